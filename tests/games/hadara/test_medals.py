"""Hadara 11: medals."""

from __future__ import annotations

import pytest

from cradle.games.hadara.box import TRACKS
from tests.games.hadara.positions import may, position, refuses, say

PRICES = [(1, 4, 6), (2, 9, 12), (3, 20, 30)]


def test_11_1_as_many_medals_as_wanted_one_after_the_other() -> None:
    table = position().coins(30).ask("medals")
    say(table, 0, "gold", "silver food", "gold", "silver income")
    assert table.over()
    player = table.players[0]
    assert (player.gold, player.silver, player.coins) == (2, [3, 0], 30 - 6 - 4 - 6 - 4)


def test_11_1_none_is_wanted() -> None:
    table = position().coins(30).ask("medals")
    say(table, 0, "done")
    assert table.over()
    assert table.players[0].coins == 30


def test_11_1_who_can_buy_none_is_not_asked() -> None:
    table = position(3).coins(3).seat(1).coins(4).seat(2).coins(99).gold(2).silver("food", "food").ask("medals")
    assert table.asked() == [1]
    say(table, 1, "silver food")  # and no further one
    assert table.over()


def test_11_1_nor_is_who_has_no_tile_for_a_silver_medal() -> None:
    """More tiles on cards than the box can bring: only with own values."""
    plenty = [{"id": f"p1-0{n}", "effect": {"kind": "bonus-tile", "steps": 2}} for n in range(1, 10)]
    wishes = position().printed(card=plenty).coins(5).tile("p1-01", "income")
    for n in range(1, 8):
        wishes.tile(f"p1-0{n + 1}", TRACKS[n // 2])
    assert wishes.ask("medals").over()


@pytest.mark.parametrize(("epoch", "silver", "gold"), PRICES)
def test_11_2_prices_by_epoch(epoch: int, silver: int, gold: int) -> None:
    for words, price in (("silver culture", silver), ("gold", gold)):
        table = position().epoch(epoch).coins(price).ask("medals")
        say(table, 0, words)
        assert table.players[0].coins == 0


@pytest.mark.parametrize(("epoch", "silver", "gold"), PRICES)
def test_11_3_who_cannot_pay_cannot_buy(epoch: int, silver: int, gold: int) -> None:
    table = position().epoch(epoch).coins(gold - 1).ask("medals")
    refuses(table, 0, "gold", "11.3")
    assert may(table, 0, "silver food")
    table = position().epoch(epoch).coins(silver - 1).ask("medal", 0)
    refuses(table, 0, "silver food", "11.3")


def test_11_3_coins_that_are_spent_are_gone() -> None:
    table = position().coins(9).ask("medals")
    say(table, 0, "silver food")
    refuses(table, 0, "gold", "11.3")


def test_11_4_two_silver_and_two_gold_in_a_game() -> None:
    table = position().coins(99).silver("food").gold(1).table(["medals", 0], ["medals", 0])
    say(table, 0, "silver income")
    refuses(table, 0, "silver military", "11.4")
    say(table, 0, "gold")
    assert table.over()  # not even asked in the second step
    table = position().coins(99).gold(2).ask("medals")
    refuses(table, 0, "gold", "11.4")


@pytest.mark.parametrize("track", range(4))
def test_11_5_a_silver_medal_takes_a_bonus_tile(track: int) -> None:
    table = position().coins(4).tracks(income=1, military=2, culture=3, food=4).ask("medals")
    say(table, 0, f"silver {TRACKS[track]}")
    player = table.players[0]
    assert player.silver == [track]
    assert player.tiles == [1 if t == track else 2 for t in range(4)]
    assert player.tracks == [1, 2, 3, 4]


def test_11_5a_a_colour_has_two_tiles() -> None:
    table = position().coins(99).carved("bust-1", "food").carved("bust-2", "food", points_up=True).ask("medals")
    refuses(table, 0, "silver food", "11.5a")
    assert may(table, 0, "silver income")


def test_11_5a_both_silver_medals_may_have_the_same_colour() -> None:
    table = position().coins(8).ask("medals")
    say(table, 0, "silver military", "silver military")
    assert table.players[0].silver == [1, 1]
    assert table.players[0].tiles == [2, 0, 2, 2]


def test_11_6_a_gold_medal_takes_no_tile() -> None:
    table = position().coins(12).ask("medals")
    say(table, 0, "gold", "gold")
    assert table.players[0].tiles == [2, 2, 2, 2]
