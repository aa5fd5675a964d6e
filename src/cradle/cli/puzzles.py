"""`cradle puzzles`: make them from games of strong bots, count them again, try one."""

from __future__ import annotations

from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from cradle import shelf
from cradle.analysis.speech import called, sentence
from cradle.analysis.verdict import Reason, named
from cradle.cli.problems import Complaint, Usage
from cradle.cli.seating import seat_people
from cradle.cli.simulate import processors
from cradle.cli.voice import Voice
from cradle.envs.text import TextTable
from cradle.puzzles.checking import Check, recounts
from cradle.puzzles.keep import Making
from cradle.puzzles.making import looks, recipe_of
from cradle.puzzles.puzzle import FILE, Choice, Puzzle, puzzles, sitting_of, solved


def make_puzzles(voice: Voice, title: str, count: int, seed: int, level: str, jobs: int, out: Path | None) -> None:
    recipe = recipe_of(title, seed, level)
    book = out or packaged(title)
    making = Making(book, recipe, count)
    try:
        if not making.done:
            work(voice, making, jobs or processors())
        making.write()
    except KeyboardInterrupt:
        voice.complain(voice.say("puzzles-stopped", found=len(making.found), file=str(making.path)))
        raise
    finally:
        making.close()
    voice.print("puzzles-made", count=min(count, len(making.found)), games=making.games, file=str(book))


def packaged(title: str) -> Path:
    """Where the title's own file is, if its package lies in a folder."""
    place = shelf.folder(title)
    if not isinstance(place, Path):
        raise Usage("puzzles-where")
    return place / FILE


def work(voice: Voice, making: Making, jobs: int) -> None:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        task = progress.add_task(voice.say("puzzles-making", games=making.games), total=making.count)
        found = looks(making.recipe, making.games, making.count, jobs)
        try:
            for looked in found:
                making.add(looked)
                told = voice.say("puzzles-making", games=making.games)
                progress.update(task, completed=len(making.found), description=told)
                if making.done:
                    break
        finally:
            found.close()


def check_puzzles(voice: Voice, title: str, games: int, seed: int, jobs: int) -> None:
    count = len(puzzles(title))
    best = ahead = 0
    with Progress(console=voice.err, transient=True, disable=not voice.err.is_terminal) as progress:
        task = progress.add_task(voice.say("puzzles-checking"), total=count)
        for again in recounts(Check(title, seed, games), jobs or processors()):
            best, ahead = best + again.best, ahead + again.ahead
            progress.advance(task)
    voice.print("puzzles-checked", count=count, best=best, ahead=ahead)


def play_puzzle(voice: Voice, title: str, number: int) -> None:
    """The question, a number that is typed, and what all answers are worth."""
    found = list(puzzles(title).values())
    if not found:
        raise Complaint("puzzles-none")
    puzzle = found[(number - 1) % len(found)]
    bots = [puzzle["level"]] * (puzzle["seats"] - 1)
    names = seat_people(puzzle["seats"], 1, puzzle["seat"], bots, []).names(voice)
    table = TextTable(sitting_of(title, puzzle), voice.language.code, names)
    voice.out.print(table.page(puzzle["seat"]), soft_wrap=True)
    word = asked(voice, table, puzzle)
    voice.print("puzzles-solved" if solved(puzzle, word) else "puzzles-not-solved")
    for choice in puzzle["choices"]:
        voice.out.print(line(voice, table, puzzle, choice, choice["word"] == word), soft_wrap=True)
    source = {"seats": puzzle["seats"], "answer": len(puzzle["answers"]) + 1, "games": puzzle["games"]}
    voice.print("puzzles-from", clause=puzzle["clause"], **source)


def asked(voice: Voice, table: TextTable, puzzle: Puzzle) -> str:
    """The word of the answer whose number is typed."""
    kind, possible = table.sitting.table.kind(puzzle["seat"]), table.possible(puzzle["seat"])
    while True:
        try:
            typed = voice.out.input(voice.say("puzzles-prompt", last=len(possible)))
        except EOFError:
            raise KeyboardInterrupt from None
        if typed.strip().isdecimal() and 1 <= int(typed) <= len(possible):
            return kind.word(possible[int(typed) - 1])


def line(voice: Voice, table: TextTable, puzzle: Puzzle, choice: Choice, mine: bool) -> str:
    """One answer: its chance, its points, and why."""
    position, words = table.sitting.table, table.words
    label = called(words, named(position.label(puzzle["seat"], position.kind(puzzle["seat"]).answer(choice["word"]))))
    best = choice is puzzle["choices"][0]
    points = f" · {choice['points']:.0f}" if puzzle["scored"] else ""
    why = [Reason(one["message"], one["numbers"]) for one in choice["reasons"]]
    reasons = "; ".join(sentence(words, one) for one in why)
    sign = "★" if best else "•" if mine else " "
    return f"{sign} {100 * choice['chance']:3.0f}%{points}  {label}" + (f" ({reasons})" if reasons else "")
