"""Age of Heroes 1: the box."""

from __future__ import annotations

import pytest

from cradle.core.rng import seeded
from cradle.games.heroes.hands import discard
from cradle.games.heroes.numbers import CARDS, ITEMS, KEPT, TRIBES
from cradle.games.heroes.pieces import HAND, SEAT_ZONES
from tests.games.heroes.positions import NAMES, give, hand, known, play_event, table, the_box

COUNTS = {
    **dict.fromkeys(["iron", "wood", "grain", "stone"], 12),
    **dict.fromkeys(["gold", "limestone", "concrete", "marble", "bricks", "sandstone", "granite"], 6),
    **dict.fromkeys(["population-boom", "earthquake", "volcano", "famine", "olympics", "good-fortune"], 2),
    **dict.fromkeys(["barbarians", "hero"], 3),
}


def test_1_1_the_resource_deck() -> None:
    printed = the_box().printed
    assert {name: printed.counts[i] for i, name in enumerate(CARDS)} == COUNTS
    assert printed.first_battle == 108
    assert [printed.kinds.count(kind) for kind in range(len(CARDS))] == printed.counts


def test_1_2_special_resources() -> None:
    specials = [CARDS[kind] for kind in the_box().printed.specials]
    assert dict(zip(TRIBES, specials, strict=True)) == {
        "egyptians": "limestone",
        "romans": "concrete",
        "greeks": "marble",
        "babylonians": "bricks",
        "celts": "sandstone",
        "chinese": "granite",
    }


@pytest.mark.parametrize("name", ["population-boom", "earthquake", "volcano", "famine", "barbarians"])
def test_1_3_immediate_cards_never_stay_in_a_hand(name: str) -> None:
    assert NAMES[name] >= KEPT
    t = table()
    give(t, 0, "iron")
    play_event(t, 0, name)
    assert name not in hand(t, 0)


@pytest.mark.parametrize("name", ["olympics", "hero", "good-fortune"])
def test_1_3_kept_events(name: str) -> None:
    assert NAMES[name] < KEPT


def test_1_4_the_stock() -> None:
    assert dict(zip(ITEMS, the_box().printed.stock, strict=True)) == {
        "city": 12,
        "army": 12,
        "fortress": 9,
        "general": 6,
        "road": 6,
    }


def test_1_5_the_battle_deck() -> None:
    printed = the_box().printed
    assert [printed.strengths.count(strength) for strength in range(1, 7)] == [4] * 6


def test_1_6_hands_are_secret_and_their_sizes_are_not() -> None:
    t = table(2)
    give(t, 0, "iron gold")
    assert known(t, 0, 0) == ["iron", "gold"]
    for eye in (1, 2):
        assert known(t, 0, eye) == []
        players = t.view(eye)["players"]
        assert isinstance(players, list)
        assert players[0]["unknown"] == 2


def test_1_6_two_cards_of_a_kind_are_the_same_card() -> None:
    """Who knew of one wood, and sees one wood leave, knows of none."""
    t = table(3)
    give(t, 0, "wood wood iron")
    t.cards.known[t.hand(0)[1]] |= 1 << 1
    assert known(t, 0, 1) == ["wood"]
    discard(t, 0, NAMES["wood"])
    assert known(t, 0, 1) == []
    assert len(t.cards.zones[HAND + SEAT_ZONES * 0]) == 2


def test_1_6_which_of_two_cards_of_a_kind_was_discarded_decides_nothing() -> None:
    """The first wood of the hand and the last one leave different cards behind; to another eye both are one hand."""
    one, two = table(), table()
    for t in (one, two):
        give(t, 1, "wood iron wood")
    two.hand(1).reverse()
    for t in (one, two):
        discard(t, 1, NAMES["wood"])
    assert one.cards.zones != two.cards.zones
    for seed in range(20):
        assert one.imagine(0, seeded(seed)).dump() == two.imagine(0, seeded(seed)).dump()
