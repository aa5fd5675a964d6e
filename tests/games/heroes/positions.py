"""Positions of Age of Heroes in a few words, and answers by name: `say(t, 0, "attack 1 conquest")`."""

from __future__ import annotations

from typing import Final

import pytest

from cradle import shelf
from cradle.core.errors import Refused
from cradle.core.rng import seeded
from cradle.core.step import Step
from cradle.games.heroes.events import Immediates
from cradle.games.heroes.numbers import (
    ARMY,
    CARDS,
    CITY,
    FORTRESS,
    GENERAL,
    GOALS,
    ITEMS,
    KEPT,
    PLACES,
    PLEDGES,
    ROAD,
    TRIBES,
)
from cradle.games.heroes.pieces import (
    BATTLE,
    DECK,
    DISCARD,
    DRAWN,
    HAND,
    LED,
    MONUMENTS,
    QUAKES,
    SEAT_ZONES,
    SHAKEN,
    Rules,
)
from cradle.games.heroes.registry import TITLE, HeroesBox
from cradle.games.heroes.rounds import ROUND, Trade
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.turn import Act, CleanUp, HandLimit, Monument, Turn
from tests.games.telling import well_told

NAMES: Final = {name: i for names in (CARDS, ITEMS, GOALS, PLACES, PLEDGES, TRIBES) for i, name in enumerate(names)}


def the_box() -> HeroesBox:
    box = shelf.box("heroes")
    assert isinstance(box, HeroesBox)
    return box


def table(seats: int = 3, **options: str) -> Heroes:
    """Everything in its deck, one city each, in the middle of round two."""
    wanted = {name.replace("_", "-"): value for name, value in options.items()}
    printed = the_box().printed
    t = Heroes(printed, Rules(TITLE.choices(wanted, seats)), seats, seeded(5))
    t.cards.zones[DECK] = list(range(printed.first_battle))
    t.cards.zones[BATTLE] = list(range(printed.first_battle, len(printed.backs)))
    for seat, p in enumerate(t.tribes):
        p.people = seat
        p.special = printed.specials[seat]
        p.cities = 1
    t.stock[CITY] -= seats
    t.round = 2
    t.at_fair = 0
    return t


# -- laying things out -------------------------------------------------------------------------------------------------


def find(t: Heroes, name: str) -> int:
    """A card of the kind that is still in the deck."""
    return next(card for card in t.cards.zones[DECK] if t.printed.kinds[card] == NAMES[name])


def put(t: Heroes, zone: int, names: str, known: int) -> None:
    for name in names.split():
        t.cards.move(find(t, name), DECK, zone, known)


def give(t: Heroes, seat: int, names: str) -> None:
    put(t, HAND + SEAT_ZONES * seat, names, 1 << seat)


def draw_next(t: Heroes, names: str) -> None:
    """The top of the deck, in the order in which it will be drawn."""
    for name in reversed(names.split()):
        t.cards.move(find(t, name), DECK, DECK, 0)


def strengths(t: Heroes, *values: int) -> None:
    """The top of the battle deck, in the order in which it will be drawn."""
    deck = t.cards.zones[BATTLE]
    taken: list[int] = []
    for value in values:
        taken.append(next(c for c in deck if t.printed.strengths[c] == value and c not in taken))
    t.cards.zones[BATTLE] = [c for c in deck if c not in taken] + taken[::-1]


def cities(t: Heroes, seat: int, n: int) -> None:
    t.stock[CITY] += t.tribes[seat].cities - n
    t.tribes[seat].cities = n


def army(t: Heroes, seat: int, n: int = 1, flags: int = 0) -> None:
    for _ in range(n):
        t.tribes[seat].armies.append(flags)
        t.stock[ARMY] -= 1
        if flags & LED:
            t.stock[GENERAL] -= 1
        if flags & SHAKEN:
            put(t, QUAKES, "earthquake", t.cards.everybody)


def fortress(t: Heroes, seat: int, n: int = 1) -> None:
    t.tribes[seat].fortresses += n
    t.stock[FORTRESS] -= n


