"""Pieces on the boards, pointed at with a mouse, keys and a finger, from positions that are always the same."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cradle.core.record import Record
from cradle.core.table import Table
from tests.web.clicking import resting
from tests.web.people import BOT, ME, Company
from tests.web.positions import asking, position, seen

TERRAINS = 5


@pytest.fixture(scope="module")
def tile() -> Record:
    """Tapestry: a tile is laid on one of several hexes, each of them six ways round."""
    return position("tapestry", 2, asking("lay", 12))


def test_a_hex_that_is_clicked_has_no_outline_of_the_browser(company: Company, tile: Record) -> None:
    visitor = company.visitor()
    visitor.take_over(tile, ME, BOT)
    page = visitor.page
    page.locator(".hex.can").first.click()
    assert page.evaluate("document.activeElement.classList.contains('hex')")
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "none"
    expect(page.locator(".ring")).to_have_count(1)  # the hex over which the tile is held


def test_a_hex_has_a_ring_while_the_keyboard_is_on_it(company: Company, tile: Record) -> None:
    visitor = company.visitor()
    visitor.take_over(tile, ME, BOT)
    page = visitor.page
    expect(page.locator(".ring")).to_have_count(0)
    page.locator(".hex.can").first.focus()
    page.keyboard.press("Tab")
    expect(page.locator(".ring")).to_have_count(1)
    widths = page.locator(".ring path").evaluate_all(
        "nodes => nodes.map((node) => getComputedStyle(node).vectorEffect)"
    )
    assert set(widths) == {"non-scaling-stroke"}


# The whole of the first of these can be seen and touched.
INSIDE = """(selector) => {
    const node = document.querySelector(selector);
    if (!node) return false;
    const box = node.getBoundingClientRect();
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return box.top >= 0 && box.bottom <= innerHeight && (node.contains(there) || there?.contains(node));
}"""


def test_on_a_phone_the_answer_of_a_hex_comes_to_the_thumb(company: Company, tile: Record) -> None:
    visitor = company.visitor(phone=True)
    visitor.take_over(tile, ME, BOT)
    page = visitor.page
    hexes = page.locator(".hex.can")
    for each in (hexes.first, hexes.last):
        hexagon = str(each.get_attribute("data-piece")).replace("hex-", "at-")
        each.tap()
        expect(page.locator(f".confirm [data-word^={hexagon}-]")).to_have_count(1)
        page.wait_for_function(INSIDE, arg=".confirm .choice.can")
        page.wait_for_function(INSIDE, arg=".hex:focus")


def test_on_a_phone_the_capital_comes_when_it_is_asked_for(company: Company) -> None:
    visitor = company.visitor(phone=True)
    visitor.take_over(position("tapestry", 2, asking("build", 3)), ME, BOT)
    page = visitor.page
    expect(page.locator(".centre .capital")).to_be_visible()
    page.locator(".capital .can").first.tap()
    page.locator(".confirm .choice").tap()
    expect(page.locator("#question")).not_to_contain_text("Place your new building")


def test_a_long_press_shows_and_never_answers(company: Company, tile: Record) -> None:
    visitor = company.visitor(phone=True)
    visitor.take_over(tile, ME, BOT)
    page = visitor.page
    piece = page.locator(".hex.can").first
    word = f".confirm [data-word^={str(piece.get_attribute('data-piece')).replace('hex-', 'at-')}-]"
    page.evaluate("document.addEventListener('click', () => { window.clicked = true; }, true)")
    before = page.locator(word).count()
    with resting(piece):
        expect(page.locator("#tip")).to_contain_text("unexplored")
    page.wait_for_function("() => window.clicked")  # the browser has clicked, and nothing has come of it
    expect(page.locator(word)).to_have_count(before)
    expect(page.locator("#question")).to_contain_text("Where does it go?")
    piece.tap()
    expect(page.locator(word)).to_have_count(1)


def test_with_patterns_every_terrain_has_its_own(company: Company, tile: Record) -> None:
    visitor = company.visitor()
    table = visitor.take_over(tile, ME, BOT)
    page = visitor.page
    expect(page.locator(".hex .grain")).to_have_count(0)
    visitor.settle(patterns=True)
    visitor.visit(f"/table/{table}")
    visitor.asked()
    expect(page.locator(".hex .grain").first).to_be_attached()
    fills = page.locator(".hex .grain").evaluate_all("nodes => nodes.map((node) => node.getAttribute('fill'))")
    assert len(set(fills)) == TERRAINS
    for fill in set(fills):
        assert page.locator(f"pattern[id='{fill.removeprefix('url(#').removesuffix(')')}'] path").count() == 1


# -- mats ---------------------------------------------------------------------------------------------------------


def late(table: Table) -> bool:
    """Hadara: the third epoch, with cards of every colour on the rival's mat."""
    rival = seen(table)["players"][1]  # type: ignore[index]
    return table.kind(0).name == "take" and seen(table)["epoch"] == 3 and min(rival["colours"]) > 0


