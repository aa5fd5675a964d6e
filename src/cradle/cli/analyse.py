"""`cradle analyse`: what decided a finished game, and what would have been better."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from rich import box as boxes
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from cradle.analysis.film import Film, Setting, film_of
from cradle.analysis.keep import Kept, games_of, place_of
from cradle.analysis.marks import MARKS, SIGNS
from cradle.analysis.pace import affordable
from cradle.analysis.page import page
from cradle.analysis.report import Better, Report
from cradle.analysis.whole import analyse, document, tasks_of
from cradle.cli import papers
from cradle.cli.options import own_content
from cradle.cli.problems import Usage
from cradle.cli.replay import content_of
from cradle.cli.seating import seating_of
from cradle.cli.simulate import processors
from cradle.cli.voice import Voice
from cradle.core.record import parse
from cradle.language import TitleLanguage

SHOWN: Final = 8  # losses in the terminal


@dataclass(frozen=True)
class Wish:
    """What the command line asks for."""

    path: Path
    seat: int  # from 1; 0: all
    games: int  # 0: as many as can be afforded
    jobs: int
    content: Path | None
    html: Path | None
    json: bool


def analyse_file(voice: Voice, wish: Wish) -> None:
    text = papers.read(wish.path)
    record = parse(text)
    setting = Setting(text, *own_content(wish.content or content_of(record)))
    film = film_of(setting)
    if wish.seat > film.seats:
        raise Usage("seat-count", seat=wish.seat, seats=film.seats)
    seats = [wish.seat - 1] if wish.seat else list(range(film.seats))
    jobs, place = wish.jobs or processors(), place_of(wish.path)
    games = wish.games or games_of(place) or affordable(film, jobs)
    setting = replace(setting, games=games)
    kept = Kept(place, setting)
    try:
        work(voice, film, setting, kept, jobs, seats)
    finally:
        kept.close()
    words = TitleLanguage(voice.language, film.title.name, film.box, seating_of(record, voice).names(voice))
    report = Report(words, film, document(setting, kept.found, seats))
    if wish.html is not None:
        papers.write(wish.html, page(report, seats))
    if wish.json:
        voice.json({"players": words.players, **report.document})
        return
    show(voice, report, seats)
    if wish.html is not None:
        voice.out.print(report.say("written", file=str(wish.html)), soft_wrap=True)


def work(voice: Voice, film: Film, setting: Setting, kept: Kept, jobs: int, seats: list[int]) -> None:
    """All tasks that are not kept yet, with a bar; what is done stays, whatever happens."""
    tasks = tasks_of(film, seats)
    known = {(one["kind"], one["n"]) for one in kept.found}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    say = voice.language.say
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        task = progress.add_task(say("analysis-running"), total=len(tasks))
        progress.update(task, completed=len(known & set(tasks)))
        found = analyse(setting, known, jobs, seats)
        try:
            for one in found:
                kept.add(one)
                progress.advance(task)
        except KeyboardInterrupt:
            told: dict[str, str | int] = {"done": len(kept.found), "all": len(tasks), "file": str(kept.path)}
            voice.complain(say("analysis-stopped", told))
            raise
        finally:
            found.close()


def show(voice: Voice, report: Report, seats: list[int]) -> None:
    words, out = report.words, voice.out
    heading = report.say("heading", title=words.language.say(words.title))
    out.print(Text(f"{heading} · {', '.join(words.players)}", style="bold"), soft_wrap=True)
    out.print(standings(report))
    for turn in report.turns():
        out.print(turn, soft_wrap=True)
    losses = report.losses(seats)
    out.print(Text(report.say("losses") if losses else report.say("no-losses"), style="bold"))
    for loss in losses[:SHOWN]:
        name = words.players[loss.seat]
        told = report.say("lost", n=loss.n, name=name, mark=loss.mark, lost=loss.lost, error=loss.error)
        out.print(Text.assemble((f"{loss.sign:>2} ", "bold red"), told), soft_wrap=True)
        out.print(row(report, report.say("played"), loss.played), soft_wrap=True)
        for better in loss.better:
            out.print(row(report, report.say("better"), better), soft_wrap=True)
    out.print(Text(report.counted(), style="dim"), soft_wrap=True)
    out.print(Text(report.say("accuracy-note"), style="dim"), soft_wrap=True)


def standings(report: Report) -> Grid:
    document = report.document
    grid = Grid(box=boxes.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(report.say("player"))
    if document["scored"]:
        grid.add_column(report.say("points"), justify="right")
    grid.add_column(report.say("accuracy"), justify="right")
    for mark in MARKS:
        grid.add_column(f"{SIGNS[mark]} {report.say(f'mark-{mark}')}", justify="right")
    for seat in document["seats"]:
        name = report.words.players[seat["seat"]]
        won = seat["seat"] in document["winners"]
        cells = [str(document["totals"][seat["seat"]])] if document["scored"] else []
        cells += [f"{seat['accuracy']:.0f}%", *[str(seat["marks"][mark]) for mark in MARKS]]
        grid.add_row(f"{name} {report.say('won')}" if won else name, *cells)
    return grid


def row(report: Report, what: str, better: Better) -> Text:
    text = Text.assemble((f"     {what}: ", "dim"), better.label, "  ", (report.odds(better), "cyan"))
    text.append("".join(f"\n       {reason}" for reason in better.reasons), style="dim")
    return text
