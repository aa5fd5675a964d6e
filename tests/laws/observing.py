"""The laws of observation: the numbers of a seat tell what its view tells, and nothing else.

They need librt, as observers do; where it is not installed nothing is compared."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, cast

from cradle import shelf
from cradle.core.rng import seeded
from cradle.core.table import Table
from tests.laws.observed import reader
from tests.laws.subject import Subject, answer_at_random, hold, walk

if TYPE_CHECKING:
    from cradle.core.observation import Layout, Observer

UNTOUCHED = 12_345  # stands where nothing may be written, and where something must be


@cache
def observer(title: str, seats: int, wide: bool) -> Observer:
    if title in shelf.TITLES:
        return shelf.observer(title, seats, wide)
    return cast("Observer", import_module("tests.laws.mini_observation").observer(seats, wide))


def observers(subject: Subject) -> list[Observer]:
    """The wide one and the narrow one; none where librt is not installed or the title has none."""
    name = subject.title.name
    if find_spec("librt") is None or (name in shelf.TITLES and not shelf.observable(name)):
        return []
    return [observer(name, subject.seats, wide) for wide in (True, False)]


def written(observer: Observer, table: Table, eye: int) -> list[int]:
    """A row between two untouched numbers, on whatever stood there before."""
    from cradle.core.observation import blank, fill

    size = observer.layout.size
    out = blank(size + 2)
    fill(out, 0, size + 2, UNTOUCHED)
    observer.write(table, eye, out, 1)
    row = [int(number) for number in out]
    hold(row[0] == row[-1] == UNTOUCHED, f"{type(observer).__name__} writes beside its row")
    return row[1:-1]


def observed_alike(subject: Subject, seed: int, stops: int = 10) -> int:
    """An eye observes the same on a table that it imagines: nothing hidden stands in its numbers."""
    looking = observers(subject)
    compared = 0
    for n, table in enumerate(walk(subject, seed, stops) if looking else ()):
        for eye in range(subject.seats):
            imagined = table.imagine(eye, seeded(1000 * seed + n))
            for one in looking:
                found = unlike(one.layout, written(one, table, eye), written(one, imagined, eye))
                hold(not found, f"seed {seed}: eye {eye} observes otherwise what it imagines: {found}")
                compared += 1
    return compared


def observed_as_viewed(subject: Subject, seed: int, stops: int = 6) -> int:
    """Every field is what a plain reader finds in the view, within its bounds; on a row of zeros the same is drawn."""
    from_view = reader(subject.title.name) if observers(subject) else None
    compared = 0
    for table in walk(subject, seed, stops) if from_view else ():
        for eye in range(subject.seats):
            view = table.view(eye)
            for wide, one in zip((True, False), observers(subject), strict=True):
                row = written(one, table, eye)
                wrong = out_of_bounds(one.layout, row)
                hold(not wrong, f"seed {seed}: {wrong}")
                assert from_view is not None
                found = unlike(one.layout, row, from_view(view, eye, subject.seats, wide))
                hold(not found, f"seed {seed}: eye {eye} observes what it does not see: {found}")
                found = unlike(one.layout, row, drawn(one, table, eye))
                hold(not found, f"seed {seed}: eye {eye}: another row is drawn than written: {found}")
                compared += 1
    return compared


def observation_follows_the_view(subject: Subject, seed: int, stops: int = 8) -> int:
    """As long as an eye sees the same, it observes the same: also while answers are sealed."""
    looking = observers(subject)
    rnd = Random(seed)
    compared = 0
    for table in walk(subject, seed, stops, lambda table: len(table.asked()) > 1) if looking else ():
        after = table.clone()
        before = [(table.view(eye), [written(one, table, eye) for one in looking]) for eye in range(subject.seats)]
        for _ in range(2):
            if after.over():
                break
            answer_at_random(after, rnd)
            for eye, (view, rows) in enumerate(before):
                if after.view(eye) == view:
                    for one, row in zip(looking, rows, strict=True):
                        found = unlike(one.layout, row, written(one, after, eye))
                        hold(not found, f"seed {seed}: eye {eye} sees the same and observes otherwise: {found}")
                        compared += 1
    return compared


def drawn(observer: Observer, table: Table, eye: int) -> list[int]:
    from cradle.core.observation import blank, lay

    out = blank(observer.layout.size)
    lay(out, 0, observer.base)
    observer.draw(table, eye, out, 0)
    return [int(number) for number in out]


def out_of_bounds(layout: Layout, row: list[int]) -> str:
    """The first field with a number that its bounds do not contain."""
    for field in layout.fields:
        numbers = row[layout.start(field.name) :][: field.length]
        if min(numbers) < field.least or max(numbers) > field.most:
            return f"{field.name} is {numbers}, not within {field.least} and {field.most}"
    return ""


def unlike(layout: Layout, one: list[int], two: list[int]) -> str:
    """The first field in which two rows differ."""
    if one == two:
        return ""
    if len(one) != len(two):
        return f"{len(one)} numbers are {len(two)}"
    for field in layout.fields:
        start, end = layout.start(field.name), layout.start(field.name) + field.length
        if one[start:end] != two[start:end]:
            return f"{field.name}: {one[start:end]} is not {two[start:end]}"
    return "no field"
