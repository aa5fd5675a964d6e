"""Opening a table, and beginning its game."""

from __future__ import annotations

import asyncio
import secrets

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.record import new_record, options_of
from cradle.core.rng import SEED_BITS
from cradle.server import boxes
from cradle.server.house import House, fresh_row
from cradle.server.models import NewSeat, NewTable
from cradle.server.people import Person
from cradle.server.plan import ClockRules, Origin, Place, Plan, id_from, new_id, new_secret, now_ms
from cradle.server.play import LogEntry
from cradle.server.problem import Problem, of_rules
from cradle.server.room import Room
from cradle.server.uploads import beginning, box_for


def id_for(person: Person, wanted: NewTable) -> str:
    return new_id() if wanted.id is None else id_from(f"{person.id} {wanted.id}")


async def made_before(house: House, person: Person, wanted: NewTable) -> Room | None:
    """The table that the same request has made already: its reply was lost."""
    table = id_for(person, wanted)
    return await house.now(table) if wanted.id is not None and await house.store.row(table) is not None else None


async def create(house: House, person: Person, wanted: NewTable) -> Room:
    """A new table: from its beginning, or from a point of another game."""
    title, content, start = wanted.title, wanted.content, None
    if wanted.origin is not None:
        if wanted.open:
            raise Problem(422, "server-known-game")
        content, start = await beginning(house, person, wanted)
        title = start.title
    boxes.must_know(title)
    places = [place_of(seat, person, title) for seat in wanted.seats]
    try:
        options = options_of(start.record) if start is not None else wanted.options
        box = await asyncio.to_thread(box_for, title, content, start)
        game = shelf.title(title)
        if start is not None and start.seats != len(places):
            raise Problem(422, "server-seats-count", {"seats": start.seats})
        new_record(game, box, len(places), options, 0)
        chosen = game.chosen(game.choices(options, len(places)))
    except CradleError as error:
        raise of_rules(error) from error
    check_level(wanted.clock.bot, title)
    plan = Plan(
        title=title,
        open=wanted.open,
        created=now_ms(),
        host=person.id,
        options=chosen,
        digest=box.digest,
        own=content is not None,
        start=wanted.start,
        pace=wanted.pace,
        coach=wanted.coach,
        clock=ClockRules(**wanted.clock.model_dump()),
        places=places,
        watch=new_secret(),
    )
    if wanted.origin is not None:
        plan.origin = Origin(table=wanted.origin.table, step=wanted.origin.step)
    row = fresh_row(id_for(person, wanted), plan, start.record.text() if start is not None else None, content)
    if plan.start == "full" and not plan.free():
        begin(plan, Room(row, box))
    return await house.open_table(row, box)


def place_of(seat: NewSeat, person: Person, title: str) -> Place:
    if seat.kind == "me":
        return Place(kind="person", person=person.id, name=seat.name or person.name)
    if seat.kind == "bot":
        check_level(seat.level or "", title)
        return Place(kind="bot", level=seat.level or "")
    return Place(kind="free", link=new_secret())


def check_level(level: str | None, title: str) -> None:
    levels = boxes.levels(title)
    if level is not None and level not in levels:
        raise Problem(422, "core-setup-bot", {"bot": level[:40], "bots": ", ".join(levels)})


def begin(plan: Plan, room: Room) -> LogEntry | None:
    if plan.state != "gathering":
        return None
    plan.state = "playing"
    plan.began = now_ms()
    for seat, place in enumerate(plan.places):
        if place.person:
            plan.hold(place.person, seat)
    if room.row.record is None:
        seed = secrets.randbits(SEED_BITS)
        room.row.record = new_record(room.title(), room.box(), plan.seats(), plan.options, seed).text()
    return None


async def start(house: House, table: str, person: Person) -> Room:
    def edit(plan: Plan, room: Room) -> LogEntry | None:
        plan.must_host(person.id)
        plan.must_be("gathering")
        if plan.free():
            raise Problem(409, "server-seats-free", {"seats": len(plan.free())})
        return begin(plan, room)

    return await house.change(table, edit)
