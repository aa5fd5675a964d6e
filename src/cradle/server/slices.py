"""How long a bot thinks: a time is turned into walks by the rate that was measured here last.

Bots have no clock (`bots/`), so that the same walks give the same answer on any machine. Whoever has one hands them
their walks in slices and looks at it in between: enough walks, no time left, or a choice that is clear.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Protocol, runtime_checkable

from cradle.core.rng import Rng
from cradle.core.table import Table

SLICE: Final = 0.04  # seconds between two looks at the clock
LEAST: Final = 8  # walks of a decision, however little time there is
MEMORY: Final = 4  # a new slice counts as one of so many


@runtime_checkable
class Searching(Protocol):
    """A bot that thinks in walks (`bots/tree.py`)."""

    walks: int  # what a decision gets

    def begin(self, table: Table, seat: int, rng: Rng) -> None: ...

    def walk(self, n: int, /) -> None: ...

    def walked(self) -> int: ...

    def clear(self) -> bool: ...

    def best(self) -> int: ...


class Rates:
    """Walks a second of each title and number of seats, as they were lately."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.known: dict[tuple[str, int], float] = {}

    def of(self, what: tuple[str, int]) -> float:
        return self.known.get(what, 0.0)

    def note(self, what: tuple[str, int], walks: int, seconds: float) -> None:
        found = walks / max(seconds, 1e-6)
        before = self.known.get(what, found)
        self.known[what] = before + (found - before) / MEMORY

    def think(self, bot: Searching, title: str, table: Table, seat: int, rng: Rng, seconds: float) -> int:
        """The bot's answer, after all walks of its level or as many as there is time for."""
        wanted = bot.walks
        bot.begin(table, seat, rng)
        return self.go_on(bot, (title, table.seats), wanted, seconds)

    def go_on(self, bot: Searching, what: tuple[str, int], wanted: int, seconds: float) -> int:
        """The same for one that has begun, and may have thought about it before."""
        done = bot.walked()
        end = self.clock() + seconds
        while done < (walks := self.walks_in(what, wanted, done, end)):
            bot.walks = walks  # so that it knows how many are left when it looks whether the choice is clear
            if bot.clear():
                break
            slice_ = min(walks - done, max(LEAST, int(self.of(what) * SLICE)))
            begun = self.clock()
            bot.walk(slice_)
            self.note(what, slice_, self.clock() - begun)
            done = bot.walked()
        return bot.best()

    def walks_in(self, what: tuple[str, int], wanted: int, done: int, end: float) -> int:
        """How many walks it will come to: those of the level, or what the rate allows in the time that is left."""
        rate = self.of(what)
        if not rate:
            return wanted
        return min(wanted, max(LEAST, done + int(rate * max(0.0, end - self.clock()))))
