"""Tapestry 13: civilizations that care for land and plots."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.income import Finish
from cradle.games.tapestry.pieces import HAND, HOUSED, LYING, RESOURCES, SUPPLY
from tests.games.tapestry.positions import (
    NUMBER,
    PRINTED,
    act,
    asks,
    gain,
    give,
    home,
    idle,
    lay,
    near,
    occupy,
    opened,
    own,
    points,
    push,
    refuses,
    resources,
    say,
    table,
)


def test_13_2_architects() -> None:
    t = table(2, "architects")
    p = t.players[0]
    p.rock_low = p.rock_high = 0
    p.low = 0b11 | 7 << 9 | 7 << 18
    p.cells = [HOUSED if (p.low >> c) & 1 else 0 for c in range(45)] + [0] * 36
    p.built = [0, 0, 0, 0]
    gain(t, "building-farm")
    say(t, "at-2", "coin", "coin")
    assert resources(t)[0] == 2
    p.low |= 511
    p.cells = [HOUSED if (p.low >> c) & 1 else 0 for c in range(45)] + [0] * 36
    gain(t, "points-1-per-capital")
    assert points(t) == 2  # a uniform row counts twice
    p.cells = [HOUSED + 1, *p.cells[1:]]
    gain(t, "points-1-per-capital")
    assert points(t) == 3


def test_13_2a_architects_gained_later_swap_buildings() -> None:
    t = table(2)
    gain(t, "building-farm")
    say(t, "at-" + str(t.answers(0)[1] - 1))
    gain(t, "building-house")
    say(t, "at-" + str(t.answers(0)[1] - 1))
    first, second = [c for c in range(81) if t.players[0].cells[c] >= HOUSED]
    give(t, "architects")
    free = next(c for c in range(81) if t.players[0].cells[c] == 0)
    refuses(t, f"plot-{free}", "13.2a")
    say(t, f"plot-{first}", f"plot-{second}", "stop")
    assert t.players[0].cells[first] == HOUSED + 1 and t.players[0].cells[second] == HOUSED


def test_13_3_craftsmen() -> None:
    t = table(2, "craftsmen")
    p = t.players[0]
    for _ in range(3):
        gain(t, "building-farm")
        say(t, "statue-0")
    assert resources(t)[1] == 1 and len(t.pile(0, SUPPLY)) == 1 and points(t) == 5
    gain(t, "building-farm")
    refuses(t, "statue-0", "13.3")
    say(t, "statue-1")
    assert resources(t)[0] == 1 and p.built[0] == 4 and p.low == 0 and t.audit() == ""


STATUE = [
    "worker", "1 tiles", "5 points", "coin", "invent", "upgrade", "10 points", "food", "1 cards", "culture", "step",
    "15 points",
]  # fmt: skip


@pytest.mark.parametrize(("slot", "gift"), list(enumerate(STATUE)))
def test_13_3_every_space_of_the_statue(slot: int, gift: str) -> None:
    t = table(2, "craftsmen")
    column = 0 if slot < 3 else 1 if slot < 7 else 2
    height = slot - (0, 3, 7)[column]
    t.players[0].set_mat(2, height << (3 * column))
    own(t, 0, "paper")
    gain(t, "building-house")
    say(t, f"statue-{column}")
    if gift in RESOURCES:
        assert resources(t)[RESOURCES.index(gift)] == sum(resources(t)) == 1 and idle(t)
    elif " " in gift:
        found = {"points": points(t), "tiles": len(t.pile(0, SUPPLY)), "cards": len(t.pile(0, HAND))}
        assert found.pop(gift.split()[1]) == int(gift.split(maxsplit=1)[0]) and not any(found.values()) and idle(t)
    else:
        asks(t, gift)


def test_13_5_futurists() -> None:
    t = opened(2, "futurists", "leaders")
    assert [token & 15 for token in t.players[0].tokens] == [4, 4, 4, 4]
    assert t.landmark_owner == [-1] * 18
    assert resources(t) == [2, 2, 2, 2]  # and the first income


def test_13_9_isolationists() -> None:
    t = table(2, "isolationists")
    spot = near(t, home(t, 0), printed=True)[0]
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}")
    asks(t, "seal")
    say(t, "yes", "coin", "red")
    assert resources(t)[0] == 1 and t.players[0].mats[8] == 3
    gain(t, "conquer-anywhere-dice-one", 1)
    refuses(t, f"hex-{spot}", "7.1c")


def test_13_9a_the_largest_land() -> None:
    t = table(2, "isolationists")
    ground = PRINTED.maps[0]
    for spot in range(t.hexes):
        t.control[spot] = 0 if ground.corners[spot] else -1
    seen: dict[int, int] = {}
    for terrain in range(1, 5):
        nodes = [s for s in range(t.hexes) if terrain in ground.corners[s]]
        links = {
            s: [
                n
                for side, n in enumerate(ground.beside[s])
                if n in nodes
                and (
                    (ground.corners[s][side] == ground.corners[n][(side + 4) % 6] == terrain)
                    or (ground.corners[s][(side + 1) % 6] == ground.corners[n][(side + 3) % 6] == terrain)
                )
            ]
            for s in nodes
        }
        while nodes:
            group, stack = set(), [nodes[0]]
            while stack:
                s = stack.pop()
                group.add(s)
                stack += [n for n in links[s] if n not in group]
            seen[terrain] = max(seen.get(terrain, 1), len(group))
            nodes = [s for s in nodes if s not in group]
    push(t, Finish(0))
    assert points(t) == [0, 5, 10, 16, 23, 31, 40][min(6, max(seen.values()))]


def test_13_14_nomads() -> None:
    t = table(2, "nomads")
    spot = near(t, home(t, 0), printed=True)[0]
    gain(t, "building-farm")
    refuses(t, f"map-{home(t, 0)}", "13.14")  # full from the beginning
    say(t, f"map-{spot}")
    assert t.control[spot] == 0 and not t.players[0].achieved and t.players[0].built[0] == 1
    gain(t, "landmark-barn")
    say(t, f"map-{spot}", "coin")
    assert resources(t)[0] == 1 and t.audit() == ""
    gain(t, "conquer-anywhere-dice-one", 1)
    refuses(t, f"hex-{spot}", "7.1c")


def test_13_14_a_building_is_toppled_like_an_outpost() -> None:
    t = table(2, "nomads")
    spot = near(t, home(t, 0), printed=True)[0]
    gain(t, "building-farm")
    say(t, f"map-{spot}")
    gain(t, "conquer-anywhere-dice-one", 1)
    say(t, f"hex-{spot}", "red")
    assert t.control[spot] == 1 and t.first_at[spot] & LYING and t.players[1].topples == 1 and t.audit() == ""


def test_13_16_traders() -> None:
    t = table(2, "traders")
    spot = near(t, home(t, 1), printed=True)[0]
    act(t)
    refuses(t, f"hex-{home(t, 1)}", "13.16")
    say(t, f"hex-{spot}")
    around = [n for n in PRINTED.maps[0].beside[spot] if n >= 0 and t.control[n] == 1]
    assert points(t) == len(around) >= 1 and t.control[spot] == -1
    tiled = near(t, home(t, 1), printed=False)[0]
    occupy(t, 1, tiled, tile=4)
    act(t, 3)
    say(t, f"hex-{tiled}")
    assert resources(t)[3] == 1 and t.control[tiled] == 1 and t.players[0].mats[15] == 2


def test_13_16a_the_die_that_was_left() -> None:
    t = table(2, "traders")
    spot = near(t, home(t, 1), printed=True)[0]
    t.first_at[spot] = 0 | 1 << 3
    gain(t, "conquer-adjacent-dice-one", 1)
    say(t, f"hex-{spot}", "black")
    asks(t, "left-die", 0)
    say(t, "yes")
    assert points(t) > 0


def test_13_16_a_trader_is_nobodys_land() -> None:
    t = table(2, "traders")
    spot = near(t, home(t, 1), printed=False)[0]
    lay(t, spot, 1)
    t.first_at[spot] = 0 | 1 << 3
    gain(t, "conquer-adjacent-dice-both-if-rival", 1)
    say(t, f"hex-{spot}")
    asks(t, "die", 1)  # nobody controlled it
    assert NUMBER["civilization-traders"] == 15


def test_13_16a_no_other_die_for_a_conquest_of_ones_own() -> None:
    t = table(2, "traders")
    spot = near(t, home(t, 0), printed=True)[0]
    t.first_at[spot] = 0 | 1 << 3
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{spot}", "red")
    assert idle(t)
