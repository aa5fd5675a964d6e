"""Titles, content, rules, texts, and the words of every refusal."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cradle import shelf
from cradle.bots.levels import LEVELS
from cradle.language import LANGUAGES, Language
from cradle.server import library
from cradle.server.limits import RATES, Rate
from cradle.server.problem import Problem, wrong_input
from cradle.server.settings import Settings
from tests.laws import texts
from tests.server.guests import Guest
from tests.server.serving import Server

SERVER = Path(library.__file__).parent
SOURCES = [file.read_text(encoding="utf-8") for file in sorted(SERVER.rglob("*.py"))]


def test_titles_have_all_that_a_client_needs() -> None:
    titles = library.titles()
    assert titles["languages"] == ["en", "ru", "pl"]
    hadara = titles["titles"][0]
    assert (hadara["name"], hadara["seats"]) == ("hadara", [2, 3, 4, 5])
    assert {option["name"] for option in hadara["options"]} >= {"silver", "first-game"}
    assert len(hadara["nouns"]["card"]) > 100
    assert "cards" in hadara["score"]
    assert {"random", "greedy"} < set(hadara["bots"])
    assert [level["level"] for level in hadara["levels"]] == LEVELS
    assert hadara["usual"] in LEVELS
    assert sum(hadara["content"]["provenance"].values()) > 100


def test_levels_tell_what_they_win_where_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "share", lambda title, level: (64, 200) if level == "expert" else None)
    assert library.level_document("hadara", "expert") == {"level": "expert", "share": 64, "games": 200}
    assert library.level_document("hadara", "casual") == {"level": "casual", "share": None, "games": 0}


def test_provenance_is_counted() -> None:
    entries = [{"id": "a", "provenance": "source"}, {"id": "b", "provenance": "reconstructed", "known": ["price"]}]
    document = {"card": entries, "rules": {"provenance": "reconstructed"}, "n": 3}
    assert library.provenance(document) == {"source": 1, "partly": 1, "reconstructed": 1}


def test_rules_are_cut_into_chapters_and_clauses() -> None:
    rules = library.rules("hadara", "en")
    clauses = [clause for chapter in rules["chapters"] for clause in chapter["clauses"]]
    assert "hadara/4.2" in [clause["id"] for clause in clauses]
    assert all(clause["text"] for clause in clauses)
    with pytest.raises(Problem):
        library.rules("hadara", "xx")


def test_the_page_for_a_first_game_is_cut_like_the_rules() -> None:
    page = library.first("hadara", "pl")
    assert page["lang"] == "pl"
    assert [chapter["number"] for chapter in page["chapters"]] == ["1", "2", "3", "4", "5", "6"]
    assert all(clause["text"] and not clause["number"] for chapter in page["chapters"] for clause in chapter["clauses"])
    assert all(title["first"] for title in library.titles()["titles"])
    for title, lang in (("hadara", "xx"), ("chess", "en")):
        with pytest.raises(Problem):
            library.first(title, lang)


@pytest.mark.parametrize("name", ["none", "../core", "CORE", ""])
def test_only_texts_that_are_there_are_given(name: str) -> None:
    assert "core-nobody" in library.texts("pl", "core")
    with pytest.raises(Problem):
        library.texts("pl", name)


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    parts = texts.read_texts("server")
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


SHELF = ["/api/titles", "/api/titles/hadara/content", "/api/rules/hadara/pl", "/locale/ru/core.ftl"]
SHELF += ["/api/rules/hadara/pl/first"]


def test_what_is_the_same_for_everybody_is_made_once(
    guest: Callable[..., Guest], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest()
    bodies = {}
    for path in SHELF:
        first = ada.http.get(path)
        assert first.status_code == 200
        assert first.headers["content-encoding"] == "gzip"
        bodies[path] = first.content
        plain = ada.http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert (plain.content, plain.headers["etag"]) == (first.content, first.headers["etag"])
        for known in (first.headers["etag"], f"W/{first.headers['etag']}", f'"other", {first.headers["etag"]}'):
            again = ada.http.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == first.headers["etag"]
        assert ada.http.get(path, headers={"If-None-Match": '"other"'}).status_code == 200

    def forbidden(*_: object) -> None:
        raise AssertionError("made again")

    for name in ("titles", "content", "rules", "first", "texts"):
        monkeypatch.setattr(library, name, forbidden)
    for path, body in bodies.items():
        assert ada.http.get(path).content == body


def test_reading_too_often_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "library", Rate(2, 3600))
    server = Server(Settings(database=str(tmp_path / "tables.sqlite"), thinkers=1))
    ada = Guest(server.url)
    assert [ada.http.get(path).status_code for path in SHELF] == [200, 200, 429, 429, 429]
    assert ada.http.get("/api/health").status_code == 200
    server.stop()
