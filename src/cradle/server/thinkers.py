"""The processes that think for bots, so that nobody else waits. One that dies or takes too long is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from typing import Final

LOG = logging.getLogger("cradle.server")
LINE: Final = 1 << 22
GRACE: Final = 10.0  # seconds over the budget before a process counts as stuck; the first job loads the title


class Thinkers:
    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.idle: list[asyncio.subprocess.Process] = []
        self.all: set[asyncio.subprocess.Process] = set()
        self.free = asyncio.Semaphore(count)

    async def think(self, job: dict[str, object]) -> int | None:
        """The bot's answer, or None if it has none in time."""
        async with self.free:
            process = await self.take()
            try:
                answer = await asyncio.wait_for(ask(process, job), self.seconds + GRACE)
            except (TimeoutError, OSError, ValueError) as error:
                LOG.warning("a bot's process is replaced: %s", type(error).__name__)
                await self.end(process)
                return None
            except BaseException:
                await self.end(process)
                raise
            self.idle.append(process)
            return answer

    async def take(self) -> asyncio.subprocess.Process:
        while self.idle:
            process = self.idle.pop()
            if process.returncode is None:
                return process
            self.all.discard(process)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "cradle.server.thinker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LINE,
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


async def ask(process: asyncio.subprocess.Process, job: dict[str, object]) -> int | None:
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(json.dumps(job).encode() + b"\n")
    await process.stdin.drain()
    line = await process.stdout.readline()
    if not line:
        raise ValueError("ended")
    answer = json.loads(line).get("answer")
    return answer if isinstance(answer, int) else None
