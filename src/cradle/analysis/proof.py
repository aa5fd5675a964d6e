"""Whether the judge keeps its word: `python -m cradle.analysis.proof TITLE --games 50`.

Games for two between the strongest level and `greedy` are played and analysed. Two things are counted: in how many
games more and larger losses are named for the loser; and of the mistakes and blunders it names, how often the answer it
calls better is at least as good as the played one when both are played out with chance that the analysis never saw.

What is called a loss is said by the second opinion alone, so nothing else of the analysis is worked out here. With
`--keep FILE` every game is a line there, and the same call goes on after the last one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypedDict

from cradle import shelf
from cradle.analysis.film import Setting, film_of
from cradle.analysis.judge import Judge
from cradle.analysis.marks import LOSSES, mark_of
from cradle.analysis.pace import affordable
from cradle.analysis.second import second_opinion
from cradle.arena.engine import spread
from cradle.arena.plan import derived
from cradle.core.rng import seeded
from cradle.core.sitting import begin

SEATS: Final = 2
PROVED: Final = {"mistake": 0.90, "blunder": 0.97}  # the part that has to be at least as good again
BLAMED: Final = 0.80  # of the games in which the loser has to have more and larger losses


class Loss(TypedDict):
    """What the analysis says of one answer."""

    n: int  # answers before it
    best: int
    loss: float
    mark: str


class Game(TypedDict):
    """What was found in one game; a line where it is kept."""

    game: int
    budget: int  # games for a decision
    winners: list[int]
    counts: list[int]  # losses of every seat
    lost: list[float]  # by them
    again: list[tuple[str, float]]  # mark, and by how much the better answer was better with fresh chance
    seconds: float


def record_of(title: str, number: int) -> str:
    """A game between the strongest level and `greedy`, who change seats from game to game."""
    levels = [shelf.levels(title)[-1], "greedy"]
    bots = [shelf.bot(levels[(seat + number) % SEATS], title) for seat in range(SEATS)]
    sitting = begin(shelf.title(title), shelf.box(title), SEATS, {}, derived(number, "proof"))
    luck = seeded(derived(number, "proof", "bots"))
    limit = sitting.title.safety
    while (seat := sitting.table.first()) >= 0 and not (limit and len(sitting.record.lines) == limit):
        sitting.answer(seat, bots[seat].choose(sitting.table.imagine(seat, luck), seat, luck))
    return sitting.record.text()


def judged(setting: Setting, n: int) -> Loss:
    """What the analysis says of an answer."""
    film = film_of(setting)
    second = second_opinion(film, setting, n)
    return {"n": n, "best": second.best, "loss": second.loss, "mark": mark_of(second.loss, second.error)}


def gain(setting: Setting, task: tuple[Loss, int]) -> float:
    """By how much the better answer is better, with so many fresh games of each, played to the end in any title."""
    loss, games = task
    film, n = film_of(setting), loss["n"]
    frame, table = film.frames[n], film.tables[n]
    both = [loss["best"], frame.answer]
    judge = Judge(film.title.name, table, frame.seat, derived(setting.seed, n, "proof"), only=both)
    judge.player.soon = 0
    judge.more(2 * games)
    return judge.measure().difference(judge.ends[both[0]], judge.ends[both[1]], frame.seat)[0]


def look(title: str, number: int, budget: int, again: int, jobs: int) -> Game:
    """One game, from its first answer to the last fresh count."""
    begun = time.monotonic()
    setting = Setting(record_of(title, number))
    film = film_of(setting)
    setting = Setting(setting.record, games=budget or affordable(film, jobs))
    losses = [one for one in spread(judged, setting, film.decisions(), jobs) if one["mark"] in LOSSES]
    seats = [[one["loss"] for one in losses if film.frames[one["n"]].seat == seat] for seat in range(SEATS)]
    named = [one for one in losses if one["mark"] in PROVED]
    gains = spread(gain, setting, [(one, again) for one in named], jobs)
    return {
        "game": number,
        "budget": setting.games,
        "winners": film.sheet.winners(),
        "counts": [len(lost) for lost in seats],
        "lost": [round(sum(lost), 4) for lost in seats],
        "again": [(one["mark"], round(better, 4)) for one, better in zip(named, gains, strict=True)],
        "seconds": round(time.monotonic() - begun, 1),
    }


def told(games: Iterable[Game]) -> str:
    """What all of them prove so far."""
    known = list(games)
    decided = [game for game in known if len(game["winners"]) == 1]
    more = [game["counts"][1 - game["winners"][0]] > game["counts"][game["winners"][0]] for game in decided]
    larger = [game["lost"][1 - game["winners"][0]] > game["lost"][game["winners"][0]] for game in decided]
    both = sum(one and other for one, other in zip(more, larger, strict=True))
    parts = [f"{len(decided)} games: loser has more {sum(more)}, larger {sum(larger)}, both {both} ({BLAMED:.0%})"]
    for mark, part in PROVED.items():
        gains = [better for game in known for name, better in game["again"] if name == mark]
        parts.append(f"{mark}s still better {sum(better >= 0 for better in gains)} of {len(gains)} ({part:.0%})")
    return "; ".join(parts)


def kept(path: Path | None) -> list[Game]:
    """Whole lines only: the last one may have been cut off."""
    if path is None or not path.exists():
        return []
    text = path.read_text(encoding="utf-8")
    path.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")
    return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(prog="cradle.analysis.proof", description=__doc__)
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--budget", type=int, default=0, help="games for a decision; 0: what can be afforded")
    parser.add_argument("--again", type=int, default=100, help="fresh games for each answer of a named loss")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, help="a file of lines, one a game")
    wish = parser.parse_args(sys.argv[1:])
    games = kept(wish.keep)
    done = {game["game"] for game in games}
    for number in range(wish.first, wish.first + wish.games):
        if number in done:
            continue
        games.append(look(wish.title, number, wish.budget, wish.again, wish.jobs))
        line = json.dumps(games[-1])
        if wish.keep:
            with wish.keep.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        print(line, flush=True)
        print(f"  so far, {told(games)}", flush=True)
    print(told(games))


if __name__ == "__main__":
    main()
