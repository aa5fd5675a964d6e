"""Lessons for the browser: a lesson's table as the documents of any other table, and what a try leads to.

A lesson is never stored. Whoever tries something sends along what was right before, and the server plays that on the
position of the script; a wrong answer is only judged, so there is nothing to set back here.
"""

from __future__ import annotations

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.record import options_of
from cradle.lessons.script import Lesson, Script, script
from cradle.lessons.trying import Trial
from cradle.server import library, update
from cradle.server.boxes import must_know, usual_level
from cradle.server.lesson_replies import CourseReply, LearnedReply, LessonReply, LessonsReply, TriedReply
from cradle.server.plan import ClockRules, now_ms
from cradle.server.problem import Problem
from cradle.server.progress import Done
from cradle.server.replies import (
    GameReply,
    SeatReply,
    TableReply,
)

PATIENCE = 2  # wrong answers to a task, after which one that does it is shown


def taught(title: str) -> Script:
    must_know(title)
    found = script(title)
    if found is None:
        raise Problem(404, "server-no-lesson")
    return found


def lesson_of(made: Script, name: str) -> Lesson:
    found = next((lesson for lesson in made.lessons if lesson.name == name), None)
    if found is None:
        raise Problem(404, "server-no-lesson")
    return found


def trial(made: Script, lesson: Lesson, given: list[str]) -> Trial:
    """The lesson after these answers, each of which did its task."""
    begun = Trial(made, lesson)
    for word in given:
        if begun.task is None or not right(begun, word):
            raise Problem(409, "server-lesson-anew")
    return begun


def right(begun: Trial, word: str) -> bool:
    try:
        return begun.attempt(word) == ""
    except CradleError:
        return False


# -- documents -------------------------------------------------------------------------------------------------


def overview(done: dict[str, Done]) -> LessonsReply:
    found = [made for title in shelf.TITLES if (made := script(title)) is not None]
    return {"titles": [learned(made, done.get(made.title, {})) for made in found]}


def learned(made: Script, done: Done) -> LearnedReply:
    return {
        "title": made.title,
        "version": shelf.title(made.title).version,
        "lessons": [lesson_document(lesson) for lesson in made.lessons],
        "done": {lesson.name: done[lesson.name] for lesson in made.lessons if lesson.name in done},
    }


def lesson_document(lesson: Lesson) -> LessonReply:
    return {"name": lesson.name, "clauses": lesson.clauses, "lit": lesson.lit, "tasks": len(lesson.tasks)}


def course(made: Script, done: Done) -> CourseReply:
    """All that the lessons of a title have in common."""
    title = shelf.title(made.title)
    choices = title.choices(options_of(made.record(0)), made.seats)
    content = library.content(made.title, shelf.box(made.title), choices)
    return {**learned(made, done), "table": table_document(made), "content": content}


def table_document(made: Script) -> TableReply:
    """A table that is nowhere: the learner's seat, and bots."""
    eyes = [made.seat]
    return {
        "id": "lesson",
        "title": made.title,
        "state": "playing",
        "open": False,
        "created": 0,
        "changed": 0,
        "host": True,
        "decides": False,
        "options": options_of(made.record(0)),
        "content": {"digest": shelf.box(made.title).digest, "own": False},
        "seats": [seat_document(made, seat) for seat in range(made.seats)],
        "eyes": eyes,
        "start": "full",
        "pace": "normal",
        "clock": ClockRules(),
        "watch": None,
        "wish": "",
        "proposal": None,
        "rematch": None,
        "from": None,
        "uploaded": False,
        "turn": eyes,
        "result": None,
        "closed": None,
        "old": False,
    }


def seat_document(made: Script, seat: int) -> SeatReply:
    mine = seat == made.seat
    return {
        "seat": seat,
        "kind": "person" if mine else "bot",
        "name": "",
        "mine": mine,
        "level": "" if mine else usual_level(made.title),
        "link": None,
        "stand_in": "",
        "away": False,
        "failed": "",
    }


def game(begun: Trial, since: int | None = None) -> GameReply:
    seat = begun.lesson.seat
    found = {**update.position(begun.sitting, seat), **update.happened(begun.sitting, seat, since)}
    return {**found, "undo": False, "clocks": [], "now": now_ms()}  # type: ignore[typeddict-item]


def tried(made: Script, lesson: Lesson, given: list[str], word: str, wrong: int) -> TriedReply:
    """What comes of an answer; `wrong` is how many to the same task were wrong before it."""
    begun = trial(made, lesson, given)
    if begun.task is None:
        raise Problem(409, "server-lesson-anew")
    before = begun.sitting.journal.noticed[lesson.seat]
    own = f"{made.title}-lesson-{lesson.name}"
    sentence = begun.attempt(word)
    if sentence:
        shown = begun.shown() if wrong + 1 >= PATIENCE else None
        return {"right": False, "done": False, "message": f"{own}-wrong-{sentence}", "shown": shown, "game": None}
    done = begun.task is None
    message = f"{own}-done" if done else f"{own}-task-{begun.done + 1}"
    return {"right": True, "done": done, "message": message, "shown": None, "game": game(begun, before)}
