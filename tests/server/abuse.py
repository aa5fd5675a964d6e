"""What one hostile guest can do to the others: `python -m tests.server.abuse`, on a server with its limits on.

While an abuse lasts, a victim plays at another table. Told are the victim's waiting time before and during it, the
server's memory before, at its highest and a minute later, and every reply of the server that is a fault.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx
from websockets.asyncio.client import connect

from cradle.server.load import memory
from tests.server.serving import HOST, Process

QUIET = 4.0  # seconds of the victim's play that count as undisturbed
LASTS = 8.0  # seconds of an abuse
ELSEWHERE = "127.0.0.2"  # the victim's address: connections of one address make way for each other
PAUSE = 0.06  # seconds between two requests of the victim, who stays within what everybody is allowed
SLACK = 6.0  # milliseconds: below that twice as long is not felt


@dataclass
class Tally:
    """What the abuser heard."""

    statuses: Counter[str] = field(default_factory=Counter)


class Guest:
    def __init__(self, url: str, tally: Tally | None = None, address: str = HOST) -> None:
        self.url = url
        self.tally = tally
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=url, headers={"X-Cradle": "1"}, timeout=30, transport=transport)

    async def ask(self, method: str, path: str, body: object = None) -> httpx.Response | None:
        try:
            response = await self.http.request(method, path, json=body)
        except httpx.HTTPError as error:
            self.count(type(error).__name__)
            return None
        self.count(str(response.status_code))
        return response

    def count(self, what: str) -> None:
        if self.tally is not None:
            self.tally.statuses[what] += 1

    def cookies(self) -> dict[str, str]:
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}

    async def table(self, title: str = "hadara", **more: object) -> str:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        body = {"title": title, "seats": seats, "pace": "instant", **more}
        response = await self.ask("POST", "/api/tables", body)
        return str(response.json().get("id", "")) if response is not None else ""

    async def answer(self, table: str) -> bool:
        """The first legal answer, if there is a question."""
        response = await self.ask("GET", f"/api/tables/{table}/game?eye=0")
        if response is None or response.status_code != 200:
            return False
        question = response.json()["question"]
        if question is None:
            return False
        body = {"seat": 0, "number": question["number"], "word": question["answers"][0]["word"], "id": fresh()}
        await self.ask("POST", f"/api/tables/{table}/answers", body)
        return True


def fresh() -> str:
    return f"k{time.monotonic_ns()}"


# -- the abuses ------------------------------------------------------------------------------------------------


async def dotted_keys(url: str, tally: Tally) -> None:
    """Own content whose keys have very many parts."""
    text = ".".join(["a"] * 20_000) + " = 1\n"
    await many_contents(url, tally, [text, text * 10, ("a." * 100 + "b = 1\n") * 2400])


async def nested(url: str, tally: Tally) -> None:
    """Own content with deep brackets."""
    depths = (300, 3000, 100_000)
    await many_contents(url, tally, [f"cards = {'[' * n}{']' * n}\n" for n in depths])


async def many_contents(url: str, tally: Tally, texts: list[str]) -> None:
    async def one(text: str) -> None:
        guest = Guest(url, tally)
        for _ in range(3):
            await guest.table(content=text)

    await asyncio.gather(*[one(text) for text in texts for _ in range(3)])


async def deep_json(url: str, tally: Tally) -> None:
    """Bodies that no reader likes."""
    bodies = ["[" * 60_000, '{"a":' * 10_000, '{"title": 1e999}', '"\\ud800"', "9" * 60_000, "NaN", "\x00" * 60_000]
    async with httpx.AsyncClient(base_url=url, headers={"X-Cradle": "1", "Content-Type": "application/json"}) as http:
        for _ in range(20):
            for body in bodies:
                response = await http.post("/api/tables", content=body.encode())
                tally.statuses[str(response.status_code)] += 1


async def previews(url: str, tally: Tally) -> None:
    """As many previews as the server gives, at the widest questions."""
    guest = Guest(url, tally)
    table = await guest.table("tapestry")
    for _ in range(30):
        await guest.answer(table)
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?eye=0"
    with contextlib.suppress(Exception):
        async with asyncio.timeout(LASTS), connect(address, additional_headers=guest.cookies()) as socket:
            while True:
                message = json.loads(await socket.recv())
                tally.statuses[message["type"]] += 1
                question = message.get("question") if message["type"] == "game" else None
                if question:
                    words = [answer["word"] for answer in question["answers"]][:60]
                    for _ in range(50):
                        text = json.dumps({"type": "preview", "number": question["number"], "words": words})
                        await socket.send(text)
                await guest.answer(table)


async def chat(url: str, tally: Tally) -> None:
    """Many sockets at one table, and everybody talks."""
    host = Guest(url, tally)
    table = await host.table(open=True)
    guests = [Guest(url, tally) for _ in range(34)]
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"

    async def listen(guest: Guest) -> None:
        await guest.ask("PATCH", "/api/me", {"name": "Loud"})
        with contextlib.suppress(Exception):
            async with connect(address, additional_headers=guest.cookies()) as socket:
                async for _ in socket:
                    pass

    ears = [asyncio.create_task(listen(guest)) for guest in guests for _ in range(25)]
    await asyncio.sleep(2)
    end = time.monotonic() + LASTS
    while time.monotonic() < end:
        said = [{"text": "hello", "id": f"{fresh()}-{n}"} for n in range(len(guests))]
        path = f"/api/tables/{table}/chat"
        await asyncio.gather(*[guest.ask("POST", path, line) for guest, line in zip(guests, said, strict=True)])
    for ear in ears:
        ear.cancel()
    await asyncio.gather(*ears, return_exceptions=True)


async def headers(url: str, tally: Tally) -> None:
    """Headers without end, on many connections."""
    port = int(url.rpartition(":")[2])

    async def one() -> None:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(HOST, port)
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            for n in range(3000):
                writer.write(b"X-%d: " % n + b"x" * 1000 + b"\r\n")
                await writer.drain()
            tally.statuses["endless headers taken"] += 1
            writer.close()

    await asyncio.gather(*[one() for _ in range(100)])


async def half_requests(url: str, tally: Tally) -> None:
    """Connections that begin a request and never end it, while newcomers come."""
    port = int(url.rpartition(":")[2])
    held = []
    for n in range(1200):
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(HOST, port)
            head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Cradle: 1\r\nContent-Length: 60000\r\n"
            writer.write(head + (b"\r\n{" if n % 2 else b""))
            held.append(writer)
    await asyncio.sleep(LASTS)
    newcomer = Guest(url, tally)
    response = await newcomer.ask("GET", "/api/health")
    tally.statuses["newcomer kept out"] += response is None or response.status_code != 200
    for writer in held:
        writer.close()


async def library(url: str, tally: Tally) -> None:
    """The longest documents again and again."""
    guest = Guest(url, tally)
    end = time.monotonic() + LASTS

    async def read() -> None:
        while time.monotonic() < end:
            for path in ("/api/titles", "/api/titles/tapestry/content", "/api/rules/tapestry/ru", "/api/openapi.json"):
                await guest.ask("GET", path)

    await asyncio.gather(*[read() for _ in range(8)])


async def returning(url: str, tally: Tally) -> None:
    """Many sockets that return at once, again and again."""
    guests = [Guest(url, tally) for _ in range(30)]
    tables = [await guest.table() for guest in guests]

    async def come(guest: Guest, table: str) -> None:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        with contextlib.suppress(Exception):
            async with connect(address, additional_headers=guest.cookies()) as socket:
                await socket.recv()
                tally.statuses["told"] += 1

    end = time.monotonic() + LASTS
    while time.monotonic() < end:
        await asyncio.gather(*[come(g, t) for g, t in zip(guests, tables, strict=True) for _ in range(10)])


async def uploads(url: str, tally: Tally) -> None:
    """Long records, as often as they are taken."""
    record = long_record()
    guests = [Guest(url, tally) for _ in range(4)]
    end = time.monotonic() + LASTS
    while time.monotonic() < end:
        await asyncio.gather(*[guest.ask("POST", "/api/records", {"record": record}) for guest in guests])


def long_record() -> str:
    from cradle import shelf
    from cradle.core.sitting import begin

    title = shelf.title("horizon")
    sitting = begin(title, shelf.box("horizon"), 4, {}, 5)
    while not sitting.table.over() and len(sitting.record.lines) < 3000:
        seat = sitting.table.first()
        answers = sitting.table.answers(seat)
        sitting.answer(seat, answers[len(sitting.record.lines) * 7919 % len(answers)])
    return sitting.record.text()


ABUSES: dict[str, Callable[[str, Tally], Awaitable[None]]] = {
    "dotted-keys": dotted_keys,
    "nested": nested,
    "deep-json": deep_json,
    "previews": previews,
    "chat": chat,
    "headers": headers,
    "half-requests": half_requests,
    "library": library,
    "returning": returning,
    "uploads": uploads,
}


# -- the victim ------------------------------------------------------------------------------------------------


class Victim:
    """Plays as fast as is allowed and notes how long everything takes."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url, address=ELSEWHERE)
        self.delays: list[float] = []
        self.failed = 0
        self.over = False

    async def play(self) -> None:
        table = ""
        while not self.over:
            if not table:
                table = await self.guest.table()
            begun = time.perf_counter()
            response = await self.guest.ask("GET", f"/api/tables/{table}/game?eye=0")
            self.delays.append(1000 * (time.perf_counter() - begun))
            if response is None or response.status_code != 200:
                self.failed += 1
            elif response.json()["over"]:
                table = ""
            elif response.json()["question"] is not None:
                await self.guest.answer(table)
            await asyncio.sleep(PAUSE)


