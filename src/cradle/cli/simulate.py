"""`cradle simulate`: many games among bots, and what came of them."""

from __future__ import annotations

import os
from dataclasses import asdict
from pathlib import Path

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from cradle import shelf
from cradle.arena.simulate import Report, SeriesPlan, Standing, run
from cradle.arena.stats import Share, Summary
from cradle.cli.options import line_up, own_content, seed_number, wishes
from cradle.cli.seating import check_bots
from cradle.cli.voice import Voice


def simulate_games(
    voice: Voice,
    title: str,
    players: int,
    games: int,
    bots: str,
    seed: str,
    jobs: int,
    options: list[str],
    content: Path | None,
    as_json: bool,
) -> None:
    seats = players or shelf.title(title).seats[0]
    shelf.title(title).check_seats(seats)
    levels = line_up(bots, seats)
    check_bots(levels, title)
    text, name = own_content(content)
    plan = SeriesPlan(title, seats, games, levels, seed_number(seed), wishes(options), text, name)
    report = with_progress(voice, plan, jobs or processors())
    if as_json:
        voice.json(report_data(report))
    else:
        show(voice, report)


def processors() -> int:
    """As many as this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def with_progress(voice: Voice, plan: SeriesPlan, jobs: int) -> Report:
    """The bar goes to the error stream, so that the report can be piped on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        task = progress.add_task(voice.say("simulate-playing"), total=plan.games)
        return run(plan, jobs, lambda done: progress.update(task, completed=done))


def report_data(report: Report) -> dict[str, object]:
    data = asdict(report)
    data["plan"].pop("content")
    data["plan"]["seed"] = f"{report.plan.seed:x}"
    return data


def show(voice: Voice, report: Report) -> None:
    plan = report.plan
    title = voice.language.say(plan.title)
    line = voice.say("simulate-head", title=title, seats=plan.seats, games=report.finished, bots=", ".join(plan.bots))
    voice.out.print(Text(line, style="bold"), soft_wrap=True)
    voice.print("simulate-seats")
    if report.shared:
        voice.print("simulate-shared", n=report.shared)
    if report.stopped:
        voice.print("simulate-stopped", n=report.stopped)
    voice.out.print(standings(voice, voice.say("simulate-bot"), report.bots))
    seats = {voice.say("simulate-seat-n", n=i + 1): standing for i, standing in enumerate(report.seats)}
    voice.out.print(standings(voice, voice.say("simulate-seat"), seats))
    if report.traits:
        if len(set(plan.bots)) > 1:
            voice.print("simulate-mixed")
        voice.out.print(standings(voice, voice.say("simulate-trait"), report.traits))
    for message, lengths in (("simulate-answers", report.answers), ("simulate-rounds", report.rounds)):
        low, *_, high = lengths.quantiles
        voice.print(message, mean=f"{lengths.mean:.1f}", sd=f"{lengths.sd:.1f}", low=f"{low:.0f}", high=f"{high:.0f}")


def standings(voice: Voice, heading: str, rows: dict[str, Standing]) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(heading)
    for message in ("games", "wins", "rate", "interval", "score", "sd", "quantiles"):
        grid.add_column(voice.say(f"simulate-{message}"), justify="right", no_wrap=True)
    for name, row in rows.items():
        grid.add_row(name, *share_cells(row.share), *score_cells(row.scores))
    return grid


def share_cells(share: Share) -> list[str]:
    wins = f"{share.wins:.1f}".removesuffix(".0")
    return [str(share.games), wins, f"{share.rate:.1%}", f"{share.low:.1%}–{share.high:.1%}"]


def score_cells(scores: Summary) -> list[str]:
    return [f"{scores.mean:.1f}", f"{scores.sd:.1f}", " ".join(f"{q:.0f}" for q in scores.quantiles[::2])]
