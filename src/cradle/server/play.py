"""A game being played: the log of entries, the table it leads to, and what each eye can have noticed of it.

An entry is an answer, or takes answers away again; the log itself only grows. Kinds of entry:
answer (its text is the line of the record), sealed (the same, face down: only its own seat notices), back (a sealed
answer taken back), cut (the record ends before line n) and drop (line n alone is left out).
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from cradle.core.errors import Refused
from cradle.core.journal import MOVED, SHOWN, Journal, News, Told
from cradle.core.record import Record, read_line
from cradle.core.sitting import Sitting
from cradle.core.table import Table
from cradle.core.title import Box, Title
from cradle.server.clocks import Clocks, ClockState
from cradle.server.plan import ClockRules

KEPT_NEWS: Final = 1500  # things told that are kept in memory for those who come back
SAVED_NEWS: Final = 500  # of them go into a snapshot
UNDONE: Final = News("undone")  # a seat's answer was taken back


class Entry(NamedTuple):
    number: int
    kind: str
    seat: int
    text: str
    key: str | None
    at: int


class Play:
    def __init__(self, title: Title, box: Box, record: Record, rules: ClockRules) -> None:
        self.title = title
        self.box = box
        self.header = record.header
        self.base = 0  # answers of a game that was taken over: those stay
        before, record.lines = record.lines, []
        sitting = Sitting(title, box, record)
        self.seats = sitting.table.seats
        self.entries = 0
        self.keys: dict[str, tuple[int, str, int]] = {}
        self.noticed = [0] * (self.seats + 1)
        self.clocks = Clocks(rules, self.seats)
        self.last_marks: list[list[int] | None] = []
        self.journal: Journal = sitting.journal
        self.settle_on(sitting)
        self.forget_news()
        for n, line in enumerate(before, 1):
            seat, answer = read_line(self.table, line, n)
            self.do_answer(seat, answer, line)
            self.noticed = [number + 1 for number in self.noticed]
            self.tell(range(self.seats + 1))
        self.base = len(before)
        self.last_marks = [None for _ in range(self.seats)]
        self.numbers = [self.lines_of(seat) for seat in range(self.seats)]

    def settle_on(self, sitting: Sitting) -> None:
        """Go on from this table. What was told so far stays told."""
        sitting.journal.told = self.journal.told
        self.table: Table = sitting.table
        self.journal = sitting.journal
        self.lines: list[str] = sitting.record.lines
        self.base = min(self.base, len(self.lines))
        self.last_marks = [None for _ in range(self.seats)]
        made = zip(sitting.seats_of_lines, sitting.marks, strict=True)
        for seat, mark in list(made)[self.base :]:
            self.last_marks[seat] = mark

    def forget_news(self) -> None:
        self.journal.told.clear()
        self.first_kept = self.noticed[:]
        self.offsets: list[list[int]] = [[0] for _ in range(self.seats + 1)]

    # -- loading -----------------------------------------------------------------------------------------------

    def load(self, entries: list[Entry], snapshot: tuple[int, str] | None) -> None:
        """Catch up with the log; with a snapshot only what came after it is played."""
        skipped = 0
        last = entries[-1].number if entries else self.entries
        if snapshot is not None and self.entries < snapshot[0] <= last:
            skipped = sum(entry.number <= snapshot[0] for entry in entries)
            for entry in entries[:skipped]:
                self.note(entry)
                self.lines = without(self.lines, entry)
            self.base = min(self.base, len(self.lines))
            self.restore(json.loads(snapshot[1]))
        for entry in entries[skipped:]:
            self.apply(entry)

    def snapshot(self) -> str:
        data = {"table": self.table.dump(), "clocks": self.clocks.state.model_dump(), "marks": self.last_marks}
        gone = max(0, len(self.journal.told) - SAVED_NEWS)
        told = [[one.news.name, one.seat, one.data, one.secret, one.to] for one in self.journal.told[gone:]]
        offsets = [[offset - gone for offset in row if offset >= gone] for row in self.offsets]
        return json.dumps({**data, "told": told, "offsets": offsets})

    def restore(self, data: dict[str, Any]) -> None:
        self.table = self.box.load(data["table"])
        self.journal = Journal()
        self.table.attach(self.journal)
        self.last_marks = data["marks"]
        self.clocks = Clocks(self.clocks.rules, self.seats, ClockState.model_validate(data["clocks"]))
        self.forget_news()
        if "offsets" in data:
            self.restore_news(data["told"], data["offsets"])

    def restore_news(self, told: list[list[Any]], offsets: list[list[int]]) -> None:
        """What was told before a snapshot."""
        kinds = {news.name: news for news in [*self.title.news, MOVED, SHOWN, UNDONE]}
        self.journal.told.extend(Told(kinds[name], *rest) for name, *rest in told if name in kinds)
        if len(self.journal.told) == len(told):
            self.offsets = offsets
            self.first_kept = [n + 1 - len(row) for n, row in zip(self.noticed, offsets, strict=True)]
        else:
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
        before = len(self.lines)
        place = self.own_line(seat)
        if place < 0:
            return None
        sitting = Sitting(self.title, self.box, record)
        if not sitting.undo(seat, droppable | self.face_down()):
            return None
        alone = len(sitting.record.lines) == before - 1 and place != before - 1
        entry = Entry(self.entries + 1, "drop" if alone else "cut", seat, str(place), None, at)
        self.settle_on(sitting)
        self.finish(entry)
        return entry

    def undo_agreed(self, seat: int, at: int) -> Entry | None:
        """Back to before the seat's last answer, whatever was learned: everybody agreed."""
        place = self.own_line(seat)
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
            self.journal.tell(UNDONE, entry.seat, [])
        self.tell([eye for eye in range(self.seats + 1) if notices(entry, eye)])

    def tell(self, eyes: Iterable[int]) -> None:
        """These eyes have been told everything up to here."""
        told = len(self.journal.told)
        for eye in eyes:
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

    def own_line(self, seat: int) -> int:
        """The seat's last answer at this table; those of a game that was taken over are not its own."""
        place = self.last_line(seat)
        return place if place >= self.base else -1

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
        if mark is None or self.table.waiting(seat) or mark != self.table.mark():
            return False
        return self.own_line(seat) >= 0

    def kept_since(self, eye: int, since: int | None) -> int | None:
        """The eye's number from which it can be told what happened: the one asked for, or as far back as is kept."""
        if since is None:
            return None
        kept = max(since, self.first_kept[eye])
        return kept if kept <= self.noticed[eye] else None

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
