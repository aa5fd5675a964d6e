"""Logs of games that are not whole: found at every start, closed, and what cannot be read any more is kept aside.

The database refuses holes since schema 3; older ones, or a file that another program wrote to, may have some.
"""

from __future__ import annotations

import json
import logging
from typing import Final, NamedTuple

from sqlalchemy import Connection, column, delete, func, insert, or_, select, table, update

LOG = logging.getLogger("cradle.server")

# Only what is needed here, so that this works with every schema since the first.
TABLES: Final = table("tables", *map(column, ("id", "state", "version", "entries", "due", "turn", "plan")))
ANSWER: Final = ("table", "number", "kind", "seat", "text", "key", "at")
ENTRIES: Final = table("entries", *map(column, ANSWER))
ASIDE: Final = table("aside", *map(column, ANSWER))


class Broken(NamedTuple):
    id: str
    version: int
    entries: int
    plan: str


def mend(connection: Connection) -> list[str]:
    """Close every table whose log has a hole or ends too early. Returns their names."""
    closed = [found.id for found in broken(connection) if not is_whole(connection, found)]
    if closed:
        LOG.warning(
            "answers are missing in the log of %d tables, which are closed: %s", len(closed), ", ".join(sorted(closed))
        )
    return closed


def broken(connection: Connection) -> list[Broken]:
    """Tables whose number of answers is not what their log has, or whose log has not all numbers up to its last."""
    count, last = func.count().label("count"), func.max(ENTRIES.c.number).label("last")
    logs = select(ENTRIES.c.table, count, last).group_by(ENTRIES.c.table).subquery()
    query = (
        select(TABLES.c.id, TABLES.c.version, TABLES.c.entries, TABLES.c.plan)
        .outerjoin(logs, logs.c.table == TABLES.c.id)
        .where(
            or_(
                func.coalesce(logs.c.count, 0) != TABLES.c.entries,
                func.coalesce(logs.c.last, 0) != TABLES.c.entries,
            )
        )
    )
    return [Broken(*row) for row in connection.execute(query)]


def is_whole(connection: Connection, found: Broken) -> bool:
    """Mend one table; True if only the count was wrong and no answer is missing."""
    log = select(ENTRIES.c.number).where(ENTRIES.c.table == found.id).order_by(ENTRIES.c.number)
    numbers = list(connection.execute(log).scalars())
    whole = next((n for n, number in enumerate(numbers) if number != n + 1), len(numbers))
    complete = whole == len(numbers) and whole > found.entries
    values: dict[str, object] = {"entries": whole, "version": found.version + 1}
    if not complete:
        rest = (ENTRIES.c.table == found.id) & (ENTRIES.c.number > whole)
        connection.execute(insert(ASIDE).from_select(ANSWER, select(*ENTRIES.c).where(rest)))
        connection.execute(delete(ENTRIES).where(rest))
        values |= {"state": "closed", "due": None, "turn": "", "plan": closed_plan(found.plan, whole + 1)}
    known = (TABLES.c.id == found.id) & (TABLES.c.version == found.version)
    connection.execute(update(TABLES).where(known).values(**values))
    return complete


def closed_plan(plan: str, missing: int) -> str:
    """The plan of the table, closed with the reason that people are told."""
    reason = {"message": "server-closed-hole", "args": {"number": missing}}
    try:
        return json.dumps({**json.loads(plan), "state": "closed", "proposal": None, "closed": reason})
    except (ValueError, TypeError):
        return plan  # it cannot be read at all; the server starts all the same
