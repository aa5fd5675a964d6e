"""The chances of all seats as a spectator sees them."""

from __future__ import annotations

from math import sqrt

from cradle.analysis.chances import Measure, spread
from cradle.analysis.playing import player_of
from cradle.arena.plan import derived
from cradle.core.rng import seeded
from cradle.core.table import Table


def seen(title: str, table: Table, seed: int, games: int) -> tuple[list[float], list[float]]:
    """Chances and expected points of every seat, by so many games on tables that the public imagines."""
    player, eye = player_of(title), table.seats
    imagined = table.imagine(eye, seeded(derived(seed, "table")))
    hidden = imagined.hidden(eye)
    ends = []
    for n in range(games):
        rng = seeded(derived(seed, "game", n))
        ends.append(player.play(imagined.again(hidden, rng.fork()), rng.fork(), eye, heard=False))
    spreads = [spread([ends], seat) for seat in range(table.seats)]
    measure = Measure(table.seats, sqrt(sum(one * one for one in spreads) / len(spreads)), player.scale)
    chances = [round(chance, 4) for chance in measure.chances(ends)]
    if not table.sheet().scored:
        return chances, [0.0] * table.seats
    return chances, [round(sum(end.points(seat) for end in ends) / games, 1) for seat in range(table.seats)]
