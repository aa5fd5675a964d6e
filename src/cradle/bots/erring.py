"""The bot that looks one decision ahead and misjudges what it sees, as people do."""

from __future__ import annotations

from typing import Final

from cradle.bots.base import Bot, Evaluation
from cradle.bots.moods import WIDTH, leaning, mood, tasted
from cradle.core.rng import Rng
from cradle.core.table import Table

BLUNDER: Final = 3  # an answer that is worse by so many times the usual error is not taken, however it is liked
DEVIATIONS: Final = 3  # in the width of a leaning


class ErringBot(Bot):
    """Every answer seems better or worse than it is, by an error that lasts as long as the round."""

    def __init__(self, evaluation: Evaluation, error: int, taste: int) -> None:
        self.evaluation = evaluation
        self.error = error  # hundredths of a point, the standard deviation
        self.taste = taste  # hundredths of a weight

    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        answers = table.answers(seat)
        if len(answers) == 1:
            return answers[0]
        evaluation = tasted(self.evaluation, table, seat, self.taste)
        worths = [0] * len(answers)
        evaluation.weigh(table, seat, answers, rng.fork(), worths)
        most = max(worths)
        first = table.kind(seat).first
        today = mood(table, seat) + 613 * table.rounds()
        best = answers[0]
        liked = 0
        ties = 0
        for i in range(len(answers)):
            if worths[i] >= most - BLUNDER * self.error:
                error = self.error * DEVIATIONS * leaning(today, first + answers[i]) // WIDTH
                if ties == 0 or worths[i] + error > liked:
                    best = answers[i]
                    liked = worths[i] + error
                    ties = 1
                elif worths[i] + error == liked:
                    ties += 1
                    if rng.below(ties) == 0:
                        best = answers[i]
        return best
