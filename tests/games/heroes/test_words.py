"""Age of Heroes: sentences that must be true."""

from __future__ import annotations

import pytest

from cradle.core.journal import Told
from cradle.games.heroes.news import OFFERED_TO, SAVED
from cradle.games.heroes.registry import TITLE
from cradle.games.heroes.table import Heroes
from cradle.language import LANGUAGES, Language, TitleLanguage
from tests.games.heroes.positions import NAMES, act, answer_of, army, cities, fair, give, say, stones, table, the_box

PLAYERS = ["Ada", "Bo", "Cy"]


def words_in(language: str) -> TitleLanguage:
    return TitleLanguage(Language(language), "heroes", the_box(), PLAYERS)


def said(t: Heroes, seat: int, answer: str, language: str = "en") -> str:
    return words_in(language).label(t.label(seat, answer_of(t, seat, answer)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_offers_are_counted_from_one(language: str) -> None:
    t = table(3)
    give(t, 0, "iron")
    fair(t)
    say(t, 0, "offer", "seat 1", "give iron", "post")
    assert "1" in said(t, 1, "counter 0", language)
    assert "0" not in said(t, 1, "counter 0", language)
    answer = words_in(language).news(Told(OFFERED_TO, 1, [1, 0, 1], [], 0), 0)
    assert "2" in answer
    assert "1" in answer
    plain = words_in(language).news(Told(OFFERED_TO, 1, [1, 0, 0], [], 0), 0)
    assert "0" not in plain
    assert len(plain) < len(answer)


@pytest.mark.parametrize(("language", "told"), [("ru", "играет Удачу против карты"), ("pl", "przeciw karcie")])
def test_good_fortune_is_played_against_a_card_whatever_it_saves(language: str, told: str) -> None:
    assert told in words_in(language).news(Told(SAVED, 0, [NAMES["famine"]], [], 0), 0)


def test_a_wish_is_asked_for() -> None:
    t = fair(table(3))
    say(t, 0, "offer", "all")
    assert said(t, 0, "wish peace") == "Ask for a promise: not to attack"
    assert said(t, 0, "vow peace") == "I promise: not to attack"


@pytest.mark.parametrize("goal", ["conquest", "plunder", "destruction"])
def test_spoils_say_of_what(goal: str) -> None:
    t = table(3)
    cities(t, 1, 4)
    give(t, 1, "iron iron iron iron")
    stones(t, 1, 3)
    army(t, 0, 2)
    act(t)
    say(t, 0, f"attack 1 {goal}", "army", "army", "go")
    say(t, 1, "stand")
    question = words_in("en").label(t.about(0))
    assert {"conquest": "cities", "plunder": "cards", "destruction": "monument"}[goal] in question
    assert "take from" not in question
    assert {"conquest": "city", "plunder": "card", "destruction": "monument"}[goal] in said(t, 0, "take 1")


def test_why_a_promise_is_refused() -> None:
    language = Language("en")
    assert language.why("heroes/5.14") == "This side of the offer holds a promise already."
    assert "third tribe" in language.why("heroes/5.14a")


def test_every_question_names_the_clause_it_comes_from() -> None:
    assert [kind.name for kind in TITLE.kinds if not kind.clause.startswith("heroes/")] == []
