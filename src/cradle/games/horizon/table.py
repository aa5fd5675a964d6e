"""Beyond the Horizon: the table and its copies."""

from __future__ import annotations

from typing import Final

from cradle.core.cards import NO_CARDS, Cards
from cradle.core.game import Game, changed
from cradle.core.plain import Plain, row_of
from cradle.core.rng import Rng
from cradle.core.sheet import ScoreSheet
from cradle.games.horizon.audit import audit
from cradle.games.horizon.numbers import (
    BACKS,
    CRADLE,
    GOALS_IN_PLAY,
    MIDDLE,
    PLACES,
    SIDE_STEP,
    SLOTS,
    START,
    START_CELLS,
    SUPPLY,
    WIDTH,
    ZONES,
)
from cradle.games.horizon.player import FIELDS, Player
from cradle.games.horizon.printed import Printed
from cradle.games.horizon.scoring import sheet, traits
from cradle.games.horizon.sight import View
from cradle.games.horizon.view import numbers, view

TURN: Final = [  # single numbers of the table, as a position has them
    "round", "starter", "turn", "last_round", "explored", "more_tiles", "settle_supply", "fortify_supply", "researched",
]  # fmt: skip


class Horizon(Game["Horizon"]):
    """Lists about the tree, the goals and the map change rarely: they are replaced whole, so clones share them. Of the
    large grid clones share one until either writes."""

    def __init__(self, printed: Printed, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, Cards(printed.backs, ZONES, (2 << seats) - 1, BACKS) if seats else NO_CARDS)
        self.printed = printed
        self.round = 0
        self.starter = 0
        self.turn = 0  # whose turn it is
        self.last_round = 0  # 0 as long as the end is open
        self.explored = 0  # tiles discovered in this turn
        self.more_tiles = 0  # that effects allow in this turn
        self.settle_supply = SUPPLY
        self.fortify_supply = SUPPLY
        self.researched = 0  # mask of slots with a scientist
        self.grid_lent = False  # whether a clone or its source has the grid too: it is copied before it is written
        self.trace: list[int] | None = None  # how often each effect was carried out, for accounts; stays behind
        if seats:
            self.players = [Player(seat, printed) for seat in range(seats)]
            self.offer: list[int] = []  # governments not taken yet
            self.slot_card = [-1] * SLOTS
            self.goals = [-1] * GOALS_IN_PLAY
            self.goal_first = [-1] * GOALS_IN_PLAY
            self.goal_done = [0] * GOALS_IN_PLAY  # masks of seats
            self.cell = [-1] * PLACES  # place -> where on the map, -1 not on it
            self.grid = [-1] * (WIDTH * WIDTH)  # cell -> place
            self.village = [-1] * PLACES  # seat
            self.city = [-1] * PLACES
            self.structure = [-1] * PLACES  # number among structures
            self.left_builder = [-1] * PLACES
            self.right_builder = [-1] * PLACES

    def clone(self) -> Horizon:
        t = Horizon(self.printed, 0, self.rng.copy())
        t.copy_kernel(self)
        t.players = [p.clone(self.printed) for p in self.players]
        t.round = self.round
        t.starter = self.starter
        t.turn = self.turn
        t.last_round = self.last_round
        t.explored = self.explored
        t.more_tiles = self.more_tiles
        t.settle_supply = self.settle_supply
        t.fortify_supply = self.fortify_supply
        t.researched = self.researched
        t.offer = self.offer
        t.slot_card = self.slot_card
        t.goals = self.goals
        t.goal_first = self.goal_first
        t.goal_done = self.goal_done
        t.cell = self.cell
        t.grid = self.grid
        t.grid_lent = self.grid_lent = True
        t.village = self.village
        t.city = self.city
        t.structure = self.structure
        t.left_builder = self.left_builder
        t.right_builder = self.right_builder
        return t

    # -- the map -----------------------------------------------------------------------------------------------

    def put_tile(self, place: int, cell: int) -> None:
        self.cell = changed(self.cell, place, cell)
        if self.grid_lent:
            self.grid_lent = False
            self.grid = self.grid[:]
        self.grid[cell] = place

    def beside(self, place: int, side: int) -> int:
        """The neighbouring place, or -1 over the edge of the map."""
        return self.grid[self.cell[place] + SIDE_STEP[side]]

    def barred(self, seat: int, place: int) -> bool:
        """Horizon 10.3, 10.4: a rival's start tile without a structure."""
        return START <= place < START + self.seats and place != START + seat and self.structure[place] < 0

    # -- for everybody else ------------------------------------------------------------------------------------

    def view(self, eye: int) -> View:
        return view(self, eye)

    def numbers(self, seat: int) -> dict[str, int]:
        return numbers(self, seat)

    def sheet(self) -> ScoreSheet:
        return sheet(self)

    def audit(self) -> str:
        return audit(self)

    def rounds(self) -> int:
        return self.round

    def traits(self, seat: int) -> list[str]:
        return traits(self, seat)

    def dump(self) -> Plain:
        data = self.dump_kernel()
        data["players"] = [row_of(p, FIELDS) for p in self.players]
        data["columns"] = [p.columns[:] for p in self.players]
        data["cubes"] = [p.left[:] for p in self.players]
        data["units"] = [p.at + p.strength for p in self.players]
        data["modifiers"] = [p.modifiers[:] for p in self.players]
        data["actions"] = [p.actions[:] for p in self.players]
        data["turn"] = row_of(self, TURN)
        data["offer"] = self.offer[:]
        data["slots"] = self.slot_card[:]
        data["goals"] = [self.goals[:], self.goal_first[:], self.goal_done[:]]
        data["map"] = [
            self.cell[:],
            self.village[:],
            self.city[:],
            self.structure[:],
            self.left_builder[:],
            self.right_builder[:],
        ]
        return data


def lay_map(t: Horizon) -> None:
    """Horizon 2.5: the cradle and the start tiles of this number of players."""
    t.put_tile(CRADLE, MIDDLE)
    for seat in range(t.seats):
        t.put_tile(START + seat, START_CELLS[t.seats][seat])
