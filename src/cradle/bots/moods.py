"""What makes one player differ from another: tastes that last a game, and misjudgements that last a round.

Both follow from what the seat plays with and from the thing that is judged, not from a generator: a player who thinks
too much of a card does so until the round is over, whatever is asked in between. Nothing is remembered for it.
"""

from __future__ import annotations

from typing import Final

from cradle.bots.base import Evaluation
from cradle.bots.terms import WHOLE, Weighed
from cradle.core.table import Table

PRIME: Final = 1_000_003
MIXER: Final = 40_503
WIDTH: Final = 1_000  # of a leaning, to either side; its standard deviation is a third of that
TELLING: Final = 2  # of what the seat plays with: a place, a people; the rest comes and goes


def mood(table: Table, seat: int) -> int:
    """A number for the player of this seat in this game."""
    mixed = seat + 1
    for trait in table.traits(seat)[:TELLING]:
        for letter in trait:
            mixed = (mixed * 31 + ord(letter)) % PRIME
    return mixed


def leaning(mood: int, thing: int) -> int:
    """How much the thing is liked, from -WIDTH to WIDTH, mostly little: three numbers added up."""
    mixed = (mood * 7919 + thing * 104_729 + 1) % PRIME
    total = 0
    for _ in range(3):
        mixed = (mixed * MIXER + 12_345) % PRIME
        mixed = mixed * mixed % PRIME
        total += mixed % (2 * WIDTH + 1) - WIDTH
    return total // 3


def tasted(evaluation: Evaluation, table: Table, seat: int, taste: int) -> Evaluation:
    """The evaluation as this player has it: weights that are up to so many hundredths larger or smaller."""
    if not taste or not isinstance(evaluation, Weighed):
        return evaluation
    player = mood(table, seat)
    weights = evaluation.weights[:]
    row = weights[table.seats][:]
    for i in range(1, len(row)):
        row[i] += row[i] * leaning(player, i) * taste // (WIDTH * WHOLE)
    weights[table.seats] = row
    return evaluation.anew(weights)
