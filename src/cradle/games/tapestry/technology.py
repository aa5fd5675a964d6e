"""Tapestry 6: inventing technologies and upgrading them row by row."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.gains import refill
from cradle.games.tapestry.news import INVENTED, REFRESHED, UPGRADED
from cradle.games.tapestry.pieces import (
    ALLY,
    DISPLAY,
    IGNORE_NEEDS,
    INVENTORS,
    ON_INVENT,
    ON_UPGRADE,
    TECHNOLOGIES,
    TECHNOLOGY_0,
    TECHNOLOGY_DECK,
    TECHNOLOGY_DISCARD,
    TECHS,
)
from cradle.games.tapestry.resolve import Resolve, on_event, others_backwards
from cradle.games.tapestry.resources import watch
from cradle.games.tapestry.table import Tapestry

BOTTOM: Final = 0
MIDDLE: Final = 1
TOP: Final = 2
TOKEN: Final = 4  # one Inventors' token in Tapestry.tech_row
SOURCES: Final = ["any", "face-up", "deck"]
FACE_UP: Final = 1
FROM_DECK: Final = 2
SYMBOLS: Final = ["circle", "square"]
INVENT_KIND: Final = Kind("invent", "tapestry/6.1", ("technology", TECHNOLOGIES), "deck")
DECK_TOP: Final = INVENT_KIND.start("deck")
UPGRADE_KIND: Final = Kind("upgrade", "tapestry/6.3", ("technology", TECHNOLOGIES), "none", facts="effect")
NO_UPGRADE: Final = UPGRADE_KIND.start("none")
SYMBOL_KIND: Final = Kind("symbol", "tapestry/6.6", ("technology", TECHNOLOGIES), facts="effect")
REFRESH_KIND: Final = Kind("refresh", "tapestry/6.7", "no", "yes")


# -- inventing -----------------------------------------------------------------------------------------------------


class Invent(Effect):
    """A new technology into the bottom row; some effects upgrade it at once."""

    def __init__(self, source: int, upgraded: bool) -> None:
        super().__init__()
        self.source = source
        self.upgraded = upgraded

    def apply(self, t: Tapestry, seat: int) -> None:
        if not self.possible(t, seat):
            return
        if self.source == FROM_DECK:
            invent_top(t, seat, 1 if self.upgraded else 0)
        else:
            t.push(ChooseInvention(seat, self.source, 1 if self.upgraded else 0))

    def possible(self, t: Tapestry, seat: int) -> bool:
        zones = t.cards.zones
        if self.source != FROM_DECK and zones[DISPLAY]:
            return True
        return self.source != FACE_UP and (len(zones[TECHNOLOGY_DECK]) > 0 or len(zones[TECHNOLOGY_DISCARD]) > 0)


class ChooseInvention(Question[Tapestry]):
    """Tapestry 6.1: an open card, or the top of the deck."""

    def __init__(self, seat: int, source: int, upgraded: int) -> None:
        super().__init__(seat)
        self.source = source
        self.upgraded = upgraded

    def kind(self) -> Kind:
        return INVENT_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        zones = t.cards.zones
        if answer != DECK_TOP:
            return "" if TECHNOLOGY_0 + answer in zones[DISPLAY] else "tapestry/6.1"
        if self.source == FACE_UP:
            return "tapestry/6.1a"
        return "" if zones[TECHNOLOGY_DECK] or zones[TECHNOLOGY_DISCARD] else "tapestry/6.2"

    def answers(self, t: Tapestry) -> list[int]:
        out = sorted([card - TECHNOLOGY_0 for card in t.cards.zones[DISPLAY]])
        if not self.why(t, DECK_TOP):
            out.append(DECK_TOP)
        return out

    def take(self, t: Tapestry, answer: int) -> None:
        if answer == DECK_TOP:
            invent_top(t, self.seat, self.upgraded)
            return
        t.cards.move(TECHNOLOGY_0 + answer, DISPLAY, t.zone(self.seat, TECHS), t.cards.everybody)
        fill_display(t)
        invented(t, self.seat, answer, self.upgraded)


def fill_display(t: Tapestry) -> None:
    """Tapestry 6.2: three open cards, as long as there are any."""
    zones = t.cards.zones
    while len(zones[DISPLAY]) < 3:
        if not zones[TECHNOLOGY_DECK]:
            refill(t, TECHNOLOGY_DECK, TECHNOLOGY_DISCARD)
        if not zones[TECHNOLOGY_DECK]:
            return
        t.cards.draw(TECHNOLOGY_DECK, DISPLAY, t.cards.everybody)


def invent_top(t: Tapestry, seat: int, upgraded: int) -> None:
    if not t.cards.zones[TECHNOLOGY_DECK]:
        refill(t, TECHNOLOGY_DECK, TECHNOLOGY_DISCARD)
    card = t.cards.draw(TECHNOLOGY_DECK, t.zone(seat, TECHS), t.cards.everybody)
    invented(t, seat, card - TECHNOLOGY_0, upgraded)


def invented(t: Tapestry, seat: int, technology: int, upgraded: int) -> None:
    t.tech_row = changed(t.tech_row, technology, BOTTOM)
    if t.journal is not None:
        t.tell(INVENTED, seat, [technology])
    if upgraded:
        t.push(UpgradeThis(seat, technology))
    on_event(t, seat, ON_INVENT)
    watch(t, seat)


class NewestCircle(Effect):
    """Tapestry 12.22: the circle of the technology just invented."""

    def apply(self, t: Tapestry, seat: int) -> None:
        technology = t.pile(seat, TECHS)[-1] - TECHNOLOGY_0
        t.push(Resolve(seat, t.box.circle[technology]))


class RefreshDisplay(Effect):
    """The three open cards may be replaced."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(Refresh(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        zones = t.cards.zones
        return len(zones[DISPLAY]) > 0 and (len(zones[TECHNOLOGY_DECK]) > 0 or len(zones[TECHNOLOGY_DISCARD]) > 0)


