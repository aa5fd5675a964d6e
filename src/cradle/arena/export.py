"""Every decision of many games as Parquet: what the seat saw, what it could answer, what it answered, what came of it.

What came of it is known when the game has ended, so one game is held in memory, and as many rows as a row group has:
that does not grow with the number of games. The file says in its metadata which plan, layout and versions it is of.
"""

from __future__ import annotations

import json
import os
from array import array
from collections.abc import Callable
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from cradle import shelf
from cradle.arena.extras import needed
from cradle.arena.game import Forfeit, GameResult, Played
from cradle.arena.plan import BadPlan, Plan
from cradle.arena.seating import seat as seat_at

if TYPE_CHECKING:
    from cradle.core.observation import Observer

ROWS: Final = 4096  # of a row group
METADATA: Final = b"cradle"
EXTRA: Final = "reports"


class Recorded(Played):
    """A game whose decisions are written down."""

    def __init__(self, plan: Plan, number: int, observer: Observer, row: Any) -> None:
        event, within = plan.place(number)
        super().__init__(plan, number, event, seat_at(plan, event, within))
        self.observer = observer
        self.row = row  # one observation, written anew for every decision
        self.seen = bytearray()
        self.seats = array("b")
        self.kinds: list[str] = []
        self.actions = array("i")
        self.legal: list[array[int]] = []

    def decided(self, seat: int, answer: int) -> None:
        kind = self.table.kind(seat)
        self.observer.write(self.table, seat, self.row, 0)
        self.seen += memoryview(self.row)
        self.seats.append(seat)
        self.kinds.append(kind.name)
        self.actions.append(kind.first + answer)
        self.legal.append(array("i", [kind.first + each for each in self.table.answers(seat)]))

    def finish(self) -> GameResult:
        try:
            self.play()
        except Forfeit as forfeit:
            self.forfeited(forfeit)
        return self.result()


class Exporter:
    """Writes one file. It has its name only when it is whole."""

    def __init__(self, plan: Plan, wide: bool, path: Path, rows: int = ROWS) -> None:
        if len(plan.events) != 1:
            raise BadPlan("balance-export-one")
        needed("librt", "envs")
        self.arrow = needed("pyarrow", EXTRA)
        self.parquet = needed("pyarrow.parquet", EXTRA)
        from cradle.core.observation import blank

        event = plan.events[0]
        self.plan = plan
        self.path = path
        self.rows = rows
        self.observer = shelf.observer(event.title, event.seats, wide)
        self.row = blank(self.observer.layout.size)
        self.schema = self.schema_of(wide)
        self.waiting: list[Any] = []
        self.held = 0

    def schema_of(self, wide: bool) -> Any:
        a = self.arrow
        names = a.dictionary(a.int16(), a.string())
        fields = [
            ("game", a.int32()),
            ("step", a.int32()),  # of the game
            ("seat", a.int8()),
            ("entrant", names),
            ("question", names),
            ("observation", a.list_(a.int16(), self.observer.layout.size)),
            ("legal", a.list_(a.int32())),  # all actions that were possible, rising
            ("action", a.int32()),  # the one that was taken
            ("won", a.float32()),  # the seat's part of the win
            ("place", a.int8()),
            ("points", a.int32()),
            ("over", a.bool_()),  # False: called off, or an entrant failed
        ]
        return a.schema(fields, metadata={METADATA: json.dumps(self.about(wide)).encode()})

    def about(self, wide: bool) -> dict[str, object]:
        """What the numbers mean, and how to make them again."""
        event = self.plan.events[0]
        title, box = shelf.title(event.title), shelf.box(event.title, event.content, event.content_name)
        layout = self.observer.layout
        fields = [[f.name, layout.start(f.name), f.length, f.least, f.most, f.choice] for f in layout.fields]
        return {
            "plan": asdict(self.plan),
            "version": package_version(),
            "rules": title.version,
            "content": box.digest,
            "layout": {"name": "wide" if wide else "narrow", "size": layout.size, "fields": fields},
            "fields": ["name", "start", "length", "least", "most", "choice"],
            "actions": [[kind.name, kind.first, kind.bound] for kind in title.kinds],
        }

    def write(self, told: Callable[[int, int], None]) -> int:
        """All games of the plan. `told` hears how many games and decisions are written."""
        part = self.path.with_name(f".{self.path.name}.part")
        decisions = 0
        try:
            with self.parquet.ParquetWriter(part, self.schema, compression="zstd") as writer:
                for number in range(self.plan.games()):
                    decisions += self.add(number)
                    self.flush(writer, self.rows)
                    told(number + 1, decisions)
                self.flush(writer, 1)
            os.replace(part, self.path)
        finally:
            part.unlink(missing_ok=True)
        return decisions

    def add(self, number: int) -> int:
        """Play one game and hold its rows."""
        game = Recorded(self.plan, number, self.observer, self.row)
        batch = self.batch(game, game.finish())
        self.waiting.append(batch)
        self.held += batch.num_rows
        return int(batch.num_rows)

    def batch(self, game: Recorded, result: GameResult) -> Any:
        a, count = self.arrow, len(game.seats)
        seats = list(game.seats)
        numbers = a.Array.from_buffers(a.int16(), count * self.observer.layout.size, [None, a.py_buffer(game.seen)])
        over = not result.stopped and result.forfeit < 0
        columns = [
            a.array([game.number] * count, a.int32()),
            a.array(range(count), a.int32()),
            a.array(seats, a.int8()),
            a.array([result.entrants[seat] for seat in seats]).cast(self.schema.field("entrant").type),
            a.array(game.kinds, a.string()).cast(self.schema.field("question").type),
            a.FixedSizeListArray.from_arrays(numbers, self.observer.layout.size),
            a.array(game.legal, a.list_(a.int32())),
            a.array(game.actions, a.int32()),
            a.array([result.wins[seat] for seat in seats], a.float32()),
            a.array([result.places[seat] for seat in seats], a.int8()),
            a.array([result.totals[seat] for seat in seats], a.int32()),
            a.array([over] * count, a.bool_()),
        ]
        return a.record_batch(columns, schema=self.schema)

    def flush(self, writer: Any, least: int) -> None:
        """Write whole row groups; what is less waits for the next game, or goes at the end."""
        if self.held < least or not self.held:
            return
        table = self.arrow.Table.from_batches(self.waiting, self.schema).unify_dictionaries()
        whole = self.held - self.held % self.rows if least > 1 else self.held
        writer.write_table(table.slice(0, whole), row_group_size=self.rows)
        left = table.slice(whole).combine_chunks()
        self.waiting = left.to_batches()
        self.held = table.num_rows - whole


def package_version() -> str:
    try:
        return version("cradle")
    except PackageNotFoundError:
        return "0"
