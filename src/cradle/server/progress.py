"""Which lessons somebody has done, and by which version of the rules."""

from __future__ import annotations

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cradle.server.ledger import Ledger
from cradle.server.plan import now_ms
from cradle.server.schema import LESSONS

Done = dict[str, int]  # lesson -> version of the rules


async def done_by(ledger: Ledger, person: str) -> dict[str, Done]:
    """By title; nothing for somebody whom the server does not know."""
    out: dict[str, Done] = {}
    if person:
        query = select(LESSONS.c.title, LESSONS.c.lesson, LESSONS.c.version).where(LESSONS.c.person == person)
        for title, lesson, version in await ledger.rows(query):
            out.setdefault(title, {})[lesson] = version
    return out


async def note(ledger: Ledger, person: str, title: str, lesson: str, version: int) -> None:
    """A lesson was done; done again it counts for the rules of today."""
    key = {"person": person, "title": title, "lesson": lesson}

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(LESSONS).filter_by(**key))
        await connection.execute(insert(LESSONS).values(**key, version=version, at=now_ms()))

    await ledger.run(work)


async def move(ledger: Ledger, guest: str, person: str) -> None:
    """What a guest has done is done for the account; what both have done keeps the later version."""
    before, own = await done_by(ledger, guest), await done_by(ledger, person)
    found = [(title, lesson, version) for title, done in before.items() for lesson, version in done.items()]
    kept = [(title, lesson) for title, lesson, version in found if own.get(title, {}).get(lesson, -1) < version]

    async def work(connection: AsyncConnection) -> None:
        for title, lesson in kept:
            key = {"title": title, "lesson": lesson}
            await connection.execute(delete(LESSONS).filter_by(person=person, **key))
            await connection.execute(update(LESSONS).filter_by(person=guest, **key).values(person=person))
        await connection.execute(delete(LESSONS).filter_by(person=guest))

    if found:
        await ledger.run(work)
