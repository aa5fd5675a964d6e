"""Age of Heroes 5: trading at the fair. Everybody at once; the first acceptance of an offer counts."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.masks import members
from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.heroes.hands import holds, packed
from cradle.games.heroes.market import (
    accept,
    bare,
    force,
    may_act,
    may_answer,
    post,
    reserved,
    sated,
    why_not_accept,
    why_not_counter,
    why_not_offer,
)
from cradle.games.heroes.news import WITHDREW
from cradle.games.heroes.numbers import (
    A_SIDE,
    ATTACK,
    DRAFTS,
    KEPT,
    MOST_OFFERS,
    MOST_SEATS,
    NO_PLEDGE,
    OPEN_OFFERS,
    PLEDGES,
    SHUN,
)
from cradle.games.heroes.pieces import Offer
from cradle.games.heroes.printed import count, one, total
from cradle.games.heroes.promises import about
from cradle.games.heroes.table import Heroes

MARKET: Final = Kind(
    "market",
    "heroes/5.1",
    "done",
    "offer",
    ("accept", "offer", MOST_OFFERS),
    ("counter", "offer", MOST_OFFERS),
    ("withdraw", "offer", MOST_OFFERS),
    facts="maker-seat",
)
DONE: Final = MARKET.start("done")
OFFER: Final = MARKET.start("offer")
ACCEPT: Final = MARKET.start("accept")
COUNTER: Final = MARKET.start("counter")
WITHDRAW: Final = MARKET.start("withdraw")

ADDRESS: Final = Kind("address", "heroes/5.3", ("seat", MOST_SEATS), "all")
ALL: Final = ADDRESS.start("all")

COMPOSE: Final = Kind(
    "compose",
    "heroes/5.3",
    "post",
    "request",
    "cancel",
    ("give", "card", KEPT),
    ("want", "card", KEPT),
    ("vow", "pledge", len(PLEDGES)),
    ("vow-attack", "seat", MOST_SEATS),
    ("vow-shun", "seat", MOST_SEATS),
    ("wish", "pledge", len(PLEDGES)),
    ("wish-attack", "seat", MOST_SEATS),
    ("wish-shun", "seat", MOST_SEATS),
    "swap",
)
POST: Final = COMPOSE.start("post")
REQUEST: Final = COMPOSE.start("request")
CANCEL: Final = COMPOSE.start("cancel")
GIVE: Final = COMPOSE.start("give")
WANT: Final = COMPOSE.start("want")
VOW: Final = COMPOSE.start("vow")
WISH: Final = COMPOSE.start("wish")
SWAP: Final = COMPOSE.start("swap")
WANTS: Final = [WANT + kind for kind in range(KEPT)]


def pledges(first: int, thirds: int) -> list[int]:
    """What can be promised: about nobody, then about each third tribe of the mask."""
    others = members(thirds)
    plain = [first + pledge for pledge in range(len(PLEDGES))]
    return plain + [first + ATTACK + third for third in others] + [first + SHUN + third for third in others]


VOWS: Final = [pledges(VOW, thirds) for thirds in range(1 << MOST_SEATS)]
WISHES: Final = [pledges(WISH, thirds) for thirds in range(1 << MOST_SEATS)]


class Market(Question[Heroes]):
    """Heroes 5.1: make, accept, counter or withdraw an offer, or be done."""

    def kind(self) -> Kind:
        return MARKET

    def why(self, t: Heroes, answer: int) -> str:
        if answer == DONE:
            return ""
        if answer == OFFER:
            return why_not_offer(t, self.seat)
        n = (answer - ACCEPT) % MOST_OFFERS
        if not t.open >> n & 1:
            return "heroes/5.12"
        offer = t.offers[n]
        if answer >= WITHDRAW:
            return "" if offer.by == self.seat else "heroes/5.11"
        if answer >= COUNTER:
            return why_not_counter(t, self.seat) if offer.reaches(self.seat) else "heroes/5.10"
        return why_not_accept(t, self.seat, packed(t, self.seat), offer)

    def answers(self, t: Heroes) -> list[int]:
        """What `why` lets through, found in one go over the offers."""
        seat = self.seat
        accepts: list[int] = []
        counters: list[int] = []
        withdrawals: list[int] = []
        if t.open:
            hand = packed(t, seat)
            for n in members(t.open):
                offer = t.offers[n]
                if offer.by == seat:
                    withdrawals.append(WITHDRAW + n)
                elif offer.reaches(seat):
                    counters.append(COUNTER + n)
                    if not why_not_accept(t, seat, hand, offer):
                        accepts.append(ACCEPT + n)
        out = [DONE]
        offers = len(withdrawals) < OPEN_OFFERS and t.begun[seat] < DRAFTS and not sated(t, seat)
        if offers:
            out.append(OFFER)
        if not offers or not t.rules.compulsory:
            out += accepts
        if offers and not t.rules.compulsory:
            out += counters
        out += withdrawals
        return out

    def facts(self, t: Heroes, answer: int) -> list[int]:
        n = (answer - ACCEPT) % MOST_OFFERS
        return [t.offers[n].by if answer >= ACCEPT and n < len(t.offers) else -1]

    def take(self, t: Heroes, answer: int) -> None:
        if answer == DONE:
            return
        seat = self.seat
        t.push(BROWSE[seat])
        if answer == OFFER:
            if t.rules.compulsory:
                start_draft(t, seat, -1, -1)
            elif t.active() == 2:
                start_draft(t, seat, the_other(t, seat), -1)
            else:
                t.push(Address(seat))
        elif answer >= WITHDRAW:
            t.open &= ~(1 << (answer - WITHDRAW))
            if t.journal is not None:
                t.tell(WITHDREW, seat, [answer - WITHDRAW])
        elif answer >= COUNTER:
            start_draft(t, seat, t.offers[answer - COUNTER].by, answer - COUNTER)
        else:
            accept(t, seat, answer - ACCEPT)
            everybody_back(t)


class Browse(Step[Heroes]):
    """Heroes 5.1: back at the fair, if there is anything left to do but to be done."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Heroes) -> None:
        if may_act(t, self.seat):
            t.push(MARKETS[self.seat])


