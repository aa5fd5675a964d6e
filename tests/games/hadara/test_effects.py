"""Hadara 14: purple cards of epochs I and II."""

from __future__ import annotations

import pytest

from cradle.games.hadara.box import TRACKS
from tests.games.hadara.positions import CARD, line, may, owned, position, refuses, say

COUNTS = [("p1-11", "y1-03", "yellow", 0), ("p1-12", "r1-01", "red", 1), ("p1-13", "b1-02", "blue", 2)]
GREEN_COUNT = ("p1-14", "g1-01", "green", 3)
SECOND = {"yellow": "y1-09", "red": "r1-07", "blue": "b1-06", "green": "g1-08"}


def test_14_1_an_effect_works_from_the_purchase() -> None:
    table = position().coins(3).pile("purple", "p1-01").pile("red", "r1-01").table(["take", 0], ["take", 0])
    say(table, 0, "buy purple", "sell red")
    assert table.players[0].coins == 2 + 1


def test_14_1_an_effect_works_until_the_discard() -> None:
    table = position().epoch(2).owns("p2-03").coins(8).table(["medal", 0], ["feeding", 0], ["medal", 0])
    say(table, 0, "silver food", "done", "discard p2-03")
    refuses(table, 0, "silver food", "11.3")


def test_14_2_effects_add_up() -> None:
    table = position().owns("p1-01", "p1-02").pile("red", "r1-01").ask("take", 0)
    say(table, 0, "sell red")
    assert table.players[0].coins == 2 + 1 + 1
    table = position().epoch(2).owns("p2-01", "p2-02").tracks(military=3).ask("colonies")
    say(table, 0, "plunder 3")
    assert table.players[0].coins == 3 + 4 + 4


@pytest.mark.parametrize(("epoch", "coins"), [(1, 3), (2, 4), (3, 5)])
def test_14_3_selling_bonus(epoch: int, coins: int) -> None:
    table = position().epoch(epoch).owns("p1-01").pile("red", f"r{epoch}-01").ask("take", 0)
    say(table, 0, "sell red")
    assert table.players[0].coins == coins
    table = position().epoch(epoch).owns("p1-02").hand(f"b{epoch}-01", f"b{epoch}-02").turn(1).draft()
    say(table, 0, f"sell b{epoch}-02")
    assert table.players[0].coins == coins


def test_14_3_only_its_owner_gets_it() -> None:
    table = position().seat(1).owns("p1-01").pile("red", "r1-01").ask("take", 0)
    say(table, 0, "sell red")
    assert table.players[0].coins == 2


@pytest.mark.parametrize("track", range(4))
def test_14_4_bonus_tile(track: int) -> None:
    table = position().coins(2).tracks(income=1, military=1, culture=1, food=1).pile("purple", "p1-03").ask("take", 0)
    say(table, 0, "buy purple")
    assert table.kind(0).name == "place-tile"
    assert table.answers(0) == [0, 1, 2, 3]  # there is no way to leave it
    say(table, 0, f"tile {TRACKS[track]}")
    assert table.players[0].tracks == [3 if t == track else 1 for t in range(4)]
    assert table.players[0].tiles == [1 if t == track else 2 for t in range(4)]
    assert table.over()
    assert table.audit() == ""


def test_14_4_two_such_cards_take_a_tile_each() -> None:
    table = position().coins(9).pile("purple", "p1-03", "p1-04").table(["take", 0], ["take", 0])
    say(table, 0, "buy purple", "tile food", "buy purple", "tile food")
    assert table.players[0].tracks == [0, 0, 0, 4]
    assert table.players[0].tiles == [2, 2, 2, 0]


def test_14_4a_in_the_draft_the_tile_comes_before_the_wheel_moves() -> None:
    wishes = position(3).coins(9).hand("p1-03", "p1-10").seat(1).hand("y1-01", "y1-03").turn(1, wheel=4)
    table = wishes.seat(2).hand("r1-01", "r1-02").table(["draft-turn"], ["together", 1, 0])
    say(table, 0, "buy p1-03")
    say(table, 2, "sell r1-01")
    assert table.asked() == [1]
    say(table, 1, "sell y1-03")
    assert table.asked() == [0]
    assert table.kind(0).name == "place-tile"
    assert table.players[2].coins == 2  # all choices are open
    assert (table.turn, table.wheel) == (1, 4)
    say(table, 0, "tile culture")
    assert table.players[0].tracks[2] == 2
    assert (table.turn, table.wheel) == (2, 0)


def test_14_4b_a_colour_has_two_tiles() -> None:
    table = position().coins(9).silver("food").carved("bust-1", "food", points_up=True).pile("purple", "p1-03")
    game = table.ask("take", 0)
    say(game, 0, "buy purple")
    refuses(game, 0, "tile food", "14.4b")
    assert may(game, 0, "tile income")


