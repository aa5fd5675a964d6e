"""The one pen of a process: all writing goes through it, many answers of different tables in one transaction."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from sqlalchemy import BigInteger, bindparam, case, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cradle.server.play import Entry
from cradle.server.problem import Conflict
from cradle.server.schema import ENTRIES, TABLES

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[object]]
CHANNEL: Final = "cradle"

ADD_ENTRY: Final = insert(ENTRIES)
# Where another process has just changed the plan, what is due next is not known here: somebody should look.
NOTE_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("b_id"))
    .values(
        entries=bindparam("b_entries"),
        changed=bindparam("b_changed"),
        due=case(
            (TABLES.c.version == bindparam("b_version"), bindparam("b_due", type_=BigInteger)), else_=TABLES.c.changed
        ),
        turn=bindparam("b_turn"),
    )
)


@dataclass(frozen=True)
class Note:
    """An entry, and what the table's row says of it."""

    table: str
    version: int  # of the plan that it was made with
    entry: Entry
    changed: int
    due: int | None
    turn: str

    def row(self) -> dict[str, object]:
        return {"table": self.table, **self.entry._asdict()}

    def summary(self) -> dict[str, object]:
        return {
            "b_id": self.table,
            "b_version": self.version,
            "b_entries": self.entry.number,
            "b_changed": self.changed,
            "b_due": self.due,
            "b_turn": self.turn,
        }


class Job:
    def __init__(self, note: Note | None, work: Work | None) -> None:
        self.note = note
        self.work = work
        self.done: asyncio.Future[object] = asyncio.get_running_loop().create_future()


class Ledger:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.rings = engine.dialect.name == "postgresql"
        self.name = secrets.token_hex(4)  # so that a process does not listen to itself
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.write(), name="ledger")

    async def stop(self) -> None:
        await self.jobs.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def append(self, note: Note) -> None:
        """Write one entry; Conflict if that number is taken."""
        job = Job(note, None)
        self.jobs.put_nowait(job)
        await job.done

    async def run(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Other writing, in a transaction of its own."""
        out: list[T] = []

        async def kept(connection: AsyncConnection) -> None:
            out.append(await work(connection))

        job = Job(None, kept)
        self.jobs.put_nowait(job)
        await job.done
        return out[0]

    async def ring(self, connection: AsyncConnection, *payloads: str) -> None:
        """Tell the other processes, when the transaction is through."""
        if self.rings:
            await connection.execute(
                text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"),
                {"channel": CHANNEL, "payloads": [f"{self.name} {payload}" for payload in payloads]},
            )

    # -- the pen -----------------------------------------------------------------------------------------------

    async def write(self) -> None:
        while True:
            jobs = [await self.jobs.get()]
            while not self.jobs.empty() and len(jobs) < 200:
                jobs.append(self.jobs.get_nowait())
            notes = [job for job in jobs if job.note is not None]
            if notes:
                await self.settle(notes, self.add(notes))
            for job in jobs:
                if job.work is not None:
                    await self.settle([job], job.work)
            for _ in jobs:
                self.jobs.task_done()

    def add(self, jobs: list[Job]) -> Work:
        notes = [job.note for job in jobs if job.note is not None]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(ADD_ENTRY, [note.row() for note in notes])
            await connection.execute(NOTE_TABLE, [note.summary() for note in notes])
            await self.ring(connection, *[f"table {note.table}" for note in notes])

        return work

    async def settle(self, jobs: list[Job], work: Work) -> None:
        """Do it in one transaction; if a batch fails, each by itself, so that only the guilty one fails."""
        try:
            async with self.engine.begin() as connection:
                await work(connection)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self.settle([job], self.add([job]))
                return
            fail(jobs[0], Conflict() if isinstance(error, IntegrityError) else error)
            return
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)


def fail(job: Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)
