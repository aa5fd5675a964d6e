"""All games of a report, a row for each seat of each game, as CSV or Parquet."""

from __future__ import annotations

import csv
import os
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TextIO

from cradle.arena.extras import needed
from cradle.arena.game import GameResult
from cradle.arena.notes import read_notes

ROWS: Final = 4096  # of a row group of Parquet
Row = dict[str, int | float | bool | str | list[str]]


def rows(result: GameResult, nouns: dict[str, list[str]]) -> Iterator[Row]:
    """The seats of one game that was played with notes."""
    notes = read_notes(result.notes)
    seats = len(result.entrants)
    for seat, entrant in enumerate(result.entrants):
        gained = [f"{noun}-{nouns[noun][n]}" for noun, held in sorted(notes.gained.items()) for n in held[seat]]
        row: Row = {
            "game": result.game,
            "deal": result.deal,
            "seat": seat + 1,
            "turn": (seat - notes.first) % seats + 1 if notes.first >= 0 else 0,
            "entrant": entrant,
            "over": not result.stopped and result.forfeit < 0,
            "answers": result.answers,
            "rounds": result.rounds,
            "changes": notes.changes,
            "won": result.wins[seat],
            "place": result.places[seat],
            "points": result.totals[seat],
            "traits": result.traits[seat],
            "gained": gained,
        }
        row.update({f"points-{name}": points[seat] for name, points in notes.lines.items()})
        yield row


class GamesFile(ABC):
    """A file that grows while the games are played; it has its name only when it is whole."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.part = path.with_name(f".{path.name}.part")

    @abstractmethod
    def add(self, row: Row) -> None: ...

    @abstractmethod
    def flush(self) -> None:
        """Write what is held."""

    @abstractmethod
    def close(self) -> None: ...

    def finish(self) -> None:
        self.flush()
        self.close()
        os.replace(self.part, self.path)

    def give_up(self) -> None:
        with suppress(OSError, ValueError):  # of a full disk, whose error is told already
            self.close()
        self.part.unlink(missing_ok=True)


class CsvFile(GamesFile):
    """Lists are words with spaces between them."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.file: TextIO = self.part.open("w", encoding="utf-8", newline="")
        self.writer: csv.DictWriter[str] | None = None

    def add(self, row: Row) -> None:
        plain = {name: " ".join(value) if isinstance(value, list) else value for name, value in row.items()}
        if self.writer is None:
            self.writer = csv.DictWriter(self.file, list(plain))
            self.writer.writeheader()
        self.writer.writerow(plain)

    def flush(self) -> None:
        self.file.flush()

    def close(self) -> None:
        self.file.close()


class ParquetFile(GamesFile):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.arrow = needed("pyarrow", "reports")
        self.parquet = needed("pyarrow.parquet", "reports")
        self.writer: Any = None
        self.rows: list[Row] = []

    def add(self, row: Row) -> None:
        if self.writer is None:
            schema = self.arrow.schema([(name, self.type_of(value)) for name, value in row.items()])
            self.writer = self.parquet.ParquetWriter(self.part, schema, compression="zstd")
        self.rows.append(row)
        if len(self.rows) == ROWS:
            self.flush()

    def type_of(self, value: object) -> Any:
        a = self.arrow
        if isinstance(value, bool):
            return a.bool_()
        if isinstance(value, int):
            return a.int32()
        if isinstance(value, float):
            return a.float64()
        return a.string() if isinstance(value, str) else a.list_(a.string())

    def flush(self) -> None:
        if self.rows:
            self.writer.write_table(self.arrow.Table.from_pylist(self.rows, self.writer.schema))
            self.rows = []

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
