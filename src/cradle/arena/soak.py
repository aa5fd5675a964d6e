"""Random games by the thousand: every one ends, every component stays, every score is what a recount gives.

    python -m cradle.arena.soak hadara --players 2,3 --options all --games 10000
    python -m cradle.arena.soak --bots levels --games 1000

With `--bots` it is not chance that plays: each seat of each game has a level drawn for it, and without `--players` the
number of players is drawn too; the seed decides both.

A tool for developers, in English only. Exit 1 if anything went wrong; each failure prints the command that repeats it.
"""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import chain, product
from typing import Annotated, Final

import typer
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from cradle import shelf
from cradle.arena.engine import spread
from cradle.arena.plan import derived
from cradle.bots.base import Bot
from cradle.core.errors import CradleError
from cradle.core.random_play import advance, audited
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table
from cradle.core.title import Box, Title
from cradle.language import Language

CHUNK: Final = 50  # games a task
SMALL: Final = 2  # games a task of bots, which think
LEVELS: Final = "levels"  # all that the shelf has
ANY: Final = 0  # players: drawn for each game
CHECKED: Final = 10  # every so many games one is saved and loaded on the way
SHOWN: Final = 20  # failures printed in full


@dataclass(frozen=True)
class Task:
    """A few games in a row. Names and numbers only: compiled tables cannot be sent to another process."""

    title: str
    players: int
    options: str  # "first-game=yes silver=every", or nothing for the defaults
    seed: int
    games: int
    bots: str = ""  # levels to draw from, "greedy,master"; nothing for chance alone

    def row(self) -> tuple[str, int, str]:
        return self.title, self.players, self.options


@dataclass
class Outcome:
    games: int = 0
    decisions: int = 0
    stopped: int = 0  # called off by the title's safety
    seconds: float = 0.0
    longest: int = 0  # decisions of one game
    longest_seed: int = 0
    failures: list[tuple[int, str]] = field(default_factory=list)  # seed, what went wrong

    def add(self, other: Outcome) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.stopped += other.stopped
        self.seconds += other.seconds
        if other.longest > self.longest:
            self.longest, self.longest_seed = other.longest, other.longest_seed
        self.failures += other.failures


# -- one worker ------------------------------------------------------------------------------------------------


def run(task: Task) -> Outcome:
    """Play the games of a task, here."""
    title, box = shelf.title(task.title), shelf.box(task.title)
    out = Outcome()
    begun = time.perf_counter()
    for seed in range(task.seed, task.seed + task.games):
        try:
            seats, levels = drawn(task, seed)
            choices = title.choices(wanted(task.options), seats)
            decisions, over, wrong = game(box, seats, choices, seed, title.safety, levels)
        except Exception as error:
            decisions, over, wrong = 0, True, f"{type(error).__name__}: {error}"
        out.games += 1
        out.decisions += decisions
        out.stopped += not over
        if decisions > out.longest:
            out.longest, out.longest_seed = decisions, seed
        if wrong:
            out.failures.append((seed, wrong))
    out.seconds = time.perf_counter() - begun
    return out


def drawn(task: Task, seed: int) -> tuple[int, list[Bot]]:
    """How many play a game, and who; nobody where chance plays."""
    luck = seeded(derived(seed, "soak", task.title))
    title, chosen = shelf.title(task.title), wanted(task.options)
    named = [option for option in title.options if option.name in chosen]
    counts = [count for count in title.seats if all(option.applies(count) for option in named)]
    seats = counts[luck.below(len(counts))] if task.players == ANY else task.players
    levels = task.bots.split(",") if task.bots else []
    return seats, [shelf.bot(levels[luck.below(len(levels))], task.title) for _ in range(seats) if levels]


def game(box: Box, players: int, choices: list[int], seed: int, safety: int, bots: list[Bot]) -> tuple[int, bool, str]:
    """One game: how many decisions it had, whether it came to its end, and what was wrong."""
    table = box.setup(players, choices, seed)
    rng = seeded(seed)
    before, wrong = 0, ""
    if seed % CHECKED == 0:
        before = rng.below(60)
        if bots and before:
            before, wrong = thought(table, rng, before, bots)
        else:
            advance(table, rng, before)
        if wrong:
            return before, True, wrong
        loaded = box.load(json.loads(json.dumps(table.dump())))
        if loaded.digest() != table.digest():
            return before, True, "saved and loaded, the position is another one"
        table = loaded
    limit = max(1, safety - before) if safety else 0
    decisions, wrong = thought(table, rng, limit, bots) if bots else audited(table, rng, limit)
    if not wrong and table.over() and min(table.sheet().places() + table.sheet().rival_places()) != 1:
        wrong = "nobody has won"
    return before + decisions, table.over() or bool(wrong), wrong


def thought(table: Table, rng: Rng, limit: int, bots: list[Bot]) -> tuple[int, str]:
    """As `audited`, but bots answer, each on an imagined table: how many answers, and what was found wrong first."""
    n = 0
    while not (wrong := table.audit()):
        asked = table.asked()
        if not asked or (limit and n == limit):
            return n, ""
        seat = asked[rng.below(len(asked))]
        before = table.digest()
        answer = bots[seat].choose(table.imagine(seat, rng), seat, rng)
        if table.digest() != before:
            return n, f"thinking about {table.kind(seat).name} changed the table"
        if answer not in table.answers(seat):
            return n, f"seat {seat} answered {answer} to {table.kind(seat).name}"
        table.take(seat, answer)
        n += 1
    return n, wrong


