"""Lessons in a real browser: whole sets by keys and by touch, wrong tries, three languages, reloads, axe."""

import re
from collections.abc import Callable, Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from cradle import shelf
from cradle.language import Language
from cradle.lessons.script import Lesson, script
from tests.web.lessons import (
    SENT,
    WRONG,
    choose,
    key_in,
    lesson,
    look_at_the_light,
    look_with_axe,
    made,
    models,
    nothing_wrong,
    number_of,
    open_lesson,
    tap_in,
    text,
)
from tests.web.looking import THEMES, looks, themed
from tests.web.people import READY, Company

TAUGHT = [title for title in shelf.TITLES if script(title)]
LANGUAGES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}
RAW_ID = re.compile(r"\b(web|core|server|hadara|tapestry|heroes|horizon)-[a-z]+(-[a-z0-9]+)*\b")


def read(page: Page, title: str, taken: Lesson, lang: str) -> None:
    """All that the lesson says before it is begun stands there, in the language."""
    expect(page.locator("#lesson-name")).to_have_text(text(title, taken.name, lang=lang))
    expect(page.locator("#lesson-told")).to_have_text(text(title, taken.name, "told", lang))
    expect(page.locator("#lesson-task")).to_have_text(text(title, taken.name, "task", lang))
    expect(page.locator("#lesson-task")).to_be_in_viewport(ratio=1)
    assert not RAW_ID.search(page.inner_text("body")), taken.name


@pytest.mark.parametrize("title", TAUGHT)
def test_all_lessons_of_a_title_are_done_by_keyboard(company: Company, axe: str, title: str) -> None:
    """In Russian: what is told is longest there. Some of them are looked at with axe."""
    visitor = company.visitor(lang="ru-RU")
    page, found = visitor.page, {}
    visitor.visit("/")
    page.locator(f"article[data-title={title}] a.learn").press("Enter")
    for number, taken in enumerate(made(title).lessons, 1):
        page.wait_for_url(f"**/lessons/{title}/{number}")
        look_at_the_light(page, taken)
        read(page, title, taken, "ru")
        expect(page.locator("[data-lesson] > .card")).to_be_focused()
        for theme in looked_at(title, number, {"dark": 1, "light": 3}):
            found[f"{number} {theme}"] = look_with_axe(visitor, axe, theme)
        for n, word in enumerate(models(taken), 1):
            expect(page.locator("#lesson-task")).to_have_text(
                text(title, taken.name, f"task-{n}" if n > 1 else "task", "ru")
            )
            key_in(page, word)
        expect(page.locator(".said")).to_contain_text(text(title, taken.name, "done", "ru"))
        on = page.locator("[data-on]")
        expect(on).to_be_focused()
        expect(on).to_contain_text(Language("ru").say("web-lesson-next"))
        page.keyboard.press("Enter")
    page.wait_for_url("**/lessons")
    section = page.locator(f"section[data-title={title}]")
    count = len(made(title).lessons)
    expect(section.locator("header small")).to_have_text(
        Language("ru").say("web-lessons-count", {"done": count, "all": count})
    )
    expect(section.locator("a.done")).to_have_count(count)
    nothing_wrong(found)


def looked_at(title: str, number: int, quarters: dict[str, int]) -> list[str]:
    """The themes in which this lesson is looked at: those that begin these quarters of the set."""
    part = len(made(title).lessons) / 4
    return [theme for theme, quarter in quarters.items() if number == 1 + int(part * (quarter - 1))]


