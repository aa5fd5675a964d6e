"""Tapestry 14.16: the adjusted Traders."""

from __future__ import annotations

from cradle.games.tapestry.adjusted import Warehouse
from cradle.games.tapestry.pieces import (
    HOUSED,
    LYING,
    SUPPLY,
    TRADERS,
)
from tests.games.tapestry.positions import (
    EXPERIMENTAL,
    PACK,
    act,
    asks,
    give,
    home,
    near,
    occupy,
    opened,
    points,
    push,
    refuses,
    resources,
    say,
    supply,
    table,
)


def test_14_16_experimental_traders() -> None:
    t = table(2, "traders", adjustment=EXPERIMENTAL)
    spot = near(t, home(t, 1), printed=False)[0]
    other = near(t, home(t, 1), printed=False)[1]
    occupy(t, 1, spot, tile=4)
    occupy(t, 1, other, tile=1)
    act(t)
    refuses(t, f"token {home(t, 0)}", "14.16")
    say(t, f"token {spot}")
    assert resources(t)[3] == 1 and t.lands(0) == 2 and t.lands(1) == 3  # shared for scoring
    act(t, 3)
    say(t, f"building {other}", "farm")
    assert resources(t, 1)[2] == 1 and resources(t)[2] == 0 and t.players[0].built[0] == 1
    assert t.second_at[other] & LYING and t.control[other] == 1 and t.audit() == ""


def test_14_16a_traders_of_the_pack() -> None:
    t = opened(2, "traders", "leaders", adjustment=PACK)
    assert len(t.pile(0, SUPPLY)) == 3
    t = table(2, "traders", adjustment=PACK)
    spots = near(t, home(t, 1), printed=False)
    occupy(t, 1, spots[0], tile=4)
    occupy(t, 1, spots[1], tile=1)
    supply(t, 0, 6, 3)
    act(t)
    say(t, f"token {spots[0]}", "territory-6")
    assert resources(t) == [0, 1, 0, 1] and t.pile(1, SUPPLY) == [88]
    act(t, 3)
    say(t, f"building {spots[1]}", "territory-3", "farm")
    assert resources(t)[2] == resources(t, 1)[2] == 1


def test_14_16a_without_a_tile_to_give() -> None:
    t = table(2, "traders", adjustment=PACK)
    spot, own_spot = near(t, home(t, 1), printed=False)[0], near(t, home(t, 0), printed=False)[0]
    occupy(t, 1, spot, tile=4)
    occupy(t, 0, own_spot, tile=1)
    act(t)
    refuses(t, f"token {spot}", "14.16a")


def test_14_16c_without_a_token_left() -> None:
    t = table(2, "traders", adjustment=EXPERIMENTAL)
    spot = near(t, home(t, 1), printed=False)[0]
    occupy(t, 1, spot, tile=4)
    t.players[0].set_mat(TRADERS, 0)
    act(t)
    refuses(t, f"token {spot}", "14.16c")


def test_14_16b_trading_at_home() -> None:
    t = table(3, "traders", "leaders", "nomads", adjustment=PACK)
    spot = near(t, home(t, 0), printed=False)[0]
    occupy(t, 0, spot, tile=4)
    act(t)
    say(t, f"token {spot}", "part 1")
    assert points(t) == 5 and sum(resources(t)) == 1
    assert len(t.pile(1, SUPPLY)) == len(t.pile(2, SUPPLY)) == 1
    assert HOUSED == 2


def test_14_16_a_building_beside_an_outpost_counts_for_the_chosen() -> None:
    t = table(2, "traders", adjustment=PACK)
    give(t, "the-chosen")
    t.players[0].set_mat(14, 0)
    t.players[0].built[0] = 3
    spot = near(t, home(t, 1), printed=False)[0]
    occupy(t, 1, spot, tile=4)
    push(t, Warehouse(0, spot, 1))
    say(t, "farm")
    asks(t, "choose")  # the fourth farm moves the token of the Chosen