def wanted(options: str) -> dict[str, str]:
    return {name: value for name, _, value in [pair.partition("=") for pair in options.split()]}


# -- all of them -----------------------------------------------------------------------------------------------


def option_sets(title: Title, players: int, which: str) -> list[str]:
    """'default', 'each' choice that differs by itself, 'all' combinations of them, or one set of one's own."""
    if which == "default":
        return [""]
    others = [
        [f"{option.name}={choice}" for choice in option.choices if choice != option.default]
        for option in title.options
        if option.applies(players)
    ]
    if which == "each":
        return ["", *chain.from_iterable(others)]
    if which == "all":
        return [" ".join(filter(None, chosen)) for chosen in product(*[["", *choices] for choices in others])]
    own = " ".join(which.replace(",", " ").split())
    title.choices(wanted(own), players)
    return [own]


def rows_of(titles: list[str], players: list[int], which: str, bots: bool = False) -> list[tuple[str, int, str]]:
    """Title, player count and options of each row of the report; bots without a count have one row for all of them."""
    out = []
    for name in titles:
        title = shelf.title(name)
        if bots and not players:
            out += [(name, ANY, options) for options in option_sets(title, title.seats[-1], which)]
            continue
        for count in players or title.seats:
            title.check_seats(count)
            out += [(name, count, options) for options in option_sets(title, count, which)]
    return out


def tasks_of(rows: list[tuple[str, int, str]], games: int, seed: int, bots: str = "") -> list[Task]:
    out = []
    chunk = SMALL if bots else CHUNK
    for title, players, options in rows:
        levels = levels_of(title, bots)
        for first in range(0, games, chunk):
            out.append(Task(title, players, options, seed + first, min(chunk, games - first), levels))
    return out


def levels_of(title: str, bots: str) -> str:
    """The levels to draw from, all of which the title has."""
    names = shelf.levels(title) if bots == LEVELS else [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        shelf.bot(name, title)
    return ",".join(names)


def run_task(_: None, task: Task) -> Outcome:
    return run(task)


def outcomes(tasks: list[Task], jobs: int) -> Iterator[tuple[Task, Outcome]]:
    """Each task with its outcome."""
    return zip(tasks, spread(run_task, None, tasks, jobs), strict=True)


def soak(tasks: list[Task], jobs: int, console: Console) -> dict[tuple[str, int, str], Outcome]:
    """Play all tasks under a progress bar."""
    report: dict[tuple[str, int, str], Outcome] = {task.row(): Outcome() for task in tasks}
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        bar = progress.add_task("games", total=sum(task.games for task in tasks))
        for task, outcome in outcomes(tasks, jobs):
            report[task.row()].add(outcome)
            progress.advance(bar, outcome.games)
    return report


def print_report(report: dict[tuple[str, int, str], Outcome], console: Console, bots: str = "") -> None:
    heads = ["title", "for", "games", "decisions", "longest", "a second", "stopped", "failed", "options"]
    grid = Grid(*heads, box=SIMPLE_HEAD)
    for column in grid.columns[1:8]:
        column.justify = "right"
    grid.columns[8].overflow = "fold"
    for (title, players, options), outcome in report.items():
        speed = outcome.decisions / outcome.seconds if outcome.seconds else 0.0
        numbers = [outcome.games, outcome.decisions, outcome.longest, round(speed), outcome.stopped]
        numbers.append(len(outcome.failures))
        grid.add_row(title, str(players or "any"), *[f"{n:,}" for n in numbers], options or "default")
    console.print(grid)
    for (title, players, options), outcome in report.items():
        own = f" --players {players}" if players != ANY else ""
        own += f' --options "{options}"' if options else ""
        own += f" --bots {bots}" if bots else ""
        again = f"python -m cradle.arena.soak {title}{own} --games 1 --seed"
        if bots and outcome.games > 1:
            console.print(f"the longest game\n  {again} {outcome.longest_seed}", highlight=False, soft_wrap=True)
        for seed, wrong in outcome.failures[:SHOWN]:
            console.print(f"{wrong}\n  {again} {seed}", markup=False, highlight=False, soft_wrap=True)


def numbers_of(text: str) -> list[int]:
    """'2,3' as numbers."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isdigit() for part in parts):
        raise typer.BadParameter("give player counts like 2,3")
    return [int(part) for part in parts]


def main(
    titles: Annotated[list[str] | None, typer.Argument(help="Titles; all on the shelf if none is given.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each row of the report.")] = 10_000,
    players: Annotated[str, typer.Option(help="Player counts such as 2,3; all if none is given.")] = "",
    options: Annotated[str, typer.Option(help="default, each, all, or a set such as first-game=yes.")] = "default",
    bots: Annotated[
        str, typer.Option(help="Levels drawn for the seats, such as greedy,master; levels for all. Else chance plays.")
    ] = "",
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The first seed; each game has the next one.")] = 0,
) -> None:
    """Play games at random, or among levels drawn at random, and look at every component at every decision."""
    console = Console()
    try:
        rows = rows_of(titles or list(shelf.TITLES), numbers_of(players), options, bool(bots))
        tasks = tasks_of(rows, games, seed, bots)
    except CradleError as error:
        raise typer.BadParameter(Language("en").error(error)) from error
    report = soak(tasks, jobs or os.cpu_count() or 1, console)
    print_report(report, console, bots)
    if any(outcome.failures for outcome in report.values()):
        raise typer.Exit(1)


if __name__ == "__main__":
    typer.run(main)
