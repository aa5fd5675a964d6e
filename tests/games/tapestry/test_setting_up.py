"""Tapestry 1 and 2: setting up, and whose turn it is."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.pieces import (
    CIVILIZATION_0,
    CIVILIZATION_DECK,
    DISPLAY,
    HAND,
    OWN,
    SPACE_DECK,
    TAPESTRY_DECK,
    TAPESTRY_DISCARD,
    TECHNOLOGY_DECK,
    TECHNOLOGY_DISCARD,
    TILE_DECK,
    TILE_DISCARD,
)
from cradle.games.tapestry.setup import capital_choices
from tests.games.tapestry.positions import (
    BOX,
    NUMBER,
    OFFICIAL,
    PRINTED,
    asks,
    gain,
    hold,
    opened,
    points,
    refuses,
    resources,
    rich,
    say,
    table,
)


@pytest.mark.parametrize(("seats", "hexes"), [(1, 34), (2, 34), (3, 34), (4, 61), (5, 61)])
def test_1_1_the_small_map_for_up_to_three(seats: int, hexes: int) -> None:
    assert BOX.setup(seats, [0, 0, 0], 1).hexes == hexes


def test_1_2_decks_and_display() -> None:
    zones = BOX.setup(4, [0, 0, 0], 3).cards.zones
    sizes = [len(zones[z]) for z in (TAPESTRY_DECK, TECHNOLOGY_DECK, DISPLAY, TILE_DECK, SPACE_DECK, CIVILIZATION_DECK)]
    assert sizes == [50, 30, 3, 48, 15, 8]


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_1_3_capitals_in_pairs_for_up_to_three(seats: int) -> None:
    t = BOX.setup(seats, [0, 0, 0], 9)
    offered = [capital_choices(t, seat) for seat in range(seats)]
    if seats <= 3:
        assert all(pair in ([0, 5], [1, 3], [2, 4]) for pair in offered)
    else:
        assert all(len(mats) == 1 for mats in offered)
    assert len({tuple(mats) for mats in offered}) == seats
    wrong = next(c for c in range(6) if c not in offered[0])
    civilization = t.pile(0, OWN)[0] - CIVILIZATION_0
    assert t.why(0, civilization * 6 + wrong) == "tapestry/1.3"


def test_1_3_seats_follow_the_start_territories_clockwise() -> None:
    for seed in range(20):
        capitals = [p.capital for p in BOX.setup(5, [0, 0, 0], seed).players]
        steps = [(capitals[(i + 1) % 5] - capitals[i]) % 6 for i in range(5)]
        assert sum(steps) == 6


def test_1_4_one_of_two_civilizations_chosen_in_secret() -> None:
    t = BOX.setup(2, [0, 0, 0], 1)
    assert t.asked() == [0, 1]
    assert [len(t.pile(seat, OWN)) for seat in range(2)] == [2, 2]
    assert t.why(0, (t.pile(1, OWN)[0] - CIVILIZATION_0) * 6) == "tapestry/1.4"
    before = t.view(1)
    t.answer(0, t.answers(0)[0])
    assert t.view(1) == before
    t.answer(1, t.answers(1)[0])
    assert [len(t.pile(seat, OWN)) for seat in range(2)] == [1, 1]
    assert len(t.cards.zones[CIVILIZATION_DECK]) == 14


def test_1_5_what_everybody_begins_with() -> None:
    t = opened(4, seed=2)
    for seat in range(4):
        p = t.players[seat]
        assert p.outposts == 8
        spot = PRINTED.maps[1].starts[p.capital]
        assert t.control[spot] == seat and t.first_at[spot] == t.second_at[spot] == seat
        assert p.tokens == [0, 16, 32, 48] and p.built == [0, 0, 0, 0] and p.points == 0


def test_1_6_a_starting_civilization_acts_before_the_first_turn() -> None:
    t = opened(2, "futurists")
    assert [token & 15 for token in t.players[0].tokens] == [4, 4, 4, 4]


def test_1_7_the_first_player_is_random() -> None:
    first = {opened(3, seed=seed).agenda[0].args()[0] for seed in range(30)}
    assert len(first) == 3


def test_1_8_neighbours() -> None:
    assert table(2).neighbours(0) == [1]
    assert sorted(table(3).neighbours(0)) == [1, 2]
    assert table(5).neighbours(0) == [4, 1]


def test_1_9_adjustments_come_at_the_end_of_the_first_income_turn() -> None:
    t = opened(2, "the-chosen", "leaders", adjustment=OFFICIAL)
    while t.players[0].incomes == 0:
        t.take(t.first(), t.answers(t.first())[0])
    assert points(t) == 15


def test_1_10_empty_decks_are_made_from_their_discards() -> None:
    t = table(2)
    for deck, discard in (
        (TILE_DECK, TILE_DISCARD),
        (TAPESTRY_DECK, TAPESTRY_DISCARD),
        (TECHNOLOGY_DECK, TECHNOLOGY_DISCARD),
    ):
        for card in t.cards.zones[deck][:]:
            t.cards.move(card, deck, discard, t.cards.everybody)
    gain(t, "tiles-2")
    gain(t, "cards-1")
    assert len(t.pile(0, 3)) == 2 and len(t.pile(0, HAND)) == 1
    assert not t.cards.zones[TILE_DISCARD] and not t.cards.zones[TAPESTRY_DISCARD]


def test_1_10_space_tiles_do_not_come_back() -> None:
    t = table(2)
    for _ in range(6):
        gain(t, "space-3")
    assert len(t.pile(0, 4)) == 15


def test_1_11_hands_are_hidden_from_others() -> None:
    t = table(2)
    hold(t, 0, "academia")
    mine, theirs = [t.view(eye)["players"] for eye in (0, 1)]
    assert mine[0]["hand"] == [NUMBER["card-academia"]] and theirs[0]["hand"] == [-1]


def test_2_1_income_or_advance_and_income_if_nothing_can_be_paid() -> None:
    t = table(2)
    assert t.answers(0) == [0]
    rich(t, 0, 1)
    assert t.answers(0) == [0, 1, 2, 3, 4]


def test_2_1_the_first_turn_is_an_income_turn() -> None:
    t = opened(3)
    assert t.kind(t.first()).name == "act"
    assert [p.incomes for p in t.players] == [1, 1, 1]
    assert all(sum(p.resources) == 4 for p in t.players)


def test_2_2_finished_players_are_passed_over() -> None:
    t = table(3)
    t.players[1].finished = 1
    rich(t)
    say(t, "advance technology", "coin")
    while t.first() == 0:
        t.take(0, t.answers(0)[-1])
    asks(t, "act", 2)


def test_2_4_what_exceeds_eight_is_lost() -> None:
    t = table(2)
    t.players[0].resources = [7, 0, 0, 0]
    gain(t, "gain-any-2")
    say(t, "coin", "coin")
    assert resources(t) == [8, 0, 0, 0]


def test_2_5_resources_are_paid_one_by_one() -> None:
    t = table(2)
    t.players[0].resources = [2, 1, 0, 0]
    say(t, "advance military")
    asks(t, "pay")
    refuses(t, "food", "2.5")
    say(t, "worker")
    assert resources(t) == [2, 0, 0, 0]


def test_2_5_nothing_to_choose_with_one_kind() -> None:
    t = table(2)
    t.players[0].resources = [0, 0, 0, 3]
    say(t, "advance exploration")
    assert resources(t) == [0, 0, 0, 2] and t.players[0].position(0) == 1
