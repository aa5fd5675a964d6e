"""Two builds side by side."""

from __future__ import annotations

import sys

import pytest

from cradle.arena import beside, pieces


class Told:
    """A side that does nothing, and says what it is told to say."""

    def __init__(self, seconds: float, events: int) -> None:
        self.said = seconds, events

    def do(self, what: str, n: int) -> tuple[float, int]:
        return self.said[0] * n, self.said[1] * n


def test_both_builds_do_the_same_pieces() -> None:
    found = beside.in_seconds(sys.executable, "hadara", 2, 0.01)
    assert tuple(found) == pieces.WORKS
    assert all(pair.then > 0 and pair.now > 0 for pair in found.values())


def test_a_piece_that_takes_half_the_time_is_twice_as_fast() -> None:
    assert beside.Pair(2.0, 1.0).times() == 2
    assert beside.turn([Told(2, 6), Told(1, 6)], "clones", 5) == (10, 5, 30)


def test_builds_that_play_other_games_are_not_compared() -> None:
    with pytest.raises(SystemExit, match="do not play the same: 12 and 14 clones"):
        beside.turn([Told(2, 6), Told(1, 7)], "clones", 2)
