"""The one pen of a process: all writing goes through it, many answers of different tables in one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from sqlalchemy import BigInteger, Executable, bindparam, case, insert, select, text, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cradle.server.away import SECONDS, Away, Watch, is_crossed
from cradle.server.play import LogEntry
from cradle.server.problem import Conflict
from cradle.server.schema import ENTRIES, TABLES

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[object]]
CHANNEL: Final = "cradle"
MOST: Final = 200  # jobs that are taken up at a time
GOODBYE: Final = 2.0  # seconds for connections that were thrown away to end

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
    entry: LogEntry
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
    def __init__(self, engine: AsyncEngine, seconds: float = SECONDS) -> None:
        self.engine = engine
        self.seconds = seconds  # for one transaction or query
        self.watch = Watch()
        self.rings = engine.dialect.name == "postgresql"
        self.name = secrets.token_hex(4)  # so that a process does not listen to itself
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.later: deque[Job] = deque()  # what is no answer and waits for its turn
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.write(), name="ledger")

    async def stop(self) -> None:
        """What waits is still written, unless the database is away."""
        if not self.watch.failing:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self.seconds):
                    await self.jobs.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.fail_all([])
        await self.watch.stop(GOODBYE)

    # -- reading -----------------------------------------------------------------------------------------------

    async def rows(self, query: Executable) -> Sequence[Row[*tuple[Any, ...]]]:
        """All rows that a query finds. Away if the database does not answer."""

        async def work() -> Sequence[Row[*tuple[Any, ...]]]:
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).all()

        return await self.watch.over("reading", work(), self.seconds)

    async def one(self, query: Executable) -> Row[*tuple[Any, ...]] | None:
        """The only row, if there is one."""
        found = await self.rows(query)
        return found[0] if found else None

    async def check(self) -> None:
        """Away if the database does not answer."""
        await self.rows(select(1))

    # -- writing -----------------------------------------------------------------------------------------------

    async def append(self, note: Note) -> None:
        """Write one entry; Conflict if it is not the next one, Away if it is not known to be written."""
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
        return out[-1]

    def post(self, work: Work) -> None:
        """Writing that nobody waits for and that may fail."""
        job = Job(None, work)
        job.done.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.jobs.put_nowait(job)

    async def ring(self, connection: AsyncConnection, *payloads: str) -> None:
        """Tell the other processes, when the transaction is through."""
        if self.rings:
            await connection.execute(
                text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"),
                {"channel": CHANNEL, "payloads": [f"{self.name} {payload}" for payload in payloads]},
            )

    # -- the pen -----------------------------------------------------------------------------------------------

    async def write(self) -> None:
        """All answers that wait and one thing more, again and again: no answer waits for a hundred new tables."""
        while True:
            waiting = [] if self.later else [await self.jobs.get()]
            while not self.jobs.empty() and len(waiting) < MOST:
                waiting.append(self.jobs.get_nowait())
            jobs = [job for job in waiting if job.note is not None]
            self.later.extend(job for job in waiting if job.note is None)
            if self.later:
                jobs.append(self.later.popleft())
            try:
                await self.settle_all(jobs)
            except Away:
                self.fail_all(jobs)
            except asyncio.CancelledError:
                self.fail_all(jobs)
                raise
            finally:
                for _ in jobs:
                    self.jobs.task_done()

    async def settle_all(self, jobs: list[Job]) -> None:
        """Answers first, all in one transaction and always in the same order, so that processes do not cross."""
        notes = [job for job in jobs if job.note is not None and not job.done.done()]
        if notes:
            notes.sort(key=lambda job: job.note.table if job.note is not None else "")
            await self.settle(notes, self.add(notes))
        for job in jobs:
            if job.work is not None and not job.done.done():
                await self.settle([job], job.work)

    def fail_all(self, jobs: list[Job]) -> None:
        """The database is away: nobody waits for a time-out after another."""
        waiting = [*self.later, *[self.jobs.get_nowait() for _ in range(self.jobs.qsize())]]
        self.later.clear()
        for _ in waiting:
            self.jobs.task_done()
        for job in jobs + waiting:
            fail(job, Away())

    def add(self, jobs: list[Job]) -> Work:
        notes = [job.note for job in jobs if job.note is not None]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(ADD_ENTRY, [note.row() for note in notes])
            await connection.execute(NOTE_TABLE, [note.summary() for note in notes])
            await self.ring(connection, *[f"table {note.table}" for note in notes])

        return work

    async def settle(self, jobs: list[Job], work: Work) -> None:
        """Do it in one transaction; if a batch fails, each by itself, so that only the guilty one fails."""

        async def transaction() -> None:
            async with self.engine.begin() as connection:
                await work(connection)

        try:
            await self.watch.over("writing", transaction(), self.seconds)
        except Away:
            raise
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    await self.settle([job], self.add([job]))
                return
            fail(jobs[0], Conflict() if is_crossed(error) else error)
            return
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)


def fail(job: Job, error: Exception) -> None:
    if not job.done.done():
        job.done.set_exception(error)
