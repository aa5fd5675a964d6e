"""Reading a position back. What the kernel does not check is checked here: only numbers that the rules know."""

from __future__ import annotations

from typing import Final

from cradle.core.errors import BadPosition
from cradle.core.plain import Plain, number, row, rows
from cradle.core.rng import seeded
from cradle.core.step import Steps
from cradle.games.tapestry.box import Printed
from cradle.games.tapestry.counting import filled
from cradle.games.tapestry.explore import TURNS
from cradle.games.tapestry.loading_mats import mat_fits
from cradle.games.tapestry.loading_steps import check_asked, check_steps
from cradle.games.tapestry.pieces import (
    ADJUSTMENTS,
    BACKS,
    CAPITALS,
    CELLS,
    CIVILIZATION_0,
    CIVILIZATIONS,
    END,
    FREE,
    HEXES,
    HOUSED,
    KINDS,
    LANDMARK,
    LANDMARKS,
    LINES,
    LOW,
    LYING,
    MAT,
    MOST,
    NO_PIECE,
    OUTPOSTS,
    OWN,
    OWN_BACKS,
    ROCK,
    ROW,
    SHARED_BACKS,
    STANDS,
    TECHNOLOGIES,
    TECHNOLOGY_0,
    TECHS,
    TILES,
    TRACKS,
)
from cradle.games.tapestry.table import NOBODY, Player, Tapestry
from cradle.games.tapestry.tapestries import COVERED, HERALD
from cradle.games.tapestry.technology import TOKEN, TOP
from cradle.games.tapestry.tracks import BATTERY

SEATS: Final = [1, 2, 3, 4, 5]
NUMBERS: Final = 25  # of a player, in Player.row()


def load(box: Printed, data: Plain, steps: Steps[Tapestry]) -> Tapestry:
    seats = number(data, "seats")
    sides = number(data, "sides")
    check("seats", seats in SEATS)
    check("sides", sides == (3 if seats == 1 else seats) or (seats == 2 and sides == 3))
    t = Tapestry(box, seats, sides, seeded(0))
    t.load_kernel(data, steps)
    load_fields(t, data)
    check_table(t)
    check_zones(t)
    for seat in range(sides):
        check_player(t, seat)
    check_map(t)
    check_pieces(t)
    check_steps(t)
    check("pieces", not t.audit())
    check_asked(t)
    return t


def check(field: str, right: bool) -> None:
    if not right:
        raise BadPosition("core-position-number", {"field": field})


def within(numbers: list[int], least: int, most: int) -> bool:
    for n in numbers:
        if not least <= n <= most:
            return False
    return True


# -- reading ---------------------------------------------------------------------------------------------------------


def load_fields(t: Tapestry, data: Plain) -> None:
    """What dump() adds to the kernel's part."""
    v = row(data, "numbers", 10)
    t.adjustment, t.level, t.map, t.hexes, t.turns = v[:5]
    t.active, t.red, t.black, t.rolled, t.ground = v[5:]
    lists = rows(data, "lists", t.sides)
    for seat, numbers in enumerate(rows(data, "players", t.sides)):
        load_player(t.players[seat], row({"players": numbers}, "players", NUMBERS), lists[seat])
    ground = [row({"map": each}, "map", HEXES) for each in rows(data, "map", 5)]
    t.tile_at, t.turn_at, t.first_at, t.second_at, t.control = ground
    owners, technologies, arrivals = rows(data, "pieces", 3)
    t.landmark_owner = row({"pieces": owners}, "pieces", LANDMARKS)
    t.tech_row = row({"pieces": technologies}, "pieces", TECHNOLOGIES)
    t.arrivals = row({"pieces": arrivals}, "pieces", 3)


def load_player(p: Player, v: list[int], lists: list[int]) -> None:
    p.points, p.singular, p.capital, p.rock_low, p.rock_high, p.low, p.high = v[:7]
    p.outposts, p.incomes, p.era, p.finished, p.force, p.lent, p.ally, p.spouse = v[7:15]
    p.spouse_track, p.barring, p.barring_left, p.visited, p.topples, p.achieved = v[15:21]
    p.civilizations, p.favourite = v[21:23]
    lengths = [len(LINES), 4, 4, 4, CELLS, CIVILIZATIONS, v[23], v[24]]
    if min(lengths) < 0 or sum(lengths) != len(lists):
        raise BadPosition("core-position-length", {"field": "lists", "length": sum(lengths)})
    parts: list[list[int]] = []
    at = 0
    for length in lengths:
        parts.append(lists[at : at + length])
        at += length
    p.scored, p.resources, p.tokens, p.built, p.cells, p.mats, p.outside, p.slots = parts


# -- the table -------------------------------------------------------------------------------------------------------


def check_table(t: Tapestry) -> None:
    check("numbers", within([t.adjustment], 0, len(ADJUSTMENTS) - 1))
    check("numbers", within([t.level], 1, len(t.box.levels)) if t.seats == 1 else t.level == 0)
    check("numbers", t.map == (1 if t.seats > 3 else 0) and t.hexes == len(t.box.maps[t.map].q))
    check("numbers", t.turns >= 0 and within([t.active], 0, t.sides - 1) and within([t.ground], 0, t.hexes - 1))
    check("numbers", within([t.red], 0, len(t.box.red_faces) - 1) and within([t.black], 0, len(t.box.black_faces) - 1))
    check("numbers", within([t.rolled], 0, len(TRACKS) * len(TRACKS) - 1))
    check("notes", not any(t.notes))


