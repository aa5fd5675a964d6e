"""Tapestry: what lies on the mats of civilizations, as numbers: each has fields of its own."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.observation import Field, put, put_bits
from cradle.games.tapestry.observation_question import side_from
from cradle.games.tapestry.pieces import (
    ALCHEMISTS,
    CHOSEN,
    CIVILIZATION_0,
    CRAFTSMEN,
    ENTERTAINERS,
    EXPERIMENTAL,
    HERALDS,
    HISTORIANS,
    INVENTORS,
    ISOLATIONISTS,
    LEADERS,
    MERRYMAKERS,
    MILITANTS,
    MYSTICS,
    OWN,
    TRADERS,
)
from cradle.games.tapestry.resources import PRIVATE, PUBLIC
from cradle.games.tapestry.table import NO_MATS, Tapestry

HERALD_TOKENS: Final = 0
INVENTOR_TOKENS: Final = 1
ISOLATIONIST_TOKENS: Final = 2
TRADER_TOKENS: Final = 3
BREWED: Final = 4
STATUES: Final = 8
STAGE: Final = 11
LED: Final = 12
SQUARES: Final = 16
SENT: Final = 20
MUSTERED: Final = 25
MERRY: Final = 27
DANCERS: Final = 30
PREDICTED: Final = 32
REACHED: Final = 36
STEPS: Final = 40
STRIVINGS: Final = 41
ACHIEVEMENTS: Final = 47
MATS: Final = 50


def mat_fields() -> list[Field]:
    """In the order of the places above."""
    return [
        Field("heralds", 1, 0, 7),
        Field("inventors", 1, 0, 7),
        Field("isolationists", 1, 0, 7),
        Field("traders", 1, 0, 7),
        Field("alchemists", 4, 0, 4, True),  # a track + 1, the newest first
        Field("craftsmen", 3, 0, 7),
        Field("entertainers", 1, 0, 16, True),
        Field("leaders", 4, 0, 1),
        Field("historians", 4, 0, 1),
        Field("historians.sent", 5, 0, 7),  # to each side, from the one who looks
        Field("militants", 2, 0, 7),
        Field("merrymakers", 3, 0, 3),
        Field("merrymakers.dancers", 2, 0, 9, True),  # a slot + 1
        Field("mystics", 4, 0, 15),
        Field("mystics.reached", 4, 0, 1),
        Field("the_chosen", 1, 0, 9),
        Field("the_chosen.private", 6, 0, 1),
        Field("the_chosen.public", 3, 0, 1),
    ]


def write_mats(t: Tapestry, seat: int, eye: int, out: vec[i16], at: i64) -> i64:
    """A mat with nothing on it is zeros, which stand there already."""
    p = t.players[seat]
    if p.mats is NO_MATS:
        return at + MATS
    mats = cast("list[i64]", p.mats)
    played: i64 = p.civilizations
    for card in cast("list[i64]", t.pile(seat, OWN)):
        civilization = card - CIVILIZATION_0
        mat = mats[civilization]
        if mat and played >> civilization & 1:
            write_mat(t, civilization, mat, eye, out, at)
    return at + MATS


def write_mat(t: Tapestry, civilization: i64, mat: i64, eye: int, out: vec[i16], at: i64) -> None:
    if civilization == HERALDS:
        put(out, at + HERALD_TOKENS, mat, 0, 7)
    elif civilization == INVENTORS:
        put(out, at + INVENTOR_TOKENS, mat, 0, 7)
    elif civilization == ISOLATIONISTS:
        put(out, at + ISOLATIONIST_TOKENS, mat, 0, 7)
    elif civilization == TRADERS:
        put(out, at + TRADER_TOKENS, mat, 0, 7)
    elif civilization == ALCHEMISTS:
        put_small(out, at + BREWED, mat, 3, 4)
    elif civilization == CRAFTSMEN:
        put_small(out, at + STATUES, mat, 3, 3)
    elif civilization == ENTERTAINERS:
        put(out, at + STAGE, mat, 0, 16)
    elif civilization == LEADERS:
        put_bits(out, at + LED, mat, 4)
    elif civilization == MILITANTS:
        put_small(out, at + MUSTERED, mat, 3, 2)
    elif civilization == HISTORIANS:
        write_historians(t, mat, eye, out, at)
    elif civilization == MERRYMAKERS:
        if t.adjustment >= EXPERIMENTAL:
            put_small(out, at + DANCERS, mat, 4, 2)
        else:
            put_small(out, at + MERRY, mat, 2, 3)
    elif civilization == MYSTICS:
        put_small(out, at + PREDICTED, mat, 4, 4)
        put_bits(out, at + REACHED, mat >> 16, 4)
    elif civilization == CHOSEN:
        put(out, at + STEPS, mat & 255, 0, 9)
        put_bits(out, at + STRIVINGS, mat >> PRIVATE, 6)
        put_bits(out, at + ACHIEVEMENTS, mat >> PUBLIC, 3)


def put_small(out: vec[i16], at: i64, mat: i64, bits: i64, count: i64) -> None:
    """So many small numbers, the lowest first."""
    end = at + count
    low = (1 << bits) - 1
    while at < end:
        out[at] = i16(mat & low)
        mat >>= bits
        at += 1


def write_historians(t: Tapestry, mat: i64, eye: int, out: vec[i16], at: i64) -> None:
    """Four squares, then the tokens sent to each side."""
    put_bits(out, at + SQUARES, mat, 4)
    for side in range(i64(t.sides)):
        put(out, at + SENT + side_from(side, eye, t.seats), (mat >> (8 + 3 * side)) & 7, 0, 7)
