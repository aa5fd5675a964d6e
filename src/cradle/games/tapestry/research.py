"""Tapestry 5: the science die."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.news import ROLLED
from cradle.games.tapestry.pieces import TWO_ROLLS
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.tracks import step_up

KEEP_KIND: Final = Kind("keep-roll", "tapestry/12.16", ("track", 4))


def roll(t: Tapestry, seat: int) -> int:
    """Tapestry 5.1: every track is as likely as every other."""
    faces = t.box.science_faces
    track = faces[t.rng.below(len(faces))]
    if t.journal is not None:
        t.tell(ROLLED, seat, [track])
    return track


def roll_science(t: Tapestry, seat: int) -> None:
    """Roll into `t.rolled`; with two rolls the player keeps one of them."""
    t.rolled = roll(t, seat)
    if t.ruled(seat, TWO_ROLLS):
        other = roll(t, seat)
        if other != t.rolled:
            t.rolled |= other << 2
            t.push(KeepRoll(seat))


class KeepRoll(Question[Tapestry]):
    """Tapestry 12.16: one of two rolls."""

    def kind(self) -> Kind:
        return KEEP_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer in (t.rolled & 3, t.rolled >> 2) else "tapestry/12.16"

    def take(self, t: Tapestry, answer: int) -> None:
        t.rolled = answer


class Research(Effect):
    """Roll; then a free step up that track, or none."""

    def __init__(self, reward: int, past_end: int) -> None:
        super().__init__()
        self.reward = reward
        self.past_end = past_end

    def apply(self, t: Tapestry, seat: int) -> None:
        t.push(Follow(seat, self.reward, self.past_end, self.line))
        roll_science(t, seat)


class Follow(Step[Tapestry]):
    """Tapestry 5.2: the step up the rolled track may be declined."""

    def __init__(self, seat: int, reward: int, past_end: int, line: int) -> None:
        self.seat = seat
        self.reward = reward
        self.past_end = past_end
        self.line = line

    def run(self, t: Tapestry) -> None:
        step_up(t, self.seat, t.rolled, self.reward, True, self.past_end, self.line)
