"""Age of Heroes: the audit finds what is lost, doubled or out of place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.games.heroes.numbers import ARMY, CITY, DRAFTS, FORTRESS, GENERAL, ROAD
from cradle.games.heroes.pieces import BATTLE, DECK, FIELD, HAND, LED, LINE, MONUMENTS, QUAKES, SEAT_ZONES, SHAKEN
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import act, army, fortress, give, put, road, say, stones, table


def lose_card(t: Heroes) -> None:
    t.cards.zones[DECK].pop()


def double_card(t: Heroes) -> None:
    t.cards.zones[HAND + SEAT_ZONES].append(t.hand(0)[0])


def one_way_road(t: Heroes) -> None:
    t.tribes[0].roads = 0
    t.stock[ROAD] += 1


def stray_stone(t: Heroes) -> None:
    put(t, MONUMENTS, "limestone", t.cards.everybody)


def stray_quake(t: Heroes) -> None:
    put(t, QUAKES, "earthquake", t.cards.everybody)


def fallen_owner(t: Heroes) -> None:
    t.tribes[0].fallen = True


def fallen_with_a_card(t: Heroes) -> None:
    p = t.tribes[2]
    p.fallen = True
    t.stock[CITY] += p.cities
    p.cities = 0
    give(t, 2, "iron")


def road_to_oneself(t: Heroes) -> None:
    t.tribes[2].roads = 1 << 2


def foreign_stone(t: Heroes) -> None:
    put(t, MONUMENTS, "granite", t.cards.everybody)  # of a tribe that nobody plays


def hero_left_behind(t: Heroes) -> None:
    put(t, FIELD, "hero", t.cards.everybody)


def battle_card_left_behind(t: Heroes) -> None:
    t.cards.draw(BATTLE, LINE + 1, 0)


def many_drafts(t: Heroes) -> None:
    t.begun[0] = DRAFTS + 1


def negative_stock(t: Heroes) -> None:
    t.tribes[0].cities += t.stock[CITY] + 1
    t.stock[CITY] = -1


FAULTS = [
    lose_card,
    double_card,
    one_way_road,
    stray_stone,
    stray_quake,
    fallen_owner,
    fallen_with_a_card,
    road_to_oneself,
    foreign_stone,
    hero_left_behind,
    battle_card_left_behind,
    many_drafts,
    negative_stock,
    lambda t: t.stock.__setitem__(ARMY, 0),
    lambda t: t.stock.__setitem__(GENERAL, 0),
    lambda t: t.stock.__setitem__(FORTRESS, 0),
]


def furnished() -> Heroes:
    t = table(3)
    give(t, 0, "iron wood")
    army(t, 0, 2)
    army(t, 0, 1, LED)
    army(t, 1, 1, SHAKEN)
    fortress(t, 1)
    stones(t, 1, 2)
    road(t, 0, 1)
    return t


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: Callable[[Heroes], None]) -> None:
    t = furnished()
    assert t.audit() == ""
    fault(t)
    assert t.audit() != ""


def test_armies_in_a_battle_are_counted() -> None:
    t = furnished()
    act(t)
    say(t, 0, "attack 2 plunder", "army", "led-army")
    assert t.audit() == ""
    t.fight().units[0].pop()
    assert t.audit() != ""


def test_heroes_in_a_battle_are_counted() -> None:
    t = furnished()
    give(t, 0, "hero hero")
    act(t)
    say(t, 0, "attack 2 plunder", "hero", "lead-hero")
    assert t.audit() == ""
    t.fight().units[0] = [0]
    assert t.audit() != ""


def test_traits_and_rounds() -> None:
    t = furnished()
    assert t.traits(1) == ["tribe-romans"]
    assert t.rounds() == 2
    t.tribes[1].people = -1
    assert t.traits(1) == []
