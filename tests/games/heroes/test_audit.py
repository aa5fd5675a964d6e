"""Age of Heroes: the audit finds what is lost, doubled or out of place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.games.heroes.numbers import ARMY, CITY, DRAFTS, FORTRESS, GENERAL, ROAD
from cradle.games.heroes.pieces import DECK, HAND, LED, MONUMENTS, QUAKES, SEAT_ZONES, SHAKEN
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


def test_traits_and_rounds() -> None:
    t = furnished()
    assert t.traits(1) == ["tribe-romans"]
    assert t.rounds() == 2
    t.tribes[1].people = -1
    assert t.traits(1) == []
