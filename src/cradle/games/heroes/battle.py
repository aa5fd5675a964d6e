"""Age of Heroes 8: battle. Cards under armies, then duel by duel."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.masks import bits
from cradle.core.step import OPEN, SEALED, Question, Step
from cradle.core.words import Kind
from cradle.games.heroes.news import ARMED, DUEL, LOST, TIED, WON
from cradle.games.heroes.numbers import ARMY, GENERAL, GENERAL_BONUS, MOST_UNITS, STRONGEST
from cradle.games.heroes.pieces import BARBARIAN, BATTLE, HERO_ARMY, HERO_LED, LED, LINE, SWORDS, Battle
from cradle.games.heroes.table import Heroes

LAY_CARDS: Final = Kind("lay-cards", "heroes/8.2", ("strength", STRONGEST + 1), about="place-number led hero")
DUELIST: Final = Kind(
    "duelist", "heroes/8.3", ("unit", MOST_UNITS), facts="army-number strength bonus hero", about="rivals"
)


class Fight(Step[Heroes]):
    """Heroes 8.1: a battle card for each army, the attacker's first. Without an opponent there is no duel."""

    def run(self, t: Heroes) -> None:
        b = t.fight()
        if b.called_off or not b.units[0] or not b.units[1]:
            return
        t.push(DUELS)
        questions: list[Question[Heroes]] = []
        for side in range(2):
            seat = b.seat(side)
            choice = seat != BARBARIAN and not alike(b.units[side], 0)
            for _ in range(len(b.units[side])):
                arm(t, side, seat, SWORDS if choice else LINE)
            if choice:
                questions.append(LayCards(seat))
        if questions:
            t.together(questions, OPEN)


def arm(t: Heroes, side: int, seat: int, zone: int) -> None:
    """One battle card; barbarians do not look at theirs."""
    mask = 1 << seat if seat != BARBARIAN else 0
    card = t.cards.draw(BATTLE, zone + side, mask)
    if t.journal is not None and seat != BARBARIAN:
        t.whisper(ARMED, seat, [], [t.printed.strengths[card]], mask)


def alike(units: list[int], start: int) -> bool:
    """Heroes 8.2: between armies that are alike it does not matter which card lies where."""
    for i in range(start + 1, len(units)):
        if units[i] != units[start]:
            return False
    return True


class LayCards(Question[Heroes]):
    """Heroes 8.2: the card for the next army in the line."""

    def kind(self) -> Kind:
        return LAY_CARDS

    def why(self, t: Heroes, answer: int) -> str:
        side = t.fight().side(self.seat)
        for card in t.cards.zones[SWORDS + side]:
            if t.printed.strengths[card] == answer:
                return ""
        return "heroes/8.2"

    def about(self, t: Heroes) -> list[int]:
        b = t.fight()
        side = b.side(self.seat)
        place = len(t.cards.zones[LINE + side])
        unit = b.units[side][place]
        return [place + 1, int(bonus(unit) > 0), int(unit & HERO_ARMY > 0)]

    def take(self, t: Heroes, answer: int) -> None:
        b = t.fight()
        side = b.side(self.seat)
        swords = t.cards.own(SWORDS + side)
        mask = 1 << self.seat
        for card in swords:
            if t.printed.strengths[card] == answer:
                t.cards.move(card, SWORDS + side, LINE + side, mask)
                break
        if alike(b.units[side], len(t.cards.zones[LINE + side])):
            while swords:
                t.cards.draw(SWORDS + side, LINE + side, mask)
        else:
            t.push(self)


class Duels(Step[Heroes]):
    """Heroes 8.3, 8.6: another duel while both sides have an army that has not fought."""

    def run(self, t: Heroes) -> None:
        b = t.fight()
        if not fresh(b, 0) or not fresh(b, 1):
            return
        t.push(self)
        t.push(CLASH)
        questions: list[Question[Heroes]] = []
        for side in range(2):
            if fresh(b, side) > 1 and b.seat(side) != BARBARIAN:
                questions.append(Duelist(b.seat(side)))
            else:
                b.chosen[side] = first_fresh(b, side)
        if t.rules.attacker_first:
            for i in range(len(questions) - 1, -1, -1):
                t.push(questions[i])
        elif questions:
            t.together(questions, SEALED)


def fresh(b: Battle, side: int) -> int:
    """How many armies of the side have not fought."""
    return len(b.units[side]) - bits(b.fought[side])


def first_fresh(b: Battle, side: int) -> int:
    unit = 0
    while b.fought[side] >> unit & 1:
        unit += 1
    return unit


class Duelist(Question[Heroes]):
    """Heroes 8.3: an army that has not fought."""

    def kind(self) -> Kind:
        return DUELIST

    def why(self, t: Heroes, answer: int) -> str:
        b = t.fight()
        side = b.side(self.seat)
        return "heroes/8.3" if answer >= len(b.units[side]) or b.fought[side] >> answer & 1 else ""

    def about(self, t: Heroes) -> list[int]:
        b = t.fight()
        return [fresh(b, 1 - b.side(self.seat))]

    def facts(self, t: Heroes, answer: int) -> list[int]:
        b = t.fight()
        side = b.side(self.seat)
        line = t.cards.zones[LINE + side]
        if answer >= len(line):
            return [answer + 1, 0, 0, 0]
        unit = b.units[side][answer]
        return [answer + 1, t.printed.strengths[line[answer]], bonus(unit), int(unit & HERO_ARMY > 0)]

    def take(self, t: Heroes, answer: int) -> None:
        b = t.fight()
        b.chosen[b.side(self.seat)] = answer


def bonus(unit: int) -> int:
    """Heroes 8.4: a general, or a hero as general."""
    return GENERAL_BONUS if unit & (LED | HERO_LED) else 0


class Clash(Step[Heroes]):
    """Heroes 8.4, 8.5: the cards are shown; the lower total is destroyed."""

    def run(self, t: Heroes) -> None:
        b = t.fight()
        strengths: list[int] = []
        totals: list[int] = []
        for side in range(2):
            unit = b.chosen[side]
            card = t.cards.zones[LINE + side][unit]
            t.cards.show(card, t.cards.everybody)
            b.fought[side] |= 1 << unit
            strengths.append(t.printed.strengths[card])
            totals.append(strengths[side] + bonus(b.units[side][unit]))
        totals[1] += t.tribes[b.defender].fortresses
        t.duels = [*t.duels, strengths[0], totals[0], strengths[1], totals[1]]
        if t.journal is not None:
            t.tell(DUEL, b.attacker, [strengths[0], totals[0], b.defender, strengths[1], totals[1]])
        if totals[0] > totals[1]:
            b.wins += 1
            destroy(t, b, 1)
        elif totals[0] < totals[1]:
            destroy(t, b, 0)
        elif t.journal is not None:
            t.tell(TIED, b.attacker, [])
        b.chosen = [-1, -1]


def destroy(t: Heroes, b: Battle, side: int) -> None:
    """Heroes 8.5, 8.8: the army and its general go back to the stock."""
    unit = b.chosen[side]
    flags = b.units[side][unit]
    b.fallen[side] |= 1 << unit
    if b.seat(side) != BARBARIAN:
        if not flags & HERO_ARMY:
            t.stock = changed(t.stock, ARMY, t.stock[ARMY] + 1)
        t.stock = changed(t.stock, GENERAL, t.stock[GENERAL] + (flags & LED))
    if t.journal is not None:
        t.tell(WON if side else LOST, b.attacker, [b.defender])


FIGHT: Final = Fight()
DUELS: Final = Duels()
CLASH: Final = Clash()
