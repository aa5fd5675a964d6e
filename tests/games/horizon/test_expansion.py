"""Chapter 12: the expansion phase and structures."""

from __future__ import annotations

import pytest

from cradle.core.journal import Journal
from cradle.games.horizon.counters import price_of
from cradle.games.horizon.expansion import EVERY_WAY, Expand
from cradle.games.horizon.numbers import BUILT, CRADLE, HAND, SETTLER, SOLDIER, START, STRUCTURE
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    asked,
    built,
    clear_units,
    effects,
    hand,
    know,
    lay,
    number,
    own_village,
    run_archimedes,
    say,
    table,
    tokens,
    unit,
    until,
    why,
    words,
)


def building(*tiles: str, strength: int = 3, coins: int = 10) -> Horizon:
    """Seat 0 in the expansion phase with these tiles and a settler on the own start tile."""
    t = table()
    clear_units(t, 0)
    unit(t, 0, SETTLER, strength, START)
    for tile in tiles:
        hand(t, 0, tile)
    until(t, "act")
    t.players[0].coins = coins
    say(t, "move-3-0")
    return t


FARM = "str-01"


def found(tile: str, at: int) -> str:
    return f"found-{number('structure', tile)}-{at}"


def test_12_1_one_thing_or_nothing() -> None:
    t = building(FARM, "str-02")
    at = lay(t, "ter-01", 0, -1)
    unit(t, 0, SETTLER, 4, at)
    tokens(t, 0)
    assert {"pass", found(FARM, START), found("str-02", START), f"settle-{at}"} <= set(words(t))
    say(t, found(FARM, START))
    assert asked(t) == "produce"
    t = building()
    assert asked(t) == "produce"  # nothing to choose is not asked


@pytest.mark.clause("horizon/12.2", "horizon/12.2a")
def test_from_the_own_supply_where_a_settler_stands() -> None:
    t = building(FARM)
    assert words(t) == ["pass", found(FARM, START)]
    assert why(t, found("str-02", START)) == "horizon/12.2"
    assert why(t, found(FARM, CRADLE)) == "horizon/12.2a"
    unit(t, 0, SETTLER, 1, CRADLE)
    assert why(t, found(FARM, CRADLE)) == ""
    unit(t, 0, SETTLER, 1, lay(t, "ter-01", 0, -1))
    assert len(words(t)) == 4


@pytest.mark.clause("horizon/12.3", "horizon/12.3a", "horizon/12.3b", "horizon/12.3c")
def test_where_it_may_not_stand() -> None:
    t = building(FARM, "str-02")
    at = lay(t, "ter-01", 0, -1)
    unit(t, 0, SETTLER, 1, at)
    own_village(t, 0, at)
    assert why(t, found(FARM, at)) == "horizon/12.3a"
    unit(t, 1, SOLDIER, 1, START)
    assert why(t, found(FARM, START)) == "horizon/12.3b"
    unit(t, 0, SETTLER, 1, CRADLE)
    assert why(t, found(FARM, CRADLE)) == ""
    built(t, 1, "str-03", CRADLE)
    assert why(t, found(FARM, CRADLE)) == "horizon/12.3c"
    unit(t, 0, SETTLER, 1, START + 1)  # on its way
    assert why(t, found(FARM, START + 1)) == "horizon/12.3"
    built(t, 1, "str-04", START + 1)
    assert why(t, found(FARM, START + 1)) == "horizon/12.3c"


def test_12_4_price_and_a_weaker_settler() -> None:
    t = building(FARM, coins=1)
    p = t.players[0]
    assert p.coins == 2
    p.coins = 1
    assert why(t, found(FARM, START)) == "horizon/12.4"
    p.coins = 2
    say(t, found(FARM, START))
    assert p.coins == 0
    assert [p.strength[u] for u in range(8) if p.at[u] == START] == [2]


def test_12_4a_of_several_settlers_the_owner_chooses() -> None:
    t = building(FARM)
    unit(t, 0, SETTLER, 1, START)
    unit(t, 0, SETTLER, 1, START)
    unit(t, 0, SOLDIER, 1, START)
    say(t, found(FARM, START))
    assert asked(t) == "builder"
    assert words(t) == ["unit-0", "unit-4"]
    assert why(t, "unit-1") == "horizon/9.7"
    assert why(t, "unit-8") == "horizon/12.4a"
    pieces = t.players[0].inactive()
    say(t, "unit-0")
    assert t.players[0].at[0] == -1
    assert t.players[0].inactive() == pieces + 1 - 2


