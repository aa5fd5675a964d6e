"""A puzzle and the packaged file of a title, `puzzles.json` beside its content.

A puzzle has no version of the rules and no digest of the content, as lessons have none: the rules of today have to
reach its position, and a test proves that they do. Answers are kept by their words, which mean the same at every table.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from functools import cache
from typing import Final

from pydantic import TypeAdapter, ValidationError
from typing_extensions import TypedDict

from cradle import shelf
from cradle.core.errors import BadContent
from cradle.core.record import Record, new_record
from cradle.core.sitting import Sitting

FILE: Final = "puzzles.json"
PHASES: Final = ("early", "middle", "late")


class Why(TypedDict):
    """A reason: a message of `analysis.ftl` with its numbers."""

    message: str
    numbers: dict[str, int | str]


class Choice(TypedDict):
    """One answer as it was published."""

    word: str
    chance: float  # to win
    points: float
    error: float  # two standard errors of how far it is from the best; of the best, from the second
    games: int
    reasons: list[Why]


class Puzzle(TypedDict):
    id: str
    seats: int
    options: dict[str, str]
    seed: str  # of the deal, in hexadecimal digits
    level: str  # of the bots that played the game
    game: int  # its number among those that were looked at
    seat: int
    kind: str  # of the question
    phase: str
    clause: str  # what to remember
    scored: bool
    games: int  # that were played on to count the chances
    sight: str  # the word that a bot gives at first sight
    choices: list[Choice]  # all answers, the best first
    answers: list[str]  # of the game, up to the question


class Book(TypedDict):
    """The packaged file."""

    title: str
    seed: int
    puzzles: list[Puzzle]


BOOK: Final[TypeAdapter[Book]] = TypeAdapter(Book)


def id_of(title: str, seed: str, answers: Sequence[str]) -> str:
    """Follows from the position, so that a puzzle which is made again keeps its name and no two share one."""
    text = "\n".join([seed, *answers])
    return f"{title}-{hashlib.sha256(text.encode()).hexdigest()[:8]}"


def read(title: str, text: str) -> Book:
    try:
        book = BOOK.validate_json(text, strict=True)
    except ValidationError as error:
        raise BadContent("core-puzzles-file", {"title": title, "problem": str(error).splitlines()[0]}) from error
    if book["title"] != title:
        raise BadContent("core-puzzles-file", {"title": title, "problem": book["title"]})
    return book


def written(book: Book) -> str:
    """The text of the file: a line a puzzle, so that a change shows which ones it is about."""
    lines = ",\n".join(json.dumps(puzzle, separators=(",", ":"), ensure_ascii=False) for puzzle in book["puzzles"])
    head = f'"title":{json.dumps(book["title"])},"seed":{book["seed"]}'
    return f'{{{head},"puzzles":[\n{lines}\n]}}\n'


@cache
def puzzles(title: str) -> dict[str, Puzzle]:
    """The packaged puzzles of a title by their ids; none where it has no file."""
    text = shelf.puzzles(title)
    found = read(shelf.title(title).name, text)["puzzles"] if text else []
    return {puzzle["id"]: puzzle for puzzle in found}


def record_of(title: str, puzzle: Puzzle) -> Record:
    """The game up to the question, as one of today's rules."""
    known = shelf.title(title)
    seed = int(puzzle["seed"], 16)
    record = new_record(known, shelf.box(title), puzzle["seats"], puzzle["options"], seed)
    record.lines = puzzle["answers"][:]
    return record


def sitting_of(title: str, puzzle: Puzzle) -> Sitting:
    """The table with the question. BadRecord says which answer cannot be given any more."""
    return Sitting(shelf.title(title), shelf.box(title), record_of(title, puzzle))


def solved(puzzle: Puzzle, word: str) -> bool:
    """The best answer, or one that is within its error of it."""
    best = puzzle["choices"][0]
    tried = next((choice for choice in puzzle["choices"] if choice["word"] == word), None)
    return tried is not None and (tried is best or best["chance"] - tried["chance"] <= tried["error"])
