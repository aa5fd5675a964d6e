"""The bot that thinks ahead: a tree of answers, walked through again and again, each time on another imagined table.

*Walks.* A walk begins at the position with all hidden cards dealt anew, goes down the tree by the answers that look
best, and ends with the first question that is new to the tree. What the position there is worth to every seat is
remembered with every answer on the way. The more walks, the better the choice; their number is all that a decision
depends on beside the generator, so it is the same on every machine. There is no clock here: whoever has one asks for
walks in portions.

*Everybody for themselves.* Every seat takes what is best for itself. An answer is known by its number among all
answers of the title, so that one node serves whatever questions chance brings to its place: only answers that are
allowed on the present imagined table are looked at. A forced answer makes no node.

*Sealed answers.* While answers are sealed, all seats choose in the node in which the question began, and the tree goes
on below the answer of the seat for which it grows: nobody reacts to what they cannot see.

*Turns.* In titles whose turns have many small questions the promises of a half-done turn mislead. There everybody plays
on without much thought, until a turn of the seat begins, before a walk is judged, by the evaluation for positions
between turns. What the walks have found of the seat's next question is kept: it counts where just what the seat
expected lies before it.

*One step.* In a title of much luck and hidden hands a deep walk through one deal proves little. There a walk may try
every answer on its deal and go no further (`Manner.shallow`): what an answer is worth is the mean over many deals.

*Attention.* When an answer is seen for the first time it is tried on a copy, as the greedy bot does. What that is worth
decides how much attention it gets at first; later the walks through it count.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from cradle.bots.base import Bot, Evaluation, tried
from cradle.bots.chances import FINE, SURE, chance, share
from cradle.bots.greedy import GreedyBot
from cradle.bots.moods import tasted
from cradle.core.redeal import Hidden
from cradle.core.rng import Rng
from cradle.core.table import Table

SEATS: Final = 8  # bits of a key for the seat that answers
SLICE: Final = 16  # walks between two looks whether the choice is clear
LONGEST: Final = 100  # answers after the last node, at most
GLANCES: Final = 8  # answers that are looked at there
DEEP: Final = 200  # answers of one walk, at most
NONE: Final[list[str]] = []


class Manner:
    """How a title is searched, in hundredths."""

    def __init__(
        self,
        scale: int,
        explore: int = 30,
        attention: int = 150,
        further: int = 0,
        plain: list[str] = NONE,
        shallow: bool = False,
    ) -> None:
        self.scale = scale  # the lead, in points, that makes a win three times as likely as a defeat
        self.explore = explore  # how much attention counts beside what the walks have shown
        self.attention = attention  # points by which an answer is worse that gets a third of the attention
        self.further = further  # answers at least that are given greedily after the last node, where any are
        self.plain = plain  # kinds of question that are not searched: below the root the first answer is given
        self.shallow = shallow  # whether a walk is one step, of every answer: then nothing above but `plain` counts


class Entry:
    """One answer of one seat in a node."""

    def __init__(self, lead: int, hint: int, attention: int) -> None:
        self.lead = lead  # over the best of the others, when it was tried
        self.hint = hint  # the chance to win that it promises before anybody went there
        self.attention = attention  # FINE for the best answer
        self.visits = 0
        self.total = 0  # of the chances that the walks through it found, for the seat that gives the answer
        self.node: Node | None = None


class Node:
    def __init__(self) -> None:
        self.entries: dict[int, Entry] = {}


def known_of(node: Node, first: int, answers: list[int]) -> list[Entry]:
    """Those of the answers that the node knows."""
    out: list[Entry] = []
    for answer in answers:
        entry = node.entries.get(first + answer * SEATS)
        if entry is not None:
            out.append(entry)
    return out


class Tree:
    """All that is known of one question of one seat, growing."""

    def __init__(self, table: Table, eye: int, evaluation: Evaluation, manner: Manner, rng: Rng) -> None:
        self.evaluation = evaluation
        self.between = evaluation.between()
        self.greedy = GreedyBot(evaluation)
        self.manner = manner
        self.eye = eye
        self.rng = rng
        self.table = table.imagine(eye, rng)
        self.hidden: Hidden = self.table.hidden(eye)
        self.root = Node()
        self.walks = 0
        self.worths = [0] * table.seats
        self.values = [0] * table.seats
        self.base = evaluation.worth(self.table, eye)  # what somebody alone at the table compares with
        self.path: list[Entry] = []
        self.seats: list[int] = []
        self.chosen = Entry(0, 0, 0)  # by the last look
        self.answer = 0

    # -- one walk ----------------------------------------------------------------------------------------------

    def walk(self) -> None:
        """Down the tree, one node further, and back."""
        self.walks += 1
        if self.manner.shallow:
            self.try_all()
            return
        self.path = []
        self.seats = []
        table = self.table.again(self.hidden, self.rng)
        seat = self.eye
        node = self.root
        ahead: Node | None = None  # below the sealed answers that are being given
        for _ in range(DEEP):
            answers = table.answers(seat)
            if len(answers) == 1 or (self.manner.plain and table.kind(seat).name in self.manner.plain):
                table.take(seat, answers[0])
            else:
                found = self.look(node, table, seat, answers)
                if found is not None:
                    self.judge(found)
                    self.remember()
                    return
                entry = self.chosen
                self.path.append(entry)
                self.seats.append(seat)
                table.take(seat, self.answer)
                below = entry.node
                if below is None:
                    below = entry.node = Node()
                if ahead is None or seat == self.eye:
                    ahead = below
            if ahead is not None and not self.sealing(table):
                node = ahead
                ahead = None
            seat = table.first()
            if seat < 0:
                break
        self.judge(table)
        self.remember()

    def try_all(self) -> None:
        """Every answer once, on one deal and with one luck; what it is worth there is remembered as it is."""
        eye = self.eye
        table = self.table.again(self.hidden, self.rng)
        answers = table.answers(eye)
        worths = [0] * len(answers)
        self.evaluation.weigh(table, eye, answers, self.rng.fork(), worths)
        first = table.kind(eye).first * SEATS + eye
        for i in range(len(answers)):
            key = first + answers[i] * SEATS
            if key not in self.root.entries:
                self.root.entries[key] = Entry(0, 0, FINE)
            entry = self.root.entries[key]
            entry.visits += 1
            entry.total += worths[i]

    def sealing(self, table: Table) -> bool:
        """Whether somebody has given an answer that is not open yet."""
        for seat in range(table.seats):
            if table.waiting(seat):
                return True
        return False

    def look(self, node: Node, table: Table, seat: int, answers: list[int]) -> Table | None:
        """Choose among the answers; those that chance brings for the first time are tried before. Where all are new the
        walk ends, with the table of the best one."""
        first = table.kind(seat).first * SEATS + seat
        found = known_of(node, first, answers)
        if len(found) < len(answers):
            leaf = self.open(node, table, seat, answers, first)
            if leaf is not None:
                return leaf
            found = known_of(node, first, answers)
        visits = 0
        attention = 0
        for entry in found:
            visits += entry.visits
            attention += entry.attention
        root = isqrt(visits * 10_000 + 1)  # in hundredths
        best = -1
        for i in range(len(found)):
            entry = found[i]
            n = entry.visits
            mean = entry.total // n if n else entry.hint
            wish = entry.attention * self.manner.explore // attention * root // (1 + n)  # of 10,000, like SURE
            if mean + wish > best:
                best = mean + wish
                self.chosen = entry
                self.answer = answers[i]
        return None

    def open(self, node: Node, table: Table, seat: int, answers: list[int], first: int) -> Table | None:
        """Try the answers that are new to the node, and give them their share of attention. Where none was known, the
        table of the best one, played on."""
        entries = node.entries
        luck = self.rng.fork()
        others = self.best_other(table, seat)
        most = -FINE
        for entry in known_of(node, first, answers):
            most = max(most, entry.lead)
        fresh = most == -FINE
        new = [answer for answer in answers if first + answer * SEATS not in entries]
        leads = [0] * len(new)
        best = self.evaluation.weigh(table, seat, new, luck, leads)
        for i in range(len(new)):
            leads[i] -= others
            if leads[i] > most:
                most = leads[i]
                self.answer = new[i]
        for i in range(len(new)):
            attention = share(most - leads[i], self.manner.attention) + FINE // 256
            entries[first + new[i] * SEATS] = Entry(leads[i], chance(leads[i], self.manner.scale), attention)
        if not fresh:
            return None
        if best is None:
            best = tried(table, seat, self.answer, luck)
        self.path.append(entries[first + self.answer * SEATS])
        self.seats.append(seat)
        self.play_on(best, seat)
        return best

    def play_on(self, table: Table, mover: int) -> None:
        """Everybody goes on without much thought, until a turn of the tree's own seat begins: half-done effects promise
        more than they are worth, and who has just had a turn looks better than who is about to."""
        last = mover
        for answers in range(LONGEST if self.manner.further else 0):
            seat = table.first()
            if seat < 0 or (answers >= self.manner.further and seat == self.eye and last != self.eye):
                return
            table.take(seat, self.glance(table, seat))
            last = seat

    def glance(self, table: Table, seat: int) -> int:
        """The greedy answer; where there are many, the best of some that chance points at."""
        answers = table.answers(seat)
        if len(answers) > GLANCES:
            some: list[int] = []
            for _ in range(GLANCES):
                some.append(answers[self.rng.below(len(answers))])
            answers = some
        return self.greedy.best_of(table, seat, answers, self.rng)

    # -- what it came to ---------------------------------------------------------------------------------------

    def best_other(self, table: Table, seat: int) -> int:
        """What the position is worth to the best of the others."""
        if table.seats == 1:
            return self.base
        self.evaluation.worths(table, self.worths)
        return self.above(seat)

    def above(self, seat: int) -> int:
        most = self.worths[1 if seat == 0 else 0]
        for s in range(len(self.worths)):
            if s != seat and self.worths[s] > most:
                most = self.worths[s]
        return most

    def judge(self, table: Table) -> None:
        """The chances of all seats."""
        values = self.values
        if len(values) == 1:
            values[0] = chance(self.evaluation.worth(table, 0) - self.base, self.manner.scale)
        else:
            self.between.worths(table, self.worths)
            for s in range(len(values)):
                values[s] = chance(self.worths[s] - self.above(s), self.manner.scale)
        if table.first() < 0:
            winners = table.sheet().winners()
            for s in range(len(values)):
                values[s] = values[s] // 2 + (SURE // (2 * len(winners)) if s in winners else 0)

    def remember(self) -> None:
        for i in range(len(self.path)):
            entry = self.path[i]
            entry.visits += 1
            entry.total += self.values[self.seats[i]]

    # -- from question to question -----------------------------------------------------------------------------

    def goes_on(self, table: Table) -> Node | None:
        """What is known of the seat's next question, if nobody has learned or done anything since its best answer: just
        what it expected lies before it."""
        eye = self.eye
        answer = self.best()
        if answer < 0:
            return None
        t = self.table.clone()
        t.take(eye, answer)
        while t.first() == eye:
            answers = t.answers(eye)
            if len(answers) > 1:
                if (
                    t.kind(eye) is not table.kind(eye)
                    or answers != table.answers(eye)
                    or t.view(eye) != table.view(eye)
                ):
                    return None
                first = self.table.kind(eye).first * SEATS + eye
                return self.root.entries[first + answer * SEATS].node
            t.take(eye, answers[0])
        return None

    def grow_from(self, node: Node) -> None:
        """Begin with what is known of the question already."""
        first = self.table.kind(self.eye).first * SEATS + self.eye
        for answer in self.table.answers(self.eye):
            key = first + answer * SEATS
            entry = node.entries.get(key)
            if entry is not None:
                self.root.entries[key] = entry
                self.walks += entry.visits

    # -- the choice --------------------------------------------------------------------------------------------

    def best(self) -> int:
        """The answer that most walks went through; -1 before the first one."""
        table, eye = self.table, self.eye
        first = table.kind(eye).first * SEATS + eye
        best = -1
        most = -1
        for answer in table.answers(eye):
            entry = self.root.entries.get(first + answer * SEATS)
            if entry is not None:
                weight = entry.visits * FINE + entry.total // max(1, entry.visits)
                if weight > most:
                    most = weight
                    best = answer
        return best

    def lead(self) -> int:
        """By how many walks the best answer is ahead of the next."""
        most = 0
        second = 0
        for key, entry in self.root.entries.items():
            if key % SEATS != self.eye:
                continue
            if entry.visits > most:
                second = most
                most = entry.visits
            elif entry.visits > second:
                second = entry.visits
        return most - second


class TreeBot(Bot):
    """Grows a tree for every question. Whoever has a clock calls `begin`, then
    `walk` in portions until it is `clear` or time is over, then `best`; `choose` is all of it, by number of walks."""

    def __init__(self, evaluation: Evaluation, walks: int, manner: Manner, taste: int = 0) -> None:
        self.evaluation = evaluation
        self.walks = walks
        self.manner = manner
        self.taste = taste
        self.tree: Tree | None = None
        self.last: Tree | None = None  # of the question before, or this one
        self.answer = 0  # where there is no tree

    def choose(self, table: Table, seat: int, rng: Rng) -> int:
        self.begin(table, seat, rng)
        while not self.clear():
            self.walk(SLICE)
        return self.best()

    def begin(self, table: Table, seat: int, rng: Rng) -> None:
        """An only answer needs no tree, and there are questions that are not worth one."""
        answers = table.answers(seat)
        before = self.last
        self.tree = None
        self.answer = answers[0]
        if len(answers) > 1:
            self.last = None
            evaluation = tasted(self.evaluation, table, seat, self.taste)
            if table.kind(seat).name in self.manner.plain:
                self.answer = GreedyBot(evaluation).choose(table, seat, rng)
            else:
                tree = Tree(table, seat, evaluation, self.manner, rng)
                if before is not None and before.eye == seat:
                    known = before.goes_on(table)
                    if known is not None:
                        tree.grow_from(known)
                self.tree = self.last = tree

    def walk(self, n: int) -> None:
        """So many more, but not more in all than the bot has."""
        if self.tree is not None:
            for _ in range(min(n, self.walks - self.tree.walks)):
                self.tree.walk()

    def clear(self) -> bool:
        """Whether the walks that are left cannot change the choice."""
        if self.tree is None:
            return True
        return self.tree.lead() > self.walks - self.tree.walks or self.tree.walks >= self.walks

    def walked(self) -> int:
        """Walks of the present tree, with those taken over from the question before."""
        return self.tree.walks if self.tree is not None else 0

    def best(self) -> int:
        return self.tree.best() if self.tree is not None else self.answer
