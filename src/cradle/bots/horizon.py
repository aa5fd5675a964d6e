"""What a Horizon position is worth: the score as it stands, what lies ready for more, and what is still pending."""

from __future__ import annotations

from typing import Final

from cradle.bots.base import Evaluation
from cradle.bots.horizon_values import ACTIVE_PIECE, COIN, CUBE, LEVEL, MOVEMENT, POINT, STRENGTH, TILE, Values
from cradle.core.step import Step
from cradle.core.table import Table
from cradle.games.horizon.counters import count
from cradle.games.horizon.cubes import Investing, InvestWhich, StructureWhich
from cradle.games.horizon.expansion import price_of
from cradle.games.horizon.movement import MoveWhich, Moving
from cradle.games.horizon.numbers import (
    COLUMNS,
    DEMOCRACY,
    FIELD,
    GOAL_CUBES,
    GOALS_IN_PLAY,
    HAND,
    INFRASTRUCTURE,
    MOVEMENT_BONUS,
    PLACES,
    STRUCTURE,
    TECHNOLOGIES,
    THEOCRACY,
    TOKENS,
    UNITS,
    WIDTH,
    bits,
)
from cradle.games.horizon.offers import Accept, ChooseOne
from cradle.games.horizon.player import Player
from cradle.games.horizon.printed import Printed
from cradle.games.horizon.production import Exchange, piece_price
from cradle.games.horizon.research import Learn, ResearchWhich
from cradle.games.horizon.resolve import Do
from cradle.games.horizon.scoring import total
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.turn import BasicWhich, Turn
from cradle.games.horizon.units import RecruitWhere, StrengthenWhich

LENGTH: Final = 18  # rounds of a game, more or less
EARLY: Final = 6  # rounds in which goals are far away
LEAST_LEFT: Final = 4
PATIENCE: Final = 30
HORIZON: Final = 8  # rounds after which a lasting thing has paid in full
NEAR: Final = [50, 41, 33, 26, 20, 15, 11, 7, 4]  # hundredths of a prize, by steps to it
COINS: Final = [44, 32, 18, 8, 3]  # the first three, the next three …
PIECES: Final = [62, 40, 12, 4]
SETTLE_TOKENS: Final = [26, 10, 2]  # a third of the first, of the second …
FORTIFY_TOKENS: Final = [32, 12, 2]


class HorizonEvaluation(Evaluation):
    def __init__(self) -> None:
        self.values: Values | None = None

    def worth(self, table: Table, seat: int) -> int:
        assert isinstance(table, Horizon)
        t = table
        if t.over():
            return total(t, seat) * POINT * 10
        values = self.values_of(t.printed)
        p = t.players[seat]
        left = turns_left(t, p)
        lasting = min(left, HORIZON)
        worth = total(t, seat) * POINT
        worth += (stock(p) + targets(t, values, seat)) * (lasting + 1) // (HORIZON + 1)
        worth += growth(t, p, values) * lasting // HORIZON
        worth += goals(t, seat) * (left + 1 if left < 2 else 2) * urgency(p) // 200
        return worth + pending(t, values, seat) + whim(p)

    def values_of(self, printed: Printed) -> Values:
        """Kept for one box, made anew for another."""
        if self.values is None or self.values.printed is not printed:
            self.values = Values(printed)
        return self.values


def turns_left(t: Horizon, p: Player) -> int:
    """The player's own turns to come, as far as that can be foreseen: nobody knows when the last goal falls.

    Counted in own turns, not in rounds: a turn must not look better for not being ended.
    """
    if t.last_round:
        return t.last_round - p.turns
    missing = GOAL_CUBES[t.seats] - sum([bits(mask) for mask in t.goal_done])
    return max(LEAST_LEFT, LENGTH - p.turns) if missing > 1 else LEAST_LEFT


def urgency(p: Player) -> int:
    """In hundredths: goals count more as the game goes on."""
    return 100 + min(max(0, p.turns - EARLY), 20) * 8


