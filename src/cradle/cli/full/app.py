"""The full-screen table: the question on top, its answers, the pages of the board behind single keys."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, TypeVar

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static

from cradle.boards.tab import Tab
from cradle.cli.full.answers import Answers
from cradle.cli.full.background import behind
from cradle.cli.full.curtain import Curtain
from cradle.cli.full.flat import flat
from cradle.cli.full.host import FullHost
from cradle.cli.full.keys import DEEDS, answer_of, meant
from cradle.cli.full.moment import Moment
from cradle.cli.full.page import Page
from cradle.cli.full.pages import all_tabs

T = TypeVar("T")
WIDE: Final = 130  # columns from which the answers stand beside the page
LEAST: Final = 40  # columns that a page is drawn on; on a narrower screen it is moved sideways
PATIENCE: Final = 0.3  # seconds after which the screen says who is thinking


class TableApp(App[None]):
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        ("ctrl+c", "leave"),
        ("ctrl+d", "leave"),
        ("ctrl+z", "suspend_process"),
        ("tab", "other_side"),
        ("escape", "close_field"),
    ]

    def __init__(self, host: FullHost) -> None:
        super().__init__()
        self.host = host
        self.failure: Exception | None = None
        self.moment: Moment | None = None
        self.tabs: list[Tab] = []
        self.tab = ""
        self.wanted = ""  # the page that the question before was about
        self.typing = "filter"  # what the field is for
        self.file = ""  # where a copy is wanted
        self.left = False  # the screen is closing
        self.deeds: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.ready = asyncio.Event()  # a person is asked and nothing goes on behind the screen

    def compose(self) -> ComposeResult:
        yield Static(id="heading")
        yield Static(id="question", markup=False)
        with Vertical(id="desk"):
            with Vertical(id="choice"):
                yield Input(id="field", compact=True)
                yield Answers(id="answers", markup=False)
            with Vertical(id="sheet"):
                yield Static(id="tabs")
                with Page(id="page"):
                    yield Static(id="body")
        yield Static(id="news", markup=False)
        yield Static(id="remarks", markup=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.theme = "ansi-dark"  # nothing but the terminal's own colours
        if not self.is_headless:
            for number in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(number, self.action_leave)
        self.answers.focus()
        self.run_worker(self.play())

    # -- the game ----------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Ask until the game is over or somebody leaves. What fails here is told when the screen is closed."""
        try:
            while await self.turn():
                pass
        except Exception as error:
            self.failure = error
        self.action_leave()

    async def turn(self) -> bool:
        """One question; False at the end."""
        waiting = self.set_timer(PATIENCE, self.show_thinking)
        moment = await self.busy(self.host.next_moment)
        waiting.stop()
        if len(self.host.seating.humans()) > 1 and moment.seat != self.host.facing and not moment.over:
            self.clear_table()
            if not await self.push_screen_wait(self.curtain(moment.seat)):
                return False
        self.host.facing = moment.seat
        self.show(moment)
        while True:
            deed, number = await self.next_deed()
            if deed == "quit" or moment.over:
                return False
            if deed == "answer":
                await self.busy(partial(self.host.give, moment, number))
                return True
            if deed == "undo" and await self.busy(lambda: self.host.undo(moment.seat)):
                return True
            if deed == "hint":
                self.host.remark(await self.busy(lambda: self.host.hint(moment.seat, moment.answers)))
            elif deed == "save":
                self.host.save_copy(self.file.strip())
            self.show_remarks()

    async def busy(self, deed: Callable[[], T]) -> T:
        """Do it behind the screen."""
        self.host.resting = False
        found = await behind(deed)
        self.host.resting = True
        return found

    async def next_deed(self) -> tuple[str, int]:
        """What the person wants next. Keys that were pressed too early are forgotten."""
        while not self.deeds.empty():
            self.deeds.get_nowait()
        self.ready.set()
        wanted = await self.deeds.get()
        self.ready.clear()
        return wanted

    def want(self, deed: str, number: int = 0) -> None:
        if self.ready.is_set():
            self.deeds.put_nowait((deed, number))

    # -- what is shown -----------------------------------------------------------------------------------------------

    @property
    def answers(self) -> Answers:
        return self.query_one(Answers)

    @property
    def page(self) -> Page:
        return self.query_one(Page)

    def write(self, place: str, content: RenderableType) -> None:
        widget = self.query_one(f"#{place}", Static)
        widget.update(content)
        widget.set_class(isinstance(content, Text) and not content.plain, "empty")

    def show(self, moment: Moment) -> None:
        """A new question. The page stays unless the question is about another one than the question before."""
        self.moment = moment
        self.tabs = all_tabs(self.host, moment)
        wanted = "p" if moment.over else self.host.board.wanted_tab(moment.scene)
        if wanted != self.wanted or self.tab not in [tab.key for tab in self.tabs]:
            self.wanted = self.tab = wanted
            self.page.scroll_home(animate=False)
        self.action_close_field()
        self.answers.put(moment)
        self.write("question", Text(f"{self.whose(moment)}{moment.question}"))
        self.show_news()
        self.show_remarks()
        self.show_page()

    def whose(self, moment: Moment) -> str:
        """Where several people play, the question says to whom it is put."""
        several = len(self.host.seating.humans()) > 1 and not moment.over
        return f"{self.host.words.players[moment.seat]}: " if several else ""

    def show_page(self) -> None:
        """The page that is wanted, as wide as there is room."""
        if self.moment is None:
            return
        self.set_class(self.size.width >= WIDE, "wide")
        self.moment.scene.width = max(self.page.room(), LEAST)
        self.write("heading", self.host.board.heading(self.moment.scene))
        say = self.host.voice.say
        named = [(tab.key, say(f"tab-{tab.name}")) for tab in self.tabs]
        self.write("tabs", self.bar(named[:-2]))
        self.write("keys", self.bar([*[(key, say(f"deed-{deed}")) for key, deed in DEEDS.items()], *named[-2:]]))
        drawing = next(tab for tab in self.tabs if tab.key == self.tab).draw()
        self.write("body", flat(drawing, self.moment.scene.width))

    def bar(self, entries: list[tuple[str, str]]) -> Text:
        """Keys with their names; each can be clicked, and the page that is shown stands in reverse."""
        text = Text()
        for key, name in entries:
            style = Style(reverse=key == self.tab, meta={"@click": f"app.press({key!r})"})
            text.append(" ")
            text.append(key, style=style + Style(bold=True, color="cyan"))
            text.append(f" {name}", style=style)
        return text

    def show_news(self) -> None:
        """What happened since the last answer, the newest where all of it has no room."""
        lines = self.moment.news if self.moment is not None else []
        room = 12 if self.size.width >= WIDE else 3
        self.write("news", Text("\n".join(f"· {line}" for line in lines[-room:]), style="dim"))

    def show_remarks(self) -> None:
        remarks, self.host.remarks = self.host.remarks, []
        self.write("remarks", Text("\n".join(f"» {remark}" for remark in remarks)))

    def show_thinking(self) -> None:
        self.answers.clear_options()
        self.write("question", Text(self.host.voice.say("full-thinking")))

    def clear_table(self) -> None:
        """Nothing of the last player's is left when the next one sits down."""
        self.answers.clear_options()
        for place in ("question", "news", "remarks", "body"):
            self.write(place, Text())

    def curtain(self, seat: int) -> Curtain:
        name = self.host.words.players[seat]
        return Curtain(self.host.voice.say("pass-keyboard", name=name), self.host.voice.say("pass-ready"))

    # -- keys and clicks ---------------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Keys that nothing else on the screen has taken."""
        if isinstance(self.focused, Input) or isinstance(self.screen, Curtain):
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
        elif key in ("/", "s"):
            self.open_field(DEEDS[key])
        elif key == "z":
            self.toggle_class("zoom")
        elif key == "q":
            self.action_leave()
        elif key in DEEDS:
            self.want(DEEDS[key])
        elif self.moment is not None:
            number = answer_of(key, len(self.moment.answers))
            if number >= 0:
                self.want("answer", number)

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
        """The arrows move the answers or the page."""
        (self.answers if self.focused is self.page else self.page).focus()

    def action_leave(self) -> None:
        self.left = True
        self.exit()

    # -- the field to type in ----------------------------------------------------------------------------------------

    @property
    def field(self) -> Input:
        return self.query_one("#field", Input)

    def open_field(self, deed: str) -> None:
        """For a part of an answer, or for the name of a file."""
        self.remove_class("zoom")
        self.typing = deed
        self.field.placeholder = self.host.voice.say(f"field-{deed}")
        self.field.add_class("open").focus()

    def action_close_field(self) -> None:
        self.field.remove_class("open").clear()
        self.answers.focus()

    @on(Input.Changed)
    def narrow(self, event: Input.Changed) -> None:
        if self.moment is not None and self.typing == "filter":
            self.answers.put(self.moment, event.value)

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        if self.typing == "save":
            self.file = event.value
            self.want("save")
            self.action_close_field()
        elif self.answers.chosen() >= 0:
            self.want("answer", self.answers.chosen())

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        self.want("answer", int(event.option_id or 0))

    @on(Page.Resized)
    def draw_anew(self) -> None:
        self.show_page()
        self.show_news()
