"""Hadara 10: feeding."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.hadara.box import CARDS, FOOD
from cradle.games.hadara.market import coins_sum, lose
from cradle.games.hadara.news import BOUGHT_OFF, DISCARDED, FED, SURPLUS
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import FEEDING, OWNED

FEED_KIND: Final = Kind("feed", "hadara/10.3", "pay", ("discard", "card", CARDS), facts="price", about="missing")
PAY: Final = FEED_KIND.start("pay")
DISCARD: Final = FEED_KIND.start("discard")


class Feeding(Step[Hadara]):
    """Hadara 10.1, 3.2: from the leader clockwise; who has enough food is not asked (10.2)."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, t: Hadara) -> None:
        t.stage = FEEDING
        for turn in range(self.turn, t.seats):
            seat = (t.leader() + turn) % t.seats
            t.tell(FED, seat, [t.players[seat].owned, t.players[seat].tracks[FOOD]])
            if hungry(t, seat, 0) > 0:
                t.push(Feeding(turn + 1))
                t.push(Feed(seat, 0))
                return
            surplus(t, seat)


def hungry(t: Hadara, seat: int, paid: int) -> int:
    """Cards without food, less those bought off."""
    return t.players[seat].hungry() - paid


def surplus(t: Hadara, seat: int) -> None:
    """Hadara 14.13: coins for food above the number of cards, at most so many."""
    p = t.players[seat]
    coins = min(p.perks.surplus_coins * -hungry(t, seat, 0), p.perks.surplus_most)
    if coins > 0:
        p.coins += coins
        t.tell(SURPLUS, seat, [coins])


class Feed(Question[Hadara]):
    """Hadara 10.3: which card goes; `paid` have been bought off in this step (14.12)."""

    def __init__(self, seat: int, paid: int) -> None:
        super().__init__(seat)
        self.paid = paid

    def kind(self) -> Kind:
        return FEED_KIND

    def about(self, t: Hadara) -> list[int]:
        return [hungry(t, self.seat, self.paid)]

    def why(self, t: Hadara, answer: int) -> str:
        if answer == PAY:
            return self.why_not_pay(t)
        return "" if answer - DISCARD in t.cards.zones[OWNED + self.seat] else "hadara/10.3"

    def why_not_pay(self, t: Hadara) -> str:
        p = t.players[self.seat]
        if not p.perks.buyout_most:
            return "hadara/14.12"
        if self.paid >= p.perks.buyout_most:
            return "hadara/14.12a"
        return "" if p.coins >= p.perks.buyout_price else "hadara/14.12e"

    def sum(self, t: Hadara, answer: int, clause: str) -> Label | None:
        p = t.players[self.seat]
        return coins_sum(p.perks.buyout_price, p.coins) if clause == "hadara/14.12e" else None

    def answers(self, t: Hadara) -> list[int]:
        out = [DISCARD + card for card in t.cards.zones[OWNED + self.seat]]
        out.sort()
        return out if self.why_not_pay(t) else [PAY, *out]

    def facts(self, t: Hadara, answer: int) -> list[int]:
        return [t.players[self.seat].perks.buyout_price if answer == PAY else 0]

    def take(self, t: Hadara, answer: int) -> None:
        paid = self.paid
        if answer == PAY:
            coins = t.players[self.seat].perks.buyout_price
            t.players[self.seat].coins -= coins
            paid += 1
            t.tell(BOUGHT_OFF, self.seat, [coins])
        else:
            lose(t, self.seat, answer - DISCARD)
            t.tell(DISCARDED, self.seat, [answer - DISCARD])
        if hungry(t, self.seat, paid) > 0:
            t.push(Feed(self.seat, paid))
