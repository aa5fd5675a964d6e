"""Who sits where, and on which deal: a pure function of the plan and the number of a game.

Balanced seating. Of `m` contenders at a table for `n`, each has `n // m` seats, and the `n % m` seats that are left go
to a set of contenders: a *line-up*. A round plays every line-up once, on a deal of its own. A deal is played `n` times,
and everybody moves on by one seat each time: so in a deal each place of the line-up sits once on each seat, and in a
round everybody meets every set of rivals, from every seat, equally often. From round to round the order round the
table changes; all `(n - 1)!` of them take turns.

Alone against the others. A deal is played `n` times, with the first contender on each seat in turn and the second on
all the others. At two players that is balanced seating again.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import comb, factorial, gcd
from typing import Final

from cradle.arena.plan import ALONE, MOVING, Event, Plan, derived

GOLDEN: Final = (
    0.6180339887498949  # steps of this part of a round visit its line-ups evenly, also where it is not finished
)


@dataclass(frozen=True)
class Seated:
    """One game: the number of its deal within the event, the seed of it, and the contender of each seat."""

    deal: int
    seed: int
    places: list[int]  # numbers of contenders, one a seat


def line_ups(contenders: int, seats: int) -> int:
    """How many there are."""
    return comb(contenders, seats % contenders)


def round_length(contenders: int, seats: int) -> int:
    """Games in which every line-up is played from every seat."""
    return line_ups(contenders, seats) * seats


def seat(plan: Plan, event: Event, game: int) -> Seated:
    """The game of this number within the event."""
    n, m = event.seats, len(plan.contenders)
    if plan.seating == MOVING:
        return Seated(game, derived(plan.seed, game), [(place + game) % m for place in range(n)])
    deal, turn = divmod(game, n)
    if plan.seating == ALONE:
        seed = derived(plan.seed, event.title, n, deal)
        return Seated(deal, seed, [int(place != turn) for place in range(n)])
    turns, step = divmod(deal, line_ups(m, n))
    order = arrangement(line_up(step, m, n), turns % factorial(n - 1))
    seed = derived(plan.seed, event.title, n, deal)
    return Seated(deal, seed, [order[(place + turn) % n] for place in range(n)])


def line_up(step: int, contenders: int, seats: int) -> list[int]:
    """The contenders of a step of a round, in the order of their numbers."""
    each, left = divmod(seats, contenders)
    more = subset(step * stride(comb(contenders, left)) % comb(contenders, left), contenders, left)
    return [place for place in range(contenders) for _ in range(each + (place in more))]


def stride(count: int) -> int:
    """A step that visits all of so many, the near ones not one after the other."""
    step = max(1, round(count * GOLDEN))
    while gcd(step, count) != 1:
        step += 1
    return step


def subset(number: int, of: int, size: int) -> set[int]:
    """The subset of this number, of all that have this size, in the order of their members."""
    out: set[int] = set()
    for member in range(of):
        with_it = comb(of - member - 1, size - len(out) - 1) if len(out) < size else 0
        if number < with_it:
            out.add(member)
        else:
            number -= with_it
    return out


def arrangement(members: list[int], number: int) -> list[int]:
    """The order round the table of this number: the first stays, the others stand in each of their orders."""
    rest = members[1:]
    out = members[:1]
    for left in range(len(rest), 0, -1):
        place, number = divmod(number, factorial(left - 1))
        out.append(rest.pop(place))
    return out
