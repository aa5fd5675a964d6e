"""Hadara 11: silver and gold medals."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.hadara.box import MEDALS, TRACKS
from cradle.games.hadara.market import coins_sum, has_tile
from cradle.games.hadara.news import GOLD as GOLD_NEWS
from cradle.games.hadara.news import SILVER as SILVER_NEWS
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import BUYING_MEDALS

MEDAL_KIND: Final = Kind("medal", "hadara/11.1", "done", ("silver", "track", len(TRACKS)), "gold", facts="price")
DONE: Final = MEDAL_KIND.start("done")
SILVER: Final = MEDAL_KIND.start("silver")
GOLD: Final = MEDAL_KIND.start("gold")


class Medals(Step[Hadara]):
    """Hadara 11.1, 3.2: from the leader clockwise."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, t: Hadara) -> None:
        t.stage = BUYING_MEDALS
        for turn in range(self.turn, t.seats):
            seat = (t.leader() + turn) % t.seats
            if can_buy(t, seat):
                t.push(Medals(turn + 1))
                t.push(BuyMedal(seat))
                return


def silver_price(t: Hadara, seat: int) -> int:
    return t.players[seat].perks.silver_prices[t.epoch]


def gold_price(t: Hadara, seat: int) -> int:
    return t.players[seat].perks.gold_prices[t.epoch]


def forbids_silver(t: Hadara, seat: int) -> str:
    p = t.players[seat]
    if len(p.silver) == MEDALS:
        return "hadara/11.4"
    return "" if p.coins >= silver_price(t, seat) else "hadara/11.3"


def forbids_gold(t: Hadara, seat: int) -> str:
    p = t.players[seat]
    if p.gold == MEDALS:
        return "hadara/11.4"
    return "" if p.coins >= gold_price(t, seat) else "hadara/11.3"


def can_buy(t: Hadara, seat: int) -> bool:
    """Hadara 11.1: who can buy none is not asked."""
    return not forbids_gold(t, seat) or (not forbids_silver(t, seat) and has_tile(t.players[seat]))


class BuyMedal(Question[Hadara]):
    """Hadara 11.1: one medal after the other, as many as wanted."""

    def kind(self) -> Kind:
        return MEDAL_KIND

    def why(self, t: Hadara, answer: int) -> str:
        if answer == DONE:
            return ""
        if answer == GOLD:
            return forbids_gold(t, self.seat)
        if not t.players[self.seat].tiles[answer - SILVER]:
            return "hadara/11.5a"
        return forbids_silver(t, self.seat)

    def sum(self, t: Hadara, answer: int, clause: str) -> Label | None:
        return coins_sum(self.facts(t, answer)[0], t.players[self.seat].coins) if clause == "hadara/11.3" else None

    def facts(self, t: Hadara, answer: int) -> list[int]:
        if answer == DONE:
            return [0]
        return [gold_price(t, self.seat) if answer == GOLD else silver_price(t, self.seat)]

    def take(self, t: Hadara, answer: int) -> None:
        if answer == DONE:
            return
        p = t.players[self.seat]
        if answer == GOLD:  # 11.6
            coins = gold_price(t, self.seat)
            p.gold += 1
            t.tell(GOLD_NEWS, self.seat, [coins])
        else:  # 11.5
            coins = silver_price(t, self.seat)
            p.tiles[answer - SILVER] -= 1
            p.silver = [*p.silver, answer - SILVER]
            t.tell(SILVER_NEWS, self.seat, [answer - SILVER, coins])
        p.coins -= coins
        if can_buy(t, self.seat):
            t.push(BuyMedal(self.seat))
