"""What follows from being somebody else: seats of a guest who logs in, and a new name."""

from __future__ import annotations

from cradle.server import progress, tries
from cradle.server.house import House
from cradle.server.people import People, Person
from cradle.server.plan import Plan
from cradle.server.play import LogEntry
from cradle.server.room import Room


async def move(house: House, people: People, guest: str, person: Person) -> None:
    def edit(plan: Plan, room: Room) -> LogEntry | None:
        for place in plan.places:
            if place.person == guest:
                place.person = person.id
                place.name = place.name or person.name
            if place.kept == guest:
                place.kept = person.id
        plan.host = person.id if plan.host == guest else plan.host
        plan.applicant = person.id if plan.applicant == guest else plan.applicant
        plan.watchers = [person.id if watcher == guest else watcher for watcher in plan.watchers]
        plan.declined = [person.id if declined == guest else declined for declined in plan.declined]
        for seat in plan.held.pop(guest, []):
            plan.hold(person.id, seat)
        return None

    for table in await people.all_tables_of(guest):
        await house.change(table, edit)
        house.presence.see(table, person.id)
    await progress.move(people.ledger, guest, person.id)
    await tries.move(people.ledger, guest, person.id)


async def rename(house: House, people: People, old: Person, name: str) -> None:
    """At tables that are not over, a person's seats take the new name; a hot seat with a name of its own keeps it."""

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        for place in plan.places:
            if place.person == old.id and place.name == old.name:
                place.name = name
        return None

    for table in await people.tables_of(old.id):
        await house.change(table, edit)
