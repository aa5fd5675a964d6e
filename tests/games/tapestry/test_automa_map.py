"""Tapestry 15.7: where the Automa explores and conquers."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.automa import BotBenefit
from cradle.games.tapestry.automa_map import automa_conquers, automa_explores, steps_from
from cradle.games.tapestry.pieces import HAND, LYING, MILITARY, OUTPOST, TAPESTRY_DECK
from tests.games.tapestry.positions import (
    AUTOMA,
    NUMBER,
    PRINTED,
    SHADOW,
    asks,
    fetch,
    gain,
    hold,
    home,
    near,
    occupy,
    points,
    push,
    say,
    solo,
    turn_up,
)


def test_15_6a_exploring_anywhere() -> None:
    t = solo()
    turn_up(t, 7, 5)
    t.players[AUTOMA].favourite = MILITARY
    wanted = next(spot for spot in PRINTED.decisions[4].order if not PRINTED.maps[0].corners[spot])
    assert wanted not in near(t, home(t, AUTOMA), printed=False)
    push(t, BotBenefit(AUTOMA, PRINTED.places[0][9].benefit))
    assert t.tile_at[wanted] >= 0


def test_15_6a_conquering_anywhere() -> None:
    t = solo()
    turn_up(t, 7, 5)
    spot = near(t, home(t, 0), printed=True)[0]
    assert spot not in near(t, home(t, AUTOMA), printed=True)
    occupy(t, 0, spot)
    push(t, BotBenefit(AUTOMA, PRINTED.places[2][8].benefit))
    assert t.control[spot] == AUTOMA and t.first_at[spot] & LYING and t.audit() == ""


def test_15_7_exploring_by_the_arrows() -> None:
    t = solo()
    t.players[AUTOMA].favourite = MILITARY
    card = PRINTED.decisions[2]
    wanted = next(s for s in card.order if s in near(t, home(t, AUTOMA), printed=False))
    automa_explores(t, AUTOMA, card, False)
    assert t.tile_at[wanted] >= 0 and points(t, AUTOMA) == 0


@pytest.mark.parametrize("number", range(22))
def test_15_7_far_from_the_person_unless_it_likes_war(number: int) -> None:
    t = solo()
    t.players[AUTOMA].favourite = NUMBER["track-science"]
    far = steps_from(t, [home(t, 0)])
    choice = near(t, home(t, AUTOMA), printed=False)
    best = max(far[spot] for spot in choice)
    card = PRINTED.decisions[number]
    automa_explores(t, AUTOMA, card, False)
    wanted = next(spot for spot in card.order if spot in choice and far[spot] == best)
    assert t.tile_at[wanted] >= 0


def test_15_7a_ways_lead_round_what_cannot_be_conquered() -> None:
    t = solo()
    ground = PRINTED.maps[0]
    goal = ground.centre
    before = steps_from(t, [goal])
    assert before[goal] == 0 and all(before[spot] == 1 for spot in ground.beside[goal])
    wall = ground.beside[goal][0]
    behind = next(s for s in ground.beside[wall] if s >= 0 and before[s] == 2 and ground.beside[s].count(wall) == 1)
    for spot in ground.beside[goal][1:]:
        occupy(t, AUTOMA, spot)
    assert steps_from(t, [goal])[behind] == before[behind]  # the only way that is left
    occupy(t, 0, wall)
    assert steps_from(t, [goal])[behind] == before[behind]  # one piece of the person is no wall
    t.second_at[wall] = OUTPOST << 3
    assert steps_from(t, [goal])[behind] > 34  # no way at all


@pytest.mark.parametrize("number", range(22))
def test_15_7_every_scan_covers_the_map_line_by_line(number: int) -> None:
    order = PRINTED.decisions[number].order
    assert sorted(order) == list(range(34))
    ground = PRINTED.maps[0]
    apart = [
        abs(ground.q[a] - ground.q[b]) + abs(ground.r[a] - ground.r[b]) for a, b in zip(order, order[1:], strict=False)
    ]
    assert sum(1 for step in apart if step <= 2) >= 27


def test_15_8_a_persons_land_first() -> None:
    t = solo()
    spot = near(t, home(t, AUTOMA), printed=True)[0]
    occupy(t, 0, spot)
    t.here = t.agenda
    automa_conquers(t, AUTOMA, PRINTED.decisions[1], False)
    t.settle()
    assert t.control[spot] == AUTOMA and t.first_at[spot] & LYING
    assert t.players[AUTOMA].points == 0  # no dice
    assert t.audit() == ""


def test_15_8_otherwise_free_land() -> None:
    t = solo()
    t.here = t.agenda
    automa_conquers(t, AUTOMA, PRINTED.decisions[1], False)
    t.settle()
    assert t.lands(AUTOMA) == 2 and t.audit() == ""


def test_15_8_a_person_may_trap_it() -> None:
    t = solo()
    spot = near(t, home(t, AUTOMA), printed=True)[0]
    occupy(t, 0, spot)
    hold(t, 0, "trap")
    t.here = t.agenda
    automa_conquers(t, AUTOMA, PRINTED.decisions[1], False)
    t.settle()
    asks(t, "trap")
    assert t.about(0).numbers == [spot, 1, -1]
    say(t, "yes", "coin")
    assert t.control[spot] == 0 and t.second_at[spot] == AUTOMA | LYING and t.audit() == ""


def test_7_6_alone_only_whoever_holds_a_trap_is_asked() -> None:
    """Nobody is there who could learn anything from not being asked."""
    t = solo()
    spot = near(t, home(t, AUTOMA), printed=True)[0]
    occupy(t, 0, spot)
    hold(t, 0, "academia")
    t.here = t.agenda
    automa_conquers(t, AUTOMA, PRINTED.decisions[1], False)
    t.settle()
    asks(t, "act")
    assert t.control[spot] == AUTOMA and t.first_at[spot] & LYING and t.audit() == ""


def test_15_8a_the_topple_icon() -> None:
    t = solo()
    t.here = t.agenda
    automa_conquers(t, AUTOMA, PRINTED.decisions[0], False)
    t.settle()
    new = next(s for s in range(t.hexes) if t.control[s] == AUTOMA and s != PRINTED.maps[0].starts[2])
    if new != PRINTED.maps[0].centre:
        assert t.second_at[new] == SHADOW | LYING
    assert t.audit() == ""


def test_15_9_its_traps_spring_by_themselves() -> None:
    t = solo()
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, AUTOMA, spot)
    for copy in t.pile(AUTOMA, HAND)[:]:
        t.cards.move(copy, t.zone(AUTOMA, HAND), TAPESTRY_DECK, 0)
    copy = PRINTED.card_of.index(NUMBER["card-trap"]) + 3
    fetch(t, copy, t.zone(AUTOMA, HAND), 0)
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}")
    asks(t, "die")
    assert t.control[spot] == AUTOMA and not t.pile(AUTOMA, HAND) and sum(t.players[AUTOMA].resources) == 0
    assert (t.players[AUTOMA].topples, t.players[0].topples) == (1, 0)
    assert t.second_at[spot] == 0 | LYING


def test_15_9_without_a_trap_it_turns_over_all_its_cards_in_vain() -> None:
    t = solo()
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, AUTOMA, spot)
    for copy in t.pile(AUTOMA, HAND)[:]:
        if PRINTED.card_of[copy] == PRINTED.trap:
            t.cards.move(copy, t.zone(AUTOMA, HAND), TAPESTRY_DECK, 0)
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}")
    assert t.control[spot] == 0 and not t.pile(AUTOMA, HAND)
    assert t.players[0].topples == 1
