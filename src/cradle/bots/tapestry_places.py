"""Which places in a capital are alike for a building or a landmark: those where it completes as much.

What happens next, until somebody is asked, looks at a capital only for how many of its lines and districts are complete
and whether something was built on rock. The Architects and the Chosen look closer: for them every place that completes
something is tried by itself.
"""

from __future__ import annotations

from typing import Final

from cradle.bots.tapestry_grid import Grid
from cradle.bots.terms import ALONE, NOTHING
from cradle.core.masks import bits
from cradle.games.tapestry.capital import AT_PLOT, AT_STATUE, RAISE_AT, RAISE_HEX, Build, Raise, find
from cradle.games.tapestry.counting import full_districts
from cradle.games.tapestry.pieces import ARCHITECTS, CHOSEN, LOW
from cradle.games.tapestry.table import Tapestry

NUMBERS: Final = 32  # more than there are lines or districts


class Places:
    """Of the last question: what is half done in the capital after each of its answers, as the grid has it."""

    def __init__(self) -> None:
        self.grid = Grid()
        self.lines = NOTHING
        self.districts = NOTHING
        self.plots = NOTHING
        self.low = 0  # plots of the answer that is looked at
        self.high = 0

    def sorts(self, t: Tapestry, seat: int, answers: list[int]) -> list[int]:
        question = t.question(seat)
        if not isinstance(question, (Build, Raise)):
            return NOTHING
        p = t.players[seat]
        low = p.low | p.rock_low
        high = p.high | p.rock_high
        grid = self.grid
        grid.read(low, high)
        before = grid.full * NUMBERS + bits(full_districts(low, high))
        closer = p.has(ARCHITECTS) or p.has(CHOSEN)
        self.lines = [0] * len(answers)
        self.districts = [0] * len(answers)
        self.plots = [0] * len(answers)
        out = [ALONE] * len(answers)
        for i in range(len(answers)):
            if isinstance(question, Build):
                inside = self.plot(answers[i])
            else:
                inside = self.plots_of(t, question, answers[i])
            if not inside:
                continue
            grid.read(low | self.low, high | self.high)
            self.lines[i] = grid.lines
            self.districts[i] = grid.districts
            self.plots[i] = grid.plots
            sort = grid.full * NUMBERS + bits(full_districts(low | self.low, high | self.high))
            if self.low & p.rock_low or self.high & p.rock_high:
                sort += NUMBERS * NUMBERS
            if sort == before or not closer:
                out[i] = sort
        return out

    def plot(self, answer: int) -> bool:
        """Where the building would stand; false if not in the grid."""
        if answer < AT_PLOT or answer >= AT_STATUE:
            return False
        cell = answer - AT_PLOT
        self.low = 1 << cell if cell < LOW else 0
        self.high = 0 if cell < LOW else 1 << (cell - LOW)
        return True

    def plots_of(self, t: Tapestry, question: Raise, answer: int) -> bool:
        """The same for a landmark."""
        if answer < RAISE_AT or answer >= RAISE_HEX:
            return False
        shape = t.box.shapes[question.landmark]
        at = find(shape.answers, answer)
        self.low = shape.low[at]
        self.high = shape.high[at]
        return True
