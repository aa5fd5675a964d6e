"""What the agenda of a Tapestry table still holds for a seat."""

from __future__ import annotations

from typing import Final

from cradle.bots.tapestry_goods import PLACES, Goods
from cradle.bots.tapestry_recipes import (
    AGAIN,
    BUILDING,
    CARD,
    CIRCLE,
    CIVILIZATION,
    CONQUER,
    CONQUER_BOTH,
    EXPLORE,
    FULL_STEP,
    INVENT,
    PLOT,
    RESEARCH,
    RESEARCH_FULL,
    SQUARE,
    STEP,
    TILE,
    VOYAGE,
)
from cradle.core.step import Step
from cradle.games.tapestry.capital import Build, ChooseBuilding, ChooseLandmark, Raise
from cradle.games.tapestry.civilizations import UseAbilities
from cradle.games.tapestry.conquest import Attack, ChooseDie, ChooseTarget, LeftDie, Spoils, Trap
from cradle.games.tapestry.discards import DiscardCard, DiscardTechnology, DiscardTile, PayFor, Purchase
from cradle.games.tapestry.explore import ChooseTile, ChooseVoyage, DoubleTile, Lay, Reap
from cradle.games.tapestry.income import GainIncome, OfferUpgrade, ScoreIncome
from cradle.games.tapestry.mats import Alchemy, brewed
from cradle.games.tapestry.pieces import ALCHEMISTS, ANY_BUILDING, END
from cradle.games.tapestry.research import Follow
from cradle.games.tapestry.resolve import ChoosePart, MayResolve, NextPart, Resolve, parts_of
from cradle.games.tapestry.resources import Pay, Take
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.tapestries import ChooseTapestry, PlayTapestry
from cradle.games.tapestry.technology import ChooseInvention, ChooseSymbol, ChooseUpgrade, ImitateSymbol, UpgradeThis
from cradle.games.tapestry.tracks import BENEFIT, Arrive, BuyBonus, OfferBonus, RepeatPlace, StepUp
from cradle.games.tapestry.turn import EndTurn, IncomeOrAdvance, PaidAdvance, Turn, WhichToken

NOWHERE: Final = -1


