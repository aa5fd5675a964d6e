"""Tapestry 13: Heralds, Historians, Inventors and Mystics."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.capital import chronicle
from cradle.games.tapestry.discards import DiscardTile, copy_in_hand
from cradle.games.tapestry.gains import refill
from cradle.games.tapestry.news import PLAYED, TOKEN
from cradle.games.tapestry.pieces import (
    BY_CIVILIZATIONS,
    EXPERIMENTAL,
    HAND,
    HERALDS,
    HISTORIANS,
    INVENTORS,
    KINDS,
    MAT,
    MYSTICS,
    PACK,
    PRIVATE,
    SPENT,
    SUPPLY,
    TAPESTRY_DECK,
    TAPESTRY_DISCARD,
    TECHNOLOGIES,
    TECHNOLOGY_0,
    TECHS,
    TRACK_LANDMARKS,
)
from cradle.games.tapestry.resolve import Resolve, score
from cradle.games.tapestry.resources import predicted, watch
from cradle.games.tapestry.table import NOBODY, Tapestry
from cradle.games.tapestry.tapestries import COVERED, HERALD, draw_cards, draw_from
from cradle.games.tapestry.technology import TOKEN as MARK
from cradle.games.tapestry.technology import TOP, row_of, upgrade

HERALD_KIND: Final = Kind("herald", "tapestry/13.6", "none", ("card", KINDS))
NO_HERALD: Final = HERALD_KIND.start("none")
HERALD_ON: Final = HERALD_KIND.start("card")
PROCLAIM_KIND: Final = Kind("proclaim", "tapestry/14.6", "none", ("card", KINDS))
SQUARES: Final = 4  # of the Historians
NOTHING_LAID: Final = PROCLAIM_KIND.start("none")
LAY_OVER: Final = PROCLAIM_KIND.start("card")
HISTORY_KIND: Final = Kind(
    "history", "tapestry/13.7", "none", ("give", "other-seat", 5, "square", SQUARES), ("rival", "square", SQUARES),
    facts="effect",
)  # fmt: skip
NO_HISTORY: Final = HISTORY_KIND.start("none")
GIVE: Final = HISTORY_KIND.start("give")
GIVE_RIVAL: Final = HISTORY_KIND.start("rival")
HISTORIAN_KIND: Final = Kind("historian", "tapestry/13.7b", ("other-seat", 5), "rival", about="left")
SEND_RIVAL: Final = HISTORIAN_KIND.start("rival")
TINKER_KIND: Final = Kind("tinker", "tapestry/13.8", "none", ("technology", TECHNOLOGIES))
NO_TOKEN: Final = TINKER_KIND.start("none")
TOKEN_ON: Final = TINKER_KIND.start("technology")
PREDICT_KIND: Final = Kind("predict", "tapestry/13.13", ("number", 10), about="category left")
VISION_KIND: Final = Kind("vision", "tapestry/14.13", ("part", 4), facts="effect", about="left")
RENAISSANCE: Final = "renaissance"


# -- Heralds -------------------------------------------------------------------------------------------------------


def heralded(t: Tapestry) -> list[tuple[int, int]]:
    """Player and place of every open when-played card without a token, on any mat."""
    out: list[tuple[int, int]] = []
    for seat in range(t.seats):
        mat = t.pile(seat, MAT)
        slots = t.players[seat].slots
        for i in range(len(mat)):
            card = t.box.card_of[mat[i]]
            if not slots[i] & (COVERED | HERALD) and not t.box.card_lasts[card]:
                out.append((seat, i))
    return out


def herald(t: Tapestry, seat: int) -> None:
    if t.players[seat].mats[HERALDS] and heralded(t):
        t.push(Proclaim(seat))


class Proclaim(Question[Tapestry]):
    """Tapestry 13.6: a token on a when-played card repeats it for oneself; one token a card."""

    def kind(self) -> Kind:
        return HERALD_KIND

    def place(self, t: Tapestry, card: int) -> tuple[int, int]:
        for seat, i in heralded(t):
            if t.box.card_of[t.pile(seat, MAT)[i]] == card:
                return (seat, i)
        return (-1, -1)

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer == NO_HERALD or self.place(t, answer - HERALD_ON)[0] >= 0 else "tapestry/13.6"

    def answers(self, t: Tapestry) -> list[int]:
        cards = {t.box.card_of[t.pile(seat, MAT)[i]] for seat, i in heralded(t)}
        return [NO_HERALD, *[HERALD_ON + card for card in sorted(cards)]]

    def take(self, t: Tapestry, answer: int) -> None:
        if answer == NO_HERALD:
            return
        card = answer - HERALD_ON
        seat, i = self.place(t, card)
        owner = t.players[seat]
        slots = owner.slots[:]
        slots[i] |= HERALD
        owner.slots = slots
        p = t.players[self.seat]
        p.set_mat(HERALDS, p.mats[HERALDS] - 1)
        t.tell(TOKEN, self.seat, [HERALDS])
        t.push(Resolve(self.seat, t.box.card_played[card]))


def seek_card(t: Tapestry, seat: int) -> None:
    """Tapestry 14.6: the first when-played card of the deck; what comes before it is discarded."""
    zones = t.cards.zones
    for _ in range(len(zones[TAPESTRY_DECK]) + len(zones[TAPESTRY_DISCARD])):
        if not zones[TAPESTRY_DECK]:
            refill(t, TAPESTRY_DECK, TAPESTRY_DISCARD)
        card = t.box.card_of[zones[TAPESTRY_DECK][-1]]
        if not t.box.card_lasts[card]:
            t.cards.draw(TAPESTRY_DECK, t.zone(seat, HAND), t.cards.everybody)
            break
        t.cards.draw(TAPESTRY_DECK, TAPESTRY_DISCARD, t.cards.everybody)
    t.push(LayOpen(seat))


class LayOpen(Question[Tapestry]):
    """Tapestry 14.6: a when-played card over Maker of Fire, without its effect."""

    def kind(self) -> Kind:
        return PROCLAIM_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == NOTHING_LAID:
            return ""
        card = answer - LAY_OVER
        if copy_in_hand(t, self.seat, card) < 0:
            return "tapestry/9.3"
        return "tapestry/14.6" if t.box.card_lasts[card] or t.box.card_ids[card] == RENAISSANCE else ""

    def take(self, t: Tapestry, answer: int) -> None:
        if answer != NOTHING_LAID:
            p = t.players[self.seat]
            card = answer - LAY_OVER
            copy = copy_in_hand(t, self.seat, card)
            t.cards.move(copy, t.zone(self.seat, HAND), t.zone(self.seat, MAT), t.cards.everybody)
            p.slots = [*p.slots, p.era]
            t.tell(PLAYED, self.seat, [card])


# -- Historians ----------------------------------------------------------------------------------------------------


def given(mat: int) -> int:
    n = 0
    for seat in range(5):
        n += (mat >> (8 + 3 * seat)) & 7
    return n


def write_history(t: Tapestry, seat: int) -> None:
    if given(t.players[seat].mats[HISTORIANS]) < 4 and t.pile(seat, SUPPLY) and t.sides > 1:
        t.push(History(seat))


def by_itself(t: Tapestry) -> int:
    """The side that takes the landmarks of those who play by themselves, or none."""
    return t.seats if t.sides > t.seats else NOBODY


class History(Question[Tapestry]):
    """Tapestry 13.7: a tile buys a historian for an opponent and uncovers a square."""

    def kind(self) -> Kind:
        return HISTORY_KIND

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        if answer == NO_HISTORY:
            return [t.box.nothing]
        return [t.box.mat_effects[HISTORIANS][0 if t.adjustment < EXPERIMENTAL else 1][(answer - GIVE) % SQUARES]]

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == NO_HISTORY:
            return ""
        if (t.players[self.seat].mats[HISTORIANS] >> ((answer - GIVE) % SQUARES)) & 1:
            return "tapestry/13.7a"
        if answer >= GIVE_RIVAL:
            return "" if by_itself(t) >= 0 else "tapestry/13.7"
        other = (answer - GIVE) // SQUARES
        return "" if other < t.seats and other != self.seat else "tapestry/13.7"

    def take(self, t: Tapestry, answer: int) -> None:
        if answer == NO_HISTORY:
            return
        p = t.players[self.seat]
        p.set_mat(HISTORIANS, p.mats[HISTORIANS] | 1 << ((answer - GIVE) % SQUARES))
        give_historian(t, self.seat, by_itself(t) if answer >= GIVE_RIVAL else (answer - GIVE) // SQUARES)
        t.push(DiscardTile(self.seat, 1))


def give_historian(t: Tapestry, seat: int, other: int) -> None:
    p = t.players[seat]
    p.set_mat(HISTORIANS, p.mats[HISTORIANS] + (1 << (8 + 3 * other)))
    t.tell(TOKEN, seat, [HISTORIANS])


def send_historians(t: Tapestry, seat: int) -> None:
    """Tapestry 13.7b: gained during the game, all four go out at once and every square is uncovered."""
    p = t.players[seat]
    p.set_mat(HISTORIANS, 15)
    if t.adjustment >= EXPERIMENTAL and NOBODY not in t.landmark_owner[:TRACK_LANDMARKS]:
        chronicle(t, seat)
    elif t.sides > 1:
        t.push(SendHistorian(seat, 4))


class SendHistorian(Question[Tapestry]):
    """Tapestry 13.7b: to whom each of them goes."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> Kind:
        return HISTORIAN_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == SEND_RIVAL:
            return "" if by_itself(t) >= 0 else "tapestry/13.7"
        return "" if answer < t.seats and answer != self.seat else "tapestry/13.7"

    def take(self, t: Tapestry, answer: int) -> None:
        give_historian(t, self.seat, by_itself(t) if answer == SEND_RIVAL else answer)
        if self.left > 1:
            t.push(SendHistorian(self.seat, self.left - 1))


