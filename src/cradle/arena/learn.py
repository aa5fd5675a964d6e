"""Learning: what a small model must add to a title's evaluation, found by thinking ahead.

The tree plays games against itself with the title's present mind (`lessons.py`), the model is fitted to what it found
out at every question (`fitting.py`), and the new mind meets the present one on fresh deals: looking one decision ahead,
and in a tree of as many walks as in the lessons. It has won if the tree is surely better for it, and one decision
ahead is not worse.

Whoever repeats this with the new mind written down learns from better games.

Lessons follow from the plan and their numbers, so these are all that a kept run writes down.
"""

from __future__ import annotations

import hashlib
import json
import os
import time
import zlib
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from cradle import shelf
from cradle.arena.deals import Deal, Outcome, play_turn
from cradle.arena.duel import Duel, Verdict
from cradle.arena.engine import spread
from cradle.arena.extras import needed
from cradle.arena.fitting import Fit, fit
from cradle.arena.keep import KeepError, Lines
from cradle.arena.lessons import School, manner, play_lesson, unpacked
from cradle.arena.plan import Contender, Event, Plan, derived
from cradle.arena.seating import round_length, seat
from cradle.arena.tune import rules
from cradle.bots.base import Bot, Evaluation
from cradle.bots.greedy import GreedyBot
from cradle.bots.learned import Learned, Model
from cradle.bots.tree import TreeBot

LESSONS: Final = "lessons.jsonl"
LEAST: Final = 12  # lessons from which anything can be learned

Told = Callable[[str, int, int], None]


@dataclass(frozen=True)
class LearnPlan:
    title: str
    counts: list[int]  # numbers of seats
    games: int  # lessons for each of them
    walks: int
    seed: int
    duel: int  # games at the end, of either kind, at least


@dataclass(frozen=True)
class Learnt:
    """The model of one number of seats, and how a mind with it does against the present one."""

    seats: int
    lessons: int
    fit: Fit
    ply: Verdict
    tree: Verdict

    def won(self) -> bool:
        return self.tree.low > 1 / 2 and self.ply.share >= 1 / 2


def planned(title: str, players: int, games: int, walks: int, seed: int, duel: int) -> LearnPlan:
    """For one number of players, or for all of the title's."""
    there = shelf.title(title)
    if players:
        there.check_seats(players)
    shelf.terms(title)  # a sentence now where there are none
    return LearnPlan(title, [players] if players else there.seats, max(LEAST, games), walks, seed, duel)


# -- the run -----------------------------------------------------------------------------------------------------------


def learn(plan: LearnPlan, jobs: int, kept: Lessons | None, seconds: float, told: Told) -> list[Learnt]:
    """All lessons, or those that there is time for, then a model for each number of seats, and the duels."""
    needed("numpy", "reports")
    texts = taught(plan, jobs, kept, seconds, told)
    return [learnt(plan, seats, texts[seats], jobs, told) for seats in plan.counts]


def taught(plan: LearnPlan, jobs: int, kept: Lessons | None, seconds: float, told: Told) -> dict[int, list[str]]:
    """The lessons of each number of seats. These take turns: whoever stops early has some of all of them."""
    out: dict[int, list[str]] = {seats: [] for seats in plan.counts}
    tasks = [(seats, number) for number in range(plan.games) for seats in plan.counts]
    end = time.monotonic() + seconds
    done = 0
    for text in kept.lessons() if kept is not None else ():
        out[tasks[done][0]].append(text)
        done += 1
    for text in spread(play_lesson, School(plan.title, plan.walks, plan.seed), tasks[done:], jobs):
        if kept is not None:
            kept.add(text)
        out[tasks[done][0]].append(text)
        done += 1
        told("lessons", done, len(tasks))
        if seconds and time.monotonic() >= end and done >= LEAST * len(plan.counts):
            break
    return out


def learnt(plan: LearnPlan, seats: int, texts: list[str], jobs: int, told: Told) -> Learnt:
    def heard(rounds: int) -> None:
        told("rounds", rounds, 0)

    found = fit(texts, shelf.weights(plan.title)[seats], manner(plan.title).scale, plan.seed % 2**32, heard)
    ply, tree = (met(plan, Match(plan.title, seats, walks, found.numbers), jobs, told) for walks in (0, plan.walks))
    return Learnt(seats, len(texts), found, ply, tree)


