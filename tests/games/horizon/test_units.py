"""Chapter 9: recruiting, strengthening, weakening."""

from __future__ import annotations

import pytest

from cradle.games.horizon.numbers import CRADLE, SETTLER, SOLDIER, START
from cradle.games.horizon.units import weaken
from tests.games.horizon.positions import (
    asked,
    effects,
    kind,
    lay,
    own_city,
    own_village,
    run_archimedes,
    run_text,
    say,
    table,
    unit,
    why,
    words,
)

EITHER_TWO = '[{ recruit = "either", from = "active", strength = 2 }]'


def test_9_1_on_the_start_tile_or_beside_an_own_cube() -> None:
    t = table(own=effects(EITHER_TWO))
    village = lay(t, "ter-01", 0, -1)
    city = lay(t, "ter-02", 0, 1)
    own_village(t, 0, village)
    own_village(t, 1, city)
    own_city(t, 0, city)
    run_archimedes(t)
    places = sorted([START, village, city])
    assert words(t) == [f"settler-{p}" for p in places] + [f"soldier-{p}" for p in places] + ["skip"]
    assert why(t, f"settler-{CRADLE}") == "horizon/9.1" == why(t, f"soldier-{START + 1}")
    say(t, f"soldier-{city}")
    p = t.players[0]
    assert (p.active, p.at[8], p.strength[8]) == (0, city, 2)


def test_9_1a_only_the_kind_and_the_piece_that_the_effect_says() -> None:
    t = run_text('[{ recruit = "soldier", from = "columns", strength = 1 }]')
    assert words(t) == [f"soldier-{START}", "skip"]
    assert why(t, f"settler-{START}") == "horizon/9.1a"
    p = t.players[0]
    pieces = (p.active, p.inactive())
    say(t, f"soldier-{START}")
    assert (p.active, p.inactive()) == (pieces[0], pieces[1] - 1)


def test_9_2_a_lower_token_if_the_wanted_one_is_not_free() -> None:
    t = table(own=effects('[{ recruit = "soldier", from = "columns", strength = 4 }]'))
    p = t.players[0]
    unit(t, 0, SOLDIER, 3, START)
    unit(t, 0, SOLDIER, 4, START)
    run_archimedes(t)
    say(t, f"soldier-{START}")
    assert p.strength[8] == 2


def test_9_2_nobody_is_recruited_without_a_token() -> None:
    t = table(own=effects('[{ recruit = "either", from = "columns", strength = 2 }, { coins = 1 }]'))
    p = t.players[0]
    for strength in (1, 1, 2, 1):
        unit(t, 0, SOLDIER, strength, START)
    run_archimedes(t)
    assert words(t) == [f"settler-{START}", "skip"]
    assert why(t, f"soldier-{START}") == "horizon/9.2"
    for strength in (1, 1, 1):
        unit(t, 0, SETTLER, strength, START)
    pieces, coins = p.inactive(), p.coins
    say(t, "skip")
    run_archimedes(t)
    assert asked(t) == "act"
    assert p.inactive() == pieces
    assert p.coins == coins + 2


@pytest.mark.clause("horizon/9.3", "horizon/9.3a")
def test_one_unit_of_the_kind_up_to_six() -> None:
    t = table(own=effects('[{ strengthen = "settler", by = 3 }]'))
    soldier = unit(t, 0, SOLDIER, 1, START)
    strong = unit(t, 0, SETTLER, 5, START)
    best = unit(t, 0, SETTLER, 6, START)
    run_archimedes(t)
    assert words(t) == ["unit-0", f"unit-{strong}", "skip"]
    assert why(t, f"unit-{soldier}") == "horizon/9.3a"
    assert why(t, "unit-3") == "horizon/9.3"
    assert why(t, f"unit-{best}") == "horizon/9.4"
    say(t, f"unit-{strong}")
    assert t.players[0].strength[strong] == 6
    assert asked(t) == "act"


def test_9_3_points_are_divided_only_where_it_says_so() -> None:
    t = table(own=effects('[{ strengthen = "either", by = 2, split = true }]'))
    soldier = unit(t, 0, SOLDIER, 1, START)
    run_archimedes(t)
    say(t, f"unit-{soldier}", "unit-0")
    p = t.players[0]
    assert p.strength[soldier] == 2
    assert sum(p.strength) == 5
    t = run_text('[{ strengthen = "either", by = 2 }]')
    say(t, "unit-0")
    assert asked(t) == "act"
    assert sum(t.players[0].strength) == 4


