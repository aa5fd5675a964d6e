"""The same table again."""

from __future__ import annotations

import asyncio

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.record import new_record
from cradle.core.title import Box
from cradle.server import boxes
from cradle.server.house import House, close, fresh_row
from cradle.server.opening import check_level
from cradle.server.people import Person
from cradle.server.plan import Place, Plan, new_id, new_secret, now_ms
from cradle.server.play import LogEntry
from cradle.server.problem import Problem, of_rules
from cradle.server.room import Room
from cradle.server.seating import fill


async def play_again(house: House, table: str, person: Person) -> Room:
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

        def edit(plan: Plan, room: Room) -> LogEntry | None:
            plan.rematch = row.id if plan.rematch == before else plan.rematch
            return None

        old = await house.change(table, edit)
        if old.plan.rematch != row.id:
            await house.change(row.id, close)  # somebody else asked at the same time
    assert old.plan.rematch is not None

    def sit(plan: Plan, room: Room) -> LogEntry | None:
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
    agreed = old.model_dump(include={"title", "open", "options", "digest", "own", "pace", "coach", "clock"})
    return Plan(**agreed, created=now_ms(), host=host, places=places, watch=new_secret())
