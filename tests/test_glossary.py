"""The glossary of every title, what is drawn beside its clauses, and its page for a first game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from cradle import shelf
from cradle.language import LANGUAGES, Language

ROOT: Final = Path(__file__).resolve().parent.parent
CLAUSE: Final = re.compile(r"^\*\*(\d+\.\d+[a-z]?)\*\*", re.MULTILINE)
QUOTED: Final = re.compile(r"\b\d{1,2}\.\d{1,2}[a-z]?\b")
SECTIONS: Final = ["1", "2", "3", "4", "5", "6"]

# What the content and the views of a title declare, by the nouns of its box, and the term that tells all of a noun.
DECLARED: Final[dict[str, list[str]]] = {
    "hadara": ["track", "colour"],
    "heroes": ["card", "item", "goal"],
    "horizon": ["colour", "track", "kind", "token", "step"],
    "tapestry": ["resource", "track", "building"],
}
ALTOGETHER: Final = {
    "hadara": {"crest": "crest", "colony": "colony", "bust": "bust", "setup": "setup", "card": "card"},
    "heroes": {"tribe": "tribe", "monument": "monument", "pledge": "promise"},
    "horizon": {"technology": "technology", "leader": "leader", "structure": "structure", "goal": "goal"},
    "tapestry": {"card": "cards", "tile": "tiles", "voyage": "space", "landmark": "landmark", "capital": "capital"},
}
NAMELESS: Final = {"any", "either"}  # a choice among the others
STAGES: Final = {"colonies": "colony", "busts": "bust", "medals": "silver", "piles": "pile"}
PHASES: Final = {
    "heroes": [f"phase-{n}" for n in range(1, 6)],
    "horizon": [f"phase-{name}" for name in ("action", "expansion", "production", "goal")],
}


@cache
def data(title: str) -> dict[str, Any]:
    """What the rules page of the browser knows of a title."""
    path = ROOT / "web" / "src" / "boards" / title / "glossary.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def clauses(title: str, language: str) -> set[str]:
    return set(CLAUSE.findall(shelf.rules(title, language)[0]))


def forms(title: str, term: str, language: str) -> list[str]:
    return [form.strip() for form in said(title, term, language, "forms").split(",") if form.strip()]


def said(title: str, term: str, language: str, attribute: str) -> str:
    return Language(language).attribute(f"{title}-gloss-{term}", attribute)


def spoken(form: str, text: str) -> bool:
    """Whether a text uses a form: its first letter may be a capital, and a star stands for any ending."""
    first = f"[{form[0].lower()}{form[0].upper()}]" if form[0].lower() != form[0].upper() else re.escape(form[0])
    rest = re.escape(form[1:]).replace(r"\*", r"\w*")
    return re.search(rf"(?<!\w){first}{rest}(?!\w)", re.sub(r"\s+", " ", text)) is not None


def missing(wanted: Iterable[str], title: str) -> list[str]:
    return sorted(set(wanted) - set(data(title)["terms"]))


# -- terms -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", DECLARED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_has_one_text_and_a_name_of_its_own_in_every_language(title: str, language: str) -> None:
    entries = Language(language).glossary(title)
    assert [entry.id for entry in entries] == list(data(title)["terms"])
    assert len({entry.id for entry in entries}) == len(entries)
    assert [entry.id for entry in entries if not entry.name or not entry.text.endswith(".")] == []
    names = [entry.name.lower() for entry in entries]
    assert [name for name in names if names.count(name) > 1] == []


@pytest.mark.parametrize("title", DECLARED)
def test_whatever_the_box_declares_has_a_term(title: str) -> None:
    nouns = shelf.box(title).nouns()
    assert missing({each for noun in DECLARED[title] for each in nouns[noun]} - NAMELESS, title) == []
    assert missing([term for noun, term in ALTOGETHER[title].items() if nouns[noun]], title) == []
    assert missing(PHASES.get(title, []), title) == []


def test_every_step_of_a_phase_of_hadara_has_a_term() -> None:
    title = shelf.title("hadara")
    phases = shelf.box("hadara").reading(title.choices({}, 3))["phase"]
    assert isinstance(phases, list)
    stages = [stage for phase in phases for stage in phase["stages"]]
    assert "feeding" in stages
    assert missing([STAGES.get(stage, stage) for stage in stages], "hadara") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", DECLARED)
def test_the_rules_speak_of_every_term_that_has_forms(title: str, language: str) -> None:
    """Marked where they do; a term without forms is a symbol that only the board has."""
    text = shelf.rules(title, language)[0] + shelf.first(title, language)[0]
    plain = text.replace("*", "")
    unspoken = [
        term
        for term in data(title)["terms"]
        if forms(title, term, language) and not any(spoken(form, plain) for form in forms(title, term, language))
    ]
    assert unspoken == []
    marked = [term for term in data(title)["terms"] if forms(title, term, language)]
    assert len(marked) > len(data(title)["terms"]) * 3 / 4


# -- pictures --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", DECLARED)
def test_terms_and_pictures_name_clauses_that_are_written(title: str, language: str) -> None:
    known = clauses(title, language)
    assert [term for term, clause in data(title)["terms"].items() if clause not in known] == []
    assert sorted(set(data(title)["beside"]) - known) == []


@pytest.mark.parametrize("title", DECLARED)
def test_what_stands_beside_a_clause_is_drawn(title: str) -> None:
    """Its name in the glossary is what is read out in place of the picture."""
    drawn = set(data(title)["drawn"])
    assert drawn <= set(data(title)["terms"])
    assert {term for terms in data(title)["beside"].values() for term in terms} <= drawn
    assert {term for terms in data(title)["first"].values() for term in terms} <= drawn
    assert list(data(title)["first"]) == SECTIONS
    assert len(data(title)["beside"]) >= 15


# -- the page for a first game ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", DECLARED)
def test_a_first_game_is_told_in_six_sections(title: str, language: str) -> None:
    text, found = shelf.first(title, language)
    assert found == language
    assert re.findall(r"^## (\d+) \S", text, re.MULTILINE) == SECTIONS
    mistakes = text.split("\n## 5 ")[1].split("\n## 6 ")[0]
    assert len(re.findall(r"^- ", mistakes, re.MULTILINE)) == 3
    assert 200 < len(text.split()) < 500, "five minutes"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", DECLARED)
def test_a_first_game_quotes_clauses_that_are_written_and_the_same_in_every_language(title: str, language: str) -> None:
    quoted = QUOTED.findall(shelf.first(title, language)[0])
    assert len(quoted) > 15
    assert quoted == QUOTED.findall(shelf.first(title, "en")[0])
    assert sorted(set(quoted) - clauses(title, language)) == []


def test_what_is_not_written_is_empty() -> None:
    assert shelf.first("chess", "ru") == ("", "en")
    assert shelf.first("hadara", "de") == shelf.first("hadara", "en")
    assert Language("en").attribute("hadara-gloss-colony", "none") == ""
    assert Language("en").attribute("hadara-gloss-none", "name") == ""
