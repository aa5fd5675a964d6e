"""Beyond the Horizon 9: recruiting, strengthening and weakening units."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question
from cradle.core.words import Kind
from cradle.games.horizon.news import RECRUITED, STRENGTHENED
from cradle.games.horizon.numbers import (
    EITHER,
    MOVEMENT_BONUS,
    PLACES,
    RECRUIT,
    SETTLER,
    SOLDIER,
    START,
    STRONGEST,
    TOKENS,
    UNITS,
)
from cradle.games.horizon.player import Player
from cradle.games.horizon.printed import Effect
from cradle.games.horizon.resolve import follow, waiting, waiting_recruit
from cradle.games.horizon.steps import any_can_move, can_move_from
from cradle.games.horizon.table import Horizon

ACTIVE: Final = 0  # the piece comes from the resource area
INACTIVE: Final = 1  # the piece comes from the columns
SOURCES: Final = ["active", "columns"]

RECRUIT_KIND: Final = Kind(
    "recruit", "horizon/9.1", ("settler", "place", PLACES), ("soldier", "place", PLACES), "skip", facts="strength"
)
RECRUIT_AT: Final = [RECRUIT_KIND.start("settler"), RECRUIT_KIND.start("soldier")]
SKIP_RECRUIT: Final = RECRUIT_KIND.start("skip")
STRENGTHEN_KIND: Final = Kind(
    "strengthen", "horizon/9.3", ("unit", UNITS), "skip", facts="kind place strength to", about="kind points"
)
SKIP_STRENGTHEN: Final = STRENGTHEN_KIND.start("skip")


# -- tokens --------------------------------------------------------------------------------------------------------


def best_strength(p: Player, kind: int, strength: int) -> int:
    """Horizon 9.2: this strength, or the next lower that is free; 0 if there is none."""
    while strength > 0 and p.free_token(kind, strength) < 0:
        strength -= 1
    return strength


def kind_of(unit: int) -> int:
    return SETTLER if unit < TOKENS else SOLDIER


def alike(p: Player, unit: int, apart: int) -> bool:
    """Horizon 9.7: whether a unit of lower number, not in the mask `apart`, is just like this one."""
    if unit == p.explorer:
        return False
    place = p.at[unit]
    strength = p.strength[unit]
    for other in range(kind_of(unit) * TOKENS, unit):
        if p.at[other] == place and p.strength[other] == strength and other != p.explorer and not (apart >> other) & 1:
            return True
    return False


def free_unit(p: Player, unit: int) -> None:
    """The token returns to the supply; the piece is the caller's."""
    p.at = changed(p.at, unit, -1)
    p.strength = changed(p.strength, unit, 0)
    if p.explorer == unit:
        p.explorer = -1


def exhaust_unit(p: Player, unit: int) -> None:
    free_unit(p, unit)
    p.put_piece()


def reach(p: Player, unit: int, wanted: int, least: int) -> int:
    """Horizon 9.4: the strength nearest below the wanted one that the unit can have, down to `least`, or 0."""
    kind = kind_of(unit)
    strength = min(wanted, STRONGEST)
    while strength >= least:
        if p.shows(unit, strength) or p.free_token(kind, strength) >= 0:
            return strength
        strength -= 1
    return 0


def change_strength(p: Player, unit: int, strength: int) -> int:
    """Turn the unit's token over or replace it; returns the token it has now."""
    token = unit
    if not p.shows(unit, strength):
        token = p.free_token(kind_of(unit), strength)
        p.at = changed(p.at, token, p.at[unit])
        p.at = changed(p.at, unit, -1)
        p.strength = changed(p.strength, unit, 0)
        if p.explorer == unit:
            p.explorer = token
    p.strength = changed(p.strength, token, strength)
    return token


def raised(p: Player, unit: int, points: int) -> int:
    """The strength after strengthening, or 0 if it would not rise."""
    return reach(p, unit, p.strength[unit] + points, p.strength[unit] + 1)


