"""A question of a finished game once more: what its seat could have answered then, and what that would have changed."""

from __future__ import annotations

from typing_extensions import TypedDict

from cradle.core.record import Record
from cradle.core.sitting import Sitting, seat_of
from cradle.core.title import Box, Title
from cradle.server import update
from cradle.server.changes import changes_of
from cradle.server.previewer import legal_answer
from cradle.server.problem import Problem
from cradle.server.replies import Changes, QuestionReply


class HindsightReply(TypedDict):
    seat: int
    question: QuestionReply
    changes: dict[str, Changes]


def asked_then(title: Title, box: Box, record: Record, step: int, words: list[str]) -> HindsightReply:
    """What was asked of the seat that answered next; the changes by those of the words that were answers."""
    if step >= len(record.lines):
        raise Problem(409, "server-nothing-left")
    before = Record(record.header)
    before.lines = record.lines[:step]
    sitting = Sitting(title, box, before)
    seat, table = seat_of(record.lines[step]), sitting.table
    legal = {word: answer for word in words if (answer := legal_answer(table, seat, word)) is not None}
    changes = dict(zip(legal, changes_of(table, seat, list(legal.values())), strict=True))
    return {"seat": seat, "question": update.question(sitting, seat), "changes": changes}
