"""The shelf: which titles there are, and where their contents, texts, rules and bots are."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final, cast

from cradle.bots.aloud import Remark
from cradle.bots.base import Bot, Evaluation
from cradle.bots.greedy import GreedyBot
from cradle.bots.learned import Learned, Model
from cradle.bots.levels import LEVELS, level_bot
from cradle.bots.random import RandomBot
from cradle.bots.terms import WHOLE, Terms, Weighed
from cradle.core.content import merge, parse
from cradle.core.errors import BadContent, BadSetup
from cradle.core.plain import Plain
from cradle.core.rng import seeded
from cradle.core.table import Table
from cradle.core.title import Box, Title

if TYPE_CHECKING:
    from cradle.core.observation import Observer

BOTS: Final = ["random", "greedy", *LEVELS]


@dataclass(frozen=True)
class Place:
    """Where the parts of a title are."""

    package: str  # has registry.py and content/
    evaluation: str  # the module for the greedy bot
    papers: str  # the package with locale/<language>/<title>.ftl, rules/<title>.md and first/<title>.md
    terms: str  # the module with the terms of an evaluation that can be tuned, where there is one
    weights: str  # the module with their weights
    learned: str  # the module with what was learned beside them, where anything was
    aloud: str  # the module with what bots say with their answers, where they say anything


def at_home(name: str) -> Place:
    own = f"cradle.bots.{name}"
    parts = [f"{own}_{part}" for part in ("terms", "weights", "learned", "aloud")]
    return Place(f"cradle.games.{name}", own, "cradle", *parts)


def elsewhere(package: str) -> Place:
    """One folder holds all of it; its name is the title's."""
    own = [f"{package}.{part}" for part in ("evaluation", "terms", "weights", "learned", "aloud")]
    return Place(package, own[0], package, *own[1:])


TITLES: Final = {name: at_home(name) for name in ("hadara", "tapestry", "heroes", "horizon")}
for added in os.environ.get("CRADLE_TITLES", "").split():  # packages; processes of the server are told the same way
    TITLES[added.rpartition(".")[2]] = elsewhere(added)


@cache
def title(name: str) -> Title:
    return cast(Title, import_module(f"{place(name).package}.registry").TITLE)


def place(name: str) -> Place:
    if name not in TITLES:
        raise BadSetup("core-setup-title", {"title": name, "titles": ", ".join(TITLES)})
    return TITLES[name]


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
    """A Fluent file: of a title, of its lessons (`hadara-lessons`), or of another part such as `core`."""
    return papers(part.removesuffix("-lessons")) / "locale" / language / f"{part}.ftl"


def lessons(name: str) -> Plain:
    """A title's script of lessons; nothing where it has none."""
    file = files(place(name).package) / "lessons.toml"
    return parse(file.read_text(encoding="utf-8"), file.name) if file.is_file() else {}


def folder(name: str) -> Traversable:
    """The folder of a title, in which its lessons and puzzles are."""
    return files(place(name).package)


def puzzles(name: str) -> str:
    """The text of a title's packaged puzzles; nothing where it has none."""
    file = folder(name) / "puzzles.json"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def rules(name: str, language: str) -> tuple[str, str]:
    """A title's rules and the language they are in: English where there is no translation."""
    return page("rules", name, language)


def first(name: str, language: str) -> tuple[str, str]:
    """The page for whoever plays a title for the first time, likewise."""
    return page("first", name, language)


def page(sort: str, name: str, language: str) -> tuple[str, str]:
    """As packaged, or beside the sources where nothing was packaged; nothing if there are none."""
    folders = (papers(name) / sort, papers(name) / ".." / ".." / "docs" / sort)
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


def termed(name: str) -> bool:
    """Whether the title has an evaluation of terms and weights."""
    return find_spec(place(name).terms) is not None


def terms(name: str) -> Terms:
    if not termed(name):
        raise BadSetup("core-setup-terms", {"title": name})
    return cast(Terms, import_module(place(name).terms).TERMS)


def weights(name: str) -> list[list[int]]:
    """The weights of the terms, a row for each number of seats; where nobody has tuned them, each counts as written."""
    if find_spec(place(name).weights) is not None:
        return cast(list[list[int]], import_module(place(name).weights).WEIGHTS)
    seats = title(name).seats
    return [[WHOLE] * len(terms(name).names) if n in seats else [] for n in range(max(seats) + 1)]


def learned_for(name: str, seats: int) -> str:
    """What a model adds to, in short: to other terms or weights it would add something wrong."""
    numbers = f"{terms(name).names} {weights(name)[seats]}"
    return hashlib.sha256(numbers.encode()).hexdigest()[:16]


def models(name: str) -> list[Model | None]:
    """By the number of seats, what was learned beside the terms; none where nothing was, or for others than these."""
    count = len(weights(name))
    if find_spec(place(name).learned) is None:
        return [None] * count
    module = import_module(place(name).learned)
    out: list[Model | None] = [None] * count
    for seats, (numbers, made_for) in enumerate(zip(module.MODELS, module.MADE_FOR, strict=True)):
        if numbers and made_for == learned_for(name, seats):
            out[seats] = Model(numbers)
    return out


def mind(name: str) -> Evaluation:
    """The best evaluation of the title: its terms and weights and what was learned beside them, or that of the greedy
    bot where there are none."""
    if not termed(name):
        return evaluation(name)
    learned = models(name)
    if any(model is not None for model in learned):
        return Learned(terms(name), weights(name), learned)
    return Weighed(terms(name), weights(name))


@cache
def shares(name: str) -> Plain:
    """What `cradle ladder --shares` wrote about a title: level -> share and games. Nothing if it was not measured."""
    file = place_of_shares(name)
    measured = parse(file.read_text(encoding="utf-8"), file.name) if file.is_file() else {}
    found = measured.get(name)
    return found if isinstance(found, dict) else {}


def place_of_shares(name: str) -> Traversable:
    return papers(name) / "ladder.toml"


def share(name: str, level: str) -> tuple[int, int] | None:
    """The level's measured share of the wins against the one below, for two, in hundredths, and of how many games."""
    entry = shares(title(name).name).get(level)
    return (round(100 * entry["share"]), int(entry["games"])) if isinstance(entry, dict) else None


def levels(title_name: str) -> list[str]:
    """The bots that can play the title, the weakest first: one without an evaluation has only chance."""
    evaluated = find_spec(place(title_name).evaluation) is not None
    return ["random", *LEVELS[:2], "greedy", *LEVELS[2:]] if evaluated else ["random"]


def offered(title_name: str) -> list[str]:
    """The levels that people are offered, the weakest first."""
    return LEVELS if len(levels(title_name)) > 1 else ["random"]


def bot(level: str, title_name: str) -> Bot:
    if level not in levels(title_name):
        raise BadSetup("core-setup-bot", {"bot": level, "bots": ", ".join(levels(title_name))})
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot(evaluation(title_name))
    return level_bot(level, title(title_name).name, mind(title_name))


@cache
def tongue(title_name: str) -> Callable[[Table, int, int], list[Remark]] | None:
    """What makes the remarks of a title's bots; none where they say nothing."""
    module = place(title_name).aloud
    if find_spec(module) is None:
        return None
    return cast("Callable[[Table, int, int], list[Remark]]", import_module(module).remarks)


def remarks(title_name: str, table: Table, seat: int, answer: int) -> list[Remark]:
    """What a bot says with its answer, which is not given yet. Whatever may be said follows from what the public knows:
    the table is imagined through its eye, always with the same generator."""
    speak = tongue(title_name)
    return [] if speak is None else speak(table.imagine(table.seats, seeded(1)), seat, answer)
