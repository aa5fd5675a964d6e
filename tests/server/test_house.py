"""The house under pressure: many tables, tables that cannot be read, and people who do the same thing at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import insert, select, update

from cradle.server import conduct, links, opening, seating, substitutes
from cradle.server.app import running
from cradle.server.desk import Desk
from cradle.server.models import NewClock, NewSeat, NewTable
from cradle.server.people import Person
from cradle.server.plan import Place, Plan, now_ms
from cradle.server.play import LogEntry, Play
from cradle.server.problem import Conflict, Problem
from cradle.server.rematch import play_again
from cradle.server.room import Room
from cradle.server.schema import TABLES
from cradle.server.settings import PACES, Settings
from cradle.server.store import ChatLine
from tests.processes import PATIENCE


def at_desk(database: str, work: Callable[[Desk], Awaitable[None]], **settings: int) -> None:
    """Do it in a house of its own, without HTTP."""

    async def life() -> None:
        async with running(Settings(database=database, limits=False, thinkers=1, **settings)) as desk:  # type: ignore[arg-type]
            await work(desk)

    asyncio.run(life())


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


class Watcher:
    def hear(self, lines: list[ChatLine]) -> None:
        pass

    def wake(self, what: str) -> None:
        """Somebody who looks on."""


async def new_table(desk: Desk, host: Person, *kinds: str) -> Room:
    seats = [NewSeat(kind="bot", level=k) if k == "random" else NewSeat(kind=k) for k in kinds]  # type: ignore[arg-type]
    return await opening.create(desk.house, host, NewTable(title="hadara", seats=seats, pace="slow"))


def test_tables_that_are_not_there_leave_nothing_behind(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        for n in range(20):
            with pytest.raises(Problem):
                await desk.house.room(f"nothinghere{n}")
        assert desk.house.loading == {}

    at_desk(own_database, work)


def test_a_full_house_still_finds_a_table(own_database: str) -> None:
    """All others are being watched: the one that is asked for must not make way for itself."""

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        quiet = (await new_table(desk, ada, "me", "me")).row.id
        for _ in range(3):
            (await new_table(desk, ada, "me", "me")).listeners.add(Watcher())
        assert quiet not in desk.house.rooms
        assert (await desk.house.room(quiet)).row.id == quiet

    at_desk(own_database, work, rooms=2)


def test_a_table_that_a_bot_thinks_about_stays(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "me")
        room.thinking = True
        await new_table(desk, ada, "me", "me")
        assert desk.house.rooms[room.row.id] is room

    at_desk(own_database, work, rooms=1)


def test_one_broken_table_does_not_keep_the_others_from_going_on(
    own_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Not even from starting the server."""
    tables: list[str] = []

    async def leave_behind(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        tables.extend([(await new_table(desk, ada, "random", "me")).row.id for _ in range(2)])
        broken = update(TABLES).where(TABLES.c.id == tables[0]).values(due=1, plan="{}")
        async with desk.engine.begin() as connection:
            await connection.execute(broken)
            await connection.execute(update(TABLES).where(TABLES.c.id == tables[1]).values(due=2))

    async def come_back(desk: Desk) -> None:
        await until(lambda: tables[1] in desk.house.rooms)
        room = desk.house.rooms[tables[1]]
        await until(lambda: room.timer is not None or room.thinking)
        assert tables[0] not in desk.house.rooms
        assert tables[0] in caplog.text

    at_desk(own_database, leave_behind)
    at_desk(own_database, come_back)


def test_a_plan_never_overwrites_an_answer_of_another_process(own_database: str) -> None:
    """The answer came between reading the table and writing its plan."""

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "me")
        stale = await desk.house.store.row(room.row.id)
        assert stale is not None
        entry = room.play.answer(0, answer_of(room, 0), "key-0001", now_ms()) if room.play is not None else None
        assert entry is not None
        await desk.house.store.ledger.append(room.note(entry))
        with pytest.raises(Conflict):
            await desk.house.store.save(stale, stale.plan)
        assert await desk.house.store.count(room.row.id) == (1, 1)

    at_desk(own_database, work)


def test_bots_hurry_until_the_person_answers_again(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "random", "random")
        assert room.play is not None
        await conduct.answer(desk.house, room.row.id, ada.id, 0, 0, answer_of(room, 0), "key-0000")
        assert room.next_due(1000) == 1000 + PACES["slow"]
        room = await substitutes.hurry(desk.house, room.row.id, ada.id)
        assert room.play is not None and room.next_due(1000) == 1000
        room.plan.hurry = room.given_by_people() - 1  # as it is after one more answer
        assert room.next_due(1000) == 1000 + PACES["slow"]

    at_desk(own_database, work)


def test_nobody_hurries_bots_that_others_follow(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        bo, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "friend", "random")
        await links.accept(desk.house, bo, room.plan.places[1].link, "")
        with pytest.raises(Problem, match="server-hurry-others"):
            await substitutes.hurry(desk.house, room.row.id, ada.id)

    at_desk(own_database, work)