def stones(t: Heroes, seat: int, n: int) -> None:
    p = t.tribes[seat]
    for _ in range(n):
        put(t, MONUMENTS, CARDS[p.special], t.cards.everybody)
    p.stones += n


def road(t: Heroes, one: int, other: int) -> None:
    t.tribes[one].roads |= 1 << other
    t.tribes[other].roads |= 1 << one
    t.stock[ROAD] -= 1


# -- beginning ---------------------------------------------------------------------------------------------------------


def begin(t: Heroes, *steps: Step[Heroes]) -> Heroes:
    """Run the steps, the first one first, up to the first question. No piece is missing before and after."""
    assert t.audit() == ""
    for step in reversed(steps):
        t.push(step)
    t.settle()
    assert t.audit() == ""
    return t


def act(t: Heroes, seat: int = 0) -> Heroes:
    """Phase two of the seat's turn, and the rest of that turn."""
    t.turn = seat
    return begin(t, Act(seat), Monument(seat), HandLimit(seat), CleanUp(seat), Pause())


def turn(t: Heroes, seat: int = 0) -> Heroes:
    return begin(t, Turn(seat), Pause())


def clean_up(t: Heroes, seat: int) -> Heroes:
    return begin(t, CleanUp(seat), Pause())


def fair(t: Heroes) -> Heroes:
    """Trading at a fair, and nothing else."""
    t.at_fair = 1
    return begin(t, Trade(), Pause())


def next_round(t: Heroes) -> Heroes:
    return begin(t, ROUND)


def play_event(t: Heroes, seat: int, names: str) -> Heroes:
    """The seat has drawn these immediate cards."""
    put(t, DRAWN + SEAT_ZONES * seat, names, t.cards.everybody)
    return begin(t, Immediates(seat), Pause())


class Pause(Step[Heroes]):
    """The end of what a test plays: nothing follows."""

    def run(self, table: Heroes) -> None:
        pass


# -- answers -----------------------------------------------------------------------------------------------------------


def answer_of(t: Heroes, seat: int, words: str) -> int:
    """An answer by its name; a purchase without a way to pay is paid without gold."""
    kind = t.kind(seat)
    parts = words.split()
    tail = [str(NAMES.get(part, part)) for part in parts[1:]]
    span = next(span for span in kind.spans if span.name == parts[0])
    if span.columns and len(tail) == 1:
        tail.append("0")
    return kind.answer("-".join([parts[0], *tail]))


def say(t: Heroes, seat: int, *answers: str) -> None:
    for words in answers:
        answer = answer_of(t, seat, words)
        well_told(t, seat, answer)
        t.answer(seat, answer)
        assert t.audit() == ""


def may(t: Heroes, seat: int, words: str) -> bool:
    answer = answer_of(t, seat, words)
    assert (answer in t.answers(seat)) == (not t.why(seat, answer))
    return answer in t.answers(seat)


def refuses(t: Heroes, seat: int, words: str, clause: str) -> None:
    before = t.digest()
    answer = answer_of(t, seat, words)
    assert answer not in t.answers(seat)
    with pytest.raises(Refused) as refused:
        t.answer(seat, answer)
    assert refused.value.clause == f"heroes/{clause}"
    assert t.digest() == before


def asked(t: Heroes, seat: int) -> str:
    """The name of the question that the seat is asked, or nothing."""
    return t.kind(seat).name if seat in t.asked() else ""


# -- looking -----------------------------------------------------------------------------------------------------------


def hand(t: Heroes, seat: int) -> list[str]:
    return sorted(CARDS[t.printed.kinds[card]] for card in t.hand(seat))


def pile(t: Heroes, zone: int) -> list[str]:
    return sorted(CARDS[t.printed.kinds[card]] for card in t.cards.zones[zone])


def discards(t: Heroes) -> list[str]:
    return pile(t, DISCARD)


def known(t: Heroes, seat: int, eye: int) -> list[str]:
    """What the eye knows to be in the seat's hand."""
    view = t.view(eye)["players"]
    assert isinstance(view, list)
    return [name for i, name in enumerate(CARDS[:KEPT]) for _ in range(view[seat]["hand"][i])]
