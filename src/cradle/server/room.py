"""A table with its people in memory: the stored row, the game, and who listens."""

from __future__ import annotations

import asyncio
from typing import Protocol

from pydantic_core import to_json

from cradle import shelf
from cradle.core.record import parse
from cradle.core.title import Box, Title
from cradle.server import update
from cradle.server.boxes import box_of
from cradle.server.ledger import Note
from cradle.server.plan import Plan, now_ms
from cradle.server.play import Entry, Play
from cradle.server.settings import PACES
from cradle.server.store import Row


class Listener(Protocol):
    def wake(self, what: str) -> None:
        """`table`, `game` or `chat` has changed."""


class Room:
    def __init__(self, row: Row) -> None:
        self.row = row
        self.lock = asyncio.Lock()
        self.replaying = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.play: Play | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.alarm = 0  # the number of the timer
        self.thinking = False
        self.texts: dict[tuple[int, int | None, bool], str] = {}
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
        return box_of(self.plan.title, self.row.content)

    def set_up(self) -> Play:
        """The game before the first entry of its log."""
        play = Play(self.title(), self.box(), parse(self.row.record or ""), self.plan.clock)
        if self.plan.began:
            play.begin(self.plan.began)
        self.play = play
        return play

    def wake(self, what: str) -> None:
        if what == "game":
            self.texts.clear()
        for listener in list(self.listeners):
            listener.wake(what)

    def game_text(self, eye: int, since: int | None, with_changes: bool) -> str | None:
        """The update for an eye as JSON; made once for all who look through the same eye from the same number."""
        if self.play is None or self.plan.state == "gathering":
            return None
        since = self.play.kept_since(eye, since)
        usual = since is None or since >= self.play.noticed[eye] - 1
        key = (eye, since, with_changes)
        if key in self.texts:
            return self.texts[key]
        text = to_json(update.game(self.play, eye, since, with_changes, now_ms())).decode()
        if usual and not self.play.clocks.exists():
            self.texts[key] = text
        return text

    # -- what comes next ---------------------------------------------------------------------------------------

    def bots_asked(self) -> list[int]:
        if self.play is None or self.plan.state != "playing":
            return []
        return [seat for seat in self.play.table.asked() if self.plan.player_level(seat)]

    def next_due(self, now: int) -> int | None:
        """When something happens by itself: a bot's answer or the end of somebody's time."""
        if self.play is None or self.plan.state != "playing":
            return None
        bots = self.bots_asked()
        times = [now + PACES[self.plan.pace] // len(bots)] if bots else []
        if self.plan.clock.bot is not None:
            self.play.clocks.not_after(now)
            ends = [self.play.clocks.deadline(seat) for seat in self.play.table.asked() if seat not in bots]
            times += [end for end in ends if end is not None]
        return min(times, default=None)

    def turn(self) -> str:
        return " ".join(str(seat) for seat in self.play.waiting()) if self.play is not None else ""

    def note(self, entry: Entry) -> Note:
        """What is written with an entry. A sealed answer does not change the time that people can see."""
        quiet = entry.kind in ("sealed", "back")
        changed = self.row.changed if quiet else entry.at
        return Note(self.row.id, self.row.version, entry, changed, self.next_due(entry.at), self.turn())
