"""A table with its people in memory: the stored row, the game, and who listens."""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from pydantic_core import to_json

from cradle import shelf
from cradle.core.record import parse
from cradle.core.title import Box, Title
from cradle.server import update
from cradle.server.coaches import Counsel
from cradle.server.ledger import Note
from cradle.server.plan import Plan, now_ms
from cradle.server.play import LogEntry, Play
from cradle.server.previews import Outlooks
from cradle.server.replies import Happened, Position, Stamp
from cradle.server.settings import PACES
from cradle.server.store import ChatLine, Row, Store

if TYPE_CHECKING:
    from cradle.server.thoughts import Preparation, Thought


class Listener(Protocol):
    def wake(self, what: str) -> None:
        """`table` or `game` has changed."""

    def hear(self, lines: list[ChatLine]) -> None:
        """This was said."""


class Page:
    """What an eye is told at one of its numbers: made once for all who look, stamped with the time when it is sent."""

    def __init__(self, play: Play, eye: int) -> None:
        self.play = play
        self.eye = eye
        self.number = play.sitting.journal.noticed[eye]
        self.position = inside(update.position(play.sitting, eye))
        self.happened: dict[int | None, str] = {}

    def is_present(self) -> bool:
        return self.number == self.play.sitting.journal.noticed[self.eye]

    def text(self, since: int | None, now: int) -> str:
        happened = self.happened.get(since)
        if happened is None:
            happened = inside(update.happened(self.play.sitting, self.eye, since))
            if since is None or since >= self.number - 1:  # the usual ones; who was away for longer is alone
                self.happened[since] = happened
        return f"{{{self.position},{happened},{inside(update.stamp(self.play, self.eye, now))}}}"


def inside(document: Position | Happened | Stamp) -> str:
    """The fields of a document as JSON, to be put together with others."""
    return to_json(document).decode()[1:-1]


