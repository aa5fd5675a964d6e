"""The document of a table as one person sees it."""

from __future__ import annotations

from cradle.server.asking import wish
from cradle.server.coaching import coach_document
from cradle.server.contents import is_old
from cradle.server.plan import Plan
from cradle.server.presence import Presence
from cradle.server.replies import SeatReply, TableReply
from cradle.server.store import Row


def table_document(row: Row, person: str, presence: Presence) -> TableReply:
    plan = row.plan
    host = bool(person) and person == plan.host
    away = presence.away_seats(row.id, plan)
    return {
        "id": row.id,
        "title": plan.title,
        "state": plan.state,
        "open": plan.open,
        "created": plan.created,
        "changed": row.changed,
        "host": host,
        "decides": host or (bool(plan.seats_of(person)) and presence.away(row.id, plan, plan.host)),
        "options": plan.options,
        "content": {"digest": plan.digest, "own": plan.own},
        "seats": [seat_document(plan, seat, person, host, seat in away) for seat in range(plan.seats())],
        "eyes": plan.eyes(person),
        "start": plan.start,
        "pace": plan.pace,
        "coach": coach_document(plan, person),
        "clock": plan.clock,
        "watch": plan.watch if host and plan.watch and not plan.open else None,
        "wish": wish(plan, person),
        "proposal": plan.proposal,
        "rematch": plan.rematch,
        "from": plan.origin,
        "uploaded": plan.uploaded,
        "turn": [int(seat) for seat in row.turn.split()],
        "result": plan.result,
        "closed": plan.closed,
        "old": plan.state in ("finished", "closed") and is_old(row),
    }


def seat_document(plan: Plan, seat: int, person: str, host: bool, away: bool) -> SeatReply:
    place = plan.places[seat]
    return {
        "seat": seat,
        "kind": place.kind,
        "name": place.name,
        "mine": bool(person) and place.person == person,
        "level": place.level,
        "link": place.link if host and place.link and place.kind == "free" else None,
        "stand_in": place.stand_in,
        "away": away,
        "failed": place.failed[-1] if place.failed else "",
    }
