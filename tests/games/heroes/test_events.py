"""Age of Heroes 11: event cards."""

from __future__ import annotations

import pytest

from cradle.games.heroes.numbers import CITY
from cradle.games.heroes.pieces import AWAY, LED, QUAKES, SHAKEN
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import (
    act,
    army,
    asked,
    cities,
    clean_up,
    discards,
    give,
    hand,
    pile,
    play_event,
    put,
    refuses,
    say,
    strengths,
    table,
)


def pass_all(t: Heroes) -> None:
    for seat in t.asked():
        say(t, seat, "pass")


def test_11_1_a_boom_brings_a_city() -> None:
    t = table(3)
    play_event(t, 0, "population-boom")
    assert t.tribes[0].cities == 2
    assert t.stock[CITY] == 8
    assert discards(t) == ["population-boom"]


def test_11_1_without_a_city_in_stock_nothing_happens() -> None:
    t = table(4)
    for seat in range(4):
        cities(t, seat, 3)
    play_event(t, 0, "population-boom")
    assert t.tribes[0].cities == 3
    assert discards(t) == ["population-boom"]


def test_11_2_an_army_of_another_tribe_without_general_and_earthquake() -> None:
    t = table(4)
    army(t, 0)
    army(t, 1)
    army(t, 2, 1, LED)
    army(t, 3, 1, AWAY)
    play_event(t, 0, "earthquake")
    refuses(t, 0, "army 0 home", "11.2")  # the own one
    refuses(t, 0, "army 2 home", "11.2")  # shielded by a general
    refuses(t, 0, "army 1 away", "11.2")
    refuses(t, 0, "city 1", "11.2")
    say(t, 0, "army 3 away")
    assert t.tribes[3].armies == [AWAY | SHAKEN]


def test_11_2_until_the_end_of_its_owners_next_turn() -> None:
    t = table(3)
    army(t, 1)
    play_event(t, 0, "earthquake")
    assert t.tribes[1].armies == [SHAKEN]
    clean_up(t, 0)
    clean_up(t, 2)
    assert t.tribes[1].armies == [SHAKEN]
    clean_up(t, 1)
    assert t.tribes[1].armies == [0]
    assert discards(t) == ["earthquake"]


def test_11_3_a_city_of_another_tribe_returns_to_the_stock() -> None:
    t = table(3)
    cities(t, 1, 2)
    play_event(t, 0, "volcano")
    refuses(t, 0, "city 0", "11.3")
    refuses(t, 0, "army 1 home", "11.3")
    stock = t.stock[CITY]
    say(t, 0, "city 1")
    assert t.tribes[1].cities == 1
    assert t.stock[CITY] == stock + 1


def test_11_3_even_the_last_one() -> None:
    t = table(3)
    give(t, 1, "iron")
    play_event(t, 0, "volcano")
    say(t, 0, "city 1")
    pass_all(t)
    assert t.tribes[1].cities == 0
    assert not t.tribes[1].fallen


def test_11_4_a_target_must_be_chosen() -> None:
    t = table(3)
    play_event(t, 0, "volcano")
    assert asked(t, 0) == "strike"
    assert len(t.answers(0)) == 2


def test_11_4_the_only_target_is_no_question() -> None:
    t = table(2)
    cities(t, 1, 2)
    play_event(t, 0, "volcano")
    assert t.tribes[1].cities == 1


@pytest.mark.parametrize("card", ["earthquake", "volcano"])
def test_11_4_without_a_target_there_is_no_effect(card: str) -> None:
    t = table(2)
    cities(t, 1, 0)
    give(t, 1, "iron")
    army(t, 1, 1, LED)
    play_event(t, 0, card)
    assert t.over()
    assert discards(t) == [card]


def test_11_5_all_grain_is_discarded() -> None:
    t = table(3)
    give(t, 0, "grain iron grain")
    give(t, 1, "gold")
    give(t, 2, "grain")
    play_event(t, 1, "famine")
    pass_all(t)
    assert [hand(t, seat) for seat in range(3)] == [["iron"], ["gold"], []]
    assert discards(t) == ["famine", "grain", "grain", "grain"]


