"""The terms of Tapestry: what they see, that they leave the table alone, and that they are played better."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.bots.base import Bot
from cradle.bots.greedy import GreedyBot
from cradle.bots.tapestry_grid import Grid
from cradle.bots.tapestry_terms import INCOME, NAMES, PLAN, PROMISE, TERMS, TapestryTerms
from cradle.bots.tapestry_weights import WEIGHTS
from cradle.bots.terms import WHOLE, Weighed
from cradle.core.rng import seeded
from cradle.games.tapestry.table import Tapestry


def deal(seats: int, seed: int) -> Tapestry:
    title = shelf.title("tapestry")
    table = shelf.box("tapestry").setup(seats, title.choices({}, seats), seed)
    assert isinstance(table, Tapestry)
    return table


def play(table: Tapestry, bots: list[Bot], seed: int, most: int = 100_000) -> int:
    """Until the end or so many answers; how many there were."""
    rng = seeded(seed)
    n = 0
    while (seat := table.first()) >= 0 and n < most:
        table.take(seat, bots[seat].choose(table.imagine(seat, rng), seat, rng))
        n += 1
    return n


def terms_bot() -> Bot:
    return GreedyBot(Weighed(TERMS, WEIGHTS))


def test_weights_fit() -> None:
    assert WEIGHTS[0] == []
    assert len(WEIGHTS) == 6
    for row in WEIGHTS[1:]:
        assert len(row) == len(NAMES)
        assert row[0] == WHOLE


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_number_of_seats_plays_to_the_end(seats: int) -> None:
    table = deal(seats, 40 + seats)
    play(table, [terms_bot() for _ in range(seats)], seats)
    assert table.over()
    assert table.audit() == ""
    assert min(table.sheet().totals()) > 60


@pytest.mark.wheel
def test_beats_greedy() -> None:
    for seed in (3, 4):
        for me in range(2):
            table = deal(2, seed)
            bots = [shelf.bot("greedy", "tapestry"), shelf.bot("greedy", "tapestry")]
            bots[me] = terms_bot()
            play(table, bots, seed)
            assert table.sheet().winners() == [me]


def test_same_for_all_seats_at_once_and_nothing_moves() -> None:
    table = deal(3, 9)
    play(table, [terms_bot() for _ in range(3)], 1, 150)
    before = table.digest()
    weighed = Weighed(TapestryTerms(), WEIGHTS)
    worths = [0] * 3
    weighed.worths(table, worths)
    assert worths == [weighed.worth(table, seat) for seat in range(3)]
    assert table.digest() == before


def test_what_was_looked_at_before_does_not_matter() -> None:
    table = deal(3, 21)
    rng = seeded(8)
    bots = [terms_bot() for _ in range(3)]
    used = [[0] * len(NAMES) for _ in range(3)]
    fresh = [[0] * len(NAMES) for _ in range(3)]
    while (seat := table.first()) >= 0:
        TERMS.spread(table, used)
        TapestryTerms().spread(table, fresh)
        assert used == fresh
        table.take(seat, bots[seat].choose(table.imagine(seat, rng), seat, rng))


def test_finished_counts_points_only() -> None:
    table = deal(2, 11)
    play(table, [terms_bot(), terms_bot()], 2)
    out = [7] * len(NAMES)
    TERMS.write(table, 0, out)
    assert out == [100 * table.players[0].points] + [0] * (len(NAMES) - 1)


def test_resources_and_buildings_are_worth_something() -> None:
    table = deal(2, 12)
    play(table, [terms_bot(), terms_bot()], 3, 20)
    plain = [0] * len(NAMES)
    rich = [0] * len(NAMES)
    TERMS.write(table, 0, plain)
    table.players[0].resources[0] += 1
    TERMS.write(table, 0, rich)
    assert rich[PLAN] > plain[PLAN]
    table.players[0].resources[0] -= 1
    table.players[0].built[0] = 2
    TERMS.write(table, 0, rich)
    assert rich[PLAN] > plain[PLAN]
    assert rich[INCOME] > plain[INCOME]


def test_what_is_bought_is_promised_while_it_is_paid_for() -> None:
    table = deal(2, 12)
    bots: list[Bot] = [terms_bot(), terms_bot()]
    rng = seeded(5)
    out = [0] * len(NAMES)
    seen = 0
    while (seat := table.first()) >= 0:
        if table.kind(seat).name == "pay":
            seen += 1
            TERMS.write(table, seat, out)
            assert out[PROMISE] > 0
        table.take(seat, bots[seat].choose(table.imagine(seat, rng), seat, rng))
    assert seen


def test_grid_counts_rows_columns_and_districts() -> None:
    grid = Grid()
    grid.read(0, 0)
    assert (grid.lines, grid.districts, grid.plots) == (0, 0, 0)
    grid.read((1 << 8) - 1, 0)  # eight plots of the first row
    row = grid.lines
    assert grid.plots == 8
    column = 0
    for i in range(5):
        column |= 1 << (9 * i)
    grid.read(column, 1 | 1 << 9 | 1 << 18)  # eight of the first column
    assert grid.lines == row
    grid.read(511, 0)
    assert grid.lines < row  # a full line is counted as income, not as one on its way
