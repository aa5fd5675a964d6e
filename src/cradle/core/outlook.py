"""What an answer would change for the seat that gives it, tried on tables that the seat imagines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cradle.core.journal import Journal, Told
from cradle.core.rng import seeded
from cradle.core.table import Table

TABLES: Final = 12  # imagined where chance or hidden things have a say
SEED: Final = 101
Numbers = Callable[[Table, int], dict[str, int]]  # those of a seat, by name, as the seat sees them


class Outlook:
    """The seat's numbers after an answer, and what would be told meanwhile.

    Sure if one try was enough: chance was not asked, nobody learned anything, nobody else had to answer. If not, of the
    numbers that changed only those are left on which all tries agreed; a rare event may still make them others.
    """

    def __init__(self, after: dict[str, int], told: list[Told], sure: bool) -> None:
        self.after = after
        self.told = told
        self.sure = sure


class Foresight:
    """Tries answers of one seat. The real table is only asked to be imagined."""

    def __init__(self, table: Table, seat: int, numbers: Numbers) -> None:
        self.table = table
        self.seat = seat
        self.numbers = numbers
        self.tables = [table.imagine(seat, seeded(SEED))]
        self.before = numbers(self.tables[0], seat)

    def outlook(self, answer: int) -> Outlook:
        copy = self.tables[0].clone()
        journal = Journal()
        copy.attach(journal)
        mark = copy.mark()
        copy.take(self.seat, answer)
        alone = not self.opened(copy, SEED)
        found = Outlook(self.numbers(copy, self.seat), journal.told, alone and copy.mark() == mark)
        if not found.sure:
            self.agree(found, answer)
        return found

    def agree(self, found: Outlook, answer: int) -> None:
        """Try again on other tables, as long as a number that changed is left."""
        after = found.after
        left = [name for name in after if after[name] != self.before.get(name)]
        n = 1
        while left and n < TABLES:
            again = self.tried(n, answer)
            kept: list[str] = []
            for name in left:
                if again.get(name) == after[name]:
                    kept.append(name)
                else:
                    del after[name]
            left = kept
            n += 1

    def tried(self, n: int, answer: int) -> dict[str, int]:
        """The numbers on the n-th table."""
        if n == len(self.tables):
            self.tables.append(self.table.imagine(self.seat, seeded(SEED + n)))
        copy = self.tables[n].clone()
        copy.take(self.seat, answer)
        self.opened(copy, SEED + n)
        return self.numbers(copy, self.seat)

    def opened(self, copy: Table, seed: int) -> bool:
        """A sealed answer is opened: the others answer anything. Whether they had to before it was done."""
        if not copy.waiting(self.seat):
            return False
        luck = seeded(seed)
        asked = False
        while copy.waiting(self.seat):
            other = copy.first()
            if other < 0:
                break
            asked = True
            answers = copy.answers(other)
            copy.take(other, answers[luck.below(len(answers))])
        return asked
