"""Games of a plan in as many processes as wanted: the same results in the same order, whatever their number.

A plan, not an object of the game, is sent to the other processes: compiled objects do not travel. A process that is
killed costs only the games it had not told of yet; another one plays them again. All of them end with this one.
"""

from __future__ import annotations

import heapq
import multiprocessing
import signal
import traceback
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Final

from cradle.arena.entrants import dismiss
from cradle.arena.game import GameResult, play_game
from cradle.arena.plan import Plan
from cradle.core.errors import Args, CradleError
from cradle.parent import die_with_parent

AHEAD: Final = 4  # games that a process is given before it has told of the first of them
WINDOW: Final = 64  # games for each process that may be finished before an earlier one is
ATTEMPTS: Final = 3  # processes that may end while they play the same game
PATIENCE: Final = 5.0  # seconds for a process without work to leave


class Died(CradleError):
    """Processes end again and again over the same game."""


class Broken(Exception):
    """Something of ours went wrong in another process; has the traceback."""


def results(plan: Plan, numbers: Sequence[int], jobs: int) -> Iterator[GameResult]:
    """The games of these numbers, in their order."""
    if jobs <= 1 or len(numbers) <= 1:
        try:
            for number in numbers:
                yield play_game(plan, number)
        finally:
            dismiss()
        return
    crew = Crew(plan, numbers, min(jobs, len(numbers)))
    try:
        yield from crew.results()
        crew.leave()
    finally:
        crew.end()


class Worker:
    """A process that plays, and the games it was given and has not told of."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, theirs = context.Pipe()
        self.given: list[int] = []  # places among the wanted numbers
        self.process = context.Process(target=work, args=(theirs, plan), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        theirs.close()  # so that the line ends when the process does

    def give(self, place: int, number: int) -> None:
        self.given.append(place)
        with suppress(OSError):  # it has ended: reading from it will tell
            self.line.send(number)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class Crew:
    """The processes of a run. Games are known by their places among the wanted numbers."""

    def __init__(self, plan: Plan, numbers: Sequence[int], jobs: int) -> None:
        self.plan = plan
        self.numbers = numbers
        self.next = 0  # the first place that nobody was given yet
        self.again: list[int] = []  # places to play again, lowest first
        self.deaths: dict[int, int] = {}
        self.done: dict[int, GameResult] = {}
        self.told = 0  # the place whose result is yielded next
        self.window = jobs * WINDOW
        self.workers: list[Worker] = []
        for _ in range(jobs):
            self.workers.append(Worker(plan))

    def results(self) -> Iterator[GameResult]:
        while self.told < len(self.numbers):
            self.hand_out()
            self.hear()
            while self.told in self.done:
                self.told += 1
                yield self.done.pop(self.told - 1)

    def hand_out(self) -> None:
        """Evenly: whoever has the fewest games is given the next one."""
        while True:
            worker = min(self.workers, key=lambda worker: len(worker.given))
            if len(worker.given) >= AHEAD:
                return
            if self.again:
                place = heapq.heappop(self.again)
            elif self.next < min(len(self.numbers), self.told + self.window):
                place, self.next = self.next, self.next + 1
            else:
                return
            worker.give(place, self.numbers[place])

    def hear(self) -> None:
        """Wait for news, and take all there are."""
        ready = wait([worker.line for worker in self.workers])
        for i, worker in enumerate(self.workers):
            if worker.line not in ready:
                continue
            try:
                told = worker.line.recv()
            except (EOFError, OSError):
                self.workers[i] = self.replace(worker)
                continue
            if isinstance(told, Exception):
                raise told
            self.done[worker.given.pop(0)] = told

    def replace(self, worker: Worker) -> Worker:
        """Another process for one that has ended; its games are played again."""
        worker.end()
        for place in worker.given:
            heapq.heappush(self.again, place)
        playing = worker.given[0] if worker.given else -1
        self.deaths[playing] = self.deaths.get(playing, 0) + 1
        if self.deaths[playing] >= ATTEMPTS:
            raise Died("arena-died", {"game": self.numbers[playing] if playing >= 0 else 0, "times": ATTEMPTS})
        return Worker(self.plan)

    def leave(self) -> None:
        """All is played: the processes end by themselves."""
        for worker in self.workers:
            worker.line.close()
        for worker in self.workers:
            worker.process.join(PATIENCE)

    def end(self) -> None:
        for worker in self.workers:
            worker.end()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes begun here never hear Ctrl-C; the one that gives out the games hears it afterwards, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # with the first process Python would start it, and unblock the signal again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- in the other process ----------------------------------------------------------------------------------------


def work(line: Connection, plan: Plan) -> None:
    """Plays what it is given until nobody gives anything any more."""
    die_with_parent()
    with suppress(EOFError, OSError):
        while True:
            line.send(told_of(plan, line.recv()))
    dismiss()


def told_of(plan: Plan, number: int) -> GameResult | Exception:
    try:
        return play_game(plan, number)
    except CradleError as error:
        return Told(error.message, error.details)
    except Exception:
        return Broken(traceback.format_exc())


class Told(CradleError):
    """An error of another process, which travels."""

    def __reduce__(self) -> tuple[type[Told], tuple[str, Args]]:
        return Told, (self.message, self.details)
