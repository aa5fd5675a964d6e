"""What is said in random games, in every language: questions, answers, refusals and news, read for faults.

    python -m tests.laws.spoken tapestry 300

plays so many games of a title and tells what is wrong, what was said how often, and which messages never were.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from cradle import shelf
from cradle.core.journal import Journal
from cradle.core.table import Table
from cradle.core.title import Box
from cradle.core.words import Label
from cradle.language import LANGUAGES, Language, TitleLanguage, Value, bundle
from tests.laws.subject import Subject, subjects_of
from tests.laws.texts import needed_by, read_texts

GAMES: Final = 2  # of each title, in every test run
WIDEST: Final = 40  # answers of a question, and refused ones, that are read at a time
PLAYERS: Final = ["Ада", "Боб", "Вера", "Глеб", "Дина", "Егор"]  # no Latin letters
ROMAN: Final = {"I", "II", "III", "IV", "V"}

# Words that are not the title's term for what it has: patterns by title and language.
FOREIGN: Final[dict[str, dict[str, list[str]]]] = {
    "hadara": {
        "ru": [r"арми[яиюей]", r"\bед[аыуе]\b", r"доход [+\d]", r"требовани", r"\bПО\b", r"оборотом", r"этот сброс"],
        "pl": [r"wojsk", r"prowadz[iąę]", r"anekt", r"premi", r"\bpartii?\b", r"\bPZ\b", r"efekt"],
    },
    "heroes": {
        "en": [r"\bunit", r"of them led"],
        "ru": [r"отряд", r"поедин", r"запас", r"бедстви", r"\bтур\b"],
        "pl": [r"oddział", r"roszcz", r"Igrzyska(?! Olimpijskie)"],
    },
    "horizon": {
        "en": [r"¢"],
        "ru": [r"¢", r"стартов", r"\bочк(?!\w* перемещения)", r"гекс", r"\bшаг"],
        "pl": [r"¢", r"żeton osad", r"\bwzniosł[ae]ś", r"\bzbadał[ae]ś"],
    },
    "tapestry": {
        "en": [r"for \d+ points", r"for a resource\b"],
        "ru": [r"делени", r"столб", r"гобелен", r"тайл", r"\bочк[оаи]", r"фигур", r"за ресурс\b"],
        "pl": [r"figur", r"płytk", r"\bpunkt", r"za zasób\b"],
    },
}


class Strict(Language):
    """Says with the text what Fluent finds wrong with it."""

    def say(self, message: str, args: Mapping[str, Value] | None = None) -> str:
        part = bundle(self.code, message.partition("-")[0])
        pattern = part.get_message(message).value if part.has_message(message) else None
        if pattern is None:
            return message
        text, errors = part.format_pattern(pattern, dict(args or {}))
        return f"{text}{{{errors[0]}}}" if errors else str(text)


class Plain(TitleLanguage):
    """Says who or what is not there in a way that the reader notices, and looks every component up once."""

    def __init__(self, language: Language, title: str, box: Box) -> None:
        super().__init__(language, title, box, PLAYERS)
        self.values: dict[tuple[str, int], Value] = {}

    def value(self, name: str, number: int) -> Value:
        noun = name.rpartition("-")[2]
        known = self.players if noun == "seat" else self.nouns.get(noun)
        if known is None:
            return number
        if not 0 <= number < len(known):
            return f"{{no {name} {number}}}"
        if (noun, number) not in self.values:
            self.values[noun, number] = super().value(noun, number)
        return self.values[noun, number]


class Reader:
    """Reads everything once, in every language."""

    def __init__(self, title: str, languages: list[Language] | None = None) -> None:
        self.title = title
        self.box = shelf.box(title)
        self.said: dict[str, int] = {}  # how often each message was met, in different words
        self.faults: dict[str, str] = {}  # by language and message, the first one
        self.read: set[object] = set()
        spoken = languages or [Strict(code) for code in LANGUAGES]
        self.languages = [Plain(language, title, self.box) for language in spoken]
        self.raw = raw_ids(self.box.nouns())
        self.texts = read_texts(title)["en"].messages

    def label(self, label: Label) -> None:
        message = f"{self.title}-{label.message}"
        if self.new(message, self.told(message, label.names, label.numbers)):
            for words in self.languages:
                self.text(words, message, words.label(label))

    def refusal(self, clause: str) -> None:
        title, _, number = clause.partition("/")
        message = f"{title}-why-{number.replace('.', '-')}"
        if self.new(message, message):
            for words in self.languages:
                self.text(words, message, words.language.why(clause))

    def news(self, journal: Journal, eyes: int) -> None:
        for told in journal.told:
            for eye in range(eyes):
                message = told.message(self.title, eye)
                names, numbers = ["seat", *told.news.data], [told.seat, *told.data]
                if told.seen_by(eye)[3]:
                    names, numbers = names + told.news.secret, numbers + told.secret
                if self.languages[0].language.has(message) and self.new(message, self.told(message, names, numbers)):
                    for words in self.languages:
                        self.text(words, message, words.news(told, eye))
        journal.told.clear()

    def told(self, message: str, names: list[str], numbers: list[int]) -> tuple[str | int, ...]:
        """What a text says: numbers that do not stand in it make no other one."""
        known = self.texts.get(message)
        return (message, *[n for name, n in zip(names, numbers) if known is None or name in known.variables])

    def new(self, message: str, what: object) -> bool:
        if what in self.read:
            return False
        self.read.add(what)
        self.said[message] = self.said.get(message, 0) + 1
        return True

    def text(self, words: TitleLanguage, message: str, text: str) -> None:
        code = words.language.code
        for fault in faults_in(self.title, code, text, self.raw):
            self.faults.setdefault(f"{code} {message} {fault.partition(':')[0]}", f"{code} {message} {fault}: {text!r}")

    def never_said(self) -> list[str]:
        """What can be asked, answered, told or refused in this title, and was not."""
        kinds = shelf.title(self.title).kinds
        answers = {f"{self.title}-{kind.name}-{span.name}" for kind in kinds for span in kind.spans}
        begun = tuple(f"{self.title}-{family}-" for family in ("ask", "news", "why"))
        wanted = [message for message in needed_by(self.title) if message in answers or message.startswith(begun)]
        return sorted(set(wanted) - set(self.said))


def raw_ids(nouns: dict[str, list[str]]) -> set[str]:
    """Names of components as the content has them, where they cannot be words of a language."""
    return {each for ids in nouns.values() for each in ids if re.search(r"[-\d]", each) and not each.isdecimal()}


def faults_in(title: str, code: str, text: str, raw: set[str]) -> Iterator[str]:
    """What no text may have."""
    if not text.strip():
        yield "is empty"
    if "{" in text or "}" in text:
        yield "has a placeholder"
    if "  " in text or text != text.strip():
        yield "has a space too many"
    if re.search(r"\s[,.;)]|\(\s", text):
        yield "has a space before a mark"
    if re.search(r"(#|№ ?|\bnr )0\b", text):
        yield "counts from zero"
    for token in re.findall(r"[\w-]+", text):
        if token in raw or token.startswith((f"{title}-", "core-")):
            yield f"has a raw id: {token}"
    if code == "ru":
        for token in re.findall(r"[A-Za-z]+", text):
            if token not in ROMAN:
                yield f"has Latin letters: {token}"
    for pattern in FOREIGN.get(title, {}).get(code, []):
        if found := re.search(pattern, text):
            yield f"says another word: {found[0]}"


def listen(title: str, games: int, languages: list[Language] | None = None) -> Reader:
    """Random games at every number of players and with every choice of the options in turn."""
    reader = Reader(title, languages)
    found = subjects_of(shelf.title(title), shelf.box(title))
    Random(title).shuffle(found)
    for game in range(games):
        attend(reader, found[game % len(found)], game)
    return reader


def attend(reader: Reader, subject: Subject, seed: int) -> None:
    rnd = Random(seed)
    table = subject.setup(seed)
    journal = Journal()
    table.attach(journal)
    for _ in range(subject.limit()):
        if table.over():
            break
        seat = rnd.choice(table.asked())
        question(reader, table, seat, rnd)
        table.take(seat, rnd.choice(table.answers(seat)))
        reader.news(journal, subject.seats + 1)


def question(reader: Reader, table: Table, seat: int, rnd: Random) -> None:
    """The question, its answers, and some of those that it refuses, which people are shown too."""
    reader.label(table.about(seat))
    answers = table.answers(seat)
    for answer in answers if len(answers) <= WIDEST else rnd.sample(answers, WIDEST):
        reader.label(table.label(seat, answer))
    bound = table.kind(seat).bound
    for answer in range(bound) if bound <= WIDEST else rnd.sample(range(bound), WIDEST):
        if clause := table.why(seat, answer):
            reader.refusal(clause)
            if numbers := table.sum(seat, answer):
                reader.label(numbers)
            label = table.label(seat, answer)
            if reader.languages[0].knows(label):
                reader.label(label)


def main(arguments: list[str]) -> int:
    title, games = arguments[0], int(arguments[1]) if len(arguments) > 1 else GAMES
    reader = listen(title, games)
    print(*reader.faults.values(), sep="\n")
    never = reader.never_said()
    print(
        f"{title}: {games} games, {len(reader.said)} messages in {len(reader.read)} ways, {len(reader.faults)} faults"
    )
    print(f"never said ({len(never)}): {' '.join(never)}")
    return 1 if reader.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
