"""The bot that takes any legal answer: the floor of every ladder."""

from __future__ import annotations

from cradle.bots.base import Bot
from cradle.core.rng import Rng
from cradle.core.table import Table


class RandomBot(Bot):
    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        answers = table.answers(seat)
        return answers[rng.below(len(answers))]
