"""Age of Heroes: what each eye sees, and what it does not."""

from __future__ import annotations

from typing import cast

import pytest

from cradle.core.plain import Plain
from cradle.games.heroes.hands import discard, packed_open, show_lot
from cradle.games.heroes.numbers import (
    ATTACK,
    CARDS,
    CONQUEST,
    CONSENT,
    GIFT,
    GOLD,
    HERO,
    KEPT,
    KINDS,
    NO_PLEDGE,
    PLUNDER,
    SHUN,
)
from cradle.games.heroes.pieces import (
    AWAY,
    BARBARIAN,
    BATTLE,
    DISCARD,
    DRAWN,
    HERO_ARMY,
    HERO_LED,
    LED,
    LINE,
    SEAT_ZONES,
    SHAKEN,
    SWORDS,
    Battle,
    Offer,
    Promise,
)
from cradle.games.heroes.printed import one
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import (
    army,
    asked,
    cities,
    draw_next,
    fortress,
    give,
    known,
    put,
    road,
    say,
    stones,
    strengths,
    table,
    turn,
)
from tests.games.sharing import shared

ALONE = {"general": False, "quake": False, "away": False}
UNKNOWN = -1


def counted(names: str, kinds: int = KEPT) -> list[int]:
    """How many of each kind."""
    return [names.split().count(name) for name in CARDS[:kinds]]


def player(t: Heroes, seat: int, eye: int) -> Plain:
    return cast(list[Plain], t.view(eye)["players"])[seat]


def test_all_that_lies_before_a_tribe() -> None:
    t = table(4)
    army(t, 1, 2, LED)
    army(t, 1, 1, SHAKEN)
    army(t, 1, 1, AWAY)
    army(t, 1, 3)
    fortress(t, 1, 2)
    stones(t, 1, 3)
    road(t, 1, 0)
    road(t, 1, 3)
    put(t, DRAWN + SEAT_ZONES, "famine", t.cards.everybody)
    p = t.tribes[1]
    p.due, p.kept, p.broken = 7, 5, 4
    t.begun[1] = 3
    for eye in range(5):
        assert player(t, 1, eye) == {
            "people": 1,
            "special": t.printed.specials[1],
            "fallen": False,
            "cities": 1,
            "fortresses": 2,
            "stones": 3,
            "roads": [0, 3],
            "due": 7,
            "armies": [
                *[ALONE] * 3,
                *[{**ALONE, "general": True}] * 2,
                {**ALONE, "quake": True},
                {**ALONE, "away": True},
            ],
            "hand": [0] * KEPT,
            "unknown": 0,
            "waiting": counted("famine", KINDS),
            "drafts": 8 - 3,
            "kept": 5,
            "broken": 4,
            "strength": 3 + 2,
        }
    assert t.numbers(1) == {
        "cities": 1,
        "fortresses": 2,
        "stones": 3,
        "roads.length": 2,
        "armies.length": 7,
        **{f"hand.{kind}": 0 for kind in range(KEPT)},
    }


def test_a_hand_is_counted_for_its_owner_and_for_others_as_far_as_they_know_it() -> None:
    t = table(3)
    give(t, 0, "iron iron gold hero")
    t.cards.show(next(card for card in t.hand(0) if t.printed.kinds[card] == GOLD), 1 << 1)
    assert [player(t, 0, eye)["hand"] for eye in range(4)] == [
        counted("iron iron gold hero"),
        counted("gold"),
        counted(""),
        counted(""),
    ]
    assert [player(t, 0, eye)["unknown"] for eye in range(4)] == [0, 3, 4, 4]
    assert t.numbers(0)["hand.0"] == 2 and t.numbers(0)[f"hand.{HERO}"] == 1


def test_every_seat_has_a_hand_of_its_own() -> None:
    t = table(3)
    for seat, names in enumerate(("iron", "gold gold", "hero wood")):
        give(t, seat, names)
        assert player(t, seat, seat)["hand"] == counted(names)
        assert t.numbers(seat)["hand.0"] == names.split().count("iron")


