"""How fast environments are: steps a second with observation and mask, ours and PettingZoo's own classic games.

A learner's thinking is not measured: random legal actions are chosen while the clock stands still. Games are played to
their ends, and the next ones begin by the clock. A batch is measured with its tables everywhere in their games, so that
steps of the beginning and of the end count alike however few there are of each table. What is measured takes turns, so
that all have good and bad seconds of the machine alike.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from random import Random
from statistics import median
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cradle import envs
from cradle.core.batch import Batch

REPEATS: Final = 5
WHOLE: Final = 8  # tables of a batch that play a whole game first, to tell how long one lasts
TABLES: Final = [32, 256]  # of a batch: few stay in the core's own memory
CLASSIC: Final = {  # PettingZoo's own games, by the names of their modules
    "chess": "chess_v6",
    "go": "go_v5",
    "connect four": "connect_four_v3",
    "tic-tac-toe": "tictactoe_v3",
    "leduc hold'em": "leduc_holdem_v4",
    "texas hold'em": "texas_holdem_v4",
}


@dataclass(frozen=True)
class Pace:
    """Steps a second of the processor's time: averages of repeats, the best and the median of them."""

    name: str
    face: str  # vector or aec
    seats: int
    tables: int
    best: float
    median: float


class Clock:
    """Runs only while an environment works."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def time(self, work: Callable[..., Any], *args: object) -> Any:
        begun = time.process_time()
        out = work(*args)
        self.seconds += time.process_time() - begun
        return out


@dataclass(frozen=True)
class Runner:
    """An environment that is played on and on."""

    name: str
    face: str
    seats: int
    tables: int
    warm_up: Callable[[], object]  # away from the beginning of games
    walk: Callable[[Clock], int]  # plays a stretch by the clock, and says how many steps that were

    def repeat(self, seconds: float) -> float:
        """Steps a second over so many seconds, or a little more."""
        clock, steps = Clock(), 0
        while clock.seconds < seconds:
            steps += self.walk(clock)
        return steps / clock.seconds


def vector(title: str, seats: int, tables: int) -> Runner:
    """Our batch, from an array of actions to the arrays of what comes of them."""
    env, luck = envs.batch(title, tables, seats, seed=1), np.random.default_rng(1)

    def walk(clock: Clock) -> int:
        clock.time(env.step, any_legal(env.seen.masks, luck))
        return tables

    def warm_up() -> None:
        spread(env.batch, luck)

    return Runner(title, "vector", seats, tables, warm_up, walk)


def spread(batch: Batch, luck: np.random.Generator) -> None:
    """Tables play alone: the first few a whole game, then each its share of the next, from none of it to nearly all."""
    given = 0
    whole = min(WHOLE, batch.count)
    for table in range(whole):
        seed = batch.seeds[table]
        while batch.seeds[table] == seed:
            play_any(batch, table, luck)
            given += 1
    for table in range(batch.count):
        for _ in range(given * table // (whole * batch.count)):
            play_any(batch, table, luck)


def play_any(batch: Batch, table: int, luck: np.random.Generator) -> None:
    answers = batch.legal[table]
    batch.play(table, answers[int(luck.random() * len(answers))])


def any_legal(masks: NDArray[np.int8], luck: np.random.Generator) -> NDArray[np.int64]:
    """For every row one of its columns with a 1."""
    rows, columns = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    chosen = np.cumsum(counts) - counts + (luck.random(len(masks)) * counts).astype(np.int64)
    return np.asarray(columns[chosen])


def aec(name: str, env: Any) -> Runner:
    """One agent after another, as PettingZoo has it: observe, with the mask, and step. A stretch is a whole game."""
    env.reset(seed=1)
    luck = Random(1)

    def walk(clock: Clock) -> int:
        steps = 0
        while True:
            seen, _, ended, called_off, _ = clock.time(env.last)
            if ended or called_off:
                clock.time(env.reset)
                return steps
            mask = seen["action_mask"] if isinstance(seen, dict) else env.infos[env.agent_selection]["action_mask"]
            clock.time(env.step, luck.choice(np.flatnonzero(mask).tolist()))
            steps += 1

    return Runner(name, "aec", len(env.possible_agents), 1, lambda: walk(Clock()), walk)


def of_title(title: str, seats: int) -> list[Runner]:
    """Our faces; that of PettingZoo without its wrappers."""
    return [*(vector(title, seats, tables) for tables in TABLES), aec(title, envs.aec(title, seats))]


def classic(game: str) -> Runner | None:
    """One of PettingZoo's own, as its makers hand it out; none where something that it needs is not installed."""
    try:
        return aec(game, import_module(f"pettingzoo.classic.{CLASSIC[game]}").env())
    except (ImportError, OSError):
        return None


def measure(runners: Sequence[Runner], seconds: float) -> list[Pace]:
    """So many seconds for each of them."""
    for runner in runners:
        runner.warm_up()
    repeats = [[runner.repeat(seconds / REPEATS) for runner in runners] for _ in range(REPEATS)]
    return [
        Pace(runner.name, runner.face, runner.seats, runner.tables, max(speeds), median(speeds))
        for runner, speeds in zip(runners, zip(*repeats, strict=True), strict=True)
    ]
