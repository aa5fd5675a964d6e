"""The `cradle` command: its subcommands and their options. Help texts are message ids of cli.ftl."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Annotated

import typer
from typer.exceptions import TyperException

from cradle.cli import problems
from cradle.cli.arena_app import arena
from cradle.cli.help import Command, Group, translate
from cradle.cli.options import MOST_SEATS, Content, Json, Lang, Minutes, Options, Seed, TitleName
from cradle.cli.puzzles_app import puzzles
from cradle.cli.voice import Voice, voice_for, wanted_language
from cradle.core.errors import CradleError
from cradle.language import Language

app = typer.Typer(
    cls=Group,
    help="help-cradle",
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
content = typer.Typer(cls=Group, help="help-content-group")
app.add_typer(content, name="content")
app.add_typer(arena, name="arena")
app.add_typer(puzzles, name="puzzles")


@app.callback(invoke_without_command=True)
def cradle(
    ctx: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="help-version", show_default=False)] = False,
    lang: Lang = "",
) -> None:
    voice: Voice = ctx.obj
    if show_version:
        voice.out.print(f"cradle {package_version()}")
    elif ctx.invoked_subcommand is None:
        voice.out.print(ctx.get_help(), end="")


def package_version() -> str:
    try:
        return version("cradle")
    except PackageNotFoundError:
        return "0"


@app.command("play", cls=Command, help="help-play")
def play(
    ctx: typer.Context,
    title: Annotated[str, typer.Argument(metavar="[TITLE]", help="help-play-title", show_default=False)] = "",
    terminal: Annotated[bool, typer.Option("--terminal", help="help-terminal", show_default=False)] = False,
    players: Annotated[
        int, typer.Option(metavar="N", min=0, max=MOST_SEATS, help="help-players", show_default=False)
    ] = 0,
    humans: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_SEATS, help="help-humans")] = 1,
    seat: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_SEATS, help="help-seat")] = 1,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="help-bots")] = "sensible",
    name: Annotated[list[str], typer.Option(metavar="NAME", help="help-name", show_default=False)] = [],  # noqa: B006
    option: Options = [],  # noqa: B006
    seed: Seed = "",
    content: Content = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="help-save", show_default=False)] = None,
    resume: Annotated[str, typer.Option(metavar="[FILE]", help="help-resume", show_default=False)] = "",
    plain: Annotated[bool, typer.Option("--plain", help="help-plain", show_default=False)] = False,
    pace: Annotated[str, typer.Option(metavar="PACE", help="help-pace")] = "fast",
    lang: Lang = "",
) -> None:
    if not title and not terminal:
        from cradle.server.run import play_now

        play_now()
        return
    from cradle.cli.play import Wish, play_here
    from cradle.shelf import TITLES

    title = title or next(iter(TITLES))
    play_here(ctx.obj, Wish(title, players, humans, seat, bots, name, option, seed, content, save, resume, plain, pace))


@app.command("text", cls=Command, help="help-text")
def text(
    ctx: typer.Context,
    title: TitleName,
    players: Annotated[
        int, typer.Option(metavar="N", min=0, max=MOST_SEATS, help="help-players", show_default=False)
    ] = 0,
    mine: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_SEATS, help="help-text-mine")] = 1,
    seat: Annotated[int, typer.Option(metavar="N", min=1, max=MOST_SEATS, help="help-text-seat")] = 1,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="help-bots")] = "greedy",
    option: Options = [],  # noqa: B006
    seed: Seed = "",
    content: Content = None,
    width: Annotated[int, typer.Option(metavar="N", min=60, max=400, help="help-text-width")] = 120,
    bare: Annotated[bool, typer.Option("--bare", help="help-text-bare", show_default=False)] = False,
    lang: Lang = "",
) -> None:
    from cradle.cli.text import play_text

    play_text(ctx.obj, title, players, mine, seat - 1, bots, option, seed, content, width, bare)


@app.command("serve", cls=Command, help="help-serve")
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option(metavar="NAME", help="help-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=1, max=65535, help="help-port")] = 8000,
    database: Annotated[str, typer.Option(metavar="URL", help="help-database", show_default=False)] = "",
    workers: Annotated[int, typer.Option(metavar="N", min=1, max=64, help="help-workers")] = 1,
    allow_host: Annotated[list[str], typer.Option(metavar="NAME", help="help-allow-host", show_default=False)] = [],  # noqa: B006
    proxy: Annotated[list[str], typer.Option(metavar="ADDRESS", help="help-proxy", show_default=False)] = [],  # noqa: B006
    lang: Lang = "",
) -> None:
    from cradle.server.run import serve as serve_tables

    voice: Voice = ctx.obj
    serve_tables(host, port, database, workers, allow_host, proxy, lambda place: voice.print("serving", address=place))


@app.command("titles", cls=Command, help="help-titles")
def titles(ctx: typer.Context, json: Json = False, lang: Lang = "") -> None:
    from cradle.cli.titles import show

    show(ctx.obj, json)


@app.command("rules", cls=Command, help="help-rules")
def rules(
    ctx: typer.Context,
    title: TitleName,
    first: Annotated[bool, typer.Option("--first", help="help-rules-first", show_default=False)] = False,
    glossary: Annotated[bool, typer.Option("--glossary", help="help-rules-glossary", show_default=False)] = False,
    lang: Lang = "",
) -> None:
    from cradle.cli.rulebook import show

    show(ctx.obj, title, first, glossary)


@app.command("simulate", cls=Command, help="help-simulate")
def simulate(
    ctx: typer.Context,
    title: TitleName,
    players: Annotated[
        int, typer.Option(metavar="N", min=0, max=MOST_SEATS, help="help-players", show_default=False)
    ] = 0,
    games: Annotated[int, typer.Option(metavar="N", min=1, max=10_000_000, help="help-games")] = 100,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="help-simulate-bots")] = "greedy,random",
    seed: Seed = "1",
    jobs: Annotated[int, typer.Option(metavar="N", min=0, max=1024, help="help-jobs", show_default=False)] = 0,
    option: Options = [],  # noqa: B006
    content: Content = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.cli.simulate import simulate_games

    simulate_games(ctx.obj, title, players, games, bots, seed, jobs, option, content, json)


@app.command("ladder", cls=Command, help="help-ladder")
def ladder(
    ctx: typer.Context,
    title: Annotated[str, typer.Argument(metavar="TITLE|all", help="help-ladder-title", show_default=False)],
    players: Annotated[
        int, typer.Option(metavar="N", min=0, max=MOST_SEATS, help="help-ladder-players", show_default=False)
    ] = 0,
    games: Annotated[
        int, typer.Option(metavar="N", min=0, max=10_000_000, help="help-ladder-games", show_default=False)
    ] = 0,
    only: Annotated[str, typer.Option(metavar="A:B,…", help="help-ladder-only", show_default=False)] = "",
    until_clear: Annotated[bool, typer.Option("--until-clear", help="help-ladder-clear", show_default=False)] = False,
    minutes: Minutes = None,
    seed: Seed = "1",
    keep: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-ladder-keep", show_default=False)] = None,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help="help-ladder-write", show_default=False)] = None,
    shares: Annotated[Path | None, typer.Option(metavar="FILE", help="help-ladder-shares", show_default=False)] = None,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, max=1024, help="help-jobs", show_default=False)] = 0,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.cli.ladder import Means, Wish, climb
    from cradle.cli.options import seed_number

    wish = Wish(title, players, games, seed_number(seed), only, until_clear)
    climb(ctx.obj, wish, Means(jobs, minutes, keep, write, shares), json)


@app.command("replay", cls=Command, help="help-replay")
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-replay-file")],
    check: Annotated[bool, typer.Option("--check", help="help-replay-check", show_default=False)] = False,
    to: Annotated[int | None, typer.Option(metavar="N", min=0, help="help-replay-to", show_default=False)] = None,
    content: Content = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-replay-plain", show_default=False)] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.cli.replay import Wish, replay_file

    replay_file(ctx.obj, Wish(file, check, -1 if to is None else to, content, json, plain))


@app.command("analyse", cls=Command, help="help-analyse")
def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-analyse-file")],
    seat: Annotated[
        int, typer.Option(metavar="N", min=0, max=MOST_SEATS, help="help-analyse-seat", show_default=False)
    ] = 0,
    games: Annotated[
        int, typer.Option(metavar="N", min=0, max=100_000, help="help-analyse-games", show_default=False)
    ] = 0,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, max=1024, help="help-jobs", show_default=False)] = 0,
    content: Content = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="help-analyse-html", show_default=False)] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.cli.analyse import Wish, analyse_file

    analyse_file(ctx.obj, Wish(file, seat, games, jobs, content, html, json))


@app.command("tune", cls=Command, help="help-tune")
def tune(
    ctx: typer.Context,
    title: TitleName,
    players: Annotated[
        int, typer.Option(metavar="N", min=0, max=MOST_SEATS, help="help-tune-players", show_default=False)
    ] = 0,
    steps: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000, help="help-tune-steps")] = 200,
    games: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000, help="help-tune-games")] = 24,
    scale: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000, help="help-tune-scale")] = 20,
    duel: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000, help="help-tune-duel")] = 400,
    seed: Seed = "1",
    minutes: Annotated[
        float, typer.Option(metavar="N", min=0, max=100_000, help="help-tune-minutes", show_default=False)
    ] = 0.0,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, max=1024, help="help-jobs", show_default=False)] = 0,
    keep: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-tune-keep", show_default=False)] = None,
    write: Annotated[bool, typer.Option("--write", help="help-tune-write", show_default=False)] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.arena.tune import planned
    from cradle.cli.options import seed_number
    from cradle.cli.tune import tune_title

    plan = planned(title, players, steps, games, seed_number(seed), scale, duel)
    tune_title(ctx.obj, plan, minutes, jobs, keep, write, json)


@app.command("learn", cls=Command, help="help-learn")
def learn(
    ctx: typer.Context,
    title: TitleName,
    players: Annotated[
        int, typer.Option(metavar="N", min=0, max=MOST_SEATS, help="help-tune-players", show_default=False)
    ] = 0,
    games: Annotated[int, typer.Option(metavar="N", min=12, max=1_000_000, help="help-learn-games")] = 400,
    walks: Annotated[int, typer.Option(metavar="N", min=2, max=1_000_000, help="help-learn-walks")] = 60,
    duel: Annotated[int, typer.Option(metavar="N", min=1, max=1_000_000, help="help-learn-duel")] = 200,
    seed: Seed = "1",
    minutes: Annotated[
        float, typer.Option(metavar="N", min=0, max=100_000, help="help-learn-minutes", show_default=False)
    ] = 0.0,
    jobs: Annotated[int, typer.Option(metavar="N", min=0, max=1024, help="help-jobs", show_default=False)] = 0,
    keep: Annotated[Path | None, typer.Option(metavar="FOLDER", help="help-learn-keep", show_default=False)] = None,
    write: Annotated[bool, typer.Option("--write", help="help-learn-write", show_default=False)] = False,
    anyway: Annotated[bool, typer.Option("--anyway", help="help-learn-anyway", show_default=False)] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.arena.learn import planned
    from cradle.cli.learn import learn_title
    from cradle.cli.options import seed_number

    plan = planned(title, players, games, walks, seed_number(seed), duel)
    learn_title(ctx.obj, plan, minutes, jobs, keep, write, anyway, json)


@app.command("bench", cls=Command, help="help-bench")
def bench(
    ctx: typer.Context,
    title: Annotated[list[str], typer.Argument(metavar="[TITLE]…", help="help-bench-titles", show_default=False)] = [],  # noqa: B006
    players: Annotated[
        int, typer.Option(metavar="N", min=0, max=MOST_SEATS, help="help-bench-players", show_default=False)
    ] = 0,
    seconds: Annotated[float, typer.Option(metavar="N", min=0.05, max=3600, help="help-seconds")] = 2.0,
    peers: Annotated[bool, typer.Option("--peers", help="help-peers", show_default=False)] = False,
    envs: Annotated[bool, typer.Option("--envs", help="help-bench-envs", show_default=False)] = False,
    against: Annotated[Path | None, typer.Option(metavar="FILE", help="help-bench-against", show_default=False)] = None,
    instructions: Annotated[
        bool, typer.Option("--instructions", help="help-bench-instructions", show_default=False)
    ] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    from cradle.cli.bench import bench_titles, count_titles
    from cradle.cli.bench_envs import bench_envs

    if envs:
        bench_envs(ctx.obj, title, players, seconds, peers, json)
    elif instructions:
        count_titles(ctx.obj, title, players, against, json)
    else:
        bench_titles(ctx.obj, title, players, seconds, peers, against, json)


@content.callback()
def content_group(lang: Lang = "") -> None:
    """The language is read from the whole command line."""


@content.command("export", cls=Command, help="help-content-export")
def content_export(ctx: typer.Context, title: TitleName, lang: Lang = "") -> None:
    from cradle.cli.content import export

    export(ctx.obj, title)


@content.command("check", cls=Command, help="help-content-check")
def content_check(
    ctx: typer.Context,
    title: TitleName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-content-file")],
    lang: Lang = "",
) -> None:
    from cradle.cli.content import check

    check(ctx.obj, title, file)


def run(arguments: Sequence[str]) -> int:
    """Do what the command line says. Returns the exit code; nothing that people do wrong gives a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter still shows the rest
    voice = voice_for(arguments)
    try:
        try:
            code = obey(arguments, voice)
            sys.stdout.flush()
            return code
        except KeyboardInterrupt:
            return problems.INTERRUPTED
        except CradleError as error:
            return problems.report(voice, error)
        except TyperException as error:
            return problems.report(voice, problems.usage_problem(error))
    except BrokenPipeError:
        return problems.hush()
    except OSError as error:
        return problems.report(voice, problems.Complaint("system", problem=error.strerror or str(error)))


def obey(arguments: Sequence[str], voice: Voice) -> int:
    Language(wanted_language(arguments))
    command = typer.main.get_command(app)
    translate(command, voice)
    result = command.main(list(arguments), prog_name="cradle", standalone_mode=False, obj=voice)
    return result if isinstance(result, int) else problems.OK
