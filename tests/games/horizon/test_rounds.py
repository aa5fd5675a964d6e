"""Chapter 3: rounds, and the end of the game."""

from __future__ import annotations

import pytest

from cradle.core.game import changed
from cradle.games.horizon.numbers import CRADLE, SETTLER, SOLDIER, START
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import act, asked, govern, number, say, settler_home, table, unit, until, words


def test_3_1_four_phases_then_the_next_player() -> None:
    t = table(3)
    order = []
    for _ in range(7):
        assert asked(t) == "act"
        order.append(t.first())
        say(t, "move-3-0")
        assert asked(t) == "produce"
        say(t, "coins")
    assert order == [0, 1, 2, 0, 1, 2, 0]
    assert t.round == 3


def trigger_end(t: Horizon, cubes: int) -> None:
    """So many cubes lie on the first two goals already."""
    for i in range(cubes):
        seat = t.seats - 1 - i // 2
        t.goal_done = changed(t.goal_done, i % 2, t.goal_done[i % 2] | 1 << seat)
        t.goal_first = changed(t.goal_first, i % 2, t.seats - 1)
        t.players[seat].markers += 1


def meet_host(t: Horizon, seat: int) -> None:
    """The third goal asks for strong units, and the seat has them."""
    t.goals = [number("goal", "goal-a3"), number("goal", "goal-b3"), number("goal", "goal-c3")]
    unit(t, seat, SOLDIER, 6, START + seat)
    unit(t, seat, SOLDIER, 6, START + seat)


@pytest.mark.parametrize(("seats", "cubes"), [(2, 3), (3, 4), (4, 4)])
def test_3_2_enough_goal_cubes_end_the_game_after_one_more_round(seats: int, cubes: int) -> None:
    t = table(seats)
    trigger_end(t, cubes - 1)
    t.round = 17
    meet_host(t, 0)
    say(t, "move-3-0", "coins", "track-1")
    assert t.last_round == 18
    turns = [q.turns for q in t.players]
    until(t, "nothing")
    assert t.over()
    assert t.round == 18
    assert [q.turns for q in t.players] == [turns[0] + 1, *[n + 2 for n in turns[1:]]]


def test_3_3_a_trigger_in_the_last_turn_of_a_round_is_no_exception() -> None:
    t = table(2)
    say(t, "move-3-0", "coins")
    assert t.first() == 1
    trigger_end(t, 2)
    meet_host(t, 1)
    say(t, "move-3-0", "coins", "track-0")
    assert t.round == 2
    assert t.last_round == 2
    until(t, "nothing")
    assert t.over()
    assert [p.turns for p in t.players] == [2, 2]


def test_3_4_goals_after_the_trigger_change_nothing_about_the_end() -> None:
    t = table(2)
    t.last_round = 2
    meet_host(t, 0)
    until(t, "cube")
    say(t, "track-0")
    assert t.goal_done[2] == 1
    assert t.last_round == 2
    until(t, "nothing")
    assert t.over()
    assert t.round == 2


def test_a_turn_begins_without_tiles_explored() -> None:
    t = table()
    govern(t, 0, "g3b")
    settler_home(t)
    act(t, "basic-3")
    say(t, "skip")
    go = [word for word in words(t) if word != "stop"]
    assert go
    assert t.players[0].at[SETTLER] == START
    t.explored = 3
    until(t, "act")
    assert t.explored == 0
    assert t.cell[CRADLE] > 0
