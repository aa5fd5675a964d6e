"""Whatever the database does, and wherever it does it: what was accepted is there, once, and the game can be read."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TypeVar

import pytest
from sqlalchemy import event, func, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cradle.server import conduct
from cradle.server.away import SECONDS, Away, Watch
from cradle.server.ledger import Note
from cradle.server.people import Person
from cradle.server.plan import Plan, Proposal, now_ms
from cradle.server.play import LogEntry
from cradle.server.problem import Conflict, Problem
from cradle.server.room import Room
from cradle.server.schema import ENTRIES
from tests.server.faults import KINDS, Ground, ground
from tests.server.test_house import answer_of, new_table

T = TypeVar("T")
Deed = Callable[[], Awaitable[T]]


def on_ground(database: str, work: Callable[[Ground], Awaitable[None]]) -> None:
    async def life() -> None:
        async with ground(database) as place:
            await work(place)

    asyncio.run(life())


class Game:
    """A table with two seats of one person, and what was accepted there."""

    def __init__(self, place: Ground, room: Room, person: Person) -> None:
        self.place = place
        self.house = place.house
        self.room = room
        self.table = room.row.id
        self.person = person.id
        self.accepted: list[str] = []  # the keys of answers

    async def answer(self, key: str) -> str:
        """Seat 0, or seat 1 if it is not asked."""
        async with self.house.hold(self.table) as room:
            assert room.play is not None
            known = room.play.keys.get(key)
            seat = room.play.table.first() if known is None else known[0]
            number = room.play.sitting.numbers[seat]
            word = known[1].split(" ")[-1] if known is not None else answer_of(room, seat)
        done = await conduct.answer(self.house, self.table, self.person, seat, number, word, key)
        self.accepted.append(key)
        return str(done["done"])

    async def check(self) -> None:
        """The log is whole and is what was accepted; memory is what the log says."""
        self.place.faults.plant(-1, "")
        await self.place.ledger.jobs.join()
        log = await self.house.store.entries(self.table, 0)
        count = await self.house.store.count(self.table)
        assert [entry.number for entry in log] == list(range(1, len(log) + 1))
        assert count is not None and count[1] == len(log)
        assert [entry.key for entry in log if entry.key is not None] == self.accepted
        async with self.house.hold(self.table) as room:
            fresh = await self.house.load(self.table)
            assert room.play is not None and fresh.play is not None
            assert room.play.table.digest() == fresh.play.table.digest()
            assert (room.play.sitting.record.lines, room.play.keys) == (
                fresh.play.sitting.record.lines,
                fresh.play.keys,
            )
            assert room.row == fresh.row


async def new_game(place: Ground) -> Game:
    ada, _ = await place.people.guest()
    room = await new_table(place, ada, "me", "me")  # type: ignore[arg-type]
    game = Game(place, room, ada)
    await game.answer("before-1")
    await place.ledger.jobs.join()
    return game


async def insist(deed: Deed[T]) -> T:
    """As a client does: again while the database is away."""
    for _ in range(20):
        try:
            return await deed()
        except Away:
            continue
    raise AssertionError("never done")


async def steps_of(game: Game, deed: Deed[object]) -> int:
    game.place.faults.plant(-1, "")
    await deed()
    await game.place.ledger.jobs.join()
    return game.place.faults.steps


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_counts_once_whatever_step_fails(own_database: str, kind: str) -> None:
    """With the snapshot that follows it: the second answer makes one."""

    async def work(place: Ground) -> None:
        trial = await new_game(place)
        count = await steps_of(trial, lambda: trial.answer("after-2"))
        assert count >= 6
        for step in range(count):
            game = await new_game(place)
            place.faults.plant(step, kind)
            assert await insist(partial(game.answer, "after-2")) in ("now", "already")
            assert await insist(partial(game.answer, "after-3")) in ("now", "already")
            await game.check()

    on_ground(own_database, work)


@pytest.mark.parametrize("kind", KINDS)
def test_an_answer_that_ends_a_proposal_counts_once_whatever_step_fails(own_database: str, kind: str) -> None:
    """It is written with the plan, as is the last one of a game."""

    async def work(place: Ground) -> None:
        count = await steps_of(trial := await proposed(place), lambda: trial.answer("after-2"))
        for step in range(count):
            game = await proposed(place)
            place.faults.plant(step, kind)
            assert await insist(partial(game.answer, "after-2")) in ("now", "already")
            assert game.room.plan.proposal is None
            await game.check()

    on_ground(own_database, work)


async def proposed(place: Ground) -> Game:
    game = await new_game(place)

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        plan.proposal = Proposal(id=1, seat=1, agreed=[1], needed=[0, 1])
        return None

    await game.house.change(game.table, edit)
    return game


@pytest.mark.parametrize("kind", KINDS)
def test_an_undo_counts_once_whatever_step_fails(own_database: str, kind: str) -> None:
    async def work(place: Ground) -> None:
        trial = await new_game(place)
        count = await steps_of(trial, lambda: undo(trial))
        for step in range(count):
            game = await new_game(place)
            place.faults.plant(step, kind)
            await insist(partial(undo, game))
            place.faults.plant(-1, "")
            async with game.house.hold(game.table) as room:
                assert room.play is not None and room.play.sitting.record.lines == []
            assert await insist(partial(game.answer, "after-2")) in ("now", "already")
            await game.check()

    on_ground(own_database, work)


async def undo(game: Game) -> None:
    """As a browser asks: with the number that was seen, so that a second one changes nothing."""
    try:
        await conduct.undo(game.house, game.table, game.person, 0, 1)
    except Problem as problem:
        if problem.message != "server-stale":
            raise


@pytest.mark.parametrize("kind", KINDS)
def test_a_change_of_the_plan_is_whole_whatever_step_fails(own_database: str, kind: str) -> None:
    async def work(place: Ground) -> None:
        def edit(plan: Plan, room: Room) -> LogEntry | None:
            plan.pace = "instant"
            plan.watchers = [*{*plan.watchers, plan.host}]
            return None

        trial = await new_game(place)
        count = await steps_of(trial, lambda: trial.house.change(trial.table, edit))
        for step in range(count):
            game = await new_game(place)
            place.faults.plant(step, kind)
            await insist(partial(game.house.change, game.table, edit))
            assert game.room.plan.pace == "instant"
            await game.check()

    on_ground(own_database, work)


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_of_chat_is_said_once_whatever_step_fails(own_database: str, kind: str) -> None:
    async def work(place: Ground) -> None:
        game = await new_game(place)
        store, said = place.house.store, 0

        async def say() -> None:
            await store.say(game.table, game.person, 0, "Ada", "Hello", f"chat-{said:04}", now_ms())

        for step in range(await steps_of(game, say)):
            said += 1
            place.faults.plant(step, kind)
            await insist(say)
        lines = await store.chat(game.table, 0)
        assert [line.number for line in lines] == list(range(1, said + 2))

    on_ground(own_database, work)


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_that_cannot_be_read_now_is_read_later(own_database: str, kind: str) -> None:
    async def work(place: Ground) -> None:
        game = await new_game(place)

        async def read() -> object:
            place.house.rooms.clear()
            return await place.house.now(game.table)

        for step in range(await steps_of(game, read)):
            place.faults.plant(step, kind)
            await insist(read)
            await game.check()

    on_ground(own_database, work)


def test_an_unwritten_answer_is_never_shown_as_played(own_database: str) -> None:
    """The room stays for those who listen, but nobody sees it before it is made anew."""

    async def work(place: Ground) -> None:
        game = await new_game(place)
        place.faults.plant(3 if place.house.shared else 1, "fails")
        with pytest.raises(Away):
            await game.answer("after-2")
        assert game.room.unknown
        async with place.house.hold(game.table) as room:
            assert room is game.room
            assert room.play is not None and room.play.entries == 1
        assert not game.room.unknown

    on_ground(own_database, work)


def test_who_waited_for_what_could_not_be_written_is_not_shown_it(
    own_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(place: Ground) -> None:
        game, fail = await new_game(place), asyncio.Event()

        async def hold_up(note: Note) -> None:
            await fail.wait()
            raise Away

        async def look() -> int:
            async with place.house.reading(game.room, 0):
                assert game.room.play is not None
                return game.room.play.entries

        monkeypatch.setattr(place.ledger, "append", hold_up)
        answering = asyncio.create_task(game.answer("after-2"))
        while not game.room.lock.locked():
            await asyncio.sleep(0)
        looking = asyncio.create_task(look())
        await asyncio.sleep(0)
        fail.set()
        with pytest.raises(Away):
            await answering
        assert await looking == 1

    on_ground(own_database, work)


@pytest.mark.parametrize("another", [False, True], ids=["alone", "with an answer in between"])
def test_a_transaction_that_comes_through_late_is_not_doubled(
    own_database: str, another: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection was lost after COMMIT was sent, and the table was read again before it was done."""

    async def work(place: Ground) -> None:
        game, late = await new_game(place), []
        append = place.ledger.append

        async def hold_up(note: Note) -> None:
            late.append(note)
            raise Away

        monkeypatch.setattr(place.ledger, "append", hold_up)
        with pytest.raises(Away):
            await game.answer("after-2")
        monkeypatch.undo()
        assert (await place.house.now(game.table)).play is not None
        if another:
            assert await game.answer("other-2") == "now"
            with pytest.raises(Conflict):
                await append(late[0])
        else:
            await append(late[0])
        assert await game.answer("after-2") == ("now" if another else "already")
        await game.check()

    on_ground(own_database, work)


