"""Hadara 5: buying and selling."""

from __future__ import annotations

from typing import Final

import pytest

from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.hadara.zones import GONE
from tests.games.hadara.positions import (
    CARD,
    PLACE,
    STANDARD,
    markers,
    may,
    new_game,
    opening,
    owned,
    position,
    refuses,
    say,
)

LETTERS: Final = {"yellow": "y", "red": "r", "blue": "b", "green": "g", "purple": "p"}


@pytest.mark.parametrize("colour", LETTERS)
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_5_1_one_coin_less_for_each_card_of_the_colour(colour: str, count: int) -> None:
    card = f"{LETTERS[colour]}2-09"
    mine = [f"{LETTERS[colour]}1-0{5 + n}" for n in range(count)]
    others = [f"{letter}1-01" for letter in LETTERS.values() if letter != LETTERS[colour]]
    table = position().epoch(2).owns(*mine, *others).coins(50).pile(colour, card).ask("take", 0)
    say(table, 0, f"buy {colour}")
    assert table.players[0].coins == 50 - (STANDARD.printed.price[CARD[card]] - count)


def test_5_1_in_the_draft_as_well() -> None:
    table = position().owns("b1-02", "b1-03").coins(3).hand("b1-10", "b1-09").turn(1).draft()
    say(table, 0, "buy b1-10")  # printed 5
    assert table.players[0].coins == 0


def test_5_1_a_view_tells_the_prices_of_its_own_seat() -> None:
    """Also of a card that cannot be paid; a rival's hand and a spectator have none."""
    made = position().owns("b1-02", "b1-03").coins(0).hand("b1-10", "y1-05").pile("blue", "b1-09").turn(1)
    table = made.draft()
    blue, yellow, top = [STANDARD.printed.price[CARD[card]] for card in ("b1-10", "y1-05", "b1-09")]
    prices = {str(CARD["b1-10"]): blue - 2, str(CARD["y1-05"]): yellow, str(CARD["b1-09"]): top - 2}
    assert table.view(0)["prices"] == prices
    assert table.view(1)["prices"] == {str(CARD["b1-09"]): top}
    assert table.view(table.seats)["prices"] == {}


@pytest.mark.parametrize("count", [2, 3, 4, 6])
def test_5_1a_never_below_nothing(count: int) -> None:
    mine = [f"r2-0{n}" for n in range(1, count + 1)]
    table = position().owns(*mine).coins(1).hand("r1-01", "r1-03").turn(1).draft()
    say(table, 0, "buy r1-01")  # printed 2
    assert table.players[0].coins == 1


@pytest.mark.parametrize("mine", ["p1-10", "p1-01", "p1-14", "p2-03", "p3-11"])
def test_5_1b_every_owned_card_of_the_colour_counts(mine: str) -> None:
    """Of any epoch, with or without an effect, purple ones too."""
    table = position().epoch(3).owns(mine).coins(50).pile("purple", "p3-05").ask("take", 0)
    say(table, 0, "buy purple")
    assert table.players[0].coins == 50 - (STANDARD.printed.price[CARD["p3-05"]] - 1)


def test_5_1b_not_the_card_itself_nor_the_setup_card() -> None:
    table = position().coins(50).tracks(income=3).hand("y1-01", "y1-07").turn(1).draft()
    say(table, 0, "buy y1-07")
    assert table.players[0].coins == 45


def test_5_2_who_cannot_pay_cannot_buy_in_the_draft() -> None:
    table = position().coins(2).hand("y1-01", "y1-03").turn(1).draft()
    assert may(table, 0, "buy y1-01")  # price 2
    refuses(table, 0, "buy y1-03", "5.2")  # price 3
    assert may(table, 0, "sell y1-03")


def test_5_2_who_can_pay_for_neither_sells() -> None:
    table = position().coins(1).hand("y1-01", "y1-03").turn(1).draft()
    refuses(table, 0, "buy y1-01", "5.2")
    refuses(table, 0, "buy y1-03", "5.2")
    assert table.answers(0) == [162 + CARD["y1-01"], 162 + CARD["y1-03"]]


def test_5_2_who_cannot_pay_cannot_buy_from_a_pile() -> None:
    table = position().coins(2).pile("yellow", "y1-03").pile("red", "r1-01").ask("take", 0)
    refuses(table, 0, "buy yellow", "5.2")
    assert may(table, 0, "sell yellow")
    assert may(table, 0, "buy red")


