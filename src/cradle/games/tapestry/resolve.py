"""Tapestry 11: effects made of effects, and effects that wait for an event."""

from __future__ import annotations

from typing import Final

from cradle.core.masks import members
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.news import SCORED
from cradle.games.tapestry.table import Tapestry

PARTS: Final = 8  # most parts of an effect
MOST_SIDES: Final = 5
CHOOSE_KIND: Final = Kind("choose", "tapestry/11.3", ("part", PARTS), facts="effect")
NEXT_KIND: Final = Kind("next", "tapestry/11.4", ("part", PARTS), facts="effect")
MAY_KIND: Final = Kind("may", "tapestry/11.5", "no", "yes", about="effect")


class Resolve(Step[Tapestry]):
    """Tapestry 11.1: whoever has finished gains nothing more."""

    def __init__(self, seat: int, effect: int) -> None:
        self.seat = seat
        self.effect = effect

    def run(self, t: Tapestry) -> None:
        if t.players[self.seat].finished or self.seat >= t.seats:
            return
        t.box.effects[self.effect].apply(t, self.seat)


def score(t: Tapestry, seat: int, line: int, points: int) -> None:
    """Points are kept by where they came from; they never drop below nothing."""
    p = t.players[seat]
    if p.points + points < 0:
        points = -p.points
    if points == 0:
        return
    p.points += points
    p.scored[line] = p.scored[line] + points
    if t.journal is not None:
        t.tell(SCORED, seat, [points, line])


def on_event(t: Tapestry, seat: int, event: int) -> None:
    """Tapestry 11.7: whatever of mine waits for this event happens next."""
    p = t.players[seat]
    if p.force >= 0:
        for effect in t.box.card_waits[p.force][event]:
            t.push(Resolve(seat, effect))
    if p.lent >= 0:
        for effect in t.box.card_waits[p.lent][event]:
            t.push(Resolve(seat, effect))


# -- parts ---------------------------------------------------------------------------------------------------------


class InOrder(Effect):
    """One part after the other."""

    def __init__(self, parts: list[int]) -> None:
        super().__init__()
        self.parts = parts

    def apply(self, t: Tapestry, seat: int) -> None:
        for i in range(len(self.parts) - 1, -1, -1):
            t.push(Resolve(seat, self.parts[i]))


class AnyOrder(Effect):
    """All parts; the player picks the order where it can matter."""

    def __init__(self, parts: list[int], ordered: bool) -> None:
        super().__init__()
        self.parts = parts
        self.ordered = ordered

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.ordered:
            t.push(NextPart(seat, self.number, (1 << len(self.parts)) - 1))
            return
        for i in range(len(self.parts) - 1, -1, -1):
            t.push(Resolve(seat, self.parts[i]))


