"""Age of Heroes 10: barbarians."""

from __future__ import annotations

import pytest

from cradle.games.heroes.numbers import ARMY
from cradle.games.heroes.pieces import BATTLE, HERO_ARMY, LED
from tests.games.heroes.positions import (
    act,
    army,
    asked,
    cities,
    discards,
    draw_next,
    fortress,
    give,
    hand,
    next_round,
    play_event,
    refuses,
    say,
    stones,
    strengths,
    table,
    turn,
)


def test_10_1_at_once_against_the_player_who_drew_them() -> None:
    t = table(3)
    give(t, 0, "iron")
    draw_next(t, "barbarians")
    turn(t, 0)
    assert asked(t, 0) == "defend-barbarians"


def test_10_1_a_fair_waits() -> None:
    t = table(3)
    give(t, 1, "iron iron iron")
    draw_next(t, "wood barbarians wood")
    next_round(t)
    assert t.asked() == [1]
    say(t, 1, "stand")
    assert t.asked() == [0, 1, 2]
    assert hand(t, 1) == ["iron"]


@pytest.mark.parametrize("card", ["good-fortune", "olympics"])
def test_10_2_no_battle(card: str) -> None:
    t = table(3)
    give(t, 0, f"{card} iron")
    army(t, 0)
    play_event(t, 0, "barbarians")
    say(t, 0, card)
    assert hand(t, 0) == ["iron"]
    assert discards(t) == sorted(["barbarians", card])
    assert t.tribes[0].armies == [0]


@pytest.mark.parametrize("card", ["good-fortune", "olympics"])
def test_10_2_a_card_that_all_know_of_is_asked_for_until_a_hero_was_played(card: str) -> None:
    t = table(3)
    give(t, 0, card)
    t.cards.show(t.hand(0)[0], t.cards.everybody)
    twin = t.clone()
    play_event(t, 0, "barbarians")
    assert asked(t, 0) == "defend-barbarians"
    assert t.about(0).numbers == [1]
    give(twin, 0, "hero")
    play_event(twin, 0, "barbarians")
    say(twin, 0, "hero")
    assert asked(twin, 0) != "defend-barbarians"


def test_7_8_good_fortune_that_all_know_of_is_not_asked_for_in_a_war() -> None:
    t = table(3)
    army(t, 0)
    give(t, 1, "good-fortune")
    t.cards.show(t.hand(1)[0], t.cards.everybody)
    act(t)
    say(t, 0, "attack 1 conquest", "army", "go")
    assert asked(t, 1) == ""


@pytest.mark.parametrize("card", ["good-fortune", "olympics"])
def test_10_2_not_after_a_hero_and_not_without_the_card(card: str) -> None:
    t = table(3)
    give(t, 0, f"hero {card} iron")
    play_event(t, 0, "barbarians")
    say(t, 0, "hero")
    assert t.fight().units[1] == [HERO_ARMY]
    refuses(t, 0, card, "7.8a")
    t = table(3)
    give(t, 0, "iron")
    play_event(t, 0, "barbarians")
    refuses(t, 0, card, "10.2")


@pytest.mark.parametrize(("choice", "armies"), [("one", 1), ("two", 2), ("three", 3)])
def test_10_3_their_armies(choice: str, armies: int) -> None:
    t = table(3, barbarian_armies=choice)
    give(t, 0, "iron iron iron iron iron iron iron")
    play_event(t, 0, "barbarians")
    assert t.fight().units[0] == [0] * armies
    say(t, 0, "stand")
    assert len(t.hand(0)) == 7 - 2 * armies


def test_10_4_a_battle_like_any_other() -> None:
    t = table(3)
    army(t, 0, 1, LED)
    fortress(t, 0)
    strengths(t, 4, 1)
    play_event(t, 0, "barbarians")
    assert t.duels == [4, 4, 1, 4]
    assert t.tribes[0].armies == [LED]
    assert len(t.cards.zones[BATTLE]) == 24


def test_10_4_a_defender_that_loses_returns_to_the_stock() -> None:
    t = table(3)
    army(t, 0)
    strengths(t, 6, 1)
    play_event(t, 0, "barbarians")
    assert t.tribes[0].armies == []
    assert t.stock[ARMY] == 12


def test_10_4_the_defender_chooses_an_army_and_the_barbarians_do_not() -> None:
    t = table(3, barbarian_armies="two")
    army(t, 0, 3)
    strengths(t, 3, 4, 1, 2, 6)
    play_event(t, 0, "barbarians")
    assert t.asked() == [0]
    fight = t.view(0)["battle"]
    assert isinstance(fight, dict)
    assert [unit["card"] for unit in fight["lines"][0]] == [-1, -1]
    say(t, 0, "unit 2", "unit 0")
    assert t.duels == [3, 3, 6, 6, 4, 4, 1, 1]
    assert len(t.tribes[0].armies) == 2


@pytest.mark.parametrize(
    ("goal", "laid", "stones_left", "cards_left"),
    [
        ("monument-then-hand", 3, 2, 4),
        ("monument-then-hand", 0, 0, 2),
        ("destruction", 3, 2, 4),
        ("destruction", 0, 0, 4),
        ("plunder", 3, 3, 2),
    ],
)
def test_10_5_what_victorious_barbarians_do(goal: str, laid: int, stones_left: int, cards_left: int) -> None:
    t = table(3, barbarian_goal=goal)
    stones(t, 0, laid)
    give(t, 0, "iron iron wood wood")
    play_event(t, 0, "barbarians")
    say(t, 0, "stand")
    assert t.tribes[0].stones == stones_left
    assert len(t.hand(0)) == cards_left
    assert len(discards(t)) == 1 + laid - stones_left + 4 - cards_left


def test_10_5_three_victorious_armies_destroy_two_cards() -> None:
    t = table(3, barbarian_armies="three")
    stones(t, 0, 4)
    play_event(t, 0, "barbarians")
    assert t.tribes[0].stones == 2


def test_10_5_beaten_barbarians_take_nothing() -> None:
    t = table(3)
    stones(t, 0, 1)
    army(t, 0)
    strengths(t, 1, 6)
    play_event(t, 0, "barbarians")
    assert t.tribes[0].stones == 1
    assert t.tribes[0].armies == [0]


def test_10_6_the_armies_vanish_and_the_card_goes_to_the_discards() -> None:
    t = table(3)
    army(t, 0)
    strengths(t, 1, 6)
    play_event(t, 0, "barbarians")
    assert discards(t) == ["barbarians"]
    assert t.stock[ARMY] == 11
    assert t.battle is None


def test_10_6_the_duels_that_are_shown_are_those_of_the_last() -> None:
    t = table(3, barbarian_armies="one")
    army(t, 0)
    strengths(t, 1, 6)
    play_event(t, 0, "barbarians barbarians")
    assert len(t.duels) == 4, "one duel: two strengths and two totals"


def test_10_6_several_barbarians_one_after_another() -> None:
    t = table(3)
    stones(t, 0, 2)
    cities(t, 0, 2)
    play_event(t, 0, "barbarians barbarians")
    assert t.tribes[0].stones == 0
    assert discards(t) == ["barbarians", "barbarians", "limestone", "limestone"]
