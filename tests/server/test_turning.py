"""Turning points are read off the scores."""

from __future__ import annotations

from cradle.server.turning import RacePoint, TurningPoint, race_points, turning_points


def test_the_winner_takes_the_lead_for_good_once() -> None:
    totals = [[0, 0], [2, 0], [2, 3], [4, 3], [4, 3], [4, 9], [5, 9]]
    assert turning_points(totals) == [
        TurningPoint(2, "lead", 1, 1),
        TurningPoint(3, "lead", 0, 1),
        TurningPoint(5, "decided", 1, 5),
    ]


def test_a_big_gain_is_told_though_the_lead_stays() -> None:
    totals = [[0, 0], [10, 0], [11, 0], [11, 1], [11, 9], [11, 9], [12, 9]]
    assert turning_points(totals) == [TurningPoint(1, "decided", 0, 10), TurningPoint(4, "swing", 1, 8)]


def test_the_biggest_gains_only_and_nothing_small() -> None:
    totals = [[0, 0], [50, 0], [50, 1], [50, 31], [70, 31], [70, 71], [70, 72], [100, 72]]
    turns = turning_points(totals)
    assert TurningPoint(2, "swing", 1, 1) not in turns
    assert [(turn.step, turn.kind) for turn in turns] == [(1, "swing"), (3, "swing"), (5, "lead"), (7, "decided")]


def test_a_tie_at_the_end_decides_nothing() -> None:
    assert [turn.kind for turn in turning_points([[0, 0], [5, 0], [5, 5]])] == ["swing", "swing"]


def test_a_tie_on_the_way_does_not_change_the_lead() -> None:
    totals = [[0, 0], [1, 0], [1, 1], [2, 1], [2, 1]]
    assert turning_points(totals) == [TurningPoint(3, "decided", 0, 1)]


def test_a_lead_of_a_moment_is_no_turning_point() -> None:
    totals = [[0, 0], *[[9, 8]] * 60, [9, 10], [11, 10], *[[12, 10]] * 60]
    assert turning_points(totals) == [TurningPoint(62, "decided", 0, 1)]


def test_nothing_turns_without_rivals_or_answers() -> None:
    assert turning_points([[0, 0]]) == []
    assert turning_points([[0, 0], [0, 0], [2, 2]]) == []
    assert turning_points([[0], [5], [9]]) == []


def test_a_race_turns_where_somebody_is_further_than_anybody_was_reaches_what_wins_or_loses_it_again() -> None:
    cities = [[1, 1], [2, 1], [3, 1], [3, 3], [4, 3], [3, 3], [4, 3], [4, 5], [4, 4]]
    assert race_points([[row] for row in cities], [5]) == [
        RacePoint(2, "ahead", 0, 3, 0),
        RacePoint(4, "ahead", 0, 4, 0),
        RacePoint(5, "lost", 0, 3, 0),
        RacePoint(7, "reached", 1, 5, 0),
        RacePoint(8, "lost", 1, 4, 0),
    ]


def test_what_only_helps_turns_no_race() -> None:
    assert race_points([[[0, 0], [1, 1]], [[9, 0], [1, 3]]], [0, 5]) == [RacePoint(1, "ahead", 1, 3, 1)]


def test_of_a_long_race_the_most_telling_steps_are_told() -> None:
    """Each step once: a city that changes hands is told of the one who reaches the goal by it."""
    cities = [[4, 4], *[[5, 3], [4, 4]] * 5]
    told = race_points([[row] for row in cities], [5])
    assert [(point.step, point.kind) for point in told] == [(n, "reached") for n in (1, 3, 5, 7, 9)] + [(10, "lost")]
