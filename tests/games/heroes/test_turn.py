"""Age of Heroes 3: the round and the turn."""

from __future__ import annotations

import pytest

from cradle.games.heroes.hands import draw
from cradle.games.heroes.numbers import CARDS
from cradle.games.heroes.pieces import AWAY, DECK, DISCARD, HAND, LED, SEAT_ZONES, SENT, SHAKEN
from tests.games.heroes.positions import (
    act,
    army,
    asked,
    cities,
    clean_up,
    discards,
    draw_next,
    fortress,
    give,
    hand,
    may,
    next_round,
    refuses,
    say,
    stones,
    table,
    turn,
)


def test_3_1_a_fair_and_then_a_turn_of_each() -> None:
    t = table(3)
    t.starter = 1
    t.round = 4
    draw_next(t, "iron iron iron wood wood wood")
    next_round(t)
    assert t.round == 5
    seen = []
    for seat in (0, 1, 2):
        say(t, seat, "done")
    while t.round == 5:
        seat = t.first()
        if asked(t, seat) == "action":
            seen.append(seat)
            say(t, seat, "rest")
        else:
            say(t, seat, "lay 0")
    assert seen == [1, 2, 0]


def test_3_1_the_role_of_a_fallen_first_player_passes_to_the_left() -> None:
    t = table(3)
    t.starter = 1
    cities(t, 1, 0)
    t.tribes[1].fallen = True
    draw_next(t, "iron iron")
    next_round(t)
    assert t.starter == 2
    assert t.asked() == [0, 2]


def test_3_2_one_card_is_drawn() -> None:
    t = table()
    draw_next(t, "gold")
    turn(t, 0)
    assert hand(t, 0) == ["gold"]
    assert asked(t, 0) == "action"


def test_3_2_an_immediate_card_is_played_and_not_replaced() -> None:
    t = table()
    draw_next(t, "population-boom iron")
    turn(t, 0)
    assert hand(t, 0) == []
    assert t.tribes[0].cities == 2


def test_3_3_the_discards_become_the_deck() -> None:
    t = table()
    while len(t.cards.zones[DECK]) > 1:
        t.cards.draw(DECK, DISCARD, t.cards.everybody)
    draw(t, 0, False)
    assert (len(t.cards.zones[DECK]), len(t.cards.zones[DISCARD])) == (0, 107)
    draw(t, 0, True)
    assert len(t.cards.zones[DECK]) == 106
    assert t.audit() == ""


def test_3_3_nothing_left_to_draw() -> None:
    t = table(2)
    while t.cards.zones[DECK]:
        t.cards.draw(DECK, HAND + SEAT_ZONES, t.cards.everybody)
    draw(t, 0, False)
    assert t.hand(0) == []


def test_3_4_one_action_only() -> None:
    t = table()
    give(t, 0, "stone wood wood stone wood wood")
    act(t)
    say(t, 0, "buy city")
    assert asked(t, 0) == "build-more"  # no taxes and no war after building
    say(t, 0, "stop")
    assert asked(t, 0) != "action"


def test_3_4_nothing_at_all() -> None:
    t = table()
    act(t)
    say(t, 0, "rest")
    assert t.over()


@pytest.mark.parametrize("taken", [1, 2, 3])
def test_3_5_up_to_one_card_a_city(taken: int) -> None:
    t = table()
    cities(t, 0, 3)
    draw_next(t, "iron iron iron")
    act(t)
    refuses(t, 0, "tax 4", "3.5")
    refuses(t, 0, "tax 0", "3.5")
    say(t, 0, f"tax {taken}")
    assert hand(t, 0) == ["iron"] * taken


def test_3_5_all_are_drawn_before_any_is_played_and_a_new_city_pays_nothing() -> None:
    t = table()
    cities(t, 0, 2)
    draw_next(t, "population-boom gold iron")
    act(t)
    say(t, 0, "tax 2")
    assert t.tribes[0].cities == 3
    assert hand(t, 0) == ["gold"]


