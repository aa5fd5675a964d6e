"""Tapestry 14.13: the adjusted Mystics."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.conquest import Trap
from cradle.games.tapestry.discards import DiscardCard, DiscardTechnology
from cradle.games.tapestry.income import Finish, GainIncome, Income
from cradle.games.tapestry.pieces import (
    HAND,
    PRIVATE,
    SPENT,
    TAPESTRY_DECK,
    TAPESTRY_DISCARD,
)
from cradle.games.tapestry.scribes import SeeVisions
from tests.games.tapestry.positions import (
    EXPERIMENTAL,
    PACK,
    PRINTED,
    asks,
    gain,
    give,
    hold,
    home,
    idle,
    near,
    occupy,
    own,
    points,
    push,
    refuses,
    say,
    table,
)


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
