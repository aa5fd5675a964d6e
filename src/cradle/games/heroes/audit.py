"""Age of Heroes: whether every piece is accounted for. Asked at every decision of a soak, so nothing is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cradle.core.masks import bits
from cradle.games.heroes.numbers import ARMY, CITY, DRAFTS, FORTRESS, GENERAL, ROAD, SPECIAL
from cradle.games.heroes.pieces import (
    BARBARIAN,
    FIELD,
    HERO_ARMY,
    HERO_LED,
    LED,
    LINE,
    MONUMENTS,
    QUAKES,
    SHAKEN,
    SWORDS,
    Battle,
)

if TYPE_CHECKING:
    from cradle.games.heroes.table import Heroes


def audit(t: Heroes) -> str:
    """What is wrong with the pieces, or nothing."""
    return t.cards.audit() or tribes(t) or items(t) or laid(t) or field(t)


def tribes(t: Heroes) -> str:
    """The fallen own nothing, roads have two ends, and nobody makes offers without end."""
    for s in range(t.seats):
        p = t.tribes[s]
        if p.fallen and (p.cities or p.armies or p.fortresses or p.roads or p.stones or t.hand(s)):
            return f"seat {s} has fallen and still owns something"
        if t.begun[s] > DRAFTS:
            return f"seat {s} has begun {t.begun[s]} offers"
        if p.roads:
            for other in range(t.seats):
                if p.roads >> other & 1 and (other == s or not t.tribes[other].roads >> s & 1):
                    return f"seats {s} and {other}: a road with one end"
    return ""


def items(t: Heroes) -> str:
    """The stock, the tribes and a battle have all items of the box between them."""
    cities = t.stock[CITY]
    armies = t.stock[ARMY]
    fortresses = t.stock[FORTRESS]
    generals = t.stock[GENERAL]
    ends = 2 * t.stock[ROAD]
    for p in t.tribes:
        cities += p.cities
        fortresses += p.fortresses
        armies += len(p.armies)
        for army in p.armies:
            generals += army & LED
        ends += bits(p.roads)
    if t.battle is not None:
        for side in range(2):
            if t.battle.seat(side) != BARBARIAN:
                armies += alive(t.battle, side, False)
                generals += alive(t.battle, side, True)
    counted = [cities, armies, fortresses, generals, ends // 2]
    if counted != t.printed.stock or min(t.stock) < 0:
        return f"items {t.stock} in stock, {counted} in all"
    return ""


def alive(b: Battle, side: int, led: bool) -> int:
    """Armies of the stock that are not destroyed, or their generals."""
    n = 0
    units = b.units[side]
    for i in range(len(units)):
        if not b.fallen[side] >> i & 1 and (units[i] & LED if led else not units[i] & HERO_ARMY):
            n += 1
    return n


def laid(t: Heroes) -> str:
    """Monuments have their cards, and earthquakes their armies. Stones are packed, four bits a special resource."""
    shaken = 0
    stones = 0
    for p in t.tribes:
        for army in p.armies:
            if army & SHAKEN:
                shaken += 1
        if p.stones:
            stones += p.stones << 4 * (p.special - SPECIAL)
    kinds = t.printed.kinds
    cards = 0
    for card in t.cards.zones[MONUMENTS]:
        cards += 1 << 4 * (kinds[card] - SPECIAL)
    if cards != stones:
        return f"monuments are {stones:x} on the tribes and {cards:x} in cards"
    quakes = len(t.cards.zones[QUAKES])
    return "" if shaken == quakes else f"{quakes} earthquakes on {shaken} armies"


def field(t: Heroes) -> str:
    """Heroes lie on the field, and battle cards under armies, for one battle only."""
    zones = t.cards.zones
    heroes = 0
    if t.battle is not None:
        for units in t.battle.units:
            for unit in units:
                heroes += bits(unit & (HERO_ARMY | HERO_LED))
    elif zones[SWORDS] or zones[SWORDS + 1] or zones[LINE] or zones[LINE + 1]:
        return "battle cards are out and there is no battle"
    return "" if heroes == len(zones[FIELD]) else f"{len(zones[FIELD])} heroes on the field for {heroes} in the battle"
