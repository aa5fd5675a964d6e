"""The worked examples of the printed rules, and small cases made from their numbers."""

from __future__ import annotations

import pytest

from cradle.games.horizon.numbers import (
    COLOURS,
    CRADLE,
    DECK,
    ECONOMY,
    FOOD,
    HELD,
    INFRASTRUCTURE,
    LEADER,
    SETTLER,
    SOLDIER,
    START,
)
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    action_text,
    activate,
    asked,
    built,
    clear_units,
    effects,
    govern,
    hand,
    know,
    lay,
    lead,
    number,
    own_city,
    own_village,
    put_card,
    run_archimedes,
    say,
    stack,
    strip,
    table,
    unit,
    until,
    words,
)


@pytest.mark.clause("horizon/6.4", "horizon/6.5", "horizon/6.7", "horizon/6.8", "horizon/6.12")
def test_discovering_a_level_three_technology() -> None:
    t = table(own=effects('[{ research = [3], from = "active" }]'))
    put_card(t, "ii-2", "t2-maths")
    put_card(t, "ii-3", "t2-philosophy")
    know(t, 0, "ii-2")
    know(t, 0, "ii-3")
    lead(t, "iii-2", "l3-musa")
    stack(t, 3, "t3-gunpowder", "t3-rockets", "t3-banking", "t3-cooling")
    activate(t, 0, 1)
    run_archimedes(t)
    say(t, "slot-11")
    p = t.players[0]
    assert p.active == 0
    assert (p.slots >> 11) & 1
    assert t.cards.zones[HELD] == [LEADER + number("leader", "l3-musa")]
    assert asked(t) == "choose"
    say(t, "pick-0")
    assert words(t) == [f"colour-{COLOURS.index('blue')}", f"colour-{COLOURS.index('green')}"]
    say(t, "colour-0")
    cards = {name: number("technology", f"t3-{name}") for name in ("gunpowder", "rockets", "banking", "cooling")}
    assert words(t) == [f"technology-{cards['rockets']}", f"technology-{cards['cooling']}"]
    active = p.active
    say(t, f"technology-{cards['cooling']}")
    assert t.slot_card[11] == cards["cooling"]
    assert asked(t) == "invest"  # its instant bonus
    until(t, "act")
    assert p.active == active + 2  # the card's piece, and the one for a discovery that philosophy gives
    assert t.cards.zones[DECK + 1][2::-1] == [cards["gunpowder"], cards["rockets"], cards["banking"]]


@pytest.mark.clause("horizon/7.3", "horizon/8.2")
def test_investing_an_infrastructure_cube_with_a_government_symbol() -> None:
    t = table(own=effects('[{ invest = "infrastructure" }]'))
    govern(t, 0, "g2b")
    strip(t, 0, INFRASTRUCTURE, 7)
    run_archimedes(t)
    p = t.players[0]
    say(t, "track-2")
    assert p.left[INFRASTRUCTURE] == 6
    assert p.steps == 3
    assert asked(t) == "strengthen"
    assert p.invested == 2


@pytest.mark.clause("horizon/11.1", "horizon/11.2", "horizon/11.3", "horizon/11.4", "horizon/16.4")
def test_settling_a_village() -> None:
    t = table()
    clear_units(t, 0)
    at = lay(t, "ter-01", 0, -1)
    unit(t, 0, SETTLER, 4, at)
    p = t.players[0]
    p.settle_tokens, t.settle_supply = 1, 7
    until(t, "expand")
    columns, coins, economy = p.inactive(), p.coins, p.left[ECONOMY]
    say(t, f"settle-{at}")
    assert p.coins == coins + 3
    assert p.left[ECONOMY] == economy - 1
    assert p.inactive() == columns + 1
    assert not any(place == at for place in p.at)
    assert t.village[at] == 0
    assert sum(t.sheet().points[3]) == 4


@pytest.mark.clause("horizon/11.1", "horizon/11.3", "horizon/16.4")
def test_fortifying_a_city() -> None:
    t = table()
    at = lay(t, "ter-01", 0, -1)
    own_village(t, 1, at)
    unit(t, 0, SOLDIER, 3, at)
    p = t.players[0]
    p.fortify_tokens, t.fortify_supply = 1, 7
    until(t, "expand")
    columns, left = p.inactive(), p.left[INFRASTRUCTURE]
    say(t, f"fortify-{at}")
    assert p.left[INFRASTRUCTURE] == left - 1
    assert p.inactive() == columns + 1
    assert t.city[at] == 0
    assert t.sheet().points[4] == [7, 0]


