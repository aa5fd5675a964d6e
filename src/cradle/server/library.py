"""What stands on the shelf, for the browser: titles, content, rules and texts."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from cradle import shelf
from cradle.core.content import entry_ids
from cradle.core.title import Box, Title
from cradle.core.words import Wording
from cradle.language import LANGUAGES
from cradle.lessons.script import script
from cradle.puzzles.puzzle import puzzles
from cradle.server.boxes import levels, usual_level
from cradle.server.problem import Problem
from cradle.server.replies import (
    ChapterReply,
    ClauseReply,
    ContentReply,
    LevelReply,
    RulesReply,
    TitleReply,
    TitlesReply,
    WordingReply,
)

CHAPTER: Final = re.compile(r"^## (\d+|[A-Z])\.? +(.*)$")
CLAUSE: Final = re.compile(r"^\*\*(\d+(?:\.\d+)*[a-z]?)\*\*\s*(.*)$")


def usual(title: Title) -> list[int]:
    """The choices of a table where nobody chose anything."""
    return title.choices({}, title.seats[0])


@cache
def titles() -> TitlesReply:
    return {"languages": LANGUAGES, "titles": [title_document(shelf.title(name)) for name in shelf.TITLES]}


def title_document(title: Title) -> TitleReply:
    box = shelf.box(title.name)
    return {
        "name": title.name,
        "version": title.version,
        "seats": title.seats,
        "options": [
            {"name": o.name, "choices": o.choices, "default": o.default, "seats": o.seats} for o in title.options
        ],
        "nouns": box.nouns(),
        "kinds": [
            {
                "name": kind.name,
                "clause": kind.clause,
                "facts": kind.facts,
                "about": kind.about,
                "spans": [{"name": span.name, "nouns": span.nouns} for span in kind.spans],
            }
            for kind in title.kinds
        ],
        "news": [{"name": news.name, "data": news.data, "secret": news.secret} for news in title.news],
        "score": score_lines(title, box),
        "bots": list(levels(title.name)),
        "levels": [level_document(title.name, level) for level in shelf.offered(title.name)],
        "usual": usual_level(title.name),
        "first": shelf.first(title.name, LANGUAGES[0])[0] != "",
        "lessons": lesson_count(title.name),
        "puzzles": len(puzzles(title.name)),
        "content": {"digest": box.digest, "provenance": provenance(box.document)},
    }


def lesson_count(title: str) -> int:
    made = script(title)
    return len(made.lessons) if made is not None else 0


def level_document(title: str, level: str) -> LevelReply:
    """A level that people are offered, and what it wins against the one below, in hundredths, where that is known."""
    share, games = shelf.share(title, level) or (None, 0)
    return {"level": level, "share": share, "games": games}


def score_lines(title: Title, box: Box) -> list[str]:
    return box.setup(title.seats[0], usual(title), 1).sheet().lines


def provenance(document: object) -> dict[str, int]:
    """How many entries are confirmed, partly confirmed and reconstructed."""
    count = {"source": 0, "partly": 0, "reconstructed": 0}
    if not isinstance(document, dict):
        return count
    for value in document.values():
        for entry in value if isinstance(value, list) and entry_ids(value) else [value]:
            if isinstance(entry, dict) and "provenance" in entry:
                partly = entry["provenance"] != "source" and bool(entry.get("known"))
                count["partly" if partly else str(entry["provenance"])] += 1
    return count


def content(title: str, box: Box, choices: list[int]) -> ContentReply:
    """Component facts as a table with these options reads them; what the numbers mean, and how to say what no language
    has a text for."""
    return {
        "digest": box.digest,
        "document": box.reading(choices),
        "nouns": box.nouns(),
        "wordings": wordings(title, box),
    }


def wordings(title: str, box: Box) -> dict[str, dict[int, WordingReply]]:
    """Noun -> number -> a text put together from others. What the packaged box has, every language has a text for."""
    packaged = shelf.box(title).nouns()
    out: dict[str, dict[int, WordingReply]] = {}
    for noun, ids in box.nouns().items():
        known = set(packaged[noun])
        for number, component in enumerate(ids):
            wording = None if component in known else box.wording(noun, number)
            if wording is not None:
                out.setdefault(noun, {})[number] = wording_document(wording)
    return out


def wording_document(wording: Wording) -> WordingReply:
    parts = {name: wording_document(part) for name, part in wording.parts.items()}
    return {"message": wording.message, "numbers": wording.numbers, "parts": parts}


# -- rules -----------------------------------------------------------------------------------------------------


@cache
def rules(title: str, lang: str) -> RulesReply:
    """The rules in chapters and clauses; in English where there is no translation."""
    if lang not in LANGUAGES:
        raise Problem(404, "server-no-language")
    return cut(title, *shelf.rules(title, lang))


@cache
def first(title: str, lang: str) -> RulesReply:
    """The page for a first game, cut like the rules: its paragraphs are clauses without a number."""
    if lang not in LANGUAGES:
        raise Problem(404, "server-no-language")
    text, found = shelf.first(title, lang)
    if not text:
        raise Problem(404, "server-no-route")
    return cut(title, text, found)


def cut(title: str, text: str, found: str) -> RulesReply:
    heading = title
    chapters: list[ChapterReply] = []
    clauses: list[ClauseReply] = []
    intro: list[str] = []
    for line in text.splitlines():
        chapter, clause = CHAPTER.match(line), CLAUSE.match(line)
        if line.startswith("# "):
            heading = line[2:].strip()
        elif line.startswith("## "):
            clauses = []
            number, name = (chapter[1], chapter[2]) if chapter else ("", line[3:])
            chapters.append({"number": number, "name": name.strip(), "clauses": clauses})
        elif clause and chapters:
            clauses.append({"id": f"{title}/{clause[1]}", "number": clause[1], "text": clause[2]})
        elif chapters and (clauses or line.strip()):
            if not clauses:
                clauses.append({"id": "", "number": "", "text": ""})
            clauses[-1]["text"] += "\n" + line
        else:
            intro.append(line)
    for entry in [entry for chapter_ in chapters for entry in chapter_["clauses"]]:
        entry["text"] = entry["text"].strip()
    return {"title": title, "lang": found, "name": heading, "intro": "\n".join(intro).strip(), "chapters": chapters}


def texts(lang: str, name: str) -> str:
    """One Fluent file."""
    if lang not in LANGUAGES:
        raise Problem(404, "server-no-language")
    file = shelf.texts(name, lang)
    if not re.fullmatch(r"[a-z0-9-]{1,40}", name) or not file.is_file():
        raise Problem(404, "server-no-route")
    return file.read_text(encoding="utf-8")
