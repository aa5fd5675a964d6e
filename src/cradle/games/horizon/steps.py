"""Beyond the Horizon 10: which steps on the map are open to a unit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cradle.games.horizon.numbers import EXPLORE_LIMIT, LAND, SIDE_STEP, SIDES, TOKENS, UNITS

if TYPE_CHECKING:
    from cradle.games.horizon.table import Horizon


def explorable(t: Horizon, cell: int) -> bool:
    """Horizon 10.8: an empty place that touches at least two tiles."""
    grid = t.grid
    n = 0
    for step in SIDE_STEP:
        if grid[cell + step] >= 0:
            n += 1
    return n >= 2


def may_explore(t: Horizon, seat: int) -> bool:
    """Horizon 10.10, 10.11: tiles are left in the stack and in this turn."""
    return to_find(t, seat) > 0


def to_find(t: Horizon, seat: int) -> int:
    """Horizon 10.10, 10.11: so many tiles the player may still explore in this turn."""
    left = 1 + t.players[seat].modifiers[EXPLORE_LIMIT] + t.more_tiles - t.explored
    return max(0, min(left, len(t.cards.zones[LAND])))


def can_move_from(t: Horizon, seat: int, place: int, settler: bool, points: int) -> bool:
    """Whether a unit there could make a step that it can finish with so many points."""
    cell = t.cell[place]
    for side in range(SIDES):
        target = t.grid[cell + SIDE_STEP[side]]
        if target >= 0:
            if points > 1 or not t.barred(seat, target):
                return True
        elif settler and may_explore(t, seat) and explorable(t, cell + SIDE_STEP[side]):
            return True
    return False


def any_can_move(t: Horizon, seat: int, points: int) -> bool:
    p = t.players[seat]
    for unit in range(UNITS):
        if p.at[unit] >= 0 and can_move_from(t, seat, p.at[unit], unit < TOKENS, points):
            return True
    return False
