"""The board of Hadara: what can be taken is itself the button, what is drawn comes in stages, and the wheel tells."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from cradle.core.record import Record
from tests.web.looking import looks
from tests.web.people import BOT, ME, Company
from tests.web.positions import asking, position
from tests.web.test_heroes import HANDS, answered

WATCH = """skips => {
    window.seen = [];
    const look = () => {
        const cards = document.querySelector('.offer[data-kind=draft] .cards');
        if (!cards) return;
        const coming = cards.classList.contains('coming');
        if (window.seen.at(-1) !== coming) window.seen.push(coming);
        if (coming && skips) dispatchEvent(new PointerEvent('pointerdown'));
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


@pytest.mark.parametrize(("calm", "skips"), [(False, False), (False, True), (True, False)])
def test_cards_that_are_drawn_come_after_the_turn_of_the_wheel(company: Company, calm: bool, skips: bool) -> None:
    visitor = company.visitor(calm=calm)
    visitor.reach("draft", ME, BOT, title="hadara")
    page = visitor.page
    before = page.locator(".hub").inner_text()
    page.evaluate(WATCH, skips)
    page.locator(".question .choice.can").first.click()
    expect(page.locator(".hub")).not_to_have_text(before)
    expect(page.locator(".offer[data-kind=draft] .cards:not(.coming)")).to_be_visible()
    assert page.evaluate("window.seen.slice(-2)") == ([False] if calm else [True, False])


def test_the_wheel_tells_who_starts_where_before_it_is_set(company: Company) -> None:
    visitor = company.visitor()
    visitor.reach("set-wheel", ME, BOT, title="hadara", answers=0)
    page = visitor.page
    crests = page.locator(".crests")
    expect(page.locator(".wheel .start")).to_have_count(0)
    turned = set()
    for answer in page.locator(".question .choice.can").all():
        answer.hover()
        expect(page.locator(".wheel .start")).to_have_count(2)
        turned.add(crests.get_attribute("style"))
    assert len(turned) == 5
    page.mouse.move(2, 2)
    expect(page.locator(".wheel .start")).to_have_count(0)
    page.locator(".wheel").focus()
    expect(page.locator(".wheel .start").first).to_have_text("Ada")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tooltip")).to_contain_text("points at the")


# -- pieces -----------------------------------------------------------------------------------------------------------

PIECES = {  # what is asked, what is pressed, and the answers to which it leads
    "drawn": ("draft", ".offer .taken", r"(buy|sell)-"),
    "offered": ("take", ".offer .taken", r"(buy|sell)-"),
    "pile": ("take", ".wheel .top", r"(buy|sell)-"),
    "front": ("colony", ".offer .front", r"(annex|plunder)-"),
    "colony": ("colony", ".mine .colony", r"(annex|plunder)-"),
    "bust": ("bust", ".mine .bust", r"(track|points)-"),
    "medal": ("medal", ".mine .silver", r"silver-"),
}
LEAST = {"colony": 3, "bust": 3, "medal": 4}


@cache
def at(kind: str) -> Record:
    return position("hadara", 2, asking(kind, LEAST.get(kind, 2)))


def sit_down(company: Company, name: str, phone: bool = False) -> Page:
    visitor = company.visitor(phone=phone)
    kind, piece, _ = PIECES[name]
    visitor.take_over(at(kind), ME, BOT)
    if phone and piece.startswith(".mine"):
        visitor.page.locator(".handle").tap()
    return visitor.page


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("name", PIECES)
def test_a_piece_leads_to_its_answers(company: Company, name: str, hand: str) -> None:
    page = sit_down(company, name, phone=hand == "finger")
    _, piece, words = PIECES[name]
    HANDS[hand](page.locator(f"{piece}.can").first)
    word = str(page.evaluate("document.activeElement.dataset.word"))
    assert re.match(words, word)
    there = page.locator(f'.question [data-word="{word}"]')
    assert answered(page, lambda: HANDS[hand](there)) == word


def test_a_piece_with_one_answer_gives_it(company: Company) -> None:
    page = sit_down(company, "medal")
    assert answered(page, lambda: page.locator(".mine .gold.can").click()) == "gold"


@pytest.mark.parametrize("name", ["front", "colony", "bust"])
def test_a_piece_that_cannot_be_chosen_tells_why(company: Company, name: str) -> None:
    page = sit_down(company, name)
    page.locator(f"{PIECES[name][1]}.off").last.hover()
    expect(page.locator("#tip")).to_contain_text(re.compile(r"\d\.\d"))


def test_every_bust_says_what_it_does(company: Company) -> None:
    page = sit_down(company, "bust")
    for said in page.locator(".mine .bust small").all_inner_texts():
        assert re.search(r"\+\d", said)


@pytest.mark.parametrize("name", ["drawn", "offered"])
def test_a_big_screen_has_bigger_cards(company: Company, name: str) -> None:
    page = sit_down(company, name)
    wide = "document.querySelector('.offer .card').getBoundingClientRect().width"
    small = page.evaluate(wide)
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_function(f"{wide} > {1.3 * small}")
    page.wait_for_function(  # as soon as everything has its new size
        """() => [...document.querySelectorAll('.centre, .question, .holder')].every((node) =>
            node.scrollHeight <= node.clientHeight && node.scrollWidth <= node.clientWidth)"""
    )


@pytest.mark.parametrize("kind", ["take", "colony", "bust", "medal"])
def test_axe_finds_nothing_at_a_question(company: Company, axe: str, kind: str) -> None:
    visitor = company.visitor()
    visitor.take_over(at(kind), ME, BOT)
    assert {size: each for size, each in looks(visitor, axe).items() if each} == {}
