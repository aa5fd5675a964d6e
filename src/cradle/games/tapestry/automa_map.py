"""Tapestry 15.7: where the Automa explores and conquers."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Step
from cradle.games.tapestry.box import Decision
from cradle.games.tapestry.capital import explored, near_own
from cradle.games.tapestry.conquest import Attack, Trap, may_trap
from cradle.games.tapestry.gains import refill
from cradle.games.tapestry.news import CONQUERED
from cradle.games.tapestry.news import EXPLORED as TOLD_EXPLORED
from cradle.games.tapestry.pieces import (
    CENTRE_ISLAND,
    LAID,
    LYING,
    MILITARY,
    NO_PIECE,
    OUTPOST,
    TILE_0,
    TILE_DECK,
    TILE_DISCARD,
)
from cradle.games.tapestry.table import Tapestry

FAR: Final = 99


def scan(t: Tapestry, card: Decision) -> list[int]:
    """All hexes in the order of the card's arrows; without a card in the order of the map."""
    return card.order if card.order else list(range(t.hexes))


def lay_at_random(t: Tapestry, seat: int, spot: int) -> bool:
    """A tile from the stack, any way round: no points, no benefit."""
    if not t.cards.zones[TILE_DECK]:
        refill(t, TILE_DECK, TILE_DISCARD)
    if not t.cards.zones[TILE_DECK]:
        return False
    tile = t.cards.draw(TILE_DECK, LAID, t.cards.everybody) - TILE_0
    t.tile_at = changed(t.tile_at, spot, tile)
    t.turn_at = changed(t.turn_at, spot, t.rng.below(6))
    t.tell(TOLD_EXPLORED, seat, [tile, spot])
    return True


def automa_explores(t: Tapestry, seat: int, card: Decision, anywhere: bool) -> None:
    """Tapestry 15.7: far from the person's land unless it likes war, then the order of the card."""
    shy = t.players[seat].favourite != MILITARY
    away = steps_from(t, human_lands(t, False))
    best = -1
    for spot in scan(t, card):
        if explored(t, spot) or not (anywhere or near_own(t, seat, spot)):
            continue
        if best < 0 or (shy and away[spot] > away[best]):
            best = spot
    if best >= 0:
        lay_at_random(t, seat, best)


def steps_from(t: Tapestry, goals: list[int]) -> list[int]:
    """Tapestry 15.7a: for every hex the shortest way to one of the goals, over hexes that could be conquered."""
    out = [FAR] * t.hexes
    for goal in goals:
        out[goal] = 0
    row = goals[:]
    for spot in row:
        for near in t.box.maps[t.map].beside[spot]:
            if near >= 0 and out[near] == FAR and conquerable(t, near):
                out[near] = out[spot] + 1
                row.append(near)
    return out


def conquerable(t: Tapestry, spot: int) -> bool:
    """No piece of those who play by themselves, and at most one of the person."""
    first = t.first_at[spot]
    return t.second_at[spot] == NO_PIECE and (first == NO_PIECE or first & 7 < t.seats)


def human_lands(t: Tapestry, single: bool) -> list[int]:
    return [
        spot
        for spot in range(t.hexes)
        if 0 <= t.control[spot] < t.seats and (not single or t.second_at[spot] == NO_PIECE)
    ]


def wants_island(t: Tapestry, seat: int) -> bool:
    """Whether it can still conquer the centre island for the achievement."""
    left = t.arrivals[CENTRE_ISLAND] < len(t.box.achievements[CENTRE_ISLAND][0])
    return left and not (t.players[seat].achieved >> CENTRE_ISLAND) & 1 and conquerable(t, t.box.maps[t.map].centre)


def automa_conquers(t: Tapestry, seat: int, card: Decision, anywhere: bool) -> None:
    """Tapestry 15.8: a person's land first, otherwise free land; then the order of the card."""
    if not t.players[seat].outposts:
        return
    spot = best_target(t, seat, card, anywhere)
    if spot < 0 or (not explored(t, spot) and not lay_at_random(t, seat, spot)):
        return
    t.players[seat].outposts -= 1
    t.tell(CONQUERED, seat, [spot])
    if card.topple:
        t.push(FillUp(seat, spot))
    rival = t.control[spot]
    if rival >= 0 and may_trap(t, seat, rival):
        t.push(Trap(rival, seat, spot, 0))
    else:
        t.push(Attack(seat, spot, rival, 0))


def best_target(t: Tapestry, seat: int, card: Decision, anywhere: bool) -> int:
    island = steps_from(t, [t.box.maps[t.map].centre] if wants_island(t, seat) else [])
    weak = steps_from(t, human_lands(t, True) or human_lands(t, False))
    best = -1
    best_key = [FAR + 1, 0, 0]
    for spot in scan(t, card):
        if not (anywhere or near_own(t, seat, spot)) or not conquerable(t, spot):
            continue
        human = 0 <= t.control[spot] < t.seats
        if not human and not card.topple and borders_human(t, spot):
            continue
        key = [0 if human else 1, island[spot], 0 if human else weak[spot]]
        if key < best_key:
            best = spot
            best_key = key
    return best


def borders_human(t: Tapestry, spot: int) -> bool:
    for near in t.box.maps[t.map].beside[spot]:
        if near >= 0 and 0 <= t.control[near] < t.seats:
            return True
    return False


class FillUp(Step[Tapestry]):
    """Tapestry 15.8a: with the topple icon a lying outpost of the Shadow Empire makes the territory safe."""

    def __init__(self, seat: int, spot: int) -> None:
        self.seat = seat
        self.spot = spot

    def run(self, t: Tapestry) -> None:
        if t.control[self.spot] == self.seat and self.spot != t.box.maps[t.map].centre:
            fill_up(t, self.seat, self.spot)


def fill_up(t: Tapestry, seat: int, spot: int) -> None:
    shadow = t.players[seat + 1]
    if t.second_at[spot] == NO_PIECE and shadow.outposts:
        shadow.outposts -= 1
        t.second_at = changed(t.second_at, spot, (seat + 1) | OUTPOST << 3 | LYING)


def reinforce(t: Tapestry, seat: int, card: Decision) -> None:
    """Tapestry 15.12: with more than two weakly held territories one of them is made safe."""
    weak = [spot for spot in scan(t, card) if t.control[spot] == seat and t.second_at[spot] == NO_PIECE]
    if len(weak) > 2:
        fill_up(t, seat, weak[0])
