"""A sitting: a table with its record. Answers, undo and replay for whoever hosts a game."""

from __future__ import annotations

from cradle.core.errors import BadRecord
from cradle.core.journal import Journal
from cradle.core.plain import Plain
from cradle.core.record import Record, line_of, new_record, opening, options_of, read_line
from cradle.core.table import Table
from cradle.core.title import Box, Title


class Sitting:
    """The record is the truth: the table can always be made again from it."""

    def __init__(self, title: Title, box: Box, record: Record) -> None:
        self.title = title
        self.box = box
        self.record = record
        self.table: Table = opening(record, title, box)
        self.journal = Journal()
        self.table.attach(self.journal)
        self.seats_of_lines: list[int] = []
        self.marks: list[list[int]] = []  # the table's mark before each line
        lines = record.lines
        record.lines = []
        for n, line in enumerate(lines, 1):
            seat, answer = read_line(self.table, line, n)
            self.answer(seat, answer)

    def reading(self) -> Plain:
        """The facts of the box as this table reads them."""
        return self.box.reading(self.title.choices(options_of(self.record), self.table.seats))

    def number(self, seat: int) -> int:
        """How many answers the seat has given: the number of the question it is asked now."""
        return self.seats_of_lines.count(seat)

    def answer(self, seat: int, answer: int) -> None:
        """Answer on the table and write it down. Refused leaves both unchanged."""
        mark = self.table.mark()
        kind = self.table.kind(seat) if seat in self.table.asked() else None
        self.table.answer(seat, answer)
        if kind is not None:
            self.record.lines.append(line_of(kind, seat, answer))
        self.seats_of_lines.append(seat)
        self.marks.append(mark)

    def undo(self, seat: int, droppable: int) -> bool:
        """Take back the seat's last answer if nobody has learned anything since.

        Later answers of the seats in the mask `droppable` fall with it; if somebody else has answered since, the
        answer alone is left out, which works where the others were asked independently. In a fair one withdraws.
        """
        lines = self.lines_without(seat, droppable)
        if lines is None:
            return False
        record = Record(self.record.header)
        record.lines = lines
        try:
            again = Sitting(self.title, self.box, record)
        except BadRecord:
            return False
        self.record.lines = record.lines
        self.table = again.table
        self.journal = again.journal
        self.seats_of_lines = again.seats_of_lines
        self.marks = again.marks
        return True

    def lines_without(self, seat: int, droppable: int) -> list[str] | None:
        """The record's lines without the seat's last answer, or None if that cannot be."""
        at = len(self.seats_of_lines) - 1
        while at >= 0 and self.seats_of_lines[at] != seat:
            at -= 1
        if at < 0 or self.marks[at] != self.table.mark():
            return None
        others = [s for s in self.seats_of_lines[at + 1 :] if not (droppable >> s) & 1]
        lines = self.record.lines
        if others and lines[at].split(" ")[1] in self.title.interacting:
            return None
        return lines[:at] + lines[at + 1 :] if others else lines[:at]


def begin(title: Title, box: Box, seats: int, options: dict[str, str], seed: int) -> Sitting:
    return Sitting(title, box, new_record(title, box, seats, options, seed))