def test_the_database_refuses_a_hole_and_a_second_one(own_database: str) -> None:
    async def work(place: Ground) -> None:
        game = await new_game(place)
        for number in (0, 1, 3):
            row = LogEntry(number, "answer", 0, "0 choose-board crest-1", None, 1)._asdict()
            async with place.engine.connect() as connection:
                with pytest.raises(IntegrityError):
                    await connection.execute(ENTRIES.insert().values(table=game.table, **row))

    on_ground(own_database, work)


def test_a_batch_fails_as_a_whole_when_the_database_is_away(own_database: str) -> None:
    """Not one time-out after another; only the guilty one fails where a rule of the database is broken."""

    async def work(place: Ground) -> None:
        games = [await new_game(place) for _ in range(6)]
        tries: list[object] = []

        async def transaction(connection: object) -> None:
            tries.append(connection)
            await place.hang()

        jobs = [place.ledger.run(transaction) for _ in range(5)] + [game.answer("after-2") for game in games]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(error, Away) for error in done[:5])
        assert len(tries) == 1
        for game in games:
            await insist(partial(game.answer, "after-2"))

    on_ground(own_database, work)


def test_an_answer_waits_for_one_other_piece_of_writing_at_most(own_database: str) -> None:
    async def work(place: Ground) -> None:
        game = await new_game(place)
        counts: list[int] = []  # entries of the log when each of the others is written
        begun = asyncio.Event()
        given = asyncio.create_task(wait_and_answer(game, begun))

        async def transaction(connection: AsyncConnection) -> None:
            begun.set()
            while place.ledger.jobs.empty() and not counts:
                await asyncio.sleep(0)
            query = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.table == game.table)
            counts.append((await connection.execute(query)).scalar_one())

        await asyncio.gather(given, *[place.ledger.run(transaction) for _ in range(5)])
        assert counts == [1, 2, 2, 2, 2]

    on_ground(own_database, work)


