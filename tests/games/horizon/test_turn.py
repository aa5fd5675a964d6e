"""Chapter 4: the action phase."""

from __future__ import annotations

import pytest

from cradle.core.errors import Refused
from cradle.games.horizon.numbers import START
from tests.games.horizon.positions import (
    act,
    action_text,
    activate,
    asked,
    clear_units,
    effects,
    know,
    lay,
    own_city,
    own_village,
    rich,
    run_archimedes,
    say,
    space,
    table,
    why,
    why_act,
    words,
)


def test_4_1_the_piece_must_move_but_may_go_to_another_space_of_the_action() -> None:
    t = rich(4)
    t.players[0].space = space("basic-1")
    assert why_act(t, "basic-1") == "horizon/4.1"
    assert why_act(t, "basic-1", 1) == ""


def test_4_2_basic_four_is_shared_and_may_be_kept() -> None:
    t = rich()
    t.players[1].space = space("basic-4")
    assert why_act(t, "basic-4") == ""
    act(t, "basic-4")
    assert t.players[0].space == t.players[1].space == space("basic-4")


def test_4_3_a_space_with_a_piece_is_taken() -> None:
    t = rich(3)
    t.players[1].space = space("basic-1")
    assert why_act(t, "basic-1") == "horizon/4.3"
    with pytest.raises(Refused):
        act(t, "basic-1")


@pytest.mark.parametrize(("seats", "spaces"), [(2, [0, 1]), (3, [0, 1, 2]), (4, [0, 1, 2, 3])])
def test_4_4_spaces_by_players(seats: int, spaces: list[int]) -> None:
    t = rich(seats)
    assert [at for at in range(4) if why_act(t, "basic-1", at) == ""] == spaces
    assert all(why_act(t, "basic-1", at) == "horizon/4.4" for at in range(4) if at not in spaces)


def test_4_5_some_spaces_cost_a_coin() -> None:
    t = rich()
    know(t, 0, "ii-1")
    t.players[0].coins = 4
    assert why_act(t, "advanced-5") == ""
    assert why_act(t, "advanced-5", 1) == "horizon/4.9"
    t.players[0].coins = 5
    act(t, "advanced-5", 1)
    assert t.players[0].coins == 0


def test_4_6_only_basic_actions_in_the_first_turn() -> None:
    t = table()
    know(t, 0, "i-1", "t1-wheel")
    assert why_act(t, "t1-wheel") == "horizon/4.6"
    t.players[0].space = space("basic-4")
    assert why_act(t, "t1-wheel") == ""


def test_4_7_a_technology_serves_those_who_know_it() -> None:
    t = rich()
    know(t, 1, "i-1", "t1-wheel")
    assert why_act(t, "t1-wheel") == "horizon/4.7"
    know(t, 0, "i-1", "t1-wheel")
    assert why_act(t, "t1-wheel") == ""
    act(t, "t1-wheel")
    assert t.players[0].coins == 20 + 3


def test_4_8_requirements_of_advanced_actions() -> None:
    t = rich()
    assert why_act(t, "advanced-5") == "horizon/4.8"
    know(t, 0, "ii-1")
    assert why_act(t, "advanced-5") == ""
    assert why_act(t, "advanced-6") == "horizon/4.8"
    own_village(t, 0, lay(t, "ter-01", 0, -1))
    assert why_act(t, "advanced-6") == ""


def test_4_8_research_by_a_card_does_not_ask_for_them() -> None:
    t = table(own=effects('[{ research = [3], from = "columns" }]'))
    for slot in ("i-2", "i-3", "ii-3"):
        know(t, 0, slot)
    run_archimedes(t)
    assert asked(t) == "research"
    assert "slot-12" in words(t)


def test_4_9_the_whole_cost_together_with_the_space() -> None:
    t = rich(4)
    own_village(t, 0, lay(t, "ter-01", 0, -1))
    p = t.players[0]
    p.coins = 2
    assert why_act(t, "advanced-6") == ""
    assert why_act(t, "advanced-6", 1) == "horizon/4.9"
    p.coins = 1
    assert why_act(t, "advanced-6") == "horizon/4.9"


