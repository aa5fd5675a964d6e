"""A sitting: a table with its record, and what each eye has noticed. For whoever hosts, replays or examines a game."""

from __future__ import annotations

from cradle.core.errors import BadRecord
from cradle.core.journal import UNDONE, Chronicle
from cradle.core.plain import Plain
from cradle.core.record import Change, Record, line_of, new_record, opening, options_of, read_line
from cradle.core.table import Table
from cradle.core.title import Box, Title


class Sitting:
    """The record is the truth: the table can always be made again from it."""

    def __init__(self, title: Title, box: Box, record: Record, base: int = 0) -> None:
        self.title = title
        self.box = box
        self.record = record
        self.base = base  # lines that nobody can take back, of a game that was taken over
        self.table: Table = opening(record, title, box)
        self.journal = Chronicle(self.table.seats + 1)
        self.table.attach(self.journal)
        self.numbers = [0] * self.table.seats  # of the question that each seat is asked; none is used twice
        self.marks: list[list[int] | None] = [None] * self.table.seats  # the table's, before each seat's last answer
        lines, record.lines = record.lines, []
        for line in lines:
            seat, answer = self.judge(line)
            self.take(seat, answer, line)
            self.note(Change("answer", seat, line))  # in a record all have noticed all

    def reading(self) -> Plain:
        """The facts of the box as this table reads them."""
        return self.box.reading(self.title.choices(options_of(self.record), self.table.seats))

    # -- answers -----------------------------------------------------------------------------------------------

    def answer(self, seat: int, answer: int) -> Change:
        """Answer on the table and write it down. Refused leaves both unchanged."""
        self.table.check(seat, answer)
        change = self.take(seat, answer, line_of(self.table.kind(seat), seat, answer))
        self.note(change)
        return change

    def judge(self, line: str) -> tuple[int, int]:
        """Seat and answer of the record's next line. BadRecord says why it cannot be that."""
        return read_line(self.table, line, len(self.record.lines) + 1)

    def take(self, seat: int, answer: int, line: str) -> Change:
        """Do an answer that was judged, and write it down."""
        mark = self.table.mark()
        self.table.take(seat, answer)
        self.record.lines.append(line)
        if self.table.waiting(seat):
            return Change("sealed", seat, line)
        if len(self.record.lines) > self.base:
            self.marks[seat] = mark
        return Change("answer", seat, line)

    def note(self, change: Change) -> None:
        """The books after a change: numbers, and up to where each eye has been told what happened."""
        if change.kind == "cut":
            self.numbers = [number + 1 for number in self.numbers]
        else:
            self.numbers[change.seat] += 1
        if change.kind == "cut" or change.kind == "drop":
            self.journal.tell(UNDONE, change.seat, [])
        if change.hidden():
            self.journal.notice(change.seat)
        else:
            for eye in range(self.table.seats + 1):
                self.journal.notice(eye)

    # -- taking back -------------------------------------------------------------------------------------------

    def take_back(self, seat: int) -> Change:
        """A sealed answer that is not opened yet."""
        change = Change("back", seat, str(self.last_line(seat)))
        self.apply(change)
        return change

    def undo(self, seat: int, droppable: int) -> Change | None:
        """Take back the seat's last answer if nobody has learned anything since.

        Later answers of the seats in the mask `droppable` fall with it, and so do sealed ones, or it would show that
        they were given. If somebody else has answered since, the answer alone is left out, which works where the others
        were asked independently. In a fair one withdraws.
        """
        place = self.own_line(seat)
        if place >= 0 and self.table.waiting(seat):
            return self.take_back(seat)
        if not self.can_undo(seat):
            return None
        for other in self.sealed():
            droppable |= 1 << other
        lines = self.record.lines
        alone = any(not (droppable >> seat_of(line)) & 1 for line in lines[place + 1 :])
        if alone and lines[place].split(" ")[1] in self.title.interacting:
            return None
        change = Change("drop" if alone else "cut", seat, str(place))
        try:
            self.apply(change)
        except BadRecord:
            return None
        return change

    def cut(self, seat: int) -> Change | None:
        """Back to before the seat's last answer, whatever was learned since."""
        place = self.own_line(seat)
        if place < 0:
            return None
        change = Change("cut", seat, str(place))
        self.apply(change)
        return change

    def can_undo(self, seat: int) -> bool:
        """Whether nobody has learned anything since the seat's last answer, and everybody knows that it was given."""
        if self.own_line(seat) < 0 or self.table.waiting(seat):
            return False
        return self.marks[seat] == self.table.mark()

    # -- a log of changes --------------------------------------------------------------------------------------

    def apply(self, change: Change) -> None:
        """A change that is known to be possible; BadRecord leaves everything unchanged."""
        if change.adds():
            seat, answer = self.judge(change.text)
            self.take(seat, answer, change.text)
        elif change.kind == "back":
            self.table.take_back(change.seat)
            change.write(self.record.lines)
        else:
            record = Record(self.record.header)
            record.lines = self.record.lines[:]
            change.write(record.lines)
            again = Sitting(self.title, self.box, record, self.base)
            self.record.lines = record.lines
            self.settle_on(again.table, again.marks)
        self.note(change)

    def skip(self, change: Change) -> None:
        """A change that a saved position has behind it: it is written down, not played."""
        change.write(self.record.lines)
        self.note(change)

    def settle_on(self, table: Table, marks: list[list[int] | None]) -> None:
        """Go on from this table, which the record leads to. What was told so far stays told."""
        self.table = table
        self.table.attach(self.journal)
        self.marks = marks
        if self.base > len(self.record.lines):
            self.base = len(self.record.lines)

    # -- who did what ------------------------------------------------------------------------------------------

    def last_line(self, seat: int) -> int:
        """The place of the seat's last answer in the record, or -1."""
        start = f"{seat} "
        at = len(self.record.lines) - 1
        while at >= 0 and not self.record.lines[at].startswith(start):
            at -= 1
        return at

    def own_line(self, seat: int) -> int:
        """The same, if the answer was given at this table: those of a game that was taken over stay."""
        place = self.last_line(seat)
        return place if place >= self.base else -1

    def sealed(self) -> list[int]:
        """Who has answered face down."""
        return [seat for seat in range(self.table.seats) if self.table.waiting(seat)]

    def waiting(self) -> list[int]:
        """Who is waited for. Whoever has answered face down is listed until all have."""
        return sorted(self.table.asked() + self.sealed())


def seat_of(line: str) -> int:
    return int(line.partition(" ")[0])


def begin(title: Title, box: Box, seats: int, options: dict[str, str], seed: int) -> Sitting:
    return Sitting(title, box, new_record(title, box, seats, options, seed))
