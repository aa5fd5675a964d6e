"""Age of Heroes 9: spoils and the way home."""

from __future__ import annotations

import pytest

from cradle.games.heroes.numbers import CONQUEST, DESTRUCTION, PLUNDER
from cradle.games.heroes.pieces import AWAY, BATTLE, LED
from cradle.games.heroes.spoils import most_spoils
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import Pause as Nothing
from tests.games.heroes.positions import (
    act,
    army,
    asked,
    begin,
    cities,
    clean_up,
    discards,
    give,
    hand,
    known,
    refuses,
    road,
    say,
    stones,
    table,
)


def raid(t: Heroes, goal: str, armies: int) -> Heroes:
    """Seat 0 attacks seat 1, who has no army: all armies are victorious."""
    army(t, 0, armies)
    act(t)
    say(t, 0, f"attack 1 {goal}", *["army"] * armies, "go")
    if asked(t, 1) == "defend":
        say(t, 1, "stand")
    return t


@pytest.mark.parametrize(
    ("victories", "owned", "most"), [(0, 5, 0), (1, 5, 0), (2, 5, 1), (3, 5, 1), (4, 5, 2), (7, 5, 3), (7, 2, 2)]
)
def test_9_1_a_city_for_every_two_victorious_armies(victories: int, owned: int, most: int) -> None:
    t = table(3)
    cities(t, 1, owned)
    assert most_spoils(t, 1, CONQUEST, victories) == most


def test_9_1_cities_move_to_the_attacker() -> None:
    t = table(3)
    cities(t, 1, 3)
    raid(t, "conquest", 4)
    refuses(t, 0, "take 3", "9.1")
    say(t, 0, "take 2")
    assert (t.tribes[0].cities, t.tribes[1].cities) == (3, 1)


@pytest.mark.parametrize(("victories", "held", "most"), [(0, 5, 0), (1, 5, 2), (2, 5, 4), (3, 5, 5)])
def test_9_2_two_cards_for_every_victorious_army(victories: int, held: int, most: int) -> None:
    t = table(3)
    give(t, 1, "iron " * held)
    assert most_spoils(t, 1, PLUNDER, victories) == most


def test_9_2_cards_are_drawn_blindly() -> None:
    seen = set()
    for seed in range(12):
        t = table(3)
        for _ in range(seed):
            t.rng.word()
        give(t, 1, "iron wood gold hero marble")
        raid(t, "plunder", 1)
        refuses(t, 0, "take 3", "9.2")
        say(t, 0, "take 2")
        assert len(hand(t, 0)) == 2
        assert len(hand(t, 1)) == 3
        seen.add(tuple(hand(t, 0)))
    assert len(seen) > 4


def test_9_2_the_two_know_what_was_taken_and_the_others_do_not() -> None:
    t = table(3)
    give(t, 1, "iron wood gold")
    t.cards.known[t.hand(1)[0]] = t.cards.everybody
    raid(t, "plunder", 1)
    say(t, 0, "take 2")
    assert len(known(t, 0, 1)) == 2
    assert known(t, 0, 2) == known(t, 1, 2) == []


@pytest.mark.parametrize(("attacker", "defender"), [(2, 1), (1, 2), (2, 3), (3, 2)])
@pytest.mark.parametrize("cards", [2, 3])
def test_9_2_from_the_hand_of_the_defender_into_that_of_the_attacker(attacker: int, defender: int, cards: int) -> None:
    t = table(4)
    give(t, defender, "iron wood gold")
    army(t, attacker, 2)
    act(t, attacker)
    say(t, attacker, f"attack {defender} plunder", "army", "army", "go")
    say(t, defender, "stand")
    say(t, attacker, f"take {cards}")
    held = [len(hand(t, seat)) for seat in range(4)]
    assert (held[attacker], held[defender], sum(held)) == (cards, 3 - cards, 3)
    for eye in range(4):
        assert len(known(t, attacker, eye)) == (cards if eye in (attacker, defender) else 0)


def test_9_2_who_takes_nothing_hides_nothing() -> None:
    t = table(3)
    give(t, 1, "iron wood gold")
    t.cards.known[t.hand(1)[0]] = t.cards.everybody
    raid(t, "plunder", 1)
    say(t, 0, "take 0")
    assert known(t, 1, 2) == ["iron"]


