"""Age of Heroes 6: building. A purchase is an item and a way to pay, or a road to a neighbour and a way to pay."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label, SpanShape
from cradle.games.heroes.hands import packed, show_lot, spend
from cradle.games.heroes.judgement import JUDGE
from cradle.games.heroes.news import BUILT, ROAD_ASKED, ROAD_BUILT, ROAD_REFUSED
from cradle.games.heroes.numbers import ARMY, CITY, FORTRESS, GENERAL, MOST_SEATS, PLAIN, ROAD, WAYS
from cradle.games.heroes.pieces import LED, SHAKEN
from cradle.games.heroes.printed import count, covers, gold_in, total
from cradle.games.heroes.promises import answered_road
from cradle.games.heroes.table import Heroes

# A purchase as a number: four items, a general on an army under an earthquake, a road to a seat; each in so many ways.
SHELTERED: Final = ROAD * WAYS
ROADS: Final = SHELTERED + WAYS
BUILDING: Final[list[SpanShape]] = [
    ("buy", "item", ROAD, "way", WAYS),
    ("general-in-quake", "way", WAYS),
    ("road", "seat", MOST_SEATS, "way", WAYS),
]
BUILD_MORE: Final = Kind("build-more", "heroes/6.4", "stop", *BUILDING, facts="iron wood grain stone gold")
STOP: Final = BUILD_MORE.start("stop")
FIRST: Final = BUILD_MORE.start("buy")
CONSENT: Final = Kind("consent", "heroes/6.7", "refuse", "agree", about="builder-seat")
REFUSE: Final = CONSENT.start("refuse")
AGREE: Final = CONSENT.start("agree")


def item_of(purchase: int) -> int:
    if purchase >= ROADS:
        return ROAD
    return GENERAL if purchase >= SHELTERED else purchase // WAYS


def why_not_buy(t: Heroes, seat: int, purchase: int) -> str:
    item = item_of(purchase)
    if not t.stock[item]:
        return "heroes/6.3"
    if item == GENERAL and not t.tribes[seat].count(SHAKEN if purchase >= SHELTERED else 0):
        return "heroes/6.5"
    if item == ROAD:
        other = (purchase - ROADS) // WAYS
        if not beside(t, seat, other):
            return "heroes/6.6"
        if t.tribes[seat].roads >> other & 1:
            return "heroes/6.6a"
        if t.asked_roads >> other & 1:
            return "heroes/6.7"
    ways = t.printed.ways[item]
    way = purchase % WAYS
    if way >= len(ways):
        return "heroes/6.2"
    return "" if covers(packed(t, seat), ways[way]) else "heroes/6.1"


def build_sum(t: Heroes, seat: int, purchase: int, clause: str) -> Label | None:
    """Heroes 6.1: how many cards it takes, and which of them are not in the hand."""
    if clause != "heroes/6.1":
        return None
    have = packed(t, seat)
    way = t.printed.ways[item_of(purchase)][purchase % WAYS]
    lacks = [max(0, count(way, kind) - count(have, kind)) for kind in range(PLAIN + 1)]
    missing = lacks[0] + lacks[1] + lacks[2] + lacks[3] + lacks[4]
    return Label("sum-cards", ["cards", "missing", *BUILD_MORE.facts], [total(way), missing, *lacks])


def beside(t: Heroes, seat: int, other: int) -> bool:
    """Heroes 6.6: whether they are neighbours, fallen tribes left out."""
    return other != seat and other < t.seats and (other == next_left(t, seat) or seat == next_left(t, other))


def next_left(t: Heroes, seat: int) -> int:
    """The nearest active player to the left of an active one; of a fallen one, nobody."""
    if t.tribes[seat].fallen:
        return -1
    other = (seat + 1) % t.seats
    while t.tribes[other].fallen:
        other = (other + 1) % t.seats
    return other


def add_purchases(t: Heroes, seat: int, base: int, out: list[int]) -> None:
    """All purchases that are allowed, in order: what why_not_buy lets through, found faster."""
    have = packed(t, seat)
    p = t.tribes[seat]
    for item in range(ROAD):
        if t.stock[item] and (item != GENERAL or p.count(0)):
            add_ways(t, item, have, base + item * WAYS, out)
    if t.stock[GENERAL] and p.count(SHAKEN):
        add_ways(t, GENERAL, have, base + SHELTERED, out)
    if t.stock[ROAD]:
        for other in range(t.seats):
            if beside(t, seat, other) and not (p.roads | t.asked_roads) >> other & 1:
                add_ways(t, ROAD, have, base + ROADS + other * WAYS, out)


def add_ways(t: Heroes, item: int, have: int, base: int, out: list[int]) -> None:
    ways = t.printed.ways[item]
    for i in range(len(ways)):
        if covers(have, ways[i]):
            out.append(base + i)


def build_facts(t: Heroes, purchase: int) -> list[int]:
    """What is paid: iron, wood, grain, stone and gold."""
    if purchase < 0:
        return [0] * (PLAIN + 1)
    ways = t.printed.ways[item_of(purchase)]
    way = purchase % WAYS
    return [count(ways[way], kind) if way < len(ways) else 0 for kind in range(PLAIN + 1)]


def buy(t: Heroes, seat: int, purchase: int, again: Question[Heroes]) -> None:
    """Heroes 6.1: pay and take; a road is asked for first. `again` is the question that a refusal leads back to."""
    item = item_of(purchase)
    way = purchase % WAYS
    if item == ROAD:
        other = (purchase - ROADS) // WAYS
        t.asked_roads |= 1 << other
        show_lot(t, seat, t.printed.ways[ROAD][way])
        t.push(again)
        t.push(Consent(other, seat, way))
        if t.journal is not None:
            t.tell(ROAD_ASKED, seat, [other])
        return
    pay(t, seat, item, way)
    p = t.tribes[seat]
    if item == CITY:
        p.cities += 1
    elif item == ARMY:
        p.armies.append(0)
    elif item == FORTRESS:
        p.fortresses += 1
    else:
        flags = SHAKEN if purchase >= SHELTERED else 0
        p.remove(flags)
        p.armies.append(flags | LED)
    if t.journal is not None:
        t.tell(BUILT, seat, [item, gold_in(t.printed.ways[item][way])])


def pay(t: Heroes, seat: int, item: int, way: int) -> None:
    """Heroes 6.1, 6.4: the cards are spent; then the player may build more."""
    spend(t, seat, t.printed.ways[item][way])
    t.stock = changed(t.stock, item, t.stock[item] - 1)
    t.push(MoreBuilding(seat))
    t.push(JUDGE)


class MoreBuilding(Step[Heroes]):
    """Heroes 6.4: as long as there are cards for the cheapest item."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Heroes) -> None:
        if not t.tribes[self.seat].fallen and len(t.hand(self.seat)) >= t.printed.cheapest:
            t.push(BuildMore(self.seat))


