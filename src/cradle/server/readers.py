"""Own content is read in a process of its own first, one file at a time; what was found good there is read here."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from typing import Final

from cachetools import LRUCache

from cradle.core.errors import BadContent
from cradle.core.record import parse
from cradle.parent import child
from cradle.server.boxes import must_know
from cradle.server.clerk import Clerk, Lost
from cradle.server.problem import Problem

LOG = logging.getLogger("cradle.server")
SECONDS: Final = 10.0  # for one file, however busy the machine is
MOST_WAITING: Final = 20


class Readers:
    @staticmethod
    def program() -> list[str]:
        return child("cradle.server.reader")

    def __init__(self) -> None:
        self.clerk: Clerk | None = None
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.good: LRUCache[str, bool] = LRUCache(maxsize=256)

    async def check(self, title: str, content: str) -> None:
        """BadContent says what is wrong with the file."""
        must_know(title)
        name = hashlib.sha256(f"{title}\n{content}".encode()).hexdigest()
        if name in self.good:
            return
        if self.waiting >= MOST_WAITING:
            raise Problem(503, "server-busy")
        self.waiting += 1
        try:
            async with self.turn:
                await self.read(title, content)
        finally:
            self.waiting -= 1
        self.good[name] = True

    async def check_beside(self, record: str, content: str | None) -> None:
        """The same for content that came with a record, which names the title."""
        if content is not None:
            await self.check(parse(record).header["title"], content)

    async def read(self, title: str, content: str) -> None:
        clerk = await self.running()
        try:
            reply = await clerk.ask({"title": title, "content": content}, SECONDS)
        except Lost as lost:
            LOG.warning("a content file was too much for its reader: %s", lost)
            raise BadContent("core-content-heavy", {"file": "content"}) from lost
        message, args = reply["message"], reply.get("args")
        if message:
            raise BadContent(str(message), args if isinstance(args, dict) else {})

    async def running(self) -> Clerk:
        if self.clerk is None or not self.clerk.is_alive():
            try:
                self.clerk = await Clerk.start(self.program(), errors=asyncio.subprocess.DEVNULL)
            except Lost as lost:
                LOG.warning("no reader of content files could be started: %s", lost)
                raise Problem(503, "server-busy") from lost
        return self.clerk

    async def stop(self) -> None:
        if self.clerk is not None:
            await self.clerk.end()
