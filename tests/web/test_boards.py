"""The drawn boards of all titles: for everybody, in three languages, on both sizes of screen."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.looking import looks
from tests.web.people import BOT, FRIEND, ME, Company
from tests.web.positions import asking, position

TITLES = ["heroes", "tapestry", "horizon"]  # Hadara has screens of its own
RAW = re.compile(r"\b(web|hadara|heroes|tapestry|horizon|core)-[a-z]+|undefined|NaN|null|\[object")
LATIN = re.compile(r"[A-Za-z]{4,}")


@pytest.mark.parametrize("title", TITLES)
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
