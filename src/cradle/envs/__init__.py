"""The titles for those who study games: PettingZoo, Gymnasium, and what else there is (`pip install cradle[envs]`).

Importing this registers the titles with Gymnasium, where that is installed."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Unpack

from cradle.envs.problems import needed
from cradle.envs.text import text as text

if TYPE_CHECKING:
    from cradle.envs.pettingzoo_aec import CradleAEC
    from cradle.envs.pettingzoo_parallel import CradleParallel
    from cradle.envs.setting import OrderedWishes, Wishes
    from cradle.envs.vector import CradleBatch


def aec(title: str, seats: int = 3, *, render_mode: str | None = None, **wishes: Unpack[OrderedWishes]) -> CradleAEC:
    """PettingZoo's face in which one agent answers after another."""
    for package in ("librt", "numpy", "gymnasium", "pettingzoo"):
        needed(package)
    from cradle.envs.pettingzoo_aec import CradleAEC

    return CradleAEC(title, seats, render_mode, **wishes)


def parallel(
    title: str,
    seats: int = 3,
    *,
    illegal: str = "lowest",
    render_mode: str | None = None,
    **wishes: Unpack[Wishes],
) -> CradleParallel:
    """PettingZoo's face in which all who are asked at the same time answer in one step."""
    for package in ("librt", "numpy", "gymnasium", "pettingzoo"):
        needed(package)
    from cradle.envs.pettingzoo_parallel import CradleParallel

    return CradleParallel(title, seats, illegal, render_mode, **wishes)


def batch(
    title: str, tables: int = 256, seats: int = 3, *, seed: int = 0, **wishes: Unpack[OrderedWishes]
) -> CradleBatch:
    """Many tables at once, in one compiled loop: the fastest face, for learners of one's own."""
    for package in ("librt", "numpy", "gymnasium"):
        needed(package)
    from cradle.envs.setting import Setting
    from cradle.envs.vector import CradleBatch

    return CradleBatch(Setting(title, seats, **wishes), tables, seed)


if find_spec("gymnasium") is not None and find_spec("librt") is not None:
    from cradle.envs.gym import register

    register()
