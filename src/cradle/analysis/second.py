"""A second opinion: the bot that thinks ahead, without a taste of its own, and a count of its answer against the played
one.

Games are played on by bots that look one decision ahead. An answer that only pays for whoever plans further looks bad
in them, and of many answers one always seems best by luck. So an answer is called a loss only by both: the tree would
have given another one, and that one is better in games with chance of their own, deal by deal. A game has some hundred
answers, so a few of them are behind for no reason: what may be a loss by a first count is counted once more, on more
deals and with fresh chance, and that count alone decides.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from cradle import shelf
from cradle.analysis.film import Film, Setting
from cradle.analysis.judge import Judge
from cradle.analysis.marks import MARKS
from cradle.arena.plan import derived
from cradle.bots.levels import ANY_TITLE, LADDERS
from cradle.bots.tree import TreeBot
from cradle.core.rng import seeded
from cradle.core.table import Table

ASKED: Final = 3  # times, each with other chance
SIEVE, CHARGE = "again", "and again"  # the chance of the first count, and of the one that decides
CAREFUL: Final = 4  # times the deals of the first count
CLEAR: Final = 4  # standard errors by which an answer is behind that needs no further deals
FIRST: Final = 8  # deals after which it is seen whether there is anything in it; then twice as many, and so on


@dataclass
class Second:
    """What the second opinion comes to."""

    best: int  # the answer
    loss: float  # of the chance to win, by the played one
    error: float  # two standard errors of that
    count: Judge | None  # of the two answers; nothing where the tree would have given the played one

    def suspect(self) -> bool:
        """Whether it may be a loss: by one standard error."""
        return self.loss >= MARKS["inaccuracy"] and 2 * self.loss > self.error


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
    """On answer n of the record. What may be a loss is counted once more, and only the last count is told."""
    frame, name = film.frames[n], film.title.name
    favourite = opinion(name, film.tables[n], frame.seat, derived(setting.seed, n))
    if favourite == frame.answer:
        return Second(favourite, 0.0, 0.0, None)
    deals = max(FIRST, setting.games // 2)
    found = count(film, setting, n, favourite, SIEVE, deals)
    return count(film, setting, n, favourite, CHARGE, CAREFUL * deals) if found.suspect() else found


def count(film: Film, setting: Setting, n: int, favourite: int, chance: str, most: int) -> Second:
    """Of the favourite and the played answer on so many deals, or until it is clear whether it is a loss."""
    frame = film.frames[n]
    seed, both = derived(setting.seed, n, chance), [favourite, frame.answer]
    judge = Judge(film.title.name, film.tables[n], frame.seat, seed, only=both)
    deals = 0
    while deals < most:
        deals = min(most, max(FIRST, 2 * deals))
        judge.more(2 * deals - judge.games)
        loss, error = judge.measure().difference(judge.ends[favourite], judge.ends[frame.answer], frame.seat)
        if loss + error < MARKS["inaccuracy"] or loss > CLEAR * error:
            break
    judge.trusted = favourite if loss > 0 else frame.answer
    return Second(judge.trusted, max(0.0, loss), 2 * error, judge)
