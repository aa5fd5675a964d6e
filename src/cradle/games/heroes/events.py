"""Age of Heroes 11: event cards that are played as they are drawn, and Good Fortune against them."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import SEALED, Question, Step
from cradle.core.words import Kind
from cradle.games.heroes.barbarians import come
from cradle.games.heroes.hands import could_hold, discard, finish_card, holds
from cradle.games.heroes.judgement import JUDGE
from cradle.games.heroes.news import BOOMED, ERUPTED, IDLE, SAVED, SHOOK, STARVED, STRUCK_ARMY, STRUCK_CITY
from cradle.games.heroes.numbers import (
    BOOM,
    CITY,
    EARTHQUAKE,
    FAMINE,
    GOOD_FORTUNE,
    GRAIN,
    KINDS,
    MOST_SEATS,
    PLACES,
    VOLCANO,
)
from cradle.games.heroes.pieces import AWAY, DISCARD, DRAWN, QUAKES, SEAT_ZONES, SHAKEN
from cradle.games.heroes.table import Heroes

ORDER: Final = Kind("order", "heroes/4.3", ("play", "card", KINDS))
STRIKE: Final = Kind(
    "strike",
    "heroes/11.4",
    ("city", "seat", MOST_SEATS),
    ("army", "seat", MOST_SEATS, "place", len(PLACES)),
    about="card",
)
CITIES: Final = STRIKE.start("city")
ARMIES: Final = STRIKE.start("army")
WARD: Final = Kind("ward", "heroes/11.6", "pass", "good-fortune", about="card drawer-seat all")
PASS: Final = WARD.start("pass")


class Immediates(Step[Heroes]):
    """Heroes 4.3: the immediate cards of a player, one after another."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Heroes) -> None:
        waiting = t.cards.zones[DRAWN + SEAT_ZONES * self.seat]
        if not waiting:
            return
        t.turn = self.seat
        t.push(self)
        first = t.printed.kinds[waiting[0]]
        for card in waiting:
            if t.printed.kinds[card] != first:
                t.push(Order(self.seat))
                return
        begin(t, self.seat, first)


class Order(Question[Heroes]):
    """Heroes 4.3: which of several different cards comes first."""

    def kind(self) -> Kind:
        return ORDER

    def why(self, t: Heroes, answer: int) -> str:
        for card in t.cards.zones[DRAWN + SEAT_ZONES * self.seat]:
            if t.printed.kinds[card] == answer:
                return ""
        return "heroes/4.3"

    def take(self, t: Heroes, answer: int) -> None:
        begin(t, self.seat, answer)


def begin(t: Heroes, seat: int, card: int) -> None:
    """Play one immediate card."""
    if card == BOOM:
        boom(t, seat)
    elif card == FAMINE:
        threaten_famine(t, seat)
    elif card == EARTHQUAKE or card == VOLCANO:
        targets = strike_targets(t, seat, card)
        if not targets:
            finish_card(t, seat, card, DISCARD)
            if t.journal is not None:
                t.tell(IDLE, seat, [card])
        elif len(targets) == 1:
            aim(t, seat, card, targets[0])
        else:
            t.push(Strike(seat, card))
    else:
        come(t, seat)


def boom(t: Heroes, seat: int) -> None:
    """Heroes 11.1: a city, if there is one."""
    finish_card(t, seat, BOOM, DISCARD)
    found = t.stock[CITY] > 0
    if found:
        t.stock = changed(t.stock, CITY, t.stock[CITY] - 1)
        t.tribes[seat].cities += 1
        t.push(JUDGE)
    if t.journal is not None:
        t.tell(BOOMED, seat, [int(found)])


# -- earthquakes and volcanoes ---------------------------------------------------------------------------------


def why_not_strike(t: Heroes, seat: int, card: int, answer: int) -> str:
    """Heroes 11.2, 11.3: a city, or an army without general and earthquake, of another tribe."""
    if card == VOLCANO:
        target = answer - CITIES
        bad = answer >= ARMIES or target == seat or target >= t.seats or not t.tribes[target].cities
        return "heroes/11.3" if bad else ""
    target = (answer - ARMIES) // len(PLACES)
    if answer < ARMIES or target == seat or target >= t.seats:
        return "heroes/11.2"
    return "" if t.tribes[target].count(place_flags(answer)) else "heroes/11.2"


def place_flags(answer: int) -> int:
    return AWAY if (answer - ARMIES) % len(PLACES) else 0


def strike_targets(t: Heroes, seat: int, card: int) -> list[int]:
    return [a for a in range(STRIKE.bound) if not why_not_strike(t, seat, card, a)]


