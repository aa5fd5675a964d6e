"""Beyond the Horizon: technologies, structures and leaders in an observation: columns, or the place of each."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.observation import Field, fill, mark, mark_bits, put, put_things
from cradle.games.horizon.numbers import (
    DECK,
    HAND,
    HELD,
    LEADER,
    LEADERS,
    LEVEL_SIZES,
    OPEN,
    PLACES,
    PRIVATE,
    REVEALED,
    SLOTS,
    STRUCTURE,
    STRUCTURE_LEVELS,
    STRUCTURES,
    TECHNOLOGIES,
    TRIGGERS,
)
from cradle.games.horizon.table import Horizon

# where a technology, a structure or a leader lies; 0: nobody knows
LAID_OPEN: Final = 1  # revealed, or in the display
ON_SLOT: Final = 2
OWN_PRIVATE: Final = ON_SLOT + SLOTS
BURIED: Final = OWN_PRIVATE + 4  # from the lowest card of its deck up
BUILT: Final = 2
IN_HAND: Final = BUILT + PLACES


def card_fields(seats: int, wide: bool) -> list[Field]:
    if wide:
        return [
            Field("tree", SLOTS, -1, TECHNOLOGIES - 1, True),
            Field("buried", TECHNOLOGIES, 0, max(LEVEL_SIZES)),  # 1 is the lowest card of its deck
            Field("revealed", TECHNOLOGIES, 0, TECHNOLOGIES),  # 1 is the first
            Field("display", STRUCTURES, 0, 1),
        ]
    everybody = (1 << seats) - 1
    return [
        Field("technologies", TECHNOLOGIES, 0, BURIED + max(LEVEL_SIZES) - 1, True),
        Field("structures", STRUCTURES, 0, IN_HAND + seats - 1, True),
        Field("leaders.held", LEADERS, -1, seats - 1, True),
        Field("known", TECHNOLOGIES, 0, everybody),
        Field("scientists", SLOTS, 0, everybody),
        Field("triggers", TRIGGERS, 0, everybody),
    ]


def turned(seat: i64, eye: i64, seats: i64) -> i64:
    """A seat counted from the one who looks; -1 stays nobody."""
    if seat < 0:
        return -1
    seat -= eye
    return seat + seats if seat < 0 else seat


def write_cards(t: Horizon, eye: int, out: vec[i16], at: i64) -> i64:
    """Wide: what lies open; the cards of the seats stand with them."""
    zones = t.cards.zones
    at = put_things(out, at, t.slot_card, SLOTS)
    write_buried(t, eye, out, at, 1)
    revealed = zones[REVEALED]
    for n in range(len(revealed)):
        put(out, at + TECHNOLOGIES + revealed[n], n + 1, 1, TECHNOLOGIES)
    for level in range(STRUCTURE_LEVELS):
        mark(out, at + 2 * TECHNOLOGIES, zones[OPEN + level], STRUCTURE, 1)
    return at + 2 * TECHNOLOGIES + STRUCTURES


def write_buried(t: Horizon, eye: int, out: vec[i16], at: i64, first: i64) -> None:
    """Technologies that the eye has seen going under their deck: the lowest is `first`."""
    bit: i64 = 1 << eye
    known = cast("list[i64]", t.cards.known)
    for level in range(2):
        n = first
        for card in cast("list[i64]", t.cards.zones[DECK + level]):
            if known[card] & bit:
                out[at + card] = i16(n)
                n += 1


def write_places(t: Horizon, eye: int, out: vec[i16], at: i64) -> i64:
    """Narrow: where each technology, structure and leader lies."""
    zones = t.cards.zones
    structures = at + TECHNOLOGIES
    leaders = structures + STRUCTURES
    end = fill(out, leaders, LEADERS, -1)
    write_buried(t, eye, out, at, BURIED)
    mark(out, at, zones[REVEALED], 0, LAID_OPEN)
    for level in range(STRUCTURE_LEVELS):
        mark(out, structures, zones[OPEN + level], STRUCTURE, LAID_OPEN)
    for slot in range(SLOTS):
        if t.slot_card[slot] >= 0:
            put(out, at + t.slot_card[slot], ON_SLOT + slot, 0, OWN_PRIVATE)
    for place in range(PLACES):
        if t.structure[place] >= 0:
            put(out, structures + t.structure[place], BUILT + place, 0, IN_HAND)
    for seat in range(t.seats):
        place_of_seat = turned(seat, eye, t.seats)
        mark(out, at, zones[PRIVATE + seat], 0, OWN_PRIVATE + place_of_seat)
        mark(out, structures, zones[HAND + seat], STRUCTURE, IN_HAND + place_of_seat)
        mark(out, leaders, zones[HELD + seat], LEADER, place_of_seat)
    return end


def write_holders(t: Horizon, eye: int, out: vec[i16], at: i64) -> i64:
    """Narrow: the seats that know each technology, have a scientist on each slot, and have each trigger."""
    for seat in range(t.seats):
        p = t.players[seat]
        bit: i64 = 1 << turned(seat, eye, t.seats)
        add_bits(out, at, p.known, TECHNOLOGIES, bit)
        add_bits(out, at + TECHNOLOGIES, p.slots, SLOTS, bit)
        add_bits(out, at + TECHNOLOGIES + SLOTS, p.triggers, TRIGGERS, bit)
    return at + TECHNOLOGIES + SLOTS + TRIGGERS


def add_bits(out: vec[i16], at: i64, mask: i64, count: i64, bit: i64) -> None:
    end = at + count
    while mask and at < end:
        if mask & 1:
            out[at] = i16(i64(out[at]) | bit)
        mask >>= 1
        at += 1


def write_columns(t: Horizon, seat: int, out: vec[i16], at: i64) -> i64:
    """Wide: a column for every card of the seat."""
    p = t.players[seat]
    zones = t.cards.zones
    mark_bits(out, at, p.known, TECHNOLOGIES)
    mark(out, at, zones[PRIVATE + seat], 0, 2)
    at = mark_bits(out, at + TECHNOLOGIES, p.slots, SLOTS)
    mark(out, at, zones[HELD + seat], LEADER, 1)
    at += LEADERS
    mark(out, at, zones[HAND + seat], STRUCTURE, 1)
    return mark_bits(out, at + STRUCTURES, p.triggers, TRIGGERS)
