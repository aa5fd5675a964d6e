"""Tidying up, at the start and once a day: what nobody will ask for again. Games that were played always stay.

A session ends when it was not seen for a year. A table that nobody started goes after a month without a change, and
a guest without games who was not seen for a month. Everything goes in small portions, so that nobody waits.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import delete, exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cradle.server.away import Away
from cradle.server.house import House
from cradle.server.people import DAY, SESSION_DAYS, days_ago
from cradle.server.problem import Conflict
from cradle.server.schema import (
    ASIDE,
    CHAT,
    CONTENTS,
    ENTRIES,
    LESSONS,
    LINKS,
    PERSONS,
    PLACES,
    REPLAYS,
    SESSIONS,
    SNAPSHOTS,
    TABLES,
    TRIES,
)

LOG = logging.getLogger("cradle.server")
TABLE_DAYS: Final = 30
GUEST_DAYS: Final = 30
PORTION: Final = 200  # rows in one transaction
PORTIONS: Final = 100  # of a kind in one day

Portion = Callable[[AsyncConnection], Awaitable[int]]


async def tidy_daily(house: House) -> None:
    while True:
        try:
            await tidy(house)
        except Away:
            LOG.warning("what is old will be tidied up tomorrow")
        except Exception:
            LOG.exception("what is old could not be tidied up")
        await asyncio.sleep(DAY)


async def tidy(house: House) -> dict[str, int]:
    """How many of each went."""

    async def tables(connection: AsyncConnection) -> int:
        return await clear_tables(connection, house)

    return {
        "sessions": await in_portions(house, end_sessions),
        "tables": await in_portions(house, tables),
        "guests": await in_portions(house, forget_guests),
        "contents": await in_portions(house, forget_contents),
    }


async def in_portions(house: House, work: Portion) -> int:
    gone = 0
    for _ in range(PORTIONS):
        try:
            count = await house.store.ledger.run(work)
        except Conflict:
            break  # somebody has just come back: tomorrow is another day
        gone += count
        if count < PORTION:
            break
    return gone


async def end_sessions(connection: AsyncConnection) -> int:
    old = select(SESSIONS.c.digest).where(SESSIONS.c.seen < days_ago(SESSION_DAYS)).limit(PORTION)
    found = list((await connection.execute(old)).scalars())
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.digest.in_(found)))
    return len(found)


async def clear_tables(connection: AsyncConnection, house: House) -> int:
    """Tables without a single answer; not those that somebody looks at."""
    kept = exists().where(ASIDE.c.table == TABLES.c.id)
    unplayed = TABLES.c.state.in_(["gathering", "closed"]) & (TABLES.c.entries == 0) & ~kept
    old = select(TABLES.c.id).where(unplayed, TABLES.c.changed < days_ago(TABLE_DAYS)).limit(PORTION)
    rooms = {table: house.rooms.get(table) for table in (await connection.execute(old)).scalars()}
    found = [table for table, room in rooms.items() if room is None or room.is_quiet()]
    for part in (LINKS, PLACES, CHAT, SNAPSHOTS, REPLAYS, ENTRIES):
        await connection.execute(delete(part).where(part.c.table.in_(found)))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(found)))
    for table in found:
        house.rooms.pop(table, None)
    return len(found)


async def forget_guests(connection: AsyncConnection) -> int:
    """Guests who sit nowhere, have said nothing that is kept, and did not come back."""
    since = days_ago(GUEST_DAYS)
    seen = exists().where(SESSIONS.c.person == PERSONS.c.id, SESSIONS.c.seen >= since)
    sits = exists().where(PLACES.c.person == PERSONS.c.id)
    said = exists().where(CHAT.c.person == PERSONS.c.id)
    old = select(PERSONS.c.id).where(PERSONS.c.login.is_(None), PERSONS.c.created < since, ~seen, ~sits, ~said)
    found = list((await connection.execute(old.limit(PORTION))).scalars())
    await connection.execute(delete(SESSIONS).where(SESSIONS.c.person.in_(found)))
    await connection.execute(delete(LESSONS).where(LESSONS.c.person.in_(found)))
    await connection.execute(delete(TRIES).where(TRIES.c.person.in_(found)))
    await connection.execute(delete(PERSONS).where(PERSONS.c.id.in_(found)))
    return len(found)


async def forget_contents(connection: AsyncConnection) -> int:
    """Values that no table is played with, and with which none was made for a while."""
    unused = ~exists().where(TABLES.c.digest == CONTENTS.c.digest)
    old = CONTENTS.c.used < days_ago(TABLE_DAYS)
    found = list((await connection.execute(select(CONTENTS.c.digest).where(old, unused).limit(PORTION))).scalars())
    await connection.execute(delete(CONTENTS).where(CONTENTS.c.digest.in_(found), old))
    return len(found)
