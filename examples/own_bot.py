"""A bot of one's own in the arena: it tries every answer and takes the one after which it has most points.

    cradle arena run --title hadara --entrant examples.own_bot:Miser --entrant random --entrant greedy --games 60

A bot is any class with this one method; one is made for each seat of each game. The table is a copy on which all that
the seat cannot know is made up: do with it what you like. Chance comes from `rng`, so that games can be repeated.
"""

from __future__ import annotations

from cradle.core.rng import Rng
from cradle.core.table import Table


class Miser:
    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        best: list[int] = []
        most = 0
        for answer in table.answers(seat):
            after = table.clone()
            after.take(seat, answer)
            points = after.sheet().totals()[seat]
            if not best or points > most:
                best, most = [answer], points
            elif points == most:
                best.append(answer)
        return best[rng.below(len(best))]
