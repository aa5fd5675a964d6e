"""Age of Heroes 5.14 and 5.15: promises. Written down for everybody to see, enforced by nobody."""

from __future__ import annotations

from cradle.games.heroes.news import PROMISE_BROKEN, PROMISE_KEPT, PROMISED, PROMISED_ABOUT
from cradle.games.heroes.numbers import ATTACK, CONSENT, GIFT, MOST_SEATS, NO_PLEDGE, PEACE, SHUN
from cradle.games.heroes.pieces import Promise
from cradle.games.heroes.table import Heroes


def about(pledge: int) -> int:
    """The third tribe that a pledge is about, or -1."""
    return (pledge - ATTACK) % MOST_SEATS if pledge >= ATTACK else -1


def to_do(pledge: int) -> bool:
    """Whether something has to be done to keep it."""
    return pledge == GIFT or ATTACK <= pledge < SHUN


def promise(t: Heroes, by: int, to: int, pledge: int) -> None:
    if pledge == NO_PLEDGE:
        return
    t.promises = [*t.promises, Promise(by, to, pledge, t.round)]
    if t.journal is not None:
        if pledge >= ATTACK:
            t.tell(PROMISED_ABOUT, by, [to, about(pledge), int(pledge >= SHUN)])
        else:
            t.tell(PROMISED, by, [to, pledge])


def settle_promises(t: Heroes, by: int, to: int, pledge: int, kept: bool) -> None:
    """Those of one seat with this wording are over; `to` is -1 if it does not matter to whom."""
    if not t.promises:
        return
    left: list[Promise] = []
    for p in t.promises:
        if p.by == by and p.pledge == pledge and (to < 0 or p.to == to):
            note(t, p, kept)
        else:
            left.append(p)
    t.promises = left


def note(t: Heroes, p: Promise, kept: bool) -> None:
    """Heroes 5.15: the table remembers."""
    if kept:
        t.tribes[p.by].kept += 1
    else:
        t.tribes[p.by].broken += 1
    if t.journal is not None:
        t.tell(PROMISE_KEPT if kept else PROMISE_BROKEN, p.by, [p.to])


def attacked(t: Heroes, attacker: int, defender: int) -> None:
    settle_promises(t, attacker, defender, PEACE, False)
    settle_promises(t, attacker, -1, ATTACK + defender, True)


def answered_road(t: Heroes, neighbour: int, builder: int, agreed: bool) -> None:
    settle_promises(t, neighbour, builder, CONSENT, agreed)


def dealt(t: Heroes, one: int, other: int) -> None:
    settle_promises(t, one, -1, SHUN + other, False)
    settle_promises(t, other, -1, SHUN + one, False)


def gave(t: Heroes, giver: int, taker: int, cards: int) -> None:
    """Heroes 5.14: each card without return keeps one promise of an earlier fair."""
    if not t.promises:
        return
    left: list[Promise] = []
    for p in t.promises:
        if cards and p.by == giver and p.to == taker and p.pledge == GIFT and p.since < t.round:
            note(t, p, True)
            cards -= 1
        else:
            left.append(p)
    t.promises = left


def end_promises(t: Heroes) -> None:
    """Heroes 5.15: at the end of the next fair."""
    if not t.promises:
        return
    left: list[Promise] = []
    for p in t.promises:
        if p.since < t.round:
            note(t, p, not to_do(p.pledge))
        else:
            left.append(p)
    t.promises = left


def void_promises(t: Heroes, seat: int) -> None:
    """Heroes 5.15: a tribe concerned has fallen."""
    if t.promises:
        t.promises = [p for p in t.promises if seat not in (p.by, p.to, about(p.pledge))]
