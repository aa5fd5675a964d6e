"""What points are counted for."""

from __future__ import annotations

from typing import Final

from cradle.core.masks import bits
from cradle.games.tapestry.pieces import ARCHITECTS, DISTRICT, HAND, HOUSED, LOW, MAT, SIDE, STANDS, SUPPLY, TECHS
from cradle.games.tapestry.table import Tapestry

COUNTS: Final = [
    "exploration", "science", "military", "technology", "farms", "houses", "markets", "armories", "technologies",
    "capital", "territories", "landmarks", "tiles", "tapestries", "opponents", "leads",
]  # fmt: skip
TECHNOLOGY_CARDS: Final = 8
CAPITAL: Final = 9
TERRITORIES: Final = 10
FULL_ROW: Final = 511


def count(t: Tapestry, seat: int, what: int) -> int:
    p = t.players[seat]
    if what < 4:
        return p.position(what)
    if what < 8:
        return p.built[what - 4]
    if what == TECHNOLOGY_CARDS:
        return len(t.pile(seat, TECHS))
    if what == CAPITAL:
        return capital_lines(t, seat)
    if what == TERRITORIES:
        return t.lands(seat)
    if what == 11:
        return t.landmarks(seat)
    if what == 12:
        return len(t.pile(seat, SUPPLY))
    if what == 13:
        return len(t.pile(seat, HAND)) + len(t.pile(seat, MAT))
    if what == 14:
        return t.sides - 1
    return leads(t, seat)


def leads(t: Tapestry, seat: int) -> int:
    """Tapestry 12.6: tracks on which nobody is further."""
    n = 0
    for track in range(4):
        n += 1 if is_lead(t, seat, track) else 0
    return n


def is_lead(t: Tapestry, seat: int, track: int) -> bool:
    mine = t.players[seat].position(track)
    for other in range(t.sides):
        if t.players[other].position(track) > mine:
            return False
    return True


# -- the capital ---------------------------------------------------------------------------------------------------


def full_rows(low: int, high: int) -> int:
    """A mask of the complete rows."""
    out = 0
    for row in range(5):
        if (low >> (SIDE * row)) & FULL_ROW == FULL_ROW:
            out |= 1 << row
    for row in range(4):
        if (high >> (SIDE * row)) & FULL_ROW == FULL_ROW:
            out |= 1 << (row + 5)
    return out


def full_columns(low: int, high: int) -> int:
    """A mask of the complete columns."""
    out = FULL_ROW
    for row in range(5):
        out &= low >> (SIDE * row)
    for row in range(4):
        out &= high >> (SIDE * row)
    return out


def full_districts(low: int, high: int) -> int:
    """A mask of the complete districts."""
    out = 0
    for band in range(3):
        line = 511
        for row in range(3 * band, 3 * band + 3):
            line &= (low >> (SIDE * row)) if row < 5 else (high >> (SIDE * (row - 5)))
        for column in range(3):
            if (line >> (3 * column)) & 7 == 7:
                out |= 1 << (3 * band + column)
    return out


def districts(t: Tapestry, seat: int) -> int:
    p = t.players[seat]
    return full_districts(p.low | p.rock_low, p.high | p.rock_high)


def capital_lines(t: Tapestry, seat: int) -> int:
    """Tapestry 8.5: complete rows and columns; the Architects count uniform ones twice."""
    p = t.players[seat]
    low = p.low | p.rock_low
    high = p.high | p.rock_high
    rows = full_rows(low, high)
    columns = full_columns(low, high)
    n = bits(rows) + bits(columns)
    if p.has(ARCHITECTS):
        for i in range(SIDE):
            if (rows >> i) & 1 and uniform(p.cells, [SIDE * i + j for j in range(SIDE)]):
                n += 1
            if (columns >> i) & 1 and uniform(p.cells, [SIDE * j + i for j in range(SIDE)]):
                n += 1
    return n


def uniform(cells: list[int], where: list[int]) -> bool:
    """Tapestry 13.2: income buildings of exactly one kind; landmarks and impassable plots do not matter."""
    found = -1
    for cell in where:
        kind = cells[cell]
        if HOUSED <= kind < STANDS:
            if found >= 0 and kind != found:
                return False
            found = kind
    return found >= 0


def district_cells(district: int) -> list[int]:
    top = district // DISTRICT * DISTRICT
    left = district % DISTRICT * DISTRICT
    return [SIDE * (top + i) + left + j for i in range(DISTRICT) for j in range(DISTRICT)]


def filled(low: int, high: int, cell: int) -> bool:
    return (low >> cell) & 1 == 1 if cell < LOW else (high >> (cell - LOW)) & 1 == 1
