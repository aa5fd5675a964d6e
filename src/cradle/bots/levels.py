"""The levels that people play against, the weakest first, and how each of them thinks in each title."""

from __future__ import annotations

from typing import Final

from cradle.bots.base import Bot, Evaluation
from cradle.bots.erring import ErringBot
from cradle.bots.tree import Manner, TreeBot

LEVELS: Final[list[str]] = ["first-timer", "casual", "sensible", "skilled", "expert", "master"]


class Ladder:
    """The levels of one title: first the errors of those who look one decision ahead, in hundredths of a point, then
    the walks of those who think ahead."""

    def __init__(self, errors: list[int], walks: list[int], manner: Manner, taste: int) -> None:
        self.errors = errors
        self.walks = walks
        self.manner = manner
        self.taste = taste  # hundredths of a weight, at the strong levels; the weak ones have twice as much

    def bot(self, level: int, evaluation: Evaluation) -> Bot:
        if level < len(self.errors):
            return ErringBot(evaluation, self.errors[level], 2 * self.taste)
        return TreeBot(evaluation, self.walks[level - len(self.errors)], self.manner, self.taste)


FAIR: Final = ["market", "address", "compose"]  # what is only drafted changes nothing, and has thirty answers
LADDERS: Final = {
    "hadara": Ladder([2000, 800, 260, 0], [50, 300], Manner(1500), 8),
    "tapestry": Ladder([1100, 450, 200, 80, 0], [30], Manner(2500, further=15), 8),
    "heroes": Ladder([4000, 1400, 650, 340, 140], [60], Manner(2500, plain=FAIR, shallow=True), 8),
    "horizon": Ladder([700, 300, 140, 60, 0], [128], Manner(1400, further=1), 8),
}
ANY_TITLE: Final = Ladder([1000, 400, 150, 0], [40, 200], Manner(1500), 0)


def level_bot(level: str, title: str, evaluation: Evaluation) -> Bot:
    return LADDERS.get(title, ANY_TITLE).bot(LEVELS.index(level), evaluation)
