"""Age of Heroes 6: building."""

from __future__ import annotations

import pytest

from cradle.games.heroes.numbers import CITY, GENERAL, ITEMS, ROAD
from cradle.games.heroes.pieces import AWAY, LED, SHAKEN
from cradle.games.heroes.printed import gold_in
from tests.games.heroes.positions import (
    act,
    army,
    asked,
    cities,
    discards,
    give,
    hand,
    known,
    may,
    refuses,
    road,
    say,
    table,
    the_box,
)

PRICES = {
    "city": "stone wood wood",
    "army": "iron grain grain",
    "fortress": "iron stone wood",
    "general": "gold iron",
    "road": "stone stone",
}


@pytest.mark.parametrize("item", ["city", "army", "fortress", "general"])
def test_6_1_prices(item: str) -> None:
    t = table()
    army(t, 0)
    give(t, 0, PRICES[item])
    stock = t.stock[ITEMS.index(item)]
    act(t)
    say(t, 0, f"buy {item}")
    assert t.stock[ITEMS.index(item)] == stock - 1
    assert discards(t) == sorted(PRICES[item].split())
    assert hand(t, 0) == []
    p = t.tribes[0]
    built = {"city": p.cities - 1, "army": len(p.armies) - 1, "fortress": p.fortresses, "general": p.generals()}
    assert built == {name: int(name == item) for name in built}


@pytest.mark.parametrize("item", ["city", "army", "fortress", "general"])
def test_6_1_a_card_short(item: str) -> None:
    t = table()
    army(t, 0)
    give(t, 0, " ".join(PRICES[item].split()[:-1]))
    act(t)
    refuses(t, 0, f"buy {item}", "6.1")


@pytest.mark.parametrize(
    ("item", "cards", "ways"),
    [
        ("city", "gold gold gold", 1),
        ("city", "gold gold wood", 1),
        ("city", "stone wood wood gold", 3),
        ("army", "iron gold gold", 1),
        ("fortress", "gold wood stone", 1),
        ("general", "gold gold", 1),
        ("general", "gold gold iron", 2),
        ("general", "gold stone", 0),
        ("general", "gold", 0),
        ("general", "iron iron", 0),
    ],
)
def test_6_2_gold_in_place_of_plain_resources(item: str, cards: str, ways: int) -> None:
    t = table()
    army(t, 0)
    give(t, 0, cards)
    act(t)
    ways_to_pay = [way for way in range(8) if may(t, 0, f"buy {item} {way}")]
    assert len(ways_to_pay) == ways
    if ways:
        say(t, 0, f"buy {item} {ways_to_pay[-1]}")


def test_6_2_every_way_to_pay_is_there_once() -> None:
    ways = the_box().printed.ways
    assert [len(each) for each in ways] == [6, 6, 8, 2, 3]
    assert all(len(set(each)) == len(each) for each in ways)
    assert [min(gold_in(way) for way in each) for each in ways] == [0, 0, 0, 1, 0]
    t = table()
    give(t, 0, "gold gold gold gold gold")
    act(t)
    refuses(t, 0, "buy city 6", "6.2")


def test_6_2_nothing_stands_in_for_gold_and_special_resources_for_nothing() -> None:
    t = table()
    army(t, 0)
    give(t, 0, "limestone limestone limestone iron iron")
    act(t)
    refuses(t, 0, "buy city", "6.1")
    refuses(t, 0, "buy general", "6.1")


@pytest.mark.parametrize("item", ["city", "army", "fortress", "general"])
def test_6_3_an_empty_stock(item: str) -> None:
    t = table()
    army(t, 0)
    give(t, 0, PRICES[item])
    act(t)
    t.stock[ITEMS.index(item)] = 0
    refuses(t, 0, f"buy {item}", "6.3")


def test_6_3_an_empty_stock_of_roads() -> None:
    t = table()
    give(t, 0, "stone stone")
    act(t)
    t.stock[ROAD] = 0
    refuses(t, 0, "road 1", "6.3")


def test_6_4_as_many_as_can_be_paid() -> None:
    t = table()
    give(t, 0, "stone wood wood iron grain grain iron gold")
    act(t)
    say(t, 0, "buy city")
    assert may(t, 0, "buy army")
    say(t, 0, "buy army", "buy general")
    assert (t.tribes[0].cities, t.tribes[0].armies) == (2, [LED])
    assert hand(t, 0) == []
    assert t.over()


def test_6_4_enough() -> None:
    t = table()
    give(t, 0, "stone wood wood iron grain grain")
    act(t)
    say(t, 0, "buy city", "stop")
    assert len(t.hand(0)) == 3


def test_6_5_a_general_needs_an_army_at_home_without_one() -> None:
    t = table()
    army(t, 0, 1, LED)
    army(t, 0, 1, AWAY)
    give(t, 0, "iron gold iron grain grain wood wood")
    act(t)
    refuses(t, 0, "buy general", "6.5")
    say(t, 0, "buy army", "buy general")
    assert sorted(t.tribes[0].armies) == [LED, LED, AWAY]