# -- duels -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Match:
    """The new mind, place 0, against the present one, place 1."""

    title: str
    seats: int
    walks: int  # none: one decision ahead
    numbers: list[list[int]]  # of the model

    def bot(self, place: int) -> Bot:
        evaluation = shelf.mind(self.title) if place else new_mind(self.title, self.seats, self.numbers)
        return TreeBot(evaluation, self.walks, manner(self.title)) if self.walks else GreedyBot(evaluation)


def new_mind(title: str, seats: int, numbers: list[list[int]]) -> Evaluation:
    models: list[Model | None] = [None] * (seats + 1)
    models[seats] = Model(numbers)
    return Learned(shelf.terms(title), shelf.weights(title), models)


def play_match(match: Match, deal: Deal) -> list[Outcome]:
    bots = [match.bot(place) for place in (0, 1)]
    return [play_turn(match.title, deal, bots, turn) for turn in range(match.seats)]


def met(plan: LearnPlan, match: Match, jobs: int, told: Told) -> Verdict:
    deals = list(deals_of(plan, match))
    unit = 1 if match.seats == 1 else round_length(2, match.seats)
    duel = Duel(plan.duel, unit)
    scores: list[float] = []
    alone: list[Outcome] = []
    what = "trees" if match.walks else "plies"
    for number, outcomes in enumerate(spread(play_match, match, deals, jobs)):
        told(what, number, len(deals))
        for outcome in outcomes:
            if match.seats == 1:
                alone.append(outcome)
                if len(alone) == 2:
                    scores.append(better(*alone))
                    alone = []
            else:
                won = sum(outcome.wins)
                mine = sum(win for win, place in zip(outcome.wins, deals[number].places, strict=True) if place == 0)
                scores.append(mine / won if won else 0.5)
        if len(scores) == unit:
            duel.add(sum(scores) / unit)
            scores = []
    return duel.state()


def deals_of(plan: LearnPlan, match: Match) -> Iterator[Deal]:
    """Deals that no lesson has seen, seated as in a duel. Alone, both get the same one."""
    n, seed = match.seats, derived(plan.seed, "match", match.walks)
    if n == 1:
        for number in range(plan.duel):
            for place in (0, 1):
                yield Deal(1, derived(seed, number), (), (place,))
        return
    unit = round_length(2, n)
    event = Event(plan.title, n, -(-plan.duel // unit) * unit)
    whole = Plan((Contender("new", ""), Contender("old", "")), (event,), seed)
    for first in range(0, event.games, n):
        seated = seat(whole, event, first)
        yield Deal(n, seated.seed, (), tuple(seated.places))


def better(new: Outcome, old: Outcome) -> float:
    """Who has more points on the same deal has won."""
    ahead = new.margins[0] - old.margins[0] if new.scored else new.wins[0] - old.wins[0]
    return 0.5 if not ahead else 1.0 if ahead > 0 else 0.0


# -- kept runs ---------------------------------------------------------------------------------------------------------


class Lessons(Lines):
    """The open folder of a kept run: a line with the plan, then a line a lesson."""

    def __init__(self, folder: Path, plan: LearnPlan) -> None:
        super().__init__(folder, LESSONS)
        self.count = 0
        self.most = plan.games * len(plan.counts)
        self.head = {**asdict(plan), **rules(plan.title), "mind": mind_mark(plan.title)}
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

    def lessons(self) -> Iterator[str]:
        """Those that were had before."""
        with (self.folder / LESSONS).open("rb") as file:
            for number, line in enumerate(file):
                try:
                    plain = json.loads(line)
                    if number:
                        unpacked(plain)
                except (ValueError, TypeError, RecursionError, zlib.error) as error:
                    raise self.wrong(number) from error
                if number == 0:
                    if plain != self.head:
                        raise KeepError("arena-keep-other", {"folder": str(self.folder)})
                    continue
                if number > self.most:
                    raise self.wrong(number)
                self.count += 1
                yield plain

    def wrong(self, number: int) -> KeepError:
        return KeepError("arena-learn-line", {"file": str(self.folder / LESSONS), "line": number + 1})

    def add(self, text: str) -> None:
        self.append(text)
        self.count += 1


def mind_mark(title: str) -> str:
    """Changes with the mind that plays the lessons."""
    numbers = [shelf.weights(title), [model and model.numbers for model in shelf.models(title)]]
    return hashlib.sha256(json.dumps(numbers).encode()).hexdigest()[:16]
