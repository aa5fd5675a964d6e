"""`cradle ladder`: how strong the levels of a title are, each against the one below."""

from __future__ import annotations

import shlex
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Self

from rich import box
from rich.console import Group, RenderableType
from rich.live import Live
from rich.progress_bar import ProgressBar
from rich.table import Table as Grid
from rich.text import Text

from cradle import shelf
from cradle.arena import ladder_page
from cradle.arena.game import GameResult, check
from cradle.arena.keep import Kept, played
from cradle.arena.ladder import Match, Row, Tally, matches, rungs
from cradle.arena.plan import BadPlan
from cradle.bots.levels import LEVELS
from cradle.cli import papers
from cradle.cli.arena import PERIOD, clock
from cradle.cli.balance import check_places
from cradle.cli.options import deadline
from cradle.cli.simulate import processors
from cradle.cli.voice import Voice

ALL: Final = "all"
WHOLE: Final = 3  # columns that are never cut short: who, how many games, and the share


@dataclass(frozen=True)
class Wish:
    """What is to be played; the same wish gives the same shares and points."""

    title: str
    players: int
    games: int
    seed: int
    only: str
    until_clear: bool

    def titles(self) -> list[str]:
        """One, or all that have a ladder; where pairs are named, simply all."""
        if self.title != ALL:
            return [shelf.title(self.title).name]
        return [title for title in shelf.TITLES if self.only or rungs(title)]

    def matches(self) -> list[Match]:
        each = [matches(title, self.players, self.games, self.seed, self.only) for title in self.titles()]
        return [match for one in each for match in one]

    def command(self, title: str) -> str:
        """The line that gives the same again."""
        words = ["cradle", "ladder", title]
        words += ["--players", str(self.players)] if self.players else []
        words += ["--games", str(self.games)] if self.games else []
        words += ["--only", self.only] if self.only else []
        words += ["--until-clear"] if self.until_clear else []
        return shlex.join([*words, "--seed", f"{self.seed:x}"])


@dataclass(frozen=True)
class Means:
    """How it is played, and where it goes."""

    jobs: int = 0
    minutes: float | None = None
    keep: Path | None = None
    write: Path | None = None
    shares: Path | None = None


def climb(voice: Voice, wish: Wish, means: Means, as_json: bool) -> None:
    lines = wish.matches()
    if not lines:
        raise BadPlan("arena-ladder-none", {"title": wish.title, "levels": ", ".join(LEVELS)})
    for match in lines:
        check(match.plan())
    check_places(means.write, means.shares)
    board = Board(voice, lines, wish.until_clear)
    try:
        with board:
            play_all(board, means)
    except KeyboardInterrupt:
        if not as_json:
            show(voice, board.rows())
        if means.keep is not None:
            voice.complain(voice.language.say("arena-kept", {"games": board.done, "folder": str(means.keep)}))
        raise
    rows = board.rows()
    put_down(voice, wish, means, rows)
    if as_json:
        voice.json({title: [row.data() for row in of(title, rows)] for title in wish.titles()})
    else:
        show(voice, rows)
        for file in (means.write, means.shares):
            if file is not None:
                voice.out.print(voice.language.say("balance-written", {"file": str(file)}), soft_wrap=True)


# -- games -------------------------------------------------------------------------------------------------------


def play_all(board: Board, means: Means) -> None:
    """One match after the other; of the time that is left each has an equal part."""
    end = deadline(means.minutes)
    for place, match in enumerate(board.lines):
        now = time.monotonic()
        play(board, match, means, now + (end - now) / (len(board.lines) - place))


def play(board: Board, match: Match, means: Means, end: float) -> None:
    """Whole, or until it is clear, or as long as there is time."""
    plan = match.plan()
    board.begin(match)
    with ExitStack() as stack:
        kept = None
        if means.keep is not None:
            kept = Kept(means.keep / match.title / match.folder(), plan, match.document())
            stack.callback(kept.close)
        games = played(plan, means.jobs or processors(), kept, more=lambda: time.monotonic() < end)
        stack.callback(games.close)
        for result in games:
            board.add(result, played_now=kept is None or kept.continued)
            if board.until_clear and board.tallies[-1].clear():
                break


