"""A finished game, opened for analysis: the table before every answer, and who had a choice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from cradle import shelf
from cradle.analysis.playing import player_of
from cradle.analysis.verdict import NoJudge
from cradle.core.record import Record, line_of, parse
from cradle.core.sitting import Sitting
from cradle.core.table import Table


@dataclass(frozen=True)
class Setting:
    """Everything that decides what an analysis says, in plain values."""

    record: str  # its text
    content: str | None = None  # an own TOML text that it was played with
    content_name: str = ""
    games: int = 96  # for a decision; a possible mistake gets more
    steps: int = 24  # for the chances after a step
    seed: int = 1


@dataclass(frozen=True)
class Frame:
    """One answer of the record."""

    seat: int
    answer: int
    kind: str
    word: str
    choice: bool  # whether there was another one, and somebody can say which is better


class Film:
    def __init__(self, setting: Setting) -> None:
        record = parse(setting.record)
        self.title = shelf.title(record.header["title"])
        self.box = shelf.box(self.title.name, setting.content, setting.content_name)
        plain = player_of(self.title.name).plain
        self.record = record
        sitting = Sitting(self.title, self.box, Record(record.header))
        table = sitting.table
        self.tables: list[Table] = [table.clone()]  # before the first answer and after each
        self.frames: list[Frame] = []
        for line in record.lines:
            seat, answer = sitting.judge(line)
            kind = table.kind(seat)
            choice = len(table.answers(seat)) > 1 and kind.name not in plain
            _, _, word = line_of(kind, seat, answer).split(" ")
            sitting.take(seat, answer, line)
            self.frames.append(Frame(seat, answer, kind.name, word, choice))
            self.tables.append(table.clone())
        if not table.over():
            raise NoJudge("analysis-unfinished", {"answers": len(record.lines)})
        self.seats = table.seats
        self.sheet = table.sheet()

    def decisions(self) -> list[int]:
        """The answers that were chosen among several, at questions that bots think about."""
        return [n for n, frame in enumerate(self.frames) if frame.choice]


@lru_cache(maxsize=2)
def film_of(setting: Setting) -> Film:
    """The one of this process. BadRecord or NoJudge says why there is none."""
    return Film(setting)
