"""What an observer keeps of a game changes no row of it."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.core.observation import Kept, Layout, Observer, blank, row
from cradle.core.rng import seeded
from cradle.core.table import Table
from cradle.games.hadara.registry import TITLE
from tests.laws.observing import unlike

pytestmark = pytest.mark.compiled


def redrawn(observer: Observer, table: Table, eye: int, kept: Kept) -> list[int]:
    head = blank(2)
    out = [int(number) for number in observer.redraw(table, eye, head, kept)]
    assert out[:2] == [0, 0]
    return out[2:]


def otherwise(layout: Layout, one: list[int], two: list[int], table: Table) -> str:
    found = unlike(layout, one, two)
    return f"{found} in {table.dump()}" if found else ""


@pytest.mark.parametrize(("often", "options"), [(1, {}), (5, {}), (40, {}), (3, {"first-game": "yes"})])
@pytest.mark.parametrize("seats", TITLE.seats)
def test_a_row_is_the_same_with_what_was_kept_however_long_ago(seats: int, often: int, options: dict[str, str]) -> None:
    """Looked at after every answer, after some, or so rarely that a seat has lost cards and bought others."""
    looking = [shelf.observer("hadara", seats, wide) for wide in (True, False)]
    table = shelf.box("hadara").setup(seats, TITLE.choices(options, seats), often)
    kept = [one.keep() for one in looking]
    chance = seeded(seats)
    given = compared = 0
    while not table.over():
        seat = table.someone(chance)
        answers = table.answers(seat)
        table.take(seat, answers[chance.below(len(answers))])
        given += 1
        if given % often:
            continue
        for one, memory in zip(looking, kept, strict=True):
            for eye in range(seats):
                assert not otherwise(one.layout, row(one, table, eye), redrawn(one, table, eye, memory), table)
                compared += 1
    assert compared == given // often * seats * 2
