"""Promises of Age of Heroes: what they are worth to whom, by what lies open, and what a broken word costs."""

from __future__ import annotations

from typing import Final

from cradle.bots.heroes import CITIES, CLAIM, DANGER, HELD, REACHED, TRUST_AT_FIRST
from cradle.bots.heroes_war import at_home, breach, menace, to_come
from cradle.games.heroes.building import beside
from cradle.games.heroes.numbers import ATTACK, CONSENT, GIFT, NO_PLEDGE, PEACE, ROAD, SHUN
from cradle.games.heroes.pieces import Promise, Tribe
from cradle.games.heroes.promises import about
from cradle.games.heroes.table import Heroes

TRUST: Final = 40  # below this, promises are worth nothing
FULL_TRUST: Final = 100
FAITHLESS: Final = 150  # a broken promise, to one's name
EASED: Final = 4  # a promise of peace takes this part of a danger away
LEAST_PEACE: Final = 10
MOST_PEACE: Final = 120
ROAD_TO_COME: Final = REACHED // 5
CARD_TO_COME: Final = HELD[0] * 4 // 5
HELP: Final = 40  # against a tribe that is about to win
TALK: Final = 8  # about a tribe that is not
CONSENTED: Final = 12
CAMPAIGN: Final = 40  # a war for somebody else


def near_victory(p: Tribe) -> bool:
    """Whether the tribe claims victory or could do so by its next purchase."""
    return p.due > 0 or p.cities >= len(CITIES) - 2 or p.stones >= DANGER


def trust(p: Tribe) -> int:
    """How far a tribe's word goes, in hundredths."""
    return min(FULL_TRUST, TRUST_AT_FIRST + 10 * p.kept - 30 * p.broken)


def believed(p: Tribe, worth: int) -> int:
    """What a promise of the tribe is worth if it would be so much when kept."""
    word = trust(p)
    return worth * (FULL_TRUST + word) // (FULL_TRUST + TRUST_AT_FIRST) if word >= TRUST else 0


# -- one promise -----------------------------------------------------------------------------------------------------


def danger(t: Heroes, by: int, of: int) -> int:
    """The worst that a tribe could do to another with the armies that lie open."""
    force = at_home(t, by)
    return menace(t, by, of, force, at_home(t, of)) if force.armies else 0


def pledge_worth(t: Heroes, by: int, to: int, pledge: int) -> int:
    """What a promise is worth to whom it is made, if it is kept."""
    if pledge == NO_PLEDGE:
        return 0
    if pledge == PEACE:
        return max(LEAST_PEACE, min(MOST_PEACE, danger(t, by, to) // EASED))
    if pledge == CONSENT:
        return ROAD_TO_COME if could_join(t, by, to) else 0
    if pledge == GIFT:
        return CARD_TO_COME
    third = t.tribes[about(pledge)]
    if pledge >= SHUN:
        return HELP // 2 if near_victory(third) else TALK
    if third.due:
        force = at_home(t, by)
        chance = breach(t, about(pledge), force, at_home(t, about(pledge))) if force.armies else 0
        return HELP + CLAIM * chance // 10_000
    return HELP if near_victory(third) and t.tribes[by].armies else TALK


def pledge_cost(t: Heroes, by: int, to: int, pledge: int) -> int:
    """What it costs to keep it: wars that are not waged on whom one might attack, cards and campaigns."""
    if pledge == NO_PLEDGE:
        return 0
    if pledge == PEACE:
        if near_victory(t.tribes[to]):
            return FAITHLESS + danger(t, by, to) // 2
        return max(LEAST_PEACE // 2, min(MOST_PEACE, danger(t, by, to) // (2 * EASED * max(1, t.active() - 1))))
    if pledge == CONSENT:
        return CONSENTED
    if pledge == GIFT:
        return HELD[0]
    third = t.tribes[about(pledge)]
    if pledge >= SHUN:
        return TALK // 2 if near_victory(third) else TALK
    if not t.tribes[by].armies:
        return FAITHLESS
    return TALK if third.due else CAMPAIGN


def could_join(t: Heroes, one: int, other: int) -> bool:
    """Whether a road between the two could be built."""
    return t.stock[ROAD] > 0 and not t.tribes[one].roads >> other & 1 and beside(t, one, other)


# -- all promises that stand -----------------------------------------------------------------------------------------


def reputation(t: Heroes, seat: int) -> int:
    """Broken promises count against oneself; those of others are worth as much as their word."""
    worth = -FAITHLESS * t.tribes[seat].broken
    for i in range(len(t.promises)):
        p = t.promises[i]
        if (p.to != seat and p.by != seat) or spent(t, p, i):
            continue
        if p.to == seat:
            worth += believed(t.tribes[p.by], pledge_worth(t, p.by, seat, p.pledge))
        else:
            worth -= FAITHLESS if too_late(t, p) else pledge_cost(t, seat, p.to, p.pledge)
    return worth


def spent(t: Heroes, p: Promise, place: int) -> bool:
    """Whether it binds nobody any more, or says again what was promised before at the same fair."""
    if p.pledge == GIFT:
        return False
    if p.since < t.round and (p.pledge == PEACE or p.pledge == CONSENT):
        return True
    for i in range(place):
        other = t.promises[i]
        if other.by == p.by and other.to == p.to and other.pledge == p.pledge and other.since == p.since:
            return True
    return False


def too_late(t: Heroes, p: Promise) -> bool:
    """Whether the one turn in which an attack was promised has gone by."""
    return ATTACK <= p.pledge < SHUN and (p.since < t.round or not to_come(t, p.by))


def promised(t: Heroes, by: int, to: int, pledge: int) -> bool:
    """Whether it has been promised at this fair."""
    for p in t.promises:
        if p.by == by and p.to == to and p.pledge == pledge and p.since == t.round:
            return True
    return False


def owed(t: Heroes, seat: int, to: int) -> int:
    """How many gifts the seat has promised at the last fair and not given."""
    n = 0
    for p in t.promises:
        if p.by == seat and p.to == to and p.pledge == GIFT and p.since < t.round:
            n += 1
    return n
