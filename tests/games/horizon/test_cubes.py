"""Chapters 7 and 8: cubes, investments and governments."""

from __future__ import annotations

import pytest

from cradle.games.horizon.cubes import ANY, INVEST_KIND, STRUCTURE_KIND, GovernmentStep, Investing, InvestWhich
from cradle.games.horizon.numbers import (
    CRADLE,
    ECONOMY,
    FOOD,
    HAND,
    INFRASTRUCTURE,
    MOVEMENT_BONUS,
    OPEN,
    SETTLER,
    STACK,
    START,
    STRUCTURE,
)
from tests.games.horizon.positions import (
    asked,
    built,
    effects,
    govern,
    hand,
    lay,
    run,
    run_archimedes,
    run_text,
    say,
    strip,
    table,
    unit,
    until,
    why,
    words,
)

FOOD_CUBE = '[{ invest = "food" }]'


def test_7_1_the_leftmost_cube_leaves() -> None:
    t = run_text(FOOD_CUBE)
    say(t, "track-0")
    p = t.players[0]
    assert p.left == [7, 8, 8]
    assert p.open_columns == 1
    strip(t, 0, FOOD, 0)
    run_archimedes(t)
    assert why(t, "track-0") == "horizon/7.1"


def test_7_2_whatever_the_cube_leaves_for_its_cell_works() -> None:
    t = table()
    at = lay(t, "ter-02", 0, -1)  # strength 2, food village
    unit(t, 0, SETTLER, 2, at)
    t.players[0].settle_tokens, t.settle_supply = 1, 7
    until(t, "expand")
    say(t, f"settle-{at}")
    assert t.players[0].open_columns == 1


def test_7_2_production_bonus_and_coins() -> None:
    t = table()
    strip(t, 0, ECONOMY, 7)
    assert t.players[0].income == 1
    strip(t, 0, FOOD, 3)
    p = t.players[0]
    assert p.open_columns == 7
    assert p.triggers & t.printed.tracks[FOOD][4].lasting.triggers
    until(t, "produce")
    coins = p.coins
    say(t, "population")
    assert p.coins == coins + 1  # the fifth food cell


def test_7_3_uncovered_cell_first_then_the_filled_one() -> None:
    t = table(own=effects('[{ invest = "infrastructure" }]'))
    p = t.players[0]
    run_archimedes(t)
    coins = p.coins
    say(t, "track-2")
    assert asked(t) == "structure"
    assert p.invested == 0
    say(t, words(t)[0])
    assert p.invested == 1
    assert p.coins == coins + 1
    assert len(t.cards.zones[HAND]) == 1


def test_7_3_any_track_is_the_owners_choice_each_time() -> None:
    t = run_text('[{ invest = "any", times = 2 }]')
    assert words(t) == ["track-0", "track-1", "track-2", "skip"]
    say(t, "track-1")
    assert asked(t) == "invest"
    say(t, "track-0")
    assert t.players[0].left == [7, 7, 8]
    t = run_text(FOOD_CUBE)
    assert words(t) == ["track-0", "skip"]
    assert why(t, "track-1") == "horizon/7.6"


def test_7_4_investment_cells() -> None:
    t = table(own=effects('[{ invest = "economy" }]'))
    p = t.players[0]
    strip(t, 0, FOOD, 5)
    assert p.modifiers[MOVEMENT_BONUS] == 0
    run_archimedes(t)
    say(t, "track-1")
    assert p.invested == 4
    assert p.modifiers[MOVEMENT_BONUS] == 1
    active = p.active
    strip(t, 0, FOOD, 2)
    run_archimedes(t)
    say(t, "track-1")
    assert p.invested == 8
    assert p.active == active + 1


def test_7_5_past_the_end_a_point_each() -> None:
    t = table()
    strip(t, 0, FOOD, 0)
    strip(t, 0, ECONOMY, 6)
    at_end = t.sheet().totals()[0]
    strip(t, 0, ECONOMY, 3)
    assert t.players[0].invested == 13
    assert t.sheet().totals()[0] == at_end + 3


