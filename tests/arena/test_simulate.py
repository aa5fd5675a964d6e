"""Many games among bots: fair seats, the same result for any number of processes, honest intervals."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from cradle.arena.engine import results
from cradle.arena.game import GameResult, play_game
from cradle.arena.simulate import SeriesPlan, run, sum_up
from cradle.arena.stats import summary, wilson


def plan(games: int, bots: list[str]) -> SeriesPlan:
    return SeriesPlan("hadara", len(bots), games, bots, 7, {})


def test_the_number_of_processes_does_not_matter() -> None:
    wanted = plan(6, ["random", "random", "random"])
    told: list[int] = []
    assert asdict(run(wanted, 1, told.append)) == asdict(run(wanted, 2, told.append))
    assert told.count(6) == 2


def test_every_bot_sits_everywhere() -> None:
    played = list(results(plan(6, ["greedy", "random", "random"]).plan(), range(6), 1))
    for seat in range(3):
        assert [result.entrants[seat] for result in played].count("greedy") == 2


def test_another_seed_gives_other_games() -> None:
    one = play_game(plan(1, ["random", "random"]).plan(), 0)
    two = play_game(SeriesPlan("hadara", 2, 1, ["random", "random"], 8, {}).plan(), 0)
    assert one.totals != two.totals


def test_greedy_beats_random() -> None:
    report = run(plan(10, ["greedy", "random"]), 1, lambda done: None)
    assert report.bots["greedy"].share.rate > 0.8
    assert report.bots["greedy"].share.low > 0.4


def result(wins: list[float], stopped: bool = False) -> GameResult:
    names, places = ["random", "greedy"], [1 if win else 2 for win in wins]
    return GameResult(0, "hadara", 0, names, stopped, 40, 3, [100, 90], places, wins, [["a"], ["b"]])


def test_a_shared_win_is_a_fraction_of_a_win() -> None:
    report = sum_up(plan(2, ["random", "greedy"]), [result([0.5, 0.5]), result([1.0, 0.0])])
    assert report.shared == 1
    assert report.bots["random"].share.wins == 1.5
    assert report.bots["greedy"].share.wins == 0.5
    assert report.traits["a"].share.wins == 1.5


def test_a_game_called_off_counts_for_nobody() -> None:
    report = sum_up(plan(2, ["random", "greedy"]), [result([1.0, 0.0], stopped=True), result([0.0, 1.0])])
    assert report.stopped == 1
    assert report.finished == 1
    assert report.bots["random"].share.wins == 0


def test_wilson_interval() -> None:
    """Published values: 10 of 20 is 29.9 % to 70.1 %; 0 of 10 is 0 to 27.8 %."""
    half = wilson(10, 20)
    assert (half.rate, round(half.low, 3), round(half.high, 3)) == (0.5, 0.299, 0.701)
    none = wilson(0, 10)
    assert (none.low, round(none.high, 3)) == (0.0, 0.278)
    assert wilson(0, 0).high == 1.0


def test_summary() -> None:
    numbers = summary([1, 2, 3, 4])
    assert numbers.mean == 2.5
    assert numbers.sd == pytest.approx(1.291, abs=0.001)
    assert numbers.quantiles[2] == 2.5
    assert summary([2.0, 1.0]).quantiles == pytest.approx([1.05, 1.25, 1.5, 1.75, 1.95])
    assert summary([]).count == 0
    assert (summary([3]).sd, summary([3]).quantiles) == (0, [3] * 5)