@pytest.mark.clause("horizon/11.2")
def test_no_change_for_surplus_strength() -> None:
    t = table()
    clear_units(t, 0)
    at = lay(t, "ter-15", 0, -1)  # strength 4
    for _ in range(2):
        unit(t, 0, SETTLER, 3, at)
    p = t.players[0]
    p.settle_tokens, t.settle_supply = 1, 7
    until(t, "expand")
    columns = p.inactive()
    say(t, f"settle-{at}")
    assert p.inactive() == columns + 2
    assert sum(p.strength) == 0


def builders(strength: int) -> Horizon:
    """Seat 0 with a settler on the own start tile and the farm in its supply, about to expand."""
    t = table()
    clear_units(t, 0)
    unit(t, 0, SETTLER, strength, START)
    hand(t, 0, "str-01")
    until(t, "act")
    t.players[0].coins = 5
    say(t, "move-3-0")
    return t


FOUND_FARM = f"found-0-{START}"


@pytest.mark.clause("horizon/12.4", "horizon/9.5")
@pytest.mark.parametrize(("strength", "after"), [(3, [2]), (1, [])])
def test_the_builder_grows_weaker(strength: int, after: list[int]) -> None:
    t = builders(strength)
    p = t.players[0]
    columns, active = p.inactive(), p.active
    say(t, FOUND_FARM)
    assert [p.strength[u] for u in range(8) if p.at[u] >= 0] == after
    assert p.inactive() + p.active == columns + active + (0 if after else 1)


@pytest.mark.clause("horizon/12.5", "horizon/12.6", "horizon/16.5", "horizon/10.4")
def test_the_farm_of_two_players() -> None:
    t = builders(3)
    p, q = t.players
    coins, active = p.coins, p.active
    say(t, FOUND_FARM)
    assert p.coins == coins - 2
    assert p.active > active
    assert p.at[4] == -1
    assert p.at[0] == START
    assert t.structure[START] == 0
    assert t.left_builder[START] == 0
    assert t.sheet().points[5] == [0, 0]
    until(t, "act")
    unit(t, 1, SETTLER, 2, START)
    q.coins = 5
    say(t, "move-3-0")
    coins, active = q.coins, q.active
    say(t, f"join-{START}")
    assert q.coins == coins - 2
    assert q.active > active
    assert t.right_builder[START] == 1
    assert [q.strength[u] for u in range(8) if q.at[u] == START] == [1]
    assert t.sheet().points[5] == [1, 0]


@pytest.mark.clause("horizon/13.2", "horizon/13.3")
def test_the_choice_of_production() -> None:
    t = table()
    strip(t, 0, FOOD, 6)
    strip(t, 0, ECONOMY, 7)
    until(t, "produce")
    p = t.players[0]
    twin = t.clone()
    columns, active, coins = p.columns[:], p.active, p.coins
    say(t, "population")
    assert p.columns[:2] == [columns[0] - 1, columns[1] - 1]
    assert p.active == active + 2
    say(twin, "coins")
    assert twin.players[0].coins == coins + 1


@pytest.mark.clause("horizon/14.1", "horizon/14.3")
def test_the_first_to_complete_a_goal() -> None:
    t = table()
    t.goals = [number("goal", name) for name in ("goal-a3", "goal-b3", "goal-c3")]
    for seat in range(2):
        unit(t, seat, SOLDIER, 6, START + seat)
        unit(t, seat, SOLDIER, 6, START + seat)
    for _ in range(2):
        say(t, "move-3-0", "coins", "track-2")
        until(t, "act")
    assert t.goal_first[2] == 0
    assert t.sheet().points[0] == [5, 3]


@pytest.mark.clause("horizon/9.1", "horizon/4.10")
def test_the_recruit_symbol_of_the_iconography() -> None:
    steps = '[{ recruit = "either", from = "active", strength = 2 }]'
    t = table(own=action_text("t2-cavalry", steps, "{ coins = 1 }"))
    know(t, 0, "ii-1", "t2-cavalry")
    p = t.players[0]
    p.space = 12
    say(t, f"move-{number('action', 't2-cavalry')}-0", f"soldier-{START}")
    assert (p.coins, p.active, p.strength[8]) == (0 + 1, 0, 2)  # the War Host's coin for a soldier


