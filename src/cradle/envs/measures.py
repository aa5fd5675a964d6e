"""How fast environments are: steps a second with observation and mask, ours and PettingZoo's own classic games.

A learner's thinking is not measured: random legal actions are chosen while the clock stands still.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cradle import envs

REPEATS: Final = 5
STRETCH: Final = 10  # actions of one agent after another that are timed together
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
    """Steps a second of the processor's time, the least of several repeats for each stretch."""

    name: str
    face: str  # vector or aec
    seats: int
    tables: int
    steps: float


class Clock:
    """Runs only while an environment works."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def time(self, work: Callable[..., Any], *args: object) -> Any:
        begun = time.process_time()
        out = work(*args)
        self.seconds += time.process_time() - begun
        return out


def best(seconds: float, begin: Callable[[], Callable[[Clock], int]]) -> float:
    """The same games several times over. Of each stretch of them the least time counts: other work only adds to it.

    `begin` makes them anew, and gives what takes a stretch of steps by the clock and says how many."""
    steps, least, spent = 0, list[float](), 0.0
    walk = begin()
    while spent < seconds / REPEATS:
        clock = Clock()
        steps += walk(clock)
        least.append(clock.seconds)
        spent += clock.seconds
    for _ in range(REPEATS - 1):
        walk = begin()
        for i in range(len(least)):
            clock = Clock()
            walk(clock)
            least[i] = min(least[i], clock.seconds)
    return steps / sum(least)


def vector(title: str, seats: int, seconds: float, tables: int) -> Pace:
    """Our batch, from an array of actions to the arrays of what comes of them."""

    def begin() -> Callable[[Clock], int]:
        env, luck = envs.batch(title, tables, seats, seed=1), np.random.default_rng(1)

        def walk(clock: Clock) -> int:
            clock.time(env.step, any_legal(env.seen.masks, luck))
            return tables

        return walk

    return Pace(title, "vector", seats, tables, best(seconds, begin))


def any_legal(masks: NDArray[np.int8], luck: np.random.Generator) -> NDArray[np.int64]:
    """For every row one of its columns with a 1."""
    rows, columns = np.nonzero(masks)
    counts = np.bincount(rows, minlength=len(masks))
    chosen = np.cumsum(counts) - counts + (luck.random(len(masks)) * counts).astype(np.int64)
    return np.asarray(columns[chosen])


def aec(title: str, seats: int, seconds: float) -> Pace:
    """Our face of PettingZoo, without its wrappers."""
    return Pace(title, "aec", seats, 1, agent_after_agent(envs.aec(title, seats), seconds))


def classic(game: str, seconds: float) -> Pace | None:
    """One of PettingZoo's own, as its makers hand it out; none where something that it needs is not installed."""
    try:
        env = import_module(f"pettingzoo.classic.{CLASSIC[game]}").env()
        env.reset(seed=1)
    except (ImportError, OSError):
        return None
    return Pace(game, "aec", len(env.possible_agents), 1, agent_after_agent(env, seconds))


def agent_after_agent(env: Any, seconds: float) -> float:
    """Observe, with the mask, and step; the next game begins by the clock as well."""

    def begin() -> Callable[[Clock], int]:
        env.reset(seed=1)
        luck = Random(1)

        def walk(clock: Clock) -> int:
            for _ in range(STRETCH):
                act(env, luck, clock)
            return STRETCH

        return walk

    return best(seconds, begin)


def act(env: Any, luck: Random, clock: Clock) -> None:
    seen, _, ended, called_off, _ = clock.time(env.last)
    if ended or called_off:
        clock.time(env.reset)
        return
    mask = seen["action_mask"] if isinstance(seen, dict) else env.infos[env.agent_selection]["action_mask"]
    clock.time(env.step, luck.choice(np.flatnonzero(mask).tolist()))
