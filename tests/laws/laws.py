"""All laws, each a function of a subject and a seed that raises Broken, and how many games each is tried on.

It returns how often it compared something, so that a law which compares nothing can be noticed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tests.laws import conduct, copies, knowledge
from tests.laws.subject import Subject


@dataclass(frozen=True)
class Law:
    check: Callable[[Subject, int], int]
    games: int

    def __str__(self) -> str:
        return self.check.__name__


LAWS: Final = [
    Law(knowledge.same_view, 3),
    Law(knowledge.same_questions, 3),
    Law(knowledge.no_silent_news, 3),
    Law(knowledge.no_loose_talk, 2),
    Law(knowledge.really_dealt, 1),
    Law(knowledge.really_shuffled, 1),
    Law(knowledge.imagined_ends, 2),
    Law(conduct.lawful_answers, 3),
    Law(conduct.words_return, 1),
    Law(conduct.named_labels, 2),
    Law(conduct.named_news, 3),
    Law(conduct.refusals_change_nothing, 2),
    Law(conduct.lanes_commute, 3),
    Law(conduct.sealed_come_back, 3),
    Law(conduct.undo_goes_back, 1),
    Law(copies.clones_stay_apart, 2),
    Law(copies.positions_return, 2),
    Law(copies.records_return, 2),
    Law(copies.pieces_stay, 5),
    Law(copies.sane_sheets, 3),
]
