"""The house: all tables that are in memory, and everything that can happen to one. Each change is written first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable

from cradle.core.errors import CradleError
from cradle.core.record import new_record
from cradle.core.title import Box
from cradle.server.archive import Archive
from cradle.server.boxes import Unusable
from cradle.server.contents import keeping, unreadable
from cradle.server.ledger import Work
from cradle.server.plan import Closed, Plan, Result, now_ms
from cradle.server.play import Entry, Play
from cradle.server.problem import Conflict, Problem, of_rules
from cradle.server.room import Room
from cradle.server.settings import Settings
from cradle.server.store import Row, Store, snapshot_of

LOG = logging.getLogger("cradle.server")
TRIES = 8  # how often a change is tried again after another process was first


class House:
    def __init__(self, settings: Settings, store: Store, shared: bool) -> None:
        self.settings = settings
        self.store = store
        self.shared = shared  # other processes write to the same tables
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.on_change: Callable[[Room], None] = lambda room: None
        self.archive = Archive(store)

    # -- finding a table ---------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The table from memory or from the database."""
        room = self.rooms.get(table)
        if room is not None:
            self.rooms.move_to_end(table)
            return room
        lock = self.loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                room = self.rooms.get(table)
                if room is None:
                    room = self.rooms.setdefault(table, await self.load(table))
                    self.make_way(room)
        finally:
            self.loading.pop(table, None)
        return room

    async def now(self, table: str) -> Room:
        """The table up to date, for those who only look at it."""
        async with self.hold(table) as room:
            return room

    async def load(self, table: str) -> Room:
        row = await self.store.row(table)
        if row is None:
            raise Problem(404, "server-no-table")
        room = Room(row)
        await self.load_play(room)
        return room

    async def load_play(self, room: Room) -> None:
        """The game as far as it was played. A table that the present rules cannot go on with has none."""
        try:
            room.given = await self.archive.contents.box(room.row)
            if room.row.record is not None:
                entries = await self.store.entries(room.row.id, 0)
                snapshot = await self.store.snapshot(room.row.id)
                restore(room, entries, snapshot)
            elif room.plan.state == "gathering":
                can_begin(room)
        except Unusable as reason:
            await self.close_old(room, reason)

    async def close_old(self, room: Room, reason: Unusable) -> None:
        """What has ended stays as it is; what runs is closed with the reason. Its log stays either way."""
        room.play = None
        if room.plan.state not in ("gathering", "playing"):
            return
        before = room.row
        plan = before.plan.model_copy(deep=True)
        plan.state, plan.proposal = "closed", None
        plan.closed = Closed(message=reason.message, args=reason.details)
        after = Row(**{**vars(before), "plan": plan, "due": None, "turn": "", "changed": now_ms()})
        try:
            await self.store.save(after, before.plan)
            room.row = after
        except Conflict:  # another process was first
            room.row = await self.store.row(before.id) or before
        LOG.warning("table %s was closed: %s", before.id, reason)

    def make_way(self, newest: Room) -> None:
        """Forget tables that nobody looks at, the longest unused first."""
        spare = len(self.rooms) - self.settings.rooms
        if spare > 0:
            quiet = [table for table, room in self.rooms.items() if room.is_quiet() and room is not newest]
            for table in quiet[:spare]:
                del self.rooms[table]

    @contextlib.asynccontextmanager
    async def hold(self, table: str, fresh: bool = True) -> AsyncIterator[Room]:
        """The table, locked and up to date."""
        room = await self.room(table)
        async with room.lock:
            if fresh and self.shared:
                await self.refresh(room)
            yield room

    async def refresh(self, room: Room) -> None:
        """Take in what other processes have written."""
        found = await self.store.count(room.row.id)
        if found is None:
            raise Problem(404, "server-no-table")
        version, entries = found
        if version != room.row.version:
            await self.reload_row(room)
        elif room.play is not None and entries > room.play.entries:
            await self.catch_up(room)

    async def reload_row(self, room: Room) -> None:
        row = await self.store.row(room.row.id)
        if row is None:
            raise Problem(404, "server-no-table")
        had = room.row.record
        room.row = row
        if room.play is None or had != row.record:
            await self.load_play(room)
        await self.catch_up(room)
        room.wake("table")

    async def catch_up(self, room: Room) -> None:
        if room.play is not None:
            for entry in await self.store.entries(room.row.id, room.play.entries):
                room.play.apply(entry)
            room.wake("game")

    async def again(self, room: Room) -> None:
        """What is in memory is not the truth: make it from the database."""
        row = await self.store.row(room.row.id)
        if row is None:
            raise Problem(404, "server-no-table")
        room.row = row
        room.play = None
        await self.load_play(room)
        room.wake("table")
        room.wake("game")

    # -- changing the plan -------------------------------------------------------------------------------------

    async def open_table(self, row: Row, box: Box, start: str | None = None, *more: Work) -> Room:
        """A new table, at once in memory; with a snapshot of where its record leads, if it has one."""
        room = Room(row, box)
        more = (keeping(box), *more)
        if start is not None:
            more = (*more, snapshot_of(row.id, 0, start))
        if row.record is not None:
            room.set_up(start)
            row.due = room.next_due(row.changed)
            row.turn = room.turn() if row.plan.state == "playing" else ""
        await self.store.add(row, *more)
        self.rooms[row.id] = room
        self.make_way(room)
        self.on_change(room)
        return room

    async def change(self, table: str, edit: Callable[[Plan, Room], Entry | None]) -> Room:
        """Change the plan by a function that may refuse. It may also play an entry, which is written with it."""
        for _ in range(TRIES):
            async with self.hold(table) as room:
                before = room.row
                after = Row(**{**vars(before), "plan": before.plan.model_copy(deep=True)})
                room.row = after
                entry: Entry | None = None
                try:
                    entry = edit(after.plan, room)
                    if after.plan != before.plan or after.record != before.record or entry is not None:
                        await self.save(room, before.plan, entry)
                    else:
                        room.row = before
                except Conflict:
                    room.row = before
                    await self.again(room)
                    continue
                except BaseException:
                    room.row = before
                    if room.play is not None and (entry is not None or room.play.entries != before.entries):
                        await self.again(room)
                    raise
                return room
        raise Problem(503, "server-busy")

    async def save(self, room: Room, before: Plan, entry: Entry | None) -> None:
        row, now = room.row, now_ms()
        row.changed = now
        if row.record is not None and row.plan.began != before.began:
            snapshot = await self.store.snapshot(row.id) if room.play is not None else None
            room.set_up(snapshot[1] if snapshot is not None else None)
        if room.play is not None:
            row.entries = room.play.entries
        settle_end(room)
        row.due = room.next_due(now)
        row.turn = room.turn() if row.plan.state == "playing" else ""
        await self.store.save(row, before, entry)
        room.wake("table")
        room.wake("game")
        self.on_change(room)
        if before.state != "finished" and row.plan.state == "finished":
            self.archive.ended.put_nowait(row.id)
        if entry is not None and room.play is not None and entry.kind in ("cut", "drop"):
            await self.store.save_snapshot(row.id, entry.number, room.play.snapshot())

    # -- playing -----------------------------------------------------------------------------------------------

    async def enter(self, table: str, act: Callable[[Room, Play], Entry | None]) -> Room:
        """Play one entry and write it; if another process was first, look again at what there is then."""
        for _ in range(TRIES):
            async with self.hold(table, fresh=False) as room:
                play = room.play
                if room.plan.state != "playing" or play is None:
                    if self.shared and await self.is_old(room):
                        await self.again(room)
                        continue
                    raise Problem(409, "server-not-playing")
                entry: Entry | None = None
                try:
                    entry = act(room, play)
                    if entry is None:
                        return room
                    await self.write(room, play, entry)
                except Conflict:
                    await self.again(room)
                    continue
                except CradleError as error:
                    raise of_rules(error) from error
                except Problem:
                    if self.shared and await self.is_old(room):
                        await self.again(room)
                        continue
                    raise
                except BaseException:
                    await self.again(room)
                    raise
                return room
        raise Problem(503, "server-busy")

    async def is_old(self, room: Room) -> bool:
        """A refusal counts only if it is about the present position."""
        found = await self.store.count(room.row.id)
        entries = room.play.entries if room.play is not None else room.row.entries
        return found is not None and found != (room.row.version, entries)

    async def write(self, room: Room, play: Play, entry: Entry) -> None:
        """An entry that ends the game or a proposal changes the plan too; others go in with many at a time."""
        room.row.entries = entry.number
        if play.table.over() or (room.plan.proposal is not None and entry.kind not in ("sealed", "back")):
            before = room.row
            room.row = Row(**{**vars(before), "plan": before.plan.model_copy(deep=True)})
            room.plan.proposal = None
            await self.save(room, before.plan, entry)
            return
        note = room.note(entry)
        await self.store.ledger.append(note)
        room.row.changed, room.row.due, room.row.turn = note.changed, note.due, note.turn
        room.wake("game")
        self.on_change(room)
        if entry.number % self.settings.snapshot_every == 0:
            await self.store.save_snapshot(room.row.id, entry.number, play.snapshot())


