"""Tapestry 14: the adjusted Alchemists and Traders."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.capital import explored
from cradle.games.tapestry.gains import draw_tiles
from cradle.games.tapestry.news import BUILT, DICE, GAVE_TILE
from cradle.games.tapestry.pieces import (
    ALCHEMISTS,
    BUILDING,
    HEXES,
    LYING,
    MARKET,
    ON_MARKET,
    PACK,
    ROW,
    SUPPLY,
    TILE_0,
    TILES,
    TRADERS,
)
from cradle.games.tapestry.research import roll
from cradle.games.tapestry.resolve import Resolve, on_event
from cradle.games.tapestry.resources import gain, watch
from cradle.games.tapestry.settlers import lone_outpost, place_trader
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.tapestries import draw_cards

CRUCIBLE_KIND: Final = Kind("crucible", "tapestry/14.1a", "again", "science", "red", "black", facts="effect")
AGAIN: Final = CRUCIBLE_KIND.start("again")
KEEP: Final = CRUCIBLE_KIND.start("science")  # then the red and the black die
HOMELAND_KIND: Final = Kind("homeland", "tapestry/14.1b", ("hex", HEXES))
VENTURE_KIND: Final = Kind("venture", "tapestry/14.16", "none", ("token", "hex", HEXES), ("building", "hex", HEXES))
NONE: Final = VENTURE_KIND.start("none")
TOKEN_AT: Final = VENTURE_KIND.start("token")
BUILDING_AT: Final = VENTURE_KIND.start("building")
WARES_KIND: Final = Kind("wares", "tapestry/14.16", ("tile", TILES), about="other-seat")
WAREHOUSE_KIND: Final = Kind("warehouse", "tapestry/14.16", ("building", 4), about="hex")
NONE_KEPT: Final = 3


# -- Alchemists with three dice --------------------------------------------------------------------------------------


def heat(t: Tapestry, seat: int) -> None:
    """Tapestry 14.1a: all three dice, of which two are kept one after the other."""
    roll_all(t, seat)
    t.push(Crucible(seat, NONE_KEPT, 0, 1))


def roll_all(t: Tapestry, seat: int) -> None:
    t.rolled = roll(t, seat)
    t.red = t.rng.below(len(t.box.red_faces))
    t.black = t.rng.below(len(t.box.black_faces))
    t.tell(DICE, seat, [t.red, t.black, t.box.red_faces[t.red], t.box.black_faces[t.black]])


class Crucible(Question[Tapestry]):
    """Tapestry 14.1a: keep one die, or roll the free ones once more."""

    def __init__(self, seat: int, kept: int, value: int, again: int) -> None:
        super().__init__(seat)
        self.kept = kept  # 0 science, 1 red, 2 black, 3 none yet
        self.value = value
        self.again = again

    def kind(self) -> Kind:
        return CRUCIBLE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == AGAIN:
            return "" if self.again else "tapestry/14.1a"
        return "tapestry/14.1c" if answer - KEEP == self.kept else ""

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        die = answer - KEEP
        return [t.box.nothing if answer == AGAIN else die_effect(t, die, die_value(t, die))]

    def take(self, t: Tapestry, answer: int) -> None:
        if answer == AGAIN:
            roll_all(t, self.seat)
            t.push(Crucible(self.seat, self.kept, self.value, 0))
            return
        die = answer - KEEP
        value = die_value(t, die)
        if self.kept == NONE_KEPT:
            roll_all(t, self.seat)
            t.push(Crucible(self.seat, die, value, 1))
            return
        cast(t, self.seat, die, value)
        cast(t, self.seat, self.kept, self.value)


def die_value(t: Tapestry, die: int) -> int:
    return (t.rolled, t.red, t.black)[die]


def die_effect(t: Tapestry, die: int, value: int) -> int:
    effects = t.box.mat_effects[ALCHEMISTS][2]
    if die == 0:
        return effects[5 + value]
    return t.box.red_faces[value] if die == 1 else effects[min(value, 4)]


def cast(t: Tapestry, seat: int, die: int, value: int) -> None:
    """Collect a kept die; the red one counts twice."""
    effect = die_effect(t, die, value)
    t.push(Resolve(seat, effect))
    if die == 1:
        t.push(Resolve(seat, effect))


class Homeland(Effect):
    """Tapestry 14.1b: the benefit of a territory tile that one controls."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(ChooseHomeland(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        for spot in range(t.hexes):
            if t.control[spot] == seat and t.tile_at[spot] >= 0:
                return True
        return False


class ChooseHomeland(Question[Tapestry]):
    """Tapestry 14.1b: printed land has no benefit."""

    def kind(self) -> Kind:
        return HOMELAND_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer < t.hexes and t.control[answer] == self.seat and t.tile_at[answer] >= 0:
            return ""
        return "tapestry/14.1b"

    def take(self, t: Tapestry, answer: int) -> None:
        t.push(Resolve(self.seat, t.box.tile_benefit[t.tile_at[answer]]))


