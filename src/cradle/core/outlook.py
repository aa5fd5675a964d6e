"""What an answer would change for the seat that gives it, tried on tables that the seat imagines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cradle.core.journal import Journal, Told
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table

TABLES: Final = 12  # imagined where chance or hidden things have a say
SEED: Final = 101
Numbers = Callable[[Table, int], dict[str, int]]  # those of a seat, by name, as the seat sees them


class Outlook:
    """The seat's numbers after an answer, and what would be told meanwhile.

    Sure if one try was enough: chance was not asked, nobody learned anything, nobody else had to answer. If not, these
    are the numbers on which all tries agreed; a rare event may still make them others.
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
        found = self.tried(0, answer)
        n = 1
        while not found.sure and n < TABLES and self.changes(found):
            again = self.tried(n, answer).after
            found.after = {name: value for name, value in found.after.items() if again.get(name) == value}
            n += 1
        return found

    def changes(self, found: Outlook) -> bool:
        return any(value != self.before.get(name) for name, value in found.after.items())

    def tried(self, n: int, answer: int) -> Outlook:
        """On the n-th table. A sealed answer is opened: the others then answer anything."""
        if n == len(self.tables):
            self.tables.append(self.table.imagine(self.seat, seeded(SEED + n)))
        copy = self.tables[n].clone()
        journal = Journal()
        copy.attach(journal)
        mark = copy.mark()
        copy.take(self.seat, answer)
        alone = not self.opened(copy, seeded(SEED + n))
        return Outlook(self.numbers(copy, self.seat), journal.told, alone and copy.mark() == mark)

    def opened(self, copy: Table, luck: Rng) -> bool:
        """Whether others had to answer before the seat's own answer was done."""
        asked = False
        while copy.waiting(self.seat):
            other = copy.first()
            if other < 0:
                break
            asked = True
            answers = copy.answers(other)
            copy.take(other, answers[luck.below(len(answers))])
        return asked
