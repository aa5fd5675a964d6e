"""A time is turned into walks: by the rate that was measured, in slices, and no more than the choice needs."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.core.rng import Rng, seeded
from cradle.core.table import Table
from cradle.server import thinker
from cradle.server.slices import LEAST, SLICE, Rates, Searching

BOX = shelf.box("hadara")
TABLE = BOX.setup(2, [0, 0, 0, 0, 0], 5)
WHAT = ("hadara", 2)


class Walker:
    """Needs so many seconds a walk, by a clock of its own; the choice is clear after so many walks."""

    def __init__(self, walks: int, seconds: float, clear_at: int = 1_000_000) -> None:
        self.walks = walks
        self.seconds = seconds
        self.clear_at = clear_at
        self.now = 1000.0
        self.slices: list[int] = []
        self.left: list[int] = []

    def begin(self, table: Table, seat: int, rng: Rng) -> None:
        self.slices = []

    def walk(self, n: int) -> None:
        self.slices.append(n)
        self.now += n * self.seconds

    def walked(self) -> int:
        return sum(self.slices)

    def clear(self) -> bool:
        self.left.append(self.walks - sum(self.slices))
        return sum(self.slices) >= self.clear_at

    def best(self) -> int:
        return sum(self.slices)


def thought(walker: Walker, seconds: float, known: float = 0.0) -> tuple[int, Rates]:
    """How many walks it came to."""
    rates = Rates(lambda: walker.now)
    if known:
        rates.known[WHAT] = known
    return rates.think(walker, "hadara", TABLE, 0, seeded(1), seconds), rates


def test_with_enough_time_a_level_has_all_its_walks() -> None:
    assert thought(Walker(600, 0.001), 3.0)[0] == 600


def test_walks_end_with_the_time() -> None:
    for known in (0.0, 200.0, 1000.0, 5000.0):
        walker = Walker(10_000, 0.001)
        thought(walker, 1.0, known)
        assert 0.9 < walker.now - 1000.0 <= 1.0 + SLICE * max(1.0, known * 0.001)


def test_somebody_looks_at_the_clock_every_few_moments() -> None:
    walker = Walker(10_000, 0.001)
    thought(walker, 1.0)
    assert max(walker.slices) <= SLICE / 0.001 + 1
    assert walker.slices[0] == LEAST


def test_a_decision_has_a_few_walks_however_little_time_there_is() -> None:
    assert thought(Walker(600, 1.0), 0.001)[0] == LEAST
    assert thought(Walker(600, 1.0), 0.001, known=1.0)[0] == LEAST
    assert thought(Walker(3, 1.0), 0.001)[0] == 3


def test_a_choice_that_is_clear_is_made() -> None:
    walker = Walker(10_000, 0.001, clear_at=50)
    assert 50 <= thought(walker, 10.0)[0] < 50 + SLICE / 0.001


def test_what_is_left_is_what_there_is_time_for() -> None:
    """A lead of fifty walks is enough where no more than forty can follow."""
    walker = Walker(10_000, 0.001)
    thought(walker, 0.5, known=1000.0)
    assert max(walker.left) <= 500


def test_a_question_that_needs_no_walks_says_nothing_about_the_rate() -> None:
    """Such as one with an only answer, or one that is not searched: there is no tree."""
    walker = Walker(600, 0.001, clear_at=0)
    found, rates = thought(walker, 3.0)
    assert (found, rates.known) == (0, {})


def test_one_that_has_thought_before_goes_on() -> None:
    walker = Walker(600, 0.001)
    rates = Rates(lambda: walker.now)
    rates.go_on(walker, WHAT, 600, 0.25)
    before = walker.walked()
    assert 100 < before < 500
    assert rates.go_on(walker, WHAT, 600, 60.0) == 600
    assert sum(walker.slices[-1:]) <= 600 - before


def test_the_rate_follows_what_is_measured() -> None:
    walker = Walker(1000, 0.002)
    _, rates = thought(walker, 5.0, known=2000.0)
    assert rates.of(WHAT) == pytest.approx(500, rel=0.05)
    assert rates.of(("hadara", 3)) == 0


@pytest.mark.parametrize("level", ["first-timer", "sensible", "skilled"])
def test_whoever_thinks_in_walks_gets_slices_and_the_others_simply_choose(level: str) -> None:
    bot = shelf.bot(level, "hadara")
    assert isinstance(bot, Searching) == bool(bot.walks)
    job = {"title": "hadara", "level": level, "budget": 0.01}
    assert thinker.think(job, TABLE.imagine(0, seeded(1)), 0)["answer"] in TABLE.answers(0)
