"""Conditions: the words of a task, held against what a seat sees."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.core.errors import BadContent
from cradle.core.sitting import begin
from cradle.core.table import Table
from cradle.lessons.conditions import Condition, Moment


@pytest.fixture
def table() -> Table:
    return begin(shelf.title("hadara"), shelf.box("hadara"), 2, {"first-game": "yes"}, 152).table


def held(text: str, table: Table, word: str = "crest-3") -> bool:
    """The condition after seat 0 has answered with that word."""
    before = Moment(table, 0, word)
    copy = table.clone()
    copy.take(0, copy.kind(0).answer(word))
    return Condition(text).holds(before, Moment(copy, 0, word))


@pytest.mark.parametrize(
    "text",
    [
        "crest = 3",
        "crest != 2",
        "crest = 1 | 3",
        "crest > 2 and crest <= 3",
        "crest > was",
        "crest = was+4",
        "answer = crest-3",
        "answer = crest-*",
        "asked = none",
        "table.stage = setup",
        "table.players.1.crest = -1",
        "tracks.length = 4",
        "tracks.9 = none",
        "busts.0.carved = false",
        "tiles has 2",
        "tiles lacks 7",
    ],
)
def test_a_condition_that_holds(text: str, table: Table) -> None:
    assert held(text, table)


@pytest.mark.parametrize(
    "text",
    [
        "crest = 2",
        "crest != 3",
        "crest < was",
        "crest = 1 | 2",
        "answer = crest-2",
        "answer = buy-*",
        "crest = 3 and answer = crest-2",
        "tracks.9 > 0",
        "busts.0.carved = true",
        "tiles lacks 2",
        "asked = choose-board",
    ],
)
def test_a_condition_that_does_not_hold(text: str, table: Table) -> None:
    assert not held(text, table)


@pytest.mark.parametrize("text", ["", "crest", "crest =", "crest 3", "crest == 3", "crest = 3 and", "crest = 1 2"])
def test_what_is_no_condition_is_refused(text: str) -> None:
    with pytest.raises(BadContent) as caught:
        Condition(text)
    assert caught.value.message == "core-lesson-condition"


@pytest.mark.parametrize("text", ["culture = 6", "tracks.culture = 6", "crest.0 = 6", "table.culture = 1"])
def test_a_path_that_no_view_has_is_refused(text: str, table: Table) -> None:
    with pytest.raises(BadContent) as caught:
        held(text, table)
    assert caught.value.message == "core-lesson-path"


def test_a_wrong_path_is_told_even_where_the_rest_does_not_hold(table: Table) -> None:
    with pytest.raises(BadContent):
        held("crest = 9 and culture = 6", table)


def test_a_number_is_not_ordered_by_a_word(table: Table) -> None:
    with pytest.raises(BadContent) as caught:
        held("crest > many", table)
    assert caught.value.message == "core-lesson-number"
