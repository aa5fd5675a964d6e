"""A table whose steps write down that they ran."""

from __future__ import annotations

from typing import Final

from cradle.core.cards import Cards
from cradle.core.game import Game
from cradle.core.plain import Plain
from cradle.core.rng import seeded
from cradle.core.sheet import ScoreSheet
from cradle.core.step import OPEN, Question, Step, Steps
from cradle.core.words import Kind

ALL: Final = 0b1111

SAY_KIND: Final = Kind("say", "log/1.1", ("number", 9), "more", "stop", "wake", facts="double", about="said")

MORE, STOP, WAKE = 9, 10, 11


class Log(Game["Log"]):
    """A table of three with a list of what happened."""

    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats, seeded(1), Cards([0] * 4, 2 if seats else 0, ALL, 1))
        if seats:
            self.cards.zones[0] = list(range(4))
        self.log: list[str] = []

    def clone(self) -> Log:
        t = Log(0)
        t.rng = self.rng.copy()
        t.copy_kernel(self)
        t.log = self.log[:]
        return t

    def view(self, eye: int) -> Plain:
        return {"pending": self.pending(), "note": self.note(eye)}

    def numbers(self, seat: int) -> dict[str, int]:
        return {}

    def dump(self) -> Plain:
        return self.dump_kernel()

    def sheet(self) -> ScoreSheet:
        return ScoreSheet(self.seats)

    def audit(self) -> str:
        return ""


class Write(Step[Log]):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, table: Log) -> None:
        table.log.append(f"step {self.n}")


class Say(Question[Log]):
    """A number is written down; `more` asks again; `stop` asks the next seat before all; `wake` brings it back."""

    def kind(self) -> Kind:
        return SAY_KIND

    def why(self, table: Log, answer: int) -> str:
        return "log/1.2" if answer == 7 else ""

    def take(self, table: Log, answer: int) -> None:
        table.log.append(f"{self.seat} {SAY_KIND.word(answer)}")
        if answer == MORE:
            table.push(Say(self.seat))
            table.push(Write(self.seat))
        elif answer == STOP:
            table.together([Say((self.seat + 1) % table.seats)], OPEN)
        elif answer == WAKE:
            table.join(Say((self.seat + 1) % table.seats))

    def facts(self, table: Log, answer: int) -> list[int]:
        return [2 * answer]

    def about(self, table: Log) -> list[int]:
        return [len(table.log)]


STEPS: Final = Steps[Log]([Write], [(SAY_KIND, Say)])


def asking(mode: int, seats: tuple[int, ...] = (0, 1, 2)) -> Log:
    """A table whose lanes ask some seats, with a step to do afterwards."""
    t = Log()
    t.push(Write(99))
    t.together([Say(s) for s in seats], mode)
    t.settle()
    return t
