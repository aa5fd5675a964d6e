"""Ratings and shares: they order as they should, and their intervals cover what they should."""

from __future__ import annotations

import random

import pytest

from cradle.arena.game import GameResult
from cradle.arena.ratings import Clustered, Standings, before, poisson
from cradle.core.rng import seeded


def result(game: int, entrants: list[str], places: list[int], deal: int = -1, forfeit: int = -1) -> GameResult:
    first = [seat for seat, place in enumerate(places) if place == 1]
    wins = [1 / len(first) if seat in first else 0.0 for seat in range(len(places))]
    totals = [100 - 10 * place for place in places]
    traits: list[list[str]] = [[] for _ in places]
    number = game // 2 if deal < 0 else deal
    return GameResult(game, "hadara", number, entrants, False, 9, 3, totals, places, wins, traits, forfeit)


def series(share: float, games: int, seed: int) -> Standings:
    """A beats B in such a share of games, with the seats exchanged."""
    luck, table = random.Random(seed), Standings(["a", "b"])
    for game in range(games):
        won = luck.random() < share
        names = ["a", "b"] if game % 2 == 0 else ["b", "a"]
        places = [1, 2] if won == (names[0] == "a") else [2, 1]
        table.add(result(game, names, places))
    return table


def test_the_stronger_has_the_higher_rating_and_the_intervals_part_them() -> None:
    first, second = series(0.75, 200, 1).rows()
    assert (first.name, second.name) == ("a", "b")
    assert first.rating is not None and second.rating is not None
    assert first.rating.low < first.rating.value < first.rating.high
    assert first.rating.low > second.rating.high
    assert first.wins.rate == pytest.approx(1 - second.wins.rate)


def test_equals_are_not_parted() -> None:
    first, second = series(0.5, 200, 2).rows()
    assert first.rating is not None and second.rating is not None
    assert first.rating.low < second.rating.high


def test_the_interval_of_a_share_covers_the_truth_in_about_95_of_100_series() -> None:
    shares = [series_share(0.65, 100, seed) for seed in range(300)]
    assert 0.91 <= sum(low <= 0.65 <= high for low, high in shares) / 300 <= 0.99


def series_share(share: float, games: int, seed: int) -> tuple[float, float]:
    luck, counted = random.Random(seed), Clustered()
    for game in range(games):
        counted.add((2, game // 2), float(luck.random() < share))
    told = counted.share()
    return told.low, told.high


def test_games_that_always_agree_within_a_deal_count_as_one() -> None:
    agreeing, single = Clustered(), Clustered()
    for deal in range(50):
        single.add((2, deal), float(deal % 2))
        for _ in range(4):
            agreeing.add((2, deal), float(deal % 2))
    assert agreeing.share().games == 200
    assert agreeing.share().low == pytest.approx(single.share().low, abs=0.005)


def test_three_places_and_a_shared_one() -> None:
    table = Standings(["a", "b", "c"])
    for game in range(30):
        table.add(result(game, ["a", "b", "c"], [1, 2, 2] if game % 2 else [1, 2, 3]))
    assert [row.name for row in table.rows()] == ["a", "b", "c"]
    assert table.share("a", "c").rate == 1.0
    assert table.share("b", "c").rate == 0.75
    assert table.share("c", "b").rate == 0.25
    assert table.share("c", "b").low == pytest.approx(1 - table.share("b", "c").high)


def test_several_seats_of_one_count_each() -> None:
    assert before([1, 3, 2], [0, 1], [2]) == 0.5
    table = Standings(["a", "b"])
    for game in range(20):
        table.add(result(game, ["a", "b", "b"], [1, 2, 3]))
    row, other = table.rows()
    assert (row.name, row.wins.games, other.wins.games) == ("a", 20, 40)


def test_a_forfeit_is_a_loss_without_points_and_a_game_called_off_is_nothing() -> None:
    table = Standings(["a", "b"])
    table.add(result(0, ["a", "b"], [2, 1], forfeit=0))
    stopped = result(1, ["a", "b"], [1, 2])
    table.add(GameResult(**{**stopped.__dict__, "stopped": True}))
    assert (table.games, table.stopped, table.forfeited) == (2, 1, 1)
    row = table.row("a")
    assert (row.forfeits, row.wins.games, row.wins.rate, row.points) == (1, 1, 0.0, 0.0)


def test_whoever_plays_alone_has_no_rating() -> None:
    table = Standings(["a"])
    table.add(result(0, ["a"], [1]))
    assert table.rows()[0].rating is None


def test_replicas_draw_numbers_of_mean_and_variance_one() -> None:
    rng = seeded(3)
    drawn = [poisson(rng) for _ in range(20_000)]
    mean = sum(drawn) / len(drawn)
    assert mean == pytest.approx(1.0, abs=0.03)
    assert sum((n - mean) ** 2 for n in drawn) / len(drawn) == pytest.approx(1.0, abs=0.06)
