"""The processes that think for bots, so that nobody else waits. One in which a bot fails is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from dataclasses import dataclass
from typing import ClassVar, Final

from cradle.core.plain import Plain
from cradle.server.turns import Turns

LOG = logging.getLogger("cradle.server")
LINE: Final = 1 << 22
GRACE: Final = 10.0  # seconds over the budget before a process counts as stuck; the first job loads the title
REASON: Final = 500  # characters of a reason that are logged


class Failed(Exception):
    """A bot gave no legal answer. The reason goes to the log, so it names no card."""


@dataclass(frozen=True)
class Job:
    """What a bot is told: an imagined table, on which all that its seat cannot know is made up."""

    title: str
    level: str
    seat: int
    table: Plain
    digest: str = ""  # of content other than the packaged one
    document: Plain | None = None  # that content itself, for a process that does not know it yet

    def line(self, whole: bool) -> bytes:
        told = {"title": self.title, "level": self.level, "seat": self.seat, "table": self.table, "digest": self.digest}
        if whole:
            told["document"] = self.document
        return json.dumps(told).encode() + b"\n"


class Thinkers:
    program: ClassVar[list[str]] = [sys.executable, "-m", "cradle.server.thinker"]

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.idle: list[asyncio.subprocess.Process] = []
        self.all: set[asyncio.subprocess.Process] = set()
        self.turns = Turns(count)

    async def think(self, job: Job, answers: list[int], who: str = "") -> int:
        """The bot's answer. One that fails is asked once more in a fresh process: the first may have been killed."""
        async with self.turns.turn(who):
            try:
                return await self.once(await self.take(), job, answers)
            except Failed as failed:
                LOG.warning("the bot %s of %s is asked again: %s", job.level, job.title, failed)
            if self.idle:
                await self.end(self.idle.pop())  # it makes way for the fresh one
            return await self.once(await self.start(), job, answers)

    async def once(self, process: asyncio.subprocess.Process, job: Job, answers: list[int]) -> int:
        try:
            answer = await asyncio.wait_for(ask(process, job), self.patience(job))
            if answer not in answers:
                raise Failed("an answer that is not allowed")
        except BaseException as error:
            await self.end(process)
            if isinstance(error, TimeoutError):
                raise Failed(f"no answer within {self.patience(job):g} s") from error
            if isinstance(error, OSError | ValueError):
                raise Failed(f"its process ended or lost its words ({process.returncode})") from error
            raise
        self.idle.append(process)
        return answer

    def patience(self, job: Job) -> float:
        """Seconds after which no answer is expected any more."""
        return self.seconds + GRACE

    async def take(self) -> asyncio.subprocess.Process:
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
            self.all.discard(process)
        return await self.start()

    async def start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            *self.program, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=LINE
        )
        self.all.add(process)
        return process

    async def end(self, process: asyncio.subprocess.Process) -> None:
        self.all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def stop(self) -> None:
        for process in list(self.all):
            await self.end(process)
        self.idle.clear()


async def ask(process: asyncio.subprocess.Process, job: Job) -> int:
    """Own content is told only to a process that asks for it: once, not with every decision."""
    reply = await exchange(process, job.line(whole=False))
    if reply.get("unknown"):
        reply = await exchange(process, job.line(whole=True))
    answer = reply.get("answer")
    if not isinstance(answer, int):
        raise Failed(str(reply.get("failed"))[:REASON])
    return answer


async def exchange(process: asyncio.subprocess.Process, line: bytes) -> Plain:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(line)
    await process.stdin.drain()
    reply = json.loads(await process.stdout.readline())
    if not isinstance(reply, dict):
        raise ValueError("no reply")
    return reply
