"""Age of Heroes 7: war."""

from __future__ import annotations

import pytest

from cradle.games.heroes.numbers import DESTRUCTION, OLYMPICS, PLUNDER
from cradle.games.heroes.pieces import AWAY, FIELD, HERO_ARMY, HERO_LED, LED, SENT, SHAKEN
from tests.games.heroes.positions import (
    act,
    answer_of,
    army,
    asked,
    cities,
    discards,
    give,
    hand,
    known,
    may,
    pile,
    refuses,
    road,
    say,
    stones,
    strengths,
    table,
)


@pytest.mark.parametrize("goal", ["conquest", "plunder", "destruction"])
def test_7_1_any_other_active_tribe_and_one_goal(goal: str) -> None:
    t = table(5)
    cities(t, 3, 0)
    t.tribes[3].fallen = True
    army(t, 0)
    act(t)
    for target in (1, 2, 4):
        assert may(t, 0, f"attack {target} {goal}")
    for target in (0, 3, 5):
        refuses(t, 0, f"attack {target} {goal}", "7.1")


def test_7_1_one_tribe_a_turn() -> None:
    t = table(3)
    army(t, 0, 2)
    road(t, 0, 1)
    act(t)
    say(t, 0, "attack 1 plunder", "army", "go")
    assert asked(t, 0) != "action"
    assert t.over()


def test_7_1_a_goal_with_nothing_to_win() -> None:
    t = table(3)
    cities(t, 1, 0)
    give(t, 1, "iron")
    army(t, 0)
    act(t)
    assert may(t, 0, "attack 1 conquest")
    assert may(t, 0, "attack 1 destruction")


def test_7_1_a_goal_with_nothing_to_win_is_called_so() -> None:
    t = table(3)
    army(t, 0)
    give(t, 1, "iron iron")
    stones(t, 2, 1)
    act(t)
    there = {
        f"{target} {goal}": t.label(0, answer_of(t, 0, f"attack {target} {goal}")).numbers[-1]
        for target in (1, 2)
        for goal in ("conquest", "plunder", "destruction")
    }
    assert list(there.values()) == [1, 2, 0, 1, 0, 1]


def test_7_2_armies_at_home_that_are_not_under_an_earthquake() -> None:
    t = table(3)
    army(t, 0)
    army(t, 0, 1, SHAKEN)
    army(t, 0, 1, AWAY)
    army(t, 0, 1, LED)
    give(t, 1, "iron")
    act(t)
    say(t, 0, "attack 1 plunder", "army")
    refuses(t, 0, "army", "7.2")
    say(t, 0, "led-army")
    refuses(t, 0, "led-army", "7.2")
    assert t.fight().units[0] == [0, LED]


def test_7_3_heroes_as_army_and_as_general() -> None:
    t = table(3)
    army(t, 0)
    give(t, 0, "hero hero hero")
    act(t)
    say(t, 0, "attack 1 plunder")
    refuses(t, 0, "lead-army", "7.3a")
    refuses(t, 0, "lead-hero", "7.3a")
    say(t, 0, "army", "lead-army")
    refuses(t, 0, "lead-army", "7.3a")  # one leader each
    say(t, 0, "hero", "lead-hero")
    assert t.fight().units[0] == [HERO_LED, HERO_ARMY | HERO_LED]
    assert pile(t, FIELD) == ["hero", "hero", "hero"]
    refuses(t, 0, "hero", "7.3")


def test_7_3a_not_over_an_army_that_has_a_general() -> None:
    t = table(3)
    army(t, 0, 1, LED)
    give(t, 0, "hero")
    act(t)
    say(t, 0, "attack 1 plunder", "led-army")
    refuses(t, 0, "lead-army", "7.3a")


def test_7_4_an_army_or_a_hero_is_needed() -> None:
    t = table(3)
    act(t)
    refuses(t, 0, "attack 1 plunder", "7.4")


def test_7_4_a_hero_alone_can_attack_as_an_army_only() -> None:
    t = table(3)
    give(t, 0, "hero iron")
    act(t)
    say(t, 0, "attack 1 plunder")
    assert known(t, 0, 2) == ["hero"]
    refuses(t, 0, "go", "7.4")
    refuses(t, 0, "lead-army", "7.3a")
    say(t, 0, "hero")
    assert may(t, 0, "go")


def test_7_5_nothing_is_recalled_or_added_after_the_declaration() -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 1)
    give(t, 1, "hero")
    give(t, 0, "hero")
    act(t)
    say(t, 0, "attack 1 plunder", "army", "go")
    assert t.asked() == [1]
    say(t, 1, "hero")
    while not t.over():
        seat = t.first()
        assert asked(t, seat) not in ("muster", "action")
        t.answer(seat, t.answers(seat)[0])
    assert t.tribes[0].armies.count(0) == 1
    assert hand(t, 0) == ["hero"]


@pytest.mark.parametrize(("peace", "rounds"), [("none", 0), ("one-round", 1), ("two-rounds", 2)])
def test_7_6_peace_in_the_first_rounds(peace: str, rounds: int) -> None:
    for number in (1, 2, 3):
        t = table(3, peace=peace)
        t.round = number
        army(t, 0)
        act(t)
        if number <= rounds:
            refuses(t, 0, "attack 1 plunder", "7.6")
        else:
            assert may(t, 0, "attack 1 plunder")


