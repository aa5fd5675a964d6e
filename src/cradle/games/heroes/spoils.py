"""Age of Heroes 9: spoils and the way home."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.heroes.hands import leave
from cradle.games.heroes.judgement import JUDGE, lose_stones
from cradle.games.heroes.news import TOOK_CARD, TOOK_CITIES, TOOK_STONES, VICTORIOUS
from cradle.games.heroes.numbers import (
    CARDS_A_VICTORY,
    CONQUEST,
    MOST_UNITS,
    PLUNDER,
    VICTORIES_A_CITY,
    VICTORIES_FOR_TWO_STONES,
)
from cradle.games.heroes.pieces import (
    AWAY,
    BARBARIAN,
    BATTLE,
    DISCARD,
    FIELD,
    HAND,
    HERO_ARMY,
    LED,
    LINE,
    SEAT_ZONES,
    SENT,
    SWORDS,
    Battle,
)
from cradle.games.heroes.table import Heroes

TAKE_SPOILS: Final = Kind(
    "take-spoils",
    "heroes/9.4",
    ("take", "count", CARDS_A_VICTORY * MOST_UNITS + 1),
    facts="goal-kind",
    about="goal most other-seat",
)


def victorious(b: Battle) -> int:
    """Heroes 8.7: duels won, and armies without an opponent."""
    if b.called_off:
        return 0
    return b.wins + max(0, len(b.units[0]) - len(b.units[1]))


def stones_for(victories: int) -> int:
    """Heroes 9.3: monument cards destroyed by so many victorious armies."""
    if victories >= VICTORIES_FOR_TWO_STONES:
        return 2
    return 1 if victories else 0


def most_spoils(t: Heroes, defender: int, goal: int, victories: int) -> int:
    """Heroes 9.1 to 9.3: how much may be taken."""
    most = stones_for(victories)
    if goal == CONQUEST:
        most = victories // VICTORIES_A_CITY
    elif goal == PLUNDER:
        most = victories * CARDS_A_VICTORY
    return min(most, prize(t, defender, goal))


def prize(t: Heroes, defender: int, goal: int) -> int:
    """How much there is of what the goal is about."""
    if goal == PLUNDER:
        return len(t.hand(defender))
    return t.tribes[defender].cities if goal == CONQUEST else t.tribes[defender].stones


class Spoils(Step[Heroes]):
    """Heroes 9.4: asked if there is anything to take."""

    def run(self, t: Heroes) -> None:
        b = t.fight()
        victories = victorious(b)
        if t.journal is not None and not b.called_off:
            t.tell(VICTORIOUS, b.attacker, [victories])
        if most_spoils(t, b.defender, b.goal, victories):
            t.push(TakeSpoils(b.attacker))


class TakeSpoils(Question[Heroes]):
    """Heroes 9.4: up to what the victorious armies allow."""

    def kind(self) -> Kind:
        return TAKE_SPOILS

    def why(self, t: Heroes, answer: int) -> str:
        b = t.fight()
        if answer <= most_spoils(t, b.defender, b.goal, victorious(b)):
            return ""
        return ("heroes/9.1", "heroes/9.2", "heroes/9.3")[b.goal]

    def sum(self, t: Heroes, answer: int, clause: str) -> Label | None:
        b = t.fight()
        most = most_spoils(t, b.defender, b.goal, victorious(b))
        return Label("sum-spoils", ["armies", "there", "most"], [victorious(b), prize(t, b.defender, b.goal), most])

    def answers(self, t: Heroes) -> list[int]:
        b = t.fight()
        return list(range(most_spoils(t, b.defender, b.goal, victorious(b)) + 1))

    def about(self, t: Heroes) -> list[int]:
        b = t.fight()
        return [b.goal, most_spoils(t, b.defender, b.goal, victorious(b)), b.defender]

    def facts(self, t: Heroes, answer: int) -> list[int]:
        return [t.fight().goal]

    def take(self, t: Heroes, answer: int) -> None:
        b = t.fight()
        if b.goal == CONQUEST:
            t.tribes[b.defender].cities -= answer
            t.tribes[b.attacker].cities += answer
        elif b.goal == PLUNDER:
            plunder(t, b.attacker, b.defender, answer)
        else:
            lose_stones(t, b.defender, answer)
        if t.journal is not None and b.goal != PLUNDER:
            t.tell(TOOK_CITIES if b.goal == CONQUEST else TOOK_STONES, b.attacker, [b.defender, answer])


def plunder(t: Heroes, attacker: int, defender: int, cards: int) -> None:
    """Heroes 9.2: drawn blindly. The two see what it was; the others no longer know what the defender holds, unless
    the whole hand is taken."""
    source = HAND + SEAT_ZONES * defender
    hand = t.cards.own(source)
    target = HAND + SEAT_ZONES * attacker
    both = 1 << attacker | 1 << defender
    whole = cards == len(hand)
    if not whole and cards:
        t.cards.forget(source, both)
        t.cards.remix(source)
    for _ in range(cards):
        card = hand[t.rng.below(len(hand))]
        kind = t.printed.kinds[card]
        if whole:
            t.cards.move(card, source, target, t.cards.known[card] | both)
        else:
            leave(t, defender, kind, target, both)
        if t.journal is not None:
            t.whisper(TOOK_CARD, attacker, [defender], [kind], both)


class Aftermath(Step[Heroes]):
    """Heroes 8.8 to 8.10, 9.6: survivors go home, heroes to the discards, battle cards back into the deck."""

    def run(self, t: Heroes) -> None:
        b = t.fight()
        way_home = 0 if b.road else AWAY | SENT
        for side in range(2):
            if b.seat(side) != BARBARIAN:
                armies = t.tribes[b.seat(side)].armies
                units = b.units[side]
                for i in range(len(units)):
                    if not units[i] & HERO_ARMY and not b.fallen[side] >> i & 1:
                        armies.append(units[i] & LED | (0 if side else way_home))
        while t.cards.zones[FIELD]:
            t.cards.draw(FIELD, DISCARD, t.cards.everybody)
        shuffle_back(t)
        t.battle = None
        t.push(JUDGE)


def shuffle_back(t: Heroes) -> None:
    """Heroes 8.10: all battle cards of both sides."""
    used = False
    for zone in range(SWORDS, LINE + 2):
        while t.cards.zones[zone]:
            t.cards.draw(zone, BATTLE, 0)
            used = True
    if used:
        t.cards.shuffle(BATTLE, t.rng)


SPOILS: Final = Spoils()
AFTERMATH: Final = Aftermath()
