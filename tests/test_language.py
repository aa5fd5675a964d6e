"""Languages: which one, plural forms, names of components and players, and what is said where words are missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from cradle import language, shelf
from cradle.core.errors import BadPosition, BadRecord, BadSetup, CradleError, Refused
from cradle.core.journal import MOVED, Journal, News
from cradle.core.words import Label
from cradle.language import LANGUAGES, Language, TitleLanguage, preferred
from tests.laws.mini import BOX

# -- which language --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": ""}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LANGUAGE": "de:pl:ru"}, "pl"),
        ({"LANG": "ru_RU.UTF-8", "LANGUAGE": "de:fr"}, "en"),
        ({"LANG": "ru_RU.UTF-8", "LANGUAGE": ""}, "ru"),
    ],
)
def test_the_first_variable_that_is_set_decides(environment: dict[str, str], code: str) -> None:
    assert preferred(environment) == code


@pytest.mark.parametrize("code", ["", "de", "EN", "en_GB", "../en"])
def test_a_language_that_there_is_not_is_refused(code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        Language(code)
    assert caught.value.message == "core-setup-language"
    assert caught.value.details == {"language": code, "languages": "en, ru, pl"}


# -- errors ----------------------------------------------------------------------------------------------------

ERRORS: Final = [
    BadSetup("core-setup-players", {"title": "hadara", "players": 7, "least": 2, "most": 5}),
    BadRecord("core-record-line", {"line": 3}),
    BadPosition("core-position-cards"),
    Refused("core/turn", "0"),
    Refused("core/bound", "99"),
]


@pytest.mark.parametrize("error", ERRORS, ids=str)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_error_is_a_sentence(code: str, error: CradleError) -> None:
    said = Language(code).error(error)
    assert said.endswith(".")
    assert "core-" not in said
    assert "{" not in said


def test_a_refusal_says_the_reason_of_its_clause() -> None:
    said = Language("en")
    assert said.why("core/turn") in said.error(Refused("core/turn", "0"))
    refused = BadRecord("core-record-refused", {"line": 2, "word": "buy-3", "clause": "core/bound"})
    assert said.why("core/bound") in said.error(refused)


@pytest.mark.parametrize(
    ("code", "count", "form"),
    [
        ("en", 1, "1 entry"),
        ("en", 2, "2 entries"),
        ("ru", 1, "1 запись"),
        ("ru", 3, "3 записи"),
        ("ru", 5, "5 записей"),
        ("ru", 11, "11 записей"),
        ("ru", 21, "21 запись"),
        ("pl", 1, "1 wpis"),
        ("pl", 3, "3 wpisy"),
        ("pl", 5, "5 wpisów"),
        ("pl", 12, "12 wpisów"),
        ("pl", 22, "22 wpisy"),
    ],
)
def test_numbers_have_their_plural_form(code: str, count: int, form: str) -> None:
    said = Language(code).say("core-content-count", {"where": "card", "count": count, "found": 0})
    assert f" {form}," in said


# -- at a table ------------------------------------------------------------------------------------------------

TEXTS: Final = """
bazaar-card-red-0 = Watchman
bazaar-colour-green = green
bazaar-pick-buy = Buy { $card } for { $price }
bazaar-news-bought = { $seat } buys { $card }
bazaar-news-stole = { $seat } steals from { $from-seat }
bazaar-news-stole-secret = { $seat } steals { $card } from { $from-seat }
bazaar-empty =
    .attribute = only an attribute
"""
STOLE: Final = News("stole", "from-seat", "card")


@pytest.fixture
def said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TitleLanguage]:
    """The made-up title with words of its own."""
    folder = tmp_path / "locale" / "en"
    folder.mkdir(parents=True)
    (folder / "bazaar.ftl").write_text(TEXTS, encoding="utf-8")
    (folder / "core.ftl").write_text("core-nobody = nobody\ncore-unknown = something\n", encoding="utf-8")
    language.bundle.cache_clear()
    monkeypatch.setattr(shelf, "files", lambda package: tmp_path)
    yield TitleLanguage(Language("en"), "bazaar", BOX, ["Ann", "Ben"])
    language.bundle.cache_clear()


def test_numbers_become_components_and_players(said: TitleLanguage) -> None:
    assert said.value("card", 0) == "Watchman"
    assert said.value("other-card", 0) == "Watchman"
    assert said.value("colour", 1) == "green"
    assert said.value("seat", 1) == "Ben"
    assert said.value("from-seat", 0) == "Ann"
    assert said.value("price", 3) == 3


def test_what_is_not_there_has_a_word_too(said: TitleLanguage) -> None:
    assert said.value("seat", -1) == said.value("seat", 2) == "nobody"
    assert said.value("card", -1) == said.value("card", 24) == "something"


def test_labels_are_said_with_their_numbers(said: TitleLanguage) -> None:
    assert said.label(Label("pick-buy", ["card", "price"], [0, 2])) == "Buy Watchman for 2"


def test_a_label_with_more_names_than_numbers_is_an_error(said: TitleLanguage) -> None:
    with pytest.raises(ValueError, match="zip"):
        said.label(Label("pick-buy", ["card", "price"], [0]))


def test_news_are_said_to_each_eye_as_much_as_it_may_know(said: TitleLanguage) -> None:
    journal = Journal()
    journal.whisper(STOLE, 0, [1], [0], 0b01)
    assert said.news(journal.told[0], 0) == "Ann steals Watchman from Ben"
    assert said.news(journal.told[0], 1) == "Ann steals from Ben"


def test_news_without_words_are_not_said(said: TitleLanguage) -> None:
    journal = Journal()
    journal.whisper(MOVED, -1, [0, 1], [3], 1)
    assert said.news(journal.told[0], 0) == said.news(journal.told[0], 1) == ""


def test_a_message_that_there_is_not_is_said_by_its_id(said: TitleLanguage) -> None:
    assert said.say("gone") == "bazaar-gone"
    assert not said.language.has("bazaar-gone")
    assert said.language.has("bazaar-news-bought")


def test_a_message_without_a_value_is_said_by_its_id(said: TitleLanguage) -> None:
    assert said.say("empty") == "bazaar-empty"
