"""Hadara 14: purple cards of epoch III."""

from __future__ import annotations

import pytest

from cradle.games.hadara.zones import TAKEN
from tests.games.hadara.positions import Position, line, may, position, refuses, say

RAINBOW = ["y1-03", "r1-01", "b1-02", "g1-05", "p1-10"]


@pytest.mark.parametrize(("military", "points"), [(27, 27), (30, 30), (1, 1), (0, 0)])
def test_14_16_full_silver(military: int, points: int) -> None:
    table = position().owns("p3-01").tracks(military=military).silver("military").table()
    assert line(table, 0, "silver") == points


def test_14_16_nothing_without_a_medal() -> None:
    assert line(position().owns("p3-01").tracks(military=30).table(), 0, "silver") == 0


@pytest.mark.parametrize("order", [("military", "income"), ("income", "military")])
def test_14_16a_the_medal_that_gains_most(order: tuple[str, str]) -> None:
    wishes = position().owns("p3-01").tracks(military=27, income=18).silver(*order)
    assert line(wishes.table(), 0, "silver") == 27 + 9
    assert line(wishes.owns("p3-02").table(), 0, "silver") == 27 + 18


def test_14_16a_a_track_of_one_gains_nothing() -> None:
    """Half of 9 is 5 and of 8 is 4: both gain 4."""
    wishes = position().owns("p3-01").tracks(military=9, income=8).silver("military", "income")
    assert line(wishes.table(), 0, "silver") == 5 + 4 + 4
    wishes = position().owns("p3-01").tracks(food=1, income=2).silver("food", "income")
    assert line(wishes.table(), 0, "silver") == 1 + 2


@pytest.mark.parametrize("gold", [0, 1, 2])
def test_14_17_set_points(gold: int) -> None:
    wishes = position().owns(*RAINBOW, "p3-03").gold(gold)
    assert line(wishes.table(), 0, "gold") == 4 + 7 * gold
    assert line(wishes.owns("p3-04").table(), 0, "gold") == 8 + 7 * gold


def test_14_17_the_card_itself_belongs_to_a_set() -> None:
    assert line(position().owns(*RAINBOW[:4], "p3-03").table(), 0, "gold") == 4
    assert line(position().owns(*RAINBOW[:3], "p3-03").table(), 0, "gold") == 0


@pytest.mark.parametrize("missing", range(4))
@pytest.mark.parametrize("gold", [1, 2])
def test_14_18_the_joker_stands_for_a_missing_colour(missing: int, gold: int) -> None:
    mine = RAINBOW[:missing] + RAINBOW[missing + 1 :]
    assert line(position().owns(*mine, "p3-11").gold(gold).table(), 0, "gold") == 7 * gold


def test_14_18_in_one_set_only() -> None:
    two = ["y1-03", "y1-04", "r1-01", "r1-02", "b1-02", "b1-03", "p1-10", "p1-09", "p1-08"]
    assert line(position().owns(*two, "p3-11").gold(1).table(), 0, "gold") == 7
    assert line(position().owns(*two, "g1-05", "p3-11").gold(1).table(), 0, "gold") == 14


def test_14_18_for_one_colour_only() -> None:
    assert line(position().owns(*RAINBOW[:2], *RAINBOW[4:], "p3-11").gold(2).table(), 0, "gold") == 0


def test_14_18a_the_joker_counts_once() -> None:
    """Where it is the only purple card it is needed as purple."""
    assert line(position().owns(*RAINBOW[:4], "p3-11").gold(1).table(), 0, "gold") == 7
    assert line(position().owns(*RAINBOW[:3], "p3-11").gold(1).table(), 0, "gold") == 0
    second = ["y2-01", "r2-01", "b2-01", "g2-01"]
    assert line(position().owns(*RAINBOW, *second, "p3-11").gold(1).table(), 0, "gold") == 14
    assert line(position().owns(*RAINBOW, *second[1:], "p3-11").gold(1).table(), 0, "gold") == 7