class NextPart(Question[Tapestry]):
    """Tapestry 11.4: all of them, in an order of one's own. The last one needs no question."""

    def __init__(self, seat: int, effect: int, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def kind(self) -> Kind:
        return NEXT_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if (self.left >> answer) & 1 else "tapestry/11.4"

    def answers(self, t: Tapestry) -> list[int]:
        return members(self.left)

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [part_of(t, self.effect, answer)]

    def take(self, t: Tapestry, answer: int) -> None:
        left = self.left & ~(1 << answer)
        parts = parts_of(t, self.effect)
        if left & (left - 1):
            t.push(NextPart(self.seat, self.effect, left))
        elif left:
            t.push(Resolve(self.seat, parts[left.bit_length() - 1]))
        t.push(Resolve(self.seat, parts[answer]))


class OneOf(Effect):
    """One part of several; a possible one, if there is one."""

    def __init__(self, parts: list[int]) -> None:
        super().__init__()
        self.parts = parts

    def apply(self, t: Tapestry, seat: int) -> None:
        last = -1
        n = 0
        for part in self.parts:
            if t.box.effects[part].possible(t, seat):
                last = part
                n += 1
        if n > 1:
            t.push(ChoosePart(seat, self.number))
        elif n == 1:
            t.push(Resolve(seat, last))

    def possible(self, t: Tapestry, seat: int) -> bool:
        for part in self.parts:
            if t.box.effects[part].possible(t, seat):
                return True
        return False


class ChoosePart(Question[Tapestry]):
    """Tapestry 11.3: exactly one, and a possible one."""

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def kind(self) -> Kind:
        return CHOOSE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        parts = parts_of(t, self.effect)
        if answer < len(parts) and t.box.effects[parts[answer]].possible(t, self.seat):
            return ""
        return "tapestry/11.3"

    def answers(self, t: Tapestry) -> list[int]:
        parts = parts_of(t, self.effect)
        return [answer for answer in range(len(parts)) if t.box.effects[parts[answer]].possible(t, self.seat)]

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [part_of(t, self.effect, answer)]

    def take(self, t: Tapestry, answer: int) -> None:
        t.push(Resolve(self.seat, parts_of(t, self.effect)[answer]))


def parts_of(t: Tapestry, effect: int) -> list[int]:
    made = t.box.effects[effect]
    if isinstance(made, OneOf):
        return made.parts
    assert isinstance(made, AnyOrder)
    return made.parts


def part_of(t: Tapestry, effect: int, answer: int) -> int:
    """The part that an answer is about; -1 if the effect has fewer parts than an effect can have."""
    parts = parts_of(t, effect)
    return parts[answer] if answer < len(parts) else -1


class Times(Effect):
    """The same several times."""

    def __init__(self, times: int, part: int) -> None:
        super().__init__()
        self.times = times
        self.part = part

    def apply(self, t: Tapestry, seat: int) -> None:
        step = Resolve(seat, self.part)
        for _ in range(self.times):
            t.push(step)

    def possible(self, t: Tapestry, seat: int) -> bool:
        return t.box.effects[self.part].possible(t, seat)


class May(Effect):
    """Something that can be left."""

    def __init__(self, part: int) -> None:
        super().__init__()
        self.part = part

    def apply(self, t: Tapestry, seat: int) -> None:
        if t.box.effects[self.part].possible(t, seat):
            t.push(MayResolve(seat, self.part))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return t.box.effects[self.part].possible(t, seat)


class MayResolve(Question[Tapestry]):
    """Tapestry 11.5: do it, or leave it."""

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def kind(self) -> Kind:
        return MAY_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.effect]

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1]

    def take(self, t: Tapestry, answer: int) -> None:
        if answer:
            t.push(Resolve(self.seat, self.effect))


# -- other players -------------------------------------------------------------------------------------------------


BACKWARDS: Final = [  # by the number of sides and the seat
    [[(seat + i) % sides for i in range(sides - 1, 0, -1)] for seat in range(sides)] for sides in range(MOST_SIDES + 1)
]


def others_clockwise(t: Tapestry, seat: int) -> list[int]:
    """Every other side of the table, from the left round to the right."""
    return [(seat + i) % t.sides for i in range(1, t.sides)]


def others_backwards(t: Tapestry, seat: int) -> list[int]:
    """The same from the right: what is pushed for them then happens clockwise."""
    return BACKWARDS[t.sides][seat]


class Everyone(Effect):
    """Each player who has not finished: oneself first, then clockwise."""

    def __init__(self, part: int) -> None:
        super().__init__()
        self.part = part

    def apply(self, t: Tapestry, seat: int) -> None:
        for i in range(t.sides - 1, -1, -1):
            t.push(Resolve((seat + i) % t.sides, self.part))


class Neighbours(Effect):
    """Each direct neighbour: the right one first, then the left one."""

    def __init__(self, part: int) -> None:
        super().__init__()
        self.part = part

    def apply(self, t: Tapestry, seat: int) -> None:
        near = t.neighbours(seat)
        for i in range(len(near) - 1, -1, -1):
            t.push(Resolve(near[i], self.part))


class AtLeast(Effect):
    """Only at a table with so many players, those that play by themselves included."""

    def __init__(self, players: int, part: int) -> None:
        super().__init__()
        self.players = players
        self.part = part

    def apply(self, t: Tapestry, seat: int) -> None:
        if t.sides >= self.players:
            t.push(Resolve(seat, self.part))


class Nothing(Effect):
    """An empty space."""

    def apply(self, t: Tapestry, seat: int) -> None:
        pass
