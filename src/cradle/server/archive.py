"""The archive: what is left of a game when it has ended. Whatever rules are installed later, it can be read.

Replays are made by a process of their own (`archiver.py`) soon after the end, or at once for whoever asks earlier.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cradle.core.plain import Plain
from cradle.core.record import Record, parse
from cradle.parent import child
from cradle.server.away import Away
from cradle.server.contents import Contents, content_of, is_old
from cradle.server.ledger import Work
from cradle.server.problem import Conflict, Problem, wrong_input
from cradle.server.replay import TOGETHER, ReplayPart, unpacked
from cradle.server.schema import REPLAYS, TABLES
from cradle.server.store import Row, Store

LOG = logging.getLogger("cradle.server")
AT_ONCE: Final = 2  # processes
LONGEST: Final = 120.0  # seconds that one may take
AGAIN: Final = 600.0  # seconds between two looks for games that are not kept yet
GRACE: Final = 2.0  # seconds after the end: whoever still sits at the table asks by then, and is served in a hurry
PORTION: Final = 50  # of them in one query


@dataclass(frozen=True)
class Examined:
    """What a record leads to."""

    title: str
    document: Plain
    digest: str
    record: Record
    seats: int
    totals: list[int]
    places: list[int]
    over: bool
    parts: list[ReplayPart]


class Archive:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.contents = Contents(store)
        self.ended: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self.making: dict[str, asyncio.Task[None]] = {}
        self.free = asyncio.Semaphore(AT_ONCE)

    # -- keeping -----------------------------------------------------------------------------------------------

    async def work(self) -> None:
        """Keep games that end, and now and then look for those that were left behind."""
        loop = asyncio.get_running_loop()
        while True:
            with logged("what is packaged could not be kept"):
                await self.contents.keep_packaged()
            with logged("games that are not kept could not be looked for"):
                async for table in self.left_behind():
                    await self.try_to_keep(table)
            end = loop.time() + AGAIN
            with contextlib.suppress(TimeoutError):
                while True:
                    async with asyncio.timeout_at(end):  # `wait_for` would not hear that it is to stop as a game ends
                        at, table = await self.ended.get()
                    await asyncio.sleep(at + GRACE - loop.time())
                    await self.try_to_keep(table)

    def has_ended(self, table: str) -> None:
        self.ended.put_nowait((asyncio.get_running_loop().time(), table))

    async def stop(self) -> None:
        tasks = list(self.making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def left_behind(self) -> AsyncIterator[str]:
        """Finished games without a replay, each once: one that cannot be kept does not hold up the others."""
        kept = exists().where(REPLAYS.c.table == TABLES.c.id, REPLAYS.c.part == "story")
        query = select(TABLES.c.id).where(TABLES.c.state == "finished", ~kept).order_by(TABLES.c.id).limit(PORTION)
        last = ""
        while True:
            found = [row[0] for row in await self.store.ledger.rows(query.where(TABLES.c.id > last))]
            for table in found:
                yield table
            if len(found) < PORTION:
                return
            last = found[-1]

    async def try_to_keep(self, table: str) -> None:
        try:
            await self.keep(table, hurry=False)
        except Problem as problem:
            LOG.info("table %s is not kept: %s", table, problem)
        except Exception:
            LOG.exception("table %s could not be kept", table)

    async def keep(self, table: str, hurry: bool) -> None:
        """Make the replay and store it; whoever asks at the same time waits for the same."""
        task = self.making.get(table)
        if task is None:
            task = self.making[table] = asyncio.create_task(self.make(table, hurry))
            task.add_done_callback(lambda done: self.forget(table, done))
        await asyncio.shield(task)

    def forget(self, table: str, done: asyncio.Task[None]) -> None:
        self.making.pop(table, None)
        if not done.cancelled():
            done.exception()  # told to those who wait, if any do

    async def make(self, table: str, hurry: bool) -> None:
        if await self.read(table, "story", 0) is not None:
            return  # somebody asked for it before the game was kept by itself
        row = await self.store.row(table)
        if row is None:
            raise Problem(404, "server-no-table")
        if is_old(row):
            raise Problem(409, "server-no-replay")
        try:
            found = await self.examined((await self.record(row)).text(), row.content, hurry=hurry)
        except Problem as problem:
            if problem.status == 503:
                raise
            LOG.warning("table %s cannot be replayed: %s", table, problem)
            raise Problem(409, "server-no-replay") from problem
        with contextlib.suppress(Conflict):  # another process was first
            await self.store.ledger.run(storing(table, found.parts))

    # -- reading -----------------------------------------------------------------------------------------------

    async def record(self, row: Row) -> Record:
        """The game as a record, by its log alone: no rules are needed."""
        record = parse(row.record or "")
        for entry in await self.store.entries(row.id, 0):
            entry.change.write(record.lines)
        return record

    async def step(self, row: Row, eye: int, step: int) -> bytes:
        """The game after so many answers, as the eye saw it."""
        eyes = row.plan.seats() + 1
        if eye >= eyes:
            raise wrong_input("query.eye")
        first = step - step % TOGETHER
        shown = await self.read(row.id, "steps", first)
        place = (step - first) * eyes + eye
        if shown is None or place >= len(shown):
            start = await self.must_read(row.id, "steps")
            steps = json.loads(start[0])["steps"]
            if step > steps:
                raise Problem(422, "server-no-step", {"steps": steps})
            shown = await self.read(row.id, "steps", first)
            assert shown is not None
        return shown[place]

    async def story(self, row: Row) -> bytes:
        return (await self.must_read(row.id, "story"))[0]

    async def content(self, row: Row) -> bytes | None:
        """The values that a finished game was played with, as its table read them."""
        found = await self.read(row.id, "content", 0)
        return found[0] if found is not None else None

    async def must_read(self, table: str, part: str) -> list[bytes]:
        found = await self.read(table, part, 0)
        if found is None:
            await self.keep(table, hurry=True)
            found = await self.read(table, part, 0)
        if found is None:
            raise Problem(409, "server-no-replay")
        return found

    async def read(self, table: str, part: str, first: int) -> list[bytes] | None:
        key = (REPLAYS.c.table == table) & (REPLAYS.c.part == part) & (REPLAYS.c.first == first)
        found = await self.store.ledger.one(select(REPLAYS.c.data).where(key))
        return unpacked(found[0]) if found is not None else None

    # -- examining ---------------------------------------------------------------------------------------------

    async def examined(
        self,
        record: str,
        own: str | None,
        step: int | None = None,
        replay: bool = True,
        hurry: bool = True,
    ) -> Examined:
        """Where a record leads, worked out in a process of its own. A Problem says what is wrong with it.

        It is played with the values that are stored under its digest, or else with the packaged ones or an own file.
        """
        digest = content_of(record)
        document = await self.contents.document(digest)
        job = {"record": record, "own": own, "document": document, "digest": digest}
        async with self.free:
            line, _, rest = (await answer_to({**job, "step": step, "replay": replay, "hurry": hurry})).partition(b"\n")
        found = json.loads(line)
        if "error" in found:
            raise Problem(found["status"], found["error"]["message"], found["error"]["args"])
        parts: list[ReplayPart] = []
        at = 0
        for name, first, length in found["parts"]:
            parts.append(ReplayPart(name, first, rest[at : at + length]))
            at += length
        return Examined(**{**found, "record": parse(found["record"]), "parts": parts})


def storing(table: str, parts: list[ReplayPart]) -> Work:
    """Writes a replay, all of it or nothing."""
    rows = [{"table": table, "part": part.name, "first": part.first, "data": part.data} for part in parts]

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(REPLAYS).where(REPLAYS.c.table == table))
        await connection.execute(insert(REPLAYS), rows)

    return work


async def answer_to(job: dict[str, object]) -> bytes:
    process = await asyncio.create_subprocess_exec(
        *child("cradle.server.archiver"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(LONGEST):
            out, _ = await process.communicate(json.dumps(job).encode())
    except TimeoutError as error:
        LOG.warning("a record took too long")
        raise Problem(503, "server-busy") from error
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
    if process.returncode:
        raise Problem(503, "server-busy")
    return out


@contextlib.contextmanager
def logged(what: str) -> Iterator[None]:
    """Whatever goes wrong is told to the operator, and tried again later."""
    try:
        with contextlib.suppress(Away):  # of which the ledger has told
            yield
    except Exception:
        LOG.exception(what)
