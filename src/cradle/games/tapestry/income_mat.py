"""Tapestry 9.5, 9.7: what the uncovered spaces of the income mat bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cradle.games.tapestry.table import Tapestry

LAST: Final = 5  # income turn


def gains_at(turn: int) -> bool:
    """Tapestry 9.0: the last income turn brings no resources."""
    return turn < LAST


def scores_at(turn: int) -> bool:
    """Tapestry 9.0: the first income turn brings no points."""
    return turn > 1


def symbols(t: Tapestry, seat: int) -> list[int]:
    """What is scored for every uncovered space of the income mat: the effects."""
    built = t.players[seat].built
    found = [t.box.income_score[row][space] for row in range(4) for space in range(built[row] + 1)]
    return [effect for effect in found if effect >= 0]


def gains(t: Tapestry, seat: int) -> list[int]:
    """Resources, tiles and cards of all uncovered spaces of the income mat."""
    built = t.players[seat].built
    total = [0, 0, 0, 0, 0, 0]
    for row in range(4):
        for space in range(built[row] + 1):
            printed = t.box.income_gain[row][space]
            for i in range(6):
                total[i] += printed[i]
    return total
