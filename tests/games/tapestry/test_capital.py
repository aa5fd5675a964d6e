"""Tapestry 8: the capital."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.capital import ANCHORS, Raise, put
from cradle.games.tapestry.counting import capital_lines, full_districts
from cradle.games.tapestry.pieces import HOUSED, LOW, STANDS
from cradle.games.tapestry.table import Tapestry
from tests.games.tapestry.positions import (
    NUMBER,
    PRINTED,
    asks,
    gain,
    idle,
    play,
    points,
    push,
    refuses,
    resources,
    say,
    table,
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
