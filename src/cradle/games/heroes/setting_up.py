"""Age of Heroes 2: setting up."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.rng import Rng
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.heroes.events import Immediates
from cradle.games.heroes.hands import draw
from cradle.games.heroes.news import TRIBE
from cradle.games.heroes.numbers import ARMY, CITY, FIRST_HAND, TRIBES
from cradle.games.heroes.pieces import BATTLE, DECK, Rules
from cradle.games.heroes.printed import Printed
from cradle.games.heroes.rounds import ROUND
from cradle.games.heroes.table import Heroes

CHOOSE_TRIBE: Final = Kind("choose-tribe", "heroes/2.2", ("tribe", len(TRIBES)))


def set_up(printed: Printed, rules: Rules, seats: int, rng: Rng) -> Heroes:
    """Heroes 2: from the opened box to the first question."""
    t = Heroes(printed, rules, seats, rng)
    t.cards.zones[DECK] = list(range(printed.first_battle))
    t.cards.zones[BATTLE] = list(range(printed.first_battle, len(printed.backs)))
    t.cards.shuffle(DECK, t.rng)
    t.cards.shuffle(BATTLE, t.rng)
    draw_for_first(t)
    t.push(ROUND)
    t.push(FIRST_DEAL)
    if rules.pick_tribes:
        for i in range(seats - 1, -1, -1):
            t.push(ChooseTribe((t.starter + i) % seats))
    else:
        tribes = list(range(len(TRIBES)))
        t.rng.shuffle(tribes)
        for i in range(seats):
            give_tribe(t, (t.starter + i) % seats, tribes[i])
    t.settle()
    return t


def draw_for_first(t: Heroes) -> None:
    """Heroes 2.1: the highest battle card begins; those who tie for it draw again."""
    deck = t.cards.own(BATTLE)
    strengths = t.printed.strengths
    drawing = list(range(t.seats))
    at = len(deck)
    while len(drawing) > 1:
        if at < len(drawing):
            t.rng.shuffle(deck)
            at = len(deck)
        best: list[int] = []
        highest = 0
        for seat in drawing:
            at -= 1
            strength = strengths[deck[at]]
            if strength > highest:
                highest = strength
                best = []
            if strength == highest:
                best.append(seat)
        drawing = best
    t.starter = drawing[0]
    t.turn = t.starter
    t.cards.shuffle(BATTLE, t.rng)


def give_tribe(t: Heroes, seat: int, people: int) -> None:
    p = t.tribes[seat]
    p.people = people
    p.special = t.printed.specials[people]
    t.tell(TRIBE, seat, [people])


class ChooseTribe(Question[Heroes]):
    """Heroes 2.2: in turn order, one that nobody has."""

    def kind(self) -> Kind:
        return CHOOSE_TRIBE

    def why(self, t: Heroes, answer: int) -> str:
        for p in t.tribes:
            if p.people == answer:
                return "heroes/2.2"
        return ""

    def take(self, t: Heroes, answer: int) -> None:
        give_tribe(t, self.seat, answer)


class FirstDeal(Step[Heroes]):
    """Heroes 2.4 to 2.6: a city, an army and three cards; disasters are void, Booms are played."""

    def run(self, t: Heroes) -> None:
        for p in t.tribes:
            p.cities = 1
            p.armies = [0]
        t.stock = changed(t.stock, CITY, t.stock[CITY] - t.seats)
        t.stock = changed(t.stock, ARMY, t.stock[ARMY] - t.seats)
        for i in range(t.seats):
            for _ in range(FIRST_HAND):
                draw(t, (t.starter + i) % t.seats, True)
        for i in range(t.seats - 1, -1, -1):
            t.push(Immediates((t.starter + i) % t.seats))


FIRST_DEAL: Final = FirstDeal()