class Refresh(Question[Tapestry]):
    """Tapestry 6.7: all three, or none."""

    def kind(self) -> Kind:
        return REFRESH_KIND

    def take(self, t: Tapestry, answer: int) -> None:
        if answer:
            refresh_display(t)
            t.tell(REFRESHED, self.seat, [])


def refresh_display(t: Tapestry) -> None:
    for card in t.cards.zones[DISPLAY][:]:
        t.cards.move(card, DISPLAY, TECHNOLOGY_DISCARD, t.cards.everybody)
    fill_display(t)


# -- upgrading -----------------------------------------------------------------------------------------------------


def row_of(t: Tapestry, technology: int) -> int:
    return t.tech_row[technology] & 3


def fulfils(t: Tapestry, seat: int, technology: int) -> bool:
    track = t.box.needs_track[technology]
    if track >= 0:
        return t.players[seat].position(track) >= t.box.needs[technology]
    return t.players[seat].built[t.box.needs_building[technology]] >= t.box.needs[technology]


def why_not_upgrade(t: Tapestry, seat: int, technology: int) -> str:
    """Tapestry 6.4: the top row needs what the square asks for, fulfilled by the owner or a neighbour."""
    row = row_of(t, technology)
    if row == TOP:
        return "tapestry/6.3"
    if row == BOTTOM or t.tech_row[technology] >= TOKEN or t.ruled(seat, IGNORE_NEEDS) or fulfils(t, seat, technology):
        return ""
    for other in t.neighbours(seat):
        if fulfils(t, other, technology):
            return ""
    return "tapestry/6.4"


def can_upgrade(t: Tapestry, seat: int) -> bool:
    for card in t.pile(seat, TECHS):
        if not why_not_upgrade(t, seat, card - TECHNOLOGY_0):
            return True
    return False


class Upgrade(Effect):
    """One technology one row up, if one can go."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(ChooseUpgrade(seat, 0))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return can_upgrade(t, seat)


class ChooseUpgrade(Question[Tapestry]):
    """Tapestry 6.3: a card of the bottom or the middle row; only in the income turn may one leave it."""

    def __init__(self, seat: int, may: int) -> None:
        super().__init__(seat)
        self.may = may

    def kind(self) -> Kind:
        return UPGRADE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == NO_UPGRADE:
            return "" if self.may else "tapestry/6.5"
        if TECHNOLOGY_0 + answer not in t.pile(self.seat, TECHS):
            return "tapestry/6.3a"
        return why_not_upgrade(t, self.seat, answer)

    def sum(self, t: Tapestry, answer: int, clause: str) -> Label | None:
        """Tapestry 6.4: what the square asks for, and how far the owner is."""
        if clause != "tapestry/6.4":
            return None
        p = t.players[self.seat]
        track = t.box.needs_track[answer]
        if track >= 0:
            return Label("sum-track", ["track", "needed", "there"], [track, t.box.needs[answer], p.position(track)])
        building = t.box.needs_building[answer]
        numbers = [building, t.box.needs[answer], p.built[building]]
        return Label("sum-building", ["building", "needed", "there"], numbers)

    def answers(self, t: Tapestry) -> list[int]:
        out: list[int] = []
        for card in t.pile(self.seat, TECHS):
            if not why_not_upgrade(t, self.seat, card - TECHNOLOGY_0):
                out.append(card - TECHNOLOGY_0)
        out.sort()
        if self.may:
            out.append(NO_UPGRADE)
        return out

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        if answer == NO_UPGRADE:
            return [t.box.nothing]
        return [t.box.circle[answer] if row_of(t, answer) == BOTTOM else t.box.square[answer]]

    def take(self, t: Tapestry, answer: int) -> None:
        if answer != NO_UPGRADE:
            upgrade(t, self.seat, self.seat, answer)


class UpgradeThis(Step[Tapestry]):
    """The technology just invented, unless something that came of it has taken it away or to the top."""

    def __init__(self, seat: int, technology: int) -> None:
        self.seat = seat
        self.technology = technology

    def run(self, t: Tapestry) -> None:
        mine = TECHNOLOGY_0 + self.technology in t.pile(self.seat, TECHS)
        if mine and not why_not_upgrade(t, self.seat, self.technology):
            upgrade(t, self.seat, self.seat, self.technology)


def upgrade(t: Tapestry, by: int, owner: int, technology: int) -> None:
    """Tapestry 6.3: the owner's symbol first, then allies, then the Inventors."""
    t.tech_row = changed(t.tech_row, technology, t.tech_row[technology] + 1)
    row = row_of(t, technology)
    effect = t.box.circle[technology] if row == MIDDLE else t.box.square[technology]
    if t.journal is not None:
        t.tell(UPGRADED, owner, [technology, row])
    if row == TOP and t.tech_row[technology] >= TOKEN:
        t.push(TakeOver(owner, technology))
    if by != owner:
        t.push(Imitate(by, effect))
    for other in others_backwards(t, owner):
        ally = t.players[other].ally
        if (ally == owner or ally == by) and t.ruled(other, ALLY):
            t.push(Resolve(other, effect))
    if by == owner:
        on_event(t, by, ON_UPGRADE)
    t.push(Resolve(owner, effect))
    watch(t, owner)


