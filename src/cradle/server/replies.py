"""What the server answers: made as these documents, described by them, and held against them by the tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NotRequired

from typing_extensions import TypedDict

from cradle.server.plan import ClockRules, Closed, Origin, Pace, Proposal, Result, State, Wish
from cradle.server.problem import ErrorBody, ErrorReply
from cradle.server.turning import PointKind, RaceKind

Changes = dict[str, tuple[int, int]]  # by path: before and after


class OptionReply(TypedDict):
    name: str
    choices: list[str]
    default: str
    seats: list[int] | None


class SpanReply(TypedDict):
    name: str
    nouns: list[str]


class KindReply(TypedDict):
    name: str
    clause: str
    facts: list[str]
    about: list[str]
    spans: list[SpanReply]


class NewsKindReply(TypedDict):
    name: str
    data: list[str]
    secret: list[str]


class ContentSummary(TypedDict):
    digest: str
    provenance: dict[str, int]


class LevelReply(TypedDict):
    level: str
    share: int | None
    games: int


class TitleReply(TypedDict):
    name: str
    version: int
    seats: list[int]
    options: list[OptionReply]
    nouns: dict[str, list[str]]
    kinds: list[KindReply]
    news: list[NewsKindReply]
    score: list[str]
    bots: list[str]
    levels: list[LevelReply]
    usual: str
    first: bool  # whether there is a page for a first game
    lessons: int  # how many there are
    puzzles: int
    content: ContentSummary


class TitlesReply(TypedDict):
    languages: list[str]
    titles: list[TitleReply]


class WordingReply(TypedDict):
    message: str
    numbers: dict[str, int]
    parts: dict[str, WordingReply]


class ContentReply(TypedDict):
    digest: str
    document: dict[str, object]
    nouns: dict[str, list[str]]
    wordings: dict[str, dict[int, WordingReply]]


class ClauseReply(TypedDict):
    id: str
    number: str
    text: str


class ChapterReply(TypedDict):
    number: str
    name: str
    clauses: list[ClauseReply]


class RulesReply(TypedDict):
    title: str
    lang: str
    name: str
    intro: str
    chapters: list[ChapterReply]


class MeReply(TypedDict):
    name: str
    login: str | None
    guest: bool
    known: bool


class DoneReply(TypedDict):
    done: bool


class SeatReply(TypedDict):
    seat: int
    kind: Literal["person", "bot", "free"]
    name: str
    mine: bool
    level: str
    link: str | None
    stand_in: str
    away: bool
    failed: str


class CoachRule(TypedDict):
    """Whether the host has allowed the coach to everybody, whether anybody has used it (told when the game is over),
    and why whoever asks has none now."""

    allowed: bool
    used: bool
    refusal: ErrorBody | None


class TableContent(TypedDict):
    digest: str
    own: bool


TableReply = TypedDict(
    "TableReply",
    {
        "id": str,
        "title": str,
        "state": State,
        "open": bool,
        "created": int,
        "changed": int,
        "host": bool,
        "decides": bool,
        "options": dict[str, str],
        "content": TableContent,
        "seats": list[SeatReply],
        "eyes": list[int],
        "start": Literal["full", "host"],
        "pace": Pace,
        "coach": CoachRule,
        "clock": ClockRules,
        "watch": str | None,
        "wish": Wish,
        "proposal": Proposal | None,
        "rematch": str | None,
        "from": Origin | None,
        "uploaded": bool,
        "turn": list[int],
        "result": Result | None,
        "closed": Closed | None,
        "old": bool,
    },
)  # `from` is no name for a field of a class


class TablesReply(TypedDict):
    tables: list[TableReply]


class LinkReply(TypedDict):
    table: TableReply
    seat: int | None


class LabelReply(TypedDict):
    message: str
    args: dict[str, int]


class AnswerReply(TypedDict):
    word: str
    span: str
    numbers: dict[str, int]
    facts: dict[str, int]
    label: LabelReply


class QuestionReply(TypedDict):
    number: int
    kind: str
    clause: str
    about: LabelReply
    answers: list[AnswerReply]


class SealedReply(TypedDict):
    number: int
    word: str
    label: LabelReply


class NewsReply(TypedDict):
    name: str
    message: str
    seat: int
    data: dict[str, int]
    secret: dict[str, int] | None


class RivalReply(TypedDict):
    message: str
    points: list[int]
    total: int
    place: int | None


class GoalReply(TypedDict):
    name: str
    counts: list[int | None]


class ScoresReply(TypedDict):
    scored: bool
    lines: list[str]
    points: list[list[int | None]]
    totals: list[int | None]
    places: list[int] | None
    rivals: list[RivalReply]
    goals: NotRequired[list[GoalReply]]  # where nobody has points


class ClockReply(TypedDict):
    seat: int
    move: int | None
    game: int | None
    running: bool


class Position(TypedDict):
    """What stays the same until the eye notices something."""

    type: Literal["game"]
    eye: int
    number: int
    over: bool
    view: Mapping[str, object]
    question: QuestionReply | None
    sealed: SealedReply | None
    waiting: list[int]
    undo: bool
    scores: ScoresReply


class Happened(TypedDict):
    since: int | None
    news: list[NewsReply]


class Stamp(TypedDict):
    clocks: list[ClockReply]
    now: int


class GameReply(Position, Happened, Stamp):
    """What an eye is told; the WebSocket sends the same."""


class AnsweredReply(TypedDict):
    seat: int
    kind: str
    word: str
    label: LabelReply


class AskedReply(TypedDict):
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


class TurningReply(TypedDict):
    step: int
    kind: PointKind | RaceKind
    seat: int
    rival: int | None
    points: int
    goal: NotRequired[str]  # of a race; `points` are what the seat then has of it


class RivalStory(TypedDict):
    message: str
    totals: list[int]


class GoalStory(TypedDict):
    name: str
    counts: list[list[int]]
    needed: NotRequired[int]  # so many win; 0: it only helps


class StoryReply(TypedDict):
    steps: int
    answers: list[StoryAnswer]
    rounds: list[int]
    totals: list[list[int]]
    rivals: list[RivalStory]
    goals: list[GoalStory]
    turning: list[TurningReply]
    ending: NewsReply | None


class ReasonReply(TypedDict):
    """`args`: as in a label; `line` names a line of the score sheet, `harm` what is to be avoided, and `thing-` stands
    before a noun of the box."""

    message: str
    args: dict[str, int | str]


class WeighedReply(TypedDict):
    word: str
    label: LabelReply
    chance: float
    points: float
    error: float
    games: int
    reasons: list[ReasonReply]


class DecisionReply(TypedDict):
    n: int
    seat: int
    kind: str
    word: str
    mark: str
    loss: float
    error: float
    best: str
    games: int
    answers: list[WeighedReply]


class ChanceReply(TypedDict):
    n: int
    chances: list[float]
    points: list[float]


class AccuracyReply(TypedDict):
    seat: int
    accuracy: float
    choices: int
    marks: dict[str, int]
    lost: float


class ChanceTurn(TypedDict):
    n: int
    kind: str
    seat: int


class AnalysisBody(TypedDict):
    version: int
    judge: str
    games: int
    looked: int
    answers: int
    seats: list[AccuracyReply]
    steps: list[ChanceReply]
    decisions: list[DecisionReply]
    turns: list[ChanceTurn]
    totals: list[int]
    winners: list[int]
    scored: bool


class AnalysisReply(TypedDict):
    """How the analysis of a game stands, and all that is known so far."""

    state: Literal["none", "waiting", "running", "done", "failed", "unavailable"]
    reason: ErrorBody | None
    before: int
    seconds: int
    done: int
    tasks: int
    analysis: AnalysisBody | None


class AcceptedReply(TypedDict):
    done: Literal["now", "already"]
    number: int


class UndoReply(TypedDict):
    done: bool
    proposal: Proposal | None


class WhyReply(TypedDict):
    """Why an answer is not possible: its clause, and the numbers behind it where it is about numbers."""

    word: str
    label: LabelReply
    clause: str
    message: str
    sum: LabelReply | None


class WhysReply(TypedDict):
    number: int
    why: list[WhyReply]


class ChatReply(TypedDict):
    id: int
    seat: int | None
    name: str
    text: str
    said: LabelReply | None
    at: int


class ChatsReply(TypedDict):
    messages: list[ChatReply]


class HealthReply(TypedDict):
    ok: bool


def errors(*statuses: int) -> dict[int | str, dict[str, object]]:
    """The errors that a route can answer with, for the documentation."""
    return {status: {"model": ErrorReply} for status in (400, 403, 413, 422, 429, 503, *statuses)}


def plain_text(what: str) -> dict[int | str, dict[str, object]]:
    return {200: {"description": what, "content": {"text/plain": {"schema": {"type": "string"}}}}}