def test_14_18b_no_sets_for_set_points() -> None:
    mine = ["r1-01", "b1-02", "g1-05", "p1-10", "p3-03", "p3-11"]  # no yellow card
    assert line(position().owns(*mine).table(), 0, "gold") == 0
    assert line(position().owns(*mine).gold(1).table(), 0, "gold") == 7


def test_14_18b_but_a_purple_card_for_them() -> None:
    others = ["y1-01", "r1-01", "b1-02", "g1-05", "y1-02", "r1-02", "b1-03", "g1-06", "p3-03"]
    assert line(position().owns(*others).table(), 0, "gold") == 4
    assert line(position().owns(*others, "p3-11").table(), 0, "gold") == 4 + 4


def doubled() -> Position:
    return position().epoch(3).owns("p3-12").coins(9)


def test_14_19_two_colonies_in_a_step() -> None:
    table = doubled().tracks(military=15).ask("colonies")
    say(table, 0, "plunder 15", "plunder 3")
    assert table.over()
    assert len(table.cards.zones[TAKEN]) == 2


def test_14_19_two_busts_in_a_step() -> None:
    table = doubled().tracks(culture=30).ask("busts")
    say(table, 0, "points bust-4 food", "points bust-1 food")
    assert table.over()
    assert table.players[0].busts == [7, -1, -1, 7]


def test_14_19_one_may_be_enough() -> None:
    table = doubled().tracks(military=15, culture=12).table(["busts", 0], ["colonies", 0])
    say(table, 0, "plunder 15", "none", "points bust-1 food", "none")
    assert table.over()
    assert table.players[0].taken == 0b00100


def test_14_19a_the_second_is_judged_with_the_steps_of_the_first() -> None:
    table = doubled().tracks(military=7).top("c03-5").ask("colonies")  # military 2
    refuses(table, 0, "plunder 9", "7.2")
    say(table, 0, "annex 3", "plunder 9")
    assert table.players[0].taken == 0b00011
    table = doubled().tracks(culture=10).ask("busts")
    refuses(table, 0, "points bust-2 food", "8.2")
    say(table, 0, "track bust-1 culture", "points bust-2 food")
    assert table.over()


def test_14_19a_coins_of_the_first_pay_for_the_second() -> None:
    table = position().epoch(3).owns("p3-12").tracks(military=9).ask("colonies")
    refuses(table, 0, "annex 3", "7.7a")
    say(table, 0, "plunder 9", "annex 3")
    assert table.players[0].coins == 4 - 1


def test_14_19a_the_second_is_another_one() -> None:
    table = doubled().tracks(military=9, culture=12).table(["busts", 0], ["colonies", 0])
    say(table, 0, "plunder 9")
    refuses(table, 0, "plunder 9", "7.4")
    refuses(table, 0, "annex 9", "7.4")
    say(table, 0, "none", "track bust-2 food")
    refuses(table, 0, "points bust-2 income", "8.4")


def test_14_19a_who_can_take_no_second_is_not_asked() -> None:
    table = doubled().tracks(military=3, culture=6).table(["busts", 0], ["colonies", 0])
    say(table, 0, "plunder 3")
    assert table.kind(0).name == "bust"
    say(table, 0, "points bust-1 food")
    assert table.over()


def test_14_19b_who_declines_is_not_asked_again() -> None:
    table = doubled().tracks(military=30, culture=30).table(["busts", 0], ["colonies", 0])
    say(table, 0, "none")
    assert table.kind(0).name == "bust"
    say(table, 0, "none")
    assert table.over()


def test_14_20_four_less_for_colonies() -> None:
    table = position().epoch(3).owns("p3-13").tracks(military=17).ask("colonies")
    assert may(table, 0, "plunder 21")
    refuses(table, 0, "plunder 30", "7.2")
    table = position().epoch(3).owns("p3-13").tracks(military=16).ask("colonies")
    refuses(table, 0, "plunder 21", "7.2")


def test_14_20_a_colony_of_three_asks_for_nothing() -> None:
    table = position().epoch(3).owns("p3-13").ask("colonies")
    say(table, 0, "plunder 3")
    assert table.players[0].tracks[1] == 0


