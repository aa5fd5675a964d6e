"""The document of an analysis, as far as it has come."""

from __future__ import annotations

from typing import cast

from cradle.analysis.turning import turns_of
from cradle.analysis.whole import JUDGE, VERSION, Answer, Decision, Found, seat_of
from cradle.core.plain import Plain
from cradle.server.replies import AccuracyReply, AnalysisBody, ChanceReply, ChanceTurn, DecisionReply, WeighedReply


def so_far(title: str, games: int, head: Plain, found: list[Found]) -> AnalysisBody:
    """Of what the process told at its beginning, and of what it has found since."""
    steps = [one["step"] for one in found if one["step"] is not None]
    decisions = [one["decision"] for one in found if one["decision"] is not None]
    answers = cast(int, head["answers"])
    turns = turns_of([step["chances"] for step in steps])
    return {
        "version": VERSION,
        "judge": JUDGE,
        "games": sum(one["games"] for one in decisions) + cast(int, head["steps"]) * len(steps),
        "looked": games,
        "answers": answers,
        "seats": [AccuracyReply(**seat_of(decisions, seat)) for seat in range(cast(int, head["seats"]))],
        "steps": [ChanceReply(**step) for step in steps],
        "decisions": [decision_reply(title, one) for one in decisions],
        "turns": [ChanceTurn(**turn) for turn in turns] if len(steps) == answers + 1 else [],
        "totals": cast("list[int]", head["totals"]),
        "winners": cast("list[int]", head["winners"]),
        "scored": cast(bool, head["scored"]),
    }


def decision_reply(title: str, one: Decision) -> DecisionReply:
    return {
        "n": one["n"],
        "seat": one["seat"],
        "kind": one["kind"],
        "word": one["word"],
        "mark": one["mark"],
        "loss": one["loss"],
        "error": one["error"],
        "best": one["best"],
        "games": one["games"],
        "answers": [weighed_reply(title, answer) for answer in one["answers"]],
    }


def weighed_reply(title: str, one: Answer) -> WeighedReply:
    """Labels and reasons as they are everywhere else: a message and its arguments."""
    label = one["label"]
    return {
        "word": one["word"],
        "label": {"message": f"{title}-{label['message']}", "args": label["numbers"]},
        "chance": one["chance"],
        "points": one["points"],
        "error": one["error"],
        "games": one["games"],
        "reasons": [{"message": reason["message"], "args": reason["numbers"]} for reason in one["reasons"]],
    }
