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
from cradle.server.away import Away
from cradle.server.boxes import Unusable
from cradle.server.contents import keeping, unreadable
from cradle.server.ledger import Work
from cradle.server.plan import Closed, Plan, Result, now_ms
from cradle.server.play import LogEntry, Play
from cradle.server.presence import Presence
from cradle.server.problem import Conflict, Problem, of_rules
from cradle.server.room import Room
from cradle.server.settings import Settings
from cradle.server.store import Row, Store

LOG = logging.getLogger("cradle.server")
SOON = 5000  # milliseconds: a table that does something by itself before that stays in memory
TRIES = 8  # how often a change is tried again after another process was first


class House:
    def __init__(self, settings: Settings, store: Store, shared: bool) -> None:
        self.settings = settings
        self.store = store
        self.shared = shared  # other processes write to the same tables
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.presence = Presence(settings.absence, self.rooms)
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
        room = self.rooms.get(table)
        if room is not None and room.hushed is not None and not self.shared:
            return room  # waiting would tell that a sealed answer is being written
        async with self.hold(table) as room:
            return room

    async def load(self, table: str) -> Room:
        row = await self.store.row(table)
        if row is None:
            raise Problem(404, "server-no-table")
        room = Room(row)
        await self.load_play(room)
        if row.due is None:  # it may have been left alone while it could not be read
            row.due = room.next_due(now_ms())
            if row.due is not None:
                self.on_change(room)
        return room

    async def load_play(self, room: Room) -> None:
        """The game as far as it was played. A table that the present rules cannot go on with has none."""
        try:
            room.given = await self.archive.contents.box(room.row)
            if room.row.record is not None:
                entries = await self.store.entries(room.row.id, 0)
                snapshot = await self.store.snapshot(room.row.id)
                await asyncio.to_thread(restore, room, entries, snapshot)  # a game that was taken over may be long
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
        """Forget tables that nobody looks at, the longest unused first. Their alarms stay and bring them back."""
        spare = len(self.rooms) - self.settings.rooms
        if spare > 0:
            soon = now_ms() + SOON
            quiet = [table for table, room in self.rooms.items() if room.is_quiet(soon) and room is not newest]
            for table in quiet[:spare]:
                del self.rooms[table]

    @contextlib.asynccontextmanager
    async def hold(self, table: str, fresh: bool = True) -> AsyncIterator[Room]:
        """The table, locked and up to date. Away while its truth is not known and cannot be asked for."""
        room = await self.room(table)
        async with room.lock:
            if room.unknown:
                await self.again(room)
            elif fresh and self.shared:
                await self.refresh(room)
            yield room

    @contextlib.asynccontextmanager
    async def reading(self, room: Room, eye: int) -> AsyncIterator[None]:
        """The table as it is written, for one eye: who could not notice what is being written does not wait for it."""
        if room.hushed is not None and room.hushed != eye:
            yield
            return
        async with room.lock:
            if room.unknown:  # what was waited for could not be written
                await self.again(room)
            yield

    async def refresh(self, room: Room) -> None:
        """Take in what other processes have written."""
        found = await self.store.count(room.row.id)
        if found is None:
            raise Problem(404, "server-no-table")
        if found != (room.row.version, room.play.entries if room.play is not None else found[1]):
            await self.reload_row(room)

    async def reload_row(self, room: Room) -> None:
        row = await self.store.row(room.row.id)
        if row is None:
            raise Problem(404, "server-no-table")
        if room.play is None or room.row.record != row.record or row.entries < room.play.entries:
            await self.again(room)
            return
        await self.catch_up(room)
        room.row = row
        room.wake("table")

    async def catch_up(self, room: Room) -> None:
        if room.play is not None:
            entries = await self.store.entries(room.row.id, room.play.entries)
            room.unknown = True
            for entry in entries:
                room.play.apply(entry)
            room.unknown = False
            room.wake("game")

    async def again(self, room: Room) -> None:
        """What is in memory may not be the truth: make it from the database, or leave it unknown."""
        room.unknown = True
        row = await self.store.row(room.row.id)
        if row is None:
            raise Problem(404, "server-no-table")
        found = Room(row)
        await self.load_play(found)
        room.row, room.given, room.play, room.unknown = found.row, found.given, found.play, False
        room.wake("table")
        room.wake("game")
        self.on_change(room)

    async def look_again(self) -> None:
        """Tables whose truth is not known are made anew, so that whoever looks at them sees how it goes on."""
        for table, room in list(self.rooms.items()):
            if room.unknown:
                try:
                    async with self.hold(table, fresh=False):
                        pass
                except Away:
                    raise
                except (Problem, CradleError) as problem:
                    LOG.warning("table %s: %s", table, problem)

    # -- changing the plan -------------------------------------------------------------------------------------

    async def open_table(self, row: Row, box: Box, *more: Work) -> Room:
        """A new table, at once in memory; `more` is written with it."""
        room = Room(row, box)
        if row.record is not None:
            await asyncio.to_thread(room.set_up)  # its record may be long
            row.due = room.next_due(row.changed)
            row.turn = room.turn() if row.plan.state == "playing" else ""
        await self.store.add(row, keeping(box), *more)
        self.rooms[row.id] = room
        self.make_way(room)
        self.on_change(room)
        return room

    async def change(self, table: str, edit: Callable[[Plan, Room], LogEntry | None]) -> Room:
        """Change the plan by a function that may refuse. It may also play an entry, which is written with it."""
        for _ in range(TRIES):
            async with self.hold(table) as room:
                before, had = room.row, room.play.entries if room.play is not None else 0
                after = Row(**{**vars(before), "plan": before.plan.model_copy(deep=True)})
                room.row = after
                writing = False
                try:
                    entry = edit(after.plan, room)
                    writing = after.plan != before.plan or after.record != before.record or entry is not None
                    if writing:
                        await self.save(room, before.plan, entry)
                    else:
                        room.row = before
                except Conflict:
                    room.row, room.unknown = before, True
                    continue
                except BaseException:
                    room.row = before
                    room.unknown |= writing or (room.play is not None and room.play.entries != had)
                    raise
                return room
        raise Problem(503, "server-busy")

    async def save(self, room: Room, before: Plan, entry: LogEntry | None) -> None:
        row, now = room.row, now_ms()
        row.changed = now
        if row.record is not None and row.plan.began != before.began:
            if room.play is None:
                room.set_up()
            else:
                room.play.begin(row.plan.began)
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
            self.archive.has_ended(row.id)
        if entry is not None and room.play is not None and entry.kind in ("cut", "drop"):
            self.save_snapshot(room, room.play)

    # -- playing -----------------------------------------------------------------------------------------------

    async def enter(self, table: str, act: Callable[[Room, Play], LogEntry | None]) -> Room:
        """Play one entry and write it; if another process was first, look again at what there is then."""
        for _ in range(TRIES):
            async with self.hold(table, fresh=False) as room:
                play = room.play
                had = play.entries if play is not None else 0
                try:
                    if room.plan.state != "playing" or play is None:
                        raise Problem(409, "server-not-playing")
                    entry = act(room, play)
                    if entry is not None:
                        with room.writing(entry):
                            await self.write(room, play, entry)
                    return room
                except Conflict:
                    room.unknown = True
                except (Problem, CradleError) as error:
                    if play is not None and play.entries != had:
                        room.unknown = True  # played, but perhaps not written
                        raise
                    if not await self.is_old(room):
                        raise (of_rules(error) if isinstance(error, CradleError) else error) from error
                    room.unknown = True
                except BaseException:
                    room.unknown = True
                    raise
        raise Problem(503, "server-busy")

    async def is_old(self, room: Room) -> bool:
        """A refusal counts only if it is about the present position, which another process may know better."""
        if not self.shared:
            return False
        found = await self.store.count(room.row.id)
        entries = room.play.entries if room.play is not None else room.row.entries
        return found is not None and found != (room.row.version, entries)

    async def write(self, room: Room, play: Play, entry: LogEntry) -> None:
        """An entry that ends the game or a proposal changes the plan too; others go in with many at a time."""
        room.row.entries = entry.number
        asked = room.plan.proposal
        withdrawn = asked is not None and asked.kind == "undo" and not entry.hidden()
        if play.table.over() or withdrawn:
            before = room.row
            room.row = Row(**{**vars(before), "plan": before.plan.model_copy(deep=True)})
            room.plan.proposal = None if withdrawn else room.plan.proposal
            await self.save(room, before.plan, entry)
            return
        note = room.note(entry)
        await self.store.ledger.append(note)
        room.row.changed, room.row.due, room.row.turn = note.changed, note.due, note.turn
        room.wake("game")
        self.on_change(room)
        if room.is_milestone(entry, self.settings.snapshot_every):
            self.save_snapshot(room, play)

    def save_snapshot(self, room: Room, play: Play) -> None:
        """An answer that is written counts, whatever becomes of the snapshot."""
        try:
            self.store.save_snapshot(room.row.id, play.entries, play.snapshot())
        except Exception:
            LOG.exception("table %s: no snapshot could be made", room.row.id)


def restore(room: Room, entries: list[LogEntry], snapshot: tuple[int, str] | None) -> None:
    """A finished game that cannot be read is one that was played by other rules."""
    try:
        room.set_up().load(entries, snapshot)
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


def close(plan: Plan, room: Room) -> LogEntry | None:
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
