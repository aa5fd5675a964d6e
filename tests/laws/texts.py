"""What the texts must be like: every message that code can ask for, in every language, with what it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from cradle import shelf
from cradle.core.title import Box, Title
from tests.laws.subject import Subject, subjects_of, walk

FAMILIES: Final = ["term", "gloss", "effect", "decline"]  # texts that boards, cards, rules and bots put together
SLAVIC: Final = {"one", "few", "many"}  # forms of whole numbers
PLURALS: Final = {"en": {"one", "other"}, "ru": SLAVIC, "pl": SLAVIC}
SAMPLES: Final = [-1, 0, 1, 2, 5, 11, 21, 100]


class Message(NamedTuple):
    variables: frozenset[str]
    selections: tuple[frozenset[str], ...]  # the keys of each selection


class Texts:
    """One .ftl file of one language."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self.messages: dict[str, Message] = {}
        self.again: dict[str, frozenset[str]] = {}  # what is said of news that follow the same news, by its variables
        self.broken: list[str] = []
        body = FluentParser().parse(source).body
        known = {entry.id.name: entry.value for entry in body if isinstance(entry, fluent.Message)}
        for entry in body:
            if isinstance(entry, fluent.Junk):
                self.broken.append(entry.content or "")
            elif isinstance(entry, fluent.Message) and entry.value is not None:
                if entry.id.name in self.messages:
                    self.broken.append(f"{entry.id.name} is there twice")
                self.messages[entry.id.name] = message_of(entry.value, known)
                for attribute in entry.attributes:
                    if attribute.id.name == "again":
                        self.again[entry.id.name] = message_of(attribute.value, known).variables
        self.bundle = FluentBundle([language], use_isolating=False)
        self.bundle.add_resource(FluentResource(source))

    def problems_of(self, message: str, args: Mapping[str, object]) -> list[str]:
        """What Fluent finds wrong when it formats the message."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, dict(args))
        return [f"{self.language} {message}: {error}" for error in errors] + ([] if str(text).strip() else [message])


def read_texts(part: str) -> dict[str, Texts]:
    """A part, such as core or hadara, in every language."""
    return {code: Texts(code, shelf.texts(part, code).read_text(encoding="utf-8")) for code in PLURALS}


@cache
def sources(folder: Path) -> list[str]:
    return [file.read_text(encoding="utf-8") for file in sorted(folder.rglob("*.py"))]


def message_of(value: object, known: Mapping[str, object]) -> Message:
    """What a text says by itself, and by the messages that it is put together from."""
    variables: set[str] = set()
    selections = []
    for node in nodes_of(value):
        if isinstance(node, fluent.VariableReference):
            variables.add(node.id.name)
        elif isinstance(node, fluent.MessageReference):
            variables |= message_of(known.get(node.id.name), known).variables
        elif isinstance(node, fluent.SelectExpression):
            keys = [variant.key for variant in node.variants]
            selections.append(frozenset(str(k.name if isinstance(k, fluent.Identifier) else k.value) for k in keys))
    return Message(frozenset(variables), tuple(selections))


def nodes_of(node: object) -> Iterator[fluent.BaseNode]:
    if isinstance(node, list):
        for each in node:
            yield from nodes_of(each)
    elif isinstance(node, fluent.BaseNode):
        yield node
        for name, value in vars(node).items():
            if name != "span":
                yield from nodes_of(value)


# -- what is wrong ---------------------------------------------------------------------------------------------


def problems(texts: dict[str, Texts], needed: dict[str, list[str]]) -> list[str]:
    """Everything that is wrong with a part, given the messages that are asked for and the arguments each gets."""
    out = []
    for code, part in texts.items():
        out += [f"{code}: cannot be read: {broken.strip()[:60]}" for broken in part.broken]
        out += [f"{code}: {message} is missing" for message in needed if message not in part.messages]
        out += [f"{code}: {each}" for each in wrong_plurals(part)]
        for message, args in needed.items():
            if message in part.messages:
                out += [f"{code}: {message} has no ${name}" for name in part.messages[message].variables - set(args)]
    return out + differences(texts)


def differences(texts: dict[str, Texts]) -> list[str]:
    """Languages have the same messages with the same variables."""
    out = []
    english = texts["en"].messages
    for code, part in texts.items():
        out += [f"{code}: {message} is in one language only" for message in set(part.messages) ^ set(english)]
        if part.again != texts["en"].again:
            out.append(f"{code}: other news than in English can be said again")
        for message in set(part.messages) & set(english):
            if part.messages[message].variables != english[message].variables:
                out.append(f"{code}: {message} has other variables than in English")
    return out


def wrong_plurals(part: Texts) -> list[str]:
    """Where a number chooses the form, all forms of the language are there."""
    wanted = PLURALS[part.language]
    out = []
    for name, message in part.messages.items():
        for keys in message.selections:
            if keys & {"one", "few", "many"} and not wanted <= keys:
                out.append(f"{name} has no form for {', '.join(sorted(wanted - keys))}")
    return out


def unformatted(texts: dict[str, Texts], needed: dict[str, list[str]], worded: set[str]) -> list[str]:
    """What cannot be formatted; names in `worded` are words, all others are numbers of every size."""
    out = []
    for part in texts.values():
        for message in set(needed) & set(part.messages):
            for n in SAMPLES:
                args = {name: f"<{name}>" if name.rpartition("-")[2] in worded else n for name in needed[message]}
                out += part.problems_of(message, args)
    return out


# -- what a title can say --------------------------------------------------------------------------------------


@cache
def needed_by(name: str) -> dict[str, list[str]]:
    """All that a title can ask for."""
    title, box = shelf.title(name), shelf.box(name)
    needed = messages_of(title, box)
    needed.update(clause_messages(name, sources(Path(str(files(shelf.place(name).package))))))
    for subject in subjects_of(title, box):
        needed.update(score_messages(subject, 0))
    return needed


def problems_of_title(name: str, code: list[str]) -> list[str]:
    """Everything that is wrong with a title's texts; `code` is whatever may name one."""
    found, needed = read_texts(name), needed_by(name)
    worded = {"seat", *shelf.box(name).nouns()}
    return problems(found, needed) + unformatted(found, needed, worded) + unused(name, found["en"], needed, code)


