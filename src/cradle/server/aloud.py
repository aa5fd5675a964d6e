"""What bots say with their answers, in the chat of the table: to people, once about each thing."""

from __future__ import annotations

import hashlib
import logging

from cradle import shelf
from cradle.bots.aloud import Remark, to_people
from cradle.server.away import Away
from cradle.server.plan import now_ms
from cradle.server.play import Play
from cradle.server.problem import Conflict
from cradle.server.room import Room
from cradle.server.store import Store
from cradle.server.update import label

LOG = logging.getLogger("cradle.server")


def to_say(room: Room, play: Play, seat: int, word: str) -> list[Remark]:
    """What the seat says with an answer that it is about to give: to each person at the table one sentence at most.

    Bots that play for a person do not speak in their name, one that plays at random has no reasons, and bots have
    nothing to tell each other."""
    place = room.plan.places[seat]
    if place.kind != "bot" or place.level == "random":
        return []
    people = room.plan.humans()
    found = shelf.remarks(room.plan.title, play.table, seat, play.table.kind(seat).answer(word)) if people else []
    return to_people(found, people, room.said[seat])


def key_of(seat: int, remark: Remark) -> str:
    """By which the database knows it; no person's line can have such a key."""
    return "bot " + hashlib.sha256(f"{seat} {remark.about}".encode()).hexdigest()[:32]


async def say(store: Store, room: Room, seat: int, remarks: list[Remark]) -> None:
    """The answer is written and stays, whatever becomes of the words."""
    for remark in remarks:
        key, name = key_of(seat, remark), room.plan.places[seat].name
        room.said[seat].add(remark.about)
        said = label(room.plan.title, remark.label)
        try:
            await room.spread(store, await store.say(room.row.id, None, seat, name, "", key, now_ms(), said))
        except (Away, Conflict) as error:
            LOG.warning("table %s, seat %d: a remark was not written: %s", room.row.id, seat, type(error).__name__)
