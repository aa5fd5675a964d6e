"""Lessons: tries are judged, nothing of a game is kept, and what was done stays done."""

from __future__ import annotations

import uuid
from collections.abc import Callable
from typing import Final

import pytest

from cradle import shelf
from cradle.lessons.script import Lesson, Script, script
from cradle.server.describe import view_form
from tests.server.guests import Document, Guest

Make = Callable[..., Guest]
TAUGHT: Final = [name for name in shelf.TITLES if shelf.lessons(name)]
BUY: Final = "/api/lessons/hadara/buy"


def made(title: str) -> Script:
    found = script(title)
    assert found is not None
    return found


def models(lesson: Lesson) -> list[str]:
    return [task.model.split(" ")[2] for task in lesson.tasks]


def done(ada: Guest, title: str) -> dict[str, int]:
    found = next(each for each in ada.ok("GET", "/api/lessons")["titles"] if each["title"] == title)
    return dict(found["done"])


@pytest.mark.parametrize("title", TAUGHT)
def test_all_lessons_of_a_title_are_done_by_trying(guest: Make, title: str) -> None:
    ada = guest()
    course = ada.ok("GET", f"/api/lessons/{title}")
    assert course["done"] == {}
    assert [each["name"] for each in course["lessons"]] == [lesson.name for lesson in made(title).lessons]
    for lesson in made(title).lessons:
        path, given = f"/api/lessons/{title}/{lesson.name}", list[str]()
        for word in models(lesson):
            game = ada.ok("GET", path, given=given)
            offered = [answer["word"] for answer in game["question"]["answers"]]
            assert word in offered
            view_form(shelf.title(title)).validate_python(game["view"])  # type: ignore[union-attr]
            tried = ada.ok("POST", f"{path}/try", {"given": given, "word": word})
            assert tried["right"]
            given.append(word)
            after = ada.ok("GET", path, given=given)
            assert {**tried["game"], "now": 0, "since": None, "news": []} == {**after, "now": 0}
        assert tried["done"]
        assert tried["message"] == f"{title}-lesson-{lesson.name}-done"
    version = shelf.title(title).version
    assert done(ada, title) == {lesson.name: version for lesson in made(title).lessons}


def test_nobody_has_done_anything_without_a_cookie(guest: Make) -> None:
    assert done(guest(), "hadara") == {}


def attempt(ada: Guest, word: str, wrong: int = 0) -> Document:
    return ada.ok("POST", f"{BUY}/try", {"word": word, "wrong": wrong})


def test_a_wrong_try_is_told_and_changes_nothing(guest: Make) -> None:
    ada = guest("Ada")
    before = ada.ok("GET", BUY)
    told = attempt(ada, "sell-29")
    assert told == {
        "right": False,
        "done": False,
        "message": "hadara-lesson-buy-wrong-sold",
        "shown": None,
        "game": None,
    }
    assert attempt(ada, "buy-23")["message"] == "hadara-lesson-buy-wrong-less"
    assert {**ada.ok("GET", BUY), "now": 0} == {**before, "now": 0}
    assert done(ada, "hadara") == {}


def test_after_two_wrong_tries_the_answer_is_shown(guest: Make) -> None:
    ada = guest("Ada")
    assert attempt(ada, "sell-29", 0)["shown"] is None
    assert attempt(ada, "sell-29", 1)["shown"] == "buy-29"


def test_a_right_try_tells_what_happened(guest: Make) -> None:
    told = attempt(guest("Ada"), "buy-29")
    assert told["right"]
    assert told["done"]
    assert told["game"]["view"]["players"][0]["tracks"][2] == 6
    assert "bought" in [news["name"] for news in told["game"]["news"]]


def test_what_the_rules_forbid_is_refused(guest: Make) -> None:
    ada = guest("Ada")
    args = ada.refused(422, "core-refused", "POST", f"{BUY}/try", {"word": "buy-1"})
    assert args["clause"] == "hadara/4.3"
    ada.refused(422, "core-record-word", "POST", f"{BUY}/try", {"word": "dance"})
    why = ada.ok("GET", f"{BUY}/why", word=["buy-1", "buy-29"])["why"]
    assert [each["clause"] for each in why] == ["hadara/4.3", ""]


@pytest.mark.parametrize("given", [["sell-29"], ["dance"], ["buy-29", "buy-29"]])
def test_what_was_never_right_begins_anew(guest: Make, given: list[str]) -> None:
    ada = guest("Ada")
    ada.refused(409, "server-lesson-anew", "GET", BUY, given=given)
    ada.refused(409, "server-lesson-anew", "POST", f"{BUY}/try", {"given": given, "word": "buy-29"})


def test_a_lesson_that_is_done_cannot_be_tried_on(guest: Make) -> None:
    guest("Ada").refused(409, "server-lesson-anew", "POST", f"{BUY}/try", {"given": ["buy-29"], "word": "buy-29"})


@pytest.mark.parametrize("path", ["/api/lessons/hadara/dance", "/api/lessons/hadara/dance/why?word=x"])
def test_a_lesson_that_there_is_not(guest: Make, path: str) -> None:
    guest().refused(404, "server-no-lesson", "GET", path)


def test_a_title_that_there_is_not(guest: Make) -> None:
    guest().refused(404, "server-no-title", "GET", "/api/lessons/chess")


def test_progress_follows_an_account(guest: Make) -> None:
    phone, desk = guest("Ada"), guest("Ada")
    who = {"login": f"ada-{uuid.uuid4().hex[:8]}", "password": "correct horse"}
    phone.ok("POST", "/api/account", who)
    attempt(phone, "buy-29")
    desk.ok("POST", "/api/lessons/hadara/wheel/try", {"word": "wheel-2"})
    attempt(desk, "buy-29")
    desk.ok("POST", "/api/session", who)
    assert set(done(desk, "hadara")) == {"buy", "wheel"}
    assert set(done(phone, "hadara")) == {"buy", "wheel"}
    assert attempt(phone, "buy-29")["done"]
    assert set(done(phone, "hadara")) == {"buy", "wheel"}
