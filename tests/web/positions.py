"""Positions of a game that are always the same: played here, then taken over in the browser."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import TypedDict

from cradle import shelf
from cradle.core.record import Record, new_record
from cradle.core.rng import seeded
from cradle.core.sitting import Sitting, begin
from cradle.core.table import Table
from cradle.server.plan import new_id

KEPT = Path(__file__).parent / "positions"
SEEDS = 60  # games that are looked through


def position(
    title: str, seats: int, wanted: Callable[[Table], bool], options: dict[str, str] | None = None, after: int = 0
) -> Record:
    """The first position, in games played at random from seed 1 on, at which seat 0 is asked what is wanted.

    `after` so many answers of seat 0, at the earliest.
    """
    for seed in range(1, SEEDS):
        sitting = begin(shelf.title(title), shelf.box(title), seats, options or {}, seed)
        rng = seeded(seed)
        while asked := sitting.table.asked():
            if 0 in asked and sitting.numbers[0] >= after and wanted(sitting.table):
                return sitting.record
            seat = asked[rng.below(len(asked))]
            answers = sitting.table.answers(seat)
            sitting.answer(seat, answers[rng.below(len(answers))])
    raise AssertionError(f"no game of {title} comes to what is wanted")


@cache
def finished(title: str, seats: int) -> Record:
    """A whole game. Those that are played at the server differ: bots have their own luck, and of two who are asked at
    the same time either may be first."""
    sitting = begin(shelf.title(title), shelf.box(title), seats, {}, 1)
    while asked := sitting.table.asked():
        sitting.answer(asked[0], sitting.table.answers(asked[0])[0])
    return sitting.record


def asking(kind: str = "", least: int = 1, most: int = 1000) -> Callable[[Table], bool]:
    """Seat 0 is asked a question of that kind (any, if it has no name) with so many answers."""
    return lambda table: kind in ("", table.kind(0).name) and least <= len(table.answers(0)) <= most


def asked_at(record: Record) -> str:
    """The kind of question that seat 0 is asked there."""
    title = record.header["title"]
    return Sitting(shelf.title(title), shelf.box(title), record).table.kind(0).name


def seen(table: Table) -> Mapping[str, object]:
    return table.view(0)


# -- positions that are kept -----------------------------------------------------------------------------------------


class Kept(TypedDict):
    """The beginning of a game of three: what seat 0 is asked, after how many answers, and the lines of its record."""

    adjustments: str
    seed: int
    asked: dict[str, int]
    answers: str


@cache
def kept(title: str) -> dict[str, Record]:
    """A position for every kind of question: the games of `positions/`, which nobody has to play again."""
    games: list[Kept] = json.loads((KEPT / f"{title}.json").read_text(encoding="utf-8"))
    found = {}
    for game in games:
        options = {"adjustments": game["adjustments"]}
        for kind, step in game["asked"].items():
            record = new_record(shelf.title(title), shelf.box(title), 3, options, game["seed"])
            record.lines = game["answers"].split(", ")[:step]
            found[kind] = record
    return found


def laid(database: Path, like: str, record: Record) -> str:
    """A table like another one of the house, at a point of this game: written where the server looks for its tables.

    The server itself examines a record that somebody brings, in a process of its own for each.
    """
    with closing(sqlite3.connect(database, timeout=30)) as house, house:
        house.row_factory = sqlite3.Row
        row = dict(house.execute("SELECT * FROM tables WHERE id = ?", [like]).fetchone())
        row |= {"id": new_id(), "entries": 0, "due": None, "record": record.text()}
        names = ", ".join(row)
        house.execute(f"INSERT INTO tables ({names}) VALUES ({', '.join('?' * len(row))})", list(row.values()))
    return str(row["id"])
