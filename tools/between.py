"""Weights for positions at the beginning of a turn, fitted to how games go on from there.

Usage: python3 tools/between.py TITLE SEED GAMES:SEATS [GAMES:SEATS …]. Prints a row of weights for all these numbers of
seats together, as `bots/TITLE_between.py` has it, and the scale for `Manner`. Needs numpy, and takes minutes with
compiled rules.

*Games.* Bots that look one decision ahead play each other: one of eight is the greedy bot, the others have weights that
are drawn around those of the title, and errors of different sizes, so that there is something of everything.

*Fit.* At the beginning of every turn the terms of the seat, less those of the best of its rivals, are to tell its
chance to win: logistic regression, lightly held to nothing, with one number more for each number of seats. A term that
would count against its owner counts nothing. Promises of a half-done turn are never seen there; and what keeps bots
from waiting for ever is no matter of chance, so it keeps its weight.
"""

from __future__ import annotations

import random
import sys
from typing import Any, Final

import numpy as np

from cradle import shelf
from cradle.bots.base import Bot
from cradle.bots.erring import ErringBot
from cradle.bots.greedy import GreedyBot
from cradle.bots.terms import WHOLE, Weighed
from cradle.core.rng import seeded

GREEDY: Final = 0.12  # the part of the players
ERRORS: Final = [0, 0, 0, 40, 80, 140]  # hundredths of a point
TASTES: Final = [8, 16, 30, 50]  # hundredths of a weight, the standard deviation
HELD: Final = 1e-4
ROUNDS: Final = 12  # of Newton's method
KEPT: Final = "whim"


def main(arguments: list[str]) -> int:
    title, seed = arguments[0], int(arguments[1])
    parts = []
    for part in arguments[2:]:
        games, _, seats = part.partition(":")
        parts.append(positions(title, int(seats), int(games), seed))
    row, scale = fitted(title, parts)
    print(f"scale {scale}: {row}")
    return 0


# -- games -----------------------------------------------------------------------------------------------------------


def player(title: str, seats: int, chance: random.Random, error: int, taste: int) -> Bot:
    weights = [row[:] for row in shelf.weights(title)]
    row = weights[seats]
    for i in range(1, len(row)):
        row[i] = int(row[i] * max(0, 1 + chance.gauss(0, taste / 100)))
    return ErringBot(Weighed(shelf.terms(title), weights), error, 0)


def players(title: str, seats: int, chance: random.Random) -> list[Bot]:
    kinds: list[tuple[int, int] | None] = []
    for _ in range(seats):
        greedy = chance.random() < GREEDY
        kinds.append(None if greedy else (chance.choice(ERRORS), chance.choice(TASTES)))
    greedy_bot = GreedyBot(shelf.evaluation(title))
    return [greedy_bot if kind is None else player(title, seats, chance, *kind) for kind in kinds]


def positions(title: str, seats: int, games: int, seed: int) -> tuple[Any, Any]:
    """What the seat on turn has more of than its best rival, in points, and whether it won."""
    rows: list[list[int]] = []
    wins: list[float] = []
    for number in range(games):
        chance = random.Random(f"{seed}/{seats}/{number}")
        seen, won = game(title, seats, chance)
        for seat, row in seen:
            rows.append(row)
            wins.append(won[seat])
    return np.array(rows, dtype=np.float64) / 100, np.array(wins)


def game(title: str, seats: int, chance: random.Random) -> tuple[list[tuple[int, list[int]]], list[float]]:
    shelved, terms = shelf.title(title), shelf.terms(title)
    weights = shelf.weights(title)[seats]
    table = shelf.box(title).setup(seats, shelved.choices({}, seats), chance.getrandbits(60))
    bots = players(title, seats, chance)
    rng = seeded(chance.getrandbits(60))
    room = [[0] * len(terms.names) for _ in range(seats)]
    seen: list[tuple[int, list[int]]] = []
    answers, last = 0, -1
    while (seat := table.first()) >= 0 and answers < shelved.safety:
        if seat != last and table.rounds() > 0:
            terms.spread(table, room)
            worths = [sum(t * w for t, w in zip(row, weights, strict=True)) for row in room]
            rival = max((other for other in range(seats) if other != seat), key=lambda other: worths[other])
            seen.append((seat, [own - theirs for own, theirs in zip(room[seat], room[rival], strict=True)]))
        last = seat
        table.take(seat, bots[seat].choose(table.imagine(seat, rng), seat, rng))
        answers += 1
    if not table.over():
        return [], []
    winners = table.sheet().winners()
    return seen, [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


# -- the fit ---------------------------------------------------------------------------------------------------------


def fitted(title: str, parts: list[tuple[Any, Any]]) -> tuple[list[int], int]:
    """The weights, that of the score being whole, and the lead in hundredths of a point for the odds of e to one."""
    names = shelf.terms(title).names
    rows = np.concatenate([part[0] for part in parts])
    wins = np.concatenate([part[1] for part in parts])
    kinds = np.concatenate([np.full(len(part[1]), number) for number, part in enumerate(parts)])
    more = np.stack([kinds == number for number in range(1, len(parts))], axis=1) if len(parts) > 1 else rows[:, :0]
    used = [i for i in range(len(names)) if names[i] != KEPT and rows[:, i].any()]
    while True:
        counts = logistic(np.c_[rows[:, used], more], wins)[: len(used)]
        if min(counts) >= 0:
            break
        used = [i for i, count in zip(used, counts, strict=True) if count >= 0]
    row = [0] * len(names)
    for i, count in zip(used, counts, strict=True):
        row[i] = round(WHOLE * count / counts[0])
    if KEPT in names:
        row[names.index(KEPT)] = WHOLE
    return row, round(100 / counts[0])


def logistic(rows: Any, wins: Any) -> list[float]:
    size = rows.std(axis=0) + 1e-9
    x = np.c_[rows / size, np.ones(len(wins))]
    held = np.full(x.shape[1], HELD * len(wins))
    held[-1] = 1e-9
    w = np.zeros(x.shape[1])
    for _ in range(ROUNDS):
        told = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        steep = (x * (told * (1 - told))[:, None]).T @ x + np.diag(held)
        w -= np.linalg.solve(steep, x.T @ (told - wins) + held * w)
    return [float(count) for count in w[:-1] / size]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
