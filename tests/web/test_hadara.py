"""The board of Hadara: what is drawn comes in stages, and the wheel tells who starts where."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.people import BOT, ME, Company

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
