"""Tapestry: what a seat sees, as numbers.

Sides of the table are counted from the one who looks, also where they own something: first the seats, then the Automa
and the Shadow Empire; -1 is nobody or nothing. Wide rows have a column for every card and tile of a seat, narrow rows
tell where each of them lies as one number. A tile and its turn say which corners it shows.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.observation import (
    NOTHING,
    Field,
    Layout,
    Observer,
    lay,
    mark,
    of_seats,
    put,
    put_all,
)
from cradle.core.table import Table
from cradle.games.tapestry.observation_question import FACES, SINGLE, question_fields, side_from, write_question
from cradle.games.tapestry.observation_seat import COPIES, bot_fields, count_one, seat_fields, write_bot, write_seat
from cradle.games.tapestry.pieces import (
    ADJUSTMENTS,
    BOTS,
    CIVILIZATION_0,
    CIVILIZATION_DECK,
    CIVILIZATIONS,
    DECISION_0,
    DECISION_DECK,
    DECISION_PAIR,
    DECISIONS,
    DISPLAY,
    EXPLORED,
    HAND,
    HEXES,
    KINDS,
    LAID,
    LANDMARK,
    LANDMARKS,
    LYING,
    MAT,
    OWN,
    PROGRESS_DECK,
    SPACE_0,
    SPACE_DECK,
    SPACES,
    SPENT,
    SUPPLY,
    TAPESTRIES,
    TAPESTRY_DECK,
    TAPESTRY_DISCARD,
    TECHNOLOGIES,
    TECHNOLOGY_0,
    TECHNOLOGY_DECK,
    TECHNOLOGY_DISCARD,
    TECHS,
    TILE_0,
    TILE_DECK,
    TILE_DISCARD,
    TILES,
    TRACKS,
    VOYAGES,
)
from cradle.games.tapestry.table import Tapestry

MANY: Final = 999  # turns: more is written as this
FEW: Final = 99
SMALL: Final = 34  # hexes of the map for up to three; own maps are cut to them
LEVELS: Final = 6
# where a card or tile lies; 0: nobody knows
SHOWN: Final = 1  # in the display
DISCARDED: Final = 2
ON_MAP: Final = 3
OF_SIDES: Final = 4  # then so many places for each side
PLACES_OF_CARDS: Final = 3  # hand, mat, spent
PLACES_OF_TECHNOLOGIES: Final = 3  # rows
PLACES_OF_SPACE: Final = 2  # waiting, explored


def observer(seats: int, wide: bool) -> Observer:
    return TapestryObserver(seats, wide)


def most_sides(seats: int) -> int:
    """With those who play by themselves; a table of two may have one."""
    return 3 if seats < 3 else seats


# -- fields --------------------------------------------------------------------------------------------------------


def table_fields(seats: int) -> list[Field]:
    sides = most_sides(seats)
    automa = [
        Field("decks.decisions", 1, 0, DECISIONS),
        Field("decks.progress", 1, 0, DECISIONS),
        Field("decision", 2, -1, DECISIONS - 1, True),
    ]
    return [
        Field("adjustment", 1, 0, len(ADJUSTMENTS) - 1, True),
        Field("level", 1, 0, LEVELS, True),  # of the Automa
        Field("seat", 1, 0, seats - 1, True),  # that looks
        Field("turn", 1, 0, MANY),
        Field("active", 1, 0, sides - 1, True),
        Field("pending", 1, 0, FEW),  # steps left to do
        Field("dice.red", 1, 0, FACES, True),
        Field("dice.black", 1, 0, FACES, True),
        Field("dice.science", 1, 0, len(TRACKS) - 1, True),
        Field("dice.ground", 1, 0, HEXES - 1, True),
        Field("decks.cards", 1, 0, TAPESTRIES),
        Field("decks.technologies", 1, 0, TECHNOLOGIES),
        Field("decks.tiles", 1, 0, TILES),
        Field("decks.space", 1, 0, SPACES),
        Field("decks.civilizations", 1, 0, CIVILIZATIONS),
        *(automa if seats < 3 else []),
        Field("landmarks", LANDMARKS, -1, sides - 1, True),
        Field("arrivals", 3, 0, sides),
    ]


def map_fields(seats: int) -> list[Field]:
    """Hexes in the order of the map. Pieces are an outpost, a trader, a seal, four buildings, then landmarks."""
    sides = most_sides(seats)
    hexes = SMALL if seats < 4 else HEXES
    pieces = []
    for n in ("first", "second"):
        pieces += [
            Field(f"map.{n}", hexes, -1, LANDMARK + LANDMARKS - 1, True),
            Field(f"map.{n}.side", hexes, -1, sides - 1, True),
            Field(f"map.{n}.lying", hexes, 0, 1),
        ]
    return [
        Field("map.tile", hexes, -1, TILES - 1, True),
        Field("map.turn", hexes, 0, 5, True),
        Field("map.control", hexes, -1, sides - 1, True),
        *pieces,
    ]


def card_fields(seats: int, wide: bool) -> list[Field]:
    sides = most_sides(seats)
    tokens = [Field("inventions", TECHNOLOGIES, 0, 7)]  # tokens of the Inventors
    if wide:
        return [
            *tokens,
            Field("discards.cards", KINDS, 0, COPIES),
            Field("technologies", TECHNOLOGIES, 0, DISCARDED, True),
            Field("discards.tiles", TILES, 0, 1),
        ]
    return [
        *tokens,
        Field("cards", TAPESTRIES, 0, OF_SIDES + PLACES_OF_CARDS * sides - 1, True),  # copies
        Field("technologies", TECHNOLOGIES, 0, OF_SIDES + PLACES_OF_TECHNOLOGIES * sides - 1, True),
        Field("tiles", TILES, 0, OF_SIDES + sides - 1, True),
        Field("space", SPACES, 0, OF_SIDES + PLACES_OF_SPACE * sides - 1, True),
        Field("civilizations", CIVILIZATIONS, 0, OF_SIDES + sides - 1, True),
    ]


def bots_fields(seats: int) -> list[Field]:
    """A table of one plays with both of them, a table of two with the Shadow Empire, if it likes."""
    return [
        Field(f"{name}.{f.name}", f.length, f.least, f.most, f.choice)
        for name in BOTS[seats - 1 :]
        for f in bot_fields()
    ]


def layout(seats: int, wide: bool) -> Layout:
    sides = most_sides(seats)
    table = table_fields(seats) + map_fields(seats) + card_fields(seats, wide) + question_fields(sides)
    return Layout(table + of_seats(seat_fields(sides, wide), seats) + bots_fields(seats))


# -- writing -------------------------------------------------------------------------------------------------------


BEGIN_WITH_NOTHING: Final = [
    *("landmarks", "map.tile", "map.control", "newest_cards"),
    *("map.first", "map.first.side", "map.second", "map.second.side"),
]


class TapestryObserver(Observer):
    def __init__(self, seats: int, wide: bool) -> None:
        super().__init__(layout(seats, wide))
        self.seats = seats
        self.wide = wide
        self.hexes = SMALL if seats < 4 else HEXES
        self.bots = len(BOTS[seats - 1 :])
        for name in [*BEGIN_WITH_NOTHING, *[field.name for field in question_fields(seats)[:SINGLE]]]:
            self.begin_with(name, -1)

    def write(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        lay(out, at, self.base)
        self.draw(table, eye, out, at)

    def draw(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        t = cast(Tapestry, table)
        at = write_table(t, eye, out, at)
        at = write_map(t, eye, self.hexes, out, at)
        at = write_inventions(t, out, at)
        at = write_open(t, out, at) if self.wide else write_places(t, eye, out, at)
        at = write_question(t, eye, out, at)
        asked: i64 = t.facing()
        for i in range(self.seats):
            seat = eye + i if eye + i < self.seats else eye + i - self.seats
            at = write_seat(t, seat, eye, asked, self.wide, out, at)
        for i in range(self.bots):
            if self.seats + i < t.sides:
                at = write_bot(t, self.seats + i, out, at)


def write_table(t: Tapestry, eye: int, out: vec[i16], at: i64) -> i64:
    zones = t.cards.zones
    at = put(out, at, t.adjustment, 0, 3)
    at = put(out, at, t.level, 0, LEVELS)
    at = put(out, at, eye, 0, 4)
    at = put(out, at, t.turns, 0, MANY)
    at = put(out, at, side_from(t.active, eye, t.seats), 0, 4)
    at = put(out, at, len(t.agenda), 0, FEW)
    at = put(out, at, t.red, 0, FACES)
    at = put(out, at, t.black, 0, FACES)
    at = put(out, at, t.rolled & 3, 0, 3)
    at = put(out, at, t.ground, 0, HEXES - 1)
    at = put(out, at, len(zones[TAPESTRY_DECK]), 0, TAPESTRIES)
    at = put(out, at, len(zones[TECHNOLOGY_DECK]), 0, TECHNOLOGIES)
    at = put(out, at, len(zones[TILE_DECK]), 0, TILES)
    at = put(out, at, len(zones[SPACE_DECK]), 0, SPACES)
    at = put(out, at, len(zones[CIVILIZATION_DECK]), 0, CIVILIZATIONS)
    if t.seats < 3:
        at = put(out, at, len(zones[DECISION_DECK]), 0, DECISIONS)
        at = put(out, at, len(zones[PROGRESS_DECK]), 0, DECISIONS)
        pair = zones[DECISION_PAIR]
        for i in range(2):
            at = put(out, at, pair[i] - DECISION_0 if i < len(pair) else -1, -1, DECISIONS - 1)
    at = put_sides(out, at, t.landmark_owner, LANDMARKS, eye, t.seats)
    return put_all(out, at, t.arrivals, 0, t.sides)


def put_sides(out: vec[i16], at: i64, owners: list[int], count: i64, eye: i64, seats: i64) -> i64:
    """The first of a list of owners, counted from the one who looks; nobody stands there already."""
    nothing = NOTHING
    place = at
    for item in cast("list[object]", owners):
        if item is not nothing:
            if place >= at + count:
                break
            out[place] = i16(side_from(cast(i64, item), eye, seats))
        place += 1
    return at + count


def write_map(t: Tapestry, eye: int, hexes: i64, out: vec[i16], at: i64) -> i64:
    """A hex without a tile has no turn; one without a first piece has no second, and nobody controls it."""
    nothing = NOTHING
    turns = cast("list[i64]", t.turn_at)
    place = at
    for item in cast("list[object]", t.tile_at):
        if item is not nothing:
            out[place] = i16(cast(i64, item))
            out[place + hexes] = i16(turns[place - at])
        place += 1
    at += 2 * hexes
    seats: i64 = t.seats
    control = cast("list[i64]", t.control)
    seconds = cast("list[object]", t.second_at)
    place = at
    for item in cast("list[object]", t.first_at):
        if item is not nothing:
            out[place] = i16(side_from(control[place - at], eye, seats))
            write_piece(cast(i64, item), eye, seats, hexes, out, place + hexes)
            second = seconds[place - at]
            if second is not nothing:
                write_piece(cast(i64, second), eye, seats, hexes, out, place + 4 * hexes)
        place += 1
    return at + 7 * hexes


def write_piece(code: i64, eye: i64, seats: i64, hexes: i64, out: vec[i16], at: i64) -> None:
    out[at] = i16((code & (LYING - 1)) >> 3)
    out[at + hexes] = i16(side_from(code & 7, eye, seats))
    out[at + 2 * hexes] = i16(code >> 8)


# -- cards and tiles -----------------------------------------------------------------------------------------------


def write_inventions(t: Tapestry, out: vec[i16], at: i64) -> i64:
    """Tokens stand on the technologies of their own side; no other has a row in this list."""
    rows = cast("list[i64]", t.tech_row)
    for side in range(t.sides):
        for card in cast("list[i64]", t.pile(side, TECHS)):
            technology = card - TECHNOLOGY_0
            if rows[technology] > 3:
                put(out, at + technology, rows[technology] >> 2, 0, 7)
    return at + TECHNOLOGIES


def write_open(t: Tapestry, out: vec[i16], at: i64) -> i64:
    """Wide: what lies open; the cards of the seats stand with them."""
    zones = t.cards.zones
    card_of = cast("list[i64]", t.box.card_of)
    for copy in cast("list[i64]", zones[TAPESTRY_DISCARD]):
        count_one(out, at + card_of[copy])
    mark(out, at + KINDS, zones[DISPLAY], TECHNOLOGY_0, SHOWN)
    mark(out, at + KINDS, zones[TECHNOLOGY_DISCARD], TECHNOLOGY_0, DISCARDED)
    mark(out, at + KINDS + TECHNOLOGIES, zones[TILE_DISCARD], TILE_0, 1)
    return at + KINDS + TECHNOLOGIES + TILES


def write_places(t: Tapestry, eye: int, out: vec[i16], at: i64) -> i64:
    """Narrow: where each card and tile lies that the eye knows."""
    zones = t.cards.zones
    technologies = at + TAPESTRIES
    tiles = technologies + TECHNOLOGIES
    space = tiles + TILES
    civilizations = space + SPACES
    mark(out, at, zones[TAPESTRY_DISCARD], 0, DISCARDED)
    mark(out, technologies, zones[DISPLAY], TECHNOLOGY_0, SHOWN)
    mark(out, technologies, zones[TECHNOLOGY_DISCARD], TECHNOLOGY_0, DISCARDED)
    mark(out, tiles, zones[TILE_DISCARD], TILE_0, DISCARDED)
    mark(out, tiles, zones[LAID], TILE_0, ON_MAP)
    for side in range(t.sides):
        of_side = side_from(side, eye, t.seats)
        cards = OF_SIDES + PLACES_OF_CARDS * of_side
        mark_seen(t, side, HAND, eye, out, at, cards)
        mark_seen(t, side, MAT, eye, out, at, cards + 1)
        mark(out, at, t.pile(side, SPENT), 0, cards + 2)
        for card in t.pile(side, TECHS):
            row: i64 = t.tech_row[card - TECHNOLOGY_0] & 3
            put(out, technologies + (card - TECHNOLOGY_0), OF_SIDES + PLACES_OF_TECHNOLOGIES * of_side + row, 0, FEW)
        mark(out, tiles, t.pile(side, SUPPLY), TILE_0, OF_SIDES + of_side)
        mark(out, space, t.pile(side, VOYAGES), SPACE_0, OF_SIDES + PLACES_OF_SPACE * of_side)
        mark(out, space, t.pile(side, EXPLORED), SPACE_0, OF_SIDES + PLACES_OF_SPACE * of_side + 1)
        mark(out, civilizations, t.pile(side, OWN), CIVILIZATION_0, OF_SIDES + of_side)
    return civilizations + CIVILIZATIONS


def mark_seen(t: Tapestry, side: int, which: int, eye: int, out: vec[i16], at: i64, number: i64) -> None:
    """The place of those cards of a pile that the eye knows."""
    for card in t.pile(side, which):
        if (t.cards.known[card] >> eye) & 1:
            out[at + card] = i16(number)
