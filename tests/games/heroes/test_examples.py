"""Age of Heroes: worked examples of peace and single statements of the rules as values, each played on a table."""

from __future__ import annotations

import pytest

from cradle.games.heroes.judgement import JUDGE
from cradle.games.heroes.numbers import CARDS, CITY
from cradle.games.heroes.pieces import AWAY, SHAKEN
from cradle.games.heroes.rounds import draws
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import (
    act,
    army,
    asked,
    begin,
    cities,
    clean_up,
    discards,
    draw_next,
    fair,
    give,
    hand,
    may,
    next_round,
    play_event,
    refuses,
    road,
    say,
    stones,
    table,
    the_box,
)


def test_price_of_an_army() -> None:
    assert the_box().printed.costs[1] == [1, 0, 2, 0, 0]


@pytest.mark.parametrize(
    ("item", "cards", "legal"),
    [
        ("city", "gold gold wood", True),
        ("general", "gold gold", True),
        ("general", "gold stone", False),
        ("general", "iron iron", False),
    ],
)
def test_paying(item: str, cards: str, legal: bool) -> None:
    t = table(3)
    army(t, 0)
    give(t, 0, cards)
    act(t)
    ways = [way for way in range(8) if may(t, 0, f"buy {item} {way}")]
    assert bool(ways) == legal
    if legal:
        say(t, 0, f"buy {item} {ways[0]}")
        assert discards(t) == sorted(cards.split())


def test_twelve_cities_and_a_volcano() -> None:
    t = table(4)
    for seat in range(4):
        cities(t, seat, 3)
    give(t, 0, "stone wood wood")
    act(t)
    refuses(t, 0, "buy city", "6.3")
    t.agenda.clear()
    play_event(t, 0, "volcano")
    say(t, 0, "city 2")
    act(t)
    assert may(t, 0, "buy city")


@pytest.mark.parametrize(("to", "consent"), [(1, "agree"), (3, "refuse")])
def test_a_road_to_a_neighbour(to: int, consent: str) -> None:
    t = table(4)
    give(t, 0, "stone stone")
    act(t)
    say(t, 0, f"road {to}")
    say(t, to, consent)
    assert bool(t.tribes[0].roads) == (consent == "agree")
    assert len(t.hand(0)) == (0 if consent == "agree" else 2)


def test_taxes_without_a_city() -> None:
    t = table(3)
    cities(t, 0, 0)
    give(t, 0, "iron wood")
    draw_next(t, "gold")
    act(t)
    say(t, 0, "exchange wood")
    assert hand(t, 0) == ["gold", "iron"]


@pytest.mark.parametrize(("seat", "dropped"), [(0, 3), (1, 0)])
def test_hand_limit(seat: int, dropped: int) -> None:
    t = table(3)
    give(t, seat, "iron " * 8)
    act(t, 0)
    say(t, 0, "rest")
    n = 0
    while t.asked():
        say(t, 0, *(["lay 0"] if asked(t, 0) == "lay-stones" else ["drop iron"]))
        n = 8 - len(t.hand(seat))
    assert n == dropped


def test_hand_limit_at_the_fair() -> None:
    t = table(3)
    give(t, 0, "iron " * 9)
    fair(t)
    for seat in range(3):
        say(t, seat, "done")
    assert len(t.hand(0)) == 9


def test_egyptians_and_concrete() -> None:
    t = table(3)
    give(t, 0, "concrete")
    act(t)
    say(t, 0, "rest")
    refuses(t, 0, "lay 1", "3.7")


def test_marble_outside_of_phase_three() -> None:
    t = table(3)
    give(t, 2, "marble")
    act(t, 2)
    assert "lay" not in [span.name for span in t.kind(2).spans]


def test_barbarians_at_the_first_fair() -> None:
    t = table(2)
    t.round = 0
    stones(t, 0, 1)
    draw_next(t, "barbarians iron")
    next_round(t)
    assert discards(t) == ["barbarians"]
    assert t.tribes[0].stones == 1


@pytest.mark.parametrize(("roads", "expected"), [(1, [2, 2, 1, 1, 1, 1]), (6, [6] * 6)])
def test_draws_at_the_fair(roads: int, expected: list[int]) -> None:
    t = table(6)
    for seat in range(roads):
        road(t, seat, (seat + 1) % 6)
    assert [draws(t, seat) for seat in range(6)] == expected


def test_stone_for_iron_cannot_be_refused() -> None:
    t = table(3)
    give(t, 0, "stone")
    give(t, 1, "iron")
    fair(t)
    say(t, 0, "offer", "all", "give stone", "want iron", "post")
    say(t, 1, "accept 0")
    refuses(t, 0, "withdraw 0", "5.12")
    assert (hand(t, 0), hand(t, 1)) == (["iron"], ["stone"])


def test_iron_for_wood_to_all_and_a_request_for_marble() -> None:
    t = table(3)
    give(t, 0, "iron")
    fair(t)
    say(t, 0, "offer", "all", "give iron", "want wood", "post")
    say(t, 0, "offer", "all", "want marble", "request")
    assert hand(t, 0) == ["iron"]
    assert t.open == 0b11


