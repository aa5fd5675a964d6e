"""The coach at a table: asked by a button or H, off with people unless all were told, and never in the way."""

import re

import pytest
from playwright.sync_api import Locator, expect

from cradle.language import Language
from tests.web.looking import looks
from tests.web.people import BOT, FRIEND, ME, Company, Visitor

RAW_ID = re.compile(r"\b(web|coach|analysis|hadara|core|server)-[a-z]+(-[a-z0-9]+)*\b")
DONE = ".coach[data-state=done]"
GREYED = ".question .choice:not(.can)"


def at_a_question(visitor: Visitor) -> None:
    """One card of two, bought or sold; neither can be paid for. Rivals are bots."""
    visitor.reach("draft", ME, BOT, BOT, title="hadara", answers=9)


def helped(visitor: Visitor) -> Locator:
    """What the coach has said when it is done."""
    visitor.page.wait_for_selector(DONE)
    return visitor.page.locator(DONE)


def ranks(visitor: Visitor) -> list[str]:
    """The words of the answers that have a number on their buttons, in its order."""
    nodes = visitor.page.locator(".question .choice:has(> .rank)")
    found = [(node.locator("> .rank").inner_text(), str(node.get_attribute("data-word"))) for node in nodes.all()]
    return [word for _, word in sorted(found)]


def test_keys_alone_open_it_choose_and_close_it(company: Company) -> None:
    visitor = company.visitor()
    at_a_question(visitor)
    page = visitor.page
    button = page.get_by_role("button", name="Coach")
    expect(button).to_have_attribute("aria-pressed", "false")
    assert page.locator(".weighed").count() == 0  # it never comes by itself
    page.keyboard.press("h")
    expect(page.get_by_role("tab", name="Coach")).to_be_focused()
    expect(button).to_have_attribute("aria-pressed", "true")
    told = helped(visitor)
    expect(told.locator(".weighed")).to_have_count(2)
    expect(told).to_contain_text("The others, next")
    expect(told.locator("[aria-live=polite]")).to_have_text(
        re.compile(r"^(Likely best|Too close to tell).*% to win\.$")
    )
    before = page.inner_text("#question"), page.locator(".coach .weighed").first.inner_text()
    page.keyboard.press("1")
    page.wait_for_function("said => document.querySelector('.coach .weighed')?.innerText !== said", arg=before[1])
    expect(page.get_by_role("tab", name="Coach")).to_have_attribute("aria-selected", "true")  # it stays open
    visitor.asked()
    page.keyboard.press("h")
    expect(page.locator(".coach")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.question')")
    assert ranks(visitor) == []


def test_best_answers_have_their_numbers_on_the_board(company: Company) -> None:
    """Where it is sure, the same answers in the same order; where it is not, there are no numbers anywhere."""
    visitor = company.visitor()
    for answers in (0, 12):
        visitor.reach("take", ME, BOT, BOT, title="hadara", answers=answers)
        visitor.page.keyboard.press("h")
        told = helped(visitor)
        numbered = told.locator(".weighed .rank").all_inner_texts()
        close = told.get_by_text("Too close to tell: neither").count()
        assert (numbered, close) in ((["1", "2"], 0), ([], 1))
        words = ranks(visitor)
        assert len(words) == len(numbered)
        for n, word in enumerate(words):
            button = visitor.page.locator(f'.question [data-word="{word}"]')
            expect(button).to_contain_text(f"Likely best, number {n + 1}:")


def test_only_watch_and_why(company: Company) -> None:
    visitor = company.visitor()
    visitor.settle(coach="watch")
    at_a_question(visitor)
    visitor.page.keyboard.press("h")
    told = helped(visitor)
    expect(told).to_contain_text("The others, next")
    assert told.locator(".weighed").count() == 0 and ranks(visitor) == []
    assert "Likely best" not in visitor.page.inner_text("body")


def test_why_not_is_told_for_the_greyed_answer_that_is_pointed_at(company: Company) -> None:
    visitor = company.visitor()
    at_a_question(visitor)
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".coach .hint")
    visitor.page.locator(GREYED).first.focus()
    why = visitor.page.locator(".coach .why")
    expect(why).to_contain_text("Why can’t I?")
    assert re.search(r"/rules/hadara\?table=\w+#\d+\.\d+", str(why.get_by_role("link").get_attribute("href")))
    visitor.page.keyboard.press("1")
    expect(why).to_have_count(0)  # it goes with its question


