"""Hadara: the table, its zones and its players."""

from __future__ import annotations

from typing import Final

from cradle.core.cards import NO_CARDS, Cards
from cradle.core.game import Game
from cradle.core.plain import Plain, row_of
from cradle.core.rng import Rng
from cradle.core.sheet import ScoreSheet
from cradle.games.hadara import scoring, view
from cradle.games.hadara.box import CULTURE, EPOCHS, FOOD, INCOME, MILITARY, SIDES, TILES, Reading
from cradle.games.hadara.effects import Perks
from cradle.games.hadara.sight import View
from cradle.games.hadara.zones import BACK_COUNTS, BACKS, SETTING_UP, UNCARVED, ZONES

FIELDS: Final = ["coins", "crest", "setup", "side", "gold", "taken", "annexed"]  # of a player, as a position has them
PLACE: Final = ["epoch", "phase", "turn", "wheel", "stage"]  # of the table


class Player:
    def __init__(self, perks: Perks, fresh: bool = True) -> None:
        self.coins = 0
        self.crest = -1
        self.setup = -1
        self.side = -1
        self.gold = 0
        self.taken = 0  # mask of colony values taken
        self.annexed = 0  # mask of those that were annexed
        self.owned = 0  # how many cards
        self.points = 0  # printed on the cards
        if fresh:
            self.tracks = [0, 0, 0, 0]
            self.colours = [0, 0, 0, 0, 0]  # cards owned of each colour
            self.tiles = [TILES, TILES, TILES, TILES]  # unused bonus tiles
        self.busts = NO_BUSTS  # tile * 2 + side (1: points up), or UNCARVED; replaced as a whole
        self.silver = NO_TILES  # the tiles on silver medals; replaced as a whole
        self.tiled = NO_TILES  # bonus tiles on cards, as card, tile, card, tile; replaced as a whole
        self.perks = perks

    def clone(self) -> Player:
        p = Player(self.perks, False)
        p.coins = self.coins
        p.crest = self.crest
        p.setup = self.setup
        p.side = self.side
        p.gold = self.gold
        p.taken = self.taken
        p.annexed = self.annexed
        p.owned = self.owned
        p.points = self.points
        p.tracks = self.tracks[:]
        p.colours = self.colours[:]
        p.tiles = self.tiles[:]
        p.busts = self.busts
        p.silver = self.silver
        p.tiled = self.tiled
        return p

    def gap_coins(self) -> int:
        """Hadara 14.14: coins for each track above income, at most so many."""
        above = 0
        for track in (MILITARY, CULTURE, FOOD):
            if self.tracks[track] > self.tracks[INCOME]:
                above += 1
        return min(self.perks.gap_coins * above, self.perks.gap_most)

    def hungry(self) -> int:
        """Hadara 10.3: cards without food; below 0 food is left."""
        return self.owned - self.tracks[FOOD]

    def row(self) -> list[int]:
        return [*row_of(self, FIELDS), *self.tracks]

    def tile_row(self) -> list[int]:
        return [*self.tiles, *self.busts, len(self.silver), *self.silver, *self.tiled]


NO_BUSTS: Final[list[int]] = [UNCARVED, UNCARVED, UNCARVED, UNCARVED]
NO_TILES: Final[list[int]] = []


class Hadara(Game["Hadara"]):
    def __init__(self, reading: Reading, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng, Cards(BACKS, ZONES, (2 << seats) - 1, len(BACK_COUNTS)) if seats else NO_CARDS)
        self.reading = reading
        if seats:
            self.players = [Player(reading.no_perks) for _ in range(seats)]
        self.choices = NO_TILES
        self.ring = NO_TILES  # segment -> colour, clockwise; replaced as a whole
        self.leaders = NO_TILES  # epoch -> seat; replaced as a whole
        self.epoch = -1  # 0 to 2 once it has begun
        self.phase = 0  # 0: A, 1: B
        self.turn = 0  # of the draft: 1 to 5
        self.wheel = 0  # the segment at which the monkey points
        self.stage = SETTING_UP

    def clone(self) -> Hadara:
        t = Hadara(self.reading, 0, self.rng.copy())
        t.copy_kernel(self)
        t.players = [p.clone() for p in self.players]
        t.choices = self.choices
        t.ring = self.ring
        t.leaders = self.leaders
        t.epoch = self.epoch
        t.phase = self.phase
        t.turn = self.turn
        t.wheel = self.wheel
        t.stage = self.stage
        return t

    # -- what the rules ask often ------------------------------------------------------------------------------

    def leader(self) -> int:
        """Hadara 3.1: who leads this epoch."""
        return self.leaders[self.epoch]

    def pointed(self, seat: int) -> int:
        """Hadara 3.4: the colour of the deck at which the seat's crest points."""
        return self.ring[(self.players[seat].crest + self.wheel) % 5]

    def price(self, seat: int, card: int) -> int:
        """Hadara 5.1, 5.1a: less 1 for each owned card of the colour, never below 0."""
        return max(0, self.reading.price[card] - self.players[seat].colours[self.reading.colour[card]])

    # -- positions, views, accounts ----------------------------------------------------------------------------

    def dump(self) -> Plain:
        data = self.dump_kernel()
        data["choices"] = self.choices[:] if self.choices[-1] else self.choices[:-1]  # `stars` came later
        data["ring"] = self.ring[:]
        data["leaders"] = self.leaders[:]
        data["place"] = row_of(self, PLACE)
        data["players"] = [p.row() for p in self.players]
        data["tiles"] = [p.tile_row() for p in self.players]
        return data

    def view(self, eye: int) -> View:
        return view.view(self, eye)

    def numbers(self, seat: int) -> dict[str, int]:
        return view.numbers(self, seat)

    def sheet(self) -> ScoreSheet:
        return scoring.sheet(self)

    def audit(self) -> str:
        return self.cards.audit() or scoring.audit(self)

    def rounds(self) -> int:
        return self.epoch + 1

    def traits(self, seat: int) -> list[str]:
        p = self.players[seat]
        if p.side < 0:
            return []
        leads = [f"leads-{epoch + 1}" for epoch in range(EPOCHS) if self.leaders[epoch] == seat]
        return [f"setup-{self.reading.printed.setups[p.setup].card_id}-{SIDES[p.side]}", *(leads or ["leads-none"])]
