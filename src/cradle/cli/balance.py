"""`cradle arena balance` and `cradle arena export`: what many games say about a title, and all that was decided."""

from __future__ import annotations

import errno
import os
import shlex
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from rich import box as boxes
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from cradle import shelf
from cradle.arena import planfile
from cradle.arena.balance.games import CsvFile, GamesFile, ParquetFile, rows
from cradle.arena.balance.markdown import markdown
from cradle.arena.balance.names import Names
from cradle.arena.balance.report import Section, Table, Writer
from cradle.arena.balance.tally import Tally
from cradle.arena.extras import needed
from cradle.arena.game import GameResult, check
from cradle.arena.keep import Engine, played
from cradle.arena.plan import MOVING, Plan
from cradle.cli import papers
from cradle.cli.arena import keeping
from cradle.cli.options import deadline, line_up, own_content, seed_number, wishes
from cradle.cli.problems import Complaint
from cradle.cli.simulate import processors
from cradle.cli.voice import Voice


@dataclass(frozen=True)
class Wish:
    """What the command line says about the games."""

    title: str
    players: int
    games: int
    bots: str
    seed: str
    options: list[str]
    content: Path | None

    def document(self) -> dict[str, object]:
        """The fields of a plan: one line-up that moves on by one seat from game to game, a deal a game."""
        seats = self.seats()
        return {
            "title": self.title,
            "players": seats,
            "entrants": line_up(self.bots, seats),
            "games": self.games,
            "seed": f"{seed_number(self.seed):x}",
            "options": wishes(self.options),
            "seating": MOVING,
        }

    def seats(self) -> int:
        title = shelf.title(self.title)
        seats = self.players or min(title.seats, key=lambda count: abs(count - 4))
        title.check_seats(seats)
        return seats

    def plan(self, document: planfile.Document) -> Plan:
        text, name = own_content(self.content)
        made = planfile.make(document, text)
        return replace(made, events=tuple(replace(event, content_name=name) for event in made.events))

    def command(self, verb: str, seed: str) -> str:
        """The line that gives the same again."""
        words = ["cradle", "arena", verb, self.title, "--players", str(self.seats()), "--games", str(self.games)]
        words += ["--bots", self.bots, "--seed", seed]
        for option in self.options:
            words += ["--option", option]
        return shlex.join([*words, "--content", str(self.content)] if self.content is not None else words)


@dataclass(frozen=True)
class Files:
    """Where the report goes, besides the screen."""

    html: Path | None = None
    markdown: Path | None = None
    csv: Path | None = None
    parquet: Path | None = None


def balance_title(
    voice: Voice,
    wish: Wish,
    files: Files,
    keep: Path | None,
    jobs: int,
    engine: Engine,
    as_json: bool,
    minutes: float | None = None,
) -> None:
    document = {**wish.document(), "notes": True}
    plan = wish.plan(document)
    check(plan)
    check_places(files.html, files.markdown, files.csv, files.parquet)
    if files.html is not None:
        needed("altair", "reports")
        needed("vl_convert", "reports")
    event = plan.events[0]
    title, box = shelf.title(event.title), shelf.box(event.title, event.content, event.content_name)
    tally = Tally(title, box, event.seats)
    nouns = box.nouns()
    end, done = deadline(minutes), 0
    with ExitStack() as stack:
        kept = stack.enter_context(keeping(voice, keep, plan, document))
        tables = stack.enter_context(games_files(files))
        games = played(plan, jobs or processors(), kept, engine, lambda: time.monotonic() < end)
        for result in watched(voice, plan, games):
            done += 1
            tally.add(result)
            for table in tables:
                for row in rows(result, nouns):
                    table.add(row)
    seed = f"{plan.seed:x}"
    command = replace(wish, games=max(done, 1)).command("balance", seed)  # as many as there was time for
    writer = Writer(tally.balance(), Names(title, box, voice.language), command, seed)
    write_files(writer, files)
    if as_json:
        voice.json(asdict(writer.balance))
    else:
        show(voice, writer, files)


