"""Chapter 11: villages and cities, and the tokens that allow them."""

from __future__ import annotations

import pytest

from cradle.core.journal import Journal
from cradle.games.horizon.numbers import CRADLE, SETTLER, SOLDIER, START
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    asked,
    clear_units,
    govern,
    kind,
    lay,
    own_city,
    own_village,
    say,
    strip,
    table,
    tokens,
    unit,
    until,
    why,
    words,
)


def settling(*strengths: int, tile: str = "ter-01") -> tuple[Horizon, int]:
    """Seat 0 in the expansion phase with a settle token and settlers on a tile of strength 3."""
    t = table()
    clear_units(t, 0)
    at = lay(t, tile, 0, -1)
    for strength in strengths:
        unit(t, 0, SETTLER, strength, at)
    tokens(t, 0)
    until(t, "expand", "produce")
    return t, at


def fortifying(*strengths: int, owner: int = 1) -> tuple[Horizon, int]:
    t = table()
    at = lay(t, "ter-01", 0, -1)
    if owner >= 0:
        own_village(t, owner, at)
    for strength in strengths:
        unit(t, 0, SOLDIER, strength, at)
    tokens(t, 0, 0, 1)
    until(t, "expand", "produce")
    return t, at


@pytest.mark.parametrize(("strengths", "legal"), [([2], False), ([3], True), ([1, 2], True), ([1, 1], False)])
def test_11_1_settlers_must_reach_the_strength(strengths: list[int], legal: bool) -> None:
    t, at = settling(*strengths)
    assert (asked(t) == "expand") == legal
    if legal:
        assert words(t) == ["pass", f"settle-{at}"]


@pytest.mark.parametrize("owner", [0, 1, -1])
def test_11_1_soldiers_fortify_where_a_village_is_settled(owner: int) -> None:
    t, at = fortifying(3, owner=owner)
    assert (asked(t) == "expand") == (owner >= 0)
    if owner >= 0:
        say(t, f"fortify-{at}")
        assert t.city[at] == 0
        assert t.village[at] == owner


@pytest.mark.clause("horizon/11.1", "horizon/11.1a", "horizon/11.1b")
def test_settlers_do_not_fortify_nor_soldiers_settle() -> None:
    t, at = settling(3)
    tokens(t, 0, 0, 1)
    unit(t, 0, SOLDIER, 2, at)
    assert why(t, f"fortify-{at}") == "horizon/11.1b"  # not settled yet
    own_village(t, 1, at)
    assert why(t, f"settle-{at}") == "horizon/11.5"
    assert why(t, f"fortify-{at}") == "horizon/11.1"  # too weak
    unit(t, 0, SOLDIER, 1, at)
    assert why(t, f"fortify-{at}") == ""
    for word in (f"settle-{CRADLE}", f"fortify-{START}", f"settle-{at + 5}"):
        assert why(t, word) == "horizon/11.1a"  # no village is there


def test_11_2_the_player_chooses_who_takes_part() -> None:
    t, at = settling(3, 2, 1)
    say(t, f"settle-{at}")
    assert asked(t) == "muster"
    assert why(t, "enough") == "horizon/11.1"
    assert words(t) == ["unit-0", "unit-1", "unit-4"]
    assert why(t, "unit-2") == "horizon/11.2"
    say(t, "unit-0", "unit-1")
    assert "enough" in words(t)
    assert why(t, "unit-0") == "horizon/11.2"
    say(t, "enough")
    p = t.players[0]
    assert [p.strength[u] for u in range(8) if p.at[u] == at] == [3]
    assert p.at[0] == -1 == p.at[1]


def test_11_2_more_than_needed_may_take_part() -> None:
    t, at = settling(3, 2)
    say(t, f"settle-{at}", "unit-4", "unit-0")
    p = t.players[0]
    assert not any(p.at[u] == at for u in range(8))
    assert t.village[at] == 0


def test_11_2_everybody_is_needed_needs_no_question() -> None:
    t, at = settling(2, 1)
    p = t.players[0]
    pieces = p.inactive()
    say(t, f"settle-{at}")
    assert asked(t) == "produce"
    assert p.inactive() == pieces + 2
    assert t.village[at] == 0


