"""Age of Heroes 2: setting up."""

from __future__ import annotations

import pytest

from cradle.core.rng import seeded
from cradle.games.heroes.numbers import CITY, KEPT, TRIBES
from cradle.games.heroes.pieces import BATTLE, Rules
from cradle.games.heroes.registry import TITLE
from cradle.games.heroes.setting_up import FIRST_DEAL, draw_for_first, set_up
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import (
    act,
    asked,
    begin,
    discards,
    draw_next,
    fair,
    give,
    hand,
    next_round,
    refuses,
    say,
    strengths,
    table,
    the_box,
)

SEATS = [2, 3, 4, 5, 6]


def new_game(seats: int, seed: int = 1, **options: str) -> Heroes:
    wanted = {name.replace("_", "-"): value for name, value in options.items()}
    return set_up(the_box().printed, Rules(TITLE.choices(wanted, seats)), seats, seeded(seed))


def before_the_deal(seats: int) -> Heroes:
    t = table(seats)
    for p in t.tribes:
        p.cities = 0
    t.stock[CITY] += seats
    t.round = 0
    t.at_fair = 1
    return t


def test_2_1_the_highest_battle_card_begins() -> None:
    t = table(4)
    strengths(t, 3, 5, 6, 1)
    draw_for_first(t)
    assert t.starter == 2


def test_2_1_the_tied_draw_again_among_themselves() -> None:
    t = table(4)
    strengths(t, 6, 2, 6, 6, 1, 4, 4, 3, 5)
    draw_for_first(t)
    assert t.starter == 3


def test_2_1_the_battle_deck_is_shuffled_afterwards() -> None:
    t = table(2)
    strengths(t, 6, 5, 4, 3)
    before = t.cards.zones[BATTLE][:]
    draw_for_first(t)
    assert t.cards.zones[BATTLE] != before
    assert sorted(t.cards.zones[BATTLE]) == sorted(before)


@pytest.mark.parametrize("seats", SEATS)
def test_2_2_tribes_at_random(seats: int) -> None:
    games = [new_game(seats, seed) for seed in range(20)]
    for t in games:
        people = [p.people for p in t.tribes]
        assert len(set(people)) == seats
        assert [p.special for p in t.tribes] == [t.printed.specials[n] for n in people]
    assert len({tuple(p.people for p in t.tribes) for t in games}) > 5


def test_2_2_tribes_chosen_in_turn_order() -> None:
    t = new_game(3, 4, tribe_choice="in-turn-order")
    first = t.starter
    order = [first, (first + 1) % 3, (first + 2) % 3]
    assert t.asked() == [first]
    say(t, first, "tribe celts")
    assert t.asked() == [order[1]]
    refuses(t, order[1], "tribe celts", "2.2")
    say(t, order[1], "tribe romans")
    say(t, order[2], "tribe egyptians")
    assert [TRIBES[t.tribes[seat].people] for seat in order] == ["celts", "romans", "egyptians"]


@pytest.mark.parametrize("seats", SEATS)
def test_2_3_special_resources_of_absent_tribes_stay(seats: int) -> None:
    t = new_game(seats)
    assert t.audit() == ""
    for people in range(len(TRIBES)):
        kind = t.printed.specials[people]
        there = [card for zone in t.cards.zones for card in zone if t.printed.kinds[card] == kind]
        assert len(there) == 6


def test_2_3_they_can_be_traded_and_not_used() -> None:
    t = table(3)
    give(t, 0, "granite")  # of the Chinese, whom nobody plays
    act(t)
    say(t, 0, "rest")
    refuses(t, 0, "lay 1", "3.7")
    t = table(3)
    give(t, 0, "granite")
    fair(t)
    say(t, 0, "offer", "seat 1", "give granite", "post")
    say(t, 1, "accept 0")
    assert hand(t, 1) == ["granite"]


@pytest.mark.parametrize("seats", SEATS)
def test_2_4_a_city_and_an_army_each(seats: int) -> None:
    t = before_the_deal(seats)
    draw_next(t, "iron " * 3 * seats if seats < 5 else "iron " * 12 + "wood " * (3 * seats - 12))
    begin(t, FIRST_DEAL)
    assert [p.cities for p in t.tribes] == [1] * seats
    assert [p.armies for p in t.tribes] == [[0]] * seats
    assert t.stock == [12 - seats, 12 - seats, 9, 6, 6]


def test_2_5_three_cards_and_disasters_are_void() -> None:
    t = before_the_deal(2)
    draw_next(t, "iron famine grain barbarians earthquake volcano")
    begin(t, FIRST_DEAL)
    assert hand(t, 0) == ["grain", "iron"]
    assert hand(t, 1) == []
    assert discards(t) == ["barbarians", "earthquake", "famine", "volcano"]
    assert [p.cities for p in t.tribes] == [1, 1]


def test_2_6_a_boom_is_played_and_not_replaced() -> None:
    t = before_the_deal(2)
    draw_next(t, "population-boom iron grain wood wood wood")
    begin(t, FIRST_DEAL)
    assert hand(t, 0) == ["grain", "iron"]
    assert t.tribes[0].cities == 2
    assert discards(t) == ["population-boom"]


def test_2_7_the_first_fair_without_disasters() -> None:
    t = before_the_deal(2)
    draw_next(t, "iron iron iron wood wood wood barbarians population-boom")
    begin(t, FIRST_DEAL)
    next_round(t)
    assert t.round == 1
    assert discards(t) == ["barbarians", "population-boom"]
    assert t.tribes[1].cities == 2
    assert [asked(t, 0), asked(t, 1)] == ["market", "market"]


@pytest.mark.parametrize("seats", SEATS)
def test_2_7_a_game_begins_with_the_fair(seats: int) -> None:
    t = new_game(seats)
    assert t.asked() == list(range(seats))
    assert {asked(t, seat) for seat in range(seats)} == {"market"}
    assert all(t.printed.kinds[card] < KEPT for seat in range(seats) for card in t.hand(seat))
