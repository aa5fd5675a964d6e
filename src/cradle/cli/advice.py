"""Hints of the terminal: the judge weighs the answers of a question for a few seconds, or until somebody has enough."""

from __future__ import annotations

import select
import sys
import time
from collections.abc import Callable
from typing import Final

from cradle.analysis.judge import Judge
from cradle.analysis.speech import called, sentence
from cradle.analysis.verdict import Verdict, Weighed
from cradle.arena.plan import derived
from cradle.core.table import Table
from cradle.language import TitleLanguage

PATIENCE: Final = 2.5  # seconds
PORTION: Final = 4  # games between two looks at the clock
ENOUGH: Final = 96  # games after which a sure verdict is told at once
MOST: Final = 800  # games
TOLD: Final = 2  # answers
Tell = Callable[[str], None]


class Adviser:
    """Knows the table only through the eyes of the seat that asks."""

    def __init__(self, words: TitleLanguage, table: Table, seat: int, question: int, answers: list[int]) -> None:
        self.words = words
        self.answers = answers
        self.judge = Judge(words.title, table, seat, derived(question, "hint"), question=question)
        self.enough = False  # somebody does not want to wait

    def think(self, tell: Tell, stopped: Callable[[], bool], patience: float) -> list[str]:
        """The best answers in sentences. What is thought meanwhile is told in one line."""
        if len(self.answers) == 1:
            return [self.say("only")]
        end = time.monotonic() + patience
        verdict = self.judge.more(min(len(self.judge.ends), PORTION))
        while time.monotonic() < end and verdict.games < MOST and not (self.enough or stopped()):
            if verdict.sure and verdict.games >= ENOUGH:
                break
            tell(self.say("thinking", games=verdict.games, label=called(self.words, verdict.answers[0].label)))
            verdict = self.judge.more(PORTION)
        return self.told(verdict)

    def told(self, verdict: Verdict) -> list[str]:
        best = [one for one in verdict.answers if one.games][:TOLD]
        lines = [self.line(one, verdict.scored, verdict.sure) for one in best]
        close = [] if verdict.sure else [self.say("close" if verdict.close else "few", games=verdict.games)]
        return [*lines, *close, *[sentence(self.words, one) for one in verdict.watch[:1]]]

    def line(self, one: Weighed, scored: bool, sure: bool) -> str:
        number = self.answers.index(one.answer) + 1
        chance, points = f"{100 * one.chance:.0f}", f"{one.points:.0f}"
        told: dict[str, str | int] = {"number": number, "label": called(self.words, one.label), "chance": chance}
        text = self.say("answer", points=points, **told) if scored else self.say("answer-bare", **told)
        reasons = "; ".join(sentence(self.words, reason) for reason in one.reasons)
        sign = "" if sure else "≈ "
        return f"{sign}{text} ({reasons})" if reasons else f"{sign}{text}"

    def say(self, message: str, **args: str | int) -> str:
        return self.words.language.say(f"cli-hint-{message}", args)


def key_pressed() -> bool:
    """Whether somebody has typed a line meanwhile, where the system can tell."""
    try:
        return bool(select.select([sys.stdin], [], [], 0)[0])
    except (OSError, ValueError):
        return False
