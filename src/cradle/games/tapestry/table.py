"""The table: every piece of Tapestry and where it is."""

from __future__ import annotations

from typing import Final

from cradle.core.cards import NO_CARDS, Cards
from cradle.core.game import Game
from cradle.core.journal import News
from cradle.core.plain import Plain, row_of
from cradle.core.rng import Rng
from cradle.core.sheet import ScoreSheet
from cradle.games.tapestry import view
from cradle.games.tapestry.box import Printed
from cradle.games.tapestry.news import OF_BOTS
from cradle.games.tapestry.pieces import (
    BACKS,
    CELLS,
    CIVILIZATION_IDS,
    CIVILIZATIONS,
    END,
    EXPERIMENTAL,
    HAND,
    HEXES,
    LANDMARKS,
    LINES,
    MYSTICS,
    NO_PIECE,
    PACK,
    SHADOW,
    SHARED,
    TECHNOLOGIES,
    TECHNOLOGY,
    TRADER,
    TRADERS,
    ZONES_EACH,
)
from cradle.games.tapestry.sight import View

NOBODY: Final = -1
FIELDS: Final = [  # single numbers of a player, as a position has them
    "points", "singular", "capital", "rock_low", "rock_high", "low", "high", "outposts", "incomes", "era", "finished",
    "force", "lent", "ally", "spouse", "spouse_track", "barring", "barring_left", "visited", "topples", "achieved",
    "civilizations", "favourite",
]  # fmt: skip
NUMBERS: Final = [  # of the table
    "adjustment", "level", "map", "hexes", "turns", "active", "red", "black", "rolled", "ground",
]  # fmt: skip


class Player:
    """One side of the table: a person, or one of the two that play by themselves."""

    def __init__(self, fresh: bool = True) -> None:
        self.points = 0
        self.scored: list[int] = [0] * len(LINES) if fresh else NO_PIECES
        self.resources: list[int] = [0, 0, 0, 0] if fresh else NO_PIECES
        self.tokens: list[int] = [0, 16, 32, 48] if fresh else NO_PIECES  # track << 4 | space
        self.singular = 0  # the technology track was completed and its token sent back
        self.built: list[int] = [0, 0, 0, 0] if fresh else NO_PIECES  # income buildings taken; replaced as a whole
        self.capital = 0
        self.rock_low = 0
        self.rock_high = 0
        self.low = 0  # built plots, rows 0-4
        self.high = 0  # rows 5-8
        self.cells: list[int] = NO_CELLS  # replaced as a whole, so clones share it
        self.outside: list[int] = NO_PIECES  # pieces set beside the grid; replaced as a whole
        self.outposts = 0
        self.incomes = 0
        self.era = 1
        self.finished = 0
        self.slots: list[int] = NO_PIECES  # era | face down << 3 | herald << 4 of each card on the mat; replaced whole
        self.force = -1  # the tapestry card in force
        self.lent = -1  # a card in force through another civilization's mat
        self.ally = -1
        self.spouse = -1
        self.spouse_track = 0
        self.barring = -1  # the track that rivals are barred from
        self.barring_left = 0  # own turns until that ends
        self.visited = 0  # spaces resolved in this turn, then the battery
        self.topples = 0
        self.achieved = 0
        self.civilizations = 0  # mask
        self.mats: list[int] = NO_MATS  # what lies on each civilization mat, packed its own way; replaced whole
        self.favourite = 0  # the track a playing-by-itself side likes

    def clone(self) -> Player:
        p = Player(False)
        p.points = self.points
        p.scored = self.scored[:]
        p.resources = self.resources[:]
        p.tokens = self.tokens[:]
        p.singular = self.singular
        p.built = self.built
        p.capital = self.capital
        p.rock_low = self.rock_low
        p.rock_high = self.rock_high
        p.low = self.low
        p.high = self.high
        p.cells = self.cells
        p.outside = self.outside
        p.outposts = self.outposts
        p.incomes = self.incomes
        p.era = self.era
        p.finished = self.finished
        p.slots = self.slots
        p.force = self.force
        p.lent = self.lent
        p.ally = self.ally
        p.spouse = self.spouse
        p.spouse_track = self.spouse_track
        p.barring = self.barring
        p.barring_left = self.barring_left
        p.visited = self.visited
        p.topples = self.topples
        p.achieved = self.achieved
        p.civilizations = self.civilizations
        p.mats = self.mats
        p.favourite = self.favourite
        return p

    def position(self, track: int) -> int:
        """Tapestry 3.9: the furthest token; a technology track left through AI Singularity counts as completed."""
        if track == TECHNOLOGY and self.singular:
            return END
        best = 0
        for token in self.tokens:
            if token >> 4 == track and token & 15 > best:
                best = token & 15
        return best

    def has(self, civilization: int) -> bool:
        return (self.civilizations >> civilization) & 1 == 1

    def set_mat(self, civilization: int, value: int) -> None:
        mats = self.mats[:]
        mats[civilization] = value
        self.mats = mats

    def wealth(self) -> int:
        r = self.resources
        return r[0] + r[1] + r[2] + r[3]

    def row(self) -> list[int]:
        return [*row_of(self, FIELDS), len(self.outside), len(self.slots)]

    def lists(self) -> list[int]:
        return (
            self.scored + self.resources + self.tokens + self.built + self.cells + self.mats + self.outside + self.slots
        )


