"""Chapter 10: the three achievements."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.achievements import achieve
from cradle.games.tapestry.pieces import BY_ACHIEVEMENTS
from tests.games.tapestry.positions import AUTOMA, SHADOW, journal, points, solo, table, told

TOPPLES = 1  # an achievement


def test_10_1_once_a_player() -> None:
    t = table(2)
    made = journal(t)
    for _ in range(2):
        achieve(t, 1, TOPPLES)
    value = t.box.achievements[TOPPLES][0][0]
    assert (points(t, 1), t.players[1].scored[BY_ACHIEVEMENTS]) == (value, value)
    assert (t.arrivals, t.players[1].achieved) == ([0, 1, 0], 1 << TOPPLES)
    assert [(one.seat, one.data) for one in made.told if one.news.name == "achieved"] == [(1, [TOPPLES])]


@pytest.mark.parametrize(("seats", "column"), [(2, 0), (3, 0), (4, 1), (5, 1)])
@pytest.mark.parametrize("achievement", range(3))
def test_10_1_the_later_the_less_until_there_is_nothing(seats: int, column: int, achievement: int) -> None:
    t = table(seats)
    values = t.box.achievements[achievement][column]
    for seat in range(seats):
        achieve(t, seat, achievement)
    assert [points(t, seat) for seat in range(seats)] == [*values, *[0] * seats][:seats]
    assert t.arrivals[achievement] == min(seats, len(values))
    assert [p.achieved > 0 for p in t.players] == [seat < len(values) for seat in range(seats)]


def test_10_3_not_after_the_fifth_income_turn() -> None:
    t = table(2)
    t.players[0].finished = True
    achieve(t, 0, TOPPLES)
    assert (points(t), t.arrivals) == (0, [0, 0, 0])


def test_15_4a_the_automa_scores_and_the_shadow_empire_does_not() -> None:
    t = solo()
    before = points(t, AUTOMA)
    achieve(t, SHADOW, TOPPLES)
    achieve(t, AUTOMA, TOPPLES)
    first, second = t.box.achievements[TOPPLES][0][:2]
    assert (points(t, SHADOW), points(t, AUTOMA) - before, second < first) == (0, second, True)


def test_15_13_nor_does_the_shadow_empire_of_a_game_for_two() -> None:
    t = table(2, shadow=1)
    achieve(t, 2, TOPPLES)
    assert (points(t, 2), t.arrivals[TOPPLES]) == (0, 1)


def test_each_is_told() -> None:
    t = table(2)
    made = journal(t)
    for achievement in range(3):
        achieve(t, 0, achievement)
    assert told(made, "achieved") == [[0], [1], [2]]
