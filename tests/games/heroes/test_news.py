"""Age of Heroes: the journal tells what happened, to each eye what it may know."""

from __future__ import annotations

import pytest

from cradle.core.journal import Journal
from cradle.games.heroes.hands import draw
from cradle.games.heroes.judgement import JUDGE
from cradle.games.heroes.numbers import CARDS, DESTRUCTION, PLUNDER
from cradle.games.heroes.pieces import DECK, DISCARD, LED
from cradle.games.heroes.table import Heroes
from tests.games.heroes.positions import (
    act,
    army,
    begin,
    cities,
    clean_up,
    draw_next,
    fair,
    give,
    known,
    play_event,
    say,
    stones,
    strengths,
    table,
    turn,
)

Told = tuple[str, int, list[int], list[int]]


def listen(t: Heroes) -> Journal:
    journal = Journal()
    t.attach(journal)
    return journal


def heard(journal: Journal, eye: int) -> list[Told]:
    return [told.seen_by(eye) for told in journal.told]


def kind(name: str) -> int:
    return CARDS.index(name)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_drawn_card_is_told_to_its_player_only(seat: int) -> None:
    t = table(3)
    draw_next(t, "gold")
    journal = listen(t)
    turn(t, seat)
    for eye in range(4):
        mine = eye == seat
        assert heard(journal, eye) == [("turn", seat, [2], []), ("drew", seat, [], [kind("gold")] if mine else [])]
        assert known(t, seat, eye) == (["gold"] if mine else [])


def test_a_disaster_at_the_beginning_is_told_as_void() -> None:
    t = table(3)
    draw_next(t, "earthquake")
    journal = listen(t)
    draw(t, 1, True)
    assert heard(journal, 3) == [("void", 1, [kind("earthquake")], [])]


def test_the_discards_that_become_the_deck_are_told() -> None:
    t = table(3)
    zones = t.cards.zones
    zones[DISCARD], zones[DECK] = [card for card in zones[DECK] if t.printed.kinds[card] == kind("iron")], []
    journal = listen(t)
    draw(t, 1, False)
    assert heard(journal, 3) == [("rebuilt", -1, [], []), ("drew", 1, [], [])]
    zones[DISCARD], zones[DECK] = [], []
    draw(t, 1, False)
    assert len(heard(journal, 3)) == 2, "there is nothing to draw"


def test_an_immediate_card_is_told_to_all() -> None:
    t = table(3)
    draw_next(t, "population-boom")
    journal = listen(t)
    turn(t, 0)
    assert heard(journal, 3)[1:] == [("opened", 0, [kind("population-boom")], []), ("boomed", 0, [1], [])]


def test_a_boom_without_a_city_in_stock_is_told_as_such() -> None:
    t = table(4)
    for seat in range(4):
        cities(t, seat, 3)
    draw_next(t, "population-boom")
    journal = listen(t)
    turn(t, 0)
    assert heard(journal, 3)[-1] == ("boomed", 0, [0], [])


def test_an_offer_is_told_when_it_is_made_and_not_before() -> None:
    t = table(3)
    give(t, 0, "iron iron")
    give(t, 1, "gold")
    fair(t)
    journal = listen(t)
    say(t, 0, "offer", "seat 1", "give iron", "give iron", "want gold", "vow peace", "wish-attack 2")
    assert heard(journal, 1) == []
    say(t, 0, "post")
    assert heard(journal, 2) == [
        ("offered-to", 0, [0, 1, 0], []),
        ("gives", 0, [kind("iron"), 2], []),
        ("wants", 0, [kind("gold"), 1], []),
        ("vows", 0, [0], []),
        ("wishes-about", 0, [2, 0], []),
    ]
    journal.told.clear()
    say(t, 1, "accept 0")
    assert heard(journal, 2) == [
        ("deal", 1, [0, 0], []),
        ("passed", 0, [1, kind("iron"), 2], []),
        ("passed", 1, [0, kind("gold"), 1], []),
        ("promised", 0, [1, 0], []),
        ("promised-about", 1, [0, 2, 0], []),
    ]


def test_a_war_from_its_declaration_to_the_spoils() -> None:
    t = table(3)
    army(t, 0, 2)
    army(t, 1)
    give(t, 1, "wood iron stone")
    strengths(t, 6, 5, 3)
    act(t)
    journal = listen(t)
    say(t, 0, "attack 1 plunder", "army", "army", "go")
    say(t, 1, "stand")
    say(t, 0, "unit 0", "take 1")
    names = [told.news.name for told in journal.told]
    assert names == ["attacked", "force", "armed", "armed", "armed", "duel", "won", "victorious", "took-card"]
    told = dict(zip(names, heard(journal, 2), strict=True))
    assert told["attacked"] == ("attacked", 0, [1, PLUNDER], [])
    assert told["force"] == ("force", 0, [2, 0], [])
    assert told["armed"] == ("armed", 1, [], [])
    assert told["duel"] == ("duel", 0, [6, 6, 1, 3, 3], [])
    assert told["victorious"] == ("victorious", 0, [2], [])
    assert told["took-card"] == ("took-card", 0, [1], [])
    assert len(heard(journal, 0)[-1][3]) == len(heard(journal, 1)[-1][3]) == 1


