"""What an answer would change in the numbers of one's own seat, tried on tables that the seat imagines."""

from __future__ import annotations

from cradle.core.outlook import Foresight
from cradle.core.table import Table
from cradle.server.replies import Changes


def changes_of(table: Table, seat: int, answers: list[int]) -> list[Changes]:
    """For each answer `path: [before, after]`; where chance or others have a say, what several tries agree on."""
    ahead = Foresight(table, seat, numbers_of)
    return [difference(ahead.before, ahead.outlook(answer).after) for answer in answers]


def numbers_of(table: Table, seat: int) -> dict[str, int]:
    return table.numbers(seat)


def difference(before: dict[str, int], after: dict[str, int]) -> Changes:
    return {path: (before[path], value) for path, value in after.items() if before[path] != value}
