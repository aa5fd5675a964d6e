"""All that the full screen shows of one moment. It is made at once, so that it can be drawn while bots think on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from rich.text import Text

from cradle.boards.scene import Scene
from cradle.core.sheet import ScoreSheet
from cradle.core.table import Table


@dataclass
class Moment:
    seat: int  # who is asked; the number of seats where everybody looks on
    scene: Scene
    question: str
    sheet: ScoreSheet
    log: list[str]
    news: list[str]
    answers: list[int] = field(default_factory=list)
    changes: list[Text] = field(default_factory=list)  # of each answer
    barred: dict[str, int] = field(default_factory=dict)  # clauses that forbid answers, and how many each
    clause: str = ""
    over: bool = False


def barred(table: Table, seat: int) -> dict[str, int]:
    """The clauses by which answers of this question are not possible now, those with the fewest answers first."""
    clauses = [table.why(seat, answer) for answer in range(table.kind(seat).bound)]
    found = Counter(clause for clause in clauses if clause)
    return dict(sorted(found.items(), key=lambda each: each[1]))
