"""A bot that ends the process which plays its games, once: the one that finds no marker beside it."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import Final

from cradle.core.rng import Rng
from cradle.core.table import Table

MARKER: Final = "CRADLE_TEST_MARKER"  # the variable with the name of a file


class Doomed:
    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        marker = Path(os.environ[MARKER])
        if not marker.exists():
            marker.touch()
            os.kill(os.getppid(), signal.SIGKILL)
        return table.answers(seat)[0]
