"""Age of Heroes 4: the fair."""

from __future__ import annotations

import pytest

from cradle.games.heroes.numbers import CITY
from cradle.games.heroes.rounds import draws
from tests.games.heroes.positions import (
    asked,
    cities,
    discards,
    draw_next,
    give,
    hand,
    next_round,
    play_event,
    refuses,
    road,
    say,
    table,
)


def test_4_1_one_card_and_one_for_every_tribe_that_roads_lead_to() -> None:
    t = table(6)
    assert [draws(t, seat) for seat in range(6)] == [1] * 6
    road(t, 0, 1)
    assert [draws(t, seat) for seat in range(6)] == [2, 2, 1, 1, 1, 1]
    road(t, 1, 2)
    road(t, 4, 5)
    assert [draws(t, seat) for seat in range(6)] == [3, 3, 3, 1, 2, 2]


def test_4_1_a_ring_of_roads() -> None:
    t = table(6)
    for seat in range(6):
        road(t, seat, (seat + 1) % 6)
    assert [draws(t, seat) for seat in range(6)] == [6] * 6


def test_4_1_everybody_draws_beginning_with_the_first_player() -> None:
    t = table(3)
    t.starter = 2
    road(t, 0, 1)
    draw_next(t, "gold iron iron wood wood")
    next_round(t)
    assert [hand(t, seat) for seat in range(3)] == [["iron", "iron"], ["wood", "wood"], ["gold"]]


def test_4_1_the_fallen_draw_nothing() -> None:
    t = table(3)
    cities(t, 0, 0)
    t.tribes[0].fallen = True
    draw_next(t, "gold iron")
    next_round(t)
    assert [hand(t, seat) for seat in range(3)] == [[], ["gold"], ["iron"]]


def test_4_2_all_draw_before_any_card_takes_effect() -> None:
    """The grain drawn after the famine starves too."""
    t = table(3)
    draw_next(t, "famine grain grain")
    next_round(t)
    for seat in t.asked():
        say(t, seat, "pass")
    assert [hand(t, seat) for seat in range(3)] == [[], [], []]
    assert discards(t) == ["famine", "grain", "grain"]


def test_4_2_immediate_cards_lie_open() -> None:
    t = table(3)
    draw_next(t, "volcano grain grain")
    next_round(t)
    assert asked(t, 0) == "strike"
    players = t.view(3)["players"]
    assert isinstance(players, list)
    assert sum(players[0]["waiting"]) == 1


def test_4_3_from_the_first_player_and_in_an_order_of_ones_own() -> None:
    t = table(3)
    road(t, 0, 1)
    draw_next(t, "volcano population-boom iron population-boom iron")
    next_round(t)
    assert asked(t, 0) == "order"
    refuses(t, 0, "play famine", "4.3")
    say(t, 0, "play population-boom")
    assert t.tribes[0].cities == 2
    assert t.tribes[1].cities == 1  # the next player waits
    say(t, 0, "city 2")
    say(t, 2, "pass")
    assert t.tribes[1].cities == 2


def test_4_3_cards_of_one_kind_need_no_order() -> None:
    t = table(3)
    play_event(t, 0, "population-boom population-boom")
    assert t.tribes[0].cities == 3


def test_4_3_each_is_finished_before_the_next_begins() -> None:
    """A tribe that falls to the first card is no target of the second."""
    t = table(4)
    cities(t, 1, 0)
    give(t, 1, "grain")
    give(t, 2, "iron")
    play_event(t, 0, "famine volcano")
    say(t, 0, "play famine")
    for seat in t.asked():
        say(t, seat, "pass")
    assert t.tribes[1].fallen
    assert asked(t, 0) == "strike"


def test_4_4_cards_of_a_fallen_player_have_no_effect() -> None:
    t = table(3)
    cities(t, 1, 0)
    draw_next(t, "famine population-boom iron")
    next_round(t)
    for seat in t.asked():
        say(t, seat, "pass")
    assert t.tribes[1].fallen
    assert t.tribes[1].cities == 0
    assert t.stock[CITY] == 10
    assert discards(t) == ["famine", "population-boom"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_4_5_then_everybody_trades_without_a_hand_limit(seats: int) -> None:
    t = table(seats)
    give(t, 0, "iron " * 9)
    draw_next(t, "wood " * seats)
    next_round(t)
    assert t.asked() == list(range(seats))
    assert len(t.hand(0)) == 10
