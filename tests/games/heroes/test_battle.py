"""Age of Heroes 8: battle."""

from __future__ import annotations

import pytest

from cradle.games.heroes.numbers import ARMY, GENERAL
from cradle.games.heroes.pieces import AWAY, BATTLE, HERO_ARMY, HERO_LED, LED, LINE, SWORDS
from cradle.games.heroes.spoils import victorious
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import (
    act,
    army,
    asked,
    discards,
    fortress,
    give,
    may,
    refuses,
    road,
    say,
    stones,
    strengths,
    table,
)


def battle(t: Heroes, *muster: str) -> Heroes:
    """Seat 0 attacks seat 1, who has nothing in hand and therefore is not asked to react."""
    act(t)
    say(t, 0, "attack 1 destruction", *muster, "go")
    return t


def duel(mine: int, theirs: int, attackers: int = 0, defenders: int = 0, fortresses: int = 0) -> Heroes:
    """One army against one. The defender has a monument, so that the attacker is asked what to destroy after a win."""
    t = table(3)
    army(t, 0, 1, attackers)
    army(t, 1, 1, defenders)
    fortress(t, 1, fortresses)
    stones(t, 1, 2)
    road(t, 0, 1)
    strengths(t, mine, theirs)
    return battle(t, "led-army" if attackers else "army")


def test_8_1_a_battle_card_for_each_army_the_attackers_first() -> None:
    t = table(3)
    army(t, 0, 3)
    army(t, 1, 2)
    strengths(t, 1, 2, 3, 4, 5)
    battle(t, "army", "army", "army")
    drawn = [[t.printed.strengths[card] for card in t.cards.zones[LINE + side]] for side in (0, 1)]
    assert drawn == [[1, 2, 3], [4, 5]]


def test_8_1_each_side_sees_its_own_only() -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 1, 2)
    strengths(t, 1, 2, 3, 4)
    battle(t, "army", "army")
    for eye, lines in ((0, [[1, 2], [-1, -1]]), (1, [[-1, -1], [3, 4]]), (2, [[-1, -1]] * 2), (3, [[-1, -1]] * 2)):
        fight = t.view(eye)["battle"]
        assert isinstance(fight, dict)
        assert [[unit["card"] for unit in line] for line in fight["lines"]] == lines


def test_8_2_both_lay_their_cards_at_the_same_time() -> None:
    t = table(3)
    army(t, 0)
    army(t, 0, 1, LED)
    army(t, 1, 2)
    army(t, 1, 1, LED)
    strengths(t, 2, 6, 1, 3, 5)
    battle(t, "army", "led-army")
    assert (asked(t, 0), asked(t, 1)) == ("lay-cards", "lay-cards")
    refuses(t, 0, "strength 3", "8.2")
    say(t, 0, "strength 2")  # under the army without general; the other card has its place
    say(t, 1, "strength 5")
    laid = [[t.printed.strengths[card] for card in t.cards.zones[LINE + side]] for side in (0, 1)]
    assert laid[0] == [2, 6]
    assert laid[1][0] == 5
    assert t.cards.zones[SWORDS] == t.cards.zones[SWORDS + 1] == []


def test_8_2_armies_that_are_alike_need_no_choice() -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 1, 2, LED)
    battle(t, "army", "army")
    assert (asked(t, 0), asked(t, 1)) == ("duelist", "duelist")


def test_8_3_both_choose_in_secret() -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 1, 2)
    strengths(t, 1, 6, 2, 5)
    battle(t, "army", "army")
    before = t.view(1)
    say(t, 0, "unit 1")
    assert t.view(1) == before
    assert t.waiting(0)
    say(t, 1, "unit 0")
    assert t.duels[:4] == [6, 6, 2, 2]


def test_8_3_not_an_army_that_has_fought() -> None:
    t = table(3)
    army(t, 0, 3)
    army(t, 1, 3)
    battle(t, "army", "army", "army")
    say(t, 0, "unit 2")
    say(t, 1, "unit 0")
    refuses(t, 0, "unit 2", "8.3")
    refuses(t, 1, "unit 0", "8.3")
    refuses(t, 1, "unit 3", "8.3")


def test_8_4_the_cards_of_a_duel_are_open_and_the_others_are_not() -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 1, 3)
    strengths(t, 1, 6, 2, 5, 4)
    battle(t, "army", "army")
    say(t, 0, "unit 1")
    say(t, 1, "unit 0")
    fight = t.view(3)["battle"]
    assert isinstance(fight, dict)
    assert [[unit["card"] for unit in line] for line in fight["lines"]] == [[-1, 6], [2, -1, -1]]
    assert t.fight().chosen[1] == -1, "nobody is chosen for the next duel yet"


