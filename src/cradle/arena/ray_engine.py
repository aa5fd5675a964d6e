"""Games of a plan on a Ray cluster: the same results in the same order as in one process.

Ray brings the plan to its workers and plays the games of a worker that was killed again on another one. A cluster of
one's own (`local`) lives as long as this process, even if it is killed: `ray_watch.py` sees to that.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from cradle import shelf
from cradle.arena.engine import ATTEMPTS, results, told_of
from cradle.arena.extras import needed
from cradle.arena.game import GameResult, play_game
from cradle.arena.keep import Engine
from cradle.arena.plan import Plan
from cradle.core.errors import CradleError
from cradle.parent import child, die_with_parent

LOCAL: Final = "local"
MOST_AT_ONCE: Final = 64  # games a task: each task costs the one who gives it out about a millisecond
SHARES: Final = 8  # tasks for each core that a run is cut into, where it is short
WINDOW: Final = 4  # tasks for each core that may be under way or waiting to be told of
CONNECTING: Final = 5.0  # seconds for a first answer of the address
JOINING: Final = 45.0  # seconds for a cluster to take us in
STARTS: Final = 3  # of a cluster of one's own
LONGEST: Final = 40  # letters of a folder that sockets may lie in: their paths have to be short
QUIET: Final = {
    "RAY_DEDUP_LOGS": "0",
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is told to anybody
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
}

Signature = list[tuple[str, int, str]]


class BadCluster(CradleError):
    """A cluster that is not there, or that cannot play these games."""


def engine_at(address: str) -> Engine:
    """The engine of a command: a cluster where one is named, otherwise processes of this machine."""
    return partial(results_on, address) if address else results


def results_on(address: str, plan: Plan, numbers: Sequence[int], jobs: int = 0) -> Iterator[GameResult]:
    """The games of these numbers, in their order. `jobs` is the number of cores that a cluster of one's own has."""
    ray = needed("ray", "ray")
    with joined(ray, address, jobs):
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        play = ray.remote(num_cpus=1, max_retries=ATTEMPTS - 1, retry_exceptions=False)(play_some)
        shared = ray.put((plan, signature(plan)))
        yield from in_order(ray, play, shared, parts(numbers, cores), cores * WINDOW)


def parts(numbers: Sequence[int], cores: int) -> list[Sequence[int]]:
    """What each task plays."""
    size = max(1, min(MOST_AT_ONCE, len(numbers) // (cores * SHARES)))
    return [numbers[start : start + size] for start in range(0, len(numbers), size)]


def in_order(ray: Any, play: Any, shared: Any, tasks: list[Sequence[int]], window: int) -> Iterator[GameResult]:
    """Never more tasks than the window between the last one told of and the last one given out."""
    waiting: dict[int, Any] = {}
    given = 0
    for place, numbers in enumerate(tasks):
        while given < min(len(tasks), place + window):
            waiting[given] = play.remote(shared, list(tasks[given]))
            given += 1
        for told in heard(ray, waiting.pop(place), numbers):
            if isinstance(told, Exception):
                raise told
            yield told


def heard(ray: Any, future: Any, numbers: Sequence[int]) -> list[GameResult | Exception]:
    try:
        return list(ray.get(future))
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError) as error:
        raise BadCluster("balance-ray-died", {"game": numbers[0], "times": ATTEMPTS}) from error
    except ray.exceptions.RayError as error:
        raise BadCluster("balance-ray-broke", {"problem": last_line(error)}) from error


def last_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines or [type(error).__name__])[-1][:300]


# -- on a worker -------------------------------------------------------------------------------------------------


def play_some(shared: tuple[Plan, Signature], numbers: list[int]) -> list[GameResult | Exception]:
    """A few games. Ends with the node's own process, whatever it is doing."""
    if not watched:
        watched.append(True)
        die_with_parent(os.getppid())
    plan, wanted = shared
    if signature(plan) != wanted:
        raise BadCluster("balance-ray-other")
    return [told_of(play_game, plan, number) for number in numbers]


