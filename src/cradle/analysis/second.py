"""A second opinion: the bot that thinks ahead, without a taste of its own, and a count of its answer against the played
one.

Games are played on by bots that look one decision ahead. An answer that only pays for whoever plans further looks bad
in them, and of many answers one always seems best by luck. So an answer is called a loss only by both: the tree would
have given another one, and that one is better in games with chance of their own, deal by deal. A game has some hundred
answers, so a few of them are behind by two standard errors for no reason: those are counted once more.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from cradle import shelf
from cradle.analysis.film import Film, Setting
from cradle.analysis.judge import Judge
from cradle.analysis.marks import LOSSES, MARKS, mark_of
from cradle.arena.plan import derived
from cradle.bots.levels import ANY_TITLE, LADDERS
from cradle.bots.tree import TreeBot
from cradle.core.rng import seeded
from cradle.core.table import Table

ASKED: Final = 3  # times, each with other chance
CHANCES: Final = ("again", "and again")  # of the counts that have to call it a loss
FIRST: Final = 8  # deals after which it is seen whether there is anything in it; then twice as many, and so on


@dataclass
class Second:
    """What the second opinion comes to."""

    best: int  # the answer
    loss: float  # of the chance to win, by the played one
    error: float  # two standard errors of that
    count: Judge | None  # of the two answers; nothing where the tree would have given the played one


def opinion(title: str, table: Table, seat: int, seed: int) -> int:
    """What the tree answers most often."""
    ladder = LADDERS.get(title, ANY_TITLE)
    given: Counter[int] = Counter()
    for n in range(ASKED):
        rng = seeded(derived(seed, "second", n))
        bot = TreeBot(shelf.mind(title), ladder.walks[-1], ladder.manner)
        given[bot.choose(table.imagine(seat, rng), seat, rng)] += 1
        if 2 * max(given.values()) > ASKED:
            break
    return given.most_common(1)[0][0]


def second_opinion(film: Film, setting: Setting, n: int) -> Second:
    """On answer n of the record. What is a loss by one count is counted once more, and only the last count is told."""
    frame, name = film.frames[n], film.title.name
    favourite = opinion(name, film.tables[n], frame.seat, derived(setting.seed, n))
    if favourite == frame.answer:
        return Second(favourite, 0.0, 0.0, None)
    for chance in CHANCES:
        found = count(film, setting, n, favourite, chance)
        if mark_of(found.loss, found.error) not in LOSSES:
            break
    return found


def count(film: Film, setting: Setting, n: int, favourite: int, chance: str) -> Second:
    """Of the favourite and the played answer, for as long as it may still be called a loss."""
    frame = film.frames[n]
    seed, both = derived(setting.seed, n, chance), [favourite, frame.answer]
    judge = Judge(film.title.name, film.tables[n], frame.seat, seed, only=both)
    deals, most = 0, max(FIRST, setting.games // 2)
    while deals < most:
        deals = min(most, max(FIRST, 2 * deals))
        judge.more(2 * deals - judge.games)
        loss, error = judge.measure().difference(judge.ends[favourite], judge.ends[frame.answer], frame.seat)
        if loss + error < MARKS["inaccuracy"]:
            break
    judge.trusted = favourite if loss > 0 else frame.answer
    return Second(judge.trusted, max(0.0, loss), 2 * error, judge)