class Strike(Question[Heroes]):
    """Heroes 11.4: who drew the card must choose a target."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def kind(self) -> Kind:
        return STRIKE

    def why(self, t: Heroes, answer: int) -> str:
        return why_not_strike(t, self.seat, self.card, answer)

    def about(self, t: Heroes) -> list[int]:
        return [self.card]

    def take(self, t: Heroes, answer: int) -> None:
        aim(t, self.seat, self.card, answer)


def aim(t: Heroes, seat: int, card: int, answer: int) -> None:
    """Heroes 11.6: the target is named; the tribe that is hit may have Good Fortune."""
    target = answer if card == VOLCANO else (answer - ARMIES) // len(PLACES)
    t.push(Hit(seat, card, answer))
    if could_hold(t, target, GOOD_FORTUNE):
        t.push(Ward(target, card, seat))
    if t.journal is not None:
        if card == VOLCANO:
            t.tell(STRUCK_CITY, seat, [target])
        else:
            t.tell(STRUCK_ARMY, seat, [target, (answer - ARMIES) % len(PLACES)])


class Hit(Step[Heroes]):
    """Heroes 11.2, 11.3, 11.6: the blow, unless Good Fortune wards it off."""

    def __init__(self, seat: int, card: int, answer: int) -> None:
        self.seat = seat
        self.card = card
        self.answer = answer

    def run(self, t: Heroes) -> None:
        volcano = self.card == VOLCANO
        target = self.answer if volcano else (self.answer - ARMIES) // len(PLACES)
        p = t.tribes[target]
        t.push(JUDGE)
        if t.played[target]:
            ward_off(t, target, self.card)
            finish_card(t, self.seat, self.card, DISCARD)
        elif volcano:
            finish_card(t, self.seat, VOLCANO, DISCARD)
            p.cities -= 1
            t.stock = changed(t.stock, CITY, t.stock[CITY] + 1)
            if t.journal is not None:
                t.tell(ERUPTED, target, [])
        else:
            finish_card(t, self.seat, EARTHQUAKE, QUAKES)
            flags = place_flags(self.answer)
            p.remove(flags)
            p.armies.append(flags | SHAKEN)
            if t.journal is not None:
                t.tell(SHOOK, target, [int(flags > 0)])


# -- Good Fortune ----------------------------------------------------------------------------------------------


class Ward(Question[Heroes]):
    """Heroes 11.6, 11.7: Good Fortune, or not. Asked of everybody who might hold it."""

    def __init__(self, seat: int, card: int, drawer: int) -> None:
        super().__init__(seat)
        self.card = card
        self.drawer = drawer

    def kind(self) -> Kind:
        return WARD

    def why(self, t: Heroes, answer: int) -> str:
        if answer == PASS or holds(t, self.seat, GOOD_FORTUNE):
            return ""
        return "heroes/11.7" if self.card == FAMINE else "heroes/11.6"

    def about(self, t: Heroes) -> list[int]:
        return [self.card, self.drawer, int(self.card == FAMINE)]

    def take(self, t: Heroes, answer: int) -> None:
        t.played[self.seat] = answer


def ward_off(t: Heroes, seat: int, card: int) -> None:
    """Heroes 11.9: the card that was played goes to the discards."""
    t.played[seat] = PASS
    discard(t, seat, GOOD_FORTUNE)
    if t.journal is not None:
        t.tell(SAVED, seat, [card])


def threaten_famine(t: Heroes, seat: int) -> None:
    """Heroes 11.7, 11.8: everybody who might hold Good Fortune is asked at the same time."""
    t.push(Famine(seat))
    questions: list[Question[Heroes]] = []
    for s in range(t.seats):
        if not t.tribes[s].fallen and could_hold(t, s, GOOD_FORTUNE):
            questions.append(Ward(s, FAMINE, seat))
    if questions:
        t.together(questions, SEALED)


class Famine(Step[Heroes]):
    """Heroes 11.5, 11.7: all grain is discarded, unless Good Fortune is played."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Heroes) -> None:
        t.push(JUDGE)
        finish_card(t, self.seat, FAMINE, DISCARD)
        called_off = False
        spared = 0
        for i in range(1, t.seats + 1):
            s = (self.seat + i) % t.seats
            if t.played[s]:
                if called_off:
                    t.played[s] = PASS
                    continue
                ward_off(t, s, FAMINE)
                spared |= 1 << s
                called_off = not t.rules.fortune_for_self
        if called_off:
            return
        for i in range(t.seats):
            s = (self.seat + i) % t.seats
            if not spared >> s & 1:
                starve(t, s)


def starve(t: Heroes, seat: int) -> None:
    grain = holds(t, seat, GRAIN)
    for _ in range(grain):
        discard(t, seat, GRAIN)
    if grain and t.journal is not None:
        t.tell(STARVED, seat, [grain])
