"""Reasons as sentences at one table."""

from __future__ import annotations

from typing import Final

from cradle.analysis.verdict import Named, Reason
from cradle.core.words import Label
from cradle.language import TitleLanguage, Value

NOBODY: Final = -1
FAMILIES: Final = {"line": "score", "harm": "harm"}  # texts of the title; what does harm may be done by somebody
THING: Final = "thing-"  # before the noun of a component that a sentence simply calls `thing`


def sentence(words: TitleLanguage, reason: Reason) -> str:
    return words.language.say(reason.message, values(words, reason))


def values(words: TitleLanguage, reason: Reason) -> dict[str, Value]:
    """The numbers of a reason as people read them."""
    out: dict[str, Value] = {}
    for name, number in reason.numbers.items():
        if isinstance(number, str):
            who = int(reason.numbers.get("seat", NOBODY))
            out[name] = words.say(f"{FAMILIES[name]}-{number}", {"seat": words.value("seat", who)})
        elif name.startswith(THING):
            out["thing"] = words.value(name, number)
        else:
            out[name] = words.value(name, number)
    return out


def called(words: TitleLanguage, label: Named) -> str:
    """What an answer is called."""
    return words.label(Label(label.message, list(label.numbers), list(label.numbers.values())))
