"""What points are counted for: tracks, buildings, cards, and the lines of a capital."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.games.tapestry.counting import (
    COUNTS,
    capital_lines,
    count,
    district_cells,
    filled,
    full_columns,
    full_districts,
    full_rows,
    is_lead,
    uniform,
)
from cradle.games.tapestry.pieces import CELLS, HAND, HOUSED, LOW, MAT, SIDE, STANDS, SUPPLY, TECHS
from tests.games.tapestry.positions import stand_at, table

ROWS = [[SIDE * row + column for column in range(SIDE)] for row in range(SIDE)]
COLUMNS = [list(column) for column in zip(*ROWS, strict=True)]
DISTRICTS = [
    [SIDE * (top + row) + left + column for row in range(3) for column in range(3)]
    for top in (0, 3, 6)
    for left in (0, 3, 6)
]


def masks(cells: list[int]) -> tuple[int, int]:
    """The plots as a capital keeps them."""
    return sum(1 << cell for cell in cells if cell < LOW), sum(1 << cell - LOW for cell in cells if cell >= LOW)


@pytest.mark.parametrize("at", range(9))
@pytest.mark.parametrize(
    ("full", "lines"),
    [(full_rows, ROWS), (full_columns, COLUMNS), (full_districts, DISTRICTS)],
    ids=["row", "column", "district"],
)
def test_8_5_a_line_or_district_is_complete_with_its_last_plot(
    full: Callable[[int, int], int], lines: list[list[int]], at: int
) -> None:
    assert full(*masks(lines[at])) == 1 << at
    for missing in lines[at]:
        assert full(*masks([cell for cell in range(CELLS) if cell != missing])) == 0b111111111 & ~(1 << at)


@pytest.mark.parametrize("district", range(9))
def test_8_6_a_district_has_nine_plots(district: int) -> None:
    assert district_cells(district) == DISTRICTS[district]


def test_a_plot_is_filled_by_its_own_bit() -> None:
    for cell in range(CELLS):
        low, high = masks([cell])
        assert [other for other in range(CELLS) if filled(low, high, other)] == [cell]


@pytest.mark.parametrize(
    ("kinds", "same"),
    [
        ([0, 1], False),
        ([HOUSED], True),
        ([HOUSED, 1, HOUSED, STANDS], True),
        ([HOUSED + 3, HOUSED + 3], True),
        ([HOUSED, HOUSED + 1], False),
        ([HOUSED + 1, HOUSED], False),
        ([STANDS], False),
    ],
)
def test_13_2_uniform_is_one_kind_of_income_building(kinds: list[int], same: bool) -> None:
    assert uniform(kinds, list(range(len(kinds)))) == same


@pytest.mark.parametrize("at", range(9))
@pytest.mark.parametrize("lines", [ROWS, COLUMNS], ids=["row", "column"])
def test_13_2_architects_count_a_uniform_line_twice(lines: list[list[int]], at: int) -> None:
    t = table(2, "architects", "leaders")
    for seat in range(2):
        p = t.players[seat]
        p.rock_low = p.rock_high = 0
        p.low, p.high = masks(lines[at])
        p.cells = [HOUSED + 1 if cell in lines[at] else 0 for cell in range(CELLS)]
    assert [capital_lines(t, seat) for seat in range(2)] == [2, 1]
    t.players[0].cells[lines[at][4]] = HOUSED
    assert capital_lines(t, 0) == 1


def test_8_5_impassable_plots_count_in_either_half() -> None:
    t = table(2)
    p = t.players[0]
    p.low, p.high = masks([cell for cell in range(CELLS) if cell not in (8, 80)])
    p.rock_low, p.rock_high = masks([8, 80])
    assert capital_lines(t, 0) == 18


def test_12_6_a_lead_is_shared() -> None:
    t = table(3)
    for seat, space in enumerate((4, 4, 3)):
        stand_at(t, seat, "science", space)
    assert [is_lead(t, seat, 1) for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_what_a_player_has_is_counted_and_not_what_others_have(seat: int) -> None:
    t = table(3)
    p = t.players[seat]
    for space, track in enumerate(("exploration", "science", "military", "technology"), 8):
        stand_at(t, seat, track, space)
    p.built = [12, 13, 14, 15]
    for which, cards in ((TECHS, 2), (SUPPLY, 3), (HAND, 4), (MAT, 1)):
        t.cards.zones[t.zone(seat, which)] = list(range(cards))
    p.low, p.high = masks([*ROWS[2], *ROWS[7]])
    t.control = [seat] * 6 + [(seat + 1) % 3] * 9
    t.landmark_owner = [seat] * 7 + [(seat + 1) % 3] * 2
    assert {name: count(t, seat, what) for what, name in enumerate(COUNTS)} == {
        "exploration": 8,
        "science": 9,
        "military": 10,
        "technology": 11,
        "farms": 12,
        "houses": 13,
        "markets": 14,
        "armories": 15,
        "technologies": 2,
        "capital": 2,
        "territories": 6,
        "landmarks": 7,
        "tiles": 3,
        "tapestries": 4 + 1,
        "opponents": 2,
        "leads": 4,
    }
    assert count(t, (seat + 1) % 3, COUNTS.index("leads")) == 0
