"""Tapestry 14: the adjusted civilizations."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.civilizations import abilities, goes_back
from cradle.games.tapestry.pieces import (
    HAND,
    ROCK,
    SUPPLY,
    TAPESTRY_DISCARD,
)
from cradle.games.tapestry.resolve import Resolve
from cradle.games.tapestry.table import Tapestry
from tests.games.tapestry.positions import (
    EXPERIMENTAL,
    NUMBER,
    OFFICIAL,
    PACK,
    PRINTED,
    act,
    asks,
    gain,
    give,
    hold,
    home,
    idle,
    near,
    occupy,
    opened,
    own,
    points,
    push,
    refuses,
    resources,
    say,
    stand_at,
    supply,
    table,
)

BOTH = pytest.mark.parametrize("adjustment", [EXPERIMENTAL, PACK])


def until_first_income(name: str, adjustment: int, seats: int = 2) -> Tapestry:
    others = [other for other in ("leaders", "nomads", "craftsmen", "alchemists") if other != name]
    t = opened(seats, name, *others[: seats - 1], adjustment=adjustment, seed=3)
    while t.players[0].incomes == 0:
        t.take(t.first(), t.answers(t.first())[0])
    return t


@pytest.mark.parametrize(
    ("name", "gained", "scored"),
    [("alchemists", 2, 10), ("craftsmen", -1, 0), ("entertainers", 1, 0), ("merrymakers", 1, 0), ("mystics", 1, 0),
     ("the-chosen", 0, 15), ("traders", 2, 10), ("futurists", -2, 0), ("architects", 0, 0)],
)  # fmt: skip
def test_14_0_starting_adjustments(name: str, gained: int, scored: int) -> None:
    t = until_first_income(name, OFFICIAL)
    while t.kind(t.first()).name in ("take", "pay", "next") and t.first() == 0:
        t.take(0, t.answers(0)[0])
    begun = {"futurists": 8, "mystics": 5}.get(name, 4)  # four of the income; the mystics predicted one territory
    assert sum(resources(t)) == begun + gained and points(t) == scored


def test_14_0_architects_with_three() -> None:
    assert points(until_first_income("architects", OFFICIAL, 3)) == 20


def test_14_1_experimental_alchemists() -> None:
    for seed in range(12):
        t = table(2, "alchemists", adjustment=EXPERIMENTAL, seed=seed)
        for track in ("exploration", "science", "military", "technology"):
            stand_at(t, 0, track, 1)
        act(t)
        say(t, "roll")
        if t.kind(0).name == "may":  # rolled twice: a step back with what is found
            say(t, "yes")
            assert sum(token & 15 for token in t.players[0].tokens) == 3
            continue
        say(t, "stop")
        other = next(track for track in range(4) if track not in t.answers(0))
        refuses(t, f"track-{other}", "14.1")
        t.take(0, t.answers(0)[0])
        asks(t, "step")
        if seed % 2:
            say(t, "stay")
        else:
            t.take(0, t.answers(0)[1])
        assert sum(token & 15 for token in t.players[0].tokens) == 5 - seed % 2


@pytest.mark.clause("tapestry/14.1c")
def test_14_1a_three_dice() -> None:
    t = table(2, "alchemists", adjustment=PACK)
    act(t)
    asks(t, "crucible")
    say(t, "again")
    refuses(t, "again", "14.1a")
    say(t, "red")
    refuses(t, "red", "14.1c")
    red = t.agenda[-1].args()[2]
    say(t, "science")
    worth = [4, 5, 6, 7, 1, 1][red]
    assert points(t) == 2 * worth or t.kind(0).name == "step"
    while not idle(t):
        t.take(0, t.answers(0)[0])
    assert points(t) == 2 * worth


def test_14_1a_nothing_for_a_track_that_is_at_its_end() -> None:
    for adjustment, paid in ((PACK, 0), (EXPERIMENTAL, 5)):
        t = table(2, "alchemists", adjustment=adjustment)
        stand_at(t, 0, "science", 12)
        effects = PRINTED.mat_effects[NUMBER["civilization-alchemists"]][adjustment - 1]
        push(t, Resolve(0, effects[(5 if adjustment == PACK else 4) + NUMBER["track-science"]]))
        assert idle(t) and points(t) == paid


@pytest.mark.parametrize("face", range(6))
def test_14_1a_the_black_die(face: int) -> None:
    from cradle.games.tapestry.adjusted import cast

    t = table(2, "alchemists", adjustment=PACK)
    supply(t, 0, 5)
    t.here = t.agenda
    cast(t, 0, 2, face)
    t.settle()
    asks(t, "next")
    while not idle(t):
        t.take(0, t.answers(0)[0])
    assert sum(resources(t)) >= 1 and t.audit() == ""


def test_14_1b_the_benefit_of_a_tile_of_ones_own() -> None:
    t = table(2, "alchemists", adjustment=PACK)
    gain(t, "ground-controlled")
    assert idle(t)
    spot = near(t, home(t, 0), printed=False)[0]
    occupy(t, 0, spot, tile=4)
    gain(t, "ground-controlled")
    refuses(t, f"hex-{home(t, 1)}", "14.1b")
    say(t, f"hex-{spot}")
    assert resources(t)[3] == 1


@BOTH
def test_14_2_architects(adjustment: int) -> None:
    t = opened(3, "architects", "leaders", "nomads", adjustment=adjustment)
    asks(t, "cube")
    first = t.answers(0)[0]
    t.take(0, first)
    same = next(
        c for c in range(81) if c // 27 == first // 27 and c % 9 // 3 == first % 9 // 3 and t.players[0].cells[c] == 0
    )
    refuses(t, f"plot-{same}", "14.2")
    t.take(0, t.answers(0)[0])
    assert t.players[0].cells.count(ROCK) == 24 and t.kind(t.first()).name != "cube"


@pytest.mark.clause("tapestry/14.3a")
def test_14_3_craftsmen_gained_later() -> None:
    t = table(2, "leaders", "nomads", adjustment=PACK)
    t.players[0].era = 2
    give(t, "craftsmen")
    refuses(t, "height 3", "14.3")
    say(t, "height 1", "height 2", "height 0")
    refuses(t, "column 2", "14.3a")
    say(t, "column 0")
    assert resources(t)[1] == 1
    gain(t, "building-farm")
    say(t, "statue-0")
    assert len(t.pile(0, SUPPLY)) == 1


@BOTH
def test_14_4_entertainers(adjustment: int) -> None:
    t = table(2, "leaders", "nomads", adjustment=adjustment)
    t.players[0].civilizations = 1 << 3
    for number, acts in ((1, True), (4, True), (5, False)):
        t.players[0].incomes = number
        assert (abilities(t, 0) != 0) == acts


@BOTH
@pytest.mark.clause("tapestry/14.5a")
def test_14_5_futurists(adjustment: int) -> None:
    t = until_first_income("futurists", adjustment)
    assert [token & 15 for token in t.players[0].tokens] == [0, 0, 0, 0]
    say(t, "coin", "coin", "science")
    refuses(t, "science", "14.5a")
    say(t, "stop")
    assert [token & 15 for token in t.players[0].tokens] == [0, 4, 0, 0] and resources(t)[0] == 3


@BOTH
def test_14_6_heralds(adjustment: int) -> None:
    t = until_first_income("heralds", adjustment)
    asks(t, "proclaim")
    taken = PRINTED.card_of[t.pile(0, HAND)[-1]]
    assert not PRINTED.card_lasts[taken]
    assert all(PRINTED.card_lasts[PRINTED.card_of[copy]] for copy in t.cards.zones[TAPESTRY_DISCARD])
    hold(t, 0, "renaissance", "monarchy")
    refuses(t, "renaissance", "14.6")
    refuses(t, "monarchy", "14.6")
    say(t, PRINTED.card_ids[taken])
    assert points(t) == 0 and t.players[0].slots == [1]


@BOTH
def test_14_7_historians(adjustment: int) -> None:
    t = opened(4, "historians", "leaders", "nomads", "craftsmen", adjustment=adjustment)
    asks(t, "history")  # in income turn 1 with four players
    assert len(t.pile(0, SUPPLY)) == 1
    say(t, "give 1 3")
    t.take(0, t.answers(0)[0])
    gain(t, "landmark-barn", 1)
    say(t, "outside")
    assert points(t) == 0  # only track landmarks
    assert goes_back(t, 2, 6)
    t.players[2].era = 3
    assert not goes_back(t, 2, 6)


def test_14_7_no_landmark_left() -> None:
    t = table(2, "leaders", "nomads", adjustment=EXPERIMENTAL)
    t.landmark_owner = [1] * 18
    t.players[0].era = 3
    give(t, "historians")
    while not idle(t):
        t.take(0, t.answers(0)[0])
    assert resources(t)[2] == 1 and points(t) == 1


def test_14_8_inventors() -> None:
    t = table(2, "inventors", adjustment=PACK)
    card = own(t, 1, "paper", 2)
    for _ in range(5):
        act(t)
        say(t, "paper")
    assert t.tech_row[card] == 2 + 20 and idle(t)


@BOTH
@pytest.mark.parametrize(("seats", "tokens"), [(2, 4), (4, 5)])
def test_14_9_isolationists(adjustment: int, seats: int, tokens: int) -> None:
    others = ["leaders", "nomads", "craftsmen"][: seats - 1]
    t = opened(seats, "isolationists", *others, adjustment=adjustment)
    assert t.players[0].mats[8] == tokens
    assert len(t.pile(0, SUPPLY)) == 2 + t.players[0].incomes


@BOTH
@pytest.mark.clause("tapestry/14.11a")
def test_14_11_merrymakers(adjustment: int) -> None:
    t = opened(2, "merrymakers", "leaders", adjustment=adjustment)
    say(t, "slot 4")
    refuses(t, "slot 4", "14.11")
    say(t, "slot 0")
    t.players[0].resources = [0, 0, 0, 0]
    act(t)
    refuses(t, "move 0 0", "14.11")  # not in a straight line
    say(t, "move 0 1")
    assert resources(t)[2] == 1
    refuses(t, "move 1 1", "14.11")  # the other stands there
    refuses(t, "move 0 2", "14.11a")  # it has stepped
    say(t, "move 1 3")
    assert resources(t)[1] == 1 and idle(t)


@BOTH
def test_14_12_militants(adjustment: int) -> None:
    t = table(2, "militants", adjustment=adjustment)
    assert t.players[0].outposts == (10 if adjustment == PACK else 8)
    t.players[0].set_mat(11, 4 | 4 << 3)
    t.players[0].outposts = 0
    act(t)
    assert resources(t) == [1, 1, 1, 0] and points(t) == 2 + 1 + 3 + 5
    asks(t, "conquer")  # the last space, with a token for an outpost
    t.take(0, t.answers(0)[0])
    assert t.lands(0) == 2 and t.audit() == ""


def test_14_14_nomads_gained_later() -> None:
    t = table(2, "leaders", "craftsmen", adjustment=PACK)
    t.players[0].built = [1, 1, 0, 1]
    t.players[0].outside = [2, 3, 5]
    give(t, "nomads")
    refuses(t, "farm", "14.14")
    say(t, "market")
    asks(t, "build")


@BOTH
def test_14_15_the_chosen(adjustment: int) -> None:
    t = table(2, "the-chosen", adjustment=adjustment)
    assert abilities(t, 0) == 0
    t.players[0].set_mat(14, 0)
    t.players[0].resources = [0, 3 if adjustment == PACK else 5, 0, 0]
    gain(t, "gain-worker-1")
    asks(t, "choose")  # the first step: a worker or five points
    say(t, "part 1")
    assert points(t) == 5
    gain(t, "conquer-anywhere-dice-one")
    say(t, f"hex-{PRINTED.maps[0].centre}")
    asks(t, "choose")
    say(t, "part 0", "red")
    assert resources(t)[0] == 1


@pytest.mark.parametrize(("adjustment", "paid"), [(EXPERIMENTAL, 3), (PACK, 2)])
def test_14_15_gained_later(adjustment: int, paid: int) -> None:
    t = table(2, "leaders", "nomads", adjustment=adjustment)
    t.players[0].resources = [0, 0, 0, 8]
    supply(t, 0, 1, 2, 3, 4, 5)
    t.players[0].achieved = 1
    give(t, "the-chosen")
    for _ in range(paid):
        asks(t, "choose")
        say(t, "part 1")
    assert idle(t) and points(t) == 5 * paid