def weaken(p: Player, unit: int) -> None:
    """Horizon 9.5: one less, the next lower that is there, or exhausted."""
    strength = reach(p, unit, p.strength[unit] - 1, 1)
    if strength:
        change_strength(p, unit, strength)
    else:
        exhaust_unit(p, unit)


# -- recruiting ----------------------------------------------------------------------------------------------------


class Recruit(Effect):
    """Horizon 9.1: a piece becomes a unit. `then` are the movement points that must be usable afterwards."""

    def __init__(self, number: int, unit: int, source: int, strength: int, then: int) -> None:
        super().__init__(number)
        self.unit = unit
        self.source = source
        self.strength = strength
        self.then = then
        self.later: Recruit | None = None  # the next recruit of the same action, before its movement

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        if self.possible(t, seat):
            then = 0
            if self.then and (self.later is None or not self.later.possible(t, seat)):
                then = self.then + t.players[seat].modifiers[MOVEMENT_BONUS]
            t.push(RecruitWhere(seat, self.unit, self.source, self.strength, then, must))

    def possible(self, t: Horizon, seat: int) -> bool:
        p = t.players[seat]
        return (p.active if self.source == ACTIVE else p.inactive()) > 0 and self.token_there(p)

    def token_there(self, p: Player) -> bool:
        for kind in (SETTLER, SOLDIER):
            if self.unit in (kind, EITHER) and best_strength(p, kind, self.strength):
                return True
        return False


def recruited(answer: int) -> int:
    """The kind of unit that an answer places."""
    return SOLDIER if answer >= RECRUIT_AT[SOLDIER] else SETTLER


