"""Chapter 10: movement and exploring."""

from __future__ import annotations

import pytest

from cradle.core.journal import Journal
from cradle.games.horizon.numbers import (
    BOX,
    CRADLE,
    FOUND,
    LAND,
    MIDDLE,
    MOVEMENT_BONUS,
    SETTLER,
    SOLDIER,
    START,
    TERRITORY,
    WIDTH,
)
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    act,
    asked,
    built,
    clear_units,
    effects,
    govern,
    know,
    lay,
    next_tile,
    number,
    place,
    run_archimedes,
    run_text,
    say,
    settler_home,
    table,
    unit,
    until,
    why,
    words,
)

EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = range(6)


def moving(points: int, seats: int = 2) -> Horizon:
    return run_text(f"[{{ move = {points} }}]", seats)


def test_10_1_one_point_one_tile_divided_among_units() -> None:
    t = table(own=effects("[{ move = 3 }]"))
    soldier = unit(t, 0, SOLDIER, 6, START)
    run_archimedes(t)
    p = t.players[0]
    assert why(t, "go-5-3") == "horizon/10.1"  # no such unit on the map
    say(t, f"go-{soldier}-{WEST}", f"go-0-{WEST}")
    assert p.at[soldier] == CRADLE == p.at[0]
    assert p.points == 1
    say(t, f"go-0-{EAST}")
    assert asked(t) == "act"
    assert p.moving == 0


def test_10_2_at_least_one_step_the_rest_may_be_left() -> None:
    t = moving(3)
    assert why(t, "stop") == "horizon/10.2"
    say(t, f"go-0-{WEST}", "stop")
    assert asked(t) == "act"
    assert t.players[0].points == 0


def test_10_3_a_rivals_start_tile_is_crossed_not_entered() -> None:
    t = table(own=effects("[{ move = 2 }]"))
    p = t.players[0]
    p.at[settler_home(t)] = CRADLE
    beyond = lay(t, "ter-01", -2, 0)
    run_archimedes(t)
    say(t, f"go-0-{WEST}")
    assert p.at[0] == START + 1
    assert why(t, "stop") == "horizon/10.3"
    say(t, f"go-0-{WEST}")
    assert p.at[0] == beyond


def test_10_3_the_last_point_does_not_enter_it() -> None:
    t = table(own=effects("[{ move = 1 }]"))
    t.players[0].at[0] = CRADLE
    run_archimedes(t)
    assert why(t, f"go-0-{WEST}") == "horizon/10.3"
    assert f"go-0-{EAST}" in words(t)


def test_10_3_guests_must_be_able_to_leave() -> None:
    t = table(own=effects("[{ move = 3 }]"))
    soldier = unit(t, 0, SOLDIER, 1, CRADLE)
    t.players[0].at[0] = CRADLE
    run_archimedes(t)
    say(t, f"go-{soldier}-{WEST}")
    assert why(t, f"go-0-{WEST}") == "horizon/10.3"  # both could not leave with one point
    assert f"go-0-{EAST}" in words(t)
    say(t, f"go-0-{EAST}")
    assert all(word.startswith(f"go-{soldier}-") for word in words(t))


def test_10_4_under_a_structure_it_is_a_structure_tile() -> None:
    t = table(own=effects("[{ move = 1 }]"))
    t.players[0].at[0] = CRADLE
    built(t, 1, "str-01", START + 1)
    run_archimedes(t)
    say(t, f"go-0-{WEST}")
    assert t.players[0].at[0] == START + 1
    assert t.audit() == ""


def test_10_4_its_owner_may_still_recruit_there() -> None:
    t = table(own=effects('[{ recruit = "settler", from = "columns", strength = 1 }]'))
    built(t, 0, "str-01", START)
    run_archimedes(t)
    assert f"settler-{START}" in words(t)


def test_10_5_bonuses_each_time() -> None:
    t = table(own=effects("[{ move = 1 }, { move = 2 }]"))
    govern(t, 0, "g1a")
    know(t, 0, "ii-1", "t2-roads")
    assert t.players[0].modifiers[MOVEMENT_BONUS] == 1
    run_archimedes(t)
    assert t.players[0].points == 2
    say(t, f"go-0-{WEST}", "stop")
    assert t.players[0].points == 3


def test_10_6_movement_gained_while_moving_is_added() -> None:
    t = table(own=effects("[{ move = 2 }]"))
    next_tile(t, "ter-03")  # discovery: one movement
    t.players[0].at[0] = CRADLE
    run_archimedes(t)
    say(t, f"go-0-{NORTH_EAST}")
    assert t.players[0].points == 2
    assert asked(t) == "move"
    assert "stop" in words(t)


