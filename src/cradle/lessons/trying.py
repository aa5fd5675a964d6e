"""Trying: a lesson's table, what was answered at it, and whether that is what the task asks for."""

from __future__ import annotations

from functools import cache

from cradle.core.record import Change, Record
from cradle.core.sitting import seat_of
from cradle.core.table import Table
from cradle.lessons.conditions import Moment
from cradle.lessons.script import Lesson, Script, Task


@cache
def reached(script: Script, answers: int) -> tuple[Table, Record]:
    """The position, played once; whoever wants it clones it."""
    sitting = script.sitting(answers)
    return sitting.table, sitting.record


class Trial:
    """A lesson in progress. An answer that does not do the task leaves everything as it was."""

    def __init__(self, script: Script, lesson: Lesson) -> None:
        self.lesson = lesson
        self.done = 0  # tasks
        self.sitting = script.sitting(0)
        table, record = reached(script, lesson.after)
        for line in record.lines:
            self.sitting.skip(Change("answer", seat_of(line), line))
        self.sitting.settle_on(table.clone(), [None] * table.seats)

    @property
    def task(self) -> Task | None:
        """What is to be done now; nothing after the last."""
        return self.lesson.tasks[self.done] if self.done < len(self.lesson.tasks) else None

    def attempt(self, word: str) -> str:
        """Do it and go on if it is right, and else say what is wrong: the name of a sentence. Refused and BadRecord
        say that it cannot be answered at all."""
        task, seat = self.task, self.lesson.seat
        assert task is not None
        table = self.sitting.table
        answer = table.kind(seat).answer(word)
        table.check(seat, answer)
        found = judge(task, table, seat, answer)
        if found is None:
            self.sitting.answer(seat, answer)
            for line in task.others:
                other, given = self.sitting.judge(line)
                self.sitting.answer(other, given)
            self.done += 1
            return ""
        return found

    def shown(self) -> str:
        """The word of an answer that does the task: the game's own, if it still does."""
        task, seat = self.task, self.lesson.seat
        assert task is not None
        table = self.sitting.table
        kind = table.kind(seat)
        model = task.model.split(" ")[2]
        answers = table.answers(seat)
        answers.sort(key=lambda answer: kind.word(answer) != model)
        return next((kind.word(answer) for answer in answers if judge(task, table, seat, answer) is None), "")


def judge(task: Task, table: Table, seat: int, answer: int) -> str | None:
    """Nothing if the answer does the task, else the name of the sentence about it; "" where there is none for it."""
    word = table.kind(seat).word(answer)
    before = Moment(table, seat, word)
    copy = table.clone()
    copy.take(seat, answer)
    after = Moment(copy, seat, word)
    if task.right.holds(before, after):
        return None
    return next((wrong.name for wrong in task.wrong if wrong.when.holds(before, after)), "")
