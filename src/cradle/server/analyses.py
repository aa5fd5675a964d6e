"""Analyses of finished games: made by processes of their own, a few at a time, for whoever asks.

What is found is written as it comes, so nothing is lost when a process is killed or the server stops: whoever is there
next goes on with what is left.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from typing import Final, cast

from cradle import shelf
from cradle.analysis.whole import Found, Task
from cradle.core.errors import Args
from cradle.core.plain import Plain
from cradle.parent import child
from cradle.server import boxes
from cradle.server.analysisdoc import so_far
from cradle.server.archive import logged
from cradle.server.away import Away
from cradle.server.clerk import Clerk, Lost
from cradle.server.contents import is_old, rules_of
from cradle.server.findings import Analysis, Findings
from cradle.server.house import House
from cradle.server.problem import ErrorBody, Problem
from cradle.server.replies import AnalysisReply
from cradle.server.store import Row

LOG = logging.getLogger("cradle.server")
LOOK: Final = 30.0  # seconds between two looks for games that another process has left
BEAT: Final = 15.0  # seconds between two signs of life
LONGEST: Final = 900.0  # seconds that a task may take, however busy the machine is
ATTEMPTS: Final = 3  # processes that may end without having found anything
MOST_WAITING: Final = 200
KNOWN: Final = 4  # findings from which the time of the others can be told


class Unfit(Exception):
    """The game cannot be analysed; says why."""

    def __init__(self, message: str, args: Args) -> None:
        super().__init__(message)
        self.message = message
        self.details = args


class Analyses:
    @staticmethod
    def program() -> list[str]:
        return child("cradle.server.analyst")

    def __init__(self, house: House) -> None:
        self.house = house
        self.findings = Findings(house.store.ledger)
        self.asked = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        if not self.house.shared:
            await self.findings.free_all()
        self.tasks = [asyncio.create_task(self.work()) for _ in range(self.house.settings.analysts)]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # -- asking ------------------------------------------------------------------------------------------------

    async def ask(self, row: Row, person: str) -> None:
        """Have the game analysed, unless it is; a Problem says why it cannot be."""
        known = await self.findings.analysis(row.id)
        if known is not None and known.state in ("asked", "done"):
            return
        hindrance = await self.hindrance(row)
        if hindrance is not None:
            raise Problem(409, hindrance["message"], hindrance["args"])
        waiting, _ = await self.findings.queue()
        if len(waiting) >= MOST_WAITING:
            raise Problem(503, "server-busy")
        await self.findings.ask(row.id, person)
        self.asked.set()

    async def hindrance(self, row: Row) -> ErrorBody | None:
        """Why the game cannot be analysed, as far as that can be told without playing it."""
        if row.plan.result is not None and not row.plan.result.over:
            answers = len((await self.house.archive.record(row)).lines)
            return {"message": "analysis-unfinished", "args": {"answers": answers}}
        if is_of_other_rules(row):
            return {"message": "server-analysis-old", "args": {}}
        if is_old(row):
            return {"message": "server-analysis-unreadable", "args": {}}
        if not (row.plan.own or is_packaged(row)):
            return {"message": "server-analysis-values", "args": {}}
        if len(shelf.levels(row.plan.title)) == 1:
            return {"message": "analysis-no-bot", "args": {"title": row.plan.title}}
        return None

    # -- telling -----------------------------------------------------------------------------------------------

    async def document(self, row: Row) -> AnalysisReply:
        """What is known so far, and how it stands."""
        known = await self.findings.analysis(row.id)
        if known is None:
            return await self.nothing(row)
        found = await self.findings.found(row.id)
        head = json.loads(known.head) if known.head is not None else None
        tasks = head["tasks"] if head is not None else 0
        reply: AnalysisReply = {
            "state": "failed",
            "reason": known.refusal(),
            "before": 0,
            "seconds": 0,
            "done": len(found),
            "tasks": tasks,
            "analysis": so_far(row.plan.title, known.games, head, found) if head is not None else None,
        }
        if known.state == "done":
            reply["state"] = "done"
        elif known.state == "refused":
            reply["state"] = "unavailable"
        elif known.state == "asked":
            reply["state"] = "running" if known.is_running() else "waiting"
            reply["seconds"] = await self.left(row, known, len(found), tasks)
            if not known.is_running():
                waiting, _ = await self.findings.queue()
                reply["before"] = sum(1 for _ in before(waiting, row.id))
        return reply

    async def nothing(self, row: Row) -> AnalysisReply:
        reason = await self.hindrance(row)
        return {
            "state": "none" if reason is None else "unavailable",
            "reason": reason,
            "before": 0,
            "seconds": await self.whole(row) if reason is None else 0,
            "done": 0,
            "tasks": 0,
            "analysis": None,
        }

    async def whole(self, row: Row) -> int:
        """Seconds for the whole of it, by what others of the title took."""
        usual = await self.findings.usual(row.plan.title)
        return max(1, round(self.house.settings.analysis_seconds if usual is None else usual))

    async def left(self, row: Row, known: Analysis, done: int, tasks: int) -> int:
        if done < KNOWN or not tasks:
            return await self.whole(row)
        return max(1, round(known.spent / 1000 / done * (tasks - done)))

    # -- working -----------------------------------------------------------------------------------------------

    async def work(self) -> None:
        """One game after the other, for ever."""
        while True:
            self.asked.clear()
            with logged("games that wait for their analysis could not be looked at"):
                while (table := await self.next()) is not None:
                    await self.one(table)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK):
                    await self.asked.wait()

    async def next(self) -> str | None:
        """The game to analyse now, claimed for this process."""
        waiting, running = await self.findings.queue()
        if len(running) >= max(2, self.house.settings.analysts):
            return None  # other processes are at it
        for one in waiting:
            if await self.findings.claim(one):
                return one.table
        return None

    async def one(self, table: str) -> None:
        try:
            await self.attempts(table)
        except Unfit as unfit:
            LOG.info("table %s is not analysed: %s", table, unfit)
            await self.findings.refuse(table, unfit.message, unfit.details)
        except Lost as lost:
            LOG.warning("table %s: its analysis failed: %s", table, lost)
            await self.findings.end(table, "failed")
        except BaseException:
            with contextlib.suppress(Away, asyncio.CancelledError):
                await self.findings.leave(table)
            raise

    async def attempts(self, table: str) -> None:
        """A process that was killed is replaced, unless none of them gets any further."""
        without = 0
        while True:
            had = await self.findings.count(table)
            try:
                await self.go_through(table)
                return
            except Lost as lost:
                without = without + 1 if await self.findings.count(table) == had else 1
                if without >= ATTEMPTS:
                    raise
                LOG.warning("table %s: a process for its analysis is replaced: %s", table, lost)

    async def go_through(self, table: str) -> None:
        """All that is not known yet. Lost if the process ends or fails over it."""
        row, known = await self.house.store.row(table), await self.findings.analysis(table)
        if row is None or known is None:
            raise Unfit("server-no-table", {})
        record = (await self.house.archive.record(row)).text()
        settings = self.house.settings
        game: Plain = {"record": record, "content": row.content, "steps": settings.analysis_steps}
        game |= {"games": known.games or settings.analysis_games, "seconds": settings.analysis_seconds}
        clerk = await Clerk.start(self.program())
        try:
            begun = await self.reply(clerk, table, game)
            refused = cast("ErrorBody | None", begun.get("refused"))
            if refused is not None:
                raise unfit(refused)
            await self.findings.begin(table, cast(int, begun["games"]), cast(Plain, begun["head"]))
            done = {(one["kind"], one["n"]) for one in await self.findings.found(table)}
            tasks = [cast("Task", tuple(task)) for task in cast("list[list[object]]", begun["tasks"])]
            for task in tasks:
                if task not in done:
                    started = time.monotonic()
                    reply = await self.reply(clerk, table, {"task": list(task)})
                    spent = round(1000 * (time.monotonic() - started))
                    await self.findings.add(table, cast("Found", reply["found"]), spent)
        finally:
            await clerk.end()
        await self.findings.end(table, "done")

    async def reply(self, clerk: Clerk, table: str, job: Plain) -> Plain:
        """Whatever time it takes, others are told that somebody is at it."""
        asking = asyncio.create_task(clerk.ask(job, LONGEST))
        try:
            while not asking.done():
                await asyncio.wait([asking], timeout=BEAT)
                if not asking.done():
                    await self.findings.alive(table)
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
        reply = asking.result()
        if "failed" in reply:
            raise Lost(str(reply["failed"]))
        return reply


def is_of_other_rules(row: Row) -> bool:
    """Whether it was begun by another version of the rules than the present one."""
    title = row.plan.title
    return title in shelf.TITLES and rules_of(row.record) not in (None, shelf.title(title).version)


def is_packaged(row: Row) -> bool:
    """Whether the game was played with the values that are packaged today."""
    box = boxes.known_box(row.plan.title, row.plan.digest)
    return box is not None and box is shelf.box(row.plan.title)


def unfit(refused: ErrorBody) -> Unfit:
    """What the rules of today make of the game. Of a record that they cannot follow its own sentence says too much."""
    if refused["message"].startswith("analysis-"):
        return Unfit(refused["message"], refused["args"])
    return Unfit("server-analysis-unreadable", {})


def before(waiting: list[Analysis], table: str) -> list[Analysis]:
    """Those whose turn comes earlier."""
    tables = [one.table for one in waiting]
    return waiting[: tables.index(table)] if table in tables else []
