"""Deals among weights: one deal is played as often as there are seats, and everybody moves on by one seat each time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cradle import shelf
from cradle.arena.plan import derived
from cradle.bots.base import Bot
from cradle.bots.greedy import GreedyBot
from cradle.bots.terms import Weighed
from cradle.core.rng import seeded
from cradle.core.table import Table

GREEDY: Final[tuple[int, ...]] = ()  # in place of weights: the evaluation of the greedy bot


@dataclass(frozen=True)
class Deal:
    seats: int
    seed: int
    minds: tuple[tuple[int, ...], ...]  # the weights of each of those who play
    places: tuple[int, ...]  # which of them has which place; they move on, the places do not


@dataclass(frozen=True)
class Outcome:
    """What came of one game for each place. A game that was called off is nobody's."""

    margins: list[int]  # points more than the best of the others; all points where there are no others
    wins: list[float]  # a shared win is a part of one
    scored: bool  # whether the title has points


def play_deal(title: str, deal: Deal) -> list[Outcome]:
    bots = [bot(title, deal.seats, mind) for mind in deal.minds]
    return [play_turn(title, deal, bots, turn) for turn in range(deal.seats)]


def bot(title: str, seats: int, mind: tuple[int, ...]) -> Bot:
    if mind == GREEDY:
        return shelf.bot("greedy", title)
    empty: list[list[int]] = [[] for _ in range(seats)]
    return GreedyBot(Weighed(shelf.terms(title), [*empty, list(mind)]))


def play_turn(title: str, deal: Deal, bots: list[Bot], turn: int) -> Outcome:
    """The game after so many moves; everybody is handed imagined tables only."""
    n, shelved = deal.seats, shelf.title(title)
    table = shelf.box(title).setup(n, shelved.choices({}, n), deal.seed)
    rng = seeded(derived(deal.seed, turn, "bots"))
    answers = 0
    while (seat := table.first()) >= 0 and not (shelved.safety and answers == shelved.safety):
        mind = bots[deal.places[(seat + turn) % n]]
        table.take(seat, mind.choose(table.imagine(seat, rng), seat, rng))
        answers += 1
    return outcome(table, turn)


def outcome(table: Table, turn: int) -> Outcome:
    n, sheet = table.seats, table.sheet()
    if not table.over():
        return Outcome([0] * n, [0.0] * n, sheet.scored)
    totals, winners = sheet.totals(), sheet.winners()
    margins, wins = [0] * n, [0.0] * n
    for seat in range(n):
        others = [*totals[:seat], *totals[seat + 1 :], *sheet.rival_totals()]
        place = (seat + turn) % n
        margins[place] = totals[seat] - max(others, default=0)
        wins[place] = 1 / len(winners) if seat in winners else 0.0
    return Outcome(margins, wins, sheet.scored)
