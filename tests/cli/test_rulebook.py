"""The rules are read in the language of the table."""

from __future__ import annotations

import re

import pytest

from cradle import shelf
from cradle.cli.rulebook import chapter_text
from cradle.language import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chapter_of_a_clause_is_given_with_the_clause_marked(language: str) -> None:
    text = chapter_text("hadara/4.2", language)
    assert text.startswith("### 4 ")
    assert text.count("**▶ 4.2** ") == 1
    assert re.findall(r"^## ", text, re.M) == []


def test_every_language_has_a_text_of_its_own() -> None:
    assert len({shelf.rules("hadara", language) for language in LANGUAGES}) == len(LANGUAGES)
    assert "Колонии" in chapter_text("hadara/7.1", "ru")
    assert "Kolonie" in chapter_text("hadara/7.1", "pl")


def test_without_a_translation_the_rules_are_in_english() -> None:
    assert shelf.rules("hadara", "de") == shelf.rules("hadara", "en")
    assert chapter_text("hadara/7.1", "de") == chapter_text("hadara/7.1")


def test_what_is_not_written_is_empty() -> None:
    assert shelf.rules("chess", "ru") == ("", "en")
    assert chapter_text("chess/1.1", "ru") == ""
    assert chapter_text("hadara/99.1", "ru") == ""
