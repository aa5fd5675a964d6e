"""What the answers to a question would change, worked out when somebody asks, in a process of its own.

That process is handed a table which the seat imagines: as far as figures can be known, they are those of the real one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final

from cradle.core.rng import seeded
from cradle.parent import child
from cradle.server.clerk import Clerk, Errand, Lost
from cradle.server.live_replies import said
from cradle.server.play import Play
from cradle.server.replies import Changes
from cradle.server.turns import Turns

LOG = logging.getLogger("cradle.server")
MOST_WORDS: Final = 60  # answers in one request
MOST_WAITING: Final = 8  # requests of one person that are not done
SECONDS: Final = 10.0  # for one request, however busy the machine is
SEED: Final = 1


class Outlooks:
    """The outlooks of one question, from what its seat can know now. Each answer is tried once for all who ask."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play = play
        self.seat = seat
        self.noticed = play.sitting.journal.noticed[seat]
        self.number = play.sitting.numbers[seat]
        self.job = Errand.about(play.sitting.title.name, play.sitting.box, play.table, seat, seeded(SEED))
        self.found: dict[str, Changes | None] = {}  # None: there is no such answer

    def is_present(self) -> bool:
        return self.noticed == self.play.sitting.journal.noticed[self.seat]

    def missing(self, words: list[str]) -> list[str]:
        return [word for word in dict.fromkeys(words) if word not in self.found]

    async def try_out(self, clerk: Clerk, words: list[str]) -> None:
        reply = await self.job.give(clerk, SECONDS, words=words)
        changes = reply.get("changes")
        if not isinstance(changes, dict):
            raise Lost(str(reply.get("failed")))
        self.found |= dict.fromkeys(words) | changes

    def text(self, words: list[str]) -> str:
        changes = {word: found for word in words if (found := self.found[word]) is not None}
        return said({"type": "preview", "eye": self.seat, "number": self.number, "changes": changes})


class Previews:
    """One request at a time, and everybody in turn."""

    @staticmethod
    def program() -> list[str]:
        return child("cradle.server.previewer")

    def __init__(self) -> None:
        self.clerk: Clerk | None = None
        self.turns = Turns(1)
        self.waiting: Counter[str] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()

    def ask(self, who: str, outlooks: Outlooks, words: list[str], tell: Callable[[str], None]) -> None:
        """`tell` gets the text when it is there: never, if the question is no longer the present one by then."""
        if self.waiting[who] < MOST_WAITING:
            self.waiting[who] += 1
            task = asyncio.create_task(self.serve(who, outlooks, words, tell), name="preview")
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def serve(self, who: str, outlooks: Outlooks, words: list[str], tell: Callable[[str], None]) -> None:
        try:
            async with self.turns.turn(who):
                missing = outlooks.missing(words)
                if missing and outlooks.is_present():
                    await outlooks.try_out(await self.running(), missing)
            if outlooks.is_present():
                tell(outlooks.text(words))
        except (Lost, OSError) as error:
            LOG.warning("answers of %s could not be tried: %s", outlooks.play.sitting.title.name, error)
        finally:
            self.waiting -= Counter([who])

    async def running(self) -> Clerk:
        if self.clerk is None or not self.clerk.is_alive():
            self.clerk = await Clerk.start(self.program())
        return self.clerk

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.clerk is not None:
            await self.clerk.end()
