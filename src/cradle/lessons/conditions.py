"""Conditions of tasks, in words of the view: `tracks.0 = 6`, `answer = sell-*`, `coins > was and asked = draft`.

A path begins in the part of the view that belongs to the seat; `table.` begins at the whole view, `answer` is the word
that was given and `asked` the kind of question that the seat is asked after it (`none` where it is asked nothing).
`.length` counts a list. A value is a number, a word in which `*` stands for anything, or `was`, `was+2`, `was-1`: what
stood at the same path before the answer. `|` stands between values of which one is enough.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

from cradle.core.errors import BadContent
from cradle.core.table import Table

SIGNS: Final = ["<=", ">=", "!=", "=", "<", ">", "has", "lacks"]
CLAUSE: Final = re.compile(rf"(\S+) +({'|'.join(SIGNS)}) +(\S.*)")
WAS: Final = re.compile(r"was([+-]\d+)?")
NOTHING: Final = "none"


class Moment:
    """What a condition is held against: a table as a seat sees it, and the word of the answer that led to it."""

    def __init__(self, table: Table, seat: int, word: str) -> None:
        self.view = table.view(seat)
        self.seat = seat
        self.word = word
        self.asked = table.kind(seat).name if seat in table.asked() else NOTHING

    def at(self, path: str) -> object:
        """What stands there; nothing where a list is not that long. BadContent where no view has such a place."""
        if path == "answer":
            return self.word
        if path == "asked":
            return self.asked
        root, _, rest = path.partition(".")
        if root == "table" and rest:
            return follow(self.view, rest, path)
        return follow(self.view, f"players.{self.seat}.{path}", path)


def follow(found: object, parts: str, path: str) -> object:
    for part in parts.split("."):
        if isinstance(found, Mapping):
            if part not in found and not part.isdecimal():
                raise BadContent("core-lesson-path", {"path": path})
            found = found.get(part)
        elif isinstance(found, list):
            if part != "length" and not part.isdecimal():
                raise BadContent("core-lesson-path", {"path": path})
            found = len(found) if part == "length" else at(found, int(part))
        elif found is not None:
            raise BadContent("core-lesson-path", {"path": path})
    return found


def at(values: list[object], place: int) -> object:
    return values[place] if place < len(values) else None


@dataclass(frozen=True)
class Clause:
    path: str
    sign: str
    values: list[str]

    def holds(self, before: Moment, after: Moment) -> bool:
        found = after.at(self.path)
        meant = [self.meant(value, before) for value in self.values]
        if self.sign in ("has", "lacks"):
            listed = found if isinstance(found, list) else []
            return any(alike(each, value) for each in listed for value in meant) == (self.sign == "has")
        if self.sign in ("=", "!="):
            return any(alike(found, value) for value in meant) == (self.sign == "=")
        return isinstance(found, int) and any(ordered(found, self.sign, value) for value in meant)

    def meant(self, value: str, before: Moment) -> str | int:
        """A value as it is compared: a number where it is one, or where it was one before the answer."""
        was = WAS.fullmatch(value)
        if was is None:
            return int(value) if re.fullmatch(r"-?\d+", value) else value
        found = before.at(self.path)
        if not isinstance(found, int):
            raise BadContent("core-lesson-path", {"path": self.path})
        return found + int(was[1] or 0)


def alike(found: object, value: str | int) -> bool:
    if isinstance(found, bool):
        return str(found).lower() == value
    if isinstance(found, int) or isinstance(value, int):
        return found == value
    return fnmatchcase(NOTHING if found is None else str(found), value)


def ordered(found: int, sign: str, value: str | int) -> bool:
    if not isinstance(value, int):
        raise BadContent("core-lesson-number", {"value": value})
    return {"<": found < value, "<=": found <= value, ">": found > value, ">=": found >= value}[sign]


class Condition:
    """Clauses that all have to hold."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.clauses = [clause(part) for part in text.split(" and ")]

    def holds(self, before: Moment, after: Moment) -> bool:
        held = [clause.holds(before, after) for clause in self.clauses]  # each is looked up: a wrong path is told
        return all(held)


def clause(text: str) -> Clause:
    found = CLAUSE.fullmatch(text.strip())
    if found is None:
        raise BadContent("core-lesson-condition", {"condition": text})
    values = [value.strip() for value in found[3].split("|")]
    if not all(values) or any(" " in value for value in values):
        raise BadContent("core-lesson-condition", {"condition": text})
    return Clause(found[1], found[2], values)
