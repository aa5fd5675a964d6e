"""Age of Heroes 5.14 and 5.15: promises."""

from __future__ import annotations

import pytest

from cradle.core.plain import row_of
from cradle.games.heroes.numbers import ATTACK, GIFT, PEACE, SHUN
from cradle.games.heroes.numbers import CONSENT as ROAD_PROMISE
from cradle.games.heroes.pieces import PROMISE, Promise
from cradle.games.heroes.rounds import CloseFair
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import (
    act,
    army,
    begin,
    cities,
    clean_up,
    fair,
    give,
    hand,
    may,
    play_event,
    refuses,
    say,
    table,
)


def promised(pledge: int, seats: int = 3) -> Heroes:
    """Seat 0 has promised something to seat 1 at the fair of round two."""
    t = table(seats)
    t.promises = [Promise(0, 1, pledge, 2)]
    return t


def record(t: Heroes, seat: int = 0) -> tuple[int, int]:
    return t.tribes[seat].kept, t.tribes[seat].broken


def test_5_14_gold_for_a_promise_moves_now_and_nothing_enforces_the_promise() -> None:
    t = table(3)
    give(t, 0, "gold")
    army(t, 1)
    fair(t)
    say(t, 0, "offer", "seat 1", "give gold", "wish peace", "post")
    say(t, 1, "accept 0")
    assert hand(t, 1) == ["gold"]
    assert [row_of(p, PROMISE) for p in t.promises] == [[1, 0, PEACE, 2]]
    for seat in range(3):
        say(t, seat, "done")
    t.at_fair = 0
    act(t, 1)
    assert may(t, 1, "attack 0 plunder")


def test_5_14_one_promise_a_side() -> None:
    t = fair(table(3))
    say(t, 0, "offer", "seat 1", "vow peace")
    refuses(t, 0, "vow road", "5.14")
    say(t, 0, "wish gift")
    refuses(t, 0, "wish-attack 2", "5.14")
    say(t, 0, "post")
    say(t, 1, "accept 0")
    assert [row_of(p, PROMISE) for p in t.promises] == [[0, 1, PEACE, 2], [1, 0, GIFT, 2]]


@pytest.mark.parametrize("side", ["vow", "wish"])
@pytest.mark.parametrize("what", ["attack", "shun"])
def test_5_14a_about_a_third_tribe_that_is_in_the_game(side: str, what: str) -> None:
    t = table(5)
    cities(t, 3, 0)
    t.tribes[3].fallen = True
    fair(t)
    say(t, 0, "offer", "seat 1")
    for seat in (0, 1, 3, 5):
        refuses(t, 0, f"{side}-{what} {seat}", "5.14a")
    assert may(t, 0, f"{side}-{what} 2")


def test_5_14a_nobody_accepts_a_promise_about_themselves() -> None:
    t = fair(table(3))
    say(t, 0, "offer", "all", "wish-attack 2", "post")
    refuses(t, 2, "accept 0", "5.14a")
    assert may(t, 1, "accept 0")


def test_5_15_peace_is_broken_by_an_attack() -> None:
    t = promised(PEACE)
    army(t, 0)
    act(t, 0)
    say(t, 0, "attack 1 plunder")
    assert record(t) == (0, 1)
    assert t.promises == []


def test_5_15_peace_is_not_broken_by_an_attack_on_others() -> None:
    t = promised(PEACE)
    army(t, 0)
    act(t, 0)
    say(t, 0, "attack 2 plunder")
    assert record(t) == (0, 0)


def test_5_15_a_war_is_kept_by_an_attack() -> None:
    t = promised(ATTACK + 2)
    army(t, 0)
    act(t, 0)
    say(t, 0, "attack 2 plunder")
    assert record(t) == (1, 0)


@pytest.mark.parametrize(("answer", "result"), [("agree", (1, 0)), ("refuse", (0, 1))])
def test_5_15_consent_to_a_road(answer: str, result: tuple[int, int]) -> None:
    t = promised(ROAD_PROMISE)
    give(t, 1, "stone stone")
    act(t, 1)
    say(t, 1, "road 0")
    say(t, 0, answer)
    assert record(t) == result


def test_5_15_a_gift_at_the_next_fair() -> None:
    t = promised(GIFT)
    give(t, 0, "iron gold")
    fair(t)
    say(t, 0, "offer", "seat 1", "give iron", "post")
    say(t, 1, "accept 0")
    assert record(t) == (0, 0)  # still the fair at which it was promised
    t.round = 3
    say(t, 0, "offer", "seat 1", "give gold", "post")
    say(t, 1, "accept 1")
    assert record(t) == (1, 0)


def test_5_15_a_gift_that_is_asked_for() -> None:
    t = promised(GIFT)
    t.round = 3
    give(t, 0, "iron")
    fair(t)
    say(t, 1, "offer", "seat 0", "want iron", "post")
    say(t, 0, "accept 0")
    assert record(t) == (1, 0)


def test_5_14_one_card_keeps_one_promise_of_a_gift() -> None:
    t = promised(GIFT)
    t.promises = [Promise(0, 1, GIFT, 2), Promise(0, 1, GIFT, 2), Promise(0, 1, GIFT, 2)]
    t.round = 3
    give(t, 0, "iron gold gold")
    fair(t)
    say(t, 0, "offer", "seat 1", "give iron", "post")
    say(t, 1, "accept 0")
    assert record(t) == (1, 0)
    say(t, 0, "offer", "seat 1", "give gold", "give gold", "post")
    say(t, 1, "accept 1")
    assert record(t) == (3, 0)


@pytest.mark.parametrize("asks", [True, False])
def test_5_14_a_card_for_a_promise_is_no_gift(asks: bool) -> None:
    t = promised(GIFT)
    t.round = 3
    give(t, 0, "iron")
    fair(t)
    if asks:
        say(t, 0, "offer", "seat 1", "give iron", "wish peace", "post")
        say(t, 1, "accept 0")
    else:
        say(t, 1, "offer", "seat 0", "want iron", "vow peace", "post")
        say(t, 0, "accept 0")
    assert hand(t, 1) == ["iron"]
    assert record(t) == (0, 0)


def test_5_15_shunning_is_broken_by_a_deal() -> None:
    t = promised(SHUN + 2)
    give(t, 2, "iron")
    fair(t)
    say(t, 2, "offer", "seat 0", "give iron", "post")
    say(t, 0, "accept 0")
    assert record(t) == (0, 1)


@pytest.mark.parametrize(
    ("pledge", "result"),
    [(PEACE, (1, 0)), (ROAD_PROMISE, (1, 0)), (SHUN + 2, (1, 0)), (GIFT, (0, 1)), (ATTACK + 2, (0, 1))],
)
def test_5_15_at_the_end_of_the_next_fair(pledge: int, result: tuple[int, int]) -> None:
    t = promised(pledge)
    begin(t, CloseFair())
    assert record(t) == (0, 0)
    t.round = 3
    begin(t, CloseFair())
    assert record(t) == result
    assert t.promises == []


@pytest.mark.parametrize("fallen", [0, 1, 2])
def test_5_15_void_if_a_tribe_concerned_falls(fallen: int) -> None:
    t = promised(SHUN + 2, 5)
    cities(t, fallen, 0)
    give(t, fallen, "grain")
    play_event(t, 3, "famine")
    while not t.over():
        say(t, t.first(), "pass")
    assert t.tribes[fallen].fallen
    assert t.promises == []
    assert record(t) == (0, 0)


def test_a_promise_does_not_keep_anybody_from_a_turn() -> None:
    t = promised(PEACE)
    clean_up(t, 0)
    assert len(t.promises) == 1
