"""The analysis of a whole game: many small tasks that do not depend on each other, and the document made of them.

A task is plain and so is what it finds: whoever does them, in whatever order and in how many processes, gets the same
document; what is found can be kept as lines, and the rest done later.

*By what could be known then.* A decision is judged on tables that its seat imagines at that moment. The chances after
every step are a spectator's.

*Twice, and by two.* What all answers are worth is seen in games between quick bots. What is called a loss is said by
the tree, and counted with chance of its own (`second.py`).
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from dataclasses import asdict, replace
from typing import Final, cast

from typing_extensions import TypedDict

from cradle.analysis.film import Film, Setting, film_of
from cradle.analysis.judge import Judge
from cradle.analysis.marks import LOSSES, MARKS, accuracy, kept, mark_of
from cradle.analysis.second import second_opinion
from cradle.analysis.seen import seen
from cradle.analysis.turning import Turn, turns_of
from cradle.analysis.verdict import Verdict, Weighed
from cradle.arena.engine import spread
from cradle.arena.plan import derived

VERSION: Final = 1
JUDGE: Final = "mind-2-tree-careful"  # who plays the games on, and who is asked about losses
SHOWN: Final = 4  # answers of a decision that are kept, the played one besides
Task = tuple[str, int]  # `answer` n of the record, or the `step` after n answers
ANSWER: Final = "answer"
STEP: Final = "step"


class Step(TypedDict):
    """The chances of all seats after so many answers, for a spectator."""

    n: int
    chances: list[float]
    points: list[float]


class Called(TypedDict):
    """`Named`"""

    message: str
    numbers: dict[str, int]


class Why(TypedDict):
    """`Reason`"""

    message: str
    numbers: dict[str, int | str]


class Answer(TypedDict):
    """`Weighed`"""

    word: str
    answer: int
    label: Called
    chance: float
    points: float
    error: float
    games: int
    reasons: list[Why]


class Decision(TypedDict):
    """One answer of the record that was chosen among several."""

    n: int  # answers before it
    seat: int
    kind: str
    word: str
    mark: str  # nothing where the loss is smaller than its error
    loss: float
    error: float
    kept: float  # part of the best answer's chance
    best: str  # its word
    games: int
    answers: list[Answer]  # the best first; the played one is among them


class Found(TypedDict):
    """What a task has found; one line where it is kept."""

    kind: str  # of the task
    n: int
    step: Step | None
    decision: Decision | None


class Seat(TypedDict):
    seat: int
    accuracy: float  # in percent
    choices: int  # decisions that were judged
    marks: dict[str, int]
    lost: float  # by inaccuracies, mistakes and blunders


class Document(TypedDict):
    version: int
    title: str
    judge: str
    games: int  # played for it
    answers: int  # of the record
    done: int  # tasks
    tasks: int
    seats: list[Seat]
    accuracy: list[float]  # of the seats
    steps: list[Step]
    decisions: list[Decision]
    turns: list[Turn]
    totals: list[int]
    winners: list[int]
    scored: bool


def tasks_of(film: Film, seats: Sequence[int] = ()) -> list[Task]:
    """In the order of the game; of these seats only, or of all."""
    wanted = {n for n in film.decisions() if not seats or film.frames[n].seat in seats}
    out: list[Task] = []
    for n in range(len(film.tables)):
        out.append((STEP, n))
        if n in wanted:
            out.append((ANSWER, n))
    return out


# -- one task ------------------------------------------------------------------------------------------------------


def do(setting: Setting, task: Task) -> Found:
    """What a task finds, with the task in it."""
    kind, n = task
    film = film_of(setting)
    if kind == ANSWER:
        return {"kind": kind, "n": n, "step": None, "decision": decision(film, setting, n)}
    return {"kind": kind, "n": n, "step": step(film, setting, n), "decision": None}


def step(film: Film, setting: Setting, n: int) -> Step:
    table = film.tables[n]
    if table.over():
        winners = film.sheet.winners()
        chances = [1 / len(winners) if seat in winners else 0.0 for seat in range(film.seats)]
        return {"n": n, "chances": chances, "points": [float(total) for total in film.sheet.totals()]}
    chances, points = seen(film.title.name, table, derived(setting.seed, STEP), setting.steps)
    return {"n": n, "chances": chances, "points": points}


def decision(film: Film, setting: Setting, n: int) -> Decision:
    frame, second = film.frames[n], second_opinion(film, setting, n)
    wanted = [second.best, frame.answer]
    judge = Judge(film.title.name, film.tables[n], frame.seat, derived(setting.seed, n), wanted)
    judge.trusted = second.best
    verdict = judge.more(setting.games // 2)
    if second.count is not None:
        verdict = amended(verdict, second.count.verdict())
    best = verdict.answers[0]
    top = verdict.answers[:SHOWN]
    top += [one for one in verdict.answers[SHOWN:] if one.answer == frame.answer]
    return {
        "n": n,
        "seat": frame.seat,
        "kind": frame.kind,
        "word": frame.word,
        "mark": mark_of(second.loss, second.error),
        "loss": round(second.loss, 4),
        "error": round(second.error, 4),
        "kept": round(kept(best.chance, second.loss, second.error), 4),
        "best": best.word,
        "games": verdict.games,
        "answers": [answer_of(one) for one in top],
    }


def answer_of(one: Weighed) -> Answer:
    return cast(Answer, asdict(one))  # field by field the same


def amended(first: Verdict, second: Verdict) -> Verdict:
    """The first count with the numbers of the second for those that were counted twice; the others stay as far behind
    the best one as they were."""
    fresh = {one.answer: one for one in second.answers}
    best = second.answers[0]
    chance = best.chance - first.answers[0].chance
    points = best.points - first.answers[0].points
    answers: list[Weighed] = []
    for one in first.answers:
        moved = min(best.chance, max(0.0, one.chance + chance))
        new = replace(one, chance=round(moved, 4), points=round(one.points + points, 1))
        if one.answer in fresh:
            again = fresh[one.answer]
            new = replace(again, reasons=again.reasons or one.reasons, games=one.games + again.games)
        answers.append(new)
    answers.sort(key=lambda one: (-one.chance, one.answer != best.answer))
    return replace(first, answers=answers, games=first.games + second.games)


# -- all of them ---------------------------------------------------------------------------------------------------


def analyse(setting: Setting, known: Iterable[Task], jobs: int, seats: Sequence[int] = ()) -> Generator[Found]:
    """What every task finds that is not known yet, as soon as those before it are done. Closing it stops the processes;
    one that is killed is replaced, and its tasks are done again."""
    done = set(known)
    left = [task for task in tasks_of(film_of(setting), seats) if task not in done]
    yield from spread(do, setting, left, jobs)


def document(setting: Setting, found: Iterable[Found], seats: Sequence[int] = ()) -> Document:
    """Of all that is known so far."""
    film = film_of(setting)
    known = sorted({(one["kind"], one["n"]): one for one in found}.values(), key=lambda one: one["n"])
    steps = [one["step"] for one in known if one["step"] is not None]
    decisions = [one["decision"] for one in known if one["decision"] is not None]
    rows = [seat_of(decisions, seat) for seat in range(film.seats)]
    return {
        "version": VERSION,
        "title": film.title.name,
        "judge": JUDGE,
        "games": sum(one["games"] for one in decisions) + setting.steps * len(steps),
        "answers": len(film.frames),
        "done": len(known),
        "tasks": len(tasks_of(film, seats)),
        "seats": rows,
        "accuracy": [row["accuracy"] for row in rows],
        "steps": steps,
        "decisions": decisions,
        "turns": turns_of([step["chances"] for step in steps]) if len(steps) == len(film.tables) else [],
        "totals": film.sheet.totals(),
        "winners": film.sheet.winners(),
        "scored": film.sheet.scored,
    }


def seat_of(decisions: list[Decision], seat: int) -> Seat:
    own = [one for one in decisions if one["seat"] == seat]
    marks = {mark: sum(one["mark"] == mark for one in own) for mark in MARKS}
    lost = sum(one["loss"] for one in own if one["mark"] in LOSSES)
    parts = [one["kept"] for one in own]
    return {"seat": seat, "accuracy": accuracy(parts), "choices": len(own), "marks": marks, "lost": round(lost, 4)}
