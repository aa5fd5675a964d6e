"""The module with the weights of a title, as `cradle tune` writes it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from cradle import shelf

UNTUNED: Final = "as they were"
MADE: Final = re.compile(r"^(\d+) seats?: (.*)$", re.MULTILINE)


def place(title: str) -> Path:
    """Where the module is, or would be."""
    package, _, name = shelf.place(title).weights.rpartition(".")
    return Path(str(files(package))) / f"{name}.py"


def made(text: str) -> dict[int, str]:
    """How the row of each number of seats came to be, by the head of a module."""
    head = text.split('"""')[1] if text.startswith('"""') else ""
    return {int(seats): how for seats, how in MADE.findall(head) if how != UNTUNED}


def module(title: str, rows: list[list[int]], how: dict[int, str]) -> str:
    """Formatted as all sources are: each weight beside the name of its term."""
    names = shelf.terms(title).names
    out = [f'"""The weights of the terms of {title.capitalize()}, in hundredths, by the number of seats.', ""]
    out += [f"Written by `cradle tune {title}`, with the share of the wins against the weights before:", ""]
    for seats, row in enumerate(rows):
        if row:
            out += [f"{seats} seat{'s' if seats > 1 else ''}: {how.get(seats, UNTUNED)}"]
    out += ['"""', "", "from __future__ import annotations", "", "from typing import Final", ""]
    out += ["WEIGHTS: Final[list[list[int]]] = ["]
    for row in rows:
        if not row:
            out += ["    [],"]
            continue
        out += ["    [", *(f"        {weight},  # {name}" for weight, name in zip(row, names, strict=True)), "    ],"]
    return "\n".join([*out, "]", ""])
