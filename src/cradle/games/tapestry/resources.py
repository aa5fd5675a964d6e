"""Tapestry 2.4-2.5: resources are gained and paid one by one; and what counts are watched by some civilizations."""

from __future__ import annotations

from typing import Final

from cradle.core.masks import bits
from cradle.core.step import Question
from cradle.core.words import Kind
from cradle.games.tapestry.counting import district_cells, districts
from cradle.games.tapestry.news import GAINED, PAID
from cradle.games.tapestry.pieces import (
    CHOSEN,
    END,
    EXPERIMENTAL,
    HAND,
    HOUSED,
    MOST,
    MYSTICS,
    PACK,
    SUPPLY,
    TECHNOLOGY_0,
    TECHS,
)
from cradle.games.tapestry.resolve import Resolve
from cradle.games.tapestry.table import Tapestry

TAKE_KIND: Final = Kind("take", "tapestry/2.4", ("resource", 4), about="left")
PAY_KIND: Final = Kind("pay", "tapestry/2.5", ("resource", 4), about="left")
WATCHING: Final = 1 << MYSTICS | 1 << CHOSEN
PUBLIC: Final = 16  # where the Chosen keep the achievements they were rewarded for
PRIVATE: Final = 8


# -- resources -----------------------------------------------------------------------------------------------------


def gain(t: Tapestry, seat: int, resource: int, amount: int) -> None:
    """Tapestry 2.4: what exceeds eight is lost."""
    r = t.players[seat].resources
    r[resource] = min(MOST, r[resource] + amount)
    if t.journal is not None:
        t.tell(GAINED, seat, [amount, resource])
    watch(t, seat)


def spend(t: Tapestry, seat: int, resource: int, amount: int) -> None:
    r = t.players[seat].resources
    r[resource] = r[resource] - amount
    if t.journal is not None and amount:
        t.tell(PAID, seat, [amount, resource])


def gain_any(t: Tapestry, seat: int, amount: int) -> None:
    """So many resources of the player's choice; nothing to choose for whoever is full or has finished."""
    p = t.players[seat]
    if amount and not p.finished and seat < t.seats and p.wealth() < 4 * MOST:
        t.push(Take(seat, amount))


class Take(Question[Tapestry]):
    """Tapestry 2.4: one resource after the other."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> Kind:
        return TAKE_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1, 2, 3]

    def take(self, t: Tapestry, answer: int) -> None:
        if self.left > 1:
            t.push(Take(self.seat, self.left - 1))
        gain(t, self.seat, answer, 1)


def pay_any(t: Tapestry, seat: int, amount: int) -> None:
    """Tapestry 2.5: any resources; without a question if only one sort is there or all must go."""
    r = t.players[seat].resources
    sorts = 0
    only = 0
    for resource in range(4):
        if r[resource]:
            sorts += 1
            only = resource
    if amount and sorts == 1:
        spend(t, seat, only, min(amount, r[only]))
    elif amount and t.players[seat].wealth() <= amount:
        for resource in range(4):
            spend(t, seat, resource, r[resource])
    elif amount:
        t.push(Pay(seat, amount))


class Pay(Question[Tapestry]):
    """Tapestry 2.5: one resource after the other."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> Kind:
        return PAY_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if t.players[self.seat].resources[answer] else "tapestry/2.5"

    def answers(self, t: Tapestry) -> list[int]:
        r = t.players[self.seat].resources
        return [resource for resource in range(4) if r[resource]]

    def take(self, t: Tapestry, answer: int) -> None:
        spend(t, self.seat, answer, 1)
        pay_any(t, self.seat, self.left - 1)


# -- watching ------------------------------------------------------------------------------------------------------


def watch(t: Tapestry, seat: int) -> None:
    """Called after anything that the Mystics predict or the adjusted Chosen strive for."""
    p = t.players[seat]
    if not p.civilizations & WATCHING or p.finished:
        return
    if p.has(MYSTICS) and p.mats[MYSTICS]:
        watch_predictions(t, seat)
    if p.has(CHOSEN) and t.adjustment >= EXPERIMENTAL:
        watch_strivings(t, seat, False, 9)


def predicted(t: Tapestry, seat: int, category: int) -> int:
    """Tapestry 13.13: technologies, complete districts, territories, completed tracks."""
    if category == 0:
        return len(t.pile(seat, TECHS))
    if category == 1:
        return bits(districts(t, seat))
    if category == 2:
        return t.lands(seat)
    n = 0
    for track in range(4):
        n += 1 if t.players[seat].position(track) == END else 0
    return n


def watch_predictions(t: Tapestry, seat: int) -> None:
    """Tapestry 13.13a: a resource the first time that a predicted number is reached exactly."""
    p = t.players[seat]
    mat = p.mats[MYSTICS]
    for category in range(4):
        number = (mat >> (4 * category)) & 15
        if number and not (mat >> (16 + category)) & 1 and predicted(t, seat, category) == number:
            mat |= 1 << (16 + category)
            p.set_mat(MYSTICS, mat)
            gain_any(t, seat, 1)


def watch_strivings(t: Tapestry, seat: int, turn_ends: bool, most_rewards: int) -> None:
    """Tapestry 14.15: every achievement, public or private, moves the token of the Chosen one step."""
    p = t.players[seat]
    mat = p.mats[CHOSEN]
    new = p.achieved & ~(mat >> PUBLIC) & 7
    mat |= new << PUBLIC
    steps = bits(new)
    for striving in range(6):
        if not (mat >> (PRIVATE + striving)) & 1 and strives(t, seat, striving, turn_ends):
            mat |= 1 << (PRIVATE + striving)
            steps += 1
    if not steps:
        return
    effects = t.box.mat_effects[CHOSEN][t.adjustment - 1]
    first = (mat & 255) + max(0, steps - most_rewards)
    p.set_mat(CHOSEN, mat + steps)
    for step in range(min(len(effects), (mat & 255) + steps) - 1, first - 1, -1):
        t.push(Resolve(seat, effects[step]))


def strives(t: Tapestry, seat: int, striving: int, turn_ends: bool) -> bool:
    p = t.players[seat]
    if t.adjustment == PACK:
        if striving == 0:
            return most(p.resources) >= 4
        if striving == 1:
            return len(t.pile(seat, HAND)) >= 4
        if striving == 2:
            return len(t.pile(seat, SUPPLY)) >= 4
        if striving == 3:
            return len(t.pile(seat, TECHS)) >= 4
        return most(p.built) >= 4 if striving == 4 else t.landmarks(seat) >= 4
    if striving == 0:
        return most(p.resources) >= 6
    if striving == 1:
        return turn_ends and len(t.pile(seat, HAND)) >= 5
    if striving == 2:
        return len(t.pile(seat, SUPPLY)) >= 5
    if striving == 3:
        return rows_used(t, seat) == 7
    return striving == 4 and housed_district(t, seat)


def most(numbers: list[int]) -> int:
    return max(numbers[0], numbers[1], numbers[2], numbers[3])


def rows_used(t: Tapestry, seat: int) -> int:
    rows = 0
    for card in t.pile(seat, TECHS):
        rows |= 1 << (t.tech_row[card - TECHNOLOGY_0] & 3)
    return rows


def housed_district(t: Tapestry, seat: int) -> bool:
    """A complete district with three houses."""
    cells = t.players[seat].cells
    full = districts(t, seat)
    for district in range(9):
        if (full >> district) & 1 and len([c for c in district_cells(district) if cells[c] == HOUSED + 1]) >= 3:
            return True
    return False