@pytest.mark.parametrize("title", TAUGHT)
def test_all_lessons_of_a_title_are_done_by_touch(company: Company, axe: str, title: str) -> None:
    """In Polish, on a phone, by the pieces of the board. Some of them are looked at with axe."""
    visitor = company.visitor(phone=True, lang="pl-PL")
    page, found = open_lesson(visitor, title, 1), {}
    page.evaluate(SENT)
    for number, taken in enumerate(made(title).lessons, 1):
        page.wait_for_url(f"**/lessons/{title}/{number}")
        look_at_the_light(page, taken)
        read(page, title, taken, "pl")
        expect(page.locator(".dots .now")).to_be_in_viewport()
        for theme in looked_at(title, number, {"dark": 2, "light": 4}):
            found[f"{number} {theme}"] = look_with_axe(visitor, axe, theme)
        for n, word in enumerate(models(taken), 1):
            expect(page.locator("#lesson-task")).to_have_text(
                text(title, taken.name, f"task-{n}" if n > 1 else "task", "pl")
            )
            tap_in(page, title, word)
        expect(page.locator(".said")).to_contain_text(text(title, taken.name, "done", "pl"))
        expect(page.locator(".said")).to_be_in_viewport()
        page.locator("[data-on]").tap()
    page.wait_for_url("**/lessons")
    nothing_wrong(found)


@pytest.mark.parametrize("title", TAUGHT)
def test_wrong_tries_are_explained_and_set_back_and_after_two_the_answer_glows(
    company: Company, axe: str, title: str
) -> None:
    """Each state of the lesson is looked at with axe, and what opens over it too."""
    name, wrong = WRONG[title]
    taken = lesson(title, name)
    visitor = company.visitor()
    page, found = open_lesson(visitor, title, number_of(title, name)), {}

    def see(what: str, part: str = "html", themes: Iterable[str] = THEMES) -> None:
        found.update({f"{what} {theme}": themed(visitor, axe, theme, part) for theme in themes})

    before = page.inner_text("main .mine")
    for n, (word, why) in enumerate(wrong.items()):
        expect(page.locator("[data-glow]")).to_have_count(0)
        key_in(page, word)
        expect(page.locator(".said")).to_contain_text(text(title, name, f"wrong-{why}"))
        page.wait_for_selector(READY)
        assert page.inner_text("main .mine") == before
        expect(page.locator(".shown")).to_have_count(n)
    expect(page.locator("[data-glow]").first).to_be_in_viewport()
    assert {models(taken)[0], PIECES.get(title)} & set(page.locator("[data-glow]").evaluate_all(GIVEN))
    see("glow")
    page.keyboard.press("l")
    expect(page.locator("dialog .choice").first).to_be_focused()
    see("all answers", "dialog")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    see("glow on a phone")
    page.get_by_role("button", name="☰ Lessons").click()
    page.locator("dialog nav.map a.now").wait_for()
    see("map", "dialog")
    page.keyboard.press("Escape")
    for word in models(taken):
        key_in(page, word)
    expect(page.locator(".said")).to_contain_text(text(title, name, "done"))
    see("done on a phone", themes=["dark"])
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator("[data-light], [data-glow]")).to_have_count(0)
    expect(page.locator("[data-lesson] .place")).to_be_visible()
    see("done")
    assert {name: each for name, each in found.items() if each} == {}


# The answers and names of pieces, or of those that they have in them.
GIVEN = """nodes => nodes.flatMap((node) => [node, ...node.querySelectorAll('[data-word]')])
    .flatMap((node) => [node.dataset.word, node.dataset.piece]).filter(Boolean)"""
PIECES = {"heroes": "item-0"}  # where the answer is given on a second step, the piece of the first one glows


def test_the_keys_of_a_lesson(company: Company) -> None:
    visitor = company.visitor()
    page = open_lesson(visitor, "hadara", 2)
    page.keyboard.press("s")
    page.wait_for_url("**/hadara/3")
    page.wait_for_selector(READY)
    page.keyboard.press("Backspace")
    page.wait_for_url("**/hadara/2")
    page.wait_for_selector(READY)
    page.keyboard.press("m")
    expect(page.locator("nav.map a.now")).to_be_focused()
    page.locator("nav.map a").nth(4).click()
    page.wait_for_url("**/hadara/5")
    page.wait_for_selector(READY)
    page.keyboard.press("Escape")
    page.wait_for_url("**/lessons")


