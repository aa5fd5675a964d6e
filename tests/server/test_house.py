"""The house under pressure: many tables, tables that cannot be read, and people who do the same thing at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import update

from cradle.server import conduct, opening, seating
from cradle.server.app import running
from cradle.server.desk import Desk
from cradle.server.models import NewSeat, NewTable
from cradle.server.people import Person
from cradle.server.plan import Place, Plan, now_ms
from cradle.server.play import Entry
from cradle.server.problem import Conflict, Problem
from cradle.server.rematch import play_again
from cradle.server.room import Room
from cradle.server.schema import TABLES
from cradle.server.settings import Settings


def at_desk(database: str, work: Callable[[Desk], Awaitable[None]], **settings: int) -> None:
    """Do it in a house of its own, without HTTP."""

    async def life() -> None:
        async with running(Settings(database=database, limits=False, thinkers=1, **settings)) as desk:  # type: ignore[arg-type]
            await work(desk)

    asyncio.run(life())


class Watcher:
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
        assert tables[0] not in desk.house.rooms
        assert desk.house.rooms[tables[1]].timer is not None or desk.house.rooms[tables[1]].thinking
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
            assert await desk.house.store.due(now_ms() + 1) == ([room.row.id] if seat == 0 else [])
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
        for _ in range(200):
            if await desk.house.store.due(now_ms()) == []:
                return
            await asyncio.sleep(0.02)
        raise AssertionError("found due again and again")

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
        run = desk.house.store.ledger.run

        async def first_taken(job: Callable[..., Awaitable[object]]) -> object:
            if "save_snapshot" in job.__qualname__:
                raise Conflict
            return await run(job)

        monkeypatch.setattr(desk.house.store.ledger, "run", first_taken)
        before = room.play.lines_of(0) if room.play is not None else 0
        assert (await conduct.undo(desk.house, room.row.id, ada.id, 0))["done"]
        assert room.play is not None
        assert room.play.lines_of(0) == before - 1

    at_desk(own_database, work)


async def finished(desk: Desk, *people: Person) -> Room:
    """A game of these people that has just ended."""
    room = await new_table(desk, people[0], *["me"] * len(people))

    def end(plan: Plan, room: Room) -> Entry | None:
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

        def leave(plan: Plan, room: Room) -> Entry | None:
            plan.free_seat(1)
            return None

        await desk.house.change(room.row.id, leave)
        again = await play_again(desk.house, room.row.id, ada)
        assert [place.kind for place in again.plan.places] == ["person", "free"]
        assert again.plan.places[1].link

    at_desk(own_database, work)
