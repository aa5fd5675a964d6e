"""The vector face: many tables in one compiled loop, seen by numpy without a copy."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import ArrayLike, NDArray

from cradle.core.batch import Batch
from cradle.core.observation import Layout
from cradle.core.rng import SEED_BITS
from cradle.core.table import Table
from cradle.envs.problems import Illegal, problem
from cradle.envs.setting import Setting
from cradle.envs.spaces import described

MOST_TABLES = 1 << 20


class Seen(NamedTuple):
    """One row a table. Every array is the same memory all the time and cannot be written: copy what you keep."""

    observations: NDArray[np.int16]  # what the seat sees whose answer comes next
    masks: NDArray[np.int8]  # the actions that it may take
    to_move: NDArray[np.int64]  # its number
    rewards: NDArray[np.float64]  # a column a seat, for the step that was made last
    ends: NDArray[np.uint8]  # 1: a game ended with the last step, 2: it was called off; the row is of the next game


class CradleBatch:
    """Tables that answer together: `step` takes an action for each and plays them all."""

    def __init__(self, setting: Setting, tables: int, seed: int) -> None:
        if not 1 <= tables <= MOST_TABLES:
            raise problem("tables", given=str(tables), most=MOST_TABLES)
        if not 0 <= seed < 1 << SEED_BITS:
            raise problem("seed", given=str(seed), bits=SEED_BITS)
        self.setting = setting
        self.count = tables
        self.batch = Batch(
            setting.box,
            setting.seats,
            setting.choices,
            setting.observer,
            setting.actions,
            tables,
            seed,
            not setting.lowest,
            setting.reward,
            setting.zero_sum,
            setting.limit,
        )
        self.seen = Seen(
            np.frombuffer(memoryview(self.batch.observations), np.int16).reshape(tables, -1),
            np.frombuffer(memoryview(self.batch.masks), np.int8).reshape(tables, -1),
            np.frombuffer(memoryview(self.batch.to_move), np.int64),
            np.frombuffer(memoryview(self.batch.rewards), np.float64).reshape(tables, -1),
            np.frombuffer(memoryview(self.batch.ends), np.uint8),
        )

    @property
    def layout(self) -> Layout:
        """The fields of an observation."""
        return self.setting.layout

    @property
    def actions(self) -> int:
        """How many actions the title has."""
        return self.setting.actions

    def step(self, actions: ArrayLike) -> Seen:
        """Plays an action at every table; if one is not possible, none is played and Illegal says where."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise problem("actions", tables=self.count, shape=str(given.shape), type=str(given.dtype))
        wrong = self.batch.step(vec[i64](np.ascontiguousarray(given, np.int64)))
        if wrong >= 0:
            raise Illegal("envs-illegal", {"table": wrong, "action": int(given[wrong])})
        return self.seen

    def table(self, number: int) -> Table:
        """A copy of a table, to look at or to play on."""
        return self.batch.tables[number].clone()

    def seed(self, number: int) -> int:
        """The seed of the game that is played at a table now."""
        return self.batch.seeds[number]

    def describe(self) -> str:
        """The fields of an observation as a table of text."""
        return described(self.layout)
