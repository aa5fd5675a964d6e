"""Tuning: weights for the terms of a title's evaluation, found by playing (`spsa.py`).

*A step* of one number of seats tries two sets of weights, plus and minus, on some deals. From three seats on, both sit
at the same table, and the other seats have rivals: the greedy bot, the weights to begin with, earlier ones. At two
seats every other deal is one between the two of them, and in the others both meet the same rival, apart, with the same
chance; so they do alone. Each deal is played from every seat. What counts is tanh(margin / scale), margin being the
points more than the best of the others: a win high up is little more than a win. Without points a win is 1.

*At the end* the found weights meet those to begin with on fresh deals, seated as in a duel (`duel.py`).

Everything follows from the plan and the results of the steps before, so these are all that a kept run writes down.
"""

from __future__ import annotations

import json
import math
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from cradle import shelf
from cradle.arena.deals import GREEDY, Deal, Outcome, play_deal
from cradle.arena.duel import Duel, Verdict
from cradle.arena.engine import Workshop
from cradle.arena.keep import KeepError, Lines
from cradle.arena.plan import Contender, Event, Plan, derived
from cradle.arena.seating import round_length, seat
from cradle.arena.spsa import Search
from cradle.bots.terms import WHOLE
from cradle.core.rng import seeded

STEPS: Final = "steps.jsonl"

Hall = Workshop[str, Deal, list[Outcome]]


@dataclass(frozen=True)
class TunePlan:
    title: str
    counts: list[int]  # numbers of seats
    steps: int
    games: int  # of a step, at least
    seed: int
    scale: int  # points that are a clear win
    duel: int  # games at the end, at least
    start: list[list[int]]  # the weights to begin with, by the number of seats


@dataclass(frozen=True)
class Tuned:
    """The weights of one number of seats, and how they do against those to begin with."""

    seats: int
    steps: int
    weights: list[int]
    duel: Verdict

    def better(self) -> bool:
        """Beyond luck: the whole interval is."""
        return self.duel.low > 1 / 2


def planned(title: str, players: int, steps: int, games: int, seed: int, scale: int, duel: int) -> TunePlan:
    """For one number of players, or for all of the title's."""
    there = shelf.title(title)
    if players:
        there.check_seats(players)
    return TunePlan(title, [players] if players else there.seats, steps, games, seed, scale, duel, present(title))


def present(title: str) -> list[list[int]]:
    """The title's weights. Where there are none for these terms, each term counts as it is written."""
    names, rows = shelf.terms(title).names, shelf.weights(title)
    out: list[list[int]] = [[] for _ in range(max(shelf.title(title).seats) + 1)]
    for seats in shelf.title(title).seats:
        fits = seats < len(rows) and len(rows[seats]) == len(names)
        out[seats] = rows[seats][:] if fits else [WHOLE] * len(names)
    return out


# -- the run -----------------------------------------------------------------------------------------------------------


def tune(
    plan: TunePlan, jobs: int, kept: Steps | None, seconds: float, told: Callable[[str, int, int], None]
) -> list[Tuned]:
    """All steps, or those that there is time for, and the duels. `told` hears what is done, how much of how much."""
    searches = [Search(plan.seed, seats, plan.start[seats], plan.steps) for seats in plan.counts]
    end = time.monotonic() + seconds
    with Workshop(play_deal, plan.title, jobs) as hall:
        for better in kept.results() if kept is not None else ():
            next_of(searches).learn(better)
        while (done := len(searches[-1].past)) < plan.steps and not (seconds and time.monotonic() >= end):
            told("steps", done, plan.steps)
            for search in searches:
                if len(search.past) == done:
                    better = tried(plan, search, hall)
                    if kept is not None:
                        kept.add(better)
                    search.learn(better)
        out: list[Tuned] = []
        for search in searches:
            told("duels", len(out), len(searches))
            found = search.found()
            out.append(Tuned(search.seats, len(search.past), found, met(plan, search.seats, found, hall)))
        return out


def next_of(searches: list[Search]) -> Search:
    """They take turns, step by step: a run that is stopped has tuned all of them alike."""
    return min(searches, key=lambda search: len(search.past))


def tried(plan: TunePlan, search: Search, hall: Hall) -> float:
    """How much better plus was than minus, from 1 to -1."""
    pairs = list(pairs_of_deals(plan, search))
    played = hall.results([deal for pair in pairs for deal in pair])
    gains: list[float] = []
    for pair in pairs:
        lots = [next(played) for _ in pair]
        plus, minus = pair[0].places.index(0), pair[-1].places.index(1)
        for one, other in zip(lots[0], lots[-1], strict=True):
            gains.append(gain(plan, search.seats, one, plus, other, minus))
    return sum(gains) / len(gains)


