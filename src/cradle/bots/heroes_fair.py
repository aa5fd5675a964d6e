"""The fair of Age of Heroes: which offers are worth making, and why an offer is declined."""

from __future__ import annotations

from typing import Final

from cradle.bots.heroes import (
    CITIES,
    DANGER,
    DEAD_STONE,
    EVENTS,
    FOREIGN_STONE,
    HELD,
    STONES,
    hand_worth,
)
from cradle.bots.heroes_pledges import (
    FAITHLESS,
    TRUST,
    believed,
    could_join,
    near_victory,
    owed,
    pledge_cost,
    pledge_worth,
    promised,
    trust,
)
from cradle.games.heroes.hands import could_hold, packed, packed_open
from cradle.games.heroes.market import reserved
from cradle.games.heroes.numbers import (
    ATTACK,
    CONSENT,
    GIFT,
    GOLD,
    KEPT,
    MONUMENT,
    NO_PLEDGE,
    OLYMPICS,
    PEACE,
    SHUN,
    SPECIAL,
)
from cradle.games.heroes.pieces import Offer
from cradle.games.heroes.printed import count, covers, one, total
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.trade import Address, Compose

HOPELESS: Final = -400  # an offer that should not be made, however bad the luck of the next card may look
TALKED_OUT: Final = -20_000  # words that even the worst judge of cards does not waste
BEGUN: Final = 2  # offers and answers that are begun in one fair
LEAST: Final = 30  # what a swap has to bring
LEAST_PACT: Final = 12  # and what promises have to
DEAR: Final = 120  # a card for which it is worth being in somebody's debt
TROUBLE: Final = 5  # what has to be hoped for, so that an offer is worth the words
STALE: Final = -10  # an offer of one's own that should not stand any more
CARDS: Final = 3  # on both sides of an offer together
STRANGE: Final = 108  # cards of the resource deck, among which a hidden one may be any
EAGER: Final = 40  # what a card is worth more to somebody who has asked for it
WILLING: Final = 25  # and less to somebody who has offered it

WOOD: Final = 1
STONE: Final = 3


# -- what cards are worth to whom, by what everybody knows -----------------------------------------------------------


def price(t: Heroes, seat: int, lot: int) -> int:
    """What a lot is worth to a tribe, whatever else it holds."""
    p = t.tribes[seat]
    worth = 0
    kind = 0
    while lot:
        n = lot & 15
        if n:
            if kind <= GOLD:
                worth += n * HELD[kind]
            elif kind >= OLYMPICS:
                worth += n * EVENTS[kind - OLYMPICS]
            elif kind == p.special:
                worth += (STONES[min(MONUMENT, p.stones + n)] - STONES[p.stones]) * 8 // 10
            else:
                worth += n * (FOREIGN_STONE if wanted_by_somebody(t, kind) else DEAD_STONE)
        lot >>= 4
        kind += 1
    return worth


def wanted_by_somebody(t: Heroes, kind: int) -> bool:
    for p in t.tribes:
        if p.special == kind and not p.fallen:
            return True
    return False


def arms(t: Heroes, to: int, lot: int) -> bool:
    """Whether a lot would bring a tribe to the brink of victory: nothing for who is there, no stone for who is near."""
    p = t.tribes[to]
    if p.due:
        return True
    if p.special >= 0 and count(lot, p.special) and p.stones + count(lot, p.special) >= DANGER - 1:
        return True
    return p.cities >= len(CITIES) - 2 and count(lot, WOOD) + count(lot, STONE) + count(lot, GOLD) > 0


# -- offers of one's own ---------------------------------------------------------------------------------------------


def bargains(t: Heroes, seat: int) -> int:
    """Hopes set on open offers and on the one that is being composed."""
    worth = 0
    if t.open:
        for n in range(len(t.offers)):
            if t.open >> n & 1 and t.offers[n].by == seat:
                worth += max(STALE, hope(t, seat, t.offers[n]) + 1)
    lane = t.lanes[seat]
    if not lane:
        return worth
    top = lane[-1]
    if isinstance(top, Compose):
        return worth + draft_worth(t, seat, t.draft(seat), t.begun[seat])
    if isinstance(top, Address):
        return worth + address_worth(t, seat, t.begun[seat] + 1)
    return worth


