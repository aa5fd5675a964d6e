"""The audit finds what can go wrong with the pieces: each fault is planted into a sound position."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.games.tapestry.capital import Build, Raise
from cradle.games.tapestry.conquest import Attack
from cradle.games.tapestry.pieces import BUILDING, HOUSED, LAID, LANDMARK, OUTPOST, STANDS, TILE_0, TILE_DECK
from cradle.games.tapestry.table import Tapestry
from tests.games.tapestry.positions import home, lay, near, occupy, table


def sound() -> Tapestry:
    """A position with a little of everything."""
    t = table(2, "nomads")
    occupy(t, 0, near(t, home(t, 0), printed=False)[0], tile=3)
    p = t.players[0]
    p.built = [2, 0, 0, 0]
    p.outside = [HOUSED, HOUSED, STANDS + 4]
    t.landmark_owner[4] = 0
    return t


def free_hex(t: Tapestry) -> int:
    return near(t, home(t, 0), printed=True)[0]


def lost_outpost(t: Tapestry) -> None:
    t.players[0].outposts -= 1


def debt(t: Tapestry) -> None:
    t.players[1].resources[2] = -1


def hoard(t: Tapestry) -> None:
    t.players[1].resources[2] = 9


def points_from_nowhere(t: Tapestry) -> None:
    t.players[0].points += 1


def sixth_building(t: Tapestry) -> None:
    t.players[0].built[0] = 6


def space_thirteen(t: Tapestry) -> None:
    t.players[0].tokens[1] = 1 << 4 | 13


def fifth_token(t: Tapestry) -> None:
    t.players[0].tokens.append(0)


def missing_building(t: Tapestry) -> None:
    t.players[0].outside = [HOUSED, STANDS + 4]


def other_kind_of_building(t: Tapestry) -> None:
    t.players[0].outside = [HOUSED, HOUSED + 1, STANDS + 4]


def building_twice(t: Tapestry) -> None:
    t.push(Build(0, 0))


def missing_landmark(t: Tapestry) -> None:
    t.landmark_owner[5] = 0


def landmark_twice(t: Tapestry) -> None:
    t.push(Raise(0, 4))


def anothers_landmark(t: Tapestry) -> None:
    t.landmark_owner[4] = 1


def landmark_on_map_too(t: Tapestry) -> None:
    spot = free_hex(t)
    t.first_at[spot] = 0 | (LANDMARK + 4) << 3
    t.control[spot] = 0


def building_on_map_too(t: Tapestry) -> None:
    spot = free_hex(t)
    t.first_at[spot] = 0 | BUILDING << 3
    t.control[spot] = 0


def outpost_on_its_way_too(t: Tapestry) -> None:
    t.push(Attack(0, free_hex(t), -1, 0))


def wrong_control(t: Tapestry) -> None:
    t.control[home(t, 0)] = 1


def second_without_first(t: Tapestry) -> None:
    t.second_at[free_hex(t)] = 0 | OUTPOST << 3


def tile_on_two_hexes(t: Tapestry) -> None:
    t.tile_at[near(t, home(t, 1), printed=False)[0]] = 2


def tile_not_laid(t: Tapestry) -> None:
    lay(t, near(t, home(t, 1), printed=False)[0], 9)
    t.cards.move(TILE_0 + 8, LAID, TILE_DECK, 0)


def plot_without_building(t: Tapestry) -> None:
    t.players[0].low |= 1


def building_without_plot(t: Tapestry) -> None:
    t.players[0].cells = [HOUSED, *t.players[0].cells[1:]]


def lost_card(t: Tapestry) -> None:
    t.cards.zones[0].pop()


FAULTS = [
    lost_outpost, debt, hoard, points_from_nowhere, sixth_building, space_thirteen, fifth_token, missing_building,
    other_kind_of_building, building_twice, missing_landmark, landmark_twice, anothers_landmark, landmark_on_map_too,
    building_on_map_too, outpost_on_its_way_too, wrong_control, second_without_first, tile_on_two_hexes, tile_not_laid,
    plot_without_building, building_without_plot, lost_card,
]  # fmt: skip


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: Callable[[Tapestry], None]) -> None:
    t = sound()
    assert t.audit() == ""
    t.here = t.agenda
    fault(t)
    assert t.audit() != ""
