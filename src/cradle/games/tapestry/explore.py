"""Tapestry 4: exploring the map, and space."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.masks import members
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.capital import all_near_own, explored, near_own
from cradle.games.tapestry.gains import draw_tiles
from cradle.games.tapestry.news import EXPLORED as TOLD_EXPLORED
from cradle.games.tapestry.news import GAVE_TILE, VOYAGED
from cradle.games.tapestry.outposts import has_outpost, stand, use_outpost
from cradle.games.tapestry.pieces import (
    BY_EXPLORING,
    BY_TAPESTRIES,
    DOUBLE_TILE,
    EXPLORED,
    HEXES,
    LAID,
    OUTPOST_ON_TILE,
    SAIL,
    SPACE_0,
    SPACE_DECK,
    SPACES,
    SUPPLY,
    TILE_0,
    TILE_DECK,
    TILE_DISCARD,
    TILES,
    VOYAGES,
)
from cradle.games.tapestry.resolve import Resolve, score
from cradle.games.tapestry.resources import watch
from cradle.games.tapestry.table import Tapestry

WHERE: Final = ["adjacent", "anywhere", "drawn"]
ADJACENT: Final = 0
ANYWHERE: Final = 1
DRAWN: Final = 2
SAILED: Final = 3  # tiles drawn for one exploration
GIFT_POINTS: Final = 3
TILE_KIND: Final = Kind("tile", "tapestry/4.2", ("tile", TILES))
TURNS: Final = 6  # ways round of a tile
LAY_KIND: Final = Kind("lay", "tapestry/4.3", ("at", "hex", HEXES, "turn", TURNS), facts="sides", about="tile")
DOUBLE_KIND: Final = Kind("double", "tapestry/12.18", "no", "yes", about="effect sides")
GARRISON_KIND: Final = Kind("garrison", "tapestry/12.26", "no", "yes", about="hex")
GIFT_KIND: Final = Kind("gift", "tapestry/12.3", "none", ("tile", TILES))
NO_GIFT: Final = GIFT_KIND.start("none")
GIVE: Final = GIFT_KIND.start("tile")
GIFT_TO_KIND: Final = Kind("gift-to", "tapestry/12.3", ("other-seat", 5), about="tile")
VOYAGE_KIND: Final = Kind("voyage", "tapestry/4.6", ("voyage", SPACES))


class Explore(Effect):
    """Lay a tile on an unexplored hex."""

    def __init__(self, where: int) -> None:
        super().__init__()
        self.where = where

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.where == DRAWN:
            explore_drawn(t, seat)
            return
        if not self.possible(t, seat):
            return
        t.push(ChooseTile(seat, self.where))
        if t.ruled(seat, SAIL):
            t.push(Gift(seat))
            draw_tiles(t, seat, SAILED)

    def possible(self, t: Tapestry, seat: int) -> bool:
        tiles = len(t.pile(seat, SUPPLY))
        if self.where == DRAWN or t.ruled(seat, SAIL):
            tiles += len(t.cards.zones[TILE_DECK]) + len(t.cards.zones[TILE_DISCARD])
        return tiles > 0 and (self.where == DRAWN or len(free_hexes(t, seat, self.where)) > 0)


def explore_drawn(t: Tapestry, seat: int) -> None:
    """Tapestry 12.9: only the tile just drawn may be laid; without a hex for it, it stays in the supply."""
    if draw_tiles(t, seat, 1) and free_hexes(t, seat, ADJACENT):
        t.push(Lay(seat, t.pile(seat, SUPPLY)[-1] - TILE_0, ADJACENT))


def why_not_hex(t: Tapestry, seat: int, spot: int, where: int) -> str:
    if spot >= t.hexes:
        return "tapestry/4.3a"
    if explored(t, spot):
        return "tapestry/4.3b"
    return "" if where == ANYWHERE or near_own(t, seat, spot) else "tapestry/4.3"


def free_hexes(t: Tapestry, seat: int, where: int) -> list[int]:
    """All that why_not_hex lets through."""
    if where == ANYWHERE:
        return [spot for spot in range(t.hexes) if not explored(t, spot)]
    return [spot for spot in members(all_near_own(t, seat)) if not explored(t, spot)]


class Gift(Question[Tapestry]):
    """Tapestry 12.3: one tile for an opponent before exploring, for points."""

    def kind(self) -> Kind:
        return GIFT_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == NO_GIFT:
            return ""
        if not receivers(t, self.seat):
            return "tapestry/12.3"
        if len(t.pile(self.seat, SUPPLY)) < 2:
            return "tapestry/12.3a"
        return "" if TILE_0 + answer - GIVE in t.pile(self.seat, SUPPLY) else "tapestry/4.2"

    def take(self, t: Tapestry, answer: int) -> None:
        if answer != NO_GIFT:
            t.push(GiftTo(self.seat, answer - GIVE))


def receivers(t: Tapestry, seat: int) -> list[int]:
    return [other for other in range(t.seats) if other != seat and not t.players[other].finished]


class GiftTo(Question[Tapestry]):
    """Tapestry 12.3: to an opponent who still plays."""

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def kind(self) -> Kind:
        return GIFT_TO_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.tile]

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer in receivers(t, self.seat) else "tapestry/12.3"

    def take(self, t: Tapestry, answer: int) -> None:
        t.cards.move(TILE_0 + self.tile, t.zone(self.seat, SUPPLY), t.zone(answer, SUPPLY), t.cards.everybody)
        t.tell(GAVE_TILE, self.seat, [self.tile, answer])
        score(t, self.seat, BY_TAPESTRIES, GIFT_POINTS)
        watch(t, answer)


class ChooseTile(Question[Tapestry]):
    """Tapestry 4.2: a tile of one's own supply."""

    def __init__(self, seat: int, where: int) -> None:
        super().__init__(seat)
        self.where = where

    def kind(self) -> Kind:
        return TILE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if TILE_0 + answer in t.pile(self.seat, SUPPLY) else "tapestry/4.2"

    def answers(self, t: Tapestry) -> list[int]:
        return sorted([card - TILE_0 for card in t.pile(self.seat, SUPPLY)])

    def take(self, t: Tapestry, answer: int) -> None:
        t.push(Lay(self.seat, answer, self.where))