watched: Final[list[bool]] = []


def signature(plan: Plan) -> Signature:
    """What has to be the same everywhere: the rules' versions and the printed values."""
    out = []
    for event in plan.events:
        box = shelf.box(event.title, event.content, event.content_name)
        out.append((event.title, shelf.title(event.title).version, box.digest))
    return out


# -- clusters ----------------------------------------------------------------------------------------------------


@contextmanager
def joined(ray: Any, address: str, jobs: int) -> Iterator[None]:
    for name, value in QUIET.items():
        os.environ.setdefault(name, value)
    speak_to_errors(ray)
    calm: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": None}
    if address != LOCAL:
        reach(address)
        with cluster(ray, {**calm, "address": address}):
            yield
        return
    with watched_folder() as folder:
        own = {**calm, "address": LOCAL, "include_dashboard": False, "_temp_dir": folder}
        with cluster(ray, {**own, "num_cpus": jobs or None}, STARTS):
            yield


def speak_to_errors(ray: Any) -> None:
    """Ray tells of workers that died on the standard output, which belongs to the results, and can be told no other."""
    inside = ray._private.worker
    tell = getattr(inside, "print_to_stdstream", None)
    if tell is not None and tell.__module__ == inside.__name__:
        inside.print_to_stdstream = lambda data, *more, **named: tell({**data, "is_err": True}, *more, **named)


@contextmanager
def cluster(ray: Any, wishes: dict[str, Any], starts: int = 1) -> Iterator[None]:
    start(ray, wishes, starts)
    try:
        yield
    finally:
        ray.shutdown()


def start(ray: Any, wishes: dict[str, Any], starts: int) -> None:
    """A cluster of one's own has half a minute to start, by Ray's own rule: on a busy machine it is tried again."""
    for left in range(starts - 1, -1, -1):
        try:
            ray.init(**wishes)
            return
        except Exception as error:  # whatever Ray raises, it comes down to this
            ray.shutdown()
            if not left:
                raise unreachable(wishes["address"], last_line(error)) from error


def reach(address: str) -> None:
    """Ray itself tries for minutes, and may never come back: so a process of its own tries first."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address != "auto":
        if not port.isascii() or not port.isdigit():
            raise BadCluster("balance-ray-address", {"address": address})
        try:
            socket.create_connection((host.strip("[]"), int(port)), CONNECTING).close()
        except (OSError, ValueError, OverflowError) as error:
            raise unreachable(address, getattr(error, "strerror", None) or last_line(error)) from error
    try:
        trial = subprocess.run(
            [*child("cradle.arena.ray_try"), address], check=False, capture_output=True, text=True, timeout=JOINING
        )
    except subprocess.TimeoutExpired as error:
        raise unreachable(address, f"{JOINING:.0f} s") from error
    if trial.returncode:
        raise unreachable(address, last_line(RuntimeError(trial.stderr)))


def unreachable(address: str, problem: str) -> BadCluster:
    return BadCluster("balance-ray-unreachable", {"address": address, "problem": problem})


@contextmanager
def watched_folder() -> Iterator[str]:
    """A folder for a cluster of one's own. When this process ends, however it does, all that is in it ends too."""
    short = tempfile.gettempdir() if len(tempfile.gettempdir()) < LONGEST else "/tmp"
    folder = tempfile.mkdtemp(prefix="cradle-ray-", dir=short)
    watch = [sys.executable, "-m", "cradle.arena.ray_watch", folder]
    watcher = subprocess.Popen(watch, stdin=subprocess.PIPE, start_new_session=True)
    try:
        yield folder
    finally:
        assert watcher.stdin is not None
        watcher.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            watcher.wait(CONNECTING)
        with suppress(OSError):
            Path(folder).rmdir()
