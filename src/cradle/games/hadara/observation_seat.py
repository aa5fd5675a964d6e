"""Hadara: one seat as numbers, the same whoever looks, and what of them holds until the seat has something new."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.observation import Field, mark_all, put, put_all, put_things
from cradle.games.hadara import scoring
from cradle.games.hadara.box import BUSTS, CARDS, COLONIES, COLOURS, CRESTS, DRAWN, FOOD, INCOME, MEDALS, TRACKS, VALUES
from cradle.games.hadara.box import TILES as EACH
from cradle.games.hadara.table import NO_BUSTS, Hadara, Player

MANY: Final = 999  # coins, steps of a track, points: more is written as this


def seat_fields(wide: bool) -> list[Field]:
    fields = [
        Field("asked", 1, 0, 1),
        Field("crest", 1, -1, len(CRESTS) - 1, choice=True),
        Field("setup", 1, -1, len(CRESTS) - 1, choice=True),
        Field("side", 1, -1, 1, choice=True),
        Field("pointed", 1, -1, len(COLOURS) - 1, choice=True),
        Field("hand_size", 1, 0, DRAWN),
        Field("coins", 1, 0, MANY),
        Field("tracks", len(TRACKS), 0, MANY),
        Field("colours", len(COLOURS), 0, MANY),
        Field("hungry", 1, -MANY, MANY),
        Field("sets", 1, 0, MANY),
        Field("income", 1, 0, MANY),
        Field("tiles", len(TRACKS), 0, EACH),
        Field("busts", BUSTS, -1, 2 * len(TRACKS) - 1, choice=True),  # tile * 2, and 1 more with its points up
        Field("colonies", len(VALUES), 0, 2, choice=True),  # by value: none, plundered, annexed
        Field("silver", len(TRACKS), 0, MEDALS),
        Field("gold", 1, 0, MEDALS),
        Field("tiled", EACH * len(TRACKS), -1, CARDS - 1, choice=True),  # the cards with tiles of each track
        Field("asks_military", len(VALUES), 0, MANY),
        Field("asks_culture", BUSTS, 0, MANY),
        Field("score", 6, -MANY, MANY),  # the lines of the pad
    ]
    if wide:
        fields += [Field("cards", CARDS, 0, 1), Field("colony_tiles", COLONIES, 0, 1)]
    return fields


SEAT: Final = sum([field.length for field in seat_fields(wide=False)])
POINTED: Final = 4  # places among these numbers
HAND_SIZE: Final = 5
COINS: Final = 6


def put_seat(t: Hadara, p: Player, seat: int, out: vec[i16], at: i64) -> None:
    """All that lies before the seat. What changes all the time is written later: who is asked, deck, hand and coins."""
    out[at + 1] = i16(p.crest)
    out[at + 2] = i16(p.setup)
    out[at + 3] = i16(p.side)
    at = put_all(out, at + COINS + 1, p.tracks, 0, MANY)
    owned: i64 = p.owned
    sets = owned  # 13.5a: as many as there are cards of the colour with the fewest
    for count in cast("list[i64]", p.colours):
        sets = min(count, sets)
        at = put(out, at, count, 0, MANY)
    tracks = cast("list[i64]", p.tracks)
    at = put(out, at, owned - tracks[FOOD], -MANY, MANY)  # 10.3
    at = put(out, at, sets, 0, MANY)
    gap: i64 = p.gap_coins() if p.perks.gap_coins else 0
    at = put(out, at, tracks[INCOME] + gap, 0, MANY)
    put_score(t, p, seat, out, put_goods(t, p, out, at))


def put_goods(t: Hadara, p: Player, out: vec[i16], at: i64) -> i64:
    """Tiles, busts, colonies and medals, and what busts and colonies ask."""
    at = mark_all(out, at, p.tiles, len(TRACKS))
    at = at + BUSTS if p.busts is NO_BUSTS else put_things(out, at, p.busts, BUSTS)
    taken: i64 = p.taken
    annexed: i64 = p.annexed
    value: i64 = 0
    while taken >> value:
        out[at + value] = i16((taken >> value & 1) + (annexed >> value & 1))
        value += 1
    at += len(VALUES)
    for tile in cast("list[i64]", p.silver):
        out[at + tile] += 1
    at += len(TRACKS)
    out[at] = i16(p.gold)
    at = put_tiled(p, out, at + 1)
    less: i64 = p.perks.requirement_less
    if less:
        place = at
        for military in cast("list[i64]", VALUES):
            place = put(out, place, military - less, 0, MANY)
    at += len(VALUES)
    for bust in t.reading.printed.busts:
        at = put(out, at, bust.requirement - less, 0, MANY)
    return at


def put_tiled(p: Player, out: vec[i16], at: i64) -> i64:
    """Hadara 14.4: two places for the tiles of each track; the earlier of two tiled cards stands first."""
    tiled = p.tiled
    for i in range(0, len(tiled), 2):
        track: i64 = tiled[i + 1]
        place = at + EACH * track
        if out[place] >= 0:
            place += 1
        out[place] = i16(tiled[i])
    return at + EACH * len(TRACKS)


def put_score(t: Hadara, p: Player, seat: int, out: vec[i16], at: i64) -> None:
    """Hadara 13.2 to 13.6: the lines of the pad as they stand, but for the coins; many are still empty."""
    if p.taken:
        put(out, at, scoring.colonies(t, seat), -MANY, MANY)
    if p.busts is not NO_BUSTS:
        put(out, at + 1, scoring.busts(t, p), -MANY, MANY)
    if p.silver:
        put(out, at + 2, scoring.silver(p), -MANY, MANY)
    if p.gold or p.perks.set_points:
        put(out, at + 3, scoring.gold(t, p), -MANY, MANY)
    put(out, at + 4, p.points, -MANY, MANY)
