"""The module with what a title has learned, as `cradle learn` writes it."""

from __future__ import annotations

import re
import textwrap
from importlib.resources import files
from pathlib import Path
from typing import Final

from cradle import shelf

WIDTH: Final = 120
MADE: Final = re.compile(r"^(\d+) seats?: (.*(?:\n  .*)*)$", re.MULTILINE)


def place(title: str) -> Path:
    """Where the module is, or would be."""
    package, _, name = shelf.place(title).learned.rpartition(".")
    return Path(str(files(package))) / f"{name}.py"


def made(text: str) -> dict[int, str]:
    """How the model of each number of seats came to be, by the head of a module."""
    head = text.split('"""')[1] if text.startswith('"""') else ""
    return {int(seats): " ".join(how.split()) for seats, how in MADE.findall(head)}


def present(title: str) -> list[list[list[int]]]:
    """The numbers of the models that there are, by the number of seats."""
    return [[] if model is None else model.numbers for model in shelf.models(title)]


def module(title: str, models: list[list[list[int]]], how: dict[int, str]) -> str:
    """Rows of numbers are filled into lines, since one number a line would be pages."""
    out = [f'"""What a small model adds to the terms of {title.capitalize()}, by the number of seats.', ""]
    out += [
        f"Written by `cradle learn {title}`, with the share of the wins against the mind before, one decision ahead"
    ]
    out += ["and in a tree:", ""]
    for seats, model in enumerate(models):
        if model:
            line = f"{seats} seat{'s' if seats > 1 else ''}: {how.get(seats, 'as it was')}"
            out += textwrap.wrap(line, WIDTH, subsequent_indent="  ")
    out += ['"""', "", "from __future__ import annotations", "", "from typing import Final", ""]
    marks = [shelf.learned_for(title, seats) if model else "" for seats, model in enumerate(models)]
    out += ["# The terms and weights that each of them adds to.", "MADE_FOR: Final[list[str]] = ["]
    out += [*(f'    "{mark}",' for mark in marks), "]", "", "# fmt: off", "MODELS: Final[list[list[list[int]]]] = ["]
    for model in models:
        if not model:
            out += ["    [],"]
            continue
        out += ["    ["]
        for row in model:
            text = "[" + ", ".join(str(number) for number in row) + "],"
            out += textwrap.wrap(text, WIDTH, initial_indent=" " * 8, subsequent_indent=" " * 9)
        out += ["    ],"]
    return "\n".join([*out, "]", ""])