@dataclass
class Outcome:
    before: float
    during: float
    failed: int
    empty: int
    highest: int
    after: int
    heard: str

    def bad(self) -> list[str]:
        out = []
        if self.during > 2 * self.before and self.during - self.before > SLACK:
            out.append(f"the victim waits {self.during:.1f} ms instead of {self.before:.1f}")
        if self.failed:
            out.append(f"{self.failed} requests of the victim failed")
        if self.after > 1.2 * self.empty:
            out.append(f"memory {self.empty} → {self.after} kB")
        if "'5" in self.heard.replace("'503'", ""):
            out.append("a fault of the server")
        return out


async def suffer(url: str, pid: int, name: str, patience: float) -> Outcome:
    victim = Victim(url)
    playing = asyncio.create_task(victim.play())
    await asyncio.sleep(QUIET)
    before, empty = median(victim.delays), memory(pid)
    victim.delays.clear()
    call = [sys.executable, "-m", "tests.server.abuse", "--commit", name, "--url", url]
    abuser = await asyncio.create_subprocess_exec(*call, stdout=asyncio.subprocess.PIPE)
    highest = empty
    while abuser.returncode is None:
        highest = max(highest, memory(pid))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(abuser.wait(), 0.1)
    assert abuser.stdout is not None
    heard = (await abuser.stdout.read()).decode().strip()
    during = median(victim.delays)
    victim.over = True
    await playing
    end = time.monotonic() + patience
    while memory(pid) > 1.2 * empty and time.monotonic() < end:
        await asyncio.sleep(0.5)
    return Outcome(before, during, victim.failed, empty, highest, memory(pid), heard)


