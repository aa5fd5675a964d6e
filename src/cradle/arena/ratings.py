"""How strong each contender is: ratings, and shares of one against another, with intervals.

Ratings are openskill's (Plackett–Luce), for any number of players, game after game in their order. Contenders do not
learn, so `tau` is 0. Intervals come from a bootstrap over deals: beside the rating there are REPLICAS of it, in each of
which every deal counts 0, 1, 2 … times, drawn from the number of the deal. Nothing but the ratings is kept, so the
memory does not grow with the games, and a continued run gives the same.

A share between two counts the games in which one stood before the other, a shared place half. Games of the same deal
are not independent: the interval is Wilson's for as many games as independent ones would vary so much.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from cradle.arena.game import GameResult
from cradle.arena.plan import derived
from cradle.arena.stats import Z95, Share, wilson
from cradle.core.rng import Rng, seeded

REPLICAS: Final = 50
POISSON: Final = [0.36788, 0.73576, 0.91970, 0.98101, 0.99634, 0.99941, 0.99992]  # at most 0, 1, 2 … at mean 1
MODEL: Final = PlackettLuce(tau=0.0)


@dataclass(frozen=True)
class Rating:
    """On openskill's scale: everybody begins with 25. The interval has 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Row:
    """What a contender has done in the games of one title."""

    name: str
    rating: Rating | None  # none where nobody has met anybody
    wins: Share  # of the games, a game for each of its seats
    points: float  # on the average of the games played to their end
    forfeits: int


class Standings:
    """Everything that is known of the contenders at one title, game after game."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.games = 0
        self.stopped = 0
        self.forfeited = 0
        self.first = Ladder(names)
        self.replicas = [Ladder(names) for _ in range(REPLICAS)]
        self.deal: tuple[int, int] = (-1, -1)  # seats and number
        self.weights: list[int] = []
        self.wins = {name: Clustered() for name in names}
        self.points = {name: [0, 0] for name in names}  # sum, games
        self.forfeits = dict.fromkeys(names, 0)
        self.duels = {pair: Clustered() for pair in combinations(names, 2)}

    def add(self, result: GameResult) -> None:
        self.games += 1
        if result.stopped:
            self.stopped += 1
            return
        deal = (len(result.entrants), result.deal)
        if deal != self.deal:
            self.deal, self.weights = deal, weights(result.title, *deal)
        if result.forfeit >= 0:
            self.forfeited += 1
            self.forfeits[result.entrants[result.forfeit]] += 1
        self.rate(result)
        self.count(result, deal)

    def rate(self, result: GameResult) -> None:
        if len(set(result.entrants)) < 2:
            return
        self.first.add(result)
        for replica, times in zip(self.replicas, self.weights, strict=True):
            for _ in range(times):
                replica.add(result)

    def count(self, result: GameResult, deal: tuple[int, int]) -> None:
        seats = {name: [seat for seat, who in enumerate(result.entrants) if who == name] for name in result.entrants}
        for name, mine in seats.items():
            for seat in mine:
                self.wins[name].add(deal, result.wins[seat])
                if result.forfeit < 0:
                    self.points[name][0] += result.totals[seat]
                    self.points[name][1] += 1
        for one, other in combinations([name for name in self.names if name in seats], 2):
            self.duels[one, other].add(deal, before(result.places, seats[one], seats[other]))

    # -- what it says ------------------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        """The strongest first."""
        rows = [self.row(name) for name in self.names]
        return sorted(rows, key=lambda row: (-(row.rating.value if row.rating else 0.0), -row.wins.rate, row.name))

    def row(self, name: str) -> Row:
        total, played = self.points[name]
        rating = self.rating(name) if name in self.first.met else None
        return Row(name, rating, self.wins[name].share(), total / played if played else 0.0, self.forfeits[name])

    def rating(self, name: str) -> Rating:
        value = self.first.values[name].mu
        others = [replica.values[name].mu for replica in self.replicas]
        mean = math.fsum(others) / REPLICAS
        half = Z95 * math.sqrt(math.fsum((other - mean) ** 2 for other in others) / (REPLICAS - 1))
        return Rating(value, value - half, value + half)

    def share(self, one: str, other: str) -> Share:
        """How often one stood before the other."""
        if (one, other) in self.duels:
            return self.duels[one, other].share()
        turned = self.duels[other, one].share()
        return Share(turned.games - turned.wins, turned.games, 1 - turned.rate, 1 - turned.high, 1 - turned.low)


class Ladder:
    """The ratings of everybody after some games."""

    def __init__(self, names: list[str]) -> None:
        self.values: dict[str, PlackettLuceRating] = {name: MODEL.rating(name=name) for name in names}
        self.met: set[str] = set()

    def add(self, result: GameResult) -> None:
        """Who has several seats learns from each of them."""
        before = [[self.values[name]] for name in result.entrants]
        after = MODEL.rate(before, ranks=[float(place) for place in result.places])
        self.met.update(result.entrants)
        changes = [(new.mu - old.mu, new.sigma / old.sigma) for (old,), (new,) in zip(before, after, strict=True)]
        for (rating,), (more, part) in zip(before, changes, strict=True):
            rating.mu += more
            rating.sigma *= part


class Clustered:
    """A mean of values between 0 and 1 that come in deals."""

    def __init__(self) -> None:
        self.sum = 0.0
        self.count = 0
        self.deal: tuple[int, int] | None = None
        self.here = [0.0, 0]  # sum and count of the deal that is still open
        self.deals = 0
        self.products = [0.0, 0.0, 0.0]  # over the deals: sum², sum * count, count²

    def add(self, deal: tuple[int, int], value: float) -> None:
        if deal != self.deal:
            self.products = self.closed()
            self.deals += 1
            self.deal, self.here = deal, [0.0, 0]
        self.here[0] += value
        self.here[1] += 1
        self.sum += value
        self.count += 1

    def closed(self) -> list[float]:
        """The products with those of the open deal."""
        total, n = self.here
        return [self.products[0] + total * total, self.products[1] + total * n, self.products[2] + n * n]

    def share(self) -> Share:
        if not self.count:
            return wilson(0.0, 0)
        rate = self.sum / self.count
        squares, mixed, counts = self.closed()
        variance = max(0.0, squares - 2 * rate * mixed + rate * rate * counts) / self.count**2
        variance *= self.deals / max(self.deals - 1, 1)
        worth = float(self.deals)  # so many independent games vary as much; deals where nothing varies
        if variance > 0:
            worth = min(self.count, max(1.0, rate * (1 - rate) / variance))
        interval = wilson(rate * worth, worth)
        return Share(self.sum, self.count, rate, interval.low, interval.high)


def before(places: list[int], mine: list[int], theirs: list[int]) -> float:
    """How often a seat of mine stands before one of theirs."""
    pairs = [(places[one], places[other]) for one in mine for other in theirs]
    return sum(1.0 if one < other else 0.5 if one == other else 0.0 for one, other in pairs) / len(pairs)


def weights(title: str, seats: int, deal: int) -> list[int]:
    """How often a deal counts in each replica."""
    rng = seeded(derived(0, "replicas", title, seats, deal))
    return [poisson(rng) for _ in range(REPLICAS)]


def poisson(rng: Rng) -> int:
    """A number of mean 1."""
    luck = rng.below(1 << 28) / (1 << 28)
    return next((n for n, most in enumerate(POISSON) if luck < most), len(POISSON))
