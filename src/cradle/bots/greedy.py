"""The bot that looks one decision ahead: tries every answer on a copy and takes what is worth most."""

from __future__ import annotations

from cradle.bots.base import Bot, Evaluation
from cradle.core.rng import Rng
from cradle.core.table import Table


class GreedyBot(Bot):
    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        answers = table.answers(seat)
        if len(answers) == 1:
            return answers[0]
        best = answers[0]
        best_worth = 0
        ties = 0
        luck = rng.fork()
        for answer in answers:
            worth = self.worth_of(table.clone(), seat, answer, luck.copy())
            if ties == 0 or worth > best_worth:
                best = answer
                best_worth = worth
                ties = 1
            elif worth == best_worth:
                ties += 1
                if rng.below(ties) == 0:
                    best = answer
        return best

    def worth_of(self, table: Table, seat: int, answer: int, luck: Rng) -> int:
        """Take the answer and open it if it is sealed: the others then answer anything."""
        table.take(seat, answer)
        while table.waiting(seat):
            other = table.first()
            if other < 0:
                break
            answers = table.answers(other)
            table.take(other, answers[luck.below(len(answers))])
        return self.evaluation.worth(table, seat)
