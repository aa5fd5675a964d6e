"""Tapestry 3.5: prices other than resources, discarded one by one."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question
from cradle.core.words import Kind
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.pieces import (
    HAND,
    KINDS,
    SPENT,
    SUPPLY,
    TAPESTRY_DISCARD,
    TECHNOLOGIES,
    TECHNOLOGY_0,
    TECHNOLOGY_DISCARD,
    TECHS,
    TILE_0,
    TILE_DISCARD,
    TILES,
)
from cradle.games.tapestry.resolve import Resolve
from cradle.games.tapestry.resources import pay_any, watch
from cradle.games.tapestry.table import Tapestry

PRICES: Final = ["resources", "tiles", "cards", "technologies"]
PILES: Final = [HAND, SUPPLY, HAND, TECHS]
DISCARD_TILE_KIND: Final = Kind("discard-tile", "tapestry/3.5", ("tile", TILES), about="left")
DISCARD_CARD_KIND: Final = Kind("discard-card", "tapestry/3.5", ("card", KINDS), about="left")
DISCARD_TECHNOLOGY_KIND: Final = Kind("discard-technology", "tapestry/3.5", ("technology", TECHNOLOGIES), about="left")

PURCHASE_KIND: Final = Kind("purchase", "tapestry/11.6", "no", "yes", about="effect sort amount")


def holds(t: Tapestry, seat: int, sort: int) -> int:
    """How much the player has of what a price asks for."""
    return t.players[seat].wealth() if sort == 0 else len(t.pile(seat, PILES[sort]))


def discard_some(t: Tapestry, seat: int, sort: int, amount: int) -> None:
    if amount == 0:
        return
    if sort == 0:
        pay_any(t, seat, amount)
    elif sort == 1:
        t.push(DiscardTile(seat, amount))
    elif sort == 2:
        t.push(DiscardCard(seat, amount))
    else:
        t.push(DiscardTechnology(seat, amount))


class DiscardTile(Question[Tapestry]):
    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> Kind:
        return DISCARD_TILE_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if TILE_0 + answer in t.pile(self.seat, SUPPLY) else "tapestry/3.5a"

    def answers(self, t: Tapestry) -> list[int]:
        return sorted([card - TILE_0 for card in t.pile(self.seat, SUPPLY)])

    def take(self, t: Tapestry, answer: int) -> None:
        t.cards.move(TILE_0 + answer, t.zone(self.seat, SUPPLY), TILE_DISCARD, t.cards.everybody)
        discard_some(t, self.seat, 1, self.left - 1)


def hand_cards(t: Tapestry, seat: int) -> list[int]:
    """The different tapestry cards in a hand, in order."""
    mask = 0
    card_of = t.box.card_of
    for copy in t.pile(seat, HAND):
        mask |= 1 << card_of[copy]
    return [card for card in range(KINDS) if (mask >> card) & 1]


def copy_in_hand(t: Tapestry, seat: int, card: int) -> int:
    """The copy of a card in a hand, or -1."""
    for copy in t.pile(seat, HAND):
        if t.box.card_of[copy] == card:
            return copy
    return -1


class DiscardCard(Question[Tapestry]):
    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> Kind:
        return DISCARD_CARD_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if copy_in_hand(t, self.seat, answer) >= 0 else "tapestry/3.5a"

    def answers(self, t: Tapestry) -> list[int]:
        return hand_cards(t, self.seat)

    def take(self, t: Tapestry, answer: int) -> None:
        discard_card(t, self.seat, answer)
        discard_some(t, self.seat, 2, self.left - 1)


def discard_card(t: Tapestry, seat: int, card: int) -> None:
    copy = copy_in_hand(t, seat, card)
    pile = t.zone(seat, SPENT) if t.private(seat) else TAPESTRY_DISCARD
    t.cards.move(copy, t.zone(seat, HAND), pile, t.cards.everybody)


class DiscardTechnology(Question[Tapestry]):
    """From any row; a landmark that came with the card stays."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> Kind:
        return DISCARD_TECHNOLOGY_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if TECHNOLOGY_0 + answer in t.pile(self.seat, TECHS) else "tapestry/3.5a"

    def answers(self, t: Tapestry) -> list[int]:
        return sorted([card - TECHNOLOGY_0 for card in t.pile(self.seat, TECHS)])

    def take(self, t: Tapestry, answer: int) -> None:
        t.tech_row = changed(t.tech_row, answer, 0)
        t.cards.move(TECHNOLOGY_0 + answer, t.zone(self.seat, TECHS), TECHNOLOGY_DISCARD, t.cards.everybody)
        watch(t, self.seat)
        discard_some(t, self.seat, 3, self.left - 1)


# -- buying an effect ----------------------------------------------------------------------------------------------


class PayFor(Effect):
    """Something that may be bought."""

    def __init__(self, sort: int, amount: int, gain: int) -> None:
        super().__init__()
        self.sort = sort
        self.amount = amount
        self.gain = gain

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(Purchase(seat, self.number))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return holds(t, seat, self.sort) >= self.amount and t.box.effects[self.gain].possible(t, seat)


class Purchase(Question[Tapestry]):
    """Tapestry 11.6: pay and gain, or leave it."""

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def kind(self) -> Kind:
        return PURCHASE_KIND

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1]

    def about(self, t: Tapestry) -> list[int]:
        made = t.box.effects[self.effect]
        assert isinstance(made, PayFor)
        return [made.gain, made.sort, made.amount]

    def take(self, t: Tapestry, answer: int) -> None:
        made = t.box.effects[self.effect]
        assert isinstance(made, PayFor)
        if answer:
            t.push(Resolve(self.seat, made.gain))
            discard_some(t, self.seat, made.sort, made.amount)