@pytest.mark.clause("horizon/2.6", "horizon/1.5")
def test_population_at_the_beginning() -> None:
    for p in table(3).players:
        assert p.columns == [6, 5, 4, 3, 2]
        assert p.active == 1
        assert p.coins == 1
        assert sum(p.columns) + p.active + 1 == 22


@pytest.mark.clause("horizon/13.5", "horizon/4.16")
def test_selling_a_piece() -> None:
    t = table()
    until(t, "produce")
    p = t.players[0]
    p.columns, p.active, p.coins = [4, 5, 4, 3, 1], 4, 0
    say(t, "exchange", "sell")
    assert (p.columns, p.active, p.coins) == ([4, 5, 4, 3, 2], 3, 1)


@pytest.mark.clause("horizon/4.16")
def test_exhausting_to_the_rightmost_free_cell() -> None:
    p = table().players[0]
    p.columns, p.active = [3, 4, 4, 3, 2], 5
    p.exhaust(1)
    assert (p.columns, p.active) == ([3, 5, 4, 3, 2], 4)


@pytest.mark.clause("horizon/6.1", "horizon/5.8")
def test_level_four_with_two_of_three_links() -> None:
    t = table()
    for name, r in (("ter-01", -1), ("ter-02", 1)):
        at = lay(t, name, 0, r)
        own_village(t, 1, at)
        own_city(t, 0, at)
    know(t, 0, "iii-1")
    know(t, 0, "iii-3")
    lead(t, "iv-1", "l4-einstein")
    put_card(t, "iv-1", "t4-union")
    p = t.players[0]
    p.coins, p.space = 6, 12
    activate(t, 0, 3)
    say(t, f"move-{number('action', 'advanced-8')}-0")
    columns = p.inactive()
    say(t, "slot-16")
    assert (p.coins, p.active) == (0, 0)
    assert p.inactive() == columns
    assert (p.slots >> 16) & 1


@pytest.mark.clause("horizon/3.2")
def test_the_end_is_one_round_after_the_trigger() -> None:
    t = table(4)
    t.goals = [number("goal", name) for name in ("goal-a3", "goal-b3", "goal-c3")]
    t.goal_done, t.goal_first = [2, 4, 8], [1, 2, 3]
    for seat in (1, 2, 3):
        t.players[seat].markers += 1
    t.round = 17
    unit(t, 0, SOLDIER, 6, START)
    unit(t, 0, SOLDIER, 6, START)
    say(t, "move-3-0", "coins", "track-0")
    assert t.last_round == 18
    until(t, "nothing")
    assert t.over()
    assert [p.turns for p in t.players] == [2, 2, 2, 2]


@pytest.mark.clause("horizon/10.9", "horizon/10.10")
def test_exploring_in_order() -> None:
    t = table(own=effects("[{ move = 3 }]"))
    t.cards.zones[11].sort()  # the last territory comes first: an investment as its discovery
    t.players[0].at[0] = CRADLE
    run_archimedes(t)
    place = 28
    say(t, "go-0-1")
    assert asked(t) == "invest"
    assert t.cell[place] < 0
    assert t.players[0].at[0] == CRADLE
    say(t, "skip")
    assert t.cell[place] >= 0
    assert t.players[0].at[0] == place
    assert all(t.beside(place, int(word[-1])) >= 0 for word in words(t) if word != "stop")


@pytest.mark.clause("horizon/13.4")
def test_production_needs_removed_cubes() -> None:
    t = table()
    until(t, "produce")
    label = [t.label(0, answer).numbers for answer in (0, 1)]
    assert label == [[0], [0]]


@pytest.mark.clause("horizon/16.2")
def test_points_for_technologies() -> None:
    t = table()
    slots = ["i-1", "i-2", "i-3", "i-4", "ii-1", "ii-2", "ii-3", "ii-4", "ii-5", "iii-1", "iii-2", "iii-3", "iv-2"]
    for slot in slots:
        know(t, 0, slot)
    assert t.sheet().points[1] == [27, 0]


def test_a_structure_of_a_rival_may_be_joined_on_the_cradle() -> None:
    t = table()
    built(t, 1, "str-01", CRADLE)
    t.players[0].at[0] = CRADLE
    t.players[0].coins = 5
    until(t, "expand")
    assert f"join-{CRADLE}" in words(t)
