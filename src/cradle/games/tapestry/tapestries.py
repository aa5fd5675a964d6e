"""Tapestry 9.3 and 12: tapestry cards in hand and on the income mat."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.discards import copy_in_hand, hand_cards
from cradle.games.tapestry.gains import refill
from cradle.games.tapestry.news import DREW_CARDS, FACE_DOWN, PLAYED
from cradle.games.tapestry.pieces import (
    BY_TAPESTRIES,
    HAND,
    KINDS,
    MAT,
    ON_DRAW,
    PLAY_DRAWN,
    PRIVATE,
    SPENT,
    TAPESTRY_DECK,
    TAPESTRY_DISCARD,
)
from cradle.games.tapestry.resolve import Resolve, on_event, score
from cradle.games.tapestry.resources import watch
from cradle.games.tapestry.table import Tapestry

COVERED: Final = 8  # in Player.slots: laid face down
HERALD: Final = 16
TYRANT_POINTS: Final = 5
PLAY_KIND: Final = Kind("play", "tapestry/9.3", ("card", KINDS))
OVERPLAY_KIND: Final = Kind("overplay", "tapestry/9.6", ("card", KINDS))
PLAY_DRAWN_KIND: Final = Kind("play-drawn", "tapestry/12.43", ("card", KINDS), "none")

KEEP_DRAWN: Final = PLAY_DRAWN_KIND.start("none")


# -- drawing -------------------------------------------------------------------------------------------------------


class DrawCards(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def apply(self, t: Tapestry, seat: int) -> None:
        draw_cards(t, seat, self.amount)


def draw_cards(t: Tapestry, seat: int, amount: int) -> int:
    """Tapestry 9.2: to the hand; from whichever deck the player draws."""
    if t.private(seat):
        return draw_from(t, seat, amount, t.zone(seat, PRIVATE), t.zone(seat, SPENT))
    return draw_from(t, seat, amount, TAPESTRY_DECK, TAPESTRY_DISCARD)


def draw_from(t: Tapestry, seat: int, amount: int, deck: int, discard: int) -> int:
    """To the hand, which only its owner knows."""
    cards: list[int] = []
    for _ in range(amount):
        if not t.cards.zones[deck]:
            refill(t, deck, discard)
        if not t.cards.zones[deck]:
            break
        copy = t.cards.draw(deck, t.zone(seat, HAND), 1 << seat if seat < t.seats else 0)
        cards.append(t.box.card_of[copy])
    drawn = len(cards)
    if not drawn:
        return 0
    if t.journal is not None:
        t.tell(DREW_CARDS, seat, [drawn])
    if t.ruled(seat, PLAY_DRAWN) and in_era(t, seat):
        t.notes[seat] = t.notes[seat] + cards
        t.push(PlayDrawn(seat, drawn))
    for _ in range(drawn):
        on_event(t, seat, ON_DRAW)
    watch(t, seat)
    return drawn


class PlayDrawn(Question[Tapestry]):
    """Tapestry 12.43: a card just drawn may be played at once on top, for points.

    A hand has no order, so which cards those are is a note of the seat."""

    def __init__(self, seat: int, drawn: int) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def kind(self) -> Kind:
        return PLAY_DRAWN_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == KEEP_DRAWN:
            return ""
        return "" if self.copy(t, answer) >= 0 else "tapestry/12.43"

    def copy(self, t: Tapestry, card: int) -> int:
        note = t.notes[self.seat]
        if card in note[max(0, len(note) - self.drawn) :]:
            for copy in t.pile(self.seat, HAND):
                if t.box.card_of[copy] == card:
                    return copy
        return -1

    def take(self, t: Tapestry, answer: int) -> None:
        copy = -1 if answer == KEEP_DRAWN else self.copy(t, answer)
        note = t.notes[self.seat]
        t.notes[self.seat] = note[: max(0, len(note) - self.drawn)]
        if copy >= 0:
            score(t, self.seat, BY_TAPESTRIES, TYRANT_POINTS)
            play(t, self.seat, copy)


# -- playing -------------------------------------------------------------------------------------------------------


def play(t: Tapestry, seat: int, copy: int) -> None:
    """Tapestry 9.4: the covered card is out of force before the new one is resolved."""
    p = t.players[seat]
    t.cards.move(copy, t.zone(seat, HAND), t.zone(seat, MAT), t.cards.everybody)
    p.slots = [*p.slots, p.era]
    card = t.box.card_of[copy]
    t.tell(PLAYED, seat, [card])
    retire(t, seat)
    put_in_force(t, seat, card, False)


def put_in_force(t: Tapestry, seat: int, card: int, lent: bool) -> None:
    """What the card says happens now, or lasts until the next income turn."""
    p = t.players[seat]
    if t.box.card_lasts[card]:
        if lent:
            p.lent = card
        else:
            p.force = card
    if t.box.card_played[card] >= 0:
        t.push(Resolve(seat, t.box.card_played[card]))


def retire(t: Tapestry, seat: int) -> None:
    """The card in force is covered, or its era is over."""
    p = t.players[seat]
    p.force = -1
    if p.lent < 0:
        p.ally = -1
        p.spouse = -1


def lay_face_down(t: Tapestry, seat: int) -> None:
    """Tapestry 9.3a: nobody looks at it."""
    p = t.players[seat]
    if not t.cards.zones[TAPESTRY_DECK]:
        refill(t, TAPESTRY_DECK, TAPESTRY_DISCARD)
    if t.cards.zones[TAPESTRY_DECK]:
        t.cards.draw(TAPESTRY_DECK, t.zone(seat, MAT), 0)
        p.slots = [*p.slots, p.era | COVERED]
        t.tell(FACE_DOWN, seat, [])
    retire(t, seat)


class PlayTapestry(Step[Tapestry]):
    """Tapestry 9.3: a new era begins with a card from the hand; with an empty hand the top of the deck, unseen."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        if t.pile(self.seat, HAND):
            t.push(ChooseTapestry(self.seat))
        else:
            t.players[self.seat].era += 1
            lay_face_down(t, self.seat)


