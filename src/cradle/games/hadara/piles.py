"""Hadara 9: phase B, the piles."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.hadara.box import COLOURS
from cradle.games.hadara.market import buy, price_sum, sale, sell
from cradle.games.hadara.news import SOLD, TOOK
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import PILE
from cradle.games.hadara.zones import PILES as PILES_STAGE

COUNT: Final = len(COLOURS)
TAKE_KIND: Final = Kind("take", "hadara/9.2", ("buy", "colour", COUNT), ("sell", "colour", COUNT), facts="card price")
BUY: Final = TAKE_KIND.start("buy")
SELL: Final = TAKE_KIND.start("sell")
# Answers by a mask of colours.
BUYS: Final = [[BUY + colour for colour in range(COUNT) if mask >> colour & 1] for mask in range(1 << COUNT)]
SALES: Final = [[SELL + colour for colour in range(COUNT) if mask >> colour & 1] for mask in range(1 << COUNT)]


class Piles(Step[Hadara]):
    """Hadara 9.2: from the leader clockwise, one card at a time, five cards each."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, t: Hadara) -> None:
        t.stage = PILES_STAGE
        if self.turn < COUNT * t.seats:
            t.push(TURNS[self.turn + 1])
            t.push(TAKES[(t.leader() + self.turn) % t.seats])


class TakeFromPile(Question[Hadara]):
    """Hadara 9.3, 9.5: the top card of any pile, bought or sold."""

    def kind(self) -> Kind:
        return TAKE_KIND

    def why(self, t: Hadara, answer: int) -> str:
        pile = t.cards.zones[PILE + answer % COUNT]
        if not pile:
            return "hadara/9.3"
        if answer < SELL and t.price(self.seat, pile[-1]) > t.players[self.seat].coins:
            return "hadara/5.2"
        return ""

    def sum(self, t: Hadara, answer: int, clause: str) -> Label | None:
        return price_sum(t, self.seat, t.cards.zones[PILE + answer][-1]) if clause == "hadara/5.2" else None

    def answers(self, t: Hadara) -> list[int]:
        p = t.players[self.seat]
        coins = p.coins
        colours = p.colours
        prices = t.reading.price
        zones = t.cards.zones
        there = 0
        in_reach = 0
        bit = 1
        for colour in range(COUNT):
            pile = zones[PILE + colour]
            if pile:
                there += bit
                if prices[pile[-1]] - colours[colour] <= coins:
                    in_reach += bit
            bit += bit
        return BUYS[in_reach] + SALES[there]

    def facts(self, t: Hadara, answer: int) -> list[int]:
        pile = t.cards.zones[PILE + answer % COUNT]
        if not pile:
            return [-1, 0]
        card = pile[-1]
        return [card, t.price(self.seat, card) if answer < SELL else sale(t, self.seat)]

    def take(self, t: Hadara, answer: int) -> None:
        colour = answer % COUNT
        card = t.cards.zones[PILE + colour][-1]
        if t.journal is not None:
            t.journal.tell(TOOK, self.seat, [card])
        if answer < SELL:
            buy(t, self.seat, card, PILE + colour)
        else:
            coins = sell(t, self.seat, card, PILE + colour)
            if t.journal is not None:
                t.journal.whisper(SOLD, self.seat, [colour, coins], [card], t.cards.everybody)


TAKES: Final = [TakeFromPile(seat) for seat in range(5)]
TURNS: Final = [Piles(turn) for turn in range(COUNT * 5 + 1)]
