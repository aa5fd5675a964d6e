"""Finds the kept positions of a title anew when its rules have changed: `python -m tests.web.find TITLE [SEEDS]`.

From the top folder. Games of three are played at random, from seed 1 on, until seat 0 has been asked every kind of
question. As few games as possible, and of them as little as possible, are written to `positions/TITLE.json`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from cradle import shelf
from cradle.core.rng import seeded
from cradle.core.sitting import begin
from tests.web.positions import KEPT, Kept

SEATS = 3
SEEDS = 1000  # that are tried at most: some questions come up once in hundreds of games


def main(title: str, seeds: int = SEEDS) -> None:
    file = KEPT / f"{title}.json"
    if not file.exists():
        sys.exit(f"{title} keeps no positions")
    missing = found(title, seeds, file)
    if missing:
        sys.exit(f"never asked: {', '.join(sorted(missing))}")


def found(title: str, seeds: int, file: Path) -> set[str]:
    """Writes the file, and tells which kinds of questions were never asked."""
    missing = {kind.name for kind in shelf.title(title).kinds}
    games: list[Kept] = []
    for seed in range(1, seeds + 1):
        games += [played(title, adjustments, seed) for adjustments in variants(title)]
        missing -= {kind for game in games[-len(variants(title)) :] for kind in game["asked"]}
        if not missing:
            break
    lines = ",\n".join(json.dumps(game) for game in fewest(games))
    file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    return missing


def variants(title: str) -> list[str]:
    """The ways to play it that differ in what is asked."""
    return next(option.choices for option in shelf.title(title).options if option.name == "adjustments")


def played(title: str, adjustments: str, seed: int) -> Kept:
    """A whole game, and after how many answers seat 0 is first asked each kind of question."""
    sitting = begin(shelf.title(title), shelf.box(title), SEATS, {"adjustments": adjustments}, seed)
    rng = seeded(seed)
    first: dict[str, int] = {}
    while asked := sitting.table.asked():
        if 0 in asked:
            first.setdefault(sitting.table.kind(0).name, len(sitting.record.lines))
        seat = asked[rng.below(len(asked))]
        answers = sitting.table.answers(seat)
        sitting.answer(seat, answers[rng.below(len(answers))])
    return {"adjustments": adjustments, "seed": seed, "asked": first, "answers": ", ".join(sitting.record.lines)}


def fewest(games: list[Kept]) -> list[Kept]:
    """Those that are needed, the one with most of what is missing first; of each only what leads to that."""
    missing = {kind for game in games for kind in game["asked"]}
    needed: list[Kept] = []
    while missing:
        best = max(games, key=lambda game: (len(missing & set(game["asked"])), -last(game, missing)))
        asked = {kind: step for kind, step in best["asked"].items() if kind in missing}
        answers = ", ".join(best["answers"].split(", ")[: last(best, missing)])
        needed.append({**best, "asked": asked, "answers": answers})
        missing -= set(asked)
    return needed


def last(game: Kept, kinds: set[str]) -> int:
    return max((step for kind, step in game["asked"].items() if kind in kinds), default=0)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