class ChooseTapestry(Question[Tapestry]):
    """Tapestry 9.3: one must be played."""

    def kind(self) -> Kind:
        return PLAY_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if copy_in_hand(t, self.seat, answer) >= 0 else "tapestry/9.3"

    def answers(self, t: Tapestry) -> list[int]:
        return hand_cards(t, self.seat)

    def take(self, t: Tapestry, answer: int) -> None:
        t.players[self.seat].era += 1
        play(t, self.seat, copy_in_hand(t, self.seat, answer))


class Overplay(Effect):
    """Another card from the hand on top of the current one."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(ChooseOverplay(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return len(t.pile(seat, HAND)) > 0 and in_era(t, seat)


def in_era(t: Tapestry, seat: int) -> bool:
    """Tapestry 9.6: not between two eras, and not in the fifth income turn."""
    p = t.players[seat]
    return p.incomes < 5 and p.era >= p.incomes


class ChooseOverplay(Question[Tapestry]):
    """Tapestry 9.6: no new era, no bonus for being first."""

    def kind(self) -> Kind:
        return OVERPLAY_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if copy_in_hand(t, self.seat, answer) >= 0 else "tapestry/9.3"

    def answers(self, t: Tapestry) -> list[int]:
        return hand_cards(t, self.seat)

    def take(self, t: Tapestry, answer: int) -> None:
        play(t, self.seat, copy_in_hand(t, self.seat, answer))


def lying_cards(t: Tapestry, seat: int, buried: bool) -> list[int]:
    """Copies that lie face up on an income mat: all of them, or the top one of each era only."""
    mat = t.pile(seat, MAT)
    slots = t.players[seat].slots
    out: list[int] = []
    for i in range(len(mat)):
        on_top = i + 1 == len(mat) or slots[i + 1] & 7 != slots[i] & 7
        if not slots[i] & COVERED and (buried or on_top):
            out.append(mat[i])
    return out
