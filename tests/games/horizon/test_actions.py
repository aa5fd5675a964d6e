"""Chapter 5: the printed actions."""

from __future__ import annotations

import pytest

from cradle.games.horizon.numbers import START
from tests.games.horizon.positions import act, asked, know, lay, own_city, own_village, rich, say, table, why_act, words


def test_5_1_research_a_level_one_technology() -> None:
    t = table()
    act(t, "basic-1")
    assert words(t) == ["slot-0", "slot-1", "slot-2", "slot-3"]
    say(t, "slot-2")
    p = t.players[0]
    assert p.slots == 4
    assert p.active == 0


def test_5_2_research_a_level_two_technology_for_two_coins() -> None:
    t = rich()
    know(t, 0, "i-3")
    coins = t.players[0].coins
    act(t, "basic-2")
    assert t.players[0].coins == coins - 2
    assert words(t) == ["slot-7"]


def test_5_3_recruit_and_move() -> None:
    t = rich()
    act(t, "basic-3")
    assert words(t) == [f"settler-{START}", f"soldier-{START}", "skip"]
    say(t, f"soldier-{START}")
    p = t.players[0]
    assert p.at[8] == START
    assert p.strength[8] == 1
    assert asked(t) == "move"
    assert p.points == 2


def test_5_4_a_piece_and_a_coin() -> None:
    t = table()
    act(t, "basic-4")
    p = t.players[0]
    assert (p.active, p.coins, p.columns[0]) == (2, 2, 5)


def test_5_5_a_settle_token_for_four_coins() -> None:
    t = rich()
    know(t, 0, "ii-1")
    act(t, "advanced-5")
    p = t.players[0]
    assert (p.coins, p.settle_tokens, t.settle_supply) == (16, 1, 7)


def test_5_6_a_fortify_token_for_two_coins_and_a_piece() -> None:
    t = rich()
    own_village(t, 0, lay(t, "ter-01", 0, -1))
    act(t, "advanced-6")
    p = t.players[0]
    assert (p.coins, p.fortify_tokens, t.fortify_supply, p.active) == (18, 1, 7, 5)


@pytest.mark.parametrize("city", [True, False])
def test_5_7_research_a_level_three_technology(city: bool) -> None:
    t = rich()
    know(t, 0, "ii-3")
    first = lay(t, "ter-01", 0, -1)
    own_village(t, 1 if city else 0, first)
    assert why_act(t, "advanced-7") == "horizon/4.8"
    if city:
        own_city(t, 0, first)
    else:
        own_village(t, 0, lay(t, "ter-02", 0, 1))
    act(t, "advanced-7")
    assert t.players[0].coins == 16
    assert words(t) == ["slot-12"]


def test_5_8_research_a_level_four_technology() -> None:
    t = rich()
    for name, r in (("ter-01", -1), ("ter-02", 1)):
        spot = lay(t, name, 0, r)
        own_village(t, 1, spot)
        assert why_act(t, "advanced-8") == "horizon/4.8"
        own_city(t, 0, spot)
    know(t, 0, "iii-1")
    know(t, 0, "iii-2")
    act(t, "advanced-8")
    p = t.players[0]
    assert (p.coins, p.active) == (14, 4)
    assert words(t) == ["slot-16"]
