"""The commands of `cradle arena` and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from cradle.cli.help import Command, Group
from cradle.cli.options import MOST_SEATS, Content, Json, Lang, Minutes, Options, TitleName

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
Ray = Annotated[str, typer.Option("--ray", metavar="local|ADDRESS", help="help-arena-ray", show_default=False)]
Seats = Annotated[
    int, typer.Option("--players", metavar="N", min=0, max=MOST_SEATS, help="help-balance-players", show_default=False)
]
LineUp = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="help-balance-bots")]
Target = Path | None

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
    ray: Ray = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.arena.ray_engine import engine_at
    from cradle.cli.arena import Flags, run_plan

    flags = Flags(title, players, entrant, games, seed, budget, option, content)
    run_plan(ctx.obj, plan, flags, keep, jobs, json, engine_at(ray))


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
    ray: Ray = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.arena.ray_engine import engine_at
    from cradle.cli.arena import Flags
    from cradle.cli.duel import fight

    flags = Flags([title], players, [a, b], games, seed, budget, option, content)
    fight(ctx.obj, flags, keep, jobs, json, engine_at(ray))


@arena.command("balance", cls=Command, help="help-balance")
def balance(
    ctx: typer.Context,
    title: TitleName,
    players: Seats = 0,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES, help="help-games")] = 400,
    bots: LineUp = "greedy",
    minutes: Minutes = None,
    seed: Seed = "1",
    option: Options = [],  # noqa: B006
    content: Content = None,
    html: Annotated[Target, typer.Option(metavar="FILE", help="help-balance-html", show_default=False)] = None,
    markdown: Annotated[Target, typer.Option(metavar="FILE", help="help-balance-markdown", show_default=False)] = None,
    csv: Annotated[Target, typer.Option(metavar="FILE", help="help-balance-csv", show_default=False)] = None,
    parquet: Annotated[Target, typer.Option(metavar="FILE", help="help-balance-parquet", show_default=False)] = None,
    keep: Keep = None,
    jobs: Jobs = 0,
    ray: Ray = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.arena.ray_engine import engine_at
    from cradle.cli.balance import Files, Wish, balance_title

    wish = Wish(title, players, games, bots, seed, option, content)
    balance_title(ctx.obj, wish, Files(html, markdown, csv, parquet), keep, jobs, engine_at(ray), json, minutes)


@arena.command("export", cls=Command, help="help-export")
def export(
    ctx: typer.Context,
    title: TitleName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-export-file")],
    players: Seats = 0,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, max=MOST_GAMES, help="help-games")] = 100,
    bots: LineUp = "greedy",
    seed: Seed = "1",
    wide: Annotated[bool, typer.Option("--wide", help="help-export-wide", show_default=False)] = False,
    option: Options = [],  # noqa: B006
    content: Content = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.cli.balance import Wish, export_games

    export_games(ctx.obj, Wish(title, players, games, bots, seed, option, content), file, wide, json)
