"""The score sheet: lines, totals, places and ties."""

from __future__ import annotations

import pytest

from cradle.core.sheet import ScoreSheet

pytestmark = pytest.mark.compiled


def sheet(*lines: list[int], ties: list[list[int]] | None = None) -> ScoreSheet:
    made = ScoreSheet(len(lines[0]))
    for n, points in enumerate(lines):
        made.line(f"line-{n}", points)
    if ties is not None:
        made.ties = ties
    return made


def test_totals_add_up_the_lines_of_each_seat() -> None:
    made = sheet([1, 2, 3], [10, -5, 0])
    assert made.lines == ["line-0", "line-1"]
    assert made.totals() == [11, -3, 3]


def test_places_go_by_the_total() -> None:
    made = sheet([7, 12, 9])
    assert made.places() == [3, 1, 2]
    assert made.winners() == [1]


def test_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    made = sheet([9, 12, 9, 12, 1])
    assert made.places() == [3, 1, 3, 1, 5]
    assert made.winners() == [1, 3]


def test_tie_breakers_count_in_their_order() -> None:
    made = sheet([5, 5, 5], ties=[[1, 9], [2, 0], [1, 3]])
    assert made.places() == [2, 1, 3]


def test_a_tie_breaker_never_outweighs_a_point() -> None:
    made = sheet([5, 6], ties=[[99], [0]])
    assert made.places() == [2, 1]


def test_one_seat_is_always_first() -> None:
    assert sheet([-3]).places() == [1]


def test_a_sheet_without_lines_has_only_winners() -> None:
    made = ScoreSheet(3)
    assert made.totals() == [0, 0, 0]
    assert made.winners() == [0, 1, 2]


@pytest.mark.parametrize(("mine", "place", "rival", "winners"), [(9, 2, 1, []), (10, 1, 2, [0]), (11, 1, 2, [0])])
def test_a_rival_without_a_seat_takes_part_and_loses_ties(
    mine: int, place: int, rival: int, winners: list[int]
) -> None:
    made = sheet([mine, 1], [0, 0])
    made.rival("bot", [6, 4])
    assert made.places()[0] == place and made.rival_places() == [rival]
    assert made.rival_totals() == [10] and made.winners() == winners


def test_rivals_have_places_among_each_other() -> None:
    made = sheet([7, 12])
    for name, points in (("automa", [9]), ("shadow", [12]), ("third", [3])):
        made.rival(name, points)
    assert (made.places(), made.rival_places()) == ([4, 1], [3, 2, 5])
    assert made.rivals == ["automa", "shadow", "third"]


def test_points_are_scored_unless_a_title_says_otherwise() -> None:
    assert ScoreSheet(2).scored is True
