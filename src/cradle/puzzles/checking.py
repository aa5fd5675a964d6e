"""Whether packaged puzzles keep their word: each is reached anew and counted with fresh chance."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from cradle.arena.engine import spread
from cradle.arena.plan import derived
from cradle.puzzles.counting import Again, Position, again
from cradle.puzzles.puzzle import puzzles, sitting_of

NEAREST: Final = 3  # answers that are counted


@dataclass(frozen=True)
class Check:
    title: str
    seed: int
    games: int  # of an answer


def recount(check: Check, name: str) -> Again:
    puzzle = puzzles(check.title)[name]
    table = sitting_of(check.title, puzzle).table
    words = [choice["word"] for choice in puzzle["choices"][:NEAREST]]
    seed = derived(check.seed, name, "check")
    return again(Position(check.title, table, puzzle["seat"]), seed, words, check.games)


def recounts(check: Check, jobs: int) -> Generator[Again]:
    yield from spread(recount, check, list(puzzles(check.title)), jobs)
