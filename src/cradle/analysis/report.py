"""An analysis in words: what the terminal and the page both show."""

from __future__ import annotations

from dataclasses import dataclass

from cradle.analysis.film import Film
from cradle.analysis.marks import LOSSES, SIGNS
from cradle.analysis.speech import called, sentence
from cradle.analysis.verdict import Named, Reason
from cradle.analysis.whole import Answer, Decision, Document
from cradle.language import TitleLanguage


@dataclass(frozen=True)
class Better:
    """An answer beside the played one."""

    label: str
    chance: float
    points: float
    reasons: list[str]


@dataclass(frozen=True)
class Loss:
    """An inaccuracy, a mistake or a blunder."""

    n: int  # of the answer, from 1
    seat: int
    sign: str
    mark: str
    lost: int  # of a hundred
    error: int
    played: Better
    better: list[Better]


class Report:
    def __init__(self, words: TitleLanguage, film: Film, document: Document) -> None:
        self.words = words
        self.film = film
        self.document = document

    def say(self, message: str, **args: str | int) -> str:
        return self.words.language.say(f"analysis-{message}", args)

    def losses(self, seats: list[int]) -> list[Loss]:
        """Those of these seats, the largest first."""
        found = [one for one in self.document["decisions"] if one["mark"] in LOSSES and one["seat"] in seats]
        found.sort(key=lambda one: (-one["loss"], one["n"]))
        return [self.loss(one) for one in found]

    def loss(self, one: Decision) -> Loss:
        played = next(answer for answer in one["answers"] if answer["word"] == one["word"])
        better = [answer for answer in one["answers"] if answer["chance"] > played["chance"]]
        return Loss(
            n=one["n"] + 1,
            seat=one["seat"],
            sign=SIGNS[one["mark"]],
            mark=self.say(f"mark-{one['mark']}"),
            lost=round(100 * one["loss"]),
            error=round(100 * one["error"]),
            played=self.better(played),
            better=[self.better(answer) for answer in better[:3]],
        )

    def better(self, answer: Answer) -> Better:
        reasons = [Reason(one["message"], one["numbers"]) for one in answer["reasons"]]
        label = Named(answer["label"]["message"], answer["label"]["numbers"])
        told = [sentence(self.words, reason) for reason in reasons]
        return Better(called(self.words, label), answer["chance"], answer["points"], told)

    def turns(self) -> list[str]:
        out: list[str] = []
        for turn in self.document["turns"]:
            name = self.words.players[turn["seat"]]
            out.append(self.say("turn-lead" if turn["kind"] == "lead" else "turn-decided", n=turn["n"], name=name))
        return out

    def counted(self) -> str:
        """How much was played for it, and how much of it is done."""
        document = self.document
        told = self.say("counted", games=document["games"], answers=document["answers"])
        if document["done"] < document["tasks"]:
            told += " " + self.say("partly", done=document["done"], all=document["tasks"])
        return told

    def odds(self, better: Better) -> str:
        """Chance and points, each with its word."""
        chance = f"{100 * better.chance:.0f}"
        if not self.document["scored"]:
            return self.say("chance", chance=chance)
        return self.say("odds", chance=chance, points=f"{better.points:.1f}")
