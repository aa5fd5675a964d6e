"""What the server answers about puzzles; the other documents are in `replies.py`."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from cradle.server.replies import ContentReply, GameReply, LabelReply, ReasonReply, TableReply


class DayReply(TypedDict):
    day: str  # by universal time
    state: Literal["solved", "missed", "none"]


class StandingReply(TypedDict):
    """How somebody stands with puzzles."""

    rating: int
    streak: int  # days in a row
    week: list[DayReply]  # the last seven days, today last


class PuzzleCountReply(TypedDict):
    title: str
    puzzles: int
    tried: int


class PuzzlesReply(StandingReply):
    day: str
    today: str | None  # the puzzle of the day; none where the title has no puzzles
    done: bool  # whether you have tried it
    titles: list[PuzzleCountReply]


class NextReply(TypedDict):
    id: str | None


class PuzzleAnswerReply(TypedDict):
    word: str
    label: LabelReply
    chance: float
    points: float | None
    error: float
    games: int
    reasons: list[ReasonReply]


class PuzzleVerdictReply(StandingReply):
    word: str  # what was tried now
    solved: bool
    counted: bool  # whether this was the first try
    first: str  # the word of the first try
    first_solved: bool
    before: int  # the rating, around the first try
    after: int
    clause: str
    games: int
    answers: list[PuzzleAnswerReply]  # the best first
    record: str  # of the game, up to the question


class PuzzleReply(TypedDict):
    id: str
    title: str
    kind: str
    seats: int
    level: str
    answer: int  # the number of the answer that is asked for
    daily: bool
    table: TableReply
    content: ContentReply
    game: GameReply
    verdict: PuzzleVerdictReply | None  # once it was tried
