"""Beyond the Horizon 10: movement and exploring."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.horizon.news import EXPLORED, WENT
from cradle.games.horizon.numbers import (
    EITHER,
    EXPLORE,
    FIELD,
    FOUND,
    LAND,
    MAP,
    MOVEMENT_BONUS,
    SIDE_STEP,
    SIDES,
    TERRITORY,
    TOKENS,
    UNITS,
    UNKNOWN,
)
from cradle.games.horizon.printed import Effect
from cradle.games.horizon.resolve import follow, resolve, waiting
from cradle.games.horizon.steps import any_can_move, explorable, may_explore
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.unfinished import TILE, Unfinished
from cradle.games.horizon.units import alike, kind_of

MOVE_KIND: Final = Kind(
    "move",
    "horizon/10.1",
    ("go", "unit", UNITS, "side", SIDES),
    "stop",
    facts="kind strength place to-place",
    about="points",
)
STOP: Final = MOVE_KIND.start("stop")


class Move(Effect):
    """Horizon 10.5-10.7: points with all bonuses, added to a movement that goes on, or used at once."""

    def __init__(self, number: int, points: int) -> None:
        super().__init__(number)
        self.points = points

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        p = t.players[seat]
        points = self.points + p.modifiers[MOVEMENT_BONUS]
        if p.moving:
            p.points += points
        elif any_can_move(t, seat, points):
            p.points = points
            p.moving = 1
            t.push(Moving(seat, 0))

    def possible(self, t: Horizon, seat: int) -> bool:
        return any_can_move(t, seat, self.points + t.players[seat].modifiers[MOVEMENT_BONUS])


class MoreTiles(Effect):
    """Horizon 10.10: so many more tiles may be explored in this turn."""

    def __init__(self, number: int, tiles: int) -> None:
        super().__init__(number)
        self.tiles = tiles
        self.plain = True
        self.commutes = True

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        t.more_tiles += self.tiles


class Moving(Step[Horizon]):
    """Horizon 10.1: as long as points are left and somebody can move."""

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved

    def run(self, t: Horizon) -> None:
        p = t.players[self.seat]
        if p.points and any_can_move(t, self.seat, p.points):
            t.push(MoveWhich(self.seat, self.moved))
        else:
            p.points = 0
            p.moving = 0


class MoveWhich(Question[Horizon]):
    """Horizon 10.1-10.3, 10.8: one unit to a neighbouring tile, or over the edge of the map."""

    def __init__(self, seat: int, moved: int) -> None:
        super().__init__(seat)
        self.moved = moved

    def kind(self) -> Kind:
        return MOVE_KIND

    def why(self, t: Horizon, answer: int) -> str:
        p = t.players[self.seat]
        guests = self.guests(t)
        if answer == STOP:
            if not self.moved:
                return "horizon/10.2"
            return "horizon/10.3" if guests else ""
        unit = answer // SIDES
        if p.at[unit] < 0:
            return "horizon/10.1"
        if alike(p, unit, 0):
            return "horizon/9.7"
        return self.why_step(t, unit, answer % SIDES, guests)

    def guests(self, t: Horizon) -> int:
        """How many own units stand on rivals' start tiles and must leave them."""
        p = t.players[self.seat]
        n = 0
        for unit in range(UNITS):
            if p.at[unit] > 0 and t.barred(self.seat, p.at[unit]):
                n += 1
        return n

    def why_step(self, t: Horizon, unit: int, side: int, guests: int) -> str:
        p = t.players[self.seat]
        place = p.at[unit]
        cell = t.cell[place] + SIDE_STEP[side]
        target = t.grid[cell]
        if t.barred(self.seat, place):
            guests -= 1
        if target >= 0:
            if t.barred(self.seat, target):
                guests += 1
        elif unit >= TOKENS:
            return "horizon/10.8"
        elif not explorable(t, cell):
            return "horizon/10.8a"
        elif not t.cards.zones[LAND]:
            return "horizon/10.11"
        elif not may_explore(t, self.seat):
            return "horizon/10.10"
        return "" if p.points > guests else "horizon/10.3"

    def answers(self, t: Horizon) -> list[int]:
        """What `why` lets through; whatever is the same on all sides of a unit is asked once."""
        p = t.players[self.seat]
        guests = self.guests(t)
        explores = may_explore(t, self.seat)
        grid = t.grid
        out: list[int] = []
        for unit in range(UNITS):
            place = p.at[unit]
            if place < 0 or alike(p, unit, 0):
                continue
            points = p.points - guests  # that are left for this step
            if guests and t.barred(self.seat, place):
                points += 1
            if points <= 0:
                continue
            here = t.cell[place]
            for side in range(SIDES):
                cell = here + SIDE_STEP[side]
                target = grid[cell]
                if target >= 0:
                    open_there = points > 1 or not t.barred(self.seat, target)
                else:
                    open_there = explores and unit < TOKENS and explorable(t, cell)
                if open_there:
                    out.append(unit * SIDES + side)
        if self.moved and not guests:
            out.append(STOP)
        return out

    def take(self, t: Horizon, answer: int) -> None:
        p = t.players[self.seat]
        if answer == STOP:
            p.points = 0
            p.moving = 0
            return
        unit = answer // SIDES
        p.points -= 1
        t.push(Moving(self.seat, 1))
        cell = t.cell[p.at[unit]] + SIDE_STEP[answer % SIDES]
        target = t.grid[cell]
        if target >= 0:
            if t.journal is not None:
                t.tell(WENT, self.seat, [kind_of(unit), p.strength[unit], target, p.at[unit]])
            p.at = changed(p.at, unit, target)
        else:
            explore(t, self.seat, unit, cell)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        if answer == STOP:
            return [EITHER, 0, UNKNOWN, UNKNOWN]
        p = t.players[self.seat]
        unit = answer // SIDES
        place = p.at[unit]
        if place < 0:
            return [kind_of(unit), 0, UNKNOWN, UNKNOWN]
        target = t.beside(place, answer % SIDES)
        return [kind_of(unit), p.strength[unit], place, target if target >= 0 else UNKNOWN]

    def about(self, t: Horizon) -> list[int]:
        return [t.players[self.seat].points]


# -- exploring -----------------------------------------------------------------------------------------------------


def explore(t: Horizon, seat: int, unit: int, cell: int) -> None:
    """Horizon 10.9: the place is chosen; reveal the tile and gain its bonus, before it is placed."""
    t.explored += 1
    t.players[seat].explorer = unit
    follow(t, seat, waiting(t, seat, EXPLORE))
    territory = t.cards.draw(LAND, FOUND, t.cards.everybody) - TERRITORY
    t.push(PlaceTile(seat, cell))
    resolve(t, seat, t.printed.territories[territory].discovery)


class PlaceTile(Unfinished):
    """Horizon 10.9: the tile joins the map, and the settler, if it is still there, stands on it."""

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat, TILE)
        self.cell = cell

    def run(self, t: Horizon) -> None:
        p = t.players[self.seat]
        place = FIELD + t.cards.draw(FOUND, MAP, t.cards.everybody) - TERRITORY
        t.put_tile(place, self.cell)
        if p.explorer >= 0:
            p.at = changed(p.at, p.explorer, place)
            p.explorer = -1
        if t.journal is not None:
            t.tell(EXPLORED, self.seat, [place])
