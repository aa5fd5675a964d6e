"""What an answer would change for the seat that gives it, beside the answers on the screen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cradle.core.journal import Told
from cradle.core.outlook import Foresight
from cradle.core.table import Table

MOST_ANSWERS: Final = 60
Facts = Callable[[Mapping[str, object], int], dict[str, int]]


class Difference:
    """A number of the seat before and after."""

    def __init__(self, name: str, before: int, after: int) -> None:
        self.name = name
        self.before = before
        self.after = after


class Preview:
    """What changes with one answer, whether that is sure, and what would be told while it does."""

    def __init__(self, changes: list[Difference], told: list[Told], sure: bool) -> None:
        self.changes = changes
        self.told = told
        self.sure = sure


def outlooks(table: Table, seat: int, facts: Facts) -> dict[int, Preview]:
    """For each answer of the seat; empty if there are too many to try."""
    answers = table.answers(seat)
    if len(answers) > MOST_ANSWERS or len(answers) < 2:
        return {}
    ahead = Foresight(table, seat, lambda seen, eye: facts(seen.view(eye), eye))
    out: dict[int, Preview] = {}
    for answer in answers:
        found = ahead.outlook(answer)
        out[answer] = Preview(differences(ahead.before, found.after), found.told, found.sure)
    return out


def differences(before: dict[str, int], after: dict[str, int]) -> list[Difference]:
    return [Difference(name, n, after[name]) for name, n in before.items() if name in after and after[name] != n]
