"""Beyond the Horizon 11 and 12: settling, fortifying and building, in the expansion phase or by an effect."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.masks import members
from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.horizon.counters import price_of, price_sum
from cradle.games.horizon.cubes import CITY, LEFT, RIGHT, VILLAGE, TakeCube
from cradle.games.horizon.news import BUILT_NEW, BUILT_SECOND, FORTIFIED, SETTLED
from cradle.games.horizon.numbers import (
    BUILD,
    BUILT,
    FIELD,
    FORTIFY,
    HAND,
    MOST_SEATS,
    PLACES,
    SETTLE,
    SETTLER,
    SOLDIER,
    STRUCTURE,
    STRUCTURES,
    TOKENS,
    UNITS,
)
from cradle.games.horizon.printed import Effect
from cradle.games.horizon.resolve import follow, resolve, waiting
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.units import alike, exhaust_unit, weaken

# ways to expand
NEW: Final = 1
EXISTING: Final = 2
VILLAGES: Final = 4
CITIES: Final = 8
EVERY_WAY: Final = 15

EXPAND_KIND: Final = Kind(
    "expand",
    "horizon/12.1",
    "pass",
    ("found", "structure", STRUCTURES, "place", PLACES),
    ("join", "place", PLACES),
    ("settle", "place", PLACES),
    ("fortify", "place", PLACES),
    facts="price",
)
PASS: Final = EXPAND_KIND.start("pass")
FOUND_AT: Final = EXPAND_KIND.start("found")
JOIN_AT: Final = EXPAND_KIND.start("join")
SETTLE_AT: Final = EXPAND_KIND.start("settle")
FORTIFY_AT: Final = EXPAND_KIND.start("fortify")
BUILDER_KIND: Final = Kind("builder", "horizon/12.4", ("unit", UNITS), facts="strength", about="place")
MUSTER_KIND: Final = Kind(
    "muster", "horizon/11.2", ("unit", UNITS), "enough", facts="kind strength", about="place strength needed"
)
ENOUGH: Final = MUSTER_KIND.start("enough")


class Expansion(Effect):
    """Horizon 12.8: one of these ways now, without a token."""

    def __init__(self, number: int, ways: int) -> None:
        super().__init__(number)
        self.ways = ways

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        expand(t, seat, self.ways, 0, must)

    def possible(self, t: Horizon, seat: int) -> bool:
        return len(Expand(seat, self.ways, 0, 1).answers(t)) > 0


def expand(t: Horizon, seat: int, ways: int, token: int, must: int) -> None:
    """Ask, if there is anything to choose."""
    question = Expand(seat, ways, token, must)
    if len(question.answers(t)) > 1 - must:
        t.push(question)


class Expand(Question[Horizon]):
    """Horizon 12.1: one of four things, or nothing. `token` is 1 where settling and fortifying need one."""

    def __init__(self, seat: int, ways: int, token: int, must: int) -> None:
        super().__init__(seat)
        self.ways = ways
        self.token = token
        self.must = must

    def kind(self) -> Kind:
        return EXPAND_KIND

    def why(self, t: Horizon, answer: int) -> str:
        if answer == PASS:
            return "horizon/4.11" if self.must else ""
        if answer < JOIN_AT:
            if not self.ways & NEW:
                return "horizon/12.8"
            return why_new(t, self.seat, (answer - FOUND_AT) // PLACES, (answer - FOUND_AT) % PLACES)
        if answer < SETTLE_AT:
            return why_existing(t, self.seat, answer - JOIN_AT) if self.ways & EXISTING else "horizon/12.8"
        if answer < FORTIFY_AT:
            return why_settle(t, self.seat, answer - SETTLE_AT, self.token) if self.ways & VILLAGES else "horizon/12.8"
        return why_fortify(t, self.seat, answer - FORTIFY_AT, self.token) if self.ways & CITIES else "horizon/12.8"

    def sum(self, t: Horizon, answer: int, clause: str) -> Label | None:
        if clause == "horizon/12.4":
            structure = (answer - FOUND_AT) // PLACES if answer < JOIN_AT else t.structure[answer - JOIN_AT]
            price = t.printed.structures[structure].price
            return price_sum(t, self.seat, price, price_of(t, self.seat, structure))
        if clause != "horizon/11.1":
            return None
        settling = answer < FORTIFY_AT
        place = answer - (SETTLE_AT if settling else FORTIFY_AT)
        strength = strength_at(t, self.seat, place, SETTLER if settling else SOLDIER)
        return strength_sum(t, place, strength)

    def answers(self, t: Horizon) -> list[int]:
        out: list[int] = [] if self.must else [PASS]
        p = t.players[self.seat]
        settlers = 0
        soldiers = 0
        for unit in range(UNITS):
            if p.at[unit] >= 0:
                if unit < TOKENS:
                    settlers |= 1 << p.at[unit]
                else:
                    soldiers |= 1 << p.at[unit]
        hand = t.cards.zones[HAND + self.seat]
        if settlers:
            if self.ways & NEW and hand:
                self.new_answers(t, hand, settlers, out)
            if self.ways & EXISTING:
                for place in members(settlers):
                    if t.structure[place] >= 0 and not why_existing(t, self.seat, place):
                        out.append(JOIN_AT + place)
            if self.ways & VILLAGES and (p.settle_tokens or not self.token):
                for place in members(settlers):
                    if not why_settle(t, self.seat, place, self.token):
                        out.append(SETTLE_AT + place)
        if soldiers and self.ways & CITIES and (p.fortify_tokens or not self.token):
            for place in members(soldiers):
                if not why_fortify(t, self.seat, place, self.token):
                    out.append(FORTIFY_AT + place)
        return out

    def new_answers(self, t: Horizon, hand: list[int], settlers: int, out: list[int]) -> None:
        places = members(settlers)
        for card in sorted(hand):
            for place in places:
                if not why_new(t, self.seat, card - STRUCTURE, place):
                    out.append(FOUND_AT + (card - STRUCTURE) * PLACES + place)

    def take(self, t: Horizon, answer: int) -> None:
        if answer == PASS:
            return
        if answer < JOIN_AT:
            choose_builder(t, self.seat, (answer - FOUND_AT) % PLACES, (answer - FOUND_AT) // PLACES)
        elif answer < SETTLE_AT:
            choose_builder(t, self.seat, answer - JOIN_AT, -1)
        elif answer < FORTIFY_AT:
            if self.token:
                t.players[self.seat].settle_tokens -= 1
                t.settle_supply += 1
            muster(t, self.seat, answer - SETTLE_AT, SETTLER, 0)
        else:
            if self.token:
                t.players[self.seat].fortify_tokens -= 1
                t.fortify_supply += 1
            muster(t, self.seat, answer - FORTIFY_AT, SOLDIER, 0)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        if FOUND_AT <= answer < JOIN_AT:
            return [price_of(t, self.seat, (answer - FOUND_AT) // PLACES)]
        if JOIN_AT <= answer < SETTLE_AT:
            structure = t.structure[answer - JOIN_AT]
            return [price_of(t, self.seat, structure) if structure >= 0 else 0]
        return [0]


# -- structures ----------------------------------------------------------------------------------------------------


def settler_at(t: Horizon, seat: int, place: int) -> int:
    """An own settler there, or -1."""
    at = t.players[seat].at
    for unit in range(TOKENS):
        if at[unit] == place:
            return unit
    return -1


def why_new(t: Horizon, seat: int, structure: int, place: int) -> str:
    """Horizon 12.2-12.4: the clause against a new structure there."""
    if STRUCTURE + structure not in t.cards.zones[HAND + seat]:
        return "horizon/12.2"
    if settler_at(t, seat, place) < 0:
        return "horizon/12.2a"
    if t.barred(seat, place):
        return "horizon/12.3"
    if t.village[place] >= 0:
        return "horizon/12.3a"
    if t.structure[place] >= 0:
        return "horizon/12.3c"
    for other in range(t.seats):
        if other != seat:
            at = t.players[other].at
            for unit in range(UNITS):
                if at[unit] == place:
                    return "horizon/12.3b"
    return "" if t.players[seat].coins >= price_of(t, seat, structure) else "horizon/12.4"


def why_existing(t: Horizon, seat: int, place: int) -> str:
    """Horizon 12.2a, 12.6: the clause against building there as the second player."""
    if t.structure[place] < 0:
        return "horizon/12.6"
    if t.right_builder[place] >= 0:
        return "horizon/12.6a"
    if t.left_builder[place] == seat:
        return "horizon/12.6b"
    if settler_at(t, seat, place) < 0:
        return "horizon/12.2a"
    return "" if t.players[seat].coins >= price_of(t, seat, t.structure[place]) else "horizon/12.4"


def choose_builder(t: Horizon, seat: int, place: int, structure: int) -> None:
    """Horizon 12.4: of several settlers that differ, the owner chooses."""
    question = Builder(seat, place, structure)
    answers = question.answers(t)
    if len(answers) == 1:
        question.take(t, answers[0])
    else:
        t.push(question)


class Builder(Question[Horizon]):
    """Horizon 12.4: which settler is weakened. A structure of -1 is the one that stands there."""

    def __init__(self, seat: int, place: int, structure: int) -> None:
        super().__init__(seat)
        self.place = place
        self.structure = structure

    def kind(self) -> Kind:
        return BUILDER_KIND

    def why(self, t: Horizon, answer: int) -> str:
        p = t.players[self.seat]
        if answer >= TOKENS or p.at[answer] != self.place:
            return "horizon/12.4a"
        return "horizon/9.7" if alike(p, answer, 0) else ""

    def take(self, t: Horizon, answer: int) -> None:
        build(t, self.seat, self.place, self.structure, answer)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        return [t.players[self.seat].strength[answer]]

    def about(self, t: Horizon) -> list[int]:
        return [self.place]


def build(t: Horizon, seat: int, place: int, structure: int, unit: int) -> None:
    """Horizon 12.4-12.6: pay, weaken the settler, place the tile, then the cube and the bonus."""
    p = t.players[seat]
    follow(t, seat, waiting(t, seat, BUILD))
    first = structure >= 0
    if first:
        t.cards.move(STRUCTURE + structure, HAND + seat, BUILT, t.cards.everybody)
        t.structure = changed(t.structure, place, structure)
    else:
        structure = t.structure[place]
    price = price_of(t, seat, structure)
    p.coins -= price
    weaken(p, unit)
    printed = t.printed.structures[structure]
    if t.journal is not None:
        t.tell(BUILT_NEW if first else BUILT_SECOND, seat, [structure, place, price])
    resolve(t, seat, printed.bonus)
    if first:
        t.push(TakeCube(seat, printed.left, LEFT, place))
    else:
        t.push(TakeCube(seat, printed.right, RIGHT, place))


# -- villages and cities -------------------------------------------------------------------------------------------


def strength_at(t: Horizon, seat: int, place: int, kind: int) -> int:
    """The strength of all own units of a kind there."""
    p = t.players[seat]
    n = 0
    for unit in range(kind * TOKENS, (kind + 1) * TOKENS):
        if p.at[unit] == place:
            n += p.strength[unit]
    return n


def strength_sum(t: Horizon, place: int, strength: int) -> Label:
    """Horizon 11.1: what the village or city takes, and how strong the units are."""
    return Label("sum-strength", ["needed", "there"], [t.printed.territories[place - FIELD].strength, strength])


def no_land(t: Horizon, place: int) -> bool:
    """Horizon 11.1a: neither village nor city is there: no territory, or one under a structure."""
    return place < FIELD or t.cell[place] < 0 or t.structure[place] >= 0


def why_settle(t: Horizon, seat: int, place: int, token: int) -> str:
    """Horizon 11.1, 11.5, 12.7: the clause against settling the village there."""
    if token and not t.players[seat].settle_tokens:
        return "horizon/12.7"
    if no_land(t, place):
        return "horizon/11.1a"
    if t.village[place] >= 0:
        return "horizon/11.5"
    needed = t.printed.territories[place - FIELD].strength
    return "" if strength_at(t, seat, place, SETTLER) >= needed else "horizon/11.1"


def why_fortify(t: Horizon, seat: int, place: int, token: int) -> str:
    """Horizon 11.1, 11.5, 12.7: the clause against fortifying the city there."""
    if token and not t.players[seat].fortify_tokens:
        return "horizon/12.7"
    if no_land(t, place):
        return "horizon/11.1a"
    if t.village[place] < 0:
        return "horizon/11.1b"
    if t.city[place] >= 0:
        return "horizon/11.5"
    needed = t.printed.territories[place - FIELD].strength
    return "" if strength_at(t, seat, place, SOLDIER) >= needed else "horizon/11.1"


def muster(t: Horizon, seat: int, place: int, kind: int, chosen: int) -> None:
    """Horizon 11.2: ask who takes part, unless everybody there is needed."""
    p = t.players[seat]
    everybody = 0
    weakest = 0
    for unit in range(kind * TOKENS, (kind + 1) * TOKENS):
        if p.at[unit] == place:
            everybody |= 1 << unit
            if weakest == 0 or p.strength[unit] < weakest:
                weakest = p.strength[unit]
    spare = strength_at(t, seat, place, kind) - t.printed.territories[place - FIELD].strength
    if chosen == everybody or weakest > spare:
        march(t, seat, place, kind, everybody)
    else:
        t.push(Muster(seat, place, kind, chosen))


class Muster(Question[Horizon]):
    """Horizon 11.2: one unit after the other, until it is enough and no more are wanted."""

    def __init__(self, seat: int, place: int, unit_kind: int, chosen: int) -> None:
        super().__init__(seat)
        self.place = place
        self.unit_kind = unit_kind
        self.chosen = chosen

    def kind(self) -> Kind:
        return MUSTER_KIND

    def strength(self, t: Horizon) -> int:
        p = t.players[self.seat]
        n = 0
        for unit in range(UNITS):
            if (self.chosen >> unit) & 1:
                n += p.strength[unit]
        return n

    def why(self, t: Horizon, answer: int) -> str:
        if answer == ENOUGH:
            enough = self.strength(t) >= t.printed.territories[self.place - FIELD].strength
            return "" if enough else "horizon/11.1"
        p = t.players[self.seat]
        if p.at[answer] != self.place or answer // TOKENS != self.unit_kind or (self.chosen >> answer) & 1:
            return "horizon/11.2"
        return "horizon/9.7" if alike(p, answer, self.chosen) else ""

    def sum(self, t: Horizon, answer: int, clause: str) -> Label | None:
        return strength_sum(t, self.place, self.strength(t)) if clause == "horizon/11.1" else None

    def take(self, t: Horizon, answer: int) -> None:
        if answer == ENOUGH:
            march(t, self.seat, self.place, self.unit_kind, self.chosen)
        else:
            muster(t, self.seat, self.place, self.unit_kind, self.chosen | 1 << answer)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        return [self.unit_kind, t.players[self.seat].strength[answer] if answer != ENOUGH else self.strength(t)]

    def about(self, t: Horizon) -> list[int]:
        return [self.place, self.strength(t), t.printed.territories[self.place - FIELD].strength]


def march(t: Horizon, seat: int, place: int, kind: int, units: int) -> None:
    """Horizon 11.2-11.4: all that take part are exhausted; then the cube, then the village's bonus."""
    p = t.players[seat]
    territory = t.printed.territories[place - FIELD]
    follow(t, seat, waiting(t, seat, SETTLE if kind == SETTLER else FORTIFY))
    for unit in range(UNITS):
        if (units >> unit) & 1:
            exhaust_unit(p, unit)
    if t.journal is not None:
        t.tell(SETTLED if kind == SETTLER else FORTIFIED, seat, [place])
    if kind == SETTLER:
        resolve(t, seat, territory.bonus)
        t.push(TakeCube(seat, territory.village_track, VILLAGE, place))
    else:
        t.push(TakeCube(seat, territory.city_track, CITY, place))


class ExpansionPhase(Step[Horizon]):
    """Horizon 12.1: asked if there is anything to do."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Horizon) -> None:
        expand(t, self.seat, EVERY_WAY, 1, 0)


EXPANSIONS: Final = [ExpansionPhase(seat) for seat in range(MOST_SEATS)]
