"""Chapter 14: the goal phase."""

from __future__ import annotations

from cradle.core.game import changed
from cradle.core.journal import Journal
from cradle.games.horizon.cubes import PURPOSES
from cradle.games.horizon.goals import CheckEnd, GoalWhich
from cradle.games.horizon.numbers import SOLDIER, START
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    action_text,
    asked,
    clear_units,
    effects,
    know,
    lay,
    number,
    own_village,
    run_archimedes,
    say,
    space,
    table,
    unit,
    why,
    why_act,
    words,
)

GOALS = ["goal-a3", "goal-b1", "goal-c3"]
SLOTS = ["i-1", "i-2", "i-3", "i-4", "ii-1", "ii-2", "ii-3", "ii-4", "ii-5", "ii-6"]


def aiming(seats: int = 2) -> Horizon:
    t = table(seats)
    t.goals = [number("goal", goal) for goal in GOALS]
    return t


def host(t: Horizon, seat: int) -> None:
    """Units for the third goal."""
    unit(t, seat, SOLDIER, 6, START + seat)
    unit(t, seat, SOLDIER, 6, START + seat)


def villages(t: Horizon, seat: int) -> None:
    """Villages for the second goal."""
    for name, q, r in (("ter-01", 0, -1), ("ter-02", 0, 1), ("ter-03", 1, -1)):
        own_village(t, seat, lay(t, name, q, r))


def end_turn(t: Horizon) -> None:
    say(t, "move-3-0", "coins")


def test_14_1_a_goal_that_is_met_must_be_completed() -> None:
    t = aiming()
    host(t, 0)
    end_turn(t)
    assert asked(t) == "cube"
    assert words(t) == ["track-0", "track-1", "track-2"]
    assert t.about(0).numbers == [PURPOSES.index("goal")]
    say(t, "track-1")
    assert t.goal_done == [0, 0, 1]
    assert t.players[0].left == [8, 7, 8]
    assert t.players[0].income == 1  # the uncovered cell works


def test_14_1_of_several_the_player_chooses() -> None:
    t = aiming()
    host(t, 0)
    villages(t, 0)
    end_turn(t)
    assert asked(t) == "goal"
    assert words(t) == [f"goal-{number('goal', 'goal-b1')}", f"goal-{number('goal', 'goal-c3')}"]
    assert why(t, f"goal-{number('goal', 'goal-a3')}") == "horizon/14.1"
    assert why(t, f"goal-{number('goal', 'goal-a1')}") == "horizon/2.3"
    say(t, f"goal-{number('goal', 'goal-b1')}", "track-0")
    assert t.goal_done == [0, 1, 0]
    assert t.first() == 1


def test_14_2_one_a_turn_and_each_once() -> None:
    t = aiming()
    host(t, 0)
    villages(t, 0)
    end_turn(t)
    say(t, f"goal-{number('goal', 'goal-b1')}", "track-0")
    end_turn(t)  # the rival's turn
    end_turn(t)
    assert asked(t) == "cube"  # only the other goal is left
    say(t, "track-0")
    assert t.goal_done == [0, 1, 1]
    end_turn(t)
    end_turn(t)
    assert asked(t) == "act"
    assert t.first() == 1


def test_14_2_met_in_a_rivals_turn_it_waits_for_the_own_phase() -> None:
    t = aiming()
    end_turn(t)
    host(t, 0)
    end_turn(t)
    assert t.goal_done == [0, 0, 0]
    clear_units(t, 0)
    end_turn(t)
    assert t.goal_done == [0, 0, 0]  # no longer met
    host(t, 0)
    end_turn(t)
    end_turn(t)
    say(t, "track-2")
    assert t.goal_done[2] == 1


def test_14_3_five_for_the_first_three_for_the_others() -> None:
    t = aiming(3)
    for seat in range(3):
        host(t, seat)
    end_turn(t)
    say(t, "track-0")
    end_turn(t)
    say(t, "track-0")
    sheet = t.sheet()
    assert sheet.points[0] == [5, 3, 0]
    clear_units(t, 0)
    assert t.sheet().points[0] == [5, 3, 0]  # stays although it is no longer met


