"""Hadara 4: the draft. Everybody draws two cards, buys or sells one, and lays the other on its pile."""

from __future__ import annotations

from typing import Final

from cradle.core.step import SEALED, Question, Step
from cradle.core.words import Kind, Label
from cradle.games.hadara.box import CARDS, COLOURS
from cradle.games.hadara.market import buy, price_sum, sale, sell
from cradle.games.hadara.news import DREW, LAID, SOLD, WHEEL_TURNED
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import DECK, DRAFT, HAND, PILE

DRAFT_KIND: Final = Kind(
    "draft", "hadara/4.3", ("buy", "card", CARDS), ("sell", "card", CARDS), facts="price other-card", about="colour"
)
TURNS: Final = len(COLOURS)


class DraftTurn(Step[Hadara]):
    """Hadara 4.2, 4.6: the wheel moves on, everybody draws two cards, and all choose at the same time."""

    def run(self, t: Hadara) -> None:
        if t.turn == TURNS:
            return
        t.stage = DRAFT
        t.turn += 1
        if t.turn > 1:
            t.wheel = (t.wheel + 1) % len(COLOURS)
            t.tell(WHEEL_TURNED, t.leader(), [t.turn])
        cards = t.cards
        questions: list[Question[Hadara]] = []
        for seat in range(t.seats):
            colour = t.pointed(seat)
            first = cards.draw(DECK + colour, HAND + seat, 1 << seat)
            second = cards.draw(DECK + colour, HAND + seat, 1 << seat)
            if t.journal is not None:
                t.journal.whisper(DREW, seat, [colour], [first, second], 1 << seat)
            questions.append(DRAFTS[seat])
        t.push(DRAFT_TURN)
        t.together(questions, SEALED)


class Draft(Question[Hadara]):
    """Hadara 4.3: buy or sell one of the two; the choices are opened together (4.5)."""

    def kind(self) -> Kind:
        return DRAFT_KIND

    def about(self, t: Hadara) -> list[int]:
        return [t.pointed(self.seat)]

    def why(self, t: Hadara, answer: int) -> str:
        card = answer % CARDS
        hand = t.cards.zones[HAND + self.seat]
        if card != hand[0] and card != hand[1]:
            return "hadara/4.3"
        if answer < CARDS and t.price(self.seat, card) > t.players[self.seat].coins:
            return "hadara/5.2"
        return ""

    def sum(self, t: Hadara, answer: int, clause: str) -> Label | None:
        return price_sum(t, self.seat, answer) if clause == "hadara/5.2" else None

    def answers(self, t: Hadara) -> list[int]:
        hand = t.cards.zones[HAND + self.seat]
        low = min(hand[1], hand[0])
        high = hand[0] + hand[1] - low
        p = t.players[self.seat]
        most = p.coins + p.colours[t.reading.colour[low]]  # the dearest printed price within reach
        prices = t.reading.price
        if prices[low] <= most:
            if prices[high] <= most:
                return [low, high, CARDS + low, CARDS + high]
            return [low, CARDS + low, CARDS + high]
        if prices[high] <= most:
            return [high, CARDS + low, CARDS + high]
        return [CARDS + low, CARDS + high]

    def facts(self, t: Hadara, answer: int) -> list[int]:
        card = answer % CARDS
        hand = t.cards.zones[HAND + self.seat]
        money = t.price(self.seat, card) if answer < CARDS else sale(t, self.seat)
        return [money, hand[0] + hand[1] - card if card in hand else -1]

    def take(self, t: Hadara, answer: int) -> None:
        """Hadara 4.4: the other card goes face up on its pile."""
        seat = self.seat
        cards = t.cards
        hand = cards.zones[HAND + seat]
        card = answer if answer < CARDS else answer - CARDS
        other = hand[0] + hand[1] - card
        colour = t.reading.colour[other]
        if answer < CARDS:
            buy(t, seat, card, HAND + seat)
        else:
            coins = sell(t, seat, card, HAND + seat)
            if t.journal is not None:
                t.journal.whisper(SOLD, seat, [colour, coins], [card], 1 << seat)
        if t.journal is not None:
            t.journal.tell(LAID, seat, [other])
        cards.move(other, HAND + seat, PILE + colour, cards.everybody)


DRAFT_TURN: Final = DraftTurn()
DRAFTS: Final = [Draft(seat) for seat in range(5)]
