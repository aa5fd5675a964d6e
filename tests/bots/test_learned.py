"""What a model adds to terms times weights, plain and compiled alike."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

import pytest

from cradle import shelf
from cradle.bots.greedy import GreedyBot
from cradle.bots.learned import FINE_BITS, FULL, MOST, Learned, Model
from cradle.bots.moods import tasted
from cradle.core.rng import seeded

pytestmark = pytest.mark.compiled

FINE = 1 << FINE_BITS
NOTHING = [0, 0, 0]


def made_up(count: int, units: int) -> Model:
    """Numbers without a meaning, the same every time."""
    rng = seeded(5)
    rows = [[rng.below(2 * FULL // 1000) - FULL // 1000 for _ in range(count + 1)]]
    for _ in range(units):
        rows.append([rng.below(2_000) - 1_000 for _ in range(count + 1)] + [rng.below(200 * FINE) - 100 * FINE])
    return Model(rows)


def test_straight_numbers_count_every_term() -> None:
    model = Model([[FULL // 2, -FULL, 7 * FULL]])
    assert model.more([40, 3]) == 20 - 3 + 7
    assert Model([[FULL // 2, 0, 0]]).more([-3, 0]) == -2  # downwards, whatever the sign


def test_a_unit_is_never_less_than_nothing_and_never_more_than_full() -> None:
    model = Model([NOTHING, [FULL // 100, 0, -FULL // 2, 80 * FINE]])
    assert model.more([0, 9]) == 0
    assert model.more([50, 9]) == 0
    assert model.more([100, 9]) in (39, 40)  # half of it, rounded down more than once
    assert model.more([150, 9]) in (79, 80)
    assert model.more([100_000, 9]) == 80


def test_a_model_is_held_small() -> None:
    assert Model([[FULL, 0, 0]]).more([MOST + 5, 0]) == MOST
    assert Model([[FULL, 0, 0]]).more([-MOST - 5, 0]) == -MOST


def test_what_is_learned_is_added_for_its_number_of_seats_only() -> None:
    terms, weights = shelf.terms("hadara"), shelf.weights("hadara")
    count = len(terms.names)
    model = Model([[0] * count + [123 * FULL]])
    mind = Learned(terms, weights, [None, None, model, None, None, None])
    plain = Learned(terms, weights, [None] * 6)
    for seats, more in ((2, 123), (3, 0)):
        table = shelf.box("hadara").setup(seats, shelf.title("hadara").choices({}, seats), 3)
        out, bare = [0] * seats, [0] * seats
        mind.worths(table, out)
        plain.worths(table, bare)
        assert out == [worth + more for worth in bare]
        assert out == [mind.worth(table, seat) for seat in range(seats)]


def test_other_weights_leave_what_is_learned() -> None:
    terms, weights = shelf.terms("hadara"), shelf.weights("hadara")
    mind = Learned(terms, weights, [None, None, Model([[0] * len(terms.names) + [123 * FULL]]), None, None, None])
    table = shelf.box("hadara").setup(2, shelf.title("hadara").choices({}, 2), 3)
    with_taste, without = tasted(mind, table, 0, 30), tasted(Learned(terms, weights, [None] * 6), table, 0, 30)
    assert with_taste.worth(table, 0) == without.worth(table, 0) + 123


def test_the_end_of_a_game_speaks_for_itself() -> None:
    terms, weights = shelf.terms("hadara"), shelf.weights("hadara")
    mind = Learned(terms, weights, [None, None, made_up(len(terms.names), 4), None, None, None])
    table = shelf.box("hadara").setup(2, shelf.title("hadara").choices({}, 2), 3)
    rng = seeded(8)
    while (seat := table.first()) >= 0:
        answers = table.answers(seat)
        table.take(seat, answers[rng.below(len(answers))])
    out, bare = [0, 0], [0, 0]
    mind.worths(table, out)
    Learned(terms, weights, [None] * 6).worths(table, bare)
    assert out == bare == [mind.worth(table, 0), mind.worth(table, 1)]


def by_hand(model: Model, terms: list[int]) -> int:
    """The same in plain Python, whether or not the bots are compiled."""
    straight, *units = model.numbers
    sums = [sum(term * number for term, number in zip(terms, unit, strict=False)) for unit in (straight, *units)]
    total = sums[0] + straight[len(terms)]
    for unit, found in zip(units, sums[1:], strict=True):
        total += (max(0, min(FULL, found + unit[len(terms)])) // FINE) * unit[len(terms) + 1]
    return max(-MOST, min(MOST, total // FULL))


def test_a_whole_game_is_judged_alike_plain_and_compiled() -> None:
    terms = shelf.terms("hadara")
    model = made_up(len(terms.names), 6)
    bot = GreedyBot(Learned(terms, shelf.weights("hadara"), [None, None, model, None, None, None]))
    table = shelf.box("hadara").setup(2, shelf.title("hadara").choices({}, 2), 3)
    rng = seeded(8)
    row = [0] * len(terms.names)
    found = []
    while (seat := table.first()) >= 0:
        terms.write(table, seat, row)
        found.append(model.more(row))
        assert found[-1] == by_hand(model, row)
        table.take(seat, bot.choose(table.imagine(seat, rng), seat, rng))
    assert len(set(found)) > 20


@pytest.mark.parametrize("title", [title for title in shelf.TITLES if shelf.termed(title)])
def test_what_is_on_the_shelf_fits_its_terms(title: str) -> None:
    """After a change of terms or weights, what was learned must be learned again, or thrown away."""
    if find_spec(shelf.place(title).learned) is None:
        assert not any(shelf.models(title))
        return
    there = import_module(shelf.place(title).learned).MODELS
    assert [bool(numbers) for numbers in there] == [model is not None for model in shelf.models(title)]
    for numbers in there:
        for number, row in enumerate(numbers):
            assert len(row) == len(shelf.terms(title).names) + (2 if number else 1)
