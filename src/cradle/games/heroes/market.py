"""Age of Heroes 5: what stands at the fair. Posting, keeping and fulfilling offers."""

from __future__ import annotations

from cradle.core.journal import News
from cradle.games.heroes.hands import could_hold, holds, leave, packed, packed_open, show_lot
from cradle.games.heroes.news import (
    DEAL,
    FORCED,
    GIVES,
    LAPSED,
    NOBODY,
    OFFERED,
    OFFERED_TO,
    PASSED,
    REQUESTED,
    REQUESTED_OF,
    VOWS,
    VOWS_ABOUT,
    WANTS,
    WISHES,
    WISHES_ABOUT,
)
from cradle.games.heroes.numbers import ATTACK, DRAFTS, KEPT, NO_PLEDGE, OPEN_OFFERS, SHUN
from cradle.games.heroes.pieces import HAND, SEAT_ZONES, Offer
from cradle.games.heroes.printed import count, covers, total
from cradle.games.heroes.promises import about, dealt, gave, promise
from cradle.games.heroes.table import Heroes


def reserved(t: Heroes, seat: int) -> int:
    """Heroes 5.4: cards tied up in the seat's open offers."""
    lot = 0
    if t.open:
        for n in range(len(t.offers)):
            if t.open >> n & 1 and t.offers[n].by == seat:
                lot += t.offers[n].give
    return lot


def standing(t: Heroes, seat: int) -> int:
    """How many offers and requests the seat has open."""
    n = 0
    if t.open:
        for i in range(len(t.offers)):
            if t.open >> i & 1 and t.offers[i].by == seat:
                n += 1
    return n


def bare(t: Heroes, seat: int, out: int, back: int) -> bool:
    """Heroes 5.13: whether a deal would leave the seat without a city and without a card."""
    return not t.tribes[seat].cities and len(t.hand(seat)) - total(out) + total(back) <= 0


def why_not_accept(t: Heroes, seat: int, hand: int, offer: Offer) -> str:
    """With this hand, as a packed lot."""
    if offer.request:
        return "heroes/5.6"
    if not offer.reaches(seat):
        return "heroes/5.8"
    if not covers(hand, offer.want):
        return "heroes/5.8a"
    return why_not_deal(t, seat, offer)


def why_not_deal(t: Heroes, seat: int, offer: Offer) -> str:
    """What forbids the two to deal, whatever they hold."""
    if bare(t, seat, offer.want, offer.give) or bare(t, offer.by, offer.give, offer.want):
        return "heroes/5.13"
    return "heroes/5.14a" if seat in (about(offer.vow), about(offer.wish)) else ""


def post(t: Heroes, offer: Offer) -> None:
    """Heroes 5.4: who offers shows the cards. Whoever was done and may answer comes back."""
    number = len(t.offers)
    t.offers.append(offer)
    t.open |= 1 << number
    if offer.give:
        show_lot(t, offer.by, reserved(t, offer.by))
    if t.journal is not None:
        tell_offer(t, number, offer)


def tell_offer(t: Heroes, number: int, offer: Offer) -> None:
    """Of an answer the number by which people know the offer before it, counted from 1; 0 if it answers none."""
    if offer.to < 0:
        t.tell(REQUESTED if offer.request else OFFERED, offer.by, [number, offer.reply + 1])
    else:
        t.tell(REQUESTED_OF if offer.request else OFFERED_TO, offer.by, [number, offer.to, offer.reply + 1])
    for kind in range(KEPT):
        if count(offer.give, kind):
            t.tell(GIVES, offer.by, [kind, count(offer.give, kind)])
    for kind in range(KEPT):
        if count(offer.want, kind):
            t.tell(WANTS, offer.by, [kind, count(offer.want, kind)])
    tell_pledge(t, offer.by, offer.vow, VOWS, VOWS_ABOUT)
    tell_pledge(t, offer.by, offer.wish, WISHES, WISHES_ABOUT)


def tell_pledge(t: Heroes, by: int, pledge: int, plain: News, about_third: News) -> None:
    if pledge >= ATTACK:
        t.tell(about_third, by, [about(pledge), int(pledge >= SHUN)])
    elif pledge != NO_PLEDGE:
        t.tell(plain, by, [pledge])


