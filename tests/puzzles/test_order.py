"""Which puzzle comes when, and how ratings move."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final

import pytest

from cradle import shelf
from cradle.puzzles import order, rating
from cradle.puzzles.puzzle import Choice, puzzles

DAY: Final = date(2026, 11, 16)


def test_every_puzzle_is_that_of_a_day_before_one_comes_again() -> None:
    for title in (order.ALL, *shelf.TITLES):
        names = order.ordered(title)
        days = [order.daily(DAY + timedelta(days=n), title) for n in range(len(names))]
        assert sorted(days) == sorted(names)
        assert order.daily(DAY + timedelta(days=len(names)), title) == days[0]
    assert set(order.ordered(order.ALL)) == {name for title in shelf.TITLES for name in puzzles(title)}


def test_next_goes_round_and_leaves_out_what_was_tried() -> None:
    names = order.ordered("hadara")
    today = order.daily(DAY, "hadara")
    others = [name for name in names if name != today]
    after = ""
    for name in others:
        after = order.following("hadara", (), DAY, after)
        assert after == name
    assert order.following("hadara", others, DAY) == today
    assert order.following("hadara", names, DAY) == ""
    assert order.following("hadara", others[1:], DAY, others[0]) == today


@pytest.mark.parametrize(("back", "days"), [((), 0), ((0,), 1), ((1,), 1), ((0, 1, 2, 4), 3), ((1, 2), 2), ((2, 3), 0)])
def test_days_in_a_row_count_back_from_today_or_yesterday(back: tuple[int, ...], days: int) -> None:
    assert order.streak({(DAY - timedelta(days=n)).isoformat() for n in back}, DAY) == days


def test_both_ratings_move_as_in_a_game_of_two() -> None:
    assert rating.moved(1500, 1500, True) == (1516, 1494)
    assert rating.moved(1500, 1500, False) == (1484, 1506)
    assert rating.moved(1500, 1900, True)[0] > 1500 + 28
    assert rating.moved(1500, 1900, False)[0] > 1500 - 4
    assert rating.moved(1500, 1100, True)[0] < 1500 + 4


def test_what_fools_a_bot_begins_as_the_harder_one() -> None:
    puzzle = next(iter(puzzles("hadara").values()))
    best, second = puzzle["choices"][0], puzzle["choices"][1]
    fooled = rating.begins({**puzzle, "sight": second["word"]})
    assert fooled > rating.begins({**puzzle, "sight": best["word"]})
    near: Choice = {**second, "chance": best["chance"] - 0.08}
    assert rating.begins({**puzzle, "sight": second["word"], "choices": [best, near]}) > fooled
