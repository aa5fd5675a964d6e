"""Puzzles: the puzzle of the day, the next one, its position, and the try."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Query, Response
from pydantic_core import to_json

from cradle.puzzles.puzzle import solved
from cradle.server import puzzling, tries
from cradle.server.api.game import Word, reasons
from cradle.server.desk import Looks, Somebody, TheDesk, Visitor, name_of
from cradle.server.models import PuzzleTry
from cradle.server.puzzle_replies import NextReply, PuzzleReply, PuzzlesReply, PuzzleVerdictReply
from cradle.server.replies import WhysReply, errors

ROUTER = APIRouter(prefix="/api/puzzles", tags=["puzzles"])
PuzzleName = Annotated[str, Path(pattern=r"^[a-z0-9-]{1,40}-[0-9a-f]{8}$", examples=["hadara-5f0c12ab"])]
Filter = Annotated[str, Query(pattern=r"^[a-z0-9-]{0,40}$", description="A title, or nothing for all of them")]
After = Annotated[str, Query(pattern=r"^[a-z0-9-]{0,60}$", description="The puzzle that you come from")]
JSON = "application/json"


@ROUTER.get("", dependencies=[Looks], summary="The puzzle of the day, and how you stand", responses=errors(404))
async def puzzles(desk: TheDesk, person: Visitor, title: Filter = "") -> PuzzlesReply:
    return puzzling.overview(title, await tries.tries_of(desk.people.ledger, name_of(person)))


@ROUTER.get("/next", dependencies=[Looks], summary="A puzzle that you have not tried", responses=errors(404))
async def following(desk: TheDesk, person: Visitor, title: Filter = "", after: After = "") -> NextReply:
    tried = await tries.tries_of(desk.people.ledger, name_of(person))
    return {"id": puzzling.following(title, tried, after)}


@ROUTER.get(
    "/{puzzle}",
    dependencies=[Looks],
    summary="The position of a puzzle; what its answers are worth only after your try",
    response_model=PuzzleReply,
    responses=errors(404),
)
async def puzzle(desk: TheDesk, person: Visitor, puzzle: PuzzleName) -> Response:
    found = puzzling.known(puzzle)
    tried = await tries.tries_of(desk.people.ledger, name_of(person))
    return Response(to_json(puzzling.document(found, tried)), media_type=JSON)


@ROUTER.get(
    "/{puzzle}/why", dependencies=[Looks], summary="Why answers are not allowed in a puzzle", responses=errors(404)
)
async def why(puzzle: PuzzleName, word: Annotated[list[Word], Query(max_length=100)]) -> WhysReply:
    found = puzzling.known(puzzle)
    begun, seat = puzzling.sitting(found), found["seat"]
    return {"number": begun.numbers[seat], "why": reasons(begun.title.name, begun.table, seat, word)}


@ROUTER.post(
    "/{puzzle}/try",
    summary="Try an answer; the first one counts",
    response_model=PuzzleVerdictReply,
    responses=errors(404, 409),
)
async def attempt(desk: TheDesk, person: Somebody, puzzle: PuzzleName, body: PuzzleTry) -> Response:
    desk.limits.spend("answer", person.id)
    found, ledger = puzzling.known(puzzle), desk.people.ledger
    puzzling.must_be_answer(found, body.word)
    begun = puzzling.sitting(found)
    tried, counted = await tries.tries_of(ledger, person.id), False
    if puzzle not in tried:
        before = tries.rating_of(tried)
        counted = await tries.note(ledger, person.id, found, body.word, solved(found, body.word), before)
        tried = await tries.tries_of(ledger, person.id)
    return Response(to_json(puzzling.verdict(found, begun, body.word, counted, tried)), media_type=JSON)
