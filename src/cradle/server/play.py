"""A game being played: the log of entries, the table it leads to, and what each eye can have noticed of it.

An entry is an answer, or takes answers away again; the log itself only grows. Kinds of entry:
answer (its text is the line of the record), sealed (the same, face down: only its own seat notices), back (a sealed
answer taken back), cut (the record ends before line n) and drop (line n alone is left out).
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from cradle.core.errors import Refused
from cradle.core.journal import Journal, Told
from cradle.core.plain import Plain
from cradle.core.record import Record, read_line
from cradle.core.sitting import Sitting
from cradle.core.table import Table
from cradle.core.title import Box, Title
from cradle.server.clocks import Clocks, ClockState
from cradle.server.plan import ClockRules

KEPT_NEWS: Final = 1500  # things told that are kept in memory for those who come back


class Entry(NamedTuple):
    number: int
    kind: str
    seat: int
    text: str
    key: str | None
    at: int


class Play:
    def __init__(self, title: Title, box: Box, record: Record, rules: ClockRules, snapshot: str | None = None) -> None:
        """With a snapshot, the lines that the record begins with are not played again."""
        self.title = title
        self.box = box
        self.header = record.header
        self.base = len(record.lines)
        sitting = Sitting(title, box, record if snapshot is None else Record(record.header))
        sitting.record.lines = record.lines
        self.lines: list[str] = record.lines
        self.seats = sitting.table.seats
        self.entries = 0
        self.keys: dict[str, tuple[int, str, int]] = {}
        self.numbers = [self.lines_of(seat) for seat in range(self.seats)]
        self.noticed = [0] * (self.seats + 1)
        self.clocks = Clocks(rules, self.seats)
        self.settle_on(sitting)
        if snapshot is not None:
            self.restore(json.loads(snapshot))
            self.clocks = Clocks(rules, self.seats)

    def settle_on(self, sitting: Sitting) -> None:
        """Go on from this table; what was told before is not kept."""
        self.table: Table = sitting.table
        self.journal: Journal = sitting.journal
        self.lines = sitting.record.lines
        self.last_marks: list[list[int] | None] = [None] * self.seats
        for seat, mark in zip(sitting.seats_of_lines, sitting.marks, strict=True):
            self.last_marks[seat] = mark
        self.forget_news()

    def forget_news(self) -> None:
        self.journal.told.clear()
        self.first_kept = self.noticed[:]
        self.offsets: list[list[int]] = [[0] for _ in range(self.seats + 1)]

    # -- loading -----------------------------------------------------------------------------------------------

    def load(self, entries: list[Entry], snapshot: tuple[int, str] | None) -> None:
        """Catch up with the log; with a snapshot only what came after it is played."""
        skipped = 0
        if snapshot is not None and snapshot[0] > self.entries:
            skipped = sum(entry.number <= snapshot[0] for entry in entries)
            for entry in entries[:skipped]:
                self.note(entry)
                self.lines = without(self.lines, entry)
            self.restore(json.loads(snapshot[1]))
        for entry in entries[skipped:]:
            self.apply(entry)

    def snapshot(self) -> str:
        marks = self.last_marks
        return json.dumps({"table": self.table.dump(), "clocks": self.clocks.state.model_dump(), "marks": marks})

    def restore(self, data: Plain) -> None:
        table, marks = data["table"], data["marks"]
        assert isinstance(table, dict) and isinstance(marks, list)
        self.table = self.box.load(table)
        self.journal = Journal()
        self.table.attach(self.journal)
        self.last_marks = marks
        self.clocks = Clocks(self.clocks.rules, self.seats, ClockState.model_validate(data["clocks"]))
        self.forget_news()

    def begin(self, at: int) -> None:
        self.clocks.after(at, -1, self.table.asked(), [])

    # -- the log -----------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> None:
        """An entry that is in the log already."""
        if entry.kind in ("answer", "sealed"):
            seat, answer = read_line(self.table, entry.text, entry.number)
            self.do_answer(seat, answer, entry.text)
        elif entry.kind == "back":
            self.table.take_back(entry.seat)
            self.lines = without(self.lines, entry)
            self.clocks.reopen(entry.seat)
        else:
            record = Record(self.header)
            record.lines = without(self.lines, entry)
            self.settle_on(Sitting(self.title, self.box, record))
        self.finish(entry)

    def answer(self, seat: int, word: str, key: str | None, at: int) -> Entry:
        """Answer on the table. Refused or BadRecord leave everything unchanged."""
        if seat not in self.table.asked():
            raise Refused("core/turn", str(seat))
        kind = self.table.kind(seat)
        answer = kind.answer(word)
        line = f"{seat} {kind.name} {kind.word(answer)}"
        self.do_answer(seat, answer, line)
        sealed = self.table.waiting(seat)
        entry = Entry(self.entries + 1, "sealed" if sealed else "answer", seat, line, key, at)
        self.finish(entry)
        return entry

    def do_answer(self, seat: int, answer: int, line: str) -> None:
        mark = self.table.mark()
        self.table.answer(seat, answer)
        self.lines.append(line)
        self.last_marks[seat] = mark

    def take_back(self, seat: int, at: int) -> Entry:
        """A sealed answer that is not opened yet."""
        place = self.last_line(seat)
        self.table.take_back(seat)
        entry = Entry(self.entries + 1, "back", seat, str(place), None, at)
        self.lines = without(self.lines, entry)
        self.clocks.reopen(seat)
        self.finish(entry)
        return entry

    def undo(self, seat: int, droppable: int, at: int) -> Entry | None:
        """Take back the seat's last answer if nobody has learned anything since, see Sitting.undo."""
        record = Record(self.header)
        record.lines = self.lines[:]
        sitting = Sitting(self.title, self.box, record)
        before = len(self.lines)
        place = self.last_line(seat)
        if place < 0 or not sitting.undo(seat, droppable | self.face_down()):
            return None
        alone = len(sitting.record.lines) == before - 1 and place != before - 1
        entry = Entry(self.entries + 1, "drop" if alone else "cut", seat, str(place), None, at)
        self.settle_on(sitting)
        self.finish(entry)
        return entry

    def undo_agreed(self, seat: int, at: int) -> Entry | None:
        """Back to before the seat's last answer, whatever was learned: everybody agreed."""
        place = self.last_line(seat)
        if place < 0:
            return None
        entry = Entry(self.entries + 1, "cut", seat, str(place), None, at)
        self.apply(entry)
        return entry

    def finish(self, entry: Entry) -> None:
        """The books after an entry: numbers, clocks, and up to where each eye has been told what."""
        self.note(entry)
        answered = entry.seat if entry.kind in ("answer", "sealed") else -1
        self.clocks.after(entry.at, answered, self.table.asked(), self.sealed())
        if entry.kind in ("cut", "drop"):
            self.forget_news()
            return
        told = len(self.journal.told)
        for eye in range(self.seats + 1):
            if notices(entry, eye):
                self.offsets[eye].append(told)
        if told > 2 * KEPT_NEWS:
            self.trim(told - KEPT_NEWS)

    def note(self, entry: Entry) -> None:
        self.entries = entry.number
        if entry.key is not None:
            self.keys[entry.key] = (entry.seat, entry.text, self.numbers[entry.seat] + 1)
        for seat in range(self.seats):
            if entry.kind == "cut" or seat == entry.seat:
                self.numbers[seat] += 1
        for eye in range(self.seats + 1):
            if notices(entry, eye):
                self.noticed[eye] += 1

    def trim(self, count: int) -> None:
        """Forget the oldest things told."""
        del self.journal.told[:count]
        for eye in range(self.seats + 1):
            offsets = self.offsets[eye]
            gone = sum(offset < count for offset in offsets)
            self.first_kept[eye] += gone
            self.offsets[eye] = [offset - count for offset in offsets[gone:]]

    # -- questions about it ------------------------------------------------------------------------------------

    def lines_of(self, seat: int) -> int:
        return sum(line.startswith(f"{seat} ") for line in self.lines)

    def last_line(self, seat: int) -> int:
        for n in range(len(self.lines) - 1, -1, -1):
            if self.lines[n].startswith(f"{seat} "):
                return n
        return -1

    def sealed(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.table.waiting(seat)]

    def face_down(self) -> int:
        """Seats with a sealed answer, as a mask: an undo lets it fall, or it would show that it was given."""
        return sum(1 << seat for seat in self.sealed())

    def waiting(self) -> list[int]:
        """Who is waited for. Whoever has answered face down is listed until all have."""
        return sorted({*self.table.asked(), *self.sealed()})

    def can_undo(self, seat: int) -> bool:
        mark = self.last_marks[seat] if seat < self.seats else None
        return mark is not None and not self.table.waiting(seat) and mark == self.table.mark()

    def news_since(self, eye: int, since: int | None) -> list[Told] | None:
        """What was told after the eye's number `since`; None if it cannot be said."""
        if since is None or not self.first_kept[eye] <= since <= self.noticed[eye]:
            return None
        return self.journal.told[self.offsets[eye][since - self.first_kept[eye]] :]

    def record(self) -> Record:
        record = Record(self.header)
        record.lines = self.lines[:]
        return record


def notices(entry: Entry, eye: int) -> bool:
    return entry.kind not in ("sealed", "back") or eye == entry.seat


def without(lines: list[str], entry: Entry) -> list[str]:
    """The lines of the record after an entry."""
    if entry.kind in ("answer", "sealed"):
        return [*lines, entry.text]
    place = int(entry.text)
    return lines[:place] if entry.kind == "cut" else lines[:place] + lines[place + 1 :]
