"""Counting what the answers of a position are worth, until it is clear whether that makes a puzzle.

All answers are played on the same deals with the same luck. Those that are clearly behind get no more games; those that
are not go on with the best one, and the count ends where too little is left between them.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

from cradle.analysis.judge import Judge
from cradle.analysis.verdict import Verdict, Weighed
from cradle.core.table import Table

AHEAD: Final = 0.08  # of the chance to win, that the best answer has before every other
SURE: Final = 1.5  # of the told errors, which are two standard errors each: three standard errors
FEWEST_ANSWERS: Final = 3
ROUNDS: Final = (12, 24, 48, 96, 192)  # games of an answer after each round
LEAST: Final = 96  # games of the best answer and of its nearest rival before anything is published
EPSILON: Final = 1e-9


@dataclass(frozen=True)
class Position:
    """What is counted: a table and the seat that is asked."""

    title: str
    table: Table
    seat: int


def ahead(best: Weighed, other: Weighed) -> bool:
    """By enough, and surely."""
    gap = best.chance - other.chance
    return gap >= AHEAD - EPSILON and gap >= SURE * other.error - EPSILON


def hopeless(best: Weighed, other: Weighed, games: int) -> bool:
    """The other one is too near, and more games will hardly change that: even if it were a standard error further
    behind, it would not be far or not be sure enough in the end."""
    gap = best.chance - other.chance + other.error / 2
    return gap < AHEAD or gap < SURE * other.error * sqrt(games / ROUNDS[-1])


def count(position: Position, seed: int, best: int) -> Verdict | None:
    """What all answers are worth with this chance; nothing where the best is another one, or not far enough ahead."""
    answers = position.table.answers(position.seat)
    judge = Judge(position.title, position.table, position.seat, seed, only=answers)
    near = set(answers)
    for goal in ROUNDS:
        fill(judge, near | {best}, goal)
        verdict = judge.verdict()
        first, others = verdict.answers[0], verdict.answers[1:]
        if first.answer != best:
            behind = next(other for other in others if other.answer == best)
            if first.chance - behind.chance > behind.error / 2:
                return None
            continue
        close = [other for other in others if not ahead(first, other)]
        if any(hopeless(first, other, goal) for other in close):
            return None
        if not close and goal >= LEAST:
            return verdict
        near = {other.answer for other in close} | {others[0].answer}
    return None


def fill(judge: Judge, answers: set[int], goal: int) -> None:
    """So many games of each of these answers."""
    for n in range(goal):
        for answer in sorted(answers):
            if len(judge.ends[answer]) == n:
                judge.ends[answer].append(judge.play(answer, n))
                judge.games += 1


@dataclass(frozen=True)
class Again:
    """What a fresh count says of a published puzzle."""

    best: bool  # the published answer is still the best, or within its error of it
    ahead: bool  # and still far enough before the second


def again(position: Position, seed: int, words: list[str], games: int) -> Again:
    """Of the published best answer and its nearest rivals."""
    kind = position.table.kind(position.seat)
    answers = [kind.answer(word) for word in words]
    judge = Judge(position.title, position.table, position.seat, seed, only=answers)
    fill(judge, set(answers), games)
    verdict = judge.verdict()
    first = verdict.answers[0]
    own = next(one for one in verdict.answers if one.answer == answers[0])
    if first.answer != own.answer:
        return Again(first.chance - own.chance <= own.error, False)
    return Again(True, first.chance - verdict.answers[1].chance >= AHEAD - EPSILON)
