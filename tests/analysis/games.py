"""Recorded games to analyse."""

from __future__ import annotations

from cradle import shelf
from cradle.core.rng import seeded
from cradle.core.sitting import Sitting, begin


def played(title: str = "ferry", seats: int = 2, seed: int = 3, answers: int = 10_000) -> Sitting:
    """A random game, to its end or for so many answers."""
    sitting = begin(shelf.title(title), shelf.box(title), seats, {}, seed)
    rng = seeded(seed)
    while len(sitting.record.lines) < answers and (seat := sitting.table.first()) >= 0:
        found = sitting.table.answers(seat)
        sitting.answer(seat, found[rng.below(len(found))])
    return sitting


def choice(title: str = "ferry", seats: int = 2, least: int = 3) -> tuple[Sitting, int]:
    """A game in which somebody is asked with at least so many answers."""
    for answers in range(1, 300):
        sitting = played(title, seats, answers=answers)
        seat = sitting.table.first()
        if seat >= 0 and len(sitting.table.answers(seat)) >= least:
            return sitting, seat
    raise AssertionError("no such question")
