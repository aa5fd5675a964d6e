"""Weights that get better step by step: simultaneous perturbation (SPSA).

A step moves all weights at once, each up or down as chance says, and tries that against the opposite. Whoever is better
is followed, by more the clearer it is. So a step costs the same number of games, however many weights there are.
"""

from __future__ import annotations

from typing import Final

from cradle.arena.plan import derived
from cradle.core.rng import seeded

WIDTH: Final = 0.25  # by what part of itself a weight is moved at first, half as far at the end
FLOOR: Final = 20.0  # a weight near zero is moved as if it were this
GAIN: Final = 1.5  # how far a sure better is followed at first, in parts of the move; a quarter of it at the end
EVERY: Final = 25  # steps after which the weights become a rival of their successors
RIVALS: Final = 3  # so many of them, the latest


class Search:
    """The weights of one number of seats on their way. The first one is the measure of all others and stays."""

    def __init__(self, seed: int, seats: int, start: list[int], steps: int) -> None:
        self.seed = seed
        self.seats = seats
        self.start = start
        self.steps = steps
        self.now = [float(weight) for weight in start]
        self.past: list[list[float]] = []  # after each step

    def moves(self) -> list[float]:
        """How this step moves every weight."""
        chance = seeded(derived(self.seed, "moves", self.seats, len(self.past)))
        width = WIDTH / (1 + len(self.past) / self.steps)
        out = [0.0]
        for weight in self.now[1:]:
            size = max(FLOOR, abs(weight)) * width
            out.append(size if chance.below(2) else -size)
        return out

    def tried(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The weights moved this way and the opposite one."""
        moves = self.moves()
        plus = tuple(round(weight + move) for weight, move in zip(self.now, moves, strict=True))
        minus = tuple(round(weight - move) for weight, move in zip(self.now, moves, strict=True))
        return plus, minus

    def learn(self, better: float) -> None:
        """How much better the first ones were: from 1, always, to -1, never."""
        far = GAIN / (1 + 3 * len(self.past) / self.steps) * better
        self.now = [weight + far * move for weight, move in zip(self.now, self.moves(), strict=True)]
        self.past.append(self.now)

    def rivals(self) -> list[tuple[int, ...]]:
        """The weights to begin with, and some of those on the way."""
        earlier = self.past[EVERY - 1 :: EVERY][-RIVALS:]
        return [tuple(self.start), *(tuple(round(weight) for weight in weights) for weights in earlier)]

    def found(self) -> list[int]:
        """The mean of the last third of the steps: single ones are driven by luck."""
        last = self.past[len(self.past) * 2 // 3 :]
        if not last:
            return self.start[:]
        return [round(sum(weights) / len(last)) for weights in zip(*last, strict=True)]