# Steps never change, so all tables share them.
MARKETS: Final = [Market(seat) for seat in range(MOST_SEATS)]
BROWSE: Final = [Browse(seat) for seat in range(MOST_SEATS)]


def everybody_back(t: Heroes) -> None:
    """Heroes 5.1: after a deal all may trade on."""
    for s in range(t.seats):
        if not t.lanes[s] and not t.tribes[s].fallen and may_act(t, s):
            t.join(MARKETS[s])


def the_other(t: Heroes, seat: int) -> int:
    """The one other active player."""
    other = (seat + 1) % t.seats
    while t.tribes[other].fallen:
        other = (other + 1) % t.seats
    return other


def start_draft(t: Heroes, seat: int, to: int, reply: int) -> None:
    t.begun = changed(t.begun, seat, t.begun[seat] + 1)
    t.notes[seat] = [to, 0, 0, NO_PLEDGE, NO_PLEDGE, reply]
    t.push(COMPOSES[seat])


class Address(Question[Heroes]):
    """Heroes 5.3: an offer goes to one player or to all."""

    def kind(self) -> Kind:
        return ADDRESS

    def why(self, t: Heroes, answer: int) -> str:
        if answer == ALL:
            return ""
        return "heroes/5.3" if answer == self.seat or answer >= t.seats or t.tribes[answer].fallen else ""

    def take(self, t: Heroes, answer: int) -> None:
        start_draft(t, self.seat, -1 if answer == ALL else answer, -1)


