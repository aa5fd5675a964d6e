"""What the server answers about lessons; the other documents are in `replies.py`."""

from __future__ import annotations

from typing_extensions import TypedDict

from cradle.server.replies import ContentReply, GameReply, TableReply


class LessonReply(TypedDict):
    name: str
    clauses: list[str]
    lit: list[str]
    tasks: int


class LearnedReply(TypedDict):
    title: str
    version: int
    lessons: list[LessonReply]
    done: dict[str, int]  # lesson -> the version of the rules by which it was done


class LessonsReply(TypedDict):
    titles: list[LearnedReply]


class CourseReply(LearnedReply):
    table: TableReply
    content: ContentReply


class TriedReply(TypedDict):
    right: bool
    done: bool
    message: str
    shown: str | None
    game: GameReply | None
