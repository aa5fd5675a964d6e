"""Titles, content, rules, texts, and the words of every refusal."""

from pathlib import Path

import pytest

from cradle.language import LANGUAGES, Language
from cradle.server import library
from cradle.server.problem import Problem, wrong_input
from tests.laws import texts

SERVER = Path(library.__file__).parent
SOURCES = [file.read_text(encoding="utf-8") for file in sorted(SERVER.rglob("*.py"))]


def test_titles_have_all_that_a_client_needs() -> None:
    shelf = library.titles()
    assert shelf["languages"] == ["en", "ru", "pl"]
    titles = shelf["titles"]
    assert isinstance(titles, list)
    hadara = titles[0]
    assert (hadara["name"], hadara["seats"]) == ("hadara", [2, 3, 4, 5])
    assert {option["name"] for option in hadara["options"]} >= {"silver", "first-game"}
    assert len(hadara["nouns"]["card"]) > 100
    assert "cards" in hadara["score"]
    assert "random" in hadara["bots"]
    assert sum(hadara["content"]["provenance"].values()) > 100


def test_provenance_is_counted() -> None:
    entries = [{"id": "a", "provenance": "source"}, {"id": "b", "provenance": "reconstructed", "known": ["price"]}]
    document = {"card": entries, "rules": {"provenance": "reconstructed"}, "n": 3}
    assert library.provenance(document) == {"source": 1, "partly": 1, "reconstructed": 1}


def test_rules_are_cut_into_chapters_and_clauses() -> None:
    rules = library.rules("hadara", "en")
    chapters = rules["chapters"]
    assert isinstance(chapters, list)
    clauses = [clause for chapter in chapters for clause in chapter["clauses"]]
    assert "hadara/4.2" in [clause["id"] for clause in clauses]
    assert all(clause["text"] for clause in clauses)
    with pytest.raises(Problem):
        library.rules("hadara", "xx")


@pytest.mark.parametrize("name", ["none", "../core", "CORE", ""])
def test_only_texts_that_are_there_are_given(name: str) -> None:
    assert "core-nobody" in library.texts("pl", "core")
    with pytest.raises(Problem):
        library.texts("pl", name)


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    parts = texts.read_texts(SERVER.parent / "locale", "server")
    named = texts.quoted_messages("server", SOURCES)
    needed = {message: sorted(variables(parts, message)) for message in named}
    needed |= {f"server-not-{state}": [] for state in ("gathering", "playing", "finished")}
    assert texts.problems(parts, needed) == []
    assert texts.unformatted(parts, needed, {"found", "host", "field", "title"}) == []
    assert set(parts["en"].messages) == set(needed)


def variables(parts: dict[str, texts.Texts], message: str) -> frozenset[str]:
    found = parts["en"].messages.get(message)
    return found.variables if found is not None else frozenset()


@pytest.mark.parametrize("code", LANGUAGES)
def test_wrong_input_is_told_without_the_names_of_fields(code: str) -> None:
    fields = ["body.secret", "body.seats.0.name", "body.seats.1.kind", "query.eye", "body.password", "", "body.origin"]
    said = [Language(code).say(wrong_input(field).message, wrong_input(field).details) for field in fields]
    assert not any("body" in text or "query" in text or "$" in text or "server-" in text for text in said)
    assert len(set(said)) == 5
    assert wrong_input("body.secret").details == {"field": "body.secret", "about": "secret"}
