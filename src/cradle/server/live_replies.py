"""What the WebSocket of a table says."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from pydantic_core import to_json
from typing_extensions import TypedDict

from cradle.server.problem import ErrorBody
from cradle.server.replies import Changes, ChatReply, GameReply, LabelReply, ReasonReply, TableReply, WeighedReply


class LiveTable(TypedDict):
    type: Literal["table"]
    table: TableReply


class LiveChat(TypedDict):
    type: Literal["chat"]
    messages: list[ChatReply]


class LivePreview(TypedDict):
    """What the answers that were asked about would change: by word and path, before and after."""

    type: Literal["preview"]
    eye: int
    number: int
    changes: dict[str, Changes]


class LikelyReply(TypedDict):
    """An answer that another seat may give next, and in which part of the games it did."""

    seat: int
    word: str
    label: LabelReply
    chance: float


class HelpReply(TypedDict):
    """What the coach knows: up to two answers, the best first; none where the seat is not asked.

    Where it is not sure which is better, they are `close`, or the games are too few.
    """

    answers: list[WeighedReply]
    only: bool
    sure: bool
    close: bool
    scored: bool
    likely: list[LikelyReply]
    watch: list[ReasonReply]


class LiveCoach(TypedDict):
    """Help at one position: the first guess, how far it has come, and the end. `of` is 0 until it is known."""

    type: Literal["coach"]
    eye: int
    number: int
    state: Literal["thinking", "done", "failed", "refused"]
    error: ErrorBody | None
    games: int
    of: int
    help: HelpReply | None


class LiveError(TypedDict):
    type: Literal["error"]
    error: ErrorBody


class LivePong(TypedDict):
    type: Literal["pong"]


LiveReply = Annotated[
    GameReply | LiveTable | LiveChat | LivePreview | LiveCoach | LiveError | LivePong, Field(discriminator="type")
]


def said(message: LiveReply) -> str:
    return to_json(message).decode()