# -- Traders -------------------------------------------------------------------------------------------------------


def venture(t: Tapestry, seat: int) -> None:
    question = Venture(seat)
    if len(question.answers(t)) > 1:
        t.push(question)


class Venture(Question[Tapestry]):
    """Tapestry 14.16: a token or an income building beside a single outpost, one's own or an opponent's."""

    def kind(self) -> Kind:
        return VENTURE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == NONE:
            return ""
        building = answer >= BUILDING_AT
        spot = answer - (BUILDING_AT if building else TOKEN_AT)
        if spot >= t.hexes or not explored(t, spot):
            return "tapestry/7.1a"
        owner = lone_outpost(t, spot)
        p = t.players[self.seat]
        if owner < 0 or (building and owner == self.seat):
            return "tapestry/14.16"
        if building and min(p.built[0], p.built[1], p.built[2], p.built[3]) == ROW:
            return "tapestry/8.3"
        if not building and not p.mats[TRADERS]:
            return "tapestry/14.16c"
        if t.adjustment == PACK and owner != self.seat and not t.pile(self.seat, SUPPLY):
            return "tapestry/14.16a"
        return ""

    def take(self, t: Tapestry, answer: int) -> None:
        if answer == NONE:
            return
        seat = self.seat
        building = answer >= BUILDING_AT
        spot = answer - (BUILDING_AT if building else TOKEN_AT)
        owner = lone_outpost(t, spot)
        if building:
            t.push(Warehouse(seat, spot, owner))
        else:
            place_trader(t, seat, spot)
            if t.adjustment == PACK and owner == seat:
                trade_at_home(t, seat, spot)
                return
            if t.tile_at[spot] >= 0:
                t.push(Resolve(seat, t.box.tile_benefit[t.tile_at[spot]]))
        if t.adjustment == PACK:
            t.push(Wares(seat, owner, 0 if building else 1))


def trade_at_home(t: Tapestry, seat: int, spot: int) -> None:
    """Tapestry 14.16b: a resource or points, then the black die, and a tile for each opponent."""
    t.push(Bazaar(seat, spot))
    t.push(Resolve(seat, t.box.mat_effects[TRADERS][2][0]))


class Bazaar(Step[Tapestry]):
    """The black die of the Traders, and a tile for everybody else."""

    def __init__(self, seat: int, spot: int) -> None:
        self.seat = seat
        self.spot = spot

    def run(self, t: Tapestry) -> None:
        t.ground = self.spot
        t.black = t.rng.below(len(t.box.black_faces))
        for other in range(t.seats):
            if other != self.seat and not t.players[other].finished:
                draw_tiles(t, other, 1)
        t.push(Resolve(self.seat, t.box.black_faces[t.black]))


class Wares(Question[Tapestry]):
    """Tapestry 14.16a: a tile for the opponent; its benefit is one's own, if a token was placed."""

    def __init__(self, seat: int, other: int, gains: int) -> None:
        super().__init__(seat)
        self.other = other
        self.gains = gains

    def kind(self) -> Kind:
        return WARES_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.other]

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if TILE_0 + answer in t.pile(self.seat, SUPPLY) else "tapestry/4.2"

    def take(self, t: Tapestry, answer: int) -> None:
        t.cards.move(TILE_0 + answer, t.zone(self.seat, SUPPLY), t.zone(self.other, SUPPLY), t.cards.everybody)
        t.tell(GAVE_TILE, self.seat, [answer, self.other])
        watch(t, self.other)
        if self.gains:
            t.push(Resolve(self.seat, t.box.tile_benefit[answer]))


class Warehouse(Question[Tapestry]):
    """Tapestry 14.16: what the building uncovers goes to the opponent, or to both."""

    def __init__(self, seat: int, spot: int, other: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.other = other

    def kind(self) -> Kind:
        return WAREHOUSE_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.spot]

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if t.players[self.seat].built[answer] < ROW else "tapestry/8.3"

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        p.built = changed(p.built, answer, p.built[answer] + 1)
        t.tell(BUILT, self.seat, [answer])
        t.second_at = changed(t.second_at, self.spot, self.seat | (BUILDING + answer) << 3 | LYING)
        if t.adjustment == PACK:
            uncover(t, self.seat, answer, p.built[answer])
        uncover(t, self.other, answer, p.built[answer])
        if answer == MARKET:
            on_event(t, self.seat, ON_MARKET)
        watch(t, self.seat)


def uncover(t: Tapestry, seat: int, building: int, space: int) -> None:
    """What an income space shows, once."""
    if t.players[seat].finished or seat >= t.seats:
        return
    gains = t.box.income_gain[building][space]
    for resource in range(4):
        if gains[resource]:
            gain(t, seat, resource, gains[resource])
    draw_tiles(t, seat, gains[4])
    draw_cards(t, seat, gains[5])
    if t.box.income_score[building][space] >= 0:
        t.push(Resolve(seat, t.box.income_score[building][space]))
