"""Own content is read in a process of its own first, one file at a time; what was found good there is read here."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import sys
from typing import Any, Final

from cachetools import LRUCache

from cradle.core.errors import BadContent
from cradle.core.record import parse
from cradle.server.boxes import must_know
from cradle.server.problem import Problem

LOG = logging.getLogger("cradle.server")
SECONDS: Final = 10.0  # for one file, however busy the machine is
START_SECONDS: Final = 60.0  # for the process to begin
MOST_WAITING: Final = 20


class Readers:
    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
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
        try:
            process = await self.running()
            reply = await asyncio.wait_for(ask(process, {"title": title, "content": content}), SECONDS)
        except (TimeoutError, OSError, ValueError) as error:
            LOG.warning("a content file was too much for its reader: %s", type(error).__name__)
            await self.stop()
            raise BadContent("core-content-heavy", {"file": "content"}) from error
        except BaseException:
            await self.stop()
            raise
        if reply["message"]:
            raise BadContent(reply["message"], reply["args"])

    async def running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "cradle.server.reader",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
            await asyncio.wait_for(answer_of(self.process), START_SECONDS)
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def ask(process: asyncio.subprocess.Process, job: dict[str, str]) -> dict[str, Any]:
    assert process.stdin is not None
    process.stdin.write(json.dumps(job).encode() + b"\n")
    await process.stdin.drain()
    return await answer_of(process)


async def answer_of(process: asyncio.subprocess.Process) -> dict[str, Any]:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise ValueError("ended")
    return dict(json.loads(line))