def test_10_7_movement_from_a_bonus_lapses_if_nobody_can_move() -> None:
    t = table(own=effects("[{ move = 2 }, { coins = 5 }]"))
    clear_units(t, 0)
    run_archimedes(t)
    assert asked(t) == "act"
    assert t.players[0].coins == 6
    assert t.players[0].moving == 0


@pytest.mark.clause("horizon/10.8", "horizon/10.8a")
def test_settlers_explore_where_two_tiles_touch() -> None:
    t = table(own=effects("[{ move = 3 }]"))
    soldier = unit(t, 0, SOLDIER, 1, START)
    run_archimedes(t)
    assert why(t, f"go-{soldier}-{NORTH_WEST}") == "horizon/10.8"
    assert why(t, f"go-0-{EAST}") == "horizon/10.8a"  # would touch the start tile only
    assert f"go-0-{NORTH_WEST}" in words(t)


def test_10_8_from_a_rivals_start_tile() -> None:
    t = table(own=effects("[{ move = 2 }]"))
    t.players[0].at[0] = CRADLE
    run_archimedes(t)
    next_tile(t, "ter-01")
    say(t, f"go-0-{WEST}", f"go-0-{NORTH_EAST}")
    assert t.players[0].at[0] == place("ter-01")
    assert asked(t) == "act"


def test_10_8_structures_count_as_tiles() -> None:
    t = table(own=effects("[{ move = 1 }]"))
    built(t, 0, "str-01", CRADLE)
    run_archimedes(t)
    assert f"go-0-{NORTH_WEST}" in words(t)


def test_10_9_place_tile_bonus_then_the_map_then_the_settler() -> None:
    t = table(own=effects("[{ move = 1 }]"))
    next_tile(t, "ter-04")  # discovery: a structure tile
    journal = Journal()
    run_archimedes(t)
    t.attach(journal)
    say(t, f"go-0-{NORTH_WEST}")
    at = place("ter-04")
    assert asked(t) == "structure"
    assert t.cards.zones[FOUND] == [TERRITORY + number("territory", "ter-04")]
    assert t.cell[at] == -1
    assert t.players[0].at[0] == START
    say(t, "skip")
    assert t.cell[at] == MIDDLE - WIDTH + 1
    assert t.players[0].at[0] == at
    told = [event.news.name for event in journal.told]
    assert told[-1] == "explored"


def test_10_9_a_bonus_may_change_the_token_of_the_explorer() -> None:
    t = table(own=effects("[{ move = 1 }]"))
    next_tile(t, "ter-06")  # discovery: strengthen a settler
    unit(t, 0, SETTLER, 2, START)
    run_archimedes(t)
    say(t, f"go-0-{NORTH_WEST}")
    assert words(t) == ["unit-0", "unit-1", "skip"]  # alike, but one of them is on its way
    say(t, "unit-0")
    p = t.players[0]
    assert [p.strength[u] for u in range(8) if p.at[u] == place("ter-06")] == [3]
    assert p.explorer == -1


def test_10_10_one_new_tile_in_a_turn() -> None:
    t = table(own=effects("[{ move = 5 }]"))
    next_tile(t, "ter-01")
    run_archimedes(t)
    say(t, f"go-0-{NORTH_WEST}")
    assert all(t.beside(t.players[0].at[0], int(word[-1])) >= 0 for word in words(t) if word != "stop")
    over_edge = [w for w in (f"go-0-{side}" for side in range(6)) if why(t, w) == "horizon/10.10"]
    assert over_edge
    say(t, "stop")
    run_archimedes(t)  # the limit is the turn's, not the movement's
    assert why(t, over_edge[0]) == "horizon/10.10"


def test_10_10_effects_that_allow_more() -> None:
    t = table(own=effects("[{ explore = 1 }, { move = 5 }]"))
    for tile in ("ter-01", "ter-02"):
        next_tile(t, tile)
    run_archimedes(t)
    say(t, f"go-0-{NORTH_WEST}")
    again = next(w for w in words(t) if w != "stop" and t.beside(t.players[0].at[0], int(w[-1])) < 0)
    say(t, again)
    assert t.explored == 2
    t = table(own=effects("[{ move = 5 }]"))
    know(t, 0, "ii-1", "t2-navigation")
    t.explored = 1
    run_archimedes(t)
    assert f"go-0-{NORTH_WEST}" in words(t)
    until(t, "act")
    act(t, "basic-4")
    until(t, "act")
    assert t.explored == 0


def test_10_11_nothing_to_explore_without_tiles() -> None:
    t = table(own=effects("[{ move = 5 }]"))
    while t.cards.zones[LAND]:
        t.cards.draw(LAND, BOX, t.cards.everybody)
    run_archimedes(t)
    assert why(t, f"go-0-{NORTH_WEST}") == "horizon/10.11"