def test_8_3_a_side_with_one_army_left_has_no_choice() -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 1, 1)
    battle(t, "army", "army")
    assert t.asked() == [0]


def test_8_3_attacker_first() -> None:
    t = table(3, duels="attacker-first")
    army(t, 0, 2)
    army(t, 1, 2)
    battle(t, "army", "army")
    assert t.asked() == [0]
    say(t, 0, "unit 1")
    assert t.asked() == [1]
    fight = t.view(1)["battle"]
    assert isinstance(fight, dict)
    assert fight["chosen"] == [1, -1]
    say(t, 1, "unit 0")
    assert len(t.duels) == 8  # the last two armies had no choice


@pytest.mark.parametrize(
    ("mine", "theirs", "attackers", "defenders", "fortresses", "totals"),
    [
        (2, 3, 0, 0, 0, (2, 3)),
        (4, 3, 0, 0, 1, (4, 4)),
        (5, 3, 0, 0, 3, (5, 6)),
        (1, 4, LED, 0, 0, (3, 4)),
        (6, 4, LED, LED, 2, (8, 8)),
    ],
)
def test_8_4_totals(
    mine: int, theirs: int, attackers: int, defenders: int, fortresses: int, totals: tuple[int, int]
) -> None:
    t = duel(mine, theirs, attackers, defenders, fortresses)
    assert t.duels == [mine, totals[0], theirs, totals[1]]


def test_8_4_fortresses_never_help_an_attacker() -> None:
    t = table(3)
    army(t, 0)
    army(t, 1)
    fortress(t, 0, 4)
    strengths(t, 3, 4)
    battle(t, "army")
    assert t.duels == [3, 3, 4, 4]
    assert t.tribes[0].armies == []


def test_8_5_the_lower_total_is_destroyed_with_its_general() -> None:
    t = duel(1, 4, LED)
    assert t.tribes[0].armies == []
    assert t.tribes[1].armies == [0]
    assert (t.stock[ARMY], t.stock[GENERAL]) == (11, 6)


def test_8_5_the_defender_can_lose_too() -> None:
    t = duel(6, 2, 0, LED)
    assert asked(t, 0) == "take-spoils"
    say(t, 0, "take 1")
    assert t.tribes[1].armies == []
    assert t.tribes[0].armies == [0]
    assert (t.stock[ARMY], t.stock[GENERAL]) == (11, 6)


def test_8_5_a_tie_changes_nothing() -> None:
    t = duel(3, 5, LED)
    assert t.duels == [3, 5, 5, 5]
    assert t.tribes[0].armies == [LED]
    assert t.tribes[1].armies == [0]


@pytest.mark.parametrize(("attackers", "defenders", "duels"), [(4, 2, 2), (2, 4, 2), (3, 3, 3), (3, 0, 0)])
def test_8_6_as_many_duels_as_the_smaller_side_has_armies(attackers: int, defenders: int, duels: int) -> None:
    t = table(2)
    army(t, 0, attackers)
    army(t, 1, defenders)
    battle(t, *["army"] * attackers)
    while t.asked() and asked(t, t.first()) == "duelist":
        seat = t.first()
        say(t, seat, f"unit {t.answers(seat)[-1]}")
    assert len(t.duels) == 4 * duels
    assert t.over()


def test_8_7_won_duels_and_armies_without_an_opponent() -> None:
    t = table(2)
    army(t, 0, 6)
    army(t, 1, 4)
    stones(t, 1, 2)
    strengths(t, 1, 6, 3, 2, 4, 4, 1, 1, 3, 6)
    battle(t, *["army"] * 6)
    b = t.fight()
    for mine, theirs in ((0, 0), (1, 1), (2, 2), (3, 3)):
        # 1:1 is a tie, 6:1 is won, 3:3 is a tie, 2:6 is lost
        say(t, 0, f"unit {mine}")
        if asked(t, 1) == "duelist":
            say(t, 1, f"unit {theirs}")
    assert (b.wins, victorious(b)) == (1, 3)
    say(t, 0, "take 2")
    assert len(t.tribes[0].armies) == 5
    assert len(t.tribes[1].armies) == 3


def test_8_8_destroyed_pieces_return_to_the_stock() -> None:
    t = duel(1, 6, LED, LED)
    assert t.stock[ARMY] == 11
    assert t.stock[GENERAL] == 5
    assert t.tribes[1].armies == [LED]


def test_8_9_heroes_go_to_the_discards_whatever_happens() -> None:
    t = table(3)
    army(t, 0)
    give(t, 0, "hero hero")
    stones(t, 1, 1)
    strengths(t, 6, 6)
    battle(t, "army", "lead-army", "hero")
    say(t, 0, "take 1")
    assert discards(t) == ["concrete", "hero", "hero"]
    assert t.tribes[0].armies == [AWAY]


