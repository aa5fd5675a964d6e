"""Lines of JSON between whoever has the table (the host) and a program that plays at it (docs/text-protocol.md).

The same lines serve both ways: a program starts `cradle text`, or the arena starts the program. Either way the host
asks and the program answers; what the host says is made here, and what the program says is read here.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from cradle.core.errors import Args, CradleError
from cradle.core.plain import Plain
from cradle.core.sheet import ScoreSheet

PROTOCOL: Final = 1
LONGEST: Final = 65_536  # bytes of a program's line, its end included
SHOWN: Final = 40  # letters of a wrong word that a sentence repeats

OVER: Final = "over"  # why a game ended: by the rules,
QUIT: Final = "quit"  # because the program left,
CALLED_OFF: Final = "called-off"  # after too many answers,
FORFEIT: Final = "forfeit"  # or because the program did what no program may

# What a program may say, and the fields that each may have beside its type.
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "answer": ("number", "seat", "turn"),
    "hello": (),
    "page": ("seat",),
    "answers": ("seat",),
    "view": ("seat",),
    "quit": (),
}
NEEDED: Final[dict[str, tuple[str, ...]]] = {"answer": ("number",)}


class BadLine(CradleError):
    """A line that the host cannot take. The question stands."""


@dataclass(frozen=True)
class Said:
    """One line of a program; numbers that it did not give are None."""

    type: str
    number: int | None = None
    seat: int | None = None
    turn: int | None = None


@dataclass(frozen=True)
class Choice:
    """One answer: its number in the list, from 1 on, the rules' word for it, and what people call it."""

    number: int
    word: str
    label: str

    def plain(self) -> Plain:
        return {"number": self.number, "word": self.word, "label": self.label}


# -- what the host says ----------------------------------------------------------------------------------------


def hello(
    title: str,
    language: str,
    names: Sequence[str],
    yours: Sequence[int],
    options: dict[str, str],
    legend: str = "",
) -> Plain:
    """A game begins: what is played, who sits where, which seats are the program's, and what signs on pages mean."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "title": title,
        "language": language,
        "seats": len(names),
        "names": list(names),
        "yours": list(yours),
        "options": options,
        "legend": legend,
    }


def ask(seat: int, turn: int, page: str, question: str, choices: Sequence[Choice]) -> Plain:
    """A seat must answer. `turn` counts the questions of the game that were asked of this program, from 1 on."""
    return {
        "type": "ask",
        "seat": seat,
        "turn": turn,
        "page": page,
        "question": question,
        "answers": [choice.plain() for choice in choices],
    }


def error(problem: CradleError, sentence: str) -> Plain:
    """Something was wrong with the program's line; `code` is for programs, the sentence for people."""
    return {"type": "error", "code": problem.message, "sentence": sentence}


def end(reason: str, sheet: ScoreSheet, sentence: str = "", page: str = "") -> Plain:
    """The game has ended, with the score as it stands; `page` is the score sheet as text."""
    return {
        "type": "end",
        "reason": reason,
        "scores": sheet.totals(),
        "places": sheet.places(),
        "winners": sheet.winners() if reason == OVER else [],
        "rivals": sheet.rival_totals(),
        "sentence": sentence,
        "page": page,
    }


def encode(message: Plain) -> bytes:
    """One line. Letters beyond ASCII are escaped, so that no program needs to know an encoding."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


# -- what a program says ---------------------------------------------------------------------------------------


class Source(Protocol):
    """A binary stream."""

    def readline(self, size: int, /) -> bytes: ...


def read(source: Source) -> bytes | None:
    """The next line, or None at the end. One that is too long is read over, without being kept, and refused."""
    line = source.readline(LONGEST)
    if not line:
        return None
    if len(line) == LONGEST and not line.endswith(b"\n"):
        while line and not line.endswith(b"\n"):
            line = source.readline(LONGEST)
        raise BadLine("lines-long", {"bytes": LONGEST})
    return line


def decode(line: bytes) -> Said:
    """What a program's line says; BadLine names what is wrong with it."""
    if len(line) > LONGEST:
        raise BadLine("lines-long", {"bytes": LONGEST})
    try:
        document = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as problem:
        raise BadLine("lines-json") from problem
    if not isinstance(document, dict):
        raise BadLine("lines-object")
    kind = document.pop("type", None)
    if not isinstance(kind, str):
        raise BadLine("lines-type", {"types": ", ".join(FIELDS)})
    if kind not in FIELDS:
        raise BadLine("lines-unknown-type", {"type": short(kind), "types": ", ".join(FIELDS)})
    return fields_of(kind, document)


def fields_of(kind: str, document: dict[str, object]) -> Said:
    numbers: dict[str, int] = {}
    for name, value in document.items():
        if name not in FIELDS[kind]:
            details: Args = {"field": short(name), "type": kind, "fields": ", ".join(FIELDS[kind]) or "–"}
            raise BadLine("lines-unknown-field", details)
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadLine("lines-number", {"field": name})
        numbers[name] = value
    for name in NEEDED.get(kind, ()):
        if name not in numbers:
            raise BadLine("lines-missing", {"field": name, "type": kind})
    return Said(kind, numbers.get("number"), numbers.get("seat"), numbers.get("turn"))


def chosen(said: Said, seat: int, turn: int, answers: int) -> int:
    """The place of an answer among those that were offered, from 0 on; BadLine if it is none of them."""
    if said.seat is not None and said.seat != seat:
        raise BadLine("lines-seat", {"seat": clipped(said.seat), "asked": seat})
    if said.turn is not None and said.turn != turn:
        raise BadLine("lines-turn", {"turn": clipped(said.turn), "asked": turn})
    number = said.number if said.number is not None else 0
    if not 1 <= number <= answers:
        raise BadLine("lines-answer", {"number": clipped(number), "most": answers})
    return number - 1


def short(word: str) -> str:
    """A wrong word as a sentence may repeat it."""
    kept = "".join(letter for letter in word[: SHOWN + 1] if letter.isprintable())
    return kept if len(kept) <= SHOWN else kept[:SHOWN] + "…"


def clipped(number: int) -> str:
    """A wrong number as a sentence may repeat it: as digits, for Fluent would set them in groups."""
    return str(number) if abs(number) < 10**9 else "…"
