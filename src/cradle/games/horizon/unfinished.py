"""Beyond the Horizon: steps with a piece between two places, so that a recount finds it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cradle.core.step import Step

if TYPE_CHECKING:
    from cradle.games.horizon.table import Horizon

CUBE: Final = 0  # off its track, not yet invested
TECHNOLOGY: Final = 1  # researched, not yet gained
TILE: Final = 2  # found, not yet on the map


class Unfinished(Step["Horizon"]):
    def __init__(self, seat: int, carries: int) -> None:
        self.seat = seat
        self.carries = carries

    def run(self, table: Horizon) -> None:
        """Each says where its piece arrives."""
        raise TypeError(f"{type(self).__name__} carries its piece nowhere")
