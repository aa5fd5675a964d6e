"""The processes that think for bots. One in which a bot fails is replaced."""

from __future__ import annotations

import logging
from typing import Final

from cradle.parent import child
from cradle.server.clerk import Clerk, Errand, Lost
from cradle.server.turns import Turns

LOG = logging.getLogger("cradle.server")
GRACE: Final = 10.0  # seconds over the budget before a process counts as stuck; the first job loads the title
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
        self.turns = Turns(count)

    async def think(self, job: Errand, level: str, answers: list[int], who: str = "") -> int:
        """The bot's answer. One that fails is asked once more in a fresh process: the first may have been killed."""
        async with self.turns.turn(who):
            try:
                return await self.once(await self.take(), job, level, answers)
            except Failed as failed:
                LOG.warning("the bot %s of %s is asked again: %s", level, job.title, failed)
            if self.idle:
                await self.end(self.idle.pop())  # it makes way for the fresh one
            return await self.once(await self.start(), job, level, answers)

    async def once(self, clerk: Clerk, job: Errand, level: str, answers: list[int]) -> int:
        try:
            reply = await job.give(clerk, self.patience(level), level=level)
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

    def patience(self, level: str) -> float:
        """Seconds after which no answer is expected any more."""
        return self.seconds + GRACE

    async def take(self) -> Clerk:
        while self.idle:
            clerk = self.idle.pop()
            if clerk.is_alive():
                return clerk
            self.all.discard(clerk)
        return await self.start()

    async def start(self) -> Clerk:
        clerk = await Clerk.start(self.program())
        self.all.add(clerk)
        return clerk

    async def end(self, clerk: Clerk) -> None:
        self.all.discard(clerk)
        await clerk.end()

    async def stop(self) -> None:
        for clerk in list(self.all):
            await self.end(clerk)
        self.idle.clear()
