"""Chapter 13: the production phase."""

from __future__ import annotations

import pytest

from cradle.games.horizon.numbers import CRADLE, ECONOMY, FOOD, SETTLER, SOLDIER
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    activate,
    asked,
    clear_units,
    effects,
    govern,
    know,
    run_archimedes,
    say,
    strip,
    table,
    unit,
    until,
    why,
    words,
)


def producing(food: int = 8, economy: int = 8, own: str | None = None) -> Horizon:
    """Seat 0 in the production phase with so many cubes left."""
    t = table(own=own)
    strip(t, 0, FOOD, food)
    strip(t, 0, ECONOMY, economy)
    until(t, "produce")
    return t


def test_13_1_one_of_three() -> None:
    t = producing()
    assert words(t) == ["population", "coins", "exchange"]
    say(t, "exchange", "done")
    assert t.first() == 1
    assert asked(t) == "act"


def test_13_2_a_piece_from_each_open_column_that_holds_one() -> None:
    t = producing(food=4)  # columns A, B and C
    p = t.players[0]
    p.activate(p.columns[0])
    columns, active = p.columns[:], p.active
    assert columns[0] == 0
    say(t, "population")
    assert p.columns == [0, columns[1] - 1, columns[2] - 1, *columns[3:]]
    assert p.active == active + 2


@pytest.mark.parametrize(("left", "coins"), [(7, 1), (6, 2), (5, 2), (4, 3), (3, 3), (2, 4), (1, 5), (0, 6)])
def test_13_3_a_coin_for_each_symbol(left: int, coins: int) -> None:
    t = producing(economy=left)
    before = t.players[0].coins
    say(t, "coins")
    assert t.players[0].coins == before + coins


def test_13_4_nothing_before_a_cube_has_left() -> None:
    t = producing()
    p = t.players[0]
    before = (p.coins, p.active)
    twin = t.clone()
    say(t, "coins")
    say(twin, "population")
    assert (p.coins, p.active) == before == (twin.players[0].coins, twin.players[0].active)


def test_13_4_a_content_file_may_print_a_base() -> None:
    t = producing(own='[base]\ncolumns = ["A"]\ncoins = 1\n')
    p = t.players[0]
    before = (p.coins, p.active)
    twin = t.clone()
    say(t, "coins")
    say(twin, "population")
    assert p.coins == before[0] + 1
    assert twin.players[0].active == before[1] + 1


def test_13_3a_uncovered_cells_add_their_production_bonuses() -> None:
    """The fifth food cell pays a coin with population, the fifth economy cell strengthens a unit with coins."""
    t = producing(food=3, economy=3)
    p = t.players[0]
    coins, active = p.coins, p.active
    twin = t.clone()
    say(t, "population")
    assert (p.coins, p.active) == (coins + 1, active + 3)
    say(twin, "coins")
    assert asked(twin) == "strengthen"
    assert (twin.players[0].coins, twin.players[0].active) == (coins + 3, active)


def exchanging(coins: int, active: int) -> Horizon:
    t = producing()
    t.players[0].coins = coins
    activate(t, 0, active)
    unit(t, 0, SOLDIER, 2, CRADLE)
    say(t, "exchange")
    return t


@pytest.mark.clause("horizon/13.5", "horizon/13.5b")
def test_three_exchanges_repeated() -> None:
    t = exchanging(7, 2)
    p = t.players[0]
    assert words(t) == ["done", "buy", "recall-0", "recall-8", "sell"]
    assert why(t, "recall-3") == "horizon/13.5b"
    say(t, "buy", "buy")
    assert (p.coins, p.active) == (1, 4)
    assert why(t, "buy") == "horizon/13.5"
    say(t, "recall-8")
    assert p.at[8] == -1
    assert p.active == 5
    say(t, "sell", "sell")
    assert (p.coins, p.active) == (3, 3)
    say(t, "done")
    assert t.first() == 1


def test_13_5_buying_takes_from_columns_that_are_not_open() -> None:
    t = exchanging(3, 0)
    p = t.players[0]
    say(t, "buy")
    assert p.active == 1
    assert p.open_columns == 0


def test_13_5_selling_needs_a_free_cell() -> None:
    t = producing()
    clear_units(t, 0)
    p = t.players[0]
    p.exhaust(p.active)
    p.columns[4] -= 2
    p.active = 2
    assert p.columns == [6, 5, 4, 3, 2]
    say(t, "exchange")
    assert t.first() == 1  # neither coins, nor units, nor a free cell: nothing to ask


def test_13_5_alike_units_are_offered_once() -> None:
    t = producing()
    for _ in range(2):
        unit(t, 0, SETTLER, 1, CRADLE)
    say(t, "exchange")
    assert why(t, "recall-2") == "horizon/9.7"


def test_13_6_the_price_of_a_piece() -> None:
    t = table()
    govern(t, 0, "g2b")
    strip(t, 0, 2, 6)
    until(t, "produce")
    p = t.players[0]
    p.coins = 5
    say(t, "exchange", "buy")
    assert p.coins == 3  # one less by the theocracy of the Merchant League
    know(t, 0, "iii-1", "t3-banking")
    say(t, "buy")
    assert p.coins == 1  # never below 2


@pytest.mark.parametrize("what", ["population", "coins"])
def test_13_7_production_by_an_effect(what: str) -> None:
    t = table(own=effects(f'[{{ produce = "{what}" }}]'))
    govern(t, 0, "g4a" if what == "population" else "g2b")
    strip(t, 0, FOOD, 3)
    strip(t, 0, ECONOMY, 6)
    p = t.players[0]
    before = (p.active, p.coins)
    run_archimedes(t)
    say(t, "yes")
    # the government's coin; with population also the fifth food cell's
    gained = (3, 2) if what == "population" else (0, 3)
    assert (p.active, p.coins) == (before[0] + gained[0], before[1] + gained[1])
    until(t, "produce")
    assert t.first() == 0