def whim(p: Player) -> int:
    """After so many turns tastes change from turn to turn, or bots that all wait would wait for ever."""
    if p.turns <= PATIENCE:
        return 0
    mixed = p.turns * 7919 + sum(p.at) * 31 + p.coins * 17 + p.active * 13 + p.cubes() * 11
    return mixed % 101 * min(p.turns - PATIENCE, 15) // 10


def stock(p: Player) -> int:
    """Coins, pieces, tokens and units."""
    worth = stepped(p.coins, COINS) + stepped(p.active, PIECES) + min(p.inactive(), 8) * 5
    worth += stepped(3 * p.settle_tokens, SETTLE_TOKENS) + stepped(3 * p.fortify_tokens, FORTIFY_TOKENS)
    strength = 0
    for unit in range(UNITS):
        strength += p.strength[unit]
    return worth + min(strength, 14) * STRENGTH


def stepped(n: int, each: list[int]) -> int:
    """So much for each of the first three, of the next three, and so on; the rest like the last."""
    worth = 0
    for value in each:
        worth += min(n, 3) * value
        n -= min(n, 3)
    return worth + n * each[len(each) - 1] // 3


def growth(t: Horizon, p: Player, values: Values) -> int:
    """What pays round by round: production, actions, lasting effects, steps towards democracy."""
    worth = p.income * 75
    for column in range(COLUMNS):
        if (p.open_columns >> column) & 1:
            worth += 115 if p.columns[column] > 1 else 45
    worth += p.modifiers[MOVEMENT_BONUS] * 60
    for card in range(TECHNOLOGIES):
        if (p.known >> card) & 1:
            worth += values.standing[card]
    infrastructure = 8 - p.left[INFRASTRUCTURE]
    worth += infrastructure * infrastructure * 6
    if (p.steps >> THEOCRACY) & 1:
        worth += 100
    if not (p.steps >> DEMOCRACY) & 1:
        worth += infrastructure * 20
    return worth + min(p.invested, 10) * 22


def goals(t: Horizon, seat: int) -> int:
    """How near the goals are that the seat has not completed."""
    worth = 0
    for at in range(GOALS_IN_PLAY):
        if not (t.goal_done[at] >> seat) & 1:
            goal = t.printed.goals[t.goals[at]]
            points = goal.first if t.goal_first[at] < 0 else goal.later
            share = 0
            tests = len(goal.condition.counters)
            for i in range(tests):
                least = goal.condition.least[i]
                share += 100 * min(least, count(t, seat, goal.condition.counters[i])) // least
            share //= tests
            worth += points * share * share // 120
    return worth


# -- the map -------------------------------------------------------------------------------------------------------


def targets(t: Horizon, values: Values, seat: int) -> int:
    """Every unit has its eye on the best village, city or structure within reach."""
    p = t.players[seat]
    worth = 0
    settle = 100 if p.settle_tokens else 45
    fortify = 100 if p.fortify_tokens else 45
    for unit in range(UNITS):
        if p.at[unit] >= 0:
            if unit < TOKENS:
                worth += best_for_settler(t, values, seat, unit, settle)
            else:
                worth += best_for_soldier(t, values, seat, unit, fortify)
    return worth + sites(t, values, seat)


def steps_between(a: int, b: int) -> int:
    """Hexes from one cell of the map to another."""
    q = a % WIDTH - b % WIDTH
    r = a // WIDTH - b // WIDTH
    return max(abs(q), abs(r), abs(q + r))