# -- Inventors -----------------------------------------------------------------------------------------------------


def tinker(t: Tapestry, seat: int) -> None:
    if t.players[seat].mats[INVENTORS] or t.adjustment == PACK:
        question = Tinker(seat)
        if len(question.answers(t)) > 1:
            t.push(question)


class Tinker(Question[Tapestry]):
    """Tapestry 13.8: a token on any player's technology upgrades it, whatever it needs."""

    def kind(self) -> Kind:
        return TINKER_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == NO_TOKEN:
            return ""
        technology = answer - TOKEN_ON
        if technology_owner(t, technology) < 0:
            return "tapestry/13.8b"
        return "tapestry/13.8" if row_of(t, technology) == TOP and t.adjustment != PACK else ""

    def take(self, t: Tapestry, answer: int) -> None:
        if answer == NO_TOKEN:
            return
        technology = answer - TOKEN_ON
        p = t.players[self.seat]
        if t.adjustment != PACK:
            p.set_mat(INVENTORS, p.mats[INVENTORS] - 1)
        t.tech_row = changed(t.tech_row, technology, t.tech_row[technology] + MARK)
        t.tell(TOKEN, self.seat, [INVENTORS])
        if row_of(t, technology) != TOP:
            upgrade(t, self.seat, technology_owner(t, technology), technology)


