"""Games from elsewhere: records that are taken over, or only replayed."""

from __future__ import annotations

import asyncio

from cradle.core.record import options_of
from cradle.core.title import Box
from cradle.server import boxes
from cradle.server.archive import Examined, storing
from cradle.server.house import House, fresh_row
from cradle.server.models import NewTable, Upload
from cradle.server.people import Person
from cradle.server.plan import Place, Plan, Result, new_id, now_ms
from cradle.server.problem import Problem
from cradle.server.room import Room


async def beginning(house: House, person: Person, wanted: NewTable) -> tuple[str | None, Examined]:
    """Own content, and the record up to the point where somebody takes over."""
    origin = wanted.origin
    assert origin is not None
    record, content = origin.record or "", wanted.content
    if origin.table is not None:
        room = await house.now(origin.table)
        must_be_over(room, person.id)
        if room.play is None:
            raise Problem(409, "server-old-rules")
        record, content = (await house.archive.record(room.row)).text(), room.row.content
    found = await house.archive.examined(record, content, step=origin.step, replay=False)
    if found.over:
        raise Problem(409, "server-nothing-left")
    return content, found


def must_be_over(room: Room, person: str) -> None:
    if not room.plan.may_see(person):
        raise Problem(403, "server-private")
    if room.plan.state != "finished":
        raise Problem(409, "server-not-finished")


async def upload(house: House, person: Person, wanted: Upload) -> Room:
    """A record from elsewhere becomes a finished game that can be replayed."""
    found = await house.archive.examined(wanted.record, wanted.content)
    box = await asyncio.to_thread(box_for, found.title, wanted.content, found)
    names = [*wanted.names, *[""] * found.seats][: found.seats]
    plan = Plan(
        title=found.title,
        state="finished",
        created=now_ms(),
        host=person.id,
        options=options_of(found.record),
        digest=found.digest,
        own=wanted.content is not None,
        places=[Place(kind="person", name=name) for name in names],
        uploaded=True,
        result=Result(totals=found.totals, places=found.places, over=found.over),
    )
    row = fresh_row(new_id(), plan, found.record.text(), wanted.content)
    return await house.open_table(row, box, storing(row.id, found.parts))


def box_for(title: str, content: str | None, start: Examined | None) -> Box:
    """A game that is taken over goes on with the values that it began with."""
    return boxes.box_of(title, content) if start is None else boxes.stored_box(title, start.digest, start.document)
