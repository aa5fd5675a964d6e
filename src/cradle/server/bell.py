"""News between processes that share a PostgreSQL database: LISTEN, and what to do when it rings."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import URL
from sqlalchemy.dialects.postgresql.asyncpg import dialect

from cradle.server.away import SECONDS, Watch
from cradle.server.ledger import CHANNEL

EVERY: Final = 10.0  # seconds between two looks whether the line still holds


class Bell:
    def __init__(
        self,
        url: URL,
        watch: Watch,
        heard: Callable[[str], None],
        reconnected: Callable[[], Awaitable[None]],
    ) -> None:
        self.url = url
        self.watch = watch
        self.heard = heard
        self.reconnected = reconnected
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    async def start(self) -> None:
        self.task = asyncio.create_task(self.listen(), name="bell")
        await self.ready.wait()

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def listen(self) -> None:
        """Listen for ever; after a lost connection everything in memory may be old."""
        args, options = dialect().create_connect_args(self.url)  # type: ignore[no-untyped-call]
        while True:
            try:
                await self.attend(await asyncpg.connect(*args, **{**options, "timeout": SECONDS}))
            except Exception as error:  # whatever it was: without news the tables of other processes stand still
                self.watch.failed("reading", error)
            await asyncio.sleep(1)

    async def attend(self, connection: asyncpg.Connection) -> None:
        """Hear until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, lambda _c, _p, _ch, payload: self.heard(str(payload)))
            if self.ready.is_set():
                await self.reconnected()
            self.ready.set()
            while not lost.is_set():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(EVERY):
                        await lost.wait()
                if not lost.is_set():
                    await connection.execute("SELECT 1", timeout=SECONDS)  # a dead line says nothing by itself
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)
