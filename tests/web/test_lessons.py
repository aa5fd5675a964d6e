"""Lessons in a real browser: whole sets by keys and by touch, wrong tries, three languages, reloads, axe."""

import re

import pytest
from playwright.sync_api import Page, expect

from cradle.language import Language
from cradle.lessons.script import Lesson, Script, script
from cradle.lessons.trying import Trial
from tests.laws.texts import read_texts
from tests.lessons.checking import said
from tests.web.looking import looks
from tests.web.people import READY, Company, Visitor

TAUGHT = ["hadara"]  # every answer has a button with its digit there; scripts of all titles: tests/lessons
LANGUAGES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}
RAW_ID = re.compile(r"\b(web|core|server|hadara|tapestry|heroes|horizon)-[a-z]+(-[a-z0-9]+)*\b")


def made(title: str) -> Script:
    found = script(title)
    assert found is not None
    return found


def lesson(title: str, name: str) -> Lesson:
    return next(each for each in made(title).lessons if each.name == name)


def text(title: str, lesson: str, part: str = "", lang: str = "en") -> str:
    return said(read_texts(f"{title}-lessons")[lang], f"{title}-lesson-{lesson}{part and '-' + part}")


def open_lesson(visitor: Visitor, title: str, number: int) -> Page:
    visitor.visit(f"/lessons/{title}/{number}")
    visitor.page.wait_for_selector(READY)
    return visitor.page


def models(taken: Lesson) -> list[str]:
    return [task.model.split(" ")[2] for task in taken.tasks]


def digits(title: str, taken: Lesson) -> list[str]:
    """The key of each model answer; "" where there are more than nine answers before it."""
    trial, out = Trial(made(title), taken), []
    for word in models(taken):
        table = trial.sitting.table
        place = [table.kind(taken.seat).word(answer) for answer in table.answers(taken.seat)].index(word)
        out.append(str(place + 1) if place < 9 else "")
        assert trial.attempt(word) == ""
    return out


def choose(page: Page, word: str) -> None:
    """By whatever button of the question or of the board has the answer."""
    page.locator(f'{READY} [data-word="{word}"].can').first.click()


@pytest.mark.parametrize("title", TAUGHT)
def test_all_lessons_of_a_title_are_done_by_keyboard(company: Company, title: str) -> None:
    visitor = company.visitor()
    page = visitor.page
    visitor.visit("/")
    page.locator(f"article[data-title={title}] a.learn").click()
    for number, taken in enumerate(made(title).lessons, 1):
        page.wait_for_url(f"**/lessons/{title}/{number}")
        page.wait_for_selector(READY)
        expect(page.locator("#lesson-name")).to_have_text(text(title, taken.name))
        expect(page.locator("[data-lesson] > .card")).to_be_focused()
        for word, key in zip(models(taken), digits(title, taken), strict=True):
            page.wait_for_selector(READY)
            if key:
                page.keyboard.press(key)
            else:
                page.locator(f'[data-word="{word}"].can').first.press("Enter")
        expect(page.locator(".said")).to_contain_text(text(title, taken.name, "done"))
        on = page.locator("[data-on]")
        expect(on).to_be_focused()
        expect(on).to_contain_text("Next")
        page.keyboard.press("Enter")
    page.wait_for_url("**/lessons")
    section = page.locator(f"section[data-title={title}]")
    count = len(made(title).lessons)
    expect(section).to_contain_text(f"{count} of {count}")
    expect(section.locator("a.done")).to_have_count(count)


@pytest.mark.parametrize("title", TAUGHT)
def test_all_lessons_of_a_title_are_done_by_touch(company: Company, title: str) -> None:
    visitor = company.visitor(phone=True)
    page = visitor.page
    open_lesson(visitor, title, 1)
    for taken in made(title).lessons:
        expect(page.locator("#lesson-name")).to_have_text(text(title, taken.name))
        for word in models(taken):
            page.wait_for_selector(READY)
            expect(page.locator(".veil")).to_have_count(0)
            page.locator(f'[data-word="{word}"].can').first.tap()
        expect(page.locator(".said")).to_contain_text(text(title, taken.name, "done"))
        page.locator("[data-on]").tap()
    page.wait_for_url("**/lessons")


@pytest.mark.parametrize("title", TAUGHT)
def test_what_is_lit_is_there_in_both_sizes(company: Company, title: str) -> None:
    for phone in (False, True):
        visitor = company.visitor(phone=phone)
        for number, taken in enumerate(made(title).lessons, 1):
            page = open_lesson(visitor, title, number)
            page.wait_for_selector("[data-light=first]")
            expect(page.locator("[data-light=first]").first).to_be_in_viewport()
            if len(taken.lit) > 1:
                page.wait_for_selector("[data-light=also]", state="attached")
            assert page.locator("[data-light=back]").count() > 0, taken.name
            assert page.locator(".question [data-light=back]").count() == 0, taken.name


