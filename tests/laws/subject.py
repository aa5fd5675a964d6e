"""What the laws are tried on: a title at one player count with one set of options; and random walks through games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from cradle import shelf
from cradle.core.game import Game
from cradle.core.table import Table
from cradle.core.title import Box, Title

ENDLESS: Final = 20_000  # answers: a game that is longer has no end


class Broken(AssertionError):
    """A law that does not hold."""


def hold(lawful: bool, told: str) -> None:
    if not lawful:
        raise Broken(told)


@dataclass(frozen=True)
class Subject:
    title: Title
    box: Box
    seats: int
    choices: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join([self.title.name, str(self.seats), *self.unusual()])

    def unusual(self) -> list[str]:
        """What is chosen otherwise than by default."""
        chosen = self.options()
        return [f"{o.name}={chosen[o.name]}" for o in self.title.options if chosen[o.name] != o.default]

    def setup(self, seed: int) -> Table:
        return self.box.setup(self.seats, list(self.choices), seed)

    def options(self) -> dict[str, str]:
        return self.title.chosen(list(self.choices))

    def limit(self) -> int:
        return self.title.safety or ENDLESS


def subjects_of(title: Title, box: Box) -> list[Subject]:
    """The title at every player count, with so many sets of options that every choice is made at least once."""
    found = []
    for seats in title.seats:
        free = [option.choices if option.applies(seats) else [option.default] for option in title.options]
        for turn in range(max([len(choices) for choices in free], default=1)):
            wanted = {}
            for option, choices in zip(title.options, free):
                wanted[option.name] = choices[(choices.index(option.default) + turn) % len(choices)]
            found.append(Subject(title, box, seats, tuple(title.choices(wanted, seats))))
    return found


def subjects() -> list[Subject]:
    """Every title on the shelf."""
    return [subject for name in shelf.TITLES for subject in subjects_of(shelf.title(name), shelf.box(name))]


def answer_at_random(table: Table, rnd: Random) -> tuple[int, int]:
    seat = rnd.choice(table.asked())
    answer = rnd.choice(table.answers(seat))
    table.take(seat, answer)
    return seat, answer


def always(table: Table) -> bool:
    return True


def walk(subject: Subject, seed: int, stops: int = 0, when: Callable[[Table], bool] = always) -> Iterator[Table]:
    """Random play from the setup to the end; hands out the table at so many random moments, or at every one."""
    chosen = set(Random(seed).sample(found := moments(subject, seed, when), min(len(found), stops))) if stops else None
    for n, table in enumerate(played(subject, seed)):
        if chosen is None or n in chosen:
            yield table


def moments(subject: Subject, seed: int, when: Callable[[Table], bool] = always) -> list[int]:
    """The numbers of the decisions at which something holds, in the walk with this seed."""
    return [n for n, table in enumerate(played(subject, seed)) if when(table)]


def played(subject: Subject, seed: int) -> Iterator[Table]:
    """The table at every decision of a random game."""
    rnd = Random(seed)
    table = subject.setup(seed)
    for _ in range(subject.limit()):
        if table.over():
            break
        yield table
        answer_at_random(table, rnd)


def inside(table: Table) -> Game[Game]:  # type: ignore[type-arg]
    """The table with its cards and sealed answers: the laws are the only ones outside that look there."""
    assert isinstance(table, Game)
    return table


def text(data: object) -> str:
    return json.dumps(data, sort_keys=True)


def difference(one: object, two: object, where: str = "") -> str:
    """Where two plain values first differ, or nothing."""
    if one == two:
        return ""
    if isinstance(one, dict) and isinstance(two, dict) and list(one) == list(two):
        found = [difference(one[key], two[key], f"{where}.{key}") for key in one]
    elif isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        found = [difference(a, b, f"{where}[{i}]") for i, (a, b) in enumerate(zip(one, two))]
    else:
        found = [f"{where or 'all'}: {one!r} is not {two!r}"]
    return next((each for each in found if each), "")