def test_9_3_divided_points_are_asked_for_one_by_one() -> None:
    t = table(own=effects('[{ strengthen = "either", by = 3, split = true }]'))
    soldier = unit(t, 0, SOLDIER, 1, START)
    run_archimedes(t)
    for left, who in ((3, soldier), (2, 0), (1, 0)):
        at = next(u for u in range(8) if t.players[0].at[u] >= 0) if who == 0 else who
        strength = t.players[0].strength[at]
        answer = kind(t).answer(f"unit-{at}")
        assert t.about(0).numbers[-1] == left
        assert t.label(0, answer).numbers[-2:] == [strength, strength + 1]
        say(t, f"unit-{at}")
    assert asked(t) == "act"
    assert sum(t.players[0].strength) == 2 + 1 + 3


def test_9_4_turn_the_token_or_take_a_free_one() -> None:
    t = table(own=effects('[{ strengthen = "soldier", by = 1 }]'))
    p = t.players[0]
    one = unit(t, 0, SOLDIER, 1, START)
    run_archimedes(t)
    say(t, f"unit-{one}")
    assert p.strength[one] == 2  # turned over
    run_archimedes(t)
    say(t, f"unit-{one}")
    assert p.at[one] == -1
    assert p.strength[12] == 3


def test_9_4_the_next_lower_if_the_exact_strength_is_missing() -> None:
    t = table(own=effects('[{ strengthen = "soldier", by = 4 }]'))
    p = t.players[0]
    for strength in (5, 6):
        unit(t, 0, SOLDIER, strength, CRADLE)
    one = unit(t, 0, SOLDIER, 1, START)
    run_archimedes(t)
    say(t, f"unit-{one}")
    assert [p.strength[u] for u in range(8, 16) if p.at[u] == START] == [4]


def test_9_4_not_done_if_it_would_not_raise() -> None:
    t = table(own=effects('[{ strengthen = "soldier", by = 1 }]'))
    for strength in (3, 4, 5, 6):
        unit(t, 0, SOLDIER, strength, CRADLE)
    two = unit(t, 0, SOLDIER, 2, START)
    run_archimedes(t)
    assert why(t, f"unit-{two}") == "horizon/9.4"


@pytest.mark.parametrize(("strength", "after"), [(6, 5), (5, 4), (4, 3), (3, 2), (2, 1), (1, 0)])
def test_9_5_weakening(strength: int, after: int) -> None:
    t = table()
    p = t.players[0]
    token = unit(t, 0, SETTLER, strength, CRADLE)
    pieces = p.inactive()
    weaken(p, token)
    assert [p.strength[u] for u in range(8) if p.at[u] == CRADLE] == ([after] if after else [])
    assert p.inactive() == pieces + (0 if after else 1)


def test_9_5_the_next_lower_token_or_exhausted() -> None:
    t = table()
    p = t.players[0]
    five = unit(t, 0, SETTLER, 5, CRADLE)
    for strength in (3, 4):
        unit(t, 0, SETTLER, strength, START)
    weaken(p, five)
    assert [p.strength[u] for u in range(8) if p.at[u] == CRADLE] == [2]
    five = unit(t, 0, SETTLER, 5, CRADLE)
    while any(p.at[u] < 0 for u in range(4)):
        unit(t, 0, SETTLER, 1, START)
    weaken(p, five)
    assert p.at[five] == -1


def test_9_6_units_share_a_tile() -> None:
    t = table(3)
    for seat in range(3):
        unit(t, seat, SOLDIER, 1, CRADLE)
        unit(t, seat, SETTLER, 1, CRADLE)
    t.players[0].at[0] = CRADLE
    assert t.audit() == ""


def test_9_7_equal_units_are_offered_once() -> None:
    t = table(own=effects('[{ strengthen = "either", by = 1 }]'))
    unit(t, 0, SETTLER, 2, START)
    other = unit(t, 0, SETTLER, 2, CRADLE)
    run_archimedes(t)
    assert words(t) == ["unit-0", f"unit-{other}", "skip"]
    assert why(t, "unit-1") == "horizon/9.7"
