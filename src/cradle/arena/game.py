"""One game of a plan, from setup to result."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from functools import cache

from cradle import shelf
from cradle.arena import entrants
from cradle.arena.entrants import Entrant, Opening
from cradle.arena.notes import Notes
from cradle.arena.plan import Event, Plan, derived
from cradle.arena.program import Fault
from cradle.arena.seating import Seated, seat
from cradle.core.errors import CradleError
from cradle.core.rng import seeded
from cradle.core.title import Box
from cradle.lines import CALLED_OFF, FORFEIT, OVER, BadLine


@dataclass(frozen=True)
class Times:
    """Microseconds of processor time, in the process that played; no two runs have the same."""

    game: int
    decisions: list[list[int]]  # of each seat, one for each question that had more than one answer


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
    forfeit: int = -1  # the seat whose entrant failed, by which all its seats have lost; points are those so far
    fault: str = ""  # how it failed: the id and the details of the sentence
    details: dict[str, str | int] = field(default_factory=dict)
    notes: dict[str, object] = field(default_factory=dict)
    times: Times | None = field(default=None, compare=False)  # results are the same whatever they took


def play_game(plan: Plan, number: int) -> GameResult:
    """The game of this number."""
    event, within = plan.place(number)
    game = Played(plan, number, event, seat(plan, event, within))
    try:
        game.play()
    except Forfeit as forfeit:
        game.forfeited(forfeit)
    return game.result()


def check(plan: Plan) -> None:
    """Complain before the first game, not from within another process."""
    for event in plan.events:
        title = shelf.title(event.title)
        title.check_seats(event.seats)
        title.choices(event.options, event.seats)
        box_of(event.title, event.content, event.content_name)
        for contender in plan.contenders:
            entrants.check(contender, event, plan.budget)


@cache
def box_of(title: str, content: str | None, name: str) -> Box:
    """Own content is read once in each process, not for every game."""
    return shelf.box(title, content, name)


class Forfeit(Exception):
    """The entrant of a seat has failed."""

    def __init__(self, seat: int, fault: CradleError) -> None:
        super().__init__(str(fault))
        self.seat = seat
        self.fault = fault


class Played:
    """A game on its way."""

    def __init__(self, plan: Plan, number: int, event: Event, seated: Seated) -> None:
        self.plan = plan
        self.number = number
        self.event = event
        self.seated = seated
        self.title = shelf.title(event.title)
        self.box = box_of(event.title, event.content, event.content_name)
        self.choices = self.title.choices(event.options, event.seats)
        self.table = self.box.setup(event.seats, self.choices, seated.seed)
        self.contenders = [plan.contenders[place] for place in seated.places]
        self.names = [contender.name for contender in self.contenders]
        self.answers = 0
        self.lost: Forfeit | None = None
        self.notes = Notes(self.table) if plan.notes else None
        self.begun = time.process_time_ns()
        self.spent: list[list[int]] = [[] for _ in range(event.seats)]

    def play(self) -> None:
        """To the end, or to the title's limit; every entrant is handed imagined tables only."""
        table, limit = self.table, self.title.safety
        seats = [entrants.entrant(contender, self.plan.budget) for contender in self.contenders]
        self.open(seats)
        rng = seeded(derived(self.plan.seed, self.number, "bots"))
        while (asked := table.first()) >= 0 and not (limit and self.answers == limit):
            try:
                imagined, begun = table.imagine(asked, rng), time.process_time_ns()
                answer = seats[asked].choose(imagined, asked, rng)
            except (Fault, BadLine) as fault:
                raise Forfeit(asked, fault) from fault
            if self.plan.times and len(table.answers(asked)) > 1:
                self.spent[asked].append((time.process_time_ns() - begun) // 1000)
            self.decided(asked, answer)
            table.take(asked, answer)
            self.answers += 1
            if self.notes is not None:
                self.notes.look()
        self.close(seats, OVER if table.over() else CALLED_OFF)

    def decided(self, seat: int, answer: int) -> None:
        """For whoever writes down decisions: the answer is done next."""

    def open(self, seats: list[Entrant]) -> None:
        for one in dict.fromkeys(seats):
            yours = [seat for seat, other in enumerate(seats) if other is one]
            try:
                one.begin(Opening(self.event, self.box, self.choices, self.names, yours))
            except Fault as fault:
                raise Forfeit(yours[0], fault) from fault

    def close(self, seats: list[Entrant], reason: str) -> None:
        for one in dict.fromkeys(seats):
            one.end(reason, self.table.sheet())

    def forfeited(self, forfeit: Forfeit) -> None:
        """Whoever failed leaves, and begins anew with the next game; the others are told that it is over."""
        self.lost = forfeit
        failed = entrants.entrant(self.contenders[forfeit.seat], self.plan.budget)
        failed.leave()
        others = [entrants.entrant(contender, self.plan.budget) for contender in self.contenders]
        self.close([other for other in others if other is not failed], FORFEIT)

    def result(self) -> GameResult:
        sheet, seats = self.table.sheet(), range(self.event.seats)
        places, winners = sheet.places(), sheet.winners()
        fault = self.lost.fault if self.lost is not None else None
        if self.lost is not None:
            losers = [seat for seat in seats if self.names[seat] == self.names[self.lost.seat]]
            winners = [seat for seat in seats if seat not in losers]
            places = [1 if seat in winners else 1 + len(winners) for seat in seats]
        return GameResult(
            game=self.number,
            title=self.event.title,
            deal=self.seated.deal,
            entrants=self.names,
            stopped=fault is None and not self.table.over(),
            answers=self.answers,
            rounds=self.table.rounds(),
            totals=sheet.totals(),
            places=places,
            wins=[1 / len(winners) if seat in winners else 0.0 for seat in seats],
            traits=[self.table.traits(seat) for seat in seats],
            forfeit=self.lost.seat if self.lost is not None else -1,
            fault=fault.message if fault is not None else "",
            details=dict(fault.details) if fault is not None else {},
            notes=self.notes.done() if self.notes is not None else {},
            times=Times((time.process_time_ns() - self.begun) // 1000, self.spent) if self.plan.times else None,
        )
