"""Hadara 3: first player and wheel."""

from __future__ import annotations

import pytest

from cradle.core.errors import Refused
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.hadara.box import COLOURS, CRESTS
from cradle.games.hadara.zones import DECK
from tests.games.hadara.positions import STANDARD, heard, listen, opening, position, round_of, say


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_3_1_epochs_are_led_by_rising_initiative(seats: int, seed: int) -> None:
    table = opening(seats, seed)
    order = sorted(range(seats), key=lambda s: STANDARD.printed.setups[table.players[s].setup].initiative)
    assert table.leaders == order[:3]
    assert table.asked() == [order[0]]


@pytest.mark.parametrize("seed", range(5))
def test_3_1a_two_players_lead_in_turn(seed: int) -> None:
    table = opening(2, seed)
    low, high = sorted([0, 1], key=lambda s: STANDARD.printed.setups[table.players[s].setup].initiative)
    assert table.leaders == [low, high, low]


@pytest.mark.parametrize(("step", "words"), [("colonies", "none"), ("busts", "none"), ("medals", "done")])
@pytest.mark.parametrize(("epoch", "order"), [(1, [0, 1, 2, 3]), (2, [1, 2, 3, 0]), (3, [2, 3, 0, 1])])
def test_3_2_steps_go_clockwise_from_the_leader(step: str, words: str, epoch: int, order: list[int]) -> None:
    wishes = position(4).epoch(epoch)
    for seat in range(4):
        wishes.seat(seat).tracks(military=3, culture=6).coins(99)
    assert round_of(wishes.ask(step), words) == order


@pytest.mark.parametrize(("epoch", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_3_2_feeding_goes_clockwise_from_the_leader(epoch: int, order: list[int]) -> None:
    wishes = position(3).epoch(epoch)
    for seat in range(3):
        wishes.seat(seat).owns(f"y1-0{seat + 1}")
    table = wishes.ask("feeding")
    for seat in order:
        assert table.asked() == [seat]
        say(table, seat, f"discard y1-0{seat + 1}")
    assert table.over()


@pytest.mark.parametrize(("epoch", "order"), [(1, [0, 1, 2]), (2, [1, 2, 0]), (3, [2, 0, 1])])
def test_3_2_income_goes_clockwise_from_the_leader(epoch: int, order: list[int]) -> None:
    table = position(3).epoch(epoch).table(["income"], ["set-wheel", 0])
    journal = listen(table)
    table.answer(0, 4)
    assert [told[1] for told in heard(journal) if told[0] == "income"] == order


def test_3_2_all_finish_a_step_before_the_next_begins() -> None:
    wishes = position(3).epoch(2)
    for seat in range(3):
        wishes.seat(seat).tracks(military=3, culture=6).coins(12)
    table = wishes.table(["medals", 0], ["feeding", 0], ["busts", 0], ["colonies", 0])
    asked: list[tuple[str, int]] = []
    while table.asked():
        seat = table.first()
        asked.append((table.kind(seat).name, seat))
        table.answer(seat, 0)
    steps = ["colony", "bust", "medal"]
    assert asked == [(step, seat) for step in steps for seat in (1, 2, 0)]


@pytest.mark.parametrize("wheel", range(5))
def test_3_3_the_leader_sets_the_wheel_to_any_position(wheel: int) -> None:
    table = opening(3)
    leader = table.leaders[0]
    assert table.asked() == [leader]
    assert table.answers(leader) == [0, 1, 2, 3, 4]
    with pytest.raises(Refused, match="core/turn"):
        table.answer((leader + 1) % 3, wheel)
    table.answer(leader, wheel)
    assert table.wheel == wheel


@pytest.mark.parametrize("wheel", range(5))
def test_3_4_crests_point_at_different_decks_in_their_order(wheel: int) -> None:
    table = opening(5, seed=wheel)
    table.answer(table.first(), wheel)
    pointed = [table.pointed(seat) for seat in range(5)]  # seat s has crest s
    assert sorted(pointed) == [0, 1, 2, 3, 4]
    start = table.ring.index(pointed[0])
    assert pointed == (table.ring[start:] + table.ring[:start])
    assert CRESTS == ["monkey", "dragon", "lion", "pegasus", "scarab"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_3_4a_decks_of_crests_without_player_stay_untouched(seats: int) -> None:
    table = opening(seats)
    table.answer(table.first(), 2)
    sizes = [len(table.cards.zones[DECK + colour]) for colour in range(len(COLOURS))]
    drawn = [table.pointed(seat) for seat in range(seats)]
    assert sizes == [2 * seats - 2 if colour in drawn else 2 * seats for colour in range(5)]
    advance(table, seeded(1), seats)
    assert table.turn == 2 or table.kind(table.first()).name == "place-tile"
