"""Marks, accuracy, turning points: what a reader of an analysis relies on."""

from __future__ import annotations

import pytest

from cradle.analysis.marks import accuracy, kept, mark_of
from cradle.analysis.turning import turns_of


@pytest.mark.parametrize(
    ("loss", "error", "mark"),
    [
        (0.0, 0.3, "best"),
        (0.019, 0.0, "best"),
        (0.02, 0.01, "good"),
        (0.05, 0.01, "inaccuracy"),
        (0.10, 0.01, "mistake"),
        (0.199, 0.01, "mistake"),
        (0.20, 0.01, "blunder"),
        (0.20, 0.20, ""),
        (0.04, 0.05, ""),
    ],
)
def test_a_mark_is_given_by_the_loss_and_only_where_it_is_larger_than_its_error(
    loss: float, error: float, mark: str
) -> None:
    assert mark_of(loss, error) == mark


def test_what_was_kept_is_a_part_of_the_best_chance() -> None:
    assert kept(0.5, 0.0, 0.1) == 1
    assert kept(0.5, 0.25, 0.0) == 0.5
    assert kept(0.5, 0.25, 0.5) == 0.75, "a loss of one standard error counts by half"
    assert kept(0.01, 0.01, 0.0) == pytest.approx(0.8), "hardly anything could be lost"


def test_accuracy_is_the_mean_over_all_choices() -> None:
    assert accuracy([1.0, 0.5]) == 75.0
    assert accuracy([]) == 100.0


def test_a_new_leader_for_a_while_is_a_turning_point_and_a_flicker_is_not() -> None:
    chances = [[0.7, 0.3]] * 20 + [[0.4, 0.6]] + [[0.7, 0.3]] * 10 + [[0.3, 0.7]] * 10 + [[0.02, 0.98]] * 10
    kinds = [(turn["kind"], turn["seat"]) for turn in turns_of(chances)]
    assert kinds == [("lead", 1), ("decided", 1)]
    lead, decided = turns_of(chances)
    assert 29 <= lead["n"] <= 33 and 39 <= decided["n"] <= 43


def test_a_game_for_one_has_no_turning_points() -> None:
    assert turns_of([[1.0]] * 30) == []