def test_12_5_it_covers_the_place_for_good() -> None:
    t = building(FARM)
    at = lay(t, "ter-01", 0, -1)
    unit(t, 0, SETTLER, 4, at)
    tokens(t, 0)
    active, left = t.players[0].active, t.players[0].left[0]
    say(t, found(FARM, at))
    assert t.structure[at] == number("structure", FARM)
    assert t.left_builder[at] == 0
    assert t.players[0].left[0] == left - 1
    assert t.players[0].active == active + 2
    assert t.cards.zones[BUILT] == [STRUCTURE + number("structure", FARM)]
    assert not t.cards.zones[HAND]
    hand(t, 0, "str-02")
    until(t, "expand")
    assert t.first() == 0
    assert why(t, f"settle-{at}") == "horizon/11.1a"


def test_12_6_a_second_player_builds_it_too() -> None:
    t = building()
    built(t, 1, FARM, CRADLE)
    unit(t, 0, SETTLER, 2, CRADLE)
    unit(t, 1, SOLDIER, 1, CRADLE)
    until(t, "expand")
    p = t.players[0]
    coins, active, left = p.coins, p.active, p.left[0]
    say(t, f"join-{CRADLE}")
    assert t.right_builder[CRADLE] == 0
    assert (p.coins, p.active, p.left[0]) == (coins - 2, active + 2, left - 1)
    assert [p.strength[u] for u in range(8) if p.at[u] == CRADLE] == [1]


@pytest.mark.clause("horizon/12.6", "horizon/12.6a", "horizon/12.6b", "horizon/12.2a")
def test_not_the_same_player_twice_nor_a_third() -> None:
    t = building("str-02")
    built(t, 0, FARM, CRADLE)
    unit(t, 0, SETTLER, 2, CRADLE)
    assert why(t, f"join-{CRADLE}") == "horizon/12.6b"
    assert why(t, f"join-{START}") == "horizon/12.6"
    built(t, 1, "str-03", START + 1)
    assert why(t, f"join-{START + 1}") == "horizon/12.2a"
    t = table(3)
    built(t, 1, FARM, CRADLE)
    t.players[0].coins = 20
    unit(t, 0, SETTLER, 1, CRADLE)
    until(t, "expand")
    say(t, f"join-{CRADLE}")
    until(t, "expand", "act")
    unit(t, 2, SETTLER, 1, CRADLE)
    hand(t, 2, "str-02")
    t.players[2].coins = 20
    while not (t.first() == 2 and asked(t) == "expand"):
        until(t, "act")
        say(t, "move-3-0")
        until(t, "expand", "act")
    assert why(t, f"join-{CRADLE}") == "horizon/12.6a"


def test_12_6_its_price_must_be_paid() -> None:
    t = building("str-02", coins=0)
    built(t, 1, FARM, CRADLE)
    unit(t, 0, SETTLER, 2, CRADLE)
    t.players[0].coins = 1
    assert why(t, f"join-{CRADLE}") == "horizon/12.4"


def test_12_7_without_a_token_nothing() -> None:
    t = building(FARM)
    at = lay(t, "ter-01", 0, -1)
    unit(t, 0, SETTLER, 4, at)
    unit(t, 0, SOLDIER, 4, at)
    assert why(t, f"settle-{at}") == "horizon/12.7"
    own_village(t, 0, at)
    assert why(t, f"fortify-{at}") == "horizon/12.7"


@pytest.mark.parametrize("way", ["settle", "fortify", "build", "new", "existing"])
def test_12_8_by_an_effect_without_token_and_phase(way: str) -> None:
    t = table(own=effects(f'[{{ expand = "{way}" }}]'))
    t.players[0].coins = 9
    here = lay(t, "ter-01", 0, -1)
    there = lay(t, "ter-02", 0, 1)
    own_village(t, 1, there)
    unit(t, 0, SETTLER, 3, here)
    unit(t, 0, SOLDIER, 3, there)
    hand(t, 0, FARM)
    built(t, 1, "str-02", CRADLE)
    unit(t, 0, SETTLER, 1, CRADLE)
    run_archimedes(t)
    heads = {
        "settle": {"settle"},
        "fortify": {"fortify"},
        "build": {"found", "join"},
        "new": {"found"},
        "existing": {"join"},
    }
    assert {word.split("-")[0] for word in words(t)} == {"pass"} | heads[way]
    for word in (f"settle-{here}", f"fortify-{there}", found(FARM, here), f"join-{CRADLE}"):
        assert why(t, word) == ("" if word.split("-")[0] in heads[way] else "horizon/12.8")
    say(t, words(t)[1])
    until(t, "act")
    hand(t, 0, "str-04")
    until(t, "expand")
    assert t.first() == 0  # the phase still follows


