"""What the answers to a question would change, worked out when somebody asks, in a thread of its own.

Tries are made on a copy of the table, a few answers at a time, so that the event loop never waits long for its turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

from pydantic_core import to_json

from cradle.core.errors import BadRecord
from cradle.server.changes import changes_of
from cradle.server.play import Play

LOG = logging.getLogger("cradle.server")
MOST_WORDS: Final = 60  # answers in one request
MOST_WAITING: Final = 8  # requests of one person that are not done
SLICE: Final = 6  # answers tried at a time
Document = dict[str, object]


class Outlooks:
    """The outlooks of one question, from what its seat can know now. Each answer is tried once for all who ask."""

    def __init__(self, play: Play, seat: int) -> None:
        self.play = play
        self.seat = seat
        self.noticed = play.noticed[seat]
        self.number = play.numbers[seat]
        self.table = play.table.clone()
        self.found: dict[str, Document | None] = {}  # None: there is no such answer

    def is_present(self) -> bool:
        return self.noticed == self.play.noticed[self.seat]

    def missing(self, words: list[str]) -> list[str]:
        return [word for word in words if word not in self.found]

    def try_out(self, words: list[str]) -> None:
        legal = {word: answer for word in words if (answer := self.legal(word)) is not None}
        changes = changes_of(self.table, self.seat, list(legal.values()))
        self.found |= dict.fromkeys(words) | dict(zip(legal, changes, strict=True))

    def legal(self, word: str) -> int | None:
        try:
            answer = self.table.kind(self.seat).answer(word)
        except BadRecord:
            return None
        return None if self.table.why(self.seat, answer) else answer

    def text(self, words: list[str]) -> str:
        changes = {word: self.found[word] for word in words if self.found[word] is not None}
        document = {"type": "preview", "eye": self.seat, "number": self.number, "changes": changes}
        return to_json(document).decode()


@dataclass(frozen=True)
class Request:
    who: str
    outlooks: Outlooks
    words: list[str]
    tell: Callable[[str], None]


class Previews:
    """All requests wait in one line; each gets a few tries at a turn."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1, "previews")
        self.line: deque[Request] = deque()
        self.waiting: Counter[str] = Counter()
        self.task: asyncio.Task[None] | None = None

    def ask(self, who: str, outlooks: Outlooks, words: list[str], tell: Callable[[str], None]) -> None:
        """`tell` gets the text when it is there: never, if the question is no longer the present one by then."""
        if self.waiting[who] >= MOST_WAITING:
            return
        self.waiting[who] += 1
        self.line.append(Request(who, outlooks, words, tell))
        if self.task is None:
            self.task = asyncio.create_task(self.work(), name="previews")

    async def work(self) -> None:
        """Until nobody waits."""
        try:
            while self.line:
                request = self.line.popleft()
                if not await self.is_done(request):
                    self.line.append(request)
                    continue
                self.waiting -= Counter([request.who])
        finally:
            self.task = None

    async def is_done(self, request: Request) -> bool:
        """One turn of a request."""
        outlooks = request.outlooks
        if not outlooks.is_present():
            return True
        missing = outlooks.missing(request.words)[:SLICE]
        if missing:
            try:
                await asyncio.get_running_loop().run_in_executor(self.pool, outlooks.try_out, missing)
            except Exception:
                LOG.exception("answers could not be tried")
                return True
            return False
        request.tell(outlooks.text(request.words))
        return True

    async def stop(self) -> None:
        self.line.clear()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.pool.shutdown(cancel_futures=True)
