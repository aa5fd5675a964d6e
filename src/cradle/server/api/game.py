"""The game: updates, answers, undo, reasons, chat."""

from __future__ import annotations

import json
from typing import Annotated

from fastapi import APIRouter, Query, Response

from cradle.core.errors import BadRecord
from cradle.core.table import Table
from cradle.server import conduct
from cradle.server.api.tables import TablePath, seen
from cradle.server.desk import Looks, Somebody, TheDesk, Visitor, name_of
from cradle.server.models import Answer, Decision, Said, TakeBack, Undo
from cradle.server.plan import now_ms
from cradle.server.problem import Problem, of_rules, why_message
from cradle.server.replies import (
    AcceptedReply,
    ChatReply,
    ChatsReply,
    GameReply,
    LabelReply,
    UndoReply,
    WhyReply,
    WhysReply,
    errors,
)
from cradle.server.store import ChatLine
from cradle.server.update import label

ROUTER = APIRouter(prefix="/api/tables/{table}", tags=["game"])
Word = Annotated[str, Query(min_length=1, max_length=100)]
EyeQuery = Annotated[int | None, Query(ge=0, le=16)]
NumberQuery = Annotated[int | None, Query(ge=0, le=1_000_000)]
SeatQuery = Annotated[int, Query(ge=0, le=15)]


@ROUTER.get(
    "/game",
    dependencies=[Looks],
    summary="The game through one eye",
    response_model=GameReply,
    responses=errors(404, 409),
)
async def game(
    desk: TheDesk,
    person: Visitor,
    table: TablePath,
    eye: EyeQuery = None,
    since: NumberQuery = None,
) -> Response:
    room = await seen(desk, table, name_of(person))
    eyes = room.plan.eyes(name_of(person))
    if eye is not None and eye not in eyes:
        raise Problem(403, "server-not-yours")
    through = eyes[0] if eye is None else eye
    async with desk.house.reading(room, through):
        text = room.game_text(through, since)
    if text is None:
        raise Problem(409, "server-not-playing")
    return Response(text, media_type="application/json")


@ROUTER.post("/answers", summary="Answer a question", responses=errors(404, 409))
async def answer(desk: TheDesk, person: Somebody, table: TablePath, body: Answer) -> AcceptedReply:
    desk.limits.spend("answer", person.id)
    return await conduct.answer(desk.house, table, person.id, body.seat, body.number, body.word, body.id)


@ROUTER.post("/take-back", summary="Take a sealed answer back", responses=errors(404, 409))
async def take_back(desk: TheDesk, person: Somebody, table: TablePath, body: TakeBack) -> AcceptedReply:
    desk.limits.spend("answer", person.id)
    return await conduct.take_back(desk.house, table, person.id, body.seat, body.number)


@ROUTER.post("/undo", summary="Take your last answer back, or propose it", responses=errors(404, 409))
async def undo(desk: TheDesk, person: Somebody, table: TablePath, body: Undo) -> UndoReply:
    desk.limits.spend("answer", person.id)
    return await conduct.undo(desk.house, table, person.id, body.seat, body.number)


@ROUTER.post("/proposals/{proposal}", summary="Agree or decline", responses=errors(404, 409))
async def decide(desk: TheDesk, person: Somebody, table: TablePath, proposal: int, body: Decision) -> UndoReply:
    desk.limits.spend("answer", person.id)
    return await conduct.decide(desk.house, table, person.id, proposal, body.agree)


def reasons(title: str, table: Table, seat: int, words: list[str]) -> list[WhyReply]:
    """Why each of these words is no answer to the present question of a seat."""
    if seat not in table.asked():
        raise Problem(409, "server-not-asked")
    try:
        answers = [table.kind(seat).answer(word) for word in words]
    except BadRecord as error:
        raise of_rules(error) from error
    return [reason(title, table, seat, answer) for answer in answers]


def reason(title: str, table: Table, seat: int, answer: int) -> WhyReply:
    clause, numbers = table.why(seat, answer), table.sum(seat, answer)
    return {
        "word": table.kind(seat).word(answer),
        "label": label(title, table.label(seat, answer)),
        "clause": clause,
        "message": why_message(clause),
        "sum": label(title, numbers) if numbers is not None else None,
    }


@ROUTER.get("/why", dependencies=[Looks], summary="Why answers are not allowed", responses=errors(404, 409))
async def why(
    desk: TheDesk,
    person: Visitor,
    table: TablePath,
    seat: SeatQuery,
    word: Annotated[list[Word], Query(max_length=100)],
    number: NumberQuery = None,
) -> WhysReply:
    room = await seen(desk, table, name_of(person))
    room.plan.must_own(name_of(person), seat)
    play = room.play
    if play is None:
        raise Problem(409, "server-not-asked")
    present = play.sitting.numbers[seat]
    gone = number is not None and number != present  # the words may be those of another kind of question
    return {"number": present, "why": [] if gone else reasons(room.plan.title, play.table, seat, word)}


def chat_document(line: ChatLine) -> ChatReply:
    said: LabelReply | None = json.loads(line.said) if line.said is not None else None
    return {
        "id": line.number,
        "seat": line.seat,
        "name": line.name,
        "text": line.text,
        "said": said,
        "at": line.at,
    }


@ROUTER.get("/chat", dependencies=[Looks], summary="What was said", responses=errors(404))
async def chat(
    desk: TheDesk, person: Visitor, table: TablePath, after: Annotated[int, Query(ge=0, le=1 << 30)] = 0
) -> ChatsReply:
    await seen(desk, table, name_of(person))
    return {"messages": [chat_document(line) for line in await desk.house.store.chat(table, after)]}


@ROUTER.post("/chat", summary="Say something", responses=errors(404))
async def say(desk: TheDesk, person: Somebody, table: TablePath, body: Said) -> ChatReply:
    desk.limits.spend("chat", person.id)
    room = await seen(desk, table, person.id)
    seats = room.plan.seats_of(person.id)
    seat = seats[0] if seats else None
    name = room.plan.places[seat].name if seat is not None else person.name
    line = await desk.house.store.say(table, person.id, seat, name, body.text, body.id, now_ms())
    await room.spread(desk.house.store, line)
    return chat_document(line)
