"""The rules are read in the language of the table."""

from __future__ import annotations

import re

import pytest

from cradle import shelf
from cradle.cli.app import run
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_shows_the_page_for_a_first_game_and_the_glossary(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    heading = shelf.first("heroes", language)[0].splitlines()[0].removeprefix("# ")
    assert run(["rules", "heroes", "--first", "--lang", language]) == 0
    assert heading in capsys.readouterr().out
    assert run(["rules", "heroes", "--glossary", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert {"en": "Good Fortune", "ru": "Удача", "pl": "Szczęście"}[language] in out
    assert heading not in out
    assert run(["rules", "heroes", "--lang", language]) == 0
    assert "13.6" in capsys.readouterr().out


def test_rules_of_a_title_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "chess", "--first", "--lang", "en"]) != 0
    assert "chess" in capsys.readouterr().err
