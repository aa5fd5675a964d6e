"""Age of Heroes 3: the five phases of a turn."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.heroes.building import BUILDING, add_purchases, build_facts, build_sum, buy, why_not_buy
from cradle.games.heroes.events import Immediates
from cradle.games.heroes.hands import could_hold, discard, draw, holds, leave, packed
from cradle.games.heroes.judgement import JUDGE, settle_claim
from cradle.games.heroes.news import DISCARDED, EXCHANGED, HOME, LAID, RECOVERED, RESTED, TAXES, TURN
from cradle.games.heroes.numbers import GOALS, HAND_LIMIT, KEPT, MONUMENT, MOST_ITEMS, MOST_SEATS
from cradle.games.heroes.pieces import AWAY, DISCARD, MONUMENTS, QUAKES, SENT, SHAKEN
from cradle.games.heroes.printed import count
from cradle.games.heroes.spoils import prize
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.war import declare, may_attack, why_not_attack

ACTION: Final = Kind(
    "action",
    "heroes/3.4",
    "rest",
    ("tax", "cards", MOST_ITEMS + 1),
    ("exchange", "card", KEPT),
    ("attack", "seat", MOST_SEATS, "goal", len(GOALS)),
    *BUILDING,
    facts="iron wood grain stone gold there",
)
REST: Final = ACTION.start("rest")
TAX: Final = ACTION.start("tax")
EXCHANGE: Final = ACTION.start("exchange")
ATTACK: Final = ACTION.start("attack")
BUILD: Final = ACTION.start("buy")
LAY_STONES: Final = Kind("lay-stones", "heroes/3.7", ("lay", "count", MONUMENT + 1), about="card stones")
DISCARD_DOWN: Final = Kind("discard-down", "heroes/3.9", ("drop", "card", KEPT), about="count")


class Turn(Step[Heroes]):
    """Heroes 3.2 to 3.10: draw, action, monument, hand limit, clean-up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Heroes) -> None:
        seat = self.seat
        if t.tribes[seat].fallen:
            return
        t.at_fair = 0
        t.turn = seat
        t.asked_roads = 0
        if t.journal is not None:
            t.tell(TURN, seat, [t.round])
        t.push(CleanUp(seat))
        t.push(HandLimit(seat))
        t.push(Monument(seat))
        t.push(Act(seat))
        t.push(Immediates(seat))
        draw(t, seat, False)


class Act(Step[Heroes]):
    """Heroes 3.4: phase two."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Heroes) -> None:
        if not t.tribes[self.seat].fallen:
            t.push(Action(self.seat))


class Action(Question[Heroes]):
    """Heroes 3.4: one of taxes, building and war, or nothing. The first purchase begins the building."""

    def kind(self) -> Kind:
        return ACTION

    def why(self, t: Heroes, answer: int) -> str:
        if answer == REST:
            return ""
        if answer < EXCHANGE:
            return "" if 1 <= answer - TAX <= t.tribes[self.seat].cities else "heroes/3.5"
        if answer < ATTACK:
            if t.tribes[self.seat].cities:
                return "heroes/3.6"
            return "" if holds(t, self.seat, answer - EXCHANGE) else "heroes/3.6a"
        if answer < BUILD:
            return why_not_attack(t, self.seat, (answer - ATTACK) // len(GOALS))
        return why_not_buy(t, self.seat, answer - BUILD)

    def sum(self, t: Heroes, answer: int, clause: str) -> Label | None:
        if clause == "heroes/3.5":
            return Label("sum-taxes", ["cards", "cities"], [answer - TAX, t.tribes[self.seat].cities])
        return build_sum(t, self.seat, answer - BUILD, clause)

    def answers(self, t: Heroes) -> list[int]:
        seat = self.seat
        out = [REST]
        cities = t.tribes[seat].cities
        for n in range(1, cities + 1):
            out.append(TAX + n)
        if not cities:
            held = packed(t, seat)
            for kind in range(KEPT):
                if count(held, kind):
                    out.append(EXCHANGE + kind)
        if may_attack(t, seat):
            for target in range(t.seats):
                if target != seat and not t.tribes[target].fallen:
                    for goal in range(len(GOALS)):
                        out.append(ATTACK + target * len(GOALS) + goal)
        add_purchases(t, seat, BUILD, out)
        return out

    def facts(self, t: Heroes, answer: int) -> list[int]:
        there = 0
        if ATTACK <= answer < BUILD:
            target, goal = divmod(answer - ATTACK, len(GOALS))
            there = prize(t, target, goal) if target < t.seats else 0
        return [*build_facts(t, answer - BUILD), there]

    def take(self, t: Heroes, answer: int) -> None:
        seat = self.seat
        if answer >= BUILD:
            buy(t, seat, answer - BUILD, self)
        elif answer >= ATTACK:
            target, goal = divmod(answer - ATTACK, len(GOALS))
            declare(t, seat, target, goal)
        elif answer >= EXCHANGE:
            exchange(t, seat, answer - EXCHANGE)
        elif answer >= TAX:
            tax(t, seat, answer - TAX)
        elif t.journal is not None:
            t.tell(RESTED, seat, [])


def tax(t: Heroes, seat: int, cards: int) -> None:
    """Heroes 3.5: all cards first, then the immediate ones."""
    if t.journal is not None:
        t.tell(TAXES, seat, [cards])
    for _ in range(cards):
        draw(t, seat, False)
    t.push(Immediates(seat))


def exchange(t: Heroes, seat: int, kind: int) -> None:
    """Heroes 3.6, 12.2: a card for a card; what has become of the player is seen afterwards."""
    if t.journal is not None:
        t.tell(EXCHANGED, seat, [kind])
    discard(t, seat, kind)
    t.push(JUDGE)
    t.push(Immediates(seat))
    draw(t, seat, False)


class Monument(Step[Heroes]):
    """Heroes 3.7: phase three. Asked if the player might hold a stone, by what everybody knows."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Heroes) -> None:
        p = t.tribes[self.seat]
        if not p.fallen and p.stones < MONUMENT and could_hold(t, self.seat, p.special):
            t.push(LayStones(self.seat))


