"""Which puzzle comes when: the puzzle of the day, and the one after another. Follows from names and dates alone."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from datetime import date, timedelta
from functools import cache

from cradle import shelf
from cradle.puzzles.puzzle import Puzzle, puzzles

ALL = ""  # the filter that lets every title pass


def title_of(puzzle: str) -> str:
    return puzzle.rpartition("-")[0]


def find(puzzle: str) -> Puzzle | None:
    title = title_of(puzzle)
    return puzzles(title).get(puzzle) if title in shelf.TITLES else None


@cache
def ordered(title: str) -> tuple[str, ...]:
    """The ids of a title, or of all, well mixed."""
    names = [name for each in shelf.TITLES if title in (ALL, each) for name in puzzles(each)]
    return tuple(sorted(names, key=lambda name: hashlib.sha256(f"{title}/{name}".encode()).hexdigest()))


def daily(day: date, title: str) -> str:
    """The puzzle of a day; none comes again before all have come."""
    names = ordered(title)
    return names[day.toordinal() % len(names)] if names else ""


def of_day(day: date) -> set[str]:
    """Whatever somebody may have found as the puzzle of that day."""
    return {daily(day, title) for title in (ALL, *shelf.TITLES)} - {""}


def following(title: str, tried: Collection[str], day: date, after: str = "") -> str:
    """One that was not tried yet, the next after another; that of the day has its own place. None where all were."""
    names = ordered(title)
    start = names.index(after) + 1 if after in names else 0
    left = [name for name in (*names[start:], *names[:start]) if name not in tried and name != after]
    return next((name for name in left if name != daily(day, title)), left[0] if left else "")


def streak(solved: Collection[str], day: date) -> int:
    """Days in a row with a solved puzzle of the day; today counts as soon as it is solved."""
    count, at = 0, day if day.isoformat() in solved else day - timedelta(days=1)
    while at.isoformat() in solved:
        count, at = count + 1, at - timedelta(days=1)
    return count
