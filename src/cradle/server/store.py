"""Reading and writing tables: the only place that knows the database's columns of a game."""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final
from weakref import WeakSet

from sqlalchemy import URL, delete, event, insert, select, tuple_, update
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from cradle.server.away import SECONDS, Watch
from cradle.server.ledger import GOODBYE, Ledger, Work
from cradle.server.plan import Plan
from cradle.server.play import LogEntry
from cradle.server.problem import Conflict
from cradle.server.replies import LabelReply
from cradle.server.schema import CHAT, ENTRIES, LINKS, PLACES, SNAPSHOTS, TABLES

BUSY: Final = round(SECONDS * 800)  # milliseconds that SQLite waits for another writer: less than anybody else waits
PATIENCE: Final = 30.0  # seconds for a file's connection to end: a slow disk, not somebody who is away
PAGE: Final = 500  # tables that are looked at in one go
ROW = (
    TABLES.c.id,
    TABLES.c.version,
    TABLES.c.entries,
    TABLES.c.changed,
    TABLES.c.due,
    TABLES.c.turn,
    TABLES.c.plan,
    TABLES.c.record,
    TABLES.c.content,
)
LINE = (CHAT.c.number, CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at, CHAT.c.said)


@dataclass
class Row:
    """A table as it is stored."""

    id: str
    version: int
    entries: int
    changed: int
    due: int | None
    turn: str
    plan: Plan
    record: str | None
    content: str | None


@dataclass(frozen=True)
class ChatLine:
    number: int
    seat: int | None
    name: str
    text: str
    at: int
    said: str | None = (
        None  # a message with its arguments as JSON, which has no text: readers have it in their language
    )


def make_engine(url: URL) -> AsyncEngine:
    ping = url.drivername.startswith("postgresql")
    # What is hidden must not get into a log either, so errors do not show what was written.
    engine = create_async_engine(
        url,
        pool_size=5,
        max_overflow=5,
        pool_timeout=SECONDS,
        pool_pre_ping=ping,
        hide_parameters=True,
        connect_args={"timeout": SECONDS},
    )
    if url.drivername.startswith("sqlite"):
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def open_lines(engine: AsyncEngine) -> WeakSet[Any]:
    """All connections, those that a pool does not know any more among them; those to SQLite by their threads."""
    lines: WeakSet[Any] = WeakSet()
    serves = "driver_connection" if engine.dialect.name == "postgresql" else "driver_connection._thread"
    event.listen(engine.sync_engine, "connect", lambda line, _: lines.add(attrgetter(serves)(line)))
    return lines


async def hang_up(engine: AsyncEngine, watch: Watch, lines: WeakSet[Any]) -> None:
    """Take leave of the database: a connection that is left open outlives its loop. One that hangs is cut off; a
    thread cannot be, but comes to its end by itself, for SQLite waits for nobody longer than BUSY.
    """
    far = engine.dialect.name == "postgresql"
    with contextlib.suppress(TimeoutError):
        await watch.bounded(engine.dispose(), GOODBYE if far else PATIENCE)
    for line in lines:
        if not far:
            await asyncio.to_thread(line.join, PATIENCE)
        elif not line.is_closed():
            line.terminate()


