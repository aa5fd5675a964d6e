"""How much a server can take: `python -m cradle.server.load --tables 200 --seconds 20`.

Starts a server of its own on a temporary database, fills tables with people who answer at once, each seat with its
own socket, and measures accepted answers a second, the time from an answer to its update, and memory a table. With
`--previews` each asks what its answers would change as a browser does: when the question comes, without waiting for it.
With `--bots master,master` bots sit at every table: then it also tells how long people wait until they are asked again,
and how much memory the processes take in which bots think. With `--coach` somebody at one more table asks the coach at
every question: then it also tells how long the first guess and the whole of the help take.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Final, TypedDict

from websockets.asyncio.client import ClientConnection, connect

HOST = "127.0.0.1"
MOST_WORDS: Final = 60  # in one request for previews, as the protocol has it
LOOK: Final = 0.05  # seconds between two looks at whether the position is still the one that was asked about
LEARNED: Final = 8.0  # seconds after which a coach knows all titles, on a server that has just begun
PROBE: Final = 0.02  # seconds between two looks at whether the server stalls


class Question(TypedDict):
    number: int
    answers: list[dict[str, str]]


@dataclass
class Figures:
    answers: int = 0
    refused: int = 0
    errors: int = 0
    games: int = 0
    computed: float = 0.0  # seconds of one core in the server
    delays: list[float] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)  # from an update without a question to the next one with it
    asked: int = 0
    previews: list[float] = field(default_factory=list)  # from the request to the reply; outdated ones have none
    guesses: list[float] = field(default_factory=list)  # from a question to the coach to its first guess
    helped: list[float] = field(default_factory=list)  # and until it has said all
    stall: float = 0.0  # the longest that the server took for the smallest request


class Http:
    """One kept connection; as little as HTTP needs, so that the client does not measure itself."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        if self.streams is None:
            self.streams = await asyncio.open_connection(HOST, self.port)
        reader, writer = self.streams
        data = json.dumps(body).encode() if body is not None else b""
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nX-Cradle: 1\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        writer.write(head.encode() + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().lower().split("\r\n")
        length = next(int(line.split(":")[1]) for line in lines if line.startswith("content-length"))
        return int(lines[0].split()[1]), await reader.readexactly(length)

    async def guest(self) -> None:
        """Become somebody: the cookie is read from the first change."""
        reader, writer = await asyncio.open_connection(HOST, self.port)
        data = b'{"name": "Load"}'
        head = f"PATCH /api/me HTTP/1.1\r\nHost: {HOST}:{self.port}\r\nX-Cradle: 1\r\nConnection: close\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n".encode() + data)
        lines = (await reader.read()).decode().split("\r\n")
        writer.close()
        cookies = [line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie")]
        self.cookie = cookies[0].partition(";")[0]


class Player:
    """One seat with its socket: answers whatever it is asked, at once."""

    def __init__(self, load: Load, http: Http, table: str, seat: int) -> None:
        self.load = load
        self.http = http
        self.table = table
        self.seat = seat
        self.sent = 0.0
        self.idle = 0.0  # since when others are asked
        self.number = -1  # of the last question that it answers
        self.answering: asyncio.Task[None] | None = None
        self.wanted: dict[int, float] = {}  # previews that were asked for, by question
        self.chance = random.Random(f"{table} {seat}")
        self.socket: ClientConnection | None = None
        self.position = 0  # number of the last update

    async def play(self) -> None:
        address = f"ws://{HOST}:{self.load.port}/api/tables/{self.table}/live?eye={self.seat}"
        try:
            async with connect(address, additional_headers={"Cookie": self.http.cookie}, compression=None) as socket:
                await self.attend(socket)
        finally:
            if self.answering is not None:
                await self.answering

    async def attend(self, socket: ClientConnection) -> None:
        self.socket = socket
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "coach":
                self.advised(message["state"])
            if message["type"] == "preview" and message["number"] in self.wanted:
                self.load.figures.previews.append(time.perf_counter() - self.wanted.pop(message["number"]))
            if message["type"] != "game":
                continue
            self.position = message["number"]
            self.load.seated.add((self.table, self.seat))
            if self.sent > self.load.begun:
                self.load.figures.delays.append(time.perf_counter() - self.sent)
            self.sent = 0.0
            if message["over"]:
                self.load.figures.games += self.seat == 0
                return
            question = message["question"]
            if question is None:
                self.idle = self.idle or time.perf_counter()
            elif self.idle:
                if self.idle > self.load.begun:
                    self.load.figures.waits.append(time.perf_counter() - self.idle)
                self.idle = 0.0
            if question is not None and question["number"] != self.number:
                if self.load.over:
                    return
                self.number = question["number"]
                if self.load.previews:
                    await self.preview(socket, question)
                self.answering = asyncio.create_task(self.answer(question, self.answering))

    def advised(self, state: str) -> None:
        """Only who asks the coach hears it."""

    async def preview(self, socket: ClientConnection, question: Question) -> None:
        words = [answer["word"] for answer in question["answers"][:MOST_WORDS]]
        self.wanted = {question["number"]: time.perf_counter()}
        self.load.figures.asked += 1
        await socket.send(json.dumps({"type": "preview", "number": question["number"], "words": words}))

    async def answer(self, question: Question, before: asyncio.Task[None] | None) -> None:
        """One after the other, on one connection."""
        if before is not None:
            await before
        answers = question["answers"]
        word = self.chance.choice(answers)["word"]
        number = question["number"]
        if self.load.think:
            await asyncio.sleep(self.chance.uniform(0.5, 1.5) * self.load.think)
        body = {"seat": self.seat, "number": number, "word": word, "id": f"seat-{self.seat}-{number}"}
        self.sent = time.perf_counter()
        status, _ = await self.http.ask("POST", f"/api/tables/{self.table}/answers", body)
        if status == 200:
            self.load.figures.answers += 1
        else:
            self.load.figures.refused += 1


class Coached(Player):
    """Asks the coach at every question, and answers when it has said all."""

    asked = 0.0
    guessed = False

    async def answer(self, question: Question, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await before
        assert self.socket is not None
        self.done = asyncio.Event()
        self.asked, self.guessed = time.perf_counter(), False
        told = -1
        while not (self.done.is_set() or self.load.over):
            if told != self.position:  # others may answer meanwhile: then it has to be asked again, as a browser does
                told = self.position
                await self.socket.send(json.dumps({"type": "coach", "seat": self.seat, "number": told}))
            with suppress(TimeoutError):
                await asyncio.wait_for(self.done.wait(), LOOK)
        if self.done.is_set():
            await super().answer(question, None)

    def advised(self, state: str) -> None:
        took, figures = time.perf_counter() - self.asked, self.load.figures
        if not self.guessed:
            figures.guesses.append(took)
            self.guessed = True
        if state != "thinking":
            figures.helped.append(took)
            figures.errors += state != "done"
            self.done.set()


class Load:
    def __init__(self, port: int, pid: int, options: argparse.Namespace) -> None:
        self.port = port
        self.pid = pid
        self.title: str = options.title
        self.tables: int = options.tables
        self.seats: int = options.seats
        self.previews: bool = options.previews
        self.think: float = options.think
        self.over = False
        self.begun = time.perf_counter()  # answers that were given before do not count
        self.seated: set[tuple[str, int]] = set()
        self.figures = Figures()
        bots = [{"kind": "bot", "level": level} for level in options.bots.split(",") if level]
        self.places = [{"kind": "me"}] * options.seats + bots
        self.pace: str = options.pace
        self.coach: bool = options.coach
        self.thinking = 0  # kilobytes of the largest process in which bots think

    async def table(self, coached: bool = False) -> None:
        """One table after the other, until time is up."""
        http = Http(self.port)
        await http.guest()
        kind = Coached if coached else Player
        while not self.over:
            body = {"title": self.title, "seats": self.places, "pace": self.pace, "coach": coached}
            status, data = await http.ask("POST", "/api/tables", body)
            if status != 201:
                self.figures.errors += 1
                await asyncio.sleep(0.1)
                continue
            table = json.loads(data)["id"]
            people = [kind(self, Http(self.port, http.cookie), table, seat) for seat in range(self.seats)]
            await asyncio.gather(*[self.guarded(player) for player in people])

    async def guarded(self, player: Player) -> None:
        try:
            await player.play()
        except Exception as error:
            self.figures.errors += 1
            print(type(error).__name__, error, file=sys.stderr)

    async def run(self, seconds: float) -> float:
        """Everybody sits down first, then time counts."""
        tasks = [asyncio.create_task(self.table()) for _ in range(self.tables)]
        while len(self.seated) < self.tables * self.seats:
            await asyncio.sleep(0.1)
        if self.coach:
            await asyncio.sleep(LEARNED)
            tasks.append(asyncio.create_task(self.table(coached=True)))
        self.figures = Figures()
        self.begun, computed = time.perf_counter(), processor_seconds(self.pid)
        probe = asyncio.create_task(self.probe())
        await asyncio.sleep(seconds)
        self.over = True
        self.figures.computed = processor_seconds(self.pid) - computed
        spent = time.perf_counter() - self.begun
        await probe
        _, late = await asyncio.wait(tasks, timeout=3)
        for task in late:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return spent

    async def probe(self) -> None:
        """How long the event loop of the server stalls: the smallest request, again and again."""
        http = Http(self.port)
        while not self.over:
            begun = time.perf_counter()
            await http.ask("GET", "/api/me")
            self.figures.stall = max(self.figures.stall, time.perf_counter() - begun)
            self.thinking = max([self.thinking, *[memory(pid) for pid in thinkers_of(self.pid)]])
            await asyncio.sleep(PROBE)


def memory(pid: int) -> int:
    """Resident kilobytes, where the system tells them."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def thinkers_of(pid: int) -> list[int]:
    """The processes in which bots think, where the system tells them."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(child) for child in children if b"thinker" in Path(f"/proc/{child}/cmdline").read_bytes()]
    except OSError:
        return []


def processor_seconds(pid: int) -> float:
    """What the process has computed, where the system tells it."""
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def wait_for(port: int) -> None:
    for _ in range(600):
        try:
            if (await Http(port).ask("GET", "/api/health"))[0] == 200:
                return
        except OSError:
            await asyncio.sleep(0.05)
    raise SystemExit("the server does not start")


def cut(delays: list[float], percent: int) -> float:
    """So many of a hundred took no longer, in milliseconds."""
    cuts = quantiles(delays, n=100, method="inclusive") if len(delays) > 1 else [0.0] * 99
    return round(cuts[percent - 1] * 1000, 1)


async def measure(options: argparse.Namespace, port: int, pid: int) -> dict[str, object]:
    await wait_for(port)
    load = Load(port, pid, options)
    empty = memory(pid)
    spent = await load.run(options.seconds)
    figures = load.figures
    return {
        "tables": options.tables,
        "answers a second": round(figures.answers / spent, 1),
        "server ms of one core an answer": round(1000 * figures.computed / max(1, figures.answers), 2),
        "answer to update p50 ms": cut(figures.delays, 50),
        "answer to update p99 ms": cut(figures.delays, 99),
        "asked again after p50 ms": cut(figures.waits, 50),
        "asked again after p99 ms": cut(figures.waits, 99),
        "MB of a process that thinks": round(load.thinking / 1024, 1),
        "previews asked for a second": round(figures.asked / spent, 1),
        "previews told a second": round(len(figures.previews) / spent, 1),
        "preview p50 ms": cut(figures.previews, 50),
        "preview p99 ms": cut(figures.previews, 99),
        **coached(figures),
        "longest answer to a probe ms": round(figures.stall * 1000, 1),
        "refused": figures.refused,
        "errors": figures.errors,
        "games finished": figures.games,
        "kB a table": round((memory(pid) - empty) / options.tables, 1),
    }


def coached(figures: Figures) -> dict[str, object]:
    """How long the coach takes, if anybody has asked."""
    if not figures.helped:
        return {}
    return {
        "coach asked": len(figures.helped),
        "first guess p50 ms": cut(figures.guesses, 50),
        "first guess p99 ms": cut(figures.guesses, 99),
        "whole help p50 ms": cut(figures.helped, 50),
        "whole help p99 ms": cut(figures.helped, 99),
    }


def serve(port: int, database: str) -> None:
    import uvicorn

    from cradle.server.run import app_of_process, options
    from cradle.server.settings import Settings

    settings = Settings(database=database, limits=False, coaches_ready=1)
    uvicorn.run(app_of_process(settings), **options(HOST, port, settings))  # type: ignore[arg-type]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--title", default="hadara")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2, help="people at a table")
    parser.add_argument("--bots", default="", help="levels of the bots at a table, such as master,master")
    parser.add_argument("--pace", default="instant", help="pace of the bots: instant, fast, normal or slow")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=0.0, help="seconds before an answer; 0: at once, to saturation")
    parser.add_argument("--database", default="", help="default: a temporary SQLite file")
    parser.add_argument("--previews", action="store_true", help="ask what every answer would change, as browsers do")
    parser.add_argument("--coach", action="store_true", help="somebody at one more table asks the coach all the time")
    parser.add_argument("--serve", type=int, default=0, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(options.serve, options.database)
        return
    from cradle.server.run import free_port

    gc.disable()  # the client is not to measure its own garbage
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder) / "load.sqlite")
        port = free_port(wanted=0)
        call = [sys.executable, "-m", "cradle.server.load", "--serve", str(port), "--database", database]
        with subprocess.Popen(call, env=dict(os.environ)) as server:
            try:
                print(json.dumps(asyncio.run(measure(options, port, server.pid)), indent=1))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
