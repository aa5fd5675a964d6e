"""From the ends of games to chances.

Counting who won is honest and wasteful: a game won by one point says hardly more than one lost by one. So a game is
shared among its seats by their points: evenly where they are equal, the more clearly the further they are apart,
measured by how far leads usually spread. That makes every chance a little too even; how much follows from the same
spread, and is taken back. Where nobody has points games are called off early, and shared by what everybody's position
is worth then; of those that are over the winners are counted.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from cradle.analysis.playing import Played

SOFT: Final = 0.5  # of the spread of leads: by so many points a share grows by a factor of e
LOGISTIC: Final = 1.814  # standard deviation of the logistic curve
FEW: Final = 0.05  # of variance, so that a handful of equal games proves nothing


class Measure:
    """How games of one question are turned into shares."""

    def __init__(self, seats: int, spread: float, scale: int) -> None:
        self.seats = seats
        self.width = spread * SOFT
        self.scale = scale  # of a lead in worth, where a game was called off
        self.sharpen = sqrt(1 + (LOGISTIC * SOFT) ** 2)

    def shares(self, game: Played) -> list[float]:
        """Of every seat, then of rivals."""
        if not game.over:
            return softened(game.totals, self.scale)
        if not self.bends(game):
            return [*game.won, *[0.0] * (len(game.totals) - self.seats)]
        return softened(game.totals, self.width)

    def bends(self, game: Played) -> bool:
        """Whether such a game is shared by its points, which makes chances too even."""
        return game.over and game.scored and self.width >= 0.5 and len(game.totals) > 1

    def chances(self, games: list[Played]) -> list[float]:
        """Of every seat."""
        rows = [self.shares(game) for game in games]
        means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
        if self.bends(games[0]):
            powers = [mean**self.sharpen for mean in means]
            means = [power / sum(powers) for power in powers]
        return means[: self.seats]

    def difference(self, ones: list[Played], others: list[Played], seat: int) -> tuple[float, float]:
        """How much better the ones are for the seat, deal by deal, and the standard error of that."""
        n = min(len(ones), len(others))
        found = [self.shares(ones[i])[seat] - self.shares(others[i])[seat] for i in range(n)]
        mean = sum(found) / n
        squares = sum((one - mean) ** 2 for one in found) + FEW
        sharpen = self.sharpen if self.bends(ones[0]) else 1.0
        return mean * sharpen, sqrt(squares / (n * max(1, n - 1))) * sharpen


def softened(totals: list[int], width: float) -> list[float]:
    most = max(totals)
    weights = [exp((total - most) / width) for total in totals]
    return [weight / sum(weights) for weight in weights]


def lead(game: Played, seat: int) -> float:
    """Over the best of the others."""
    others = game.totals[:seat] + game.totals[seat + 1 :]
    return game.totals[seat] - max(others) if others else 0.0


def spread(lots: list[list[Played]], seat: int) -> float:
    """The standard deviation of the seat's lead among games that began alike."""
    squares, degrees = 0.0, 0
    for games in lots:
        leads = [lead(game, seat) for game in games if game.over]
        if len(leads) > 1:
            mean = sum(leads) / len(leads)
            squares += sum((one - mean) ** 2 for one in leads)
            degrees += len(leads) - 1
    return sqrt(squares / degrees) if degrees else 0.0