def pairs_of_deals(plan: TunePlan, search: Search) -> Iterator[tuple[Deal, ...]]:
    """One deal with both at the table, or two alike with one of them each."""
    n, step = search.seats, len(search.past)
    greedy = [GREEDY] if "greedy" in shelf.levels(plan.title) else []
    minds = (*search.tried(), *greedy, *search.rivals())
    chance = seeded(derived(plan.seed, "rivals", n, step))
    games = number = 0
    while games < plan.games:
        seed = derived(plan.seed, "deal", n, step, number)
        rivals = [2 + chance.below(len(minds) - 2) for _ in range(n - 1)]
        if n > 2 or (n == 2 and number % 2 == 0):
            places = [0, 1, *rivals[1:]]
            chance.shuffle(places)
            yield (Deal(n, seed, minds, tuple(places)),)
            games += n
        else:
            yield Deal(n, seed, minds, (0, *rivals)), Deal(n, seed, minds, (1, *rivals))
            games += 2 * n
        number += 1


def gain(plan: TunePlan, seats: int, one: Outcome, plus: int, other: Outcome, minus: int) -> float:
    if not one.scored:
        return one.wins[plus] - other.wins[minus]
    ahead, behind = one.margins[plus], other.margins[minus]
    if seats == 1:
        return math.tanh((ahead - behind) / plan.scale)
    return (math.tanh(ahead / plan.scale) - math.tanh(behind / plan.scale)) / 2


def met(plan: TunePlan, seats: int, found: list[int], hall: Hall) -> Verdict:
    """The found weights against those to begin with, on deals that no step has seen. Alone there is nobody to meet:
    who has more points on the same deal has won."""
    minds = (tuple(found), tuple(plan.start[seats]))
    if seats == 1:
        return met_alone(plan, minds, hall)
    unit = round_length(2, seats)
    games = -(-plan.duel // unit) * unit
    event = Event(plan.title, seats, games)
    whole = Plan((Contender("new", ""), Contender("old", "")), (event,), derived(plan.seed, "duel"))
    deals: list[Deal] = []
    for first in range(0, games, seats):
        seated = seat(whole, event, first)
        deals.append(Deal(seats, seated.seed, minds, tuple(seated.places)))
    duel = Duel(games, unit)
    scores: list[float] = []
    for deal, outcomes in zip(deals, hall.results(deals), strict=True):
        for outcome in outcomes:
            won = sum(outcome.wins)
            mine = sum(win for win, place in zip(outcome.wins, deal.places, strict=True) if place == 0)
            scores.append(mine / won if won else 0.5)
        if len(scores) == unit:
            duel.add(sum(scores) / unit)
            scores = []
    return duel.state()


def met_alone(plan: TunePlan, minds: tuple[tuple[int, ...], ...], hall: Hall) -> Verdict:
    duel = Duel(plan.duel, 1)
    seeds = [derived(plan.seed, "duel", 1, number) for number in range(plan.duel)]
    played = hall.results([Deal(1, seed, minds, (place,)) for seed in seeds for place in (0, 1)])
    for new, old in zip(played, played, strict=True):
        ahead = new[0].margins[0] - old[0].margins[0] if new[0].scored else new[0].wins[0] - old[0].wins[0]
        duel.add(0.5 if not ahead else 1.0 if ahead > 0 else 0.0)
    return duel.state()


# -- kept runs ---------------------------------------------------------------------------------------------------------


class Steps(Lines):
    """The open folder of a kept run: a line with the plan, then how much better plus was, a line a step."""

    def __init__(self, folder: Path, plan: TunePlan) -> None:
        super().__init__(folder, STEPS)
        self.count = 0
        self.most = plan.steps * len(plan.counts)
        self.head = {**asdict(plan), **rules(plan.title)}
        try:
            self.mend()
            if not os.fstat(self.file).st_size:
                self.append(self.head)
        except OSError as error:
            self.close()
            raise self.trouble(error) from error
        except BaseException:
            self.close()
            raise

    def results(self) -> Iterator[float]:
        """Those of the steps that were made before."""
        with (self.folder / STEPS).open("rb") as file:
            for number, line in enumerate(file):
                try:
                    plain = json.loads(line)
                except (ValueError, RecursionError) as error:
                    raise self.wrong(number) from error
                if number == 0:
                    if plain != self.head:
                        raise KeepError("arena-keep-other", {"folder": str(self.folder)})
                    continue
                if not isinstance(plain, float) or not -1 <= plain <= 1 or number > self.most:
                    raise self.wrong(number)
                self.count += 1
                yield plain

    def wrong(self, number: int) -> KeepError:
        return KeepError("arena-tune-line", {"file": str(self.folder / STEPS), "line": number + 1})

    def add(self, better: float) -> None:
        self.append(better)
        self.count += 1


def rules(title: str) -> dict[str, object]:
    """What decides a step beside the plan: the terms, the rules and the printed values."""
    return {
        "terms": shelf.terms(title).names,
        "version": shelf.title(title).version,
        "digest": shelf.box(title).digest,
    }
