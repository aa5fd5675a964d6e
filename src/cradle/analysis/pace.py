"""How many games an analysis can afford in a given time: the only place here with a clock."""

from __future__ import annotations

import time
from typing import Final

from cradle.analysis.film import Film
from cradle.analysis.playing import player_of
from cradle.core.rng import seeded

PLACES: Final = 4  # of the game, from its first to its last quarter
STEPS: Final = 24  # games a step
FEWEST: Final = 24
MOST: Final = 640
EACH: Final = 0.6  # seconds for a decision
SHORTEST, LONGEST = 60.0, 180.0  # for all of them
LOOKED: Final = (
    0.75  # of the games for a decision, on average: most need half of them, a possible mistake twice as many
)


def affordable(film: Film, jobs: int, seconds: float = 0.0) -> int:
    """Games for a decision, so that the whole analysis is done in so many seconds, or in a time that suits the game,
    where nothing else is."""
    decisions = len(film.decisions())
    seconds = seconds or min(LONGEST, max(SHORTEST, EACH * decisions))
    player = player_of(film.title.name)
    begun = time.process_time()
    for place in range(PLACES):
        table = film.tables[(2 * place + 1) * len(film.tables) // (2 * PLACES)]
        player.play(table.imagine(film.seats, seeded(place)), seeded(place), film.seats)
    each = (time.process_time() - begun) / PLACES
    games = seconds * jobs / each - STEPS * len(film.tables)
    return int(max(FEWEST, min(MOST, games / LOOKED / max(1, decisions)))) // 8 * 8