@pytest.fixture(scope="module")
def epoch() -> Record:
    return position("hadara", 2, late)


CUT = """nodes => nodes.filter((node) => node.scrollWidth > node.clientWidth || node.scrollHeight > node.clientHeight)
    .map((node) => node.textContent)"""
OVERLAP = """(mat) => { const [busts, columns] = ['.bust:last-child', '.columns'].map((name) =>
    mat.querySelector(name).getBoundingClientRect());
    return busts.right > columns.left && busts.bottom > columns.top; }"""


@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
def test_a_rivals_mat_in_full_cuts_no_name_and_covers_no_card(company: Company, epoch: Record, phone: bool) -> None:
    visitor = company.visitor(phone=phone)
    visitor.take_over(epoch, ME, BOT)
    page = visitor.page
    page.locator(".rival").first.click()
    mat = page.locator("dialog .mat")
    expect(mat.locator(".strip .name").first).to_be_visible()
    assert mat.locator(".strip .name").evaluate_all(CUT) == []
    assert mat.evaluate(OVERLAP) is False


BROKEN = """nodes => nodes.flatMap((node) => {
    const text = node.firstChild, range = document.createRange();
    const words = [...text.data.matchAll(/\\p{L}+/gu)];
    return words.filter((word) => {
        range.setStart(text, word.index); range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size > 1;
    }).map((word) => word[0]);
})"""


@pytest.mark.parametrize("language", ["en-GB", "ru-RU", "pl-PL"])
def test_on_a_phone_no_word_on_a_mat_is_broken(company: Company, epoch: Record, language: str) -> None:
    visitor = company.visitor(phone=True, lang=language)
    visitor.take_over(epoch, ME, BOT)
    page = visitor.page
    page.locator(".handle").click()
    expect(page.locator(".mine .strip .name").first).to_be_visible()
    assert page.locator(".mine .strip .name").evaluate_all(BROKEN) == []
    page.locator(".handle").click()
    page.locator(".rival").first.click()
    expect(page.locator("dialog .strip .name").first).to_be_visible()
    assert page.locator("dialog .strip .name").evaluate_all(BROKEN) == []


@pytest.mark.parametrize("title", ["hadara", "tapestry", "heroes", "horizon"])
def test_a_spectator_reads_whose_mat_lies_below(company: Company, title: str) -> None:
    host = company.visitor()
    host.visit("/")
    made = host.call("POST", "/api/tables", {"title": title, "seats": [ME, BOT], "open": True})
    watcher = company.visitor("Zoe")
    watcher.visit(f"/table/{made['id']}")
    expect(watcher.page.get_by_role("region", name="Board of Ada")).to_contain_text("Ada")
    host.visit(f"/table/{made['id']}")
    host.asked()
    expect(host.page.get_by_role("region", name="My board")).not_to_contain_text("Ada")


def test_a_battle_shows_who_has_won_how_many_duels(company: Company) -> None:
    def won(table: Table) -> bool:
        battle = seen(table)["battle"]
        return isinstance(battle, dict) and battle["wins"] > 0

    visitor = company.visitor()
    visitor.take_over(position("heroes", 2, won), ME, BOT)
    wins = visitor.page.locator(".battle .wins")
    expect(wins).to_have_count(2)
    assert [text.split()[-1] for text in wins.all_inner_texts()] == ["1", "0"]
