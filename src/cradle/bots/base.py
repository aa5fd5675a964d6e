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

    def weigh(self, table: Table, seat: int, answers: list[int], luck: Rng, out: list[int]) -> Table | None:
        """What each of the answers is worth to the seat. The table on which the best one was tried, the first of
        several, if it was: an evaluation overrides it where answers can be weighed without trying them all."""
        best: Table | None = None
        most = 0
        for i in range(len(answers)):
            t = tried(table, seat, answers[i], luck)
            worth = self.worth(t, seat)
            out[i] = worth
            if best is None or worth > most:
                most = worth
                best = t
        return best

    def between(self) -> Evaluation:
        """The one for positions at the beginning of a turn, where nothing is half done: another in titles whose turns
        have many small questions."""
        return self


def tried(table: Table, seat: int, answer: int, luck: Rng) -> Table:
    """A copy on which the answer is taken and, if it is sealed, opened: the others then answer anything, and the same
    after each answer that is tried with this luck."""
    t = table.clone()
    t.take(seat, answer)
    if t.waiting(seat):
        same = luck.copy()
        while t.waiting(seat):
            other = t.first()
            if other < 0:
                break
            answers = t.answers(other)
            t.take(other, answers[same.below(len(answers))])
    return t