def messages_of(title: Title, box: Box) -> dict[str, list[str]]:
    """The messages that follow from the title's registry, with their arguments."""
    out: dict[str, list[str]] = {"": [], "pitch": []}
    for option in title.options:
        out[f"option-{option.name}"] = []
        out[f"option-{option.name}-note"] = []
        out.update({f"option-{option.name}-{choice}": [] for choice in option.choices})
    for kind in title.kinds:
        out[f"ask-{kind.name}"] = kind.about
        for span in kind.spans:
            out[f"{kind.name}-{span.name}"] = span.nouns + kind.facts
    for news in title.news:
        out[f"news-{news.name}"] = ["seat", *news.data]
        if news.harms:
            out[f"harm-{news.name}"] = ["seat"]
        if news.secret:
            out[f"news-{news.name}-secret"] = ["seat", *news.data, *news.secret]
    players = [f"player-{n}" for n in range(1, title.seats[-1] + 1)]
    for noun, ids in box.nouns().items():
        out.update({f"{noun}-{each}": players for each in ids if not each.isdecimal()})
    return {f"{title.name}-{name}".rstrip("-"): args for name, args in out.items()}


def score_messages(subject: Subject, seed: int) -> dict[str, list[str]]:
    """The lines of the score sheet and what its rounds are called, as seen in a game."""
    title = subject.title.name
    out: dict[str, list[str]] = {}
    for table in walk(subject, seed, 20):
        sheet = table.sheet()
        out.update({f"{title}-score-{line}": [] for line in sheet.lines + sheet.goals})
        if table.rounds():
            out.update({f"{title}-round": ["number"], f"{title}-rounds": []})
    return out


def clause_messages(title: str, sources: list[str]) -> dict[str, list[str]]:
    """Why an answer is refused: the clauses that the title quotes, other than the home of a kind of question."""
    out: dict[str, list[str]] = {}
    for source in sources:
        tree = ast.parse(source)
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        homes = {id(call.args[1]) for call in calls if called(call) == "Kind" and len(call.args) > 1}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in homes:
                found = re.fullmatch(rf"{title}/([0-9][0-9a-z.]*)", node.value)
                if found:
                    out[f"{title}-why-{found[1].replace('.', '-')}"] = []
    return out


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def unused(title: str, texts: Texts, needed: dict[str, list[str]], sources: list[str]) -> list[str]:
    """Messages that nothing asks for: neither the registry nor a line of code, and of no family."""
    out = []
    for message in sorted(set(texts.messages) - set(needed)):
        name = message.removeprefix(f"{title}-")
        family = name.partition("-")[0] in FAMILIES
        quoted = any(f'"{name}"' in source or f'"{message}"' in source for source in sources)
        if not family and not quoted:
            out.append(f"{message} is used by nothing")
    return out


# -- what the rest of the package says -------------------------------------------------------------------------


def quoted_messages(part: str, sources: list[str]) -> dict[str, list[list[str]]]:
    """Messages of a part that code names, each with the arguments of every call that lists them."""
    out: dict[str, list[list[str]]] = {}
    for source in sources:
        if f"{part}-" not in source:
            continue
        tree = ast.parse(source)
        for node in ast.walk(tree):
            value = node.value if isinstance(node, ast.Constant) else None
            if isinstance(value, str) and re.fullmatch(rf"{part}(-[a-z0-9]+)+", value):
                out.setdefault(value, [])
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                name = node.args[0].value
                given = node.args[1] if len(node.args) > 1 else None
                if name in out and (given is None or isinstance(given, ast.Dict)):
                    out[str(name)].append(keys_of(given))
    return out


def keys_of(given: ast.Dict | None) -> list[str]:
    keys = given.keys if given is not None else []
    return [str(key.value) for key in keys if isinstance(key, ast.Constant)]


def prefixes(part: str, sources: list[str]) -> list[str]:
    """Beginnings of messages that code puts together: f"cli-title-{name}"."""
    return [found for source in sources for found in re.findall(rf'f"({part}-[a-z0-9-]*)\{{', source)]