NO_CELLS: Final = [0] * CELLS
NO_PIECES: Final[list[int]] = []
NO_MATS: Final = [0] * CIVILIZATIONS


class Tapestry(Game["Tapestry"]):
    """`sides` counts the seats and whoever plays by itself after them."""

    def __init__(self, box: Printed, seats: int, sides: int, rng: Rng) -> None:
        everybody = (1 << (seats + 1)) - 1
        super().__init__(seats, rng, Cards(BACKS, SHARED + ZONES_EACH * sides, everybody, 6) if seats else NO_CARDS)
        if seats:
            self.players = [Player() for _ in range(sides)]
            self.cards.bags = [SHARED + ZONES_EACH * side + HAND for side in range(sides)]
            self.cards.holders = [1 << side if side < seats else 0 for side in range(sides)]
        self.box = box
        self.sides = sides
        self.adjustment = 0
        self.level = 0  # of the Automa; 0: there is none
        self.map = 0  # 0 small, 1 large
        self.hexes = 0
        self.turns = 0
        self.active = 0  # whose turn it is
        self.red = 0
        self.black = 0
        self.rolled = 0  # science die: the track; with two rolls the other one << 2
        self.ground = 0  # the hex of the running conquest
        if seats:  # all of these are replaced as a whole, so clones share them
            self.tile_at = [-1] * HEXES
            self.turn_at = [0] * HEXES
            self.first_at = [NO_PIECE] * HEXES
            self.second_at = [NO_PIECE] * HEXES
            self.control = [NOBODY] * HEXES
            self.landmark_owner = [NOBODY] * LANDMARKS
            self.tech_row = [0] * TECHNOLOGIES  # row | inventors' tokens << 2
            self.arrivals = [0, 0, 0]  # how many earned each achievement

    def clone(self) -> Tapestry:
        t = Tapestry(self.box, 0, 0, self.rng.copy())
        t.copy_kernel(self)
        t.sides = self.sides
        t.players = [p.clone() for p in self.players]
        t.adjustment = self.adjustment
        t.level = self.level
        t.map = self.map
        t.hexes = self.hexes
        t.turns = self.turns
        t.active = self.active
        t.red = self.red
        t.black = self.black
        t.rolled = self.rolled
        t.ground = self.ground
        t.tile_at = self.tile_at
        t.turn_at = self.turn_at
        t.first_at = self.first_at
        t.second_at = self.second_at
        t.control = self.control
        t.landmark_owner = self.landmark_owner
        t.tech_row = self.tech_row
        t.arrivals = self.arrivals
        return t

    def tell(self, news: News, seat: int, data: list[int]) -> None:
        if self.journal is None:
            return
        if seat < self.seats:
            self.journal.tell(news, seat, data)
        else:
            self.journal.tell(OF_BOTS[news.name], -1, [self.bot(seat), *data])

    # -- small questions that every chapter asks -----------------------------------------------------------------

    def bot(self, seat: int) -> int:
        """Tapestry 15.1: the Automa and its Shadow Empire, or the Shadow Empire alone; -1 where somebody sits."""
        return -1 if seat < self.seats else seat - self.seats if self.level else SHADOW

    def zone(self, seat: int, which: int) -> int:
        return SHARED + ZONES_EACH * seat + which

    def pile(self, seat: int, which: int) -> list[int]:
        return self.cards.zones[SHARED + ZONES_EACH * seat + which]

    def ruled(self, seat: int, rule: int) -> bool:
        """Whether a tapestry card in force gives the player this rule."""
        p = self.players[seat]
        rules = self.box.card_rules
        return (p.force >= 0 and rules[p.force] & rule != 0) or (p.lent >= 0 and rules[p.lent] & rule != 0)

    def private(self, seat: int) -> bool:
        """Tapestry 14.13a: the Mystics of the pack draw from a deck of their own and discard beside it."""
        return self.adjustment == PACK and self.players[seat].has(MYSTICS)

    def neighbours(self, seat: int) -> list[int]:
        """Tapestry 1.8: right then left, each once."""
        right = (seat + self.sides - 1) % self.sides
        left = (seat + 1) % self.sides
        if right == seat:
            return []
        return [right] if right == left else [right, left]

    def lands(self, seat: int) -> int:
        """How many territories the player controls."""
        n = 0
        for owner in self.control:
            if owner == seat:
                n += 1
        if self.adjustment == EXPERIMENTAL and self.players[seat].has(TRADERS):
            n += self.shared(seat)
        return n

    def shared(self, seat: int) -> int:
        """Tapestry 14.16: the experimental Traders also count land where their token stands beside an outpost."""
        n = 0
        for spot in range(self.hexes):
            if self.second_at[spot] == seat | TRADER << 3 and self.control[spot] not in (NOBODY, seat):
                n += 1
        return n

    def landmarks(self, seat: int) -> int:
        n = 0
        for owner in self.landmark_owner:
            if owner == seat:
                n += 1
        return n

    # -- positions -------------------------------------------------------------------------------------------------

    def dump(self) -> Plain:
        data = self.dump_kernel()
        data["sides"] = self.sides
        data["numbers"] = row_of(self, NUMBERS)
        data["players"] = [p.row() for p in self.players]
        data["lists"] = [p.lists() for p in self.players]
        data["map"] = [self.tile_at[:], self.turn_at[:], self.first_at[:], self.second_at[:], self.control[:]]
        data["pieces"] = [self.landmark_owner[:], self.tech_row[:], self.arrivals[:]]
        return data

    def view(self, eye: int) -> View:
        return view.view(self, eye)

    def numbers(self, seat: int) -> dict[str, int]:
        return view.numbers(self, seat)

    def audit(self) -> str:
        from cradle.games.tapestry.audit import audit  # it knows the steps, and they know the table

        return audit(self)

    def sheet(self) -> ScoreSheet:
        """Tapestry 10.4: most points, then most resources left; alone one has to equal the Automa (15.14)."""
        sheet = ScoreSheet(self.seats)
        for i, name in enumerate(LINES):
            sheet.line(name, [self.players[s].scored[i] for s in range(self.seats)])
        for s in range(self.seats):
            sheet.ties[s] = [self.players[s].wealth()]
        if self.level:
            sheet.rival("bot-automa", self.players[self.seats].scored[:])
        return sheet

    def rounds(self) -> int:
        return max(p.incomes for p in self.players)

    def traits(self, seat: int) -> list[str]:
        p = self.players[seat]
        mats = [f"civilization-{name}" for c, name in enumerate(CIVILIZATION_IDS) if p.has(c)]
        return mats + [f"capital-{self.box.capital_ids[p.capital]}"] if p.capital >= 0 else mats
