"""Analyses in the database: who waits for one, and what was found so far. Each finding is written as it comes."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cradle.analysis.whole import JUDGE, VERSION, Found
from cradle.core.errors import Args
from cradle.core.plain import Plain
from cradle.server.ledger import Ledger
from cradle.server.plan import now_ms
from cradle.server.problem import Conflict, ErrorBody
from cradle.server.schema import ANALYSES, FINDINGS, TABLES

PRESENT: Final = f"{VERSION} {JUDGE}"  # what must be the same for findings to belong together
STALE: Final = 60_000  # milliseconds without a sign after which another process takes over
PAST: Final = 5  # finished analyses by which the time of the next one is told
ADD: Final = text(
    'INSERT INTO findings ("table", kind, n, data) VALUES (:table, :kind, :n, :data) ON CONFLICT DO NOTHING'
)
COLUMNS: Final = (
    ANALYSES.c.table,
    ANALYSES.c.person,
    ANALYSES.c.asked,
    ANALYSES.c.state,
    ANALYSES.c.claimed,
    ANALYSES.c.games,
    ANALYSES.c.spent,
    ANALYSES.c.head,
    ANALYSES.c.reason,
)


@dataclass(frozen=True)
class Analysis:
    """One that was asked for, as it is stored."""

    table: str
    person: str
    asked: int
    state: str
    claimed: int
    games: int
    spent: int
    head: str | None
    reason: str | None

    def is_running(self) -> bool:
        return self.state == "asked" and self.claimed > now_ms() - STALE

    def refusal(self) -> ErrorBody | None:
        if self.reason is None:
            return None
        found = json.loads(self.reason)
        return {"message": found["message"], "args": found["args"]}


def in_order(waiting: list[Analysis], running: list[Analysis]) -> list[Analysis]:
    """Whose game is next: one person after the other, however many games one of them has asked about."""
    had = Counter(one.person for one in running)
    ranked: list[tuple[int, int, str, Analysis]] = []
    for one in sorted(waiting, key=lambda one: (one.asked, one.table)):
        ranked.append((had[one.person], one.asked, one.table, one))
        had[one.person] += 1
    return [one for _, _, _, one in sorted(ranked, key=lambda each: each[:3])]


class Findings:
    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    # -- reading -----------------------------------------------------------------------------------------------

    async def analysis(self, table: str) -> Analysis | None:
        """One of another version, or by another judge, counts for nothing."""
        query = select(*COLUMNS).where(ANALYSES.c.table == table, ANALYSES.c.version == PRESENT)
        found = await self.ledger.one(query)
        return Analysis(*found) if found is not None else None

    async def queue(self) -> tuple[list[Analysis], list[Analysis]]:
        """Those that wait, the next one first, and those that are being made."""
        rows = await self.ledger.rows(select(*COLUMNS).where(ANALYSES.c.state == "asked"))
        found = [Analysis(*row) for row in rows]
        running = [one for one in found if one.is_running()]
        return in_order([one for one in found if not one.is_running()], running), running

    async def found(self, table: str) -> list[Found]:
        query = select(FINDINGS.c.data).where(FINDINGS.c.table == table).order_by(FINDINGS.c.n, FINDINGS.c.kind)
        return [json.loads(row[0]) for row in await self.ledger.rows(query)]

    async def count(self, table: str) -> int:
        found = await self.ledger.one(select(func.count()).select_from(FINDINGS).where(FINDINGS.c.table == table))
        return int(found[0]) if found is not None else 0

    async def usual(self, title: str) -> float | None:
        """Seconds that the last analyses of the title took on this machine; none if there were none."""
        last = (
            select(ANALYSES.c.spent)
            .join(TABLES, TABLES.c.id == ANALYSES.c.table)
            .where(ANALYSES.c.state == "done", TABLES.c.title == title)
            .order_by(ANALYSES.c.asked.desc())
            .limit(PAST)
        )
        spent = [row[0] for row in await self.ledger.rows(last)]
        return sum(spent) / len(spent) / 1000 if spent else None

    # -- asking ------------------------------------------------------------------------------------------------

    async def ask(self, table: str, person: str) -> None:
        """It waits from now on. What an earlier try has found stays, if it was of this version and by this judge."""

        async def work(connection: AsyncConnection) -> None:
            key = ANALYSES.c.table == table
            known = (await connection.execute(select(ANALYSES.c.version, ANALYSES.c.state).where(key))).one_or_none()
            fresh = {"person": person, "asked": now_ms(), "state": "asked", "claimed": 0, "reason": None}
            anew = {**fresh, "version": PRESENT, "games": 0, "spent": 0, "head": None}
            if known is None:
                await connection.execute(insert(ANALYSES).values(table=table, **anew))
            elif known[0] != PRESENT:
                await connection.execute(delete(FINDINGS).where(FINDINGS.c.table == table))
                await connection.execute(update(ANALYSES).where(key).values(**anew))
            elif known[1] in ("failed", "refused"):
                await connection.execute(update(ANALYSES).where(key).values(**fresh))

        try:
            await self.ledger.run(work)
        except Conflict:
            return  # somebody else has asked for it in the same moment

    # -- working -----------------------------------------------------------------------------------------------

    async def claim(self, one: Analysis) -> bool:
        """Whether it is this process's now: another one may have been faster."""

        async def work(connection: AsyncConnection) -> bool:
            free = (ANALYSES.c.table == one.table) & (ANALYSES.c.claimed == one.claimed) & (ANALYSES.c.state == "asked")
            done = await connection.execute(update(ANALYSES).where(free).values(claimed=now_ms()))
            return done.rowcount == 1

        return await self.ledger.run(work)

    async def free_all(self) -> None:
        """Nobody else is there who could be at one of them."""

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(ANALYSES).where(ANALYSES.c.state == "asked").values(claimed=0))

        await self.ledger.run(work)

    async def begin(self, table: str, games: int, head: Plain) -> None:
        await self.note(table, games=games, head=json.dumps(head))

    async def add(self, table: str, found: Found, spent: int) -> None:
        row = {"table": table, "kind": found["kind"], "n": found["n"], "data": json.dumps(found)}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(ADD, row)
            values = {"claimed": now_ms(), "spent": ANALYSES.c.spent + spent}
            await connection.execute(update(ANALYSES).where(ANALYSES.c.table == table).values(**values))

        await self.ledger.run(work)

    async def alive(self, table: str) -> None:
        await self.note(table, claimed=now_ms())

    async def leave(self, table: str) -> None:
        await self.note(table, claimed=0)

    async def end(self, table: str, state: str) -> None:
        await self.note(table, state=state, claimed=0)

    async def refuse(self, table: str, message: str, args: Args) -> None:
        await self.note(table, state="refused", claimed=0, reason=json.dumps({"message": message, "args": args}))

    async def note(self, table: str, **values: str | int) -> None:
        async def work(connection: AsyncConnection) -> None:
            await connection.execute(update(ANALYSES).where(ANALYSES.c.table == table).values(**values))

        await self.ledger.run(work)
