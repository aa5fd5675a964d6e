"""Tapestry 13: civilizations that care for land and plots: Architects, Isolationists, Traders and others."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question
from cradle.core.words import Kind
from cradle.games.tapestry.achievements import achieve
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.capital import COLUMN, COLUMN_START, explored, gain_building
from cradle.games.tapestry.counting import filled
from cradle.games.tapestry.explore import corners_at
from cradle.games.tapestry.news import TOKEN
from cradle.games.tapestry.pieces import (
    BY_CIVILIZATIONS,
    CELLS,
    CRAFTSMEN,
    DISTRICT,
    END,
    FINISH_TRACK,
    HEXES,
    HOUSED,
    LOW,
    NO_PIECE,
    OUTPOST,
    ROCK,
    ROW,
    SEA,
    SIDE,
    STANDS,
    TERRAINS,
    TRADER,
    TRADERS,
)
from cradle.games.tapestry.resolve import Resolve, score
from cradle.games.tapestry.resources import watch
from cradle.games.tapestry.table import Tapestry

SWAP_KIND: Final = Kind("swap", "tapestry/13.2a", ("plot", CELLS), "stop", facts="row column")
STOP_SWAPPING: Final = SWAP_KIND.start("stop")
SWAP_WITH_KIND: Final = Kind("swap-with", "tapestry/13.2a", ("plot", CELLS), facts="row column")
CUBE_KIND: Final = Kind("cube", "tapestry/14.2", ("plot", CELLS), facts="row column", about="left")
CARVE_KIND: Final = Kind("carve", "tapestry/14.3", ("height", 6), about="column")
CARVED_KIND: Final = Kind("carved", "tapestry/14.3", ("column", 3), facts="effect")
JUMP_KIND: Final = Kind("jump", "tapestry/14.5", ("track", 4), "stop", about="left")
STOP_JUMPING: Final = JUMP_KIND.start("stop")
STALL_KIND: Final = Kind("stall", "tapestry/13.16", "none", ("hex", HEXES))
NO_STALL: Final = STALL_KIND.start("none")
STALL_AT: Final = STALL_KIND.start("hex")
SPREAD_KIND: Final = Kind("spread", "tapestry/14.14", ("building", 4))
REGIONS: Final = [0, 5, 10, 16, 23, 31, 40]  # points of the Isolationists by territories
JUMP: Final = 4


# -- Architects ----------------------------------------------------------------------------------------------------


class SwapBuildings(Effect):
    """Tapestry 13.2a: up to three swaps of two income buildings."""

    def apply(self, t: Tapestry, seat: int) -> None:
        swap_more(t, seat, 3)


def swap_more(t: Tapestry, seat: int, left: int) -> None:
    kinds = {kind for kind in t.players[seat].cells if HOUSED <= kind < STANDS}
    if left and len(kinds) > 1:
        t.push(Swap(seat, left))


def plot_at(cell: int) -> list[int]:
    """Row and column of a plot, from 1."""
    return [cell // SIDE + 1, cell % SIDE + 1]


class Swap(Question[Tapestry]):
    """Tapestry 13.2a: the first of two buildings."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> Kind:
        return SWAP_KIND

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return plot_at(answer)

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == STOP_SWAPPING or HOUSED <= t.players[self.seat].cells[answer] < STANDS:
            return ""
        return "tapestry/13.2a"

    def take(self, t: Tapestry, answer: int) -> None:
        if answer != STOP_SWAPPING:
            t.push(SwapWith(self.seat, self.left, answer))


class SwapWith(Question[Tapestry]):
    """Tapestry 13.2a: the other one, of another kind."""

    def __init__(self, seat: int, left: int, plot: int) -> None:
        super().__init__(seat)
        self.left = left
        self.plot = plot

    def kind(self) -> Kind:
        return SWAP_WITH_KIND

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return plot_at(answer)

    def why(self, t: Tapestry, answer: int) -> str:
        cells = t.players[self.seat].cells
        return "" if HOUSED <= cells[answer] < STANDS and cells[answer] != cells[self.plot] else "tapestry/13.2a"

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        cells = p.cells[:]
        cells[answer], cells[self.plot] = cells[self.plot], cells[answer]
        p.cells = cells
        swap_more(t, self.seat, self.left - 1)


