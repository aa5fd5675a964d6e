"""Tapestry 14: the adjusted civilizations."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.adjusted import Warehouse
from cradle.games.tapestry.civilizations import abilities, goes_back
from cradle.games.tapestry.conquest import Trap
from cradle.games.tapestry.discards import DiscardCard, DiscardTechnology
from cradle.games.tapestry.income import Finish, GainIncome, Income
from cradle.games.tapestry.pieces import (
    HAND,
    HOUSED,
    LYING,
    PRIVATE,
    ROCK,
    SPENT,
    SUPPLY,
    TAPESTRY_DECK,
    TAPESTRY_DISCARD,
    TRADERS,
)
from cradle.games.tapestry.resolve import Resolve
from cradle.games.tapestry.scribes import SeeVisions
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


def test_14_13_experimental_mystics() -> None:
    t = table(2, "leaders", "nomads", adjustment=EXPERIMENTAL)
    t.players[0].era = 3
    give(t, "mystics")
    say(t, "number 0", "number 0")
    refuses(t, "number 0", "13.13")
    say(t, "number 1", "number 4", "coin")
    push(t, Finish(0))
    assert points(t) == 20


@pytest.mark.parametrize(("cards", "gifts"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 3)])
def test_14_13_mystics_of_the_pack(cards: int, gifts: int) -> None:
    t = table(2, "mystics", adjustment=PACK)
    assert len(t.pile(0, PRIVATE)) == 5  # two to begin with, one of the first income
    names = [name for name in PRINTED.card_ids if name != "trap"][: cards - 1]
    for copy in t.pile(0, HAND)[:]:
        t.cards.move(copy, t.zone(0, HAND), 0, 0)
    hold(t, 0, *names)
    push(t, SeeVisions(0))
    assert len(t.pile(0, SPENT)) == cards and len(t.pile(0, HAND)) == (0 if gifts else 2)
    for gift in range(gifts):
        asks(t, "vision")
        if gift:
            refuses(t, "part 1", "14.13")
        say(t, "part 1" if gift == 0 else "part 2")
        if gift < 2:
            t.take(0, t.answers(0)[0])
        if gift == 1:
            break
    assert t.audit() == ""


def test_14_13_new_cards_come_after_the_gifts() -> None:
    t = table(2, "mystics", adjustment=PACK)
    hold(t, 0, "feudalism")
    push(t, SeeVisions(0))
    asks(t, "vision")
    say(t, "part 1", "coin")
    assert idle(t) and len(t.pile(0, HAND)) == 2 and len(t.pile(0, PRIVATE)) == 3


def test_14_13a_every_card_gained_is_of_the_private_deck() -> None:
    t = table(2, "mystics", adjustment=PACK)
    deck, private = len(t.cards.zones[TAPESTRY_DECK]), len(t.pile(0, PRIVATE))
    gain(t, "cards-1")
    assert (len(t.cards.zones[TAPESTRY_DECK]), len(t.pile(0, PRIVATE))) == (deck, private - 1)
    push(t, GainIncome(0))
    assert (len(t.cards.zones[TAPESTRY_DECK]), len(t.pile(0, PRIVATE))) == (deck, private - 2)
    gain(t, "cards-1", seat=1)
    assert len(t.cards.zones[TAPESTRY_DECK]) == deck - 1


def test_14_13a_what_they_discard_comes_back_to_them() -> None:
    t = table(2, "mystics", adjustment=PACK)
    hold(t, 0, "feudalism", "guilds", "trap")
    push(t, DiscardCard(0, 2))
    say(t, "feudalism", "guilds")
    assert len(t.pile(0, SPENT)) == 2 and not t.cards.zones[TAPESTRY_DISCARD]
    for copy in t.pile(0, PRIVATE)[:]:
        t.cards.move(copy, t.zone(0, PRIVATE), TAPESTRY_DECK, 0)
    gain(t, "cards-1")
    assert len(t.pile(0, PRIVATE)) == 1 and not t.pile(0, SPENT) and len(t.pile(0, HAND)) == 2
    spot = near(t, home(t, 0), printed=True)[0]
    occupy(t, 0, spot)
    push(t, Trap(0, 1, spot, 0))
    say(t, "yes")
    assert [PRINTED.card_of[copy] for copy in t.pile(0, SPENT)] == [PRINTED.trap]


def test_14_13a_an_empty_private_deck_gives_nothing() -> None:
    t = table(2, "mystics", adjustment=PACK)
    for copy in t.pile(0, PRIVATE)[:]:
        t.cards.move(copy, t.zone(0, PRIVATE), TAPESTRY_DECK, 0)
    gain(t, "cards-1")
    assert not t.pile(0, HAND)


def test_14_13b_mystics_of_the_pack_gained_later() -> None:
    t = table(2, "leaders", "nomads", adjustment=PACK)
    t.players[0].era = 2
    hold(t, 0, "feudalism", "guilds", "trap")
    give(t, "mystics")
    asks(t, "vision")
    assert len(t.pile(0, SPENT)) == 4 and len(t.pile(0, PRIVATE)) == 7 and not t.pile(0, HAND)
    say(t, "part 1", "coin")
    refuses(t, "part 1", "14.13")
    say(t, "part 2")
    while not idle(t):
        t.take(0, t.answers(0)[0])
    assert len(t.pile(0, HAND)) == 2 and len(t.pile(0, PRIVATE)) == 5 and t.audit() == ""


def test_14_13_visions_come_after_the_tapestry() -> None:
    t = table(2, "mystics", adjustment=PACK)
    t.players[1].era = 4
    hold(t, 0, "trap", "feudalism", "guilds")
    push(t, Income(0))
    say(t, "trap")
    asks(t, "vision")


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


def test_14_13_a_prediction_reached_by_discarding() -> None:
    t = table(2, "leaders", "nomads", adjustment=EXPERIMENTAL)
    t.players[0].era = 4
    for name in ("bakery", "barn", "library"):
        own(t, 0, name)
    give(t, "mystics")
    say(t, "number 2")
    assert idle(t)
    push(t, DiscardTechnology(0, 1))
    say(t, "barn")
    asks(t, "take")


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
