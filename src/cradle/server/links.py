"""Invitations: secrets that give a seat, or the right to watch."""

from __future__ import annotations

import secrets

from cradle.server.asking import watch
from cradle.server.house import House
from cradle.server.people import Person
from cradle.server.plan import Plan
from cradle.server.play import LogEntry
from cradle.server.problem import Problem
from cradle.server.room import Room
from cradle.server.seating import fill, sit_down


async def by_link(house: House, person: str, secret: str) -> tuple[Room, int | None]:
    """Where an invitation leads: a seat, or the right to watch. Who has accepted one is led there again."""
    table = await house.store.link(secret)
    if table is None:
        raise Problem(404, "server-no-link")
    room = await house.now(table)
    for seat, place in enumerate(room.plan.places):
        if place.link and secrets.compare_digest(place.link, secret) and place.person in ("", person):
            return room, seat
    if room.plan.watch and secrets.compare_digest(room.plan.watch, secret):
        return room, None
    raise Problem(404, "server-no-link")


async def accept(house: House, person: Person, secret: str, name: str) -> tuple[Room, int | None]:
    room, seat = await by_link(house, person.id, secret)

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        if secret not in plan.links():
            raise Problem(404, "server-no-link")
        if seat is not None:
            sit_down(house, plan, room, seat, person, name)
        else:
            watch(plan, person.id)
        return None

    return await fill(house, room.row.id, edit), seat