def restore(room: Room, entries: list[Entry], snapshot: tuple[int, str] | None) -> None:
    """A finished game that cannot be read is one that was played by other rules."""
    written = snapshot is not None and snapshot[0] <= len(entries)
    try:
        room.set_up(snapshot[1] if snapshot is not None and written else None).load(entries, snapshot)
    except Exception as error:
        if room.plan.state != "finished":
            raise
        raise unreadable(room.row.id) from error


def can_begin(room: Room) -> None:
    """What was agreed on is still there."""
    try:
        new_record(room.title(), room.box(), room.plan.seats(), room.plan.options, 0)
    except CradleError as error:
        raise Unusable() from error


def close(plan: Plan, room: Room) -> Entry | None:
    """The table is given up."""
    plan.state = "closed"
    return None


def settle_end(room: Room) -> None:
    """The game has ended: the result goes into the plan."""
    plan, play = room.plan, room.play
    if plan.state == "playing" and play is not None and play.table.over():
        sheet = play.table.sheet()
        plan.state = "finished"
        plan.proposal = None
        plan.result = Result(totals=sheet.totals(), places=sheet.places(), over=True)


def fresh_row(table: str, plan: Plan, record: str | None, content: str | None) -> Row:
    return Row(table, 1, 0, plan.created, None, "", plan, record, content)
