"""A second opinion on what looks like a loss: the bot that thinks ahead, without a taste of its own.

Games are played on by bots that look one decision ahead. An answer that only pays for whoever plans further looks bad
in them; so nothing is called a loss that the tree would have answered too.
"""

from __future__ import annotations

from typing import Final

from cradle import shelf
from cradle.arena.plan import derived
from cradle.bots.levels import ANY_TITLE, LADDERS
from cradle.bots.tree import TreeBot
from cradle.core.rng import seeded
from cradle.core.table import Table

ASKED: Final = 3  # times, each with other chance


def defended(title: str, table: Table, seat: int, answer: int, seed: int) -> bool:
    """Whether the tree gives this answer more often than not."""
    ladder = LADDERS.get(title, ANY_TITLE)
    agreed = 0
    for n in range(ASKED):
        rng = seeded(derived(seed, "second", n))
        bot = TreeBot(shelf.mind(title), ladder.walks[-1], ladder.manner)
        agreed += bot.choose(table.imagine(seat, rng), seat, rng) == answer
    return 2 * agreed > ASKED