class RecruitWhere(Question[Horizon]):
    """Horizon 9.1: on the own start tile or a tile with an own cube."""

    def __init__(self, seat: int, unit: int, source: int, strength: int, then: int, must: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.source = source
        self.strength = strength
        self.then = then
        self.must = must

    def kind(self) -> Kind:
        return RECRUIT_KIND

    def why(self, t: Horizon, answer: int) -> str:
        if answer == SKIP_RECRUIT:
            if self.must:
                return "horizon/4.11"
            return "" if not self.then or any_can_move(t, self.seat, self.then) else "horizon/4.13"
        p = t.players[self.seat]
        kind = recruited(answer)
        place = answer - RECRUIT_AT[kind]
        if self.unit not in (kind, EITHER):
            return "horizon/9.1a"
        if t.cell[place] < 0 or not (self.grounds(p) >> place) & 1:
            return "horizon/9.1"
        if not best_strength(p, kind, self.strength):
            return "horizon/9.2"
        if self.then and not can_move_from(t, self.seat, place, kind == SETTLER, self.then):
            return "" if any_can_move(t, self.seat, self.then) else "horizon/4.13"
        return ""

    def grounds(self, p: Player) -> int:
        """Mask of the places where the seat may recruit."""
        return p.tiles | 1 << (START + self.seat)

    def answers(self, t: Horizon) -> list[int]:
        p = t.players[self.seat]
        grounds = self.grounds(p)
        out: list[int] = []
        for kind in (SETTLER, SOLDIER):
            if (self.unit == kind or self.unit == EITHER) and best_strength(p, kind, self.strength):
                for place in range(PLACES):
                    if (grounds >> place) & 1 and (not self.then or not self.why(t, RECRUIT_AT[kind] + place)):
                        out.append(RECRUIT_AT[kind] + place)
        if not self.why(t, SKIP_RECRUIT):
            out.append(SKIP_RECRUIT)
        return out

    def take(self, t: Horizon, answer: int) -> None:
        if answer == SKIP_RECRUIT:
            return
        p = t.players[self.seat]
        kind = recruited(answer)
        place = answer - RECRUIT_AT[kind]
        mask = waiting(t, self.seat, RECRUIT)
        if mask:
            follow(t, self.seat, waiting_recruit(t, mask, kind))
        if self.source == ACTIVE:
            p.active -= 1
        else:
            p.take_piece()
        strength = best_strength(p, kind, self.strength)
        token = p.free_token(kind, strength)
        p.at = changed(p.at, token, place)
        p.strength = changed(p.strength, token, strength)
        if t.journal is not None:
            t.tell(RECRUITED, self.seat, [kind, strength, place])

    def facts(self, t: Horizon, answer: int) -> list[int]:
        if answer == SKIP_RECRUIT:
            return [0]
        return [best_strength(t.players[self.seat], recruited(answer), self.strength)]


# -- strengthening -------------------------------------------------------------------------------------------------


class Strengthen(Effect):
    """Horizon 9.3: one unit by so many points; with `split` its owner divides them."""

    def __init__(self, number: int, unit: int, points: int, split: int) -> None:
        super().__init__(number)
        self.unit = unit
        self.points = points
        self.split = split
        self.commutes = True

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        if self.possible(t, seat):
            t.push(StrengthenWhich(seat, self.unit, self.points, self.split, must))

    def possible(self, t: Horizon, seat: int) -> bool:
        return can_strengthen(t.players[seat], self.unit, 1 if self.split else self.points)


def can_strengthen(p: Player, kind: int, points: int) -> bool:
    """Whether any unit of the kind can rise by so many points, or by fewer of them."""
    for unit in range(UNITS):
        if p.at[unit] >= 0 and (kind == EITHER or kind == kind_of(unit)) and raised(p, unit, points):
            return True
    return False


class StrengthenWhich(Question[Horizon]):
    def __init__(self, seat: int, unit: int, points: int, split: int, must: int) -> None:
        super().__init__(seat)
        self.unit = unit
        self.points = points
        self.split = split
        self.must = must

    def kind(self) -> Kind:
        return STRENGTHEN_KIND

    def why(self, t: Horizon, answer: int) -> str:
        if answer == SKIP_STRENGTHEN:
            return "horizon/4.11" if self.must else ""
        p = t.players[self.seat]
        if p.at[answer] < 0:
            return "horizon/9.3"
        if self.unit not in (kind_of(answer), EITHER):
            return "horizon/9.3a"
        if not raised(p, answer, 1 if self.split else self.points):
            return "horizon/9.4"
        return "horizon/9.7" if alike(p, answer, 0) else ""

    def answers(self, t: Horizon) -> list[int]:
        p = t.players[self.seat]
        points = 1 if self.split else self.points
        out: list[int] = []
        for unit in range(UNITS):
            of_kind = p.at[unit] >= 0 and (self.unit == EITHER or self.unit == kind_of(unit))
            if of_kind and raised(p, unit, points) and not alike(p, unit, 0):
                out.append(unit)
        if not self.must:
            out.append(SKIP_STRENGTHEN)
        return out

    def take(self, t: Horizon, answer: int) -> None:
        if answer == SKIP_STRENGTHEN:
            return
        p = t.players[self.seat]
        strength = raised(p, answer, 1 if self.split else self.points)
        token = change_strength(p, answer, strength)
        if t.journal is not None:
            t.tell(STRENGTHENED, self.seat, [kind_of(token), strength, p.at[token]])
        if self.split and self.points > 1 and can_strengthen(p, self.unit, 1):
            t.push(StrengthenWhich(self.seat, self.unit, self.points - 1, self.split, 0))

    def facts(self, t: Horizon, answer: int) -> list[int]:
        if answer == SKIP_STRENGTHEN:
            return [EITHER, 0, 0, 0]
        p = t.players[self.seat]
        strength = raised(p, answer, 1 if self.split else self.points)
        return [kind_of(answer), p.at[answer], p.strength[answer], strength]

    def about(self, t: Horizon) -> list[int]:
        return [self.unit, self.points]
