"""What a Horizon position is worth: the score as it stands, what lies ready for more, and what is still pending."""

from __future__ import annotations

from typing import Final

from cradle.bots.base import Evaluation
from cradle.bots.horizon_map import targets
from cradle.bots.horizon_values import (
    ACTIVE_PIECE,
    COIN,
    CUBE,
    EXPANSION,
    LEVEL,
    MOVEMENT,
    POINT,
    STRENGTH,
    TILE,
    Values,
)
from cradle.core.masks import bits
from cradle.core.step import Step
from cradle.core.table import Table
from cradle.games.horizon.counters import count, price_of
from cradle.games.horizon.cubes import CITY, GOAL_CARD, VILLAGE, CubeWhich, Investing, InvestWhich, StructureWhich
from cradle.games.horizon.expansion import FORTIFY_AT, FOUND_AT, JOIN_AT, SETTLE_AT, Builder, Expand, Expansion, Muster
from cradle.games.horizon.goals import points_now
from cradle.games.horizon.movement import Move, MoveWhich, Moving
from cradle.games.horizon.numbers import (
    DEMOCRACY,
    FIELD,
    GOAL_CUBES,
    GOALS_IN_PLAY,
    INFRASTRUCTURE,
    MOVEMENT_BONUS,
    PLACES,
    SETTLER,
    STRONGEST,
    TECHNOLOGIES,
    THEOCRACY,
    UNITS,
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
from cradle.games.horizon.units import Recruit, RecruitWhere, StrengthenWhich

LENGTH: Final = 18  # rounds of a game, more or less
EARLY: Final = 6  # rounds in which goals are far away
LEAST_LEFT: Final = 4
PATIENCE: Final = 30
HORIZON: Final = 8  # rounds after which a lasting thing has paid in full
COINS: Final = [44, 32, 18, 8, 3]  # the first three, the next three …
PIECES: Final = [62, 40, 12, 4]
OPEN_COLUMN: Final = 90
SETTLE_TOKENS: Final = [26, 10, 2]  # a third of the first, of the second …
FORTIFY_TOKENS: Final = [32, 12, 2]
SURE: Final = 80  # hundredths of what can be had right now
SPENT: Final = 40  # a point of strength that goes for a village, city or structure
WASTED: Final = 100  # a point more than needed


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
        return worth + pending(t, values, seat) + whim(p, PATIENCE)

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


def whim(p: Player, patience: int) -> int:
    """After so many turns tastes change, more so from turn to turn, or bots that all wait would wait for ever.

    The numbers of the position are scattered, so that no way of playing is always to a bot's taste.
    """
    if p.turns <= patience:
        return 0
    mixed = (p.turns * 7919 + sum(p.at) * 331 + p.coins * 97 + p.active * 53 + p.cubes() * 29) % 1000003
    mixed = mixed * 40503 % 1000003
    mixed = mixed * mixed % 1000003
    return mixed % 101 * (p.turns - patience) * 3 // 10


def stock(p: Player) -> int:
    """Coins, pieces, tokens and units."""
    worth = store(p.coins, p.active, p.inactive())
    worth += stepped(3 * p.settle_tokens, SETTLE_TOKENS) + stepped(3 * p.fortify_tokens, FORTIFY_TOKENS)
    strength = 0
    for unit in range(UNITS):
        strength += p.strength[unit]
    return worth + min(strength, 14) * STRENGTH


def store(coins: int, active: int, inactive: int) -> int:
    """What exchanges change. Nothing else may tell it apart, or the bot would sell pieces and buy them back."""
    return stepped(coins, COINS) + stepped(active, PIECES) + min(inactive, 8) * 5


def stepped(n: int, each: list[int]) -> int:
    """So much for each of the first three, of the next three, and so on; nothing for the rest, or bots would hoard."""
    worth = 0
    for value in each:
        if n <= 3:
            return worth + n * value
        worth += 3 * value
        n -= 3
    return worth


def growth(t: Horizon, p: Player, values: Values) -> int:
    """What pays round by round: production, actions, lasting effects, steps towards democracy."""
    worth = p.income * 75 + bits(p.open_columns) * OPEN_COLUMN
    worth += p.modifiers[MOVEMENT_BONUS] * 60
    for card in range(TECHNOLOGIES):
        if (p.known >> card) & 1:
            worth += values.standing[card]
    infrastructure = len(t.printed.tracks[INFRASTRUCTURE]) - p.left[INFRASTRUCTURE]
    worth += infrastructure * infrastructure * 6
    if (p.steps >> THEOCRACY) & 1:
        worth += 100
    if not (p.steps >> DEMOCRACY) & 1:
        worth += infrastructure * 20
    return worth + min(p.invested, len(t.printed.investment)) * 22


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
        return pending_list(t, values, seat, step) if step.seat == seat else 0
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
    return pending_expansion(t, values, seat, step)


def pending_expansion(t: Horizon, values: Values, seat: int, step: Step[Horizon]) -> int:
    """A village, city or structure that is decided on, or could be, while something about it is still asked."""
    if isinstance(step, Muster):
        return mustered(t, values, step) if step.seat == seat else 0
    if isinstance(step, Builder):
        return building(t, values, step) if step.seat == seat else 0
    if isinstance(step, CubeWhich):
        return placed(t, values, step) if step.seat == seat else 0
    if isinstance(step, Expand):
        return best_expansion(t, values, step) if step.seat == seat else 0
    return 0


def mustered(t: Horizon, values: Values, step: Muster) -> int:
    """The prize, less the strength that goes for it; what is more than needed is lost."""
    at = step.place - FIELD
    prize = values.villages[at] if step.unit_kind == SETTLER else values.cities[at]
    needed = t.printed.territories[at].strength
    return prize * SURE // 100 - needed * SPENT - max(0, step.strength(t) - needed) * WASTED


def building(t: Horizon, values: Values, step: Builder) -> int:
    structure = step.structure if step.structure >= 0 else t.structure[step.place]
    return values.structures[structure] - price_of(t, step.seat, structure) * COIN - SPENT


def placed(t: Horizon, values: Values, step: CubeWhich) -> int:
    """The points that lie where the cube goes; the bonus is pending by itself."""
    if step.purpose == GOAL_CARD:
        return points_now(t, step.arg) * POINT
    if step.purpose == VILLAGE:
        return t.printed.territories[step.arg - FIELD].village_vp * POINT
    if step.purpose == CITY:
        return t.printed.territories[step.arg - FIELD].city_vp * POINT
    return t.printed.structures[t.structure[step.arg]].centre * POINT


def best_expansion(t: Horizon, values: Values, step: Expand) -> int:
    """Of the best village, city or structure that can be had right now: nearly all, since it can still be declined."""
    best = 0
    for answer in step.answers(t):
        best = max(best, expansion(t, values, step.seat, answer))
    return best * SURE // 100


def expansion(t: Horizon, values: Values, seat: int, answer: int) -> int:
    """A village, city or structure, less what goes for it."""
    if answer >= SETTLE_AT:
        at = (answer - SETTLE_AT) % PLACES - FIELD
        prize = values.cities[at] if answer >= FORTIFY_AT else values.villages[at]
        return prize - t.printed.territories[at].strength * SPENT
    if answer == 0:
        return 0
    structure = t.structure[answer - JOIN_AT] if answer >= JOIN_AT else (answer - FOUND_AT) // PLACES
    return values.structures[structure] - price_of(t, seat, structure) * COIN - SPENT


def pending_list(t: Horizon, values: Values, seat: int, step: Do) -> int:
    """What is left of a list of effects. What cannot be done now counts little, and only if a unit may move before."""
    parts = t.printed.programs[step.program].parts
    worth = 0
    moves = False
    for at in range(step.at, len(parts)):
        part = parts[at]
        if isinstance(part, Expansion):
            ready = best_expansion(t, values, Expand(seat, part.ways, 0, 1))
            worth += max(ready, EXPANSION // 4 if moves else 0)
        elif part.plain or moves or part.possible(t, seat):
            worth += values.effects[part.number]
        moves = moves or isinstance(part, (Move, Recruit))
    return worth


def best_exchange(t: Horizon, seat: int) -> int:
    """What buying pieces could still bring, or, with none to buy, taking the weakest unit back; a trifle less, so that
    an exchange for nothing is left alone."""
    p = t.players[seat]
    price = piece_price(t, seat)
    inactive = p.inactive()
    now = store(p.coins, p.active, inactive)
    best = 0
    for n in range(1, min(p.coins // price, inactive) + 1):
        best = max(best, store(p.coins - n * price, p.active + n, inactive - n) - now)
    if not inactive:
        best = max(best, store(p.coins, p.active + 1, 0) - now - weakest(p) * STRENGTH)
    lasting = min(turns_left(t, p), HORIZON)
    return best * (lasting + 1) // (HORIZON + 1) - 1


def weakest(p: Player) -> int:
    """The strength of the weakest unit on the map; more than any if there is none."""
    least = STRONGEST + 1
    for unit in range(UNITS):
        if p.at[unit] >= 0 and p.strength[unit] < least:
            least = p.strength[unit]
    return least


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
