"""A game step by step, through every eye: made once after its end, in a process of its own, and then only read.

Steps are packed together with all their eyes, some at a time: neighbours are so alike that a whole game takes about
as much room as one of its views for each player.
"""

from __future__ import annotations

import json
import lzma
from collections.abc import Iterator
from typing import Final, NamedTuple

from cradle.core.record import Record, options_of
from cradle.core.sitting import Sitting
from cradle.core.table import Table
from cradle.core.title import Box, Title
from cradle.server import library, update
from cradle.server.replies import (
    AnsweredReply,
    AskedReply,
    ContentReply,
    NewsReply,
    ReplayReply,
    StoryReply,
    TurningReply,
)
from cradle.server.turning import race_points, turning_points

TOGETHER: Final = 16  # steps that are packed together


class ReplayPart(NamedTuple):
    """What is stored under one name: `steps`, from the first of them on, `story` or `content`."""

    name: str
    first: int
    data: bytes


def text_of(document: ReplayReply | StoryReply | ContentReply) -> bytes:
    return json.dumps(document, separators=(",", ":")).encode()


def packed(lines: list[bytes]) -> bytes:
    return lzma.compress(b"\n".join(lines), preset=1)


def unpacked(data: bytes) -> list[bytes]:
    return lzma.decompress(data).split(b"\n")


class Replay:
    """Goes through a record once."""

    def __init__(self, title: Title, box: Box, record: Record) -> None:
        self.lines = record.lines
        self.sitting = Sitting(title, box, Record(record.header))
        self.title = title.name
        self.answers: list[AnsweredReply] = []
        self.totals: list[list[int]] = []
        self.rivals: list[str] = []
        self.rival_totals: list[list[int]] = []
        self.goals: list[str] = []
        self.needed: list[int] = []
        self.counts: list[list[list[int]]] = []  # of each step and goal, seat by seat
        self.rounds: list[int] = []  # the steps with which they began
        self.ending: NewsReply | None = None

    def parts(self) -> Iterator[ReplayPart]:
        """Everything that will be asked for later."""
        sitting = self.sitting
        choices = sitting.title.choices(options_of(sitting.record), sitting.table.seats)
        shown: list[bytes] = []
        for step in range(len(self.lines) + 1):
            sitting.journal.forget()
            if step:
                line = self.lines[step - 1]
                seat, answer = sitting.judge(line)
                self.answers.append(answered(self.title, sitting.table, seat, answer))
                sitting.take(seat, answer, line)
            self.count(step)
            shown += [text_of(self.document(eye, step)) for eye in range(sitting.table.seats + 1)]
            if step % TOGETHER == TOGETHER - 1 or step == len(self.lines):
                yield ReplayPart("steps", step - step % TOGETHER, packed(shown))
                shown = []
        yield ReplayPart("story", 0, packed([text_of(self.story())]))
        yield ReplayPart("content", 0, packed([text_of(library.content(self.title, sitting.box, choices))]))

    def count(self, step: int) -> None:
        table, told = self.sitting.table, self.sitting.journal.told
        self.rounds += [step] * (table.rounds() - len(self.rounds))
        if told:
            self.ending = update.news(self.title, told[-1], table.seats)
        sheet = table.sheet()
        self.totals.append(sheet.totals())
        self.rivals = sheet.rivals
        self.rival_totals.append(sheet.rival_totals())
        self.goals, self.needed = sheet.goals, sheet.needed
        self.counts.append(sheet.counts)

    def document(self, eye: int, step: int) -> ReplayReply:
        table, title = self.sitting.table, self.title
        return {
            "type": "game",
            "eye": eye,
            "number": step,
            "since": step - 1 if step else None,
            "over": table.over(),
            "view": table.view(eye),
            "question": None,
            "sealed": None,
            "waiting": table.asked(),
            "undo": False,
            "news": [update.news(title, thing, eye) for thing in self.sitting.journal.told],
            "scores": update.scores(table, eye),
            "clocks": [],
            "now": 0,
            "step": step,
            "steps": len(self.lines),
            "answered": self.answers[step - 1] if step else None,
            "asked": [asked(title, table, seat) for seat in table.asked()],
        }

    def story(self) -> StoryReply:
        return {
            "steps": len(self.lines),
            "answers": [{"step": n, **answer} for n, answer in enumerate(self.answers, 1)],
            "rounds": self.rounds,
            "totals": self.totals,
            "rivals": [
                {"message": name, "totals": [totals[n] for totals in self.rival_totals]}
                for n, name in enumerate(self.rivals)
            ],
            "goals": [
                {"name": name, "counts": [row[n] for row in self.counts], "needed": self.needed[n]}
                for n, name in enumerate(self.goals)
            ],
            "turning": self.turning(),
            "ending": self.ending,
        }

    def turning(self) -> list[TurningReply]:
        """Those who score without a seat come after the seats. A race turns by its goals."""
        if self.goals:
            return [
                {"step": n, "kind": kind, "seat": seat, "rival": None, "points": count, "goal": self.goals[goal]}
                for n, kind, seat, count, goal in race_points(self.counts, self.needed)
            ]
        seats = self.sitting.table.seats
        both = [mine + theirs for mine, theirs in zip(self.totals, self.rival_totals, strict=True)]
        return [
            {
                "step": turn.step,
                "kind": turn.kind,
                "seat": turn.seat if turn.seat < seats else -1,
                "rival": turn.seat - seats if turn.seat >= seats else None,
                "points": turn.points,
            }
            for turn in turning_points(both)
        ]


def answered(title: str, table: Table, seat: int, answer: int) -> AnsweredReply:
    kind = table.kind(seat)
    label = update.label(title, table.label(seat, answer))
    return {"seat": seat, "kind": kind.name, "word": kind.word(answer), "label": label}


def asked(title: str, table: Table, seat: int) -> AskedReply:
    kind = table.kind(seat)
    return {"seat": seat, "kind": kind.name, "clause": kind.clause, "about": update.label(title, table.about(seat))}