def test_the_table_as_a_whole() -> None:
    t = table(3)
    put(t, DISCARD, "iron iron famine", t.cards.everybody)
    army(t, 2, 2)
    t.round, t.starter, t.turn, t.winner = 4, 2, 1, 0
    t.asked_roads, t.forced = 0b101, 0b110
    t.duels = [1, 3, 2, 2, 6, 6, 5, 7]
    view = t.view(3)
    cards = sum(kind < KINDS for kind in t.printed.kinds[: t.printed.first_battle])
    assert {name: value for name, value in view.items() if name not in ("players", "choices", "pending")} == {
        "round": 4,
        "starter": 2,
        "turn": 1,
        "phase": 0,
        "fair": False,
        "winner": 0,
        "stock": dict(zip(("city", "army", "fortress", "general", "road"), t.stock, strict=True)),
        "deck": cards - 3,
        "discards": counted("iron iron famine", KINDS),
        "battle_deck": 24,
        "offers": [],
        "draft": None,
        "promises": [],
        "asked_roads": [0, 2],
        "forced": [1, 2],
        "duels": [[1, 3, 2, 2], [6, 6, 5, 7]],
        "battle": None,
    }
    assert view["choices"] == t.rules.choices and view["choices"] is not t.rules.choices
    assert view["pending"] == t.pending()
    t.at_fair = 1
    assert t.view(0)["fair"] is True


def test_the_phase_of_a_turn_is_told() -> None:
    t = table(3)
    give(t, 0, "iron iron iron wood wood wood gold")
    draw_next(t, "volcano")
    cities(t, 1, 2)
    cities(t, 2, 2)
    turn(t, 0)
    assert (asked(t, 0), t.view(1)["phase"]) == ("strike", 1)
    say(t, 0, "city 1")
    while asked(t, t.first()) == "ward":
        say(t, t.first(), "pass")
    assert (asked(t, 0), t.view(1)["phase"]) == ("action", 2)
    say(t, 0, "rest")
    assert (asked(t, 0), t.view(1)["phase"]) == ("lay-stones", 3)
    say(t, 0, "lay 0")
    assert (asked(t, 0), t.view(1)["phase"]) == ("discard-down", 4)


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (CONSENT, {"what": "road", "about": -1}),
        (GIFT, {"what": "gift", "about": -1}),
        (ATTACK, {"what": "attack", "about": 0}),
        (SHUN - 1, {"what": "attack", "about": 5}),
        (SHUN, {"what": "shun", "about": 0}),
        (SHUN + 2, {"what": "shun", "about": 2}),
    ],
)
def test_promises_are_told_with_whom_they_are_about(number: int, told: Plain) -> None:
    t = table(3)
    t.promises = [Promise(2, 1, number, 3)]
    assert t.view(3)["promises"] == [{"by": 2, "to": 1, "pledge": told, "since": 3}]


def test_offers_are_open_to_all_and_a_draft_to_its_maker() -> None:
    t = table(3)
    give = one(GOLD) + one(GOLD) + one(HERO)
    t.offers = [
        Offer(0, -1, give, one(0), CONSENT, SHUN + 1, -1, 0),
        Offer(2, 0, 0, one(3), NO_PLEDGE, NO_PLEDGE, 0, 1),
    ]
    t.open = 0b10
    t.notes[1] = [2, one(1), one(2), GIFT, NO_PLEDGE, 1]
    first: Plain = {
        "number": 0,
        "open": False,
        "by": 0,
        "to": -1,
        "give": counted("gold gold hero"),
        "want": counted("iron"),
        "vow": {"what": "road", "about": -1},
        "wish": {"what": "shun", "about": 1},
        "reply": -1,
        "request": False,
    }
    second: Plain = {
        "number": 1,
        "open": True,
        "by": 2,
        "to": 0,
        "give": counted(""),
        "want": counted("stone"),
        "vow": None,
        "wish": None,
        "reply": 0,
        "request": True,
    }
    draft: Plain = {
        "number": -1,
        "open": False,
        "by": 1,
        "to": 2,
        "give": counted("wood"),
        "want": counted("grain"),
        "vow": {"what": "gift", "about": -1},
        "wish": None,
        "reply": 1,
        "request": False,
    }
    for eye in range(4):
        view = t.view(eye)
        assert view["offers"] == [first, second]
        assert view["draft"] == (draft if eye == 1 else None)


