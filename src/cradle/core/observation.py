"""What a seat sees, as a row of numbers for those who learn: its fields, and how a row is written.

A title's observer writes what `view(eye)` tells and nothing else. Whatever writes returns where the next number goes.
Only titles' `observation.py` and `core/batch.py` import this module: it needs librt, and the rules do not.

Lists are read as lists of i64, which to plain Python is the same: compiled, a number comes out of such a list in half
the time, for it is never an int in between.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, cast

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from cradle.core.table import Table

# In CPython always one and the same object each, and most of what many lists hold: seen without being read.
NOTHING: Final[object] = -1
NOUGHT: Final[object] = 0
LEAST: Final = -32768  # of the numbers in a row
MOST: Final = 32767


class Field:
    """So many numbers with one name, each within the bounds.

    `choice`: the numbers name things (-1: none), so that a learner makes columns of them.
    """

    def __init__(self, name: str, length: int, least: int, most: int, choice: bool = False) -> None:
        if length < 1 or not LEAST <= least <= most <= MOST:
            raise ValueError(f"{name} has no such bounds")
        self.name = name
        self.length = length
        self.least = least
        self.most = most
        self.choice = choice


class Layout:
    """The fields of a row, in order: the table's, the question's, then each seat's, counted from the one who looks."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.starts: dict[str, int] = {}
        self.size = 0
        for field in fields:
            if field.name in self.starts:
                raise ValueError(f"two fields are called {field.name}")
            self.starts[field.name] = self.size
            self.size += field.length

    def start(self, name: str) -> int:
        """Where a field begins in the row."""
        return self.starts[name]


def of_seats(fields: list[Field], seats: int) -> list[Field]:
    """The same fields for every seat: `seat0.coins` is the one who looks."""
    return [Field(f"seat{s}.{f.name}", f.length, f.least, f.most, f.choice) for s in range(seats) for f in fields]


class Kept:
    """What an observer keeps of one game, so that further rows are drawn faster. They are the same without it."""


class Observer(ABC):
    """Writes rows of one layout. It keeps nothing of a table but what it is handed for that."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.base = blank(layout.size)  # the row on which draw() draws

    def begin_with(self, name: str, number: int) -> None:
        """Rows to draw on have this number in a field, of every seat."""
        for field in self.layout.fields:
            seat, _, rest = field.name.partition(".")
            if field.name == name or (rest == name and seat.startswith("seat")):
                fill(self.base, self.layout.start(field.name), field.length, number)

    @abstractmethod
    def write(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        """What the seat `eye` sees, as `layout.size` numbers from place `at` on."""

    def draw(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        """The same on a copy of the base, zeros unless said otherwise: a row is copied faster than it is written."""
        self.write(table, eye, out, at)

    def keep(self) -> Kept:
        """For a game that begins."""
        return Kept()

    def redraw(self, table: Table, eye: int, head: vec[i16], kept: Kept) -> vec[i16]:
        """The same row added to others, of a game that may have been drawn before with what is kept."""
        out = extend(head, self.base)
        self.draw(table, eye, out, len(head))
        return out


def blank(count: int) -> vec[i16]:
    """A new row, or rows, of zeros."""
    return vec[i16]([0] * count)


def row(observer: Observer, table: Table, eye: int) -> list[int]:
    """One observation as a list, for tests and searches."""
    out = blank(observer.layout.size)
    observer.write(table, eye, out, 0)
    return [int(number) for number in out]


def put(out: vec[i16], at: i64, number: i64, least: i64, most: i64) -> i64:
    """One number; past a bound it is written as the bound, for a space must contain what it shows."""
    if number > most:
        number = most
    elif number < least:
        number = least
    out[at] = i16(number)
    return at + 1


def put_all(out: vec[i16], at: i64, numbers: list[int], least: i64, most: i64) -> i64:
    """A list, each number within the bounds. Where most are -1, `put_things` is faster."""
    for n in cast("list[i64]", numbers):
        if n > most:
            n = most
        elif n < least:
            n = least
        out[at] = i16(n)
        at += 1
    return at


def put_some(out: vec[i16], at: i64, numbers: list[int], count: i64, rest: i64, least: i64, most: i64) -> i64:
    """As many numbers of a list as there is room for, then the rest as one and the same number."""
    end = at + count
    for number in cast("list[i64]", numbers):
        if at == end:
            return at
        at = put(out, at, number, least, most)
    return fill(out, at, end - at, rest)


def lay(out: vec[i16], at: i64, base: vec[i16]) -> None:
    """A copy of a base, to draw on."""
    for number in base:
        out[at] = number
        at += 1


def put_things(out: vec[i16], at: i64, numbers: list[int], count: i64) -> i64:
    """So many numbers of a list, within their bounds; nothing (-1) is not written, for the base has it."""
    nothing = NOTHING
    place = at
    for item in cast("list[object]", numbers):
        if item is not nothing:
            if place >= at + count:
                break
            out[place] = i16(cast(i64, item))
        place += 1
    return at + count


def mark_all(out: vec[i16], at: i64, numbers: list[int], count: i64) -> i64:
    """The same on zeros, which are not written."""
    nought = NOUGHT
    place = at
    for item in cast("list[object]", numbers):
        if item is not nought:
            if place >= at + count:
                break
            out[place] = i16(cast(i64, item))
        place += 1
    return at + count


def fill(out: vec[i16], at: i64, count: i64, number: i64) -> i64:
    """The same number so many times."""
    n = i16(number)
    end = at + count
    while at < end:
        out[at] = n
        at += 1
    return at


def put_bits(out: vec[i16], at: i64, mask: i64, count: i64) -> i64:
    """A column for each of the lowest bits of a set."""
    end = at + count
    while at < end:
        out[at] = i16(mask & 1)
        mask >>= 1
        at += 1
    return at


def mark_bits(out: vec[i16], at: i64, mask: i64, count: i64) -> i64:
    """The same on a row of zeros: only what is in the set is written."""
    place = at
    end = at + count
    while mask and place < end:
        if not mask & 255:
            mask >>= 8
            place += 8
        else:
            if mask & 1:
                out[place] = 1
            mask >>= 1
            place += 1
    return end


def mark(out: vec[i16], at: i64, cards: list[int], first: i64, number: i64) -> None:
    """A number in the column of each card; columns begin at `at` with card `first`. Nothing else is written."""
    n = i16(number)
    base = at - first
    for card in cast("list[i64]", cards):
        out[base + card] = n


def mark_known(out: vec[i16], at: i64, cards: list[int], first: i64, number: i64, known: list[int], eye: int) -> None:
    """The same for those of the cards that the eye knows: `known` is the kernel's mask of each card."""
    n = i16(number)
    base = at - first
    bit: i64 = 1 << eye
    masks = cast("list[i64]", known)
    for card in cast("list[i64]", cards):
        if masks[card] & bit:
            out[base + card] = n


def count_unknown(cards: list[int], known: list[int], eye: int) -> i64:
    """How many of the cards the eye does not know."""
    n: i64 = 0
    bit: i64 = 1 << eye
    masks = cast("list[i64]", known)
    for card in cast("list[i64]", cards):
        if not masks[card] & bit:
            n += 1
    return n