class Lay(Question[Tapestry]):
    """Tapestry 4.3: any way round, on an unexplored hex next to one's own land."""

    def __init__(self, seat: int, tile: int, where: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.where = where

    def kind(self) -> Kind:
        return LAY_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.tile]

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        spot = answer // TURNS
        return [sides(t, spot, self.tile, answer % TURNS) if spot < t.hexes else 0]

    def why(self, t: Tapestry, answer: int) -> str:
        clause = why_not_hex(t, self.seat, answer // TURNS, self.where)
        if clause:
            return clause
        return "" if answer % TURNS in t.box.tile_turns[self.tile] else "tapestry/4.3c"

    def answers(self, t: Tapestry) -> list[int]:
        out: list[int] = []
        turns = t.box.tile_turns[self.tile]
        for spot in free_hexes(t, self.seat, self.where):
            for turn in turns:
                out.append(spot * TURNS + turn)
        return out

    def take(self, t: Tapestry, answer: int) -> None:
        seat = self.seat
        spot = answer // TURNS
        t.cards.move(TILE_0 + self.tile, t.zone(seat, SUPPLY), LAID, t.cards.everybody)
        t.tile_at = changed(t.tile_at, spot, self.tile)
        t.turn_at = changed(t.turn_at, spot, answer % TURNS)
        t.tell(TOLD_EXPLORED, seat, [self.tile, spot])
        if t.ruled(seat, DOUBLE_TILE):
            t.push(DoubleTile(seat, spot))
        else:
            t.push(Reap(seat, spot))
        if t.ruled(seat, OUTPOST_ON_TILE) and has_outpost(t, seat):
            t.push(Garrison(seat, spot))


def corners_at(t: Tapestry, spot: int) -> list[int]:
    """The six corners that a hex shows; none if it is unexplored."""
    tile = t.tile_at[spot]
    if tile >= 0:
        return t.box.tile_corners[tile][t.turn_at[spot]]
    return t.box.maps[t.map].corners[spot]


def sides(t: Tapestry, spot: int, tile: int, turn: int) -> int:
    """Tapestry 4.4: sides on which at least one terrain goes on across the edge."""
    mine = t.box.tile_corners[tile][turn]
    beside = t.box.maps[t.map].beside[spot]
    n = 0
    for side in range(6):
        near = beside[side]
        if near < 0:
            continue
        other = corners_at(t, near)
        if other and (mine[side] == other[(side + 4) % 6] or mine[(side + 1) % 6] == other[(side + 3) % 6]):
            n += 1
    return n


class Reap(Step[Tapestry]):
    """Tapestry 4.4: points for the sides, then the benefit of the tile."""

    def __init__(self, seat: int, spot: int) -> None:
        self.seat = seat
        self.spot = spot

    def run(self, t: Tapestry) -> None:
        tile = t.tile_at[self.spot]
        score(t, self.seat, BY_EXPLORING, sides(t, self.spot, tile, t.turn_at[self.spot]))
        t.push(Resolve(self.seat, t.box.tile_benefit[tile]))


class DoubleTile(Question[Tapestry]):
    """Tapestry 12.18: the benefit twice instead of points for the sides."""

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def kind(self) -> Kind:
        return DOUBLE_KIND

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1]

    def about(self, t: Tapestry) -> list[int]:
        tile = t.tile_at[self.spot]
        return [t.box.tile_benefit[tile], sides(t, self.spot, tile, t.turn_at[self.spot])]

    def take(self, t: Tapestry, answer: int) -> None:
        if not answer:
            t.push(Reap(self.seat, self.spot))
            return
        for _ in range(2):
            t.push(Resolve(self.seat, t.box.tile_benefit[t.tile_at[self.spot]]))


