"""A finished game step by step, through any eye. Positions on the way are kept, so that scrubbing is quick."""

from __future__ import annotations

import asyncio
from typing import Final

from cachetools import LRUCache

from cradle.core.journal import Journal, Told
from cradle.core.record import opening, read_line
from cradle.core.table import Table
from cradle.core.words import Label
from cradle.server import update
from cradle.server.plan import now_ms
from cradle.server.room import Room
from cradle.server.turning import turning_points

Document = dict[str, object]
EVERY: Final = 16  # steps between two kept positions
REPLAYS: Final[LRUCache[str, Replay]] = LRUCache(maxsize=32)


class Replay:
    def __init__(self, room: Room) -> None:
        assert room.play is not None
        self.title = room.play.title.name
        self.lines = room.play.lines
        self.steps = len(self.lines)
        self.result = room.plan.result
        table = opening(room.play.record(), room.play.title, room.play.box)
        self.seats = table.seats
        self.kept: list[Table] = []
        self.labels: list[Document] = []
        self.totals: list[list[int]] = [table.sheet().totals()]
        for n, line in enumerate(self.lines):
            if n % EVERY == 0:
                self.kept.append(table.clone())
            seat, answer = read_line(table, line, n + 1)
            self.labels.append(self.answered(table, seat, answer))
            table.take(seat, answer)
            self.totals.append(table.sheet().totals())
        if self.steps % EVERY == 0:
            self.kept.append(table.clone())

    def answered(self, table: Table, seat: int, answer: int) -> Document:
        kind = table.kind(seat)
        label = self.label(table.label(seat, answer))
        return {"seat": seat, "kind": kind.name, "word": kind.word(answer), "label": label}

    def label(self, label: Label) -> Document:
        return update.label(self.title, label)

    def at(self, step: int) -> tuple[Table, list[Told]]:
        """The table after so many answers, and what the last of them told."""
        start = max(0, step - 1) // EVERY
        table = self.kept[start].clone()
        journal = Journal()
        for n in range(start * EVERY, step):
            seat, answer = read_line(table, self.lines[n], n + 1)
            if n == step - 1:
                table.attach(journal)
            table.take(seat, answer)
        return table, journal.told

    def document(self, eye: int, step: int) -> Document:
        table, told = self.at(step)
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
            "news": [update.news(self.title, thing, eye) for thing in told],
            "scores": update.scores(table, eye),
            "clocks": [],
            "now": now_ms(),
            "step": step,
            "steps": self.steps,
            "answered": self.labels[step - 1] if step else None,
            "asked": [self.asked(table, seat) for seat in table.asked()],
        }

    def asked(self, table: Table, seat: int) -> Document:
        kind = table.kind(seat)
        return {"seat": seat, "kind": kind.name, "clause": kind.clause, "about": self.label(table.about(seat))}

    def story(self) -> Document:
        answers = [{"step": n, **label} for n, label in enumerate(self.labels, 1)]
        turning = [turn._asdict() for turn in turning_points(self.totals)]
        return {"steps": self.steps, "answers": answers, "totals": self.totals, "turning": turning}


async def replay_of(room: Room) -> Replay:
    """Made once, and beside the event loop: a long game takes a second."""
    async with room.replaying:
        replay = REPLAYS.get(room.row.id)
        if replay is None:
            replay = REPLAYS[room.row.id] = await asyncio.to_thread(Replay, room)
        return replay
