"""The full-screen table: the question on top, its answers, the pages of the board behind single keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar, Final, TypeVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Input, OptionList, Static

from cradle.analysis.verdict import NoJudge
from cradle.boards.scene import Scene
from cradle.cli import advice
from cradle.cli.advice import Adviser
from cradle.cli.full.answers import Answers
from cradle.cli.full.background import behind
from cradle.cli.full.curtain import Curtain
from cradle.cli.full.desk import Desk
from cradle.cli.full.host import PACES, FullHost
from cradle.cli.full.keys import DEEDS, answer_of
from cradle.cli.full.moment import Moment
from cradle.cli.full.page import Page
from cradle.cli.full.pages import all_tabs

T = TypeVar("T")
PATIENCE: Final = 0.3  # seconds after which the screen says who is thinking


class TableApp(Desk):
    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close_field")]

    def __init__(self, host: FullHost) -> None:
        super().__init__(host.voice, host.board, DEEDS)
        self.host = host
        self.failure: Exception | None = None
        self.moment: Moment | None = None
        self.wanted = ""  # the page that the question before was about
        self.typing = "filter"  # what the field is for
        self.file = ""  # where a copy is wanted
        self.deeds: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.hurried = asyncio.Event()  # nobody wants to watch the bots until the next question
        self.adviser: Adviser | None = None  # who thinks about a hint
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
        moment = await self.others()
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
                await self.hint(moment)
            elif deed == "save":
                self.host.save_copy(self.file.strip())
            self.show_remarks()

    async def hint(self, moment: Moment) -> None:
        """What the judge thinks, told while it does; any key ends it."""
        try:
            self.adviser = adviser = self.host.adviser(moment.seat, moment.answers)
        except NoJudge as problem:
            self.host.remark(self.host.voice.language.error(problem))
            return
        try:
            for line in await self.busy(lambda: adviser.think(self.tell_thought, lambda: self.left, advice.PATIENCE)):
                self.host.remark(line)
        finally:
            self.adviser = None

    def tell_thought(self, line: str) -> None:
        """From the thread that thinks."""
        if not self.left:
            self.call_later(self.write, "remarks", Text(f"» {line}"))

    async def others(self) -> Moment:
        """Let the bots answer, each in its time, until a person is asked or the game is over."""
        self.hurried.clear()
        while True:
            watched = PACES[self.host.pace] > 0 and not self.hurried.is_set()
            waiting = self.set_timer(PATIENCE, self.show_thinking)
            moment = await self.busy(partial(self.host.next_moment, watched))
            waiting.stop()
            if not moment.watching:
                return moment
            self.show(moment)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.hurried.wait(), PACES[self.host.pace])

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
    def choices(self) -> Answers:
        return self.answers

    @property
    def scene(self) -> Scene[Any] | None:
        return self.moment.scene if self.moment is not None else None

    def possible(self, deed: str) -> bool:
        watching = self.moment is not None and self.moment.watching
        return deed not in ("skip", "undo", "hint") or watching == (deed == "skip")

    def show(self, moment: Moment) -> None:
        """A new question. The page stays unless the question is about another one than the question before."""
        self.moment = moment
        self.tabs = all_tabs(self.host, moment)
        wanted = "p" if moment.over else self.host.board.wanted_tab(moment.scene)
        if moment.watching and self.tab:
            wanted = self.wanted
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
        several = len(self.host.seating.humans()) > 1 and not (moment.over or moment.watching)
        return f"{self.host.words.players[moment.seat]}: " if several else ""

    def show_news(self) -> None:
        """What happened since the last answer."""
        self.show_lines(self.moment.news if self.moment is not None else [])

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

    def on_key(self, _: events.Key) -> None:
        """Besides what the class above does with a key: both are called."""
        if self.adviser is not None:
            self.adviser.enough = True

    def hears(self) -> bool:
        return not isinstance(self.focused, Input) and not isinstance(self.screen, Curtain)

    def action_press(self, key: str) -> None:
        if key in ("/", "s"):
            self.open_field(DEEDS[key])
        elif key == "x":
            self.hurried.set()
        elif key in ("u", "h"):
            self.want(DEEDS[key])
        elif self.moment is not None and answer_of(key, len(self.moment.answers)) >= 0:
            self.want("answer", answer_of(key, len(self.moment.answers)))
        else:
            super().action_press(key)

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