class Imitate(Step[Tapestry]):
    """Tapestry 13.8: whoever upgraded another's card may gain the same symbol."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, t: Tapestry) -> None:
        if t.box.effects[self.effect].possible(t, self.seat):
            t.push(ImitateSymbol(self.seat, self.effect))


IMITATE_KIND: Final = Kind("imitate-symbol", "tapestry/13.8", "no", "yes", about="effect")


class ImitateSymbol(Question[Tapestry]):
    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def kind(self) -> Kind:
        return IMITATE_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.effect]

    def take(self, t: Tapestry, answer: int) -> None:
        if answer:
            t.push(Resolve(self.seat, self.effect))


class TakeOver(Step[Tapestry]):
    """Tapestry 13.8a: a marked card that reached the top row goes to the Inventors' bottom row."""

    def __init__(self, owner: int, technology: int) -> None:
        self.owner = owner
        self.technology = technology

    def run(self, t: Tapestry) -> None:
        card = TECHNOLOGY_0 + self.technology
        if card not in t.pile(self.owner, TECHS):
            return
        for seat in range(t.seats):
            if t.players[seat].has(INVENTORS) and seat != self.owner and not t.players[seat].finished:
                t.cards.move(card, t.zone(self.owner, TECHS), t.zone(seat, TECHS), t.cards.everybody)
                t.tech_row = changed(t.tech_row, self.technology, t.tech_row[self.technology] - TOP)
                watch(t, seat)
                watch(t, self.owner)


# -- symbols once more ---------------------------------------------------------------------------------------------


class Symbol(Effect):
    """The circle of a middle-row card or the square of a top-row card."""

    def __init__(self, symbol: int) -> None:
        super().__init__()
        self.symbol = symbol

    def apply(self, t: Tapestry, seat: int) -> None:
        found = self.cards(t, seat)
        if len(found) == 1:
            t.push(Resolve(seat, symbol_of(t, found[0], self.symbol)))
        elif found:
            t.push(ChooseSymbol(seat, self.symbol))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return len(self.cards(t, seat)) > 0

    def cards(self, t: Tapestry, seat: int) -> list[int]:
        out: list[int] = []
        for card in t.pile(seat, TECHS):
            if row_of(t, card - TECHNOLOGY_0) == MIDDLE + self.symbol:
                out.append(card - TECHNOLOGY_0)
        return out


def symbol_of(t: Tapestry, technology: int, symbol: int) -> int:
    return t.box.square[technology] if symbol else t.box.circle[technology]


class ChooseSymbol(Question[Tapestry]):
    """Tapestry 6.6: needs nothing and moves no card."""

    def __init__(self, seat: int, symbol: int) -> None:
        super().__init__(seat)
        self.symbol = symbol

    def kind(self) -> Kind:
        return SYMBOL_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if TECHNOLOGY_0 + answer not in t.pile(self.seat, TECHS) or row_of(t, answer) != MIDDLE + self.symbol:
            return "tapestry/6.6"
        return ""

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [symbol_of(t, answer, self.symbol)]

    def take(self, t: Tapestry, answer: int) -> None:
        t.push(Resolve(self.seat, symbol_of(t, answer, self.symbol)))
