"""Beyond the Horizon: what can be counted of a player, for conditions, effects and points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cradle.core.masks import bits
from cradle.core.words import Label
from cradle.games.horizon.numbers import GOALS_IN_PLAY, HELD, STRUCTURE_PRICE, UNITS
from cradle.games.horizon.printed import Condition, Counter, Score

if TYPE_CHECKING:
    from cradle.games.horizon.table import Horizon

COUNTERS: Final = [
    "villages",
    "cities",
    "structures",
    "techs",
    "techs-level",
    "techs-colour",
    "leaders",
    "goals",
    "invest-cubes",
    "cubes-off",
    "tracks-empty",
    "units",
    "unit-strength",
    "active-pop",
    "coins",
    "open-columns",
    "tiles-with-cube",
]
OF_LEVEL: Final = 4
OF_COLOUR: Final = 5
OF_TRACK: Final = 9


def count(t: Horizon, seat: int, counter: Counter) -> int:
    what = counter.what
    if what <= 2:
        p = t.players[seat]
        return p.villages if what == 0 else p.cities if what == 1 else p.structures
    if what <= 5:
        return count_technologies(t, seat, what, counter.of)
    if what <= 10:
        return count_cards_and_cubes(t, seat, what, counter.of)
    return count_on_map(t, seat, what)


def count_technologies(t: Horizon, seat: int, what: int, of: int) -> int:
    known = t.players[seat].known
    if what == OF_LEVEL:
        return bits(known & t.printed.of_level[of])
    return bits(known & t.printed.of_colour[of] if what == OF_COLOUR else known)


def count_cards_and_cubes(t: Horizon, seat: int, what: int, of: int) -> int:
    p = t.players[seat]
    if what == 6:
        return len(t.cards.zones[HELD + seat])
    if what == 7:
        n = 0
        for goal in range(GOALS_IN_PLAY):
            n += (t.goal_done[goal] >> seat) & 1
        return n
    if what == 8:
        return p.invested
    if what == OF_TRACK:
        return len(t.printed.tracks[of]) - p.left[of]
    return len([track for track in p.left if track == 0])


def count_on_map(t: Horizon, seat: int, what: int) -> int:
    p = t.players[seat]
    if what == 11:
        return len([place for place in p.at if place >= 0])
    if what == 12:
        n = 0
        for unit in range(UNITS):
            n += p.strength[unit]
        return n
    if what == 13:
        return p.active
    if what == 14:
        return p.coins
    return bits(p.open_columns) if what == 15 else bits(p.tiles)


def holds(t: Horizon, seat: int, condition: Condition) -> bool:
    """Whether all counters, or any of them, reach their number."""
    for i in range(len(condition.counters)):
        reached = count(t, seat, condition.counters[i]) >= condition.least[i]
        if reached != condition.every:
            return reached
    return condition.every


def worth(t: Horizon, seat: int, score: Score) -> int:
    """Points at the end."""
    if score.counter is None:
        return score.vp
    return min(score.most, score.vp * (count(t, seat, score.counter) // score.per))


def needs_sum(t: Horizon, seat: int, condition: Condition) -> Label | None:
    """What a condition asks for and what there is; nothing where it can be met in several ways."""
    for i in range(len(condition.counters)):
        there = count(t, seat, condition.counters[i])
        if there < condition.least[i] and (condition.every or len(condition.counters) == 1):
            return Label("sum-needs", ["needed", "there"], [condition.least[i], there])
    return None


def price_sum(t: Horizon, seat: int, price: int, cost: int) -> Label:
    """A printed price, by how much it is changed, what is paid in the end, and the coins that there are."""
    return Label("sum-price", ["price", "less", "cost", "coins"], [price, price - cost, cost, t.players[seat].coins])


def price_of(t: Horizon, seat: int, structure: int) -> int:
    """Horizon 12.9: with all modifiers, never below 0."""
    return max(0, t.printed.structures[structure].price + t.players[seat].modifiers[STRUCTURE_PRICE])
