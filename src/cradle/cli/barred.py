"""What a question can have for an answer and has not now: by which clause, and what these answers are called."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cradle.core.table import Table
from cradle.language import TitleLanguage

SHOWN: Final = 6  # answers that are told of those that a clause forbids


@dataclass
class Barred:
    """What a clause forbids: how many answers, and what some of them are called."""

    clause: str
    count: int = 0
    labels: list[str] = field(default_factory=list)  # the first ones, each once
    sums: list[str] = field(default_factory=list)  # the numbers behind each of them; "" where it is not about numbers
    more: bool = False  # than these

    def named(self) -> str:
        """What these answers are called: one after the other, or each on a line with its numbers."""
        more = ["…"] * self.more
        if not any(self.sums):
            return "; ".join([*self.labels, *more])
        lines = [f"{label}. {numbers}" for label, numbers in zip(self.labels, self.sums, strict=True)]
        return "\n".join([*lines, *more])


def barred(table: Table, words: TitleLanguage, seat: int) -> list[Barred]:
    """The clauses by which answers of this question are not possible now, those with the fewest answers first."""
    found: dict[str, Barred] = {}
    for answer in range(table.kind(seat).bound):
        clause = table.why(seat, answer)
        if clause:
            found.setdefault(clause, Barred(clause)).count += 1
            add_label(found[clause], table, words, seat, answer)
    return sorted(found.values(), key=lambda each: each.count)


def add_label(found: Barred, table: Table, words: TitleLanguage, seat: int, answer: int) -> None:
    """What the answer is called, if there is room for it and it is about something at this table."""
    if found.more:
        return
    label = table.label(seat, answer)
    text = words.label(label) if words.knows(label) else ""
    if text and text not in found.labels:
        found.more = len(found.labels) == SHOWN
        if not found.more:
            numbers = table.sum(seat, answer)
            found.labels.append(text)
            found.sums.append(words.label(numbers) if numbers is not None else "")
