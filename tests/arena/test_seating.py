"""Balanced seating, proved by counting; and what a game number means."""

from __future__ import annotations

from collections import Counter
from math import factorial

import pytest

from cradle.arena.plan import ALONE, MOVING, Contender, Event, Plan
from cradle.arena.seating import line_ups, round_length, seat

COUNTS = [(contenders, seats) for contenders in range(1, 8) for seats in range(1, 7)]


def plan(contenders: int, seats: int, games: int, seating: str = "balanced") -> Plan:
    who = tuple(Contender(f"e{i}", "random") for i in range(contenders))
    return Plan(who, (Event("hadara", seats, games),), 5, seating=seating)


@pytest.mark.parametrize(("contenders", "seats"), COUNTS)
def test_in_a_round_everybody_sits_everywhere_and_meets_every_set_of_rivals_equally_often(
    contenders: int, seats: int
) -> None:
    games = round_length(contenders, seats)
    wanted = plan(contenders, seats, games)
    sits: Counter[tuple[int, int]] = Counter()
    meets: Counter[tuple[int, ...]] = Counter()
    rivals: Counter[tuple[int, int, int]] = Counter()
    for game in range(games):
        places = seat(wanted, wanted.events[0], game).places
        meets[tuple(sorted(places))] += 1
        sits.update((who, where) for where, who in enumerate(places))
        rivals.update((one, other, where) for where, one in enumerate(places) for other in set(places) - {one})
    assert len(sits) == contenders * seats and len(set(sits.values())) == 1
    assert len(meets) == line_ups(contenders, seats) and set(meets.values()) == {seats}
    assert len(set(rivals.values())) <= 1


@pytest.mark.parametrize(("contenders", "seats"), [(2, 2), (3, 3), (4, 3), (5, 4), (4, 4)])
def test_all_orders_round_the_table_take_turns(contenders: int, seats: int) -> None:
    rounds = factorial(seats - 1)
    games = round_length(contenders, seats) * rounds
    wanted = plan(contenders, seats, games)
    orders = Counter(tuple(seat(wanted, wanted.events[0], game).places) for game in range(games))
    assert set(orders.values()) == {1}
    left = Counter((order[i], order[i - 1]) for order in orders for i in range(seats))
    assert len(set(left.values())) == 1


def test_a_deal_is_played_with_the_seats_exchanged_and_then_never_again() -> None:
    wanted = plan(3, 3, 30)
    seated = [seat(wanted, wanted.events[0], game) for game in range(30)]
    for first in range(0, 30, 3):
        deal = seated[first : first + 3]
        assert len({(one.deal, one.seed) for one in deal}) == 1
        assert all({one.places[where] for one in deal} == {0, 1, 2} for where in range(3))
    assert len({one.seed for one in seated}) == 10


def test_an_unfinished_round_is_nearly_even() -> None:
    """Twenty entrants at tables for four have 4,845 line-ups; after 200 of them nobody has sat much more."""
    wanted = plan(20, 4, 800)
    sat = Counter(who for game in range(800) for who in seat(wanted, wanted.events[0], game).places)
    assert len(sat) == 20
    assert max(sat.values()) < 1.5 * min(sat.values())


def test_another_seed_another_title_and_another_number_of_players_have_other_deals() -> None:
    base = plan(2, 2, 4)
    seeds = {seat(base, event, 0).seed for event in (base.events[0], Event("hadara", 3, 4), Event("ferry", 2, 4))}
    seeds.add(seat(Plan(base.contenders, base.events, 6), base.events[0], 0).seed)
    assert len(seeds) == 4


def test_a_moving_line_up_has_a_deal_a_game() -> None:
    wanted = plan(3, 3, 6, MOVING)
    seated = [seat(wanted, wanted.events[0], game) for game in range(6)]
    assert [one.places for one in seated[:3]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert len({one.seed for one in seated}) == 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_alone_the_first_sits_once_on_each_seat_of_every_deal(seats: int) -> None:
    wanted = plan(2, seats, 3 * seats, ALONE)
    seated = [seat(wanted, wanted.events[0], game) for game in range(3 * seats)]
    for first in range(0, 3 * seats, seats):
        deal = seated[first : first + seats]
        assert len({(one.deal, one.seed) for one in deal}) == 1
        assert [one.places.index(0) for one in deal] == list(range(seats))
        assert all(one.places.count(1) == seats - 1 for one in deal)
    assert len({one.seed for one in seated}) == 3
    balanced = plan(2, seats, 3 * seats)
    assert [one.seed for one in seated] == [seat(balanced, balanced.events[0], game).seed for game in range(3 * seats)]
