"""Every rules document says the same clauses in all languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cradle.language import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = [ROOT / "docs" / "rules", *sorted((ROOT / "examples").glob("*/rules"))]
TITLES = {path.stem: folder for folder in FOLDERS for path in sorted(folder.glob("*.md")) if "." not in path.stem}
TRANSLATED = [language for language in LANGUAGES if language != "en"]
CLAUSE = re.compile(r"^\*\*(\d+\.\d+[a-z]?)\*\*(.*?)(?=\n\n|\Z)", re.MULTILINE | re.DOTALL)
CHAPTER = re.compile(r"^## (\d+) (.+)$", re.MULTILINE)
NUMBER = re.compile(r"\b\d+\.\d+[a-z]?\b")
MARKED = re.compile(r"`[^`]+`")


def document(title: str, language: str) -> str:
    name = f"{title}.md" if language == "en" else f"{title}.{language}.md"
    return (TITLES[title] / name).read_text(encoding="utf-8")


def test_there_are_rules() -> None:
    assert {"hadara", "ferry"} <= set(TITLES)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("title", TITLES)
def test_a_translation_has_the_clauses_of_the_english_text(title: str, language: str) -> None:
    english = [number for number, _ in CLAUSE.findall(document(title, "en"))]
    assert english
    assert [number for number, _ in CLAUSE.findall(document(title, language))] == english


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("title", TITLES)
def test_a_translation_has_the_chapters_of_the_english_text(title: str, language: str) -> None:
    english = [number for number, _ in CHAPTER.findall(document(title, "en"))]
    assert [number for number, _ in CHAPTER.findall(document(title, language))] == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_no_clause_is_empty(title: str, language: str) -> None:
    assert [number for number, text in CLAUSE.findall(document(title, language)) if not text.strip(" .\n")] == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("title", TITLES)
def test_names_that_are_typed_are_the_same_in_every_language(title: str, language: str) -> None:
    assert typed(document(title, language)) == typed(document(title, "en"))


def typed(text: str) -> dict[str, list[str]]:
    return {number: sorted(MARKED.findall(clause)) for number, clause in CLAUSE.findall(text)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_tables_name_clauses_that_are_written_and_the_same_in_every_language(title: str, language: str) -> None:
    rows = table_clauses(document(title, language))
    assert rows == table_clauses(document(title, "en"))
    assert {clause for row in rows for clause in row} <= {number for number, _ in CLAUSE.findall(document(title, "en"))}


def table_clauses(text: str) -> list[list[str]]:
    """The clauses in the last column of each row of a table."""
    return [NUMBER.findall(row.split("|")[-2]) for row in text.splitlines() if row.startswith("|")]
