"""A recorded game on the full screen: its moves with the rounds as chapters, and the table as it stood after each."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.timer import Timer
from textual.widgets import OptionList, Static

from cradle.boards import board_of
from cradle.boards.scene import Scene
from cradle.boards.sheet import draw_sheet
from cradle.boards.tab import Tab
from cradle.cli.full.desk import Desk
from cradle.cli.full.moves import Moves
from cradle.cli.full.page import Page
from cradle.cli.replay import Film
from cradle.cli.voice import Voice

COMMANDS: Final = {"[": "chapter-back", "]": "chapter-on", "g": "run", "e": "eye", "z": "zoom", "q": "quit"}
MOVES: Final = {"← →": "step", "↑ ↓ PgUp PgDn Home End": "list", "Tab": "page", "Space ⌫": "scroll"}
PACE: Final = 1.0  # seconds a move, while the game runs by itself


class ReplayApp(Desk):
    def __init__(self, voice: Voice, film: Film, step: int) -> None:
        super().__init__(voice, board_of(film.words.title, film.document), COMMANDS)
        self.film = film
        self.step = min(step, len(film.moves))
        self.eye = film.eyes[0]
        self.looked: Scene[Any] | None = None
        self.running: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield Static(id="question", markup=False)
        with Vertical(id="desk"):
            with Vertical(id="choice"):
                yield Moves(id="answers", markup=False)
            with Vertical(id="sheet"):
                yield Static(id="tabs")
                with Page(id="page"):
                    yield Static(id="body")
        yield Static(id="news", markup=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.choices.put(self.film, self.voice.say("replay-start"))
        self.choices.go(self.step)
        self.show()

    @property
    def choices(self) -> Moves:
        return self.query_one(Moves)

    @property
    def scene(self) -> Scene[Any] | None:
        return self.looked

    # -- what is shown -----------------------------------------------------------------------------------------------

    def show(self) -> None:
        """The table after the present move, through the present eye."""
        film, table = self.film, self.film.tables[self.step]
        self.looked = Scene(film.words, film.document, table, self.eye, self.size.width)
        self.tabs = [
            *self.board.tabs(self.looked),
            Tab("l", "log", self.log_page),
            Tab("p", "points", lambda: draw_sheet(film.words, table.sheet())),
            Tab("?", "help", self.manual),
        ]
        if self.tab not in [tab.key for tab in self.tabs]:
            self.tab = self.tabs[0].key
        place = self.voice.say("replay-at", n=self.step, all=len(film.moves), name=self.watcher())
        deed = film.headline(film.moves[self.step - 1]) if self.step else self.voice.say("replay-start")
        self.write("question", Text(f"{place} · {deed}"))
        self.show_news()
        self.show_page()

    def watcher(self) -> str:
        """Through whose eyes the table is seen."""
        return (
            self.film.words.players[self.eye]
            if self.eye < len(self.film.words.players)
            else self.voice.say("replay-public")
        )

    def show_news(self) -> None:
        self.show_lines(self.film.log(self.film.moves[self.step - 1]) if self.step else [])

    def log_page(self) -> RenderableType:
        """What has happened so far, the newest line first."""
        lines = [line for move in self.film.moves[: self.step] for line in self.film.log(move)]
        return Text("\n".join(reversed(lines)) or self.voice.say("log-empty"))

    def manual(self) -> RenderableType:
        grid = Grid.grid(padding=(0, 2))
        for keys, name in MOVES.items():
            grid.add_row(Text(keys, style="bold cyan"), self.voice.say(f"film-{name}"))
        for key, name in COMMANDS.items():
            grid.add_row(Text(key, style="bold cyan"), self.voice.say(f"film-{name}"))
        for tab in self.tabs:
            grid.add_row(Text(tab.key, style="bold cyan"), self.voice.say(f"tab-{tab.name}"))
        legend = Grid.grid(padding=(0, 2))
        for sign, meaning in self.board.legend(self.film.words):
            legend.add_row(sign, meaning)
        return Group(grid, Text(), legend)

    # -- going to and fro --------------------------------------------------------------------------------------------

    def go(self, step: int) -> None:
        self.choices.go(max(0, min(step, len(self.film.moves))))

    @on(OptionList.OptionHighlighted)
    def look(self) -> None:
        """The cursor has come to a move, by whatever key."""
        if self.step != self.choices.step():
            self.step = self.choices.step()
            self.show()

    def chapter(self, forward: bool) -> None:
        """To the beginning of the next round, or of this one, or of the one before."""
        starts = [0, *self.film.rounds, len(self.film.moves)]
        if forward:
            self.go(min((start for start in starts if start > self.step), default=self.step))
        else:
            self.go(max((start for start in starts if start < self.step), default=self.step))

    def run_on(self) -> None:
        """Let the game go on by itself, or stop it."""
        if self.running is not None:
            self.running.stop()
            self.running = None
        else:
            self.running = self.set_interval(PACE, self.next_by_itself)

    def next_by_itself(self) -> None:
        if self.step == len(self.film.moves):
            self.run_on()
        else:
            self.go(self.step + 1)

    # -- keys --------------------------------------------------------------------------------------------------------

    def flip(self, step: int) -> None:
        self.go(self.step + step)

    def action_press(self, key: str) -> None:
        if key in ("[", "]"):
            self.chapter(key == "]")
        elif key == "g":
            self.run_on()
        elif key == "e":
            self.eye = self.film.eyes[(self.film.eyes.index(self.eye) + 1) % len(self.film.eyes)]
            self.show()
        else:
            super().action_press(key)
