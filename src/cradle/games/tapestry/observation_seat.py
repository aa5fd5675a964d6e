"""Tapestry: what lies before a player, as numbers; and what those have who play by themselves."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.observation import Field, count_unknown, mark, mark_all, mark_bits, put, put_all
from cradle.games.tapestry.observation_mats import mat_fields, write_mats
from cradle.games.tapestry.observation_question import side_from
from cradle.games.tapestry.pieces import (
    CAPITALS,
    CELLS,
    CIVILIZATION_0,
    CIVILIZATIONS,
    END,
    EXPLORED,
    HAND,
    HEXES,
    HOUSED,
    KINDS,
    LANDMARKS,
    LINES,
    LOW,
    MAT,
    MOST,
    OUTPOSTS,
    OWN,
    PRIVATE,
    ROW,
    SHARED,
    SPACE_0,
    SPACES,
    SPENT,
    STANDS,
    SUPPLY,
    TAPESTRIES,
    TECHNOLOGIES,
    TECHNOLOGY_0,
    TECHS,
    TILE_0,
    TILES,
    TRACKS,
    VOYAGES,
    ZONES_EACH,
)
from cradle.games.tapestry.table import Player, Tapestry

MANY: Final = 999  # points: more is written as this
COPIES: Final = 9  # of a tapestry card
SHOWN: Final = 8  # cards of a mat in a row: the newest
HIDDEN: Final = KINDS  # a card face down
PLACES: Final = len(TRACKS) * (END + 1)
OUTSIDE: Final = STANDS + LANDMARKS - HOUSED


# -- fields --------------------------------------------------------------------------------------------------------


def figure_fields() -> list[Field]:
    """What persons and those who play by themselves have alike."""
    return [
        Field("points", 1, 0, MANY),
        Field("outposts", 1, 0, OUTPOSTS + 2),
        Field("incomes", 1, 0, 5),
        Field("era", 1, 0, 4),
        Field("finished", 1, 0, 1),
        Field("topples", 1, 0, HEXES),
        Field("technology_completed", 1, 0, 1),
        Field("hand_size", 1, 0, TAPESTRIES),
        Field("mat_size", 1, 0, TAPESTRIES),
        Field("achieved", 3, 0, 1),
        Field("scored", len(LINES), -MANY, MANY),
        Field("tokens.track", 4, 0, len(TRACKS) - 1, True),
        Field("tokens.space", 4, 0, END),
    ]


def bot_fields() -> list[Field]:
    return [
        Field("plays", 1, 0, 1),  # whether it is at this table
        Field("favourite", 1, 0, len(TRACKS) - 1, True),
        Field("civilization", 1, 0, len(TRACKS) - 1, True),
        *figure_fields(),
    ]


def seat_fields(sides: int, wide: bool) -> list[Field]:
    return [
        Field("asked", 1, 0, 1),
        *figure_fields(),
        Field("hand_hidden", 1, 0, TAPESTRIES),
        Field("private", 1, 0, TAPESTRIES),
        Field("capital", 1, 0, CAPITALS - 1, True),
        Field("force", 1, -1, KINDS - 1, True),
        Field("lent", 1, -1, KINDS - 1, True),
        Field("ally", 1, -1, sides - 1, True),
        Field("spouse", 1, -1, sides - 1, True),
        Field("spouse_track", 1, 0, len(TRACKS) - 1, True),
        Field("barring", 1, -1, len(TRACKS) - 1, True),
        Field("barring_left", 1, 0, 2),
        Field("resources", 4, 0, MOST),
        Field("built", 4, 0, ROW),
        Field("cells", CELLS, 0, STANDS + LANDMARKS - 1, True),
        Field("outside", OUTSIDE, 0, COPIES),  # four kinds of buildings, then landmarks
        Field("newest_cards", SHOWN, -1, HIDDEN, True),  # the newest eight, the oldest of them first
        Field("newest_eras", SHOWN, 0, 4),
        Field("newest_heralds", SHOWN, 0, 1),
        *mat_fields(),
        *(column_fields() if wide else [Field("visited", 4, 0, (1 << (END + 1)) - 1), Field("battery", 1, 0, 1)]),
    ]


def column_fields() -> list[Field]:
    return [
        Field("visited", PLACES, 0, 1),
        Field("battery", 1, 0, 1),
        Field("hand", KINDS, 0, COPIES),
        Field("spent", KINDS, 0, COPIES),
        Field("technologies", TECHNOLOGIES, 0, 3),  # 1 the lowest row
        Field("tiles", TILES, 0, 1),
        Field("space", SPACES, 0, 2),  # 1 waiting, 2 explored
        Field("civilizations", CIVILIZATIONS, 0, 1),
    ]


# -- writing -------------------------------------------------------------------------------------------------------


def write_figures(t: Tapestry, side: int, out: vec[i16], at: i64) -> i64:
    zones = t.cards.zones
    own = SHARED + ZONES_EACH * i64(side)
    p = t.players[side]
    at = put(out, at, p.points, 0, MANY)
    at = put(out, at, p.outposts, 0, OUTPOSTS + 2)
    at = put(out, at, p.incomes, 0, 5)
    at = put(out, at, p.era, 0, 4)
    at = put(out, at, p.finished, 0, 1)
    at = put(out, at, p.topples, 0, HEXES)
    at = put(out, at, p.singular, 0, 1)
    at = put(out, at, len(zones[own + HAND]), 0, TAPESTRIES)
    at = put(out, at, len(zones[own + MAT]), 0, TAPESTRIES)
    at = mark_bits(out, at, p.achieved, 3)
    at = put_all(out, at, p.scored, -MANY, MANY)
    for token in cast("list[i64]", p.tokens):
        out[at] = i16(token >> 4)
        out[at + 4] = i16(token & 15)
        at += 1
    return at + 4


def write_bot(t: Tapestry, side: int, out: vec[i16], at: i64) -> i64:
    at = put(out, at, 1, 0, 1)
    at = put(out, at, t.players[side].favourite, 0, 3)
    at = put(out, at, t.players[side].capital, 0, 3)
    return write_figures(t, side, out, at)


def write_seat(t: Tapestry, seat: int, eye: int, asked: i64, wide: bool, out: vec[i16], at: i64) -> i64:
    zones = t.cards.zones
    own = SHARED + ZONES_EACH * i64(seat)
    p = t.players[seat]
    out[at] = i16(asked >> seat & 1)
    at = write_figures(t, seat, out, at + 1)
    at = put(out, at, count_unknown(zones[own + HAND], t.cards.known, eye), 0, TAPESTRIES)
    at = put(out, at, len(zones[own + PRIVATE]), 0, TAPESTRIES)
    at = put(out, at, p.capital, 0, CAPITALS - 1)
    at = put(out, at, p.force, -1, KINDS - 1)
    at = put(out, at, p.lent, -1, KINDS - 1)
    at = put(out, at, side_from(p.ally, eye, t.seats), -1, 4)
    at = put(out, at, side_from(p.spouse, eye, t.seats), -1, 4)
    at = put(out, at, p.spouse_track, 0, 3)
    at = put(out, at, p.barring, -1, 3)
    at = put(out, at, p.barring_left, 0, 2)
    at = mark_all(out, at, p.resources, 4)
    at = mark_all(out, at, p.built, 4)
    at = write_cells(p, out, at)
    for piece in cast("list[i64]", p.outside):
        count_one(out, at + (piece - HOUSED))
    at = write_tapestry(t, seat, eye, out, at + OUTSIDE)
    at = write_mats(t, seat, eye, out, at)
    if wide:
        return write_columns(t, seat, eye, out, at)
    return write_visited(p, out, at)


def write_cells(p: Player, out: vec[i16], at: i64) -> i64:
    """The masks tell where to look: a plot that is neither rock nor built is zero."""
    mark_where(out, at, p.cells, 0, p.low | p.rock_low)
    mark_where(out, at, p.cells, LOW, p.high | p.rock_high)
    return at + CELLS


def mark_where(out: vec[i16], at: i64, numbers: list[int], first: i64, mask: int) -> None:
    """Those numbers of a list, from `first` on, that are in the set."""
    cells = cast("list[i64]", numbers)
    zero: i64 = 0  # compiled, what a number of a list is added to need not be counted as held
    bits: i64 = mask
    place = first
    while bits:
        if not bits & 15:
            bits >>= 4
            place += 4
        else:
            if bits & 1:
                out[at + place] = i16(zero + cells[place])
            bits >>= 1
            place += 1


def count_one(out: vec[i16], at: i64) -> None:
    """One more in a column."""
    if out[at] < COPIES:
        out[at] += 1


def write_tapestry(t: Tapestry, seat: int, eye: int, out: vec[i16], at: i64) -> i64:
    """The newest cards on the income mat; those laid face down are told to their owner only."""
    zones = t.cards.zones
    own = SHARED + ZONES_EACH * i64(seat)
    end = at + 3 * SHOWN
    cards = cast("list[i64]", zones[own + MAT])
    slots = cast("list[i64]", t.players[seat].slots)
    known = cast("list[i64]", t.cards.known)
    card_of = cast("list[i64]", t.box.card_of)
    bit: i64 = 1 << eye
    count = len(cards)
    for i in range(count - SHOWN if count > SHOWN else 0, count):
        card, slot = cards[i], slots[i]
        out[at] = HIDDEN
        if known[card] & bit:
            out[at] = i16(card_of[card])
        out[at + SHOWN] = i16(slot & 7)
        out[at + 2 * SHOWN] = i16(slot >> 4)
        at += 1
    return end


def write_visited(p: Player, out: vec[i16], at: i64) -> i64:
    """Narrow: the spaces of each track resolved in this turn as a set, then the battery."""
    visited: i64 = p.visited
    for track in range(len(TRACKS)):
        out[at + track] = i16(visited & ((1 << (END + 1)) - 1))
        visited >>= END + 1
    out[at + len(TRACKS)] = i16(visited & 1)
    return at + len(TRACKS) + 1


def write_columns(t: Tapestry, seat: int, eye: int, out: vec[i16], at: i64) -> i64:
    """Wide: a column for every card and tile."""
    zones = t.cards.zones
    own = SHARED + ZONES_EACH * i64(seat)
    card_of = cast("list[i64]", t.box.card_of)
    known = cast("list[i64]", t.cards.known)
    bit: i64 = 1 << eye
    at = mark_bits(out, at, t.players[seat].visited, PLACES + 1)
    for copy in cast("list[i64]", zones[own + HAND]):
        if known[copy] & bit:
            count_one(out, at + card_of[copy])
    at += KINDS
    for copy in cast("list[i64]", zones[own + SPENT]):
        count_one(out, at + card_of[copy])
    at += KINDS
    rows = cast("list[i64]", t.tech_row)
    low: i64 = 3
    for card in cast("list[i64]", zones[own + TECHS]):
        technology = card - TECHNOLOGY_0
        out[at + technology] = i16(1 + (rows[technology] & low))
    at += TECHNOLOGIES
    mark(out, at, zones[own + SUPPLY], TILE_0, 1)
    at += TILES
    mark(out, at, zones[own + VOYAGES], SPACE_0, 1)
    mark(out, at, zones[own + EXPLORED], SPACE_0, 2)
    at += SPACES
    mark(out, at, zones[own + OWN], CIVILIZATION_0, 1)
    return at + CIVILIZATIONS
