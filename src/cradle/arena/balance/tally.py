"""Games summed up for a report on balance, one after another: memory does not grow with their number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from cradle.arena.balance.compare import LEVEL, Compared, Comparison, corrected
from cradle.arena.game import GameResult
from cradle.arena.notes import GameNotes, read_notes
from cradle.arena.stats import QUANTILES, Share, Summary, wilson
from cradle.core.title import Box, Title

TURN: Final = "turn"  # the trait of whoever went first, second … in the first round
SEAT: Final = "seat"


@dataclass(frozen=True)
class Component:
    """One thing that a seat can have: a setup card, a technology, a place in turn order."""

    name: str  # noun and id, as traits are named
    compared: Compared
    likely: float  # the chance corrected for all comparisons of the report
    score: float  # mean score of those who had it

    @property
    def finding(self) -> bool:
        return self.compared.tested and self.likely <= LEVEL


@dataclass(frozen=True)
class Line:
    """A line of the score sheet: mean points of a winner, and of the others."""

    name: str
    winners: float
    others: float


@dataclass(frozen=True)
class Balance:
    """Everything that a report says, as plain values."""

    title: str
    seats: int
    finished: int
    stopped: int
    shared: int
    bots: list[str]
    scored: bool
    components: list[Component]
    answers: Summary
    rounds: Summary
    lengths: dict[int, int]  # rounds -> games
    changes: Summary
    scores: Summary
    leaders: list[Share]  # after each round: how often who was alone in front won
    comeback: Share  # how often nobody who was in front at half time won
    from_last: Share  # how often somebody who was last then won
    lines: list[Line]


@dataclass
class Held:
    comparison: Comparison = field(default_factory=Comparison)
    points: int = 0
    seats: int = 0


class Tally:
    def __init__(self, title: Title, box: Box, seats: int) -> None:
        self.title = title
        self.nouns = box.nouns()
        self.seats = seats
        self.finished = self.stopped = self.shared = 0
        self.bots: set[str] = set()
        self.scored = True
        self.held: dict[str, Held] = {}
        self.answers: Counter[int] = Counter()
        self.rounds: Counter[int] = Counter()
        self.changes: Counter[int] = Counter()
        self.totals: Counter[int] = Counter()
        self.led: list[list[float]] = []  # after round r: games with one in front, and how many of them it won
        self.half = self.turned = self.rose = 0
        self.lines: dict[str, list[float]] = {}  # points of winners and of others
        self.winners = self.losers = 0.0

    def add(self, result: GameResult) -> None:
        """One game that was played with notes."""
        self.bots.update(result.entrants)
        if result.stopped or result.forfeit >= 0:
            self.stopped += 1
            return
        notes = read_notes(result.notes)
        self.finished += 1
        self.shared += sum(win > 0 for win in result.wins) > 1
        self.scored = notes.scored
        self.answers[result.answers] += 1
        self.rounds[result.rounds] += 1
        self.changes[notes.changes] += 1
        self.totals.update(result.totals)
        self.add_components(result, notes)
        if notes.scored:
            self.add_leads(notes.scores, result.wins)
            self.add_lines(notes, result.wins)

    def add_components(self, result: GameResult, notes: GameNotes) -> None:
        having: dict[str, set[int]] = {}
        for seat, names in enumerate(result.traits):
            for name in [*names, f"{SEAT}-{seat + 1}", *self.turn(seat, notes.first)]:
                having.setdefault(name, set()).add(seat)
        for noun, rows in notes.gained.items():
            for seat, numbers in enumerate(rows):
                for number in numbers:
                    having.setdefault(f"{noun}-{self.nouns[noun][number]}", set()).add(seat)
        for name, seats in having.items():
            held = self.held.setdefault(name, Held())
            held.comparison.add([seat in seats for seat in range(self.seats)], result.wins)
            held.points += sum(result.totals[seat] for seat in seats)
            held.seats += len(seats)

    def turn(self, seat: int, first: int) -> list[str]:
        """The trait of a place in turn order, where the title tells who begins."""
        return [f"{TURN}-{(seat - first) % self.seats + 1}"] if first >= 0 else []

    def add_leads(self, scores: list[list[int]], wins: Sequence[float]) -> None:
        for r, totals in enumerate(scores[:-1]):
            if r == len(self.led):
                self.led.append([0, 0.0])
            if totals.count(max(totals)) == 1:
                self.led[r][0] += 1
                self.led[r][1] += wins[totals.index(max(totals))]
        if len(scores) > 1:
            totals = scores[len(scores) // 2 - 1]
            won = [totals[seat] for seat, win in enumerate(wins) if win > 0]
            apart = max(totals) > min(totals)
            self.half += apart
            self.turned += apart and max(won, default=min(totals)) < max(totals)
            self.rose += apart and min(won, default=max(totals)) == min(totals)

    def add_lines(self, notes: GameNotes, wins: Sequence[float]) -> None:
        """A shared win counts each winner by its part."""
        self.winners += sum(wins)
        self.losers += sum(1 - win for win in wins)
        for name, points in notes.lines.items():
            sums = self.lines.setdefault(name, [0.0, 0.0])
            sums[0] += sum(n * win for n, win in zip(points, wins))
            sums[1] += sum(n * (1 - win) for n, win in zip(points, wins))

    def balance(self) -> Balance:
        compared = {name: held.comparison.result() for name, held in self.held.items()}
        likely = corrected({name: one.chance for name, one in compared.items() if one.tested})
        components = [
            Component(name, compared[name], likely.get(name, 1.0), held.points / held.seats)
            for name, held in sorted(self.held.items())
        ]
        lines = [
            Line(name, sums[0] / (self.winners or 1), sums[1] / (self.losers or 1))
            for name, sums in self.lines.items()
        ]  # fmt: skip
        return Balance(
            self.title.name, self.seats, self.finished, self.stopped, self.shared, sorted(self.bots), self.scored,
            components, counted(self.answers), counted(self.rounds), dict(sorted(self.rounds.items())),
            counted(self.changes), counted(self.totals), [wilson(won, int(games)) for games, won in self.led],
            wilson(self.turned, self.half), wilson(self.rose, self.half), lines,
        )  # fmt: skip


def counted(values: Counter[int]) -> Summary:
    """The summary of values of which only the numbers are kept."""
    count = values.total()
    if not count:
        return Summary(0, 0.0, 0.0, [0.0] * len(QUANTILES))
    mean = sum(value * n for value, n in values.items()) / count
    squares = sum((value - mean) ** 2 * n for value, n in values.items())
    return Summary(count, mean, (squares / (count - 1)) ** 0.5 if count > 1 else 0.0, quantiles(values, count))


def quantiles(values: Counter[int], count: int) -> list[float]:
    """The least value that has so many percent of all at or below it."""
    out: list[float] = []
    for percent in QUANTILES:
        seen = 0
        for value in sorted(values):
            seen += values[value]
            if seen * 100 >= percent * count:
                out.append(float(value))
                break
    return out
