"""Who is there. A person is away after some time without an open socket or a request at a table that is played.

Each process sees its own visitors and tells the others now and then. After a start everybody counts as there.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from cradle.server.away import Away
from cradle.server.ledger import Ledger
from cradle.server.plan import Plan, now_ms
from cradle.server.room import Room

LOG = logging.getLogger("cradle.server")
SHARES: Final = 5  # how often in the set time other processes are told who is here

Sighting = tuple[str, str]  # table, person


class Presence:
    def __init__(self, absence: float, rooms: Mapping[str, Room]) -> None:
        self.absence = round(absence * 1000)
        self.rooms = rooms
        self.now = now_ms
        self.began = now_ms()
        self.here: dict[Sighting, int] = {}  # when this process last saw them
        self.elsewhere: dict[Sighting, int] = {}  # when another process last told of them
        self.shared: dict[Sighting, int] = {}  # when the others were last told
        self.told: dict[str, frozenset[int]] = {}  # seats that listeners know to be away
        self.back: set[str] = set()  # tables to which somebody has come back since

    def see(self, table: str, person: str) -> None:
        """This person is at the table. Whoever has no say there is not kept in mind."""
        room = self.rooms.get(table)
        if room is not None and person and (person == room.plan.host or room.plan.seats_of(person)):
            self.note(self.here, table, person)

    def note(self, known: dict[Sighting, int], table: str, person: str) -> None:
        room = self.rooms.get(table)
        if room is not None and self.away(table, room.plan, person):
            self.back.add(table)  # whoever came to listen meanwhile was told of an absence
        known[table, person] = self.now()

    def away(self, table: str, plan: Plan, person: str) -> bool:
        if plan.state != "playing" or not person:
            return False
        seen = max(self.here.get((table, person), 0), self.elsewhere.get((table, person), 0))
        return self.now() - max(seen, self.began, plan.began) > self.absence

    def away_seats(self, table: str, plan: Plan) -> frozenset[int]:
        return frozenset(seat for seat, place in enumerate(plan.places) if self.away(table, plan, place.person))

    def look(self) -> None:
        """See everybody with an open socket, and tell listeners when somebody has gone or is back."""
        told: dict[str, frozenset[int]] = {}
        for table, room in list(self.rooms.items()):
            if room.listeners and room.plan.state == "playing":
                for listener in room.listeners:
                    self.see(table, getattr(listener, "person", ""))  # not every listener is a person
                told[table] = self.away_seats(table, room.plan)
                if told[table] != self.told.get(table, frozenset()) or table in self.back:
                    room.wake("table")
        self.told = told
        self.back.clear()
        self.forget()

    def forget(self) -> None:
        """Whoever was seen too long ago is away, remembered or not."""
        oldest = self.now() - self.absence
        for known in (self.here, self.elsewhere, self.shared):
            for sighting in [sighting for sighting, at in known.items() if at < oldest]:
                del known[sighting]

    # -- between processes -------------------------------------------------------------------------------------

    async def share(self, ledger: Ledger) -> None:
        """Tell the other processes who was seen here since they were last told."""
        now, pause = self.now(), self.absence // SHARES
        fresh = [
            sighting
            for sighting, at in self.here.items()
            if at > self.shared.get(sighting, 0) and now - self.shared.get(sighting, 0) >= pause
        ]

        async def work(connection: AsyncConnection) -> None:
            await ledger.ring(connection, *[f"present {table} {person}" for table, person in fresh])

        if fresh:
            await ledger.run(work)
            self.shared.update(dict.fromkeys(fresh, now))

    def hear(self, text: str) -> None:
        table, _, person = text.partition(" ")
        self.note(self.elsewhere, table, person)

    async def watch(self, ledger: Ledger, seconds: float, shared: bool) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                self.look()
                if shared:
                    await self.share(ledger)
            except Away:  # that is told already, and the next look says the same
                continue
            except Exception:
                LOG.exception("who is there could not be looked for")
