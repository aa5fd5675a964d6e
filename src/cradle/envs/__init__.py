"""The titles for those who study games: PettingZoo, Gymnasium, and what else there is (`pip install cradle[envs]`).

Importing this registers the titles with Gymnasium, where that is installed."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from cradle.envs.problems import needed
from cradle.envs.text import text as text

if TYPE_CHECKING:
    from cradle.envs.pettingzoo_aec import CradleAEC
    from cradle.envs.pettingzoo_parallel import CradleParallel
    from cradle.envs.vector import CradleBatch


def aec(
    title: str,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    content: str | Path | None = None,
    reward: str = "win",
    zero_sum: bool = False,
    order: str = "any",
    layout: str = "wide",
    most_answers: int | None = None,
    render_mode: str | None = None,
) -> CradleAEC:
    """PettingZoo's face in which one agent answers after another."""
    for package in ("librt", "numpy", "gymnasium", "pettingzoo"):
        needed(package)
    from cradle.envs.pettingzoo_aec import CradleAEC

    return CradleAEC(title, seats, options, content, reward, zero_sum, order, layout, most_answers, render_mode)


def parallel(
    title: str,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    content: str | Path | None = None,
    reward: str = "win",
    zero_sum: bool = False,
    layout: str = "wide",
    illegal: str = "lowest",
    most_answers: int | None = None,
    render_mode: str | None = None,
) -> CradleParallel:
    """PettingZoo's face in which all who are asked at the same time answer in one step."""
    for package in ("librt", "numpy", "gymnasium", "pettingzoo"):
        needed(package)
    from cradle.envs.pettingzoo_parallel import CradleParallel

    return CradleParallel(title, seats, options, content, reward, zero_sum, layout, illegal, most_answers, render_mode)


def batch(
    title: str,
    tables: int = 256,
    seats: int = 3,
    options: Mapping[str, str] | None = None,
    content: str | Path | None = None,
    reward: str = "win",
    zero_sum: bool = False,
    order: str = "any",
    layout: str = "wide",
    most_answers: int | None = None,
    seed: int = 0,
) -> CradleBatch:
    """Many tables at once, in one compiled loop: the fastest face, for learners of one's own."""
    for package in ("librt", "numpy", "gymnasium"):
        needed(package)
    from cradle.envs.setting import Setting
    from cradle.envs.vector import CradleBatch

    return CradleBatch(
        Setting(title, seats, options, content, reward, zero_sum, order, layout, most_answers), tables, seed
    )


if find_spec("gymnasium") is not None and find_spec("librt") is not None:
    from cradle.envs.gym import register

    register()