def test_somebody_looks_at_a_table_whose_plan_changed_under_an_answer(own_database: str) -> None:
    """The other process may have put a bot on a seat that is asked only after this answer."""

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "me")
        other = await desk.house.store.row(room.row.id)
        assert other is not None
        await desk.house.store.save(other, other.plan)
        assert room.play is not None
        for seat in range(2):
            entry = room.play.answer(seat, answer_of(room, seat), f"key-000{seat}", now_ms())
            await desk.house.store.ledger.append(room.note(entry))
            due = [table for _, table in await desk.house.store.due(now_ms() + 1)]
            assert due == ([room.row.id] if seat == 0 else [])
            room.row.version = other.version

    at_desk(own_database, work)


def test_a_table_that_is_due_for_nothing_is_left_in_peace(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = (await new_table(desk, ada, "me", "me")).row.id
        async with desk.engine.begin() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=1))
        desk.house.rooms.clear()
        await desk.driver.sweep(0)
        async with asyncio.timeout(PATIENCE):
            while await desk.house.store.due(now_ms()):
                await asyncio.sleep(0.02)

    at_desk(own_database, work)


def answer_of(room: Room, seat: int) -> str:
    assert room.play is not None
    return room.play.table.kind(seat).word(room.play.table.answers(seat)[0])


def test_two_snapshots_at_once_do_not_repeat_a_change(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process has just written one: the undo still counts once."""

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "me")
        for n in range(2):
            await conduct.answer(desk.house, room.row.id, ada.id, 0, n, answer_of(room, 0), f"key-{n:08}")
            await conduct.answer(desk.house, room.row.id, ada.id, 1, n, answer_of(room, 1), f"yek-{n:08}")

        def taken(job: Callable[..., Awaitable[object]]) -> None:
            raise Conflict

        monkeypatch.setattr(desk.house.store.ledger, "post", taken)
        before = room.play.sitting.last_line(0) if room.play is not None else 0
        assert (await conduct.undo(desk.house, room.row.id, ada.id, 0))["done"]
        assert room.play is not None
        assert room.play.sitting.last_line(0) < before

    at_desk(own_database, work)


async def finished(desk: Desk, *people: Person) -> Room:
    """A game of these people that has just ended."""
    room = await new_table(desk, people[0], *["me"] * len(people))

    def end(plan: Plan, room: Room) -> LogEntry | None:
        plan.state = "finished"
        for seat, person in enumerate(people):
            plan.places[seat] = Place(kind="person", person=person.id)
        return None

    return await desk.house.change(room.row.id, end)


def test_a_rematch_asked_for_twice_at_once_is_one_table(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        (ada, _), (bo, _) = await desk.people.guest(), await desk.people.guest()
        old = (await finished(desk, ada, bo)).row.id
        both = await asyncio.gather(play_again(desk.house, old, ada), play_again(desk.house, old, bo))
        assert both[0].row.id == both[1].row.id
        assert both[0].plan.state == "playing"
        mine = await desk.house.store.listed("mine", ada.id, "", now_ms() + 1000, 20)
        assert [row.id for row in mine] == [both[0].row.id]

    at_desk(own_database, work)


def test_a_rematch_that_was_given_up_can_be_asked_for_again(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        (ada, _), (bo, _) = await desk.people.guest(), await desk.people.guest()
        old = (await finished(desk, ada, bo)).row.id
        first = await play_again(desk.house, old, ada)
        await seating.leave(desk.house, first.row.id, ada)
        assert first.plan.state == "closed"
        second = await play_again(desk.house, old, bo)
        assert second.row.id != first.row.id
        assert second.plan.state == "gathering"
        assert second.plan.seats_of(bo.id) == [1]

    at_desk(own_database, work)


def test_an_empty_seat_is_free_at_the_rematch(own_database: str) -> None:
    """It must not become a bot of no level, for which everybody would wait for ever."""

    async def work(desk: Desk) -> None:
        (ada, _), (bo, _) = await desk.people.guest(), await desk.people.guest()
        room = await finished(desk, ada, bo)

        def leave(plan: Plan, room: Room) -> LogEntry | None:
            plan.free_seat(1)
            return None

        await desk.house.change(room.row.id, leave)
        again = await play_again(desk.house, room.row.id, ada)
        assert [place.kind for place in again.plan.places] == ["person", "free"]
        assert again.plan.places[1].link

    at_desk(own_database, work)


def test_clocks_do_not_keep_tables_in_memory(own_database: str) -> None:
    """Thirty tables wait for the end of somebody's time, far away: five stay, and each alarm brings its own back."""

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        clock = NewClock(move=3_600_000, bot="random")
        seats = [NewSeat(kind="me"), NewSeat(kind="me")]
        wanted = NewTable(title="hadara", seats=seats, clock=clock)
        tables = [(await opening.create(desk.house, ada, wanted)).row.id for _ in range(30)]
        assert len(desk.house.rooms) == 5
        first = tables[0]
        assert first not in desk.house.rooms
        async with desk.engine.begin() as connection:  # as if an hour had passed
            plan = select(TABLES.c.plan).where(TABLES.c.id == first)
            began = Plan.model_validate_json((await connection.execute(plan)).scalar_one())
            began.began -= 3_600_000
            late = {"plan": began.model_dump_json(), "due": now_ms()}
            await connection.execute(update(TABLES).where(TABLES.c.id == first).values(**late))
        desk.driver.ring(first, 0)
        await until(lambda: answers_at(desk, first) > 0)

    at_desk(own_database, work, rooms=5)


def answers_at(desk: Desk, table: str) -> int:
    room = desk.house.rooms.get(table)
    return room.play.entries if room is not None and room.play is not None else 0


def test_five_hundred_tables_that_cannot_be_loaded_hide_no_other(own_database: str) -> None:
    """They are looked at once, and the bot of the table behind them moves."""

    async def leave_behind(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        good.append((await new_table(desk, ada, "random", "me")).row.id)
        desk.driver.stopping = True
        async with desk.engine.begin() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == good[0]))).one()._asdict()
            bad = [{**row, "id": f"bad{n:09}", "due": n, "record": "not one", "entries": 0} for n in range(1, 502)]
            await connection.execute(insert(TABLES), bad)
            await connection.execute(update(TABLES).where(TABLES.c.id == good[0]).values(due=1000))

    async def come_back(desk: Desk) -> None:
        await until(lambda: answers_at(desk, good[0]) > 0)
        await desk.house.store.ledger.jobs.join()
        due = [table for _, table in await desk.house.store.due(now_ms() + 60_000)]
        assert not [table for table in due if table.startswith("bad")]

    good: list[str] = []
    at_desk(own_database, leave_behind)
    at_desk(own_database, come_back)


