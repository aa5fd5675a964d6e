"""Numbers about many games: intervals, means, quantiles."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass
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


def wilson(wins: float, games: int) -> Share:
    """Wilson's score interval. A shared win is a fraction of a win, for which the interval is an approximation."""
    if games == 0:
        return Share(0.0, 0, 0.0, 0.0, 1.0)
    rate = wins / games
    spread = Z95 * Z95 / games
    centre = (rate + spread / 2) / (1 + spread)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return Share(wins, games, rate, max(0.0, centre - half), min(1.0, centre + half))


@dataclass(frozen=True)
class Summary:
    """Mean, standard deviation and the 5, 25, 50, 75 and 95 % quantiles."""

    count: int
    mean: float
    sd: float
    quantiles: list[float]


def summary(values: Sequence[float]) -> Summary:
    if not values:
        return Summary(0, 0.0, 0.0, [0.0] * len(QUANTILES))
    if len(values) == 1:
        return Summary(1, values[0], 0.0, [values[0]] * len(QUANTILES))
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    parts = [cuts[percent - 1] for percent in QUANTILES]
    return Summary(len(values), statistics.fmean(values), statistics.stdev(values), parts)