def fighting(duels: str) -> Heroes:
    """Three armies of seat 0 against two of seat 1, in the middle of it: one card each lies in the line."""
    t = table(3, duels=duels)
    b = Battle(0, 1, PLUNDER, 1)
    b.units = [[HERO_ARMY, LED, 0], [HERO_LED, 0]]
    b.fought, b.fallen, b.wins, b.chosen = [0b001, 0b10], [0b001, 0b00], 1, [2, 0]
    b.heroes_only = 1
    strengths(t, 5, 2, 3, 4)
    for side in range(2):
        t.cards.draw(BATTLE, LINE + side, 1 << side)
        t.cards.draw(BATTLE, SWORDS + side, 1 << side)
    t.battle = b
    return t


def unit(card: int, *words: str) -> Plain:
    names = ("hero", "general", "hero_general", "fought", "destroyed")
    return {**{name: name in words for name in names}, "card": card}


def test_a_battle_shows_each_side_its_own_cards() -> None:
    t = fighting("sealed")
    for eye, cards in ((0, (5, UNKNOWN)), (1, (UNKNOWN, 3)), (2, (UNKNOWN, UNKNOWN)), (3, (UNKNOWN, UNKNOWN))):
        assert t.view(eye)["battle"] == {
            "attacker": 0,
            "barbarians": False,
            "defender": 1,
            "goal": "plunder",
            "road": True,
            "called_off": False,
            "wins": 1,
            "losses": 1,
            "lines": [
                [unit(cards[0], "hero", "fought", "destroyed"), unit(0, "general"), unit(0)],
                [unit(cards[1], "hero_general"), unit(0, "fought")],
            ],
            "swords": [[2] if eye == 0 else [UNKNOWN], [4] if eye == 1 else [UNKNOWN]],
            "heroes_only": True,
            "chosen": [-1, -1],
        }


@pytest.mark.clause("heroes/8.3")
def test_who_is_sent_into_a_duel_shows_only_where_the_attacker_chooses_first() -> None:
    t = fighting("attacker-first")
    told = cast(Plain, t.view(3)["battle"])
    assert told["chosen"] == [2, 0] and told["chosen"] is not t.fight().chosen


def test_a_battle_against_barbarians_that_was_called_off() -> None:
    t = table(3)
    t.battle = Battle(BARBARIAN, 2, CONQUEST, 0)
    t.battle.called_off = 1
    told = cast(Plain, t.view(0)["battle"])
    assert (told["attacker"], told["barbarians"], told["defender"]) == (BARBARIAN, True, 2)
    assert (told["goal"], told["road"], told["called_off"], told["heroes_only"]) == ("conquest", False, True, False)


@pytest.mark.parametrize("eye", range(3))
def test_a_view_is_no_part_of_the_table(eye: int) -> None:
    assert shared(fighting("attacker-first"), eye) == []


@pytest.mark.parametrize("shown", [1, 2, 3])
def test_who_knew_of_cards_of_a_kind_knows_of_one_fewer_when_one_leaves(shown: int) -> None:
    t = table(3)
    give(t, 0, "iron iron iron")
    for card in t.hand(0)[3 - shown :]:
        t.cards.show(card, 1 << 2)
    discard(t, 0, CARDS.index("iron"))
    assert known(t, 0, 2) == ["iron"] * (shown - 1)
    assert (known(t, 0, 0), known(t, 0, 1)) == (["iron"] * 2, [])


def test_cards_that_are_shown_are_first_those_that_somebody_knew() -> None:
    t = table(3)
    give(t, 0, "iron iron iron")
    for card in t.hand(0)[1:]:
        t.cards.show(card, 1 << 2)
    show_lot(t, 0, 1 << 4 * CARDS.index("iron"))
    assert [known(t, 0, eye) for eye in (1, 2, 3)] == [["iron"], ["iron", "iron"], ["iron"]]


def test_what_everybody_knows_of_a_hand() -> None:
    t = table(3)
    give(t, 1, "iron iron wood gold")
    assert packed_open(t, 1) == 0
    for card in t.hand(1)[1:3]:
        t.cards.show(card, t.cards.everybody)
    assert packed_open(t, 1) == 1 << 4 * CARDS.index("iron") | 1 << 4 * CARDS.index("wood")
