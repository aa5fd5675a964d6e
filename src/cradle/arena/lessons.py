"""Lessons: games that the tree plays against itself, with what it found out at every question.

Of each question a lesson keeps the terms of all seats as it was asked and, for each answer, the terms of the seat after
it, what the best of the others then has, how many walks went through it and the chance to win that they found. A few
answers are drawn by chance among those that the tree looked at, not taken for the best, so that there are lessons about
positions that a good player avoids.

A lesson is the work of one process and travels as text. It follows from the setting and its number alone.
"""

from __future__ import annotations

import base64
import json
import zlib
from dataclasses import astuple, dataclass
from typing import Final

from cradle import shelf
from cradle.arena.deals import outcome
from cradle.arena.plan import derived
from cradle.bots.base import tried
from cradle.bots.levels import ANY_TITLE, LADDERS
from cradle.bots.tree import SEATS, Entry, Manner, Tree
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table

STRAY: Final = 8  # one answer of so many is drawn
ANSWERS: Final = 16  # of a question that are kept, those with most walks


@dataclass(frozen=True)
class School:
    """What decides a lesson beside its number."""

    title: str
    walks: int
    seed: int


@dataclass(frozen=True)
class Question:
    kind: str
    seat: int
    before: list[list[int]]  # the terms of every seat
    after: list[list[int]]  # the terms of the seat after each answer
    others: list[int]  # what the best of the others has then, in hundredths of a point; 0 for somebody alone
    visits: list[int]
    totals: list[int]  # of the chances that the walks found, of SURE


@dataclass(frozen=True)
class Lesson:
    margins: list[int]  # points more than the best of the others, by seat
    wins: list[float]
    questions: list[Question]


def manner(title: str) -> Manner:
    return LADDERS.get(title, ANY_TITLE).manner


def play_lesson(school: School, task: tuple[int, int]) -> str:
    """One game for so many players, the lesson of this number, told as text."""
    seats, number = task
    shelved = shelf.title(school.title)
    seed = derived(school.seed, "lesson", seats, number)
    table = shelf.box(school.title).setup(seats, shelved.choices({}, seats), seed)
    rng = seeded(derived(seed, "bots"))
    notes = Notes(school, seats)
    answers = 0
    while (seat := table.first()) >= 0 and not (shelved.safety and answers == shelved.safety):
        table.take(seat, notes.choose(table, seat, rng))
        answers += 1
    end = outcome(table, 0)
    return packed(Lesson(end.margins, end.wins, notes.questions))


class Notes:
    """The questions of one game as they come."""

    def __init__(self, school: School, seats: int) -> None:
        self.walks = school.walks
        self.manner = manner(school.title)
        self.terms = shelf.terms(school.title)
        self.mind = shelf.mind(school.title)
        self.worths = [0] * seats
        self.questions: list[Question] = []

    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        answers = table.answers(seat)
        if len(answers) == 1:
            return answers[0]
        tree = Tree(table.imagine(seat, rng), seat, self.mind, self.manner, rng)
        for _ in range(self.walks):
            tree.walk()
        kind = table.kind(seat)
        found: list[tuple[int, Entry]] = []
        for answer in answers:
            entry = tree.root.entries.get((kind.first + answer) * SEATS + seat)
            if entry is not None:
                found.append((answer, entry))
        found.sort(key=lambda pair: -pair[1].visits)
        found = found[:ANSWERS]
        self.note(tree, kind.name, found, rng)
        return tree.best() if rng.below(STRAY) else drawn(found, rng)

    def note(self, tree: Tree, kind: str, found: list[tuple[int, Entry]], rng: Rng) -> None:
        table, seat = tree.table, tree.eye
        luck = rng.fork()
        after: list[list[int]] = []
        others: list[int] = []
        for answer, _ in found:
            t = tried(table, seat, answer, luck)
            after.append(self.rows(t)[seat])
            self.mind.worths(t, self.worths)
            others.append(max((worth for s, worth in enumerate(self.worths) if s != seat), default=0))
        visits = [entry.visits for _, entry in found]
        totals = [entry.total for _, entry in found]
        self.questions.append(Question(kind, seat, self.rows(table), after, others, visits, totals))

    def rows(self, table: Table) -> list[list[int]]:
        out = [[0] * len(self.terms.names) for _ in range(table.seats)]
        self.terms.spread(table, out)
        return out


def drawn(found: list[tuple[int, Entry]], rng: Rng) -> int:
    """An answer by chance, the more walks went through it the likelier."""
    at = rng.below(sum(entry.visits for _, entry in found))
    for answer, entry in found:
        at -= entry.visits
        if at < 0:
            return answer
    return found[0][0]


# -- as text -----------------------------------------------------------------------------------------------------------


def packed(lesson: Lesson) -> str:
    plain = [lesson.margins, lesson.wins, [astuple(question) for question in lesson.questions]]
    return base64.b85encode(zlib.compress(json.dumps(plain, separators=(",", ":")).encode(), 6)).decode()


def unpacked(text: str) -> Lesson:
    """ValueError, TypeError or zlib.error if it is no lesson."""
    margins, wins, questions = json.loads(zlib.decompress(base64.b85decode(text)))
    return Lesson(margins, wins, [Question(*question) for question in questions])