class Board:
    """Games done, their rate and every line as it stands, on the error stream."""

    def __init__(self, voice: Voice, lines: list[Match], until_clear: bool) -> None:
        self.voice = voice
        self.lines = lines
        self.until_clear = until_clear
        self.tallies: list[Tally] = []  # of the lines that were begun; the last one is being played
        self.total = sum(match.plan().games() for match in lines)
        self.done = 0
        self.here = 0  # games of this call, not those kept before
        self.begun = self.shown = time.monotonic()
        self.live = Live(console=voice.err, transient=True, auto_refresh=False) if voice.err.is_terminal else None

    def __enter__(self) -> Self:
        if self.live is not None:
            self.live.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.live is not None:
            self.live.stop()

    def begin(self, match: Match) -> None:
        self.tallies.append(Tally(match))
        self.draw()

    def add(self, result: GameResult, played_now: bool) -> None:
        self.done += 1
        self.here += played_now
        self.tallies[-1].add(result)
        if time.monotonic() - self.shown >= PERIOD:
            self.draw()

    def rows(self) -> list[Row]:
        return [tally.row(self.until_clear) for tally in self.tallies]

    def draw(self) -> None:
        self.shown = time.monotonic()
        if self.live is not None:
            self.live.update(self.picture(), refresh=True)

    def picture(self) -> RenderableType:
        match = self.tallies[-1].match
        rate = self.here / max(time.monotonic() - self.begun, 1e-6)
        left = clock((self.total - self.done) / rate) if rate else "–"
        told: dict[str, str | int] = {"done": self.done, "total": self.total, "rate": f"{rate:.2f}", "left": left}
        bar = Grid.grid(padding=(0, 2, 0, 0))
        bar.add_row(ProgressBar(self.total, self.done, width=30), self.voice.language.say("arena-progress", told))
        rows = [row for row in self.rows() if row.match.title == match.title]
        return Group(bar, Text(self.voice.language.say(match.title), style="bold"), grid(self.voice, rows))


# -- what came of it ---------------------------------------------------------------------------------------------


def put_down(voice: Voice, wish: Wish, means: Means, rows: list[Row]) -> None:
    """The page and the file of shares, where they are wanted."""
    if means.write is not None:
        before = papers.read(means.write) if means.write.exists() else ""
        sections = {
            title: ladder_page.section(voice.language, title, of(title, rows), wish.command(title))
            for title in wish.titles()
        }
        papers.write(means.write, ladder_page.page(voice.language, before, sections))
    if means.shares is not None:
        before = papers.read(means.shares) if means.shares.exists() else ""
        papers.write(means.shares, ladder_page.shares(before, rows))


def of(title: str, rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.match.title == title]


def show(voice: Voice, rows: list[Row]) -> None:
    for title in dict.fromkeys(row.match.title for row in rows):
        voice.out.print(Text(voice.language.say(title), style="bold"), soft_wrap=True)
        voice.out.print(grid(voice, of(title, rows)))
        for remark in ladder_page.remarks(voice.language, of(title, rows)):
            voice.out.print(remark, soft_wrap=True)


def grid(voice: Voice, rows: list[Row]) -> Grid:
    out = Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    cells = [ladder_page.cells(row) for row in rows]
    for i, column in enumerate(ladder_page.columns(voice.language)):
        least = max((len(line[i]) for line in cells), default=0) if i < WHOLE else None
        out.add_column(column.replace(" ", "\n"), justify="right" if i else "left", no_wrap=True, min_width=least)
    for row, line in zip(rows, cells, strict=True):
        style = {True: "green", False: "red"}[row.met] if row.goal and row.games else ""
        out.add_row(*line, style=style)
    return out
