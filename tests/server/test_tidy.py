"""Tidying up: what nobody will ask for again goes, and everything that was played stays."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select, update

from cradle.server import app, seating, tidy
from cradle.server.desk import Desk
from cradle.server.house import House
from cradle.server.people import DAY, People
from cradle.server.plan import now_ms
from cradle.server.rematch import play_again
from cradle.server.schema import CHAT, PERSONS, SESSIONS, TABLES
from tests.processes import PATIENCE
from tests.server.test_house import Watcher, at_desk, finished, new_table

MONTH = 31 * DAY * 1000
YEAR = 366 * DAY * 1000


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own tidying up does not come in between."""

    async def nothing(house: House) -> None:
        pass

    monkeypatch.setattr(app, "tidy_daily", nothing)


async def grow_old(desk: Desk, age: int) -> None:
    """As if all that is there were from then."""
    then = now_ms() - age
    async with desk.engine.begin() as connection:
        await connection.execute(update(PERSONS).values(created=then))
        await connection.execute(update(SESSIONS).values(created=then, seen=then))
        await connection.execute(update(TABLES).values(changed=then))


async def persons(desk: Desk) -> set[str]:
    async with desk.engine.connect() as connection:
        return set((await connection.execute(select(PERSONS.c.id))).scalars())


async def tables(desk: Desk) -> set[str]:
    async with desk.engine.connect() as connection:
        return set((await connection.execute(select(TABLES.c.id))).scalars())


def test_a_server_tidies_up_when_it_starts(own_database: str) -> None:
    async def leave_behind(desk: Desk) -> None:
        await desk.people.guest()
        await grow_old(desk, MONTH)

    async def come_back(desk: Desk) -> None:
        async with asyncio.timeout(PATIENCE):
            while await persons(desk):
                await asyncio.sleep(0.05)

    at_desk(own_database, leave_behind)
    at_desk(own_database, come_back)


@pytest.mark.usefixtures("by_hand")
def test_guests_without_games_go_after_a_month(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        (ada, _), (bo, token), (cy, _) = [await desk.people.guest() for _ in range(3)]
        (gone, _), (known, _) = [await desk.people.guest() for _ in range(2)]
        await new_table(desk, ada, "me", "me")
        await desk.people.register(token, bo, "bo-the-second", "correct horse")
        room = await finished(desk, ada, ada)
        await desk.house.store.say(room.row.id, cy.id, None, "Cy", "Well played", "message-1", now_ms())
        await grow_old(desk, MONTH)
        fresh, _ = await desk.people.guest()
        async with desk.engine.begin() as connection:
            back = update(SESSIONS).where(SESSIONS.c.person == known.id).values(seen=now_ms())
            await connection.execute(back)
        assert (await tidy.tidy(desk.house))["guests"] == 1
        assert await persons(desk) == {ada.id, bo.id, cy.id, known.id, fresh.id}
        assert gone.id not in await persons(desk)

    at_desk(own_database, work)


@pytest.mark.usefixtures("by_hand")
def test_tables_that_nobody_started_go_after_a_month(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, _ = await desk.people.guest()
        waiting = await new_table(desk, ada, "me", "friend")
        await desk.house.store.say(waiting.row.id, ada.id, 0, "Ada", "Anybody?", "message-1", now_ms())
        given_up = await new_table(desk, ada, "me", "friend")
        await seating.leave(desk.house, given_up.row.id, ada)
        watched = await new_table(desk, ada, "me", "friend")
        watched.listeners.add(Watcher())
        running = await new_table(desk, ada, "me", "me")
        over = await finished(desk, ada, ada)
        await grow_old(desk, MONTH)
        young = await new_table(desk, ada, "me", "friend")
        assert (await tidy.tidy(desk.house))["tables"] == 2
        kept = {room.row.id for room in (watched, running, over, young)}
        assert await tables(desk) == kept
        assert kept == set(desk.house.rooms)
        async with desk.engine.connect() as connection:
            assert (await connection.execute(select(CHAT.c.text))).all() == []

    at_desk(own_database, work)


@pytest.mark.usefixtures("by_hand")
def test_a_rematch_that_was_tidied_up_can_be_asked_for_again(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        (ada, _), (bo, _) = await desk.people.guest(), await desk.people.guest()
        old = (await finished(desk, ada, bo)).row.id
        first = (await play_again(desk.house, old, ada)).row.id
        await grow_old(desk, MONTH)
        assert (await tidy.tidy(desk.house))["tables"] == 1
        assert (await play_again(desk.house, old, bo)).row.id != first

    at_desk(own_database, work)


@pytest.mark.usefixtures("by_hand")
def test_a_session_ends_when_it_was_not_used_for_a_year(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        ada, token = await desk.people.guest()
        _, other = await desk.people.guest()
        await new_table(desk, ada, "me", "me")
        await grow_old(desk, YEAR)
        people = People(desk.engine, desk.people.ledger)
        assert await people.find(token) is None
        assert (await tidy.tidy(desk.house))["sessions"] == 2
        assert await people.find(other) is None
        assert ada.id in await persons(desk)

    at_desk(own_database, work)


@pytest.mark.usefixtures("by_hand")
def test_a_session_in_use_is_noted_once_a_day(own_database: str) -> None:
    async def work(desk: Desk) -> None:
        _, token = await desk.people.guest()
        await grow_old(desk, MONTH)
        people = People(desk.engine, desk.people.ledger)
        assert [await people.see(token) for _ in range(3)] == [True, False, False]
        assert not await People(desk.engine, desk.people.ledger).see(token)
        await grow_old(desk, YEAR - MONTH)
        assert await people.find(token) is not None

    at_desk(own_database, work)


@pytest.mark.usefixtures("by_hand")
def test_much_is_tidied_up_in_portions(own_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy, "PORTION", 3)
    monkeypatch.setattr(tidy, "PORTIONS", 2)

    async def work(desk: Desk) -> None:
        for _ in range(8):
            await desk.people.guest()
        await grow_old(desk, MONTH)
        assert [(await tidy.tidy(desk.house))["guests"] for _ in range(3)] == [6, 2, 0]

    at_desk(own_database, work)
