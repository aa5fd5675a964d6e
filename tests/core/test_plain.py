"""Plain data is read with checks that name the field."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.core.errors import BadPosition
from cradle.core.plain import Plain, items, number, row, rows

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
        (lambda: rows(DATA, "n"), "core-position-rows", "n"),
        (lambda: rows(DATA, "rows", 3), "core-position-length", "rows"),
        (lambda: rows(DATA, "row"), "core-position-numbers", "row[0]"),
        (lambda: rows(DATA, "deep"), "core-position-numbers", "deep[1]"),
        (lambda: items(DATA, "n"), "core-position-rows", "n"),
    ],
)
def test_bad_data_is_refused_by_name(read: Callable[[], object], message: str, field: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read()
    assert caught.value.message == message
    assert caught.value.details["field"] == field


def test_what_is_read_can_be_changed_without_changing_the_data() -> None:
    row(DATA, "row").append(3)
    items(DATA, "mixed").append(3)
    assert DATA["row"] == [1, 2]
    assert DATA["mixed"] == [1, "2"]
