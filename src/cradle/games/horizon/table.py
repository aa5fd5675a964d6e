"""Beyond the Horizon: the table, its copies and its positions."""

from __future__ import annotations

from cradle.core.cards import Cards
from cradle.core.errors import BadPosition
from cradle.core.game import Game
from cradle.core.plain import Plain, number, row, rows
from cradle.core.rng import Rng
from cradle.core.sheet import ScoreSheet
from cradle.core.step import Steps
from cradle.games.horizon.audit import audit
from cradle.games.horizon.numbers import (
    ALL_CUBES,
    BACKS,
    CRADLE,
    FACES,
    GOALS,
    GOALS_IN_PLAY,
    MIDDLE,
    PLACES,
    SIDE_STEP,
    SLOTS,
    START,
    START_CELLS,
    SUPPLY,
    TECHNOLOGIES,
    UNITS,
    WIDTH,
    ZONES,
)
from cradle.games.horizon.player import FIELDS, Player
from cradle.games.horizon.printed import Printed
from cradle.games.horizon.scoring import sheet, traits
from cradle.games.horizon.sight import View
from cradle.games.horizon.view import numbers, view


class Horizon(Game["Horizon"]):
    """Lists about the tree, the goals and the map change rarely: they are replaced whole, so clones share them."""

    def __init__(self, printed: Printed, seats: int, rng: Rng) -> None:
        cards = Cards(printed.backs, ZONES if seats else 0, (2 << seats) - 1, BACKS)
        super().__init__(seats, rng, cards)
        self.printed = printed
        self.players = [Player(seat, printed) for seat in range(seats)]
        self.round = 0
        self.starter = 0
        self.turn = 0  # whose turn it is
        self.last_round = 0  # 0 as long as the end is open
        self.explored = 0  # tiles discovered in this turn
        self.more_tiles = 0  # that effects allow in this turn
        self.settle_supply = SUPPLY
        self.fortify_supply = SUPPLY
        self.researched = 0  # mask of slots with a scientist
        self.trace: list[int] | None = None  # how often each effect was carried out, for accounts; stays behind
        if seats:
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
        t.village = self.village
        t.city = self.city
        t.structure = self.structure
        t.left_builder = self.left_builder
        t.right_builder = self.right_builder
        return t

    # -- the map -----------------------------------------------------------------------------------------------

    def put_tile(self, place: int, cell: int) -> None:
        self.cell = changed(self.cell, place, cell)
        self.grid = changed(self.grid, cell, place)

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
        data["players"] = [p.row() for p in self.players]
        data["columns"] = [p.columns[:] for p in self.players]
        data["cubes"] = [p.left[:] for p in self.players]
        data["units"] = [p.at + p.strength for p in self.players]
        data["modifiers"] = [p.modifiers[:] for p in self.players]
        data["actions"] = [p.actions[:] for p in self.players]
        data["turn"] = [
            self.round,
            self.starter,
            self.turn,
            self.last_round,
            self.explored,
            self.more_tiles,
            self.settle_supply,
            self.fortify_supply,
            self.researched,
        ]
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

    def load(self, data: Plain, steps: Steps[Horizon]) -> None:
        """Read back what dump() wrote, with checks that name the field."""
        self.load_kernel(data, steps)
        self.load_players(data)
        turn = row(data, "turn", 9)
        self.round, self.starter, self.turn, self.last_round = turn[:4]
        self.explored, self.more_tiles, self.settle_supply, self.fortify_supply, self.researched = turn[4:]
        self.offer = within(row(data, "offer"), 0, FACES, "offer")
        self.slot_card = within(row(data, "slots", SLOTS), -1, TECHNOLOGIES, "slots")
        goals = rows(data, "goals", 3)
        self.goals = within(goals[0], -1, GOALS, "goals", GOALS_IN_PLAY)
        self.goal_first = within(goals[1], -1, self.seats, "goals", GOALS_IN_PLAY)
        self.goal_done = within(goals[2], 0, 1 << self.seats, "goals", GOALS_IN_PLAY)
        land = rows(data, "map", 6)
        self.cell = within(land[0], -1, WIDTH * WIDTH, "map", PLACES)
        for place in range(PLACES):
            if self.cell[place] >= 0:
                self.grid[self.cell[place]] = place
        self.village = within(land[1], -1, self.seats, "map", PLACES)
        self.city = within(land[2], -1, self.seats, "map", PLACES)
        self.structure = within(land[3], -1, len(self.printed.structures), "map", PLACES)
        self.left_builder = within(land[4], -1, self.seats, "map", PLACES)
        self.right_builder = within(land[5], -1, self.seats, "map", PLACES)

    def load_players(self, data: Plain) -> None:
        fields = rows(data, "players", self.seats)
        columns = rows(data, "columns", self.seats)
        cubes = rows(data, "cubes", self.seats)
        units = rows(data, "units", self.seats)
        modifiers = rows(data, "modifiers", self.seats)
        actions = rows(data, "actions", self.seats)
        for seat in range(self.seats):
            p = self.players[seat]
            p.load(within(fields[seat], -1, 1 << 61, "players", FIELDS))
            p.columns = within(columns[seat], 0, 100, "columns", len(p.columns))
            p.left = within(cubes[seat], 0, ALL_CUBES, "cubes", len(p.left))
            for track in range(len(p.left)):
                if p.left[track] > len(self.printed.tracks[track]):
                    raise BadPosition("core-position-numbers", {"field": "cubes"})
            both = within(units[seat], -1, PLACES, "units", 2 * UNITS)
            p.at = both[:UNITS]
            p.strength = both[UNITS:]
            p.modifiers = within(modifiers[seat], -99, 99, "modifiers", len(p.modifiers))
            p.actions = within(actions[seat], 0, len(self.printed.actions), "actions")


def changed(values: list[int], at: int, value: int) -> list[int]:
    """The list with one value replaced; the old list stays as it was for the clones that share it."""
    out = values[:]
    out[at] = value
    return out


def within(values: list[int], least: int, bound: int, name: str, length: int = -1) -> list[int]:
    if length >= 0 and len(values) != length:
        raise BadPosition("core-position-length", {"field": name, "length": length})
    for value in values:
        if not least <= value < bound:
            raise BadPosition("core-position-numbers", {"field": name})
    return values


def lay_map(t: Horizon) -> None:
    """Horizon 2.5: the cradle and the start tiles of this number of players."""
    t.put_tile(CRADLE, MIDDLE)
    for seat in range(t.seats):
        t.put_tile(START + seat, START_CELLS[t.seats][seat])


def seats_of(data: Plain) -> int:
    return number(data, "seats")
