"""What learners are paid: shares of the win, margins, places and points, with and without rivals who have no seat."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.core.errors import BadSetup
from cradle.core.random_play import finish
from cradle.core.rewards import (
    MARGIN,
    PLACE,
    REWARDS,
    WIN,
    balanced,
    final_rewards,
    margins,
    places,
    reward_number,
    score_rewards,
    win_shares,
)
from cradle.core.rng import seeded
from cradle.core.sheet import ScoreSheet

pytestmark = pytest.mark.compiled


def sheet(*totals: int, rivals: tuple[int, ...] = ()) -> ScoreSheet:
    made = ScoreSheet(len(totals))
    made.line("points", list(totals))
    for n, points in enumerate(rivals):
        made.rival(f"rival-{n}", [points])
    return made


def test_names_have_their_numbers_and_others_are_refused() -> None:
    assert [reward_number(name) for name in REWARDS] == [0, 1, 2, 3]
    with pytest.raises(BadSetup) as caught:
        reward_number("fame")
    assert caught.value.details == {"reward": "fame", "rewards": "win, margin, place, score"}


@pytest.mark.parametrize(
    ("totals", "rivals", "shares"),
    [
        ((5, 9, 2), (), [0.0, 1.0, 0.0]),
        ((9, 9, 2, 9), (), [1 / 3, 1 / 3, 0.0, 1 / 3]),
        ((7,), (), [1.0]),
        ((7,), (6,), [1.0]),
        ((7,), (7,), [1.0]),  # a rival loses ties
        ((7,), (8,), [0.0]),
        ((7, 7), (8,), [0.0, 0.0]),
        ((7, 7), (3, 7), [0.5, 0.5]),
    ],
)
def test_the_win_is_shared_by_the_winners(
    totals: tuple[int, ...], rivals: tuple[int, ...], shares: list[float]
) -> None:
    assert win_shares(sheet(*totals, rivals=rivals)) == shares


@pytest.mark.parametrize(
    ("totals", "rivals", "ahead"),
    [
        ((5, 9, 2), (), [-4.0, 4.0, -7.0]),
        ((9, 9), (), [0.0, 0.0]),
        ((5, 9), (11,), [-6.0, -2.0]),  # of two better ones the best counts
        ((5, 9), (3,), [-4.0, 4.0]),
        ((7,), (30, 12), [-23.0]),
        ((7,), (), [7.0]),  # alone, without anybody to be ahead of
    ],
)
def test_the_margin_is_to_the_best_of_the_others(
    totals: tuple[int, ...], rivals: tuple[int, ...], ahead: list[float]
) -> None:
    assert margins(sheet(*totals, rivals=rivals)) == ahead


@pytest.mark.parametrize(
    ("totals", "rivals", "paid"),
    [
        ((5, 9, 2), (), [0.5, 1.0, 0.0]),
        ((9, 9, 2), (), [1.0, 1.0, 0.0]),
        ((9, 2, 2), (), [1.0, 0.5, 0.5]),
        ((5, 9), (7,), [0.0, 1.0]),
        ((5, 9), (20,), [0.0, 0.5]),
        ((7,), (8,), [0.0]),
        ((7,), (7,), [1.0]),
        ((7,), (8, 3), [0.5]),
        ((7,), (), [1.0]),
    ],
)
def test_places_are_paid_from_the_first_to_the_last(
    totals: tuple[int, ...], rivals: tuple[int, ...], paid: list[float]
) -> None:
    assert places(sheet(*totals, rivals=rivals)) == paid


@pytest.mark.parametrize(
    ("before", "after", "zero_sum", "paid"),
    [
        ([0, 10, 4], [3, 10, 2], False, [3.0, 0.0, -2.0]),
        ([0, 10, 4], [3, 10, 5], True, [3.0 - 4 / 3, -4 / 3, 1.0 - 4 / 3]),
        ([4], [9], False, [5.0]),
        ([4], [9], True, [0.0]),
    ],
)
def test_points_are_paid_as_they_come(before: list[int], after: list[int], zero_sum: bool, paid: list[float]) -> None:
    assert score_rewards(before, after, zero_sum) == pytest.approx(paid)


@pytest.mark.parametrize(
    ("reward", "zero_sum", "paid"),
    [
        (WIN, False, [0.0, 1.0, 0.0]),
        (WIN, True, [-1 / 3, 2 / 3, -1 / 3]),
        (MARGIN, False, [-4.0, 4.0, -7.0]),
        (MARGIN, True, [-4 + 7 / 3, 4 + 7 / 3, -7 + 7 / 3]),
        (PLACE, False, [0.5, 1.0, 0.0]),
        (PLACE, True, [0.0, 0.5, -0.5]),
    ],
)
def test_the_end_is_paid_as_asked(reward: int, zero_sum: bool, paid: list[float]) -> None:
    assert final_rewards(sheet(5, 9, 2), reward, zero_sum) == pytest.approx(paid)


def test_balanced_keeps_the_differences() -> None:
    assert balanced([3.0, 0.0, -6.0]) == [4.0, 1.0, -5.0]
    assert balanced([8.0]) == [0.0]


def test_alone_at_tapestry_all_is_measured_by_the_automa() -> None:
    """The automa and its shadow have no seat and are on the sheet; somebody else than the player wins some games."""
    box = shelf.box("tapestry")
    won = set()
    for seed in range(6):
        table = box.setup(1, shelf.title("tapestry").choices({}, 1), seed)
        finish(table, seeded(seed), 5_000)
        made = table.sheet()
        rivals = made.rival_totals()
        mine = made.totals()[0]
        better = len([total for total in rivals if total > mine])
        assert rivals
        assert final_rewards(made, WIN, False) == [float(not better)]
        assert final_rewards(made, MARGIN, False) == [float(mine - max(rivals))]
        assert final_rewards(made, PLACE, False) == [1 - better / len(rivals)]
        won.add(not better)
    assert False in won
