"""Beyond the Horizon 14: the goal phase."""

from __future__ import annotations

from typing import Final

from cradle.core.masks import bits
from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.horizon.counters import holds, needs_sum
from cradle.games.horizon.cubes import ANY, GOAL_CARD, TakeCube
from cradle.games.horizon.news import COMPLETED, LAST_ROUND
from cradle.games.horizon.numbers import GOAL, GOAL_CUBES, GOALS, GOALS_IN_PLAY, MOST_SEATS
from cradle.games.horizon.printed import Effect
from cradle.games.horizon.resolve import follow, waiting
from cradle.games.horizon.table import Horizon

GOAL_KIND: Final = Kind("goal", "horizon/14.1", ("goal", GOALS), facts="points")


def why_goal(t: Horizon, seat: int, at: int) -> str:
    """Horizon 14.1, 14.2: why the goal at this place cannot be completed now."""
    if (t.goal_done[at] >> seat) & 1:
        return "horizon/14.2"
    return "" if holds(t, seat, t.printed.goals[t.goals[at]].condition) else "horizon/14.1"


def points_now(t: Horizon, at: int) -> int:
    """Horizon 14.3: for the next who completes it."""
    goal = t.printed.goals[t.goals[at]]
    return goal.first if t.goal_first[at] < 0 else goal.later


class CompleteGoal(Effect):
    """Horizon 14.4: a goal that is met, now; the goal phase is left untouched."""

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        t.push(GOAL_PHASES[seat])

    def possible(self, t: Horizon, seat: int) -> bool:
        return len(goals_met(t, seat)) > 0


def goals_met(t: Horizon, seat: int) -> list[int]:
    return [at for at in range(GOALS_IN_PLAY) if not why_goal(t, seat, at)]


class GoalPhase(Step[Horizon]):
    """Horizon 14.1: a goal that is met must be completed; only a choice among several is asked."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Horizon) -> None:
        met = goals_met(t, self.seat)
        if len(met) > 1:
            t.push(GoalWhich(self.seat))
        elif met:
            complete(t, self.seat, met[0])


GOAL_PHASES: Final = [GoalPhase(seat) for seat in range(MOST_SEATS)]


class GoalWhich(Question[Horizon]):
    """Horizon 14.1: one of several goals that are met."""

    def kind(self) -> Kind:
        return GOAL_KIND

    def why(self, t: Horizon, answer: int) -> str:
        if answer not in t.goals:
            return "horizon/2.3"
        return why_goal(t, self.seat, t.goals.index(answer))

    def sum(self, t: Horizon, answer: int, clause: str) -> Label | None:
        return needs_sum(t, self.seat, t.printed.goals[answer].condition) if clause == "horizon/14.1" else None

    def take(self, t: Horizon, answer: int) -> None:
        complete(t, self.seat, t.goals.index(answer))

    def facts(self, t: Horizon, answer: int) -> list[int]:
        return [points_now(t, t.goals.index(answer)) if answer in t.goals else 0]


def complete(t: Horizon, seat: int, at: int) -> None:
    """Horizon 14.1: a cube of any track on the goal. Horizon 3.2: enough of them end the game."""
    if t.journal is not None:
        t.tell(COMPLETED, seat, [t.goals[at], points_now(t, at)])
    t.push(CheckEnd())
    follow(t, seat, waiting(t, seat, GOAL))
    t.push(TakeCube(seat, ANY, GOAL_CARD, at))


class CheckEnd(Step[Horizon]):
    """Horizon 3.2-3.4: once so many cubes lie on the goals, one more full round follows the current one."""

    def run(self, t: Horizon) -> None:
        if t.last_round == 0 and sum([bits(done) for done in t.goal_done]) >= GOAL_CUBES[t.seats]:
            t.last_round = t.round + 1
            t.tell(LAST_ROUND, -1, [t.last_round])
