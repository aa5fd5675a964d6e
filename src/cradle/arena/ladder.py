"""The ladder of a title: each level against the one below, and the top one against the yardstick.

*Matches.* At two players two levels exchange seats on every deal. At more, one of the upper level sits on each seat in
turn of a deal, the lower one on all the others; its even share is one part of as many as there are players. Four alike
show how many points a seat makes.

*Shares.* Only whole deals count, so that every seat counts alike. Games of one deal are not independent: intervals go
over deals (`ratings.Clustered`). A game that was called off counts as an even one, and is counted.

*Times* are processor time in the process that played, of decisions with more than one answer. They decide nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Final

from cradle import shelf
from cradle.arena import goals, planfile
from cradle.arena.duel import FIRST, SECOND, Duel, score
from cradle.arena.game import GameResult
from cradle.arena.plan import ALONE, MOVING, BadPlan, Plan
from cradle.arena.ratings import Clustered
from cradle.arena.stats import Share
from cradle.bots.levels import LEVELS

CLEAR: Final = 40  # games, before which nothing is called clear


@dataclass(frozen=True)
class Match:
    """One line of the ladder: one level against another on all other seats, or a table of one level alone."""

    title: str
    seats: int
    one: str
    others: str  # the same: all are alike
    games: int
    seed: int

    @property
    def alike(self) -> bool:
        return self.one == self.others

    @property
    def unit(self) -> int:
        """Games of a deal."""
        return 1 if self.alike else self.seats

    @property
    def even(self) -> float:
        """The share of equals."""
        return 1 / self.seats

    def document(self) -> dict[str, object]:
        """The fields of its plan."""
        return {
            "title": self.title,
            "players": self.seats,
            "entrants": [self.one] if self.alike else [self.one, self.others],
            "games": self.games,
            "seed": f"{self.seed:x}",
            "seating": MOVING if self.alike else ALONE,
            "times": True,
        }

    def plan(self) -> Plan:
        return planfile.make(self.document())

    def folder(self) -> str:
        """Where its games are kept, below the folder of the title."""
        return f"{self.seats}-{self.one}" if self.alike else f"{self.seats}-{self.one}-{self.others}"


# -- what is played ----------------------------------------------------------------------------------------------


def rungs(title: str) -> list[str]:
    """The levels of the ladder that the title has, lowest first."""
    there = shelf.levels(title)
    return [level for level in LEVELS if level in there]


def usual(title: str) -> int:
    """The players of most tables, or as near as the title comes."""
    wanted = goals.USUAL.get(title, goals.FOUR)
    return min(shelf.title(title).seats, key=lambda count: abs(count - wanted))


def counts(title: str, players: int) -> list[int]:
    """For how many players the ladder is climbed: for two and for the usual number, or for the one that is wanted."""
    shelf.title(title).check_seats(players or goals.TWO)
    if players == 1:
        raise BadPlan("arena-ladder-players")
    return [players] if players else list(dict.fromkeys([goals.TWO, usual(title)]))


def matches(title: str, players: int, games: int, seed: int, only: str = "") -> list[Match]:
    """All lines of the ladder, in their order. Without a number of games each kind of line has its own."""
    pairs = chosen(title, only) if only else every(title)
    if not pairs:
        raise BadPlan("arena-ladder-none", {"title": title, "levels": ", ".join(LEVELS)})
    out = []
    for one, others in pairs:
        if one != others:
            for seats in counts(title, players):
                usual_games = goals.DUELS if seats == goals.TWO else goals.TABLES
                out.append(Match(title, seats, one, others, games or usual_games, seed))
        elif scored(title):
            counts(title, players)
            seats = players or min(shelf.title(title).seats, key=lambda count: abs(count - goals.FOUR))
            out.append(Match(title, seats, one, one, games or goals.POINTS, seed))
    out.sort(key=lambda match: (match.alike, match.others == goals.YARDSTICK, match.seats))  # the others stay in order
    return out


def every(title: str) -> list[tuple[str, str]]:
    """Neighbours from below, the top one against the yardstick, and both of them alone."""
    levels = rungs(title)
    if not levels:
        return []
    top = levels[-1]
    steps = list(zip(levels[1:], levels, strict=False))
    return list(dict.fromkeys([*steps, (top, goals.YARDSTICK), (top, top), (goals.YARDSTICK, goals.YARDSTICK)]))


def chosen(title: str, only: str) -> list[tuple[str, str]]:
    """`master:greedy,expert`: pairs, and levels that play alone."""
    out = []
    for part in only.split(","):
        one, _, others = (word.strip() for word in part.partition(":"))
        pair = (one, others or one)
        for level in pair:
            if level not in shelf.levels(title):
                bots = ", ".join(shelf.levels(title))
                raise BadPlan("core-setup-bot", {"bot": level or "–", "bots": bots})
        if pair not in out:
            out.append(pair)
    return out


def scored(title: str) -> bool:
    """Whether the title has points at all."""
    seats = shelf.title(title).seats[-1]
    return shelf.box(title).setup(seats, shelf.title(title).choices({}, seats), 1).sheet().scored


# -- what came of it ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pace:
    """Milliseconds a decision."""

    decisions: int
    mean: float
    p99: float


@dataclass(frozen=True)
class Row:
    """A line of the ladder. All but `paces` and `seconds` is the same whenever it is played."""

    match: Match
    games: int  # of whole deals
    stopped: int
    clear: bool  # ended before its games were played, for it was clear
    share: Share | None  # none where all are alike
    points: list[float]  # a seat of one and of the others; nothing where there are no points
    goal: float  # 0: none
    met: bool
    paces: list[Pace]
    seconds: float  # a game

    def data(self) -> dict[str, object]:
        """For programs: times apart, since they alone differ from run to run."""
        out = asdict(self)
        out["times"] = {"decisions": out.pop("paces"), "game": out.pop("seconds")}
        out["seed"] = f"{self.match.seed:x}"
        return {**out.pop("match"), **out}


class Tally:
    """Sums a match up, game after game."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.names = [match.one] if match.alike else [match.one, match.others]
        self.scored = scored(match.title)
        self.open: list[GameResult] = []  # of the deal that is not whole yet
        self.games = self.stopped = 0
        self.wins = Clustered()
        self.duel = Duel(match.plan().games(), match.unit, match.even)
        self.points = {name: [0, 0] for name in self.names}  # sum, seats
        self.spent: dict[str, list[int]] = {name: [] for name in self.names}
        self.seconds = 0.0

    def add(self, result: GameResult) -> None:
        self.open.append(result)
        if len(self.open) == self.match.unit:
            self.close()

    def close(self) -> None:
        """A deal is whole."""
        scores = [score(result, self.match.one, self.match.even) for result in self.open]
        self.duel.add(sum(scores) / len(scores))
        for result, won in zip(self.open, scores, strict=True):
            self.wins.add((self.match.seats, result.deal), won)
            self.count(result)
        self.open = []

    def count(self, result: GameResult) -> None:
        self.games += 1
        self.stopped += result.stopped
        for seat, name in enumerate(result.entrants):
            if not result.stopped:
                self.points[name][0] += result.totals[seat]
                self.points[name][1] += 1
            if result.times is not None:
                self.spent[name] += result.times.decisions[seat]
        if result.times is not None:
            self.seconds += result.times.game / 1e6

    def clear(self) -> bool:
        """Whether one is stronger beyond doubt, looked at after whole deals."""
        ready = not self.match.alike and not self.open and self.games >= CLEAR
        return ready and self.duel.verdict() in {FIRST, SECOND}

    def row(self, until_clear: bool = False) -> Row:
        share = None if self.match.alike else self.wins.share()
        points = [total / max(seats, 1) for total, seats in self.points.values()] if self.scored else []
        goal, met = judged(self.match, share, points) if self.games else (goal_of(self.match), False)
        early = until_clear and self.games < self.duel.most * self.match.unit and self.clear()
        paces = [pace(spent) for spent in self.spent.values()]
        seconds = self.seconds / max(self.games, 1)
        return Row(self.match, self.games, self.stopped, early, share, points, goal, met, paces, seconds)


