"""What the server answers, as models: for the documentation, and checked by the tests."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from cradle.server.plan import ClockRules, Closed, Origin, Pace, Proposal, Result, State
from cradle.server.turning import PointKind

Number = int | str
Pair = tuple[int, int]  # before and after


class ErrorBody(BaseModel):
    message: str
    args: dict[str, Number]


class ErrorReply(BaseModel):
    """Every error: a message id and its arguments."""

    model_config = ConfigDict(
        json_schema_extra={"examples": [{"error": {"message": "server-stale", "args": {"number": 13}}}]}
    )
    error: ErrorBody


class OptionReply(BaseModel):
    name: str
    choices: list[str]
    default: str
    seats: list[int] | None


class SpanReply(BaseModel):
    name: str
    nouns: list[str]


class KindReply(BaseModel):
    name: str
    clause: str
    facts: list[str]
    about: list[str]
    spans: list[SpanReply]


class NewsKindReply(BaseModel):
    name: str
    data: list[str]
    secret: list[str]


class ContentSummary(BaseModel):
    digest: str
    provenance: dict[str, int]


class TitleReply(BaseModel):
    name: str
    version: int
    seats: list[int]
    options: list[OptionReply]
    nouns: dict[str, list[str]]
    kinds: list[KindReply]
    news: list[NewsKindReply]
    score: list[str]
    bots: list[str]
    content: ContentSummary


class TitlesReply(BaseModel):
    languages: list[str]
    titles: list[TitleReply]


class WordingReply(BaseModel):
    message: str
    numbers: dict[str, int]
    parts: dict[str, WordingReply]


class ContentReply(BaseModel):
    digest: str
    document: dict[str, object]
    nouns: dict[str, list[str]]
    wordings: dict[str, dict[int, WordingReply]]


class ClauseReply(BaseModel):
    id: str
    number: str
    text: str


class ChapterReply(BaseModel):
    number: str
    name: str
    clauses: list[ClauseReply]


class RulesReply(BaseModel):
    title: str
    lang: str
    name: str
    intro: str
    chapters: list[ChapterReply]


class MeReply(BaseModel):
    name: str
    login: str | None
    guest: bool
    known: bool


class DoneReply(BaseModel):
    done: bool


class SeatReply(BaseModel):
    seat: int
    kind: Literal["person", "bot", "free"]
    name: str
    mine: bool
    level: str
    link: str | None
    stand_in: str
    away: bool
    failed: str


class TableContent(BaseModel):
    digest: str
    own: bool


class TableReply(BaseModel):
    id: str
    title: str
    state: State
    open: bool
    created: int
    changed: int
    host: bool
    decides: bool
    options: dict[str, str]
    content: TableContent
    seats: list[SeatReply]
    eyes: list[int]
    start: Literal["full", "host"]
    pace: Pace
    clock: ClockRules
    watch: str | None
    wish: Literal["", "asked", "declined"]
    proposal: Proposal | None
    rematch: str | None
    origin: Origin | None = Field(alias="from")
    uploaded: bool
    turn: list[int]
    result: Result | None
    closed: Closed | None
    old: bool


class TablesReply(BaseModel):
    tables: list[TableReply]


class LinkReply(BaseModel):
    table: TableReply
    seat: int | None


class LabelReply(BaseModel):
    message: str
    args: dict[str, int]


class AnswerReply(BaseModel):
    word: str
    span: str
    numbers: dict[str, int]
    facts: dict[str, int]
    label: LabelReply


class QuestionReply(BaseModel):
    number: int
    kind: str
    clause: str
    about: LabelReply
    answers: list[AnswerReply]


class SealedReply(BaseModel):
    number: int
    word: str
    label: LabelReply


class NewsReply(BaseModel):
    name: str
    message: str
    seat: int
    data: dict[str, int]
    secret: dict[str, int] | None


class RivalReply(BaseModel):
    message: str
    points: list[int]
    total: int
    place: int | None


class ScoresReply(BaseModel):
    scored: bool
    lines: list[str]
    points: list[list[int | None]]
    totals: list[int | None]
    places: list[int] | None
    rivals: list[RivalReply]


class ClockReply(BaseModel):
    seat: int
    move: int | None
    game: int | None
    running: bool


class GameReply(BaseModel):
    """What an eye is told; the WebSocket sends the same."""

    type: Literal["game"]
    eye: int
    number: int
    since: int | None
    over: bool
    view: dict[str, object]
    question: QuestionReply | None
    sealed: SealedReply | None
    waiting: list[int]
    undo: bool
    news: list[NewsReply]
    scores: ScoresReply
    clocks: list[ClockReply]
    now: int


class AnsweredReply(BaseModel):
    seat: int
    kind: str
    word: str
    label: LabelReply


class AskedReply(BaseModel):
    seat: int
    kind: str
    clause: str
    about: LabelReply


class ReplayReply(GameReply):
    step: int
    steps: int
    answered: AnsweredReply | None
    asked: list[AskedReply]


class StoryAnswer(AnsweredReply):
    step: int


class TurningReply(BaseModel):
    step: int
    kind: PointKind
    seat: int
    rival: int | None
    points: int


class RivalStory(BaseModel):
    message: str
    totals: list[int]


class StoryReply(BaseModel):
    steps: int
    answers: list[StoryAnswer]
    totals: list[list[int]]
    rivals: list[RivalStory]
    turning: list[TurningReply]


class AcceptedReply(BaseModel):
    done: Literal["now", "already"]
    number: int


class UndoReply(BaseModel):
    done: bool
    proposal: Proposal | None


class WhyReply(BaseModel):
    word: str
    clause: str
    message: str


class WhysReply(BaseModel):
    number: int
    why: list[WhyReply]


class ChatReply(BaseModel):
    id: int
    seat: int | None
    name: str
    text: str
    at: int


class ChatsReply(BaseModel):
    messages: list[ChatReply]


class LiveTable(BaseModel):
    type: Literal["table"]
    table: TableReply


class LiveChat(BaseModel):
    type: Literal["chat"]
    messages: list[ChatReply]


class LivePreview(BaseModel):
    """What the answers that were asked about would change: by word and path, before and after."""

    type: Literal["preview"]
    eye: int
    number: int
    changes: dict[str, dict[str, Pair]]


class LiveError(BaseModel):
    type: Literal["error"]
    error: ErrorBody


class LivePong(BaseModel):
    type: Literal["pong"]


LiveReply = Annotated[
    GameReply | LiveTable | LiveChat | LivePreview | LiveError | LivePong, Field(discriminator="type")
]


class HealthReply(BaseModel):
    ok: bool


def errors(*statuses: int) -> dict[int | str, dict[str, object]]:
    """The errors that a route can answer with, for the documentation."""
    return {status: {"model": ErrorReply} for status in (400, 403, 413, 422, 429, 503, *statuses)}


def plain_text(what: str) -> dict[int | str, dict[str, object]]:
    return {200: {"description": what, "content": {"text/plain": {"schema": {"type": "string"}}}}}
