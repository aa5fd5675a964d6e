"""Ferry: what is in the box, and where it can lie."""

from __future__ import annotations

from typing import Final

from cradle.core.content import Entry
from cradle.core.plain import Plain

LOADS: Final = 16
SEATS: Final = [2, 3, 4]
BOATS: Final = ["red", "green"]
REST: Final = 0  # what nobody was dealt
RETURNED: Final = 1
HAND: Final = 2  # one for each seat
LANDED: Final = 6  # likewise
ABOARD: Final = 10  # likewise
ZONES: Final = 14


class Printed:
    """Ferry 1.2: the loads, with their weights. Loads are numbers: their places in these lists."""

    def __init__(self, document: Plain) -> None:
        whole = Entry(document, "")
        game = whole.entry("game")
        game.provenance()
        self.hand = game.whole("hand", 1, LOADS // 4)
        self.crossings = game.wholes("crossings", 2, 1, self.hand)
        game.done()
        self.ids: list[str] = []
        self.weights: list[int] = []
        for load in whole.entries("load", LOADS):
            load.provenance()
            self.ids.append(load.text("id"))
            self.weights.append(load.whole("weight", 1, 99))
            load.done()
        whole.done()
