"""Beyond the Horizon: what lies before a player."""

from __future__ import annotations

from typing import Final

from cradle.games.horizon.numbers import (
    COLUMN_CELLS,
    COLUMNS,
    PRINTED_ACTIONS,
    START_COINS,
    START_STRENGTH,
    TOKENS,
    UNITS,
)
from cradle.games.horizon.printed import Printed

FIELDS: Final = [  # its single numbers, as a position has them
    "coins", "active", "space", "settle_tokens", "fortify_tokens", "slots",
    "known", "government", "steps", "open_columns", "income", "invested",
    "markers", "villages", "cities", "structures", "tiles", "noted",
    "triggers", "points", "moving", "explorer", "turns",
]  # fmt: skip


class Player:
    """Lists that change rarely are replaced whole, so clones share them."""

    def __init__(self, seat: int, printed: Printed) -> None:
        self.faces = printed.faces
        self.coins = START_COINS
        self.active = 1
        self.space = -1  # of the action piece: action * SPACES + space, -1 beside the board
        self.settle_tokens = 0
        self.fortify_tokens = 0
        self.slots = 0  # mask of slots with an own scientist
        self.known = 0  # mask of technologies, private ones included
        self.government = -1
        self.steps = 0  # mask of government steps opened
        self.open_columns = 0  # mask
        self.income = 0  # coin symbols uncovered
        self.invested = 0  # cubes on the investment track and right of it
        self.markers = 0  # neutral markers in place of cubes
        self.villages = 0
        self.cities = 0
        self.structures = 0
        self.tiles = 0  # mask of places with an own cube
        self.noted = 0  # points by leaders
        self.triggers = 0  # mask of triggers that wait
        self.points = 0  # movement points left
        self.moving = 0  # 1 while a movement goes on
        self.explorer = -1  # the unit that steps over the edge of the map
        self.turns = 0
        if seat >= 0:
            self.columns = COLUMN_CELLS[:]
            self.left = [len(track) for track in printed.tracks]  # replaced whole
            self.at = [-1] * UNITS  # token -> place; replaced whole
            self.strength = [0] * UNITS  # replaced whole
            self.modifiers = [0, 0, 0, 0]  # replaced whole
            self.actions = list(range(PRINTED_ACTIONS))  # in order; replaced whole
            settler = self.free_token(0, START_STRENGTH)
            self.at[settler] = 1 + seat
            self.strength[settler] = START_STRENGTH

    def clone(self, printed: Printed) -> Player:
        p = Player(-1, printed)
        p.coins = self.coins
        p.active = self.active
        p.space = self.space
        p.settle_tokens = self.settle_tokens
        p.fortify_tokens = self.fortify_tokens
        p.slots = self.slots
        p.known = self.known
        p.government = self.government
        p.steps = self.steps
        p.open_columns = self.open_columns
        p.income = self.income
        p.invested = self.invested
        p.markers = self.markers
        p.villages = self.villages
        p.cities = self.cities
        p.structures = self.structures
        p.tiles = self.tiles
        p.noted = self.noted
        p.triggers = self.triggers
        p.points = self.points
        p.moving = self.moving
        p.explorer = self.explorer
        p.turns = self.turns
        p.columns = self.columns[:]
        p.left = self.left
        p.at = self.at
        p.strength = self.strength
        p.modifiers = self.modifiers
        p.actions = self.actions
        return p

    def inactive(self) -> int:
        """Pieces in the columns."""
        c = self.columns
        return c[0] + c[1] + c[2] + c[3] + c[4]

    def cubes(self) -> int:
        """Cubes on the development tracks."""
        return self.left[0] + self.left[1] + self.left[2]

    def any_unit(self) -> bool:
        """Whether a unit is on the map."""
        for place in self.at:
            if place >= 0:
                return True
        return False

    def take_piece(self) -> None:
        """Horizon 4.15: from the leftmost column that holds one."""
        for column in range(COLUMNS):
            if self.columns[column]:
                self.columns[column] = self.columns[column] - 1
                return

    def put_piece(self) -> None:
        """Horizon 4.16: to the rightmost free cell, or past the last cell of column E."""
        for column in range(COLUMNS - 1, -1, -1):
            if self.columns[column] < COLUMN_CELLS[column]:
                self.columns[column] = self.columns[column] + 1
                return
        self.columns[COLUMNS - 1] = self.columns[COLUMNS - 1] + 1

    def activate(self, n: int) -> int:
        """Pieces from the columns to the resource area, as far as there are any; returns how many."""
        for done in range(n):
            if not self.inactive():
                return done
            self.take_piece()
            self.active += 1
        return n

    def exhaust(self, n: int) -> None:
        """Active pieces back to the columns."""
        for _ in range(n):
            self.active -= 1
            self.put_piece()

    def cell_free(self) -> bool:
        """Whether a column has a free cell."""
        for column in range(COLUMNS):
            if self.columns[column] < COLUMN_CELLS[column]:
                return True
        return False

    def shows(self, unit: int, strength: int) -> bool:
        """Whether a face of the token has this strength."""
        return (self.faces[unit] >> strength) & 1 == 1

    def free_token(self, kind: int, strength: int) -> int:
        """A free token of exactly this strength, or -1."""
        for token in range(kind * TOKENS, (kind + 1) * TOKENS):
            if self.at[token] < 0 and (self.faces[token] >> strength) & 1:
                return token
        return -1