class Promise:
    """Read from the agenda for one seat: resources to come, steps up, income to come, and the worth of the rest."""

    def __init__(self) -> None:
        self.worth = 0
        self.resources = 0  # to take, less to pay
        self.gains = 0  # income turns whose resources are still to come
        self.scores = 0  # and whose points are
        self.plays = 0
        self.upgrades = 0
        self.moved = NOWHERE  # the token that goes one step up, track << 4 | space

    def read(self, t: Tapestry, seat: int, goods: Goods) -> None:
        self.worth = 0
        self.resources = 0
        self.gains = 0
        self.scores = 0
        self.plays = 0
        self.upgrades = 0
        self.moved = NOWHERE
        for step in t.agenda:
            if isinstance(step, (EndTurn, Turn, IncomeOrAdvance)):
                continue
            self.worth += self.step(t, seat, goods, step)
        for step in t.lanes[seat]:
            self.worth += self.step(t, seat, goods, step)

    def step(self, t: Tapestry, seat: int, goods: Goods, step: Step[Tapestry]) -> int:
        if isinstance(step, Resolve):
            return goods.value(step.effect) if step.seat == seat else 0
        if isinstance(step, Pay):
            if step.seat == seat:
                self.resources -= step.left
            return 0
        if isinstance(step, PaidAdvance):
            if step.seat == seat:
                self.moved = step.track << 4 | step.space
                return goods.places[step.track * PLACES + step.space + 1]
            return 0
        if isinstance(step, Build):
            return goods.worth[PLOT] if step.seat == seat else 0
        if isinstance(step, Raise):
            return goods.worth[PLOT] * t.box.shapes[step.landmark].size if step.seat == seat else 0
        if isinstance(step, Arrive):
            return arrival(t, goods, step) if step.seat == seat else 0
        if isinstance(step, OfferBonus):
            return bonus(t, goods, step.track, step.space, step.free) if step.seat == seat else 0
        if isinstance(step, Take):
            if step.seat == seat:
                self.resources += step.left
            return 0
        if isinstance(step, (GainIncome, ScoreIncome, OfferUpgrade, PlayTapestry, ChooseTapestry)):
            if step_seat(step) == seat:
                self.income(step)
            return 0
        return self.rarer(t, seat, goods, step)

    def income(self, step: Step[Tapestry]) -> None:
        if isinstance(step, GainIncome):
            self.gains += 1
        elif isinstance(step, ScoreIncome):
            self.scores += 1
        elif isinstance(step, OfferUpgrade):
            self.upgrades += 1
        else:
            self.plays += 1

    def rarer(self, t: Tapestry, seat: int, goods: Goods, step: Step[Tapestry]) -> int:
        u = goods.worth
        if isinstance(step, Lay):
            return u[EXPLORE] // 2 + goods.value(t.box.tile_benefit[step.tile]) if step.seat == seat else 0
        if isinstance(step, ChooseTile):
            return u[EXPLORE] + u[TILE] if step.seat == seat else 0
        if isinstance(step, ChooseTarget):
            return (u[CONQUER_BOTH] if step.dice else u[CONQUER]) if step.seat == seat else 0
        if isinstance(step, ChooseDie):
            if step.seat != seat:
                return 0
            return max(goods.value(t.box.red_faces[t.red]), goods.value(t.box.black_faces[t.black]))
        if isinstance(step, ChooseUpgrade):
            if step.seat == seat:
                self.upgrades += 1
            return 0
        if isinstance(step, ChooseInvention):
            return (u[INVENT] + (250 if step.upgraded else 0)) if step.seat == seat else 0
        if isinstance(step, ChoosePart):
            return goods.value(step.effect) if step.seat == seat else 0
        if isinstance(step, NextPart):
            return parts_left(t, goods, step) if step.seat == seat else 0
        if isinstance(step, MayResolve):
            return max(0, goods.value(step.effect)) if step.seat == seat else 0
        if isinstance(step, BuyBonus):
            return bonus(t, goods, step.track, step.space, step.free) if step.seat == seat else 0
        if isinstance(step, StepUp):
            if step.seat != seat or goods.at[step.track] == END:
                return 0
            return u[(FULL_STEP if step.reward & BENEFIT else STEP) + step.track]
        if isinstance(step, Follow):
            return (u[RESEARCH_FULL] if step.reward & BENEFIT else u[RESEARCH]) if step.seat == seat else 0
        if isinstance(step, WhichToken):
            return u[FULL_STEP + step.track] // 2 if step.seat == seat else 0
        return self.rarest(t, seat, goods, step)

    def rarest(self, t: Tapestry, seat: int, goods: Goods, step: Step[Tapestry]) -> int:
        u = goods.worth
        if isinstance(step, Alchemy):
            return brewing(t, seat, goods) if step.seat == seat else 0
        if isinstance(step, UseAbilities):
            return u[CIVILIZATION] // 4 if step.seat == seat else 0
        if isinstance(step, (ChooseVoyage, RepeatPlace, ChooseBuilding, ChooseLandmark)):
            if step.seat != seat:
                return 0
            if isinstance(step, ChooseVoyage):
                return u[VOYAGE]
            if isinstance(step, RepeatPlace):
                return u[AGAIN]
            return u[BUILDING + ANY_BUILDING] if isinstance(step, ChooseBuilding) else u[PLOT] * 9
        if isinstance(step, ChooseSymbol):
            return (u[SQUARE] if step.symbol else u[CIRCLE]) if step.seat == seat else 0
        if isinstance(step, (Attack, Spoils)):
            return u[CONQUER] if step.seat == seat else 0
        if isinstance(step, Trap):
            return u[CONQUER] if step.other == seat else 0
        if isinstance(step, (Reap, DoubleTile)):
            return u[EXPLORE] if step.seat == seat else 0
        if isinstance(step, (ImitateSymbol, LeftDie)):
            return max(0, goods.value(step.effect)) if step.seat == seat else 0
        if isinstance(step, UpgradeThis):
            return goods.value(t.box.circle[step.technology]) if step.seat == seat else 0
        if isinstance(step, DiscardTile):
            return -step.left * u[TILE] if step.seat == seat else 0
        if isinstance(step, DiscardCard):
            return -step.left * u[CARD] if step.seat == seat else 0
        if isinstance(step, DiscardTechnology):
            return -step.left * u[INVENT] if step.seat == seat else 0
        if isinstance(step, Purchase):
            made = t.box.effects[step.effect]
            if step.seat == seat and isinstance(made, PayFor):
                return max(0, goods.value(made.gain) - made.amount * goods.price(made.sort))
        return 0


def step_seat(step: Step[Tapestry]) -> int:
    if isinstance(step, (GainIncome, ScoreIncome, OfferUpgrade, PlayTapestry)):
        return step.seat
    return step.asks()


def brewing(t: Tapestry, seat: int, goods: Goods) -> int:
    """The steps that the Alchemists would take if they stopped."""
    total = 0
    for track in brewed(t.players[seat].mats[ALCHEMISTS]):
        total += goods.worth[STEP + track]
    return total


def arrival(t: Tapestry, goods: Goods, step: Arrive) -> int:
    place = t.box.places[step.track][step.space]
    worth = goods.value(place.benefit) if step.reward & BENEFIT else 0
    return worth + bonus(t, goods, step.track, step.space, 0)


def bonus(t: Tapestry, goods: Goods, track: int, space: int, free: int) -> int:
    offered = t.box.places[track][space].bonus
    if offered is None:
        return 0
    price = 0 if free else offered.amount * goods.price(offered.sort)
    return max(0, goods.value(offered.gain) - price)


def parts_left(t: Tapestry, goods: Goods, step: NextPart) -> int:
    parts = parts_of(t, step.effect)
    total = 0
    for i in range(len(parts)):
        if (step.left >> i) & 1:
            total += goods.value(parts[i])
    return total