def step(match: Match) -> bool:
    """Whether it is a level against the one below, for two."""
    levels = rungs(match.title)
    return match.seats == goals.TWO and (match.others, match.one) in zip(levels, levels[1:], strict=False)


def goal_of(match: Match) -> float:
    """The share or the points that a match must show; 0 if nothing."""
    wanted = goals.TOP.get(match.title)
    if step(match):
        return goals.STEP
    if wanted is None or match.one not in rungs(match.title)[-1:]:
        return 0.0
    if match.alike:
        return float(wanted.points) if match.seats == goals.FOUR else 0.0
    if match.others != goals.YARDSTICK:
        return 0.0
    return {goals.TWO: wanted.duel, usual(match.title): wanted.table}.get(match.seats, 0.0)


def judged(match: Match, share: Share | None, points: list[float]) -> tuple[float, bool]:
    """The goal, and whether it is met."""
    goal = goal_of(match)
    if not goal:
        return goal, False
    if share is None:
        return goal, points[0] >= goal
    return goal, share.rate >= goal and (share.low > match.even or not step(match))


def pace(spent: list[int]) -> Pace:
    """Of microseconds."""
    if not spent:
        return Pace(0, 0.0, 0.0)
    place = -(-99 * len(spent) // 100) - 1
    return Pace(len(spent), sum(spent) / len(spent) / 1000, sorted(spent)[place] / 1000)


def top_pace(rows: Iterable[Row]) -> Pace | None:
    """The top level's longest times in any line; none if it did not play."""
    paces = [row.paces[0] for row in rows if row.match.one in rungs(row.match.title)[-1:] and row.paces[0].decisions]
    if not paces:
        return None
    return Pace(sum(p.decisions for p in paces), max(p.mean for p in paces), max(p.p99 for p in paces))


def quick(pace: Pace) -> bool:
    """Whether the top level keeps to its time."""
    return pace.mean <= goals.MEAN and pace.p99 <= goals.P99