class Compose(Question[Heroes]):
    """Heroes 5.3: card by card what is given and what is wanted. The draft is the seat's own until posted."""

    def kind(self) -> Kind:
        return COMPOSE

    def why(self, t: Heroes, answer: int) -> str:
        draft = t.draft(self.seat)
        if answer == CANCEL:
            return ""
        if answer == POST:
            return why_not_post(t, draft)
        if answer == REQUEST:
            return why_not_request(draft)
        if answer == SWAP:
            return why_not_swap(t, draft)
        if answer >= VOW:
            return why_not_pledge(t, draft, answer)
        if answer >= WANT:
            return why_not_more(t, draft.want, draft.give, answer - WANT)
        kind = answer - GIVE
        clause = why_not_more(t, draft.give, draft.want, kind)
        if not clause and holds(t, self.seat, kind) <= count(draft.give, kind) + count(reserved(t, self.seat), kind):
            clause = "heroes/5.4"
        return clause

    def sum(self, t: Heroes, answer: int, clause: str) -> Label | None:
        """Heroes 5.4: how many are in the hand, and how many of them are offered."""
        if clause != "heroes/5.4":
            return None
        kind = answer - GIVE
        offered = count(t.draft(self.seat).give, kind) + count(reserved(t, self.seat), kind)
        return Label("sum-offered", ["card", "there", "offered"], [kind, holds(t, self.seat, kind), offered])

    def answers(self, t: Heroes) -> list[int]:
        """What `why` lets through, found in one go over each side."""
        draft = t.draft(self.seat)
        out: list[int] = []
        if not why_not_post(t, draft):
            out.append(POST)
        if not why_not_request(draft):
            out.append(REQUEST)
        out.append(CANCEL)
        most = 1 if t.rules.compulsory else A_SIDE
        if total(draft.give) < most:
            free = packed(t, self.seat) - reserved(t, self.seat) - draft.give
            wanted = draft.want
            kind = 0
            while free:
                if free & 15 and not wanted & 15:
                    out.append(GIVE + kind)
                free >>= 4
                wanted >>= 4
                kind += 1
        if total(draft.want) < most:
            given = draft.give
            for want in WANTS:
                if not given & 15:
                    out.append(want)
                given >>= 4
        add_pledges(t, draft, out)
        if not why_not_swap(t, draft):
            out.append(SWAP)
        return out

    def take(self, t: Heroes, answer: int) -> None:
        draft = t.draft(self.seat)
        if GIVE <= answer < SWAP:
            t.push(self)
            give = draft.give + one(answer - GIVE) if answer < WANT else draft.give
            want = draft.want + one(answer - WANT) if WANT <= answer < VOW else draft.want
            vow = answer - VOW if VOW <= answer < WISH else draft.vow
            wish = answer - WISH if answer >= WISH else draft.wish
            t.notes[self.seat] = [draft.to, give, want, vow, wish, draft.reply]
            return
        t.notes[self.seat] = []
        if answer == CANCEL:
            return
        if answer == SWAP or (answer == POST and t.rules.compulsory):
            if force(t, draft):
                everybody_back(t)
            return
        request = int(answer == REQUEST)
        offer = Offer(draft.by, draft.to, draft.give, draft.want, draft.vow, draft.wish, draft.reply, request)
        post(t, offer)
        for s in range(t.seats):
            if not t.lanes[s] and not t.tribes[s].fallen and may_answer(t, s, offer):
                t.join(MARKETS[s])


COMPOSES: Final = [Compose(seat) for seat in range(MOST_SEATS)]


def why_not_swap(t: Heroes, draft: Offer) -> str:
    """Heroes 5.16a: one card for one, asked of all and without promises, once a fair."""
    if not t.rules.both:
        return "heroes/5.16a"
    if t.forced >> draft.by & 1:
        return "heroes/5.16c"
    fits = one_for_one(draft) and draft.vow == NO_PLEDGE and draft.wish == NO_PLEDGE
    return "" if fits and (draft.to < 0 or t.active() == 2) else "heroes/5.16d"


def one_for_one(draft: Offer) -> bool:
    return total(draft.give) == 1 and total(draft.want) == 1


def why_not_post(t: Heroes, draft: Offer) -> str:
    if t.rules.compulsory:
        return "" if one_for_one(draft) else "heroes/5.16"
    if not draft.give and not draft.want and draft.vow == NO_PLEDGE and draft.wish == NO_PLEDGE:
        return "heroes/5.3b"
    return "heroes/5.13" if bare(t, draft.by, draft.give, draft.want) else ""


def why_not_request(draft: Offer) -> str:
    pledged = draft.vow != NO_PLEDGE or draft.wish != NO_PLEDGE
    return "heroes/5.6" if draft.give or not draft.want or pledged else ""


def why_not_more(t: Heroes, side: int, other: int, kind: int) -> str:
    """One more card of a kind on a side of the offer."""
    if side and t.rules.compulsory:
        return "heroes/5.16"
    if total(side) >= A_SIDE:
        return "heroes/5.3a"
    return "heroes/5.5" if count(other, kind) else ""


def add_pledges(t: Heroes, draft: Offer, out: list[int]) -> None:
    """All promises that why_not_pledge lets through."""
    if t.rules.compulsory:
        return
    thirds = 0
    for s in range(t.seats):
        if s != draft.by and s != draft.to and not t.tribes[s].fallen:
            thirds |= 1 << s
    if draft.vow == NO_PLEDGE:
        out += VOWS[thirds]
    if draft.wish == NO_PLEDGE:
        out += WISHES[thirds]


def why_not_pledge(t: Heroes, draft: Offer, answer: int) -> str:
    """Heroes 5.14, 5.14a: one promise a side; a promise about a tribe is about a third one."""
    if t.rules.compulsory:
        return "heroes/5.16"
    pledge = answer - VOW if answer < WISH else answer - WISH
    if (draft.vow if answer < WISH else draft.wish) != NO_PLEDGE:
        return "heroes/5.14"
    third = about(pledge)
    if third < 0:
        return ""
    bad = third >= t.seats or third == draft.by or third == draft.to or t.tribes[third].fallen
    return "heroes/5.14a" if bad else ""
