"""Reading a position back. What the kernel does not check is checked here: only numbers that the rules know."""

from __future__ import annotations

from typing import Final

from cradle.core.errors import BadPosition
from cradle.core.plain import COUNT, FLAG, Plain, Range, check, fill, must_have, number, row, rows, within
from cradle.core.step import Steps
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
from cradle.games.tapestry.table import FIELDS, NOBODY, NUMBERS, Tapestry
from cradle.games.tapestry.tapestries import COVERED, HERALD, PlayDrawn
from cradle.games.tapestry.technology import TOKEN, TOP
from cradle.games.tapestry.tracks import BATTERY

SEATS: Final = [1, 2, 3, 4, 5]


def load(t: Tapestry, data: Plain, steps: Steps[Tapestry]) -> Tapestry:
    """Fill an empty table with what dump() wrote."""
    t.load_kernel(data, steps)
    load_fields(t, data)
    check_notes(t)
    check_zones(t)
    for seat in range(t.sides):
        check_player(t, seat)
    check_map(t)
    check_pieces(t)
    check_steps(t)
    check("pieces", not t.audit())
    check_asked(t)
    return t


def sides_of(data: Plain, seats: int) -> int:
    """Seats, and whoever plays by itself: two beside a single seat, one beside two seats or none."""
    sides = number(data, "sides")
    check("sides", sides == (3 if seats == 1 else seats) or (seats == 2 and sides == 3))
    return sides


# -- reading ---------------------------------------------------------------------------------------------------------


def load_fields(t: Tapestry, data: Plain) -> None:
    fill(t, NUMBERS, row(data, "numbers"), table_ranges(t), "numbers")
    check("numbers.hexes", t.hexes == len(t.box.maps[t.map].q))
    check("numbers.ground", t.ground < t.hexes)
    players = rows(data, "players", t.sides)
    lists = rows(data, "lists", t.sides)
    for seat in range(t.sides):
        load_player(t, seat, players[seat], lists[seat])
    ground = rows(data, "map", 5)
    for i, each in enumerate(ground):
        must_have(each, HEXES, f"map[{i}]")
    t.tile_at, t.turn_at, t.first_at, t.second_at, t.control = ground
    owners, technologies, arrivals = rows(data, "pieces", 3)
    t.landmark_owner = within(owners, NOBODY, t.sides - 1, "pieces[0]", LANDMARKS)
    t.tech_row = within(technologies, 0, 8 * TOKEN - 1, "pieces[1]", TECHNOLOGIES)
    t.arrivals = within(arrivals, 0, t.sides, "pieces[2]", 3)


def table_ranges(t: Tapestry) -> dict[str, Range]:
    large = int(t.seats > 3)
    return {
        "adjustment": (0, len(ADJUSTMENTS) - 1),
        "level": (1, len(t.box.levels)) if t.seats == 1 else (0, 0),
        "map": (large, large),
        "hexes": (0, HEXES),
        "turns": COUNT,
        "active": (0, t.sides - 1),
        "red": (0, len(t.box.red_faces) - 1),
        "black": (0, len(t.box.black_faces) - 1),
        "rolled": (0, len(TRACKS) * len(TRACKS) - 1),
        "ground": (0, HEXES - 1),
    }


def player_ranges(t: Tapestry, seat: int) -> dict[str, Range]:
    track = (0, len(TRACKS) - 1)
    return {
        "points": COUNT,
        "singular": FLAG,
        "capital": (0, CAPITALS - 1) if seat < t.seats else track,
        "rock_low": (0, (1 << LOW) - 1),
        "rock_high": (0, (1 << (CELLS - LOW)) - 1),
        "low": (0, (1 << LOW) - 1),
        "high": (0, (1 << (CELLS - LOW)) - 1),
        "outposts": (0, OUTPOSTS + 2),
        "incomes": (0, 5),
        "era": (1, 4),
        "finished": FLAG,
        "force": (-1, KINDS - 1),
        "lent": (-1, KINDS - 1),
        "ally": (-1, t.seats - 1),
        "spouse": (-1, t.seats - 1),
        "spouse_track": track,
        "barring": (-1, len(TRACKS) - 1),
        "barring_left": (0, 2),
        "visited": (0, 2 * BATTERY - 1),
        "topples": (0, HEXES),
        "achieved": (0, 7),
        "civilizations": (0, (1 << CIVILIZATIONS) - 1),
        "favourite": track,
    }


