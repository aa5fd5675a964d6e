"""Chapter 15: lists of effects, choices, events."""

from __future__ import annotations

import pytest

from cradle.games.horizon.numbers import CRADLE, ECONOMY, FOOD, SETTLER, SOLDIER, START
from tests.games.horizon.positions import (
    act,
    activate,
    asked,
    box,
    effects,
    govern,
    know,
    lay,
    lead,
    next_tile,
    number,
    own_village,
    put_card,
    run,
    run_archimedes,
    run_text,
    say,
    space,
    strip,
    table,
    unit,
    until,
    why,
    words,
)


def test_15_1_in_order_as_far_as_possible() -> None:
    t = run_text('[{ strengthen = "soldier", by = 1 }, { coins = 2 }, { population = 1 }]')
    assert asked(t) == "act"  # no soldier to strengthen
    assert (t.players[0].coins, t.players[0].active) == (3, 2)
    t = table(own=effects("[{ population = 5 }, { coins = 1 }]"))
    p = t.players[0]
    activate(t, 0, p.inactive() + p.active - 2)
    active = p.active
    run_archimedes(t)
    assert p.active == active + 2
    assert p.inactive() == 0


def test_15_2_bonuses_may_be_declined_except_movement() -> None:
    t = run_text('[{ invest = "food" }, { recruit = "settler", from = "columns", strength = 1 }, { move = 1 }]')
    say(t, "skip", "skip")
    assert asked(t) == "move"
    assert why(t, "stop") == "horizon/10.2"
    assert t.players[0].cubes() == 24


def test_15_3_a_bonus_inside_a_bonus_comes_first() -> None:
    t = table(own=effects('[{ invest = "food" }, { coins = 10 }]'))
    strip(t, 0, FOOD, 7)
    run_archimedes(t)
    say(t, "track-0")
    assert asked(t) == "strengthen"
    assert t.players[0].coins == 1
    say(t, "skip")
    assert t.players[0].coins == 11


def test_15_4_no_card_reacts_to_its_own_arrival() -> None:
    t = table(own=effects('[{ research = [2], from = "columns", ignore-links = true }]'))
    govern(t, 0, "g1a")
    lead(t, "ii-1", "l2-ashoka")
    put_card(t, "ii-1", "t2-philosophy")  # a piece for being the first to research
    active = t.players[0].active
    run_archimedes(t)
    say(t, "slot-4")
    assert t.players[0].active == active
    lead(t, "ii-2", "l2-cleopatra")
    put_card(t, "ii-2", "t2-astronomy")
    run_archimedes(t)
    say(t, "slot-5")
    assert t.players[0].active == active + 1


def test_15_4_a_step_opened_by_the_event_does_not_react_to_it() -> None:
    t = table(own=effects('[{ research = [2], from = "columns", ignore-links = true }]'))
    govern(t, 0, "g2a")  # theocracy: a piece for being the first to research
    strip(t, 0, 2, 7)
    lead(t, "ii-1", "l2-hammurabi")
    put_card(t, "ii-1", "t2-astronomy")
    active, coins = t.players[0].active, t.players[0].coins
    run_archimedes(t)
    say(t, "slot-4", "pick-0", "track-2")
    until(t, "act")
    assert t.players[0].steps == 3
    assert t.players[0].active == active  # the theocracy came too late
    assert t.players[0].coins == coins + 2 + 1  # the card's coins, and despotism's, in their turn


def test_15_4_after_the_event_with_all_its_bonuses() -> None:
    t = table(own=effects("[{ move = 1 }]"))
    govern(t, 0, "g3b")
    next_tile(t, "ter-04")
    run_archimedes(t)
    coins = t.players[0].coins
    say(t, "go-0-2")
    assert asked(t) == "structure"
    assert t.players[0].coins == coins
    say(t, "skip")
    assert t.players[0].coins == coins + 1


ORDER = """
[[government]]
id = "g3b"
despotism = [
  { on = "explore", do = [{ recruit = "soldier", from = "active", strength = 1 }] },
  { on = "explore", do = [{ population = 1 }] },
]
"""


def test_15_4_several_follow_in_their_owners_order() -> None:
    t = table(own=ORDER + effects("[{ move = 1 }]"), governments=["g3b", "g1b"])
    activate(t, 0, 0)
    next_tile(t, "ter-01")
    run_archimedes(t)
    say(t, "go-0-2")
    assert asked(t) == "order"
    assert len(words(t)) == 2
    first, second = words(t)
    assert why(t, "trigger-47") == "horizon/15.4"
    say(t, second)  # the piece first, so that it can be recruited
    assert asked(t) == "recruit"
    assert first != second


def test_15_4_no_order_matters_among_what_is_printed() -> None:
    assert all(trigger.program.commutes for trigger in table().printed.triggers)


