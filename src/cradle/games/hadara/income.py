"""Hadara 6: income."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Step
from cradle.games.hadara.box import INCOME
from cradle.games.hadara.news import GAP_COINS
from cradle.games.hadara.news import INCOME as INCOME_NEWS
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import TAKING_INCOME


class Income(Step[Hadara]):
    """Hadara 6.1, 3.2: from the leader clockwise, coins as the income track shows."""

    def run(self, t: Hadara) -> None:
        t.stage = TAKING_INCOME
        leader = t.leader()
        for i in range(t.seats):
            seat = (leader + i) % t.seats
            p = t.players[seat]
            p.coins += p.tracks[INCOME]
            t.tell(INCOME_NEWS, seat, [p.tracks[INCOME]])
            if p.perks.gap_coins:
                coins = p.gap_coins()
                p.coins += coins
                t.tell(GAP_COINS, seat, [coins])


INCOME_STEP: Final = Income()