def technology_owner(t: Tapestry, technology: int) -> int:
    for seat in range(t.seats):
        if TECHNOLOGY_0 + technology in t.pile(seat, TECHS):
            return seat
    return -1


# -- Mystics -------------------------------------------------------------------------------------------------------

LARGEST: Final = [9, 9, 9, 4]  # number that can be predicted in each category


class Predict(Question[Tapestry]):
    """Tapestry 13.13: one number in each category; fewer predictions for those who come late."""

    def __init__(self, seat: int, category: int, left: int) -> None:
        super().__init__(seat)
        self.category = category
        self.left = left

    def kind(self) -> Kind:
        return PREDICT_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.category, self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == 0:
            return "" if 3 - self.category >= self.left else "tapestry/13.13"
        return "" if self.left and answer <= LARGEST[self.category] else "tapestry/13.13"

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        p.set_mat(MYSTICS, p.mats[MYSTICS] | answer << (4 * self.category))
        left = self.left - (1 if answer else 0)
        if self.category < 3 and left:
            t.push(Predict(self.seat, self.category + 1, left))
        else:
            watch(t, self.seat)


def score_predictions(t: Tapestry, seat: int) -> None:
    """Tapestry 13.13b: exact at the end of the fifth income turn."""
    mat = t.players[seat].mats[MYSTICS]
    for category in range(4):
        number = (mat >> (4 * category)) & 15
        if number and predicted(t, seat, category) == number:
            score(t, seat, BY_CIVILIZATIONS, 10 if t.adjustment < EXPERIMENTAL else 20)


def deal_private(t: Tapestry, seat: int, starting: bool) -> None:
    """Tapestry 14.13a: a deck of one's own; whoever comes later begins by spending the hand."""
    for _ in range(8):
        if not t.cards.zones[TAPESTRY_DECK]:
            refill(t, TAPESTRY_DECK, TAPESTRY_DISCARD)
        if t.cards.zones[TAPESTRY_DECK]:
            t.cards.draw(TAPESTRY_DECK, t.zone(seat, PRIVATE), 0)
    if starting:
        draw_cards(t, seat, 2)
    else:
        t.push(SpendHand(seat))
        draw_cards(t, seat, 1)


class SeeVisions(Step[Tapestry]):
    """Tapestry 14.13: a card of the common deck, then the whole hand is spent."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        t.push(SpendHand(self.seat))
        draw_from(t, self.seat, 1, TAPESTRY_DECK, TAPESTRY_DISCARD)


class SpendHand(Step[Tapestry]):
    """Tapestry 14.13: the larger the hand, the more it gives; then two cards of one's own."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        hand = t.pile(self.seat, HAND)[:]
        for copy in hand:
            t.cards.move(copy, t.zone(self.seat, HAND), t.zone(self.seat, SPENT), t.cards.everybody)
        t.push(DrawAnew(self.seat))
        if len(hand) >= 2:
            gifts = 3 if len(hand) >= 6 else 2 if len(hand) >= 4 else 1
            t.push(Vision(self.seat, gifts, 1 if gifts == 3 else 0, 0))


class DrawAnew(Step[Tapestry]):
    """Tapestry 14.13: once all gifts are gained."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        draw_cards(t, self.seat, 2)


class Vision(Question[Tapestry]):
    """Tapestry 14.13: different gifts, the stronger ones for a large hand."""

    def __init__(self, seat: int, left: int, strong: int, seen: int) -> None:
        super().__init__(seat)
        self.left = left
        self.strong = strong
        self.seen = seen

    def kind(self) -> Kind:
        return VISION_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        return "tapestry/14.13" if (self.seen >> answer) & 1 else ""

    def gift(self, t: Tapestry, answer: int) -> int:
        return t.box.mat_effects[MYSTICS][2][4 * self.strong + answer]

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [self.gift(t, answer)]

    def take(self, t: Tapestry, answer: int) -> None:
        if self.left > 1:
            t.push(Vision(self.seat, self.left - 1, self.strong, self.seen | 1 << answer))
        t.push(Resolve(self.seat, self.gift(t, answer)))
