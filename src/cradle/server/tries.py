"""Which puzzles somebody has tried, the ratings, and the days in a row. Nobody sees the tries of others."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cradle.puzzles import order, rating
from cradle.puzzles.puzzle import Puzzle
from cradle.server.ledger import Ledger
from cradle.server.plan import now_ms
from cradle.server.puzzle_replies import DayReply, StandingReply
from cradle.server.schema import PUZZLES, TRIES

WEEK: Final = 7


@dataclass(frozen=True)
class Tried:
    """The first try of a puzzle."""

    puzzle: str
    day: str
    daily: bool
    word: str
    solved: bool
    before: int
    after: int


def today() -> date:
    return datetime.fromtimestamp(now_ms() / 1000, UTC).date()


async def tries_of(ledger: Ledger, person: str) -> dict[str, Tried]:
    """By puzzle, the earliest first; nothing for somebody whom the server does not know."""
    if not person:
        return {}
    columns = [TRIES.c[name] for name in Tried.__dataclass_fields__]
    query = select(*columns).where(TRIES.c.person == person).order_by(TRIES.c.at, TRIES.c.puzzle)
    return {row[0]: Tried(*row) for row in await ledger.rows(query)}


async def note(ledger: Ledger, person: str, puzzle: Puzzle, word: str, solved: bool, before: int) -> bool:
    """A first try, which moves both ratings. Whether it was the first."""
    day, name = today(), puzzle["id"]

    async def work(connection: AsyncConnection) -> None:
        known = (await connection.execute(select(PUZZLES.c.rating).where(PUZZLES.c.puzzle == name))).scalar()
        hard = rating.begins(puzzle) if known is None else known
        after, harder = rating.moved(before, hard, solved)
        values = {"day": day.isoformat(), "daily": name in order.of_day(day), "word": word, "solved": solved}
        told = {**values, "before": before, "after": after, "at": now_ms()}
        await connection.execute(insert(TRIES).values(person=person, puzzle=name, **told))
        if known is None:
            await connection.execute(insert(PUZZLES).values(puzzle=name, rating=harder, tries=1))
        else:
            change = update(PUZZLES).where(PUZZLES.c.puzzle == name)
            await connection.execute(change.values(rating=PUZZLES.c.rating + harder - hard, tries=PUZZLES.c.tries + 1))

    try:
        await ledger.run(work)
    except IntegrityError:
        return False
    return True


async def move(ledger: Ledger, guest: str, person: str) -> None:
    """What a guest has tried was tried by the account, unless it had tried that before."""
    own, others = await tries_of(ledger, person), await tries_of(ledger, guest)

    async def work(connection: AsyncConnection) -> None:
        for puzzle in others:
            if puzzle not in own:
                mine = (TRIES.c.person == guest) & (TRIES.c.puzzle == puzzle)
                await connection.execute(update(TRIES).where(mine).values(person=person))
        await connection.execute(delete(TRIES).where(TRIES.c.person == guest))

    if others:
        await ledger.run(work)


def rating_of(tried: dict[str, Tried]) -> int:
    """After the last try."""
    return next((one.after for one in reversed(list(tried.values()))), rating.FIRST)


def standing(tried: dict[str, Tried], day: date) -> StandingReply:
    solved = {one.day for one in tried.values() if one.daily and one.solved}
    missed = {one.day for one in tried.values() if one.daily and not one.solved} - solved
    for back in range(WEEK):  # whoever had tried the puzzle of a day before has done it
        at = day - timedelta(days=back)
        early = [one for name in order.of_day(at) if (one := tried.get(name)) and one.day < at.isoformat()]
        if at.isoformat() not in solved | missed and early:
            (solved if any(one.solved for one in early) else missed).add(at.isoformat())
    week = [(day - timedelta(days=back)).isoformat() for back in reversed(range(WEEK))]
    return {
        "rating": rating_of(tried),
        "streak": order.streak(solved, day),
        "week": [day_document(each, each in solved, each in missed) for each in week],
    }


def day_document(day: str, solved: bool, missed: bool) -> DayReply:
    return {"day": day, "state": "solved" if solved else "missed" if missed else "none"}
