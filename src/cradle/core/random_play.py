"""Random play, compiled with the rules: the loops that benches, soaks and tests share."""

from __future__ import annotations

from cradle.core.rng import Rng
from cradle.core.table import Table
from cradle.core.title import Box


def finish(table: Table, rng: Rng, limit: int) -> int:
    """Answer at random, lowest seat first, until the game is over. Returns how many answers; 0 is no limit."""
    n = 0
    while True:
        seat = table.first()
        if seat < 0:
            return n
        answers = table.answers(seat)
        table.take(seat, answers[rng.below(len(answers))])
        n += 1
        if n == limit:
            return n


def advance(table: Table, rng: Rng, steps: int) -> None:
    """Answer at random, any waiting seat first, at most so many times."""
    for _ in range(steps):
        asked = table.asked()
        if not asked:
            return
        seat = asked[rng.below(len(asked))]
        answers = table.answers(seat)
        table.take(seat, answers[rng.below(len(answers))])


def audited(table: Table, rng: Rng, limit: int) -> tuple[int, str]:
    """Random play with an audit at every decision: how many answers, and what was found wrong first."""
    n = 0
    while True:
        wrong = table.audit()
        if wrong:
            return n, wrong
        asked = table.asked()
        if not asked or (limit and n == limit):
            return n, ""
        seat = asked[rng.below(len(asked))]
        answers = table.answers(seat)
        if not answers:
            return n, f"seat {seat} has no answer to {table.kind(seat).name}"
        table.take(seat, answers[rng.below(len(answers))])
        n += 1


def games(box: Box, seats: int, choices: list[int], first_seed: int, count: int, rng: Rng, limit: int) -> int:
    """So many random games from setup to the end. Returns how many answers."""
    n = 0
    for seed in range(first_seed, first_seed + count):
        n += finish(box.setup(seats, choices, seed), rng, limit)
    return n


def clones(table: Table, n: int) -> None:
    for _ in range(n):
        table.clone()


def imagines(table: Table, n: int, rng: Rng) -> None:
    for _ in range(n):
        table.imagine(0, rng)
