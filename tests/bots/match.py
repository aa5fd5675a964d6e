"""A game among bots, each handed an imagined table at every question."""

from __future__ import annotations

from cradle.bots.base import Bot
from cradle.core.rng import Rng
from cradle.core.table import Table


def play(table: Table, bots: list[Bot], rng: Rng, limit: int) -> int:
    """Play to the end, or to the limit if there is one. Returns how many answers were given."""
    n = 0
    while True:
        seat = table.first()
        if seat < 0 or (limit and n == limit):
            return n
        table.take(seat, bots[seat].choose(table.imagine(seat, rng), seat, rng))
        n += 1
