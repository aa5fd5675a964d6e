"""Scripts: one fixed game of a title and the lessons that stand at steps of it, read from `lessons.toml`.

The game has no version of the rules and no digest of the content: those of today have to reach every position, and a
test proves that they do.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from cradle import shelf
from cradle.core.content import Entry
from cradle.core.errors import BadContent
from cradle.core.plain import Plain
from cradle.core.record import Record, new_record
from cradle.core.sitting import Sitting, seat_of
from cradle.lessons.conditions import Condition

MOST: Final = 5000  # answers of a game


@dataclass(frozen=True)
class Wrong:
    """A likely wrong answer, and the name of the sentence about it."""

    name: str
    when: Condition


@dataclass(frozen=True)
class Task:
    right: Condition
    wrong: list[Wrong]
    model: str  # the line of the game that does it
    others: list[str]  # the lines after it, until the seat is asked again


@dataclass(frozen=True)
class Lesson:
    name: str
    after: int  # answers of the game
    seat: int
    clauses: list[str]
    lit: list[str]
    tasks: list[Task]

    def texts(self, title: str) -> list[str]:
        """The ids of all that it says, in the order in which one reads it."""
        own = f"{title}-lesson-{self.name}"
        tasks = [f"{own}-{task_name(n)}" for n in range(len(self.tasks))]
        wrong = [f"{own}-wrong-{each.name}" for task in self.tasks for each in task.wrong]
        return [own, f"{own}-told", *tasks, *wrong, f"{own}-done"]


def task_name(n: int) -> str:
    return "task" if n == 0 else f"task-{n + 1}"


class Script:
    def __init__(self, title: str, document: Plain) -> None:
        top = Entry(document, "")
        self.title = title
        self.seats = top.whole("seats", 1, 9)
        self.seat = top.whole("seat", 0, self.seats - 1) if top.has("seat") else 0
        self.seed = top.whole("seed", 0, 1 << 32)
        options = top.entry("options") if top.has("options") else Entry({}, "options")
        self.options = {name: options.text(name) for name in options.data}
        self.lines = [line.strip() for line in top.text("answers").splitlines() if line.strip()]
        self.lessons = [self.lesson(entry) for entry in top.entries("lessons")]
        top.done()

    def lesson(self, entry: Entry) -> Lesson:
        name = entry.text("id")
        after = entry.whole("after", 0, MOST)
        clauses, lit = entry.texts("clauses"), entry.texts("lit")
        then = entry.whole("then", 0, MOST) if entry.has("then") else 0
        tasks = entry.entries("tasks")
        lines = self.turns(after, len(tasks), then, entry)
        made = [task(each, *turn) for each, turn in zip(tasks, lines, strict=True)]
        entry.done()
        return Lesson(name, after, self.seat, clauses, lit, made)

    def turns(self, after: int, count: int, then: int, entry: Entry) -> list[tuple[str, list[str]]]:
        """For each task the seat's own line of the game, and those of others until its next; after the last `then`."""
        own = [n for n, line in enumerate(self.lines) if n >= after and seat_of(line) == self.seat][: count + 1]
        if count == 0 or len(own) < count or own[0] != after:
            raise BadContent("core-lesson-turn", {"where": entry.at("after"), "after": after})
        ends = [*own[1:count], own[count - 1] + 1 + then]
        if (len(own) > count and ends[-1] > own[count]) or ends[-1] > len(self.lines):
            raise BadContent("core-lesson-turn", {"where": entry.at("then"), "after": after})
        return [(self.lines[n], self.lines[n + 1 : end]) for n, end in zip(own, ends, strict=False)]

    def record(self, answers: int) -> Record:
        """The game up to there, as one of today's rules."""
        title = shelf.title(self.title)
        record = new_record(title, shelf.box(self.title), self.seats, self.options, self.seed)
        record.lines = self.lines[:answers]
        return record

    def sitting(self, answers: int) -> Sitting:
        """The table after so many answers. BadRecord says which of them cannot be given any more."""
        return Sitting(shelf.title(self.title), shelf.box(self.title), self.record(answers))


def task(entry: Entry, model: str, others: list[str]) -> Task:
    right = Condition(entry.text("right"))
    conditions = entry.entry("wrong") if entry.has("wrong") else Entry({}, entry.at("wrong"))
    wrong = [Wrong(name, Condition(conditions.text(name))) for name in conditions.data]
    entry.done()
    return Task(right, wrong, model, others)


@cache
def script(title: str) -> Script | None:
    """The lessons of a title, if it has any."""
    document = shelf.lessons(title)
    return Script(shelf.title(title).name, document) if document else None
