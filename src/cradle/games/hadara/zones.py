"""Hadara: where pieces can lie, and where the game can be. Constants only."""

from __future__ import annotations

from typing import Final

from cradle.games.hadara.box import CARDS, COLONIES, EPOCHS, VALUES
from cradle.games.hadara.sight import Stage

# Pieces of the kernel's Cards: 0-161 are cards, 162-186 colonies.
FIRST_COLONY: Final = CARDS
PIECES: Final = CARDS + COLONIES
BACKS_OF_CARDS: Final = 15  # epoch * 5 + colour, then one for each colony value

# Zones.
STOCK: Final = 0  # 20 zones, one a back: in the box, face down
ASIDE: Final = 20  # star cards taken out of a first game, face up
DECK: Final = 21  # 5 zones, one a colour
PILE: Final = 26  # 5
HAND: Final = 31  # 5 zones, one a seat
OWNED: Final = 36  # 5
GONE: Final = 41  # sold or discarded, face down
STACK: Final = 42  # 5 zones, one a colony value
TAKEN: Final = 47  # 5 zones, one a seat
ZONES: Final = 52

# Where the game is, for people.
SETTING_UP: Final = 0
WHEEL: Final = 1
DRAFT: Final = 2
TAKING_INCOME: Final = 3
TAKING_COLONIES: Final = 4
CARVING: Final = 5
PILES: Final = 6
FEEDING: Final = 7
BUYING_MEDALS: Final = 8
OVER: Final = 9
STAGES: Final[list[Stage]] = [
    "setup", "wheel", "draft", "income", "colonies", "busts", "piles", "feeding", "medals", "over",
]  # fmt: skip

SEATS: Final = [2, 3, 4, 5]
UNCARVED: Final = -1  # in place of a tile on a bust


def backs() -> list[int]:
    """Piece -> back. Cards lie in the content by epoch and colour: 10 of each colour, 14 purple ones."""
    out: list[int] = []
    for back in range(BACKS_OF_CARDS + len(VALUES)):
        out.extend([back] * BACK_COUNTS[back])
    return out


BACK_COUNTS: Final = [10, 10, 10, 10, 14] * EPOCHS + [5] * len(VALUES)
BACKS: Final = backs()