def test_3_6a_a_card_for_a_card_without_a_city() -> None:
    t = table()
    cities(t, 0, 0)
    give(t, 0, "iron grain")
    draw_next(t, "gold")
    act(t)
    refuses(t, 0, "tax 1", "3.5")
    refuses(t, 0, "exchange wood", "3.6a")
    say(t, 0, "exchange iron")
    assert hand(t, 0) == ["gold", "grain"]
    assert discards(t) == ["iron"]


def test_3_6_not_with_a_city() -> None:
    t = table()
    give(t, 0, "iron")
    act(t)
    refuses(t, 0, "exchange iron", "3.6")


def test_3_7_any_number_of_the_own_special_resource() -> None:
    t = table()
    give(t, 0, "limestone limestone concrete")
    act(t)
    say(t, 0, "rest")
    assert asked(t, 0) == "lay-stones"
    refuses(t, 0, "lay 3", "3.7")
    say(t, 0, "lay 2")
    assert t.tribes[0].stones == 2
    assert hand(t, 0) == ["concrete"]  # of another tribe


def test_3_7_only_in_this_phase() -> None:
    t = table()
    give(t, 0, "limestone")
    act(t)
    assert {span.name for span in t.kind(0).spans}.isdisjoint({"lay"})
    say(t, 0, "rest", "lay 0")
    assert t.tribes[0].stones == 0
    assert hand(t, 0) == ["limestone"]


def test_3_8_a_monument_holds_five() -> None:
    t = table()
    stones(t, 0, 4)
    give(t, 0, "limestone limestone")
    act(t)
    say(t, 0, "rest")
    refuses(t, 0, "lay 2", "3.8")
    say(t, 0, "lay 1")
    assert t.tribes[0].stones == 5
    assert hand(t, 0) == ["limestone"]


def test_3_9_down_to_five_of_ones_own_choice() -> None:
    t = table()
    give(t, 0, "iron iron iron iron wood wood gold gold")
    act(t)
    say(t, 0, "rest", "lay 0")
    refuses(t, 0, "drop stone", "3.9")
    say(t, 0, "drop iron", "drop iron", "drop wood")
    assert hand(t, 0) == ["gold", "gold", "iron", "iron", "wood"]
    assert discards(t) == ["iron", "iron", "wood"]
    assert t.over()


def test_3_9_others_may_hold_more() -> None:
    t = table()
    give(t, 1, "iron " * 8)
    act(t, 0)
    say(t, 0, "rest")
    assert len(t.hand(1)) == 8


def test_3_10_armies_come_home_in_the_next_turn() -> None:
    t = table()
    army(t, 0, 1, AWAY | SENT)
    army(t, 0, 1, AWAY | LED)
    clean_up(t, 0)
    assert sorted(t.tribes[0].armies) == [LED, AWAY]
    clean_up(t, 0)
    assert sorted(t.tribes[0].armies) == [0, LED]


def test_3_10_earthquake_cards_go_to_the_discards() -> None:
    t = table()
    army(t, 0, 1, SHAKEN)
    army(t, 1, 1, SHAKEN)
    clean_up(t, 0)
    assert t.tribes[0].armies == [0]
    assert t.tribes[1].armies == [SHAKEN]
    assert discards(t) == ["earthquake"]


def test_3_11_who_falls_has_no_turn_left() -> None:
    t = table(3)
    cities(t, 0, 0)
    fortress(t, 0)
    give(t, 1, "iron")
    give(t, 0, "grain")
    draw_next(t, "famine")
    turn(t, 0)
    while not t.over():
        say(t, t.first(), "pass")
    assert t.tribes[0].fallen
    assert t.stock[2] == 9


def test_phases_of_a_turn_in_their_order() -> None:
    t = table()
    draw_next(t, "limestone")
    give(t, 0, "iron iron iron iron iron iron")
    turn(t, 0)
    order = []
    while not t.over():
        order.append(asked(t, 0))
        if order[-1] == "action":
            say(t, 0, "rest")
        elif order[-1] == "lay-stones":
            assert may(t, 0, "lay 1")
            say(t, 0, "lay 0")
        else:
            say(t, 0, "drop iron")
    assert order == ["action", "lay-stones", "discard-down", "discard-down"]
    assert CARDS[t.tribes[0].special] in hand(t, 0)
