"""Whose turn it is where few can be served at once: one person after the other, however much one of them wants."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    def __init__(self, count: int) -> None:
        self.count = count
        self.free = count
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # who is next stands first
        self.wanted: Counter[str] = Counter()  # turns that somebody has or waits for
        self.patient: deque[asyncio.Future[None]] = deque()  # those who take what nobody wants

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        self.wanted[who] += 1
        try:
            await self.wait(who)
            try:
                yield
            finally:
                self.call_next()
        finally:
            self.wanted[who] -= 1
            if not self.wanted[who]:
                del self.wanted[who]

    @asynccontextmanager
    async def spare(self) -> AsyncIterator[None]:
        """A place that nobody wants, as soon as there is one. Who has it is not counted among those who want one."""
        while not self.free:
            called = asyncio.get_running_loop().create_future()
            self.patient.append(called)
            try:
                await called
            except asyncio.CancelledError:
                if called in self.patient:
                    self.patient.remove(called)
                elif not called.cancelled():  # called and gone in the same moment
                    self.call_patient()
                raise
        self.free -= 1
        try:
            yield
        finally:
            self.call_next()

    def part(self, who: str) -> float:
        """What is one turn's part of one place, if everybody has the same part of all places: 1 where all have one."""
        return min(1.0, self.count / max(1, len(self.wanted) * self.wanted[who]))

    async def wait(self, who: str) -> None:
        if self.free:
            self.free -= 1
            return
        called = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(who, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called and gone in the same moment
                self.call_next()
            raise

    def call_next(self) -> None:
        """Whoever is called stands behind all the others with what else they want."""
        while self.waiting:
            who, places = self.waiting.popitem(last=False)
            called = places.popleft()
            if places:
                self.waiting[who] = places
            if not called.done():
                called.set_result(None)
                return
        self.free += 1
        self.call_patient()

    def call_patient(self) -> None:
        while self.patient:
            called = self.patient.popleft()
            if not called.done():
                called.set_result(None)
                return
