"""What a script of lessons must be like. Each problem is told with the lesson it is in."""

from __future__ import annotations

import re
from typing import Final

from cradle import shelf
from cradle.core.errors import CradleError
from cradle.core.table import Table
from cradle.lessons.script import Lesson, Script, Task
from cradle.lessons.trying import Trial, judge
from tests.laws import texts

BRANCHES: Final = 24  # tables on which the next task of a lesson is tried, of all that right answers lead to
SENTENCES: Final = re.compile(r"[.!?…](?=\s|$)")


def problems(script: Script) -> list[str]:
    return [f"{lesson.name}: {each}" for lesson in script.lessons for each in of_lesson(script, lesson)]


def of_lesson(script: Script, lesson: Lesson) -> list[str]:
    try:
        tables = [Trial(script, lesson).sitting.table]
    except CradleError as error:
        return [f"the position is not reached: {error}"]
    out: list[str] = []
    for n, task in enumerate(lesson.tasks):
        after: list[Table] = []
        for table in spread(tables):
            found, led = of_task(task, table, lesson.seat)
            out += [f"task {n + 1}: {each}" for each in found]
            after += led
        tables = after
    out += unknown_clauses(script.title, lesson)
    return sorted(set(out))


def spread(tables: list[Table]) -> list[Table]:
    """Some of them, from the first to the last."""
    step = max(1, len(tables) // BRANCHES)
    return tables[::step]


def of_task(task: Task, table: Table, seat: int) -> tuple[list[str], list[Table]]:
    """What is wrong, and the tables that right answers lead to."""
    model = task.model.split(" ")
    if seat not in table.asked():
        return ["the seat is not asked"], []
    kind = table.kind(seat)
    out = [f"the game goes on with another question, {model[1]}"] if kind.name != model[1] else []
    right: list[Table] = []
    used: set[str] = set()
    for answer in table.answers(seat):
        try:
            found = judge(task, table, seat, answer)
        except CradleError as error:
            return [f"a condition cannot be judged: {error}"], []
        if found == "":
            out.append(f"no sentence for {kind.word(answer)}")
        elif found is not None:
            used.add(found)
        else:
            led, wrong = led_to(task, table, seat, answer)
            right += led
            out += wrong
        if kind.word(answer) == model[2] and found is not None:
            out.append(f"the game's own answer, {model[2]}, does not do it")
    if not right:
        out.append("no answer does it")
    out += [f"no answer is wrong in the way of “{each.name}”" for each in task.wrong if each.name not in used]
    return out, right


def led_to(task: Task, table: Table, seat: int, answer: int) -> tuple[list[Table], list[str]]:
    """The table after a right answer and what others answer to it."""
    copy = table.clone()
    word = copy.kind(seat).word(answer)
    copy.take(seat, answer)
    for line in task.others:
        other, _, rest = line.partition(" ")
        name, _, given = rest.partition(" ")
        if int(other) not in copy.asked() or copy.kind(int(other)).name != name:
            return [], [f"after {word} the game does not go on with “{line}”"]
        chosen = copy.kind(int(other)).answer(given)
        if copy.why(int(other), chosen):
            return [], [f"after {word} nobody can answer “{line}”"]
        copy.take(int(other), chosen)
    return [copy], []


def unknown_clauses(title: str, lesson: Lesson) -> list[str]:
    rules, _ = shelf.rules(title, "en")
    known = re.findall(r"^\*\*([0-9][0-9a-z.]*)\*\*", rules, re.MULTILINE)
    return [f"the rules have no clause {clause}" for clause in lesson.clauses if clause not in known]


def text_problems(script: Script) -> list[str]:
    """Every text in every language, none too many, and of each no more sentences than can be read at a glance."""
    needed = [message for lesson in script.lessons for message in lesson.texts(script.title)]
    found = texts.read_texts(f"{script.title}-lessons")
    out = texts.problems(found, {message: [] for message in needed})
    out += [f"{message} is used by nothing" for message in found["en"].messages if message not in needed]
    for code, part in found.items():
        for message in needed:
            if message in part.messages and message.endswith("-told"):
                count = len(SENTENCES.findall(said(part, message)))
                out += [f"{code}: {message} has {count} sentences, not two"] if count != 2 else []
    return out


def said(part: texts.Texts, message: str) -> str:
    pattern = part.bundle.get_message(message).value
    assert pattern is not None
    return str(part.bundle.format_pattern(pattern, {})[0])
