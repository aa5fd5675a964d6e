"""The inside that a title extends: an agenda of steps, and a lane a seat for what is done at the same time.

A title writes `class Hadara(Game["Hadara"])`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Generic, cast

from cradle.core.cards import Cards
from cradle.core.errors import BadPosition, Refused
from cradle.core.journal import Journal
from cradle.core.plain import Plain, check, items, number, row, rows
from cradle.core.redeal import Hidden
from cradle.core.rng import Rng
from cradle.core.step import NOBODY, OPEN, SEALED, Question, Step, Steps, T, Together, dump_steps
from cradle.core.table import Table
from cradle.core.words import Kind, Label


class Game(Table, Generic[T]):
    def __init__(self, seats: int, rng: Rng, cards: Cards) -> None:
        super().__init__(seats, rng)
        self.cards = cards
        if seats:  # a clone takes its source's
            self.notes: list[list[int]] = [[] for _ in range(seats)]  # what a seat has prepared; replaced as a whole
            self.agenda: list[Step[T]] = []
            self.lanes: list[list[Step[T]]] = [[] for _ in range(seats)]
            self.sealed: list[int] = [-1] * seats
            self.here: list[Step[T]] = self.agenda  # where push() puts steps

    def attach(self, journal: Journal) -> None:
        self.journal = journal
        self.cards.journal = journal

    # -- for the rules -----------------------------------------------------------------------------------------

    def push(self, step: Step[T]) -> None:
        """Do this next, in the lane that is running."""
        self.here.append(step)

    def together(self, questions: list[Question[T]], mode: int) -> None:
        """Ask several seats at once. OPEN: each goes on in its lane. SEALED: nothing happens until all answered."""
        floor = 0
        for s in range(self.seats):
            floor |= len(self.lanes[s]) << (8 * s)
        self.agenda.append(Together(mode, floor))
        for question in questions:
            self.lanes[question.seat].append(question)

    def join(self, question: Question[T]) -> None:
        """Bring a seat that was done back into the open lanes."""
        self.lanes[question.seat].append(question)

    def note(self, eye: int) -> list[int]:
        """What the eye has prepared: for views."""
        return self.notes[eye][:] if eye < self.seats else []

    # -- the loop ----------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Run whatever runs by itself, until somebody must decide or nothing is left."""
        me = cast(T, self)
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            asks = top.asks()
            if asks == NOBODY:
                agenda.pop()
                self.here = agenda
                top.run(me)
            elif asks >= 0 or not self.pass_barrier(cast(Together[T], top)):
                return

    def pass_barrier(self, barrier: Together[T]) -> bool:
        """Let the lanes run; whether the agenda can go on, above the barrier or past it."""
        agenda = self.agenda
        depth = len(agenda)
        if barrier.mode == OPEN:
            for s in range(self.seats):
                self.settle_lane(self.lanes[s], (barrier.floor >> (8 * s)) & 255, depth)
            if len(agenda) != depth:
                return True
        if self.first() >= 0:
            return False
        agenda.pop()
        if barrier.mode == SEALED:
            self.unseal()
        return True

    def settle_lane(self, lane: list[Step[T]], floor: int, depth: int) -> None:
        """The same in one lane, unless it asks several seats at once."""
        me = cast(T, self)
        agenda = self.agenda
        while len(lane) > floor and len(agenda) == depth:
            top = lane[-1]
            if top.asks() != NOBODY:
                return
            lane.pop()
            self.here = lane
            top.run(me)

    def unseal(self) -> None:
        """Everybody has answered: take the answers in the order of the seats. Now all have learned them."""
        me = cast(T, self)
        self.cards.learned += 1
        for s in range(self.seats):
            answer = self.sealed[s]
            if answer >= 0:
                self.sealed[s] = -1
                question = self.lanes[s].pop()
                self.here = self.agenda
                question.take(me, answer)

    # -- who is asked what -------------------------------------------------------------------------------------

    def question(self, seat: int) -> Question[T]:
        top = self.agenda[-1]
        if top.asks() >= 0:
            return cast(Question[T], top)
        return cast(Question[T], self.lanes[seat][-1])

    def put_to(self, seat: int) -> Question[T] | None:
        """What the seat is asked, or was until it sealed its answer: no view shows which."""
        if not self.agenda:
            return None
        top = self.agenda[-1]
        asks = top.asks()
        if asks >= 0:
            return cast(Question[T], top) if asks == seat else None
        lane = self.lanes[seat]
        if len(lane) > (cast(Together[T], top).floor >> (8 * seat)) & 255:
            return cast(Question[T], lane[-1])
        return None

    def facing(self) -> int:
        """The mask of the seats to which something is put, likewise."""
        if not self.agenda:
            return 0
        top = self.agenda[-1]
        asks = top.asks()
        if asks >= 0:
            return 1 << asks
        floor = cast(Together[T], top).floor
        mask = 0
        for s in range(self.seats):
            if len(self.lanes[s]) > (floor >> (8 * s)) & 255:
                mask |= 1 << s
        return mask

    def over(self) -> bool:
        return not self.agenda

    def first(self) -> int:
        if not self.agenda:
            return -1
        top = self.agenda[-1]
        asks = top.asks()
        if asks >= 0:
            return asks
        floor = cast(Together[T], top).floor
        sealed = self.sealed
        for s in range(self.seats):
            if sealed[s] < 0 and len(self.lanes[s]) > floor & 255:
                return s
            floor >>= 8
        return -1

    def asked(self) -> list[int]:
        if not self.agenda:
            return []
        top = self.agenda[-1]
        asks = top.asks()
        if asks >= 0:
            return [asks]
        floor = cast(Together[T], top).floor
        return [s for s in range(self.seats) if self.sealed[s] < 0 and len(self.lanes[s]) > (floor >> (8 * s)) & 255]

    def someone(self, rng: Rng) -> int:
        """The same without a list: those who learn ask this before every answer."""
        if not self.agenda or self.agenda[-1].asks() >= 0:
            return self.first()
        floor = cast(Together[T], self.agenda[-1]).floor
        asked = 0
        count = 0
        for s in range(self.seats):
            if self.sealed[s] < 0 and len(self.lanes[s]) > (floor >> (8 * s)) & 255:
                asked |= 1 << s
                count += 1
        skip = rng.below(count) if count > 1 else 0
        for s in range(self.seats):
            if asked >> s & 1:
                if not skip:
                    return s
                skip -= 1
        return -1

    def pending(self) -> list[object]:
        """All that is left to do, for views. Steps hold no secrets, and a sealed answer does not show."""
        return [dump_steps(self.agenda), [dump_steps(lane) for lane in self.lanes]]

    # -- answers -----------------------------------------------------------------------------------------------

    def take(self, seat: int, answer: int) -> None:
        agenda = self.agenda
        top = agenda[-1]
        if top.asks() >= 0:
            agenda.pop()
            self.here = agenda
            top.take(cast(T, self), answer)
            self.settle()
            return
        barrier = cast(Together[T], top)
        if barrier.mode == SEALED:
            self.sealed[seat] = answer
            if self.first() < 0:
                self.settle()
            return
        lane = self.lanes[seat]
        question = lane.pop()
        self.here = lane
        depth = len(agenda)
        question.take(cast(T, self), answer)
        floor = (barrier.floor >> (8 * seat)) & 255
        self.settle_lane(lane, floor, depth)
        if len(lane) == floor or len(agenda) != depth:
            self.settle()

    def check(self, seat: int, answer: int) -> None:
        if seat not in self.asked():
            raise Refused("core/turn", str(seat))
        kind = self.kind(seat)
        if not 0 <= answer < kind.bound:
            raise Refused("core/bound", str(answer))
        clause = self.why(seat, answer)
        if clause:
            raise Refused(clause, kind.word(answer))

    def waiting(self, seat: int) -> bool:
        return self.sealed[seat] >= 0

    def take_back(self, seat: int) -> None:
        self.sealed[seat] = -1

    def kind(self, seat: int) -> Kind:
        return self.question(seat).kind()

    def about(self, seat: int) -> Label:
        question = self.question(seat)
        kind = question.kind()
        return Label(f"ask-{kind.name}", kind.about, question.about(cast(T, self)))

    def label(self, seat: int, answer: int) -> Label:
        question = self.question(seat)
        kind = question.kind()
        span = kind.span(answer)
        facts = question.facts(cast(T, self), answer)
        return Label(f"{kind.name}-{span.name}", span.nouns + kind.facts, span.numbers(answer) + facts)

    def answers(self, seat: int) -> list[int]:
        top = self.agenda[-1]
        if top.asks() < 0:
            top = self.lanes[seat][-1]
        return top.answers(cast(T, self))

    def why(self, seat: int, answer: int) -> str:
        return self.question(seat).why(cast(T, self), answer)

    def sum(self, seat: int, answer: int) -> Label | None:
        question = self.question(seat)
        clause = question.why(cast(T, self), answer)
        return question.sum(cast(T, self), answer, clause) if clause else None

    # -- clones and positions ----------------------------------------------------------------------------------

    def copy_kernel(self, source: Game[T]) -> None:
        """For a title's clone(), made without seats: steps are shared, stacks are not. The journal stays behind."""
        self.seats = source.seats
        self.cards = source.cards.clone()
        self.notes = source.notes[:]
        self.agenda = source.agenda[:]
        self.lanes = [lane[:] for lane in source.lanes]
        self.sealed = source.sealed[:]
        self.here = self.agenda

    @abstractmethod
    def clone(self) -> Game[T]: ...

    def imagine(self, eye: int, rng: Rng) -> Game[T]:
        """Secrets have three homes: cards, sealed answers and notes. All are the kernel's, so this is too."""
        t = self.clone()
        t.rng = rng.fork()
        t.cards.imagine(eye, rng)
        for s in range(t.seats):
            if s != eye:
                t.sealed[s] = -1
                t.notes[s] = []
        return t

    def hidden(self, eye: int) -> Hidden:
        return Hidden(self.cards, eye)

    def again(self, hidden: Hidden, rng: Rng) -> Game[T]:
        t = self.clone()
        t.rng = rng.fork()
        hidden.deal(t.cards, rng)
        return t

    def mark(self) -> list[int]:
        return [self.cards.learned, *self.rng.row()]

    def dump_kernel(self) -> Plain:
        return {
            "seats": self.seats,
            "rng": self.rng.row(),
            "agenda": dump_steps(self.agenda),
            "lanes": [dump_steps(lane) for lane in self.lanes],
            "sealed": self.sealed[:],
            "notes": [note[:] for note in self.notes],
            "cards": self.cards.rows(),
        }

    def load_kernel(self, data: Plain, steps: Steps[T]) -> None:
        """Read back what dump_kernel() wrote; the title reads its own fields."""
        check("seats", number(data, "seats") == self.seats)
        a, b, c, d = row(data, "rng", 4)
        self.rng = Rng(a, b, c, d)
        self.agenda = [steps.load(step) for step in items(data, "agenda")]
        lanes = items(data, "lanes")
        if len(lanes) != self.seats:
            raise BadPosition("core-position-length", {"field": "lanes", "length": self.seats})
        self.lanes = [[steps.load(step) for step in items({"lane": lane}, "lane")] for lane in lanes]
        self.sealed = row(data, "sealed", self.seats)
        self.notes = rows(data, "notes", self.seats)
        self.cards.load(rows(data, "cards"))
        self.here = self.agenda
        self.check_pending()

    def check_pending(self) -> None:
        """A loaded position asks somebody something, or is over; every question is in its seat's lane."""
        for step in self.agenda:
            if isinstance(step, Question) and not 0 <= step.seat < self.seats:
                raise BadPosition("core-position-step", {"step": step.name()})
        for s in range(self.seats):
            for step in self.lanes[s]:
                if isinstance(step, Together) or (isinstance(step, Question) and step.seat != s):
                    raise BadPosition("core-position-step", {"step": step.name()})
        if self.agenda and (self.agenda[-1].asks() == NOBODY or self.first() < 0):
            raise BadPosition("core-position-stuck")
        for s in self.asked():
            if self.question(s).asks() != s:
                raise BadPosition("core-position-stuck")


def changed(values: list[int], at: int, value: int) -> list[int]:
    """The list with one value replaced; the old list stays as it was for the clones that share it."""
    out = values[:]
    out[at] = value
    return out