def test_a_reload_asks_again(company: Company) -> None:
    visitor = company.visitor()
    at_a_question(visitor)
    visitor.page.get_by_role("button", name="Coach").click()
    said = helped(visitor).inner_text()
    visitor.page.reload()
    assert helped(visitor).inner_text() == said
    visitor.page.get_by_role("tab", name="Log").click()
    visitor.page.reload()
    visitor.asked()
    expect(visitor.page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


def join(host: Visitor, friend: Visitor) -> None:
    """The friend takes the seat whose link the host has."""
    secret = host.page.locator("[data-link]").first.input_value().partition("#")[2]
    friend.arrive()
    friend.call("POST", "/api/links/accept", {"secret": secret})
    friend.visit("/table/" + host.page.url.rpartition("/")[2])


def test_with_people_it_is_off_and_says_so(company: Company) -> None:
    ada, bo = company.visitor(), company.visitor("Bo")
    ada.table(ME, FRIEND)
    expect(ada.page.get_by_label("Coach for everybody")).not_to_be_checked()
    join(ada, bo)
    for visitor in (ada, bo):
        button = visitor.page.get_by_role("button", name="Coach")
        button.hover()
        expect(visitor.page.get_by_role("tooltip")).to_contain_text("Ada, the host, can allow it")
        visitor.page.keyboard.press("h")
        expect(visitor.page.locator(".coach")).to_contain_text("The coach is off: people play here")
        assert visitor.page.locator(".weighed").count() == 0


def test_what_the_host_allows_everybody_is_told_and_has(company: Company) -> None:
    ada, bo = company.visitor(), company.visitor("Bo")
    ada.table(ME, FRIEND)
    ada.page.get_by_label("Coach for everybody").check()
    expect(ada.page.get_by_text("The host has allowed the coach")).to_be_visible()
    join(ada, bo)
    for visitor in (ada, bo):
        visitor.page.get_by_role("button", name="Coach for all").click()
        expect(helped(visitor)).to_contain_text("The host has allowed the coach: everybody at this table has it.")
    assert ada.page.locator(".weighed").count() + bo.page.locator(".weighed").count() > 0


def test_at_one_screen_it_speaks_after_the_curtain(company: Company) -> None:
    visitor = company.visitor()
    visitor.table(ME, {"kind": "me", "name": "Bo"})
    visitor.asked()
    visitor.page.keyboard.press("h")
    helped(visitor)
    visitor.page.keyboard.press("1")
    visitor.page.wait_for_selector(".curtain")
    expect(visitor.page.locator(".coach")).to_contain_text("once the table is uncovered")
    assert visitor.page.locator(".weighed").count() == 0
    visitor.page.locator(".curtain button").first.click()
    expect(helped(visitor).locator(".weighed").first).to_be_visible()


def test_on_a_phone_it_is_a_tab_of_the_drawer_and_a_line(company: Company) -> None:
    visitor = company.visitor(phone=True)
    at_a_question(visitor)
    page = visitor.page
    page.get_by_role("button", name="Log, chat").tap()
    page.get_by_role("tab", name="Coach").tap()
    first = helped(visitor).locator(".weighed b").first.inner_text()
    box = page.get_by_role("tab", name="Coach").bounding_box()
    assert box is not None and box["height"] >= 44
    page.get_by_role("button", name="Close").tap()
    expect(page.locator(".line")).to_contain_text(first)
    expect(page.locator(".line")).to_contain_text("%")
    greyed = page.locator(GREYED).first
    greyed.scroll_into_view_if_needed()
    greyed.tap(force=True)  # it is there to be asked about
    page.get_by_role("button", name="Log, chat").tap()
    expect(page.locator(".coach .why")).to_be_visible()
    page.get_by_role("tab", name="Chat").tap()
    expect(page.locator(".line")).to_have_count(0)


@pytest.mark.parametrize("lang", ["ru-RU", "pl-PL"])
def test_it_speaks_the_language_of_the_table(company: Company, lang: str) -> None:
    visitor = company.visitor(lang=lang)
    at_a_question(visitor)
    visitor.page.keyboard.press("h")
    expect(helped(visitor)).to_contain_text(Language(lang[:2]).say("coach-best"))
    text = visitor.page.inner_text("body")
    assert not RAW_ID.search(text), RAW_ID.findall(text)
    wide, room = visitor.page.evaluate("(n => [n.scrollWidth, n.clientWidth])(document.querySelector('.tabs'))")
    assert wide <= room  # five tabs


def test_axe_finds_nothing_while_it_is_open(company: Company, axe: str) -> None:
    visitor = company.visitor()
    at_a_question(visitor)
    visitor.page.keyboard.press("h")
    helped(visitor)
    visitor.page.locator(GREYED).first.focus()
    visitor.page.wait_for_selector(".coach .why")
    visitor.page.get_by_role("tab", name="Coach").focus()  # the reason stays, its tip goes
    found = looks(visitor, axe)
    visitor.page.get_by_role("button", name="Log, chat").click()
    visitor.page.wait_for_selector(f".drawer {DONE}")
    found |= {f"drawer {name}": each for name, each in looks(visitor, axe).items() if name.startswith("phone")}
    assert {name: each for name, each in found.items() if each} == {}
