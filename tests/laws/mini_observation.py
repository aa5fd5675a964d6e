"""Bazaar: what a seat sees as numbers, to try the laws of observation on."""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.observation import Field, Layout, Observer, fill, mark_known, of_seats, put, put_some
from cradle.core.table import Table
from tests.laws.mini import CARDS, DECK, HAND, MARKET, STEPS, WISHES, Bazaar

MANY = 20


class BazaarObserver(Observer):
    def __init__(self, seats: int, wide: bool) -> None:
        cards = [Field("cards", CARDS, 0, 1)] if wide else []
        hand = [] if wide else [Field("places", CARDS, 0, 1 + seats, choice=True)]
        table = [Field("round", 1, 0, 3), Field("deck", 1, 0, CARDS), Field("note", WISHES, -1, 2, choice=True)]
        question = [Field("question", 1, -1, len(STEPS.kinds) - 1, choice=True)]
        seat = [Field("asked", 1, 0, 1), Field("coins", 1, 0, MANY), Field("hand_size", 1, 0, CARDS), *cards]
        market = [Field("market", CARDS, 0, 1)] if wide else []
        super().__init__(Layout(table + market + hand + question + of_seats(seat, seats)))
        self.wide = wide

    def write(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        t = cast(Bazaar, table)
        fill(out, at, self.layout.size, 0)
        at = put(out, at, t.round, 0, 3)
        at = put(out, at, len(t.cards.zones[DECK]), 0, CARDS)
        at = put_some(out, at, t.notes[eye], WISHES, -1, -1, 2)
        mark_known(out, at, t.cards.zones[MARKET], 0, 1, t.cards.known, eye)
        places = at
        at += CARDS
        question = t.put_to(eye)
        at = put(out, at, -1 if question is None else question.kind().number, -1, len(STEPS.kinds) - 1)
        for i in range(t.seats):
            seat = (eye + i) % t.seats
            hand = t.cards.zones[HAND + seat]
            at = put(out, at, t.put_to(seat) is not None, 0, 1)
            at = put(out, at, t.coins[seat], 0, MANY)
            at = put(out, at, len(hand), 0, CARDS)
            mark_known(out, at if self.wide else places, hand, 0, 1 if self.wide else 2 + i, t.cards.known, eye)
            at += CARDS if self.wide else 0


def observer(seats: int, wide: bool) -> Observer:
    return BazaarObserver(seats, wide)
