"""Games from elsewhere: records that are taken over, or only replayed."""

from __future__ import annotations

import asyncio

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.record import NEEDED, Record, options_of, parse
from cradle.core.sitting import Sitting
from cradle.server import boxes
from cradle.server.house import House, fresh_row
from cradle.server.models import NewTable, Upload
from cradle.server.people import Person
from cradle.server.plan import Place, Plan, Result, new_id, now_ms
from cradle.server.problem import Problem, of_rules
from cradle.server.room import Room


async def beginning(house: House, person: Person, wanted: NewTable) -> tuple[str, str | None, Record]:
    """The record up to the point where somebody takes over; its title and content."""
    origin = wanted.origin
    assert origin is not None
    if origin.table is not None:
        room = await house.now(origin.table)
        must_be_over(room, person.id)
        assert room.play is not None
        record, content = room.play.record(), room.row.content
    else:
        checked = await asyncio.to_thread(checked_record, origin.record or "", wanted.content)
        record, content = checked[:2]
    if origin.step > len(record.lines):
        raise Problem(422, "server-no-step", {"steps": len(record.lines)})
    record.lines = record.lines[: origin.step]
    if Sitting(shelf.title(record.header["title"]), boxes.box_of(record.header["title"], content), record).table.over():
        raise Problem(409, "server-nothing-left")
    return record.header["title"], content, record


def must_be_over(room: Room, person: str) -> None:
    if not room.plan.may_see(person):
        raise Problem(403, "server-private")
    if room.plan.state != "finished" or room.play is None:
        raise Problem(409, "server-not-finished")


def checked_record(text: str, content: str | None) -> tuple[Record, str | None, Sitting]:
    """A record that can be replayed."""
    try:
        record = parse(text)
        title = record.header["title"]
        boxes.must_know(title)
        record.header = {name: record.header[name] for name in NEEDED}  # others may tell of somebody's machine
        lines = record.lines[:]
        sitting = Sitting(shelf.title(title), boxes.box_of(title, content), record)
        record.lines = lines
    except CradleError as error:
        raise of_rules(error) from error
    return record, content, sitting


async def upload(house: House, person: Person, wanted: Upload) -> Room:
    """A record from elsewhere becomes a finished game that can be replayed."""
    record, content, sitting = await asyncio.to_thread(checked_record, wanted.record, wanted.content)
    sheet = sitting.table.sheet()
    names = [*wanted.names, *[""] * sitting.table.seats][: sitting.table.seats]
    plan = Plan(
        title=sitting.title.name,
        state="finished",
        created=now_ms(),
        host=person.id,
        options=options_of(record),
        digest=sitting.box.digest,
        own=content is not None,
        places=[Place(kind="person", name=name) for name in names],
        uploaded=True,
        result=Result(totals=sheet.totals(), places=sheet.places(), over=sitting.table.over()),
    )
    return await house.open_table(fresh_row(new_id(), plan, record.text(), content))
