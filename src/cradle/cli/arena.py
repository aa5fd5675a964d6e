"""`cradle arena run`: a tournament, the standings while it goes on, and what came of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, Self

from rich import box
from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table as Grid
from rich.text import Text

from cradle.arena import planfile
from cradle.arena.engine import results
from cradle.arena.game import GameResult, check
from cradle.arena.keep import Engine, Kept, played
from cradle.arena.plan import BALANCED, BadPlan, Plan
from cradle.arena.ratings import Row, Standings
from cradle.arena.seating import round_length
from cradle.arena.stats import Share
from cradle.cli import papers
from cradle.cli.options import wishes
from cradle.cli.simulate import processors
from cradle.cli.voice import Voice

PERIOD: Final = 0.25  # seconds between two pictures of the screen


@dataclass(frozen=True)
class Flags:
    """The fields of a plan that a command line names; empty ones are not named."""

    title: list[str]
    players: str
    entrants: list[str]
    games: int
    seed: str
    budget: float
    options: list[str]
    content: Path | None


def run_plan(
    voice: Voice, path: Path | None, flags: Flags, keep: Path | None, jobs: int, as_json: bool, engine: Engine = results
) -> None:
    document, plan = planned(path, flags)
    check(plan)
    remarks(voice, document, plan)
    with keeping(voice, keep, plan, document) as kept, Screen(voice, plan) as screen:
        for result in played(plan, jobs or processors(), kept, engine):
            screen.add(result, played_now=kept is None or kept.continued)
    if as_json:
        voice.json({"plan": document, "titles": {name: data(table) for name, table in screen.titles.items()}})
    else:
        show(voice, plan, screen.titles)


# -- the plan ----------------------------------------------------------------------------------------------------------


def planned(path: Path | None, flags: Flags) -> tuple[dict[str, object], Plan]:
    """The fields of the file, where there is one, with those of the flags in their place; and the plan they make."""
    document = planfile.parse(papers.read(path), str(path)) if path is not None else {}
    folder = path.parent if path is not None else Path()
    if flags.content is not None:
        folder = Path()
    document |= fields(flags)
    content = document.get("content")
    if content is not None and not isinstance(content, str):
        raise BadPlan("arena-plan-content")
    text = papers.read(folder / content) if content is not None else None
    plan = planfile.make(document, text)
    return {**planfile.defaults(plan), **document}, plan


def fields(flags: Flags) -> dict[str, object]:
    out: dict[str, object] = {}
    if flags.title:
        out["title"] = flags.title[0] if len(flags.title) == 1 else flags.title
    if flags.players:
        counts = [part.strip() for part in flags.players.split(",")]
        if not all(part.isascii() and part.isdigit() and len(part) < 3 for part in counts):
            raise BadPlan("arena-plan-players")
        out["players"] = [int(part) for part in counts]
    for name, value in (("entrants", flags.entrants), ("games", flags.games), ("seed", flags.seed)):
        if value:
            out[name] = value
    if flags.budget:
        out["budget"] = flags.budget
    if flags.options:
        out["options"] = nested(wishes(flags.options))
    if flags.content is not None:
        out["content"] = str(flags.content)
    return out


def nested(options: dict[str, str]) -> dict[str, object]:
    """`hadara.silver=every` belongs to one title only."""
    out: dict[str, object] = {}
    for name, value in options.items():
        title, dot, option = name.partition(".")
        below = out.setdefault(title, {}) if dot else out
        if not isinstance(below, dict):
            raise BadPlan("arena-plan-options")
        below[option if dot else name] = value
    return out


def remarks(voice: Voice, document: dict[str, object], plan: Plan) -> None:
    """Where the number of games is not the one that was asked for, or not enough to be fair."""
    wanted = document["games"]
    for event in plan.events:
        details: dict[str, str | int] = {"title": voice.language.say(event.title), "seats": event.seats}
        if event.games != wanted:
            details |= {"games": event.games, "wanted": str(wanted)}
            voice.complain(voice.language.say("arena-rounded", details))
        whole = round_length(len(plan.contenders), event.seats)
        if plan.seating == BALANCED and event.games < whole:
            details |= {"games": event.games, "round": whole}
            voice.complain(voice.language.say("arena-not-round", details))


@contextmanager
def keeping(voice: Voice, folder: Path | None, plan: Plan, document: dict[str, object]) -> Iterator[Kept | None]:
    """The folder of a kept run. Whoever is interrupted is told how to go on."""
    if folder is None:
        yield None
        return
    kept = Kept(folder, plan, document)
    try:
        yield kept
    except KeyboardInterrupt:
        voice.complain(voice.language.say("arena-kept", {"games": kept.count, "folder": str(folder)}))
        raise
    finally:
        kept.close()


# -- while it goes on --------------------------------------------------------------------------------------------------


class Screen:
    """Games done, their rate, the time left and the standings, on the error stream; and the complaints of entrants."""

    def __init__(self, voice: Voice, plan: Plan) -> None:
        self.voice = voice
        self.plan = plan
        self.titles = {event.title: Standings(plan.names()) for event in plan.events}
        self.title = plan.events[0].title
        self.done = 0
        self.here = 0  # games of this call, not those kept before
        self.begun = self.shown = time.monotonic()
        self.complained: set[tuple[str, str]] = set()
        self.live = Live(console=voice.err, transient=True, auto_refresh=False) if voice.err.is_terminal else None

    def __enter__(self) -> Self:
        if self.live is not None:
            self.live.start()
            self.live.update(self.picture(), refresh=True)
        return self

    def __exit__(self, *_: object) -> None:
        if self.live is not None:
            self.live.stop()

    def add(self, result: GameResult, played_now: bool) -> None:
        self.done += 1
        self.here += played_now
        self.title = result.title
        self.titles[result.title].add(result)
        if result.forfeit >= 0:
            self.complain(result)
        if self.live is not None and time.monotonic() - self.shown >= PERIOD:
            self.shown = time.monotonic()
            self.live.update(self.picture(), refresh=True)

    def complain(self, result: GameResult) -> None:
        """Once for each entrant and kind of fault; the others are counted."""
        name = result.entrants[result.forfeit]
        if (name, result.fault) in self.complained:
            return
        self.complained.add((name, result.fault))
        reason = self.voice.language.say(result.fault, result.details)
        told: dict[str, str | int] = {"entrant": name, "game": result.game + 1, "reason": reason}
        self.voice.complain(self.voice.language.say("arena-forfeit", told))

    def picture(self) -> RenderableType:
        total = self.plan.games()
        bar = Grid.grid(padding=(0, 2, 0, 0))
        bar.add_row(ProgressBar(total, self.done, width=30), Text(self.progress(total)))
        return Group(bar, *self.tables())

    def progress(self, total: int) -> str:
        rate = self.here / max(time.monotonic() - self.begun, 1e-6)
        left = clock((total - self.done) / rate) if rate else "–"
        told: dict[str, str | int] = {"done": self.done, "total": total, "rate": f"{rate:.1f}", "left": left}
        return self.voice.language.say("arena-progress", told)

    def tables(self) -> list[RenderableType]:
        return [standings(self.voice, self.titles[self.title])]


def clock(seconds: float) -> str:
    hours, rest = divmod(round(seconds), 3600)
    return f"{hours}:{rest // 60:02}:{rest % 60:02}"


# -- what came of it ---------------------------------------------------------------------------------------------------


def show(voice: Voice, plan: Plan, titles: dict[str, Standings]) -> None:
    said = voice.language
    for title, table in titles.items():
        seats = ", ".join(str(event.seats) for event in plan.events if event.title == title)
        told: dict[str, str | int] = {"title": said.say(title), "seats": seats, "games": table.games}
        told["seed"] = f"{plan.seed:x}"
        voice.out.print(Text(said.say("arena-head", told), style="bold"), soft_wrap=True)
        voice.out.print(said.say("arena-how"), soft_wrap=True)
        for message, count in (("arena-stopped", table.stopped), ("arena-forfeited", table.forfeited)):
            if count:
                voice.out.print(said.say(message, {"n": count}), soft_wrap=True)
        voice.out.print(standings(voice, table))
        if len(table.names) > 1:
            voice.out.print(said.say("arena-shares"), soft_wrap=True)
            voice.out.print(shares(voice, table))


def standings(voice: Voice, table: Standings) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column(voice.language.say("arena-entrant"), overflow="fold")
    for message in ("rating", "interval", "games", "wins", "interval", "points", "forfeits"):
        grid.add_column(voice.language.say(f"arena-{message}"), justify="right", no_wrap=True)
    for row in table.rows():
        rating = (
            [f"{row.rating.value:.1f}", f"{row.rating.low:.1f}–{row.rating.high:.1f}"] if row.rating else ["–", "–"]
        )
        grid.add_row(row.name, *rating, *share_cells(row))
    return grid


def share_cells(row: Row) -> list[str]:
    share = row.wins
    span = f"{share.low:.1%}–{share.high:.1%}"
    return [str(share.games), f"{share.rate:.1%}", span, f"{row.points:.1f}", str(row.forfeits or "–")]


def shares(voice: Voice, table: Standings) -> Grid:
    """Row against column."""
    names = [row.name for row in table.rows()]
    grid = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    grid.add_column("", overflow="fold")
    for name in names:
        grid.add_column(name, justify="right", overflow="fold")
    for one in names:
        grid.add_row(one, *["–" if one == other else share_text(table.share(one, other)) for other in names])
    return grid


def share_text(share: Share) -> str:
    return f"{share.rate:.1%} ({share.low:.0%}–{share.high:.0%})" if share.games else "–"


def data(table: Standings) -> dict[str, object]:
    rows = table.rows()
    names = [row.name for row in rows]
    against = {one: {other: asdict(table.share(one, other)) for other in names if other != one} for one in names}
    counts = {"games": table.games, "stopped": table.stopped, "forfeited": table.forfeited}
    return {**counts, "standings": [asdict(row) for row in rows], "shares": against}
