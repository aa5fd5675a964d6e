"""A full screen with pages behind single keys: what the table and a replay have in common."""

from __future__ import annotations

import asyncio
import signal
from abc import abstractmethod
from typing import Any, ClassVar, Final

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import App
from textual.binding import BindingType
from textual.widget import Widget
from textual.widgets import Static

from cradle.boards.plain import Board
from cradle.boards.scene import Scene
from cradle.boards.tab import Tab
from cradle.cli.full.flat import flat
from cradle.cli.full.keys import meant
from cradle.cli.full.page import Page
from cradle.cli.voice import Voice

WIDE: Final = 130  # columns from which the answers stand beside the page
LEAST: Final = 40  # columns that a page is drawn on; on a narrower screen it is moved sideways


class Desk(App[None]):
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("ctrl+c", "leave"),
        ("ctrl+d", "leave"),
        ("ctrl+z", "suspend_process"),
        ("tab", "other_side"),
    ]

    def __init__(self, voice: Voice, board: Board, commands: dict[str, str]) -> None:
        super().__init__()
        self.voice = voice
        self.board = board
        self.commands = commands  # single keys that turn to no page, and what they do
        self.tabs: list[Tab] = []
        self.tab = ""
        self.left = False  # the screen is closing

    def on_mount(self) -> None:
        self.theme = "ansi-dark"  # nothing but the terminal's own colours
        if not self.is_headless:
            for number in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, self.action_leave)
        self.choices.focus()

    @property
    @abstractmethod
    def choices(self) -> Widget:
        """What arrows move while they do not move the page."""

    @property
    @abstractmethod
    def scene(self) -> Scene[Any] | None:
        """What the pages show."""

    @abstractmethod
    def show_news(self) -> None:
        """What has happened, as much of it as there is room for."""

    def possible(self, deed: str) -> bool:
        """Whether there is anything to do it to: only then its key is told."""
        return True

    def hears(self) -> bool:
        """Whether keys are meant for the screen; otherwise somebody types."""
        return True

    # -- what is shown -----------------------------------------------------------------------------------------------

    @property
    def page(self) -> Page:
        return self.query_one(Page)

    def write(self, place: str, content: RenderableType) -> None:
        widget = self.query_one(f"#{place}", Static)
        widget.update(content)
        widget.set_class(isinstance(content, Text) and not content.plain, "empty")

    def show_page(self) -> None:
        """The page that is wanted, as wide as there is room."""
        scene = self.scene
        if scene is None:
            return
        self.set_class(self.size.width >= WIDE, "wide")
        scene.width = max(self.page.room(), LEAST)
        self.write("heading", self.board.heading(scene))
        say = self.voice.say
        named = [(tab.key, say(f"tab-{tab.name}")) for tab in self.tabs]
        self.write("tabs", self.bar(named[:-2]))
        deeds = [(key, say(f"deed-{deed}")) for key, deed in self.commands.items() if self.possible(deed)]
        self.write("keys", self.bar([*deeds, *named[-2:]]))
        drawing = next(tab for tab in self.tabs if tab.key == self.tab).draw()
        self.write("body", flat(drawing, scene.width))

    def bar(self, entries: list[tuple[str, str]]) -> Text:
        """Keys with their names; each can be clicked, and the page that is shown stands in reverse."""
        text = Text()
        for key, name in entries:
            style = Style(reverse=key == self.tab, meta={"@click": f"app.press({key!r})"})
            text.append(" ")
            text.append(key, style=style + Style(bold=True, color="cyan"))
            text.append(f" {name}", style=style)
        return text

    def show_lines(self, lines: list[str]) -> None:
        """What has happened, the newest where all of it has no room."""
        room = 12 if self.size.width >= WIDE else 3
        self.write("news", Text("\n".join(f"· {line}" for line in lines[-room:]), style="dim"))

    # -- keys and clicks ---------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Keys that nothing else on the screen has taken."""
        if not self.hears():
            return
        if event.key in ("left", "right"):
            self.flip(1 if event.key == "right" else -1)
        elif event.key == "space":
            self.scroll_on()
        elif event.key == "backspace":
            self.page.scroll_page_up(animate=False)
        elif event.character is not None and event.is_printable:
            self.action_press(meant(event.character))

    def action_press(self, key: str) -> None:
        """A single key, or a click on its name."""
        if key in [tab.key for tab in self.tabs]:
            self.turn_to(key)
        elif key == "z":
            self.toggle_class("zoom")
        elif key == "q":
            self.action_leave()

    def turn_to(self, key: str) -> None:
        self.tab = key
        self.page.scroll_home(animate=False)
        self.show_page()

    def flip(self, step: int) -> None:
        keys = [tab.key for tab in self.tabs]
        if keys:
            self.turn_to(keys[(keys.index(self.tab) + step) % len(keys)])

    def scroll_on(self) -> None:
        """A screen further; from the end back to the top."""
        if self.page.scroll_y >= self.page.max_scroll_y:
            self.page.scroll_home(animate=False)
        else:
            self.page.scroll_page_down(animate=False)

    def action_other_side(self) -> None:
        """The arrows move the list or the page."""
        (self.choices if self.focused is self.page else self.page).focus()

    def action_leave(self) -> None:
        self.left = True
        self.exit()

    @on(Page.Resized)
    def draw_anew(self) -> None:
        self.show_page()
        self.show_news()
