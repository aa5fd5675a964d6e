"""Age of Heroes 7: war. An attack is declared, a force is mustered, the defender reacts."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.heroes.battle import FIGHT
from cradle.games.heroes.hands import could_hold, discard, holds, leave, show_lot
from cradle.games.heroes.news import ATTACKED, CALLED_OFF, FORCE, HERO_JOINED, HERO_LEADS
from cradle.games.heroes.numbers import GOOD_FORTUNE, HERO, OLYMPICS
from cradle.games.heroes.pieces import BARBARIAN, FIELD, HERO_ARMY, HERO_LED, LED, Battle
from cradle.games.heroes.printed import one
from cradle.games.heroes.promises import attacked
from cradle.games.heroes.spoils import AFTERMATH, SPOILS
from cradle.games.heroes.table import Heroes

MUSTER: Final = Kind(
    "muster", "heroes/7.2", "go", "army", "led-army", "hero", "lead-army", "lead-hero", about="other-seat goal armies"
)
GO: Final = MUSTER.start("go")
ARMY: Final = MUSTER.start("army")
LED_ARMY: Final = MUSTER.start("led-army")
MUSTER_HERO: Final = MUSTER.start("hero")
REACTIONS: Final = ["stand", "good-fortune", "olympics", "hero", "lead-army", "lead-hero"]
DEFEND: Final = Kind("defend", "heroes/7.7", *REACTIONS, about="attacker-seat goal armies led")
DEFEND_BARBARIANS: Final = Kind("defend-barbarians", "heroes/10.2", *REACTIONS, about="armies")
STAND: Final = DEFEND.start("stand")
FORTUNE: Final = DEFEND.start("good-fortune")
GAMES: Final = DEFEND.start("olympics")
DEFEND_HERO: Final = DEFEND.start("hero")


def why_not_attack(t: Heroes, seat: int, target: int) -> str:
    if target == seat or target >= t.seats or t.tribes[target].fallen:
        return "heroes/7.1"
    if t.round <= t.rules.peace_rounds:
        return "heroes/7.6"
    return "" if may_attack(t, seat) else "heroes/7.4"


def may_attack(t: Heroes, seat: int) -> bool:
    """Heroes 7.4, 7.6: whether there is anybody to send, and no peace."""
    if t.round <= t.rules.peace_rounds:
        return False
    p = t.tribes[seat]
    return p.count(0) > 0 or p.count(LED) > 0 or holds(t, seat, HERO) > 0


def declare(t: Heroes, seat: int, target: int, goal: int) -> None:
    """Heroes 7.1: one tribe and one goal."""
    t.battle = Battle(seat, target, goal, t.tribes[seat].roads >> target & 1)
    t.duels = []
    attacked(t, seat, target)
    p = t.tribes[seat]
    if not p.count(0) and not p.count(LED):
        show_lot(t, seat, one(HERO))  # who attacks without an army must hold one
    t.push(Muster(seat))
    if t.journal is not None:
        t.tell(ATTACKED, seat, [target, goal])


class Muster(Question[Heroes]):
    """Heroes 7.2 to 7.5: armies and heroes one by one, then off they go."""

    def kind(self) -> Kind:
        return MUSTER

    def why(self, t: Heroes, answer: int) -> str:
        p = t.tribes[self.seat]
        if answer == GO:
            return "" if t.fight().units[0] else "heroes/7.4"
        if answer == ARMY:
            return "" if p.count(0) else "heroes/7.2"
        if answer == LED_ARMY:
            return "" if p.count(LED) else "heroes/7.2"
        return why_not_hero(t, self.seat, 0, answer - MUSTER_HERO)

    def about(self, t: Heroes) -> list[int]:
        b = t.fight()
        return [b.defender, b.goal, len(b.units[0])]

    def take(self, t: Heroes, answer: int) -> None:
        b = t.fight()
        if answer == GO:
            if t.journal is not None:
                t.tell(FORCE, self.seat, [len(b.units[0]), leaders(b.units[0])])
            t.push(AFTERMATH)
            t.push(SPOILS)
            meet(t)
            return
        t.push(self)
        if answer < MUSTER_HERO:
            flags = LED if answer == LED_ARMY else 0
            t.tribes[self.seat].remove(flags)
            b.units[0].append(flags)
        else:
            play_hero(t, self.seat, 0, answer - MUSTER_HERO)


def leaders(units: list[int]) -> int:
    n = 0
    for unit in units:
        if unit & (LED | HERO_LED):
            n += 1
    return n


def why_not_hero(t: Heroes, seat: int, side: int, role: int) -> str:
    """Heroes 7.3: role 0 is an army, 1 the general of an army, 2 the general of a hero."""
    if not holds(t, seat, HERO):
        return "heroes/7.3"
    if role == 0:
        return ""
    plain = HERO_ARMY if role == 2 else 0
    for unit in t.fight().units[side]:
        if unit == plain:
            return ""
    return "heroes/7.3a"


def play_hero(t: Heroes, seat: int, side: int, role: int) -> None:
    """Heroes 7.3: the card lies on the field until the battle is over."""
    leave(t, seat, HERO, FIELD, t.cards.everybody)
    units = t.fight().units[side]
    if role == 0:
        units.append(HERO_ARMY)
    else:
        plain = HERO_ARMY if role == 2 else 0
        for i in range(len(units)):
            if units[i] == plain:
                units[i] |= HERO_LED
                break
    if t.journal is not None:
        t.tell(HERO_LEADS if role else HERO_JOINED, seat, [])


def meet(t: Heroes) -> None:
    """Heroes 7.9: all armies that can fight do. Then the defender reacts, and the battle begins."""
    b = t.fight()
    p = t.tribes[b.defender]
    for flags in (LED, 0):
        for _ in range(p.count(flags)):
            p.remove(flags)
            b.units[1].append(flags)
    t.push(FIGHT)
    t.push(Reaction(b.defender, b.attacker))


class Reaction(Step[Heroes]):
    """Heroes 7.7, 7.8, 10.2, 11.8: the defender is asked if they might hold a card that helps."""

    def __init__(self, seat: int, attacker: int) -> None:
        self.seat = seat
        self.attacker = attacker

    def run(self, t: Heroes) -> None:
        first = not t.fight().heroes_only
        if (
            could_hold(t, self.seat, HERO)
            or (first and could_hold(t, self.seat, OLYMPICS))
            or (first and self.attacker == BARBARIAN and could_hold(t, self.seat, GOOD_FORTUNE))
        ):
            t.push(Defend(self.seat, self.attacker))


class Defend(Question[Heroes]):
    """Heroes 7.7, 7.8, 10.2: Good Fortune against barbarians, the Olympics, or heroes."""

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def kind(self) -> Kind:
        return DEFEND_BARBARIANS if self.attacker == BARBARIAN else DEFEND

    def why(self, t: Heroes, answer: int) -> str:
        if answer == STAND:
            return ""
        if answer >= DEFEND_HERO:
            return why_not_hero(t, self.seat, 1, answer - DEFEND_HERO)
        if answer == FORTUNE and self.attacker != BARBARIAN:
            return "heroes/7.8"
        card = OLYMPICS if answer == GAMES else GOOD_FORTUNE
        if t.fight().heroes_only:
            return "heroes/7.8a"
        if not holds(t, self.seat, card):
            return "heroes/10.2" if self.attacker == BARBARIAN else "heroes/7.7"
        return ""

    def about(self, t: Heroes) -> list[int]:
        b = t.fight()
        if self.attacker == BARBARIAN:
            return [len(b.units[0])]
        return [self.attacker, b.goal, len(b.units[0]), leaders(b.units[0])]

    def take(self, t: Heroes, answer: int) -> None:
        if answer == STAND:
            return
        b = t.fight()
        if answer >= DEFEND_HERO:
            b.heroes_only = 1
            play_hero(t, self.seat, 1, answer - DEFEND_HERO)
            t.push(Reaction(self.seat, self.attacker))
            return
        card = OLYMPICS if answer == GAMES else GOOD_FORTUNE
        discard(t, self.seat, card)
        b.called_off = 1
        if t.journal is not None:
            t.tell(CALLED_OFF, self.seat, [card])