@pytest.mark.parametrize("card", ["earthquake", "volcano"])
def test_11_6_good_fortune_of_the_tribe_that_is_hit(card: str) -> None:
    t = table(3)
    give(t, 1, "good-fortune iron")
    give(t, 2, "good-fortune")
    army(t, 1)
    army(t, 2)
    play_event(t, 0, card)
    say(t, 0, "city 1" if card == "volcano" else "army 1 home")
    assert t.asked() == [1]  # nobody else
    assert t.about(1).numbers[1:] == [0, 0]
    say(t, 1, "good-fortune")
    assert t.tribes[1].cities == 1
    assert t.tribes[1].armies == [0]
    assert discards(t) == sorted([card, "good-fortune"])
    assert t.over()  # no other target is chosen


@pytest.mark.parametrize("card", ["earthquake", "volcano"])
def test_11_6_one_must_hold_it(card: str) -> None:
    t = table(3)
    give(t, 1, "iron")
    army(t, 1)
    play_event(t, 0, card)
    if asked(t, 0):
        say(t, 0, "city 1")
    refuses(t, 1, "good-fortune", "11.6")


def test_11_7_against_a_famine_for_everybody() -> None:
    t = table(4)
    give(t, 0, "grain")
    give(t, 1, "grain good-fortune")
    give(t, 2, "grain")
    give(t, 3, "grain good-fortune")
    play_event(t, 2, "famine")
    assert t.asked() == [0, 1, 2, 3]
    assert t.about(0).numbers[1:] == [2, 1]  # drawn by seat 2, for all
    refuses(t, 0, "good-fortune", "11.7")
    say(t, 0, "pass")
    say(t, 1, "good-fortune")
    say(t, 2, "pass")
    say(t, 3, "good-fortune")
    # the first from the left of seat 2 is seat 3; seat 1 keeps the card
    assert hand(t, 3) == ["grain"]
    assert hand(t, 1) == ["good-fortune", "grain"]
    assert hand(t, 0) == hand(t, 2) == ["grain"]
    assert discards(t) == ["famine", "good-fortune"]


def test_11_7_for_oneself_only() -> None:
    t = table(4, famine="oneself")
    give(t, 0, "grain")
    give(t, 1, "grain good-fortune")
    give(t, 3, "grain good-fortune")
    play_event(t, 2, "famine")
    say(t, 0, "pass")
    say(t, 1, "good-fortune")
    say(t, 3, "good-fortune")
    assert [hand(t, seat) for seat in range(4)] == [[], ["grain"], [], ["grain"]]
    assert discards(t) == ["famine", "good-fortune", "good-fortune", "grain"]


def test_11_8_everybody_who_might_hold_it_is_asked() -> None:
    t = table(4)
    give(t, 0, "iron")
    give(t, 1, "good-fortune")
    play_event(t, 2, "famine")
    assert t.asked() == [0, 1]  # the others have no card at all


def test_11_8_what_everybody_knows_counts() -> None:
    t = table(3)
    give(t, 0, "iron")
    give(t, 1, "iron")
    t.cards.known[t.hand(0)[0]] = t.cards.everybody
    play_event(t, 2, "famine")
    assert t.asked() == [1]
    t = table(3)
    put(t, 1, "good-fortune good-fortune", t.cards.everybody)
    give(t, 1, "iron")
    play_event(t, 2, "famine")
    assert t.asked() == []  # both cards lie in the discards


def test_11_9_no_reaction_to_a_boom() -> None:
    t = table(3)
    give(t, 1, "good-fortune olympics")
    play_event(t, 0, "population-boom")
    assert t.over()


@pytest.mark.parametrize("card", ["famine", "volcano", "earthquake"])
def test_11_9_the_olympics_help_against_attacks_only(card: str) -> None:
    t = table(2)
    give(t, 1, "olympics")
    army(t, 1)
    play_event(t, 0, card)
    assert {span.name for span in t.kind(1).spans} == {"pass", "good-fortune"}


def test_11_10_an_army_under_an_earthquake_takes_no_part_and_survives() -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 1, 1, SHAKEN)
    strengths(t, 6, 6, 1)
    assert pile(t, QUAKES) == ["earthquake"]
    act(t)
    say(t, 0, "attack 1 conquest", "army", "army", "go")
    assert t.duels == []
    assert t.tribes[1].armies == [SHAKEN]
    say(t, 0, "take 0")
    assert t.tribes[1].armies == [SHAKEN]
