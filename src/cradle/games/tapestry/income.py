"""Tapestry 9: the income turn."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.civilizations import FirstSteps, UseAbilities, final_scoring
from cradle.games.tapestry.gains import draw_tiles
from cradle.games.tapestry.income_mat import LAST, gains, gains_at, scores_at, symbols
from cradle.games.tapestry.news import FINISHED, INCOME
from cradle.games.tapestry.pieces import BY_TAPESTRIES, COIN, COIN_INCOME, FOOD, FOOD_TRADE, MYSTICS, PACK
from cradle.games.tapestry.resolve import Resolve, score
from cradle.games.tapestry.resources import gain, gain_any, spend
from cradle.games.tapestry.scribes import SeeVisions
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.tapestries import PlayTapestry, draw_cards, retire
from cradle.games.tapestry.technology import ChooseUpgrade, can_upgrade

BARTER_KIND: Final = Kind("barter", "tapestry/12.24", ("resource", 4), "stop", about="left")
STOP: Final = BARTER_KIND.start("stop")
BARTER_POINTS: Final = 2


class Income(Step[Tapestry]):
    """Tapestry 9.0: the steps of an income turn; which of them, the number of the turn says."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        seat = self.seat
        p = t.players[seat]
        p.incomes += 1
        n = p.incomes
        t.tell(INCOME, seat, [n])
        p.lent = -1
        retire(t, seat)
        if n == LAST:
            t.push(Finish(seat))
        if n == 1:
            t.push(FirstSteps(seat))
        if gains_at(n):
            t.push(GainIncome(seat))
        if scores_at(n):
            t.push(ScoreIncome(seat))
            t.push(OfferUpgrade(seat))
        if 1 < n < LAST:
            if p.has(MYSTICS) and t.adjustment == PACK:
                t.push(SeeVisions(seat))
            t.push(PlayTapestry(seat))
            t.push(FirstBonus(seat))
        t.push(UseAbilities(seat, 0))


class FirstBonus(Step[Tapestry]):
    """Tapestry 9.4: first among the neighbours into an era: one resource, then two, then three."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        era = t.players[self.seat].era + 1
        for other in t.neighbours(self.seat):
            if t.players[other].era >= era:
                return
        gain_any(t, self.seat, era - 1)


class OfferUpgrade(Step[Tapestry]):
    """Tapestry 9.5: one upgrade, if one likes."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        if can_upgrade(t, self.seat):
            t.push(ChooseUpgrade(self.seat, 1))


class ScoreIncome(Step[Tapestry]):
    """Tapestry 9.5: points for every uncovered symbol of the income mat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        for effect in symbols(t, self.seat):
            t.push(Resolve(self.seat, effect))


class GainIncome(Step[Tapestry]):
    """Tapestry 9.7: resources, tiles and cards for every uncovered symbol."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        seat = self.seat
        total = gains(t, seat)
        for resource in range(4):
            if total[resource]:
                gain(t, seat, resource, total[resource])
        draw_tiles(t, seat, total[4])
        if t.ruled(seat, FOOD_TRADE) and total[FOOD]:
            t.push(Barter(seat, total[FOOD]))
        if t.ruled(seat, COIN_INCOME):
            score(t, seat, BY_TAPESTRIES, 2 * total[COIN])
        draw_cards(t, seat, total[5])


class Barter(Question[Tapestry]):
    """Tapestry 12.24: food of this income becomes another resource, two points each."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> Kind:
        return BARTER_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == STOP:
            return ""
        if answer == FOOD:
            return "tapestry/12.24a"
        return "" if t.players[self.seat].resources[FOOD] else "tapestry/12.24"

    def take(self, t: Tapestry, answer: int) -> None:
        if answer != STOP:
            if self.left > 1:
                t.push(Barter(self.seat, self.left - 1))
            score(t, self.seat, BY_TAPESTRIES, BARTER_POINTS)
            spend(t, self.seat, FOOD, 1)
            gain(t, self.seat, answer, 1)


class Finish(Step[Tapestry]):
    """Tapestry 10.3: one's own game is over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        final_scoring(t, self.seat)
        p = t.players[self.seat]
        p.finished = 1
        p.barring = -1
        p.ally = -1
        p.spouse = -1
        t.tell(FINISHED, self.seat, [p.points])
