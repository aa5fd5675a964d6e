"""Drives tables on when no person has to: bots answer, clocks run out, forgotten tables are found again."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Final

from cradle.core.errors import CradleError
from cradle.core.rng import SEED_BITS, seeded
from cradle.server.away import Away
from cradle.server.house import House, close
from cradle.server.plan import Plan, now_ms
from cradle.server.play import Entry, Play
from cradle.server.problem import Conflict, Problem
from cradle.server.room import Room
from cradle.server.thinkers import Thinkers

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
        """Set the table's alarm to what it waits for next."""
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
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
            if room.title().safety and len(play.lines) >= room.title().safety and not room.plan.humans():
                called_off = True
            else:
                called_off = False
                found = self.due_seat(room, play)
                if found is None:
                    room.row.due = room.next_due(now_ms())
                    await self.house.store.set_due(room.row, play.entries)  # or it would be found due for ever
                    return
                seat, level = found
                number = play.numbers[seat]
                answers = play.table.answers(seat)
                kind = play.table.kind(seat)
                job = job_for(room, play, seat, level) if len(answers) > 1 else None
                spent = not room.plan.player_level(seat) and play.clocks.game_spent(seat, now_ms())
        if called_off:
            await self.house.change(table, close)
            return
        if spent:
            await self.house.change(table, stand_in(seat, level))
        answer = await self.thinkers.think(job) if job is not None else None
        if answer not in answers:
            answer = answers[secrets.randbelow(len(answers))]
        word = kind.word(answer)

        def act(room: Room, play: Play) -> Entry | None:
            if play.numbers[seat] != number or seat not in play.table.asked():
                return None
            return play.answer(seat, word, None, now_ms())

        await self.house.enter(table, act)

    def due_seat(self, room: Room, play: Play) -> tuple[int, str] | None:
        bots = room.bots_asked()
        if bots:
            return bots[0], room.plan.player_level(bots[0])
        level = room.plan.clock.bot
        if level is not None:
            for seat in play.table.asked():
                if play.clocks.overdue(seat, now_ms()):
                    return seat, level
        return None


def job_for(room: Room, play: Play, seat: int, level: str) -> dict[str, object]:
    """What a bot is told: a table on which all that its seat cannot know is made up."""
    imagined = play.table.imagine(seat, seeded(secrets.randbits(SEED_BITS)))
    return {
        "title": room.plan.title,
        "content": room.row.content,
        "level": level,
        "seat": seat,
        "table": imagined.dump(),
    }


def stand_in(seat: int, level: str) -> Callable[[Plan, Room], Entry | None]:
    def edit(plan: Plan, room: Room) -> Entry | None:
        plan.places[seat].stand_in = level
        plan.proposal = None
        return None

    return edit
