"""Many games of one line-up of bots, and what came of them: the smallest face of the arena.

The line-up moves on by one seat from game to game, and each game has a deal of its own. So in every run of as many
games as there are players, each bot of the line-up sits once on each seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from cradle.arena.engine import results
from cradle.arena.game import GameResult, check
from cradle.arena.plan import MOVING, Contender, Event, Plan
from cradle.arena.stats import Share, Spread, Summary, summary, wilson


@dataclass(frozen=True)
class SeriesPlan:
    """What is simulated, in plain values."""

    title: str
    seats: int
    games: int
    bots: list[str]  # one a place of the line-up
    seed: int
    options: dict[str, str]
    content: str | None = None  # an own TOML text
    content_name: str = ""

    def plan(self) -> Plan:
        event = Event(self.title, self.seats, self.games, self.options, self.content, self.content_name)
        return Plan(tuple(Contender(bot, bot) for bot in self.bots), (event,), self.seed, seating=MOVING)


@dataclass
class Standing:
    """What a bot, a seat or a trait has done."""

    share: Share
    scores: Summary


@dataclass
class Report:
    plan: SeriesPlan
    finished: int = 0
    stopped: int = 0
    shared: int = 0  # games with more than one winner
    bots: dict[str, Standing] = field(default_factory=dict)
    seats: list[Standing] = field(default_factory=list)
    traits: dict[str, Standing] = field(default_factory=dict)
    answers: Summary = field(default_factory=lambda: summary([]))
    rounds: Summary = field(default_factory=lambda: summary([]))


class Outcomes:
    """Wins and points that are summed up as they come."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.points = Spread()

    def add(self, win: float, points: int) -> None:
        self.wins += win
        self.points.add(points)

    def standing(self) -> Standing:
        scores = self.points.summary()
        return Standing(wilson(self.wins, scores.count), scores)


def run(plan: SeriesPlan, jobs: int, told: Callable[[int], None]) -> Report:
    """Play all games and sum them up. `told` hears how many are done, for a progress bar."""
    whole = plan.plan()
    check(whole)

    def heard() -> Iterable[GameResult]:
        for result in results(whole, range(plan.games), jobs):
            yield result
            told(result.game + 1)

    return sum_up(plan, heard())


def sum_up(plan: SeriesPlan, played: Iterable[GameResult]) -> Report:
    report = Report(plan)
    bots = {name: Outcomes() for name in plan.bots}
    seats = [Outcomes() for _ in range(plan.seats)]
    traits: dict[str, Outcomes] = {}
    answers, rounds = Spread(), Spread()
    for result in played:
        if result.stopped:
            report.stopped += 1
            continue
        report.finished += 1
        report.shared += max(result.wins) < 1
        answers.add(result.answers)
        rounds.add(result.rounds)
        for seat, name in enumerate(result.entrants):
            known = [traits.setdefault(trait, Outcomes()) for trait in result.traits[seat]]
            for outcomes in (bots[name], seats[seat], *known):
                outcomes.add(result.wins[seat], result.totals[seat])
    report.bots = {name: outcomes.standing() for name, outcomes in bots.items()}
    report.seats = [outcomes.standing() for outcomes in seats]
    report.traits = {trait: traits[trait].standing() for trait in sorted(traits)}
    report.answers, report.rounds = answers.summary(), rounds.summary()
    return report
