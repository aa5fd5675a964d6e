"""What bots think about, before anybody waits for it.

A bot that is asked begins at once, while the table's pace runs; at a sealed question all of them do, while people
think. What comes of it is played when the pace is over, so nobody sees when a bot began or ended. It thinks on an
imagined table: how long it takes depends on what its own seat knows, on its level, and on how many want to think.
Where a person's question is open, nobody knows what a bot will be asked: then the next one prepares itself for what is
most likely (`minds.py`), while there is nothing else to do.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import NamedTuple

from cradle.core.rng import SEED_BITS, seeded
from cradle.server.clerk import Errand
from cradle.server.ladder import sound
from cradle.server.plan import now_ms
from cradle.server.play import Play
from cradle.server.room import Room
from cradle.server.thinkers import SLICE, Thinkers

LOG = logging.getLogger("cradle.server")


class Mark(NamedTuple):
    """By what a question is known: the bot, and all that its seat could notice."""

    play: Play
    level: str
    number: int
    noticed: int

    @classmethod
    def of(cls, play: Play, seat: int, level: str) -> Mark:
        return cls(play, level, play.sitting.numbers[seat], play.sitting.journal.noticed[seat])


class Thought:
    """The answer of one bot to one question, begun before it is wanted."""

    def __init__(self, thinkers: Thinkers, room: Room, play: Play, seat: int, level: str) -> None:
        self.mark = Mark.of(play, seat, level)
        self.begun = False
        self.failed = False
        self.task = asyncio.create_task(self.think(thinkers, room, play, seat, level), name="thought")
        thinkers.tasks.add(self.task)
        self.task.add_done_callback(thinkers.tasks.discard)

    async def think(self, thinkers: Thinkers, room: Room, play: Play, seat: int, level: str) -> str | Exception | None:
        """The word of the answer, or why there is none: nobody may ask for it any more. None if the table went on."""
        if room.prepared is not None and room.prepared.seat == seat and room.prepared.busy:
            await asyncio.wait([room.prepared.task])  # for a slice at most: then its process is there
        if seat not in play.table.asked() or Mark.of(play, seat, level) != self.mark:
            return None
        kind, answers = play.table.kind(seat), play.table.answers(seat)
        if len(answers) == 1:
            return kind.word(answers[0])
        job = errand(room, play, seat)
        who = room.plan.host or room.row.id  # who wants a bot to think
        try:
            return kind.word(await thinkers.think(job, level, answers, who, self.begin))
        except Exception as error:
            return error

    def begin(self) -> None:
        self.begun = True

    async def word(self) -> str | None:
        """What came of it; None if the table went on in the meantime."""
        await asyncio.wait([self.task])
        found = None if self.task.cancelled() else self.task.result()
        if isinstance(found, Exception):
            self.failed = True
            raise found
        return found

    def drop(self) -> None:
        """Nobody wants it any more. A process that thinks already thinks on: to start another one takes longer."""
        if not self.begun:
            self.task.cancel()


class Preparation:
    """A bot gets ready for its next question while people have theirs before them: in places that nobody wants, and no
    longer than one decision may take. Whoever wants to think waits for one slice of it at most."""

    def __init__(self, thinkers: Thinkers, room: Room, play: Play, seat: int, level: str) -> None:
        self.seat = seat
        self.mark = Mark.of(play, seat, level)
        self.wanted = True
        self.busy = False
        self.task = asyncio.create_task(self.prepare(thinkers, room, play, seat, level), name="preparation")
        thinkers.preparations.add(self.task)
        self.task.add_done_callback(thinkers.preparations.discard)

    async def prepare(self, thinkers: Thinkers, room: Room, play: Play, seat: int, level: str) -> int:
        """How many slices it got."""
        slices, more, job = 0, True, None
        try:
            while more and self.wanted and slices * SLICE < thinkers.seconds:
                async with thinkers.turns.spare():
                    if job is None and Mark.of(play, seat, level) != self.mark:
                        break
                    job = job or errand(room, play, seat)
                    slices += 1
                    self.busy = True
                    try:
                        more = await thinkers.prepare(job, level)
                    finally:
                        self.busy = False
        except Exception as error:
            LOG.warning("table %s, seat %d: no preparation: %s", room.row.id, seat, type(error).__name__)
        return slices

    def drop(self) -> None:
        """The table has gone on. A process that is at it ends its slice first: to start another one takes longer."""
        self.wanted = False
        if not self.busy:
            self.task.cancel()


def errand(room: Room, play: Play, seat: int) -> Errand:
    """The table as its seat imagines it."""
    rng = seeded(secrets.randbits(SEED_BITS))
    return Errand.about(room.plan.title, room.box(), play.table, seat, rng, room.row.id)


def get_ready(thinkers: Thinkers, room: Room) -> None:
    """While only people are asked, the next bot prepares itself."""
    play, now = room.play, room.preparation
    seat = bot_to_come(thinkers, room, play) if play is not None else -1
    if now is not None and play is not None and seat == now.seat:
        if now.mark == Mark.of(play, seat, room.plan.player_level(seat)):
            return
    if now is not None:
        now.drop()
        room.preparation, room.prepared = None, now
    if play is not None and seat >= 0:
        room.preparation = Preparation(thinkers, room, play, seat, room.plan.player_level(seat))


def bot_to_come(thinkers: Thinkers, room: Room, play: Play) -> int:
    """The next bot clockwise that thinks ahead; -1 where one is asked. Who has answered face down counts as asked."""
    plan, asked = room.plan, play.sitting.waiting()
    if plan.state != "playing" or not asked or any(plan.player_level(seat) for seat in asked):
        return -1
    for seat in [(asked[0] + n) % plan.seats() for n in range(1, plan.seats())]:
        level = plan.player_level(seat)
        if level and (plan.title, level) not in thinkers.simple:
            return seat
    return -1


def think_ahead(thinkers: Thinkers, room: Room) -> None:
    """Begin what the bots of the table are asked now; thoughts about anything else are given up."""
    get_ready(thinkers, room)
    play, plan = room.play, room.plan
    seats = bots_to_think(room, play) if play is not None else []
    for seat, thought in list(room.thoughts.items()):
        fits = play is not None and seat in seats and thought.mark == Mark.of(play, seat, plan.player_level(seat))
        if not fits or thought.failed:
            room.thoughts.pop(seat).drop()
    for seat in seats:
        if play is not None and seat not in room.thoughts:
            room.thoughts[seat] = Thought(thinkers, room, play, seat, plan.player_level(seat))


def bots_to_think(room: Room, play: Play) -> list[int]:
    """Where answers are open, the first may change what the others are asked: they think when it is their turn."""
    seats = room.bots_asked()
    return [seat for at, seat in enumerate(seats) if at == 0 or is_sealed(play, seat)]


def is_sealed(play: Play, seat: int) -> bool:
    """Whether an answer would be kept until all are in."""
    trial = play.table.imagine(seat, seeded(1))
    trial.take(seat, trial.answers(seat)[0])
    return trial.waiting(seat)


def due_seat(room: Room, play: Play) -> tuple[int, str] | None:
    """A bot's seat that is asked, else one whose time is over, and the bot that answers."""
    for seat in [*room.bots_asked(), *play.table.asked()]:
        level = level_due(room, play, seat)
        if level is not None:
            return seat, level
    return None


def level_due(room: Room, play: Play, seat: int) -> str | None:
    """The bot that is to answer for the seat now."""
    plan = room.plan
    if seat not in play.table.asked():
        return None
    if plan.player_level(seat):
        return plan.player_level(seat)
    if plan.clock.bot is not None and play.clocks.overdue(seat, now_ms()):
        return sound(plan.title, plan.places[seat], plan.clock.bot)
    return None