class Room:
    def __init__(self, row: Row, box: Box | None = None) -> None:
        self.row = row
        self.given = box  # made from the values that are stored with the table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.play: Play | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.alarm = 0  # the number of the timer
        self.thinking = False
        self.thoughts: dict[int, Thought] = {}  # of the bots that are asked, by seat
        self.preparation: Preparation | None = None  # of the bot that comes next
        self.prepared: Preparation | None = None  # the last one, which may still end its slice
        self.pages: dict[int, Page] = {}
        self.outlooks: dict[int, Outlooks] = {}
        self.counsels: dict[int, Counsel] = {}
        self.chat = 0  # number of the last line that was handed to the listeners
        self.said: dict[int, set[str]] = defaultdict(set)  # by seats of bots, what they have spoken of
        self.hushed: int | None = None  # the seat whose sealed answer is being written
        self.unknown = False  # what is in memory may not be what is written: whoever holds it next asks the database
        self.troubles = 0  # how often in a row it could not be driven on

    @property
    def plan(self) -> Plan:
        return self.row.plan

    def is_quiet(self, soon: int | None = None) -> bool:
        """Whether nobody would miss it in memory; an alarm after `soon` can bring it back."""
        far = soon is not None and self.row.due is not None and self.row.due > soon
        return not (self.listeners or self.lock.locked() or (self.timer is not None and not far) or self.thinking)

    def title(self) -> Title:
        return shelf.title(self.plan.title)

    def box(self) -> Box:
        assert self.given is not None
        return self.given

    def set_up(self) -> Play:
        """The game before the first entry of its log."""
        play = Play(self.title(), self.box(), parse(self.row.record or ""), self.plan.clock)
        if self.plan.began:
            play.begin(self.plan.began)
        self.play = play
        return play

    # -- what is told ------------------------------------------------------------------------------------------

    def wake(self, what: str) -> None:
        for listener in list(self.listeners):
            listener.wake(what)

    def first_eye(self, person: str) -> int:
        """Through which somebody looks at first: one of their own that is asked, if there is one."""
        eyes = self.plan.eyes(person)
        asked = self.play.table.asked() if self.play is not None else []
        return next((eye for eye in eyes if eye in asked), eyes[0])

    def game_text(self, eye: int, since: int | None) -> str | None:
        """The update for an eye as JSON. What is made for it depends only on what this eye could notice."""
        if self.play is None or self.plan.state == "gathering":
            return None
        page = self.pages.get(eye)
        if page is None or page.play is not self.play or not page.is_present():
            page = self.pages[eye] = Page(self.play, eye)
        return page.text(self.play.sitting.journal.kept_since(eye, since), now_ms())

    def outlooks_of(self, seat: int) -> Outlooks | None:
        """For previews of the seat's question, if it is asked one."""
        if self.play is None or self.plan.state != "playing" or seat not in self.play.table.asked():
            return None
        found = self.outlooks.get(seat)
        if found is None or found.play is not self.play or not found.is_present():
            found = self.outlooks[seat] = Outlooks(self.play, seat)
        return found

    def counsel_of(self, seat: int) -> Counsel | None:
        """For the coach of the seat, asked or not, while the game is played."""
        if self.play is None or self.plan.state != "playing" or self.play.table.over():
            return None
        found = self.counsels.get(seat)
        if found is None or found.play is not self.play or not found.is_present():
            found = self.counsels[seat] = Counsel(self.play, seat)
        return found

    def hand(self, lines: list[ChatLine]) -> None:
        """Chat in order and without a gap: each line goes to the listeners once."""
        new = [line for line in lines if line.number > self.chat]
        if new:
            self.chat = new[-1].number
            for listener in list(self.listeners):
                listener.hear(new)

    async def spread(self, store: Store, line: ChatLine) -> None:
        """A line that was written just now, and what was said elsewhere before it."""
        if line.number == self.chat + 1:
            self.hand([line])
        else:
            await self.read_chat(store)

    async def read_chat(self, store: Store) -> None:
        """What was said in another process: read once for all listeners."""
        if self.listeners:
            self.hand(await store.chat(self.row.id, self.chat))

    # -- who waits for whom ------------------------------------------------------------------------------------

    @contextlib.contextmanager
    def writing(self, entry: LogEntry) -> Iterator[None]:
        """While an entry is written, nobody waits for it who could not notice it."""
        self.hushed = entry.seat if entry.hidden() else None
        try:
            yield
        finally:
            self.hushed = None

    # -- what comes next ---------------------------------------------------------------------------------------

    def bots_asked(self) -> list[int]:
        if self.play is None or self.plan.state != "playing":
            return []
        return [seat for seat in self.play.table.asked() if self.plan.player_level(seat)]

    def given_by_people(self) -> int:
        """How many answers those have given who play themselves."""
        return sum(self.play.sitting.numbers[seat] for seat in self.plan.humans()) if self.play is not None else 0

    def next_due(self, now: int) -> int | None:
        """When something happens by itself: a bot's answer or the end of somebody's time."""
        if self.play is None or self.plan.state != "playing":
            return None
        bots = self.bots_asked()
        pace = 0 if self.plan.hurry == self.given_by_people() else PACES[self.plan.pace]
        times = [now + pace // len(bots)] if bots else []
        if self.plan.clock.bot is not None:
            self.play.clocks.not_after(now)
            ends = [self.play.clocks.deadline(seat) for seat in self.play.table.asked() if seat not in bots]
            times += [end for end in ends if end is not None]
        return min(times, default=None)

    def turn(self) -> str:
        return " ".join(str(seat) for seat in self.play.sitting.waiting()) if self.play is not None else ""

    def note(self, entry: LogEntry) -> Note:
        """What is written with an entry. A sealed answer does not change the time that people can see."""
        changed = self.row.changed if entry.hidden() else entry.at
        return Note(self.row.id, self.row.version, entry, changed, self.next_due(entry.at), self.turn())

    def is_milestone(self, entry: LogEntry, every: int) -> bool:
        """When a snapshot is made. Sealed answers do not count, or the time that an answer takes would tell of them."""
        if self.play is None or entry.hidden():
            return False
        return self.play.sitting.journal.noticed[self.plan.seats()] % every == 0
