"""Logs that are not whole: found when a server starts, closed with a sentence, and nothing is thrown away."""

from __future__ import annotations

import asyncio
import logging
import random

import pytest
from sqlalchemy import Connection, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from cradle import shelf
from cradle.core.record import new_record
from cradle.server.desk import Desk
from cradle.server.migrate import upgrade
from cradle.server.plan import ClockRules, Closed, Place, Plan
from cradle.server.play import LogEntry, Play
from cradle.server.schema import ASIDE, ENTRIES, PERSONS, TABLES
from cradle.server.settings import database_url
from cradle.server.store import make_engine
from cradle.server.wholeness import ENTRIES as OLD_ENTRIES
from tests.server.test_house import at_desk

TITLE, BOX = shelf.title("hadara"), shelf.box("hadara")


def a_log(count: int) -> tuple[str, list[LogEntry]]:
    """A record, and so many answers."""
    record = new_record(TITLE, BOX, 2, {}, 7)
    text, play, chance = record.text(), Play(TITLE, BOX, record, ClockRules()), random.Random(3)
    log = []
    for at in range(count):
        seat = play.table.first()
        word = play.table.kind(seat).word(chance.choice(play.table.answers(seat)))
        log.append(play.answer(seat, word, f"key-{at:04}", at))
    return text, log


def old_table(connection: Connection, name: str, count: int, missing: set[int], entries: int) -> None:
    """A game of so many answers, of which some were lost."""
    record, log = a_log(count)
    places = [Place(kind="person", person="ada"), Place(kind="person", person="ada")]
    digest = shelf.box("hadara").digest
    plan = Plan(
        title="hadara", state="playing", created=1, began=1, host="ada", options={}, digest=digest, places=places
    )
    row = {"id": name, "title": "hadara", "state": "playing", "open": False, "version": 1, "entries": entries}
    more = {"changed": 1, "due": 1, "turn": "0", "plan": plan.model_dump_json(exclude={"closed"}), "record": record}
    connection.execute(insert(TABLES).values(**row, **more))
    kept = [{"table": name, **entry._asdict()} for entry in log if entry.number not in missing]
    connection.execute(insert(OLD_ENTRIES), kept)


def old_database(connection: Connection) -> None:
    upgrade(connection, "0002")
    connection.execute(insert(PERSONS).values(id="ada", name="Ada", created=1))
    old_table(connection, "good", 9, set(), 9)
    old_table(connection, "hole", 9, {4, 5}, 9)
    old_table(connection, "headless", 3, {1}, 3)
    old_table(connection, "short", 9, {9}, 9)
    old_table(connection, "miscounted", 9, set(), 7)


def prepare(database: str, work: object) -> None:
    async def life(engine: AsyncEngine) -> None:
        async with engine.begin() as connection:
            await connection.run_sync(work)  # type: ignore[arg-type]
        await engine.dispose()

    asyncio.run(life(make_engine(database_url(database))))


def test_an_older_database_with_holes(new_database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    prepare(new_database, old_database)

    async def look(desk: Desk) -> None:
        rows = {name: await desk.house.store.row(name) for name in ("good", "hole", "headless", "short", "miscounted")}
        found = {name: (row.plan.state, row.entries) for name, row in rows.items() if row is not None}
        assert found == {
            "good": ("playing", 9),
            "hole": ("closed", 3),
            "headless": ("closed", 0),
            "short": ("closed", 8),
            "miscounted": ("playing", 9),
        }
        reasons = {name: row.plan.closed for name, row in rows.items() if row is not None and row.plan.closed}
        assert reasons == {
            name: Closed(message="server-closed-hole", args={"number": number})
            for name, number in (("hole", 4), ("headless", 1), ("short", 9))
        }
        kept = await desk.house.store.ledger.rows(
            select(ASIDE.c.table, ASIDE.c.number, ASIDE.c.text).order_by(ASIDE.c.id)
        )
        log = {entry.number: entry.text for entry in a_log(9)[1]}
        wanted = [("headless", n) for n in (2, 3)] + [("hole", n) for n in (6, 7, 8, 9)]
        assert sorted(map(tuple, kept)) == [(name, n, log[n]) for name, n in wanted]
        for name, count in found.items():
            room = await desk.house.now(name)
            assert room.play is not None and len(room.play.sitting.record.lines) == count[1]

    at_desk(new_database, look)
    [line] = [record.getMessage() for record in caplog.records if "missing" in record.getMessage()]
    assert line == "answers are missing in the log of 3 tables, which are closed: headless, hole, short"
    caplog.clear()
    at_desk(new_database, look)
    assert "missing" not in caplog.text, "what was mended is not found again"


def test_what_another_program_broke_is_found_at_the_next_start(new_database: str) -> None:
    def break_it(connection: Connection) -> None:
        if connection.dialect.name == "sqlite":
            connection.execute(text("PRAGMA foreign_keys=OFF"))
            connection.execute(delete(ENTRIES).where(ENTRIES.c.table == "good", ENTRIES.c.number == 2))
        else:
            connection.execute(update(TABLES).where(TABLES.c.id == "good").values(entries=10))

    async def look(desk: Desk) -> None:
        row = await desk.house.store.row("good")
        assert row is not None and row.plan.closed is not None
        assert (row.plan.state, row.due) == ("closed", None)

    prepare(new_database, old_database)
    at_desk(new_database, nothing)
    prepare(new_database, break_it)
    at_desk(new_database, look)


async def nothing(desk: Desk) -> None:
    """Only start and stop."""
