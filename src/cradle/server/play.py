"""A game being played: the sitting, and what only a server needs: a numbered log, keys of answers, and clocks."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple

from cradle.core.errors import Refused
from cradle.core.journal import MOVED, SHOWN, UNDONE, Told
from cradle.core.record import Change, Record
from cradle.core.sitting import Sitting
from cradle.core.table import Table
from cradle.core.title import Box, Title
from cradle.server.clocks import Clocks, ClockState
from cradle.server.plan import ClockRules

KEPT_NEWS: Final = 1500  # things told that are kept in memory for those who come back
SAVED_NEWS: Final = 500  # of them go into a snapshot


class LogEntry(NamedTuple):
    """A change in the log: its number, whose it is, and when it was made."""

    number: int
    kind: str
    seat: int
    text: str
    key: str | None
    at: int

    @property
    def change(self) -> Change:
        return Change(self.kind, self.seat, self.text)

    def hidden(self) -> bool:
        """Only its own seat notices."""
        return self.change.hidden()


class Play:
    def __init__(self, title: Title, box: Box, record: Record, rules: ClockRules) -> None:
        self.sitting = Sitting(title, box, record, len(record.lines))
        self.sitting.journal.trim(KEPT_NEWS)
        self.entries = 0
        self.keys: dict[str, tuple[int, str, int]] = {}
        self.clocks = Clocks(rules, self.table.seats)

    @property
    def table(self) -> Table:
        return self.sitting.table

    def begin(self, at: int) -> None:
        self.clocks.after(at, -1, self.table.asked(), [])

    # -- loading -----------------------------------------------------------------------------------------------

    def load(self, entries: list[LogEntry], snapshot: tuple[int, str] | None) -> None:
        """Catch up with the log; with a snapshot only what came after it is played."""
        skipped = 0
        last = entries[-1].number if entries else self.entries
        if snapshot is not None and self.entries < snapshot[0] <= last:
            skipped = sum(entry.number <= snapshot[0] for entry in entries)
            for entry in entries[:skipped]:
                self.sitting.skip(entry.change)
                self.note(entry)
            self.restore(json.loads(snapshot[1]))
        for entry in entries[skipped:]:
            self.apply(entry)

    def snapshot(self) -> str:
        told, offsets = self.sitting.journal.dump(SAVED_NEWS)
        table, clocks = self.table.dump(), self.clocks.state.model_dump()
        marks = self.sitting.marks
        return json.dumps({"table": table, "clocks": clocks, "marks": marks, "told": told, "offsets": offsets})

    def restore(self, data: dict[str, Any]) -> None:
        sitting = self.sitting
        sitting.settle_on(sitting.box.load(data["table"]), data["marks"])
        self.clocks = Clocks(self.clocks.rules, self.table.seats, ClockState.model_validate(data["clocks"]))
        sitting.journal.forget()
        kinds = {news.name: news for news in [*sitting.title.news, MOVED, SHOWN, UNDONE]}
        told = data.get("told", [])
        if "offsets" in data and all(name in kinds for name, *_ in told):
            sitting.journal.remember([Told(kinds[name], *rest) for name, *rest in told], data["offsets"])

    # -- the log -----------------------------------------------------------------------------------------------

    def apply(self, entry: LogEntry) -> None:
        """An entry that is in the log already."""
        self.sitting.apply(entry.change)
        self.finish(entry)

    def answer(self, seat: int, word: str, key: str | None, at: int) -> LogEntry:
        """Answer on the table. Refused or BadRecord leave everything unchanged."""
        if seat not in self.table.asked():
            raise Refused("core/turn", str(seat))
        return self.enter(self.sitting.answer(seat, self.table.kind(seat).answer(word)), key, at)

    def take_back(self, seat: int, at: int) -> LogEntry:
        """A sealed answer that is not opened yet."""
        return self.enter(self.sitting.take_back(seat), None, at)

    def undo(self, seat: int, droppable: int, at: int) -> LogEntry | None:
        """Take back the seat's last answer if nobody has learned anything since, see Sitting.undo."""
        change = self.sitting.undo(seat, droppable)
        return self.enter(change, None, at) if change is not None else None

    def undo_agreed(self, seat: int, at: int) -> LogEntry | None:
        """Back to before the seat's last answer, whatever was learned: everybody agreed."""
        change = self.sitting.cut(seat)
        return self.enter(change, None, at) if change is not None else None

    def enter(self, change: Change, key: str | None, at: int) -> LogEntry:
        entry = LogEntry(self.entries + 1, change.kind, change.seat, change.text, key, at)
        self.finish(entry)
        return entry

    def finish(self, entry: LogEntry) -> None:
        """The server's books after an entry."""
        self.note(entry)
        if entry.kind == "back":
            self.clocks.reopen(entry.seat)
        answered = entry.seat if entry.change.adds() else -1
        self.clocks.after(entry.at, answered, self.table.asked(), self.sitting.sealed())
        self.sitting.journal.trim(KEPT_NEWS)

    def note(self, entry: LogEntry) -> None:
        self.entries = entry.number
        if entry.key is not None:
            self.keys[entry.key] = (entry.seat, entry.text, self.sitting.numbers[entry.seat])
