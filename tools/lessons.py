"""Finds positions for lessons. `docs/lessons.md` tells how they are written.

`python3 tools/lessons.py play TITLE SEATS SEED LEVEL [OPTION=VALUE …]` lets bots of a level play a game and prints its
answers, numbered as `after` counts them, for `answers` of a script: `| cut -d: -f2-` leaves the lines alone. Seat 0
answers last where several are asked at once, so that its answers take effect at once.
`python3 tools/lessons.py at TITLE STEP` stands at a step of the title's script and prints the question, every answer
with what it changes, and the seat's part of the view, whose names are the paths of conditions.
"""

from __future__ import annotations

import json
import sys

from cradle import shelf
from cradle.core.rng import seeded
from cradle.core.sitting import Sitting, begin
from cradle.language import Language, TitleLanguage
from cradle.lessons.script import Script


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["play"] and len(arguments) >= 5:
        title, seats, seed, level, *options = arguments[1:]
        print_game(title, int(seats), int(seed), level, dict(option.split("=") for option in options))
        return 0
    if arguments[:1] == ["at"] and len(arguments) == 3:
        made = Script(arguments[1], shelf.lessons(arguments[1]) | {"lessons": []})
        print_position(made.sitting(int(arguments[2])), made.seat)
        return 0
    print(__doc__)
    return 2


def print_game(title: str, seats: int, seed: int, level: str, options: dict[str, str]) -> None:
    sitting = begin(shelf.title(title), shelf.box(title), seats, options, seed)
    bot, rng = shelf.bot(level, title), seeded(seed)
    while sitting.table.asked():
        seat = sitting.table.asked()[-1]
        sitting.answer(seat, bot.choose(sitting.table.imagine(seat, seeded(rng.below(1 << 30))), seat, rng))
        print(f"{len(sitting.record.lines) - 1:4}: {sitting.record.lines[-1]}")


def print_position(sitting: Sitting, seat: int) -> None:
    table = sitting.table
    words = TitleLanguage(
        Language("en"), sitting.title.name, sitting.box, [f"Player {n + 1}" for n in range(table.seats)]
    )
    print(json.dumps(table.view(seat), indent=1))
    for other in table.asked():
        print(f"asked: {other} {table.kind(other).name}: {words.label(table.about(other))}")
    for answer in table.answers(seat) if seat in table.asked() else []:
        copy = table.clone()
        copy.take(seat, answer)
        before, after = table.numbers(seat), copy.numbers(seat)
        changes = [f"{path} {n} → {after[path]}" for path, n in before.items() if after[path] != n]
        print(f"{table.kind(seat).word(answer):16} {words.label(table.label(seat, answer))}  [{', '.join(changes)}]")


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
