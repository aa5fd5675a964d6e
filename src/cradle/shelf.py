"""The shelf: which titles there are, and where their contents, texts, rules and bots are."""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, cast

from cradle.bots.base import Bot, Evaluation
from cradle.bots.greedy import GreedyBot
from cradle.bots.random import RandomBot
from cradle.core.content import merge, parse
from cradle.core.errors import BadContent, BadSetup
from cradle.core.plain import Plain
from cradle.core.title import Box, Title

if TYPE_CHECKING:
    from cradle.core.observation import Observer

BOTS: Final = ["random", "greedy"]


@dataclass(frozen=True)
class Place:
    """Where the parts of a title are."""

    package: str  # has registry.py and content/
    evaluation: str  # the module for the greedy bot
    papers: str  # the package with locale/<language>/<title>.ftl and rules/<title>.md


def at_home(name: str) -> Place:
    return Place(f"cradle.games.{name}", f"cradle.bots.{name}", "cradle")


def elsewhere(package: str) -> Place:
    """One folder holds all of it; its name is the title's."""
    return Place(package, f"{package}.evaluation", package)


TITLES: Final = {name: at_home(name) for name in ("hadara", "tapestry", "heroes", "horizon")}
for added in os.environ.get("CRADLE_TITLES", "").split():  # packages; processes of the server are told the same way
    TITLES[added.rpartition(".")[2]] = elsewhere(added)


@cache
def title(name: str) -> Title:
    if name not in TITLES:
        raise BadSetup("core-setup-title", {"title": name, "titles": ", ".join(TITLES)})
    return cast(Title, import_module(f"{TITLES[name].package}.registry").TITLE)


def place(name: str) -> Place:
    return TITLES[title(name).name]


def content_files(name: str) -> list[tuple[str, str]]:
    """The title's content files, name and text, in the order of their names."""
    folder = files(place(name).package) / "content"
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


def papers(part: str) -> Traversable:
    """The folder with the texts and rules of a title; any other part of the texts is the package's own."""
    return files(TITLES[part].papers if part in TITLES else "cradle")


def texts(part: str, language: str) -> Traversable:
    """A Fluent file: of a title, or of another part such as `core`."""
    return papers(part) / "locale" / language / f"{part}.ftl"


def rules(name: str, language: str) -> tuple[str, str]:
    """A title's rules and the language they are in: English where there is no translation.

    As packaged, or beside the sources where nothing was packaged; nothing if there are none."""
    folders = (papers(name) / "rules", papers(name) / ".." / ".." / "docs" / "rules")
    for file, found in ((f"{name}.{language}.md", language), (f"{name}.md", "en")):
        for folder in folders:
            if (folder / file).is_file():
                return (folder / file).read_text(encoding="utf-8"), found
    return "", "en"


def observable(name: str) -> bool:
    """Whether the title says what a seat sees as numbers."""
    return find_spec(f"{place(name).package}.observation") is not None


def observer(name: str, seats: int, wide: bool) -> Observer:
    """What a seat of the title sees as numbers. Imported only here: it needs librt, which nothing else does."""
    title(name).check_seats(seats)
    if not observable(name):
        raise BadSetup("core-setup-observer", {"title": name})
    return cast("Observer", import_module(f"{place(name).package}.observation").observer(seats, wide))


def evaluation(name: str) -> Evaluation:
    return cast(Evaluation, import_module(place(name).evaluation).EVALUATION)


def levels(title_name: str) -> list[str]:
    """The bots that can play the title: one without an evaluation has only chance."""
    evaluated = find_spec(place(title_name).evaluation) is not None
    return [level for level in BOTS if evaluated or level == "random"]


def bot(level: str, title_name: str) -> Bot:
    if level not in levels(title_name):
        raise BadSetup("core-setup-bot", {"bot": level, "bots": ", ".join(levels(title_name))})
    return RandomBot() if level == "random" else GreedyBot(evaluation(title_name))
