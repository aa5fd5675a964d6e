"""The parts of a Horizon position that a seat has by itself: score, stock, tree, government, time left."""

from __future__ import annotations

from typing import Final

from cradle.bots.horizon import stepped
from cradle.bots.horizon_prices import POINT, Book
from cradle.core.masks import bits
from cradle.games.horizon.counters import price_of
from cradle.games.horizon.numbers import (
    BUY_PRICE,
    DEMOCRACY,
    EXPLORE_LIMIT,
    FIELD,
    GOALS_IN_PLAY,
    HAND,
    HELD,
    INFRASTRUCTURE,
    LEADER,
    LEVEL_POINTS,
    MOVEMENT_BONUS,
    SLOTS,
    STRUCTURE,
    STRUCTURE_PRICE,
)
from cradle.games.horizon.player import Player
from cradle.games.horizon.scoring import government_points, investment_points, points_of
from cradle.games.horizon.table import Horizon

LENGTH: Final = 18  # turns of a game, more or less
MOST_LEFT: Final = [1, 5, 8, 18, 18]  # by goals that are missing
LEAST_LEFT: Final = [1, 3, 4, 6, 7]
SPEND: Final = 5  # coins that a turn can use
EMPLOY: Final = 3  # pieces that a turn can use
REACH: Final = [0, 20, 45, 120]  # a slot that is open to the seat, by level; as much again for its leader
MOST_OPEN: Final = 3  # of a level


def turns_left(t: Horizon, p: Player, missing: int) -> int:
    """The player's own turns to come, as far as that can be foreseen: nobody knows when the last goal falls.

    Counted in own turns, not in rounds: a turn must not look better for not being ended.
    """
    if t.last_round:
        return t.last_round - p.turns
    missing = max(0, missing)
    return max(LEAST_LEFT[missing], min(MOST_LEFT[missing], LENGTH - p.turns))


def stocked(book: Book, coins: int, active: int, left: int) -> int:
    """What exchanges change."""
    return stepped(min(coins, SPEND * left), book.coins) + stepped(min(active, EMPLOY * left), book.pieces)


def total(t: Horizon, book: Book, seat: int) -> int:
    """The score as it stands: the sum of the sheet's lines, from one look at each thing."""
    p = t.players[seat]
    points = p.noted + investment_points(t, seat)
    for at in range(GOALS_IN_PLAY):
        if (t.goal_done[at] >> seat) & 1:
            goal = t.printed.goals[t.goals[at]]
            points += goal.first if t.goal_first[at] == seat else goal.later
    known = p.known
    card = 0
    while known:
        if known & 1:
            points += LEVEL_POINTS[book.levels[card]]
            if book.scored[card]:
                points += points_of(t, seat, t.printed.technologies[card].scores)
        known >>= 1
        card += 1
    place = 0
    mine = p.tiles
    while mine:
        if mine & 1:
            points += map_points(t, seat, place)
        mine >>= 1
        place += 1
    for card in t.cards.zones[HELD + seat]:
        leader = t.printed.leaders[card - LEADER]
        if leader.scores:
            points += points_of(t, seat, leader.scores)
    return points + government_points(t, seat)


def map_points(t: Horizon, seat: int, place: int) -> int:
    """Of a tile with an own cube."""
    points = 0
    if t.structure[place] >= 0:
        structure = t.printed.structures[t.structure[place]]
        if t.left_builder[place] == seat:
            points += structure.centre
            if t.right_builder[place] >= 0:
                points += structure.first
        if t.right_builder[place] == seat:
            points += structure.centre
    if t.village[place] == seat:
        points += t.printed.territories[place - FIELD].village_vp
    if t.city[place] == seat:
        points += t.printed.territories[place - FIELD].city_vp
    return points


def tiles(t: Horizon, book: Book, seat: int, fade: int) -> int:
    """Structure tiles in the own supply, more so with the coins for them."""
    worth = 0
    coins = t.players[seat].coins
    for card in t.cards.zones[HAND + seat]:
        price = price_of(t, seat, card - STRUCTURE)
        gain = book.structure_gains[card - STRUCTURE] - price * book.prices.coin
        prize = book.structure_points[card - STRUCTURE] + gain * fade // 100
        worth += max(prize, 20) * (35 if coins >= price else 20)
    return min(worth, 50000) * fade // 10000


def triggers(p: Player, book: Book) -> int:
    """What waits for events, a turn."""
    worth = 0
    mask = p.triggers
    number = 0
    while mask:
        if mask & 1:
            worth += book.triggers[number]
        mask >>= 1
        number += 1
    return worth


def modifiers(p: Player) -> int:
    """A turn."""
    m = p.modifiers
    return 9 * m[MOVEMENT_BONUS] + 5 * m[EXPLORE_LIMIT] - 7 * m[STRUCTURE_PRICE] - 5 * m[BUY_PRICE]


def tree(t: Horizon, p: Player) -> int:
    """Slots that are open to the seat, up to a few of each level; more where a leader waits."""
    worth = 0
    opened = 0
    level = 0
    for slot in range(SLOTS):
        printed = t.printed.slots[slot]
        if printed.level != level:
            level = printed.level
            opened = 0
        if not (p.slots >> slot) & 1 and opened < MOST_OPEN and bits(p.slots & printed.links) >= printed.need:
            opened += 1
            worth += REACH[level]
            if not (t.researched >> slot) & 1:
                worth += REACH[level]
    return worth


def government(t: Horizon, book: Book, seat: int) -> int:
    """What a democracy would score, the nearer the more."""
    p = t.players[seat]
    if (p.steps >> DEMOCRACY) & 1:
        return 0
    gone = len(t.printed.tracks[INFRASTRUCTURE]) - p.left[INFRASTRUCTURE]
    if gone < 2 or p.government < 0:
        return gone * 10
    points = max(3, points_of(t, seat, t.printed.governments[p.government].democracy))
    return points * POINT * gone * gone // 100 + gone * 10