def test_11_3_a_cube_of_the_track_before_the_bonus() -> None:
    t = table()
    clear_units(t, 0)
    at = lay(t, "ter-04", 0, -1)  # strength 2, infrastructure village
    unit(t, 0, SETTLER, 2, at)
    tokens(t, 0)
    until(t, "expand")
    say(t, f"settle-{at}")
    assert asked(t) == "structure"  # the uncovered cell
    assert t.village[at] == 0
    assert t.players[0].left[2] == 7


def test_11_4_a_village_gives_its_bonus_a_city_none() -> None:
    t, at = settling(3)
    coins = t.players[0].coins
    say(t, f"settle-{at}")
    assert t.players[0].coins == coins + 3  # the village of ter-01
    t, at = fortifying(3)
    coins, active = t.players[0].coins, t.players[0].active
    say(t, f"fortify-{at}", "skip")
    assert (t.players[0].coins, t.players[0].active) == (coins, active)


def test_11_4_each_scores_for_its_owner() -> None:
    t, at = fortifying(3, owner=1)
    say(t, f"fortify-{at}")
    sheet = t.sheet()
    assert sheet.points[sheet.lines.index("villages")] == [0, 4]
    assert sheet.points[sheet.lines.index("cities")] == [7, 0]


def test_11_5_one_village_and_one_city_for_good() -> None:
    t, at = settling(3)
    own_village(t, 1, at)
    assert why(t, f"settle-{at}") == "horizon/11.5"
    tokens(t, 0, 0, 1)
    unit(t, 0, SOLDIER, 3, at)
    own_city(t, 1, at)
    assert why(t, f"fortify-{at}") == "horizon/11.5"


def test_12_7_tokens_go_back_to_the_supply() -> None:
    t, at = settling(3)
    assert t.settle_supply == 7
    say(t, f"settle-{at}")
    assert t.settle_supply == 8
    assert t.players[0].settle_tokens == 0
    t, at = fortifying(3)
    say(t, f"fortify-{at}")
    assert t.fortify_supply == 8
    assert t.players[0].fortify_tokens == 0


def test_a_city_uncovers_the_theocracy_cell() -> None:
    t, at = fortifying(3)
    govern(t, 0, "g1b")
    strip(t, 0, 2, 7)
    say(t, f"fortify-{at}")
    assert t.players[0].steps == 3


def test_11_2_the_question_tells_the_strength_so_far_and_the_one_needed() -> None:
    t, at = settling(3, 2, 1)
    say(t, f"settle-{at}")
    assert t.about(0).numbers == [at, 0, 3]
    strength = {kind(t).word(answer): t.label(0, answer).numbers[-2:] for answer in t.answers(0)}
    assert strength["unit-4"] == [SETTLER, 3]
    say(t, "unit-0")
    chosen = t.players[0].strength[0]
    assert t.about(0).numbers == [at, chosen, 3]
    say(t, "unit-1")
    assert t.label(0, kind(t).answer("enough")).numbers == [SETTLER, chosen + t.players[0].strength[1]]


def test_11_5_a_city_of_the_first_seat_stands_there_for_good() -> None:
    t, at = fortifying(3)
    own_city(t, 0, at)
    tokens(t, 0, 0, 1)
    assert why(t, f"fortify-{at}") == "horizon/11.5"


def test_9_7_of_units_that_are_alike_the_first_is_mustered() -> None:
    t, at = settling(2, 2, 1)
    say(t, f"settle-{at}")
    alike = [u for u in range(8) if t.players[0].at[u] == at and t.players[0].strength[u] == 2]
    assert why(t, f"unit-{alike[0]}") == ""
    assert why(t, f"unit-{alike[1]}") == "horizon/9.7"


def test_villages_cities_and_structures_are_told() -> None:
    t, at = settling(3)
    journal = Journal()
    t.attach(journal)
    say(t, f"settle-{at}")
    assert ("settled", 0, [at]) in [told.seen_by(2)[:3] for told in journal.told]
    t, at = fortifying(3)
    journal = Journal()
    t.attach(journal)
    say(t, f"fortify-{at}")
    assert ("fortified", 0, [at]) in [told.seen_by(2)[:3] for told in journal.told]
