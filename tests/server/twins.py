"""A game, and for every eye its twin: a second game that is equal to that eye and different in what is hidden.

Both get the same answers as long as the eye is told the same; what it is sent, and the work done for it, is compared.
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from types import SimpleNamespace
from typing import cast
from unittest import mock

import httpx
import pytest
from cachetools import TTLCache
from fastapi import FastAPI
from sqlalchemy import event
from starlette.websockets import WebSocket

from cradle import shelf
from cradle.core.plain import Plain
from cradle.core.record import new_record, opening
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table
from cradle.server import app as app_module
from cradle.server import conduct, plan, update
from cradle.server.analyses import Analyses
from cradle.server.api.live import Socket
from cradle.server.app import make_app, running
from cradle.server.archive import Archive
from cradle.server.clerk import Clerk
from cradle.server.desk import COOKIE, Desk
from cradle.server.driver import Driver
from cradle.server.house import fresh_row
from cradle.server.people import Person
from cradle.server.plan import ClockRules, Place, Plan, new_id
from cradle.server.play import Play
from cradle.server.room import Room
from cradle.server.settings import Settings

COUNTED = ("view", "imagine", "clone", "dump", "sheet")
Ask = Callable[[Clerk, Plain, float], Awaitable[Plain]]
WORK: Counter[str] = Counter()  # all that was done since it was cleared


class Clock:
    """The time of the server, in the test's own hand."""

    now = 1_800_000_000_000

    @classmethod
    def time_ns(cls) -> int:
        return cls.now * 1_000_000


class Ear:
    """A socket without a net."""

    def __init__(self) -> None:
        self.client = SimpleNamespace(host="127.0.0.1")
        self.heard: list[str] = []

    async def send_text(self, text: str) -> None:
        WORK["messages"] += 1
        self.heard.append(text)