class BuildMore(Question[Heroes]):
    """Heroes 6.4: another purchase, or enough."""

    def kind(self) -> Kind:
        return BUILD_MORE

    def why(self, t: Heroes, answer: int) -> str:
        return "" if answer == STOP else why_not_buy(t, self.seat, answer - FIRST)

    def sum(self, t: Heroes, answer: int, clause: str) -> Label | None:
        return build_sum(t, self.seat, answer - FIRST, clause)

    def answers(self, t: Heroes) -> list[int]:
        out = [STOP]
        add_purchases(t, self.seat, FIRST, out)
        return out

    def facts(self, t: Heroes, answer: int) -> list[int]:
        return build_facts(t, answer - FIRST)

    def take(self, t: Heroes, answer: int) -> None:
        if answer != STOP:
            buy(t, self.seat, answer - FIRST, self)


class Consent(Question[Heroes]):
    """Heroes 6.7: the neighbour agrees or not. A refusal costs nothing, and the builder goes on where they were."""

    def __init__(self, seat: int, builder: int, way: int) -> None:
        super().__init__(seat)
        self.builder = builder
        self.way = way

    def kind(self) -> Kind:
        return CONSENT

    def about(self, t: Heroes) -> list[int]:
        return [self.builder]

    def take(self, t: Heroes, answer: int) -> None:
        answered_road(t, self.seat, self.builder, answer == AGREE)
        if answer == REFUSE:
            if t.journal is not None:
                t.tell(ROAD_REFUSED, self.seat, [self.builder])
            return
        t.agenda.pop()  # the question that a refusal leads back to
        pay(t, self.builder, ROAD, self.way)
        t.tribes[self.builder].roads |= 1 << self.seat
        t.tribes[self.seat].roads |= 1 << self.builder
        if t.journal is not None:
            t.tell(ROAD_BUILT, self.builder, [self.seat, gold_in(t.printed.ways[ROAD][self.way])])
