"""Plain data is read with checks that name the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.core.errors import BadPosition
from cradle.core.plain import COUNT, FLAG, Plain, fill, fitting, items, number, row, row_of, rows, seats_of, within

DATA: Plain = {
    "n": 7,
    "flag": True,
    "text": "7",
    "row": [1, 2],
    "rows": [[1], []],
    "mixed": [1, "2"],
    "deep": [[1], [True]],
}

pytestmark = pytest.mark.compiled


def test_good_data_is_read() -> None:
    assert number(DATA, "n") == 7
    assert row(DATA, "row") == row(DATA, "row", 2) == [1, 2]
    assert rows(DATA, "rows") == rows(DATA, "rows", 2) == [[1], []]
    assert items(DATA, "mixed") == [1, "2"]


class Purse:
    def __init__(self) -> None:
        self.coins = 3
        self.open = True


NAMES = ["coins", "open"]
RANGES = {"coins": (0, 9), "open": FLAG}


def test_fields_are_written_and_read_back_in_the_same_order() -> None:
    purse = Purse()
    assert row_of(purse, NAMES) == [3, 1]
    fill(purse, NAMES, [9, 0], RANGES, "purse")
    assert purse.coins == 9
    assert purse.open is False
    fill(purse, NAMES, [9, 1], RANGES, "purse")
    assert purse.open is True


def test_a_row_with_a_number_out_of_range_changes_nothing() -> None:
    purse = Purse()
    with pytest.raises(BadPosition):
        fill(purse, NAMES, [5, 2], RANGES, "purse")
    assert (purse.coins, purse.open) == (3, True)


def test_numbers_within_a_range_stay_as_they_are() -> None:
    assert within([0, 9], 0, 9, "row", 2) == [0, 9]
    assert seats_of({"seats": 3}, [2, 3]) == 3
    assert within([COUNT[0], COUNT[1]], 0, (1 << 60) - 1, "row") == [0, (1 << 60) - 1]


def test_no_numbers_at_all_can_be_what_is_wanted() -> None:
    assert row({"row": []}, "row", 0) == within([], 0, 9, "row", 0) == []
    assert rows({"row": []}, "row", 0) == []


@pytest.mark.parametrize(
    ("read", "message", "field"),
    [
        (lambda: number(DATA, "gone"), "core-position-number", "gone"),
        (lambda: number(DATA, "text"), "core-position-number", "text"),
        (lambda: number(DATA, "flag"), "core-position-number", "flag"),
        (lambda: row(DATA, "gone"), "core-position-numbers", "gone"),
        (lambda: row(DATA, "n"), "core-position-numbers", "n"),
        (lambda: row(DATA, "mixed"), "core-position-numbers", "mixed"),
        (lambda: row(DATA, "row", 3), "core-position-length", "row"),
        (lambda: row(DATA, "row", 0), "core-position-length", "row"),
        (lambda: rows(DATA, "n"), "core-position-rows", "n"),
        (lambda: rows(DATA, "rows", 0), "core-position-length", "rows"),
        (lambda: rows(DATA, "rows", 3), "core-position-length", "rows"),
        (lambda: rows(DATA, "row"), "core-position-numbers", "row[0]"),
        (lambda: rows(DATA, "deep"), "core-position-numbers", "deep[1]"),
        (lambda: items(DATA, "n"), "core-position-rows", "n"),
        (lambda: within([1, 10], 0, 9, "row"), "core-position-number", "row[1]"),
        (lambda: within([-1], 0, 9, "row"), "core-position-number", "row[0]"),
        (lambda: within([1], 0, 9, "row", 2), "core-position-length", "row"),
        (lambda: within([1], 0, 9, "row", 0), "core-position-length", "row"),
        (lambda: seats_of({"seats": 4}, [2, 3]), "core-position-number", "seats"),
        (lambda: fitting([10, 1], NAMES, RANGES, "purse[0]"), "core-position-number", "purse[0].coins"),
        (lambda: fitting([1, 2], NAMES, RANGES, "purse"), "core-position-number", "purse.open"),
        (lambda: fitting([1], NAMES, RANGES, "purse"), "core-position-length", "purse"),
    ],
)
def test_bad_data_is_refused_by_name(read: Callable[[], object], message: str, field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read()
    assert caught.value.message == message
    assert caught.value.details["field"] == field


def test_a_wrong_length_is_told_with_the_right_one() -> None:
    for read in (lambda: row(DATA, "row", 3), lambda: rows(DATA, "rows", 3), lambda: within([1], 0, 9, "row", 3)):
        with pytest.raises(BadPosition) as caught:
            read()
        assert caught.value.details["length"] == 3


def test_what_is_read_can_be_changed_without_changing_the_data() -> None:
    row(DATA, "row").append(3)
    items(DATA, "mixed").append(3)
    assert DATA["row"] == [1, 2]
    assert DATA["mixed"] == [1, "2"]
