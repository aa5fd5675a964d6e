"""Tapestry 13: the civilizations, one by one."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.civilizations import GainCivilization, UseAbilities, join
from cradle.games.tapestry.income import Finish, Income
from cradle.games.tapestry.pieces import (
    CIVILIZATION_0,
    CIVILIZATION_DECK,
    CIVILIZATION_IDS,
    HAND,
    HOUSED,
    LYING,
    OWN,
    SUPPLY,
    TECHS,
)
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.technology import upgrade
from cradle.games.tapestry.tracks import BARE, move_up
from tests.games.tapestry.positions import (
    NUMBER,
    PRINTED,
    asks,
    fetch,
    gain,
    hold,
    home,
    idle,
    lay,
    near,
    occupy,
    opened,
    own,
    play,
    points,
    push,
    refuses,
    resources,
    say,
    stand_at,
    supply,
    table,
)


def ability(name: str, *others: str, seats: int = 2, number: int = 2) -> Tapestry:
    """A game in which seat 0 uses its ability in an income turn."""
    t = table(seats, name, *others)
    act(t, number)
    return t


def act(t: Tapestry, number: int = 2) -> None:
    t.players[0].incomes = number
    t.players[0].era = max(1, number - 1)
    push(t, UseAbilities(0, 0))


def give(t: Tapestry, name: str, seat: int = 0) -> None:
    """A civilization gained during the game."""
    number = CIVILIZATION_IDS.index(name)
    fetch(t, CIVILIZATION_0 + number, t.zone(seat, OWN), t.cards.everybody)
    t.here = t.agenda
    join(t, seat, number, False)
    t.settle()


def test_13_0_another_civilization_at_random() -> None:
    t = table(2)
    gain(t, "civilization-1")
    assert len(t.pile(0, OWN)) == 2 and bin(t.players[0].civilizations).count("1") == 2


def test_13_0a_futurists_and_mystics_are_drawn_anew() -> None:
    t = table(2)
    for name in ("leaders", "mystics", "futurists"):
        fetch(t, CIVILIZATION_0 + CIVILIZATION_IDS.index(name), CIVILIZATION_DECK, 0)
    t.here = t.agenda
    GainCivilization().apply(t, 1)
    t.settle()
    assert not t.players[1].has(4) and not t.players[1].has(12)
    assert t.audit() == ""


def test_13_0b_which_ability_comes_next() -> None:
    t = table(2, "leaders")
    give(t, "merrymakers")
    act(t)
    refuses(t, "heralds", "13.0b")
    say(t, "leaders", "none")
    asks(t, "merry")


def test_13_1_alchemists() -> None:
    stops = busts = 0
    for seed in range(30):
        t = table(2, "alchemists", seed=seed)
        act(t)
        asks(t, "alchemy")
        say(t, "roll")
        if t.kind(0).name == "take":
            busts += 1
            assert t.players[0].mats[0] == 0
            continue
        say(t, "stop", "to 1", "stay")
        stops += 1
        assert sum(p & 15 for p in t.players[0].tokens) == 1 and idle(t)
    assert stops > 10 and busts > 3


def test_13_1_five_points_past_the_end() -> None:
    t = table(2, "alchemists")
    t.players[0].tokens = [12, 28, 44, 60]
    act(t)
    say(t, "stop")
    assert points(t) == 5


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


@pytest.mark.parametrize("slot", range(12))
def test_13_3_every_space_of_the_statue(slot: int) -> None:
    t = table(2, "craftsmen")
    column = 0 if slot < 3 else 1 if slot < 7 else 2
    height = slot - (0, 3, 7)[column]
    t.players[0].set_mat(2, height << (3 * column))
    own(t, 0, "paper")
    gain(t, "building-house")
    say(t, f"statue-{column}")
    assert points(t) or sum(resources(t)) or t.pile(0, HAND) or t.pile(0, SUPPLY) or not idle(t)


def test_13_4_entertainers() -> None:
    t = ability("entertainers")
    assert t.answers(0) == [1, 2, 3, 4]
    say(t, "slot 2")
    assert resources(t)[3] == 1
    act(t, 3)
    refuses(t, "slot 5", "13.4")
    say(t, "slot 7")
    asks(t, "build")


@pytest.mark.parametrize("slot", range(1, 17))
def test_13_4_gained_later_anywhere(slot: int) -> None:
    t = table(2, "nomads", "leaders")
    supply(t, 0, 5)
    give(t, "entertainers")
    say(t, f"slot {slot}")
    assert t.players[0].mats[3] == slot
    assert sum(resources(t)) or not idle(t)


def test_13_5_futurists() -> None:
    t = opened(2, "futurists", "leaders")
    assert [token & 15 for token in t.players[0].tokens] == [4, 4, 4, 4]
    assert t.landmark_owner == [-1] * 18
    assert resources(t) == [2, 2, 2, 2]  # and the first income


def test_13_6_heralds() -> None:
    t = table(2, "heralds")
    play(t, "trap", 1)
    play(t, "monarchy", 1)
    act(t)
    refuses(t, "monarchy", "13.6")
    say(t, "trap")
    assert points(t) == 10 and t.players[0].mats[5] == 3
    act(t, 3)
    assert idle(t)  # one token a card


def test_13_6_a_card_over_maker_of_fire() -> None:
    t = opened(2, "heralds", "leaders", seed=3)
    while not (t.first() == 0 and t.kind(0).name == "may"):
        t.take(t.first(), t.answers(t.first())[0])
    say(t, "yes")
    asks(t, "overplay")


def test_13_7_historians() -> None:
    t = table(2, "historians")
    supply(t, 0, 1, 2)
    act(t)
    refuses(t, "give 0 0", "13.7")
    say(t, "give 1 0", "territory-1")
    act(t, 3)
    say(t, "give 1 2", "territory-2")
    t.here = t.agenda
    move_up(t, 1, 0, 3, 4, BARE)
    t.settle()
    say(t, "outside")
    assert points(t) == 3 and resources(t) == [0, 0, 1, 0]
    t.players[0].finished = 1
    gain(t, "landmark-barn", 1)
    say(t, "outside")
    assert points(t) == 6 and resources(t) == [0, 0, 1, 0]  # only points after the end


def test_13_7a_a_square_once() -> None:
    t = table(2, "historians")
    supply(t, 0, 1, 2)
    act(t)
    say(t, "give 1 0", "territory-1")
    act(t, 3)
    refuses(t, "give 1 0", "13.7a")


def test_13_7b_historians_gained_later() -> None:
    t = table(3, "nomads", "leaders", "merrymakers")
    give(t, "historians")
    say(t, "other-seat-1", "other-seat-1", "other-seat-2", "other-seat-2")
    gain(t, "landmark-barn", 2)
    say(t, "outside")
    assert points(t) == 6 and resources(t) == [0, 1, 1, 0]


def test_13_8_inventors() -> None:
    t = table(2, "inventors")
    own(t, 1, "calendar")
    own(t, 1, "paper", 2)
    act(t)
    refuses(t, "paper", "13.8")
    refuses(t, "radio", "6.3a")
    say(t, "calendar")
    assert resources(t, 1)[3] == 1
    asks(t, "imitate-symbol")
    say(t, "yes")
    assert resources(t)[3] == 1 and t.players[0].mats[7] == 3


def test_13_8a_a_marked_card_changes_hands_at_the_top() -> None:
    t = table(2, "inventors")
    card = own(t, 1, "calendar", 1)
    act(t)
    say(t, "calendar")  # to the top, whatever it needs
    assert points(t, 1) == 7
    say(t, "no")
    assert t.pile(0, TECHS) == [50 + card] and t.tech_row[card] & 3 == 0
    t = table(2, "inventors")
    card = own(t, 1, "calendar")
    t.tech_row[card] += 4
    t.here = t.agenda
    upgrade(t, 1, 1, card)
    t.settle()
    gain(t, "upgrade-1", 1)
    say(t, "calendar")  # marked cards need nothing
    assert t.pile(0, TECHS) == [50 + card]


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
    t.audit()
    push(t, Finish(0))
    assert points(t) == [0, 5, 10, 16, 23, 31, 40][min(6, max(seen.values()))]


def test_13_10_leaders() -> None:
    t = ability("leaders")
    say(t, "technology")
    asks(t, "invent")
    t.take(0, t.answers(0)[0])
    assert t.players[0].position(3) == 1 and idle(t)
    act(t, 3)
    refuses(t, "technology", "13.10")
    say(t, "none")


def test_13_11_merrymakers() -> None:
    t = ability("merrymakers")
    say(t, "column 2")
    act(t, 3)
    say(t, "column 2")
    act(t, 4)
    say(t, "column 2")
    assert points(t) == 30
    act(t, 5)
    refuses(t, "column 2", "13.11")
    say(t, "column 0")
    assert resources(t)[0] == 1


def test_13_12_militants() -> None:
    t = table(2, "militants")
    gain(t, "conquer-anywhere-dice-one")
    spot = near(t, home(t, 0), printed=True)[0]
    say(t, f"hex-{spot}")
    asks(t, "muster")
    say(t, "row 0")
    assert t.players[0].mats[11] == 1
    t.players[0].set_mat(11, 4)
    gain(t, "conquer-anywhere-dice-one")
    while t.kind(0).name != "act" and t.kind(0).name != "conquer":
        t.take(0, 0)
    say(t, f"hex-{near(t, home(t, 1), printed=True)[0]}")
    assert (t.players[0].mats[11] >> 3) & 7 == 1  # the other row without a question


def test_13_12_an_empty_row() -> None:
    from cradle.games.tapestry.outposts import Muster

    t = table(2, "militants")
    t.players[0].set_mat(11, 4)
    assert Muster(0).why(t, 0) == "tapestry/13.12"


def test_13_12a_everything_uncovered() -> None:
    t = table(2, "militants")
    t.players[0].set_mat(11, 4 | 4 << 3)
    act(t)
    assert resources(t) == [1, 1, 1, 1] and points(t) == 10


def test_13_12b_militants_gained_later() -> None:
    t = table(2, "nomads", "leaders")
    for spot in near(t, home(t, 0), printed=True)[:3]:
        occupy(t, 0, spot)
    give(t, "militants")
    say(t, "row 0", "row 0", "row 1")
    assert t.players[0].mats[11] == 2 | 1 << 3


def test_13_13_mystics() -> None:
    t = opened(2, "mystics", "leaders")
    asks(t, "predict")
    refuses(t, "number 0", "13.13")
    say(t, "number 3", "number 2", "number 4")
    refuses(t, "number 5", "13.13")
    say(t, "number 1")
    assert t.players[0].mats[12] & 0xFFFF == 3 | 2 << 4 | 4 << 8 | 1 << 12


def test_13_13a_a_resource_when_it_holds() -> None:
    t = opened(2, "mystics", "leaders")
    say(t, "number 1", "number 2", "number 1", "number 1")
    asks(t, "take")  # one territory at once
    say(t, "coin")
    gain(t, "invent-any")
    say(t, "deck")
    asks(t, "take")


def test_13_13b_exact_at_the_end() -> None:
    t = opened(2, "mystics", "leaders")
    say(t, "number 1", "number 2", "number 1", "number 1", "coin")
    before = points(t)
    push(t, Finish(0))
    assert points(t) == before + 10


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


def test_13_15_the_chosen() -> None:
    t = table(3, "the-chosen", "leaders", "merrymakers")
    stand_at(t, 1, "science", 2)
    t.players[0].achieved = 0b11
    act(t)
    say(t, "coin", "coin")
    assert points(t) == 6 and resources(t)[0] == 2  # three tracks, two opponents
    act(t, 5)
    assert points(t) == 6 + 6 + 10


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


def test_13_12_every_income_turn_with_every_civilization() -> None:
    """Two civilizations at a time through all five income turns."""
    for number, name in enumerate(CIVILIZATION_IDS):
        t = table(3, "nomads" if name != "nomads" else "leaders", "the-chosen", "merrymakers", seed=number)
        if name not in ("futurists", "mystics", "nomads", "the-chosen", "merrymakers"):
            give(t, name)
        for _ in range(4):
            hold(t, 0, "trap")
            supply(t, 0, 1 + number)
            while not idle(t):
                t.take(t.first(), t.answers(t.first())[-1])
            t.agenda.clear()
            push(t, Income(0))
            n = 0
            while t.agenda:
                seat = t.first()
                answers = t.answers(seat)
                t.take(seat, answers[n % len(answers)])
                n += 1
                assert t.audit() == ""
        assert t.players[0].finished


def test_13_16_a_trader_is_nobodys_land() -> None:
    t = table(2, "traders")
    spot = near(t, home(t, 1), printed=False)[0]
    lay(t, spot, 1)
    t.first_at[spot] = 0 | 1 << 3
    gain(t, "conquer-adjacent-dice-both-if-rival", 1)
    say(t, f"hex-{spot}")
    asks(t, "die", 1)  # nobody controlled it
    assert NUMBER["civilization-traders"] == 15