def best_for_settler(t: Horizon, values: Values, seat: int, unit: int, token: int) -> int:
    p = t.players[seat]
    here = t.cell[p.at[unit]]
    best = 0
    for place in range(PLACES):
        if t.cell[place] < 0:
            continue
        if t.structure[place] >= 0:
            if t.right_builder[place] >= 0 or t.left_builder[place] == seat:
                continue
            prize = values.structures[t.structure[place]] - price_of(t, seat, t.structure[place]) * COIN
            prize = prize * 70 // 100
        elif place >= FIELD and t.village[place] < 0:
            needed = t.printed.territories[place - FIELD].strength
            prize = values.villages[place - FIELD] * token * min(needed, p.strength[unit]) // (needed * 100)
        else:
            continue
        prize = prize * near(here, t.cell[place]) // 100
        if prize > best:
            best = prize
    return best


def best_for_soldier(t: Horizon, values: Values, seat: int, unit: int, token: int) -> int:
    p = t.players[seat]
    here = t.cell[p.at[unit]]
    best = 0
    for place in range(FIELD, PLACES):
        if t.cell[place] >= 0 and t.city[place] < 0 and t.structure[place] < 0:
            needed = t.printed.territories[place - FIELD].strength
            share = 100 if t.village[place] >= 0 else 25
            prize = values.cities[place - FIELD] * token * min(needed, p.strength[unit]) // (needed * 100)
            prize = prize * share * near(here, t.cell[place]) // 10000
            if prize > best:
                best = prize
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


# -- what is pending -----------------------------------------------------------------------------------------------


def pending(t: Horizon, values: Values, seat: int) -> int:
    """What the seat has begun and not finished in this turn."""
    worth = 0
    at = len(t.agenda) - 1
    while at >= 0:
        step = t.agenda[at]
        if isinstance(step, Turn):
            break
        worth += pending_step(t, values, seat, step)
        at -= 1
    return worth


def pending_step(t: Horizon, values: Values, seat: int, step: Step[Horizon]) -> int:
    if isinstance(step, Do):
        return values.program_from(step.program, step.at) if step.seat == seat else 0
    if isinstance(step, Learn):
        return pending_technology(t, values, step.slot) if step.seat == seat else 0
    if isinstance(step, ResearchWhich):
        return highest(step.levels) - ACTIVE_PIECE if step.seat == seat else 0
    if isinstance(step, (Investing, InvestWhich)):
        return CUBE if step.seat == seat else 0
    if isinstance(step, RecruitWhere):
        return step.strength * STRENGTH + 30 if step.seat == seat else 0
    if isinstance(step, StrengthenWhich):
        return step.points * STRENGTH if step.seat == seat else 0
    if isinstance(step, (Moving, MoveWhich)):
        return t.players[seat].points * MOVEMENT if step.seat == seat else 0
    if isinstance(step, StructureWhich):
        return TILE if step.seat == seat else 0
    if isinstance(step, (ChooseOne, Accept)):
        return values.effects[step.effect] if step.seat == seat else 0
    if isinstance(step, BasicWhich):
        return 90 if step.seat == seat else 0
    if isinstance(step, Exchange):
        return best_exchange(t, seat) if step.seat == seat else 0
    return 0


def best_exchange(t: Horizon, seat: int) -> int:
    """What buying pieces could still bring."""
    p = t.players[seat]
    price = piece_price(t, seat)
    now = stepped(p.coins, COINS) + stepped(p.active, PIECES)
    best = 0
    for n in range(1, min(p.coins // price, p.inactive()) + 1):
        best = max(best, stepped(p.coins - n * price, COINS) + stepped(p.active + n, PIECES) - now)
    lasting = min(turns_left(t, p), HORIZON)
    return best * (lasting + 1) // (HORIZON + 1)


def highest(levels: int) -> int:
    for level in range(3, -1, -1):
        if (levels >> level) & 1:
            return LEVEL[level]
    return 0


def pending_technology(t: Horizon, values: Values, slot: int) -> int:
    """A technology that is researched and not yet gained."""
    card = t.slot_card[slot]
    if card < 0:
        return LEVEL[t.printed.slots[slot].level]
    return values.technologies[card]


EVALUATION: Final = HorizonEvaluation()