def test_8_9_a_hero_as_general_adds_two_and_a_hero_army_wins_like_any() -> None:
    t = table(3)
    army(t, 0)
    army(t, 1)
    stones(t, 1, 1)
    give(t, 0, "hero")
    strengths(t, 3, 4)
    battle(t, "army", "lead-army")
    assert t.fight().units[0] == [HERO_LED]
    assert t.duels == [3, 5, 4, 4]
    say(t, 0, "take 1")
    assert discards(t) == ["concrete", "hero"]


def test_8_9_a_hero_army_that_loses_is_no_army_of_the_stock() -> None:
    t = table(3)
    army(t, 1)
    give(t, 0, "hero iron")
    strengths(t, 1, 6)
    battle(t, "hero")
    assert t.duels == [1, 1, 6, 6]
    assert t.stock[ARMY] == 11
    assert discards(t) == ["hero"]


def test_8_9_also_after_the_olympics() -> None:
    t = table(3)
    give(t, 0, "hero iron")
    give(t, 1, "olympics")
    act(t)
    say(t, 0, "attack 1 plunder", "hero", "go")
    say(t, 1, "olympics")
    assert discards(t) == ["hero", "olympics"]


def test_8_10_battle_cards_are_shuffled_back() -> None:
    t = duel(1, 6)
    deck = t.cards.zones[BATTLE]
    assert len(deck) == 24
    assert [t.cards.known[card] for card in deck] == [0] * 24


def test_8_10_their_order_is_left_to_chance() -> None:
    orders = set()
    for words in range(6):
        t = table(3)
        for _ in range(words):
            t.rng.word()
        army(t, 0)
        army(t, 1)
        strengths(t, 1, 6)
        battle(t, "army")
        orders.add(tuple(t.cards.zones[BATTLE]))
    assert len(orders) == 6


def test_8_6_a_battle_without_duels_shows_none_of_the_last_one() -> None:
    t = duel(1, 6)
    assert t.duels
    give(t, 2, "hero")
    act(t, 2)
    say(t, 2, "attack 0 destruction", "hero", "go")
    assert t.duels == []


def test_labels_of_duelists_tell_the_own_cards() -> None:
    t = table(3)
    army(t, 0)
    army(t, 0, 1, LED)
    army(t, 1, 2)
    strengths(t, 2, 6, 1, 1)
    battle(t, "army", "led-army")
    say(t, 0, "strength 2")
    assert may(t, 0, "unit 1")
    assert t.label(0, 1).numbers == [1, 2, 6, 2, 0]
    assert HERO_ARMY > HERO_LED


def test_questions_of_a_battle_tell_the_place_and_the_rivals() -> None:
    t = table(3)
    army(t, 0)
    army(t, 0, 1, LED)
    give(t, 0, "hero hero")
    army(t, 1, 3)
    strengths(t, 2, 6, 4, 1, 1, 1)
    battle(t, "army", "led-army", "hero", "lead-hero")
    assert t.about(0).numbers == [1, 0, 0]
    say(t, 0, "strength 2")
    assert t.about(0).numbers == [2, 1, 0]
    say(t, 0, "strength 6")
    assert asked(t, 0) == asked(t, 1) == "duelist"
    assert t.about(0).numbers == t.about(1).numbers == [3]
    assert [t.label(0, unit).numbers[1:] for unit in range(4)] == [
        [1, 2, 0, 0],
        [2, 6, 2, 0],
        [3, 4, 2, 1],
        [4, 0, 0, 0],
    ]
    say(t, 0, "unit 0")
    say(t, 1, "unit 0")
    assert t.about(0).numbers == [2]


def test_8_2_a_hero_that_leads_a_hero_is_the_next_in_line() -> None:
    t = table(3)
    army(t, 0)
    give(t, 0, "hero hero")
    army(t, 1)
    strengths(t, 3, 5, 1)
    battle(t, "hero", "lead-hero", "army")
    assert t.about(0).numbers == [1, 1, 1]


def test_8_2_each_card_lies_under_the_army_it_was_laid_for() -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 0, 1, LED)
    army(t, 1)
    strengths(t, 4, 4, 6, 1)
    battle(t, "army", "led-army", "army")
    say(t, 0, "strength 4", "strength 6")
    laid = [t.printed.strengths[card] for card in t.cards.zones[LINE]]
    assert laid == [4, 6, 4]
    assert [t.cards.known[card] for card in t.cards.zones[LINE]] == [1, 1, 1]
