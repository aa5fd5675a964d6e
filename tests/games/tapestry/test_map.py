"""Tapestry 4, 5 and 7: exploring, research and conquest."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.conquest import achieve_topple
from cradle.games.tapestry.explore import sides
from cradle.games.tapestry.pieces import HAND, LYING, NO_PIECE, OUTPOST, SUPPLY
from cradle.games.tapestry.research import roll
from tests.games.tapestry.positions import (
    NUMBER,
    PRINTED,
    asks,
    gain,
    hold,
    home,
    idle,
    journal,
    lay,
    near,
    occupy,
    points,
    refuses,
    resources,
    say,
    stand_at,
    stow,
    supply,
    table,
    told,
)

TERRAIN = ["sea", "desert", "forest", "grassland", "mountain"]


# -- 4 exploring ---------------------------------------------------------------------------------------------------


def test_4_1_tiles_are_drawn_openly() -> None:
    t = gain(table(2), "tiles-2")
    assert len(t.pile(0, SUPPLY)) == 2
    assert all(t.cards.known[card] == t.cards.everybody for card in t.pile(0, SUPPLY))


def test_4_2_a_tile_of_the_own_supply() -> None:
    t = table(2)
    gain(t, "explore-adjacent")
    assert idle(t)  # no tile
    supply(t, 0, 5)
    gain(t, "explore-adjacent")
    refuses(t, "territory-6", "4.2")
    say(t, "territory-5")
    asks(t, "lay")


def test_4_3_next_to_ones_own_land() -> None:
    t = table(2)
    supply(t, 0, 5)
    gain(t, "explore-adjacent")
    say(t, "territory-5")
    spots = {a // 6 for a in t.answers(0)}
    assert spots == set(near(t, home(t, 0), printed=False))
    far = next(s for s in range(t.hexes) if s not in spots and not PRINTED.maps[0].corners[s])
    refuses(t, f"at {far} 0", "4.3")
    t = table(2)
    supply(t, 0, 1)
    gain(t, "explore-anywhere")
    say(t, "territory-1", f"at {far} 0")
    assert t.tile_at[far] == 0


def test_4_3a_hexes_beyond_the_map() -> None:
    t = table(2)
    supply(t, 0, 1)
    gain(t, "explore-adjacent")
    say(t, "territory-1")
    refuses(t, "at 60 0", "4.3a")


def test_4_3b_an_explored_hex() -> None:
    t = table(2)
    supply(t, 0, 1)
    gain(t, "explore-adjacent")
    say(t, "territory-1")
    refuses(t, f"at {home(t, 0)} 0", "4.3b")


def test_4_3c_turns_that_look_the_same() -> None:
    t = table(2)
    supply(t, 0, 5)  # sea on all corners
    gain(t, "explore-adjacent")
    say(t, "territory-5")
    spot = near(t, home(t, 0), printed=False)[0]
    refuses(t, f"at {spot} 1", "4.3c")
    assert {a % 6 for a in t.answers(0)} == {0}


def by_hand(t_corners: list[int], other: list[int], side: int) -> bool:
    """The side from its two ends, as one sees it on the table."""
    ends = [(side, (side + 4) % 6), ((side + 1) % 6, (side + 3) % 6)]
    return any(t_corners[a] == other[b] for a, b in ends)


def test_4_4_a_point_for_each_side_that_fits() -> None:
    t = table(3)
    ground = PRINTED.maps[0]
    for spot in range(t.hexes):
        if ground.corners[spot]:
            continue
        for tile in (0, 7, 20):
            for turn in range(6):
                mine = [PRINTED.tile_corners[tile][0][(v - turn) % 6] for v in range(6)]
                wanted = sum(
                    by_hand(mine, ground.corners[n], side)
                    for side, n in enumerate(ground.beside[spot])
                    if n >= 0 and ground.corners[n]
                )
                assert sides(t, spot, tile, turn) == wanted <= 6


def test_4_4_points_then_the_benefit_and_no_control() -> None:
    t = table(2)
    supply(t, 0, 4)  # gives culture
    gain(t, "explore-adjacent")
    say(t, "territory-4")
    answer = t.answers(0)[0]
    fits = t.label(0, answer).numbers[-1]
    t.answer(0, answer)
    assert points(t) == fits and resources(t)[3] == 1
    assert t.control[answer // 6] == -1


@pytest.mark.parametrize("tile", range(1, 49))
def test_4_4_the_benefit_of_every_tile(tile: int) -> None:
    t = table(2)
    supply(t, 0, tile)
    gain(t, "explore-adjacent")
    say(t, f"territory-{tile}")
    t.take(0, t.answers(0)[0])
    name = PRINTED.effects[PRINTED.tile_benefit[tile - 1]].name
    p = t.players[0]
    if name.startswith("gain-"):
        assert sum(p.resources) == 1 and p.resources[NUMBER["resource-" + name.split("-")[1]]] == 1
    elif name.startswith("cards"):
        assert len(t.pile(0, HAND)) == 1
    elif name.startswith("tiles"):
        assert len(t.pile(0, SUPPLY)) == 2
    elif name.startswith("building"):
        asks(t, "build")
    elif name.startswith("invent"):
        asks(t, "invent")
    elif name.startswith("research"):
        asks(t, "step")
    else:
        assert name == "upgrade-1" and idle(t)  # nothing to upgrade
    assert t.audit() == ""


@pytest.mark.parametrize("number", range(1, 16))
def test_4_6_every_space_tile(number: int) -> None:
    t = table(2)
    hold(t, 0, "trap")
    for track in ("exploration", "science", "military", "technology"):
        stand_at(t, 0, track, 5)
    stow(t, 0, number)
    gain(t, "voyage-1")
    while not idle(t):
        t.take(t.first(), t.answers(t.first())[0])
        assert t.audit() == ""
    assert t.pile(0, 5) == [130 + number]


def test_4_6_one_of_the_own_supply_or_nothing() -> None:
    t = gain(table(2), "voyage-1")
    assert idle(t)
    stow(t, 0, 13, 5)
    gain(t, "voyage-1")
    refuses(t, "space-1", "4.6")
    say(t, "space-13")
    assert points(t) == 13 and len(t.pile(0, SUPPLY)) == 0


# -- 5 research ----------------------------------------------------------------------------------------------------


def test_5_1_every_track_is_as_likely() -> None:
    t = table(2)
    rolls = [roll(t, 0) for _ in range(2000)]
    assert all(400 < rolls.count(track) < 600 for track in range(4))
    assert sorted(PRINTED.science_faces) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_5_2_the_step_may_be_declined() -> None:
    t = gain(table(2), "research-bare")
    asks(t, "step")
    say(t, "stay")
    assert sum(t.players[0].position(track) for track in range(4)) == 0


def test_5_2_a_crossed_out_symbol_gives_nothing_but_the_landmark() -> None:
    t = table(2)
    for track in ("exploration", "science", "military", "technology"):
        stand_at(t, 0, track, 3)
    gain(t, "research-bare")
    say(t, "to 4", "outside")
    assert idle(t) and sum(1 for owner in t.landmark_owner if owner == 0) == 1
    assert points(t) == 0 and sum(resources(t)) == 0


def test_5_2_otherwise_benefit_and_bonus() -> None:
    t = table(2)
    for track in ("exploration", "science", "military", "technology"):
        stand_at(t, 0, track, 1)
    t.players[0].resources = [1, 0, 0, 0]
    gain(t, "research-full")
    say(t, "to 2")
    asks(t, "bonus")


# -- 7 conquest ----------------------------------------------------------------------------------------------------


def conquest(dice: str = "one", seed: int = 5) -> tuple[object, int]:
    t = table(2, seed=seed)
    spot = near(t, home(t, 0), printed=True)[0]
    gain(t, f"conquer-adjacent-dice-{dice}")
    return t, spot


def test_7_1_next_to_ones_own_land() -> None:
    t = table(2)
    gain(t, "conquer-adjacent-dice-one")
    assert set(t.answers(0)) == set(near(t, home(t, 0), printed=True))
    far = next(s for s in range(t.hexes) if PRINTED.maps[0].corners[s] and s not in t.answers(0) and t.control[s] < 0)
    refuses(t, f"hex-{far}", "7.1")
    t = gain(table(2), "conquer-anywhere-dice-one")
    say(t, f"hex-{far}")
    assert t.control[far] == 0


def test_7_1a_only_explored_land() -> None:
    t = gain(table(2), "conquer-anywhere-dice-one")
    refuses(t, f"hex-{near(t, home(t, 0), printed=False)[0]}", "7.1a")


def test_7_1b_not_ones_own() -> None:
    t = gain(table(2), "conquer-anywhere-dice-one")
    refuses(t, f"hex-{home(t, 0)}", "7.1b")


def test_7_1c_two_pieces_are_safe() -> None:
    t = gain(table(2), "conquer-anywhere-dice-one")
    refuses(t, f"hex-{home(t, 1)}", "7.1c")


def test_7_2_the_rival_is_toppled_and_stays() -> None:
    t = table(2)
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 1, spot)
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}", "red")
    assert t.control[spot] == 0 and t.first_at[spot] == 1 | LYING and t.second_at[spot] == 0
    assert t.players[0].topples == 1 and t.audit() == ""


def test_7_3_one_die_of_two() -> None:
    for seed in range(12):
        t = table(2, seed=seed)
        spot = near(t, home(t, 0), printed=True)[0]
        gain(t, "conquer-adjacent-dice-one")
        say(t, f"hex-{spot}")
        asks(t, "die")
        red = t.red
        say(t, "red")
        assert points(t) == ([4, 5, 6, 7, 2, 2][red])  # two territories now
        assert sum(resources(t)) == 0 and idle(t)


def test_7_3_the_black_die() -> None:
    for seed in range(12):
        t = table(2, seed=seed)
        spot = near(t, home(t, 0), printed=False)[0]
        lay(t, spot, 4)  # culture
        gain(t, "conquer-adjacent-dice-one")
        say(t, f"hex-{spot}")
        black = t.black
        say(t, "black")
        wanted = [0, 0, 0, 0]
        wanted[min(black, 3)] = 1
        assert resources(t) == wanted and points(t) == 0


def test_7_3_printed_land_has_no_benefit() -> None:
    for seed in range(12):
        t = table(2, seed=seed)
        gain(t, "conquer-adjacent-dice-one")
        say(t, f"hex-{near(t, home(t, 0), printed=True)[0]}")
        if t.black >= 4:
            say(t, "black")
            assert sum(resources(t)) == 0 and points(t) == 0 and idle(t)


def test_7_3_both_dice() -> None:
    for seed in range(8):
        t = table(2, seed=seed)
        gain(t, "conquer-adjacent-dice-both")
        say(t, f"hex-{near(t, home(t, 0), printed=True)[0]}")
        taken = [0, 0, 0, 0]
        if t.black < 4:  # printed land has no benefit for the question mark
            taken[t.black] = 1
        assert idle(t) and points(t) == [4, 5, 6, 7, 2, 2][t.red] and resources(t) == taken


@pytest.mark.parametrize("trap", [False, True])
def test_7_4_tanks_against_a_rival(trap: bool) -> None:
    t = table(2)
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 1, spot)
    hold(t, 1, "trap")
    gain(t, "conquer-adjacent-dice-both-if-rival")
    say(t, f"hex-{spot}")
    asks(t, "trap", 1)
    say(t, "yes" if trap else "no")
    if trap:
        say(t, "coin")
    assert idle(t) and points(t) > 0
    t = table(2)
    gain(t, "conquer-adjacent-dice-both-if-rival")
    say(t, f"hex-{near(t, home(t, 0), printed=True)[0]}")
    asks(t, "die")


def test_7_5_without_an_outpost_no_conquest() -> None:
    t = table(2)
    t.players[0].outposts = 0
    gain(t, "conquer-adjacent-dice-one")
    assert idle(t)


def test_7_6_a_trap_keeps_control() -> None:
    t = table(2)
    spot = PRINTED.maps[0].centre
    occupy(t, 1, spot)
    hold(t, 1, "trap")
    gain(t, "conquer-anywhere-dice-one")
    say(t, f"hex-{spot}", "yes", "food")
    asks(t, "die")
    say(t, "red")
    assert t.control[spot] == 1 and t.second_at[spot] == 0 | LYING
    assert resources(t, 1) == [0, 0, 1, 0] and not t.pile(1, HAND)
    assert t.players[1].topples == 1 and t.players[0].topples == 0
    assert not t.players[0].achieved
    assert t.audit() == ""


def test_7_6_whoever_holds_cards_is_asked_and_needs_a_trap() -> None:
    t = table(2)
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 1, spot)
    hold(t, 1, "academia")
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}")
    asks(t, "trap", 1)
    refuses(t, "yes", "7.6")
    t = table(2)
    occupy(t, 1, spot)
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}")
    asks(t, "die", 0)  # an empty hand is not asked


def test_7_7_nothing_can_be_traded() -> None:
    from cradle.games.tapestry.registry import TITLE

    assert not [kind.name for kind in TITLE.kinds if "offer" in kind.name]


def test_7_2_an_empty_territory_is_simply_taken() -> None:
    t = table(2)
    spot = near(t, home(t, 0), printed=True)[0]
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}", "red")
    assert t.control[spot] == 0 and t.second_at[spot] == NO_PIECE and t.players[0].outposts == 7


def test_7_1_nothing_to_conquer_is_no_question() -> None:
    t = table(2)
    for spot in range(t.hexes):
        t.second_at[spot] = 0
    gain(t, "conquer-anywhere-dice-one")
    assert idle(t)


def test_7_3_both_results_are_told_and_either_may_be_taken() -> None:
    t = table(2)
    made = journal(t)
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{near(t, home(t, 0), printed=True)[0]}")
    assert t.answers(0) == [0, 1]
    faces = [PRINTED.red_faces[t.red], PRINTED.black_faces[t.black]]
    assert told(made, "dice") == [[t.red, t.black, *faces]]
    assert [t.label(0, answer).numbers for answer in (0, 1)] == [[face] for face in faces]


def test_7_3_both_dice_are_rolled() -> None:
    rolled = set()
    for seed in range(12):
        t = gain(table(2, seed=seed), "conquer-adjacent-dice-one")
        say(t, f"hex-{near(t, home(t, 0), printed=True)[0]}")
        rolled.add((t.red, t.black))
    assert len({red for red, _ in rolled}) > 2 and len({black for _, black in rolled}) > 2


def test_7_6_the_question_tells_where_and_who() -> None:
    t = table(3)
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 2, spot)
    hold(t, 2, "trap")
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}")
    asks(t, "trap", 2)
    assert t.about(2).numbers == [spot, 0, 0]
    say(t, "yes")
    assert t.second_at[spot] == 0 | OUTPOST << 3 | LYING
    assert (t.first_at[spot], t.control[spot]) == (2 | OUTPOST << 3, 2)


def test_7_2_land_of_the_first_seat_is_taken_like_any_other() -> None:
    t = table(2)
    spot = near(t, home(t, 1), printed=True)[0]
    occupy(t, 0, spot)
    gain(t, "conquer-adjacent-dice-one", 1)
    t.answer(1, spot)
    assert (t.first_at[spot], t.second_at[spot], t.control[spot]) == (0 | LYING, 1, 1)
    assert t.players[1].topples == 1


def test_12_5_who_was_an_ally_once_can_be_conquered() -> None:
    t = table(2)
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 1, spot)
    gain(t, "conquer-adjacent-dice-one")
    t.players[0].ally = 1
    t.players[1].ally = 0
    assert t.why(0, spot) == "", "the card that made them allies is gone"


@pytest.mark.clause("tapestry/13.9")
def test_without_a_token_left_nothing_is_sealed() -> None:
    for left in (0, 1):
        t = table(2, "isolationists")
        t.players[0].set_mat(NUMBER["civilization-isolationists"], left)
        gain(t, "conquer-adjacent-dice-one")
        say(t, f"hex-{near(t, home(t, 0), printed=True)[0]}")
        asks(t, "seal" if left else "die")


def test_10_1b_the_second_topple_is_an_achievement() -> None:
    t = table(2)
    achieve_topple(t, 0)
    assert t.arrivals == [0, 0, 0]
    achieve_topple(t, 0)
    assert (t.arrivals, t.players[0].achieved) == ([0, 1, 0], 0b010)
    achieve_topple(t, 0)
    assert t.arrivals == [0, 1, 0]


def test_7_3_a_conquered_tile_is_where_the_die_counts() -> None:
    t = table(2)
    spot = near(t, home(t, 0), printed=False)[0]
    lay(t, spot, 1)
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}")
    t.ground = home(t, 1)
    t.black = 4
    say(t, "black")
    assert t.ground == spot