def count_calls(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Whatever is asked of a table of this title is counted, and what is handed to a process for previews."""
    title, box = shelf.title(name), shelf.box(name)
    kind = type(opening(new_record(title, box, title.seats[-1], {}, 1), title, box))

    def counting(method: str, real: Callable[..., object]) -> Callable[..., object]:
        def counted(self: Table, *args: object) -> object:
            WORK[method] += 1
            return real(self, *args)

        return counted

    async def told(clerk: Clerk, job: Plain, seconds: float, real: Ask = Clerk.ask) -> Plain:
        WORK[f"told {json.dumps(job)}"] += 1
        return await real(clerk, job, seconds)

    for method in COUNTED:
        monkeypatch.setattr(kind, method, counting(method, getattr(kind, method)))
    monkeypatch.setattr(Clerk, "ask", told)


async def rest(of: object) -> None:
    """Nothing is tidied up or kept meanwhile: its work would be counted."""


@asynccontextmanager
async def house(monkeypatch: pytest.MonkeyPatch, folder: object, name: str) -> AsyncIterator[tuple[Desk, FastAPI]]:
    """A server without a net, on which time stands still and everything is counted."""
    monkeypatch.setattr(plan, "time", Clock)
    count_calls(monkeypatch, name)
    monkeypatch.setattr(app_module, "tidy_daily", rest)
    monkeypatch.setattr(Analyses, "work", rest)
    monkeypatch.setattr(Archive, "work", rest)
    monkeypatch.setattr(Driver, "sweep_for_ever", rest)
    settings = Settings(f"{folder}/twins.sqlite", limits=False, thinkers=1, snapshot_every=10**6, sweep_seconds=1e6)
    async with running(settings) as desk:
        desk.people.known = TTLCache(maxsize=100, ttl=1e9)

        @event.listens_for(desk.engine.sync_engine, "before_cursor_execute")
        def count(*args: object) -> None:
            WORK["statements"] += 1

        app = make_app(settings)
        app.state.desk = desk
        yield desk, app


class Side:
    """One of both games, as one eye sees it."""

    def __init__(self, desk: Desk, http: httpx.AsyncClient, room: Room, eye: int, who: tuple[Person, str]) -> None:
        self.desk = desk
        self.http = http
        self.room = room
        self.eye = eye
        self.person, self.token = who
        self.ear = Ear()
        self.socket = Socket(desk, cast(WebSocket, self.ear), room, self.person.id, self.token)
        self.socket.look_through(eye, None)
        room.listeners.add(self.socket)

    @property
    def play(self) -> Play:
        assert self.room.play is not None
        return self.room.play

    def plain(self, text: str) -> str:
        """Without what differs by design."""
        return text.replace(self.room.row.id, "table")

    async def hear(self) -> list[str]:
        """What the socket sends now."""
        WORK["woken"] += self.socket.event.is_set()
        if self.socket.event.is_set():
            await self.socket.tell()
        heard, self.ear.heard = self.ear.heard, []
        return [self.plain(text) for text in heard]

    async def game(self) -> list[str]:
        """An update, asked for in the same number again."""
        async with self.desk.house.reading(self.room, self.eye):
            return [self.plain(self.room.game_text(self.eye, self.play.sitting.journal.noticed[self.eye]) or "")]

    async def imagined(self) -> object:
        """What previews, scores and bots are worked out from, as everybody there would see it."""
        table = self.play.table.imagine(self.eye, seeded(7))
        return json.dumps([table.view(eye) for eye in range(table.seats)])

    async def get(self, path: str, **query: object) -> list[str]:
        found = await self.http.get(
            f"/api/tables{path and '/' + self.room.row.id + path}",
            params=query,  # type: ignore[arg-type]
            headers={"cookie": f"{COOKIE}={self.token}"},
        )
        if path:
            return [str(found.status_code), self.plain(found.text)]
        tables = [table for table in found.json()["tables"] if table["id"] == self.room.row.id]
        return [str(found.status_code), self.plain(str(tables))]

    async def why(self) -> list[str]:
        kind = self.play.table.kind(self.eye) if self.eye in self.play.table.asked() else None
        words = [kind.word(n) for n in range(0, kind.bound, 1 + kind.bound // 40)] if kind is not None else ["pass"]
        return await self.get("/why", seat=min(self.eye, self.play.table.seats - 1), word=words)

    async def preview(self) -> list[str]:
        """As a browser asks: for all answers when the question appears."""
        if self.eye not in self.play.table.asked():
            return []
        kind, answers = self.play.table.kind(self.eye), self.play.table.answers(self.eye)[:8]
        await self.socket.preview(self.play.sitting.numbers[self.eye], [kind.word(answer) for answer in answers])
        await asyncio.gather(*self.desk.previews.tasks)
        return await self.hear()

    async def coach(self) -> list[str]:
        """All that the coach says, from the first guess to the end."""
        told: list[str] = []
        advise = self.socket.advise

        def overheard(asked: int, seat: int, text: str) -> bool:
            told.append(text)
            return advise(asked, seat, text)

        with mock.patch.object(self.socket, "advise", overheard):
            await self.socket.coach(self.eye, self.play.sitting.journal.noticed[self.eye])
            await asyncio.gather(*self.desk.coaches.tasks)
        return [*told, *await self.hear()]

    async def answer(self, who: str, seat: int, word: str, key: str) -> None:
        await conduct.answer(self.desk.house, self.room.row.id, who, seat, self.play.sitting.numbers[seat], word, key)

    async def take_back(self, who: str, seat: int) -> None:
        await conduct.take_back(self.desk.house, self.room.row.id, who, seat, self.play.sitting.numbers[seat])


class Pair:
    """The game and its twin for one eye."""

    def __init__(self, real: Side, twin: Side, luck: Rng) -> None:
        self.real = real
        self.twin = twin
        self.eye = real.eye
        self.luck = luck
        self.parted = False  # they differ in a sealed answer that will be opened
        self.written = True  # the twin's row in the database is of its present table
        self.compared = 0
        self.deal_anew()

    def deal_anew(self) -> None:
        """All that the eye does not know is made up on the twin's table; what it was told is the same."""
        real, twin = self.real.play.sitting, self.twin.play.sitting
        twin.record.lines = real.record.lines[:]
        table, mark = real.table.imagine(self.eye, self.luck), real.table.mark()
        twin.settle_on(table, [table.mark() if known == mark else None for known in real.marks])
        twin.journal.forget()
        twin.journal.remember(real.journal.told, copy.deepcopy(real.journal.offsets))
        self.twin.play.clocks.state = self.real.play.clocks.state.model_copy(deep=True)
        for side in (self.real, self.twin):
            side.room.pages.pop(self.eye, None)
            side.room.outlooks.pop(self.eye, None)
        self.twin.room.row.turn = self.real.room.row.turn
        self.parted = self.written = False

    async def same(self, what: str, act: Callable[[Side], Awaitable[object]]) -> None:
        """Both sides are told the same, and the same is done for it."""
        (told, work), (other, other_work) = [await measured(act, side) for side in (self.real, self.twin)]
        assert told == other, f"{what}: eye {self.eye} is told something else"
        assert work == other_work, f"{what}: the work for eye {self.eye} is another: {work} and {other_work}"
        self.compared += 1

    async def look(self, turn: int) -> None:
        """What comes by itself, and everything that this eye can ask for, in turns."""
        await self.same("live", Side.hear)
        if (turn + self.eye) % 3:
            await self.same("an update", Side.game)
            if (turn + self.eye) % 3 == 1:
                await self.same("what is imagined", Side.imagined)
            return
        routes: list[Callable[[Side], Awaitable[object]]] = [
            lambda side: side.get("/game", eye=self.eye),
            lambda side: side.get(
                "/game", eye=self.eye, since=max(0, side.play.sitting.journal.noticed[self.eye] - turn % 4)
            ),
            lambda side: side.get("/chat"),
            Side.preview,
            lambda side: side.get("?"),
            Side.why,
        ]
        turn //= 3
        await self.same("a request", routes[turn % len(routes)])
        if turn % 4 == 0 and self.written:
            await self.same("the list", lambda side: side.get("", list="mine"))

    def told_the_same(self) -> bool:
        return not self.parted and self.last_news(self.real.play) == self.last_news(self.twin.play)

    def last_news(self, play: Play) -> object:
        return update.happened(play.sitting, self.eye, play.sitting.journal.noticed[self.eye] - 1)

    def word(self, seat: int, word: str, sealed: bool, chance: random.Random) -> str:
        """What the seat answers in the twin: a sealed answer may be another, nobody sees it."""
        for _ in range(4):
            table = self.twin.play.table
            words = [table.kind(seat).word(answer) for answer in table.answers(seat)]
            if sealed and seat != self.eye and chance.random() < 0.6:
                other = chance.choice([w for w in words if w != word] or words)
                self.parted = self.parted or other != word
                return other
            if word in words:
                return word
            if sealed or self.real.play.sitting.sealed():
                self.parted = True
                return chance.choice(words)
            self.deal_anew()
        twin = self.twin.play.sitting
        twin.settle_on(self.real.play.table.clone(), twin.marks)  # nothing that was made up has this answer
        self.parted = True
        return word


async def measured(act: Callable[[Side], Awaitable[object]], side: Side) -> tuple[object, dict[str, int]]:
    WORK.clear()
    told = await act(side)
    return told, {name: n for name, n in WORK.items() if n}


def random_game(name: str, seats: int, seed: int) -> tuple[list[str], list[int]]:
    """The lines of a whole game, and the steps at which nothing lies face down."""
    title, box = shelf.title(name), shelf.box(name)
    play, chance = Play(title, box, new_record(title, box, seats, {}, seed), ClockRules()), random.Random(seed)
    open_steps = []
    while not play.table.over() and len(play.sitting.record.lines) < 3000:
        if not play.sitting.sealed():
            open_steps.append(len(play.sitting.record.lines))
        seat = chance.choice(play.table.asked())
        play.answer(seat, play.table.kind(seat).word(chance.choice(play.table.answers(seat))), None, 0)
    return play.sitting.record.lines, open_steps


class Game:
    """One game with all its twins, from a step on."""

    def __init__(self, name: str, seats: int, seed: int, lines: list[str]) -> None:
        self.name = name
        self.seats = seats
        self.seed = seed
        self.lines = lines
        self.chance = random.Random(seed)
        self.turn = 0

    async def seat(self, desk: Desk, app: FastAPI) -> None:
        """Everybody sits down: each seat is a person, and somebody watches."""
        self.people = [await desk.people.guest() for _ in range(self.seats + 1)]
        for person, token in self.people:
            await desk.people.see(token)
            assert person.id
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=True)
        self.http = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")
        real = await self.room(desk)
        self.pairs = []
        for eye, who in enumerate(self.people):
            sides = [Side(desk, self.http, room, eye, who) for room in (real, await self.room(desk))]
            self.pairs.append(Pair(sides[0], sides[1], seeded(self.seed + eye)))
        for pair in self.pairs:
            await pair.same("the first look", Side.hear)

    async def room(self, desk: Desk) -> Room:
        title, box = shelf.title(self.name), shelf.box(self.name)
        record = new_record(title, box, self.seats, {}, self.seed)
        record.lines = self.lines[:]
        places = [Place(kind="person", person=who.id, name=f"{seat}") for seat, (who, _) in enumerate(self.people[:-1])]
        plan = Plan(
            title=self.name,
            state="playing",
            open=True,
            created=Clock.now,
            began=Clock.now,
            host=self.people[0][0].id,
            options={},
            digest=box.digest,
            places=places,
            clock=ClockRules(move=60_000, game=600_000),
        )
        room = await desk.house.open_table(fresh_row(new_id(), plan, record.text(), None), box)
        return room

    async def play(self, lines: list[str]) -> None:
        """The recorded answers, one after the other."""
        for line in lines:
            seat, _, word = line.split(" ")
            await self.step(int(seat), word)

    async def step(self, seat: int, word: str) -> None:
        self.turn += 1
        Clock.now += 1000
        real = self.pairs[0].real
        sealed = is_sealed(real.play.table, seat, word)
        who, key = self.people[seat][0].id, f"answer-{self.turn:04}"
        if sealed and self.turn % 2:
            await self.change_of_mind(seat, word)
        words = [pair.word(seat, word, sealed, self.chance) for pair in self.pairs]
        work = {}
        _, work["real"] = await measured(lambda side: side.answer(who, seat, word, key), real)
        if sealed:
            for pair in self.others(seat):
                await pair.look(self.turn)  # the twin has not answered yet: nobody can tell
        for pair, other in zip(self.pairs, words, strict=True):
            _, work["twin"] = await measured(lambda side, w=other: side.answer(who, seat, w, key), pair.twin)  # type: ignore[misc]
            pair.written = True
            if real.play.table.over():
                continue
            if sealed or pair.told_the_same():
                assert work["real"] == work["twin"], f"the work for an answer: {work}"
                await pair.look(self.turn + 1)
            else:
                await pair.real.hear()
                await pair.twin.hear()
                pair.deal_anew()

    async def change_of_mind(self, seat: int, word: str) -> None:
        """A sealed answer and its take-back, in the game and not in the others' twins."""
        who, key = self.people[seat][0].id, f"never-{self.turn:04}"
        own = self.pairs[seat]
        for side in (own.real, own.twin):
            await side.answer(who, seat, word, key)
        await own.look(self.turn)
        for pair in self.others(seat):
            await pair.look(self.turn + 2)
        for side in (own.real, own.twin):
            await side.take_back(who, seat)
        await own.look(self.turn)
        for pair in self.others(seat):
            await pair.look(self.turn + 4)

    def others(self, seat: int) -> Iterator[Pair]:
        return (pair for pair in self.pairs if pair.eye != seat)

    async def rise(self) -> None:
        await self.http.aclose()
        for pair in self.pairs:
            for side in (pair.real, pair.twin):
                side.room.listeners.discard(side.socket)


