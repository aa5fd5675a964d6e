"""Ferry 3: a crossing."""

from __future__ import annotations

from typing import Final

from cradle.core.journal import News
from cradle.core.step import SEALED, Question, Step
from cradle.core.words import Kind
from examples.ferry.content import ABOARD, BOATS, HAND, LANDED, LOADS, RETURNED
from examples.ferry.table import BALANCE, Ferry

SHIP_KIND: Final = Kind("ship", "ferry/3.1", ("load", "load", LOADS, "boat", len(BOATS)), facts="weight")
SHIPPED: Final = News("shipped", "load boat")
ARRIVED: Final = News("arrived", "load points")


class Crossing(Step[Ferry]):
    """Ferry 2.3, 3.1: all choose at the same time, until the last crossing is over."""

    def run(self, t: Ferry) -> None:
        if t.crossing < t.last():
            t.crossing += 1
            t.push(self)
            t.push(Arrival())
            t.together([Ship(s) for s in range(t.seats)], SEALED)


class Ship(Question[Ferry]):
    def kind(self) -> Kind:
        return SHIP_KIND

    def why(self, t: Ferry, answer: int) -> str:
        """Ferry 3.1: a load of the own hand."""
        return "" if SHIP_KIND.numbers(answer)[0] in t.cards.zones[HAND + self.seat] else "ferry/3.1"

    def facts(self, t: Ferry, answer: int) -> list[int]:
        return [t.printed.weights[SHIP_KIND.numbers(answer)[0]]]

    def take(self, t: Ferry, answer: int) -> None:
        """Ferry 3.2: the kernel opens all answers together; from now on everybody knows the load."""
        load, boat = SHIP_KIND.numbers(answer)
        t.boats[self.seat] = boat
        t.cards.move(load, HAND + self.seat, ABOARD + self.seat, t.cards.everybody)
        t.tell(SHIPPED, self.seat, [load, boat])


class Arrival(Step[Ferry]):
    """Ferry 3.3, 3.4: what is on the heavier boat comes back, the rest lands."""

    def run(self, t: Ferry) -> None:
        back = turned_back(t)
        for s in range(t.seats):
            load = t.cards.zones[ABOARD + s][0]
            returned = back[t.boats[s]]
            t.cards.move(load, ABOARD + s, RETURNED if returned else LANDED + s, t.cards.everybody)
            t.tell(ARRIVED, s, [load, 0 if returned else t.printed.weights[load]])


def turned_back(t: Ferry) -> list[bool]:
    """Which boats turn back."""
    red, green = [sum([t.weight(ABOARD + s) for s in range(t.seats) if t.boats[s] == boat]) for boat in (0, 1)]
    if red == 0 or green == 0:  # Ferry 3.5: a boat alone on the river arrives
        return [False, False]
    if red == green:  # Ferry 3.6
        return [t.choices[BALANCE] == 1, t.choices[BALANCE] == 1]
    return [red > green, green > red]
