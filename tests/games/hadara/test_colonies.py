"""Hadara 7: colonies."""

from __future__ import annotations

import pytest

from cradle.core.rng import seeded
from cradle.games.hadara.box import VALUES
from cradle.games.hadara.zones import STACK, TAKEN
from tests.games.hadara.positions import STANDARD, TILE, may, position, refuses, say


def test_7_1_everybody_may_take_a_colony_or_none() -> None:
    table = position(3).tracks(military=3).seat(1).tracks(military=9).seat(2).tracks(military=30).ask("colonies")
    say(table, 0, "none")
    say(table, 1, "plunder 3")
    say(table, 2, "none")
    assert table.over()
    assert [player.taken for player in table.players] == [0, 1, 0]


def test_7_1_who_can_take_none_is_not_asked() -> None:
    table = position(3).tracks(military=2).seat(1).tracks(military=20).plundered(3, 9, 15).seat(2).tracks(military=3)
    assert table.ask("colonies").asked() == [2]


@pytest.mark.parametrize("value", VALUES)
@pytest.mark.parametrize("way", ["plunder", "annex"])
def test_7_2_military_at_least_the_value(value: int, way: str) -> None:
    table = position().coins(9).tracks(military=value).ask("colonies")
    assert may(table, 0, f"{way} {value}")
    say(table, 0, f"plunder {value}")
    assert table.players[0].tracks[1] == value


@pytest.mark.parametrize("value", VALUES[1:])
@pytest.mark.parametrize("way", ["plunder", "annex"])
def test_7_2_military_below_the_value_is_too_little(value: int, way: str) -> None:
    table = position().coins(9).tracks(military=value - 1).ask("colonies")
    refuses(table, 0, f"{way} {value}", "7.2")


@pytest.mark.parametrize("way", ["plunder", "annex"])
def test_7_3_one_colony_in_a_step(way: str) -> None:
    table = position().coins(9).tracks(military=30).ask("colonies")
    say(table, 0, f"{way} 30")
    assert table.over()
    assert table.players[0].taken == 0b10000


@pytest.mark.parametrize("way", ["plunder", "annex"])
def test_7_4_no_two_colonies_of_one_value(way: str) -> None:
    table = position().coins(9).tracks(military=20).plundered(15).annexed("c09-2").ask("colonies")
    refuses(table, 0, f"{way} 15", "7.4")
    refuses(table, 0, f"{way} 9", "7.4")
    assert may(table, 0, f"{way} 3")


@pytest.mark.parametrize("order", [[3, 9, 15, 21, 30], [30, 21, 15, 9, 3], [15, 3, 30, 9, 21]])
def test_7_4_in_any_order(order: list[int]) -> None:
    table = position().tracks(military=30).table(*[["colonies", 0]] * 5)
    for value in order:
        say(table, 0, f"plunder {value}")
    assert table.over()
    assert table.players[0].taken == 0b11111


def test_7_5_colony_and_way_are_one_choice() -> None:
    table = position().coins(9).tracks(military=9).ask("colonies")
    words = [table.kind(0).word(answer) for answer in table.answers(0)]
    assert words == ["none", "plunder-0", "plunder-1", "annex-0", "annex-1"]


def test_7_5_the_choice_is_final() -> None:
    """A plundered colony is not annexed later."""
    table = position().coins(9).tracks(military=3).table(["colonies", 0], ["colonies", 0])
    say(table, 0, "plunder 3")
    assert table.over()
    assert (table.players[0].taken, table.players[0].annexed) == (1, 0)


@pytest.mark.parametrize(("value", "coins"), [(3, 3), (9, 4), (15, 5), (21, 6), (30, 8)])
def test_7_6_plundering_brings_the_printed_coins(value: int, coins: int) -> None:
    table = position().coins(1).tracks(military=value).ask("colonies")
    before = table.players[0].tracks[:]
    say(table, 0, f"plunder {value}")
    assert table.players[0].coins == 1 + coins
    assert table.players[0].tracks == before


