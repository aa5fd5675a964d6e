"""Effects that give resources, points and tiles."""

from __future__ import annotations

from cradle.games.tapestry.gains import DrawTiles, Gain, Lose, Points, PointsPer, draw_tiles
from cradle.games.tapestry.pieces import SUPPLY, TILE_0, TILE_DECK, TILE_DISCARD
from tests.games.tapestry.positions import asks, journal, points, resources, say, stand_at, table, told


def test_fixed_resources() -> None:
    t = table(2)
    Gain([1, 0, 2, 3]).apply(t, 1)
    assert (resources(t, 0), resources(t, 1)) == ([0, 0, 0, 0], [1, 0, 2, 3])


def test_resources_are_given_back_as_far_as_they_are_there() -> None:
    t = table(2)
    t.players[1].resources = [1, 3, 0, 2]
    Lose([2, 1, 1, 0], 0).apply(t, 1)
    assert resources(t, 1) == [0, 2, 0, 2]
    Lose([0, 0, 0, 2], 9).apply(t, 1)
    assert resources(t, 1) == [0, 0, 0, 0]


def test_of_any_resources_the_player_chooses_which_are_given_back() -> None:
    t = table(2)
    t.players[0].resources = [1, 1, 0, 0]
    t.here = t.agenda
    Lose([0, 0, 0, 0], 1).apply(t, 0)
    asks(t, "pay")
    say(t, "worker")
    assert sum(resources(t)) == 1


def test_points_and_points_for_each_of_something() -> None:
    t = table(2)
    Points(3).apply(t, 1)
    stand_at(t, 1, "science", 4)
    PointsPer(2, 1).apply(t, 1)
    assert (points(t, 0), points(t, 1)) == (0, 3 + 2 * 4)


def test_only_what_gives_a_choice_is_loud() -> None:
    assert not any(effect.loud for effect in (Gain([0] * 4), Points(1), PointsPer(1, 1), DrawTiles(1)))


def test_4_1_tiles_are_drawn_openly() -> None:
    t = table(2)
    made = journal(t)
    top = t.cards.zones[TILE_DECK][-2:][::-1]
    DrawTiles(2).apply(t, 1)
    assert t.pile(1, SUPPLY) == top
    assert all(t.cards.known[tile] == t.cards.everybody for tile in top)
    assert told(made, "drew-tiles") == [[2]]


def test_1_10_an_empty_stack_of_tiles_is_made_anew_from_its_discards() -> None:
    t = table(2)
    made = journal(t)
    zones = t.cards.zones
    zones[TILE_DECK], zones[TILE_DISCARD] = [TILE_0], [TILE_0 + 1, TILE_0 + 2]
    assert draw_tiles(t, 0, 2) == 2
    assert len(t.pile(0, SUPPLY)) == 2 and len(zones[TILE_DECK]) == 1 and zones[TILE_DISCARD] == []
    assert {*t.pile(0, SUPPLY), *zones[TILE_DECK]} == {TILE_0, TILE_0 + 1, TILE_0 + 2}
    assert draw_tiles(t, 0, 3) == 1, "no more than there are"
    assert draw_tiles(t, 0, 1) == 0
    assert told(made, "drew-tiles") == [[2], [1]]