def test_12_8_a_single_step_must_be_done() -> None:
    t = table(own=effects('[{ expand = "settle" }]'))
    unit(t, 0, SETTLER, 3, lay(t, "ter-01", 0, -1))
    run_archimedes(t, must=1)
    assert why(t, "pass") == "horizon/4.11"


def test_12_9_prices_change_but_never_below_nothing() -> None:
    t = building("str-02")
    know(t, 0, "ii-1", "t2-roads")
    p = t.players[0]
    coins = p.coins
    say(t, found("str-02", START))
    assert p.coins == coins + 2  # price 1 less 1, and its two coins
    t = building("str-02")
    t.players[0].modifiers = [0, 0, -5, 0]
    t.players[0].coins = 0
    assert why(t, found("str-02", START)) == ""


def busy() -> tuple[Horizon, int, int, int]:
    """Seat 0 can do everything; the settled tile, a free one, and one with a structure of the rival."""
    t = table(3)
    clear_units(t, 0)
    settled, free, joined = lay(t, "ter-01", 0, -1), lay(t, "ter-02", -1, 0), lay(t, "ter-04", 1, -1)
    own_village(t, 0, settled)
    built(t, 1, "str-16", joined)
    for strength, at in enumerate((settled, joined, free), 1):
        unit(t, 0, SETTLER, strength, at)
    unit(t, 0, SOLDIER, 3, settled)
    hand(t, 0, "str-01")
    hand(t, 0, "str-02")
    t.players[0].coins = 20
    return t, settled, free, joined


def by_asking(t: Horizon, question: Expand) -> list[int]:
    return [answer for answer in range(question.kind().bound) if not question.why(t, answer)]


@pytest.mark.parametrize(("token", "must"), [(0, 0), (0, 1), (1, 0)])
def test_12_1_what_is_listed_is_what_is_allowed(token: int, must: int) -> None:
    t, settled, _, _ = busy()
    questions = [Expand(0, ways, token, must) for ways in (*(1 << way for way in range(4)), EVERY_WAY)]
    for question in questions:
        assert question.answers(t) == by_asking(t, question)
    tokens(t, 0, 1, 1)
    for question in questions:
        assert question.answers(t) == by_asking(t, question)
    unit(t, 1, SETTLER, 1, settled)
    t.players[0].coins = 0
    for question in questions:
        assert question.answers(t) == by_asking(t, question)


def test_12_1_each_of_the_four_is_there() -> None:
    t, settled, free, joined = busy()
    tokens(t, 0, 1, 1)
    question = Expand(0, EVERY_WAY, 1, 0)
    allowed = {question.kind().word(answer) for answer in question.answers(t)}
    assert {"pass", f"join-{joined}", f"settle-{free}", f"fortify-{settled}"} <= allowed
    assert f"settle-{settled}" not in allowed, "seat 0 has settled there"


def test_12_6_the_last_coins_are_enough_for_the_second_player() -> None:
    t, _, _, joined = busy()
    price = price_of(t, 0, t.structure[joined])
    assert price > 0
    question = Expand(0, EVERY_WAY, 0, 0)
    answer = question.kind().answer(f"join-{joined}")
    t.players[0].coins = price
    assert question.why(t, answer) == ""
    assert question.facts(t, answer) == [price]
    t.players[0].coins = price - 1
    assert question.why(t, answer) == "horizon/12.4"


def test_12_9_structures_tell_their_price_and_nothing_else_has_one() -> None:
    t, settled, free, joined = busy()
    tokens(t, 0, 1, 1)
    question = Expand(0, EVERY_WAY, 1, 0)
    for answer in question.answers(t):
        word = question.kind().word(answer)
        facts = question.facts(t, answer)
        if word.startswith("found"):
            assert facts == [price_of(t, 0, int(word.split("-")[1]))]
        else:
            assert facts == ([price_of(t, 0, t.structure[joined])] if word == f"join-{joined}" else [0])
    assert (settled, free) != (joined, joined)


@pytest.mark.parametrize("joining", [False, True])
def test_a_structure_is_told_with_its_place_and_price(joining: bool) -> None:
    t, _, free, joined = busy()
    journal = Journal()
    t.attach(journal)
    structure = t.structure[joined] if joining else number("structure", "str-01")
    price = price_of(t, 0, structure)
    word = f"join-{joined}" if joining else f"found-{structure}-{free}"
    question = Expand(0, EVERY_WAY, 0, 0)
    question.take(t, question.kind().answer(word))
    news = ("joined", 0, [structure, joined, price]) if joining else ("built", 0, [structure, free, price])
    assert news in [told.seen_by(3)[:3] for told in journal.told]