def test_6_5_on_an_army_under_an_earthquake() -> None:
    t = table()
    army(t, 0, 1, SHAKEN)
    give(t, 0, "iron gold")
    act(t)
    refuses(t, 0, "buy general", "6.5")
    assert may(t, 0, "general-in-quake 0")
    say(t, 0, "general-in-quake 0")
    assert t.tribes[0].armies == [LED]  # the earthquake lasted to the end of this turn
    assert discards(t) == ["earthquake", "gold", "iron"]


def test_6_5_no_general_is_left_for_an_army_under_an_earthquake() -> None:
    t = table()
    army(t, 0, 1, SHAKEN)
    give(t, 0, "iron gold")
    act(t)
    t.stock[GENERAL] = 0
    refuses(t, 0, "general-in-quake 0", "6.3")


def test_6_5_the_earthquake_stays_on_it() -> None:
    t = table()
    army(t, 0, 1, SHAKEN)
    give(t, 0, "iron gold wood wood")
    act(t)
    say(t, 0, "general-in-quake 0")
    assert t.tribes[0].armies == [SHAKEN | LED]
    refuses(t, 0, "buy general", "6.5")


@pytest.mark.parametrize(("seats", "near"), [(2, [1]), (3, [1, 2]), (4, [1, 3]), (5, [1, 4]), (6, [1, 5])])
def test_6_6_roads_lead_to_neighbours(seats: int, near: list[int]) -> None:
    t = table(seats)
    give(t, 0, "stone stone")
    act(t)
    for seat in range(6):
        if seat in near:
            assert may(t, 0, f"road {seat}")
        else:
            refuses(t, 0, f"road {seat}", "6.6")


def test_6_6a_one_road_between_two_tribes() -> None:
    t = table(2)
    road(t, 0, 1)
    give(t, 0, "stone stone")
    act(t)
    refuses(t, 0, "road 1", "6.6a")


def test_6_6_the_gap_of_a_fallen_tribe_closes() -> None:
    t = table(4)
    cities(t, 1, 0)
    t.tribes[1].fallen = True
    give(t, 0, "stone stone")
    act(t)
    refuses(t, 0, "road 1", "6.6")
    assert may(t, 0, "road 2")
    assert may(t, 0, "road 3")


def test_6_7_with_consent() -> None:
    t = table(3)
    give(t, 0, "stone gold stone")
    act(t)
    say(t, 0, "road 1 1")
    assert asked(t, 1) == "consent"
    assert hand(t, 0) == ["gold", "stone", "stone"]
    say(t, 1, "agree")
    assert t.tribes[0].roads == 0b010
    assert t.tribes[1].roads == 0b001
    assert t.stock[ROAD] == 5
    assert discards(t) == ["gold", "stone"]


def test_6_7_a_refusal_costs_nothing_and_does_not_use_up_the_action() -> None:
    t = table(3)
    give(t, 0, "stone stone")
    act(t)
    say(t, 0, "road 2")
    say(t, 2, "refuse")
    assert hand(t, 0) == ["stone", "stone"]
    assert asked(t, 0) == "action"
    refuses(t, 0, "road 2", "6.7")
    assert may(t, 0, "road 1")
    assert may(t, 0, "tax 1")


def test_6_7_a_refusal_amid_building() -> None:
    t = table(3)
    give(t, 0, "stone stone stone wood wood")
    act(t)
    say(t, 0, "buy city", "road 1")
    say(t, 1, "refuse")
    assert asked(t, 0) == "build-more"
    assert t.tribes[0].cities == 2
    assert t.stock[CITY] == 8


def test_6_7_who_asks_shows_the_cards() -> None:
    t = table(3)
    give(t, 0, "stone stone iron")
    act(t)
    say(t, 0, "road 1")
    assert known(t, 0, 2) == ["stone", "stone"]


def test_labels_tell_what_is_paid() -> None:
    t = table()
    give(t, 0, "gold stone wood wood")
    act(t)
    kind = t.kind(0)
    label = t.label(0, kind.answer("buy-0-2"))
    told = dict(zip(label.names, label.numbers, strict=True))
    assert told["gold"] == 1
    assert told["stone"] + told["wood"] == 2
    assert label.names == ["item", "way", "iron", "wood", "grain", "stone", "gold", "there"]
    assert t.label(0, kind.answer("buy-0-0")).numbers[:7] == [0, 0, 0, 2, 0, 1, 0]
    assert t.label(0, kind.answer("road-1-0")).names[:2] == ["seat", "way"]
    assert t.label(0, kind.answer("rest")).numbers == [0] * 6


@pytest.mark.parametrize("item", ITEMS[:3])
def test_1_2_special_resources_pay_for_nothing(item: str) -> None:
    t = table(2)
    give(t, 0, "limestone limestone limestone limestone limestone")
    act(t)
    refuses(t, 0, f"buy {item}", "6.1")