def test_gold_for_peace_and_the_peace_broken() -> None:
    t = table(3)
    give(t, 0, "gold")
    army(t, 1)
    fair(t)
    say(t, 0, "offer", "seat 1", "give gold", "wish peace", "post")
    say(t, 1, "accept 0", "done")
    say(t, 0, "done")
    say(t, 2, "done")
    assert hand(t, 1) == ["gold"]
    act(t, 1)
    say(t, 1, "attack 0 destruction", "army", "go")
    assert t.tribes[1].armies == [AWAY]  # nothing but the reputation suffers
    assert t.tribes[1].broken == 1


@pytest.mark.parametrize("name", ["wood", "marble", "olympics", "hero", "gold"])
def test_tradable(name: str) -> None:
    t = table(3)
    give(t, 0, name)
    fair(t)
    say(t, 0, "offer", "all")
    assert may(t, 0, f"give {name}")


@pytest.mark.parametrize("name", ["city", "army", "fortress", "general", "road"])
def test_items_are_not_tradable(name: str) -> None:
    assert name not in CARDS


def test_monument_cards_are_not_tradable() -> None:
    t = table(3)
    stones(t, 2, 1)
    fair(t)
    say(t, 2, "offer", "all")
    refuses(t, 2, "give marble", "5.4")


def test_earthquakes() -> None:
    t = table(3)
    army(t, 0)
    army(t, 1)
    army(t, 2)
    play_event(t, 0, "earthquake")
    refuses(t, 0, "army 0 home", "11.2")
    say(t, 0, "army 1 home")
    clean_up(t, 2)
    assert t.tribes[1].armies == [SHAKEN]
    clean_up(t, 1)
    assert t.tribes[1].armies == [0]
    assert discards(t) == ["earthquake"]


def test_volcano() -> None:
    t = table(4)
    for seat, owned in enumerate([3, 2, 2, 1]):
        cities(t, seat, owned)
    assert t.stock[CITY] == 4
    play_event(t, 0, "volcano")
    say(t, 0, "city 1")
    assert (t.tribes[1].cities, t.stock[CITY]) == (1, 5)


def test_famine() -> None:
    t = table(3)
    for seat, cards in enumerate(["grain iron grain", "gold", "grain"]):
        give(t, seat, cards)
    play_event(t, 0, "famine")
    for seat in t.asked():
        say(t, seat, "pass")
    assert [hand(t, seat) for seat in range(3)] == [["iron"], ["gold"], []]
    assert discards(t).count("grain") == 3


def reaction_to(t: Heroes, event: str) -> int:
    """Seat 1 holds cards, and this happens to them. Who reacts is returned."""
    give(t, 1, "good-fortune olympics iron")
    if event == "attack":
        army(t, 0)
        act(t)
        say(t, 0, "attack 1 plunder", "army", "go")
    elif event in ("barbarians", "population-boom"):
        play_event(t, 1, event)
    else:
        army(t, 1)
        play_event(t, 0, event)
    return 1


@pytest.mark.parametrize(
    ("event", "fortune", "olympics"),
    [
        ("volcano", True, False),
        ("earthquake", True, False),
        ("famine", True, False),
        ("barbarians", True, True),
        ("attack", False, True),
        ("population-boom", False, False),
    ],
)
def test_what_cancels_what(event: str, fortune: bool, olympics: bool) -> None:
    t = table(2)
    seat = reaction_to(t, event)
    if not fortune and not olympics:
        assert not t.asked()
        return
    assert may(t, seat, "good-fortune") == fortune
    assert ("olympics" in [span.name for span in t.kind(seat).spans] and may(t, seat, "olympics")) == olympics


def test_barbarians_prefer_the_monument() -> None:
    t = table(3)
    stones(t, 0, 3)
    give(t, 0, "iron iron iron iron")
    play_event(t, 0, "barbarians")
    say(t, 0, "stand")
    assert (t.tribes[0].stones, len(t.hand(0))) == (2, 4)


def test_one_card_keeps_a_tribe_in_the_game() -> None:
    t = table(3)
    cities(t, 1, 0)
    give(t, 1, "iron")
    army(t, 1, 3)
    begin(t, JUDGE)
    assert not t.tribes[1].fallen


@pytest.mark.parametrize(("owned", "laid", "wins"), [(5, 0, True), (2, 5, True), (4, 4, False)])
def test_the_last_turn(owned: int, laid: int, wins: bool) -> None:
    t = table(3)
    cities(t, 0, owned)
    stones(t, 0, laid)
    begin(t, JUDGE)
    assert bool(t.tribes[0].due) == wins
    t.tribes[0].due = 2
    clean_up(t, 0)
    assert (t.winner == 0) == wins


@pytest.mark.parametrize("way", ["city", "stone"])
def test_regained_in_the_last_turn(way: str) -> None:
    t = table(3)
    cities(t, 0, 4 if way == "city" else 2)
    stones(t, 0, 0 if way == "city" else 4)
    t.tribes[0].due = 2
    give(t, 0, "stone wood wood" if way == "city" else "limestone")
    act(t, 0)
    say(t, 0, *(["buy city"] if way == "city" else ["rest", "lay 1"]))
    assert t.winner == 0


def test_the_last_one_standing() -> None:
    t = table(3)
    cities(t, 0, 0)
    cities(t, 2, 0)
    begin(t, JUDGE)
    assert t.winner == 1
