"""The coach: what a seat could answer and what that is worth, worked out when it is asked, in processes of their own.

They are handed a table which the seat imagines, and a seed that follows from what the seat has noticed: whatever is
hidden from it changes neither the help nor the time that it takes.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Final, Literal, cast

from cradle.arena.plan import derived
from cradle.core.rng import seeded
from cradle.parent import child
from cradle.server.clerk import Clerk, Errand, Lost
from cradle.server.live_replies import HelpReply, said
from cradle.server.play import Play
from cradle.server.problem import ErrorBody, Problem
from cradle.server.turns import Turns
from cradle.server.working import LEARN

LOG = logging.getLogger("cradle.server")
SECONDS: Final = 60.0  # for one part of the games, however busy the machine is
ATTEMPTS: Final = 2  # processes that may end over one question
Ear = Callable[[str], bool]  # hears a text; whether it still wants to


class Counsel:
    """Help for a seat at one position, from what it can know now. Worked out once for all who ask."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play = play
        self.seat = seat
        self.number = play.sitting.journal.noticed[seat]
        title, box = play.sitting.title.name, play.sitting.box
        rng = seeded(derived(self.number, "coach", seat))
        self.job = Errand.about(title, box, play.table, seat, rng)
        self.ears: list[Ear] = []
        self.text = ""  # what was told last
        self.running = False
        self.over = False

    def is_present(self) -> bool:
        return self.number == self.play.sitting.journal.noticed[self.seat]

    def is_wanted(self) -> bool:
        """Another position, or nobody who listens: it need not go on."""
        return self.is_present() and bool(self.ears)

    def listen(self, ear: Ear) -> None:
        """What is known so far is told at once."""
        if not self.text or ear(self.text):
            self.ears.append(ear)

    def tell(
        self,
        state: Literal["thinking", "done", "failed"],
        games: int = 0,
        of: int = 0,
        help: HelpReply | None = None,
        error: ErrorBody | None = None,
    ) -> None:
        self.over = state == "done"
        self.text = said(
            {
                "type": "coach",
                "eye": self.seat,
                "number": self.number,
                "state": state,
                "error": error,
                "games": games,
                "of": of,
                "help": help,
            }
        )
        self.ears = [ear for ear in self.ears if ear(self.text)]

    def fail(self) -> None:
        self.tell("failed", error={"message": "coach-failed", "args": {}})


def refused(eye: int, number: int, problem: Problem) -> str:
    """No help, and why."""
    return said(
        {
            "type": "coach",
            "eye": eye,
            "number": number,
            "state": "refused",
            "error": problem.document()["error"],
            "games": 0,
            "of": 0,
            "help": None,
        }
    )


class Coaches:
    """A few questions at a time, and everybody in turn."""

    @staticmethod
    def program() -> list[str]:
        return child("cradle.server.adviser")

    def __init__(self, count: int, games: int) -> None:
        self.games = games
        self.turns = Turns(count)
        self.idle: list[Clerk] = []
        self.all: set[Clerk] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def prepare(self, count: int) -> None:
        """So that nobody waits for a process to begin, or to learn a title. One that does not begin is started when it
        is asked."""
        for _ in range(min(count, self.turns.count)):
            try:
                clerk = await Clerk.start([*self.program(), LEARN])
            except (Lost, OSError) as error:
                LOG.warning("the coach is not ready: %s", error)
                return
            self.all.add(clerk)
            self.idle.append(clerk)

    def keep(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work, name="coach")
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def ask(self, who: str, counsel: Counsel, ear: Ear) -> None:
        """`ear` hears what is known so far and all that follows."""
        counsel.listen(ear)
        if not (counsel.running or counsel.over):
            counsel.running = True
            self.keep(self.serve(who, counsel))

    async def serve(self, who: str, counsel: Counsel) -> None:
        try:
            async with self.turns.turn(who):
                await self.attempts(counsel)
        finally:
            counsel.running = False

    async def attempts(self, counsel: Counsel) -> None:
        """A process that was killed is replaced once; the next one comes to the same."""
        for attempt in range(ATTEMPTS):
            if not counsel.is_wanted():
                return
            try:
                await self.think(counsel)
                return
            except (Lost, OSError) as error:
                LOG.warning("the coach of %s failed, attempt %d: %s", counsel.job.title, attempt + 1, error)
        counsel.fail()

    async def think(self, counsel: Counsel) -> None:
        """The first guess and then the games, as long as it is wanted."""
        clerk = await self.take()
        try:
            reply = await counsel.job.give(clerk, SECONDS, games=self.games)
            while True:
                if "failed" in reply:
                    raise Lost(str(reply["failed"]))
                games, of = cast(int, reply["games"]), cast(int, reply["of"])
                done = bool(of) and games >= of
                counsel.tell("done" if done else "thinking", games, of, cast(HelpReply, reply["help"]))
                if done or not counsel.is_wanted():
                    break
                reply = await clerk.ask({"more": True}, SECONDS)
        except BaseException:
            self.all.discard(clerk)
            await clerk.end()
            raise
        self.idle.append(clerk)

    async def take(self) -> Clerk:
        while self.idle:
            clerk = self.idle.pop()
            if clerk.is_alive():
                return clerk
            self.all.discard(clerk)
        clerk = await Clerk.start(self.program())
        self.all.add(clerk)
        return clerk

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for clerk in list(self.all):
            await clerk.end()
        self.all.clear()
        self.idle.clear()
