"""What tests of observations share: a row by the names of its fields, and the first that is not as the view says."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import cast

from cradle import shelf
from cradle.core.observation import Field, Layout, blank
from cradle.core.rng import seeded
from cradle.core.step import fields
from cradle.core.table import Table
from tests.laws.observed import reader
from tests.laws.observing import drawn, out_of_bounds, unlike, written

Ranges = dict[str, list[int]]


def look(title: str, t: Table, eye: int, wide: bool = True) -> dict[str, list[int]]:
    """What the seat observes, by the names of the fields."""
    observer = shelf.observer(title, t.seats, wide)
    row = written(observer, t, eye)
    starts = observer.layout.starts
    return {field.name: row[starts[field.name] : starts[field.name] + field.length] for field in observer.layout.fields}


def wrong(title: str, t: Table) -> str:
    """The first field that is not what the view says, that another deal of the unknown changes, or out of bounds."""
    for wide in (True, False):
        observer = shelf.observer(title, t.seats, wide)
        layout = observer.layout
        for eye in range(t.seats):
            row = written(observer, t, eye)
            dreamt = written(observer, t.imagine(eye, seeded(3)), eye)
            found = (
                out_of_bounds(layout, row)
                or unlike(layout, row, reader(title)(t.view(eye), eye, t.seats, wide))
                or unlike(layout, row, dreamt)
                or unlike(layout, row, drawn(observer, t, eye))
            )
            if found:
                return f"eye {eye}, {'wide' if wide else 'narrow'}: {found}"
    return ""


def digest(title: str, seats: int, wide: bool) -> str:
    """Of all fields with their lengths and bounds: whoever learned on such rows, or kept them, counts on these."""
    fields = shelf.observer(title, seats, wide).layout.fields
    lines = [f"{field.name} {field.length} {field.least} {field.most} {int(field.choice)}" for field in fields]
    return sha256("\n".join(lines).encode()).hexdigest()[:8]


def asked_row(
    title: str, write: Callable[..., object], fields: list[Field], t: Table, eye: int
) -> dict[str, list[int]]:
    """The fields of the question alone, as `write` draws them on the base of a row."""
    observer = shelf.observer(title, t.seats, True)
    size = sum(field.length for field in fields)
    first = observer.layout.start(fields[0].name)
    out = blank(size)
    for i in range(size):
        out[i] = observer.base[first + i]
    write(t, eye, out, 0)
    row = [int(number) for number in out]
    starts = Layout(fields).starts
    return {field.name: row[starts[field.name] : starts[field.name] + field.length] for field in fields}


def variations(step: Callable[..., object], name: str, seat: int, values: Ranges) -> list[list[object]]:
    """The question with its first numbers, then with each of its numbers changed to every other value."""
    names = fields(cast(type, step))[1:]
    first: list[object] = [name, seat, *[values[field][0] for field in names]]
    out = [first]
    for i, field in enumerate(names):
        out += [[*first[: 2 + i], value, *first[3 + i :]] for value in values[field][1:]]
    return out