def test_14_3_the_question_tells_what_each_is_worth_now() -> None:
    t = aiming()
    goal = number("goal", "goal-c3")
    assert GoalWhich(1).facts(t, goal) == [5]
    for first in range(2):
        t.goal_first = changed(t.goal_first, 2, first)
        assert GoalWhich(1).facts(t, goal) == [3]


def test_14_3_a_completed_goal_is_told_with_its_points() -> None:
    t = aiming()
    host(t, 0)
    host(t, 1)
    journal = Journal()
    t.attach(journal)
    for _ in range(2):
        end_turn(t)
        say(t, "track-0")
    told = [one.seen_by(2)[:3] for one in journal.told if one.news.name == "completed"]
    goal = number("goal", "goal-c3")
    assert told == [("completed", 0, [goal, 5]), ("completed", 1, [goal, 3])]


def test_14_3_a_marker_if_no_cube_is_left() -> None:
    t = aiming()
    host(t, 0)
    p = t.players[0]
    markers = p.markers
    t.goal_first = changed(t.goal_first, 2, 1)
    t.goal_done = changed(t.goal_done, 2, 2)
    t.players[1].markers += 1
    end_turn(t)
    say(t, "track-0")
    assert t.sheet().points[0] == [3, 5]
    assert p.markers == markers


def test_ten_technologies_for_the_great_library() -> None:
    t = aiming()
    for slot in SLOTS:
        know(t, 0, slot)
    end_turn(t)
    assert asked(t) == "cube"


def test_14_4_an_effect_completes_a_goal() -> None:
    t = table(own=effects('[{ complete = "goal" }, { coins = 1 }]'))
    t.goals = [number("goal", goal) for goal in GOALS]
    run_archimedes(t)
    assert asked(t) == "act"  # none is met
    assert t.goal_done == [0, 0, 0]
    host(t, 0)
    villages(t, 0)
    run_archimedes(t)
    assert asked(t) == "goal"
    say(t, f"goal-{number('goal', 'goal-b1')}", "track-1")
    assert t.goal_done == [0, 1, 0]
    end_turn(t)
    assert asked(t) == "cube"  # the goal phase has its own
    say(t, "track-1")
    assert t.goal_done == [0, 1, 1]


def test_14_4_the_cube_of_an_effect_can_bring_the_end() -> None:
    t = table(own=effects('[{ complete = "goal" }]'))
    t.goals = [number("goal", goal) for goal in GOALS]
    t.goal_done = [2, 2, 0]
    t.goal_first = [1, 1, -1]
    t.players[1].markers -= 2
    host(t, 0)
    run_archimedes(t)
    t.answer(0, t.answers(0)[0])
    assert t.last_round == t.round + 1


def test_3_2_the_last_round_is_told_and_stays_the_last() -> None:
    t = aiming()
    t.goal_done = [3, 0, 0]
    journal = Journal()
    t.attach(journal)
    CheckEnd().run(t)
    assert (t.last_round, journal.told) == (0, [])
    t.goal_done = [3, 1, 0]
    for _ in range(2):
        CheckEnd().run(t)
        t.round += 1
    assert t.last_round == t.round - 1
    assert [one.seen_by(2)[:3] for one in journal.told] == [("last-round", -1, [t.round - 1])]


def test_14_4_an_action_that_only_completes_a_goal_needs_one_that_is_met() -> None:
    t = table(own=action_text("t1-wheel", '[{ complete = "goal" }]'))
    t.goals = [number("goal", goal) for goal in GOALS]
    know(t, 0, "i-1", "t1-wheel")
    t.players[0].space = space("basic-4")
    assert why_act(t, "t1-wheel") == "horizon/4.14"
    host(t, 0)
    assert why_act(t, "t1-wheel") == ""