@pytest.mark.clause("horizon/15.5", "horizon/15.5a")
def test_an_option_that_does_nothing_only_if_all_are_like_that() -> None:
    text = '[{ choose = [[{ strengthen = "soldier", by = 1 }], [{ coins = 1 }]] }]'
    t = run_text(text)
    assert words(t) == ["pick-1"]
    assert why(t, "pick-0") == "horizon/15.5"
    assert why(t, "pick-3") == "horizon/15.5a"
    t = run_text('[{ choose = [[{ strengthen = "soldier", by = 1 }], [{ expand = "fortify" }]] }]')
    assert words(t) == ["pick-0", "pick-1"]
    say(t, "pick-1")
    assert asked(t) == "act"


@pytest.mark.parametrize(("who", "coins"), [("others", [1, 4, 4]), ("everybody", [4, 4, 4])])
def test_15_6_several_players_in_turn_order(who: str, coins: list[int]) -> None:
    t = run_text(f"[{{ {who} = [{{ coins = 3 }}] }}]", seats=3)
    assert [p.coins for p in t.players] == coins
    t = table(3, own=effects(f'[{{ {who} = [{{ strengthen = "settler", by = 1 }}] }}]'))
    run_archimedes(t)
    order = []
    while asked(t) == "strengthen":
        order.append(t.first())
        say(t, words(t)[0])
    assert order == ([1, 2] if who == "others" else [0, 1, 2])


def test_15_7_counted_once() -> None:
    t = table(own=effects('[{ each = { count = "coins" }, per = 2, most = 3, do = [{ coins = 2 }] }]'))
    t.players[0].coins = 5
    run_archimedes(t)
    assert t.players[0].coins == 9
    t.players[0].coins = 99
    run_archimedes(t)
    assert t.players[0].coins == 105


def test_15_8_a_basic_action_by_an_effect() -> None:
    t = table(own=effects("[{ basic = [1, 2, 3, 4] }]"))
    know(t, 0, "i-1")
    p = t.players[0]
    p.coins = 2
    p.space = space("basic-2")
    t.players[1].space = space("basic-1")
    run_archimedes(t)
    assert words(t) == ["action-0", "action-1", "action-2", "action-3", "skip"]
    say(t, "action-1")
    assert p.coins == 0
    assert asked(t) == "research"
    assert p.space == space("basic-2")
    t = table(own=effects("[{ basic = [2, 4] }]"))
    run_archimedes(t)
    assert words(t) == ["action-3", "skip"]
    assert why(t, "action-0") == "horizon/15.8"
    assert why(t, "action-1") == "horizon/4.9"


def test_15_9_tokens_as_long_as_there_are_some() -> None:
    t = table(own=effects('[{ token = "settle", times = 3 }, { token = "fortify" }]'))
    t.players[1].settle_tokens, t.settle_supply = 6, 2
    run_archimedes(t)
    p = t.players[0]
    assert (p.settle_tokens, t.settle_supply, p.fortify_tokens) == (2, 0, 1)


COUNTS = {
    "villages": 1,
    "cities": 0,
    "structures": 0,
    "techs": 2,
    "leaders": 0,
    "goals": 0,
    "invest-cubes": 9,
    "tracks-empty": 1,
    "units": 2,
    "unit-strength": 5,
    "active-pop": 4,
    "coins": 7,
    "open-columns": 5,
    "tiles-with-cube": 1,
}


@pytest.mark.clause("horizon/15.7")
@pytest.mark.parametrize("counter", COUNTS)
def test_every_counter(counter: str) -> None:
    t = table(own=effects(f'[{{ each = {{ count = "{counter}" }}, do = [{{ vp = 1 }}] }}]'))
    own_village(t, 0, lay(t, "ter-01", 0, -1))
    know(t, 0, "i-1")
    know(t, 0, "ii-1")
    strip(t, 0, FOOD, 0)
    strip(t, 0, ECONOMY, 7)
    unit(t, 0, SOLDIER, 3, CRADLE)
    activate(t, 0, 4)
    t.players[0].coins = 7
    run_archimedes(t)
    assert t.players[0].noted == COUNTS[counter]


@pytest.mark.parametrize(
    ("of", "n"),
    [
        ('{ count = "techs-level", level = 1 }', 1),
        ('{ count = "techs-level", level = 4 }', 1),
        ('{ count = "techs-colour", colour = "red" }', 2),
        ('{ count = "techs-colour", colour = "green" }', 1),
        ('{ count = "cubes-off", track = "economy" }', 3),
    ],
)
def test_counters_of_a_level_colour_or_track(of: str, n: int) -> None:
    t = table(own=effects(f"[{{ each = {of}, do = [{{ vp = 1 }}] }}]"))
    know(t, 0, "i-1", "t1-wheel")
    know(t, 0, "ii-1", "t2-cavalry")
    know(t, 0, "iv-1")
    strip(t, 0, ECONOMY, 5)
    run_archimedes(t)
    assert t.players[0].noted == n


def test_a_trigger_of_the_recruited_kind_only() -> None:
    t = table(governments=["g1b", "g2a"])
    act(t, "basic-3")
    say(t, f"settler-{START}")
    assert t.players[0].coins == 1
    run(t, 0, box().printed.leaders[number("leader", "l2-attila")].instant)
    say(t, f"soldier-{START}")
    assert t.players[0].coins == 2
    assert t.players[0].strength[SETTLER + 8] == 2