class Garrison(Question[Tapestry]):
    """Tapestry 12.26: an outpost on the territory just explored; no conquest."""

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def kind(self) -> Kind:
        return GARRISON_KIND

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1]

    def about(self, t: Tapestry) -> list[int]:
        return [self.spot]

    def take(self, t: Tapestry, answer: int) -> None:
        if answer:
            stand(t, self.seat, self.spot)
            use_outpost(t, self.seat)


# -- space ---------------------------------------------------------------------------------------------------------


class DrawSpace(Effect):
    """Space tiles into the supply; they can run out."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.loud = False

    def apply(self, t: Tapestry, seat: int) -> None:
        for _ in range(self.amount):
            if t.cards.zones[SPACE_DECK]:
                t.cards.draw(SPACE_DECK, t.zone(seat, VOYAGES), t.cards.everybody)


class Voyage(Effect):
    """Explore one space tile of one's own supply."""

    def apply(self, t: Tapestry, seat: int) -> None:
        waiting = t.pile(seat, VOYAGES)
        if len(waiting) == 1:
            voyage(t, seat, waiting[0] - SPACE_0)
        elif waiting:
            t.push(ChooseVoyage(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return len(t.pile(seat, VOYAGES)) > 0


class ChooseVoyage(Question[Tapestry]):
    """Tapestry 4.6: which of them."""

    def kind(self) -> Kind:
        return VOYAGE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if SPACE_0 + answer in t.pile(self.seat, VOYAGES) else "tapestry/4.6"

    def take(self, t: Tapestry, answer: int) -> None:
        voyage(t, self.seat, answer)


def voyage(t: Tapestry, seat: int, tile: int) -> None:
    t.cards.move(SPACE_0 + tile, t.zone(seat, VOYAGES), t.zone(seat, EXPLORED), t.cards.everybody)
    t.tell(VOYAGED, seat, [tile])
    t.push(Resolve(seat, t.box.space_benefit[tile]))
