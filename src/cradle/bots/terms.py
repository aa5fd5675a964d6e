"""An evaluation that can be tuned: named terms, each times its weight."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from cradle.bots.base import Evaluation
from cradle.core.table import Table

WHOLE: Final = 100  # the weight of a term that counts as it is written
NONE: Final[list[list[int]]] = []


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


class Weighed(Evaluation):
    """Terms times weights."""

    def __init__(self, terms: Terms, weights: list[list[int]]) -> None:
        self.terms = terms
        self.weights = weights  # by the number of seats, one for each term, in hundredths; row 0 is not used
        self.room = [[0] * len(terms.names) for _ in range(len(weights))]

    def worth(self, table: Table, seat: int) -> int:
        self.terms.write(table, seat, self.room[0])
        return product(self.room[0], self.weights[table.seats])

    def worths(self, table: Table, out: list[int]) -> None:
        self.terms.spread(table, self.room)
        for seat in range(table.seats):
            out[seat] = product(self.room[seat], self.weights[table.seats])

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
