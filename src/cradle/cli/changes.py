"""What an answer would change for the seat that gives it, as far as the seat can know that.

Every answer is tried on tables imagined for the seat; sealed answers of the others are opened with anything they could
have answered. Only what comes out the same on all these tables is told.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from cradle.core.journal import Journal, Told
from cradle.core.plain import Plain
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table

TABLES: Final = 12
LEAST_TABLES: Final = 4
SECONDS: Final = 0.4  # for all answers together
MOST_ANSWERS: Final = 60
Facts = Callable[[Plain, int], dict[str, int]]


class Change:
    """A number of the seat before and after."""

    def __init__(self, name: str, before: int, after: int) -> None:
        self.name = name
        self.before = before
        self.after = after


class Outlook:
    """What surely changes with one answer, and what would be told while it does."""

    def __init__(self, changes: list[Change], told: list[Told]) -> None:
        self.changes = changes
        self.told = told


def outlooks(table: Table, seat: int, facts: Facts) -> dict[int, Outlook]:
    """For each answer of the seat; empty if there are too many to try."""
    answers = table.answers(seat)
    if len(answers) > MOST_ANSWERS or len(answers) < 2:
        return {}
    before = facts(table.view(seat), seat)
    sure: dict[int, dict[str, int]] = {}
    told: dict[int, list[Told]] = {}
    rng = seeded(len(answers))
    begun = time.monotonic()
    for n in range(TABLES):
        if n >= LEAST_TABLES and time.monotonic() - begun > SECONDS:
            break
        imagined = table.imagine(seat, rng)
        for answer in answers:
            after, news = tried(imagined.clone(), seat, answer, facts, rng)
            kept = sure.get(answer, after)
            sure[answer] = {name: value for name, value in kept.items() if after.get(name) == value}
            told.setdefault(answer, news)
    return {answer: Outlook(differences(before, sure[answer]), told[answer]) for answer in answers}


def tried(table: Table, seat: int, answer: int, facts: Facts, rng: Rng) -> tuple[dict[str, int], list[Told]]:
    """The seat's numbers once the answer has taken effect."""
    journal = Journal()
    table.attach(journal)
    table.take(seat, answer)
    while table.waiting(seat):
        other = table.first()
        if other < 0:
            break
        choice = table.answers(other)
        table.take(other, choice[rng.below(len(choice))])
    return facts(table.view(seat), seat), journal.told


def differences(before: dict[str, int], after: dict[str, int]) -> list[Change]:
    return [Change(name, n, after[name]) for name, n in before.items() if name in after and after[name] != n]
