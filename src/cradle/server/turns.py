"""Whose turn it is where few can be served at once: one person after the other, however much one of them wants."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    def __init__(self, count: int) -> None:
        self.free = count
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # who is next stands first

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[None]:
        await self.wait(who)
        try:
            yield
        finally:
            self.call_next()

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
