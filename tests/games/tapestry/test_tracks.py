"""Tapestry 3: advancing."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.pieces import END, HAND, SUPPLY, TRACKS
from cradle.games.tapestry.tracks import BARE, FULL, OfferBonus, move_up, step_up
from tests.games.tapestry.positions import (
    NUMBER,
    PRINTED,
    asks,
    gain,
    hold,
    idle,
    own,
    play,
    points,
    push,
    refuses,
    resources,
    rich,
    say,
    stand_at,
    supply,
    table,
)

OWN_RESOURCE = [2, 1, 3, 0]


@pytest.mark.parametrize("track", range(4))
@pytest.mark.parametrize(("space", "own_cost", "any_cost"), [(0, 0, 1), (3, 1, 1), (6, 1, 2), (9, 2, 0)])
def test_3_1_the_price_of_each_tier(track: int, space: int, own_cost: int, any_cost: int) -> None:
    t = table(2)
    stand_at(t, 0, TRACKS[track], space)
    other = 0 if OWN_RESOURCE[track] else 1
    t.players[0].resources[OWN_RESOURCE[track]] = own_cost
    t.players[0].resources[other] = any_cost
    assert t.why(0, 1 + track) == ""
    t.players[0].resources[other if any_cost else OWN_RESOURCE[track]] -= 1
    assert t.why(0, 1 + track) == "tapestry/3.1"


def test_3_1_the_own_resource_serves_as_any() -> None:
    t = table(2)
    stand_at(t, 0, "technology", 6)
    t.players[0].resources = [3, 0, 0, 0]
    say(t, "advance technology")
    assert resources(t) == [0, 0, 0, 0]


def test_3_2_pay_move_benefit_bonus() -> None:
    """The example of the rules: a resource, exploration, then a resource for a tapestry card."""
    t = table(2)
    stand_at(t, 0, "exploration", 1)
    t.players[0].resources = [1, 1, 0, 0]
    supply(t, 0, 1)
    say(t, "advance exploration", "coin")
    assert t.players[0].position(0) == 2
    asks(t, "tile")
    say(t, "tile territory-1")
    t.take(0, t.answers(0)[0])
    asks(t, "bonus")
    say(t, "yes", "worker")
    assert resources(t) == [1, 0, 0, 0] and len(t.pile(0, HAND)) == 1  # the tile gave a coin


def test_3_2_any_of_several_tokens_moves() -> None:
    t = table(2)
    t.players[0].tokens = [5, 0, 32, 48]
    rich(t)
    say(t, "advance exploration")
    asks(t, "token")
    refuses(t, "to 3", "3.3a")
    say(t, "to 1")
    while not idle(t) and t.first() == 0:
        t.take(0, t.answers(0)[0])
    assert sorted(t.players[0].tokens[:2]) == [1, 5]


def test_3_3_a_printed_symbol_may_be_declined_and_a_text_may_not() -> None:
    t = table(2)
    gain(t, "advance-technology-reward-bare-may-yes")
    asks(t, "step")
    say(t, "stay")
    assert t.players[0].position(3) == 0
    gain(t, "advance-science-reward-benefit")
    assert t.players[0].position(1) == 1


def test_3_3_past_the_end_nothing_happens() -> None:
    t = table(2)
    stand_at(t, 0, "technology", 12)
    gain(t, "advance-technology-reward-bare-may-yes")
    assert idle(t) and points(t) == 0


def test_3_3a_only_a_token_on_the_track() -> None:
    t = table(2)
    t.players[0].tokens = [5, 0, 32, 48]
    gain(t, "advance-exploration-reward-bare-may-yes")
    refuses(t, "to 4", "3.3a")
    say(t, "to 6")
    assert 6 in t.players[0].tokens


def test_3_4_an_impossible_benefit_does_not_stop_the_bonus() -> None:
    t = table(2)
    stand_at(t, 0, "exploration", 1)
    t.players[0].resources = [2, 0, 0, 0]
    say(t, "advance exploration")  # no tile in the supply
    asks(t, "bonus")


def test_3_4_a_space_only_once_in_a_turn() -> None:
    t = table(2)
    stand_at(t, 0, "science", 6)
    stand_at(t, 0, "military", 4)
    t.here = t.agenda
    move_up(t, 0, 1, 6, 7, FULL)
    t.settle()
    say(t, "outside")
    asks(t, "again")
    assert {a % 13 for a in t.answers(0)} == {4}  # not Academic Research itself
    say(t, "standing-army")
    assert resources(t)[1] == 1


def test_3_5_the_bonus_may_be_left_and_is_not_offered_in_vain() -> None:
    t = table(2)
    stand_at(t, 0, "science", 1)
    t.players[0].resources = [2, 0, 0, 0]
    say(t, "advance science", "no")
    assert t.players[0].built[1] == 0
    t = table(2)
    stand_at(t, 0, "science", 1)
    t.players[0].resources = [1, 0, 0, 0]
    say(t, "advance science")
    assert idle(t)  # nothing left to pay with
    t = table(2)
    stand_at(t, 0, "science", 1)
    t.players[0].resources = [2, 0, 0, 0]
    t.players[0].built[1] = 5
    t.players[0].outside = [3] * 5
    say(t, "advance science")
    assert idle(t)  # no house left


def test_3_5a_tiles_cards_and_technologies_as_a_price() -> None:
    t = table(2)
    supply(t, 0, 1, 2, 3)
    stand_at(t, 0, "exploration", 9)
    t.players[0].resources = [0, 0, 2, 0]
    t.landmark_owner[2] = 1
    t.players[1].outside = [8]
    say(t, "advance exploration")
    asks(t, "bonus")
    say(t, "yes")
    refuses(t, "territory-9", "3.5a")
    say(t, "territory-1", "territory-2", "territory-3")
    assert points(t) == 10 and not t.pile(0, SUPPLY)
    t = table(2)
    hold(t, 0, "academia", "guilds", "trap")
    stand_at(t, 0, "science", 4)
    gain(t, "research-full")
    t.take(0, 0)
    push(t, OfferBonus(0, 1, 5, 0))
    say(t, "yes", "academia", "trap")
    assert points(t) == 5 and len(t.pile(0, HAND)) == 1
    t = table(2)
    for name in ("paper", "radio", "clocks"):
        own(t, 0, name, 1)
    push(t, OfferBonus(0, 3, 11, 0))
    say(t, "yes", "paper", "radio", "clocks")
    assert points(t) == 10 and not t.pile(0, 2)


@pytest.mark.parametrize("track", range(4))
def test_3_6_the_first_into_a_tier_takes_its_landmark(track: int) -> None:
    for space in (3, 6, 9):
        t = table(2)
        landmark = PRINTED.places[track][space + 1].landmark
        stand_at(t, 0, TRACKS[track], space)
        stand_at(t, 1, TRACKS[track], space)
        t.here = t.agenda
        move_up(t, 0, track, space, space + 1, BARE)
        t.settle()
        asks(t, "raise")
        say(t, "outside")
        assert t.landmark_owner[landmark] == 0
        t.here = t.agenda
        move_up(t, 1, track, space, space + 1, BARE)
        t.settle()
        assert t.landmark_owner[landmark] == 0 and idle(t)


def test_3_6_the_landmark_is_placed_before_the_benefit() -> None:
    t = table(2)
    stand_at(t, 0, "military", 3)
    supply(t, 0, 1)
    t.players[0].resources = [1, 0, 0, 1]
    say(t, "advance military")
    asks(t, "raise")
    assert points(t) == 0 and resources(t)[1] == 0
    say(t, "outside")
    assert points(t) == 1 and resources(t)[1] == 1


def test_3_6_a_long_move_takes_every_landmark_on_its_way() -> None:
    t = table(2)
    t.here = t.agenda
    move_up(t, 0, 0, 2, 8, BARE)
    t.settle()
    say(t, "outside", "outside")
    assert [t.landmark_owner[i] for i in range(3)] == [0, 0, -1]


def test_3_7_a_barred_track() -> None:
    t = play(table(2), "theocracy")
    rich(t)
    assert t.why(0, 2) == "tapestry/3.7"
    gain(t, "advance-science-reward-benefit")
    assert t.players[0].position(1) == 0
    stand_at(t, 0, "military", 3)
    gain(t, "regress-military-reward-bare")
    assert t.players[0].position(2) == 2


def test_3_8_stepping_back() -> None:
    t = table(2)
    stand_at(t, 0, "military", 5)
    gain(t, "regress-military-reward-full")
    assert t.players[0].position(2) == 4 and resources(t)[1] == 1
    assert t.landmark_owner[6] == -1  # no landmark
    t = table(2)
    gain(t, "regress-military-reward-full")
    assert idle(t) and t.players[0].position(2) == 0
    t = table(2)
    t.players[0].tokens = [5, 3, 32, 48]
    gain(t, "regress-exploration-reward-bare")
    refuses(t, "to 8", "3.8")
    say(t, "to 2")
    assert sorted(t.players[0].tokens[:2]) == [2, 5]


def test_3_9_only_the_furthest_token_counts() -> None:
    t = table(2)
    t.players[0].tokens = [5, 3, 32, 48]
    gain(t, "points-1-per-exploration")
    assert points(t) == 5


def test_3_10_repeating_a_space_is_no_advance() -> None:
    t = table(2)
    stand_at(t, 0, "military", 10)
    stand_at(t, 0, "exploration", 7)
    gain(t, "again-own")
    refuses(t, "mechs", "3.10")
    say(t, "nuclear-bomb", "part 0")
    assert points(t) == 7 and t.landmark_owner[8] == -1


def test_3_10_the_battery_works_once_in_a_turn() -> None:
    t = table(2)
    stand_at(t, 0, "military", 4)
    stand_at(t, 0, "technology", 10)
    gain(t, "again-once")
    say(t, "standing-army")
    gain(t, "again-once")
    assert idle(t)


def test_3_11_the_singularity() -> None:
    t = table(2)
    stand_at(t, 0, "technology", 11)
    t.players[0].resources = [2, 0, 0, 0]
    say(t, "advance technology")
    while t.kind(0).name == "next":
        t.take(0, t.answers(0)[0])
    say(t, "military")
    p = t.players[0]
    assert p.singular and p.position(3) == 12 and p.tokens.count(2 << 4) == 2
    assert resources(t) == [1, 1, 1, 1]
    assert points(t) == 10  # the completed track
    gain(t, "points-1-per-technology")
    assert points(t) == 22


def test_3_3b_the_end_of_a_track() -> None:
    t = table(2)
    t.players[0].tokens = [0, 16, 32, 48 + END]
    rich(t)
    assert t.why(0, 4) == "tapestry/3.3b"


def test_3_11_without_a_token_technology_is_closed() -> None:
    t = table(2)
    t.players[0].tokens = [0, 16, 32, 0]
    t.players[0].singular = 1
    rich(t)
    assert t.why(0, 4) == "tapestry/3.3a"
    t.here = t.agenda
    step_up(t, 0, NUMBER["track-technology"], BARE, True, 5, 0)  # the die shows technology
    t.settle()
    assert points(t) == 5 and idle(t)


@pytest.mark.parametrize("place", [f"{track}-{space}" for track in range(4) for space in range(1, 13)])
def test_3_4_every_space_can_be_resolved(place: str) -> None:
    """Whatever a space gives can be played out, with everything there to play with."""
    track, space = [int(n) for n in place.split("-")]
    for seed in range(6):
        t = table(3, seed=seed)
        rich(t, 0, 6)
        supply(t, 0, 1, 2, 3, 4)
        hold(t, 0, "academia", "feudalism", "trap", "monarchy")
        for name, row in (("paper", 0), ("clocks", 1), ("calendar", 2)):
            own(t, 0, name, row)
        for other in range(4):
            stand_at(t, 0, TRACKS[other], 5)
        stand_at(t, 0, TRACKS[track], space - 1)
        t.here = t.agenda
        move_up(t, 0, track, space - 1, space, FULL)
        t.settle()
        n = 0
        while not idle(t):
            seat = t.first()
            answers = t.answers(seat)
            t.take(seat, answers[(seed * 7 + n) % len(answers)])
            n += 1
            assert t.audit() == ""
        assert (t.players[0].visited >> (track * 13 + space)) & 1
