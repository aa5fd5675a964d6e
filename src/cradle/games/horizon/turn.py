"""Beyond the Horizon 3 and 4: rounds, turns, and the action phase."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.horizon.counters import holds, needs_sum
from cradle.games.horizon.expansion import EXPANSIONS
from cradle.games.horizon.goals import GOAL_PHASES
from cradle.games.horizon.movement import Move
from cradle.games.horizon.news import ACTED, BEGAN
from cradle.games.horizon.numbers import ACTIONS, BASIC_ACTIONS, MOST_SEATS, MOVEMENT_BONUS, SPACES
from cradle.games.horizon.offers import Population
from cradle.games.horizon.printed import Action, Effect
from cradle.games.horizon.production import PRODUCTIONS
from cradle.games.horizon.research import Research
from cradle.games.horizon.resolve import Do
from cradle.games.horizon.steps import any_can_move
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.units import ACTIVE, Recruit

if TYPE_CHECKING:
    from mypy_extensions import i64

ACT_KIND: Final = Kind("act", "horizon/4.1", ("move", "action", ACTIONS, "space", SPACES), facts="coins pieces")
BASIC_KIND: Final = Kind("basic", "horizon/15.8", ("action", BASIC_ACTIONS), "skip", facts="coins pieces")
SKIP_BASIC: Final = BASIC_KIND.start("skip")


class Turn(Step[Horizon]):
    """Horizon 3.1: four phases in order, then the next player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Horizon) -> None:
        if self.seat == t.starter:
            if t.round == t.last_round and t.round:
                return
            t.round += 1
            t.tell(BEGAN, -1, [t.round])
        t.turn = self.seat
        t.explored = 0
        t.more_tiles = 0
        t.push(TURNS[(self.seat + 1) % t.seats])
        t.push(GOAL_PHASES[self.seat])
        t.push(PRODUCTIONS[self.seat])
        t.push(EXPANSIONS[self.seat])
        t.push(ACTS[self.seat])


# -- choosing an action --------------------------------------------------------------------------------------------


def action_of(t: Horizon, number: int) -> Action:
    action = t.printed.actions[number]
    assert action is not None
    return action


