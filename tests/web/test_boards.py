"""The drawn boards of all titles: for everybody, in three languages, on both sizes of screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.clicking import answered
from tests.web.looking import looks
from tests.web.people import BOT, FRIEND, ME, WILD, Company
from tests.web.positions import asking, kept, position

TITLES = ["heroes", "tapestry", "horizon"]  # Hadara has screens of its own
RAW = re.compile(r"\b(web|hadara|heroes|tapestry|horizon|core)-[a-z]+|undefined|NaN|null|\[object")
LATIN = re.compile(r"[A-Za-z]{4,}")


@pytest.mark.parametrize("title", ["hadara", *TITLES])
def test_axe_finds_nothing_on_any_board(company: Company, axe: str, title: str) -> None:
    """With patterns beside the colours, which add lines."""
    visitor = company.visitor()
    visitor.visit("/")
    visitor.settle(patterns=True)
    visitor.reach("", ME, BOT, BOT, title=title, answers=0)
    found = {f"begun {name}": each for name, each in looks(visitor, axe).items()}
    visitor.reach("", ME, BOT, BOT, title=title, answers=25)
    found |= {f"amid {name}": each for name, each in looks(visitor, axe).items()}
    if title == "heroes":
        visitor.reach("compose", ME, BOT, BOT, title="heroes")
        visitor.page.wait_for_selector("[data-kind=compose]")
        found |= {f"fair {name}": each for name, each in looks(visitor, axe).items()}
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("title", TITLES)
def test_a_board_speaks_the_language_of_the_page(company: Company, title: str) -> None:
    """In Russian no Latin word is left, neither on the board nor in the list of components."""
    visitor = company.visitor(lang="ru-RU")
    for answers in (0, 12, 30):
        visitor.reach("", {"kind": "me", "name": "Ада"}, BOT, BOT, title=title, answers=answers)
        text = visitor.page.inner_text("body")
        assert not RAW.search(text), text
        assert LATIN.findall(text) == []
    visitor.visit(f"/rules/{title}/components")
    visitor.page.wait_for_selector(".sheet")
    text = visitor.page.inner_text("main")
    assert not RAW.search(text), text
    assert LATIN.findall(text) == []


def test_a_plot_of_the_capital_is_pointed_at(company: Company) -> None:
    visitor = company.visitor()
    visitor.reach("build", ME, BOT, title="tapestry")
    page = visitor.page
    expect(page.locator("#question")).to_contain_text("Place your new building")
    plots = page.locator(".capital .can")
    expect(plots.first).to_be_visible()
    plots.first.click()
    expect(page.locator("#question")).not_to_contain_text("Place your new building")


def test_an_offer_is_made_at_the_fair(company: Company) -> None:
    """Among people who do not take it at once."""
    visitor, friends = company.visitor(), [company.visitor("Bo"), company.visitor("Cy")]
    record = position("heroes", 3, asking())
    visitor.take_over(record, ME, FRIEND, FRIEND, friends=friends)
    page = visitor.page
    for piece in (".question [data-word=offer]", ".question [data-word=all]", ".hand .choice.can"):
        page.locator(piece).first.click()
        visitor.asked()
    expect(page.locator(".question .note li").first).to_be_visible()
    page.locator(".wanted .choice.can").first.click()
    visitor.asked()
    page.locator(".question [data-word=post]").click()
    expect(page.locator(".market .own")).to_have_count(1)


def test_a_rival_is_looked_at_in_full(company: Company) -> None:
    visitor = company.visitor()
    for title in ("tapestry", "horizon"):
        visitor.reach("", ME, BOT, title=title)
        visitor.page.get_by_role("button", name="Look at the board of Bot").click()
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)


BIG = {"tapestry": ("act", ".map .hex"), "heroes": ("action", ".ring .place"), "horizon": ("research", ".large .slot")}


@pytest.mark.parametrize("title", BIG)
def test_a_big_screen_has_bigger_things(company: Company, title: str) -> None:
    """The map, the lands of the ring, the cards of the tree; nothing sticks out."""
    visitor, (kind, piece) = company.visitor(), BIG[title]
    page = visitor.page
    visitor.reach(kind, ME, BOT, BOT, title=title)
    wide = f"document.querySelector({piece!r}).getBoundingClientRect().width"
    small = page.evaluate(wide)
    assert small > 0
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_function(f"{wide} > {1.25 * small}")
    inside = "([...document.querySelectorAll(%r)].every((node) => node.getBoundingClientRect().right <= innerWidth))"
    page.wait_for_function(inside % piece)
    assert page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
        1920,
        1080,
    ]


KEYED = {"hadara": "take", "tapestry": "act", "heroes": "action", "horizon": "act"}


@pytest.mark.parametrize("title", KEYED)
def test_from_the_top_of_the_page_an_answer_is_reached_and_given_by_keys(company: Company, title: str) -> None:
    visitor = company.visitor()
    visitor.reach(KEYED[title], ME, BOT, title=title)
    page = visitor.page
    word = None
    for _ in range(80):
        page.keyboard.press("Tab")
        word = page.evaluate("document.activeElement.matches('.choice.can') && document.activeElement.dataset.word")
        if word:
            break
    assert word
    assert answered(page, lambda: page.keyboard.press("Enter")) == word


def test_a_landmark_is_walked_over_the_capital_by_arrows_and_placed(company: Company) -> None:
    visitor = company.visitor()
    visitor.take_over(kept("tapestry")["raise"], ME, WILD, WILD)
    page = visitor.page
    placed = page.locator(".confirm .choice.can")
    words: list[str] = []
    for arrow in snake(12):
        page.keyboard.press(f"Arrow{arrow}")
        word = placed.first.get_attribute("data-word") if placed.count() else None
        if word and word not in words:
            words.append(word)
        if len(words) == 3:
            break
    assert len(words) == 3
    assert answered(page, lambda: page.keyboard.press("Enter")) == words[-1]


def snake(side: int) -> list[str]:
    """To the upper left corner, and from there row by row."""
    rows = [[*[way] * side, "Down"] for way in ("Right", "Left")]
    return [*["Left", "Up"] * side, *(rows[0] + rows[1]) * (side // 2)]
