"""Processes that work beside the server, so that nobody waits: a line of JSON is a job, a line of JSON its reply.

Their side is in `working.py`. Each ends when it is told to, with its input, and with the server.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from dataclasses import dataclass
from typing import Final

from pydantic_core import to_json

from cradle import shelf
from cradle.core.plain import Plain
from cradle.core.rng import Rng
from cradle.core.table import Table
from cradle.core.title import Box

LINE: Final = 1 << 22  # the longest reply
START_SECONDS: Final = 60.0  # for a process to begin, however busy the machine is


class Lost(Exception):
    """No reply came, and the process is gone. The reason names nothing of the job."""


class Clerk:
    """One such process, with one job at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, program: list[str], errors: int | None = None) -> Clerk:
        pipe = asyncio.subprocess.PIPE
        clerk = cls(await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe, stderr=errors, limit=LINE))
        await clerk.hear(START_SECONDS)  # that it is ready
        return clerk

    def is_alive(self) -> bool:
        return self.process.returncode is None

    async def ask(self, job: Plain, seconds: float) -> Plain:
        assert self.process.stdin is not None
        self.process.stdin.write(to_json(job) + b"\n")
        return await self.hear(seconds)

    async def hear(self, seconds: float) -> Plain:
        """The next reply. Whatever keeps it from coming ends the process: its next one would be to another job."""
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                await self.process.stdin.drain()
                reply = json.loads(await self.process.stdout.readline())
            if not isinstance(reply, dict):
                raise ValueError("no reply")
            return reply
        except BaseException as error:
            await self.end()
            if isinstance(error, TimeoutError):
                raise Lost(f"no answer within {seconds:g} s") from error
            if isinstance(error, OSError | ValueError):
                raise Lost(f"its process ended or lost its words ({self.process.returncode})") from error
            raise

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


@dataclass(frozen=True)
class Errand:
    """What a process is told of a table: an imagined one, on which all that its seat cannot know is made up."""

    title: str
    seat: int
    table: Plain
    digest: str = ""  # of content other than the packaged one
    document: Plain | None = None  # that content itself
    home: str = ""  # the table that it is about, where a process may keep something of it
    luck: int = 0  # all the chance that there is in what the process does

    @classmethod
    def about(cls, title: str, box: Box, table: Table, seat: int, rng: Rng, home: str = "") -> Errand:
        imagined, luck = table.imagine(seat, rng).dump(), int(rng.word())
        if box is shelf.box(title):
            return cls(title, seat, imagined, home=home, luck=luck)
        return cls(title, seat, imagined, box.digest, box.document, home, luck)

    async def give(self, clerk: Clerk, seconds: float, **wanted: object) -> Plain:
        """Own content is told only to a process that asks for it: once, not with every job."""
        told: Plain = {"title": self.title, "seat": self.seat, "table": self.table, "digest": self.digest, **wanted}
        told["luck"] = self.luck
        if self.home:
            told["home"] = self.home
        reply = await clerk.ask(told, seconds)
        if reply.get("unknown"):
            reply = await clerk.ask({**told, "document": self.document}, seconds)
        return reply
