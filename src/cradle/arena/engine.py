"""Games of a plan in as many processes as wanted: the same results in the same order, whatever their number.

A plan, not an object of the game, is sent to the other processes: compiled objects do not travel. A process that is
killed costs only the games it had not told of yet; another one plays them again. All of them end with this one. Only a
few games ahead are given out, so the memory does not grow with their number.
"""

from __future__ import annotations

import heapq
import multiprocessing
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Final, Generic, Self, TypeVar

from cradle.arena.entrants import dismiss
from cradle.arena.game import GameResult, play_game
from cradle.arena.plan import Plan
from cradle.core.errors import Args, CradleError
from cradle.parent import die_with_parent

S = TypeVar("S")
N = TypeVar("N")
R = TypeVar("R")

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
    return spread(play_game, plan, numbers, jobs)


def spread(play: Callable[[S, N], R], setting: S, tasks: Sequence[N], jobs: int) -> Iterator[R]:
    """`play(setting, task)` for every task, in their order. All of it must be able to travel, the function by name."""
    if jobs <= 1 or len(tasks) <= 1:
        try:
            for task in tasks:
                yield play(setting, task)
        finally:
            dismiss()
        return
    dismiss()  # entrants of this process, which does not play itself
    crew = Crew(play, setting, tasks, min(jobs, len(tasks)))
    try:
        yield from crew.results()
        crew.leave()
    finally:
        crew.end()


class Workshop(Generic[S, N, R]):
    """Processes that stay for one lot of tasks after the other, such as steps of which each needs what came before."""

    def __init__(self, play: Callable[[S, N], R], setting: S, jobs: int) -> None:
        self.play = play
        self.setting = setting
        self.tasks: list[N] = []
        self.crew = Crew(play, setting, self.tasks, jobs) if jobs > 1 else None

    def results(self, lot: Sequence[N]) -> Iterator[R]:
        """Of all tasks of a lot, in their order."""
        if self.crew is None:
            for task in lot:
                yield self.play(self.setting, task)
            return
        self.tasks += lot
        yield from self.crew.results()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self.crew is not None:
            try:
                if kind is None:
                    self.crew.leave()
            finally:
                self.crew.end()


class Worker(Generic[S, N, R]):
    """A process that plays, and the games it was given and has not told of."""

    def __init__(self, play: Callable[[S, N], R], setting: S) -> None:
        context = multiprocessing.get_context("spawn")  # forking beside other threads may hang
        self.line, theirs = context.Pipe()
        self.given: list[int] = []  # places among the tasks
        self.process = context.Process(target=work, args=(theirs, play, setting), daemon=True)
        self.process.start()
        theirs.close()  # so that the line ends when the process does

    def give(self, place: int, task: N) -> None:
        self.given.append(place)
        with suppress(OSError):  # it has ended: reading from it will tell
            self.line.send(task)

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.line.close()


class Crew(Generic[S, N, R]):
    """The processes of a run. Tasks are known by their places."""

    def __init__(self, play: Callable[[S, N], R], setting: S, tasks: Sequence[N], jobs: int) -> None:
        self.play = play
        self.setting = setting
        self.tasks = tasks
        self.next = 0  # the first place that nobody was given yet
        self.again: list[int] = []  # places to play again, lowest first
        self.deaths: dict[int, int] = {}
        self.done: dict[int, R] = {}
        self.told = 0  # the place whose result is yielded next
        self.window = jobs * WINDOW
        self.workers: list[Worker[S, N, R]] = []
        try:
            for _ in range(jobs):
                with deaf_to_interrupts():
                    self.workers.append(Worker(play, setting))
        except BaseException:
            self.end()
            raise

    def results(self) -> Iterator[R]:
        while self.told < len(self.tasks):
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
            elif self.next < min(len(self.tasks), self.told + self.window):
                place, self.next = self.next, self.next + 1
            else:
                return
            worker.give(place, self.tasks[place])

    def hear(self) -> None:
        """Wait for news, and take all there are."""
        ready = wait([worker.line for worker in self.workers])
        for i, worker in enumerate(self.workers):
            if worker.line not in ready:
                continue
            try:
                told = worker.line.recv()
            except (EOFError, OSError):
                self.replace(i)
                continue
            if isinstance(told, Exception):
                raise told
            self.done[worker.given.pop(0)] = told

    def replace(self, i: int) -> None:
        """Another process for one that has ended; its games are played again."""
        worker = self.workers[i]
        worker.end()
        for place in worker.given:
            heapq.heappush(self.again, place)
        playing = worker.given[0] if worker.given else -1
        self.deaths[playing] = self.deaths.get(playing, 0) + 1
        if self.deaths[playing] >= ATTEMPTS:
            raise Died("arena-died", {"game": str(self.tasks[playing]) if worker.given else "–", "times": ATTEMPTS})
        with deaf_to_interrupts():
            self.workers[i] = Worker(self.play, self.setting)

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
    """Processes begun here never hear Ctrl-C; the one that gives out the games hears it as soon as it knows them, and
    ends them."""
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


def work(line: Connection, play: Callable[[S, N], R], setting: S) -> None:
    """Plays what it is given until nobody gives anything any more."""
    die_with_parent()
    with suppress(EOFError, OSError):
        while True:
            line.send(told_of(play, setting, line.recv()))
    dismiss()


def told_of(play: Callable[[S, N], R], setting: S, task: N) -> R | Exception:
    try:
        return play(setting, task)
    except CradleError as error:
        return Told(error.message, error.details)
    except Exception:
        return Broken(traceback.format_exc())


class Told(CradleError):
    """An error of another process, which travels."""

    def __reduce__(self) -> tuple[type[Told], tuple[str, Args]]:
        return Told, (self.message, self.details)
