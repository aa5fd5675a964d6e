"""Positions of a game that are always the same: played here, then taken over in the browser."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cradle import shelf
from cradle.core.record import Record
from cradle.core.rng import seeded
from cradle.core.sitting import begin
from cradle.core.table import Table

SEEDS = 60  # games that are looked through


def position(
    title: str, seats: int, wanted: Callable[[Table], bool], options: dict[str, str] | None = None, after: int = 0
) -> Record:
    """The first position, in games played at random from seed 1 on, at which seat 0 is asked what is wanted.

    `after` so many answers of seat 0, at the earliest.
    """
    for seed in range(1, SEEDS):
        sitting = begin(shelf.title(title), shelf.box(title), seats, options or {}, seed)
        rng = seeded(seed)
        while asked := sitting.table.asked():
            if 0 in asked and sitting.numbers[0] >= after and wanted(sitting.table):
                return sitting.record
            seat = asked[rng.below(len(asked))]
            answers = sitting.table.answers(seat)
            sitting.answer(seat, answers[rng.below(len(answers))])
    raise AssertionError(f"no game of {title} comes to what is wanted")


def asking(kind: str = "", least: int = 1, most: int = 1000) -> Callable[[Table], bool]:
    """Seat 0 is asked a question of that kind (any, if it has no name) with so many answers."""
    return lambda table: kind in ("", table.kind(0).name) and least <= len(table.answers(0)) <= most


def seen(table: Table) -> Mapping[str, object]:
    return table.view(0)
