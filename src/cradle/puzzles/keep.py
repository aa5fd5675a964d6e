"""Puzzles in the making: a file of lines beside the book, one for every game that was looked at.

Whoever is stopped or killed goes on where they were. The book is written anew whenever a puzzle is found, so it is
whole at any time.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from cradle.arena.keep import Lines
from cradle.puzzles.making import Looked, Recipe
from cradle.puzzles.puzzle import Book, Puzzle, written

ENDING: Final = ".making"
VERSION: Final = 2  # of the way in which puzzles are made
LINE: Final[TypeAdapter[Looked]] = TypeAdapter(Looked)


class Making(Lines):
    """The open file. One of another recipe is begun anew."""

    def __init__(self, book: Path, recipe: Recipe, count: int) -> None:
        path = book.with_name(book.name + ENDING)
        super().__init__(path.parent, path.name)
        self.book, self.path, self.recipe, self.count = book, path, recipe, count
        self.games = 0  # looked at
        self.found: list[Puzzle] = []
        try:
            self.mend()
            head, *lines = path.read_bytes().splitlines() or [b""]
            if json_of(head) != self.name():
                self.file_anew()
                lines = []
            for line in lines:
                self.take(LINE.validate_json(line))
        except OSError as error:
            self.close()
            raise self.trouble(error) from error
        except BaseException:
            self.close()
            raise

    def name(self) -> dict[str, object]:
        return {"version": VERSION, **asdict(self.recipe)}

    def file_anew(self) -> None:
        self.path.write_bytes(b"")
        self.append(self.name())

    def take(self, looked: Looked) -> None:
        self.games = looked.game + 1
        if looked.puzzle is not None:
            self.found.append(looked.puzzle)

    def add(self, looked: Looked) -> None:
        self.append(asdict(looked))
        self.take(looked)
        if looked.puzzle is not None:
            self.write()

    def write(self) -> None:
        book: Book = {"title": self.recipe.title, "seed": self.recipe.seed, "puzzles": self.found[: self.count]}
        try:
            fresh = self.book.with_name(self.book.name + ".new")
            fresh.write_text(written(book), encoding="utf-8")
            fresh.replace(self.book)
        except OSError as error:
            raise self.trouble(error) from error

    @property
    def done(self) -> bool:
        return len(self.found) >= self.count


def json_of(line: bytes) -> object:
    try:
        return json.loads(line)
    except ValueError:
        return None
