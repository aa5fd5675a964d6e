"""Age of Heroes: what a seat sees, as a row of numbers. Seats are counted from the one who looks, -1 is nobody or all.

Cards of a kind are alike (1.6), so a hand is a column for each kind. Wide, so is a lot of an offer, and an army in a
battle is a column for each thing that can be said of it; narrow, a lot is the kinds of its cards, an army one number.
Of the duels only the newest are told; of the offers those that stand, of each seat the newest first.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.observation import Layout, Observer, fill, lay, mark_bits, of_seats, put
from cradle.core.table import Table
from cradle.games.heroes.building import Consent
from cradle.games.heroes.events import Strike, Ward
from cradle.games.heroes.numbers import (
    A_SIDE,
    ATTACK,
    DRAFTS,
    GENERAL_BONUS,
    KEPT,
    KINDS,
    MOST_ALIKE,
    MOST_ITEMS,
    MOST_UNITS,
    OPEN_OFFERS,
    PLEDGES,
    SHUN,
    STRONGEST,
)
from cradle.games.heroes.observation_fields import (
    A_DUEL,
    COUNTED,
    MANY,
    NEWEST_DUELS,
    PROMISED,
    STATES,
    UNIT,
    battle_fields,
    flag,
    offer_fields,
    question_fields,
    table_fields,
    tribe_fields,
)
from cradle.games.heroes.pieces import (
    BATTLE,
    DECK,
    DISCARD,
    DRAWN,
    HAND,
    HERO_ARMY,
    HERO_LED,
    LED,
    LINE,
    SEAT_ZONES,
    SWORDS,
    Battle,
    Offer,
    Promise,
    Tribe,
)
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.war import Defend

LOTS: Final = (1 << (4 * KEPT)) - 1
FIGHT: Final = 9  # single numbers of a battle
QUESTION: Final = 4
# rows begin with no battle, no offer and no question
BEGIN_WITH_NOTHING: Final = [
    *("battle.attacker", "battle.defender", "battle.goal", "battle.attackers.chosen", "battle.defenders.chosen"),
    *("asks", "asks.card", "asks.seat", "asks.way", "asked"),
]
NO_OFFER: Final = ["to", "reply", "vow", "vow_about", "wish", "wish_about"]


def observer(seats: int, wide: bool) -> Observer:
    return HeroesObserver(seats, wide)


class HeroesObserver(Observer):
    def __init__(self, seats: int, wide: bool) -> None:
        draft = offer_fields("draft", seats, wide)
        draft[0] = flag("draft")
        tribe = tribe_fields(seats, wide)
        table = table_fields(seats) + draft + battle_fields(seats, wide) + question_fields(seats)
        super().__init__(Layout(table + of_seats(tribe, seats)))
        mine = Layout(tribe)
        self.wide = wide
        self.seats: i64 = seats
        self.seat_size: i64 = mine.size
        self.promises: i64 = mine.start(f"promised.{PLEDGES[0]}")
        self.offers: i64 = mine.start("offer0")
        self.offer_size: i64 = Layout(draft).size
        self.battle_size: i64 = Layout(battle_fields(seats, wide)).size
        for name in BEGIN_WITH_NOTHING:
            self.begin_with(name, -1)
        for offer in ["draft", *[f"offer{slot}" for slot in range(OPEN_OFFERS)]]:
            for told in NO_OFFER if wide else [*NO_OFFER, "give", "want"]:
                self.begin_with(f"{offer}.{told}", -1)
            if offer != "draft":
                self.begin_with(offer, -1)

    def write(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        lay(out, at, self.base)
        self.draw(table, eye, out, at)

    def draw(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        t = cast(Heroes, table)
        me: i64 = eye
        at = self.write_table(t, me, out, at)
        at = self.write_draft(t, eye, out, at)
        at = self.write_battle(t, eye, out, at)
        at = self.write_question(t, eye, out, at)
        for n in range(self.seats):
            seat = me + n if me + n < self.seats else me + n - self.seats
            write_tribe(t, seat, me, out, at + n * self.seat_size)
        for promise in t.promises:
            self.add_promise(promise, t.round, me, out, at)
        self.write_offers(t, me, out, at)

    def from_eye(self, seat: i64, eye: i64) -> i64:
        """A seat counted from the one who looks; nobody stays nobody."""
        if seat < 0:
            return -1
        return seat - eye if seat >= eye else seat - eye + self.seats

    def write_table(self, t: Heroes, eye: i64, out: vec[i16], at: i64) -> i64:
        for choice in cast("list[i64]", t.rules.choices):
            out[at] = i16(choice)
            at += 1
        at = put(out, at, t.round, 0, COUNTED)
        out[at] = i16(self.from_eye(t.starter, eye))
        out[at + 1] = i16(self.from_eye(t.turn, eye))
        out[at + 2] = i16(t.at_fair)
        out[at + 3] = i16(self.from_eye(t.winner, eye))
        at += 4
        for left in cast("list[i64]", t.stock):
            at = put(out, at, left, 0, MOST_ITEMS)
        zones = t.cards.zones
        out[at] = i16(len(zones[DECK]))
        at += 1
        kinds = cast("list[i64]", t.printed.kinds)
        for card in cast("list[i64]", zones[DISCARD]):
            place: i64 = at + kinds[card]
            out[place] += 1
        at += KINDS
        out[at] = i16(len(zones[BATTLE]))
        return write_duels(t.duels, out, at + 1)

    def write_draft(self, t: Heroes, eye: int, out: vec[i16], at: i64) -> i64:
        note = cast("list[i64]", t.notes[eye])  # as t.draft() reads it
        if note:
            out[at] = 1
            self.write_terms(note[0], 0, note[5], note[3], note[4], eye, out, at + 1)
            self.write_lots(note[1], note[2], out, at + 1)
        return at + self.offer_size

    # -- offers and promises ---------------------------------------------------------------------------------------

    def write_offers(self, t: Heroes, eye: i64, out: vec[i16], at: i64) -> None:
        """Those that stand, the newest first, in the slots of their seats."""
        used: i64 = 0  # two bits a seat
        standing: i64 = t.open
        offers = t.offers
        n: i64 = len(offers)
        while standing and n > 0:
            n -= 1
            if standing >> n & 1:
                standing ^= i64(1) << n
                offer = offers[n]
                by = self.from_eye(offer.by, eye)
                slot = used >> (2 * by) & 3
                if slot < OPEN_OFFERS:
                    used += i64(1) << (2 * by)
                    place = at + by * self.seat_size + self.offers + slot * self.offer_size
                    out[place] = i16(n)
                    self.write_offer(offer, eye, out, place + 1)

    def write_offer(self, offer: Offer, eye: i64, out: vec[i16], at: i64) -> None:
        self.write_terms(offer.to, offer.request, offer.reply, offer.vow, offer.wish, eye, out, at)
        self.write_lots(offer.give, offer.want, out, at)

    def write_terms(
        self, to: i64, request: i64, reply: i64, vow: i64, wish: i64, eye: i64, out: vec[i16], at: i64
    ) -> None:
        out[at] = i16(self.from_eye(to, eye))
        out[at + 1] = i16(request)
        out[at + 2] = i16(reply)
        self.write_pledge(vow, eye, out, at + 3)
        self.write_pledge(wish, eye, out, at + 5)

    def write_lots(self, give: i64, want: i64, out: vec[i16], at: i64) -> None:
        if self.wide:
            write_counts(want & LOTS, out, write_counts(give & LOTS, out, at + 7))
        else:
            write_kinds(want & LOTS, out, write_kinds(give & LOTS, out, at + 7))

    def write_pledge(self, pledge: i64, eye: i64, out: vec[i16], at: i64) -> None:
        """What is promised, and about whom."""
        out[at] = i16(pledge)
        out[at + 1] = -1
        if pledge >= ATTACK:
            out[at] = i16(len(PLEDGES) if pledge < SHUN else len(PLEDGES) + 1)
            out[at + 1] = i16(self.from_eye(pledge - ATTACK if pledge < SHUN else pledge - SHUN, eye))

    def add_promise(self, promise: Promise, now: int, eye: i64, out: vec[i16], at: i64) -> None:
        """One more in the column of what was promised, to whom or about whom."""
        what: i64 = promise.pledge
        whom: i64 = promise.to
        if what >= SHUN:
            whom = what - SHUN
            what = len(PLEDGES) + 1
        elif what >= ATTACK:
            whom = what - ATTACK
            what = len(PLEDGES)
        if promise.since < now:
            what += PROMISED
        by = at + self.from_eye(promise.by, eye) * self.seat_size
        place = by + self.promises + what * self.seats + self.from_eye(whom, eye)
        if out[place] < MANY:
            out[place] += 1

    # -- battle and question ---------------------------------------------------------------------------------------

    def write_battle(self, t: Heroes, eye: int, out: vec[i16], at: i64) -> i64:
        b = t.battle
        if b is None:
            return at + self.battle_size
        out[at] = 1
        out[at + 1] = i16(self.from_eye(b.attacker, eye))
        out[at + 2] = i16(self.from_eye(b.defender, eye))
        out[at + 3] = i16(b.goal)
        out[at + 4] = i16(b.road)
        out[at + 5] = i16(b.called_off)
        out[at + 6] = i16(b.heroes_only)
        out[at + 7] = i16(b.wins)
        losses = at + 8
        fallen: i64 = b.fallen[0]
        while fallen:
            fallen &= fallen - 1
            out[losses] += 1
        at += FIGHT
        for side in range(2):
            out[at] = i16(b.chosen[side] if t.rules.attacker_first else -1)
            at = write_swords(t, side, eye, out, at + 1)
            at = write_line(b, side, out, at) if self.wide else write_units(b, side, out, at)
            at = write_cards(t, side, eye, out, at)
        return at

    def write_question(self, t: Heroes, eye: int, out: vec[i16], at: i64) -> i64:
        question = t.put_to(eye)
        if question is not None:
            out[at] = i16(question.kind().number)
            if isinstance(question, Strike):
                out[at + 1] = i16(question.card)
            elif isinstance(question, Ward):
                out[at + 1] = i16(question.card)
                out[at + 2] = i16(self.from_eye(question.drawer, eye))
            elif isinstance(question, Consent):
                out[at + 2] = i16(self.from_eye(question.builder, eye))
                out[at + 3] = i16(question.way)
            elif isinstance(question, Defend):
                out[at + 2] = i16(self.from_eye(question.attacker, eye))
        return at + QUESTION


# -- parts -----------------------------------------------------------------------------------------------------


def write_duels(duels: list[int], out: vec[i16], at: i64) -> i64:
    """The newest, in the order in which they were fought."""
    end = at + A_DUEL * NEWEST_DUELS
    start = len(duels) - A_DUEL * NEWEST_DUELS
    for i in range(start if start > 0 else 0, len(duels)):
        at = put(out, at, duels[i], 0, STRONGEST + GENERAL_BONUS + MOST_ITEMS)
    return end


def write_counts(lot: i64, out: vec[i16], at: i64) -> i64:
    """A packed lot of cards, a column for each kind."""
    end = at + KEPT
    while at < end:
        out[at] = i16(lot & 15)
        lot >>= 4
        at += 1
    return at


def write_kinds(lot: i64, out: vec[i16], at: i64) -> i64:
    """A packed lot of cards, as the kinds of its cards in order."""
    end = at + A_SIDE
    kind: i16 = 0
    while lot and at < end:
        if lot & 15:
            out[at] = kind
            at += 1
            lot -= 1
        else:
            lot >>= 4
            kind += 1
    return fill(out, at, end - at, -1)


def write_swords(t: Heroes, side: int, eye: int, out: vec[i16], at: i64) -> i64:
    """Battle cards not laid yet: how many are not known, then how many of each strength."""
    bit: i64 = 1 << eye
    known = cast("list[i64]", t.cards.known)
    strengths = cast("list[i64]", t.printed.strengths)
    for card in cast("list[i64]", t.cards.zones[SWORDS + side]):
        place: i64 = at + strengths[card] if known[card] & bit else at
        out[place] += 1
    return at + 1 + STRONGEST


def write_line(b: Battle, side: int, out: vec[i16], at: i64) -> i64:
    """The armies of a side, a column for each thing that can be said of one."""
    end = at + len(UNIT) * MOST_UNITS
    fought: i64 = b.fought[side]
    fallen: i64 = b.fallen[side]
    for flags in cast("list[i64]", b.units[side]):
        out[at] = 1
        if flags & HERO_ARMY:
            out[at + MOST_UNITS] = 1
        if flags & LED:
            out[at + 2 * MOST_UNITS] = 1
        if flags & HERO_LED:
            out[at + 3 * MOST_UNITS] = 1
        out[at + 4 * MOST_UNITS] = i16(fought & 1)
        out[at + 5 * MOST_UNITS] = i16(fallen & 1)
        fought >>= 1
        fallen >>= 1
        at += 1
    return end


def write_units(b: Battle, side: int, out: vec[i16], at: i64) -> i64:
    """The same as one number an army."""
    end = at + MOST_UNITS
    fought: i64 = b.fought[side]
    fallen: i64 = b.fallen[side]
    for flags in cast("list[i64]", b.units[side]):
        unit: i64 = 1 + 16 * (fought & 1) + 32 * (fallen & 1)
        if flags & HERO_ARMY:
            unit += 2
        if flags & LED:
            unit += 4
        if flags & HERO_LED:
            unit += 8
        out[at] = i16(unit)
        fought >>= 1
        fallen >>= 1
        at += 1
    return end


def write_cards(t: Heroes, side: int, eye: int, out: vec[i16], at: i64) -> i64:
    """The cards under the armies by their strength."""
    end = at + MOST_UNITS
    bit: i64 = 1 << eye
    known = cast("list[i64]", t.cards.known)
    strengths = cast("list[i64]", t.printed.strengths)
    for card in cast("list[i64]", t.cards.zones[LINE + side]):
        out[at] = -1
        if known[card] & bit:
            out[at] = i16(strengths[card])
        at += 1
    return end


def write_tribe(t: Heroes, seat: i64, eye: i64, out: vec[i16], at: i64) -> None:
    """What lies before a seat, without its promises and offers."""
    p = t.tribes[seat]
    question = t.put_to(int(seat))
    out[at] = i16(p.people)
    out[at + 1] = i16(p.special)
    out[at + 2] = i16(1 if p.fallen else 0)
    at = put(out, at + 3, p.cities, 0, MOST_ITEMS)
    at = put(out, at, p.fortresses, 0, MOST_ITEMS)
    at = put(out, at, p.stones, 0, MOST_ALIKE)
    at = put(out, at, p.due, 0, COUNTED)
    at = put(out, at, p.kept, 0, COUNTED)
    at = put(out, at, p.broken, 0, COUNTED)
    out[at] = i16(DRAFTS - t.begun[seat])
    if question is not None:
        out[at + 1] = i16(question.kind().number)
    asked: i64 = t.asked_roads
    forced: i64 = t.forced
    out[at + 2] = i16(asked >> seat & 1)
    out[at + 3] = i16(forced >> seat & 1)
    roads: i64 = p.roads
    hand = mark_bits(out, at + 6, roads >> eye | roads << (t.seats - eye), t.seats) + STATES
    out[at + 4] = write_armies(p, out, hand - STATES)
    out[at + 5] = write_hand(t, seat, eye, out, hand)
    kinds = cast("list[i64]", t.printed.kinds)
    for card in cast("list[i64]", t.cards.zones[DRAWN + SEAT_ZONES * seat]):
        place: i64 = hand + kinds[card]
        out[place] += 1


def write_armies(p: Tribe, out: vec[i16], at: i64) -> i16:
    """How many are in each state; returns how many of them could fight now."""
    ready: i16 = 0
    for army in cast("list[i64]", p.armies):
        state: i64 = army & (STATES - 1)
        if out[at + state] < MOST_ITEMS:
            out[at + state] += 1
        if army <= LED and ready < MOST_ITEMS:
            ready += 1
    return ready


def write_hand(t: Heroes, seat: i64, eye: i64, out: vec[i16], at: i64) -> i16:
    """The cards that the eye knows, by kind; returns how many it does not."""
    bit = i64(1) << eye
    known = cast("list[i64]", t.cards.known)
    kinds = cast("list[i64]", t.printed.kinds)
    unknown: i16 = 0
    for card in cast("list[i64]", t.cards.zones[HAND + SEAT_ZONES * seat]):
        if known[card] & bit:
            place: i64 = at + kinds[card]
            out[place] += 1
        else:
            unknown += 1
    return unknown
