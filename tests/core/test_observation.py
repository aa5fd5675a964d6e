"""Rows of numbers: fields, layouts, and the ways to write."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.core.errors import BadSetup
from cradle.core.observation import (
    Field,
    Layout,
    blank,
    count_unknown,
    fill,
    mark,
    mark_known,
    of_seats,
    put,
    put_all,
    put_bits,
    put_some,
    row,
)

pytestmark = pytest.mark.compiled


def test_a_layout_knows_where_its_fields_begin() -> None:
    seat = [Field("coins", 1, 0, 999), Field("tracks", 4, 0, 99)]
    layout = Layout([Field("stage", 1, -1, 3, choice=True), *of_seats(seat, 2)])
    assert [field.name for field in layout.fields] == [
        "stage",
        "seat0.coins",
        "seat0.tracks",
        "seat1.coins",
        "seat1.tracks",
    ]
    assert layout.size == 11
    assert [layout.start(name) for name in ("stage", "seat0.tracks", "seat1.coins")] == [0, 2, 6]
    assert layout.fields[0].choice and not layout.fields[4].choice
    assert (layout.fields[4].length, layout.fields[4].least, layout.fields[4].most) == (4, 0, 99)


def test_two_fields_cannot_have_one_name() -> None:
    with pytest.raises(ValueError, match="two fields are called coins"):
        Layout([Field("coins", 1, 0, 9), Field("coins", 2, 0, 9)])


@pytest.mark.parametrize(("length", "least", "most"), [(0, 0, 1), (1, 2, 1), (1, -32769, 0), (1, 0, 32768)])
def test_a_field_has_numbers_that_fit(length: int, least: int, most: int) -> None:
    with pytest.raises(ValueError, match="coins has no such bounds"):
        Field("coins", length, least, most)


def test_a_number_past_a_bound_is_written_as_the_bound() -> None:
    out = blank(3)
    assert put(out, 0, 1 << 40, -5, 999) == 1
    assert put(out, 1, -(1 << 40), -5, 999) == 2
    assert put(out, 2, 7, -5, 999) == 3
    assert list(out) == [999, -5, 7]


def test_lists_are_written_whole_or_as_far_as_there_is_room() -> None:
    out = blank(10)
    assert put_all(out, 0, [3, -9, 70], 0, 50) == 3
    assert put_some(out, 3, [1, 2, 99], 2, -1, 0, 50) == 5
    assert put_some(out, 5, [99], 3, -1, 0, 50) == 8
    assert list(out) == [3, 0, 50, 1, 2, 50, -1, -1, 0, 0]


def test_sets_have_a_column_for_each_bit() -> None:
    out = blank(8)
    assert fill(out, 0, 8, 9) == 8
    assert put_bits(out, 1, 0b10110, 5) == 6
    assert list(out) == [9, 0, 1, 1, 0, 1, 9, 9]


def test_cards_have_columns_from_the_first_on() -> None:
    out = blank(6)
    mark(out, 1, [12, 10], 10, 2)
    assert list(out) == [0, 2, 0, 2, 0, 0]


def test_only_cards_that_the_eye_knows_are_marked() -> None:
    out = blank(4)
    known = [0b001, 0b010, 0b111, 0b000]
    mark_known(out, 0, [0, 1, 2, 3], 0, 1, known, 1)
    assert list(out) == [0, 1, 1, 0]
    assert count_unknown([0, 1, 2, 3], known, 1) == 2


def test_nothing_is_written_past_the_end() -> None:
    with pytest.raises(IndexError):
        fill(blank(3), 1, 3, 1)


@pytest.mark.parametrize("name", list(shelf.TITLES))
def test_the_answers_of_all_kinds_follow_each_other(name: str) -> None:
    begins = 0
    for number, kind in enumerate(shelf.title(name).kinds):
        assert (kind.number, kind.first) == (number, begins)
        begins += kind.bound


def test_observers_are_of_a_player_count() -> None:
    sizes = [shelf.observer("hadara", seats, wide).layout.size for seats in (2, 5) for wide in (True, False)]
    assert sizes == [1041, 368, 1782, 548]
    with pytest.raises(BadSetup):
        shelf.observer("hadara", 6, True)


def test_a_row_is_what_the_layout_says() -> None:
    observer = shelf.observer("hadara", 3, True)
    table = shelf.box("hadara").setup(3, shelf.title("hadara").choices({}, 3), 7)
    seen = row(observer, table, 0)
    assert len(seen) == observer.layout.size
    assert seen[observer.layout.start("question")] == table.kind(0).number
    assert row(observer, table, 1)[observer.layout.start("question")] == -1, "the second seat is asked nothing"
    assert [seen[observer.layout.start(f"seat{s}.asked")] for s in range(3)] == [1, 0, 0]
