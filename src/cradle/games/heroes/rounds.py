"""Age of Heroes 3.1 and 4: a round is a fair, then a turn of every active player."""

from __future__ import annotations

from typing import Final

from cradle.core.step import OPEN, Question, Step
from cradle.games.heroes.events import Immediates
from cradle.games.heroes.hands import draw
from cradle.games.heroes.judgement import JUDGE
from cradle.games.heroes.news import FAIR, FAIR_ENDS, TRADING
from cradle.games.heroes.promises import end_promises
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.trade import Market
from cradle.games.heroes.turn import Turn


class Round(Step[Heroes]):
    """Heroes 3.1: the fair, then the turns from the first player to the left."""

    def run(self, t: Heroes) -> None:
        t.round += 1
        while t.tribes[t.starter].fallen:
            t.starter = (t.starter + 1) % t.seats
        t.push(ROUND)
        for i in range(t.seats - 1, -1, -1):
            t.push(Turn((t.starter + i) % t.seats))
        t.push(OPEN_FAIR)


class OpenFair(Step[Heroes]):
    """Heroes 4.1, 4.2: all draw, then the immediate cards, then trading."""

    def run(self, t: Heroes) -> None:
        t.at_fair = 1
        if t.journal is not None:
            t.tell(FAIR, -1, [t.round])
        first_fair = t.round == 1
        t.push(TRADE)
        t.push(JUDGE)
        for i in range(t.seats - 1, -1, -1):
            t.push(Immediates((t.starter + i) % t.seats))
        for i in range(t.seats):
            seat = (t.starter + i) % t.seats
            if not t.tribes[seat].fallen:
                for _ in range(draws(t, seat)):
                    draw(t, seat, first_fair)


def draws(t: Heroes, seat: int) -> int:
    """Heroes 4.1: one, and one for every other tribe that roads lead to."""
    reached = 1 << seat
    fresh = reached
    n = 0
    while fresh:
        found = 0
        for s in range(t.seats):
            if fresh >> s & 1:
                n += 1
                found |= t.tribes[s].roads
        fresh = found & ~reached
        reached |= fresh
    return n


class Trade(Step[Heroes]):
    """Heroes 4.5, 5.1: everybody trades at the same time."""

    def run(self, t: Heroes) -> None:
        t.turn = t.starter
        t.push(CLOSE_FAIR)
        t.begun = [0] * t.seats
        questions: list[Question[Heroes]] = []
        for s in range(t.seats):
            if not t.tribes[s].fallen:
                questions.append(Market(s))
        if t.journal is not None:
            t.tell(TRADING, -1, [])
        t.together(questions, OPEN)


class CloseFair(Step[Heroes]):
    """Heroes 5.12, 5.15: offers lapse, and promises of the last round are noted as kept or broken."""

    def run(self, t: Heroes) -> None:
        t.offers = []
        t.open = 0
        t.forced = 0
        end_promises(t)
        if t.journal is not None:
            t.tell(FAIR_ENDS, -1, [])


ROUND: Final = Round()
OPEN_FAIR: Final = OpenFair()
TRADE: Final = Trade()
CLOSE_FAIR: Final = CloseFair()
