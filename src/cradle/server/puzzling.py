"""Puzzles for the browser: the position as the documents of any other table, and after the try what answers are worth.

The solution stays here until somebody has tried. A puzzle is never stored: it is played anew from the packaged file.
"""

from __future__ import annotations

from functools import lru_cache

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.record import Change, options_of
from cradle.core.sitting import Sitting, seat_of
from cradle.core.table import Table
from cradle.puzzles import order
from cradle.puzzles.puzzle import Choice, Puzzle, puzzles, record_of, sitting_of, solved
from cradle.server import learning, library, tries, update
from cradle.server.boxes import must_know
from cradle.server.problem import Problem
from cradle.server.puzzle_replies import PuzzleAnswerReply, PuzzleReply, PuzzlesReply, PuzzleVerdictReply
from cradle.server.tries import Tried

TRIED = dict[str, Tried]


def known(name: str) -> Puzzle:
    found = order.find(name)
    if found is None:
        raise Problem(404, "server-no-puzzle")
    return found


def filtered(title: str) -> str:
    if title:
        must_know(title)
    return title


@lru_cache(maxsize=256)
def reached(name: str) -> Table:
    """The position, played once; whoever wants it clones it."""
    return sitting_of(order.title_of(name), known(name)).table


def sitting(puzzle: Puzzle) -> Sitting:
    """The table of a puzzle. One that the rules of today do not reach is not there any more."""
    title = order.title_of(puzzle["id"])
    record = record_of(title, puzzle)
    lines, record.lines = record.lines, []
    begun = Sitting(shelf.title(title), shelf.box(title), record)
    try:
        table = reached(puzzle["id"]).clone()
    except CradleError as error:
        raise Problem(404, "server-no-puzzle") from error
    for line in lines:
        begun.skip(Change("answer", seat_of(line), line))
    begun.settle_on(table, [None] * table.seats)
    return begun


# -- documents -------------------------------------------------------------------------------------------------


def overview(title: str, tried: TRIED) -> PuzzlesReply:
    day = tries.today()
    name = order.daily(day, filtered(title))
    counts = [
        {"title": each, "puzzles": len(puzzles(each)), "tried": sum(one in tried for one in puzzles(each))}
        for each in shelf.TITLES
    ]
    return {
        **tries.standing(tried, day),
        "day": day.isoformat(),
        "today": name or None,
        "done": name in tried,
        "titles": counts,  # type: ignore[typeddict-item]
    }


def following(title: str, tried: TRIED, after: str) -> str | None:
    return order.following(filtered(title), tried, tries.today(), after) or None


def document(puzzle: Puzzle, tried: TRIED) -> PuzzleReply:
    title, begun = order.title_of(puzzle["id"]), sitting(puzzle)
    known_title, options = shelf.title(title), options_of(begun.record)
    content = library.content(title, shelf.box(title), known_title.choices(options, puzzle["seats"]))
    first = tried.get(puzzle["id"])
    return {
        "id": puzzle["id"],
        "title": title,
        "kind": puzzle["kind"],
        "seats": puzzle["seats"],
        "level": puzzle["level"],
        "answer": len(puzzle["answers"]) + 1,
        "daily": puzzle["id"] in order.of_day(tries.today()),
        "table": learning.staged("puzzle", title, puzzle["seats"], puzzle["seat"], options, puzzle["level"]),
        "content": content,
        "game": learning.shown(begun, puzzle["seat"]),
        "verdict": None if first is None else verdict(puzzle, begun, first.word, False, tried),
    }


def must_be_answer(puzzle: Puzzle, word: str) -> None:
    if all(choice["word"] != word for choice in puzzle["choices"]):
        raise Problem(409, "server-puzzle-word")


def verdict(puzzle: Puzzle, begun: Sitting, word: str, counted: bool, tried: TRIED) -> PuzzleVerdictReply:
    """All that the puzzle was published with; only for somebody who has tried it."""
    first = tried[puzzle["id"]]
    title = order.title_of(puzzle["id"])
    return {
        **tries.standing(tried, tries.today()),
        "word": word,
        "solved": solved(puzzle, word),
        "counted": counted,
        "first": first.word,
        "first_solved": first.solved,
        "before": first.before,
        "after": first.after,
        "clause": puzzle["clause"],
        "games": puzzle["games"],
        "answers": [answer(title, begun.table, puzzle, choice) for choice in puzzle["choices"]],
        "record": begun.record.text(),
    }


def answer(title: str, table: Table, puzzle: Puzzle, choice: Choice) -> PuzzleAnswerReply:
    seat = puzzle["seat"]
    number = table.kind(seat).answer(choice["word"])
    return {
        "word": choice["word"],
        "label": update.label(title, table.label(seat, number)),
        "chance": choice["chance"],
        "points": choice["points"] if puzzle["scored"] else None,
        "error": choice["error"],
        "games": choice["games"],
        "reasons": [{"message": why["message"], "args": why["numbers"]} for why in choice["reasons"]],
    }
