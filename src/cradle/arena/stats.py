"""Numbers about many games: intervals, means, quantiles."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import accumulate
from typing import Final

Z95: Final = 1.959963984540054  # two-sided 95 % of a normal distribution
QUANTILES: Final = [5, 25, 50, 75, 95]


@dataclass(frozen=True)
class Share:
    """How many of how many, with a 95 % interval for the rate behind it."""

    wins: float
    games: int
    rate: float
    low: float
    high: float


def wilson(wins: float, games: float) -> Share:
    """Wilson's score interval. A shared win is a fraction of a win, for which the interval is an approximation."""
    if games == 0:
        return Share(0.0, 0, 0.0, 0.0, 1.0)
    rate = wins / games
    spread = Z95 * Z95 / games
    centre = (rate + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return Share(wins, round(games), rate, max(0.0, centre - half), min(1.0, centre + half))


@dataclass(frozen=True)
class Summary:
    """Mean, standard deviation and the 5, 25, 50, 75 and 95 % quantiles."""

    count: int
    mean: float
    sd: float
    quantiles: list[float]


class Spread:
    """Values that are counted, not kept: the memory grows with how many different ones there are."""

    def __init__(self, values: Iterable[float] = ()) -> None:
        self.counts = Counter(values)

    def add(self, value: float) -> None:
        self.counts[value] += 1

    def summary(self) -> Summary:
        n = self.counts.total()
        if not n:
            return Summary(0, 0.0, 0.0, [0.0] * len(QUANTILES))
        mean = math.fsum(value * count for value, count in self.counts.items()) / n
        square = math.fsum((value - mean) ** 2 * count for value, count in self.counts.items())
        return Summary(n, mean, math.sqrt(square / max(n - 1, 1)), self.quantiles(n))

    def quantiles(self, n: int) -> list[float]:
        """Between the two nearest values in proportion, the least and the greatest being 0 and 100 %."""
        values = sorted(self.counts)
        ends = list(accumulate(self.counts[value] for value in values))
        out = []
        for percent in QUANTILES:
            place, part = divmod(percent * (n - 1), 100)
            low, high = (values[bisect_right(ends, at)] for at in (place, min(place + 1, n - 1)))
            out.append((low * (100 - part) + high * part) / 100)
        return out


def summary(values: Iterable[float]) -> Summary:
    return Spread(values).summary()
