"""An evaluation that has learned from thinking ahead: to terms times weights a small model adds what they miss.

The model is a network with one layer of units between the terms of a seat and one number, the hundredths of a point to
add. A unit adds up the terms, each times a weight of its own, and is never less than nothing and never more than
`FULL`: so it can say "many coins, but only while there are cards to buy", which no single weight can. All of it is in
whole numbers, so every machine reckons alike.
"""

from __future__ import annotations

from typing import Final

from cradle.bots.terms import Terms, Weighed, product
from cradle.core.table import Table

FULL_BITS: Final = 20
FULL: Final = 1 << FULL_BITS  # of a unit; also the measure of what a term counts for one
FINE_BITS: Final = 8  # what a full unit adds is in hundredths of a point of so many bits more
LANE: Final = 60  # bits
HALF: Final = 1 << (LANE - 1)
MASK: Final = (1 << LANE) - 1
LARGEST: Final = 1 << 33  # of what a term counts, so that no lane ever overflows into the next
MOST: Final = 3_000  # hundredths of a point that the model may add or take away


class Model:
    """The network of one number of seats. What all units add up stands side by side in one long number, a lane a unit:
    so a term is multiplied once for all of them."""

    def __init__(self, numbers: list[list[int]]) -> None:
        """First what each term adds without any unit, and what is added always. Then for each unit what each term
        counts, what is there always, and what the full unit adds."""
        self.numbers = numbers
        count = len(numbers[0]) - 1
        self.lanes = [0] * count  # of each term
        self.rest = 0  # what is there always; half a lane more in every lane, so that none is below nothing
        self.fulls: list[int] = []
        for lane in range(len(numbers)):
            unit = numbers[lane]
            for i in range(count):
                self.lanes[i] += unit[i] << (lane * LANE)
            self.rest += (unit[count] + HALF) << (lane * LANE)
            if lane > 0:
                self.fulls.append(unit[count + 1])

    def more(self, terms: list[int]) -> int:
        """What the terms miss, in hundredths of a point."""
        lanes = self.rest
        for i in range(len(terms)):
            term = terms[i]
            if term != 0:
                lanes += term * self.lanes[i]
        total = (lanes & MASK) - HALF
        for full in self.fulls:
            lanes >>= LANE
            level = (lanes & MASK) - HALF
            if level > 0:
                if level > FULL:
                    level = FULL
                total += (level >> FINE_BITS) * full
        total >>= FULL_BITS
        if total > MOST:
            return MOST
        return -MOST if total < -MOST else total


class Learned(Weighed):
    """Terms times weights, and what a model of this number of seats adds. The end of a game speaks for itself."""

    def __init__(self, terms: Terms, weights: list[list[int]], models: list[Model | None]) -> None:
        super().__init__(terms, weights)
        self.models = models  # by the number of seats; none where nothing was learned

    def total(self, table: Table, row: list[int]) -> int:
        total = product(row, self.weights[table.seats])
        model = self.models[table.seats]
        if model is not None and not table.over():
            total += model.more(row)
        return total

    def anew(self, weights: list[list[int]]) -> Weighed:
        return Learned(self.terms, weights, self.models)