class LayStones(Question[Heroes]):
    """Heroes 3.7, 3.8: any number of own special resources, up to five in all."""

    def kind(self) -> Kind:
        return LAY_STONES

    def why(self, t: Heroes, answer: int) -> str:
        p = t.tribes[self.seat]
        if answer > holds(t, self.seat, p.special):
            return "heroes/3.7"
        return "" if p.stones + answer <= MONUMENT else "heroes/3.8"

    def sum(self, t: Heroes, answer: int, clause: str) -> Label | None:
        p = t.tribes[self.seat]
        if clause == "heroes/3.7":
            return Label("sum-held", ["card", "needed", "there"], [p.special, answer, holds(t, self.seat, p.special)])
        return Label("sum-stones", ["stones", "count", "all"], [p.stones, answer, p.stones + answer])

    def answers(self, t: Heroes) -> list[int]:
        p = t.tribes[self.seat]
        return list(range(min(holds(t, self.seat, p.special), MONUMENT - p.stones) + 1))

    def about(self, t: Heroes) -> list[int]:
        p = t.tribes[self.seat]
        return [p.special, p.stones]

    def take(self, t: Heroes, answer: int) -> None:
        p = t.tribes[self.seat]
        for _ in range(answer):
            leave(t, self.seat, p.special, MONUMENTS, t.cards.everybody)
        p.stones += answer
        if answer:
            t.push(JUDGE)
            if t.journal is not None:
                t.tell(LAID, self.seat, [p.special, answer, p.stones])


class HandLimit(Step[Heroes]):
    """Heroes 3.9: phase four."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Heroes) -> None:
        if not t.tribes[self.seat].fallen and len(t.hand(self.seat)) > HAND_LIMIT:
            t.push(self)
            t.push(DiscardDown(self.seat))


class DiscardDown(Question[Heroes]):
    """Heroes 3.9: one card after another, of the player's own choice."""

    def kind(self) -> Kind:
        return DISCARD_DOWN

    def why(self, t: Heroes, answer: int) -> str:
        return "" if holds(t, self.seat, answer) else "heroes/3.9"

    def answers(self, t: Heroes) -> list[int]:
        kinds = t.printed.kinds
        seen = 0
        for card in t.hand(self.seat):
            seen |= 1 << kinds[card]
        return [kind for kind in range(KEPT) if seen >> kind & 1]

    def about(self, t: Heroes) -> list[int]:
        return [len(t.hand(self.seat)) - HAND_LIMIT]

    def take(self, t: Heroes, answer: int) -> None:
        discard(t, self.seat, answer)
        if t.journal is not None:
            t.tell(DISCARDED, self.seat, [answer])


class CleanUp(Step[Heroes]):
    """Heroes 3.10: phase five, and then a claim that falls due."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Heroes) -> None:
        p = t.tribes[self.seat]
        if p.fallen:
            return
        home = 0
        recovered = 0
        armies = p.armies
        for i in range(len(armies)):
            army = armies[i]
            if army & SHAKEN:
                recovered += 1
                t.cards.draw(QUAKES, DISCARD, t.cards.everybody)
            if army & AWAY and not army & SENT:
                home += 1
                army &= ~AWAY
            armies[i] = army & ~(SENT | SHAKEN)
        if t.journal is not None:
            if home:
                t.tell(HOME, self.seat, [home])
            if recovered:
                t.tell(RECOVERED, self.seat, [recovered])
        settle_claim(t, self.seat)