class Act(Question[Horizon]):
    """Horizon 4.1: where the action piece moves."""

    def kind(self) -> Kind:
        return ACT_KIND

    def why(self, t: Horizon, answer: int) -> str:
        p = t.players[self.seat]
        if t.printed.actions[answer // SPACES] is None:
            return "horizon/4.7a"
        if answer // SPACES not in p.actions:
            return "horizon/4.7"
        action = action_of(t, answer // SPACES)
        space = answer % SPACES
        if not (action.spaces[t.seats] >> space) & 1:
            return "horizon/4.4"
        if p.space < 0 and not action.basic:
            return "horizon/4.6"
        if not action.shared:
            if p.space == answer:
                return "horizon/4.1"
            for other in t.players:
                if other.space == answer:
                    return "horizon/4.3"
        if p.coins < action.coins + ((action.paid >> space) & 1):
            return "horizon/4.9"
        return why_action(t, self.seat, action, p.inactive())

    def sum(self, t: Horizon, answer: int, clause: str) -> Label | None:
        return action_sum(t, self.seat, answer // SPACES, self.facts(t, answer)[0], clause)

    def answers(self, t: Horizon) -> list[int]:
        p = t.players[self.seat]
        inactive = p.inactive()
        pieces = 0  # the actions with an action piece
        for other in t.players:
            if other.space >= 0:
                pieces |= 1 << (other.space // SPACES)
        out: list[int] = []
        for number in p.actions:
            action = action_of(t, number)
            if p.coins < action.coins or (p.space < 0 and not action.basic):
                continue
            spaces: i64 = action.spaces[t.seats]
            if (pieces >> number) & 1 and not action.shared:
                for other in t.players:
                    space = other.space - number * SPACES
                    if 0 <= space < SPACES:
                        spaces &= ~(1 << space)
            if p.coins == action.coins:
                spaces &= ~action.paid
            if spaces and not why_action(t, self.seat, action, inactive):
                for space in range(SPACES):
                    if spaces & 1:
                        out.append(number * SPACES + space)
                    spaces >>= 1
        return out

    def take(self, t: Horizon, answer: int) -> None:
        p = t.players[self.seat]
        action = action_of(t, answer // SPACES)
        coin = (action.paid >> (answer % SPACES)) & 1
        p.space = answer
        p.turns += 1
        p.coins -= coin
        if t.journal is not None:
            t.tell(ACTED, self.seat, [action.number, action.coins + coin, answer % SPACES])
        perform(t, self.seat, action)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        action = t.printed.actions[answer // SPACES]
        if action is None:
            return [0, 0]
        return [action.coins + ((action.paid >> (answer % SPACES)) & 1), action.exhaust]


def why_action(t: Horizon, seat: int, action: Action, inactive: int) -> str:
    """Horizon 4.8-4.14: the clause that keeps a player from an action, its space apart. So many pieces are inactive."""
    p = t.players[seat]
    if p.coins < action.coins:
        return "horizon/4.9"
    if p.active < action.exhaust:
        return "horizon/4.9a"
    if action.requires is not None and not holds(t, seat, action.requires):
        return "horizon/4.8"
    active = p.active - action.exhaust
    inactive += action.exhaust
    able = False
    recruit = False
    for part in action.program.parts:
        if isinstance(part, Population):
            gained = min(part.pieces, inactive)
            active += gained
            inactive -= gained
            able = able or gained > 0
        elif isinstance(part, Research):
            if not part.target_there(t, p):
                return "horizon/4.12"
            if (active if part.source == ACTIVE else inactive) == 0:
                return "horizon/4.12a"
            able = True
        elif isinstance(part, Recruit):
            there = (active if part.source == ACTIVE else inactive) > 0 and part.token_there(p)
            recruit = recruit or there
            able = able or there
        elif isinstance(part, Move):
            if not recruit and not any_can_move(t, seat, part.points + p.modifiers[MOVEMENT_BONUS]):
                return "horizon/4.13"
            able = True
        elif not able:
            able = part.possible(t, seat)
    return "" if able else "horizon/4.14"


def action_sum(t: Horizon, seat: int, number: int, coins: int, clause: str) -> Label | None:
    """Horizon 4.9: what an action costs, on a space that may cost a coin too, and what there is."""
    p = t.players[seat]
    if clause == "horizon/4.9":
        action = action_of(t, number)
        return Label(
            "sum-action",
            ["price", "space-coins", "cost", "coins"],
            [action.coins, coins - action.coins, coins, p.coins],
        )
    if clause == "horizon/4.9a":
        return Label("sum-pieces", ["needed", "there"], [action_of(t, number).exhaust, p.active])
    requires = action_of(t, number).requires if clause == "horizon/4.8" else None
    return needs_sum(t, seat, requires) if requires is not None else None


def perform(t: Horizon, seat: int, action: Action) -> None:
    """Horizon 4.10, 4.11: the cost in full, then the steps. A single step must be done."""
    p = t.players[seat]
    p.coins -= action.coins
    p.exhaust(action.exhaust)
    t.push(Do(seat, action.program.number, 0, 1 if len(action.program.parts) == 1 else 0))


# Steps never change, so all tables share them.
TURNS: Final = [Turn(seat) for seat in range(MOST_SEATS)]
ACTS: Final = [Act(seat) for seat in range(MOST_SEATS)]


# -- basic actions by an effect ------------------------------------------------------------------------------------


class Basic(Effect):
    """Horizon 15.8: one of these basic actions (a mask), without moving the action piece."""

    def __init__(self, number: int, which: int) -> None:
        super().__init__(number)
        self.which = which

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        if self.possible(t, seat):
            t.push(BasicWhich(seat, self.which, must))

    def possible(self, t: Horizon, seat: int) -> bool:
        return len(BasicWhich(seat, self.which, 1).answers(t)) > 0


class BasicWhich(Question[Horizon]):
    """Horizon 15.8: which one; its price and pieces are needed."""

    def __init__(self, seat: int, which: int, must: int) -> None:
        super().__init__(seat)
        self.which = which
        self.must = must

    def kind(self) -> Kind:
        return BASIC_KIND

    def why(self, t: Horizon, answer: int) -> str:
        if answer == SKIP_BASIC:
            return "horizon/4.11" if self.must else ""
        if not (self.which >> answer) & 1:
            return "horizon/15.8"
        return why_action(t, self.seat, action_of(t, answer), t.players[self.seat].inactive())

    def sum(self, t: Horizon, answer: int, clause: str) -> Label | None:
        return action_sum(t, self.seat, answer, self.facts(t, answer)[0], clause)

    def take(self, t: Horizon, answer: int) -> None:
        if answer != SKIP_BASIC:
            action = action_of(t, answer)
            if t.journal is not None:
                t.tell(ACTED, self.seat, [answer, action.coins, -1])
            perform(t, self.seat, action)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        if answer == SKIP_BASIC:
            return [0, 0]
        action = action_of(t, answer)
        return [action.coins, action.exhaust]
