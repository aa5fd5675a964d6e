"""The shelf: which titles, contents and bots the package holds. The only place that opens packaged content."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from typing import Final, cast

from cradle.bots.base import Bot, Evaluation
from cradle.bots.greedy import GreedyBot
from cradle.bots.random import RandomBot
from cradle.core.content import merge, parse
from cradle.core.errors import BadContent, BadSetup
from cradle.core.plain import Plain
from cradle.core.title import Box, Title

TITLES: Final = ["hadara", "tapestry", "heroes", "horizon"]
BOTS: Final = ["random", "greedy"]


@cache
def title(name: str) -> Title:
    if name not in TITLES:
        raise BadSetup("core-setup-title", {"title": name, "titles": ", ".join(TITLES)})
    return cast(Title, import_module(f"cradle.games.{name}.registry").TITLE)


def content_files(name: str) -> list[tuple[str, str]]:
    """The title's content files, name and text, in the order of their names."""
    folder = files(f"cradle.games.{title(name).name}") / "content"
    found = [file for file in folder.iterdir() if file.name.endswith(".toml")]
    return [(file.name, file.read_text(encoding="utf-8")) for file in sorted(found, key=lambda file: file.name)]


def document(name: str) -> Plain:
    """The content files as one document; no two of them have the same top-level name."""
    out: Plain = {}
    for file, text in content_files(name):
        part = parse(text, file)
        for key in part:
            if key in out:
                raise BadContent("core-content-twice", {"where": f"{file}: {key}"})
        out.update(part)
    return out


@cache
def packaged_box(name: str) -> Box:
    return title(name).read(document(name))


def box(name: str, own: str | None = None, own_name: str = "") -> Box:
    """The title's box; with an own TOML text, its values in place of the packaged ones."""
    if own is None:
        return packaged_box(name)
    return title(name).read(merge(document(name), parse(own, own_name)))


def evaluation(name: str) -> Evaluation:
    return cast(Evaluation, import_module(f"cradle.bots.{title(name).name}").EVALUATION)


def levels(title_name: str) -> list[str]:
    """The bots that can play the title: one without an evaluation has only chance."""
    evaluated = find_spec(f"cradle.bots.{title(title_name).name}") is not None
    return [level for level in BOTS if evaluated or level == "random"]


def bot(level: str, title_name: str) -> Bot:
    if level not in levels(title_name):
        raise BadSetup("core-setup-bot", {"bot": level, "bots": ", ".join(levels(title_name))})
    return RandomBot() if level == "random" else GreedyBot(evaluation(title_name))
