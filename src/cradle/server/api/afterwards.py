"""After the game: the record, the replay, the story, the analysis."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic_core import to_json

from cradle.server import uploads
from cradle.server.api.game import Word
from cradle.server.api.tables import TablePath, seen
from cradle.server.desk import Desk, Looks, Somebody, TheDesk, Visitor, address, name_of
from cradle.server.hindsight import HindsightReply, asked_then
from cradle.server.models import Upload
from cradle.server.problem import Problem
from cradle.server.replies import AnalysisReply, ReplayReply, StoryReply, TableReply, errors, plain_text
from cradle.server.store import Row
from cradle.server.tabledoc import table_document

ROUTER = APIRouter(prefix="/api", tags=["afterwards"])


async def finished(desk: Desk, table: str, person: str) -> Row:
    room = await seen(desk, table, person)
    uploads.must_be_over(room, person)
    return room.row


@ROUTER.get(
    "/tables/{table}/record",
    dependencies=[Looks],
    summary="The record, once the game has ended",
    response_class=Response,
    responses=errors(404, 409) | plain_text("A record"),
)
async def record(desk: TheDesk, person: Visitor, table: TablePath) -> PlainTextResponse:
    """Also of a game that the server has closed: nobody can go on with it, so nothing is left to hide."""
    room = await seen(desk, table, name_of(person))
    if room.plan.closed is None or room.row.record is None:
        uploads.must_be_over(room, name_of(person))
    name = f"{room.plan.title}-{room.row.id}.cradle"
    text = (await desk.house.archive.record(room.row)).text()
    return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})


@ROUTER.post("/records", summary="Replay a record from elsewhere", status_code=201, responses=errors(404))
async def upload(desk: TheDesk, person: Somebody, body: Upload, request: Request) -> TableReply:
    desk.limits.spend("upload", person.id, address(request))
    await desk.readers.check_beside(body.record, body.content)
    room = await uploads.upload(desk.house, person, body)
    return table_document(room.row, person.id, desk.house.presence)


@ROUTER.get(
    "/tables/{table}/replay",
    dependencies=[Looks],
    summary="A finished game after so many answers, through any eye",
    response_model=ReplayReply,
    responses=errors(404, 409),
)
async def replay(
    desk: TheDesk,
    person: Visitor,
    table: TablePath,
    eye: Annotated[int, Query(ge=0, le=16)],
    step: Annotated[int, Query(ge=0, le=1_000_000)],
) -> Response:
    row = await finished(desk, table, name_of(person))
    return Response(await desk.house.archive.step(row, eye, step), media_type="application/json")


@ROUTER.get(
    "/tables/{table}/question",
    dependencies=[Looks],
    summary="What was asked in a finished game after so many answers, and what some answers would have changed",
    responses=errors(404, 409),
)
async def question(
    desk: TheDesk,
    person: Visitor,
    table: TablePath,
    step: Annotated[int, Query(ge=0, le=1_000_000)],
    word: Annotated[list[Word] | None, Query(max_length=8)] = None,
) -> HindsightReply:
    room = await seen(desk, table, name_of(person))
    uploads.must_be_over(room, name_of(person))
    if room.play is None:
        raise Problem(409, "server-old-rules")
    record = await desk.house.archive.record(room.row)
    return await asyncio.to_thread(asked_then, room.title(), room.box(), record, step, word or [])


@ROUTER.get(
    "/tables/{table}/story",
    dependencies=[Looks],
    summary="Every answer, and the scores over time",
    response_model=StoryReply,
    responses=errors(404, 409),
)
async def story(desk: TheDesk, person: Visitor, table: TablePath) -> Response:
    row = await finished(desk, table, name_of(person))
    return Response(await desk.house.archive.story(row), media_type="application/json")


@ROUTER.get(
    "/tables/{table}/analysis",
    dependencies=[Looks],
    summary="What every answer was worth, as far as it is known",
    response_model=AnalysisReply,
    responses=errors(404, 409),
)
async def analysis(desk: TheDesk, person: Visitor, table: TablePath) -> Response:
    row = await finished(desk, table, name_of(person))
    return Response(to_json(await desk.analyses.document(row)), media_type="application/json")


@ROUTER.post(
    "/tables/{table}/analysis",
    summary="Have a finished game analysed, or go on after a failure",
    response_model=AnalysisReply,
    responses=errors(404, 409),
)
async def analyse(desk: TheDesk, person: Somebody, table: TablePath, request: Request) -> Response:
    row = await finished(desk, table, person.id)
    desk.limits.spend("analyse", person.id, address(request))
    await desk.analyses.ask(row, person.id)
    return Response(to_json(await desk.analyses.document(row)), media_type="application/json")