def test_7_6_another_track_if_the_named_one_is_empty() -> None:
    t = table(own=effects(FOOD_CUBE))
    strip(t, 0, FOOD, 0)
    run_archimedes(t)
    assert words(t) == ["track-1", "track-2", "skip"]
    t = table()
    strip(t, 0, FOOD, 0)
    at = lay(t, "ter-02", 0, -1)
    unit(t, 0, SETTLER, 2, at)
    t.players[0].settle_tokens, t.settle_supply = 1, 7
    until(t, "expand")
    say(t, f"settle-{at}")
    assert asked(t) == "cube"
    assert words(t) == ["track-1", "track-2"]
    assert why(t, "track-0") == "horizon/7.1"
    say(t, "track-2")
    assert t.village[at] == 0
    assert t.players[0].left == [0, 8, 7]


def test_7_6_the_only_other_track_needs_no_question() -> None:
    t = table()
    strip(t, 0, FOOD, 0)
    strip(t, 0, ECONOMY, 0)
    at = lay(t, "ter-02", 0, -1)
    unit(t, 0, SETTLER, 2, at)
    t.players[0].settle_tokens, t.settle_supply = 1, 7
    until(t, "expand")
    say(t, f"settle-{at}")
    assert t.players[0].left == [0, 0, 7]
    assert t.village[at] == 0


def test_7_7_without_cubes_a_marker_and_no_investment() -> None:
    t = table(own=effects('[{ invest = "any" }, { coins = 3 }]'))
    for track in range(3):
        strip(t, 0, track, 0)
    p = t.players[0]
    at = lay(t, "ter-02", 0, -1)
    unit(t, 0, SETTLER, 2, at)
    p.settle_tokens, t.settle_supply = 1, 7
    coins, invested = p.coins, p.invested
    run_archimedes(t)
    assert p.coins == coins + 3
    assert p.invested == invested
    until(t, "expand")
    say(t, f"settle-{at}")
    assert (p.markers, p.villages, t.village[at]) == (1, 1, 0)


def test_7_8_taking_a_structure() -> None:
    t = run_text("[{ structure = 1 }]")
    shown = sorted(t.cards.zones[OPEN])
    assert words(t) == [f"structure-{card - STRUCTURE}" for card in shown] + ["skip"]
    hidden = next(i for i in range(24) if STRUCTURE + i not in shown)
    assert why(t, f"structure-{hidden}") == "horizon/7.8"
    say(t, words(t)[1])
    assert t.cards.zones[HAND] == [shown[1]]
    assert len(t.cards.zones[OPEN]) == 3
    assert len(t.cards.zones[STACK]) == 5


def test_7_8_empty_stack_and_empty_display() -> None:
    t = table(own=effects("[{ structure = 3 }, { coins = 1 }]"))
    while t.cards.zones[STACK + 2]:
        t.cards.draw(STACK + 2, HAND + 1, t.cards.everybody)
    for left in (2, 1, 0):
        run_archimedes(t)
        say(t, words(t)[0])
        assert len(t.cards.zones[OPEN + 2]) == left
    coins = t.players[0].coins
    run_archimedes(t)
    assert asked(t) == "act"
    assert t.players[0].coins == coins + 1


# -- governments ---------------------------------------------------------------------------------------------------


def test_8_2_steps_open_along_the_infrastructure_track() -> None:
    t = table(own=effects('[{ invest = "infrastructure" }]'))
    govern(t, 0, "g2b")
    p = t.players[0]
    steps = []
    for _ in range(8):
        run_archimedes(t)
        say(t, "track-2")
        coins = p.coins
        until(t, "act")
        steps.append(p.steps)
        assert p.coins >= coins
    assert steps == [1, 3, 3, 3, 7, 7, 7, 15]
    assert p.triggers & t.printed.governments[p.government].despotism.triggers


