"""The terms of Horizon: what is written, and what they make a bot do."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.bots.greedy import GreedyBot
from cradle.bots.horizon_sites import distance
from cradle.bots.horizon_terms import (
    DUE,
    GOALS,
    INVEST,
    KNOWN,
    LEAD,
    LEARN,
    NAMES,
    SCORE,
    TERMS,
    VILLAGES,
    WHIM,
    HorizonTerms,
)
from cradle.bots.horizon_weights import WEIGHTS
from cradle.bots.terms import Weighed
from cradle.core.rng import seeded
from cradle.games.horizon.numbers import CRADLE, MIDDLE, SIDE_STEP, START
from cradle.games.horizon.scoring import total
from cradle.games.horizon.table import Horizon


def started(seats: int, seed: int) -> Horizon:
    title = shelf.title("horizon")
    table = shelf.box("horizon").setup(seats, title.choices({}, seats), seed)
    assert isinstance(table, Horizon)
    return table


def played(seats: int, seed: int, answers: int) -> Horizon:
    """So many answers into a game of bots that use the terms."""
    t = started(seats, seed)
    bot = GreedyBot(Weighed(TERMS, WEIGHTS))
    rng = seeded(seed)
    for _ in range(answers):
        seat = t.first()
        if seat < 0:
            break
        t.take(seat, bot.choose(t.imagine(seat, rng), seat, rng))
    return t


def written(t: Horizon, seat: int) -> list[int]:
    out = [0] * len(NAMES)
    TERMS.write(t, seat, out)
    return out


def test_every_term_has_a_weight_and_the_score_is_the_measure() -> None:
    assert WEIGHTS[0] == WEIGHTS[1] == []
    for seats in (2, 3, 4):
        assert len(WEIGHTS[seats]) == len(TERMS.names)
        assert WEIGHTS[seats][SCORE] == 100
        assert WEIGHTS[seats][WHIM] == 100  # what ends games that wait is not tuned away


def test_between_turns_every_term_has_another_weight() -> None:
    assert TERMS.between[0] == TERMS.between[1] == []
    for seats in (2, 3, 4):
        row = TERMS.between[seats]
        assert len(row) == len(TERMS.names) and min(row) == 0
        assert row[SCORE] == row[WHIM] == 100
        assert row[DUE] == row[LEARN] == row[INVEST] == 0  # nothing is half done there


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_the_beginning_of_a_turn_nothing_is_promised(seats: int) -> None:
    t = started(seats, 3)
    bot = GreedyBot(Weighed(TERMS, WEIGHTS))
    rng = seeded(3)
    turns = 0
    for _ in range(300):
        seat = t.first()
        if t.kind(seat).name == "act":
            turns += 1
            for other in range(seats):
                row = written(t, other)
                assert row[DUE] == row[LEARN] == row[INVEST] == 0
        t.take(seat, bot.choose(t.imagine(seat, rng), seat, rng))
        if t.over():
            break
    assert turns > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_score_is_that_of_the_sheet_all_through_a_game(seats: int) -> None:
    t = started(seats, 5)
    bot = GreedyBot(Weighed(TERMS, WEIGHTS))
    rng = seeded(5)
    while (seat := t.first()) >= 0:
        t.take(seat, bot.choose(t.imagine(seat, rng), seat, rng))
        for other in range(seats):
            assert written(t, other)[SCORE] == 100 * total(t, other)
    assert t.over()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_at_once_are_what_each_is(seats: int) -> None:
    for answers in (0, 30, 90, 170):
        t = played(seats, 8, answers)
        rows = [[7] * len(NAMES) for _ in range(5)]
        TERMS.spread(t, rows)
        for seat in range(seats):
            assert rows[seat] == written(t, seat)


def test_writing_changes_nothing_and_leaves_nothing_of_another_position() -> None:
    t = played(3, 4, 80)
    before = t.digest()
    first = written(t, 1)
    out = [12345] * len(NAMES)
    TERMS.write(played(2, 1, 50), 0, out)
    TERMS.write(t, 1, out)
    assert out == first
    assert t.digest() == before


def test_when_all_is_over_only_the_score_and_the_lead_count() -> None:
    t = played(2, 3, 5000)
    assert t.over()
    out = written(t, 0)
    assert [i for i in range(len(out)) if out[i]] in ([SCORE, LEAD], [SCORE])
    assert out[SCORE] == 100 * t.sheet().totals()[0]


def test_hidden_cards_do_not_count() -> None:
    """What an eye does not know may be dealt anew between turns: the terms are the same."""
    t = played(3, 6, 60)
    while t.kind(t.first()).name != "act":
        t.take(t.first(), t.answers(t.first())[0])
    expected = [written(t, seat) for seat in range(3)]
    for luck in range(4):
        other = t.imagine(0, seeded(luck))
        assert isinstance(other, Horizon)
        assert [written(other, seat) for seat in range(3)] == expected


def test_research_that_is_begun_promises_about_what_it_becomes() -> None:
    t = started(2, 2)
    while t.kind(t.first()).name != "act":
        t.take(t.first(), t.answers(t.first())[0])
    seat = t.first()
    t.take(seat, 0)  # the first space of the first basic action
    assert t.kind(seat).name == "research"
    begun = written(t, seat)
    assert begun[LEARN] > 0
    t.take(seat, t.answers(seat)[0])
    while t.first() == seat:
        t.take(seat, t.answers(seat)[0])
    done = written(t, seat)
    assert done[LEARN] == 0
    assert done[KNOWN] > begun[KNOWN]


def test_a_settler_with_a_token_is_drawn_to_a_village() -> None:
    """The nearer the more, and more so with the token."""
    t = played(2, 4, 100)
    while t.kind(t.first()).name != "act":
        t.take(t.first(), t.answers(t.first())[0])
    p = t.players[0]
    for unit in range(16):
        p.at[unit] = -1
        p.strength[unit] = 0
    p.settle_tokens = 0
    places = [place for place in range(5, 29) if t.cell[place] >= 0 and t.village[place] < 0 and t.structure[place] < 0]
    assert places
    assert written(t, 0)[VILLAGES] == 0
    p.at[4] = START
    p.strength[4] = 4
    away = written(t, 0)[VILLAGES]
    nearest = min(places, key=lambda place: distance(t.cell[START], t.cell[place]))
    p.at[4] = nearest
    there = written(t, 0)[VILLAGES]
    p.settle_tokens = 1
    assert 0 < away < there < written(t, 0)[VILLAGES]


def test_distances_on_the_map() -> None:
    assert distance(MIDDLE, MIDDLE) == 0
    for side in range(6):
        assert distance(MIDDLE, MIDDLE + SIDE_STEP[side]) == 1
        assert distance(MIDDLE, MIDDLE + 3 * SIDE_STEP[side]) == 3
        assert distance(MIDDLE + SIDE_STEP[side], MIDDLE - SIDE_STEP[side]) == 2
    assert started(2, 1).cell[CRADLE] == MIDDLE


def test_goals_press_more_from_turn_to_turn_in_a_game_that_drags() -> None:
    t = played(2, 7, 60)
    p = t.players[0]
    p.turns = 20
    calm = written(t, 0)
    p.turns = 26
    late = written(t, 0)
    p.turns = 60
    later = written(t, 0)
    assert calm[WHIM] == 0
    assert calm[GOALS] > 0
    assert 0 < late[WHIM] < later[WHIM]


def test_bots_of_the_terms_end_their_games() -> None:
    for seats in (2, 3, 4):
        t = played(seats, 21, 3000)
        assert t.over()
        assert t.round < 40


@pytest.mark.wheel
def test_it_beats_the_greedy_bot() -> None:
    """Eight deals, both seats: far from what is measured, as a guard against a broken term."""
    wins = 0
    terms = GreedyBot(Weighed(HorizonTerms(), WEIGHTS))
    greedy = shelf.bot("greedy", "horizon")
    for deal in range(8):
        for me in range(2):
            t = started(2, 300 + deal)
            rng = seeded(deal)
            while (seat := t.first()) >= 0:
                bot = terms if seat == me else greedy
                t.take(seat, bot.choose(t.imagine(seat, rng), seat, rng))
            wins += t.sheet().winners() == [me]
    assert wins >= 10
