"""Hadara 13: the end and the score."""

from __future__ import annotations

import pytest

from cradle.core.random_play import finish
from cradle.core.rng import seeded
from tests.games.hadara.positions import Position, line, new_game, position, say

RAINBOW = ["y1-03", "r1-01", "b1-02", "g1-05", "p1-10"]  # 1 + 1 + 2 + 2 + 4 points


def with_sets(sets: int) -> Position:
    """So many cards of each colour, without effects, and one yellow card more."""
    cards = [f"{letter}1-{n:02}" for letter in "yrbg" for n in range(1, sets + 1)]
    return position().owns(*cards, *[f"p1-{n:02}" for n in range(5, 5 + sets)], "y1-10")


def test_13_1_the_game_ends_after_the_third_epoch() -> None:
    table = position().epoch(3).coins(30).table(["epoch-end"], ["medals", 0])
    assert not table.over()
    say(table, 0, "done")
    assert table.over()
    assert table.view(0)["stage"] == "over"


def test_13_2_colonies_score_the_side_that_lies_up() -> None:
    assert line(position().plundered(3, 9, 15, 21, 30).table(), 0, "colonies") == 2 + 5 + 8 + 11 + 15
    assert line(position().annexed("c03-5").plundered(9).annexed("c21-5").table(), 0, "colonies") == 3 + 5 + 14


def test_13_3_busts_and_their_points_side() -> None:
    table = position().carved("bust-1", "food").carved("bust-3", "food", points_up=True).table()
    assert line(table, 0, "busts") == 4 + (14 + 4)
    assert line(table, 1, "busts") == 0


@pytest.mark.parametrize(("military", "points"), [(0, 0), (1, 1), (2, 1), (27, 14), (30, 15)])
def test_13_4_half_the_track_rounded_up(military: int, points: int) -> None:
    assert line(position().tracks(military=military).silver("military").table(), 0, "silver") == points


def test_13_4_each_medal_by_itself() -> None:
    table = position().tracks(military=7, food=5).silver("military", "food").table()
    assert line(table, 0, "silver") == 4 + 3
    table = position().tracks(military=7, food=5).silver("military", "military").table()
    assert line(table, 0, "silver") == 4 + 4
    assert line(position().tracks(military=7).table(), 0, "silver") == 0


@pytest.mark.parametrize("sets", [0, 1, 3])
@pytest.mark.parametrize("medals", [0, 1, 2])
def test_13_5_seven_points_for_each_set_and_medal(sets: int, medals: int) -> None:
    assert line(with_sets(sets).gold(medals).table(), 0, "gold") == 7 * sets * medals


@pytest.mark.parametrize("rare", range(5))
def test_13_5a_the_rarest_colour_counts(rare: int) -> None:
    mine = ["y1-03", "r1-01", "b1-02", "g1-05", "p1-10"]
    more = ["y2-01", "r2-01", "b2-01", "g2-01", "p2-05"]
    del more[rare]
    assert line(position().owns(*mine, *more).gold(1).table(), 0, "gold") == 7
    del mine[rare]
    assert line(position().owns(*mine, *more).gold(1).table(), 0, "gold") == 0


def test_13_6_points_printed_on_the_cards() -> None:
    assert line(position().owns(*RAINBOW).table(), 0, "cards") == 10


@pytest.mark.parametrize(("coins", "points", "left"), [(0, 0, 0), (4, 0, 4), (5, 1, 0), (11, 2, 1), (59, 11, 4)])
def test_13_7_a_point_for_five_coins(coins: int, points: int, left: int) -> None:
    table = position().coins(coins).table()
    assert line(table, 0, "coins") == points
    assert table.sheet().ties[0] == [left]


def test_13_8_the_sum_of_six_lines() -> None:
    table = with_sets(1).gold(1).silver("food").tracks(food=9).plundered(3).carved("bust-1", "income").coins(7).table()
    sheet = table.sheet()
    assert sheet.lines == ["colonies", "busts", "silver", "gold", "cards", "coins"]
    cards = line(table, 0, "cards")
    assert [points[0] for points in sheet.points] == [2, 4, 5, 7, cards, 1]
    assert sheet.totals() == [2 + 4 + 5 + 7 + cards + 1, 0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_13_8_at_the_end_of_whole_games(seats: int) -> None:
    for seed in range(3):
        table = new_game(seats, seed)
        finish(table, seeded(seed), 0)
        assert table.audit() == ""
        assert min(table.sheet().totals()) > 0


def test_13_9_more_coins_left_break_a_tie() -> None:
    """Seat 1 has a point less of colonies and one more of coins."""
    table = position(3).plundered(3).coins(4).seat(1).plundered(3).coins(2).seat(2).coins(14).table()
    assert table.sheet().totals() == [2, 2, 2]
    assert table.sheet().winners() == [0, 2]
    assert table.sheet().places() == [1, 3, 1]


def test_13_9_only_what_is_left_after_the_exchange() -> None:
    table = position().plundered(3).coins(3).seat(1).coins(12).table()
    assert table.sheet().totals() == [2, 2]
    assert table.sheet().winners() == [0]


def test_13_9a_equals_share_the_win() -> None:
    table = position(3).plundered(3).coins(3).seat(1).coins(13).seat(2).coins(9).table()
    assert table.sheet().winners() == [0, 1]
    assert table.sheet().places() == [1, 1, 3]
