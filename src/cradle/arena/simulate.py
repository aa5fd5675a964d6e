"""Many games among bots, in as many processes as wanted, with the same result whatever their number.

Game g has a seed of its own, made from the plan's seed and g, and the line-up moves on by one seat from game to game:
seat s has the bot of place (s + g) mod players. So in every run of as many games as there are players, each bot of the
line-up sits once on each seat. A plan, not an object of the game, is sent to the other processes: compiled
objects do not travel.
"""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing import resource_tracker
from typing import Final

from cradle import shelf
from cradle.arena.stats import Share, Summary, summary, wilson
from cradle.bots.match import play
from cradle.core.rng import SEED_BITS, seeded
from cradle.parent import die_with_parent

MOST_AT_ONCE: Final = 8  # games that a process is given at a time


@dataclass(frozen=True)
class SeriesPlan:
    """Everything that decides the result, in plain values."""

    title: str
    seats: int
    games: int
    bots: list[str]  # one a place of the line-up
    seed: int
    options: dict[str, str]
    content: str | None = None  # an own TOML text
    content_name: str = ""


@dataclass(frozen=True)
class GameResult:
    """One game."""

    game: int
    bots: list[str]  # one a seat
    stopped: bool  # called off at the title's safety limit: has no winner and no score
    answers: int
    rounds: int
    totals: list[int]
    wins: list[float]  # a shared win is an equal part for each
    traits: list[list[str]]


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


def check(plan: SeriesPlan) -> None:
    """Complain before the first game, not from within another process."""
    title = shelf.title(plan.title)
    title.check_seats(plan.seats)
    title.choices(plan.options, plan.seats)
    for level in plan.bots:
        shelf.bot(level, plan.title)
    shelf.box(plan.title, plan.content, plan.content_name)


def derived(seed: int, *parts: object) -> int:
    """A seed for one game, or one decision, of many."""
    text = "/".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8], "big")


def play_games(plan: SeriesPlan, first: int, last: int) -> list[GameResult]:
    """The games from first to last - 1 of a plan; this runs in a process of its own."""
    title = shelf.title(plan.title)
    box = shelf.box(plan.title, plan.content, plan.content_name)
    choices = title.choices(plan.options, plan.seats)
    levels = {level: shelf.bot(level, plan.title) for level in plan.bots}
    results = []
    for game in range(first, last):
        names = [plan.bots[(seat + game) % plan.seats] for seat in range(plan.seats)]
        table = box.setup(plan.seats, choices, derived(plan.seed, game))
        rng = seeded(derived(plan.seed, game, "bots"))
        answers = play(table, [levels[name] for name in names], rng, title.safety)
        sheet = table.sheet()
        winners = sheet.winners()
        wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(plan.seats)]
        traits = [table.traits(seat) for seat in range(plan.seats)]
        results.append(GameResult(game, names, not table.over(), answers, table.rounds(), sheet.totals(), wins, traits))
    return results


def run(plan: SeriesPlan, jobs: int, told: Callable[[int], None]) -> Report:
    """Play all games and sum them up. `told` hears how many are done, for a progress bar."""
    check(plan)
    results: list[GameResult] = []
    for part in parts(plan, jobs):
        results.extend(part)
        told(len(results))
    return sum_up(plan, results)


def parts(plan: SeriesPlan, jobs: int) -> Iterator[list[GameResult]]:
    """The results in the order of the games."""
    size = max(1, min(MOST_AT_ONCE, plan.games // (jobs * 8)))
    starts = range(0, plan.games, size)
    if jobs <= 1:
        for start in starts:
            yield play_games(plan, start, min(start + size, plan.games))
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(starts)), context, die_with_parent)
    try:
        with deaf_to_interrupts():
            futures = [pool.submit(play_games, plan, start, min(start + size, plan.games)) for start in starts]
        for future in futures:
            yield future.result()
    except BaseException:
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes begun here never hear Ctrl-C; the one that gives out the games hears it afterwards, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # with the first process Python would start it, and unblock the signal again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def sum_up(plan: SeriesPlan, results: list[GameResult]) -> Report:
    report = Report(plan)
    bots: dict[str, list[tuple[float, int]]] = {name: [] for name in plan.bots}
    seats: list[list[tuple[float, int]]] = [[] for _ in range(plan.seats)]
    traits: dict[str, list[tuple[float, int]]] = {}
    for result in results:
        if result.stopped:
            report.stopped += 1
            continue
        report.finished += 1
        report.shared += max(result.wins) < 1
        for seat, name in enumerate(result.bots):
            outcome = (result.wins[seat], result.totals[seat])
            bots[name].append(outcome)
            seats[seat].append(outcome)
            for trait in result.traits[seat]:
                traits.setdefault(trait, []).append(outcome)
    report.bots = {name: standing(outcomes) for name, outcomes in bots.items()}
    report.seats = [standing(outcomes) for outcomes in seats]
    report.traits = {trait: standing(traits[trait]) for trait in sorted(traits)}
    finished = [result for result in results if not result.stopped]
    report.answers = summary([result.answers for result in finished])
    report.rounds = summary([result.rounds for result in finished])
    return report


def standing(outcomes: list[tuple[float, int]]) -> Standing:
    wins = sum(win for win, _ in outcomes)
    return Standing(wilson(wins, len(outcomes)), summary([total for _, total in outcomes]))
