"""What the judge says of a question, in plain values that travel to other processes and into JSON.

Chances are parts of one, points are points of the title. All numbers are rounded, so that equal verdicts are equal byte
for byte.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field

from cradle.analysis.marks import MARKS
from cradle.core.errors import CradleError
from cradle.core.plain import Plain
from cradle.core.words import Label

Number = int | str


class NoJudge(CradleError):
    """A table of which nobody can say what answers are worth; says why."""


@dataclass(frozen=True)
class Reason:
    """A message of `analysis.ftl` with its numbers: `seat` and nouns of the box by their numbers, `line` by the name of
    a line of the score sheet, `harm` by the name of the news that tells it."""

    message: str
    numbers: dict[str, Number]


@dataclass(frozen=True)
class Named:
    """What an answer is called: a message of the title, and its numbers by name."""

    message: str
    numbers: dict[str, int]


def named(label: Label) -> Named:
    return Named(label.message, dict(zip(label.names, label.numbers, strict=True)))


@dataclass(frozen=True)
class Weighed:
    """One answer of the seat that is asked."""

    word: str
    answer: int
    label: Named
    chance: float  # to win
    points: float  # that the seat has at the end; nothing where nobody has points
    error: float  # two standard errors of how far it is from the best answer; of the best, from the second
    games: int
    reasons: list[Reason]


@dataclass(frozen=True)
class Likely:
    """An answer that another seat may give next, and in which part of the games it did."""

    seat: int
    kind: str
    word: str
    label: Named
    chance: float


@dataclass(frozen=True)
class Verdict:
    """All that is known of one question of one seat. Where the seat is not asked there are no answers."""

    seat: int
    question: int  # the number that the host gave it
    kind: str
    answers: list[Weighed]  # the best first
    games: int
    sure: bool  # whether the best answer is ahead by more than its error
    scored: bool  # whether anybody has points
    chances: list[float]  # of all seats, after the best answer
    points: list[float]
    likely: list[Likely] = field(default_factory=list)  # of every rival up to two
    watch: list[Reason] = field(default_factory=list)  # up to three, dangers first

    @property
    def close(self) -> bool:
        """Where the best is not sure: whether it hardly matters which of two is given, or more games would tell."""
        return len(self.answers) > 1 and self.answers[0].chance - self.answers[1].chance < MARKS["inaccuracy"]

    def plain(self) -> Plain:
        return asdict(self)
