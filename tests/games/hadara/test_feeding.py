"""Hadara 10: feeding."""

from __future__ import annotations

import pytest

from cradle.games.hadara.zones import GONE
from tests.games.hadara.positions import CARD, line, owned, position, refuses, say


def test_10_1_cards_without_the_setup_card_against_food() -> None:
    """Six cards and food 6: a seventh, the setup card, would not be fed."""
    mine = ["y1-03", "r1-01", "r1-02", "b1-02", "b1-05", "p1-10"]
    assert position().owns(*mine).tracks(food=6).ask("feeding").over()
    assert position().owns(*mine).tracks(food=5).ask("feeding").asked() == [0]


@pytest.mark.parametrize("food", [2, 3, 9])
def test_10_2_who_has_enough_food_discards_nothing(food: int) -> None:
    table = position().owns("y1-03", "r1-01").tracks(food=food).ask("feeding")
    assert table.over()
    assert owned(table, 0) == ["y1-03", "r1-01"]
    assert table.players[0].coins == 0


def test_10_3_cards_go_one_by_one_until_food_is_enough() -> None:
    table = position().owns("y1-03", "r1-01", "b1-02", "p1-10").tracks(food=2).ask("feeding")
    assert table.answers(0) == [1 + CARD[card] for card in ("y1-03", "r1-01", "b1-02", "p1-10")]
    assert table.about(0).numbers == [2]
    say(table, 0, "discard r1-01")
    assert table.about(0).numbers == [1]
    say(table, 0, "discard y1-03")
    assert table.over()
    assert owned(table, 0) == ["b1-02", "p1-10"]
    assert sorted(table.cards.zones[GONE]) == [CARD["y1-03"], CARD["r1-01"]]


def test_10_3_only_own_cards() -> None:
    table = position().owns("y1-03").seat(1).owns("r1-01").ask("feeding")
    refuses(table, 0, "discard r1-01", "10.3")
    refuses(table, 0, "discard y1-04", "10.3")


def test_10_4_a_discarded_card_takes_its_steps_back() -> None:
    table = position().owns("y1-01", "y1-08").tracks(income=7, military=8, culture=2, food=1).ask("feeding")
    say(table, 0, "discard y1-08")  # income 2, military 2
    assert table.players[0].tracks == [5, 6, 2, 1]
    assert table.audit() == ""


def test_10_4a_lost_food_counts_at_once() -> None:
    table = position().owns("y1-03", "g1-01", "r1-01", "b1-02").tracks(food=3).ask("feeding")
    assert table.about(0).numbers == [1]
    say(table, 0, "discard g1-01")  # food 3
    assert table.players[0].tracks[3] == 0
    assert table.about(0).numbers == [3]
    say(table, 0, "discard y1-03", "discard r1-01", "discard b1-02")
    assert table.over()
    assert owned(table, 0) == []


def test_10_5_a_discarded_card_counts_no_more() -> None:
    mine = ["y1-03", "r1-01", "b1-02", "g1-05", "p1-10"]
    table = position().owns(*mine).gold(1).tracks(food=4).table(["take", 0], ["feeding", 0])
    assert (line(table, 0, "gold"), line(table, 0, "cards")) == (7, 1 + 1 + 2 + 2 + 4)
    say(table, 0, "discard p1-10")
    assert (line(table, 0, "gold"), line(table, 0, "cards")) == (0, 1 + 1 + 2 + 2)
    assert table.players[0].colours == [1, 1, 1, 1, 0]


def test_10_5_nor_for_prices() -> None:
    wishes = position().owns("r1-01", "r1-02").coins(4).pile("red", "r1-09")  # price 4
    table = wishes.tracks(food=1).table(["take", 0], ["feeding", 0])
    say(table, 0, "discard r1-01", "buy red")
    assert table.players[0].coins == 4 - (4 - 1)


def test_10_5_its_effect_is_lost_at_once() -> None:
    table = position().owns("p1-01", "y1-03").tracks(food=1).pile("red", "r1-09").table(["take", 0], ["feeding", 0])
    say(table, 0, "discard p1-01", "sell red")
    assert table.players[0].coins == 2


def test_10_5_other_effects_of_the_player_stay() -> None:
    table = position().seat(1).owns("p1-01", "p1-02").tracks(food=1).ask("feeding")
    say(table, 1, "discard p1-01")
    assert [p.perks.sell_bonus for p in table.players] == [0, 1]


@pytest.mark.parametrize("mine", [("y1-03", "r1-01"), ("p1-01", "p1-02", "r1-01")])
def test_10_6_discarding_brings_no_coins(mine: tuple[str, ...]) -> None:
    table = position().owns(*mine).coins(5).tracks(food=len(mine) - 1).ask("feeding")
    say(table, 0, "discard r1-01")
    assert table.over()
    assert table.players[0].coins == 5
