"""Whether a number of a loaded position can be what lies on a civilization's mat; each packs it its own way."""

from __future__ import annotations

from cradle.core.masks import bits
from cradle.games.tapestry.capital import COLUMN
from cradle.games.tapestry.mat_view import pieces
from cradle.games.tapestry.mats import SPACES, brewed
from cradle.games.tapestry.outposts import IN_ROW
from cradle.games.tapestry.pieces import (
    ALCHEMISTS,
    CHOSEN,
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
    PACK,
    TRADERS,
)
from cradle.games.tapestry.resources import PRIVATE, PUBLIC
from cradle.games.tapestry.scribes import LARGEST, given
from cradle.games.tapestry.table import Tapestry


def mat_fits(t: Tapestry, seat: int, civilization: int, mat: int) -> bool:
    adjusted = t.adjustment >= EXPERIMENTAL
    if mat < 0:
        return False
    if civilization in (HERALDS, INVENTORS, TRADERS):
        return mat <= 4
    if civilization == ISOLATIONISTS:
        return mat <= (5 if adjusted and t.sides >= 4 else 4)
    if civilization == ALCHEMISTS:
        return mat == 0 if t.adjustment == PACK else fits_brew(mat)
    if civilization == CRAFTSMEN:
        return fits(mat, 3, COLUMN)
    if civilization == ENTERTAINERS:
        return mat < len(t.box.stage_links)
    if civilization == HISTORIANS:
        return fits_history(t, seat, mat)
    if civilization == LEADERS:
        return mat < 1 << 4
    if civilization == MERRYMAKERS:
        return fits_floor(mat) if adjusted else fits(mat, 2, [3, 3, 3])
    if civilization == MILITANTS:
        return fits(mat, 3, [IN_ROW, IN_ROW])
    if civilization == MYSTICS and t.adjustment != PACK:
        return fits(mat & 0xFFFF, 4, LARGEST) and mat >> 20 == 0
    if civilization == CHOSEN and adjusted:
        return mat & 255 == bits(mat >> PRIVATE) and mat >> PUBLIC < 8 and (mat >> PRIVATE) & 255 < 1 << 6
    return mat == 0


def fits(mat: int, width: int, most: list[int]) -> bool:
    """So many small numbers, each up to a limit of its own, and nothing else."""
    found = pieces(mat, width, len(most))
    return mat >> (width * len(most)) == 0 and all(n <= limit for n, limit in zip(found, most, strict=True))


def fits_brew(mat: int) -> bool:
    """Up to four different tracks."""
    if mat >= 1 << 12:
        return False
    tracks = brewed(mat)
    return len(set(tracks)) == len(tracks) and all(0 <= track < 4 for track in tracks)


def fits_floor(mat: int) -> bool:
    """Two tokens, placed one after the other, never on the same space."""
    one, two = pieces(mat, 4, 2)
    return fits(mat, 4, [SPACES, SPACES]) and (one > 0 or two == 0) and (two == 0 or one != two)


def fits_history(t: Tapestry, seat: int, mat: int) -> bool:
    """Four squares, then how many tokens each opponent has."""
    if mat >> (8 + 3 * t.sides) or (mat >> 4) & 15:
        return False
    return given(mat) <= 4 and (mat >> (8 + 3 * seat)) & 7 == 0