def check_zones(t: Tapestry) -> None:
    """Cards lie where cards of their back belong; what is away may be any."""
    for zone, cards in enumerate(t.cards.zones):
        at = zone - len(SHARED_BACKS)
        back = SHARED_BACKS[zone] if at < 0 else OWN_BACKS[at % len(OWN_BACKS)]
        for card in cards:
            if back >= 0 and BACKS[card] != back:
                raise BadPosition("core-position-cards")


def check_map(t: Tapestry) -> None:
    """Pieces of the players on hexes that are there; a tile only where nothing is printed."""
    check("map", within(t.tile_at, -1, TILES - 1) and within(t.turn_at, 0, TURNS - 1))
    check("map", within(t.control, NOBODY, t.sides - 1))
    corners = t.box.maps[t.map].corners
    for spot in range(HEXES):
        first = t.first_at[spot]
        second = t.second_at[spot]
        if spot >= t.hexes:
            check("map", t.tile_at[spot] < 0 and t.turn_at[spot] == 0 and first == NO_PIECE and second == NO_PIECE)
            continue
        check("map", t.tile_at[spot] < 0 or not corners[spot])
        check("map", t.tile_at[spot] >= 0 or t.turn_at[spot] == 0)
        check("map", t.tile_at[spot] >= 0 or len(corners[spot]) > 0 or first == NO_PIECE)
        for piece in (first, second):
            check("map", piece == NO_PIECE or (0 <= piece < 2 * LYING and piece & 7 < t.sides))
            check("map", piece == NO_PIECE or (piece & ~LYING) >> 3 < LANDMARK + LANDMARKS)


def check_pieces(t: Tapestry) -> None:
    check("pieces", within(t.landmark_owner, NOBODY, t.sides - 1) and within(t.arrivals, 0, t.sides))
    in_play = [card for seat in range(t.sides) for card in t.pile(seat, TECHS)]
    for technology in range(TECHNOLOGIES):
        marked = t.tech_row[technology]
        check("pieces", 0 <= marked < 8 * TOKEN and marked % TOKEN <= TOP)
        check("pieces", marked == 0 or TECHNOLOGY_0 + technology in in_play)


# -- players ---------------------------------------------------------------------------------------------------------


def check_player(t: Tapestry, seat: int) -> None:
    p = t.players[seat]
    check("players", p.points >= 0 and within([p.singular, p.finished], 0, 1))
    check("players", within([p.capital], 0, CAPITALS - 1 if seat < t.seats else len(TRACKS) - 1))
    check("players", within([p.rock_low, p.low], 0, (1 << LOW) - 1))
    check("players", within([p.rock_high, p.high], 0, (1 << (CELLS - LOW)) - 1))
    check("players", within([p.outposts], 0, OUTPOSTS + 2) and within([p.topples], 0, HEXES))
    check("players", within([p.incomes], 0, 5) and within([p.era], 1, 4))
    check("players", within([p.force, p.lent], -1, KINDS - 1) and within([p.ally, p.spouse], -1, t.seats - 1))
    check("players", within([p.spouse_track, p.favourite], 0, 3) and within([p.barring], -1, 3))
    check("players", within([p.barring_left], 0, 2) and within([p.visited], 0, 2 * BATTERY - 1))
    check("players", within([p.achieved], 0, 7))
    check_lists(p)
    check_capital(t, seat)
    check("lists", len(p.slots) == len(t.pile(seat, MAT)))
    check_civilizations(t, seat)


def check_lists(p: Player) -> None:
    check("lists", within(p.resources, 0, MOST) and within(p.built, 0, ROW))
    for token in p.tokens:
        check("lists", 0 <= token >> 4 < len(TRACKS) and token & 15 <= END)
    check("lists", within(p.cells, 0, STANDS + LANDMARKS - 1) and within(p.outside, HOUSED, STANDS + LANDMARKS - 1))
    for slot in p.slots:
        check("lists", 1 <= slot & 7 <= 4 and 0 <= slot - (slot & 7) <= COVERED | HERALD)


def check_capital(t: Tapestry, seat: int) -> None:
    """Every plot shows what the masks say; a capital that is laid has the rocks printed on it."""
    p = t.players[seat]
    low = t.box.capital_low[p.capital]
    high = t.box.capital_high[p.capital]
    laid = p.rock_low & low == low and p.rock_high & high == high and seat < t.seats
    check("players", laid or (p.civilizations == 0 and p.low | p.high | p.rock_low | p.rock_high == 0))
    for cell in range(CELLS):
        built = filled(p.low, p.high, cell)
        bare = ROCK if filled(p.rock_low, p.rock_high, cell) else FREE
        check("lists", p.cells[cell] >= HOUSED if built else p.cells[cell] == bare)


def check_civilizations(t: Tapestry, seat: int) -> None:
    """Before they are laid out there is a choice of them; then what is played is what lies there."""
    p = t.players[seat]
    own = 0
    for card in t.pile(seat, OWN):
        own |= 1 << (card - CIVILIZATION_0)
    check("players", p.civilizations in (0, own) and (own > 0) == (seat < t.seats))
    for civilization in range(CIVILIZATIONS):
        mat = p.mats[civilization]
        check("lists", mat_fits(t, seat, civilization, mat) if p.has(civilization) else mat == 0)
