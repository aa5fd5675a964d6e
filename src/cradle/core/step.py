"""Steps: the things left to do. A question is a step that waits for a seat's answer."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Final, Generic, TypeVar

from cradle.core.errors import BadPosition
from cradle.core.plain import numbers
from cradle.core.table import Table
from cradle.core.words import Kind, Label

OPEN: Final = 0
SEALED: Final = 1
NOBODY: Final = -1  # asked by a step that runs by itself
SEVERAL: Final = -2  # asked by a barrier
T = TypeVar("T", bound=Table)


class Step(Generic[T]):
    """One thing left to do: a name and a few ints, all of them public. It never changes, so clones share it."""

    def run(self, table: T) -> None:
        """Do it, and push what follows. A question does nothing by itself."""

    def asks(self) -> int:
        """The seat that must answer. One virtual call is cheaper than asking for the class."""
        return NOBODY

    def answers(self, table: T) -> list[int]:
        """Only questions have answers; asked here so that the kernel need not look at the class of a step."""
        return []

    def take(self, table: T, answer: int) -> None:
        raise TypeError(f"{type(self).__name__} takes no answer")

    def args(self) -> list[int]:
        """Its fields, in the order of the constructor, which names them."""
        return [int(getattr(self, field)) for field in fields(type(self))]

    def name(self) -> str:
        return kebab(type(self).__name__)


class Question(Step[T]):
    """One thing that a seat must decide."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def asks(self) -> int:
        return self.seat

    def kind(self) -> Kind:
        raise TypeError(f"{type(self).__name__} does not say its kind")

    def name(self) -> str:
        return self.kind().name

    def why(self, table: T, answer: int) -> str:
        """The clause that forbids the answer; the one place where legality is written."""
        return ""

    def sum(self, table: T, answer: int, clause: str) -> Label | None:
        """The numbers by which `why` came to the clause, for people: what it takes and what the seat has. Nothing where
        it is not about numbers. Only what the seat may know."""
        return None

    def answers(self, table: T) -> list[int]:
        """Legal answers, sorted, never empty. Written out only where asking `why` of each is too slow."""
        return [a for a in range(self.kind().bound) if not self.why(table, a)]

    def facts(self, table: T, answer: int) -> list[int]:
        """Numbers for the label of an answer, such as a price; named by the kind's `facts`."""
        return []

    def about(self, table: T) -> list[int]:
        """Numbers for the question's own sentence; named by the kind's `about`."""
        return []


class Together(Step[T]):
    """A barrier: waits until every lane is down to its floor (one byte a seat)."""

    def __init__(self, mode: int, floor: int) -> None:
        self.mode = mode
        self.floor = floor

    def asks(self) -> int:
        return SEVERAL


FIELDS: Final[dict[type, list[str]]] = {}


def fields(kind: type) -> list[str]:
    """The names of a step's constructor, read once."""
    if kind not in FIELDS:
        parameters = inspect.signature(kind).parameters.values()
        FIELDS[kind] = [p.name for p in parameters if p.kind == p.POSITIONAL_OR_KEYWORD]
    return FIELDS[kind]


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


class Steps(Generic[T]):
    """A title's registry: its steps by name, for loading, and its kinds of question."""

    def __init__(
        self, steps: list[Callable[..., Step[T]]], questions: list[tuple[Kind, Callable[..., Question[T]]]]
    ) -> None:
        self.by_name: dict[str, Callable[..., Step[T]]] = {"together": Together}
        for step in steps:
            self.add(kebab(step.__name__), step)
        self.kinds: list[Kind] = []
        self.answers = 0  # of all kinds together: the action space of those who learn
        for kind, question in questions:
            self.add(kind.name, question)
            kind.number = len(self.kinds)
            kind.first = self.answers
            self.answers += kind.bound
            self.kinds.append(kind)

    def add(self, name: str, step: Callable[..., Step[T]]) -> None:
        """A position tells steps apart by their names only."""
        if name in self.by_name:
            raise ValueError(f"two steps are called {name}")
        self.by_name[name] = step

    def load(self, value: object) -> Step[T]:
        if not isinstance(value, list) or not value or not isinstance(value[0], str) or value[0] not in self.by_name:
            raise BadPosition("core-position-step", {"step": str(value)})
        args = numbers(value[1:], value[0])
        try:
            return self.by_name[value[0]](*args)
        except TypeError as error:
            raise BadPosition("core-position-step", {"step": str(value)}) from error


def dump_steps(steps: list[Step[T]]) -> list[list[object]]:
    out: list[list[object]] = []
    for step in steps:
        row: list[object] = [step.name()]
        row.extend(step.args())
        out.append(row)
    return out
