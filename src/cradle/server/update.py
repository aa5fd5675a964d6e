"""What an eye is told: the view, the question, the news, the scores and the clocks. Nothing that it may not know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cradle.core.journal import Told
from cradle.core.rng import seeded
from cradle.core.sheet import ScoreSheet
from cradle.core.sitting import Sitting
from cradle.core.table import Table
from cradle.core.words import Label
from cradle.server.play import Play
from cradle.server.replies import (
    AnswerReply,
    ClockReply,
    Happened,
    LabelReply,
    NewsReply,
    Position,
    QuestionReply,
    RivalReply,
    ScoresReply,
    SealedReply,
    Stamp,
)

GUESSES: Final = 2  # imagined tables that must agree on a score line


def position(sitting: Sitting, eye: int) -> Position:
    table = sitting.table
    return {
        "type": "game",
        "eye": eye,
        "number": sitting.journal.noticed[eye],
        "over": table.over(),
        "view": table.view(eye),
        "question": question(sitting, eye) if eye in table.asked() else None,
        "sealed": face_down(sitting, eye),
        "waiting": sitting.waiting(),
        "undo": sitting.can_undo(eye),
        "scores": scores(table, eye),
    }


def happened(sitting: Sitting, eye: int, since: int | None) -> Happened:
    told = sitting.journal.since(eye, since)
    return {
        "since": since if told is not None else None,
        "news": [news(sitting.title.name, thing, eye) for thing in told or []],
    }


def question(sitting: Sitting, seat: int) -> QuestionReply:
    table, title = sitting.table, sitting.title.name
    kind = table.kind(seat)
    return {
        "number": sitting.numbers[seat],
        "kind": kind.name,
        "clause": kind.clause,
        "about": label(title, table.about(seat)),
        "answers": [answer_document(title, table, seat, answer) for answer in table.answers(seat)],
    }


def answer_document(title: str, table: Table, seat: int, answer: int) -> AnswerReply:
    kind = table.kind(seat)
    span = kind.span(answer)
    named = table.label(seat, answer)
    split = len(span.nouns)
    return {
        "word": kind.word(answer),
        "span": span.name,
        "numbers": pairs(named.names[:split], named.numbers[:split]),
        "facts": pairs(named.names[split:], named.numbers[split:]),
        "label": label(title, named),
    }


def face_down(sitting: Sitting, eye: int) -> SealedReply | None:
    """The eye's own sealed answer, called as it was when it was offered."""
    table = sitting.table
    if eye >= table.seats or not table.waiting(eye):
        return None
    word = sitting.record.lines[sitting.last_line(eye)].split(" ")[2]
    named = table.label(eye, table.kind(eye).answer(word))
    return {"number": sitting.numbers[eye] - 1, "word": word, "label": label(sitting.title.name, named)}


def label(title: str, named: Label) -> LabelReply:
    return {"message": f"{title}-{named.message}", "args": pairs(named.names, named.numbers)}


def pairs(names: Iterable[str], numbers: Iterable[int]) -> dict[str, int]:
    return dict(zip(names, numbers, strict=True))


def news(title: str, told: Told, eye: int) -> NewsReply:
    name, seat, data, secret = told.seen_by(eye)
    return {
        "name": name,
        "message": told.message(title, eye),
        "seat": seat,
        "data": pairs(told.news.data, data),
        "secret": pairs(told.news.secret, secret) if secret else None,
    }


def scores(table: Table, eye: int) -> ScoresReply:
    """The sheet as the eye can know it: what several tables that it imagines agree on. After the end, as it is."""
    over = table.over()
    sheets = [table.sheet()] if over else [table.imagine(eye, seeded(n + 1)).sheet() for n in range(GUESSES)]
    points = agreed([sheet.points for sheet in sheets])
    counts = agreed([sheet.counts for sheet in sheets])
    found: ScoresReply = {
        "scored": sheets[0].scored,
        "lines": sheets[0].lines,
        "points": points,
        "totals": [total([row[seat] for row in points]) for seat in range(table.seats)],
        "places": sheets[0].places() if over else None,
        "rivals": rivals(sheets[0], over),
    }
    if counts:
        found["goals"] = [{"name": name, "counts": row} for name, row in zip(sheets[0].goals, counts, strict=True)]
    return found


def agreed(sheets: list[list[list[int]]]) -> list[list[int | None]]:
    """What stands in the same place of every sheet, or None where they differ."""
    return [
        [values[0] if len(set(values)) == 1 else None for values in zip(*rows, strict=True)]
        for rows in zip(*sheets, strict=True)
    ]


def rivals(sheet: ScoreSheet, over: bool) -> list[RivalReply]:
    """Whoever scores without a seat; their points are open."""
    made = zip(sheet.rivals, sheet.rival_points, sheet.rival_places(), strict=True)
    return [
        {"message": name, "points": points, "total": sum(points), "place": place if over else None}
        for name, points, place in made
    ]


def total(points: list[int | None]) -> int | None:
    known = [n for n in points if n is not None]
    return sum(known) if len(known) == len(points) else None


def stamp(play: Play, eye: int, now: int) -> Stamp:
    out: list[ClockReply] = []
    for seat in range(play.table.seats) if play.clocks.exists() and not play.table.over() else []:
        move, left, running = play.clocks.remaining(seat, now, seat == eye)
        out.append({"seat": seat, "move": move, "game": left, "running": running})
    return {"clocks": out, "now": now}
