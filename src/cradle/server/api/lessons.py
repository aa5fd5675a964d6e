"""Lessons: which there are, a lesson's table, and trying."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from pydantic_core import to_json

from cradle import shelf
from cradle.server import learning, progress
from cradle.server.api.game import Word, reasons
from cradle.server.api.library import TitleName
from cradle.server.desk import Looks, Somebody, TheDesk, Visitor, name_of
from cradle.server.lesson_replies import CourseReply, LessonsReply, TriedReply
from cradle.server.models import MOST_GIVEN, Try
from cradle.server.replies import GameReply, WhysReply, errors

ROUTER = APIRouter(prefix="/api/lessons", tags=["lessons"])
LessonName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}$", examples=["buy"])]
Given = Annotated[list[Word], Query(max_length=MOST_GIVEN, description="What was right in this lesson before")]
JSON = "application/json"


@ROUTER.get("", dependencies=[Looks], summary="The lessons of all titles, and which of them you have done")
async def lessons(desk: TheDesk, person: Visitor) -> LessonsReply:
    return learning.overview(await progress.done_by(desk.people.ledger, name_of(person)))


@ROUTER.get(
    "/{title}",
    dependencies=[Looks],
    summary="What the lessons of a title have in common",
    response_model=CourseReply,
    responses=errors(404),
)
async def course(desk: TheDesk, person: Visitor, title: TitleName) -> Response:
    made = learning.taught(title)
    done = await progress.done_by(desk.people.ledger, name_of(person))
    return Response(to_json(learning.course(made, done.get(title, {}))), media_type=JSON)


@ROUTER.get(
    "/{title}/{lesson}",
    dependencies=[Looks],
    summary="The table of a lesson",
    response_model=GameReply,
    responses=errors(404, 409),
)
async def lesson(title: TitleName, lesson: LessonName, given: Given = []) -> Response:  # noqa: B006
    made = learning.taught(title)
    begun = learning.trial(made, learning.lesson_of(made, lesson), given)
    return Response(to_json(learning.game(begun)), media_type=JSON)


@ROUTER.get(
    "/{title}/{lesson}/why",
    dependencies=[Looks],
    summary="Why answers are not allowed in a lesson",
    responses=errors(404, 409),
)
async def why(
    title: TitleName,
    lesson: LessonName,
    word: Annotated[list[Word], Query(max_length=100)],
    given: Given = [],  # noqa: B006
) -> WhysReply:
    made = learning.taught(title)
    begun = learning.trial(made, learning.lesson_of(made, lesson), given)
    seat = begun.lesson.seat
    return {"number": begun.sitting.numbers[seat], "why": reasons(title, begun.sitting.table, seat, word)}


@ROUTER.post(
    "/{title}/{lesson}/try",
    summary="Try an answer",
    response_model=TriedReply,
    responses=errors(404, 409),
)
async def attempt(desk: TheDesk, person: Somebody, title: TitleName, lesson: LessonName, body: Try) -> Response:
    desk.limits.spend("answer", person.id)
    made = learning.taught(title)
    found = learning.tried(made, learning.lesson_of(made, lesson), body.given, body.word, body.wrong)
    if found["done"]:
        await progress.note(desk.people.ledger, person.id, title, lesson, shelf.title(title).version)
    return Response(to_json(found), media_type=JSON)
