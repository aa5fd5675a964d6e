"""A process that thinks for bots. It is handed an imagined table, so it never holds what its seat may not know."""

from __future__ import annotations

import secrets

from cradle import shelf
from cradle.core.plain import Plain
from cradle.core.rng import SEED_BITS, seeded
from cradle.core.table import Table
from cradle.server.working import at_table, serve


def think(job: Plain, table: Table, seat: int) -> Plain:
    bot = shelf.bot(str(job["level"]), str(job["title"]))
    return {"answer": bot.choose(table, seat, seeded(secrets.randbits(SEED_BITS)))}


def main() -> None:
    serve(lambda job: at_table(job, think))


if __name__ == "__main__":
    main()
