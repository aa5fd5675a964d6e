"""A process that tries answers out, on a table that the seat imagines, and tells what they would change."""

from __future__ import annotations

import os
from typing import Final

from cradle.core.errors import BadRecord
from cradle.core.plain import Plain
from cradle.core.table import Table
from cradle.server.changes import changes_of
from cradle.server.working import at_table, serve

NICE: Final = 5  # answers come first


def preview(job: Plain, table: Table, seat: int) -> Plain:
    """Words that are no answers are left out."""
    words = job["words"]
    assert isinstance(words, list)
    legal = {word: answer for word in words if (answer := legal_answer(table, seat, word)) is not None}
    return {"changes": dict(zip(legal, changes_of(table, seat, list(legal.values())), strict=True))}


def legal_answer(table: Table, seat: int, word: str) -> int | None:
    try:
        answer = table.kind(seat).answer(word)
    except BadRecord:
        return None
    return None if table.why(seat, answer) else answer


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    serve(lambda job: at_table(job, preview))


if __name__ == "__main__":
    main()
