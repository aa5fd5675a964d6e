"""A process that thinks for the coach: about one question after the other, each on a table that its seat imagines.

Its first job about a question brings the table and gets a first guess; each job after that plays more games. How many
there are follows from how long they are, counted in decisions and not by a clock: as long for two tables that look the
same to the seat.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Final, cast

from cradle import shelf
from cradle.analysis.judge import BEGIN, LAST, Judge
from cradle.analysis.playing import player_of
from cradle.analysis.verdict import Named, Reason, Verdict, Weighed
from cradle.arena.bench import compiled
from cradle.core.plain import Plain
from cradle.core.table import Table
from cradle.server.archiver import limit_memory
from cradle.server.working import LEARN, at_table, reason, serve

if TYPE_CHECKING:  # the process need not load what checks requests
    from cradle.server.live_replies import HelpReply
    from cradle.server.replies import LabelReply, ReasonReply, WeighedReply

NICE: Final = 17  # behind the bots of those who play
THOUGHTS: Final = 14_000  # decisions of all games together: a second or two of a core
PLAIN: Final = 1_400  # the same where the rules are not compiled
ALONE: Final = 3  # without a choice a third of them will do
FEWEST, MOST = 16, 400  # games
PARTS: Final = 6  # in which they are played
OPEN: Final[list[Question]] = []  # the question that is thought about


class Question:
    """One question, and how far it has come."""

    def __init__(self, title: str, table: Table, seat: int, seed: int, games: int) -> None:
        self.title = title
        self.judge = Judge(title, table, seat, seed)
        self.wanted = games
        self.of = 0  # games in all; 0: not known yet

    def go_on(self) -> Plain:
        """The next part of the games. The first ones tell how many there will be."""
        if not self.of:
            verdict = self.judge.more(min(BEGIN, self.wanted or BEGIN))
            self.of = self.wanted or self.affordable()
        else:
            left = self.of - self.judge.games
            verdict = self.judge.more(min(left, -(-self.of // PARTS)))
        return self.told(verdict)

    def affordable(self) -> int:
        """All answers get their first round, whatever it takes, and some of them a second one."""
        played = [game for games in self.judge.ends.values() for game in games]
        each = max(1, sum(game.thoughts for game in played) // max(1, len(played)))
        answers = len(self.judge.ends)
        thoughts = (THOUGHTS if compiled(self.title) else PLAIN) // (1 if answers > 1 else ALONE)
        least = max(FEWEST, BEGIN * (answers + LAST)) if answers > 1 else FEWEST
        return max(least, min(MOST, thoughts // each // BEGIN * BEGIN))

    def told(self, verdict: Verdict) -> Plain:
        return {"games": verdict.games, "of": self.of, "help": dict(self.help(verdict))}

    def help(self, verdict: Verdict) -> HelpReply:
        return {
            "answers": [self.weighed(one) for one in verdict.answers[:LAST]],
            "only": len(verdict.answers) == 1,
            "sure": verdict.sure,
            "close": verdict.close,
            "scored": verdict.scored,
            "likely": [
                {"seat": one.seat, "word": one.word, "label": self.label(one.label), "chance": one.chance}
                for one in verdict.likely
            ],
            "watch": [reason_reply(one) for one in verdict.watch],
        }

    def weighed(self, one: Weighed) -> WeighedReply:
        return {
            "word": one.word,
            "label": self.label(one.label),
            "chance": one.chance,
            "points": one.points,
            "error": one.error,
            "games": one.games,
            "reasons": [reason_reply(each) for each in one.reasons],
        }

    def label(self, named: Named) -> LabelReply:
        return {"message": f"{self.title}-{named.message}", "args": named.numbers}


def reason_reply(one: Reason) -> ReasonReply:
    return {"message": one.message, "args": one.numbers}


def begin(job: Plain, table: Table, seat: int) -> Plain:
    question = Question(str(job["title"]), table, seat, cast(int, job["luck"]), cast(int, job["games"]))
    OPEN[:] = [question]
    return question.told(question.judge.more(0))


def reply_to(job: Plain) -> Plain:
    if "table" in job:
        return at_table(job, begin)
    try:
        return OPEN[0].go_on()
    except MemoryError:
        raise
    except Exception as error:
        return {"failed": reason(error)}


def learn() -> None:
    """The rules and bots of all titles, so that nobody waits for them at the first question."""
    for title in shelf.TITLES:
        if len(shelf.levels(title)) > 1:
            shelf.box(title)
            player_of(title)


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    limit_memory()
    if LEARN in sys.argv:
        learn()
    serve(reply_to)


if __name__ == "__main__":
    main()
