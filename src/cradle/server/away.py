"""The database may be away, slow, full or locked: how that is noticed, and told."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Coroutine
from typing import Any, Final, Literal, TypeVar

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    NotSupportedError,
    PendingRollbackError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as PoolTimeout

from cradle.server.problem import Problem

T = TypeVar("T")
Doing = Literal["reading", "writing"]
LOG = logging.getLogger("cradle.server")
SECONDS: Final = 5.0  # what one operation of the database may take
RETRY: Final = 2  # seconds after which it is worth trying again
MISTAKES: Final = (IntegrityError, ProgrammingError, DataError, NotSupportedError)  # those are our own


class Away(Problem):
    """The database does not do its work now. Whether something was written may not be known."""

    def __init__(self) -> None:
        super().__init__(503, "server-away", {"seconds": RETRY})


def is_fault(error: BaseException) -> bool:
    """Whether the database is to blame, and the same may work later."""
    if isinstance(error, DBAPIError):
        return not isinstance(error, MISTAKES)
    return isinstance(error, OSError | PoolTimeout | PendingRollbackError | sqlite3.OperationalError)


def is_crossed(error: BaseException) -> bool:
    """Whether two transactions got into each other's way: one of them has to look again."""
    state = getattr(getattr(error, "orig", None), "sqlstate", None) or ""
    return isinstance(error, IntegrityError) or state.startswith("40")


class Watch:
    """Says once that the database has gone, and once that it is back."""

    def __init__(self) -> None:
        self.failing: set[Doing] = set()
        self.tasks: set[asyncio.Task[Any]] = set()

    def failed(self, doing: Doing, error: BaseException) -> None:
        if not self.failing:
            cause = getattr(error, "orig", None) or error
            said = str(cause).partition("\n")[0][:200]
            LOG.warning("the database does not answer (%s): %s %s", doing, type(cause).__name__, said)
        self.failing.add(doing)

    def worked(self, doing: Doing) -> None:
        """Who can write can read; a database that is full or locked can only be read."""
        if self.failing:
            self.failing -= {doing, "reading"}
            if not self.failing:
                LOG.warning("the database is back")

    async def over(self, doing: Doing, work: Coroutine[Any, Any, T], seconds: float) -> T:
        """Do it within the time; a fault of the database is told as such."""
        try:
            done = await self.bounded(work, seconds)
        except Exception as error:
            if is_crossed(error) or not is_fault(error):
                raise
            self.failed(doing, error)
            raise Away from error
        self.worked(doing)
        return done

    async def bounded(self, work: Coroutine[Any, Any, T], seconds: float) -> T:
        """What takes too long is cancelled, which throws its connection away. Nobody waits for that: it may hang."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        try:
            await self.wait(task, seconds)
        finally:
            in_time = task.done()
            if not in_time:
                task.cancel()
        if not in_time:
            raise TimeoutError(f"no answer for {seconds:g} seconds")
        return task.result()

    async def wait(self, task: asyncio.Task[Any], seconds: float) -> None:
        await asyncio.wait({task}, timeout=seconds)

    def ended(self, task: asyncio.Task[Any]) -> None:
        """Nobody may ask any more how it ended."""
        self.tasks.discard(task)
        if not task.cancelled():
            task.exception()

    async def stop(self, seconds: float) -> None:
        """Let what was cancelled come to its end."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=seconds)
