"""Hadara: what happens at the table, for logs and animation."""

from __future__ import annotations

from typing import Final

from cradle.core.journal import News

BOARD_CHOSEN: Final = News("board-chosen", "crest")
SETUP_DEALT: Final = News("setup-dealt", "setup initiative")
SIDE_CHOSEN: Final = News("side-chosen", "side coins")
EXTRA_COIN: Final = News("extra-coin", "coins")
EPOCH_BEGINS: Final = News("epoch-begins", "epoch", begins=True)
WHEEL_SET: Final = News("wheel-set", "colour")
WHEEL_TURNED: Final = News("wheel-turned", "turn")
DREW: Final = News("drew", "colour", "card other-card")
LAID: Final = News("laid", "card")
BOUGHT: Final = News("bought", "card price", gains="card")
SOLD: Final = News("sold", "colour coins", "card")
TOOK: Final = News("took", "card")
TILE_PLACED: Final = News("tile-placed", "track steps")
INCOME: Final = News("income", "coins")
GAP_COINS: Final = News("gap-coins", "coins")
PLUNDERED: Final = News("plundered", "value coins pay")
ANNEXED: Final = News("annexed", "value coins pay colony", gains="colony")
COLONY_BONUS: Final = News("colony-bonus", "coins")
CARVED_TRACK: Final = News("carved-track", "bust track bonus pay", gains="bust")
CARVED_POINTS: Final = News("carved-points", "bust track bonus pay", gains="bust")
FED: Final = News("fed", "cards food")
DISCARDED: Final = News("discarded", "card", harms="seat")
BOUGHT_OFF: Final = News("bought-off", "coins", harms="seat")
SURPLUS: Final = News("surplus", "coins")
SILVER: Final = News("silver", "track price")
GOLD: Final = News("gold", "price")
EPOCH_ENDS: Final = News("epoch-ends", "epoch")

ALL: Final = [
    BOARD_CHOSEN,
    SETUP_DEALT,
    SIDE_CHOSEN,
    EXTRA_COIN,
    EPOCH_BEGINS,
    WHEEL_SET,
    WHEEL_TURNED,
    DREW,
    LAID,
    BOUGHT,
    SOLD,
    TOOK,
    TILE_PLACED,
    INCOME,
    GAP_COINS,
    PLUNDERED,
    ANNEXED,
    COLONY_BONUS,
    CARVED_TRACK,
    CARVED_POINTS,
    FED,
    DISCARDED,
    BOUGHT_OFF,
    SURPLUS,
    SILVER,
    GOLD,
    EPOCH_ENDS,
]