@pytest.mark.parametrize("track", TRACKS)
def test_14_4b_one_tile_of_any_colour_is_enough(track: str) -> None:
    table = position().coins(9).pile("purple", "p1-03").ask("take", 0)
    table.players[0].tiles = [int(name == track) for name in TRACKS]
    say(table, 0, "buy purple")
    assert table.answers(0) == [TRACKS.index(track)]


def test_14_4b_without_any_tile_the_card_is_bought_without_its_steps() -> None:
    """More tiles on cards than the box can bring: only with own values."""
    plenty = [{"id": f"p1-{n:02}", "effect": {"kind": "bonus-tile", "steps": 2}} for n in range(5, 11)]
    wishes = position().printed(card=plenty).coins(9)
    for n, card in enumerate(["p1-04", *[f"p1-{n:02}" for n in range(5, 11)]]):
        wishes.tile(card, TRACKS[n // 2])
    table = wishes.silver("food").pile("purple", "p1-03").ask("take", 0)
    before = table.players[0].tracks[:]
    say(table, 0, "buy purple")
    assert table.over()
    assert "p1-03" in owned(table, 0)
    assert table.players[0].tracks == before
    assert table.audit() == ""


@pytest.mark.parametrize("track", ["income", "military", "culture"])
def test_14_4c_the_tile_comes_back_with_the_discard(track: str) -> None:
    table = position().tile("p1-03", track).tile("p1-04", track).tracks(food=1).ask("feeding")
    place = TRACKS.index(track)
    assert table.players[0].tiles[place] == 0
    say(table, 0, "discard p1-03")
    assert table.players[0].tiles[place] == 1
    assert table.players[0].tracks[place] == 2
    assert table.players[0].tiled == [CARD["p1-04"], place]
    assert table.audit() == ""


def test_14_4c_it_is_the_tile_of_that_card() -> None:
    table = position().tile("p1-03", "income").tile("p1-04", "military").tracks(food=1).ask("feeding")
    say(table, 0, "discard p1-03")
    assert table.players[0].tiles == [2, 1, 2, 2]
    assert table.players[0].tracks == [0, 2, 0, 1]


def test_14_4c_lost_food_counts_at_once() -> None:
    table = position().tile("p1-03", "food").owns("y1-03", "r1-01").ask("feeding")
    say(table, 0, "discard p1-03")
    assert table.about(0).numbers == [2]


def count_rises(card: str, counted: str, colour: str, track: int) -> None:
    """Bought with one card of the colour, then another one is bought."""
    second = SECOND[colour]
    wishes = position().coins(20).owns(counted, "p1-10").pile("purple", card).pile(colour, second)
    table = wishes.table(["take", 0], ["take", 0])
    before = table.players[0].tracks[track]
    say(table, 0, "buy purple")
    assert table.players[0].tracks[track] == before + 1
    steps = table.reading.steps[CARD[second]][track]
    say(table, 0, f"buy {colour}")
    assert table.players[0].tracks[track] == before + 1 + steps + 1
    assert table.audit() == ""


def test_14_5_yellow_count() -> None:
    count_rises(*COUNTS[0])


def test_14_6_red_count() -> None:
    count_rises(*COUNTS[1])


def test_14_7_blue_count() -> None:
    count_rises(*COUNTS[2])


def test_14_8_green_count() -> None:
    count_rises(*GREEN_COUNT)


@pytest.mark.parametrize(("card", "counted", "colour", "track"), [*COUNTS, GREEN_COUNT])
def test_14_9_cards_owned_before_and_later(card: str, counted: str, colour: str, track: int) -> None:
    second = SECOND[colour]
    earlier = position().coins(20).owns(counted, second).pile("purple", card).ask("take", 0)
    say(earlier, 0, "buy purple")
    later = position().coins(20).owns(card, counted).pile(colour, second).ask("take", 0)
    say(later, 0, f"buy {colour}")
    assert earlier.players[0].tracks == later.players[0].tracks
    steps = [earlier.reading.steps[CARD[name]][track] for name in (counted, second)]
    assert earlier.players[0].tracks[track] == sum(steps) + 2


def test_14_9_other_colours_do_not_count() -> None:
    table = position().coins(20).owns("p1-11", "p1-12").pile("green", "g1-01").ask("take", 0)
    say(table, 0, "buy green")
    assert table.players[0].tracks == [0, 0, 0, 3]


def test_14_9a_a_counted_card_takes_one_more_step_with_it() -> None:
    table = position().owns("p1-12", "r1-01", "r1-07").tracks(military=20, food=2).ask("feeding")
    say(table, 0, "discard r1-01")  # military 3
    assert table.players[0].tracks[1] == 20 - 3 - 1


def test_14_9a_food_of_the_green_count_too() -> None:
    table = position().owns("p1-14", "g1-05", "y1-03", "r1-01", "b1-02").tracks(food=4).ask("feeding")
    say(table, 0, "discard g1-05")  # food 2
    assert table.players[0].tracks[3] == 4 - 2 - 1


def test_14_9b_the_counting_card_takes_all_its_steps_with_it() -> None:
    table = position().owns("p1-11", "y1-03", "y1-09", "y1-05").tracks(income=11, food=3).ask("feeding")
    say(table, 0, "discard p1-11")
    assert table.players[0].tracks[0] == 11 - 3
    assert table.audit() == ""


@pytest.mark.parametrize(("way", "coins"), [("plunder", 4 + 4), ("annex", 4 - 1), ("none", 0)])
def test_14_10_colony_coins(way: str, coins: int) -> None:
    table = position().epoch(2).owns("p2-01").coins(10).tracks(military=9).ask("colonies")
    say(table, 0, way if way == "none" else f"{way} 9")
    assert table.players[0].coins == 10 + coins


def test_14_10a_they_may_pay_for_annexing() -> None:
    table = position().epoch(2).owns("p2-01").tracks(military=30).ask("colonies")
    say(table, 0, "annex 30")
    assert table.players[0].coins == 0 + 4 - 2


def test_14_10a_but_not_for_missing_military() -> None:
    table = position().epoch(3).owns("p2-01", "p3-14").coins(2).tracks(military=2).ask("colony", 0, 1, 10)
    refuses(table, 0, "plunder 3", "14.21b")
    table = position().epoch(3).owns("p2-01", "p3-14").coins(3).tracks(military=2).ask("colonies")
    say(table, 0, "annex 3")
    assert table.players[0].coins == 3 - 3 + 4 - 1


@pytest.mark.parametrize(("epoch", "silver", "gold"), [(2, 4, 6), (3, 15, 22)])
def test_14_11_medal_discount(epoch: int, silver: int, gold: int) -> None:
    for words, price in (("silver food", silver), ("gold", gold)):
        table = position().epoch(epoch).owns("p2-03").tracks(food=1).coins(price).ask("medals")
        say(table, 0, words)
        assert table.players[0].coins == 0
        table = position().epoch(epoch).owns("p2-04").tracks(food=1).coins(price - 1).ask("medal", 0)
        refuses(table, 0, words, "11.3")


def test_14_11a_a_second_one_changes_nothing() -> None:
    table = position().epoch(3).owns("p2-03", "p2-04").coins(15 + 22).ask("medals")
    say(table, 0, "silver food", "gold")
    assert table.players[0].coins == 0


def test_14_11b_not_if_it_has_just_been_discarded() -> None:
    table = position().epoch(2).owns("p2-03").coins(8).table(["medals", 0], ["feeding", 0])
    say(table, 0, "discard p2-03")
    assert table.over()
    assert table.players[0].coins == 8


# -- feeding ---------------------------------------------------------------------------------------------------------

MANY = ["y1-03", "y1-09", "r1-01", "r1-02", "r1-06", "r1-07", "r1-09", "r1-10", "b1-02", "b1-05"]


def test_14_12_food_buyout() -> None:
    table = position().epoch(2).owns("p2-11", *MANY[:5]).tracks(food=4).coins(9).ask("feeding")
    say(table, 0, "pay", "pay")
    assert table.over()
    assert table.players[0].coins == 5
    assert len(owned(table, 0)) == 6


def test_14_12_for_nobody_else() -> None:
    table = position().epoch(2).owns("y1-03").coins(9).seat(1).owns("p2-11").tracks(food=5).ask("feeding")
    refuses(table, 0, "pay", "14.12")


def test_14_12a_at_most_six_cards() -> None:
    table = position().epoch(2).owns("p2-11", *MANY).coins(50).tracks(food=4).ask("feeding")
    say(table, 0, *["pay"] * 6)
    assert table.players[0].coins == 50 - 12
    refuses(table, 0, "pay", "14.12a")
    say(table, 0, "discard y1-03")
    assert table.over()


def test_14_12e_only_with_coins() -> None:
    table = position().epoch(2).owns("p2-11", *MANY[:3]).coins(3).tracks(food=1).ask("feeding")
    say(table, 0, "pay")
    refuses(table, 0, "pay", "14.12e")


@pytest.mark.parametrize("order", [("pay", "discard y1-03", "pay"), ("discard y1-03", "pay", "pay")])
def test_14_12b_mixed_with_discards_in_any_order(order: tuple[str, ...]) -> None:
    table = position().epoch(2).owns("p2-11", *MANY[:5]).coins(4).tracks(food=3).ask("feeding")
    say(table, 0, *order)
    assert table.over()
    assert table.players[0].coins == 0
    assert len(owned(table, 0)) == 5


def test_14_12c_without_the_card_no_more_is_bought_off() -> None:
    table = position().epoch(2).owns("p2-11", *MANY[:5]).coins(9).tracks(food=3).ask("feeding")
    say(table, 0, "pay", "discard p2-11")
    assert table.about(0).numbers == [1]  # what was paid still counts
    refuses(table, 0, "pay", "14.12")
    say(table, 0, "discard y1-03")
    assert table.over()
    assert len(owned(table, 0)) == 4


def test_14_12d_bought_off_for_one_step_only() -> None:
    table = position().epoch(2).owns("p2-11", "y1-03").coins(9).tracks(food=1).table(["feeding", 0], ["feeding", 0])
    say(table, 0, "pay")
    assert table.about(0).numbers == [1]
    say(table, 0, "pay")
    assert table.over()
    assert table.players[0].coins == 5


@pytest.mark.parametrize(("food", "coins"), [(2, 0), (3, 3), (5, 9), (6, 12), (7, 12), (30, 12)])
def test_14_13_food_surplus(food: int, coins: int) -> None:
    table = position().epoch(2).owns("p2-12", "y1-03").tracks(food=food).seat(1).tracks(food=20).ask("feeding")
    assert table.over()
    assert [player.coins for player in table.players] == [coins, 0]


def test_14_13_no_surplus_after_discards() -> None:
    table = position().epoch(2).owns("p2-12", "y1-03", "r1-01").tracks(food=2).ask("feeding")
    say(table, 0, "discard y1-03")
    assert table.over()
    assert table.players[0].coins == 0


@pytest.mark.parametrize(
    ("tracks", "coins"),
    [((2, 0, 0, 0), 2), ((2, 3, 0, 0), 4), ((2, 0, 3, 9), 6), ((2, 3, 3, 3), 8), ((0, 50, 50, 50), 6)],
)
def test_14_14_income_gap(tracks: tuple[int, int, int, int], coins: int) -> None:
    wishes = position().epoch(2).owns("p2-13").tracks(**dict(zip(TRACKS, tracks, strict=True)))
    assert wishes.ask("income").players[0].coins == coins
    assert wishes.table(["income"], ["income"]).players[0].coins == 2 * coins


def test_14_14a_an_equal_track_brings_nothing() -> None:
    table = position().epoch(2).owns("p2-13").tracks(income=5, military=5, culture=4, food=5).ask("income")
    assert table.players[0].coins == 5


def test_14_15_bust_bonus_for_busts_carved_before() -> None:
    wishes = position().epoch(2).coins(9).tracks(culture=13, income=1).carved("bust-1", "food").carved("bust-2", "food")
    table = wishes.pile("purple", "p2-14").ask("take", 0)
    before = table.players[0].tracks[:]
    say(table, 0, "buy purple")
    assert table.players[0].tracks == [before[0], before[1], before[2], before[3] + 2 + 2]
    assert table.audit() == ""


def test_14_15_and_for_busts_carved_later() -> None:
    table = position().epoch(2).owns("p2-14").tracks(culture=13).ask("busts")
    say(table, 0, "track bust-2 income")
    assert table.players[0].tracks == [3 + 2, 0, 13, 0]
    assert table.audit() == ""


def test_14_15a_two_points_for_the_points_side() -> None:
    before = position().carved("bust-1", "food", points_up=True).carved("bust-2", "income")
    assert line(before.table(), 0, "busts") == 4 + 2 + 8
    assert line(before.owns("p2-14").table(), 0, "busts") == 4 + 2 + 2 + 8
    table = position().epoch(2).owns("p2-14").tracks(culture=20).ask("busts")
    say(table, 0, "points bust-3 military")
    assert table.players[0].tracks == [0, 0, 20, 0]
    assert line(table, 0, "busts") == 14 + 4 + 2


def test_14_15b_steps_and_points_are_lost_with_the_card() -> None:
    wishes = position().epoch(2).owns("p2-14").carved("bust-1", "income").carved("bust-2", "food", points_up=True)
    table = wishes.ask("feeding")
    assert table.players[0].tracks[0] == 2 + 2
    assert line(table, 0, "busts") == 4 + 8 + 3 + 2
    say(table, 0, "discard p2-14")
    assert table.players[0].tracks[0] == 2
    assert line(table, 0, "busts") == 4 + 8 + 3
    assert table.audit() == ""
