"""Hadara: what a seat sees, as numbers. Never imported by the rules; `view.py` says the same in names."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import extend, vec
from mypy_extensions import i16, i64

from cradle.core.observation import (
    Field,
    Kept,
    Layout,
    Observer,
    fill,
    lay,
    mark,
    mark_all,
    mark_known,
    of_seats,
    put,
)
from cradle.core.table import Table
from cradle.games.hadara.box import (
    CARDS,
    COLONIES,
    COLOURS,
    DRAWN,
    EPOCHS,
    VALUES,
)
from cradle.games.hadara.busts import CarveBust
from cradle.games.hadara.colonies import TakeColony
from cradle.games.hadara.feeding import Feed
from cradle.games.hadara.market import PlaceTile
from cradle.games.hadara.observation_kept import OUT, HadaraKept
from cradle.games.hadara.observation_seat import COINS, HAND_SIZE, MANY, POINTED, SEAT, put_seat, seat_fields
from cradle.games.hadara.registry import OPTIONS, STEPS
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import (
    ASIDE,
    BACKS_OF_CARDS,
    DECK,
    FIRST_COLONY,
    GONE,
    HAND,
    OWNED,
    PILE,
    STACK,
    STAGES,
    TAKEN,
)

PILE_MOST: Final = 10  # cards in a deck or a pile: two a seat
BACK_MOST: Final = 14  # cards of one back
ON_TOP: Final = 2  # places of the narrow layout, after OUT
IN_HAND: Final = 3
BEFORE: Final = 4  # a seat, counted from the one who looks


def table_fields(seats: int, wide: bool) -> list[Field]:
    colours, last = len(COLOURS), len(COLOURS) - 1
    fields = [
        Field("options", len(OPTIONS), 0, 2, choice=True),
        Field("epoch", 1, 0, EPOCHS),
        Field("phase", 1, 0, 1),
        Field("stage", 1, 0, len(STAGES) - 1, choice=True),
        Field("turn", 1, 0, colours),
        Field("leader", 1, -1, seats - 1, choice=True),  # seats are counted from the one who looks
        Field("leaders", EPOCHS, -1, seats - 1, choice=True),
        Field("wheel", 1, 0, last, choice=True),
        Field("ring", colours, 0, last, choice=True),
        Field("decks", colours, 0, PILE_MOST),
        Field("piles", colours, 0, PILE_MOST),
        Field("stacks", len(VALUES), 0, len(VALUES)),
        Field("gone_unseen", BACKS_OF_CARDS, 0, BACK_MOST),  # by their backs
        Field("top_prices", colours, -1, MANY),  # for the one who looks; -1: no pile
        Field("hand_prices", DRAWN, -1, MANY),  # of the cards in hand, by their numbers
    ]
    if wide:
        fields += [Field("tops", CARDS, 0, 1), Field("hand", CARDS, 0, 1), Field("out", CARDS, 0, 1)]
    else:
        fields += [Field("cards", CARDS, 0, BEFORE + seats - 1, choice=True)]
        fields += [Field("colony_tiles", COLONIES, 0, seats, choice=True)]
    return fields


QUESTION: Final = [
    Field("question", 1, -1, len(STEPS.kinds) - 1, choice=True),
    Field("question_card", 1, -1, CARDS - 1, choice=True),
    Field("question_left", 1, -1, MANY),
    Field("question_points", 1, -1, MANY),
    Field("question_paid", 1, -1, MANY),
]


BEGIN_WITH_NOTHING: Final = [
    *("leader", "leaders", "top_prices", "hand_prices"),
    *(field.name for field in QUESTION),
    *("pointed", "busts", "tiled"),
]


class HadaraObserver(Observer):
    def __init__(self, seats: int, wide: bool) -> None:
        super().__init__(Layout(table_fields(seats, wide) + QUESTION + of_seats(seat_fields(wide), seats)))
        self.seats = seats
        self.wide = wide
        for name in BEGIN_WITH_NOTHING:
            self.begin_with(name, -1)
        for seat in range(seats):
            for i, value in enumerate(VALUES):
                fill(self.base, self.layout.start(f"seat{seat}.asks_military") + i, 1, value)
        self.gone_at: i64 = self.layout.start("gone_unseen")
        self.out_at: i64 = self.layout.start("out" if wide else "cards")  # columns of the cards that are out
        self.seats_at: i64 = self.layout.start("seat0.asked")
        self.seat_size: i64 = SEAT + CARDS + COLONIES if wide else SEAT
        self.table_base = part(self.base, 0, self.seats_at)
        self.seat_base = part(self.base, self.seats_at, self.seat_size)

    def write(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        lay(out, at, self.base)
        self.draw(table, eye, out, at)

    def draw(self, table: Table, eye: int, out: vec[i16], at: i64) -> None:
        t = cast(Hadara, table)
        put_gone(t, eye, out, at + self.gone_at, at + self.out_at)
        self.put_common(t, eye, out, at)
        at += self.seats_at
        for i in range(t.seats):
            seat = (eye + i) % t.seats
            put_seat(t, t.players[seat], seat, out, at)
            if self.wide:
                mark(out, at + SEAT, t.cards.zones[OWNED + seat], 0, 1)
            at += self.seat_size
        self.put_passing(t, eye, out, at - t.seats * self.seat_size)

    def keep(self) -> Kept:
        return HadaraKept(self.seats, self.wide, self.seat_base)

    def redraw(self, table: Table, eye: int, head: vec[i16], kept: Kept) -> vec[i16]:
        t = cast(Hadara, table)
        memory = cast(HadaraKept, kept)
        at = len(head)
        out = extend(head, self.table_base)
        for seat in range(eye, t.seats):
            out = extend(out, memory.of_seat(t, seat))
        for seat in range(eye):
            out = extend(out, memory.of_seat(t, seat))
        memory.put_gone(t.cards, eye, out, at + self.gone_at, at + self.out_at)
        self.put_common(t, eye, out, at)
        self.put_passing(t, eye, out, at + self.seats_at)
        return out

    def put_common(self, t: Hadara, eye: int, out: vec[i16], at: i64) -> None:
        """What lies on the table and in the hand of the one who looks, and what is asked."""
        at = put_table(t, eye, out, at)
        at += BACKS_OF_CARDS
        columns = at + len(COLOURS) + DRAWN
        at = put_tops(t, eye, out, at, columns, 1 if self.wide else ON_TOP)
        at = put_hand_prices(t, eye, out, at)
        at = self.put_cards(t, eye, out, at)
        put_question(t, eye, out, at)

    def put_passing(self, t: Hadara, eye: int, out: vec[i16], at: i64) -> None:
        """What is not kept of seats: who is asked, what changes all the time, and colonies that not all know."""
        asked: i64 = t.facing()
        wheel: i64 = t.wheel
        ring = cast("list[i64]", t.ring)
        zones = t.cards.zones
        coins_per_point: i64 = t.reading.printed.coins_per_point
        for i in range(t.seats):
            seat = eye + i if eye + i < t.seats else eye + i - t.seats
            p = t.players[seat]
            out[at] = i16(asked >> seat & 1)
            if t.epoch >= 0:  # 3.4
                out[at + POINTED] = i16(ring[(p.crest + wheel) % len(COLOURS)])
            out[at + HAND_SIZE] = i16(len(zones[HAND + seat]))
            coins: i64 = p.coins
            put(out, at + COINS, coins, 0, MANY)
            put(out, at + SEAT - 1, coins // coins_per_point, -MANY, MANY)
            if self.wide and p.annexed:
                mark_known(out, at + SEAT + CARDS, zones[TAKEN + seat], FIRST_COLONY, 1, t.cards.known, eye)
            at += self.seat_size

    def put_cards(self, t: Hadara, eye: int, out: vec[i16], at: i64) -> i64:
        """Wide: columns of the cards in hand and out, behind those on top. Narrow: one number a card and a colony."""
        zones = t.cards.zones
        known = t.cards.known
        if self.wide:
            mark_known(out, at + CARDS, zones[HAND + eye], 0, 1, known, eye)
            mark(out, at + 2 * CARDS, zones[ASIDE], 0, OUT)
            return at + 3 * CARDS
        mark_known(out, at, zones[HAND + eye], 0, IN_HAND, known, eye)
        mark(out, at, zones[ASIDE], 0, OUT)
        for i in range(t.seats):
            seat = (eye + i) % t.seats
            mark(out, at, zones[OWNED + seat], 0, BEFORE + i)
            mark_known(out, at + CARDS, zones[TAKEN + seat], FIRST_COLONY, 1 + i, known, eye)
        return at + CARDS + COLONIES


def part(row: vec[i16], first: i64, count: i64) -> vec[i16]:
    return vec[i16]([row[first + i] for i in range(count)])


def put_table(t: Hadara, eye: int, out: vec[i16], at: i64) -> i64:
    at = mark_all(out, at, t.choices, len(OPTIONS))
    epoch: i64 = t.epoch
    out[at] = i16(epoch + 1)
    out[at + 1] = i16(t.phase)
    out[at + 2] = i16(t.stage)
    out[at + 3] = i16(t.turn)
    at += 4
    if t.leaders:
        for seat in cast("list[i64]", t.leaders):
            told = seat - eye
            at += 1
            out[at] = i16(told if told >= 0 else told + t.seats)
        out[at - EPOCHS] = out[at - EPOCHS + 1 + epoch] if epoch >= 0 else -1
        at += 1
    else:
        at += 1 + EPOCHS
    out[at] = i16(t.wheel)
    at = mark_all(out, at + 1, t.ring, len(COLOURS))
    zones = t.cards.zones
    at = put_sizes(out, at, zones, DECK, len(COLOURS))
    at = put_sizes(out, at, zones, PILE, len(COLOURS))
    return put_sizes(out, at, zones, STACK, len(VALUES))


def put_gone(t: Hadara, eye: int, out: vec[i16], at: i64, cards: i64) -> None:
    """Cards that left the game: those that the eye knows are out, the others are counted by their backs."""
    backs = cast("list[i64]", t.cards.backs)
    known = cast("list[i64]", t.cards.known)
    bit: i64 = 1 << eye
    for card in cast("list[i64]", t.cards.zones[GONE]):
        if known[card] & bit:
            out[cards + card] = OUT
        else:
            out[at + backs[card]] += 1


def put_sizes(out: vec[i16], at: i64, zones: list[list[int]], first: i64, count: i64) -> i64:
    zone = first
    while zone < first + count:
        out[at] = i16(len(zones[zone]))
        zone += 1
        at += 1
    return at


def put_tops(t: Hadara, eye: int, out: vec[i16], at: i64, columns: i64, number: i64) -> i64:
    """Hadara 9.4, 5.1: of a pile only its top card shows, here with what it costs the one who looks."""
    zones = t.cards.zones
    prices = cast("list[i64]", t.reading.price)
    colours = cast("list[i64]", t.players[eye].colours)
    for colour in range(len(COLOURS)):
        pile = zones[PILE + colour]
        if pile:
            top: i64 = pile[-1]
            put(out, at, prices[top] - colours[colour], 0, MANY)
            out[columns + top] = i16(number)
        at += 1
    return at


def put_hand_prices(t: Hadara, eye: int, out: vec[i16], at: i64) -> i64:
    """Hadara 5.1: what the cards in hand cost."""
    hand = t.cards.zones[HAND + eye]
    if len(hand) != DRAWN:
        return at + DRAWN
    low = hand[0] if hand[0] < hand[1] else hand[1]
    at = put(out, at, t.price(eye, low), -1, MANY)
    return put(out, at, t.price(eye, hand[0] + hand[1] - low), -1, MANY)


def put_question(t: Hadara, eye: int, out: vec[i16], at: i64) -> i64:
    """What is asked, the card for a tile, colonies or busts left with points to buy, cards bought off."""
    question = t.put_to(eye)
    if question is None:
        return at + len(QUESTION)
    out[at] = i16(question.kind().number)
    if isinstance(question, PlaceTile):
        out[at + 1] = i16(question.card)
    elif isinstance(question, (TakeColony, CarveBust)):
        put(out, at + 2, question.left, 0, MANY)
        put(out, at + 3, question.points, 0, MANY)
    elif isinstance(question, Feed):
        put(out, at + 4, question.paid, 0, MANY)
    return at + len(QUESTION)


def observer(seats: int, wide: bool) -> Observer:
    return HadaraObserver(seats, wide)