def test_4_9a_the_pieces_that_are_exhausted() -> None:
    t = rich(4)
    own_village(t, 0, lay(t, "ter-01", 0, -1))
    assert why_act(t, "advanced-6") == ""
    activate(t, 0, 0)
    assert why_act(t, "advanced-6") == "horizon/4.9a"


def test_4_10_cost_first_then_the_steps_in_order() -> None:
    t = rich()
    know(t, 0, "ii-1", "t2-engineering")
    p = t.players[0]
    active, inactive = p.active, p.inactive()
    act(t, "t2-engineering")
    assert (p.active, p.inactive()) == (active - 1, inactive + 1)
    assert asked(t) == "invest"


def test_4_11_steps_may_be_skipped_but_a_single_one_must_be_done() -> None:
    t = rich()
    know(t, 0, "ii-1", "t2-engineering")
    act(t, "t2-engineering")
    say(t, "skip")
    assert t.players[0].cubes() == 24
    assert asked(t) == "produce"
    t = rich()
    act(t, "basic-1")
    assert "skip" not in words(t)
    assert why(t, "skip") == "horizon/4.11"
    t = rich()
    act(t, "basic-3")
    say(t, "skip")
    assert asked(t) == "move"
    assert why(t, "stop") == "horizon/10.2"


SINGLE = {
    '[{ invest = "any" }]': "horizon/4.11",
    "[{ structure = 1 }]": "horizon/4.11",
    '[{ recruit = "settler", from = "columns", strength = 1 }]': "horizon/4.11",
    '[{ strengthen = "either", by = 1 }]': "horizon/4.11",
    "[{ basic = [4] }]": "horizon/4.11",
}


@pytest.mark.clause("horizon/4.11")
@pytest.mark.parametrize("text", SINGLE)
def test_4_11_whatever_the_single_step_is(text: str) -> None:
    t = table(own=effects(text))
    run_archimedes(t, must=1)
    assert why(t, "skip") == SINGLE[text]


def test_4_12_research_needs_a_technology() -> None:
    t = rich()
    assert why_act(t, "basic-2") == "horizon/4.12"
    know(t, 0, "i-1")
    assert why_act(t, "basic-2") == ""


def test_4_12a_research_needs_a_scientist() -> None:
    t = rich()
    know(t, 0, "i-1")
    activate(t, 0, 0)
    assert why_act(t, "basic-2") == "horizon/4.12a"
    assert why_act(t, "basic-1") == "horizon/4.12a"


def test_4_12a_the_scientist_must_remain_after_the_cost() -> None:
    t = rich()
    for at in ("ter-01", "ter-02"):
        spot = lay(t, at, 0, -1) if at == "ter-01" else lay(t, at, 0, 1)
        own_village(t, 0, spot)
        own_city(t, 0, spot)
    for slot in ("iii-3", "iii-4"):
        know(t, 0, slot)
    activate(t, 0, 2)
    assert why_act(t, "advanced-8") == "horizon/4.12a"
    activate(t, 0, 3)
    assert why_act(t, "advanced-8") == ""


def test_4_12a_what_earlier_steps_give_counts() -> None:
    t = table(own=action_text("t1-wheel", '[{ population = 1 }, { research = [1], from = "active" }]'))
    know(t, 0, "i-1", "t1-wheel")
    t.players[0].space = space("basic-4")
    activate(t, 0, 0)
    act(t, "t1-wheel")
    assert asked(t) == "research"
    say(t, "skip")
    assert t.players[0].active == 1


def test_4_13_movement_needs_a_unit_that_can_move() -> None:
    t = rich()
    clear_units(t, 0)
    activate(t, 0, 0)
    assert why_act(t, "basic-3") == "horizon/4.13"
    activate(t, 0, 1)
    assert why_act(t, "basic-3") == ""
    act(t, "basic-3")
    assert why(t, "skip") == "horizon/4.13"
    say(t, f"soldier-{START}")
    assert asked(t) == "move"


