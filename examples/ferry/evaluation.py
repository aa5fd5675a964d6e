"""What a position of Ferry is worth: points, and a weight that is still in the hand is a chance not taken."""

from __future__ import annotations

from typing import Final

from cradle.bots.base import Evaluation
from cradle.core.table import Table
from examples.ferry.content import HAND
from examples.ferry.table import Ferry

POINT: Final = 100
KEPT: Final = 60  # for each weight in the hand


class FerryEvaluation(Evaluation):
    def worth(self, table: Table, seat: int) -> int:
        assert isinstance(table, Ferry)
        return POINT * table.points(seat) - KEPT * table.weight(HAND + seat)


EVALUATION: Final = FerryEvaluation()
