"""Tapestry 11.8: effects that give resources, points and tiles."""

from __future__ import annotations

from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.counting import count
from cradle.games.tapestry.news import DREW_TILES
from cradle.games.tapestry.pieces import SUPPLY, TILE_DECK, TILE_DISCARD
from cradle.games.tapestry.resolve import score
from cradle.games.tapestry.resources import gain, gain_any, pay_any, spend, watch
from cradle.games.tapestry.table import Tapestry


class Gain(Effect):
    """Fixed resources."""

    def __init__(self, amounts: list[int]) -> None:
        super().__init__()
        self.amounts = amounts
        self.loud = False

    def apply(self, t: Tapestry, seat: int) -> None:
        for resource in range(4):
            if self.amounts[resource]:
                gain(t, seat, resource, self.amounts[resource])


class GainAny(Effect):
    """Resources of one's choice."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def apply(self, t: Tapestry, seat: int) -> None:
        gain_any(t, seat, self.amount)


class Lose(Effect):
    """Resources given back, as far as they are there."""

    def __init__(self, amounts: list[int], any_amount: int) -> None:
        super().__init__()
        self.amounts = amounts
        self.any_amount = any_amount

    def apply(self, t: Tapestry, seat: int) -> None:
        r = t.players[seat].resources
        for resource in range(4):
            spend(t, seat, resource, min(self.amounts[resource], r[resource]))
        pay_any(t, seat, min(self.any_amount, t.players[seat].wealth()))


# -- points --------------------------------------------------------------------------------------------------------


class Points(Effect):
    def __init__(self, points: int) -> None:
        super().__init__()
        self.points = points
        self.loud = False

    def apply(self, t: Tapestry, seat: int) -> None:
        score(t, seat, self.line, self.worth(t, seat))

    def worth(self, t: Tapestry, seat: int) -> int:
        return self.points


class PointsPer(Effect):
    """So many points for each of something."""

    def __init__(self, points: int, what: int) -> None:
        super().__init__()
        self.points = points
        self.what = what
        self.loud = False

    def apply(self, t: Tapestry, seat: int) -> None:
        score(t, seat, self.line, self.worth(t, seat))

    def worth(self, t: Tapestry, seat: int) -> int:
        return self.points * count(t, seat, self.what)


# -- tiles ---------------------------------------------------------------------------------------------------------


class DrawTiles(Effect):
    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount
        self.loud = False

    def apply(self, t: Tapestry, seat: int) -> None:
        draw_tiles(t, seat, self.amount)


def draw_tiles(t: Tapestry, seat: int, amount: int) -> int:
    """Tapestry 4.1: from the stack, openly; the discards are shuffled when it is empty."""
    drawn = 0
    for _ in range(amount):
        if not t.cards.zones[TILE_DECK]:
            refill(t, TILE_DECK, TILE_DISCARD)
        if not t.cards.zones[TILE_DECK]:
            break
        t.cards.draw(TILE_DECK, t.zone(seat, SUPPLY), t.cards.everybody)
        drawn += 1
    if t.journal is not None and drawn:
        t.tell(DREW_TILES, seat, [drawn])
    if drawn:
        watch(t, seat)
    return drawn


def refill(t: Tapestry, deck: int, discard: int) -> None:
    """Tapestry 1.10: an empty deck is made anew from its discards."""
    if t.cards.zones[discard]:
        t.cards.exchange(deck, discard)
        t.cards.shuffle(deck, t.rng)