def is_sealed(table: Table, seat: int, word: str) -> bool:
    """Whether the answer would lie face down."""
    trial = table.clone()
    trial.take(seat, trial.kind(seat).answer(word))
    return trial.waiting(seat)


@contextmanager
def still() -> Iterator[None]:
    """The clock goes back when the game is over."""
    before = Clock.now
    try:
        yield
    finally:
        Clock.now = before


def play_twins(
    monkeypatch: pytest.MonkeyPatch, folder: object, name: str, seats: int, seed: int, most: int, parts: int
) -> list[int]:
    """A whole game in so many parts of at most so many answers; how often each eye's games were compared."""
    lines, open_steps = random_game(name, seats, seed)
    compared = [0] * (seats + 1)

    async def work() -> None:
        async with house(monkeypatch, folder, name) as (desk, app):
            for n in range(parts):
                wanted = (len(lines) - most) * n // max(1, parts - 1) if len(lines) > most else 0
                start = max(step for step in open_steps if step <= wanted)
                game = Game(name, seats, seed, lines[:start])
                await game.seat(desk, app)
                await game.play(lines[start:] if n and n == parts - 1 else lines[start : start + most])
                await game.rise()
                for pair in game.pairs:
                    compared[pair.eye] += pair.compared

    with still():
        asyncio.run(work())
    return compared
