"""The bot that looks one decision ahead: tries every answer on a copy and takes what is worth most.

Where a title knows that answers lead to positions which differ in few terms only, one of them is tried on a copy, and
of the others these terms are written: the result is the same, to the last hundredth.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from cradle.bots.base import Bot, Evaluation
from cradle.bots.learned import Learned
from cradle.bots.terms import Terms, Weighed, product
from cradle.core.rng import Rng
from cradle.core.table import Table

ALONE: Final = -1  # the sort of an answer that is to be tried itself
DONE: Final = -2


class AlikeTerms(Terms):
    """Terms of a title in which many answers to a question are of one sort: the positions that they lead to differ in
    nothing but some of the terms."""

    @abstractmethod
    def sorts(self, table: Table, seat: int, answers: list[int]) -> list[int]:
        """The sort of each answer, from 0, or ALONE; nothing at all where no two are of one sort."""

    @abstractmethod
    def amend(self, table: Table, seat: int, i: int, out: list[int]) -> None:
        """Of the answers that were sorted last, the i-th one: its terms that may differ, in place of those of `table`,
        on which one of the same sort was tried, and whose terms were written last."""


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
        worths_of(self.evaluation, table, seat, answers, rng.fork(), worths)
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


def worths_of(
    evaluation: Evaluation, table: Table, seat: int, answers: list[int], luck: Rng, out: list[int]
) -> Table | None:
    """What each of the answers is worth to the seat. The table on which the best one was tried, the first of several,
    if it was."""
    if isinstance(evaluation, Weighed):
        terms = evaluation.terms
        if isinstance(terms, AlikeTerms):
            sorts = terms.sorts(table, seat, answers)
            if sorts:
                return worths_by_sort(evaluation, terms, table, seat, answers, sorts, luck, out)
    best: Table | None = None
    most = 0
    for i in range(len(answers)):
        t = tried(table, seat, answers[i], luck)
        worth = evaluation.worth(t, seat)
        out[i] = worth
        if best is None or worth > most:
            most = worth
            best = t
    return best


def worths_by_sort(
    evaluation: Weighed,
    terms: AlikeTerms,
    table: Table,
    seat: int,
    answers: list[int],
    sorts: list[int],
    luck: Rng,
    out: list[int],
) -> Table | None:
    best: Table | None = None
    most = 0
    row = [0] * len(terms.names)
    for i in range(len(answers)):
        sort = sorts[i]
        if sort == DONE:
            if out[i] > most:
                most = out[i]
                best = None
            continue
        t = tried(table, seat, answers[i], luck)
        terms.write(t, seat, row)
        worth = weighed(evaluation, t, row)
        out[i] = worth
        if i == 0 or worth > most:
            most = worth
            best = t
        if sort == ALONE:
            continue
        for j in range(i + 1, len(answers)):
            if sorts[j] == sort:
                sorts[j] = DONE
                terms.amend(t, seat, j, row)
                out[j] = weighed(evaluation, t, row)
    return best


def weighed(evaluation: Weighed, table: Table, row: list[int]) -> int:
    """What a position with these terms is worth; the table says no more than how many sit there, and whether the game
    is over."""
    total = product(row, evaluation.weights[table.seats])
    if isinstance(evaluation, Learned):
        model = evaluation.models[table.seats]
        if model is not None and not table.over():
            total += model.more(row)
    return total


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