class Cube(Question[Tapestry]):
    """Tapestry 14.2: one more impassable plot for each opponent, each in another district."""

    def __init__(self, seat: int, left: int, used: int) -> None:
        super().__init__(seat)
        self.left = left
        self.used = used

    def kind(self) -> Kind:
        return CUBE_KIND

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return plot_at(answer)

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        p = t.players[self.seat]
        if filled(p.low | p.rock_low, p.high | p.rock_high, answer):
            return "tapestry/8.1"
        return "tapestry/14.2" if (self.used >> district_of(answer)) & 1 else ""

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        if answer < LOW:
            p.rock_low |= 1 << answer
        else:
            p.rock_high |= 1 << (answer - LOW)
        cells = p.cells[:]
        cells[answer] = ROCK
        p.cells = cells
        if self.left > 1:
            t.push(Cube(self.seat, self.left - 1, self.used | 1 << district_of(answer)))


def district_of(cell: int) -> int:
    return cell // SIDE // DISTRICT * DISTRICT + cell % SIDE // DISTRICT


# -- Craftsmen, Nomads, Futurists ------------------------------------------------------------------------------------


class Carve(Question[Tapestry]):
    """Tapestry 14.3: a token in each column, no higher than the era; buildings go above it."""

    def __init__(self, seat: int, column: int) -> None:
        super().__init__(seat)
        self.column = column

    def kind(self) -> Kind:
        return CARVE_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.column]

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer <= min(COLUMN[self.column], t.players[self.seat].era) else "tapestry/14.3"

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        p.set_mat(CRAFTSMEN, p.mats[CRAFTSMEN] | answer << (3 * self.column))
        if self.column < 2:
            t.push(Carve(self.seat, self.column + 1))
        elif p.mats[CRAFTSMEN]:
            t.push(Carved(self.seat))


class Carved(Question[Tapestry]):
    """Tapestry 14.3: one of the covered benefits."""

    def kind(self) -> Kind:
        return CARVED_KIND

    def slot(self, t: Tapestry, column: int) -> int:
        height = (t.players[self.seat].mats[CRAFTSMEN] >> (3 * column)) & 7
        return COLUMN_START[column] + height - 1 if height else -1

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if self.slot(t, answer) >= 0 else "tapestry/14.3a"

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [t.box.mat_effects[CRAFTSMEN][0][max(0, self.slot(t, answer))]]

    def take(self, t: Tapestry, answer: int) -> None:
        t.push(Resolve(self.seat, t.box.mat_effects[CRAFTSMEN][0][self.slot(t, answer)]))


class Spread(Question[Tapestry]):
    """Tapestry 14.14: an income building of the kind built least."""

    def kind(self) -> Kind:
        return SPREAD_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        built = t.players[self.seat].built
        least = min(built[0], built[1], built[2], built[3])
        return "" if built[answer] == least and least < ROW else "tapestry/14.14"

    def take(self, t: Tapestry, answer: int) -> None:
        gain_building(t, self.seat, answer, False)


def spread(t: Tapestry, seat: int) -> None:
    if min(t.players[seat].built[:]) < ROW:
        t.push(Spread(seat))


def jump(t: Tapestry, seat: int, track: int) -> None:
    """Tapestry 13.5: four spaces up, no advance: no reward, no landmark, nothing reacts."""
    p = t.players[seat]
    for i in range(len(p.tokens)):
        if p.tokens[i] >> 4 == track:
            p.tokens[i] = track << 4 | min(END, (p.tokens[i] & 15) + JUMP)
            break
    if p.position(track) == END:
        achieve(t, seat, FINISH_TRACK)
    watch(t, seat)


class Jump(Question[Tapestry]):
    """Tapestry 14.5: none, one or two tracks."""

    def __init__(self, seat: int, left: int, used: int) -> None:
        super().__init__(seat)
        self.left = left
        self.used = used

    def kind(self) -> Kind:
        return JUMP_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == STOP_JUMPING:
            return ""
        if (self.used >> answer) & 1:
            return "tapestry/14.5a"
        for token in t.players[self.seat].tokens:
            if token >> 4 == answer:
                return ""
        return "tapestry/14.5"

    def take(self, t: Tapestry, answer: int) -> None:
        if answer != STOP_JUMPING:
            if self.left > 1:
                t.push(Jump(self.seat, self.left - 1, self.used | 1 << answer))
            jump(t, self.seat, answer)


