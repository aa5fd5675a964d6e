"""The text face as a process: lines of JSON on the standard streams (docs/text-protocol.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from cradle import lines
from cradle.bots.base import Bot
from cradle.core.plain import Plain
from cradle.core.rng import Rng
from cradle.envs.text import TextTable
from cradle.lines import BadLine, Said, Source

PATIENCE: Final = 100  # bad lines in a row after which the game is given up


class Target(Protocol):
    """A binary stream to write to."""

    def write(self, data: bytes, /) -> object: ...
    def flush(self) -> object: ...


class Process:
    """Plays one game with the program at the other end; bots have the seats that are not the program's."""

    def __init__(
        self,
        table: TextTable,
        bots: Mapping[int, Bot],
        rng: Rng,
        source: Source,
        target: Target,
        bare: bool = False,
    ) -> None:
        self.table = table
        self.bots = bots
        self.yours = [seat for seat in range(table.seats) if seat not in bots]
        self.rng = rng
        self.source = source
        self.target = target
        self.bare = bare  # questions come without their page, which takes longest to make
        self.turn = 0
        self.last = -1  # who answered last
        self.bad = 0  # lines in a row

    def run(self) -> str:
        """From hello to the end; returns why it ended."""
        self.say(self.hello())
        reason = ""
        while not self.table.ended and not reason:
            seat = min(self.table.asked, key=lambda seat: (seat - self.last - 1) % self.table.seats)
            if seat in self.bots:
                imagined = self.table.sitting.table.imagine(seat, self.rng)
                self.table.take(seat, self.bots[seat].choose(imagined, seat, self.rng))
            else:
                reason = self.ask(seat)
            self.last = seat
        reason = reason or self.table.reason
        self.say(lines.end(reason, self.table.sheet, self.table.outcome(), self.table.score_page()))
        return reason

    def say(self, message: Plain) -> None:
        self.target.write(lines.encode(message))
        self.target.flush()

    def hello(self) -> Plain:
        table = self.table
        language = table.words.language.code
        return lines.hello(table.title, language, table.names, self.yours, table.options, table.legend())

    def ask(self, seat: int) -> str:
        """Ask until there is an answer; returns why the game ends, if it does."""
        self.turn += 1
        table = self.table
        page = "" if self.bare else table.page(seat)
        self.say(lines.ask(seat, self.turn, page, table.question(seat), table.answers(seat)))
        while True:
            try:
                line = lines.read(self.source)
                if line is None:
                    return lines.QUIT
                said = lines.decode(line)
                if said.type == "quit":
                    return lines.QUIT
                if said.type == "answer":
                    possible = table.possible(seat)
                    table.take(seat, possible[lines.chosen(said, seat, self.turn, len(possible))])
                    self.bad = 0
                    return ""
                self.say(self.told(said, seat))
                self.bad = 0
            except BadLine as problem:
                self.say(lines.error(problem, table.words.language.error(problem)))
                self.bad += 1
                if self.bad == PATIENCE:
                    return lines.FORFEIT

    def told(self, said: Said, asked: int) -> Plain:
        """What the program wants to look at; only through the eyes of its own seats."""
        if said.type == "hello":
            return self.hello()
        table = self.table
        seat = asked if said.seat is None else said.seat
        if seat not in self.yours:
            yours = ", ".join(str(own) for own in self.yours)
            raise BadLine("lines-not-yours", {"seat": lines.clipped(seat), "seats": yours})
        if said.type == "page":
            return {"type": "page", "seat": seat, "page": table.page(seat)}
        if said.type == "view":
            return {"type": "view", "seat": seat, "view": table.view(seat)}
        answers = [choice.plain() for choice in table.answers(seat)]
        return {"type": "answers", "seat": seat, "question": table.question(seat), "answers": answers}