def test_14_20_four_less_for_busts() -> None:
    table = position().epoch(3).owns("p3-13").tracks(culture=8).ask("busts")
    assert may(table, 0, "points bust-2 food")
    refuses(table, 0, "points bust-3 food", "8.2")
    table = position().epoch(3).owns("p3-13").tracks(culture=7).ask("busts")
    refuses(table, 0, "points bust-2 food", "8.2")


def buyer(coins: int) -> Position:
    return position().epoch(3).owns("p3-14").coins(coins)


@pytest.mark.parametrize("way", ["plunder", "annex"])
def test_14_21_missing_military_for_three_coins_a_point(way: str) -> None:
    table = buyer(40).tracks(military=10).top("c15-5").ask("colonies")
    say(table, 0, f"{way} 15")
    assert table.players[0].coins == 40 - 15 + (5 if way == "plunder" else -1)
    assert table.players[0].tracks[1] == 10


def test_14_21_missing_culture_for_three_coins_a_point() -> None:
    table = buyer(40).tracks(culture=10).ask("busts")
    say(table, 0, "track bust-2 food")
    assert table.players[0].coins == 40 - 6
    assert table.players[0].tracks == [0, 0, 10, 3]


def test_14_21a_at_most_ten_points() -> None:
    table = buyer(99).tracks(military=20, culture=20).table(["busts", 0], ["colonies", 0])
    assert may(table, 0, "plunder 30")
    say(table, 0, "none")
    assert may(table, 0, "points bust-4 food")
    table = buyer(99).tracks(military=19, culture=19).table(["busts", 0], ["colonies", 0])
    refuses(table, 0, "plunder 30", "14.21a")
    say(table, 0, "none")
    refuses(table, 0, "points bust-4 food", "14.21a")


def test_14_21a_for_two_colonies_together() -> None:
    table = buyer(99).owns("p3-12").tracks(military=6).ask("colonies")
    say(table, 0, "plunder 15")  # 9 points
    refuses(table, 0, "plunder 9", "14.21a")  # 3 more
    table = buyer(99).owns("p3-12").tracks(military=7).ask("colonies")
    say(table, 0, "plunder 15", "plunder 9")  # 8 and 2
    assert table.players[0].coins == 99 - 30 + 5 + 4


def test_14_21a_for_two_busts_together_but_for_each_step_anew() -> None:
    table = buyer(99).owns("p3-12").tracks(military=5, culture=5).table(["busts", 0], ["colonies", 0])
    say(table, 0, "plunder 15", "none")  # 10 points
    say(table, 0, "points bust-2 food")  # 7 points
    refuses(table, 0, "points bust-3 food", "14.21a")
    say(table, 0, "points bust-1 food")  # 1 point
    assert table.players[0].coins == 99 - 30 + 5 - 21 - 3


@pytest.mark.parametrize(("coins", "clause"), [(2, "14.21b"), (3, "")])
def test_14_21b_only_with_coins(coins: int, clause: str) -> None:
    colonies = buyer(coins).tracks(military=14, culture=11).ask("colonies")
    busts = buyer(coins).tracks(military=14, culture=11).ask("busts")
    if clause:
        refuses(colonies, 0, "plunder 15", clause)
        refuses(busts, 0, "points bust-2 food", clause)
    else:
        assert may(colonies, 0, "plunder 15")
        assert may(busts, 0, "points bust-2 food")


def test_14_21c_the_discount_comes_first() -> None:
    table = buyer(99).owns("p3-13").tracks(military=16).ask("colonies")
    say(table, 0, "plunder 30")  # 30 - 4 - 16: 10 points
    assert table.players[0].coins == 99 - 30 + 8
    refuses(buyer(99).owns("p3-13").tracks(military=15).ask("colonies"), 0, "plunder 30", "14.21a")
    table = buyer(99).owns("p3-13").tracks(culture=7).ask("busts")
    say(table, 0, "points bust-2 food")  # 12 - 4 - 7: 1 point
    assert table.players[0].coins == 99 - 3


