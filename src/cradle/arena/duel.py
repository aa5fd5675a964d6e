"""Is A stronger than B? A test that stops when the answer is clear.

*Units.* A and B are seated in whole rounds (`seating.py`): both have each seat of each deal equally often, and where
the number of players is odd, each has the greater number of seats as often as the other. The score of a unit is A's
part of its wins: one half on the average if the two are equal, whatever the number of players. A game without a
winner counts half.

*Alone.* Where A has one seat in each game and B all the others, a unit is a deal with A on each seat in turn, and the
average of equal ones is A's even share, one part of as many as there are seats: it stands for the half in what follows.

*Boundary.* After n of at most N units let S be the sum of (score - 0.5), and s² the variance of a score, estimated from
the units so far and, with the weight of PRIOR units, from the variance 0.25 of independent games. A verdict is given as
soon as |S| >= LIMIT * s * sqrt(N): a boundary of the kind of O'Brien and Fleming, which is hard to cross early, so
that looking after every unit costs little. Equal contenders cross it in 3 to 4 of 100 duels.

*Equal.* They are called equal at the end, or as soon as the boundary is out of reach: when even with the difference
that the test is made for, what is left would have to be lucky by FUTILE standard deviations. That difference is
60 to 40 with the 400 games of the default, found in 96 to 97 of 100 duels; it shrinks with the root of the number of
games. So "equal" says: not as far apart as that.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from cradle.arena.game import GameResult
from cradle.arena.stats import Z95

GAMES: Final = 400
MARGIN: Final = 0.1  # over one half, what is found with that many games
LIMIT: Final = 2.38
PRIOR: Final = 8.0
FUTILE: Final = 2.6

FIRST: Final = "first"
SECOND: Final = "second"
EQUAL: Final = "equal"


def margin(games: int) -> float:
    """The difference from one half that so many games find."""
    return min(0.5, MARGIN * math.sqrt(GAMES / games))


@dataclass(frozen=True)
class Verdict:
    """What is known after some units; `verdict` is empty while the duel goes on."""

    verdict: str
    games: int
    share: float  # the first one's part of the wins
    low: float  # 95 % interval for it
    high: float


class Duel:
    def __init__(self, most: int, unit: int, even: float = 0.5) -> None:
        self.unit = unit  # games
        self.even = even  # what equal ones have
        self.most = max(1, most // unit)  # units
        self.margin = margin(self.most * unit)
        self.units = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, score: float) -> str:
        """The score of the next unit. Returns the verdict, if there is one now."""
        self.units += 1
        self.total += score - self.even
        self.squares += (score - self.even) ** 2
        return self.verdict()

    def deviation(self) -> float:
        mean = self.total / max(self.units, 1)
        around = max(0.0, self.squares - self.units * mean * mean)
        return math.sqrt((around + PRIOR * self.even * (1 - self.even) / self.unit) / (self.units + PRIOR))

    def verdict(self) -> str:
        deviation, left = self.deviation(), self.most - self.units
        missing = LIMIT * deviation * math.sqrt(self.most) - abs(self.total)
        if missing <= 0:
            return FIRST if self.total > 0 else SECOND
        hoped = missing - self.margin * left
        return EQUAL if hoped >= FUTILE * deviation * math.sqrt(left) else ""

    def state(self) -> Verdict:
        share = self.even + self.total / max(self.units, 1)
        half = Z95 * self.deviation() / math.sqrt(max(self.units, 1))
        return Verdict(self.verdict(), self.units * self.unit, share, max(0.0, share - half), min(1.0, share + half))


def score(result: GameResult, name: str, even: float = 0.5) -> float:
    """The part of a game's win that went to the seats of a name."""
    if result.stopped or not any(result.wins):
        return even
    won = sum(result.wins)
    return sum(win for win, who in zip(result.wins, result.entrants, strict=True) if who == name) / won
