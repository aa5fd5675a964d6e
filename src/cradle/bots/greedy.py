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
        best = answers[0]
        best_worth = 0
        ties = 0
        luck = rng.fork()
        for answer in answers:
            worth = self.worth_of(table, seat, answer, luck)
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
        return self.evaluation.worth(tried(table, seat, answer, luck), seat)


def tried(table: Table, seat: int, answer: int, luck: Rng) -> Table:
    """A copy on which the answer is taken and, if it is sealed, opened: the others then answer anything, and the same
    after each answer that is tried with this luck."""
    t = table.clone()
    t.take(seat, answer)
    if t.waiting(seat):
        same = luck.copy()
        while t.waiting(seat):
            other = t.first()
            if other < 0:
                break
            answers = t.answers(other)
            t.take(other, answers[same.below(len(answers))])
    return t
