"""Who sits where: joining, leaving, and what the host decides."""

from __future__ import annotations

from collections.abc import Callable

from cradle.server.asking import ask, asks
from cradle.server.house import House
from cradle.server.ladder import sound
from cradle.server.models import NewSeat, SeatChange
from cradle.server.opening import begin, place_of
from cradle.server.people import Person
from cradle.server.plan import Place, Plan
from cradle.server.play import LogEntry
from cradle.server.problem import Problem, wrong_input
from cradle.server.room import Room
from cradle.server.substitutes import replace_player

Edit = Callable[[Plan, Room], LogEntry | None]


async def fill(house: House, table: str, edit: Edit) -> Room:
    """Change the seats, and begin in the same transaction if that was the last one."""

    def both(plan: Plan, room: Room) -> LogEntry | None:
        edit(plan, room)
        return begin(plan, room) if plan.start == "full" and not plan.free() else None

    return await house.change(table, both)


async def join(house: House, table: str, person: Person, seat: int | None, name: str) -> Room:
    """Take a seat of an open table."""

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        if not plan.open:
            raise Problem(403, "server-private")
        if plan.state in ("gathering", "playing") and seat is None and not name and plan.seats_of(person.id):
            return None  # the same click twice; a second seat is asked for by its number or name
        unkept = [s for s in plan.free() if not plan.places[s].kept]
        if seat is not None and seat >= plan.seats():
            raise wrong_input("body.seat")
        if seat is None and not unkept:
            raise Problem(409, "server-seat-taken")
        sit_down(house, plan, room, unkept[0] if seat is None else seat, person, name)
        return None

    return await fill(house, table, edit)


def sit_down(house: House, plan: Plan, room: Room, seat: int, person: Person, name: str) -> None:
    """Before the game whoever comes first; while playing those who are there must agree."""
    if plan.state not in ("gathering", "playing"):
        raise Problem(409, "server-not-gathering")
    if plan.places[seat].person == person.id:
        return  # the same click twice
    if plan.state == "playing":
        ask(plan, person.id, seat, name or person.name, house.presence.away_seats(room.row.id, plan))
        return
    kept = plan.places[seat].kept
    if kept and kept != person.id:
        raise Problem(409, "server-seat-taken", {"seat": seat})
    plan.sit(seat, person.id, name or person.name)


async def set_seat(house: House, table: str, person: Person, seat: int, wanted: SeatChange) -> Room:
    """The host puts somebody else on a seat; while playing only a bot."""

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        if seat >= plan.seats():
            raise wrong_input("path.seat")
        if plan.state == "playing":
            replace_player(house, plan, room, person.id, seat, wanted)
            plan.proposal = None
            return None
        plan.must_host(person.id)
        plan.must_be("gathering")
        if wanted.kind == "free":
            plan.free_seat(seat)
        else:
            new = NewSeat(kind=wanted.kind, level=wanted.level, name=wanted.name)
            plan.places[seat] = place_of(new, person, plan.title)
        return None

    return await fill(house, table, edit)


async def leave(house: House, table: str, person: Person) -> Room:
    def edit(plan: Plan, room: Room) -> LogEntry | None:
        seats = plan.seats_of(person.id)
        asking = asks(plan, person.id)
        if not seats and not asking and person.id not in plan.watchers and plan.host != person.id:
            raise Problem(403, "server-not-yours")
        plan.watchers = [w for w in plan.watchers if w != person.id]
        if plan.state not in ("gathering", "playing") and plan.closed is None:
            return None
        for seat in seats:
            if plan.state == "playing" and plan.clock.bot is not None:
                give_away(plan, seat, plan.clock.bot)
            else:
                plan.free_seat(seat)
        if seats or asking:
            plan.proposal = None
        if plan.host == person.id:
            plan.host = next(iter(plan.people()), "")
        if not plan.people():
            plan.state = "closed"
        return None

    return await house.change(table, edit)


def give_away(plan: Plan, seat: int, level: str) -> None:
    """A bot instead of somebody who has left for good."""
    left = plan.places[seat]
    plan.places[seat] = Place(kind="bot", level=sound(plan.title, left, level), name=left.name, failed=left.failed)
