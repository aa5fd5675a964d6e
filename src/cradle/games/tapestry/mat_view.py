"""What lies on the mats of civilizations, by name: they keep it packed, each in its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cradle.games.tapestry import sight
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
    PACK,
    TRADERS,
)

if TYPE_CHECKING:
    from cradle.games.tapestry.table import Tapestry


def mats_view(t: Tapestry, seat: int) -> list[sight.Mat]:
    p = t.players[seat]
    out: list[sight.Mat] = []
    for card in t.pile(seat, OWN):
        civilization = card - CIVILIZATION_0
        if p.has(civilization):
            out.append({"civilization": civilization, **mat_view(t, civilization, p.mats[civilization])})
    return out


def mat_view(t: Tapestry, civilization: int, mat: int) -> sight.OnMat:
    """The tokens left, the spaces open or reached, what was used or predicted."""
    effects = printed(t, civilization)
    adjusted = t.adjustment >= EXPERIMENTAL
    if civilization in (HERALDS, ISOLATIONISTS, TRADERS) or (civilization == INVENTORS and t.adjustment != PACK):
        return {"tokens": mat}
    if civilization == ALCHEMISTS:
        return {"tracks": [each - 1 for each in pieces(mat, 3, 4) if each]}
    if civilization == CRAFTSMEN:
        return {"heights": pieces(mat, 3, 3)}
    if civilization == ENTERTAINERS:
        return lying(effects, [mat])
    if civilization == LEADERS:
        return {"tracks": [track for track in range(4) if (mat >> track) & 1]}
    if civilization == HISTORIANS:
        open_squares = lying(effects, [square for square in range(4) if (mat >> square) & 1])
        return {**open_squares, "historians": [(mat >> (8 + 3 * seat)) & 7 for seat in range(t.sides)]}
    if civilization == MILITANTS:
        return lying(effects, [4 * row + i for row, n in enumerate(pieces(mat, 3, 2)) for i in range(n)])
    if civilization == MERRYMAKERS:
        if adjusted:
            return lying(effects, [slot - 1 for slot in pieces(mat, 4, 2) if slot])
        return {"heights": pieces(mat, 2, 3)}
    if civilization == MYSTICS and t.adjustment != PACK:
        return {"predictions": pieces(mat, 4, 4), "reached": [c for c in range(4) if (mat >> (16 + c)) & 1]}
    return {"steps": mat & 255} if civilization == CHOSEN and adjusted else {}


def lying(effects: list[int], slots: list[int]) -> sight.OnMat:
    """Spaces of a mat, and what each of them gives."""
    return {"effects": [effects[slot] for slot in slots], "slots": slots}


def printed(t: Tapestry, civilization: int) -> list[int]:
    return t.box.mat_effects[civilization][max(0, t.adjustment - 1)]


def pieces(mat: int, bits: int, count: int) -> list[int]:
    """So many small numbers, the lowest first."""
    return [(mat >> (bits * i)) & ((1 << bits) - 1) for i in range(count)]
