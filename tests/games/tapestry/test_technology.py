"""Tapestry 6: technologies, card by card."""

from __future__ import annotations

import pytest

from cradle.games.tapestry.pieces import DISPLAY, TECHNOLOGY_0, TECHNOLOGY_DECK, TECHNOLOGY_DISCARD, TECHS
from cradle.games.tapestry.technology import TOP, UpgradeThis, fulfils, upgrade, why_not_upgrade
from tests.games.tapestry.positions import (
    NUMBER,
    PRINTED,
    asks,
    gain,
    hold,
    idle,
    own,
    points,
    push,
    refuses,
    say,
    stand_at,
    supply,
    table,
)


def test_6_1_an_open_card_or_the_top_of_the_deck() -> None:
    t = table(2)
    shown = [card - TECHNOLOGY_0 for card in t.cards.zones[DISPLAY]]
    gain(t, "invent-any")
    hidden = next(n for n in range(33) if n not in shown)
    assert t.why(0, hidden) == "tapestry/6.1"
    t.answer(0, shown[0])
    assert t.pile(0, TECHS) == [TECHNOLOGY_0 + shown[0]] and t.tech_row[shown[0]] == 0
    assert len(t.cards.zones[DISPLAY]) == 3
    top = t.cards.zones[TECHNOLOGY_DECK][-1]
    gain(t, "invent-any")
    say(t, "deck")
    assert t.pile(0, TECHS)[-1] == top and points(t) == 0


def test_6_1a_open_cards_only() -> None:
    t = gain(table(2), "invent-face-up-upgraded-yes")
    refuses(t, "deck", "6.1a")


def test_6_2_the_display_is_filled_from_the_discards() -> None:
    t = table(2)
    for card in t.cards.zones[TECHNOLOGY_DECK][:]:
        t.cards.move(card, TECHNOLOGY_DECK, TECHNOLOGY_DISCARD, t.cards.everybody)
    gain(t, "invent-any")
    t.take(0, t.answers(0)[0])
    assert len(t.cards.zones[DISPLAY]) == 3 and not t.cards.zones[TECHNOLOGY_DISCARD]
    for card in t.cards.zones[TECHNOLOGY_DECK][:]:
        t.cards.move(card, TECHNOLOGY_DECK, t.zone(1, TECHS), t.cards.everybody)
    gain(t, "invent-any")
    assert t.why(0, 33) == "tapestry/6.2"
    t.take(0, t.answers(0)[0])
    assert len(t.cards.zones[DISPLAY]) == 2


def test_6_3_circle_then_square() -> None:
    t = table(2)
    calendar = own(t, 0, "calendar")
    stand_at(t, 0, "exploration", 4)
    gain(t, "upgrade-1")
    say(t, "calendar")
    assert t.tech_row[calendar] == 1 and t.players[0].resources[3] == 1
    gain(t, "upgrade-1")
    say(t, "calendar")
    assert t.tech_row[calendar] == 2 and points(t) == 7
    gain(t, "upgrade-1")
    assert idle(t)
    own(t, 0, "paper")
    gain(t, "upgrade-1")
    refuses(t, "calendar", "6.3")


def test_6_3_what_was_just_invented_may_be_gone_by_then() -> None:
    t = table(2)
    technology = own(t, 0, PRINTED.technology_ids[0], row=TOP)
    push(t, UpgradeThis(0, technology))
    assert idle(t) and t.tech_row[technology] == TOP
    other = NUMBER[f"technology-{PRINTED.technology_ids[1]}"]
    push(t, UpgradeThis(0, other))
    assert idle(t) and t.tech_row[other] == 0


def test_6_3a_only_ones_own() -> None:
    t = table(2)
    own(t, 0, "calendar")
    own(t, 1, "paper")
    gain(t, "upgrade-1")
    refuses(t, "paper", "6.3a")


@pytest.mark.parametrize("technology", range(33))
def test_6_4_what_the_square_needs(technology: int) -> None:
    t = table(3)
    own(t, 0, PRINTED.technology_ids[technology], 1)
    assert why_not_upgrade(t, 0, technology) == "tapestry/6.4"
    track = PRINTED.needs_track[technology]
    for seat in (0, 2):  # oneself, then a neighbour
        if track >= 0:
            t.players[seat].tokens[track] = track << 4 | PRINTED.needs[technology]
        else:
            t.players[seat].built[PRINTED.needs_building[technology]] = PRINTED.needs[technology]
        assert fulfils(t, seat, technology) and why_not_upgrade(t, 0, technology) == ""
        t.players[seat].tokens = [0, 16, 32, 48]
        t.players[seat].built = [0, 0, 0, 0]


def test_6_4_someone_who_is_no_neighbour_does_not_help() -> None:
    t = table(5)
    calendar = own(t, 0, "calendar", 1)
    stand_at(t, 2, "exploration", 9)
    assert why_not_upgrade(t, 0, calendar) == "tapestry/6.4"
    own(t, 0, "paper")
    gain(t, "upgrade-1")
    refuses(t, "calendar", "6.4")


