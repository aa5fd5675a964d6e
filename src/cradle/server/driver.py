"""Drives tables on when no person has to: bots answer, clocks run out, forgotten tables are found again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Final

from cradle.bots.aloud import Remark
from cradle.core.errors import CradleError
from cradle.server import aloud
from cradle.server.away import Away
from cradle.server.house import House, close
from cradle.server.ladder import replace, sound
from cradle.server.plan import Plan, now_ms
from cradle.server.play import LogEntry, Play
from cradle.server.problem import Conflict, Problem
from cradle.server.room import Room
from cradle.server.thinkers import Failed, Thinkers
from cradle.server.thoughts import Thought, due_seat, level_due, think_ahead

LOG = logging.getLogger("cradle.server")
AWAY_REST: Final = 1.0  # seconds before the database is asked again
CLOCK_SLACK: Final = 10_000  # milliseconds by which the clocks of processes may differ
LONGEST_REST: Final = 300.0  # seconds before a table that fails again and again is tried once more


class Driver:
    def __init__(self, house: House, thinkers: Thinkers) -> None:
        self.house = house
        self.thinkers = thinkers
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False
        self.alarms = 0
        house.on_change = self.schedule

    async def start(self) -> None:
        self.keep(self.sweep_for_ever())
        house = self.house
        self.keep(house.presence.watch(house.store.ledger, house.settings.sweep_seconds, house.shared))

    async def stop(self) -> None:
        self.stopping = True
        for room in self.house.rooms.values():
            if room.timer is not None:
                room.timer.cancel()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # -- when --------------------------------------------------------------------------------------------------

    def schedule(self, room: Room) -> None:
        """Set the table's alarm to what it waits for next; bots begin to think at once."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        if not self.stopping:
            think_ahead(self.thinkers, room)
        due = room.row.due if room.plan.state == "playing" else None
        if due is not None and not room.thinking and not self.stopping:
            now = now_ms()
            latest = room.next_due(now)
            if latest is not None and latest < due:  # the machine's clock was set back
                due = room.row.due = latest
            delay = max(0, due - now) / 1000
            self.alarms += 1
            room.alarm = self.alarms
            room.timer = asyncio.get_running_loop().call_later(delay, self.ring, room.row.id, room.alarm)

    def ring(self, table: str, alarm: int) -> None:
        """The alarm of a table, which may have been forgotten in the meantime, or has got another one since."""
        room = self.house.rooms.get(table)
        if self.stopping:
            return
        if room is None:
            self.keep(self.bring_back(table))
        elif room.timer is None or room.alarm == alarm:
            room.timer = None
            if not room.thinking:
                room.thinking = True
                self.keep(self.act(room))

    async def bring_back(self, table: str) -> None:
        try:
            await self.find(table)
        except Away:
            await asyncio.sleep(AWAY_REST)
            self.ring(table, 0)

    async def sweep_for_ever(self) -> None:
        patience, settings = 0, self.house.settings
        while True:
            rest = settings.sweep_seconds
            try:
                await self.house.look_again()
                await self.sweep(patience)
                patience = round(settings.patience * 1000)
            except Away:
                rest = min(rest, AWAY_REST)
            except Exception:
                LOG.exception("tables that are due could not be looked for")
            await asyncio.sleep(rest)

    async def sweep(self, patience: int) -> None:
        """Tables whose time has come and that no process drives: after a restart, or when another one died."""
        now = now_ms()
        for table in await self.house.store.early(now + CLOCK_SLACK):
            await self.find(table)
        last = (0, "")
        while page := await self.house.store.due(now - patience, last):
            for _, table in page:
                await self.find(table)
            last = page[-1]

    async def find(self, table: str) -> None:
        """Drive a table on. One that cannot be loaded is not tried again before somebody opens it."""
        try:
            async with self.house.hold(table) as room:
                if self.house.shared:
                    await self.house.reload_row(room)
        except Away:
            raise
        except Exception as error:
            known = isinstance(error, Problem | CradleError)
            LOG.error("table %s cannot be loaded: %s", table, error, exc_info=None if known else error)
            self.house.store.not_due(table)
            return
        if room.timer is None and not room.thinking:
            self.schedule(room)

    # -- what --------------------------------------------------------------------------------------------------

    async def act(self, room: Room) -> None:
        try:
            await self.turn(room.row.id)
            room.troubles = 0
        except Away:
            await asyncio.sleep(AWAY_REST)
        except (Problem, Conflict) as problem:
            LOG.info("table %s: %s", room.row.id, problem)
        except Exception:
            LOG.exception("table %s could not be driven on", room.row.id)
            room.troubles += 1
            await asyncio.sleep(min(LONGEST_REST, 2**room.troubles))
        finally:
            room.thinking = False
        self.schedule(room)

    async def turn(self, table: str) -> None:
        """One answer of a bot, or of the bot that stands in for somebody whose time is over."""
        async with self.house.hold(table) as room:
            play = room.play
            if play is None or room.plan.state != "playing":
                return
            safety = room.title().safety
            called_off = bool(safety) and len(play.sitting.record.lines) >= safety and not room.plan.humans()
            found = due_seat(room, play)
            if found is None and not called_off:
                room.row.due = room.next_due(now_ms())
                await self.house.store.set_due(room.row, play.entries)  # or it would be found due for ever
                return
            due = self.due(room, play, *found) if found is not None and not called_off else None
        if due is None:
            await self.house.change(table, close)
        else:
            await self.answer(table, due)

    def due(self, room: Room, play: Play, seat: int, level: str) -> Due:
        """What was thought about since the bot was asked counts, unless its seat has learned something since."""
        think_ahead(self.thinkers, room)
        thought = room.thoughts.get(seat) or Thought(self.thinkers, room, play, seat, level)
        spent = not room.plan.player_level(seat) and play.clocks.game_spent(seat, now_ms())
        return Due(seat, level, play.sitting.numbers[seat], thought, spent)

    async def answer(self, table: str, due: Due) -> None:
        shown = False
        remarks: list[Remark] = []
        try:
            word = await due.thought.word()
        except Failed as failed:
            LOG.warning("table %s, seat %d: the bot %s failed: %s", table, due.seat, due.level, failed)
            await self.house.change(table, replaced(due.seat, due.level))
            return
        if word is None:
            return

        def act(room: Room, play: Play) -> LogEntry | None:
            nonlocal shown, remarks
            shown = False
            if play.sitting.numbers[due.seat] != due.number or level_due(room, play, due.seat) is None:
                return None  # somebody was quicker, or has come back
            remarks = aloud.to_say(room, play, due.seat, word)
            entry = play.answer(due.seat, word, None, now_ms())
            shown = not entry.hidden()
            return entry

        room = await self.house.enter(table, act)
        if shown:  # what is answered face down is not spoken of
            await aloud.say(self.house.store, room, due.seat, remarks)
        if due.spent and shown:  # at a sealed question it would tell that the seat had not answered
            await self.house.change(table, stand_in(due.seat, due.level))


@dataclass(frozen=True)
class Due:
    """A question that a bot is to answer, as it was when the table was looked at."""

    seat: int
    level: str
    number: int
    thought: Thought
    spent: bool  # the person's time for the whole game is over


def stand_in(seat: int, level: str) -> Callable[[Plan, Room], LogEntry | None]:
    def edit(plan: Plan, room: Room) -> LogEntry | None:
        if plan.places[seat].kind == "person":  # and has not left in the meantime
            plan.places[seat].stand_in = level
            plan.places[seat].spent = True
            plan.proposal = None
        return None

    return edit


def replaced(seat: int, level: str) -> Callable[[Plan, Room], LogEntry | None]:
    """Another bot in place of one that failed. Where all have failed, the table rests before the next try."""

    def edit(plan: Plan, room: Room) -> LogEntry | None:
        place = plan.places[seat]
        if level in place.failed and sound(plan.title, place, level) in place.failed:
            raise Failed("no bot is left")
        replace(plan.title, place, level)
        return None

    return edit
