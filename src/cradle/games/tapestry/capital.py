"""Tapestry 8: income buildings and landmarks, and where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cradle.core.game import changed
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.counting import district_cells, districts, filled, uniform
from cradle.games.tapestry.gains import Points, PointsPer
from cradle.games.tapestry.news import BUILT, CLAIMED
from cradle.games.tapestry.pieces import (
    ANY_BUILDING,
    ARCHITECTS,
    BUILD_ON_ROCK,
    BUILDING,
    CELLS,
    CRAFTSMEN,
    EXPERIMENTAL,
    HEXES,
    HISTORIANS,
    HOUSED,
    LANDMARK,
    LOW,
    MARKET,
    NO_PIECE,
    NOMADS,
    ON_BUILD,
    ON_MARKET,
    ON_ROCK,
    ROW,
    SIDE,
    STANDS,
    TRACK_LANDMARKS,
)
from cradle.games.tapestry.resolve import Resolve, on_event, others_backwards
from cradle.games.tapestry.resources import gain_any, watch
from cradle.games.tapestry.table import NOBODY, Tapestry

if TYPE_CHECKING:
    from mypy_extensions import i64

ANCHORS: Final = 12  # rows and columns where the top left corner of a landmark can be: -3 to 8
BUILD_KIND: Final = Kind(
    "build", "tapestry/8.1", "outside", ("at", "plot", CELLS), ("statue", "pillar", 3), ("map", "hex", HEXES),
    facts="row column", about="building",
)  # fmt: skip
AT_PLOT: Final = BUILD_KIND.start("at")
AT_STATUE: Final = BUILD_KIND.start("statue")
AT_HEX: Final = BUILD_KIND.start("map")
TURNS: Final = 4  # ways round of a landmark
RAISE_KIND: Final = Kind(
    "raise", "tapestry/8.2", "outside", ("at", "anchor", ANCHORS * ANCHORS, "turn", TURNS), ("map", "hex", HEXES),
    facts="row column", about="landmark",
)  # fmt: skip
RAISE_AT: Final = RAISE_KIND.start("at")
RAISE_HEX: Final = RAISE_KIND.start("map")
CHOOSE_BUILDING_KIND: Final = Kind("choose-building", "tapestry/8.3", ("building", 4))
CHOOSE_LANDMARK_KIND: Final = Kind("choose-landmark", "tapestry/12.15", ("landmark", TRACK_LANDMARKS))


# -- gaining a building --------------------------------------------------------------------------------------------


class GainBuilding(Effect):
    """The leftmost building of a row, or of a row of one's choice."""

    def __init__(self, building: int, outside: bool = False) -> None:
        super().__init__()
        self.building = building
        self.outside = outside

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.building == ANY_BUILDING:
            if self.possible(t, seat):
                t.push(ChooseBuilding(seat, 1 if self.outside else 0))
        else:
            gain_building(t, seat, self.building, self.outside)

    def possible(self, t: Tapestry, seat: int) -> bool:
        built = t.players[seat].built
        if self.building == ANY_BUILDING:
            return built[0] < ROW or built[1] < ROW or built[2] < ROW or built[3] < ROW
        return built[self.building] < ROW


class ChooseBuilding(Question[Tapestry]):
    """Tapestry 8.3: a kind of which one is left."""

    def __init__(self, seat: int, outside: int) -> None:
        super().__init__(seat)
        self.outside = outside

    def kind(self) -> Kind:
        return CHOOSE_BUILDING_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if t.players[self.seat].built[answer] < ROW else "tapestry/8.3"

    def take(self, t: Tapestry, answer: int) -> None:
        gain_building(t, self.seat, answer, self.outside == 1)


def gain_building(t: Tapestry, seat: int, building: int, outside: bool) -> None:
    """Tapestry 8.3: uncovers its income space; without one left, nothing."""
    p = t.players[seat]
    if p.built[building] >= ROW:
        return
    p.built = changed(p.built, building, p.built[building] + 1)
    if t.journal is not None:
        t.tell(BUILT, seat, [building])
    if outside:
        p.outside = [*p.outside, HOUSED + building]
    else:
        t.push(Build(seat, building))
    if building == MARKET:
        on_event(t, seat, ON_MARKET)
    watch(t, seat)


