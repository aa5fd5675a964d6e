"""The spaces of an environment, and its layout as a table of text."""

from __future__ import annotations

from typing import TypedDict

import numpy as np
from gymnasium.spaces import Box, Dict
from numpy.typing import NDArray

from cradle.core.observation import Layout
from cradle.envs.setting import Setting
from cradle.language import Language, preferred


class Observation(TypedDict):
    """What a seat sees, and which actions are legal."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]


def observation_space(setting: Setting, more: int = 0) -> Dict:
    """A new one, for each agent seeds its own; `more` actions than the title has answers."""
    least, most = setting.bounds()
    mask = Box(0, 1, (setting.actions + more,), np.int8)
    return Dict({"observation": Box(least, most, dtype=np.int16), "action_mask": mask})


def described(layout: Layout, language: str = "") -> str:
    """Every field: where it begins, how many numbers it has, their bounds, and whether they name things."""
    words = Language(language or preferred())
    heads = [words.say(f"envs-field-{column}") for column in ("name", "start", "length", "least", "most", "choice")]
    rows = [heads]
    for field in layout.fields:
        numbers = [str(n) for n in (layout.start(field.name), field.length, field.least, field.most)]
        rows.append([field.name, *numbers, words.say("envs-field-yes") if field.choice else ""])
    widths = [max(len(row[i]) for row in rows) for i in range(len(heads))]
    lines = [told(row, widths) for row in rows]
    return "\n".join([*lines, words.say("envs-field-sum", {"n": layout.size})])


def told(row: list[str], widths: list[int]) -> str:
    """Names to the left, numbers to the right."""
    cells = [row[0].ljust(widths[0]), *[cell.rjust(width) for cell, width in zip(row[1:-1], widths[1:-1], strict=True)]]
    return "  ".join([*cells, row[-1]]).rstrip()
