"""Games of all titles over HTTP, two people and a bot each, while the server or its database is attacked.

    python -m tests.server.siege --attack kill --times 300
    python -m tests.server.siege --attack kill,worker,parent --times 200 --postgres --workers 2
    python -m tests.server.siege --attack restart,pause,cut --times 30 --postgres --workers 2
    python -m tests.server.siege --attack lock,full,read-only --times 6

Scripts play the people's seats and repeat every request until it is answered. In the end the database itself is read:
whatever was accepted is there once, in order, without a hole, and every table can be read by a new server.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import select

from cradle import shelf
from cradle.server.schema import ENTRIES, TABLES
from cradle.server.settings import database_url
from cradle.server.store import make_engine
from tests.processes import PATIENCE
from tests.server.postgres import Postgres
from tests.server.serving import Process

Document = dict[str, Any]
REST = (0.02, 0.15)  # seconds between two answers of a person


def choice(game: int, seat: int, number: int, count: int) -> int:
    """The fixed rule: which of so many answers."""
    return random.Random(f"{game} {seat} {number}").randrange(count)


@dataclass
class Siege:
    """One server under attack and the games on it."""

    server: Process
    games: int
    titles: list[str] = field(default_factory=lambda: list(shelf.TITLES))
    attacks: Counter[str] = field(default_factory=Counter)
    tables: list[str] = field(default_factory=list)
    accepted: dict[tuple[str, int], list[tuple[str, str]]] = field(default_factory=dict)  # key and word of each answer
    answers: int = 0
    retries: int = 0
    away: int = 0  # requests that were told to come again
    finished: int = 0
    stalled: float = 0.0  # the longest time that an answer took to be accepted
    wrong: list[str] = field(default_factory=list)
    over: bool = False

    async def run(self, attack: Callable[[Siege], Awaitable[None]]) -> None:
        begun = [asyncio.create_task(self.guarded(game)) for game in range(self.games)]
        try:
            await attack(self)
        finally:
            self.over = True
            await asyncio.gather(*begun)

    async def guarded(self, game: int) -> None:
        try:
            while not self.over:
                await Evening(self, game).play()
        except Exception as error:  # every failure is reported with its game
            self.wrong.append(f"game {game}: {type(error).__name__} {error}")

    async def more(self, answers: int) -> None:
        """Until so many further answers are accepted, or the games stand still for good."""
        goal, quiet, last = self.answers + answers, time.monotonic(), self.answers
        while self.answers < goal and not self.wrong:
            await asyncio.sleep(0.005)
            if self.answers != last:
                quiet, last = time.monotonic(), self.answers
            if time.monotonic() - quiet > PATIENCE:
                raise RuntimeError("the games stand still")


class Evening:
    """One game: two people with a browser each, and a bot."""

    def __init__(self, siege: Siege, game: int) -> None:
        self.siege = siege
        self.game = game
        self.title = siege.titles[game % len(siege.titles)]
        self.people = [Person(siege), Person(siege)]
        self.chance = random.Random(game)
        self.id = f"{game}-{len(siege.tables)}"

    async def play(self) -> None:
        host, friend = self.people
        try:
            for person in self.people:
                await person.insist("POST", "/api/me")
            seats = [{"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}]
            body = {"title": self.title, "seats": seats, "open": True, "pace": "instant", "id": f"evening-{self.id}"}
            made = await host.insist("POST", "/api/tables", body)
            table = made.json()["id"]
            self.siege.tables.append(table)
            await friend.insist("POST", f"/api/tables/{table}/join", {"seat": 1})
            await asyncio.gather(*[self.seat(person, table, seat) for seat, person in enumerate(self.people)])
        finally:
            for person in self.people:
                await person.http.aclose()

    async def seat(self, person: Person, table: str, seat: int) -> None:
        self.siege.accepted[table, seat] = []
        while not self.siege.over:
            game = (await person.insist("GET", f"/api/tables/{table}/game?eye={seat}")).json()
            if game["over"]:
                self.siege.finished += seat == 0
                return
            if game["question"] is not None:
                await self.answer(person, table, seat, game)
            await asyncio.sleep(self.chance.uniform(*REST))

    async def answer(self, person: Person, table: str, seat: int, game: Document) -> None:
        accepted, question = self.siege.accepted[table, seat], game["question"]
        number, words = question["number"], [answer["word"] for answer in question["answers"]]
        assert number == len(accepted), f"seat {seat} is asked {number} after {len(accepted)} answers"
        word = words[choice(self.game, seat, number, len(words))]
        key, begun = f"{table}-{seat}-{number}-{game['number']}", time.monotonic()
        body = {"seat": seat, "number": number, "word": word, "id": key}
        response = await person.insist("POST", f"/api/tables/{table}/answers", body, [200, 422])
        if response.status_code == 422:  # somebody else was first at the fair, and what was offered is gone
            again = (await person.insist("GET", f"/api/tables/{table}/game?eye={seat}")).json()
            assert again["number"] != game["number"], f"a legal answer is refused: {response.text}"
            return
        self.siege.stalled = max(self.siege.stalled, time.monotonic() - begun)
        accepted.append((key, word))
        self.siege.answers += 1


class Person:
    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self.http = httpx.AsyncClient(base_url=siege.server.url, headers={"X-Cradle": "1"}, timeout=PATIENCE)

    async def insist(
        self, method: str, path: str, body: object = None, good: Sequence[int] = (200, 201)
    ) -> httpx.Response:
        """Repeat a request until it is answered; whoever is told to come again does so."""
        while True:
            try:
                response = await self.http.request(method, path, json=body)
            except httpx.TransportError:
                self.siege.retries += 1
                await asyncio.sleep(0.02)
                continue
            if response.status_code in (429, 503):
                self.siege.away += 1
                seconds = float(response.headers["retry-after"])
                assert 0 < seconds <= 60, f"come again in {seconds} s"
                await asyncio.sleep(min(seconds, 0.5))
                continue
            assert response.status_code in good, f"{method} {path}: {response.status_code} {response.text}"
            return response


# -- what the database has afterwards --------------------------------------------------------------------------


async def examine(siege: Siege) -> None:
    """Read the log of every table; then have a new server read every table."""
    engine = make_engine(database_url(siege.server.database))
    async with engine.connect() as connection:
        for table in siege.tables:
            counted = (await connection.execute(select(TABLES.c.entries).where(TABLES.c.id == table))).scalar_one()
            query = select(ENTRIES.c.number, ENTRIES.c.seat, ENTRIES.c.text, ENTRIES.c.key)
            rows = (await connection.execute(query.where(ENTRIES.c.table == table).order_by(ENTRIES.c.number))).all()
            numbers = [row[0] for row in rows]
            if numbers != list(range(1, counted + 1)):
                siege.wrong.append(f"table {table}: {counted} entries, numbered {numbers[:3]} … {numbers[-3:]}")
            for seat in (0, 1):
                kept = [(row[3], row[2].split(" ")[2]) for row in rows if row[1] == seat and row[3]]
                mine = siege.accepted.get((table, seat), [])
                if kept[: len(mine)] != mine or len(kept) > len(mine) + 1:
                    siege.wrong.append(f"table {table}, seat {seat}: {len(mine)} accepted, {len(kept)} kept")
    await engine.dispose()


async def read_again(siege: Siege) -> None:
    """A new server reads every table. They are open, so anybody may look."""
    reader = Person(replace(siege))  # the attacks are over: nothing is counted any more
    for table in siege.tables:
        for path in ("", "/game"):
            try:
                await reader.insist("GET", f"/api/tables/{table}{path}", good=(200, 409))
            except AssertionError as error:
                siege.wrong.append(f"table {table}{path}: {error}")
    await reader.http.aclose()


def besiege(server: Process, games: int, attack: Callable[[Siege], Awaitable[None]], titles: list[str]) -> Siege:
    siege = Siege(server, games, titles)
    try:
        asyncio.run(siege.run(attack))
        server.stop()
        asyncio.run(examine(siege))
        server.start()
        asyncio.run(read_again(siege))
    finally:
        server.stop()
    return siege


def main() -> None:
    from tests.server.attacks import ATTACKS, Attacker  # which knows this module

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attack", default="kill", help=f"in turns: {','.join(ATTACKS)}")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--games", type=int, default=40, help="at the same time")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="on a PostgreSQL server of its own")
    parser.add_argument("--answers", type=int, default=120, help="at most between two attacks")
    parser.add_argument("--titles", default=",".join(shelf.TITLES))
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgres = Postgres(durable=True) if options.postgres else None
        if postgres is not None:
            stack.callback(postgres.stop)
        attacker = Attacker(options.attack.split(","), options.times, options.answers, postgres, folder)
        stack.callback(attacker.tidy)
        server = Process(attacker.database(), workers=options.workers)
        siege = besiege(server, options.games, attacker.run, options.titles.split(","))
    print(f"attacks: {dict(siege.attacks)}; {len(siege.tables)} tables, {siege.finished} games played to the end")
    print(f"{siege.answers} answers accepted, {siege.retries} requests repeated, {siege.away} told to come again")
    print(f"longest wait for an answer {siege.stalled:.1f} s; {len(siege.wrong)} wrong", *siege.wrong[:20], sep="\n")
    raise SystemExit(1 if siege.wrong else 0)


if __name__ == "__main__":
    main()
