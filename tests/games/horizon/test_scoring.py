"""Chapter 16: scoring and ties."""

from __future__ import annotations

import pytest

from cradle.core.game import changed
from cradle.games.horizon.numbers import CRADLE, ECONOMY, FOOD, HELD, INFRASTRUCTURE, LEADER, LEADERS_DOWN, START
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    activate,
    built,
    govern,
    know,
    lay,
    lead,
    number,
    own_city,
    own_village,
    strip,
    table,
)


def line(t: Horizon, name: str) -> list[int]:
    sheet = t.sheet()
    return sheet.points[sheet.lines.index(name)]


def test_16_1_goals() -> None:
    t = table(3)
    t.goal_first = [1, 0, -1]
    t.goal_done = [3, 1, 0]
    assert line(t, "goals") == [8, 5, 0]


def test_16_2_technologies_by_level() -> None:
    t = table()
    for slot in ("i-1", "i-2", "i-3", "i-4", "ii-1", "ii-2", "ii-3", "ii-4", "ii-5", "iii-1", "iii-2", "iii-3", "iv-1"):
        know(t, 0, slot)
    assert line(t, "technologies") == [4 * 1 + 5 * 2 + 3 * 3 + 1 * 4, 0] == [27, 0]


def test_16_3_level_four_extras() -> None:
    t = table()
    know(t, 0, "iv-1", "t4-satellites")
    own_village(t, 0, lay(t, "ter-01", 0, -1))
    score = t.printed.technologies[number("technology", "t4-satellites")].scores[0]
    assert line(t, "breakthroughs") == [score.vp, 0]
    assert line(t, "technologies") == [4, 0]


def test_16_4_villages_and_cities() -> None:
    t = table()
    at = lay(t, "ter-01", 0, -1)
    own_village(t, 0, at)
    own_city(t, 1, at)
    assert line(t, "villages") == [4, 0]
    assert line(t, "cities") == [0, 7]


def test_16_5_structures() -> None:
    t = table()
    built(t, 0, "str-16", CRADLE)
    structure = t.printed.structures[number("structure", "str-16")]
    assert structure.centre
    assert structure.first
    assert line(t, "structures") == [structure.centre, 0]
    t.right_builder = changed(t.right_builder, CRADLE, 1)
    assert line(t, "structures") == [structure.centre + structure.first, structure.centre]


@pytest.mark.parametrize("invested", range(14))
def test_16_6_the_last_filled_investment_cell(invested: int) -> None:
    t = table()
    t.players[0].invested = invested
    printed = [cell.vp for cell in t.printed.investment]
    expected = 0 if invested == 0 else printed[min(invested, 10) - 1] + max(0, invested - 10)
    assert line(t, "investments") == [expected, 0]


