"""What a bot is, and what it knows of a title."""

from __future__ import annotations

from abc import ABC, abstractmethod

from cradle.core.rng import Rng
from cradle.core.table import Table


class Bot(ABC):
    """Chooses among the answers of a seat. The table it is handed is imagined: whatever it cannot know is made up."""

    walks: int = 0  # what a decision gets; those that do not search have none

    @abstractmethod
    def choose(self, table: Table, seat: int, rng: Rng) -> int: ...


class Evaluation(ABC):
    """What a position is worth to a seat, in hundredths of a point of the title."""

    @abstractmethod
    def worth(self, table: Table, seat: int) -> int: ...

    def worths(self, table: Table, out: list[int]) -> None:
        """What it is worth to each seat. A title overrides it where seats share work."""
        for seat in range(table.seats):
            out[seat] = self.worth(table, seat)

    def between(self) -> Evaluation:
        """The one for positions at the beginning of a turn, where nothing is half done: another in titles whose turns
        have many small questions."""
        return self
