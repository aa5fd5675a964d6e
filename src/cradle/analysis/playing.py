"""A game played on to its end by quick bots, and what is remembered of it.

Everybody plays by the best evaluation of the title, looking one decision ahead on a table of their own imagination:
nobody knows the next card of a deck or the hand of a rival, for then chances would be too good. Questions that the
bots of the title do not think about, such as drafts of an offer, get their first answer.

Where nobody has points, who wins in the end says little about one answer: a game is called off a few turns later, and
shared by what the position is worth to everybody then.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from cradle import shelf
from cradle.analysis.verdict import Named, NoJudge, named
from cradle.bots.base import Evaluation
from cradle.bots.greedy import GreedyBot
from cradle.bots.levels import ANY_TITLE, LADDERS
from cradle.bots.tree import Manner
from cradle.core.journal import Journal, Told
from cradle.core.rng import Rng
from cradle.core.table import Table

SOON: Final = 8  # answers of a seat: what harms until then is told; a game without points is called off then
Gain = tuple[int, str, int]  # seat, noun and number of a component
Harm = tuple[int, str, int]  # the seat that would rather not have it, what happened, and the seat that did it
First = tuple[int, str, str]  # seat, kind and word of an answer


@dataclass
class Played:
    """The end of one game."""

    totals: list[int]  # of all seats, then of rivals without a seat; in hundredths, as worth, where it was called off
    won: list[float]  # the share of every seat in the win
    over: bool
    scored: bool
    lines: dict[str, list[int]]  # of the score sheet; its goals where nobody has points
    gained: set[Gain] = field(default_factory=set)
    firsts: list[First] = field(default_factory=list)  # what every seat answered first
    thoughts: int = 0  # decisions that somebody thought about: nearly all of the time that it takes
    harmed: set[Harm] = field(default_factory=set)  # soon

    def points(self, seat: int) -> float:
        """At the end, or what the position was worth when the game was called off."""
        return self.totals[seat] if self.over else self.totals[seat] / 100


class Player:
    """Plays games of one title on. Keeps what the answers are called that were given first."""

    def __init__(self, mind: Evaluation, manner: Manner, limit: int) -> None:
        self.mind = mind
        self.between = mind.between()
        self.bot = GreedyBot(mind)
        self.scale = manner.scale
        self.plain = manner.plain  # kinds of question that are not worth a thought
        self.limit = limit  # answers after which a game is called off; 0: none
        self.soon = SOON  # the same of every seat, where nobody has points
        self.called: dict[First, Named] = {}

    def play(self, table: Table, luck: Rng, eye: int, heard: bool = True) -> Played:
        """To the end, or as far as it tells anything. The first answers of all seats but the eye's are remembered."""
        journal = Journal()
        if heard:
            table.attach(journal)
        firsts: dict[int, First] = {}
        given = thoughts = 0
        heard_soon = -1  # how much had been told by then
        limit = self.limit if table.sheet().scored or not self.soon else self.soon * table.seats
        while (seat := table.first()) >= 0 and not (limit and given == limit):
            answers = table.answers(seat)
            if len(answers) == 1 or table.kind(seat).name in self.plain:
                table.take(seat, answers[0])
            else:
                thoughts += 1
                answer = self.bot.choose(table.imagine(seat, luck), seat, luck)
                if seat != eye and seat not in firsts:
                    firsts[seat] = self.first(table, seat, answer)
                table.take(seat, answer)
            given += 1
            if given == SOON * table.seats:
                heard_soon = len(journal.told)
        ended = self.end(table, journal, list(firsts.values()))
        ended.thoughts = thoughts
        ended.harmed = harms(journal.told[:heard_soon] if heard_soon >= 0 else journal.told, table.seats)
        return ended

    def first(self, table: Table, seat: int, answer: int) -> First:
        kind = table.kind(seat)
        key = (seat, kind.name, kind.word(answer))
        if key not in self.called:
            self.called[key] = named(table.label(seat, answer))
        return key

    def end(self, table: Table, journal: Journal, firsts: list[First]) -> Played:
        sheet, seats = table.sheet(), range(table.seats)
        rows = (
            zip(sheet.lines, sheet.points, strict=True) if sheet.scored else zip(sheet.goals, sheet.counts, strict=True)
        )
        lines = {name: points[:] for name, points in rows}
        gained = gains(journal, table.seats)
        if table.over():
            winners = sheet.winners()
            won = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
            return Played(sheet.totals() + sheet.rival_totals(), won, True, sheet.scored, lines, gained, firsts)
        worths = [0] * table.seats
        self.between.worths(table, worths)
        return Played(worths, [0.0] * table.seats, False, sheet.scored, lines, gained, firsts)


def player_of(title: str) -> Player:
    """By the best evaluation of the title. NoJudge where there is none."""
    if len(shelf.levels(title)) == 1:
        raise NoJudge("analysis-no-bot", {"title": title})
    return Player(shelf.mind(title), LADDERS.get(title, ANY_TITLE).manner, shelf.title(title).safety)


def harms(told: list[Told], seats: int) -> set[Harm]:
    """What happened that somebody would rather not have."""
    out: set[Harm] = set()
    for one in told:
        whom = one.news.harms
        if whom == "seat":
            out.add((one.seat, one.news.name, one.seat))
        elif whom in ("others", "all"):
            out |= {(seat, one.news.name, one.seat) for seat in range(seats) if whom == "all" or seat != one.seat}
        elif whom:
            out.add((one.data[one.news.data.index(whom)], one.news.name, one.seat))
    return out


def gains(journal: Journal, seats: int) -> set[Gain]:
    """The components that each seat came by."""
    out: set[Gain] = set()
    for told in journal.told:
        noun = told.news.gains
        if noun and 0 <= told.seat < seats:
            numbers = dict(zip(told.news.data + told.news.secret, told.data + told.secret))
            out.add((told.seat, noun, numbers[noun]))
    return out