def test_escape_first_closes_what_is_open(company: Company) -> None:
    """The list of all answers, then the answers about one piece; only then the lesson is left."""
    page = open_lesson(company.visitor(), "heroes", number_of("heroes", "city"))
    page.locator('[data-piece="item-0"] .can').press("Enter")
    expect(page.locator(".plan")).to_be_visible()
    page.keyboard.press("l")
    expect(page.locator("dialog .choice")).to_have_count(9)  # all of them, not only those about the piece
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator('[data-piece="item-0"] .can').press("Enter")
    page.keyboard.press("Escape")
    expect(page.locator(".plan")).to_have_count(0)
    page.keyboard.press("Escape")
    page.wait_for_url("**/lessons")


def test_digits_are_those_that_the_board_shows(company: Company) -> None:
    """The board of Beyond the Horizon numbers its actions: a digit takes the action that has it."""
    page = open_lesson(company.visitor(), "horizon", number_of("horizon", "recruit"))
    page.keyboard.press("4")
    expect(page.locator(".said")).to_contain_text(text("horizon", "recruit", "wrong-still"))
    page.wait_for_selector(READY)
    page.keyboard.press("3")
    expect(page.locator("#lesson-task")).to_have_text(text("horizon", "recruit", "task-2"))


def test_ways_from_lesson_to_lesson_on_a_phone(company: Company) -> None:
    visitor = company.visitor(phone=True)
    page = open_lesson(visitor, "hadara", 1)
    page.get_by_role("button", name="☰ Lessons").tap()
    page.locator("dialog nav.map a").nth(2).tap()
    page.wait_for_url("**/hadara/3")
    page.wait_for_selector(READY)
    page.locator(".dots a").nth(1).tap()
    page.wait_for_url("**/hadara/2")
    for name, there in {"Skip": "hadara/3", "Back": "hadara/2", "Leave the lesson": "lessons"}.items():
        page.wait_for_selector(READY)
        page.get_by_role("button", name=name).tap()
        page.wait_for_url(f"**/{there}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_of_lessons_speaks_every_language(company: Company, lang: str) -> None:
    """Whole sets are read in Russian by keyboard, in Polish by touch."""
    visitor = company.visitor(lang=LANGUAGES[lang])
    page = visitor.page
    visitor.visit("/lessons")
    expect(page.locator("h1")).to_have_text(Language(lang).say("web-lessons-title"))
    for title in TAUGHT:
        names = page.locator(f"section[data-title={title}] nav.map a > span")
        expect(names).to_have_text([text(title, each.name, lang=lang) for each in made(title).lessons])
    assert not RAW_ID.search(page.inner_text("body"))
    open_lesson(visitor, "hadara", 1)
    read(page, "hadara", made("hadara").lessons[0], lang)


def test_a_reload_in_the_middle_goes_on(company: Company) -> None:
    """Of a lesson of two tasks: before, between and after them."""
    visitor = company.visitor()
    page = open_lesson(visitor, "hadara", number_of("hadara", "feeding"))
    page.reload()
    page.wait_for_selector(READY)
    expect(page.locator("#lesson-task")).to_have_text(text("hadara", "feeding", "task"))
    for _ in range(2):
        choose(page, "discard-1")
        expect(page.locator(".said")).to_contain_text(text("hadara", "feeding", "wrong-income"))
        page.wait_for_selector(READY)
    page.reload()
    page.wait_for_selector(READY)
    assert "discard-10" in page.locator("[data-glow]").evaluate_all(GIVEN)
    expect(page.locator(".shown")).to_be_visible()
    choose(page, "discard-10")
    expect(page.locator("#lesson-task")).to_have_text(text("hadara", "feeding", "task-2"))
    page.reload()
    page.wait_for_selector(READY)
    expect(page.locator("#lesson-task")).to_have_text(text("hadara", "feeding", "task-2"))
    expect(page.locator('[data-word="discard-10"]')).to_have_count(0)
    choose(page, "discard-24")
    expect(page.locator(".said")).to_contain_text(text("hadara", "feeding", "done"))
    page.reload()
    page.wait_for_selector(READY)
    expect(page.locator(".said")).to_contain_text(text("hadara", "feeding", "done"))
    expect(page.locator("nav.map a.now")).to_contain_text("✓")
    page.keyboard.press("Backspace")
    page.keyboard.press("s")
    expect(page.locator("#lesson-name")).to_have_text(text("hadara", "feeding"))
    expect(page.locator(".said")).to_have_count(0)  # whoever comes back begins anew


def test_a_lesson_waits_for_the_connection(company: Company) -> None:
    visitor = company.visitor()
    visitor.expected = "Failed to load resource|ERR_"
    page = open_lesson(visitor, "hadara", 3)
    page.context.set_offline(True)
    choose(page, "buy-29")
    expect(page.locator(".said")).to_have_text(Language("en").say("web-lesson-lost"))
    page.context.set_offline(False)
    expect(page.locator(".said")).to_contain_text(text("hadara", "buy", "done"))


def bent(page: Page, path: str, change: Callable[[Any], object]) -> None:
    """The reply to a request, as the server of another version would give it."""

    def give(route: Route) -> None:
        found = route.fetch().json()
        change(found)
        route.fulfill(json=found)

    page.route(path, give)


def test_done_by_older_rules_is_offered_once_more(company: Company) -> None:
    """In the list and on the map; whoever goes on is led there first."""
    visitor = company.visitor()
    page = visitor.page

    def older(each: Any) -> None:
        names = [lesson["name"] for lesson in each["lessons"]]
        each["done"] = {**dict.fromkeys(names, each["version"]), names[3]: each["version"] - 1}

    bent(page, "**/api/lessons", lambda found: older(found["titles"][0]))
    bent(page, "**/api/lessons/hadara", older)
    visitor.visit("/lessons")
    once_more = Language("en").say("web-lesson-changed")
    section = page.locator("section[data-title=hadara]")
    expect(section.locator("a.changed")).to_contain_text(once_more)
    count = len(made("hadara").lessons)
    expect(section.locator("header small")).to_have_text(f"{count - 1} of {count}")
    section.locator("a.btn").click()
    page.wait_for_url("**/hadara/4")
    expect(page.locator("nav.map a.now.changed")).to_contain_text(once_more)
    for word in models(made("hadara").lessons[3]):
        key_in(page, word)
    expect(page.locator("nav.map a.now.done")).to_contain_text("✓")


def test_a_title_without_lessons_shows_the_rules(company: Company) -> None:
    visitor = company.visitor()
    visitor.expected = "404"
    page = visitor.page
    bent(page, "**/api/titles", lambda found: found["titles"][0].update(lessons=0))
    bent(page, "**/api/lessons", lambda found: found["titles"].pop(0))
    page.route("**/api/lessons/hadara", lambda route: route.fulfill(status=404, json=NONE))
    visitor.visit("/")
    page.locator("article[data-title=hadara] a.learn").click()
    page.wait_for_url("**/rules/hadara")
    visitor.visit("/lessons")
    page.locator("section[data-title=hadara]").get_by_role("link", name="Read the rules").click()
    page.wait_for_url("**/rules/hadara")
    visitor.visit("/lessons/hadara")
    page.wait_for_url("**/rules/hadara")


NONE = {"error": {"message": "server-no-lesson", "args": {}}}


def test_a_lesson_that_there_is_not_leads_on(company: Company) -> None:
    visitor = company.visitor()
    visitor.expected = "404"
    visitor.visit("/lessons/hadara/99")
    visitor.page.get_by_role("link", name="Read the rules").click()
    visitor.page.wait_for_url("**/rules/hadara")


def test_newcomers_find_the_lessons(company: Company) -> None:
    visitor = company.visitor()
    visitor.visit("/")
    expect(visitor.page.locator(".newcomer")).to_contain_text("New here?")
    visitor.page.locator('.newcomer a[href="/lessons"]').click()
    visitor.page.wait_for_url("**/lessons")
    visitor.page.locator("section[data-title=hadara]").get_by_role("link", name="Begin").click()
    visitor.page.wait_for_url("**/lessons/hadara/1")


def test_axe_finds_nothing_in_the_list_of_lessons(company: Company, axe: str) -> None:
    visitor = company.visitor()
    visitor.visit("/lessons")
    expect(visitor.page.locator("nav.map").first).to_be_visible()
    found = {name: each for name, each in looks(visitor, axe).items() if not name.endswith("scrolls")}
    assert {name: each for name, each in found.items() if each} == {}
