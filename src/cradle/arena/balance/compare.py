"""Does who has a thing win more often? Compared within each game, and corrected for many comparisons.

Seats of one game are no independent samples: one wins, so the others do not. So each game is a stratum of its own
(Mantel and Haenszel): given who won and how many seats had the thing, chance alone would have dealt it to any of them
alike. That gives the expected number of wins and its variance exactly, shared wins and any number of holders included.
Games in which all or none have the thing tell nothing about it.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cradle.arena.stats import Z95, Share, wilson

LEAST: Final = 20  # games that tell something, below which nothing is tested
LEVEL: Final = 0.05  # the share of false findings that is put up with


@dataclass(frozen=True)
class Compared:
    """What came of it."""

    games: int  # in which some had it and others did not
    having: Share  # the win share of those who had it, in these games
    lacking: Share
    difference: float  # within games, with its 95 % interval
    low: float
    high: float
    chance: float  # of a difference as large as this if the thing did not matter; 1 where nothing was tested
    tested: bool


class Comparison:
    """Sums over games, so that memory does not grow with their number."""

    def __init__(self) -> None:
        self.games = 0
        self.holders = self.others = 0
        self.wins_with = self.wins_without = 0.0
        self.excess = self.weight = self.variance = 0.0
        self.squares = self.products = self.weights = 0.0

    def add(self, having: Sequence[bool], wins: Sequence[float]) -> None:
        """One game: which seats had the thing, and what part of the win each seat has."""
        seats, holders = len(wins), sum(having)
        if not 0 < holders < seats:
            return
        won = sum(win for win, has in zip(wins, having) if has)
        mean = sum(wins) / seats
        weight = holders * (seats - holders) / seats
        excess = won - holders * mean
        self.games += 1
        self.holders += holders
        self.others += seats - holders
        self.wins_with += won
        self.wins_without += sum(wins) - won
        self.excess += excess
        self.weight += weight
        self.variance += weight * sum((win - mean) ** 2 for win in wins) / (seats - 1)
        self.squares += excess * excess
        self.products += excess * weight
        self.weights += weight * weight

    def result(self) -> Compared:
        having = wilson(self.wins_with, self.holders)
        lacking = wilson(self.wins_without, self.others)
        tested = self.games >= LEAST and self.variance > 0
        if not self.weight:
            return Compared(self.games, having, lacking, 0.0, -1.0, 1.0, 1.0, False)
        difference = self.excess / self.weight
        scatter = self.squares - 2 * difference * self.products + difference * difference * self.weights
        half = Z95 * math.sqrt(max(self.variance, scatter)) / self.weight  # never narrower than the test
        chance = math.erfc(abs(self.excess) / math.sqrt(2 * self.variance)) if tested else 1.0
        return Compared(
            self.games, having, lacking, difference, max(-1.0, difference - half), min(1.0, difference + half), chance,
            tested,
        )  # fmt: skip


def corrected(chances: Mapping[str, float]) -> dict[str, float]:
    """Benjamini and Hochberg: for each the least share of false findings at which it would be one.

    Of all that is called a finding at 5 %, about one in twenty is chance. That suits whoever wants a list of cards to
    look at again; Holm's correction, which allows hardly one false finding in the whole report, would hide most of what
    there is among 200 cards.
    """
    out: dict[str, float] = {}
    least = 1.0
    for rank, name in sorted(enumerate(sorted(chances, key=lambda name: chances[name]), 1), reverse=True):
        least = min(least, chances[name] * len(chances) / rank)
        out[name] = least
    return out
