"""Ferry: the table. Loads are the only pieces, and where they lie says all that has happened to them."""

from __future__ import annotations

from cradle.core.cards import Cards
from cradle.core.errors import BadPosition
from cradle.core.game import Game
from cradle.core.plain import Plain, number, row
from cradle.core.rng import Rng
from cradle.core.sheet import ScoreSheet
from examples.ferry import view
from examples.ferry.content import HAND, LANDED, LOADS, ZONES, Printed

CROSSINGS, BALANCE = 0, 1  # the options, in their order


class Ferry(Game["Ferry"]):
    def __init__(self, printed: Printed, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, Cards([0] * LOADS, ZONES if seats else 0, (2 << seats) - 1, 1))
        self.cards.bags = [HAND + s for s in range(seats)]
        self.cards.holders = [1 << s for s in range(seats)]
        self.printed = printed
        self.choices = [0, 0]
        self.crossing = 0
        self.boats = [-1] * seats  # each seat's boat in the last crossing

    def clone(self) -> Ferry:
        t = Ferry(self.printed, 0, self.rng.copy())
        t.copy_kernel(self)
        t.choices = self.choices  # never changes, so clones share it
        t.crossing, t.boats = self.crossing, self.boats[:]
        return t

    def last(self) -> int:
        """Ferry 2.3: how many crossings there are."""
        return self.printed.crossings[self.choices[CROSSINGS]]

    def weight(self, zone: int) -> int:
        return sum([self.printed.weights[load] for load in self.cards.zones[zone]])

    def points(self, seat: int) -> int:
        """Ferry 3.4, 4.2: what has landed counts, what is still in the hand does not."""
        return self.weight(LANDED + seat)

    def dump(self) -> Plain:
        return {**self.dump_kernel(), "choices": self.choices[:], "crossing": self.crossing, "boats": self.boats[:]}

    def load_fields(self, data: Plain) -> None:
        self.choices, self.boats = row(data, "choices", 2), row(data, "boats", self.seats)
        self.crossing = number(data, "crossing")
        check("choices", min(self.choices) >= 0 and max(self.choices) <= 1)
        check("boats", min(self.boats) >= -1 and max(self.boats) <= 1)
        check("crossing", 1 <= self.crossing <= self.last())

    def view(self, eye: int) -> Plain:
        return view.view(self, eye)

    def numbers(self, seat: int) -> dict[str, int]:
        return view.numbers(self, seat)

    def sheet(self) -> ScoreSheet:
        """Ferry 4.1: no tie-breaker, so equals share the win."""
        sheet = ScoreSheet(self.seats)
        sheet.line("loads", [self.points(s) for s in range(self.seats)])
        return sheet

    def audit(self) -> str:
        """Every load lies somewhere, and every crossing took one out of each hand."""
        done = self.crossing if self.over() else self.crossing - 1
        hands = [len(self.cards.zones[HAND + s]) + done for s in range(self.seats)]
        if hands != [self.printed.hand] * self.seats:
            return f"hands began with {hands} loads"
        return self.cards.audit()

    def rounds(self) -> int:
        return self.crossing


def check(field: str, right: bool) -> None:
    if not right:
        raise BadPosition("core-position-number", {"field": field})
