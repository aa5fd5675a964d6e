"""Tapestry 13: Heralds, Historians, Inventors and Mystics."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.income import Finish
from cradle.games.tapestry.pieces import HAND, TECHS
from cradle.games.tapestry.technology import upgrade
from cradle.games.tapestry.tracks import BARE, move_up
from tests.games.tapestry.positions import (
    NUMBER,
    act,
    asks,
    gain,
    give,
    idle,
    opened,
    own,
    play,
    points,
    push,
    refuses,
    resources,
    say,
    supply,
    table,
)


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


@pytest.mark.clause("tapestry/13.8b")
def test_13_8_inventors() -> None:
    t = table(2, "inventors")
    own(t, 1, "calendar")
    own(t, 1, "paper", 2)
    act(t)
    refuses(t, "paper", "13.8")
    refuses(t, "radio", "13.8b")
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


def test_13_6_a_copied_tyranny_plays_nothing_between_two_eras() -> None:
    t = table(3, "heralds")
    play(t, "tyranny", 2)
    play(t, "espionage", 1)
    say(t, "tyranny")
    act(t)
    say(t, "espionage", "tyranny")
    assert t.players[0].lent == NUMBER["card-tyranny"]
    gain(t, "cards-1")
    assert idle(t) and len(t.pile(0, HAND)) == 1
    t.players[0].era = 2
    gain(t, "cards-1")
    asks(t, "play-drawn")