def test_7_6_nobody_ever_sees_the_reverse() -> None:
    table = position(3).tracks(military=9).ask("colonies")
    say(table, 0, "plunder 9")
    (piece,) = table.cards.zones[TAKEN]
    assert table.cards.known[piece] == 0
    for eye in range(4):
        players = table.view(eye)["players"]
        assert isinstance(players, list)
        assert players[0]["colonies"] == [{"value": 1, "annexed": False, "tile": -1, "points": 5}]
    assert any(table.imagine(0, seeded(seed)).cards.zones[TAKEN] != [piece] for seed in range(20))


@pytest.mark.parametrize(("tile", "value", "price"), [("c03-1", 3, 1), ("c09-1", 9, 1), ("c21-1", 21, 2)])
def test_7_7_annexing_costs_coins_and_brings_steps(tile: str, value: int, price: int) -> None:
    table = position().coins(5).tracks(military=value).top(tile).ask("colonies")
    before = table.players[0].tracks[:]
    say(table, 0, f"annex {value}")
    steps = STANDARD.printed.colonies[TILE[tile]].steps
    assert table.players[0].coins == 5 - price
    assert table.players[0].tracks == [track + step for track, step in zip(before, steps, strict=True)]
    assert table.audit() == ""


@pytest.mark.parametrize(("value", "coins"), [(3, 0), (21, 1), (30, 1)])
def test_7_7a_who_cannot_pay_can_only_plunder(value: int, coins: int) -> None:
    table = position().coins(coins).tracks(military=value).ask("colonies")
    refuses(table, 0, f"annex {value}", "7.7a")
    assert may(table, 0, f"plunder {value}")


def test_7_7b_the_reverse_is_seen_by_all_once_it_is_paid() -> None:
    table = position(3).coins(1).tracks(military=9).top("c09-3").ask("colonies")
    piece = 162 + TILE["c09-3"]
    assert table.cards.known[piece] == 0
    say(table, 0, "annex 9")
    assert table.cards.known[piece] == table.cards.everybody
    for eye in range(4):
        players = table.view(eye)["players"]
        assert isinstance(players, list)
        assert players[0]["colonies"] == [{"value": 1, "annexed": True, "tile": TILE["c09-3"], "points": 5}]


@pytest.mark.parametrize("way", ["plunder", "annex"])
def test_7_8_the_top_tile_is_taken(way: str) -> None:
    table = position(3).coins(9).tracks(military=15).top("c15-4").ask("colonies")
    below = table.cards.zones[STACK + 2][:-1]
    say(table, 0, f"{way} 15")
    assert table.cards.zones[TAKEN] == [162 + TILE["c15-4"]]
    assert table.cards.zones[STACK + 2] == below


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_7_8_the_stack_lasts_for_everybody(seats: int) -> None:
    wishes = position(seats)
    for seat in range(seats):
        wishes.seat(seat).tracks(military=30)
    table = wishes.ask("colonies")
    for seat in range(seats):
        say(table, seat, "plunder 30")
    assert table.cards.zones[STACK + 4] == []


def test_7_9_a_colony_is_never_lost() -> None:
    table = position().owns("r1-01").plundered(3).annexed("c09-2").ask("feeding")
    say(table, 0, "discard r1-01")
    assert table.players[0].tracks[1] < 3
    assert table.players[0].taken == 0b00011
    assert len(table.cards.zones[TAKEN]) == 2


@pytest.mark.parametrize("value", range(5))
def test_7_10_a_reverse_is_never_worth_less_than_the_front(value: int) -> None:
    front = STANDARD.printed.fronts[value]
    tiles = [colony for colony in STANDARD.printed.colonies if colony.value == value]
    assert len(tiles) == 5
    assert all(colony.points >= front.points for colony in tiles)