def load_player(t: Tapestry, seat: int, v: list[int], lists: list[int]) -> None:
    p = t.players[seat]
    where = f"players[{seat}]"
    must_have(v, len(FIELDS) + 2, where)
    fill(p, FIELDS, v[: len(FIELDS)], player_ranges(t, seat), where)
    lengths = [len(LINES), 4, 4, 4, CELLS, CIVILIZATIONS, *v[len(FIELDS) :]]
    check(where, min(lengths) >= 0)
    must_have(lists, sum(lengths), f"lists[{seat}]")
    parts: list[list[int]] = []
    at = 0
    for length in lengths:
        parts.append(lists[at : at + length])
        at += length
    p.scored, p.resources, p.tokens, p.built, p.cells, p.mats, p.outside, p.slots = parts


# -- the table -------------------------------------------------------------------------------------------------------


def check_notes(t: Tapestry) -> None:
    """Whoever may play a card just drawn has noted which those are; on an imagined table others have not."""
    for seat in range(t.seats):
        asked = sum([step.drawn for step in t.agenda if isinstance(step, PlayDrawn) and step.seat == seat])
        note = t.notes[seat]
        check(f"notes[{seat}]", len(note) in (0, asked))
        for card in note:
            check(f"notes[{seat}]", 0 <= card < KINDS)


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
    within(t.tile_at, -1, TILES - 1, "map[0]")
    within(t.turn_at, 0, TURNS - 1, "map[1]")
    within(t.control, NOBODY, t.sides - 1, "map[4]")
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
    in_play = [card for seat in range(t.sides) for card in t.pile(seat, TECHS)]
    for technology in range(TECHNOLOGIES):
        marked = t.tech_row[technology]
        where = f"pieces[1][{technology}]"
        check(where, marked % TOKEN <= TOP and (marked == 0 or TECHNOLOGY_0 + technology in in_play))


# -- players ---------------------------------------------------------------------------------------------------------


def check_player(t: Tapestry, seat: int) -> None:
    p = t.players[seat]
    where = f"lists[{seat}]"
    within(p.resources, 0, MOST, f"{where}.resources")
    within(p.built, 0, ROW, f"{where}.built")
    for token in p.tokens:
        check(f"{where}.tokens", 0 <= token >> 4 < len(TRACKS) and token & 15 <= END)
    within(p.cells, 0, STANDS + LANDMARKS - 1, f"{where}.cells")
    within(p.outside, HOUSED, STANDS + LANDMARKS - 1, f"{where}.outside")
    for slot in p.slots:
        check(f"{where}.slots", 1 <= slot & 7 <= 4 and 0 <= slot - (slot & 7) <= COVERED | HERALD)
    check(f"{where}.slots", len(p.slots) == len(t.pile(seat, MAT)))
    check_capital(t, seat)
    check_civilizations(t, seat)


def check_capital(t: Tapestry, seat: int) -> None:
    """Every plot shows what the masks say; a capital that is laid has the rocks printed on it."""
    p = t.players[seat]
    low = t.box.capital_low[p.capital]
    high = t.box.capital_high[p.capital]
    laid = p.rock_low & low == low and p.rock_high & high == high and seat < t.seats
    check(f"players[{seat}].capital", laid or (p.civilizations == 0 and p.low | p.high | p.rock_low | p.rock_high == 0))
    for cell in range(CELLS):
        built = filled(p.low, p.high, cell)
        bare = ROCK if filled(p.rock_low, p.rock_high, cell) else FREE
        check(f"lists[{seat}].cells", p.cells[cell] >= HOUSED if built else p.cells[cell] == bare)


def check_civilizations(t: Tapestry, seat: int) -> None:
    """Before they are laid out there is a choice of them; then what is played is what lies there."""
    p = t.players[seat]
    own = 0
    for card in t.pile(seat, OWN):
        own |= 1 << (card - CIVILIZATION_0)
    check(f"players[{seat}].civilizations", p.civilizations in (0, own) and (own > 0) == (seat < t.seats))
    for civilization in range(CIVILIZATIONS):
        mat = p.mats[civilization]
        check(f"lists[{seat}].mats", mat_fits(t, seat, civilization, mat) if p.has(civilization) else mat == 0)