async def commit(name: str, url: str) -> None:
    tally = Tally()
    await asyncio.wait_for(ABUSES[name](url, tally), 60)
    print(dict(tally.statuses))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help=f"one or more of {','.join(ABUSES)}")
    parser.add_argument("--patience", type=float, default=60, help="seconds in which memory must come back")
    parser.add_argument("--commit", default="", help=argparse.SUPPRESS)
    parser.add_argument("--url", default="", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.commit:
        asyncio.run(commit(options.commit, options.url))
        return
    worst = 0
    with tempfile.TemporaryDirectory() as folder:
        for name in options.only.split(",") if options.only else ABUSES:
            errors = Path(folder) / f"{name}.log"
            with errors.open("w") as log:
                server = Process(str(Path(folder) / f"{name}.sqlite"), limits=True, errors=log)
                try:
                    outcome = asyncio.run(suffer(server.url, server.process.pid, name, options.patience))
                finally:
                    server.stop()
            bad = outcome.bad() + (["a traceback"] if "Traceback" in errors.read_text() else [])
            memories = f"{outcome.empty // 1024} → {outcome.highest // 1024} → {outcome.after // 1024} MB"
            print(f"{name:14} p50 {outcome.before:5.1f} → {outcome.during:6.1f} ms  {memories:22} {outcome.heard}")
            print(*[f"  WRONG: {line}" for line in bad], sep="\n", end="\n" if bad else "", flush=True)
            worst += len(bad)
    raise SystemExit(1 if worst else 0)


if __name__ == "__main__":
    main()
