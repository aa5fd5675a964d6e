"""Tapestry 13: gaining civilizations, and those whose mats pay in the income turn."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.civilizations import GainCivilization
from cradle.games.tapestry.income import Income
from cradle.games.tapestry.pieces import CIVILIZATION_0, CIVILIZATION_DECK, CIVILIZATION_IDS, OWN, RESOURCES
from tests.games.tapestry.positions import (
    ability,
    act,
    asks,
    fetch,
    gain,
    give,
    hold,
    home,
    idle,
    near,
    occupy,
    points,
    push,
    refuses,
    resources,
    say,
    stand_at,
    supply,
    table,
)


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


def test_13_4_entertainers() -> None:
    t = ability("entertainers")
    assert t.answers(0) == [1, 2, 3, 4]
    say(t, "slot 2")
    assert resources(t)[3] == 1
    act(t, 3)
    refuses(t, "slot 5", "13.4")
    say(t, "slot 7")
    asks(t, "build")


STAGE = [
    "worker", "culture", "food", "coin", "build", "build", "build", "build", "conquer", "step", "invent", "tile",
    "step", "step", "step", "step",
]  # fmt: skip


@pytest.mark.parametrize(("slot", "gift"), list(enumerate(STAGE, 1)))
def test_13_4_gained_later_anywhere(slot: int, gift: str) -> None:
    t = table(2, "nomads", "leaders")
    supply(t, 0, 5)
    give(t, "entertainers")
    say(t, f"slot {slot}")
    assert t.players[0].mats[3] == slot
    if gift in RESOURCES:
        assert resources(t)[RESOURCES.index(gift)] == sum(resources(t)) == 1 and idle(t)
    else:
        asks(t, gift)


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


def test_13_15_the_chosen() -> None:
    t = table(3, "the-chosen", "leaders", "merrymakers")
    stand_at(t, 1, "science", 2)
    t.players[0].achieved = 0b11
    act(t)
    say(t, "coin", "coin")
    assert points(t) == 6 and resources(t)[0] == 2  # three tracks, two opponents
    act(t, 5)
    assert points(t) == 6 + 6 + 10


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
