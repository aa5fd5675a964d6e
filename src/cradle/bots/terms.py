"""An evaluation that can be tuned: named terms, each times its weight.

Where a title knows that answers lead to positions which differ in few terms only, one of them is tried on a copy, and
of the others these terms are written: the worth is the same, to the last hundredth.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from cradle.bots.base import Evaluation, tried
from cradle.core.rng import Rng
from cradle.core.table import Table

WHOLE: Final = 100  # the weight of a term that counts as it is written
NONE: Final[list[list[int]]] = []
NOTHING: Final[list[int]] = []
ALONE: Final = -1  # the sort of an answer that is to be tried itself
DONE: Final = -2


class Terms(ABC):
    """The parts of what a position is worth to a seat. The first one is the score as it stands: it is the measure of
    all others, and its weight is never changed."""

    def __init__(self, names: list[str], between: list[list[int]] = NONE) -> None:
        self.names = names
        self.between = between  # weights for positions at the beginning of a turn; none where the same count

    @abstractmethod
    def write(self, table: Table, seat: int, out: list[int]) -> None:
        """Every term into its place, in hundredths of a point. All of them: what stood there is of another position."""

    def spread(self, table: Table, out: list[list[int]]) -> None:
        """The same for all seats, a row a seat. A title overrides it where seats share work."""
        for seat in range(table.seats):
            self.write(table, seat, out[seat])

    def sorts(self, table: Table, seat: int, answers: list[int]) -> list[int]:
        """The sort of each answer, from 0, or ALONE; nothing at all where no two are of one sort. Those of one sort
        lead to positions that differ in nothing but some of the terms."""
        return NOTHING

    def amend(self, table: Table, seat: int, i: int, out: list[int]) -> None:
        """Of the answers that were sorted last, the i-th one: its terms that may differ, in place of those of `table`,
        on which one of the same sort was tried, and whose terms were written last."""
        raise AssertionError("there are no sorts here")


class Weighed(Evaluation):
    """Terms times weights."""

    def __init__(self, terms: Terms, weights: list[list[int]]) -> None:
        self.terms = terms
        self.weights = weights  # by the number of seats, one for each term, in hundredths; row 0 is not used
        self.room = [[0] * len(terms.names) for _ in range(len(weights))]

    def worth(self, table: Table, seat: int) -> int:
        self.terms.write(table, seat, self.room[0])
        return self.total(table, self.room[0])

    def worths(self, table: Table, out: list[int]) -> None:
        self.terms.spread(table, self.room)
        for seat in range(table.seats):
            out[seat] = self.total(table, self.room[seat])

    def total(self, table: Table, row: list[int]) -> int:
        """Of a seat's terms; the table says no more than how many sit there, and whether the game is over."""
        return product(row, self.weights[table.seats])

    def weigh(self, table: Table, seat: int, answers: list[int], luck: Rng, out: list[int]) -> Table | None:
        terms = self.terms
        sorts = terms.sorts(table, seat, answers)
        if not sorts:
            return super().weigh(table, seat, answers, luck, out)
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
            worth = self.total(t, row)
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
                    out[j] = self.total(t, row)
        return best

    def between(self) -> Evaluation:
        return Weighed(self.terms, self.terms.between) if self.terms.between else self

    def anew(self, weights: list[list[int]]) -> Weighed:
        """The same evaluation with other weights."""
        return Weighed(self.terms, weights)


def product(terms: list[int], weights: list[int]) -> int:
    total = 0
    for i in range(len(terms)):
        total += terms[i] * weights[i]
    return total // WHOLE
