"""Bots in place of people who are late or away. The seat stays theirs: they come back whenever they like."""

from __future__ import annotations

from cradle.server.house import House
from cradle.server.ladder import sound
from cradle.server.models import SeatChange
from cradle.server.opening import check_level
from cradle.server.plan import Place, Plan, now_ms
from cradle.server.play import LogEntry
from cradle.server.problem import Problem
from cradle.server.room import Room


def replace_player(house: House, plan: Plan, room: Room, person: str, seat: int, wanted: SeatChange) -> None:
    """While playing: a bot for somebody who is late or away, or for a seat that was left."""
    must_decide(house, plan, room, person)
    place = plan.places[seat]
    if place.person != person and is_late(room, plan.seats_of(person)):
        raise Problem(409, "server-late-yourself")
    gone = place.kind == "person" and (late(room, seat) or house.presence.away(room.row.id, plan, place.person))
    if place.kind != "free" and not gone:
        raise Problem(409, "server-not-gathering")
    if place.kind == "free" and wanted.kind == "free":
        plan.free_seat(seat)  # with a new link
        return
    if wanted.kind != "bot":
        raise Problem(409, "server-bot-only")
    level = wanted.level or ""
    check_level(level, plan.title)
    if place.kind == "free":
        plan.places[seat] = Place(kind="bot", level=level)
        return
    place.stand_in = sound(plan.title, place, level)
    place.spent = room.play is not None and room.play.clocks.game_spent(seat, now_ms())


async def hurry(house: House, table: str, person: str) -> Room:
    """Bots answer without a pause until this person answers again; not where others want to follow."""

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        plan.must_be("playing")
        if plan.people() != [person]:
            raise Problem(409, "server-hurry-others")
        plan.hurry = room.given_by_people()
        return None

    return await house.change(table, edit)


def must_decide(house: House, plan: Plan, room: Room, person: str) -> None:
    """The host; where the host is late or away, anybody else who sits here."""
    if person == plan.host:
        return
    hosts = plan.seats_of(plan.host)
    gone = house.presence.away(room.row.id, plan, plan.host) or any(late(room, seat) for seat in hosts)
    if not (gone and plan.seats_of(person)):
        raise Problem(403, "server-not-host")


def late(room: Room, seat: int) -> bool:
    """As everybody sees it: whether an answer lies face down already must not show."""
    if room.play is None or seat not in room.play.sitting.waiting():
        return False
    move, game, _ = room.play.clocks.remaining(seat, now_ms(), own=False)
    return min(left for left in (move, game, 1) if left is not None) <= 0


def is_late(room: Room, seats: list[int]) -> bool:
    """As one knows it of oneself."""
    return room.play is not None and any(room.play.clocks.overdue(seat, now_ms()) for seat in seats)


async def come_back(house: House, table: str, person: str) -> Room:
    """Take one's seats back from the bots; not where the time for the whole game is over."""

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        plan.must_be("playing")
        mine = [plan.places[seat] for seat in plan.seats_of(person)]
        if not mine:
            raise Problem(403, "server-not-yours")
        if all(place.spent for place in mine):
            raise Problem(409, "server-time-over")
        for place in mine:
            place.stand_in = place.stand_in if place.spent else ""
        return None

    return await house.change(table, edit)
