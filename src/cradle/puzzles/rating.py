"""Ratings: a try is a game of two, between a person and a puzzle (Elo)."""

from __future__ import annotations

from typing import Final

from cradle.puzzles.puzzle import Puzzle

FIRST: Final = 1500  # of a person
EASY: Final = 1300  # of a puzzle that `greedy` solves
HARD: Final = 1550  # and of one that fools it
NEAR: Final = 0.25  # of the chance: an answer that is so far behind tempts nobody
TEMPTING: Final = 800  # for a whole chance between that and the second best answer
SCALE: Final = 400.0
PERSON: Final = 32.0  # how far one try moves somebody at most
PUZZLE: Final = 12.0


def begins(puzzle: Puzzle) -> int:
    """How hard it is before anybody has tried it: whether the sensible bot is fooled, and how near the second is."""
    best, second = puzzle["choices"][0], puzzle["choices"][1]
    fooled = puzzle["sight"] != best["word"]
    near = max(0.0, NEAR - (best["chance"] - second["chance"]))
    return round((HARD if fooled else EASY) + TEMPTING * near)


def expected(person: int, puzzle: int) -> float:
    """The chance that the person solves it."""
    return float(1 / (1 + 10 ** ((puzzle - person) / SCALE)))


def moved(person: int, puzzle: int, solved: bool) -> tuple[int, int]:
    """Both ratings after a first try."""
    surprise = (1.0 if solved else 0.0) - expected(person, puzzle)
    return round(person + PERSON * surprise), round(puzzle - PUZZLE * surprise)
