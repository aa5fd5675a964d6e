"""An analysis in a file: what it is of on the first line, then a line for everything that was found.

A run that was stopped or killed goes on where it was; of a last line that was not finished nothing is left.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from pydantic import TypeAdapter

from cradle.analysis.film import Setting
from cradle.analysis.whole import JUDGE, VERSION, Found
from cradle.arena.keep import Lines

ENDING: Final = ".analysis"
LINE: Final[TypeAdapter[Found]] = TypeAdapter(Found)


def place_of(record: Path) -> Path:
    """Beside the record."""
    return record.with_name(record.name + ENDING)


def name_of(setting: Setting) -> dict[str, str | int]:
    """What must be the same for results to belong together."""
    text = "\0".join([setting.record, setting.content or "", str(setting.steps), str(setting.seed)])
    digest = hashlib.sha256(text.encode()).hexdigest()[:16]
    return {"version": VERSION, "judge": JUDGE, "games": setting.games, "digest": digest}


class Kept(Lines):
    """The open file. One that is of another analysis is begun anew: it can be made again at any time."""

    def __init__(self, path: Path, setting: Setting) -> None:
        super().__init__(path.parent, path.name)
        self.path = path
        self.found: list[Found] = []
        try:
            self.mend()
            lines = path.read_bytes().splitlines()
            if lines and json_of(lines[0]) == name_of(setting):
                self.found = list(good(lines[1:]))
            if not lines or len(self.found) != len(lines) - 1:
                self.begin(setting)
        except OSError as error:
            self.close()
            raise self.trouble(error) from error
        except BaseException:
            self.close()
            raise

    def begin(self, setting: Setting) -> None:
        """With what is still good of it."""
        os.ftruncate(self.file, 0)
        self.append(name_of(setting))
        for one in self.found:
            self.append(one)

    def add(self, found: Found) -> None:
        self.append(found)
        self.found.append(found)


def json_of(line: bytes) -> object:
    try:
        return json.loads(line)
    except ValueError:
        return None


def good(lines: list[bytes]) -> Iterator[Found]:
    """Lines that can be read."""
    for line in lines:
        try:
            yield LINE.validate_json(line, strict=True)
        except ValueError:
            continue


def games_of(path: Path) -> int:
    """The games for a decision with which a kept analysis was begun; 0 if there is none."""
    try:
        with path.open("rb") as file:
            head = json_of(file.readline())
    except OSError:
        return 0
    games = head.get("games") if isinstance(head, dict) else None
    return games if isinstance(games, int) else 0
