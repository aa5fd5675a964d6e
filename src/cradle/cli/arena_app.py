"""The commands of `cradle arena` and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from cradle.cli.help import Command, Group
from cradle.cli.options import Content, Json, Lang, Options

MOST_GAMES: Final = 100_000_000

Titles = Annotated[list[str], typer.Option("--title", metavar="TITLE", help="help-arena-title", show_default=False)]
Players = Annotated[str, typer.Option("--players", metavar="N,…", help="help-arena-players", show_default=False)]
Entrants = Annotated[
    list[str], typer.Option("--entrant", metavar="ENTRANT", help="help-arena-entrant", show_default=False)
]
Games = Annotated[
    int, typer.Option("--games", metavar="N", min=0, max=MOST_GAMES, help="help-arena-games", show_default=False)
]
Seed = Annotated[str, typer.Option("--seed", metavar="HEX", help="help-arena-seed", show_default=False)]
Budget = Annotated[float, typer.Option("--budget", metavar="S", help="help-arena-budget", show_default=False)]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="FOLDER", help="help-arena-keep", show_default=False)]
Jobs = Annotated[int, typer.Option("--jobs", metavar="N", min=0, max=1024, help="help-jobs", show_default=False)]

arena = typer.Typer(cls=Group, help="help-arena-group")


@arena.callback()
def arena_group(lang: Lang = "") -> None:
    """The language is read from the whole command line."""


@arena.command("run", cls=Command, help="help-arena-run")
def run(
    ctx: typer.Context,
    plan: Annotated[Path | None, typer.Argument(metavar="[PLAN]", help="help-arena-plan", show_default=False)] = None,
    title: Titles = [],  # noqa: B006
    players: Players = "",
    entrant: Entrants = [],  # noqa: B006
    games: Games = 0,
    seed: Seed = "",
    budget: Budget = 0.0,
    option: Options = [],  # noqa: B006
    content: Content = None,
    keep: Keep = None,
    jobs: Jobs = 0,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.cli.arena import Flags, run_plan

    flags = Flags(title, players, entrant, games, seed, budget, option, content)
    run_plan(ctx.obj, plan, flags, keep, jobs, json)


@arena.command("duel", cls=Command, help="help-arena-duel")
def duel(
    ctx: typer.Context,
    a: Annotated[str, typer.Argument(metavar="A", help="help-arena-entrant", show_default=False)],
    b: Annotated[str, typer.Argument(metavar="B", help="help-arena-other", show_default=False)],
    title: Annotated[str, typer.Option("--title", metavar="TITLE", help="help-title", show_default=False)],
    players: Players = "",
    games: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_GAMES, help="help-arena-most")] = 400,
    seed: Seed = "",
    budget: Budget = 0.0,
    option: Options = [],  # noqa: B006
    content: Content = None,
    keep: Keep = None,
    jobs: Jobs = 0,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.cli.arena import Flags
    from cradle.cli.duel import fight

    fight(ctx.obj, Flags([title], players, [a, b], games, seed, budget, option, content), keep, jobs, json)