@pytest.mark.parametrize("left", [1, 0])
def test_8_3_democracy_at_the_last_cell(left: int) -> None:
    t = table()
    govern(t, 0, "g2b")
    strip(t, 0, ECONOMY, 4)
    strip(t, 0, INFRASTRUCTURE, left)
    sheet = t.sheet()
    government = sheet.points[sheet.lines.index("government")][0]
    assert government == (0 if left else 4)


def test_8_2_monarchy_is_gained_at_once() -> None:
    t = table(own=effects('[{ invest = "infrastructure" }]'))
    govern(t, 0, "g4a")
    strip(t, 0, INFRASTRUCTURE, 4)
    run_archimedes(t)
    p = t.players[0]
    active = p.active
    say(t, "track-2")
    gained = t.printed.governments[p.government].monarchy
    assert gained.parts
    assert p.active >= active + 3
    assert (p.steps >> 2) & 1


def test_8_2_no_step_opens_twice() -> None:
    own = effects('[{ invest = "infrastructure" }]')
    own += '[[cell]]\nid = "infrastructure-3"\nwithout = ["instant"]\ngovernment = "theocracy"\n'
    t = table(own=own, governments=["g2b", "g1b"])
    p = t.players[0]
    strip(t, 0, INFRASTRUCTURE, 6)
    before = p.modifiers
    assert before != [0, 0, 0, 0]
    run_archimedes(t)
    say(t, "track-2")
    assert (p.modifiers, p.steps) == (before, 3)
    assert t.audit() == ""


def test_8_4_an_effect_opens_a_step() -> None:
    t = table(own=effects('[{ government = "theocracy" }, { government = "monarchy" }]'), governments=["g4a", "g1b"])
    p = t.players[0]
    active = p.active
    run_archimedes(t)
    until(t, "act")
    assert p.steps == 7
    assert p.triggers & t.printed.governments[p.government].theocracy.triggers
    assert p.active >= active + 3  # of the monarchy
    pieces = p.active
    run_archimedes(t)
    assert (asked(t), p.active) == ("act", pieces)  # open already
    strip(t, 0, INFRASTRUCTURE, 3)
    assert t.audit() == ""


def test_a_cube_on_a_structure_lets_its_owner_recruit_there() -> None:
    t = table(own=effects('[{ recruit = "settler", from = "columns", strength = 1 }]'))
    built(t, 0, "str-02", CRADLE)
    hand(t, 0, "str-03")
    run(t, 0, t.printed.leaders[4].instant)
    assert words(t) == [f"settler-{CRADLE}", f"settler-{START}", "skip"]


@pytest.mark.parametrize(("track", "must", "asks"), [(0, 1, False), (0, 0, True), (ANY, 1, True), (ANY, 0, True)])
def test_7_3_what_must_be_invested_from_one_track_is_not_asked(track: int, must: int, asks: bool) -> None:
    t = table()
    before = t.players[0].left[:]
    t.push(Investing(0, track, must))
    t.settle()
    assert (asked(t) == "invest") == asks
    assert t.players[0].left[0] == before[0] - (not asks)


def test_7_6_the_question_tells_from_which_tracks() -> None:
    t = table()
    assert [InvestWhich(0, track, 0).about(t) for track in (ANY, 0)] == [[3, 1], [0, 0]]
    t.players[0].left[0] = 0
    assert InvestWhich(0, 0, 0).about(t) == [0, 2]
    assert (INVEST_KIND.about, STRUCTURE_KIND.spans[0].nouns) == (["track", "choice"], ["structure"])


@pytest.mark.clause("horizon/8.4")
def test_a_step_of_a_government_opens_once() -> None:
    t = table()
    t.players[1].steps = 0b010
    assert [GovernmentStep(0, step).possible(t, 1) for step in range(3)] == [True, False, True]