def test_6_5_compulsory_except_in_the_income_turn() -> None:
    t = table(2)
    own(t, 0, "paper")
    gain(t, "upgrade-1")
    refuses(t, "none", "6.5")
    t = table(2)
    own(t, 0, "paper")
    hold(t, 0, "feudalism")
    say(t, "income", "none", "coin", "feudalism", "part 0", "coin", "none")
    assert t.tech_row[NUMBER["technology-paper"]] == 0


def test_6_6_repeating_a_symbol() -> None:
    t = table(2)
    gain(t, "symbol-circle")
    assert idle(t)
    own(t, 0, "calendar", 1)
    own(t, 0, "canned-food", 1)
    own(t, 0, "paper", 2)
    gain(t, "symbol-circle")
    refuses(t, "paper", "6.6")
    say(t, "canned-food")
    assert t.players[0].resources[2] == 1 and t.tech_row[NUMBER["technology-canned-food"]] == 1
    gain(t, "symbol-square")  # only one card: no question
    assert points(t) == 0 and idle(t)  # a point for each house


def test_6_7_replacing_the_open_cards() -> None:
    t = table(2)
    before = set(t.cards.zones[DISPLAY])
    gain(t, "refresh-1")
    say(t, "yes")
    assert not before & set(t.cards.zones[DISPLAY]) and set(t.cards.zones[TECHNOLOGY_DISCARD]) == before
    gain(t, "refresh-1")
    say(t, "no")
    assert len(t.cards.zones[TECHNOLOGY_DISCARD]) == 3


@pytest.mark.parametrize("name", ["bakery", "barn", "com-tower", "library", "stock-market", "treasury"])
def test_6_8_landmarks_of_technologies(name: str) -> None:
    t = table(2)
    card = own(t, 0, name, 1)
    t.here = t.agenda
    upgrade(t, 0, 0, card)
    t.settle()
    asks(t, "raise")
    say(t, "outside")
    assert t.landmark_owner[NUMBER[f"landmark-{name}"]] == 0
    gain(t, f"landmark-{name}", 1)
    assert t.landmark_owner[NUMBER[f"landmark-{name}"]] == 0 and idle(t)


GAINS = {"coin": 0, "worker": 1, "food": 2, "culture": 3}


@pytest.mark.parametrize("symbol", ["circle", "square"])
@pytest.mark.parametrize("name", PRINTED.technology_ids)
def test_6_3_every_circle_and_every_square(name: str, symbol: str) -> None:
    """Every symbol does what its words say."""
    t = table(2)
    card = own(t, 0, name, 0 if symbol == "circle" else 1)
    supply(t, 0, 5)
    hold(t, 0, "trap")
    for track, space in (("exploration", 5), ("science", 6), ("military", 3), ("technology", 2)):
        stand_at(t, 0, track, space)
    own(t, 0, "calendar", 1) if name != "calendar" else None
    own(t, 0, "canned-food", 2) if name != "canned-food" else None
    t.players[0].built = [1, 2, 3, 1]
    t.players[0].outside = [2, 3, 3, 4, 4, 4, 5]
    t.here = t.agenda
    upgrade(t, 0, 0, card)
    t.settle()
    p = t.players[0]
    effect = PRINTED.effects[PRINTED.circle[card] if symbol == "circle" else PRINTED.square[card]].name
    head = effect.split("-")[0]
    counted = {
        "farms": 1,
        "houses": 2,
        "markets": 3,
        "armories": 1,
        "technologies": len(t.pile(0, TECHS)),
        "tiles": 1,
        "territories": 1,
        "exploration": 5,
        "science": 6,
        "military": 3,
        "technology": 2,
    }
    if head == "points":
        per = effect.split("-per-")[1] if "-per-" in effect else ""
        assert points(t) == int(effect.split("-")[1]) * (counted[per] if per else 1)
    elif head == "gain":
        assert p.resources[GAINS[effect.split("-")[1]]] == 1
    elif head == "all":
        assert p.resources[3] == 1 and (points(t) == 4 or len(t.pile(0, 3)) == 2)
    elif head == "symbol":
        assert points(t) == 7 or p.resources[3] == 1
    elif head == "cards":
        assert len(t.pile(0, 0)) == 2
    elif head == "tiles":
        assert len(t.pile(0, 3)) == 3
    elif head == "civilization":
        assert len(t.pile(0, 6)) == 2
    else:
        wanted = {
            "building": "build",
            "advance": "step",
            "research": "step",
            "invent": "invent",
            "explore": "tile",
            "conquer": "conquer",
            "landmark": "raise",
            "one": "choose",
            "again": "again",
            "overplay": "overplay",
        }
        asks(t, wanted[head])
