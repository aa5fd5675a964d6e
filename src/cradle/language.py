"""Texts for people: Fluent messages in English, Russian and Polish."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from cradle import shelf
from cradle.core.errors import BadSetup, CradleError
from cradle.core.journal import Told
from cradle.core.title import Box
from cradle.core.words import Label, Wording

LANGUAGES: Final = ["en", "ru", "pl"]
Value = str | int


def preferred(environment: Mapping[str, str] = os.environ) -> str:
    """The environment's language, as gettext reads it; English if it is none of ours."""
    told = [environment.get(name, "") for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")]
    first = next((value for value in told if value), "")
    known = [tag[:2].lower() for tag in first.split(":") if tag[:2].lower() in LANGUAGES]
    return known[0] if known else LANGUAGES[0]


@cache
def bundle(code: str, part: str) -> FluentBundle:
    """One .ftl file of one language."""
    made = FluentBundle([code], use_isolating=False)
    made.add_resource(FluentResource(shelf.texts(part, code).read_text(encoding="utf-8")))
    return made


class Entry(NamedTuple):
    """A term of a title's glossary."""

    id: str
    name: str
    text: str


class Language:
    """Says things in one language. A message id begins with the name of its file: core-…, cli-…, hadara-…"""

    def __init__(self, code: str) -> None:
        if code not in LANGUAGES:
            raise BadSetup("core-setup-language", {"language": code, "languages": ", ".join(LANGUAGES)})
        self.code = code

    def has(self, message: str) -> bool:
        return bundle(self.code, message.partition("-")[0]).has_message(message)

    def say(self, message: str, args: Mapping[str, Value] | None = None) -> str:
        part = bundle(self.code, message.partition("-")[0])
        if not part.has_message(message):
            return message
        pattern = part.get_message(message).value
        if pattern is None:
            return message
        text, _ = part.format_pattern(pattern, dict(args or {}))
        return str(text)

    def attribute(self, message: str, name: str) -> str:
        """What a message has beside its text, "" where it has nothing of that name."""
        part = bundle(self.code, message.partition("-")[0])
        pattern = part.get_message(message).attributes.get(name) if part.has_message(message) else None
        return str(part.format_pattern(pattern, {})[0]) if pattern is not None else ""

    def glossary(self, title: str) -> list[Entry]:
        """The terms of a title, in the order of its texts: `hadara-gloss-colony` is one, with its name beside it."""
        source = shelf.texts(title, self.code).read_text(encoding="utf-8")
        ids = re.findall(rf"^{title}-gloss-([a-z0-9-]+) =", source, re.MULTILINE)
        found = [(each, f"{title}-gloss-{each}") for each in ids]
        return [Entry(each, self.attribute(message, "name"), self.say(message)) for each, message in found]

    def error(self, error: CradleError) -> str:
        """The one clear sentence; a refusal by a title's clause has a sentence of its own."""
        clause = str(error.details.get("clause", ""))
        if "/" in clause:
            reason = self.why(clause)
            return self.say(error.message, {**error.details, "reason": reason})
        return self.say(error.message, error.details)

    def why(self, clause: str) -> str:
        """Why an answer is forbidden: the sentence of its clause."""
        title, _, number = clause.partition("/")
        return self.say(f"{title}-why-{number.replace('.', '-')}")


class TitleLanguage:
    """A language at one table: knows the box, so that numbers become components, and the players' names."""

    def __init__(self, language: Language, title: str, box: Box, players: list[str]) -> None:
        self.language = language
        self.title = title
        self.box = box
        self.nouns = box.nouns()
        self.players = players
        self.named: dict[str, Value] = {f"player-{i + 1}": name for i, name in enumerate(players)}

    def say(self, message: str, args: Mapping[str, Value] | None = None) -> str:
        return self.language.say(f"{self.title}-{message}", args)

    def value(self, name: str, number: int) -> Value:
        """A named number as people read it. The last part of a name is its noun: `card`, `other-card`, `seat`."""
        noun = name.rpartition("-")[2]
        if noun == "seat":
            return self.players[number] if 0 <= number < len(self.players) else self.language.say("core-nobody")
        ids = self.nouns.get(noun)
        if ids is None:
            return number
        if not 0 <= number < len(ids):
            return self.language.say("core-unknown")
        if ids[number].isdecimal():
            return ids[number]
        if self.language.has(f"{self.title}-{noun}-{ids[number]}"):
            return self.component(noun, ids[number])
        wording = self.box.wording(noun, number)
        return self.component(noun, ids[number]) if wording is None else self.put_together(wording)

    def knows(self, label: Label) -> bool:
        """Whether all that the label names is at this table: a question can have answers about seats that are not."""
        return all(self.known(name, n) for name, n in zip(label.names, label.numbers, strict=True))

    def known(self, name: str, number: int) -> bool:
        noun = name.rpartition("-")[2]
        ids = self.players if noun == "seat" else self.nouns.get(noun)
        return ids is None or 0 <= number < len(ids)

    def put_together(self, wording: Wording) -> str:
        parts = {name: self.put_together(part) for name, part in wording.parts.items()}
        return self.say(wording.message, {**wording.numbers, **parts})

    def component(self, noun: str, component_id: str) -> str:
        """Its text, in which players can be named: `{ $player-2 }`."""
        return self.say(f"{noun}-{component_id}", self.named)

    def label(self, label: Label) -> str:
        values = {name: self.value(name, n) for name, n in zip(label.names, label.numbers, strict=True)}
        return self.say(label.message, values)

    def news(self, told: Told, eye: int) -> str:
        """A line of the log, or nothing if the title has no words for it (the cards' own movements)."""
        message = told.message(self.title, eye)
        if not self.language.has(message):
            return ""
        _, _, data, secret = told.seen_by(eye)
        names = told.news.data + (told.news.secret if secret else [])
        values = {name: self.value(name, n) for name, n in zip(names, data + secret, strict=True)}
        return self.language.say(message, {**values, "seat": self.value("seat", told.seat)})