def address_worth(t: Heroes, seat: int, begun: int) -> int:
    """The best that can be offered to all, or to one tribe alone."""
    best = draft_worth(t, seat, blank(seat, -1), begun)
    for to in range(t.seats):
        if to != seat and not t.tribes[to].fallen:
            draft = blank(seat, to)
            worth = debt(t, seat, draft)
            if begun <= BEGUN:
                worth = max(worth, pacts(t, seat, draft))
            if worth > HOPELESS:
                best = max(best, worth)
    return best


def blank(seat: int, to: int) -> Offer:
    return Offer(seat, to, 0, 0, NO_PLEDGE, NO_PLEDGE, -1, 0)


def draft_worth(t: Heroes, seat: int, draft: Offer, begun: int) -> int:
    """The best offer that can still come of it. Cards given are named first, then cards wanted, then promises. Who
    thinks little of cards drafts bad offers, but not one after another, nor long ones, nor promises that are no use."""
    best = debt(t, seat, draft)
    if begun > BEGUN or total(draft.give) + total(draft.want) > CARDS:
        return best if best > HOPELESS else TALKED_OUT
    best = max(best, pacts(t, seat, draft))
    if draft.vow != NO_PLEDGE or draft.wish != NO_PLEDGE:
        return best if best > HOPELESS else TALKED_OUT
    if draft.want and not draft.give:
        return best
    if draft.give and draft.want and not repeated(t, draft):
        best = max(best, hope(t, seat, draft))
    cards = total(draft.give) + total(draft.want)
    if cards >= CARDS:
        return best
    return max(best, best_beyond(t, seat, draft, CARDS - cards) - 1)


def best_beyond(t: Heroes, seat: int, draft: Offer, room: int) -> int:
    """The best of the offers that begin like the draft."""
    p = t.tribes[seat]
    hand = packed(t, seat)
    free = hand - reserved(t, seat) - draft.give
    base = hand_worth(t, p, hand)
    gains = [0] * KEPT
    losses = [0] * KEPT
    for kind in range(KEPT):
        gains[kind] = hand_worth(t, p, hand + one(kind)) - base
        losses[kind] = base - hand_worth(t, p, hand - one(kind)) if count(hand, kind) else 0
    begun = 0
    for kind in range(KEPT):
        begun += gains[kind] * count(draft.want, kind) - losses[kind] * count(draft.give, kind)
    best = HOPELESS
    if draft.want:
        for want in range(KEPT):
            if not count(draft.give, want) and begun + gains[want] >= LEAST:
                best = max(best, tried(t, seat, draft, draft.give, draft.want + one(want)))
        return best
    for give in range(-1 if draft.give else 0, KEPT):
        if give >= 0 and (not count(free, give) or room < 2):
            continue
        lot = draft.give + one(give) if give >= 0 else draft.give
        left = begun - losses[give] if give >= 0 else begun
        for want in range(KEPT):
            if count(lot, want) or left + gains[want] < LEAST:
                continue
            best = max(best, tried(t, seat, draft, lot, one(want)))
            if total(lot) == 1 and room + total(draft.give) == CARDS:
                for more in range(want, KEPT):
                    if gains[more] > 0 and not count(lot, more):
                        best = max(best, tried(t, seat, draft, lot, one(want) + one(more)))
    return best


def tried(t: Heroes, seat: int, draft: Offer, give: int, want: int) -> int:
    offer = Offer(seat, draft.to, give, want, NO_PLEDGE, NO_PLEDGE, draft.reply, 0)
    return HOPELESS if repeated(t, offer) else hope(t, seat, offer)


def repeated(t: Heroes, offer: Offer) -> bool:
    """Whether its maker has offered just this at this fair, or talked with the same tribe about the same promise."""
    pledged = offer.vow != NO_PLEDGE or offer.wish != NO_PLEDGE
    for other in t.offers:
        if other.by == offer.by and other.to == offer.to and other.vow == offer.vow and other.wish == offer.wish:
            if pledged or (other.give == offer.give and other.want == offer.want):
                return True
    return False


