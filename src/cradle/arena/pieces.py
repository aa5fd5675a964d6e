"""What the bench measures, piece by piece: random play, copies, and what search needs.

As a script it does pieces as it is told by lines, `clones 20`, and answers each with the seconds of the processor and
the number of events. Whatever build of Cradle the calling Python has does the work, also one that knows no bench.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Final

from cradle import shelf
from cradle.bots.greedy import GreedyBot
from cradle.bots.levels import ANY_TITLE, LADDERS
from cradle.bots.tree import Tree
from cradle.core import random_play
from cradle.core.rng import seeded
from cradle.core.table import Table

WORKS: Final = ("decisions", "clones", "imagines", "playouts", "evaluations", "walks")
POSITIONS: Final = 12  # tables in the middle of games, on which all but random play is measured
LONGEST: Final = 300  # answers of a playout


def works(title_name: str, seats: int, options: dict[str, str]) -> dict[str, Callable[[int], int]]:
    """What is measured, by name: `work(n)` does n pieces and says how many events that were."""
    title = shelf.title(title_name)
    title.check_seats(seats)
    box = shelf.box(title_name)
    choices = title.choices(options, seats)
    rng = seeded(1)
    tables = middles(title_name, seats, choices)
    mind = shelf.mind(title_name)
    bot = GreedyBot(shelf.evaluation(title_name))
    manner = LADDERS.get(title_name, ANY_TITLE).manner
    trees = [Tree(table, table.first(), mind, manner, seeded(1)) for table in tables]
    worths = [0] * seats

    def decisions(n: int) -> int:
        return random_play.games(box, seats, choices, 1, n, rng, title.safety)

    def clones(n: int) -> int:
        for table in tables:
            random_play.clones(table, n)
        return n * len(tables)

    def imagines(n: int) -> int:
        for table in tables:
            random_play.imagines(table, n, rng)
        return n * len(tables)

    def playouts(n: int) -> int:
        for i in range(n):
            table = tables[-1 - i % len(tables)].clone()
            for _ in range(LONGEST):
                seat = table.first()
                if seat < 0:
                    break
                table.take(seat, bot.choose(table, seat, rng))
        return n

    def evaluations(n: int) -> int:
        for table in tables:
            for _ in range(n):
                mind.worths(table, worths)
        return n * len(tables)

    def walks(n: int) -> int:
        for tree in trees:
            for _ in range(n):
                tree.walk()
        return n * len(trees)

    return dict(zip(WORKS, (decisions, clones, imagines, playouts, evaluations, walks), strict=True))


def middles(title_name: str, seats: int, choices: list[int]) -> list[Table]:
    """Tables from all parts of random games."""
    box = shelf.box(title_name)
    limit = shelf.title(title_name).safety
    tables = []
    for i in range(POSITIONS):
        length = random_play.finish(box.setup(seats, choices, i + 1), seeded(i), limit)
        table = box.setup(seats, choices, i + 1)
        random_play.finish(table, seeded(i), max(1, length * i // POSITIONS))
        tables.append(table)
    return tables


def main() -> None:
    """Each piece is run as a text, because callgrind can be told to count while Python does that and nowhere else."""
    work = works(sys.argv[1], int(sys.argv[2]), {})
    print(random_play.__file__, flush=True)
    for line in sys.stdin:
        what, n = line.split()
        done: list[int] = []
        begun = time.process_time()
        exec("done.append(work(n))", {"done": done, "work": work[what], "n": int(n)})
        print(time.process_time() - begun, done[0], flush=True)


if __name__ == "__main__":
    main()