# -- Isolationists -------------------------------------------------------------------------------------------------


def score_region(t: Tapestry, seat: int) -> None:
    """Tapestry 13.9a: the largest connected land of one terrain."""
    best = 0
    for terrain in range(SEA + 1, len(TERRAINS)):
        best = max(best, largest_region(t, seat, terrain))
    score(t, seat, BY_CIVILIZATIONS, REGIONS[min(best, len(REGIONS) - 1)])


def largest_region(t: Tapestry, seat: int, terrain: int) -> int:
    best = 0
    seen = [False] * t.hexes
    for start in range(t.hexes):
        if t.control[start] != seat or seen[start] or terrain not in terrains_at(t, start):
            continue
        seen[start] = True
        region = [start]
        for spot in region:
            for near in joined(t, spot, terrain):
                if t.control[near] == seat and not seen[near]:
                    seen[near] = True
                    region.append(near)
        best = max(best, len(region))
    return best


def terrains_at(t: Tapestry, spot: int) -> list[int]:
    tile = t.tile_at[spot]
    return corners_at(t, spot) + (t.box.tile_inland[tile] if tile >= 0 else t.box.maps[t.map].inland[spot])


def joined(t: Tapestry, spot: int, terrain: int) -> list[int]:
    """Hexes where the terrain goes on across a shared corner."""
    mine = corners_at(t, spot)
    beside = t.box.maps[t.map].beside[spot]
    out: list[int] = []
    for side in range(6):
        if beside[side] < 0:
            continue
        other = corners_at(t, beside[side])
        if other and (
            (mine[side] == terrain and other[(side + 4) % 6] == terrain)
            or (mine[(side + 1) % 6] == terrain and other[(side + 3) % 6] == terrain)
        ):
            out.append(beside[side])
    return out


# -- Traders -------------------------------------------------------------------------------------------------------


def lone_outpost(t: Tapestry, spot: int) -> int:
    """Whose single outpost is the only piece on a territory; -1 if there is none."""
    first = t.first_at[spot]
    if first == NO_PIECE or t.second_at[spot] != NO_PIECE or first >> 3 != OUTPOST:
        return -1
    return first & 7


def open_stall(t: Tapestry, seat: int) -> None:
    if t.players[seat].mats[TRADERS]:
        question = Stall(seat)
        if len(question.answers(t)) > 1:
            t.push(question)


class Stall(Question[Tapestry]):
    """Tapestry 13.16: a token on empty land, or beside a single outpost of an opponent."""

    def kind(self) -> Kind:
        return STALL_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == NO_STALL:
            return ""
        spot = answer - STALL_AT
        if spot >= t.hexes or not explored(t, spot):
            return "tapestry/7.1a"
        owner = lone_outpost(t, spot)
        return "" if t.first_at[spot] == NO_PIECE or (owner >= 0 and owner != self.seat) else "tapestry/13.16"

    def take(self, t: Tapestry, answer: int) -> None:
        if answer == NO_STALL:
            return
        spot = answer - STALL_AT
        empty = t.first_at[spot] == NO_PIECE
        place_trader(t, self.seat, spot)
        if empty:
            score(t, self.seat, BY_CIVILIZATIONS, rival_lands(t, self.seat, spot))
        elif t.tile_at[spot] >= 0:
            t.push(Resolve(self.seat, t.box.tile_benefit[t.tile_at[spot]]))


def place_trader(t: Tapestry, seat: int, spot: int) -> None:
    p = t.players[seat]
    p.set_mat(TRADERS, p.mats[TRADERS] - 1)
    if t.first_at[spot] == NO_PIECE:
        t.first_at = changed(t.first_at, spot, seat | TRADER << 3)
    else:
        t.second_at = changed(t.second_at, spot, seat | TRADER << 3)
    t.tell(TOKEN, seat, [TRADERS])


def rival_lands(t: Tapestry, seat: int, spot: int) -> int:
    n = 0
    for near in t.box.maps[t.map].beside[spot]:
        if near >= 0 and t.control[near] >= 0 and t.control[near] != seat:
            n += 1
    return n