def hope(t: Heroes, seat: int, offer: Offer) -> int:
    """What an offer would bring, less what it brings to the other, times how likely somebody is to take it up."""
    if offer.request:
        return HOPELESS
    pledged = offer.vow != NO_PLEDGE or offer.wish != NO_PLEDGE
    if pledged and offer.to < 0:
        return HOPELESS
    if not pledged and (not offer.give or not offer.want):
        return gift_worth(t, seat, offer) if is_gift(offer) and owed(t, seat, offer.to) else HOPELESS
    chance = 0
    helped = 0
    for s in range(t.seats):
        if offer.reaches(s) and not t.tribes[s].fallen:
            if offer.give and arms(t, s, offer.give):
                return HOPELESS
            likely = taken_up(t, s, offer)
            chance = max(chance, likely)
            helped = max(helped, (price(t, s, offer.give) - price(t, s, offer.want)) * likely)
    if chance <= 0:
        return HOPELESS
    gain = 0
    if offer.give or offer.want:
        p = t.tribes[seat]
        hand = packed(t, seat)
        gain = hand_worth(t, p, hand - offer.give + offer.want) - hand_worth(t, p, hand)
    if pledged:
        gain += believed(t.tribes[offer.to], pledge_worth(t, offer.to, seat, offer.wish))
        gain -= pledge_cost(t, seat, offer.to, offer.vow)
    if gain < (LEAST_PACT if pledged else LEAST):
        return HOPELESS
    rivals = t.active() - 1
    return (gain * chance - helped // rivals) // 100 - TROUBLE


def taken_up(t: Heroes, seat: int, offer: Offer) -> int:
    """How likely a tribe has what is wanted and likes the deal, in hundredths, by what everybody knows."""
    better = balance(t, seat, offer)
    if better < -15:
        return 0
    chance = 20 if better < 0 else 45 if better < 20 else 55 if better < 60 else 65
    shown = packed_open(t, seat)
    hidden = len(t.hand(seat)) - total(shown)
    for kind in range(KEPT):
        n = count(offer.want, kind) - count(shown, kind)
        if n > 0:
            if hidden < n or not could_hold(t, seat, kind):
                return 0
            among = min(90, hidden * t.printed.counts[kind] * 100 // STRANGE)
            for _ in range(n):
                chance = chance * among // 100
                among = among * 2 // 3
    return chance


def balance(t: Heroes, seat: int, offer: Offer) -> int:
    """What an offer seems to be worth to a tribe that it reaches. Who is answered has shown what they want."""
    better = price(t, seat, offer.give) - price(t, seat, offer.want)
    if offer.vow != NO_PLEDGE:
        better += believed(t.tribes[offer.by], pledge_worth(t, offer.by, seat, offer.vow))
    if offer.wish != NO_PLEDGE:
        better -= pledge_cost(t, seat, offer.by, offer.wish)
    if 0 <= offer.reply < len(t.offers):
        first = t.offers[offer.reply]
        if first.by == seat:
            for kind in range(KEPT):
                better += EAGER * min(count(offer.give, kind), count(first.want, kind))
                better += WILLING * min(count(offer.want, kind), count(first.give, kind))
    return better


# -- promises that are offered and asked for -------------------------------------------------------------------------


def debt(t: Heroes, seat: int, draft: Offer) -> int:
    """A gift that was promised at the last fair: the cheapest card, and nothing for it."""
    if draft.to < 0 or draft.want or draft.vow != NO_PLEDGE or draft.wish != NO_PLEDGE or total(draft.give) > 1:
        return HOPELESS
    owes = owed(t, seat, draft.to)
    if not owes:
        return HOPELESS
    for n in range(len(t.offers)):
        if t.open >> n & 1 and t.offers[n].by == seat and t.offers[n].to == draft.to and is_gift(t.offers[n]):
            owes -= 1
    if owes <= 0:
        return HOPELESS
    return gift_worth(t, seat, draft) if draft.give else FAITHLESS // 3


def is_gift(offer: Offer) -> bool:
    return offer.give > 0 and not offer.want and offer.vow == NO_PLEDGE and offer.wish == NO_PLEDGE


def gift_worth(t: Heroes, seat: int, offer: Offer) -> int:
    return FAITHLESS - price(t, seat, offer.give) * 2 // 3


def pacts(t: Heroes, seat: int, draft: Offer) -> int:
    """The best offer with a promise in it that begins like the draft, to the one tribe that it is addressed to."""
    to = draft.to
    if to < 0 or total(draft.give) > 1 or total(draft.want) > 1:
        return HOPELESS
    best = pact(t, seat, draft, 0, 0, PEACE, PEACE)
    hand = packed(t, seat)
    if could_join(t, seat, to) and count(hand, STONE) + count(hand, GOLD) >= 2:
        best = max(best, pact(t, seat, draft, 0, 0, CONSENT, CONSENT))
    for third in range(t.seats):
        p = t.tribes[third]
        if third != seat and third != to and not p.fallen and near_victory(p):
            best = max(best, pact(t, seat, draft, 0, 0, SHUN + third, SHUN + third))
            if p.due:
                best = max(best, pact(t, seat, draft, 0, 0, ATTACK + third, ATTACK + third))
    for kind in range(KEPT):
        card = one(kind)
        if count(hand, kind) and (not draft.give or draft.give == card):
            best = max(best, pact(t, seat, draft, card, 0, NO_PLEDGE, PEACE))
        if not draft.want or draft.want == card:
            best = max(best, pact(t, seat, draft, 0, card, PEACE, NO_PLEDGE))
            best = max(best, on_credit(t, seat, draft, hand, card))
    return best


def on_credit(t: Heroes, seat: int, draft: Offer, hand: int, card: int) -> int:
    """A card that is wanted badly, for something of little use and a gift at the next fair."""
    p = t.tribes[seat]
    best = HOPELESS
    if hand_worth(t, p, hand + card) - hand_worth(t, p, hand) >= DEAR:
        for kind in range(KEPT):
            if count(hand, kind) and one(kind) != card:
                best = max(best, pact(t, seat, draft, one(kind), card, GIFT, NO_PLEDGE))
    return best


def pact(t: Heroes, seat: int, draft: Offer, give: int, want: int, vow: int, wish: int) -> int:
    """What one such offer is worth, if the draft can still become it. Nobody is asked twice at one fair, nor for what
    they can only decline."""
    if not covers(give, draft.give) or not covers(want, draft.want):
        return HOPELESS
    if draft.vow not in (vow, NO_PLEDGE) or draft.wish not in (wish, NO_PLEDGE):
        return HOPELESS
    if (draft.vow != NO_PLEDGE or draft.wish != NO_PLEDGE) and (draft.give != give or draft.want != want):
        return HOPELESS
    offer = Offer(seat, draft.to, give, want, vow, wish, draft.reply, 0)
    if promised(t, seat, draft.to, vow) or promised(t, draft.to, seat, wish) or repeated(t, offer):
        return HOPELESS
    if balance(t, draft.to, offer) < 0:
        return HOPELESS
    ready = draft.give == give and draft.want == want and draft.vow == vow and draft.wish == wish
    return hope(t, seat, offer) - (0 if ready else 1)


# -- why not -----------------------------------------------------------------------------------------------------------

REASONS: Final = ["helps-the-leader", "not-trusted", "too-dear", "no-use", "not-now"]


def reason(t: Heroes, seat: int, offer: Offer) -> str:
    """In a word why the seat declines. It is said aloud, so it is judged by what everybody knows: the offer, what
    lies open and who kept their word. Nothing of the hand is in it."""
    maker = t.tribes[offer.by]
    wanted = count(offer.want, maker.special) if maker.special >= 0 else 0
    if near_victory(maker) or (wanted and maker.stones + wanted >= DANGER):
        return "helps-the-leader"
    if offer.vow != NO_PLEDGE and trust(maker) < TRUST:
        return "not-trusted"
    if offer.request:
        return "not-now"
    if offer.give and price(t, seat, offer.give) <= FOREIGN_STONE * total(offer.give) and not resources(offer.give):
        return "no-use"
    return "too-dear" if balance(t, seat, offer) < 0 else "not-now"


def resources(lot: int) -> bool:
    """Whether something of it pays for anything."""
    return lot & (one(SPECIAL) - 1) > 0