class Build(Question[Tapestry]):
    """Tapestry 8.1: any free plot, or outside the grid; some civilizations know other places."""

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(seat)
        self.building = building

    def kind(self) -> Kind:
        return BUILD_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.building]

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        cell = answer - AT_PLOT
        return [cell // SIDE + 1, cell % SIDE + 1] if 0 <= cell < CELLS else [0, 0]

    def why(self, t: Tapestry, answer: int) -> str:
        if answer < AT_PLOT:
            return ""
        if answer < AT_STATUE:
            return why_not_plot(t, self.seat, answer - AT_PLOT)
        if answer < AT_HEX:
            return "" if statue_room(t, self.seat, answer - AT_STATUE) else "tapestry/13.3"
        return "" if nomad_place(t, self.seat, answer - AT_HEX) else "tapestry/13.14"

    def answers(self, t: Tapestry) -> list[int]:
        p = t.players[self.seat]
        low: i64 = p.low
        high: i64 = p.high
        if not t.ruled(self.seat, BUILD_ON_ROCK):
            low |= p.rock_low
            high |= p.rock_high
        out = [0]
        for cell in range(LOW):
            if not low & 1:
                out.append(AT_PLOT + cell)
            low >>= 1
        for cell in range(LOW, CELLS):
            if not high & 1:
                out.append(AT_PLOT + cell)
            high >>= 1
        if p.has(CRAFTSMEN):
            for column in range(3):
                if statue_room(t, self.seat, column):
                    out.append(AT_STATUE + column)
        if p.has(NOMADS):
            for spot in range(t.hexes):
                if nomad_place(t, self.seat, spot):
                    out.append(AT_HEX + spot)
        return out

    def take(self, t: Tapestry, answer: int) -> None:
        seat = self.seat
        if answer >= AT_HEX:
            settle_on_map(t, seat, answer - AT_HEX, seat | (BUILDING + self.building) << 3)
            return
        if answer >= AT_STATUE:
            place_on_statue(t, seat, answer - AT_STATUE, self.building)
        elif answer >= AT_PLOT:
            cell = answer - AT_PLOT
            low = 1 << cell if cell < LOW else 0
            high = 0 if cell < LOW else 1 << (cell - LOW)
            put(t, seat, low, high, HOUSED + self.building)
        else:
            p = t.players[seat]
            p.outside = [*p.outside, HOUSED + self.building]
        on_event(t, seat, ON_BUILD)


def why_not_plot(t: Tapestry, seat: int, cell: int) -> str:
    p = t.players[seat]
    if filled(p.low, p.high, cell):
        return "tapestry/8.1"
    if filled(p.rock_low, p.rock_high, cell) and not t.ruled(seat, BUILD_ON_ROCK):
        return "tapestry/8.4"
    return ""


def put(t: Tapestry, seat: int, low: int, high: int, what: int) -> None:
    """Fill plots; a district that is now complete pays at once."""
    p = t.players[seat]
    before = districts(t, seat)
    rock = low & p.rock_low or high & p.rock_high
    p.low |= low
    p.high |= high
    cells = p.cells[:]
    for cell in range(LOW):
        if (low >> cell) & 1:
            cells[cell] = what
    for cell in range(CELLS - LOW):
        if (high >> cell) & 1:
            cells[LOW + cell] = what
    p.cells = cells
    if rock:
        on_event(t, seat, ON_ROCK)
    complete_districts(t, seat, districts(t, seat) & ~before)
    watch(t, seat)


def complete_districts(t: Tapestry, seat: int, new: int) -> None:
    """Tapestry 8.6: one resource for each; the Architects take another for a uniform one."""
    p = t.players[seat]
    n = 0
    for district in range(9):
        if (new >> district) & 1:
            n += 1
            if p.has(ARCHITECTS) and uniform(p.cells, district_cells(district)):
                n += 1
    gain_any(t, seat, n)


# -- the statue of the Craftsmen -----------------------------------------------------------------------------------

COLUMN: Final = [3, 4, 5]
COLUMN_START: Final = [0, 3, 7]


def statue_height(t: Tapestry, seat: int, column: int) -> int:
    return (t.players[seat].mats[CRAFTSMEN] >> (3 * column)) & 7


def statue_room(t: Tapestry, seat: int, column: int) -> bool:
    """Tapestry 13.3: the lowest free space of a column."""
    return t.players[seat].has(CRAFTSMEN) and statue_height(t, seat, column) < COLUMN[column]


def place_on_statue(t: Tapestry, seat: int, column: int, building: int) -> None:
    p = t.players[seat]
    slot = COLUMN_START[column] + statue_height(t, seat, column)
    p.set_mat(CRAFTSMEN, p.mats[CRAFTSMEN] + (1 << (3 * column)))
    p.outside = [*p.outside, HOUSED + building]
    t.push(Resolve(seat, t.box.mat_effects[CRAFTSMEN][0][slot]))


# -- the map of the Nomads -----------------------------------------------------------------------------------------


def explored(t: Tapestry, spot: int) -> bool:
    return t.tile_at[spot] >= 0 or len(t.box.maps[t.map].corners[spot]) > 0


def near_own(t: Tapestry, seat: int, spot: int) -> bool:
    for near in t.box.maps[t.map].beside[spot]:
        if near >= 0 and t.control[near] == seat:
            return True
    return False


def all_near_own(t: Tapestry, seat: int) -> int:
    """Mask of the hexes next to one's own land."""
    near = t.box.maps[t.map].near
    control = t.control
    mask = 0
    for spot in range(t.hexes):
        if control[spot] == seat:
            mask |= near[spot]
    return mask


def nomad_place(t: Tapestry, seat: int, spot: int) -> bool:
    """Tapestry 13.14: beside one's only piece, or on empty land next to one's own."""
    if not t.players[seat].has(NOMADS) or spot >= t.hexes or not explored(t, spot) or t.second_at[spot] != NO_PIECE:
        return False
    if t.control[spot] == seat:
        return True
    return t.first_at[spot] == NO_PIECE and near_own(t, seat, spot)


def settle_on_map(t: Tapestry, seat: int, spot: int, piece: int) -> None:
    if t.first_at[spot] == NO_PIECE:
        t.first_at = changed(t.first_at, spot, piece)
        t.control = changed(t.control, spot, seat)
        watch(t, seat)
    else:
        t.second_at = changed(t.second_at, spot, piece)
        gain_any(t, seat, 1)


# -- landmarks -----------------------------------------------------------------------------------------------------


class GainLandmark(Effect):
    """A landmark that a technology names; once in the game."""

    def __init__(self, landmark: int) -> None:
        super().__init__()
        self.landmark = landmark

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            claim(t, seat, self.landmark)

    def possible(self, t: Tapestry, seat: int) -> bool:
        return t.landmark_owner[self.landmark] == NOBODY


class AnyLandmark(Effect):
    """Any landmark that still stands on its board."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(ChooseLandmark(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        for landmark in range(TRACK_LANDMARKS):
            if t.landmark_owner[landmark] == NOBODY:
                return True
        return False


class ChooseLandmark(Question[Tapestry]):
    """Tapestry 12.15: one of the track landmarks that nobody has."""

    def kind(self) -> Kind:
        return CHOOSE_LANDMARK_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if t.landmark_owner[answer] == NOBODY else "tapestry/12.15"

    def take(self, t: Tapestry, answer: int) -> None:
        claim(t, self.seat, answer)


def claim(t: Tapestry, seat: int, landmark: int) -> None:
    """Tapestry 3.6: taken at once, and placed before anything else happens."""
    t.landmark_owner = changed(t.landmark_owner, landmark, seat)
    if t.journal is not None:
        t.tell(CLAIMED, seat, [landmark])
    t.push(Admire(seat, landmark))
    if seat < t.seats:
        t.push(Raise(seat, landmark))
        watch(t, seat)


class Admire(Step[Tapestry]):
    """Tapestry 13.7: the Historians of others take note of a landmark once it stands."""

    def __init__(self, seat: int, landmark: int) -> None:
        self.seat = seat
        self.landmark = landmark

    def run(self, t: Tapestry) -> None:
        if t.adjustment >= EXPERIMENTAL and self.landmark >= TRACK_LANDMARKS:
            return
        for other in others_backwards(t, self.seat):
            p = t.players[other]
            if p.has(HISTORIANS) and (p.mats[HISTORIANS] >> (8 + 3 * self.seat)) & 7:
                chronicle(t, other)


def chronicle(t: Tapestry, seat: int) -> None:
    """All uncovered squares; after the end of one's own game only their points."""
    p = t.players[seat]
    effects = t.box.mat_effects[HISTORIANS][0 if t.adjustment < EXPERIMENTAL else 1]
    for square in range(3, -1, -1):
        if (p.mats[HISTORIANS] >> square) & 1:
            if not p.finished:
                t.push(Resolve(seat, effects[square]))
            else:
                late_points(t, seat, effects[square])


def late_points(t: Tapestry, seat: int, effect: int) -> None:
    made = t.box.effects[effect]
    if isinstance(made, (Points, PointsPer)):
        made.apply(t, seat)


class Raise(Question[Tapestry]):
    """Tapestry 8.2: any way round on free plots, over the edge or outside."""

    def __init__(self, seat: int, landmark: int) -> None:
        super().__init__(seat)
        self.landmark = landmark

    def kind(self) -> Kind:
        return RAISE_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.landmark]

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        """Row and column of its upper left corner, from 1; less than that is outside."""
        corner = (answer - RAISE_AT) // TURNS
        return [corner // ANCHORS - 2, corner % ANCHORS - 2] if RAISE_AT <= answer < RAISE_HEX else [0, 0]

    def why(self, t: Tapestry, answer: int) -> str:
        if answer < RAISE_AT:
            return ""
        if answer >= RAISE_HEX:
            return "" if nomad_place(t, self.seat, answer - RAISE_HEX) else "tapestry/13.14"
        shape = t.box.shapes[self.landmark]
        at = find(shape.answers, answer)
        if at < 0:
            return "tapestry/8.2a"
        p = t.players[self.seat]
        if shape.low[at] & p.low or shape.high[at] & p.high:
            return "tapestry/8.2"
        if (shape.low[at] & p.rock_low or shape.high[at] & p.rock_high) and not t.ruled(self.seat, BUILD_ON_ROCK):
            return "tapestry/8.4"
        return ""

    def answers(self, t: Tapestry) -> list[int]:
        p = t.players[self.seat]
        low = p.low
        high = p.high
        if not t.ruled(self.seat, BUILD_ON_ROCK):
            low |= p.rock_low
            high |= p.rock_high
        shape = t.box.shapes[self.landmark]
        lows = shape.low
        highs = shape.high
        places = shape.answers
        out = [0]
        for i in range(len(places)):
            if not lows[i] & low and not highs[i] & high:
                out.append(places[i])
        if p.has(NOMADS):
            for spot in range(t.hexes):
                if nomad_place(t, self.seat, spot):
                    out.append(RAISE_HEX + spot)
        return out

    def take(self, t: Tapestry, answer: int) -> None:
        if answer >= RAISE_HEX:
            settle_on_map(t, self.seat, answer - RAISE_HEX, self.seat | (LANDMARK + self.landmark) << 3)
        elif answer >= RAISE_AT:
            shape = t.box.shapes[self.landmark]
            at = find(shape.answers, answer)
            put(t, self.seat, shape.low[at], shape.high[at], STANDS + self.landmark)
        else:
            p = t.players[self.seat]
            p.outside = [*p.outside, STANDS + self.landmark]


def find(places: list[int], answer: int) -> int:
    """Binary search in a sorted list; -1 if it is not there."""
    low = 0
    high = len(places)
    while low < high:
        middle = (low + high) >> 1
        if places[middle] < answer:
            low = middle + 1
        else:
            high = middle
    return low if low < len(places) and places[low] == answer else -1