@pytest.mark.parametrize("card", ["y1-08", "r1-05", "b1-01", "g1-02", "p1-05"])
def test_5_3_a_bought_card_moves_the_tracks(card: str) -> None:
    other = card[:-1] + "9"
    table = position().coins(9).tracks(income=4, military=3, culture=2, food=1).hand(card, other).turn(1).draft()
    say(table, 0, f"buy {card}")
    steps = STANDARD.printed.steps[CARD[card]]
    assert any(steps)
    assert table.players[0].tracks == [4 + steps[0], 3 + steps[1], 2 + steps[2], 1 + steps[3]]
    assert table.players[0].coins == 9 - STANDARD.printed.price[CARD[card]]
    assert owned(table, 0) == [card]
    assert table.cards.known[CARD[card]] == table.cards.everybody
    assert table.audit() == ""


@pytest.mark.parametrize("seat", [0, 1])
def test_5_3_its_effect_is_the_buyers(seat: int) -> None:
    table = position().seat(seat).coins(9).pile("purple", "p1-01").ask("take", seat)
    say(table, seat, "buy purple")
    assert [p.perks.sell_bonus for p in table.players] == [int(s == seat) for s in range(2)]


@pytest.mark.parametrize(("epoch", "coins"), [(1, 2), (2, 3), (3, 4)])
@pytest.mark.parametrize("number", ["01", "10"])
def test_5_4_a_sale_brings_coins_by_epoch(epoch: int, coins: int, number: str) -> None:
    table = position().epoch(epoch).owns("g1-02").pile("green", f"g{epoch}-{number}").ask("take", 0)
    say(table, 0, "sell green")
    assert table.players[0].coins == coins
    table = position().epoch(epoch).hand(f"g{epoch}-{number}", f"g{epoch}-05").turn(1).draft()
    say(table, 0, f"sell g{epoch}-{number}")
    assert table.players[0].coins == coins


def test_5_5_a_sold_card_leaves_the_game() -> None:
    table = position().pile("green", "g1-01", "g1-02").ask("take", 0)
    say(table, 0, "sell green")
    assert table.cards.zones[GONE] == [CARD["g1-02"]]
    assert owned(table, 0) == []
    assert table.players[0].tracks == [0, 0, 0, 0]


def test_5_5_it_never_comes_back() -> None:
    table = new_game(3)
    rng = seeded(2)
    gone: set[int] = set()
    while not table.over():
        advance(table, rng, 1)
        assert gone <= set(table.cards.zones[GONE])
        gone = set(table.cards.zones[GONE])
    assert gone


def test_5_5a_only_the_seller_knows_what_was_sold_in_phase_a() -> None:
    table = position().hand("y1-01", "y1-03").turn(1).draft()
    say(table, 0, "sell y1-03")
    assert table.view(0)["gone"] == [CARD["y1-03"]]
    assert table.view(1)["gone"] == table.view(2)["gone"] == [-1 - PLACE["yellow"]]


@pytest.mark.parametrize(("before", "steps", "after"), [(9, 3, 12), (10, 3, 13), (19, 3, 22), (97, 3, 100)])
def test_5_6_a_track_has_no_end(before: int, steps: int, after: int) -> None:
    table = position().coins(9).tracks(military=before).hand("r1-01", "r1-02").turn(1).draft()
    say(table, 0, "buy r1-01")
    assert steps == STANDARD.printed.steps[CARD["r1-01"]][1]
    assert table.players[0].tracks[1] == after


@pytest.mark.parametrize(("track", "tens", "marker"), [(9, 0, 9), (12, 1, 2), (21, 2, 1), (35, 3, 5)])
def test_5_6_every_ten_above_the_first_is_a_tile(track: int, tens: int, marker: int) -> None:
    assert markers(track) == (tens, marker)


@pytest.mark.parametrize(("track", "tens", "marker"), [(0, 0, 0), (10, 0, 10), (20, 1, 10), (30, 2, 10)])
def test_5_6a_a_full_ten_needs_no_further_tile(track: int, tens: int, marker: int) -> None:
    assert markers(track) == (tens, marker)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_5_7_tracks_are_the_sum_of_the_pieces(seats: int) -> None:
    """The audit counts them again after every answer of random games."""
    for seed in range(3):
        table = opening(seats, seed)
        rng = seeded(seed)
        while not table.over():
            advance(table, rng, 1)
            assert table.audit() == ""


def test_5_7_piece_by_piece() -> None:
    table = (
        position()
        .owns("y1-01", "b1-01", "p1-14", "g1-01")  # [1,1,0,0] [0,0,2,1] [0,0,0,3] and 1 food for the green one
        .tile("p1-03", "culture")
        .annexed("c03-1")  # income and military 1
        .plundered(9)
        .carved("bust-1", "military")  # 2
        .carved("bust-2", "food", points_up=True)
        .ask("income")
    )
    assert table.players[0].tracks == [1 + 1, 1 + 1 + 2, 2 + 2, 1 + 3 + 1]
