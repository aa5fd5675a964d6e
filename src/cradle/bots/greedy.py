"""The bot that looks one decision ahead: tries every answer on a copy and takes what is worth most."""

from __future__ import annotations

from cradle.bots.base import Bot, Evaluation
from cradle.core.rng import Rng
from cradle.core.table import Table


class GreedyBot(Bot):
    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        return self.best_of(table, seat, table.answers(seat), rng)

    def best_of(self, table: Table, seat: int, answers: list[int], rng: Rng) -> int:
        """Of these answers the one that is worth most."""
        if len(answers) == 1:
            return answers[0]
        worths = [0] * len(answers)
        self.evaluation.weigh(table, seat, answers, rng.fork(), worths)
        best = answers[0]
        best_worth = worths[0]
        ties = 1
        for i in range(1, len(answers)):
            if worths[i] > best_worth:
                best = answers[i]
                best_worth = worths[i]
                ties = 1
            elif worths[i] == best_worth:
                ties += 1
                if rng.below(ties) == 0:
                    best = answers[i]
        return best
