"""Landmarks and capitals as masks: the first 45 plots in one number, the other 36 in another."""

from __future__ import annotations

from typing import Final

from cradle.core.errors import BadContent
from cradle.games.tapestry.box import Shape
from cradle.games.tapestry.capital import ANCHORS, RAISE_AT, TURNS
from cradle.games.tapestry.pieces import LOW, SIDE

OVER: Final = 3  # rows and columns that the corner of a landmark can lie outside


def landmark_shape(rows: list[str], where: str) -> Shape:
    """Tapestry 8.2: every turn and place; those that look the same on the grid are one."""
    cells = [(r, c) for r, line in enumerate(rows) for c, mark in enumerate(line) if mark == "X"]
    if not cells or len(rows) > 4 or max(len(line) for line in rows) > 4:
        raise BadContent("core-content-text", {"where": where})
    shape = Shape()
    shape.rows = rows
    shape.size = len(cells)
    found: dict[tuple[int, int], int] = {}
    for turn in range(TURNS):
        top = min(r for r, _ in cells)
        left = min(c for _, c in cells)
        cells = [(r - top, c - left) for r, c in cells]
        for row in range(ANCHORS):
            for column in range(ANCHORS):
                masks = lay(cells, row - OVER, column - OVER)
                answer = RAISE_AT + (row * ANCHORS + column) * TURNS + turn
                whole = sum(1 for r, c in cells if on_grid(row - OVER + r, column - OVER + c))
                if whole and (masks not in found or answer < found[masks]):
                    found[masks] = answer
        cells = [(c, -r) for r, c in cells]
    for (low, high), answer in sorted(found.items(), key=lambda item: item[1]):
        shape.answers.append(answer)
        shape.low.append(low)
        shape.high.append(high)
    return shape


def on_grid(row: int, column: int) -> bool:
    return 0 <= row < SIDE and 0 <= column < SIDE


def lay(cells: list[tuple[int, int]], row: int, column: int) -> tuple[int, int]:
    low = 0
    high = 0
    for r, c in cells:
        if on_grid(row + r, column + c):
            bit = (row + r) * SIDE + column + c
            if bit < LOW:
                low |= 1 << bit
            else:
                high |= 1 << (bit - LOW)
    return low, high


def capital_masks(rows: list[str], where: str) -> tuple[int, int]:
    if len(rows) != SIDE or any(len(row) != SIDE for row in rows):
        raise BadContent("core-content-list", {"where": where, "length": SIDE})
    return lay([(r, c) for r in range(SIDE) for c in range(SIDE) if rows[r][c] == "#"], 0, 0)
