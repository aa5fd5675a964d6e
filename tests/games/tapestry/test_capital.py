"""Tapestry 8: the capital."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.capital import (
    ANCHORS,
    Build,
    GainBuilding,
    Raise,
    find,
    near_own,
    nomad_place,
    put,
    statue_room,
)
from cradle.games.tapestry.counting import capital_lines, full_districts
from cradle.games.tapestry.pieces import BUILDING, CELLS, HOUSED, LANDMARK, LOW, NO_PIECE, OUTPOST, STANDS
from cradle.games.tapestry.table import Tapestry
from tests.games.tapestry.positions import (
    NUMBER,
    PRINTED,
    asks,
    gain,
    home,
    idle,
    journal,
    lay,
    near,
    occupy,
    play,
    points,
    push,
    refuses,
    resources,
    say,
    table,
    told,
)

SHAPES = {
    "lighthouse": ["XX", "XX"], "train-station": ["XXX", "XXX", "XXX"], "launch-pad": ["XX", "XX", "XX"],
    "apothecary": ["XX", "XX"], "academy": ["XXXX", "XXXX"], "laboratory": ["XXX", "XXX"], "barracks": ["XX", "XX"],
    "tank-factory": ["XXX", "XXX", "XXX"], "fusion-reactor": [".XX", "XXX", "XXX"], "forge": ["XX", "XX"],
    "rubber-works": ["..XX", "..XX", "XXXX", "XXXX"], "tech-hub": ["XXX", "XXX"], "bakery": ["XX", "XX"],
    "barn": ["XXX", "XXX", "XXX"], "com-tower": ["XXX", "XXX"], "library": ["XX", "XX", "XX", "XX"],
    "stock-market": ["XX", "XX"], "treasury": ["XX", "XX"],
}  # fmt: skip
TURNS = {4: 1, 9: 1, 6: 2, 8: 2, 12: 4}


def bare(t: Tapestry) -> None:
    """A capital without impassable plots."""
    t.players[0].rock_low = t.players[0].rock_high = 0
    t.players[0].cells = [0] * 81


def fill(t: Tapestry, cells: list[int], kind: int = 0) -> None:
    for cell in cells:
        low, high = (1 << cell, 0) if cell < LOW else (0, 1 << (cell - LOW))
        t.here = t.agenda
        put(t, 0, low, high, HOUSED + kind)
    while t.agenda and t.agenda[-1].name() == "take":
        t.agenda.pop()


def test_8_1_any_free_plot_or_beside_the_grid() -> None:
    t = gain(table(2), "building-farm")
    free = 81 - sum(1 for cell in t.players[0].cells if cell == 1)
    assert len(t.answers(0)) == free + 1 and free == 59
    plot = t.answers(0)[1] - 1
    say(t, f"at-{plot}")
    assert t.players[0].cells[plot] == HOUSED
    gain(t, "building-farm")
    refuses(t, f"at-{plot}", "8.1")


@pytest.mark.parametrize("name", SHAPES)
def test_8_2_the_shape_of_every_landmark(name: str) -> None:
    t = table(2)
    bare(t)
    landmark = NUMBER[f"landmark-{name}"]
    shape = PRINTED.shapes[landmark]
    rows = SHAPES[name]
    cells = sum(line.count("X") for line in rows)
    assert shape.size == cells
    inside = [
        i for i in range(len(shape.answers)) if bin(shape.low[i]).count("1") + bin(shape.high[i]).count("1") == cells
    ]
    turns = 4 if name == "fusion-reactor" else TURNS[cells]
    height, width = len(rows), len(rows[0])
    places = (10 - height) * (10 - width)
    assert len(inside) == places * turns
    t.landmark_owner[landmark] = 0
    push(t, Raise(0, landmark))
    anchor = 4 * ((3 + 2) * ANCHORS + 3 + 4)  # its corner on row 2, column 4
    t.answer(0, 1 + anchor)
    filled = {cell for cell in range(81) if t.players[0].cells[cell] == STANDS + landmark}
    assert filled == {9 * (2 + r) + 4 + c for r in range(height) for c in range(width) if rows[r][c] == "X"}
    assert t.audit() == ""


def test_8_2_over_the_edge() -> None:
    t = table(2)
    bare(t)
    gain(t, "landmark-barn")
    say(t, f"at {2 * ANCHORS + 2} 0")  # corner on row -1, column -1: four plots on the grid
    assert [cell for cell in range(81) if t.players[0].cells[cell] >= STANDS] == [0, 1, 9, 10]
    gain(t, "landmark-bakery")
    refuses(t, f"at {3 * ANCHORS + 3} 0", "8.2")


def test_8_2a_the_same_plots_are_offered_once() -> None:
    t = table(2)
    bare(t)
    gain(t, "landmark-bakery")
    assert len(t.answers(0)) == 1 + 64 + 4 * 8 + 4  # beside, inside, over one edge, over a corner
    refuses(t, f"at {3 * ANCHORS + 3} 1", "8.2a")
    gain(t, "landmark-barn", 1)


def test_8_3_the_leftmost_building_uncovers_its_space() -> None:
    t = table(2)
    for n in range(5):
        gain(t, "building-market")
        say(t, "outside")
        assert t.players[0].built[2] == n + 1
    gain(t, "building-market")
    assert idle(t)
    gain(t, "building-any")
    refuses(t, "market", "8.3")


def test_8_4_impassable_plots() -> None:
    t = gain(table(2), "building-farm")
    rock = t.players[0].cells.index(1)
    refuses(t, f"at-{rock}", "8.4")


def test_8_5_complete_rows_and_columns() -> None:
    """As in the example of the rules: two rows and a column are three points."""
    t = table(2)
    bare(t)
    fill(t, [*range(18), *[9 * r for r in range(2, 9)]])
    assert capital_lines(t, 0) == 3
    gain(t, "points-1-per-capital")
    assert points(t) == 3


def test_8_5_impassable_plots_count_as_filled() -> None:
    t = table(2)
    p = t.players[0]
    row = next(r for r in range(9) if 1 in p.cells[9 * r : 9 * r + 9])
    fill(t, [c for c in range(9 * row, 9 * row + 9) if p.cells[c] == 0])
    assert capital_lines(t, 0) == 1


def test_8_6_a_complete_district_gives_a_resource() -> None:
    t = table(2)
    bare(t)
    fill(t, [0, 1, 2, 9, 10, 11, 18, 19])
    gain(t, "building-farm")
    say(t, "at-20")
    asks(t, "take")
    say(t, "coin")
    assert resources(t) == [1, 0, 0, 0] and idle(t)


def test_8_6_a_landmark_can_complete_several() -> None:
    t = table(2)
    bare(t)
    fill(t, [c for c in range(27) if c % 9 < 6 and c not in (2, 3, 11, 12)])
    gain(t, "landmark-bakery")
    say(t, f"at {3 * ANCHORS + 5} 0", "coin", "food")
    assert resources(t) == [1, 0, 1, 0]
    assert full_districts(t.players[0].low, t.players[0].high) == 0b11


def test_8_7_what_stands_beside_counts_as_built() -> None:
    t = gain(table(2), "building-farm")
    say(t, "outside")
    gain(t, "points-1-per-farms")
    assert points(t) == 1 and t.players[0].low == 0
    gain(t, "landmark-barn")
    say(t, "outside")
    assert t.landmarks(0) == 1 and capital_lines(t, 0) == 0


def test_8_4_terraforming_lifts_the_ban() -> None:
    t = play(table(2), "terraforming")
    gain(t, "building-farm")
    rock = t.players[0].cells.index(1)
    say(t, f"at-{rock}")
    assert points(t) == 5


def by_asking(t: Tapestry) -> list[int]:
    """The legal answers of seat 0, one by one."""
    return [answer for answer in range(t.kind(0).bound) if not t.why(0, answer)]


@pytest.mark.parametrize("civilization", ["leaders", "craftsmen", "nomads"])
@pytest.mark.parametrize("card", ["", "terraforming"])
def test_8_1_places_that_are_listed_are_those_that_are_allowed(civilization: str, card: str) -> None:
    t = table(2, civilization)
    if card:
        play(t, card)
    fill(t, [3, 40, LOW, 80])
    spot = near(t, home(t, 0), printed=False)[0]
    lay(t, spot, 5)
    for step in (Build(0, 1), Raise(0, NUMBER["landmark-rubber-works"])):
        push(t, step)
        assert t.answers(0) == by_asking(t)
        t.agenda.pop()


def test_8_1_a_place_is_told_by_its_row_and_column() -> None:
    t = table(2, "nomads")
    t.second_at[home(t, 0)] = NO_PIECE
    bare(t)
    push(t, Build(0, 2))
    assert t.about(0).numbers == [2]
    told_at = {t.kind(0).word(answer): t.label(0, answer).numbers[-2:] for answer in t.answers(0)}
    assert told_at["outside"] == [0, 0]
    assert (told_at["at-0"], told_at["at-8"], told_at["at-9"], told_at["at-80"]) == ([1, 1], [1, 9], [2, 1], [9, 9])
    assert told_at[f"map-{home(t, 0)}"] == [0, 0]


def test_8_2_a_corner_is_told_by_its_row_and_column() -> None:
    t = table(2, "nomads")
    t.second_at[home(t, 0)] = NO_PIECE
    bare(t)
    landmark = NUMBER["landmark-barn"]
    push(t, Raise(0, landmark))
    assert t.about(0).numbers == [landmark]
    told_at = {t.kind(0).word(answer): t.label(0, answer).numbers[-2:] for answer in t.answers(0)}
    assert told_at["outside"] == [0, 0]
    assert told_at[f"at-{3 * ANCHORS + 3}-0"] == [1, 1]
    assert told_at[f"at-{2 * ANCHORS + 9}-0"] == [0, 7]
    assert told_at[f"map-{home(t, 0)}"] == [0, 0]


@pytest.mark.clause("tapestry/13.14")
def test_where_nomads_may_build() -> None:
    t = table(2, "nomads")
    at = home(t, 0)
    assert not nomad_place(t, 0, at), "two pieces stand there from the start"
    t.second_at[at] = NO_PIECE
    assert nomad_place(t, 0, at)
    assert not nomad_place(t, 1, home(t, 1)), "others are no nomads"
    unexplored = near(t, at, printed=False)[0]
    assert not nomad_place(t, 0, unexplored)
    lay(t, unexplored, 7)
    assert nomad_place(t, 0, unexplored)
    t.second_at[unexplored] = 1 | OUTPOST << 3
    assert not nomad_place(t, 0, unexplored)
    t.second_at[unexplored] = NO_PIECE
    occupy(t, 1, unexplored)
    assert not nomad_place(t, 0, unexplored), "a rival stands there"
    far = next(spot for spot in range(t.hexes) if PRINTED.maps[t.map].corners[spot] and spot not in (at, home(t, 1)))
    assert nomad_place(t, 0, far) == (far in PRINTED.maps[t.map].beside[at])
    assert not nomad_place(t, 0, t.hexes)


@pytest.mark.clause("tapestry/13.14")
def test_a_building_of_nomads_takes_land_or_stands_beside_for_a_resource() -> None:
    t = table(2, "nomads")
    at = home(t, 0)
    spot = near(t, at, printed=False)[0]
    lay(t, spot, 7)
    push(t, Build(0, 3))
    say(t, f"map {spot}")
    assert (t.first_at[spot], t.second_at[spot], t.control[spot]) == (0 | (BUILDING + 3) << 3, NO_PIECE, 0)
    assert idle(t)
    landmark = NUMBER["landmark-bakery"]
    t.landmark_owner[landmark] = 0
    push(t, Raise(0, landmark))
    say(t, f"map {spot}")
    assert t.second_at[spot] == 0 | (LANDMARK + landmark) << 3
    asks(t, "take")
    say(t, "food")
    assert resources(t) == [0, 0, 1, 0] and idle(t)


def test_8_3_nothing_is_chosen_when_all_rows_are_empty() -> None:
    t = table(2)
    for row in range(4):
        t.players[0].built = [5 if row != each else 4 for each in range(4)]
        gain(t, "building-any")
        asks(t, "choose-building")
        assert t.answers(0) == [row]
        t.agenda.pop()
    t.players[0].built = [5, 5, 5, 5]
    gain(t, "building-any")
    assert idle(t)


def test_a_landmark_is_gained_once_and_told() -> None:
    t = table(2)
    made = journal(t)
    gain(t, "landmark-barn")
    say(t, "outside")
    gain(t, "landmark-barn", 1)
    landmark = NUMBER["landmark-barn"]
    assert t.landmark_owner[landmark] == 0
    assert told(made, "claimed") == [[landmark]]
    assert t.players[0].outside[-1] == STANDS + landmark
    gain(t, "building-farm")
    say(t, "outside")
    assert told(made, "built") == [[0]]
    assert t.players[0].outside[-1] == HOUSED


def test_8_6_the_architects_take_two_for_a_uniform_district() -> None:
    district = [0, 1, 2, 9, 10, 11, 18, 19, 20]
    for civilization, other, taken in (("architects", 0, 2), ("architects", 1, 1), ("leaders", 0, 1)):
        t = table(2, civilization)
        bare(t)
        fill(t, district[:-2])
        fill(t, district[-2:-1], other)
        push(t, Build(0, 0))
        say(t, "at-20")
        for _ in range(taken):
            asks(t, "take")
            say(t, "coin")
        assert idle(t) and resources(t) == [taken, 0, 0, 0]


def test_8_6_a_district_in_the_lower_half_pays_once() -> None:
    t = table(2)
    bare(t)
    district = [60, 61, 62, 69, 70, 71, 78, 79, 80]
    fill(t, district[:-1])
    push(t, Build(0, 0))
    say(t, f"at-{district[-1]}", "worker")
    assert t.players[0].cells[80] == HOUSED and t.players[0].high >> (CELLS - LOW - 1) & 1
    push(t, Build(0, 0))
    say(t, "at-59")
    assert idle(t) and resources(t) == [0, 1, 0, 0]


def test_a_place_is_found_in_a_sorted_list() -> None:
    places = [2, 5, 9, 14]
    assert [find(places, place) for place in places] == [0, 1, 2, 3]
    assert [find(places, place) for place in (0, 3, 10, 15)] == [-1] * 4
    assert find([], 1) == -1


def test_a_building_on_a_clone_stands_there_only() -> None:
    t = table(2)
    bare(t)
    twin = t.clone()
    fill(twin, [12])
    assert (t.players[0].cells[12], twin.players[0].cells[12]) == (0, HOUSED)


@pytest.mark.clause("tapestry/13.3")
def test_a_statue_has_columns_of_three_four_and_five() -> None:
    t = table(2, "craftsmen")
    craftsmen = NUMBER["civilization-craftsmen"]
    for column, height in enumerate((3, 4, 5)):
        t.players[0].set_mat(craftsmen, (height - 1) << 3 * column)
        push(t, Build(0, 0))
        assert statue_room(t, 0, column)
        say(t, f"statue {column}")
        assert t.players[0].mats[craftsmen] == height << 3 * column
        t.agenda.clear()
        push(t, Build(0, 0))
        refuses(t, f"statue-{column}", "13.3")
        t.agenda.clear()
    assert not statue_room(t, 1, 0)


def test_land_beside_the_first_hex_is_near_ones_own() -> None:
    t = table(2)
    beside = next(n for n in PRINTED.maps[t.map].beside[0] if n >= 0)
    t.control[:] = [-1] * len(t.control)
    assert not near_own(t, 0, beside)
    t.control[0] = 0
    assert near_own(t, 0, beside) and not near_own(t, 1, beside)


def test_8_2_a_place_on_the_first_hex_is_no_plot() -> None:
    t = table(2, "nomads")
    for question in (Build(0, 0), Raise(0, 3)):
        first = question.kind().start("map")
        assert question.facts(t, first) == [0, 0]
        assert question.facts(t, first - 1) != [0, 0] or question.kind().name == "build"


@pytest.mark.parametrize("outside", [False, True])
def test_8_3_a_building_of_ones_choice_is_placed_or_stands_beside(outside: bool) -> None:
    t = table(2)
    t.here = t.agenda
    GainBuilding(4, outside).apply(t, 0)
    t.settle()
    say(t, "market")
    assert t.players[0].built == [0, 0, 1, 0]
    if outside:
        assert idle(t) and t.players[0].outside == [HOUSED + 2]
    else:
        asks(t, "build")


def test_12_15_any_landmark_that_nobody_has() -> None:
    t = table(2)
    t.landmark_owner[:12] = [1] * 12
    gain(t, "landmark-any")
    assert idle(t)
    t.landmark_owner[11] = -1
    gain(t, "landmark-any")
    asks(t, "choose-landmark")
    refuses(t, "landmark-0", "12.15")
    say(t, "landmark-11")
    assert t.landmark_owner[11] == 0
    asks(t, "raise")


def test_8_4_rock_pays_only_where_something_is_built_on_it() -> None:
    for wanted, gained in ((1, 5), (0, 0)):
        t = play(table(2), "terraforming")
        cell = next(cell for cell in range(LOW, CELLS) if t.players[0].cells[cell] == wanted)
        before = points(t)
        gain(t, "building-farm")
        say(t, f"at-{cell}")
        assert points(t) - before == gained


def test_the_first_hex_is_no_space_of_the_statue() -> None:
    t = table(2, "nomads")
    t.first_at[0] = t.second_at[0] = NO_PIECE
    Build(0, 3).take(t, Build(0, 3).kind().start("map"))
    assert t.first_at[0] == 0 | (BUILDING + 3) << 3


def test_8_2_a_corner_is_the_same_whichever_way_round() -> None:
    t = table(2)
    question = Raise(0, NUMBER["landmark-fusion-reactor"])
    for turn in range(4):
        assert question.facts(t, question.kind().answer(f"at-{3 * ANCHORS + 4}-{turn}")) == [1, 2]
