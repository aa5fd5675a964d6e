"""A process that thinks for bots. It is handed an imagined table, so it never holds what its seat may not know, and its
luck, so that the same errand with the same number of walks has the same answer."""

from __future__ import annotations

import os
from typing import Final

from cradle.core.plain import Plain
from cradle.core.rng import seeded
from cradle.core.table import Table
from cradle.server.minds import Minds, Who
from cradle.server.slices import Rates
from cradle.server.working import at_table, serve

NICE: Final = 15  # people come first
MINDS: Final = Minds(Rates())


def think(job: Plain, table: Table, seat: int) -> Plain:
    budget, luck = job["budget"], job.get("luck", 0)
    assert isinstance(budget, float | int) and isinstance(luck, int)
    who = Who(str(job.get("home") or ""), str(job["title"]), str(job["level"]), table.seats, seat)
    rng = seeded(luck)
    if job.get("ponder"):
        more = MINDS.ponder(who, table, rng, budget)
        return {"more": bool(more), "simple": more is None}
    return {"answer": MINDS.answer(who, table, rng, budget)}


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    serve(lambda job: at_table(job, think))


if __name__ == "__main__":
    main()
