"""Every position of every lesson is still reached, every task can be done, every likely mistake has its sentence."""

from __future__ import annotations

from typing import Final

import pytest

from cradle import shelf
from cradle.core.errors import BadContent
from cradle.core.plain import Plain
from cradle.core.rng import seeded
from cradle.core.sitting import seat_of
from cradle.lessons.script import Script, script
from cradle.lessons.trying import Trial
from tests.lessons.checking import problems, text_problems

TAUGHT: Final = [name for name in shelf.TITLES if shelf.lessons(name)]
LEAST: Final = {"hadara": 8, "tapestry": 10, "heroes": 8, "horizon": 10}  # lessons


def made(title: str) -> Script:
    found = script(title)
    assert found is not None
    return found


@pytest.mark.parametrize("title", TAUGHT)
def test_the_lessons_of_a_title_can_be_taken(title: str) -> None:
    assert problems(made(title)) == []


@pytest.mark.parametrize("title", TAUGHT)
def test_the_lessons_of_a_title_have_all_their_texts(title: str) -> None:
    assert text_problems(made(title)) == []


@pytest.mark.parametrize("title", TAUGHT)
def test_lessons_follow_the_game(title: str) -> None:
    steps = [lesson.after for lesson in made(title).lessons]
    assert steps == sorted(steps)


@pytest.mark.parametrize(("title", "least"), LEAST.items())
def test_a_title_has_enough_lessons(title: str, least: int) -> None:
    assert len({lesson.name for lesson in made(title).lessons}) >= least


@pytest.mark.parametrize("title", LEAST)
def test_the_lessons_lead_through_about_half_a_first_game(title: str) -> None:
    """From its beginning, and by the answers of the seat that learns; sensible bots play the rest."""
    first, last = made(title).lessons[0], made(title).lessons[-1]
    sitting = made(title).sitting(last.after)
    assert own(sitting.record.lines[: first.after], first.seat) <= 1
    learned = own(sitting.record.lines, last.seat) + len(last.tasks)
    bot, rng = shelf.bot("greedy", title), seeded(1)
    while asked := sitting.table.asked():
        seat = asked[0]
        sitting.answer(seat, bot.choose(sitting.table.imagine(seat, rng), seat, rng))
    assert 0.35 < learned / own(sitting.record.lines, last.seat) < 0.7


def own(lines: list[str], seat: int) -> int:
    return sum(seat_of(line) == seat for line in lines)


@pytest.mark.parametrize("title", TAUGHT)
def test_the_game_itself_does_every_task(title: str) -> None:
    for lesson in made(title).lessons:
        trial = Trial(made(title), lesson)
        for task in lesson.tasks:
            assert trial.attempt(trial.shown()) == ""
            assert trial.sitting.record.lines[-1 - len(task.others)] == task.model
        assert trial.task is None


# -- the checks themselves -------------------------------------------------------------------------------------


def changed(**task: object) -> Script:
    """The lessons of Hadara with one task, that of buying, written otherwise."""
    document: Plain = shelf.lessons("hadara")
    lessons = document["lessons"]
    assert isinstance(lessons, list)
    chosen = next(lesson for lesson in lessons if lesson["id"] == "buy")
    chosen["tasks"][0].update(task)
    return Script("hadara", document | {"lessons": [chosen]})


@pytest.mark.parametrize(
    ("task", "problem"),
    [
        ({"right": "tracks.2 = 9"}, "buy: task 1: no answer does it"),
        ({"right": "tracks.2 = 4"}, "buy: task 1: the game's own answer, buy-29, does not do it"),
        ({"right": "answer = *"}, "buy: task 1: no answer is wrong in the way of “sold”"),
        ({"wrong": {"sold": "answer = sell-*"}}, "buy: task 1: no sentence for buy-23"),
        (
            {"right": "culture = 6"},
            "buy: task 1: a condition cannot be judged: core-lesson-path: path=culture",
        ),
        (
            {"right": "tracks.x = 6"},
            "buy: task 1: a condition cannot be judged: core-lesson-path: path=tracks.x",
        ),
    ],
)
def test_a_task_that_does_not_hold_is_found(task: dict[str, object], problem: str) -> None:
    assert problem in problems(changed(**task))


def test_a_position_that_is_not_reached_is_found() -> None:
    document = shelf.lessons("hadara")
    found = problems(Script("hadara", document | {"seed": 153}))
    assert any(problem.startswith("two-cards: the position is not reached") for problem in found)


def test_a_clause_that_the_rules_do_not_have_is_found() -> None:
    document = shelf.lessons("hadara")
    lessons = document["lessons"]
    assert isinstance(lessons, list)
    lessons[0]["clauses"] = ["99.1"]
    assert "wheel: the rules have no clause 99.1" in problems(Script("hadara", document))


def test_texts_that_are_missing_or_too_many_are_found() -> None:
    document = shelf.lessons("hadara")
    lessons = document["lessons"]
    assert isinstance(lessons, list)
    lessons[0]["id"] = "other"
    found = text_problems(Script("hadara", document))
    assert "pl: hadara-lesson-other-told is missing" in found
    assert "hadara-lesson-wheel-told is used by nothing" in found


def test_a_lesson_stands_where_its_seat_answers() -> None:
    document = shelf.lessons("hadara")
    lessons = document["lessons"]
    assert isinstance(lessons, list)
    lessons[0]["after"] = 3
    with pytest.raises(BadContent) as caught:
        Script("hadara", document)
    assert caught.value.message == "core-lesson-turn"


def test_a_title_without_a_script_has_no_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    script.cache_clear()
    monkeypatch.setattr(shelf, "lessons", lambda name: {})
    assert script("hadara") is None
    script.cache_clear()
