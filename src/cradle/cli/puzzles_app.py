"""The commands of `cradle puzzles` and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cradle.cli.help import Command, Group
from cradle.cli.options import Lang, TitleName

Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=0, max=1024, help="help-jobs", show_default=False)]

puzzles = typer.Typer(cls=Group, help="help-puzzles-group")


@puzzles.callback()
def puzzles_group(lang: Lang = "") -> None:
    """The language is read from the whole command line."""


@puzzles.command("make", cls=Command, help="help-puzzles-make")
def make(
    ctx: typer.Context,
    title: TitleName,
    count: Annotated[int, typer.Option(metavar="N", min=1, max=10_000, help="help-puzzles-count")] = 40,
    seed: Annotated[int, typer.Option(metavar="N", min=0, max=1 << 32, help="help-puzzles-seed")] = 1,
    level: Annotated[str, typer.Option(metavar="LEVEL", help="help-puzzles-level", show_default=False)] = "",
    jobs: Jobs = 0,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="help-puzzles-out", show_default=False)] = None,
    lang: Lang = "",
) -> None:
    from cradle.cli.puzzles import make_puzzles

    make_puzzles(ctx.obj, title, count, seed, level, jobs, out)


@puzzles.command("check", cls=Command, help="help-puzzles-check")
def check(
    ctx: typer.Context,
    title: TitleName,
    games: Annotated[int, typer.Option(metavar="N", min=12, max=100_000, help="help-puzzles-games")] = 96,
    seed: Annotated[int, typer.Option(metavar="N", min=0, max=1 << 32, help="help-puzzles-check-seed")] = 2,
    jobs: Jobs = 0,
    lang: Lang = "",
) -> None:
    from cradle.cli.puzzles import check_puzzles

    check_puzzles(ctx.obj, title, games, seed, jobs)


@puzzles.command("play", cls=Command, help="help-puzzles-play")
def play(
    ctx: typer.Context,
    title: TitleName,
    number: Annotated[int, typer.Option(metavar="N", min=1, max=10_000, help="help-puzzles-number")] = 1,
    lang: Lang = "",
) -> None:
    from cradle.cli.puzzles import play_puzzle

    play_puzzle(ctx.obj, title, number)