@pytest.mark.parametrize("joined", [True, False])
def test_7_7_the_olympics_call_the_attack_off(joined: bool) -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 1)
    give(t, 1, "olympics iron")
    if joined:
        road(t, 0, 1)
    act(t)
    say(t, 0, "attack 1 plunder", "army", "army", "go")
    say(t, 1, "olympics")
    assert hand(t, 1) == ["iron"]
    assert discards(t) == ["olympics"]
    assert t.tribes[1].armies == [0]
    assert t.tribes[0].armies == ([0, 0] if joined else [AWAY, AWAY])
    assert t.over()  # the action is spent


def test_7_7_only_who_holds_them() -> None:
    t = table(3)
    army(t, 0)
    give(t, 1, "iron")
    act(t)
    say(t, 0, "attack 1 plunder", "army", "go")
    refuses(t, 1, "olympics", "7.7")


def test_7_8a_heroes_in_defence_and_no_olympics_afterwards() -> None:
    t = table(3)
    army(t, 0)
    army(t, 1)
    give(t, 1, "hero hero olympics good-fortune iron")
    act(t)
    say(t, 0, "attack 1 plunder", "army", "go")
    refuses(t, 1, "good-fortune", "7.8")
    say(t, 1, "lead-army")
    assert t.fight().units[1] == [HERO_LED]
    refuses(t, 1, "olympics", "7.8a")
    say(t, 1, "hero")
    assert t.fight().units[1] == [HERO_LED, HERO_ARMY]


def test_7_9_all_that_can_defend_do() -> None:
    t = table(3)
    army(t, 0)
    army(t, 1, 1, SHAKEN)
    army(t, 1, 1, AWAY)
    army(t, 1, 1, LED)
    army(t, 1)
    stones(t, 1, 1)
    give(t, 1, "iron")
    act(t)
    say(t, 0, "attack 1 destruction", "army", "go")
    assert t.fight().units[1] == [LED, 0]
    assert sorted(t.tribes[1].armies) == [SHAKEN, AWAY]


def test_7_7_the_defender_is_asked_whether_or_not_they_hold_a_card() -> None:
    for cards in ("iron", "olympics", "hero"):
        t = table(3)
        army(t, 0)
        give(t, 1, cards)
        act(t)
        say(t, 0, "attack 1 plunder", "army", "go")
        assert asked(t, 1) == "defend"


def test_7_7_who_certainly_holds_no_card_is_not_asked() -> None:
    t = table(3)
    army(t, 0)
    strengths(t, 6, 1)
    act(t)
    say(t, 0, "attack 1 conquest", "army", "go")
    assert t.over()
    assert t.tribes[0].armies == [AWAY]
    assert SENT not in t.tribes[0].armies


def test_7_4_an_army_with_a_general_is_enough() -> None:
    t = table(3)
    army(t, 0, 1, LED)
    act(t)
    assert may(t, 0, "attack 1 plunder")
    t = table(3)
    army(t, 0, 1, AWAY)
    army(t, 0, 1, SHAKEN)
    act(t)
    refuses(t, 0, "attack 1 plunder", "7.4")


@pytest.mark.parametrize("flags", [0, LED])
def test_7_4_who_has_an_army_shows_no_hero(flags: int) -> None:
    t = table(3)
    army(t, 0, 1, flags)
    give(t, 0, "hero")
    act(t)
    say(t, 0, "attack 1 plunder")
    assert known(t, 0, 2) == []


@pytest.mark.parametrize("joined", [True, False])
def test_7_1_a_road_between_the_two_is_remembered(joined: bool) -> None:
    t = table(3)
    army(t, 0)
    road(t, 0, 1 if joined else 2)
    act(t)
    say(t, 0, "attack 1 plunder")
    b = t.fight()
    assert (b.attacker, b.defender, b.goal, b.road) == (0, 1, PLUNDER, int(joined))


def test_7_2_the_questions_of_a_war_tell_both_sides_what_they_know() -> None:
    t = table(3)
    army(t, 0)
    army(t, 0, 1, LED)
    give(t, 0, "hero hero")
    give(t, 2, "iron")
    act(t)
    say(t, 0, "attack 2 destruction")
    assert t.about(0).numbers == [2, DESTRUCTION, 0]
    say(t, 0, "army", "led-army", "hero", "lead-army")
    assert t.about(0).numbers == [2, DESTRUCTION, 3]
    say(t, 0, "go")
    assert t.about(2).message == "ask-defend"
    assert t.about(2).numbers == [0, DESTRUCTION, 3, 2]


def test_7_3_the_second_hero_leads_the_next_army_without_a_leader() -> None:
    t = table(3)
    army(t, 0, 2)
    give(t, 0, "hero hero")
    act(t)
    say(t, 0, "attack 1 plunder", "army", "army", "lead-army")
    assert t.fight().units[0] == [HERO_LED, 0]
    say(t, 0, "lead-army")
    assert t.fight().units[0] == [HERO_LED, HERO_LED]


def test_7_8_after_a_hero_only_heroes_are_asked_for() -> None:
    """All know that the defender has nothing left but the Olympics, which come too late."""
    t = table(3)
    army(t, 0)
    army(t, 1)
    give(t, 1, "hero olympics")
    t.cards.show(next(card for card in t.hand(1) if t.printed.kinds[card] == OLYMPICS), t.cards.everybody)
    act(t)
    say(t, 0, "attack 1 plunder", "army", "go")
    say(t, 1, "hero")
    assert asked(t, 1) != "defend"


def test_7_7_olympics_that_all_know_of_are_asked_for() -> None:
    t = table(3)
    army(t, 0)
    give(t, 1, "olympics")
    t.cards.show(t.hand(1)[0], t.cards.everybody)
    act(t)
    say(t, 0, "attack 1 plunder", "army", "go")
    assert asked(t, 1) == "defend"
