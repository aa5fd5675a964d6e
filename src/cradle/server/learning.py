"""Lessons for the browser: a lesson's table as the documents of any other table, and what a try leads to.

A lesson is never stored. Whoever tries something sends along what was right before, and the server plays that on the
position of the script; a wrong answer is only judged, so there is nothing to set back here.
"""

from __future__ import annotations

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.record import options_of
from cradle.core.sitting import Sitting
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
    return staged("lesson", made.title, made.seats, made.seat, options_of(made.record(0)), usual_level(made.title))


def staged(name: str, title: str, seats: int, seat: int, options: dict[str, str], level: str) -> TableReply:
    eyes = [seat]
    return {
        "id": name,
        "title": title,
        "state": "playing",
        "open": False,
        "created": 0,
        "changed": 0,
        "host": True,
        "decides": False,
        "options": options,
        "content": {"digest": shelf.box(title).digest, "own": False},
        "seats": [seat_document(each, each == seat, level) for each in range(seats)],
        "eyes": eyes,
        "start": "full",
        "coach": {"allowed": False, "used": False, "refusal": None},
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


def seat_document(seat: int, mine: bool, level: str) -> SeatReply:
    return {
        "seat": seat,
        "kind": "person" if mine else "bot",
        "name": "",
        "mine": mine,
        "level": "" if mine else level,
        "link": None,
        "stand_in": "",
        "away": False,
        "failed": "",
    }


def game(begun: Trial, since: int | None = None) -> GameReply:
    return shown(begun.sitting, begun.lesson.seat, since)


def shown(sitting: Sitting, seat: int, since: int | None = None) -> GameReply:
    """A table without clocks, on which nothing is taken back."""
    found = {**update.position(sitting, seat), **update.happened(sitting, seat, since)}
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