def test_4_13_a_recruit_that_leaves_nobody_to_move_is_refused() -> None:
    steps = '[{ recruit = "soldier", from = "columns", strength = 1 }, { move = 1 }]'
    t = table(4, own=action_text("t1-wheel", steps))
    clear_units(t, 0)
    know(t, 0, "i-1", "t1-wheel")
    corner = lay(t, "ter-01", -2, 1)  # touches the start tiles of seats 1 and 2 only
    own_village(t, 0, corner)
    t.players[0].space = space("basic-4")
    act(t, "t1-wheel")
    assert why(t, f"soldier-{corner}") == "horizon/4.13"
    assert words(t) == [f"soldier-{START}"]


def test_4_13_a_recruit_may_be_skipped_if_the_next_one_can_move() -> None:
    t = rich()
    clear_units(t, 0)
    know(t, 0, "iii-1", "t3-conscription")
    act(t, "t3-conscription")
    say(t, "skip")
    assert words(t) == [f"settler-{START}"]
    assert why(t, "skip") == "horizon/4.13"
    say(t, f"settler-{START}")
    assert asked(t) == "move"


def test_4_13_a_recruit_may_not_be_skipped_if_the_next_one_is_impossible() -> None:
    soldier = '{ recruit = "soldier", from = "columns", strength = 1 }'
    settler = '{ recruit = "settler", from = "active", strength = 1 }'
    t = table(own=action_text("t1-wheel", f"[{soldier}, {settler}, {{ move = 2 }}]"))
    clear_units(t, 0)
    know(t, 0, "i-1", "t1-wheel")
    activate(t, 0, 0)
    t.players[0].space = space("basic-4")
    act(t, "t1-wheel")
    assert why(t, "skip") == "horizon/4.13"


def test_4_14_nothing_at_all_cannot_be_chosen() -> None:
    t = rich()
    know(t, 0, "ii-1", "t2-law")
    p = t.players[0]
    t.players[1].settle_tokens = t.settle_supply
    t.settle_supply = 0
    assert why_act(t, "t2-law") == "horizon/4.14" == why_act(t, "advanced-5")
    know(t, 0, "i-1", "t1-farming")
    activate(t, 0, 30)
    assert p.inactive() == 0
    assert why_act(t, "t1-farming") == "horizon/4.14"
    assert why_act(t, "basic-4") == ""


@pytest.mark.parametrize("what", ["population", "coins"])
def test_4_14_production_that_would_bring_nothing(what: str) -> None:
    t = table(own=action_text("t1-wheel", f'[{{ produce = "{what}" }}]'))
    know(t, 0, "i-1", "t1-wheel")
    p = t.players[0]
    p.space = space("basic-4")
    assert why_act(t, "t1-wheel") == "horizon/4.14"
    p.open_columns = 1
    p.income = 1
    assert why_act(t, "t1-wheel") == ""


def test_4_15_pieces_come_from_the_leftmost_column() -> None:
    t = table()
    p = t.players[0]
    p.activate(7)
    assert p.columns == [0, 4, 4, 3, 2]
    assert p.open_columns == 0


def test_4_16_exhausted_pieces_go_to_the_rightmost_free_cell() -> None:
    t = table()
    p = t.players[0]
    p.activate(8)
    p.columns = [0, 3, 4, 2, 1]
    p.active = 10
    p.exhaust(3)
    assert p.columns == [0, 4, 4, 3, 2]


def test_4_16_past_the_last_cell_if_all_are_full() -> None:
    t = table()
    p = t.players[0]
    clear_units(t, 0)
    p.exhaust(1)
    assert p.columns == [6, 5, 4, 3, 4]
    assert not p.cell_free()
    p.open_columns = 1 << 4
    p.columns = [6, 5, 4, 3, 3]
    p.take_piece()
    assert p.columns == [5, 5, 4, 3, 3]
