"""Beyond the Horizon 15: lists of effects, what waits for an event, and what lasts."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.horizon.numbers import FIRST_RESEARCH, MODIFIERS, RESEARCH, TRIGGERS
from cradle.games.horizon.printed import Lasting, Program
from cradle.games.horizon.table import Horizon

ORDER_KIND: Final = Kind("order", "horizon/15.4", ("trigger", TRIGGERS), facts="points coins pieces")


class Do(Step[Horizon]):
    """Horizon 15.1: a list of effects from one of its parts on, in order."""

    def __init__(self, seat: int, program: int, at: int, must: int) -> None:
        self.seat = seat
        self.program = program
        self.at = at
        self.must = must

    def run(self, t: Horizon) -> None:
        parts = t.printed.programs[self.program].parts
        at = self.at
        while at < len(parts):
            part = parts[at]
            at += 1
            if not part.plain and at < len(parts):
                t.push(Do(self.seat, self.program, at, self.must))
            if t.trace is not None and part.possible(t, self.seat):
                t.trace[part.number] += 1
            part.apply(t, self.seat, self.must)
            if not part.plain:
                return


def resolve(t: Horizon, seat: int, program: Program) -> None:
    """A bonus: do this next. Its parts may be declined."""
    if program.parts:
        t.push(Do(seat, program.number, 0, 0))


def amounts(t: Horizon, seat: int, program: Program) -> list[int]:
    """Points, coins and pieces that a list simply gives, then the same for the others."""
    sums = [0] * 6
    for part in program.parts:
        part.amount(t, seat, sums, False)
    return sums


# -- what lasts ----------------------------------------------------------------------------------------------------


def last(t: Horizon, seat: int, lasting: Lasting) -> None:
    """From now on these triggers wait and these modifiers count."""
    p = t.players[seat]
    p.triggers |= lasting.triggers
    if lasting.effects:
        p.modifiers = [p.modifiers[i] + lasting.modifiers[i] for i in range(len(MODIFIERS))]
        if t.trace is not None:
            for effect in lasting.effects:
                t.trace[effect] += 1


# -- events --------------------------------------------------------------------------------------------------------


def waiting(t: Horizon, seat: int, event: int) -> int:
    """Horizon 15.4: what the seat has for this event at its beginning. Whoever begins an event asks first."""
    return t.players[seat].triggers & t.printed.waiting[event]


def waiting_recruit(t: Horizon, mask: int, kind: int) -> int:
    """Those that a recruit of this kind sets off."""
    out = 0
    for trigger in t.printed.triggers:
        if (mask >> trigger.number) & 1 and (trigger.unit < 0 or trigger.unit == kind):
            out |= 1 << trigger.number
    return out


def waiting_research(t: Horizon, seat: int, level: int, first: int) -> int:
    """Those that a research of this level sets off; `first` is 1 if nobody had researched the slot."""
    mask = waiting(t, seat, RESEARCH)
    if first:
        mask |= waiting(t, seat, FIRST_RESEARCH)
    if not mask:
        return 0
    out = 0
    for trigger in t.printed.triggers:
        fits = level >= trigger.min_level and (trigger.first < 0 or trigger.first == first)
        if (mask >> trigger.number) & 1 and fits:
            out |= 1 << trigger.number
    return out


def follow(t: Horizon, seat: int, mask: int) -> None:
    """Below what is pushed next: when the event is over with all its bonuses, these follow."""
    if mask:
        t.push(Follow(seat, mask))


class Follow(Step[Horizon]):
    """Horizon 15.4: the triggers of an event, now that it is over. Only an order that can matter is asked."""

    def __init__(self, seat: int, mask: int) -> None:
        self.seat = seat
        self.mask = mask

    def run(self, t: Horizon) -> None:
        commute = True
        triggers = t.printed.triggers
        for trigger in triggers:
            if (self.mask >> trigger.number) & 1 and not trigger.program.commutes:
                commute = False
        if commute or not self.mask & (self.mask - 1):
            for trigger in triggers:
                if (self.mask >> trigger.number) & 1:
                    resolve(t, self.seat, trigger.program)
        else:
            t.push(Order(self.seat, self.mask))


class Order(Question[Horizon]):
    """Horizon 15.4: several triggers of one event, in their owner's order."""

    def __init__(self, seat: int, mask: int) -> None:
        super().__init__(seat)
        self.mask = mask

    def kind(self) -> Kind:
        return ORDER_KIND

    def why(self, t: Horizon, answer: int) -> str:
        return "" if (self.mask >> answer) & 1 else "horizon/15.4"

    def take(self, t: Horizon, answer: int) -> None:
        follow(t, self.seat, self.mask & ~(1 << answer))
        resolve(t, self.seat, t.printed.triggers[answer].program)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        if answer >= len(t.printed.triggers):
            return [0, 0, 0]
        return amounts(t, self.seat, t.printed.triggers[answer].program)[:3]