def test_16_7_leaders() -> None:
    t = table()
    t.players[0].noted = 3
    lead(t, "iv-1", "l4-tesla")
    t.cards.move(LEADER + number("leader", "l4-tesla"), LEADERS_DOWN, HELD + 1, t.cards.everybody)
    strip(t, 1, FOOD, 1)
    score = t.printed.leaders[number("leader", "l4-tesla")].scores[0]
    assert line(t, "leaders") == [3, score.vp * (7 // score.per)]


def test_16_8_only_a_democracy_scores() -> None:
    t = table()
    for seat in range(2):
        govern(t, seat, ["g4a", "g2b"][seat])
        strip(t, seat, FOOD, 5)
        strip(t, seat, ECONOMY, 5)
    strip(t, 1, INFRASTRUCTURE, 0)
    assert line(t, "government") == [0, 3]


def test_16_8_no_more_than_the_card_allows() -> None:
    t = table()
    govern(t, 0, "g4a")
    strip(t, 0, FOOD, 0)
    strip(t, 0, INFRASTRUCTURE, 0)
    score = t.printed.governments[number("government", "g4a")].democracy[0]
    assert line(t, "government") == [min(score.most, 8 * score.vp), 0]


def strip_quietly(t: Horizon, seat: int) -> None:
    """One cube less on the tracks, with no points for it."""
    t.players[seat].left[0] -= 1


@pytest.mark.parametrize(("what", "places"), [("cubes", [2, 1]), ("pieces", [2, 1]), ("coins", [2, 1]), ("", [1, 1])])
def test_16_9_ties(what: str, places: list[int]) -> None:
    t = table()
    if what == "cubes":
        strip_quietly(t, 1)
    elif what == "pieces":
        activate(t, 1, 3)
    elif what == "coins":
        t.players[0].coins -= 1
    assert t.sheet().totals() == [0, 0]
    assert t.sheet().places() == places


def test_16_9_the_tie_breakers_in_order() -> None:
    t = table(3)
    strip_quietly(t, 0)
    activate(t, 1, 5)
    t.players[2].coins = 50
    assert t.sheet().places() == [1, 2, 3]


def test_16_9_the_most_points_win() -> None:
    t = table()
    t.players[1].noted = 1
    t.players[0].coins = 99
    assert t.sheet().winners() == [1]


def test_16_5_a_right_cell_counts_the_centre_only() -> None:
    t = table(3)
    built(t, 2, "str-16", CRADLE)
    structure = t.printed.structures[number("structure", "str-16")]
    t.right_builder = changed(t.right_builder, CRADLE, 2)
    assert line(t, "structures") == [0, 0, 2 * structure.centre + structure.first]
    t.right_builder = changed(t.right_builder, CRADLE, 0)
    assert line(t, "structures") == [structure.centre, 0, structure.centre + structure.first]


def test_the_total_is_the_sum_of_all_lines() -> None:
    t = table(3)
    t.goal_first, t.goal_done = [1, -1, -1], [2, 0, 0]
    know(t, 1, "iv-1", "t4-satellites")
    at = lay(t, "ter-01", 0, -1)
    own_village(t, 1, at)
    own_city(t, 1, at)
    built(t, 1, "str-16", CRADLE)
    govern(t, 1, "g2b")
    strip(t, 1, FOOD, 5)
    strip(t, 1, ECONOMY, 5)
    strip(t, 1, INFRASTRUCTURE, 0)
    t.players[1].noted = 3
    sheet = t.sheet()
    rows = [points[1] for points in sheet.points]
    assert min(rows) > 0, sheet.lines
    assert t.view(0)["score"] == sheet.totals() == [0, sum(rows), 0]


def test_a_score_that_counts_is_traced() -> None:
    t = table()
    know(t, 0, "iv-1", "t4-satellites")
    score = t.printed.technologies[number("technology", "t4-satellites")].scores[0]
    t.trace = [0] * len(t.printed.effects)
    t.trace += [0] * (score.number + 1 - len(t.trace))
    t.sheet()
    assert t.trace[score.number] == 0
    own_village(t, 0, lay(t, "ter-01", 0, -1))
    t.sheet()
    assert t.trace[score.number] == 1


def test_traits_count_from_the_first_player_and_name_leaders_and_both_builders() -> None:
    t = table(3)
    t.starter = 1
    built(t, 1, "str-16", CRADLE)
    t.right_builder = changed(t.right_builder, CRADLE, 2)
    leader = t.cards.draw(LEADERS_DOWN, HELD + 2, t.cards.everybody) - LEADER
    t.players[0].government = -1
    assert t.traits(0) == ["turn-3"]
    assert t.traits(1) == ["turn-1", "government-g2a", "structure-str-16"]
    assert t.traits(2)[2:] == [f"leader-{t.printed.nouns['leader'][leader]}", "structure-str-16"]


def test_16_4_every_territory_has_points_of_its_own() -> None:
    for name in ("ter-02", "ter-07", "ter-24"):
        t = table()
        at = lay(t, name, 0, -1)
        own_village(t, 1, at)
        own_city(t, 0, at)
        printed = t.printed.territories[number("territory", name)]
        assert (line(t, "villages"), line(t, "cities")) == ([0, printed.village_vp], [printed.city_vp, 0])


def test_the_first_government_is_a_trait() -> None:
    t = table()
    t.players[1].government = 0
    assert t.traits(1)[1] == f"government-{t.printed.nouns['government'][0]}"


def test_traits_say_what_a_seat_played_with() -> None:
    t = table()
    know(t, 0, "i-1", "t1-wheel")
    built(t, 0, "str-01", START)
    assert t.traits(0) == ["turn-1", "government-g1b", "technology-t1-wheel", "structure-str-01"]
    assert t.traits(1) == ["turn-2", "government-g2a"]
