"""What is said at the table, as people read it: no placeholder, no raw id, no word that is not the title's."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cradle import shelf
from cradle.language import LANGUAGES, Value
from tests.laws.spoken import FOREIGN, GAMES, Reader, Strict, faults_in, listen, raw_ids


@pytest.mark.parametrize("name", shelf.TITLES)
def test_everything_said_in_random_games_can_be_read(name: str) -> None:
    assert list(listen(name, GAMES).faults.values()) == []


def test_words_are_forbidden_where_they_could_be_said() -> None:
    assert set(FOREIGN) <= set(shelf.TITLES)
    assert {code for words in FOREIGN.values() for code in words} <= set(LANGUAGES)


# -- planted faults --------------------------------------------------------------------------------------------------


class Planted(Strict):
    """A language in which one message says something else."""

    def __init__(self, code: str, message: str, text: str) -> None:
        super().__init__(code)
        self.message = message
        self.planted = text

    def say(self, message: str, args: Mapping[str, Value] | None = None) -> str:
        return self.planted if message == self.message else super().say(message, args)


@pytest.mark.parametrize("said", ["ask-draft", "draft-sell", "news-drew-secret", "why-4-3"])
def test_a_planted_fault_is_found_wherever_it_is_said(said: str) -> None:
    message = f"hadara-{said}"
    found = listen("hadara", 1, [Planted("en", message, "Draw  two cards")])
    assert list(found.faults) == [f"en {message} has a space too many"]


FAULTS = {
    "Take the {$card}": "has a placeholder",
    "Take  it": "has a space too many",
    " Take it": "has a space too many",
    "Take it , please": "has a space before a mark",
    "Accept offer #0": "counts from zero",
    "Принять №0": "counts from zero",
    "Take y1-01": "has a raw id: y1-01",
    "hadara-ask-draft": "has a raw id: hadara-ask-draft",
    "": "is empty",
}


@pytest.mark.parametrize("text", FAULTS)
def test_what_no_text_may_have(text: str) -> None:
    assert FAULTS[text] in faults_in("hadara", "en", text, raw_ids(shelf.box("hadara").nouns()))


def test_a_word_of_another_title() -> None:
    assert list(faults_in("hadara", "ru", "Для этой колонии не хватает армии.", set())) == ["says another word: армии"]
    assert list(faults_in("heroes", "ru", "Добавить армию", set())) == []
    assert list(faults_in("horizon", "ru", "Технология II уровня", set())) == []
    assert list(faults_in("horizon", "ru", "Технология b", set())) == ["has Latin letters: b"]


def test_a_variable_that_is_not_given_is_noticed() -> None:
    assert "{" in Strict("en").say("hadara-draft-sell", {"price": 2})
    assert "{" not in Strict("en").say("hadara-draft-sell", {"price": 2, "card": "A", "other-card": "B"})


def test_who_or_what_is_not_there_is_noticed() -> None:
    words = Reader("hadara").languages[0]
    assert words.value("seat", 2) == "Вера"
    assert "{" in str(words.value("other-seat", -1))
    assert "{" in str(words.value("card", 10_000))
    assert words.value("coins", -1) == -1