def accept(t: Heroes, seat: int, number: int) -> None:
    """Heroes 5.8, 5.9: the cards change hands, promises are noted."""
    offer = t.offers[number]
    t.open &= ~(1 << number)
    if t.journal is not None:
        t.tell(DEAL, seat, [offer.by, number])
    pass_on(t, offer.by, seat, offer.give)
    pass_on(t, seat, offer.by, offer.want)
    dealt(t, seat, offer.by)
    if offer.give and not offer.want and offer.wish == NO_PLEDGE:
        gave(t, offer.by, seat, total(offer.give))
    if offer.want and not offer.give and offer.vow == NO_PLEDGE:
        gave(t, seat, offer.by, total(offer.want))
    promise(t, offer.by, seat, offer.vow)
    promise(t, seat, offer.by, offer.wish)
    close_broken(t, seat)
    close_broken(t, offer.by)


def pass_on(t: Heroes, giver: int, taker: int, lot: int) -> None:
    """A packed lot of cards from hand to hand, in the open."""
    kind = 0
    while lot:
        n = lot & 15
        for _ in range(n):
            leave(t, giver, kind, HAND + SEAT_ZONES * taker, t.cards.everybody)
        if n and t.journal is not None:
            t.tell(PASSED, giver, [taker, kind, n])
        lot >>= 4
        kind += 1


def close_broken(t: Heroes, seat: int) -> None:
    """Heroes 5.12: an offer stands while the cards shown for it are there; everybody can tell."""
    shown = packed_open(t, seat)
    needed = 0
    for n in range(len(t.offers)):
        offer = t.offers[n]
        if t.open >> n & 1 and offer.by == seat:
            if covers(shown, needed + offer.give):
                needed += offer.give
            else:
                t.open &= ~(1 << n)
                if t.journal is not None:
                    t.tell(LAPSED, seat, [n])
    note = t.notes[seat]
    if note and not covers(packed(t, seat) - needed, note[1]):  # a draft of cards that went away: only its seat sees it
        t.notes[seat] = [note[0], 0, note[2], note[3], note[4], note[5]]


def force(t: Heroes, offer: Offer) -> bool:
    """Heroes 5.16, 5.16b: the nearest holder to the left must swap, and it is no deal. Whether there was one."""
    show_lot(t, offer.by, reserved(t, offer.by) + offer.give)
    wanted = 0
    while not count(offer.want, wanted):
        wanted += 1
    for i in range(1, t.seats):
        seat = (offer.by + i) % t.seats
        if holds(t, seat, wanted):
            t.forced |= 1 << offer.by
            if t.journal is not None:
                t.tell(FORCED, offer.by, [seat, wanted])
            pass_on(t, offer.by, seat, offer.give)
            pass_on(t, seat, offer.by, offer.want)
            close_broken(t, seat)
            return True
    if t.journal is not None:
        t.tell(NOBODY, offer.by, [wanted])
    return False


# -- who has anything left to do, by what everybody knows --------------------------------------------------------------


def why_not_offer(t: Heroes, seat: int) -> str:
    if t.begun[seat] >= DRAFTS:
        return "heroes/5.7a"
    if standing(t, seat) >= OPEN_OFFERS:
        return "heroes/5.7"
    return "heroes/5.16c" if sated(t, seat) else ""


def sated(t: Heroes, seat: int) -> bool:
    """Heroes 5.16: whether the seat has had its one swap where there is nothing else."""
    return t.rules.compulsory and bool(t.forced >> seat & 1)


def why_not_counter(t: Heroes, seat: int) -> str:
    return "heroes/5.16" if t.rules.compulsory else why_not_offer(t, seat)


def may_act(t: Heroes, seat: int) -> bool:
    """Heroes 5.1: whether anything but being done is left to the seat at this fair."""
    if not why_not_offer(t, seat):
        return True
    for n in range(len(t.offers)):
        if t.open >> n & 1 and (t.offers[n].by == seat or might_accept(t, seat, t.offers[n])):
            return True
    return False


def may_answer(t: Heroes, seat: int, offer: Offer) -> bool:
    """Heroes 5.1: whether the seat might accept or counter it."""
    return offer.reaches(seat) and (not why_not_counter(t, seat) or might_accept(t, seat, offer))


def might_accept(t: Heroes, seat: int, offer: Offer) -> bool:
    """Whether why_not_accept lets the offer through for some hand that the seat might have."""
    if offer.request or not offer.reaches(seat) or total(offer.want) > len(t.hand(seat)):
        return False
    for kind in range(KEPT):
        if count(offer.want, kind) and not could_hold(t, seat, kind):
            return False
    return not why_not_deal(t, seat, offer)
