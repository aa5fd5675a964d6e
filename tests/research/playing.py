"""Whole games through the faces of an environment, with answers that follow from a seed."""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

import numpy as np

from cradle import shelf
from cradle.core.rng import Rng, seeded
from cradle.envs.pettingzoo_aec import CradleAEC

PAIRS: Final = [(name, seats) for name in shelf.TITLES for seats in shelf.title(name).seats]
FEWEST: Final = [(name, shelf.title(name).seats[0]) for name in shelf.TITLES]
MOST: Final = [(name, shelf.title(name).seats[-1]) for name in shelf.TITLES]


def any_of(mask: Any, rng: Rng) -> int:
    """One of the actions that a mask lets through."""
    legal = np.flatnonzero(mask)
    return int(legal[rng.below(len(legal))])


def steps(env: CradleAEC, seed: int, most: int) -> list[tuple[str, int]]:
    """Who did what, in a game or the beginning of one."""
    rng = seeded(seed)
    env.reset(seed=seed)
    done: list[tuple[str, int]] = []
    while not env.deal_ended() and len(done) < most:
        agent = env.agent_selection
        action = any_of(env.observe(agent)["action_mask"], rng)
        env.step(action)
        done.append((agent, action))
    return done


def digest(done: list[tuple[str, int]]) -> str:
    return sha256(repr(done).encode()).hexdigest()[:16]
