"""Hadara 2: setting up."""

from __future__ import annotations

from typing import Final

from cradle.core.step import SEALED, Question, Step
from cradle.core.words import Kind
from cradle.games.hadara.box import COLOURS, CRESTS, EPOCHS, VALUES
from cradle.games.hadara.news import BOARD_CHOSEN, EXTRA_COIN, SETUP_DEALT, SIDE_CHOSEN
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import ASIDE, BACK_COUNTS, BACKS_OF_CARDS, STACK, STOCK

CHOOSE_BOARD_KIND: Final = Kind("choose-board", "hadara/2.5", ("crest", len(CRESTS)))
CHOOSE_SIDE_KIND: Final = Kind("choose-side", "hadara/2.7", "a", "b", facts="coins income military culture food")


def lay_out(t: Hadara) -> None:
    """Hadara 2.1, 2.3, 2.4: the ring of colours, the box, the stacks of colonies."""
    piece = 0
    for back in range(len(BACK_COUNTS)):
        t.cards.zones[STOCK + back] = list(range(piece, piece + BACK_COUNTS[back]))
        piece += BACK_COUNTS[back]
    if t.reading.without_stars:
        set_stars_aside(t)
    for value in range(len(VALUES)):
        t.cards.deal(STOCK + BACKS_OF_CARDS + value, STACK + value, t.seats, t.rng)
    ring = list(range(len(COLOURS)))
    t.rng.shuffle(ring)
    t.ring = ring


def set_stars_aside(t: Hadara) -> None:
    """Hadara 2.3: everybody sees which cards are taken out."""
    for back in range(BACKS_OF_CARDS):
        for card in t.cards.zones[STOCK + back][:]:
            if t.reading.printed.star[card]:
                t.cards.move(card, STOCK + back, ASIDE, t.cards.everybody)


class ChooseBoards(Step[Hadara]):
    """Hadara 2.5: in seat order; then the setup cards are dealt."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Hadara) -> None:
        if self.seat < t.seats:
            t.push(ChooseBoards(self.seat + 1))
            t.push(ChooseBoard(self.seat))
        else:
            t.push(DEAL_SETUP_CARDS)


class ChooseBoard(Question[Hadara]):
    """Hadara 2.5: a board that nobody has chosen yet."""

    def kind(self) -> Kind:
        return CHOOSE_BOARD_KIND

    def why(self, t: Hadara, answer: int) -> str:
        for p in t.players:
            if p.crest == answer:
                return "hadara/2.5"
        return ""

    def take(self, t: Hadara, answer: int) -> None:
        t.players[self.seat].crest = answer
        t.tell(BOARD_CHOSEN, self.seat, [answer])


class DealSetupCards(Step[Hadara]):
    """Hadara 2.6, 2.7: one at random for everybody; then all choose a side at the same time."""

    def run(self, t: Hadara) -> None:
        deck = list(range(len(t.reading.printed.setups)))
        t.rng.shuffle(deck)
        for seat in range(t.seats):
            t.players[seat].setup = deck[seat]
            t.tell(SETUP_DEALT, seat, [deck[seat], t.reading.printed.setups[deck[seat]].initiative])
        t.leaders = leaders(t)
        t.push(EXTRA_COINS)
        if t.reading.first_game:  # 2.7a
            for seat in range(t.seats):
                begin_with(t, seat, 0)
        else:
            t.together([ChooseSide(seat) for seat in range(t.seats)], SEALED)


def leaders(t: Hadara) -> list[int]:
    """Hadara 3.1, 3.1a: by rising initiative, and again from the lowest where there are only two."""
    initiatives = [t.reading.printed.setups[p.setup].initiative for p in t.players]
    order = sorted(range(t.seats), key=initiatives.__getitem__)
    return [order[epoch % t.seats] for epoch in range(EPOCHS)]


class ChooseSide(Question[Hadara]):
    """Hadara 2.7: side A or side B."""

    def kind(self) -> Kind:
        return CHOOSE_SIDE_KIND

    def facts(self, t: Hadara, answer: int) -> list[int]:
        setup = t.reading.printed.setups[t.players[self.seat].setup]
        return [setup.coins[answer], *setup.steps[answer]]

    def take(self, t: Hadara, answer: int) -> None:
        begin_with(t, self.seat, answer)


def begin_with(t: Hadara, seat: int, side: int) -> None:
    """Hadara 2.8: coins and track values of the side."""
    p = t.players[seat]
    setup = t.reading.printed.setups[p.setup]
    p.side = side
    p.coins = setup.coins[side]
    p.tracks = setup.steps[side][:]
    t.tell(SIDE_CHOSEN, seat, [side, p.coins])


class ExtraCoins(Step[Hadara]):
    """Hadara 2.9: who never leads, or with two players leads only once, begins with a coin more."""

    def run(self, t: Hadara) -> None:
        for seat in range(t.seats):
            if seat not in t.leaders or (t.seats == 2 and seat == t.leaders[1]):
                coins = t.reading.printed.extra_coin
                t.players[seat].coins += coins
                t.tell(EXTRA_COIN, seat, [coins])


DEAL_SETUP_CARDS: Final = DealSetupCards()
EXTRA_COINS: Final = ExtraCoins()
