"""What a report on balance needs of one game, as plain numbers, taken while it is played.

Everything comes from the title: what it tells (`News.gains`, `News.begins`), its rounds and its score sheet.

    notes = Notes(table)
    ...           # after every answer: notes.look()
    notes.done()  # plain numbers, for GameResult.notes
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field

from cradle.core.journal import Journal, Told
from cradle.core.table import Table


@dataclass
class GameNotes:
    """Plain numbers about one game; as a dictionary they stand in its result."""

    first: int = -1  # the seat that went first, -1 if the title does not tell
    gained: dict[str, list[list[int]]] = field(default_factory=dict)  # noun -> seat -> components, each once
    scores: list[list[int]] = field(default_factory=list)  # the totals as each round ended, the last at the end
    changes: int = 0  # how often another seat than before was alone in front, looked at after every answer
    scored: bool = True
    lines: dict[str, list[int]] = field(default_factory=dict)  # line of the score sheet -> points of each seat


class Notes:
    """Listens to one table: it has no other journal."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.journal = Journal()
        table.attach(self.journal)
        self.taken = GameNotes(scored=table.sheet().scored)
        self.round = table.rounds()
        self.ahead = -1
        self.totals = table.sheet().totals()

    def look(self) -> None:
        """After an answer: what was told, who is in front, and whether a round has ended."""
        for told in self.journal.told:
            self.hear(told)
        self.journal.told.clear()
        before, self.totals = self.totals, self.table.sheet().totals()
        if self.table.rounds() != self.round:
            if self.round and self.taken.scored:
                self.taken.scores.append(before)
            self.round = self.table.rounds()
        leader = alone_in_front(self.totals)
        if leader >= 0:
            self.taken.changes += self.ahead >= 0 and leader != self.ahead
            self.ahead = leader

    def hear(self, told: Told) -> None:
        news = told.news
        if not 0 <= told.seat < self.table.seats:
            return
        if news.begins and self.taken.first < 0:
            self.taken.first = told.seat
        if news.gains:
            numbers = dict(zip(news.data + news.secret, told.data + told.secret))
            seats = self.taken.gained.setdefault(news.gains, [[] for _ in range(self.table.seats)])
            if numbers[news.gains] not in seats[told.seat]:
                seats[told.seat].append(numbers[news.gains])

    def done(self) -> dict[str, object]:
        """The game has ended, or was called off."""
        sheet = self.table.sheet()
        if sheet.scored:
            self.taken.scores.append(sheet.totals())
        self.taken.lines = {name: points[:] for name, points in zip(sheet.lines, sheet.points)}
        return asdict(self.taken)


def alone_in_front(totals: list[int]) -> int:
    """The seat with the most points, -1 if several have as many."""
    most = max(totals)
    return totals.index(most) if totals.count(most) == 1 else -1


def read_notes(plain: Mapping[str, object]) -> GameNotes:
    """Notes as they stand in a result."""
    return GameNotes(**plain)  # type: ignore[arg-type]  # made by done() of the same version
