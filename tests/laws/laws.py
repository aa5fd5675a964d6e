"""All laws, each a function of a subject and a seed that raises Broken, and how many games each is tried on.

It returns how often it compared something, so that a law which compares nothing can be noticed.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tests.laws import conduct, copies, helping, knowledge, observing
from tests.laws.subject import Subject, subjects

FEW: Final = os.environ.get("CRADLE_FEW") == "1"  # one game of a few subjects: the wheel's rules play all the others


def is_tried(subject: Subject) -> bool:
    """Of few subjects: as few and as many players as there may be, by the usual options."""
    seats = subject.title.seats
    return not FEW or (subject.seats in (seats[0], seats[-1]) and not subject.unusual())


TRIED: Final = [subject for subject in subjects() if is_tried(subject)]
USUAL: Final = 8  # subjects of a title: one with more of them plays fewer games of each


@dataclass(frozen=True)
class Law:
    check: Callable[[Subject, int], int]
    games: int

    def seeds(self, count: int) -> range:
        """The games to try on each of so many subjects."""
        return range(1 if FEW else max(1, min(self.games, self.games * USUAL // count)))

    def __str__(self) -> str:
        return self.check.__name__


LAWS: Final = [
    Law(knowledge.same_view, 8),
    Law(knowledge.same_questions, 8),
    Law(knowledge.no_silent_news, 5),
    Law(knowledge.no_loose_talk, 4),
    Law(knowledge.really_dealt, 3),
    Law(knowledge.dealt_again, 2),
    Law(knowledge.really_shuffled, 1),
    Law(knowledge.imagined_ends, 4),
    Law(knowledge.same_imagination, 2),
    Law(knowledge.told_the_same, 2),
    Law(helping.same_help, 1),
    Law(conduct.lawful_answers, 8),
    Law(conduct.words_return, 1),
    Law(conduct.named_labels, 5),
    Law(conduct.named_news, 8),
    Law(conduct.numbers_are_seen, 4),
    Law(conduct.views_are_declared, 1),
    Law(conduct.refusals_change_nothing, 5),
    Law(conduct.lanes_commute, 8),
    Law(conduct.sealed_come_back, 8),
    Law(conduct.undo_goes_back, 5),
    Law(copies.clones_stay_apart, 5),
    Law(copies.clones_are_whole, 2),
    Law(copies.positions_return, 5),
    Law(copies.positions_are_whole, 1),
    Law(copies.records_return, 5),
    Law(copies.pieces_stay, 10),
    Law(copies.sane_sheets, 5),
    Law(observing.observed_alike, 2),
    Law(observing.observed_as_viewed, 1),
    Law(observing.observation_follows_the_view, 1),
]
