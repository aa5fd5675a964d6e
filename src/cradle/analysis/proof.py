"""Whether the judge keeps its word: `python -m cradle.analysis.proof TITLE --games 50`.

Games for two between the strongest level and `greedy` are played and analysed. Two things are counted: in how many
games more and larger losses are named for the loser; and of the mistakes and blunders it names, how often the answer it
calls better is at least as good as the played one when both are played out with chance that the analysis never saw.
"""

from __future__ import annotations

import argparse
import sys
import time
from dataclasses import dataclass

from cradle import shelf
from cradle.analysis.film import Setting, film_of
from cradle.analysis.judge import Judge
from cradle.analysis.marks import LOSSES
from cradle.analysis.pace import affordable
from cradle.analysis.whole import Decision, Document, analyse, document
from cradle.arena.engine import spread
from cradle.arena.plan import derived
from cradle.core.rng import seeded
from cradle.core.sitting import begin

SEATS = 2


@dataclass(frozen=True)
class Again:
    """A loss that is played out once more."""

    setting: Setting
    n: int
    best: str
    word: str
    mark: str


def record_of(title: str, number: int) -> str:
    """A game between the strongest level and `greedy`, who change seats from game to game."""
    levels = [shelf.levels(title)[-1], "greedy"]
    bots = [shelf.bot(levels[(seat + number) % SEATS], title) for seat in range(SEATS)]
    sitting = begin(shelf.title(title), shelf.box(title), SEATS, {}, derived(number, "proof"))
    luck = seeded(derived(number, "proof", "bots"))
    limit = sitting.title.safety
    while (seat := sitting.table.first()) >= 0 and not (limit and len(sitting.record.lines) == limit):
        sitting.answer(seat, bots[seat].choose(sitting.table.imagine(seat, luck), seat, luck))
    return sitting.record.text()


def gain(games: int, again: Again) -> float:
    """By how much the better answer is better, with fresh chance; of seats without points, in won games."""
    film = film_of(again.setting)
    frame, table = film.frames[again.n], film.tables[again.n]
    best = table.kind(frame.seat).answer(again.best)
    seed = derived(again.setting.seed, again.n, "proof")
    judge = Judge(film.title.name, table, frame.seat, seed, only=[best, frame.answer])
    judge.more(2 * games)
    return judge.measure().difference(judge.ends[best], judge.ends[frame.answer], frame.seat)[0]


def blames_the_loser(found: Document) -> tuple[bool, bool]:
    """Whether the loser has more losses, and whether they are larger in all."""
    winner = found["winners"][0]
    mine, theirs = found["seats"][1 - winner], found["seats"][winner]
    count = [sum(row["marks"][mark] for mark in LOSSES) for row in (mine, theirs)]
    return count[0] > count[1], mine["lost"] > theirs["lost"]


def tell(sentence: str) -> None:
    print(sentence, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="cradle.analysis.proof", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--budget", type=int, default=0, help="games for a decision; 0: what can be afforded")
    parser.add_argument("--again", type=int, default=400, help="fresh games for each answer of a named loss")
    parser.add_argument("--jobs", type=int, default=2)
    wish = parser.parse_args(sys.argv[1:])
    more = larger = both = counted = 0
    good = {mark: [0, 0] for mark in LOSSES}
    for number in range(wish.first, wish.first + wish.games):
        begun = time.monotonic()
        setting = Setting(record_of(wish.title, number))
        film = film_of(setting)
        budget = wish.budget or affordable(film, wish.jobs)
        setting = Setting(setting.record, games=budget)
        found = document(setting, analyse(setting, (), wish.jobs))
        seconds = time.monotonic() - begun
        if len(found["winners"]) == 1:
            a, b = blames_the_loser(found)
            more, larger, both, counted = more + a, larger + b, both + (a and b), counted + 1
        losses: list[Decision] = [one for one in found["decisions"] if one["mark"] in LOSSES]
        tries = [Again(setting, one["n"], one["best"], one["word"], one["mark"]) for one in losses]
        for again, better in zip(tries, spread(gain, wish.again, tries, wish.jobs), strict=True):
            good[again.mark][0] += better >= 0
            good[again.mark][1] += 1
        marks = [[row["marks"][mark] for mark in LOSSES] for row in found["seats"]]
        told = ", ".join(f"{mark} {n} of {all_}" for mark, (n, all_) in good.items())
        tell(
            f"game {number}: {seconds:.0f} s, {budget} games a decision, winner {found['winners']}, {found['totals']}, "
            f"losses {marks}, lost {[row['lost'] for row in found['seats']]}, accuracy {found['accuracy']}\n"
            f"  so far, of {counted}: more {more}, larger {larger}, both {both}; still better: {told}"
        )


if __name__ == "__main__":
    main()