def test_a_wrong_try_is_explained_and_set_back(company: Company) -> None:
    visitor = company.visitor()
    page = open_lesson(visitor, "hadara", 3)
    before = page.inner_text("[data-mat]")
    choose(page, "sell-29")
    expect(page.locator(".said")).to_contain_text(text("hadara", "buy", "wrong-sold"))
    page.wait_for_selector(READY)
    assert page.inner_text("[data-mat]") == before
    expect(page.locator("[data-glow]")).to_have_count(0)
    choose(page, "buy-23")
    expect(page.locator(".said")).to_contain_text(text("hadara", "buy", "wrong-less"))
    expect(page.locator('[data-word="buy-29"][data-glow]')).to_have_count(1)
    expect(page.locator(".shown")).to_contain_text("Pyramid Surveyor")
    choose(page, "buy-29")
    expect(page.locator(".said")).to_contain_text(text("hadara", "buy", "done"))
    expect(page.locator("[data-light], [data-glow]")).to_have_count(0)
    expect(page.locator("nav.map a.now")).to_contain_text("✓")


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


def test_the_map_on_a_phone(company: Company) -> None:
    visitor = company.visitor(phone=True)
    page = open_lesson(visitor, "hadara", 1)
    page.get_by_role("button", name="☰ Lessons").tap()
    page.locator("dialog nav.map a").nth(2).tap()
    page.wait_for_url("**/hadara/3")
    page.wait_for_selector(READY)
    page.locator(".dots a").nth(1).tap()
    page.wait_for_url("**/hadara/2")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_speak_every_language(company: Company, lang: str) -> None:
    visitor = company.visitor(lang=LANGUAGES[lang])
    page = visitor.page
    visitor.visit("/lessons")
    expect(page.locator("h1")).to_have_text(Language(lang).say("web-lessons-title"))
    expect(page.locator("nav.map").first).to_be_visible()
    assert not RAW_ID.search(page.inner_text("body"))
    for title in TAUGHT:
        for number, taken in enumerate(made(title).lessons, 1):
            open_lesson(visitor, title, number)
            expect(page.locator("#lesson-told")).to_have_text(text(title, taken.name, "told", lang))
            expect(page.locator("#lesson-task")).to_have_text(text(title, taken.name, "task", lang))
            assert not RAW_ID.search(page.inner_text("body")), taken.name


def test_a_reload_in_the_middle_goes_on(company: Company) -> None:
    """Of a lesson of two tasks: before, between and after them."""
    visitor = company.visitor()
    number = 1 + [each.name for each in made("hadara").lessons].index("feeding")
    page = open_lesson(visitor, "hadara", number)
    page.reload()
    page.wait_for_selector(READY)
    expect(page.locator("#lesson-task")).to_have_text(text("hadara", "feeding", "task"))
    choose(page, "discard-1")
    expect(page.locator(".said")).to_contain_text(text("hadara", "feeding", "wrong-income"))
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


def test_done_by_older_rules_is_offered_once_more(company: Company) -> None:
    visitor = company.visitor()
    page = visitor.page

    def older(route: object) -> None:
        reply = route.fetch()  # type: ignore[attr-defined]
        found = reply.json()
        for each in found["titles"]:
            each["done"] = {each["lessons"][0]["name"]: each["version"] - 1}
        route.fulfill(json=found)  # type: ignore[attr-defined]

    page.route("**/api/lessons", older)
    visitor.visit("/lessons")
    expect(page.locator("section[data-title=hadara] a.changed")).to_contain_text(
        Language("en").say("web-lesson-changed")
    )


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
    visitor.page.locator(".newcomer a").click()
    visitor.page.wait_for_url("**/lessons")
    visitor.page.locator("section[data-title=hadara]").get_by_role("link", name="Begin").click()
    visitor.page.wait_for_url("**/lessons/hadara/1")


@pytest.mark.parametrize("title", TAUGHT)
def test_axe_finds_nothing_in_lessons(company: Company, axe: str, title: str) -> None:
    visitor = company.visitor()
    visitor.visit("/lessons")
    expect(visitor.page.locator("nav.map").first).to_be_visible()
    seen = {"list": {name: each for name, each in looks(visitor, axe).items() if not name.endswith("scrolls")}}
    for number, taken in enumerate(made(title).lessons, 1):
        visitor.page.set_viewport_size({"width": 1366, "height": 768})
        open_lesson(visitor, title, number)
        seen[taken.name] = looks(visitor, axe)
    found = {f"{where} {name}": each for where, looked in seen.items() for name, each in looked.items()}
    assert {name: each for name, each in found.items() if each} == {}
