"""Answers of one sort, of which only one is tried on a copy: worth what trying them all would say, to the last bit."""

from __future__ import annotations

import os

import pytest

from cradle import shelf
from cradle.bots.base import tried
from cradle.bots.learned import Learned, Model
from cradle.bots.moods import tasted
from cradle.bots.tapestry_terms import NAMES, TERMS, TapestryTerms
from cradle.bots.tapestry_weights import WEIGHTS
from cradle.bots.terms import ALONE, Weighed
from cradle.core.random_play import advance
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table
from cradle.games.tapestry.capital import AT_PLOT
from cradle.games.tapestry.pieces import (
    ADJUSTMENTS,
    ARCHITECTS,
    BUILD_ON_ROCK,
    CELLS,
    CHOSEN,
    FREE,
    HOUSED,
    LOW,
    MYSTICS,
)
from cradle.games.tapestry.table import Tapestry

pytestmark = pytest.mark.compiled
FEW = os.environ.get("CRADLE_FEW") == "1"  # plain rules are ten times as slow
GAMES = 2 if FEW else 12


def deal(seats: int, seed: int) -> Tapestry:
    """With one adjustment of the civilizations after the other."""
    title = shelf.title("tapestry")
    adjustment = ADJUSTMENTS[seed % len(ADJUSTMENTS)]
    table = shelf.box("tapestry").setup(seats, title.choices({"adjustments": adjustment}, seats), seed)
    assert isinstance(table, Tapestry)
    return table


def crowded(table: Tapestry, seat: int, rng: Rng) -> Tapestry:
    """The same question of a seat with a fuller capital, where many places complete something; with one of the
    civilizations that look at it, or a card by which one may build on rock."""
    t = table.clone()
    p = t.players[seat]
    cells = p.cells[:]
    free = 1 + rng.below(4)  # of ten
    for cell in range(CELLS):
        if cells[cell] == FREE and rng.below(10) >= free:
            cells[cell] = HOUSED + (rng.below(4) if rng.below(3) == 0 else 1)
            if cell < LOW:
                p.low |= 1 << cell
            else:
                p.high |= 1 << (cell - LOW)
    p.cells = cells
    p.civilizations |= [0, 1 << ARCHITECTS, 1 << CHOSEN, 1 << MYSTICS][rng.below(4)]
    if p.has(MYSTICS):
        p.set_mat(MYSTICS, (1 + rng.below(9)) << 4)  # districts
    rules = t.box.card_rules
    if rng.below(3) == 0:
        p.force = next(card for card in range(len(rules)) if rules[card] & BUILD_ON_ROCK)
    return t


def agrees(weighed: Weighed, table: Table, seat: int, answers: list[int], luck: Rng) -> None:
    """With answers that are all tried by others, who remember nothing; and with the table of the best one."""
    before = table.digest()
    worths = [0] * len(answers)
    best = weighed.weigh(table, seat, answers, luck, worths)
    assert table.digest() == before
    fresh = Weighed(TapestryTerms(), weighed.weights)
    if isinstance(weighed, Learned):
        fresh = Learned(TapestryTerms(), weighed.weights, weighed.models)
    tables = [tried(table, seat, answer, luck) for answer in answers]
    assert worths == [fresh.worth(t, seat) for t in tables]
    if best is not None:
        assert best.digest() == tables[worths.index(max(worths))].digest()


def learned() -> Learned:
    """A model that looks at every term."""
    rng = seeded(4)
    count = len(NAMES)
    first = [rng.below(1 << 10) for _ in range(count + 1)]
    units = [[rng.below(1 << 12) - (1 << 11) for _ in range(count + 1)] + [1 << 30] for _ in range(3)]
    return Learned(TERMS, WEIGHTS, [None, *[Model([first, *units]) for _ in range(5)]])


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_worth_the_same_as_tried(seats: int) -> None:
    """In random games: every question about a place in the capital, and with a fuller one, and some of the others."""
    asked = 0
    alike = 0
    for seed in range(GAMES):
        table = deal(seats, 70 * seats + seed)
        rng = seeded(seed)
        evaluations: list[Weighed] = [Weighed(TERMS, WEIGHTS), learned()]
        while (seat := table.first()) >= 0:
            answers = table.answers(seat)
            placing = table.kind(seat).name in ("build", "raise")
            if placing or (len(answers) > 1 and rng.below(40) == 0):
                weighed = tasted(evaluations[rng.below(2)], table, seat, 8)
                assert isinstance(weighed, Weighed)
                agrees(weighed, table, seat, answers, rng.fork())
                sorts = TERMS.sorts(table, seat, answers)
                assert placing == (len(sorts) > 0)
                if placing:
                    asked += len(sorts)
                    alike += len([sort for sort in sorts if sort != ALONE]) - len(set(sorts) - {ALONE})
                    full = crowded(table, seat, rng)
                    agrees(weighed, full, seat, full.answers(seat), rng.fork())
                    some = [answers[rng.below(len(answers))] for _ in range(8)]  # with repetitions
                    agrees(weighed, table, seat, some, rng.fork())
            table.take(seat, answers[rng.below(len(answers))])
    assert alike * 10 > asked * 8


def test_completing_is_another_sort() -> None:
    """A plot that completes a row, one that completes a district, rock, and outside."""
    table = deal(2, 4)
    rng = seeded(1)
    while table.kind(table.first()).name != "build":
        advance(table, rng, 1)
    seat = table.first()
    p = table.players[seat]
    p.rock_low = 1 << 40
    p.rock_high = 0
    p.low = 0b111111110
    p.high = 0b111 << 9 | 0b111 << 18 | 0b011 << 27
    p.cells = [FREE] * CELLS
    p.civilizations = 0
    at = AT_PLOT
    answers = [0, at, at + 10, at + 11, at + LOW + 29, at + 40]
    sorts = TERMS.sorts(table, seat, answers)
    assert sorts[0] == ALONE
    assert sorts[2] == sorts[3]
    assert len({sorts[1], sorts[2], sorts[4], sorts[5], ALONE}) == 5
    p.civilizations = 1 << ARCHITECTS
    sorts = TERMS.sorts(table, seat, answers)
    assert sorts[2] == sorts[3] != ALONE
    assert [sorts[i] for i in (0, 1, 4, 5)] == [ALONE] * 4