def test_14_21d_points_are_paid_before_the_colony_is_taken() -> None:
    """Three coins for military leave none to annex with, unless colony coins come in between."""
    table = buyer(3).tracks(military=14).ask("colonies")
    refuses(table, 0, "annex 15", "7.7a")
    assert may(table, 0, "plunder 15")
    table = buyer(3).owns("p2-01").tracks(military=14).top("c15-5").ask("colonies")
    say(table, 0, "annex 15")
    assert table.players[0].coins == 3 - 3 + 4 - 1


# -- two copies, with own values: the box has one card of each effect with a star ------------------------------------


def twice(card: str, **effect: object) -> Position:
    """An owner of the card and of another one with the same effect."""
    copied = {"id": "p3-05", "steps": [0, 0, 0, 0], "effect": {k.replace("_", "-"): v for k, v in effect.items()}}
    return position().epoch(3).printed(card=[copied]).owns(card, "p3-05")


@pytest.mark.clause("hadara/14.2", "hadara/14.14")
def test_two_income_gaps_add_up() -> None:
    wishes = twice("p2-13", kind="income-gap", coins_per_track=2, max_coins=6)
    assert wishes.tracks(military=1, culture=1, food=1).ask("income").players[0].coins == 12


@pytest.mark.clause("hadara/14.2", "hadara/14.13")
def test_two_food_surpluses_add_up() -> None:
    wishes = twice("p2-12", kind="food-surplus", coins_per_food=3, max_coins=12)
    assert wishes.tracks(food=3).ask("feeding").players[0].coins == 6
    assert wishes.tracks(food=9).ask("feeding").players[0].coins == 24


@pytest.mark.clause("hadara/14.2", "hadara/14.12")
def test_two_food_buyouts_buy_off_more_at_the_same_price() -> None:
    table = twice("p2-11", kind="food-buyout", coins_per_card=2, max_cards=6).coins(50)
    game = table.owns(*[f"r1-{n:02}" for n in (1, 2, 4, 6, 7, 8, 9, 10)]).tracks(food=0).ask("feeding")
    say(game, 0, *["pay"] * 10)
    assert game.over()
    assert game.players[0].coins == 30


@pytest.mark.clause("hadara/14.2", "hadara/14.15", "hadara/14.15a")
def test_two_bust_bonuses_add_up() -> None:
    wishes = twice("p2-14", kind="bust-bonus", steps=2, points=2).carved("bust-1", "food")
    table = wishes.carved("bust-2", "food", points_up=True).table()
    assert table.players[0].tracks[3] == 2 + 4
    assert line(table, 0, "busts") == 4 + 8 + 3 + 4


@pytest.mark.clause("hadara/14.2", "hadara/14.18")
def test_two_jokers_stand_for_two_colours() -> None:
    wishes = twice("p3-11", kind="set-joker", sets=1).owns("y1-03", "r1-01", "p1-10").gold(1)
    assert line(wishes.table(), 0, "gold") == 7


@pytest.mark.clause("hadara/14.2", "hadara/14.20")
def test_two_requirement_discounts_add_up() -> None:
    wishes = twice("p3-13", kind="requirement-discount", points=4).tracks(military=13, culture=4)
    assert may(wishes.ask("colonies"), 0, "plunder 21")
    assert may(wishes.ask("busts"), 0, "points bust-2 food")


@pytest.mark.clause("hadara/14.2", "hadara/14.21")
def test_two_cards_buy_more_requirements_at_the_same_price() -> None:
    table = twice("p3-14", kind="buy-requirement", coins_per_point=3, max_points=10).coins(60).tracks(military=10)
    game = table.ask("colonies")
    say(game, 0, "plunder 30")
    assert game.players[0].coins == 60 - 60 + 8


@pytest.mark.clause("hadara/14.19")
def test_a_second_double_action_changes_nothing() -> None:
    table = twice("p3-12", kind="double-actions", colonies=2, busts=2).tracks(military=30).ask("colonies")
    say(table, 0, "plunder 30", "plunder 21")
    assert table.over()
