"""The test that stops when the answer is clear: how often it errs, with outcomes that are made up."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cradle.arena.duel import EQUAL, FIRST, GAMES, SECOND, Duel, margin, score
from cradle.arena.game import GameResult


def fights(share: float, repetitions: int, unit: int = 2, seed: int = 12) -> tuple[Counter[str], int]:
    """Verdicts of as many duels, and the games of the longest; A wins each game with this chance."""
    luck, verdicts, longest = random.Random(seed), Counter[str](), 0
    for _ in range(repetitions):
        duel = Duel(GAMES, unit)
        while not (verdict := duel.add(sum(luck.random() < share for _ in range(unit)) / unit)):
            pass
        verdicts[verdict] += 1
        longest = max(longest, duel.units * unit)
    return verdicts, longest


@pytest.mark.parametrize("unit", [2, 4, 6])
def test_two_equal_ones_are_called_equal_in_95_of_100_duels(unit: int) -> None:
    verdicts, longest = fights(0.5, 1000, unit)
    assert verdicts[EQUAL] >= 950
    assert longest <= GAMES


@pytest.mark.parametrize(("share", "verdict"), [(0.6, FIRST), (0.4, SECOND)])
def test_sixty_against_forty_is_decided_within_400_games_in_95_of_100_duels(share: float, verdict: str) -> None:
    verdicts, longest = fights(share, 1000)
    assert verdicts[verdict] >= 950
    assert verdicts[EQUAL] + verdicts[verdict] == 1000  # never the wrong one
    assert longest <= GAMES


def test_a_hundred_duels_of_each_kind() -> None:
    assert fights(0.5, 100)[0][EQUAL] >= 95
    assert fights(0.6, 100)[0][FIRST] >= 95


def test_a_great_difference_is_seen_soon() -> None:
    verdicts, longest = fights(0.95, 100)
    assert verdicts[FIRST] == 100
    assert longest <= 80


def test_deals_that_decide_everything_do_not_deceive() -> None:
    """Equal ones whose deals favour the same one in both games: twice the variance, the same verdicts."""
    luck, equal = random.Random(4), 0
    for _ in range(500):
        duel = Duel(GAMES, 2)
        while not (verdict := duel.add(float(luck.random() < 0.5))):
            pass
        equal += verdict == EQUAL
    assert equal >= 470


def test_luck_that_cancels_is_no_evidence() -> None:
    """Whoever sits first wins: every unit is even."""
    duel = Duel(GAMES, 2)
    while not (verdict := duel.add(0.5)):
        pass
    assert verdict == EQUAL
    assert duel.state().share == 0.5


@pytest.mark.parametrize(("chance", "verdict", "least"), [(0.25, EQUAL, 470), (0.4, FIRST, 490), (0.1, SECOND, 490)])
def test_one_against_three_is_even_with_a_quarter(chance: float, verdict: str, least: int) -> None:
    luck, verdicts = random.Random(9), Counter[str]()
    for _ in range(500):
        duel = Duel(GAMES, 4, 0.25)
        while not (found := duel.add(sum(luck.random() < chance for _ in range(4)) / 4)):
            pass
        verdicts[found] += 1
    assert verdicts[verdict] >= least


def test_the_share_of_one_against_three() -> None:
    duel = Duel(GAMES, 4, 0.25)
    for won in (0.5, 0.25, 0.75):
        duel.add(won)
    assert duel.state().share == 0.5


def test_more_games_find_smaller_differences() -> None:
    assert margin(400) == 0.1
    assert margin(1600) == 0.05
    assert margin(4) == 0.5


def test_the_score_is_the_part_of_the_win() -> None:
    traits: list[list[str]] = [[], [], []]
    names = ["a", "b", "a"]
    shared = GameResult(0, "hadara", 0, names, False, 9, 3, [5, 5, 1], [1, 1, 3], [0.5, 0.5, 0.0], traits)
    assert (score(shared, "a"), score(shared, "b")) == (0.5, 0.5)
    won = GameResult(0, "hadara", 0, names, False, 9, 3, [5, 4, 1], [1, 2, 3], [1.0, 0.0, 0.0], traits)
    assert (score(won, "a"), score(won, "b")) == (1.0, 0.0)
    nobody = GameResult(0, "hadara", 0, names, False, 9, 3, [5, 4, 1], [2, 3, 4], [0.0, 0.0, 0.0], traits)
    assert score(nobody, "a") == 0.5
    assert score(nobody, "b", 0.25) == 0.25