def test_9_2_a_whole_hand_hides_nothing_that_was_known() -> None:
    t = table(3)
    give(t, 1, "iron wood")
    t.cards.known[t.hand(1)[0]] = t.cards.everybody
    raid(t, "plunder", 1)
    say(t, 0, "take 2")
    assert known(t, 0, 2) == ["iron"]


@pytest.mark.parametrize(
    ("victories", "laid", "most"), [(0, 4, 0), (1, 4, 1), (2, 4, 1), (3, 4, 2), (5, 4, 2), (5, 1, 1)]
)
def test_9_3_one_or_two_monument_cards(victories: int, laid: int, most: int) -> None:
    t = table(3)
    stones(t, 1, laid)
    assert most_spoils(t, 1, DESTRUCTION, victories) == most


def test_9_3_they_go_to_the_discards() -> None:
    t = table(3)
    stones(t, 1, 4)
    stones(t, 0, 1)
    raid(t, "destruction", 3)
    refuses(t, 0, "take 3", "9.3")
    say(t, 0, "take 2")
    assert t.tribes[1].stones == 2
    assert t.tribes[0].stones == 1
    assert discards(t) == ["concrete", "concrete"]


@pytest.mark.parametrize("taken", [0, 1, 2])
def test_9_4_the_attacker_may_take_less(taken: int) -> None:
    t = table(3)
    give(t, 1, "iron iron iron")
    raid(t, "plunder", 1)
    assert asked(t, 0) == "take-spoils"
    assert t.about(0).numbers == [PLUNDER, 2, 1]
    say(t, 0, f"take {taken}")
    assert len(t.hand(0)) == taken


def test_9_4_where_nothing_can_be_taken_nothing_is_asked() -> None:
    t = table(3)
    raid(t, "destruction", 2)
    assert t.over()


def test_where_no_battle_card_was_used_none_is_shuffled() -> None:
    t = table(3)
    deck = t.cards.zones[BATTLE][:]
    raid(t, "destruction", 2)
    assert t.cards.zones[BATTLE] == deck


def test_9_5_the_hand_limit_comes_in_phase_four() -> None:
    t = table(3)
    give(t, 0, "wood wood wood wood wood")
    give(t, 1, "iron iron")
    raid(t, "plunder", 1)
    say(t, 0, "take 2", "lay 0")
    assert len(t.hand(0)) == 7
    assert asked(t, 0) == "discard-down"


@pytest.mark.parametrize("joined", [True, False])
def test_9_6_home_at_once_over_a_direct_road(joined: bool) -> None:
    t = table(3)
    if joined:
        road(t, 0, 1)
    else:
        road(t, 0, 2)
        road(t, 1, 2)
    raid(t, "destruction", 2)
    assert t.tribes[0].armies == [0 if joined else AWAY] * 2
    clean_up(t, 0)
    assert t.tribes[0].armies == [0, 0]


def test_9_6_a_general_comes_home_with_his_army() -> None:
    t = table(3)
    army(t, 0, 1, LED)
    act(t)
    say(t, 0, "attack 1 destruction", "led-army", "go")
    assert t.tribes[0].armies == [AWAY | LED]


def test_9_6_a_road_built_meanwhile_does_not_help() -> None:
    t = table(3)
    raid(t, "destruction", 1)
    road(t, 0, 1)
    begin(t, Nothing())
    assert t.tribes[0].armies == [AWAY]


def test_9_6_roads_are_judged_as_they_lay_during_the_battle() -> None:
    """The defender falls, and the road with them."""
    t = table(3)
    road(t, 0, 1)
    cities(t, 1, 0)
    give(t, 1, "iron")
    raid(t, "plunder", 1)
    say(t, 0, "take 1")
    assert t.tribes[1].fallen
    assert t.tribes[0].roads == 0
    assert t.tribes[0].armies == [0]


def test_9_7_armies_that_are_away_neither_attack_nor_defend() -> None:
    t = table(3)
    army(t, 0, 1, AWAY)
    army(t, 1, 2)
    stones(t, 0, 1)
    act(t, 0)
    refuses(t, 0, "attack 1 plunder", "7.4")
    say(t, 0, "rest")
    t = table(3)
    army(t, 0, 1, AWAY)
    army(t, 1)
    stones(t, 0, 2)
    act(t, 1)
    say(t, 1, "attack 0 destruction", "army", "go")
    assert asked(t, 1) == "take-spoils"
    assert t.duels == []
