"""Age of Heroes 12: falling."""

from __future__ import annotations

import pytest

from cradle.games.heroes.judgement import JUDGE
from cradle.games.heroes.numbers import ROAD
from cradle.games.heroes.pieces import AWAY, LED, SHAKEN
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import (
    act,
    army,
    asked,
    begin,
    cities,
    discards,
    draw_next,
    fortress,
    give,
    hand,
    play_event,
    road,
    say,
    stones,
    table,
    turn,
)


def starve(t: Heroes, drawer: int) -> Heroes:
    play_event(t, drawer, "famine")
    for seat in t.asked():
        say(t, seat, "pass")
    return t


@pytest.mark.parametrize(
    ("owned", "cards", "fallen"), [(0, "", True), (0, "iron", False), (1, "", False), (1, "iron", False)]
)
def test_12_1_neither_a_city_nor_a_card(owned: int, cards: str, fallen: bool) -> None:
    t = table(3)
    cities(t, 1, owned)
    give(t, 1, cards)
    army(t, 1, 3)
    fortress(t, 1)
    stones(t, 1, 4)
    begin(t, JUDGE)
    assert t.tribes[1].fallen == fallen


def test_a_claim_falls_with_the_tribe() -> None:
    t = table(3)
    cities(t, 1, 0)
    t.tribes[1].due = 3
    begin(t, JUDGE)
    assert t.tribes[1].fallen and t.tribes[1].due == 0


def test_12_2_after_an_event() -> None:
    t = table(3)
    cities(t, 1, 0)
    give(t, 1, "grain")
    starve(t, 0)
    assert t.tribes[1].fallen


def test_12_2_after_a_purchase() -> None:
    t = table(3)
    cities(t, 0, 0)
    give(t, 0, "iron grain grain")
    act(t)
    say(t, 0, "buy army")
    assert t.tribes[0].fallen


def test_12_2_after_a_card_laid_into_the_monument() -> None:
    t = table(3)
    cities(t, 0, 0)
    give(t, 0, "limestone")
    act(t)
    say(t, 0, "rest", "lay 1")
    assert t.tribes[0].fallen
    assert discards(t) == ["limestone"]


def test_12_2_not_between_a_discard_and_the_card_drawn_for_it() -> None:
    t = table(3)
    cities(t, 0, 0)
    give(t, 0, "iron")
    draw_next(t, "gold")
    act(t)
    say(t, 0, "exchange iron")
    assert not t.tribes[0].fallen
    assert hand(t, 0) == ["gold"]


def test_12_2_but_after_what_it_brings() -> None:
    t = table(3)
    cities(t, 0, 0)
    give(t, 0, "iron")
    draw_next(t, "volcano")
    act(t)
    say(t, 0, "exchange iron", "city 1")
    assert t.tribes[0].fallen
    t = table(3)
    cities(t, 0, 0)
    give(t, 0, "iron")
    draw_next(t, "population-boom")
    act(t)
    say(t, 0, "exchange iron")
    assert not t.tribes[0].fallen


def test_12_2_an_attack_with_the_last_card_is_judged_after_the_spoils() -> None:
    for cards, fallen in (("wood wood", False), ("", True)):
        t = table(3)
        cities(t, 0, 0)
        give(t, 0, "hero")
        give(t, 1, cards)
        act(t)
        say(t, 0, "attack 1 plunder", "hero", "go")
        if asked(t, 1) == "defend":
            say(t, 1, "stand")
            say(t, 0, "take 2")
        assert t.tribes[0].fallen == fallen


def test_12_2_a_kept_event_as_the_last_card() -> None:
    t = table(3)
    cities(t, 1, 0)
    army(t, 1)
    give(t, 1, "good-fortune")
    play_event(t, 0, "earthquake")
    say(t, 1, "good-fortune")
    assert t.tribes[1].fallen


def test_12_3_roads_return_to_the_stock_and_the_gap_closes() -> None:
    t = table(4)
    road(t, 0, 1)
    road(t, 1, 2)
    road(t, 2, 3)
    cities(t, 1, 0)
    give(t, 0, "stone stone")
    begin(t, JUDGE)
    assert t.stock[ROAD] == 5
    assert [p.roads for p in t.tribes] == [0, 0, 0b1000, 0b0100]
    act(t)
    say(t, 0, "road 2")
    say(t, 2, "agree")
    assert t.tribes[0].roads == 0b0100


def test_12_4_pieces_return_and_cards_are_discarded() -> None:
    t = table(3)
    cities(t, 1, 0)
    army(t, 1)
    army(t, 1, 1, AWAY | LED)
    army(t, 1, 1, SHAKEN)
    fortress(t, 1, 2)
    stones(t, 1, 2)
    begin(t, JUDGE)
    assert t.stock == [10, 12, 9, 6, 6]
    assert discards(t) == ["concrete", "concrete", "earthquake"]
    assert t.tribes[1].armies == []


def test_12_5_the_last_one_left_never_falls() -> None:
    t = table(3)
    for seat in range(3):
        cities(t, seat, 0)
        give(t, seat, "grain")
    starve(t, 1)
    assert [p.fallen for p in t.tribes] == [False, True, True]  # tested from seat 1 to the left
    assert t.winner == 0


def test_12_5_the_fallen_take_no_turn() -> None:
    t = table(3)
    cities(t, 1, 0)
    begin(t, JUDGE)
    turn(t, 1)
    assert t.over()
