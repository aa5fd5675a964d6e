"""Age of Heroes 13 and 14: victory, and the end of automatic play."""

from __future__ import annotations

import pytest

from cradle.games.heroes.judgement import JUDGE
from cradle.games.heroes.registry import TITLE
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import (
    act,
    army,
    asked,
    begin,
    cities,
    clean_up,
    draw_next,
    give,
    next_round,
    play_event,
    say,
    stones,
    table,
    turn,
)


def claimant(owned: int, laid: int) -> Heroes:
    """Seat 0 has opened a claim in round one that falls due in round two."""
    t = table(3)
    cities(t, 0, owned)
    stones(t, 0, laid)
    t.tribes[0].due = 2
    return t


def test_13_1_the_only_active_player_wins_at_once() -> None:
    t = table(3)
    cities(t, 1, 0)
    cities(t, 2, 0)
    begin(t, JUDGE)
    assert t.over()
    assert t.winner == 0
    assert t.sheet().winners() == [0]


@pytest.mark.parametrize(("owned", "laid", "claims"), [(4, 4, False), (5, 0, True), (6, 0, True), (0, 5, True)])
def test_13_2_five_cities_or_five_monument_cards_open_a_claim(owned: int, laid: int, claims: bool) -> None:
    t = table(3)
    cities(t, 0, owned)
    give(t, 0, "iron")
    stones(t, 0, laid)
    begin(t, JUDGE)
    assert (t.tribes[0].due > 0) == claims
    assert t.winner < 0


@pytest.mark.parametrize(("owned", "laid", "wins"), [(5, 0, True), (2, 5, True), (4, 4, False)])
def test_13_2_at_the_end_of_the_next_turn(owned: int, laid: int, wins: bool) -> None:
    t = claimant(owned, laid)
    clean_up(t, 0)
    assert (t.winner == 0) == wins


def test_13_2_lost_and_regained() -> None:
    t = claimant(5, 0)
    play_event(t, 1, "volcano")
    say(t, 1, "city 0")
    assert t.tribes[0].cities == 4
    give(t, 0, "stone wood wood")
    act(t, 0)
    say(t, 0, "buy city")
    assert t.winner == 0


def test_13_2_destroyed_and_laid_again() -> None:
    t = claimant(2, 4)
    give(t, 0, "limestone")
    act(t, 0)
    say(t, 0, "rest", "lay 1")
    assert t.winner == 0


def test_13_2_by_whichever_of_the_two() -> None:
    t = claimant(1, 5)
    clean_up(t, 0)
    assert t.winner == 0


def test_13_3_a_claim_lapses_and_can_be_opened_again() -> None:
    t = claimant(4, 0)
    clean_up(t, 0)
    assert t.winner < 0
    assert t.tribes[0].due == 0
    t.round = 3
    give(t, 0, "stone wood wood")
    act(t, 0)
    say(t, 0, "buy city")
    assert t.tribes[0].due == 4


def test_13_3_a_claim_is_not_cancelled_before_it_is_due() -> None:
    t = claimant(5, 0)
    play_event(t, 1, "volcano")
    say(t, 1, "city 0")
    assert t.tribes[0].due == 2


@pytest.mark.parametrize("way", ["city", "stone"])
def test_13_4_opened_in_the_own_turn(way: str) -> None:
    t = table(3)
    cities(t, 0, 4)
    stones(t, 0, 4)
    give(t, 0, "stone wood wood" if way == "city" else "limestone")
    act(t, 0)
    say(t, 0, *(["buy city"] if way == "city" else ["rest", "lay 1"]))
    assert t.tribes[0].due == 3
    assert t.winner < 0


@pytest.mark.parametrize("option", ["same-round", "next-round"])
def test_13_4_by_a_boom_drawn_in_the_own_turn(option: str) -> None:
    t = table(3, last_turn=option)
    cities(t, 0, 4)
    draw_next(t, "population-boom")
    turn(t, 0)
    assert t.tribes[0].due == 3
    say(t, 0, "rest")
    assert t.winner < 0


def test_13_4_by_conquest() -> None:
    t = table(3)
    cities(t, 0, 4)
    army(t, 0, 2)
    act(t, 0)
    say(t, 0, "attack 1 conquest", "army", "army", "go", "take 1")
    assert t.tribes[0].due == 3
    assert t.winner < 0


@pytest.mark.parametrize(("option", "due"), [("same-round", 2), ("next-round", 3)])
def test_13_5_opened_at_a_fair(option: str, due: int) -> None:
    t = table(3, last_turn=option)
    cities(t, 0, 4)
    t.at_fair = 1
    play_event(t, 0, "population-boom")
    assert t.tribes[0].due == due
    clean_up(t, 0)
    assert (t.winner == 0) == (option == "same-round")


def test_13_6_the_first_claim_that_is_fulfilled_wins() -> None:
    t = claimant(5, 0)
    cities(t, 1, 5)
    t.tribes[1].due = 2
    clean_up(t, 1)
    assert t.winner == 1


@pytest.mark.parametrize(("starter", "winner"), [(0, 0), (1, 1)])
def test_13_6_a_younger_claim_can_fall_due_first(starter: int, winner: int) -> None:
    """Seat 1 claims since the last round, seat 0 since this fair; both fall due in this round, in turn order."""
    t = table(3)
    t.starter = starter
    cities(t, 0, 4)
    cities(t, 1, 5)
    t.tribes[1].due = 3
    draw_next(t, "population-boom iron iron iron iron" if starter == 0 else "iron iron population-boom iron iron")
    next_round(t)
    assert [p.due for p in t.tribes] == [3, 3, 0]
    while not t.over():
        seat = t.first()
        say(t, seat, {"market": "done", "action": "rest"}.get(asked(t, seat), "lay 0"))
    assert t.winner == winner


def test_13_6_a_claim_that_lapses_leaves_the_other_one() -> None:
    t = claimant(4, 0)
    cities(t, 1, 5)
    t.tribes[1].due = 2
    clean_up(t, 0)
    assert t.winner < 0
    clean_up(t, 1)
    assert t.winner == 1


def test_13_6_somebody_else_can_win_meanwhile() -> None:
    t = claimant(5, 0)
    cities(t, 0, 0)
    give(t, 0, "grain")
    cities(t, 1, 0)
    play_event(t, 2, "famine")
    for seat in t.asked():
        say(t, seat, "pass")
    assert t.winner == 2


def test_14_1_automatic_play_is_called_off() -> None:
    assert TITLE.safety == 30000
    t = table(3)
    assert t.sheet().places() == [1, 1, 1]  # nobody has won: a draw
