"""Ferry: all steps and kinds of question, the options, the box and the title."""

from __future__ import annotations

from typing import Final

from cradle.core.plain import Plain, number
from cradle.core.rng import seeded
from cradle.core.step import Steps
from cradle.core.title import Box, Option, Title
from examples.ferry.content import BOATS, HAND, LOADS, REST, SEATS, Printed
from examples.ferry.crossing import ARRIVED, SHIP_KIND, SHIPPED, Arrival, Crossing, Ship
from examples.ferry.table import Ferry, check

STEPS: Final = Steps[Ferry]([Crossing, Arrival], [(SHIP_KIND, Ship)])
OPTIONS: Final = [Option("crossings", ["three", "four"], "three"), Option("balance", ["arrive", "return"], "arrive")]


class FerryBox(Box):
    def __init__(self, document: Plain) -> None:
        super().__init__(document)
        self.printed = Printed(document)

    def nouns(self) -> dict[str, list[str]]:
        return {"load": self.printed.ids, "boat": BOATS}

    def setup(self, seats: int, choices: list[int], seed: int) -> Ferry:
        """Ferry 2.1, 2.2: a hand for everybody; nobody knows the rest."""
        t = Ferry(self.printed, seats, seeded(seed))
        t.choices = choices
        t.cards.zones[REST] = list(range(LOADS))
        t.cards.shuffle(REST, t.rng)
        for s in range(seats):
            for _ in range(self.printed.hand):
                t.cards.draw(REST, HAND + s, 1 << s)
        t.push(Crossing())
        t.settle()
        return t

    def load(self, data: Plain) -> Ferry:
        check("seats", number(data, "seats") in SEATS)
        t = Ferry(self.printed, number(data, "seats"), seeded(0))
        t.load_kernel(data, STEPS)
        t.load_fields(data)
        return t


class FerryTitle(Title):
    def __init__(self) -> None:
        super().__init__("ferry", 1, SEATS, OPTIONS, STEPS.kinds, [SHIPPED, ARRIVED])

    def read(self, document: Plain) -> Box:
        return FerryBox(document)


TITLE: Final = FerryTitle()
