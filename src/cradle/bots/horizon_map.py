"""What a player's units and structure tiles could still bring on the map of Horizon."""

from __future__ import annotations

from typing import Final

from cradle.bots.horizon_values import COIN, Values
from cradle.games.horizon.counters import price_of
from cradle.games.horizon.numbers import FIELD, HAND, PLACES, STRUCTURE, TOKENS, UNITS, WIDTH
from cradle.games.horizon.table import Horizon

NEAR: Final = [50, 41, 33, 26, 20, 15, 11, 7, 4]  # hundredths of a prize, by steps to it


def targets(t: Horizon, values: Values, seat: int) -> int:
    """Every unit has its eye on the best village, city or structure within reach that others leave to it."""
    p = t.players[seat]
    worth = 0
    settle = 100 if p.settle_tokens else 45
    fortify = 100 if p.fortify_tokens else 45
    claims = [0] * (2 * PLACES)  # strength that earlier units bring there: settlers, then soldiers
    for unit in range(UNITS):
        if p.at[unit] >= 0:
            if unit < TOKENS:
                worth += best_for_settler(t, values, seat, unit, settle, claims)
            else:
                worth += best_for_soldier(t, values, seat, unit, fortify, claims)
    return worth + sites(t, values, seat)


def steps_between(a: int, b: int) -> int:
    """Hexes from one cell of the map to another."""
    q = a % WIDTH - b % WIDTH
    r = a // WIDTH - b // WIDTH
    return max(abs(q), abs(r), abs(q + r))


def best_for_settler(t: Horizon, values: Values, seat: int, unit: int, token: int, claims: list[int]) -> int:
    p = t.players[seat]
    here = t.cell[p.at[unit]]
    best = 0
    target = -1
    for place in range(PLACES):
        if t.cell[place] < 0:
            continue
        if t.structure[place] >= 0:
            if t.right_builder[place] >= 0 or t.left_builder[place] == seat or claims[place]:
                continue
            prize = values.structures[t.structure[place]] - price_of(t, seat, t.structure[place]) * COIN
            prize = prize * 70 // 100
        elif place >= FIELD and t.village[place] < 0:
            needed = t.printed.territories[place - FIELD].strength
            missing = min(needed - claims[place], p.strength[unit])
            prize = values.villages[place - FIELD] * token * missing // (needed * 100)
        else:
            continue
        prize = prize * near(here, t.cell[place]) // 100
        if prize > best:
            best = prize
            target = place
    if target >= 0:
        claims[target] = claims[target] + p.strength[unit]
    return best


def best_for_soldier(t: Horizon, values: Values, seat: int, unit: int, token: int, claims: list[int]) -> int:
    p = t.players[seat]
    here = t.cell[p.at[unit]]
    best = 0
    target = -1
    for place in range(FIELD, PLACES):
        if t.cell[place] >= 0 and t.city[place] < 0 and t.structure[place] < 0:
            needed = t.printed.territories[place - FIELD].strength
            share = 100 if t.village[place] >= 0 else 25
            missing = min(needed - claims[PLACES + place], p.strength[unit])
            prize = values.cities[place - FIELD] * token * missing // (needed * 100)
            prize = prize * share * near(here, t.cell[place]) // 10000
            if prize > best:
                best = prize
                target = place
    if target >= 0:
        claims[PLACES + target] = claims[PLACES + target] + p.strength[unit]
    return best


def near(a: int, b: int) -> int:
    return NEAR[min(steps_between(a, b), len(NEAR) - 1)]


def sites(t: Horizon, values: Values, seat: int) -> int:
    """Structure tiles in the own supply, more so with the coins for them."""
    p = t.players[seat]
    worth = 0
    for card in t.cards.zones[HAND + seat]:
        price = price_of(t, seat, card - STRUCTURE)
        prize = values.structures[card - STRUCTURE] - price * COIN
        worth += max(prize, 20) * (30 if p.coins >= price else 18) // 100
    return min(worth, 300)
