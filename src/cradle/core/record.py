"""Records: a header and one line an answer, `seat question word`. Readable text that parses back.

cradle: 1
title: hadara
rules: 1
content: 5f0c…
options: first-game=no silver=one
seats: 2
seed: 1f

0 choose-board crest-3
"""

from __future__ import annotations

from typing import Final

from cradle.core.errors import BadRecord, BadSetup
from cradle.core.rng import SEED_BITS
from cradle.core.table import Table
from cradle.core.title import Box, Title
from cradle.core.words import Kind

FORMAT: Final = "1"
NEEDED: Final = ["cradle", "title", "rules", "content", "options", "seats", "seed"]


class Record:
    def __init__(self, header: dict[str, str]) -> None:
        self.header = header
        self.lines: list[str] = []

    def text(self) -> str:
        head = [f"{key}: {value}" for key, value in self.header.items()]
        return "\n".join([*head, "", *self.lines]) + "\n"


class Change:
    """What is done to a record. A log of changes only grows, whatever they take away.

    answer: its text is a line. sealed: the same, face down, so only its own seat notices. back: takes a sealed answer
    away again. cut: the record ends before line n. drop: line n alone is left out.
    """

    def __init__(self, kind: str, seat: int, text: str) -> None:
        self.kind = kind
        self.seat = seat
        self.text = text

    def adds(self) -> bool:
        return self.kind == "answer" or self.kind == "sealed"

    def hidden(self) -> bool:
        return self.kind == "sealed" or self.kind == "back"

    def write(self, lines: list[str]) -> None:
        """Make the lines those after the change."""
        if self.adds():
            lines.append(self.text)
        elif self.kind == "cut":
            del lines[int(self.text) :]
        else:
            del lines[int(self.text)]


def new_record(title: Title, box: Box, seats: int, options: dict[str, str], seed: int) -> Record:
    """The header of a game that begins. BadSetup says what cannot be played."""
    title.check_seats(seats)
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadSetup("core-setup-seed", {"bits": SEED_BITS})
    chosen = title.chosen(title.choices(options, seats))
    return Record(
        {
            "cradle": FORMAT,
            "title": title.name,
            "rules": str(title.version),
            "content": box.digest,
            "options": " ".join([f"{name}={value}" for name, value in chosen.items()]),
            "seats": str(seats),
            "seed": f"{seed:x}",
        }
    )


def parse(text: str) -> Record:
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    header: dict[str, str] = {}
    for n, line in enumerate(head.splitlines(), 1):
        key, colon, value = line.partition(":")
        if not colon or not key.strip() or key.strip() in header:
            raise BadRecord("core-record-header", {"line": n})
        header[key.strip()] = value.strip()
    for key in NEEDED:
        if key not in header:
            raise BadRecord("core-record-missing", {"field": key})
    if header["cradle"] != FORMAT:
        raise BadRecord("core-record-format", {"format": header["cradle"]})
    record = Record(header)
    record.lines = [line.strip() for line in body.splitlines() if line.strip()]
    return record


def seats_of(record: Record) -> int:
    text = record.header["seats"]
    if not (text.isascii() and text.isdigit() and len(text) <= 3):
        raise BadRecord("core-record-field", {"field": "seats"})
    return int(text)


def seed_of(record: Record) -> int:
    try:
        seed = int(record.header["seed"], 16)
    except ValueError as error:
        raise BadRecord("core-record-field", {"field": "seed"}) from error
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadRecord("core-record-field", {"field": "seed"})
    return seed


def options_of(record: Record) -> dict[str, str]:
    out: dict[str, str] = {}
    for pair in record.header["options"].split():
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadRecord("core-record-field", {"field": "options"})
        out[name] = value
    return out


def check(record: Record, title: Title, box: Box) -> None:
    """The record is of this title, of these rules and of this content."""
    if record.header["title"] != title.name:
        raise BadRecord("core-record-title", {"found": record.header["title"], "title": title.name})
    if record.header["rules"] != str(title.version):
        raise BadRecord("core-record-rules", {"found": record.header["rules"], "version": title.version})
    if record.header["content"] != box.digest:
        raise BadRecord("core-record-content", {"found": record.header["content"], "content": box.digest})


def opening(record: Record, title: Title, box: Box) -> Table:
    """The table before the first answer."""
    check(record, title, box)
    seats = seats_of(record)
    title.check_seats(seats)
    return box.setup(seats, title.choices(options_of(record), seats), seed_of(record))


def line_of(kind: Kind, seat: int, answer: int) -> str:
    return f"{seat} {kind.name} {kind.word(answer)}"


def read_line(table: Table, line: str, n: int) -> tuple[int, int]:
    """Seat and answer of line n, where the table is asked just that."""
    parts = line.split(" ")
    if len(parts) != 3 or not (parts[0].isascii() and parts[0].isdigit() and len(parts[0]) <= 3):
        raise BadRecord("core-record-line", {"line": n})
    seat = int(parts[0])
    if seat not in table.asked() or table.kind(seat).name != parts[1]:
        raise BadRecord("core-record-question", {"line": n, "seat": seat, "question": parts[1]})
    try:
        answer = table.kind(seat).answer(parts[2])
    except BadRecord as error:
        raise BadRecord("core-record-line-word", {"line": n, "word": parts[2]}) from error
    clause = table.why(seat, answer)
    if clause:
        raise BadRecord("core-record-refused", {"line": n, "word": parts[2], "clause": clause})
    return seat, answer