def watched(voice: Voice, plan: Plan, games: Iterator[GameResult]) -> Iterator[GameResult]:
    """The games, under a bar on the error stream."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        task = progress.add_task(voice.say("simulate-playing"), total=plan.games())
        for result in games:
            yield result
            progress.advance(task)


@contextmanager
def games_files(files: Files) -> Iterator[list[GamesFile]]:
    """Whole when all went well; otherwise not there."""
    tables: list[GamesFile] = []
    try:
        if files.csv is not None:
            tables.append(CsvFile(files.csv))
        if files.parquet is not None:
            tables.append(ParquetFile(files.parquet))
        yield tables
        for table in tables:
            table.finish()
    except BaseException:
        for table in tables:
            table.give_up()
        raise


def write_files(writer: Writer, files: Files) -> None:
    if files.markdown is not None:
        papers.write(files.markdown, markdown(writer.report()))
    if files.html is not None:
        from cradle.arena.balance.page import page

        papers.write(files.html, page(writer))


def check_places(*files: Path | None) -> None:
    """Complain before the first game about a file that could not be written after the last one."""
    for file in files:
        if file is not None and file.is_dir():
            raise Complaint("file-directory", file=str(file))
        if file is not None and not os.access(file.parent, os.W_OK):
            problem = os.strerror(errno.EACCES if file.parent.is_dir() else errno.ENOENT)
            raise Complaint("file-unwritable", file=str(file), problem=problem)


# -- on the screen -----------------------------------------------------------------------------------------------


def show(voice: Voice, writer: Writer, files: Files) -> None:
    """The figures, what stands out, and what is known before the game; the rest is for the files."""
    report = writer.report()
    voice.out.print(Text(report.heading, style="bold"), soft_wrap=True)
    voice.out.print(report.lead, soft_wrap=True)
    for tile in report.tiles:
        note = f" ({tile.note})" if tile.note else ""
        voice.out.print(Text.assemble((f"{tile.figure:>9}", "bold"), f"  {tile.what}{note}"), soft_wrap=True)
    for section in report.sections:
        if section.anchor == "play":
            break
        show_section(voice, section)
    for file in (files.html, files.markdown, files.csv, files.parquet):
        if file is not None:
            voice.out.print(voice.language.say("balance-written", {"file": str(file)}), soft_wrap=True)


def show_section(voice: Voice, section: Section) -> None:
    voice.out.print()
    voice.out.print(Text(section.heading, style="bold"), soft_wrap=True)
    for note in section.notes:
        voice.out.print(note)
    for table in section.tables:
        voice.out.print(grid(table))


def grid(table: Table) -> Grid:
    out = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for i, column in enumerate(table.columns):
        out.add_column(column, justify="right" if i else "left", no_wrap=i > 0)
    for row, mark in zip(table.rows, table.marks or ["no"] * len(table.rows)):
        out.add_row(*row, style={"more": "green", "less": "red"}.get(mark, ""))
    return out


# -- export ------------------------------------------------------------------------------------------------------


def export_games(voice: Voice, wish: Wish, file: Path, wide: bool, as_json: bool) -> None:
    """Every decision as Parquet."""
    from cradle.arena.export import Exporter

    plan = wish.plan(wish.document())
    check(plan)
    check_places(file)
    exporter = Exporter(plan, wide, file)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        task = progress.add_task(voice.say("simulate-playing"), total=plan.games())
        decisions = exporter.write(lambda games, _: progress.update(task, completed=games))
    size = exporter.observer.layout.size
    if as_json:
        voice.json({"file": str(file), "games": plan.games(), "decisions": decisions, "numbers": size})
        return
    told: dict[str, str | int] = {
        "file": str(file), "games": plan.games(), "decisions": decisions, "size": size,
    }  # fmt: skip
    voice.out.print(voice.language.say("balance-exported", told), soft_wrap=True)
