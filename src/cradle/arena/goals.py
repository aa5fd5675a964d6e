"""What a ladder must show, and at how many players it is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

YARDSTICK: Final = "greedy"  # what the top rung is measured by
TWO: Final = 2
USUAL: Final = {"heroes": 3, "horizon": 3}  # players at most tables; other titles have four
FOUR: Final = 4  # alike, for the points of a seat
DUELS: Final = 200  # games of a pair at two players
TABLES: Final = 120  # games of one against all others
POINTS: Final = 40  # games among four alike

STEP: Final = 0.60  # of the wins against the rung below at two players, and the interval above one half
MEAN: Final = 1000.0  # milliseconds a decision of the top rung
P99: Final = 3000.0


@dataclass(frozen=True)
class Goals:
    """Of the top rung."""

    duel: float  # of the wins against the yardstick
    table: float  # of the wins against the yardstick on all other seats of the usual table
    points: int  # a seat, four alike; 0: none


TOP: Final = {
    "hadara": Goals(0.97, 0.85, 190),
    "tapestry": Goals(0.97, 0.85, 150),
    "heroes": Goals(0.90, 0.65, 0),
    "horizon": Goals(0.90, 0.65, 75),
}
