"""Tapestry 15.7: where the Automa explores and conquers."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Step
from cradle.games.tapestry.box import Decision
from cradle.games.tapestry.capital import explored, near_own
from cradle.games.tapestry.conquest import Attack, Trap, may_trap
from cradle.games.tapestry.gains import refill
from cradle.games.tapestry.news import CONQUERED
from cradle.games.tapestry.news import EXPLORED as TOLD_EXPLORED
from cradle.games.tapestry.pieces import CENTRE_ISLAND, LAID, LYING, NO_PIECE, OUTPOST, TILE_0, TILE_DECK, TILE_DISCARD
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
    t.tile_at[spot] = tile
    t.turn_at[spot] = t.rng.below(6)
    t.tell(TOLD_EXPLORED, seat, [tile, spot])
    return True


def automa_explores(t: Tapestry, seat: int, card: Decision) -> None:
    for spot in scan(t, card):
        if not explored(t, spot) and near_own(t, seat, spot):
            lay_at_random(t, seat, spot)
            return


def apart(t: Tapestry, a: int, b: int) -> int:
    """How many steps two hexes are apart."""
    ground = t.box.maps[t.map]
    q = ground.q[a] - ground.q[b]
    r = ground.r[a] - ground.r[b]
    return (abs(q) + abs(r) + abs(q + r)) // 2


def human_lands(t: Tapestry, single: bool) -> list[int]:
    return [
        spot
        for spot in range(t.hexes)
        if 0 <= t.control[spot] < t.seats and (not single or t.second_at[spot] == NO_PIECE)
    ]


def wants_island(t: Tapestry, seat: int) -> bool:
    values = t.box.achievements[CENTRE_ISLAND][0]
    return not (t.players[seat].achieved >> CENTRE_ISLAND) & 1 and t.arrivals[CENTRE_ISLAND] < len(values)


def automa_conquers(t: Tapestry, seat: int, card: Decision) -> None:
    """Tapestry 15.8: a person's land first, otherwise free land; then the order of the card."""
    if not t.players[seat].outposts:
        return
    spot = best_target(t, seat, card)
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


def best_target(t: Tapestry, seat: int, card: Decision) -> int:
    centre = t.box.maps[t.map].centre
    island = wants_island(t, seat)
    singles = human_lands(t, True) or human_lands(t, False)
    best = -1
    best_key = [FAR, FAR, FAR]
    for spot in scan(t, card):
        if not near_own(t, seat, spot) or t.second_at[spot] != NO_PIECE or t.control[spot] == seat:
            continue
        human = 0 <= t.control[spot] < t.seats
        if not human and not card.topple and borders_human(t, spot):
            continue
        near = FAR
        for land in singles:
            near = min(near, apart(t, spot, land))
        key = [0 if human else 1, apart(t, spot, centre) if island else 0, 0 if human else near]
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
        t.second_at[spot] = (seat + 1) | OUTPOST << 3 | LYING


def reinforce(t: Tapestry, seat: int, card: Decision) -> None:
    """Tapestry 15.12: with more than two weakly held territories one of them is made safe."""
    weak = [spot for spot in scan(t, card) if t.control[spot] == seat and t.second_at[spot] == NO_PIECE]
    if len(weak) > 2:
        fill_up(t, seat, weak[0])
