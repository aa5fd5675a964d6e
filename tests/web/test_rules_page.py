"""The rules page: terms that are told, pieces beside the clauses, the glossary, and the page for a first game."""

import re

import pytest
from playwright.sync_api import Page, expect

from cradle import shelf
from cradle.language import LANGUAGES, Language
from tests.web.clicking import resting
from tests.web.looking import SIZES, THEMES, themed
from tests.web.people import Company, Visitor

SHOWN = re.compile(r"\bshown\b")
RAW = re.compile(r"\b(web|hadara|heroes|horizon|tapestry)-[a-z]+(-[a-z0-9]+)*\b")


def opened(visitor: Visitor, path: str) -> Page:
    visitor.visit(path)
    visitor.page.locator("[data-drawn]").first.wait_for()
    return visitor.page


# From one picture that is still to be drawn to the next.
DRAWN = """() => {
    const blank = [...document.querySelectorAll('[data-drawn]')].find((one) => !one.querySelector('.inside > *'));
    blank?.scrollIntoView({block: 'center'});
    return !blank;
}"""


def drawn(page: Page) -> None:
    """Scroll through the page, so that everything on it is drawn."""
    page.wait_for_function(DRAWN)


@pytest.mark.parametrize("title", ["hadara", "heroes", "horizon", "tapestry"])
@pytest.mark.parametrize("page", ["", "/first"])
def test_axe_finds_nothing_on_the_pages_of_the_rules(company: Company, axe: str, title: str, page: str) -> None:
    visitor, found = company.visitor(), {}
    opened(visitor, f"/rules/{title}{page}")
    if not page:
        visitor.page.locator("#glossary").wait_for()
    for size, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        drawn(visitor.page)
        for theme in THEMES:
            found[f"{size} {theme}"] = themed(visitor, axe, theme)
        wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        found[f"{size} scrolls"] = [f"{wide}"] if wide > 0 else []
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_term_is_told_under_the_pointer_and_the_keyboard(company: Company, code: str) -> None:
    visitor = company.visitor(lang=code)
    page = opened(visitor, "/rules/hadara#7.1")
    text = Language(code).say("hadara-gloss-colony")
    name = Language(code).attribute("hadara-gloss-colony", "name")
    tip = page.locator("#tip")
    term = page.locator("[id='7.1'] .term").first
    term.hover()
    expect(tip).to_have_class(SHOWN)
    expect(tip).to_contain_text(f"{name}: {text}")
    expect(tip).to_contain_text("7.1")
    page.mouse.move(0, 0)
    expect(tip).not_to_have_class(SHOWN)
    term.focus()
    expect(tip).to_contain_text(text)
    expect(tip).to_have_class(SHOWN)
    page.keyboard.press("Escape")
    expect(tip).not_to_have_class(SHOWN)
    page.locator("[id='7.1'] [data-drawn=colony]").hover()
    expect(tip).to_contain_text(text)
    assert RAW.findall(page.locator("main").inner_text()) == []


def test_a_term_is_told_under_a_finger(company: Company) -> None:
    visitor = company.visitor(phone=True)
    page = opened(visitor, "/rules/hadara#7.1")
    tip = page.locator("#tip")
    with resting(page.locator("[id='7.1'] .term").first):
        expect(tip).to_contain_text(Language("en").say("hadara-gloss-colony"))
        expect(tip).to_have_class(SHOWN)
        edges = tip.bounding_box()
        assert edges is not None and edges["x"] >= 0 and edges["x"] + edges["width"] <= 390


def test_a_section_marks_each_term_once(company: Company) -> None:
    page = opened(company.visitor(), "/rules/tapestry#3.1")
    section = page.locator("section", has=page.locator("#chapter-3"))
    marked = section.locator(".term").all_inner_texts()
    assert len(marked) > 10
    assert marked.count("landmark") == 1


def test_search_finds_clauses_and_terms(company: Company) -> None:
    page = opened(company.visitor(), "/rules/horizon")
    page.get_by_role("searchbox").fill("democracy")
    expect(page.locator("#term-democracy")).to_be_visible()
    expect(page.locator("[id='8.3']")).to_be_visible()
    expect(page.locator("#term-settler")).to_have_count(0)
    page.get_by_role("searchbox").fill("nothing like this")
    expect(page.locator("main")).to_contain_text("No clause speaks of this.")
    expect(page.locator("#glossary")).to_have_count(0)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_glossary_lists_every_term(company: Company, code: str) -> None:
    visitor = company.visitor(lang=code)
    page = opened(visitor, "/rules/heroes#glossary")
    expect(page.locator("#glossary")).to_be_in_viewport()
    names = page.locator("li[id^=term-] .told > b").all_inner_texts()
    assert names == [entry.name for entry in Language(code).glossary("heroes")]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_first_game_leads_to_the_clauses(company: Company, code: str) -> None:
    visitor = company.visitor(lang=code)
    page = opened(visitor, "/rules/tapestry/first")
    heading = shelf.first("tapestry", code)[0].splitlines()[0].removeprefix("# ")
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(page.locator("section.panel")).to_have_count(6)
    page.get_by_role("link", name="3.6", exact=True).click()
    expect(page.locator("[id='3.6']")).to_be_in_viewport()
    expect(page.locator("[id='3.6']")).to_have_class(re.compile("here"))
    expect(page.locator("[id='3.6'] [data-drawn=landmark]")).to_be_visible()


PLACED = """nodes => nodes.map((node) => {
    const [box, last] = [node.getBoundingClientRect(), node.lastElementChild.getBoundingClientRect()];
    return [Math.round(box.left), Math.round(box.top), Math.round(box.bottom - last.bottom)];
})"""


@pytest.mark.parametrize("title", ["hadara", "heroes", "horizon", "tapestry"])
def test_a_first_game_stands_in_columns_where_there_is_room(company: Company, title: str) -> None:
    """One is read after the other, and none is longer than what is in it."""
    visitor = company.visitor()
    for width, columns in ((390, 1), (1366, 2), (1920, 3)):
        visitor.page.set_viewport_size({"width": width, "height": 900})
        drawn(opened(visitor, f"/rules/{title}/first"))
        places = visitor.page.locator("section.panel").evaluate_all(PLACED)
        lefts = [left for left, _, _ in places]
        assert len(set(lefts)) == columns and lefts == sorted(lefts), f"{width}: {lefts}"
        for left in set(lefts):
            tops = [top for at, top, _ in places if at == left]
            assert tops == sorted(tops)
        assert max(below for _, _, below in places) <= 20, f"{width}: {places}"


def test_the_lid_and_a_new_table_lead_to_the_first_game(company: Company) -> None:
    visitor = company.visitor()
    visitor.visit("/")
    visitor.page.locator("article[data-title=heroes]").get_by_role("link", name="First game in five minutes").click()
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text("Age of Heroes: your first game in five minutes")
    visitor.visit("/new/horizon")
    link = visitor.page.get_by_role("link", name="First game in five minutes")
    expect(link).to_have_attribute("href", "/rules/horizon/first")
