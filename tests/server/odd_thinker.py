"""A bot's process in which the casual bot misbehaves as told; with a file named, it dies only the first time."""

import os
import signal
import sys
import time
from pathlib import Path

from cradle import shelf
from cradle.core.rng import Rng
from cradle.core.table import Table
from cradle.server import thinker

MODE, *MARK = sys.argv[1:]
SOUND = shelf.bot


class Odd:
    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        if MODE == "raise":
            raise KeyError(f"my hand is {table.view(seat)}")
        if MODE == "hang":
            time.sleep(3600)
        if MODE == "die" and not (MARK and Path(MARK[0]).exists()):
            if MARK:
                Path(MARK[0]).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if MODE == "print":
            print('{"answer": -5}')
        return -1 if MODE == "illegal" else table.answers(seat)[0]


def bot(level: str, title: str) -> object:
    return Odd() if level == "casual" else SOUND(level, title)


def ponder(*asked: object) -> bool:
    if MODE == "ponder-die":
        os.kill(os.getpid(), signal.SIGKILL)
    raise KeyError("my hand")


if __name__ == "__main__":
    if MODE.startswith("ponder"):
        thinker.MINDS.ponder = ponder  # type: ignore[method-assign, assignment]
    shelf.bot = bot  # type: ignore[assignment]
    thinker.main()
