"""The processes that think for bots. One in which a bot fails is replaced."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from cradle.parent import child
from cradle.server.clerk import Clerk, Errand, Lost
from cradle.server.turns import Turns

LOG = logging.getLogger("cradle.server")
GRACE: Final = 10.0  # seconds over the budget before a process counts as stuck; the first job loads the title
LEAST: Final = 0.05  # seconds for an answer, however many bots want to think
SLICE: Final = 0.15  # seconds for which a bot prepares itself before somebody looks whether the place is wanted
KNOWN: Final = 1000  # seats of which it is known where they were thought for last
REASON: Final = 500  # characters of a reason that are logged


class Failed(Exception):
    """A bot gave no legal answer. The reason goes to the log, so it names no card."""


class Thinkers:
    @staticmethod
    def program() -> list[str]:
        return child("cradle.server.thinker")

    def __init__(self, count: int, seconds: float) -> None:
        self.seconds = seconds
        self.idle: list[Clerk] = []
        self.all: set[Clerk] = set()
        self.last: OrderedDict[tuple[str, int], Clerk] = OrderedDict()  # by table and seat, who thought for it last
        self.simple: set[tuple[str, str]] = set()  # titles and levels that do not think ahead
        self.turns = Turns(count)
        self.tasks: set[asyncio.Task[str | Exception | None]] = set()  # thoughts that are not at their end
        self.preparations: set[asyncio.Task[int]] = set()

    async def think(
        self, job: Errand, level: str, answers: list[int], who: str = "", begin: Callable[[], None] = lambda: None
    ) -> int:
        """The bot's answer. One that fails is asked once more in a fresh process: the first may have been killed."""
        async with self.turns.turn(who):
            begin()
            budget = self.budget(who)
            try:
                return await self.once(await self.take(job), job, level, answers, budget)
            except Failed as failed:
                LOG.warning("the bot %s of %s is asked again: %s", level, job.title, failed)
            if self.idle:
                await self.end(self.idle.pop())  # it makes way for the fresh one
            return await self.once(self.remember(await self.start(), job), job, level, answers, budget)

    def budget(self, who: str) -> float:
        """Seconds for one answer: all that is wanted now should be there after as long as one alone may take."""
        return max(LEAST, self.seconds * self.turns.part(who))

    async def once(self, clerk: Clerk, job: Errand, level: str, answers: list[int], budget: float) -> int:
        try:
            reply = await job.give(clerk, self.patience(level), level=level, budget=budget)
            answer = reply.get("answer")
            if not isinstance(answer, int):
                raise Failed(str(reply.get("failed"))[:REASON])
            if answer not in answers:
                raise Failed("an answer that is not allowed")
        except BaseException as error:
            await self.end(clerk)
            if isinstance(error, Lost):
                raise Failed(str(error)) from error
            raise
        self.idle.append(clerk)
        return answer

    async def prepare(self, job: Errand, level: str) -> bool:
        """Let a bot prepare itself for a slice of time, in a spare place that the caller has; whether more would help.
        What fails here is no failure of the bot: nobody has asked it anything yet."""
        clerk = await self.take(job)
        try:
            reply = await job.give(clerk, self.patience(level), level=level, budget=SLICE, ponder=True)
            if "failed" in reply:
                raise Failed(str(reply["failed"])[:REASON])
        except BaseException as error:
            await self.end(clerk)
            if isinstance(error, Lost | Failed):
                LOG.info("the bot %s of %s could not prepare itself: %s", level, job.title, error)
                return False
            raise
        self.idle.append(clerk)
        if reply.get("simple"):
            self.simple.add((job.title, level))
        return reply.get("more") is True

    def patience(self, level: str) -> float:
        """Seconds after which no answer is expected any more."""
        return self.seconds + GRACE

    async def take(self, job: Errand) -> Clerk:
        """An idle process, best the one that has thought for this seat before."""
        known = self.last.get((job.home, job.seat))
        if known in self.idle:
            self.idle.remove(known)
            self.idle.append(known)
        while self.idle:
            clerk = self.idle.pop()
            if clerk.is_alive():
                return self.remember(clerk, job)
            self.all.discard(clerk)
        return self.remember(await self.start(), job)

    def remember(self, clerk: Clerk, job: Errand) -> Clerk:
        if job.home:
            self.last[job.home, job.seat] = clerk
            self.last.move_to_end((job.home, job.seat))
            while len(self.last) > KNOWN:
                self.last.popitem(last=False)
        return clerk

    async def start(self) -> Clerk:
        """A fresh process. One that was killed before it was ready says nothing about the next one."""
        try:
            clerk = await Clerk.start(self.program())
        except Lost as lost:
            LOG.warning("a process for bots is started again: %s", lost)
            clerk = await Clerk.start(self.program())
        self.all.add(clerk)
        return clerk

    async def end(self, clerk: Clerk) -> None:
        self.all.discard(clerk)
        await clerk.end()

    async def stop(self) -> None:
        for task in [*self.tasks, *self.preparations]:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.preparations, return_exceptions=True)
        for clerk in list(self.all):
            await self.end(clerk)
        self.idle.clear()
