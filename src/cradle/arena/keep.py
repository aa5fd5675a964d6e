"""Kept runs: a folder with the plan and one line of JSON for every finished game, in their order.

Lines are appended whole, each as soon as its game is known. A run that was killed has at most a last line without its
end, which is taken away when the run goes on; a full disk costs the games that were not written, and no others.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterator, Sequence, Sized
from contextlib import suppress
from dataclasses import asdict, fields
from functools import cache
from pathlib import Path
from typing import Any, Final

from pydantic import TypeAdapter

from cradle import shelf
from cradle.arena import planfile
from cradle.arena.engine import results
from cradle.arena.game import GameResult, box_of
from cradle.arena.notes import GameNotes
from cradle.arena.plan import Plan
from cradle.arena.seating import seat
from cradle.core.errors import CradleError

PLAN: Final = "plan.toml"
CONTENT: Final = "content.toml"
RULES: Final = "rules.json"
GAMES: Final = "games.jsonl"
TIMES: Final = "times"  # stand only in the lines of a plan that wants them
KNOWN: Final = {field.name for field in fields(GameResult)} - {TIMES}

Engine = Callable[[Plan, Sequence[int], int], Iterator[GameResult]]


class KeepError(CradleError):
    """A folder in which the run cannot be kept or continued."""


class Lines:
    """A file of a folder to which whole lines are appended. Nobody else can open it until it is closed."""

    def __init__(self, folder: Path, name: str) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file = os.open(folder / name, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise self.trouble(error) from error
        try:
            self.lock()
        except BaseException:
            self.close()
            raise

    def trouble(self, error: OSError) -> KeepError:
        return KeepError("arena-keep-trouble", {"folder": str(self.folder), "problem": error.strerror or str(error)})

    def lock(self) -> None:
        """Two runs at once would write the same lines twice."""
        try:
            import fcntl
        except ImportError:  # not on this system
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise KeepError("arena-keep-busy", {"folder": str(self.folder)}) from error

    def mend(self) -> None:
        """Take away a last line without its end."""
        size = os.fstat(self.file).st_size
        end = size
        while end:
            start = max(0, end - 65_536)
            block = os.pread(self.file, end - start, start)
            cut = block.rfind(b"\n")
            if cut >= 0:
                end = start + cut + 1
                break
            end = start
        if end < size:
            os.ftruncate(self.file, end)

    def append(self, plain: object) -> None:
        line = json.dumps(plain, separators=(",", ":")).encode() + b"\n"
        try:
            while line:
                line = line[os.write(self.file, line) :]
        except OSError as error:
            with suppress(OSError):
                self.mend()
            raise self.trouble(error) from error

    def close(self) -> None:
        os.close(self.file)


class Kept(Lines):
    """The open folder of a run."""

    def __init__(self, folder: Path, plan: Plan, document: planfile.Document) -> None:
        self.plan = plan
        self.count = 0
        self.continued = False  # whether all games that were there have been told
        super().__init__(folder, GAMES)
        try:
            if (folder / PLAN).exists():
                self.compare()
            else:
                self.begin(document)
            self.mend()
        except OSError as error:
            self.close()
            raise self.trouble(error) from error
        except BaseException:
            self.close()
            raise

    def begin(self, document: planfile.Document) -> None:
        """The plan comes last: where it is, the folder is whole."""
        if os.fstat(self.file).st_size:
            raise KeepError("arena-keep-other", {"folder": str(self.folder)})
        content = self.plan.events[0].content
        if content is not None:
            write(self.folder / CONTENT, content)
            document = {**document, "content": CONTENT}
        write(self.folder / RULES, json.dumps(rules(self.plan), indent=2) + "\n")
        write(self.folder / PLAN, planfile.text(document))

    def compare(self) -> None:
        """The same plan, the same content, the same rules: else the games do not belong together."""
        try:
            document = planfile.parse((self.folder / PLAN).read_text(encoding="utf-8"), PLAN)
            own = self.folder / CONTENT
            before = planfile.make(document, own.read_text(encoding="utf-8") if "content" in document else None)
            played = json.loads((self.folder / RULES).read_text(encoding="utf-8"))
        except (CradleError, ValueError, RecursionError) as error:
            raise KeepError("arena-keep-plan", {"folder": str(self.folder)}) from error
        if nameless(before) != nameless(self.plan):
            raise KeepError("arena-keep-other", {"folder": str(self.folder)})
        if played != rules(self.plan):
            raise KeepError("arena-keep-rules", {"folder": str(self.folder)})

    def results(self) -> Iterator[GameResult]:
        """The games that were finished before."""
        with (self.folder / GAMES).open("rb") as file:
            for line in file:
                self.count += 1
                try:
                    result = read(line, self.plan, self.count - 1)
                except (ValueError, TypeError, RecursionError) as error:
                    where = str(self.folder / GAMES)
                    raise KeepError("arena-keep-line", {"file": where, "line": self.count}) from error
                yield result

    def add(self, result: GameResult) -> None:
        plain = asdict(result)
        if result.times is None:
            del plain[TIMES]
        self.append(plain)
        self.count += 1


def read(line: bytes, plan: Plan, number: int) -> GameResult:
    """The game that a line tells of; ValueError or TypeError if it is not that game of the plan."""
    if set(json.loads(line)) != (KNOWN | {TIMES} if plan.times else KNOWN) or number >= plan.games():
        raise ValueError(number)
    result: GameResult = shape(GameResult).validate_json(line, strict=True)
    event, within = plan.place(number)
    names = [plan.contenders[place].name for place in seat(plan, event, within).places]
    if (result.game, result.title, result.entrants) != (number, event.title, names) or result.forfeit >= event.seats:
        raise ValueError(number)
    each: list[Sized] = [result.totals, result.places, result.wins, result.traits]
    if plan.notes:
        notes: GameNotes = shape(GameNotes).validate_json(json.dumps(result.notes), strict=True)
        each += [*notes.gained.values(), *notes.scores, *notes.lines.values()]
    if plan.times:
        each.append(result.times.decisions if result.times is not None else [])
    if any(len(one) != event.seats for one in each):
        raise ValueError(number)
    return result


@cache
def shape(kind: type[GameResult] | type[GameNotes]) -> TypeAdapter[Any]:
    """Which types the fields must have."""
    return TypeAdapter(kind)


def write(path: Path, content: str) -> None:
    """Whole or not at all."""
    fresh = path.with_name(f".{path.name}")
    with fresh.open("w", encoding="utf-8", newline="") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(fresh, path)


def rules(plan: Plan) -> dict[str, list[object]]:
    """Version of the rules and digest of the printed values of every title."""
    out: dict[str, list[object]] = {}
    for event in plan.events:
        box = box_of(event.title, event.content, event.content_name)
        out[event.title] = [shelf.title(event.title).version, box.digest]
    return out


def nameless(plan: Plan) -> dict[str, object]:
    """The plan without the name of the file that its content came from."""
    out = asdict(plan)
    for event in out["events"]:
        event.pop("content_name")
    return out


def played(
    plan: Plan,
    jobs: int,
    kept: Kept | None = None,
    engine: Engine = results,
    more: Callable[[], bool] = lambda: True,
) -> Generator[GameResult]:
    """All games of a plan in their order: first those that were kept, then the others, which are kept too.

    `more` is asked before every game that is not kept yet; no more of them are played once it says no."""
    first = 0
    if kept is not None:
        yield from kept.results()
        first, kept.continued = kept.count, True
    if first == plan.games() or not more():
        return
    for result in engine(plan, range(first, plan.games()), jobs):
        if kept is not None:
            kept.add(result)
        yield result
        if not more():
            return