def prepare_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    """Readers do not wait for the writer; a commit survives the death of the process."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", f"busy_timeout={BUSY}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


class Store:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    # -- tables ------------------------------------------------------------------------------------------------

    async def add(self, row: Row, *more: Work) -> None:
        """A new table, and whatever else is written with it."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES).values(id=row.id, title=row.plan.title, **columns(row)))
            await tie(connection, row.id, ties(row.plan))
            for part in more:
                await part(connection)

        await self.ledger.run(work)

    async def save(self, row: Row, before: Plan, entry: LogEntry | None = None) -> None:
        """The plan, if plan and log are still those that were read, and an entry with it. Conflict changes nothing."""

        async def work(connection: AsyncConnection) -> None:
            if entry is not None:
                await connection.execute(insert(ENTRIES).values(table=row.id, **entry._asdict()))
            had = row.entries - (1 if entry is not None else 0)
            known = (TABLES.c.id == row.id) & (TABLES.c.version == row.version) & (TABLES.c.entries == had)
            values = columns(row) | {"version": row.version + 1}
            done = await connection.execute(update(TABLES).where(known).values(**values))
            if done.rowcount != 1:
                raise Conflict
            if ties(row.plan) != ties(before):
                await connection.execute(delete(PLACES).where(PLACES.c.table == row.id))
                await connection.execute(delete(LINKS).where(LINKS.c.table == row.id))
                await tie(connection, row.id, ties(row.plan))
            await self.ledger.ring(connection, f"table {row.id}")

        await self.ledger.run(work)
        row.version += 1

    async def row(self, table: str) -> Row | None:
        found = await self.ledger.one(select(*ROW).where(TABLES.c.id == table))
        return row_of(tuple(found)) if found is not None else None

    async def count(self, table: str) -> tuple[int, int] | None:
        """Version and number of entries: whether what is in memory is still the truth."""
        query = select(TABLES.c.version, TABLES.c.entries).where(TABLES.c.id == table)
        found = await self.ledger.one(query)
        return (found[0], found[1]) if found is not None else None

    async def entries(self, table: str, after: int) -> list[LogEntry]:
        query = (
            select(ENTRIES.c.number, ENTRIES.c.kind, ENTRIES.c.seat, ENTRIES.c.text, ENTRIES.c.key, ENTRIES.c.at)
            .where(ENTRIES.c.table == table, ENTRIES.c.number > after)
            .order_by(ENTRIES.c.number)
        )
        return [LogEntry(*row) for row in await self.ledger.rows(query)]

    async def listed(self, kind: str, person: str, title: str, before: int, limit: int) -> list[Row]:
        query = select(*ROW).where(TABLES.c.changed < before).order_by(TABLES.c.changed.desc()).limit(limit)
        if title:
            query = query.where(TABLES.c.title == title)
        if kind == "open":
            query = query.where(TABLES.c.open, TABLES.c.state.in_(["gathering", "playing"]))
        else:
            states = ["finished"] if kind == "finished" else ["gathering", "playing", "closed"]
            query = query.join(PLACES, PLACES.c.table == TABLES.c.id)
            query = query.where(PLACES.c.person == person, TABLES.c.state.in_(states))
        return [row_of(tuple(row)) for row in await self.ledger.rows(query)]

    async def due(self, before: int, after: tuple[int, str] = (0, "")) -> list[tuple[int, str]]:
        """Tables that somebody should have driven on by now, the longest due first: when, and which."""
        passed = tuple_(TABLES.c.due, TABLES.c.id) > after
        query = select(TABLES.c.due, TABLES.c.id).where(TABLES.c.due <= before, passed)
        return [(row[0], row[1]) for row in await self.ledger.rows(query.order_by(*query.selected_columns).limit(PAGE))]

    async def early(self, now: int) -> list[str]:
        """Tables that wait for a time of another clock: they were changed later than now."""
        query = select(TABLES.c.id).where(TABLES.c.due > now, TABLES.c.changed > now)
        return [row[0] for row in await self.ledger.rows(query)]

    def not_due(self, table: str) -> None:
        """Nobody need look at a table that cannot be read; who opens it sets its time anew."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(due=None))

        self.ledger.post(work)

    async def set_due(self, row: Row, entries: int) -> None:
        """When somebody must look next, if plan and log are still those that were read."""

        async def work(connection: AsyncConnection) -> None:
            known = (TABLES.c.id == row.id) & (TABLES.c.version == row.version) & (TABLES.c.entries == entries)
            await connection.execute(update(TABLES).where(known).values(due=row.due))

        await self.ledger.run(work)

    async def link(self, secret: str) -> str | None:
        found = await self.ledger.one(select(LINKS.c.table).where(LINKS.c.secret == secret))
        return found[0] if found is not None else None

    # -- snapshots ---------------------------------------------------------------------------------------------

    async def snapshot(self, table: str) -> tuple[int, str] | None:
        query = select(SNAPSHOTS.c.number, SNAPSHOTS.c.data).where(SNAPSHOTS.c.table == table)
        found = await self.ledger.one(query)
        return (found[0], found[1]) if found is not None else None

    def save_snapshot(self, table: str, number: int, data: str) -> None:
        """Nobody waits for it: without it loading takes longer. Of two processes either one's will do."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
            await connection.execute(insert(SNAPSHOTS).values(table=table, number=number, data=data))

        self.ledger.post(work)

    # -- chat --------------------------------------------------------------------------------------------------

    async def chat(self, table: str, after: int, limit: int = 200) -> list[ChatLine]:
        query = (
            select(*LINE)
            .where(CHAT.c.table == table, CHAT.c.number > after)
            .order_by(CHAT.c.number.desc())
            .limit(limit)
        )
        rows = await self.ledger.rows(query)
        return [ChatLine(*row) for row in reversed(rows)]

    async def say(
        self,
        table: str,
        person: str | None,
        seat: int | None,
        name: str,
        words: str,
        key: str,
        at: int,
        message: LabelReply | None = None,
    ) -> ChatLine:
        """One line more; the same key gives the line that is there already."""

        async def work(connection: AsyncConnection) -> ChatLine:
            known = select(*LINE).where(CHAT.c.table == table, CHAT.c.key == key)
            found = (await connection.execute(known)).one_or_none()
            if found is not None:
                return ChatLine(*found)
            last = select(CHAT.c.number).where(CHAT.c.table == table).order_by(CHAT.c.number.desc()).limit(1)
            number = ((await connection.execute(last)).scalar_one_or_none() or 0) + 1
            line = ChatLine(number, seat, name, words, at, json.dumps(message) if message is not None else None)
            await connection.execute(insert(CHAT).values(table=table, person=person, key=key, **vars(line)))
            await self.ledger.ring(connection, f"chat {table}")
            return line

        for _ in range(5):
            try:
                return await self.ledger.run(work)
            except Conflict:
                continue
        raise Conflict


def ties(plan: Plan) -> tuple[list[str], list[str]]:
    """Who finds the table among theirs, and which links lead to it. One that was given up is nobody's."""
    if plan.state == "closed" and plan.closed is None:
        return [], []
    people = {*plan.people(), *plan.watchers, plan.host, *[place.kept for place in plan.places]}
    return sorted(people - {""}), plan.links()


async def tie(connection: AsyncConnection, table: str, tied: tuple[list[str], list[str]]) -> None:
    people, links = tied
    if people:
        await connection.execute(insert(PLACES), [{"table": table, "person": person} for person in people])
    if links:
        await connection.execute(insert(LINKS), [{"secret": link, "table": table} for link in links])


def columns(row: Row) -> dict[str, object]:
    return {
        "state": row.plan.state,
        "open": row.plan.open,
        "version": row.version,
        "entries": row.entries,
        "changed": row.changed,
        "due": row.due,
        "turn": row.turn,
        "plan": row.plan.model_dump_json(),
        "record": row.record,
        "content": row.content,
        "digest": row.plan.digest,
    }


def row_of(found: tuple[object, ...]) -> Row:
    row = Row(*found)  # type: ignore[arg-type]
    row.plan = Plan.model_validate_json(str(row.plan))
    return row