async def wait_and_answer(game: Game, begun: asyncio.Event) -> None:
    await begun.wait()
    await game.answer("after-2")


def test_the_log_says_once_that_the_database_has_gone_and_once_that_it_is_back(
    own_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)

    async def work(place: Ground) -> None:
        game = await new_game(place)
        for n in range(3):
            place.faults.plant(0, "fails")
            with pytest.raises(Away):
                await place.ledger.check()
            assert n >= 0
        await place.ledger.check()
        await game.answer("after-2")

    on_ground(own_database, work)
    said = [record.getMessage() for record in caplog.records if record.name == "cradle.server"]
    assert [line.partition(" (")[0] for line in said] == ["the database does not answer", "the database is back"]
    assert not [record for record in caplog.records if record.exc_info]


# -- SQLite ----------------------------------------------------------------------------------------------------


@contextmanager
def pragma(engine: AsyncEngine, meanwhile: str, afterwards: str) -> Iterator[None]:
    """A setting for every connection that is used."""
    said = meanwhile

    def set_up(connection: object, *_: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]
        cursor.execute(f"PRAGMA {said}")
        cursor.close()

    event.listen(engine.sync_engine, "checkout", set_up)
    yield
    said = afterwards


@pytest.mark.parametrize(
    ("meanwhile", "afterwards"),
    [("query_only=ON", "query_only=OFF"), ("max_page_count=1", "max_page_count=1000000")],
    ids=["read-only", "full"],
)
def test_a_file_that_cannot_be_written_to(
    tmp_path_factory: pytest.TempPathFactory, meanwhile: str, afterwards: str
) -> None:
    async def work(place: Ground) -> None:
        game = await new_game(place)
        with pragma(place.engine, meanwhile, afterwards):
            with pytest.raises(Away):
                await many(game)
            async with place.house.hold(game.table) as room:
                assert room.play is not None and room.play.entries == len(game.accepted)
        await game.answer("once-more")
        await game.check()

    on_ground(str(tmp_path_factory.mktemp("file") / "x.sqlite"), work)


async def many(game: Game) -> None:
    """A file that is full still has room for a few."""
    for n in range(200):
        await game.answer(f"after-{n:03}")


def test_a_file_that_another_program_has_locked(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = str(tmp_path_factory.mktemp("locked") / "x.sqlite")

    async def work(place: Ground) -> None:
        game = await new_game(place)
        place.ledger.watch = Watch()
        place.ledger.seconds = 0.5
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Away):
            await game.answer("after-2")
        place.ledger.seconds = SECONDS
        async with place.house.hold(game.table) as room:
            assert room.play is not None and room.play.entries == 1
        other.execute("ROLLBACK")
        other.close()
        await insist(lambda: game.answer("after-2"))
        await game.check()

    on_ground(file, work)
