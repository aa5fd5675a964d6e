"""One game of a plan, from setup to result."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

from cradle import shelf
from cradle.arena.plan import Event, Plan, derived
from cradle.arena.seating import Seated, seat
from cradle.core.rng import seeded
from cradle.core.table import Table
from cradle.core.title import Box


@dataclass(frozen=True)
class GameResult:
    """What came of a game, in plain values: a line of JSON holds it."""

    game: int  # its number in the plan
    title: str
    deal: int  # games of an event with the same one were dealt the same
    entrants: list[str]  # the name of the contender of each seat
    stopped: bool  # called off at the title's safety limit: has no winner and no score
    answers: int
    rounds: int
    totals: list[int]
    places: list[int]  # 1 is the first; equals share one
    wins: list[float]  # a shared win is an equal part for each
    traits: list[list[str]]
    forfeit: int = -1  # the seat whose entrant failed and lost the game by that, -1: none
    fault: str = ""  # how: the id of its sentence
    detail: str = ""  # what more there is to say
    notes: dict[str, object] = field(default_factory=dict)


def play_game(plan: Plan, number: int) -> GameResult:
    """The game of this number."""
    event, within = plan.place(number)
    seated = seat(plan, event, within)
    title = shelf.title(event.title)
    box = box_of(event.title, event.content, event.content_name)
    table = box.setup(event.seats, title.choices(event.options, event.seats), seated.seed)
    notes: Any = import_module("cradle.arena.notes").Notes(table) if plan.notes else None
    bots = [shelf.bot(plan.contenders[place].bot, event.title) for place in seated.places]
    rng = seeded(derived(plan.seed, number, "bots"))
    answers = 0
    while (asked := table.first()) >= 0 and not (title.safety and answers == title.safety):
        table.take(asked, bots[asked].choose(table.imagine(asked, rng), asked, rng))
        answers += 1
        if notes is not None:
            notes.look()
    return result(plan, event, number, seated, table, answers, notes.done() if notes is not None else {})


@cache
def box_of(title: str, content: str | None, name: str) -> Box:
    """Own content is read once in each process, not for every game."""
    return shelf.box(title, content, name)


def result(
    plan: Plan, event: Event, number: int, seated: Seated, table: Table, answers: int, notes: dict[str, object]
) -> GameResult:
    sheet = table.sheet()
    winners = sheet.winners()
    seats = range(event.seats)
    return GameResult(
        game=number,
        title=event.title,
        deal=seated.deal,
        entrants=[plan.contenders[place].name for place in seated.places],
        stopped=not table.over(),
        answers=answers,
        rounds=table.rounds(),
        totals=sheet.totals(),
        places=sheet.places(),
        wins=[1 / len(winners) if seat in winners else 0.0 for seat in seats],
        traits=[table.traits(seat) for seat in seats],
        notes=notes,
    )
