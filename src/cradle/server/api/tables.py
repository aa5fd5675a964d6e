"""Tables: make, list, join, leave, start."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic_core import to_json

from cradle.server import library, links, opening, seating, substitutes
from cradle.server.desk import Desk, Looks, Somebody, TheDesk, Visitor, address, name_of
from cradle.server.models import Join, Link, LinkAccept, NewTable, SeatChange, TableChange
from cradle.server.people import Person
from cradle.server.plan import Plan, now_ms
from cradle.server.play import LogEntry
from cradle.server.problem import Problem
from cradle.server.rematch import play_again
from cradle.server.replies import ContentReply, LinkReply, TableReply, TablesReply, errors
from cradle.server.room import Room
from cradle.server.tabledoc import table_document

ROUTER = APIRouter(prefix="/api", tags=["tables"])
TablePath = Annotated[str, Path(pattern=r"^[a-z0-9]{12}$", examples=["k3v9q2m7xabc"])]
SeatPath = Annotated[int, Path(ge=0, le=15)]
MOST_TABLES: Final = 100  # of one person that are not over


async def seen(desk: Desk, table: str, person: str) -> Room:
    """The table, if this person may see it."""
    room = await desk.house.now(table)
    if not room.plan.may_see(person):
        raise Problem(403, "server-private")
    return room


def shown(desk: Desk, room: Room, person: str) -> TableReply:
    return table_document(room.row, person, desk.house.presence)


async def few_enough(desk: Desk, person: Person) -> None:
    """Nobody keeps the bots of the house busy with tables without end."""
    if desk.limits.on and len(await desk.people.tables_of(person.id)) >= MOST_TABLES:
        raise Problem(409, "server-tables-many", {"tables": MOST_TABLES})


@ROUTER.get("/tables", dependencies=[Looks], summary="Open tables, or mine", responses=errors())
async def tables(
    desk: TheDesk,
    person: Visitor,
    which: Annotated[Literal["open", "mine", "finished"], Query(alias="list")] = "open",
    title: Annotated[str, Query(pattern=r"^[a-z0-9-]{0,40}$")] = "",
    before: Annotated[int | None, Query(ge=0, le=1 << 52)] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> TablesReply:
    me = name_of(person)
    rows = await desk.house.store.listed(which, me, title, now_ms() + 1000 if before is None else before, limit)
    return {"tables": [table_document(row, me, desk.house.presence) for row in rows]}


@ROUTER.post("/tables", summary="Make a table", status_code=201, responses=errors(404, 409))
async def create(desk: TheDesk, person: Somebody, body: NewTable, request: Request) -> TableReply:
    desk.limits.spend("create", person.id, address(request))
    before = await opening.made_before(desk.house, person, body)
    if before is not None:
        return shown(desk, before, person.id)
    if body.content is not None or (body.origin is not None and body.origin.record is not None):
        desk.limits.spend("upload", person.id, address(request))
    await few_enough(desk, person)
    if body.content is not None and body.origin is None:
        await desk.readers.check(body.title, body.content)
    elif body.origin is not None and body.origin.record is not None:
        await desk.readers.check_beside(body.origin.record, body.content)
    room = await opening.create(desk.house, person, body)
    return shown(desk, room, person.id)


@ROUTER.get("/tables/{table}", dependencies=[Looks], summary="One table", responses=errors(404))
async def one(desk: TheDesk, person: Visitor, table: TablePath) -> TableReply:
    return shown(desk, await seen(desk, table, name_of(person)), name_of(person))


@ROUTER.patch("/tables/{table}", summary="Pace, open or private, the coach", responses=errors(404, 409))
async def change(desk: TheDesk, person: Somebody, table: TablePath, body: TableChange) -> TableReply:
    desk.limits.spend("join", person.id)

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        plan.must_host(person.id)
        plan.pace = body.pace or plan.pace
        plan.set_open(plan.open if body.open is None else body.open)
        if body.coach is not None and body.coach != plan.coach:
            plan.must_be("gathering")  # everybody knew it before the first answer
            plan.coach = body.coach
        return None

    return shown(desk, await desk.house.change(table, edit), person.id)


@ROUTER.get(
    "/tables/{table}/content",
    dependencies=[Looks],
    summary="The component facts that this table plays with",
    response_model=ContentReply,
    responses=errors(404, 409),
)
async def content(desk: TheDesk, person: Visitor, table: TablePath) -> Response:
    room = await seen(desk, table, name_of(person))
    kept = await desk.house.archive.content(room.row) if room.plan.state == "finished" else None
    if kept is None:
        if room.given is None:
            raise Problem(409, "server-old-rules")
        choices = room.title().choices(room.plan.options, room.plan.seats())
        kept = to_json(library.content(room.plan.title, room.box(), choices))
    return Response(kept, media_type="application/json")


@ROUTER.post("/tables/{table}/join", summary="Take a seat", responses=errors(404, 409))
async def join(desk: TheDesk, person: Somebody, table: TablePath, body: Join) -> TableReply:
    desk.limits.spend("join", person.id)
    room = await seating.join(desk.house, table, person, body.seat, body.name)
    return shown(desk, room, person.id)


@ROUTER.post("/links", summary="Look at an invitation", responses=errors(404))
async def look(desk: TheDesk, person: Somebody, body: Link, request: Request) -> LinkReply:
    desk.limits.spend("join", person.id, address(request))
    room, seat = await links.by_link(desk.house, person.id, body.secret)
    return {"table": shown(desk, room, person.id), "seat": seat}


@ROUTER.post("/links/accept", summary="Accept an invitation", responses=errors(404, 409))
async def accept(desk: TheDesk, person: Somebody, body: LinkAccept, request: Request) -> LinkReply:
    desk.limits.spend("join", person.id, address(request))
    room, seat = await links.accept(desk.house, person, body.secret, body.name)
    return {"table": shown(desk, room, person.id), "seat": seat}


@ROUTER.put(
    "/tables/{table}/seats/{seat}",
    summary="The host decides who sits there; while playing only a bot",
    responses=errors(404, 409),
)
async def seat(desk: TheDesk, person: Somebody, table: TablePath, seat: SeatPath, body: SeatChange) -> TableReply:
    desk.limits.spend("join", person.id)
    return shown(desk, await seating.set_seat(desk.house, table, person, seat, body), person.id)


@ROUTER.post("/tables/{table}/start", summary="Begin", responses=errors(404, 409))
async def start(desk: TheDesk, person: Somebody, table: TablePath) -> TableReply:
    desk.limits.spend("join", person.id)
    return shown(desk, await opening.start(desk.house, table, person), person.id)


@ROUTER.post("/tables/{table}/leave", summary="Give up your seats", responses=errors(404))
async def leave(desk: TheDesk, person: Somebody, table: TablePath) -> TableReply:
    desk.limits.spend("join", person.id)
    return shown(desk, await seating.leave(desk.house, table, person), person.id)


@ROUTER.post("/tables/{table}/return", summary="Take your seats back from bots", responses=errors(404, 409))
async def come_back(desk: TheDesk, person: Somebody, table: TablePath) -> TableReply:
    desk.limits.spend("join", person.id)
    return shown(desk, await substitutes.come_back(desk.house, table, person.id), person.id)


@ROUTER.post("/tables/{table}/hurry", summary="Let the bots answer at once until your turn", responses=errors(404, 409))
async def hurry(desk: TheDesk, person: Somebody, table: TablePath) -> TableReply:
    desk.limits.spend("join", person.id)
    return shown(desk, await substitutes.hurry(desk.house, table, person.id), person.id)


@ROUTER.post("/tables/{table}/rematch", summary="The same table again", responses=errors(404, 409))
async def rematch(desk: TheDesk, person: Somebody, table: TablePath, request: Request) -> TableReply:
    desk.limits.spend("create", person.id, address(request))
    await few_enough(desk, person)
    return shown(desk, await play_again(desk.house, table, person), person.id)
