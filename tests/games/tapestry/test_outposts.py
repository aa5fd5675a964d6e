"""Outposts: where they come from, and where they stand."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.outposts import (
    IN_ROW,
    MUSTER_KIND,
    Muster,
    has_outpost,
    militant_slot,
    mustered,
    stand,
    use_outpost,
)
from cradle.games.tapestry.pieces import MILITANTS, NO_PIECE, OUTPOST
from tests.games.tapestry.positions import EXPERIMENTAL, OFFICIAL, ORIGINAL, PACK, PRINTED, asks, say, table


@pytest.mark.parametrize(
    ("adjustment", "militants"), [(ORIGINAL, False), (OFFICIAL, False), (EXPERIMENTAL, True), (PACK, True)]
)
def test_7_5_who_has_an_outpost_left(adjustment: int, militants: bool) -> None:
    t = table(2, "militants", "leaders", adjustment=adjustment)
    t.players[0].outposts = t.players[1].outposts = 1
    assert has_outpost(t, 0) and has_outpost(t, 1)
    t.players[0].outposts = t.players[1].outposts = 0
    assert (has_outpost(t, 0), has_outpost(t, 1)) == (militants, False)


def test_7_1_an_outpost_comes_from_the_supply() -> None:
    t = table(2)
    before = t.players[1].outposts
    use_outpost(t, 1)
    assert t.players[1].outposts == before - 1
    t.players[1].outposts = 0
    use_outpost(t, 1)
    assert t.players[1].outposts == 0


@pytest.mark.parametrize("row", [0, 1])
def test_13_12_the_militants_choose_a_row(row: int) -> None:
    t = table(2, "militants", "leaders")
    t.here = t.agenda
    use_outpost(t, 0)
    t.settle()
    asks(t, "muster")
    assert t.answers(0) == [0, 1]
    assert t.label(0, row).names == ["row", "effect"]
    say(t, f"row-{row}")
    assert [mustered(t, 0, each) for each in range(2)] == [int(each == row) for each in range(2)]


@pytest.mark.parametrize("full", [0, 1])
def test_13_12_from_the_other_row_when_one_is_empty(full: int) -> None:
    t = table(2, "militants", "leaders")
    t.players[0].set_mat(MILITANTS, IN_ROW << 3 * full)
    assert [Muster(0).why(t, row) for row in range(2)] == [("", "tapestry/13.12")[row == full] for row in range(2)]
    left = len(t.agenda)
    use_outpost(t, 0)
    assert (len(t.agenda), mustered(t, 0, 1 - full)) == (left, 1)
    t.players[0].set_mat(MILITANTS, IN_ROW | IN_ROW << 3)
    use_outpost(t, 0)
    assert [mustered(t, 0, row) for row in range(2)] == [IN_ROW, IN_ROW]


@pytest.mark.parametrize("adjustment", [ORIGINAL, OFFICIAL, EXPERIMENTAL])
def test_13_12_a_row_tells_what_its_next_space_gives(adjustment: int) -> None:
    t = table(2, "militants", "leaders", adjustment=adjustment)
    printed = PRINTED.mat_effects[MILITANTS][int(adjustment == EXPERIMENTAL)]
    assert [militant_slot(t, slot) for slot in range(2 * IN_ROW)] == printed
    for row in range(2):
        for n in range(IN_ROW + 1):
            t.players[0].set_mat(MILITANTS, n << 3 * row)
            assert Muster(0).facts(t, row) == [printed[IN_ROW * row + min(n, IN_ROW - 1)]]
    assert (MUSTER_KIND.name, MUSTER_KIND.bound, MUSTER_KIND.clause) == ("muster", 2, "tapestry/13.12")


def test_7_1_an_outpost_stands_first_or_second_and_controls() -> None:
    t = table(3)
    spot = t.first_at.index(NO_PIECE)
    stand(t, 1, spot)
    assert (t.first_at[spot], t.second_at[spot], t.control[spot]) == (1 | OUTPOST << 3, NO_PIECE, 1)
    stand(t, 2, spot)
    assert (t.first_at[spot], t.second_at[spot], t.control[spot]) == (1 | OUTPOST << 3, 2 | OUTPOST << 3, 2)
