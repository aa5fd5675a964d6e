"""Who plays in the arena: a bot of the shelf, a Python class by its dotted name, or a program that speaks JSON lines.

Only bots of the shelf think in our own process. The others have processes of their own, one for each contender, kept
from game to game; whatever they do wrong is a Fault, for which they forfeit the game.
"""

from __future__ import annotations

import atexit
import json
import re
import shlex
import shutil
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Final

from cradle import lines, shelf
from cradle.arena.plan import BadPlan, Contender, Event
from cradle.arena.program import Fault, Program, shortened
from cradle.bots.base import Bot
from cradle.core.plain import Plain
from cradle.core.rng import Rng
from cradle.core.sheet import ScoreSheet
from cradle.core.table import Table
from cradle.core.title import Box
from cradle.language import Language, TitleLanguage
from cradle.parent import child, leashed

PROGRAM: Final = "process:"
DOTTED: Final = re.compile(r"[^\W\d][\w.]*:[^\W\d]\w*")
STARTING: Final = 20.0  # seconds more for the first answer of a program that has just been started
READY: Final = 60.0  # seconds for a class to be read and made


@dataclass(frozen=True)
class Opening:
    """What an entrant is told when a game begins."""

    event: Event
    box: Box
    choices: list[int]
    names: list[str]
    yours: list[int]


class Entrant(ABC):
    @abstractmethod
    def begin(self, opening: Opening) -> None: ...

    @abstractmethod
    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        """A legal answer for a seat; the table is an imagined one."""

    def end(self, reason: str, sheet: ScoreSheet) -> None:
        """The game has ended."""
        return

    def leave(self) -> None:
        """It plays no more, and no process of it is left."""
        return


class ShelfBot(Entrant):
    def __init__(self, level: str) -> None:
        self.level = level
        self.bots: dict[int, Bot] = {}

    def begin(self, opening: Opening) -> None:
        """One for each seat of each game: what it remembers must not depend on what this process played before."""
        self.bots = {seat: shelf.bot(self.level, opening.event.title) for seat in opening.yours}

    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        return self.bots[seat].choose(table, seat, rng)


class OwnClass(Entrant):
    """A Python class; it thinks in a process of its own (`guest.py`)."""

    def __init__(self, name: str, budget: float) -> None:
        self.name = name
        self.budget = budget
        self.program: Program | None = None

    def start(self) -> Program:
        program = self.program
        if program is None:
            self.program = program = Program([*child("cradle.arena.guest"), self.name])
            self.hear(READY)
        return program

    def begin(self, opening: Opening) -> None:
        event = opening.event
        self.start()
        self.ask({"title": event.title, "content": event.content, "content_name": event.content_name}, READY)

    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        reply = self.ask({"seat": seat, "table": table.dump(), "rng": rng.fork().row()}, self.budget)
        answer = reply.get("answer")
        if not isinstance(answer, int) or answer not in table.answers(seat):
            raise Fault("arena-fault-illegal", {"answer": shortened(str(answer)), "kind": table.kind(seat).name})
        return int(answer)

    def ask(self, job: Plain, seconds: float) -> Plain:
        assert self.program is not None
        self.program.tell(lines.encode(job))
        return self.hear(seconds)

    def hear(self, seconds: float) -> Plain:
        assert self.program is not None
        reply: Plain = json.loads(self.program.hear(seconds))
        if "failed" in reply:
            raise Fault("arena-fault-crashed", {"problem": shortened(str(reply["failed"]))})
        return reply

    def leave(self) -> None:
        if self.program is not None:
            self.program.end()
            self.program = None


class OwnProgram(Entrant):
    """A program in any language; it is sent pages of text and numbered answers (docs/text-protocol.md)."""

    def __init__(self, command: str, budget: float) -> None:
        self.command = command
        self.budget = budget
        self.program: Program | None = None
        self.turn = 0
        self.words: TitleLanguage | None = None
        self.document: Plain = {}

    def begin(self, opening: Opening) -> None:
        if self.program is None:
            self.program = Program(leashed(shlex.split(self.command)))
        event = opening.event
        self.turn = 0
        self.words = TitleLanguage(Language("en"), event.title, opening.box, opening.names)
        self.document = opening.box.reading(opening.choices)
        self.tell(lines.hello(event.title, "en", opening.names, opening.yours, event.options))

    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        from cradle.boards.page import table_page  # only programs need the boards

        assert self.program is not None and self.words is not None
        self.turn += 1
        answers = table.answers(seat)
        kind, words = table.kind(seat), self.words
        choices = [
            lines.Choice(i + 1, kind.word(answer), words.label(table.label(seat, answer)))
            for i, answer in enumerate(answers)
        ]
        page = table_page(words, self.document, table, seat)
        self.tell(lines.ask(seat, self.turn, page, words.label(table.about(seat)), choices))
        said = lines.decode(self.program.hear(self.budget + (0.0 if self.program.answered else STARTING)))
        if said.type != "answer":
            raise Fault("arena-fault-rubbish", {"words": said.type})
        return answers[lines.chosen(said, seat, self.turn, len(answers))]

    def tell(self, message: Plain) -> None:
        if self.program is not None:
            self.program.tell(lines.encode(message))

    def end(self, reason: str, sheet: ScoreSheet) -> None:
        self.tell(lines.end(reason, sheet))

    def leave(self) -> None:
        if self.program is not None:
            self.program.end()
            self.program = None


# -- the entrants of this process ----------------------------------------------------------------------------------

WAITING: Final[dict[tuple[Contender, float], Entrant]] = {}  # for their next game


def entrant(contender: Contender, budget: float) -> Entrant:
    """The one of this process; a new one where there is none."""
    key = (contender, budget)
    if key not in WAITING:
        WAITING[key] = made(contender.bot, budget)
    return WAITING[key]


def made(bot: str, budget: float) -> Entrant:
    if bot.startswith(PROGRAM):
        return OwnProgram(bot.removeprefix(PROGRAM), budget)
    return OwnClass(bot, budget) if DOTTED.fullmatch(bot) else ShelfBot(bot)


@atexit.register
def dismiss() -> None:
    """No process of theirs is left."""
    while WAITING:
        WAITING.popitem()[1].leave()


def check(contender: Contender, event: Event, budget: float) -> None:
    """Before the first game: BadPlan if there is no such entrant."""
    bot = contender.bot
    if bot.startswith(PROGRAM):
        check_command(contender)
    elif DOTTED.fullmatch(bot):
        own = entrant(contender, budget)
        assert isinstance(own, OwnClass)
        try:
            own.start()
        except Fault as fault:
            dismiss()
            problem = str(fault.details.get("problem", fault.details.get("words", bot)))
            raise BadPlan("arena-entrant-class", {"entrant": bot, "problem": problem}) from fault
    elif bot not in shelf.levels(event.title):
        levels = ", ".join(shelf.levels(event.title))
        raise BadPlan("arena-entrant-unknown", {"entrant": bot, "title": event.title, "bots": levels})


def check_command(contender: Contender) -> None:
    command = contender.bot.removeprefix(PROGRAM)
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        raise BadPlan("arena-entrant-command", {"command": command.strip() or "–"})
