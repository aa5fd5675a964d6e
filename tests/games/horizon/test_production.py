"""Chapter 13: the production phase."""

from __future__ import annotations

import pytest

from cradle.core.journal import Journal
from cradle.games.horizon.numbers import CRADLE, ECONOMY, EITHER, FOOD, SETTLER, SOLDIER, START, UNKNOWN
from cradle.games.horizon.offers import OFFER_PRODUCE
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    activate,
    asked,
    clear_units,
    effects,
    govern,
    kind,
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


@pytest.mark.parametrize(("what", "amounts"), [("population", [3, 0, 0]), ("coins", [0, 2, 0])])
def test_13_7_an_offer_to_produce_tells_how_much(what: str, amounts: list[int]) -> None:
    t = table(own=effects(f'[{{ produce = "{what}" }}]'))
    strip(t, 0, FOOD, 4)
    strip(t, 0, ECONOMY, 6)
    run_archimedes(t)
    assert t.about(0).numbers == [OFFER_PRODUCE + ["population", "coins"].index(what), *amounts]
    before = t.dump()["players"]
    say(t, "skip")
    assert t.dump()["players"] == before


@pytest.mark.parametrize("what", ["population", "coins"])
def test_13_7_production_that_brings_nothing_is_not_offered(what: str) -> None:
    t = table(own=effects(f'[{{ produce = "{what}" }}]'))
    run_archimedes(t)
    assert asked(t) == "act"


@pytest.mark.parametrize(("what", "face"), [("population", "g4a"), ("coins", "g2b")])
def test_13_7_production_that_only_wakes_a_trigger_is_offered(what: str, face: str) -> None:
    t = table(own=effects(f'[{{ produce = "{what}" }}]'))
    govern(t, 0, face)
    run_archimedes(t)
    assert asked(t) == "accept"
    coins = t.players[0].coins
    say(t, "yes")
    assert t.players[0].coins == coins + 1


@pytest.mark.parametrize("what", ["population", "coins"])
def test_13_7_what_must_be_produced_is_not_asked_for(what: str) -> None:
    t = table(own=effects(f'[{{ produce = "{what}" }}]'))
    strip(t, 0, FOOD, 4)
    strip(t, 0, ECONOMY, 6)
    p = t.players[0]
    before = (p.active, p.coins)
    run_archimedes(t, must=1)
    assert (p.active - before[0], p.coins - before[1]) == ((3, 0) if what == "population" else (0, 2))


def test_13_1_each_way_to_produce_tells_what_it_brings() -> None:
    t = producing(food=4, economy=6)
    p = t.players[0]
    p.columns = [0, *p.columns[1:]]
    assert [t.label(0, answer).numbers for answer in t.answers(0)] == [[2], [2], [0]]


def test_13_5_exchanges_tell_their_price_and_the_unit() -> None:
    t = exchanging(7, 2)
    told = {kind(t).word(answer): t.label(0, answer).numbers for answer in t.answers(0)}
    assert told == {
        "done": [0, EITHER, 0, UNKNOWN],
        "buy": [3, EITHER, 0, UNKNOWN],
        "recall-0": [0, 0, SETTLER, 2, START],
        "recall-8": [8, 0, SOLDIER, 2, CRADLE],
        "sell": [0, EITHER, 0, UNKNOWN],
    }


@pytest.mark.clause("horizon/13.5a", "horizon/13.5c", "horizon/13.5d")
def test_exchanges_that_cannot_be_made() -> None:
    t = exchanging(7, 0)
    p = t.players[0]
    assert why(t, "sell") == "horizon/13.5c"
    p.activate(p.inactive())
    assert why(t, "buy") == "horizon/13.5a"
    assert why(t, "sell") == ""
    p.columns = [6, 5, 4, 3, 2]
    assert why(t, "sell") == "horizon/13.5d"


def test_13_5_a_piece_can_be_bought_with_the_last_coins() -> None:
    t = exchanging(3, 1)
    say(t, "buy")
    assert t.players[0].coins == 0


def test_production_and_exchanges_are_told() -> None:
    t = producing(food=4, economy=6)
    twin, other = t.clone(), t.clone()
    journals = [Journal(), Journal(), Journal()]
    for each, journal in zip((t, twin, other), journals, strict=True):
        each.attach(journal)
    say(t, "population")
    say(twin, "coins")
    other.players[0].coins = 3
    activate(other, 0, 1)
    say(other, "exchange", "buy", "sell", "recall-0")
    told = [[one.seen_by(2)[:3] for one in journal.told] for journal in journals]
    assert told[0][0] == ("produced-population", 0, [3])
    assert told[1][0] == ("produced-coins", 0, [2])
    assert told[2] == [("bought", 0, [3]), ("sold", 0, []), ("recalled", 0, [SETTLER, 2, START])]
