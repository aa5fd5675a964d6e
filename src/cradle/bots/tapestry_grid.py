"""How far the rows, columns and districts of a capital are on their way."""

from __future__ import annotations

from typing import Final

from cradle.games.tapestry.pieces import SIDE

ROW_MASK: Final = 511
DISTRICTS: Final = 36  # bits: first nine columns of four bits each, then three districts of four
# a row, column or district with so many of its nine plots filled, in hundredths of a full one
NEARLY: Final = [0, 1, 2, 4, 7, 12, 20, 33, 55, 0]
DISTRICT_NEARLY: Final = [0, 2, 4, 8, 13, 20, 30, 44, 65, 0]


def spread_rows() -> list[int]:
    """The nine plots of a row as numbers of four bits, so that rows can be added."""
    out: list[int] = []
    for row in range(ROW_MASK + 1):
        sums = 0
        for column in range(SIDE):
            if (row >> column) & 1:
                sums += 1 << (4 * column)
                sums += 1 << (DISTRICTS + 4 * (column // 3))
        out.append(sums)
    return out


SPREAD: Final = spread_rows()
FILLED: Final = [row.bit_count() for row in range(ROW_MASK + 1)]


class Grid:
    """What is half done in a capital, in hundredths of a line and of a district."""

    def __init__(self) -> None:
        self.lines = 0
        self.districts = 0
        self.plots = 0
        self.full = 0  # lines

    def read(self, low: int, high: int) -> None:
        lines = 0
        districts = 0
        columns = 0
        plots = 0
        full = 0
        for band in range(3):
            three = 0
            for row in range(3 * band, 3 * band + 3):
                mask = ((low >> (SIDE * row)) if row < 5 else (high >> (SIDE * (row - 5)))) & ROW_MASK
                filled = FILLED[mask]
                plots += filled
                lines += NEARLY[filled]
                if filled == SIDE:
                    full += 1
                three += SPREAD[mask]
            columns += three & ((1 << DISTRICTS) - 1)
            three >>= DISTRICTS
            districts += DISTRICT_NEARLY[three & 15] + DISTRICT_NEARLY[(three >> 4) & 15] + DISTRICT_NEARLY[three >> 8]
        for _ in range(SIDE):
            lines += NEARLY[columns & 15]
            if columns & 15 == SIDE:
                full += 1
            columns >>= 4
        self.lines = lines
        self.districts = districts
        self.plots = plots
        self.full = full
