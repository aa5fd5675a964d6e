"""Making tables and filling their seats."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.record import new_record, options_of
from cradle.core.rng import SEED_BITS
from cradle.core.title import Box
from cradle.server import boxes
from cradle.server.archive import Examined, storing
from cradle.server.house import House, close, fresh_row
from cradle.server.models import NewSeat, NewTable, SeatChange, Upload
from cradle.server.people import Person
from cradle.server.plan import ClockRules, Origin, Place, Plan, Result, new_id, new_secret, now_ms
from cradle.server.play import Entry
from cradle.server.problem import Problem, of_rules, wrong_input
from cradle.server.room import Room

MOST_WATCHERS: Final = 500  # by link; who came first makes way
Edit = Callable[[Plan, Room], Entry | None]


async def create(house: House, person: Person, wanted: NewTable) -> Room:
    """A new table: from its beginning, or from a point of another game."""
    title, content, start = wanted.title, wanted.content, None
    if wanted.origin is not None:
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
        clock=ClockRules(**wanted.clock.model_dump()),
        places=places,
        watch=new_secret(),
    )
    if wanted.origin is not None:
        plan.origin = Origin(table=wanted.origin.table, step=wanted.origin.step)
    row = fresh_row(new_id(), plan, start.record.text() if start is not None else None, content)
    if plan.start == "full" and not plan.free():
        begin(plan, Room(row, box))
    return await house.open_table(row, box, start.snapshot if start is not None else None)


def box_for(title: str, content: str | None, start: Examined | None) -> Box:
    """A game that is taken over goes on with the values that it began with."""
    return boxes.box_of(title, content) if start is None else boxes.stored_box(title, start.digest, start.document)


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
    return await house.open_table(row, box, found.snapshot, storing(row.id, found.parts))


# -- seats -----------------------------------------------------------------------------------------------------


async def fill(house: House, table: str, edit: Edit) -> Room:
    """Change the seats, and begin in the same transaction if that was the last one."""

    def both(plan: Plan, room: Room) -> Entry | None:
        edit(plan, room)
        return begin(plan, room) if plan.start == "full" and not plan.free() else None

    return await house.change(table, both)


def begin(plan: Plan, room: Room) -> Entry | None:
    if plan.state != "gathering":
        return None
    plan.state = "playing"
    plan.began = now_ms()
    if room.row.record is None:
        seed = secrets.randbits(SEED_BITS)
        room.row.record = new_record(room.title(), room.box(), plan.seats(), plan.options, seed).text()
    return None


async def start(house: House, table: str, person: Person) -> Room:
    def edit(plan: Plan, room: Room) -> Entry | None:
        plan.must_host(person.id)
        plan.must_be("gathering")
        if plan.free():
            raise Problem(409, "server-seats-free", {"seats": len(plan.free())})
        return begin(plan, room)

    return await house.change(table, edit)


async def join(house: House, table: str, person: Person, seat: int | None, name: str) -> Room:
    """Take a seat of an open table."""

    def edit(plan: Plan, room: Room) -> Entry | None:
        if not plan.open:
            raise Problem(403, "server-private")
        if plan.state == "gathering" and seat is None and not name and plan.seats_of(person.id):
            return None  # the same click twice; a second seat is asked for by its number or name
        unkept = [s for s in plan.free() if not plan.places[s].kept]
        if seat is not None and seat >= plan.seats():
            raise wrong_input("body.seat")
        if seat is None and not unkept:
            raise Problem(409, "server-seat-taken")
        sit_down(plan, unkept[0] if seat is None else seat, person, name)
        return None

    return await fill(house, table, edit)


def sit_down(plan: Plan, seat: int, person: Person, name: str) -> None:
    """While playing, nobody may look into a second hand."""
    if plan.state not in ("gathering", "playing"):
        raise Problem(409, "server-not-gathering")
    if plan.state == "playing" and plan.seats_of(person.id):
        raise Problem(409, "server-seated")
    kept = plan.places[seat].kept
    if kept and kept != person.id:
        raise Problem(409, "server-seat-taken", {"seat": seat})
    plan.sit(seat, person.id, name or person.name)


async def by_link(house: House, secret: str) -> tuple[Room, int | None]:
    """Where an invitation leads: a seat, or the right to watch."""
    table = await house.store.link(secret)
    if table is None:
        raise Problem(404, "server-no-link")
    room = await house.now(table)
    for seat, place in enumerate(room.plan.places):
        if place.link and secrets.compare_digest(place.link, secret):
            return room, seat
    if room.plan.watch and secrets.compare_digest(room.plan.watch, secret):
        return room, None
    raise Problem(404, "server-no-link")


async def accept(house: House, person: Person, secret: str, name: str) -> tuple[Room, int | None]:
    room, seat = await by_link(house, secret)

    def edit(plan: Plan, room: Room) -> Entry | None:
        if secret not in plan.links():
            raise Problem(404, "server-no-link")
        if seat is not None:
            sit_down(plan, seat, person, name)
        elif not plan.may_see(person.id):
            plan.watchers = [*plan.watchers, person.id][-MOST_WATCHERS:]
        return None

    return await fill(house, room.row.id, edit), seat


async def set_seat(house: House, table: str, person: Person, seat: int, wanted: SeatChange) -> Room:
    """The host puts somebody else on a seat."""

    def edit(plan: Plan, room: Room) -> Entry | None:
        plan.must_host(person.id)
        if seat >= plan.seats():
            raise wrong_input("path.seat")
        if plan.state == "playing":
            overdue = room.play is not None and room.play.clocks.overdue(seat, now_ms())
            if wanted.kind == "me" or (plan.places[seat].kind != "free" and not overdue):
                raise Problem(409, "server-not-gathering")
        else:
            plan.must_be("gathering")
        plan.proposal = None
        if wanted.kind == "free":
            plan.free_seat(seat)
        else:
            new = NewSeat(kind=wanted.kind, level=wanted.level, name=wanted.name)
            plan.places[seat] = place_of(new, person, plan.title)
        return None

    return await fill(house, table, edit)


async def leave(house: House, table: str, person: Person) -> Room:
    def edit(plan: Plan, room: Room) -> Entry | None:
        seats = plan.seats_of(person.id)
        if not seats and person.id not in plan.watchers and plan.host != person.id:
            raise Problem(403, "server-not-yours")
        plan.watchers = [w for w in plan.watchers if w != person.id]
        if plan.state not in ("gathering", "playing") and plan.closed is None:
            return None
        for seat in seats:
            if plan.state == "playing" and plan.clock.bot is not None:
                plan.places[seat] = Place(kind="bot", level=plan.clock.bot, name=plan.places[seat].name)
            else:
                plan.free_seat(seat)
        plan.proposal = None
        if plan.host == person.id:
            plan.host = next(iter(plan.people()), "")
        if not plan.people():
            plan.state = "closed"
        return None

    return await house.change(table, edit)


async def rematch(house: House, table: str, person: Person) -> Room:
    """The same table again. Whoever asks first makes it; the others find their seats kept."""
    old = await house.now(table)
    if not old.plan.seats_of(person.id):
        raise Problem(403, "server-not-yours")
    if old.plan.state != "finished":
        raise Problem(409, "server-not-finished")
    again = await house.store.row(old.plan.rematch) if old.plan.rematch is not None else None
    if again is None or again.plan.state == "closed":
        before = old.plan.rematch
        plan, box = await agreed_again(old, person.id)
        row = fresh_row(new_id(), plan, None, old.row.content)
        await house.open_table(row, box)

        def edit(plan: Plan, room: Room) -> Entry | None:
            plan.rematch = row.id if plan.rematch == before else plan.rematch
            return None

        old = await house.change(table, edit)
        if old.plan.rematch != row.id:
            await house.change(row.id, close)  # somebody else asked at the same time
    assert old.plan.rematch is not None

    def sit(plan: Plan, room: Room) -> Entry | None:
        if plan.state == "gathering":
            for seat, place in enumerate(plan.places):
                if place.kept == person.id:
                    plan.sit(seat, person.id, old.plan.places[seat].name)
        return None

    return await fill(house, old.plan.rematch, sit)


async def agreed_again(old: Room, host: str) -> tuple[Plan, Box]:
    """The same by the present rules and values, if what was agreed on is still there."""
    plan = plan_again(old.plan, host)
    boxes.must_know(plan.title)
    for place in plan.places:
        check_level(place.level or None, plan.title)
    try:
        box = await asyncio.to_thread(boxes.box_of, plan.title, old.row.content)
        new_record(shelf.title(plan.title), box, plan.seats(), plan.options, 0)
    except CradleError as error:
        raise of_rules(error) from error
    plan.digest = box.digest
    return plan, box


def plan_again(old: Plan, host: str) -> Plan:
    places: list[Place] = []
    for place in old.places:
        if place.kind == "person":
            places.append(Place(kind="free", link=new_secret(), kept=place.person))
        elif place.kind == "bot":
            places.append(Place(kind="bot", level=place.level))
        else:
            places.append(Place(kind="free", link=new_secret()))
    agreed = old.model_dump(include={"title", "open", "options", "digest", "own", "pace", "clock"})
    return Plan(**agreed, created=now_ms(), host=host, places=places, watch=new_secret())