def test_heroes_generals_and_a_lost_duel_are_told() -> None:
    t = table(3)
    army(t, 0)
    army(t, 0, 1, LED)
    give(t, 0, "hero hero")
    army(t, 2)
    strengths(t, 1, 1, 1, 6)
    act(t)
    journal = listen(t)
    say(t, 0, "attack 2 destruction", "army", "led-army", "hero", "lead-army", "go")
    say(t, 0, "strength 1", "strength 1", "unit 2")
    told = [one for one in heard(journal, 3) if one[0] != "armed"]
    assert told[:4] == [
        ("attacked", 0, [2, DESTRUCTION], []),
        ("hero-joined", 0, [], []),
        ("hero-leads", 0, [], []),
        ("force", 0, [3, 2], []),
    ]
    assert told[4:6] == [("duel", 0, [1, 1, 2, 6, 6], []), ("lost", 0, [2], [])]
    assert [one for one in heard(journal, 2) if one[0] == "armed"] == [("armed", 0, [], [])] * 3 + [
        ("armed", 2, [], [6])
    ]


def test_a_tie_and_an_attack_called_off_are_told() -> None:
    t = table(3)
    army(t, 0)
    army(t, 1)
    strengths(t, 4, 4)
    act(t)
    journal = listen(t)
    say(t, 0, "attack 1 destruction", "army", "go")
    assert ("tied", 0, [], []) in heard(journal, 3)
    t = table(3)
    army(t, 0)
    give(t, 1, "olympics")
    act(t)
    journal = listen(t)
    say(t, 0, "attack 1 plunder", "army", "go")
    say(t, 1, "olympics")
    assert heard(journal, 3)[-1] == ("called-off", 1, [kind("olympics")], []), "nobody is victorious"


def test_the_strength_of_barbarians_is_told_in_the_duel_only() -> None:
    t = table(3)
    army(t, 0)
    strengths(t, 2, 5)
    journal = listen(t)
    play_event(t, 0, "barbarians")
    told = heard(journal, 0)
    assert [one for one in told if one[0] == "armed"] == [("armed", 0, [], [5])]
    assert ("duel", -1, [2, 2, 0, 5, 5], []) in told


def test_a_road_is_told_when_it_is_asked_for_refused_and_built() -> None:
    t = table(3)
    give(t, 0, "stone stone gold gold")
    act(t)
    journal = listen(t)
    say(t, 0, "road 1")
    say(t, 1, "refuse")
    say(t, 0, "road 2 1")
    say(t, 2, "agree")
    assert [one for one in heard(journal, 3) if one[0].startswith("road")] == [
        ("road-asked", 0, [1], []),
        ("road-refused", 1, [0], []),
        ("road-asked", 0, [2], []),
        ("road-built", 0, [2, 1], []),
    ]


def test_what_barbarians_take_is_told() -> None:
    t = table(3, barbarian_armies="one")
    stones(t, 1, 2)
    journal = listen(t)
    play_event(t, 1, "barbarians")
    assert ("come", 1, [1], []) in heard(journal, 3)
    assert heard(journal, 3)[-1] == ("raided-stones", 1, [1], [])
    t = table(3, barbarian_armies="one")
    give(t, 1, "iron iron iron")
    journal = listen(t)
    play_event(t, 1, "barbarians")
    say(t, 1, "stand")
    assert [one for one in heard(journal, 3) if "raided" in one[0]] == [("raided-card", 1, [kind("iron")], [])] * 2


def test_beaten_barbarians_take_nothing_and_nothing_is_told() -> None:
    t = table(3)
    stones(t, 0, 1)
    army(t, 0)
    strengths(t, 1, 6)
    journal = listen(t)
    play_event(t, 0, "barbarians")
    assert not [one for one in heard(journal, 3) if "raided" in one[0]]


@pytest.mark.parametrize(("goal", "name"), [("conquest", "took-cities"), ("destruction", "took-stones")])
def test_cities_and_monument_cards_that_are_taken_are_told(goal: str, name: str) -> None:
    t = table(3)
    cities(t, 2, 3)
    stones(t, 2, 3)
    army(t, 1, 3)
    act(t, 1)
    journal = listen(t)
    say(t, 1, f"attack 2 {goal}", "army", "army", "army", "go", "take 1")
    assert [one for one in heard(journal, 3) if one[0].startswith("took")] == [(name, 1, [2, 1], [])]


def test_cards_do_not_tell_which_of_a_kind_they_are() -> None:
    t = table(3)
    give(t, 0, "iron iron iron iron iron iron")
    act(t)
    journal = listen(t)
    say(t, 0, "rest", "lay 0", "drop iron")
    assert heard(journal, 3) == [("rested", 0, [], []), ("discarded", 0, [kind("iron")], [])]


@pytest.mark.parametrize(("owned", "laid", "way"), [(5, 0, 1), (5, 5, 1), (1, 5, 2)])
def test_a_claim_that_wins_says_by_what(owned: int, laid: int, way: int) -> None:
    t = table(3)
    cities(t, 0, owned)
    stones(t, 0, laid)
    t.tribes[0].due = 2
    journal = listen(t)
    clean_up(t, 0)
    assert heard(journal, 3) == [("wins", 0, [way], [])]


def test_a_claim_is_told_with_the_round_in_which_it_falls_due_and_when_it_lapses() -> None:
    t = table(3)
    cities(t, 0, 5)
    journal = listen(t)
    begin(t, JUDGE)
    assert heard(journal, 3) == [("claim", 0, [3], [])]
    cities(t, 0, 4)
    t.round = 3
    clean_up(t, 0)
    assert heard(journal, 3)[1:] == [("claim-lapsed", 0, [], [])]


def test_a_tribe_falls_once() -> None:
    t = table(3)
    cities(t, 1, 0)
    journal = listen(t)
    begin(t, JUDGE)
    begin(t, JUDGE)
    assert heard(journal, 3) == [("fell", 1, [], [])]


def test_the_last_tribe_wins_as_such() -> None:
    t = table(2)
    cities(t, 0, 5)
    cities(t, 1, 0)
    journal = listen(t)
    begin(t, JUDGE)
    assert heard(journal, 2) == [("fell", 1, [], []), ("wins", 0, [0], [])]
