"""What a Tapestry position is worth: points, what the income turns left will bring, and what is about to be gained."""

from __future__ import annotations

from typing import Final

from cradle.bots.base import Evaluation
from cradle.core.masks import bits
from cradle.core.step import Step
from cradle.core.table import Table
from cradle.games.tapestry.conquest import ChooseTarget
from cradle.games.tapestry.counting import capital_lines, full_columns, full_districts, full_rows
from cradle.games.tapestry.explore import ChooseTile, Lay
from cradle.games.tapestry.gains import PointsPer
from cradle.games.tapestry.pieces import HAND, LOW, SIDE, SUPPLY, TECHNOLOGY_0, TECHS, VOYAGES
from cradle.games.tapestry.resources import Pay, Take
from cradle.games.tapestry.table import Player, Tapestry
from cradle.games.tapestry.technology import ChooseInvention, ChooseUpgrade
from cradle.games.tapestry.tracks import Arrive, BuyBonus, StepUp
from cradle.games.tapestry.turn import PaidAdvance, WhichToken

POINT: Final = 100
RESOURCE: Final = 120
PLACE: Final = [0, 120, 230, 350, 560, 680, 800, 1010, 1130, 1250, 1550, 1750, 2000]  # of the furthest token
TERRITORY: Final = 90
TECHNOLOGY_ROW: Final = [110, 230, 330]
TILE: Final = 45
CARD: Final = 60
FIRST_CARD: Final = 250
LANDMARK: Final = 120
CIVILIZATION: Final = 600
VOYAGE: Final = 350
PLOT: Final = 9
NEARLY: Final = [0, 0, 1, 2, 4, 7, 12, 20, 34, 100]  # how far a row of nine is on its way, in hundredths
# what a question or a step still to come will bring
ADVANCE: Final = 420
ARRIVAL: Final = 300
EXPLORATION: Final = 330
CONQUEST: Final = 520
INVENTION: Final = 110
UPGRADE: Final = 240


class TapestryEvaluation(Evaluation):
    def worth(self, table: Table, seat: int) -> int:
        assert isinstance(table, Tapestry)
        p = table.players[seat]
        if p.finished:
            return p.points * POINT + p.wealth()
        worth = p.points * POINT + p.wealth() * RESOURCE
        worth += income_ahead(table, seat) + own_tracks(p) + own_capital(table, seat, p)
        worth += table.lands(seat) * TERRITORY + table.landmarks(seat) * LANDMARK
        worth += own_cards(table, seat)
        worth += bits(p.civilizations) * CIVILIZATION
        return worth + pending(table, seat)


def income_ahead(t: Tapestry, seat: int) -> int:
    """What the uncovered income spaces give in the turns left."""
    p = t.players[seat]
    gains = 4 - p.incomes
    scores = 5 - p.incomes
    worth = 0
    for row in range(4):
        for space in range(p.built[row] + 1):
            amounts = t.box.income_gain[row][space]
            if gains > 0:
                worth += gains * RESOURCE * (amounts[0] + amounts[1] + amounts[2] + amounts[3])
                worth += gains * (TILE * amounts[4] + CARD * amounts[5])
            effect = t.box.income_score[row][space]
            if effect >= 0 and scores > 0:
                worth += scores * income_points(t, seat, effect)
    return worth


def income_points(t: Tapestry, seat: int, effect: int) -> int:
    """Printed points, or what is counted now and a little growth."""
    made = t.box.effects[effect]
    if isinstance(made, PointsPer):
        if made.what == 8:
            return POINT * len(t.pile(seat, TECHS))
        if made.what == 10:
            return POINT * t.lands(seat)
        return POINT * capital_lines(t, seat)
    return POINT * 7


def own_tracks(p: Player) -> int:
    worth = 0
    for token in p.tokens:
        worth += PLACE[token & 15]
    return worth + (PLACE[12] if p.singular else 0)


def own_capital(t: Tapestry, seat: int, p: Player) -> int:
    """Plots filled, lines and districts on their way."""
    low = p.low | p.rock_low
    high = p.high | p.rock_high
    times = (5 - p.incomes) * (1 + p.built[1] // 2)
    worth = PLOT * bits(p.low) + PLOT * bits(p.high)
    for i in range(SIDE):
        row = 0
        column = 0
        for j in range(SIDE):
            row += filled(low, high, SIDE * i + j)
            column += filled(low, high, SIDE * j + i)
        worth += times * (NEARLY[row] + NEARLY[column])
    done = full_districts(low, high)
    for district in range(9):
        if not (done >> district) & 1:
            n = 0
            for k in range(9):
                n += filled(low, high, SIDE * (district // 3 * 3 + k // 3) + district % 3 * 3 + k % 3)
            worth += NEARLY[n] * RESOURCE // POINT
    return worth - times * (bits(full_rows(low, high)) + bits(full_columns(low, high))) * NEARLY[9]


def filled(low: int, high: int, cell: int) -> int:
    return (low >> cell) & 1 if cell < LOW else (high >> (cell - LOW)) & 1


def own_cards(t: Tapestry, seat: int) -> int:
    p = t.players[seat]
    worth = 0
    for card in t.pile(seat, TECHS):
        worth += TECHNOLOGY_ROW[t.tech_row[card - TECHNOLOGY_0] & 3]
    hand = len(t.pile(seat, HAND))
    if hand and p.incomes < 4:
        worth += FIRST_CARD
    worth += CARD * hand + TILE * min(4, len(t.pile(seat, SUPPLY)))
    return worth + VOYAGE * len(t.pile(seat, VOYAGES))


def pending(t: Tapestry, seat: int) -> int:
    """What is on the agenda for the seat."""
    worth = 0
    for step in t.agenda:
        worth += promise(t, seat, step)
    return worth


def promise(t: Tapestry, seat: int, step: Step[Tapestry]) -> int:
    if isinstance(step, PaidAdvance):
        return ADVANCE if step.seat == seat else 0
    if isinstance(step, Pay):
        return -RESOURCE * step.left if step.seat == seat else 0
    if isinstance(step, Take):
        return RESOURCE * step.left if step.seat == seat else 0
    if isinstance(step, Arrive):
        return ARRIVAL if step.seat == seat and step.reward else 0
    if isinstance(step, (ChooseTile, Lay)):
        return EXPLORATION if step.seat == seat else 0
    if isinstance(step, ChooseTarget):
        return CONQUEST if step.seat == seat else 0
    if isinstance(step, ChooseInvention):
        return INVENTION if step.seat == seat else 0
    if isinstance(step, ChooseUpgrade):
        return UPGRADE if step.seat == seat else 0
    if isinstance(step, StepUp):
        return ARRIVAL // 2 if step.seat == seat else 0
    if isinstance(step, BuyBonus):
        return POINT if step.seat == seat else 0
    if isinstance(step, WhichToken):
        return ADVANCE - RESOURCE if step.seat == seat else 0
    return 0


EVALUATION: Final = TapestryEvaluation()
