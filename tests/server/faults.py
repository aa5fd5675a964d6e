"""A database that fails where a test wants it to: before a step, after it without a word, or by never answering."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.util.concurrency import await_

from cradle.server.away import Watch
from cradle.server.house import House
from cradle.server.ledger import Ledger
from cradle.server.migrate import migrate
from cradle.server.people import People
from cradle.server.settings import Settings, several
from cradle.server.store import Store, make_engine

STEPS = ("do_execute", "do_executemany", "do_commit")
KINDS = ("fails", "hangs", "is done without a word", "is done and hangs")


class Impatient(Watch):
    """Waits for everything as long as it takes, and not at all for what hangs."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: dict[asyncio.Task[Any], asyncio.Event] = {}

    async def wait(self, task: asyncio.Task[Any], seconds: float) -> None:
        hangs = self.waiting[task] = asyncio.Event()
        given_up = asyncio.create_task(hangs.wait())
        await asyncio.wait({task, given_up}, return_when=asyncio.FIRST_COMPLETED)
        given_up.cancel()
        del self.waiting[task]

    async def hang(self) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.waiting[task].set()
        await asyncio.Event().wait()


class Faults:
    """Counts the steps of everything that is asked of a database, and fails at one of them."""

    def __init__(self, engine: AsyncEngine, watch: Impatient) -> None:
        self.watch = watch
        dialect = engine.sync_engine.dialect
        self.error = dialect.loaded_dbapi.OperationalError
        self.steps = 0
        self.at = -1
        self.kind = ""
        for name in STEPS:
            setattr(dialect, name, self.counted(getattr(dialect, name)))

    def counted(self, real: Callable[..., None]) -> Callable[..., None]:
        def call(*args: object, **named: object) -> None:
            self.steps += 1
            if self.steps - 1 != self.at:
                real(*args, **named)
                return
            if self.kind.startswith("is done"):
                real(*args, **named)
            if self.kind.endswith("hangs"):
                await_(self.watch.hang())
            raise self.error("planted")

        return call

    def plant(self, step: int, kind: str) -> None:
        """Fail so many steps from now."""
        self.steps, self.at, self.kind = 0, step, kind


@dataclass
class Ground:
    """A house without anything that happens by itself."""

    house: House
    people: People
    engine: AsyncEngine
    faults: Faults

    @property
    def ledger(self) -> Ledger:
        return self.house.store.ledger

    async def hang(self) -> None:
        """The database does not answer any more."""
        await self.faults.watch.hang()


@asynccontextmanager
async def ground(database: str) -> AsyncIterator[Ground]:
    settings = Settings(database=database, limits=False, snapshot_every=2)
    url = settings.url()
    engine = make_engine(url)
    await migrate(engine)
    ledger = Ledger(engine)
    ledger.watch = watch = Impatient()
    ledger.start()
    house = House(settings, Store(ledger), several(url))
    yield Ground(house, People(engine, ledger), engine, Faults(engine, watch))
    await ledger.stop()
    await engine.dispose()