def test_a_table_that_can_be_loaded_again_goes_on(own_database: str) -> None:
    """It was left alone while it could not be read; whoever opens it wakes its bots."""

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        table = (await new_table(desk, ada, "random", "me")).row.id
        desk.house.rooms.pop(table)
        desk.house.store.not_due(table)
        await desk.house.store.ledger.jobs.join()
        room = await desk.house.now(table)
        assert room.timer is not None

    at_desk(own_database, work)


def test_a_legal_answer_is_not_refused_by_a_process_that_is_behind(own_database: str) -> None:
    """Neither by its rules nor by its numbers: a refusal counts only if it is about the present position."""

    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "me")
        desk.house.shared = True
        behind = await desk.house.load(room.row.id)
        for n, seat in enumerate((0, 1)):
            await conduct.answer(desk.house, room.row.id, ada.id, seat, 0, answer_of(room, seat), f"key-{n:08}")
        assert behind.play is not None
        word, number = answer_of(room, 0), 1
        assert word not in [behind.play.table.kind(0).word(answer) for answer in behind.play.table.answers(0)]
        desk.house.rooms[room.row.id] = behind

        def act(room: Room, play: Play) -> LogEntry | None:
            return play.answer(0, word, "key-late", now_ms())

        async with desk.house.hold(room.row.id, fresh=False) as held:
            assert held.play is not None and held.play.entries == 0
        done = await desk.house.enter(room.row.id, act)
        assert done.play is not None
        assert (done.play.entries, done.play.sitting.numbers[0]) == (3, number + 1)

    at_desk(own_database, work)


def test_a_clock_that_was_set_back_does_not_silence_bots(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was due an hour ahead by the old clock is due soon; tables that are not in memory are found as well."""

    class Clock:
        ahead = 3_600_000_000_000

        def time_ns(self) -> int:
            return time.time_ns() + self.ahead

    clock = Clock()
    monkeypatch.setattr("cradle.server.plan.time", clock)

    async def leave_behind(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        desk.driver.stopping = True
        tables.append((await new_table(desk, ada, "random", "me")).row.id)
        wanted = NewTable(title="hadara", seats=[NewSeat(kind="me")] * 2, clock=NewClock(move=1000, bot="random"))
        tables.append((await opening.create(desk.house, ada, wanted)).row.id)

    async def come_back(desk: Desk) -> None:
        await until(lambda: answers_at(desk, tables[0]) > 0 and answers_at(desk, tables[1]) > 0)

    tables: list[str] = []
    at_desk(own_database, leave_behind)
    clock.ahead = 0
    at_desk(own_database, come_back)


def test_a_snapshot_that_cannot_be_made_fails_no_answer(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        room = await new_table(desk, ada, "me", "me")
        monkeypatch.setattr(Play, "snapshot", broken)
        done = await conduct.answer(desk.house, room.row.id, ada.id, 0, 0, answer_of(room, 0), "key-00000")
        assert done == {"done": "now", "number": 1}
        assert not room.unknown

    def broken(play: Play) -> str:
        raise ValueError

    at_desk(own_database, work, snapshot_every=1)
