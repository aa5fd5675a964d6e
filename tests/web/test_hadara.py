"""The board of Hadara: what can be taken is itself the button, what is drawn comes in stages, and the wheel tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, expect

from cradle import shelf
from cradle.core.record import Record
from cradle.core.table import Table
from tests.web.clicking import DIRECT, HANDS, answered, play_with_few_clicks
from tests.web.guests import Guest, invited
from tests.web.looking import SMALL, looks
from tests.web.people import BOT, ME, Company, House
from tests.web.positions import asked_at, asking, position

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

LEADING = {  # what is asked, what is pressed, and the answers to which it leads
    "drawn": ("draft", ".offer .taken", r"(buy|sell)-"),
    "offered": ("take", ".offer .taken", r"(buy|sell)-"),
    "pile": ("take", ".wheel .top", r"(buy|sell)-"),
    "front": ("colony", ".offer .front", r"(annex|plunder)-"),
    "colony": ("colony", ".mine .colony", r"(annex|plunder)-"),
    "bust": ("bust", ".mine .bust", r"(track|points)-"),
    "medal": ("medal", ".mine .silver", r"silver-"),
}
GIVING = {  # what is asked, what is pressed, and the answer that it gives
    "crest": ("choose-board", ".offer .crest", r"crest-\d"),
    "side": ("choose-side", ".offer .setup", r"[ab]"),
    "deck": ("set-wheel", ".wheel .aimed", r"wheel-\d"),
    "turn": ("set-wheel", ".offer .row", r"wheel-\d"),
    "bought": ("draft", ".offer .deals .main", r"buy-\d+"),
    "sold": ("take", ".offer .deals .choice:not(.main)", r"sell-\d"),
    "tile": ("place-tile", ".mine .tile", r"tile-\d"),
    "track": ("place-tile", ".offer .row", r"tile-\d"),
    "no colony": ("colony", ".offer .rest .choice", "none"),
    "no bust": ("bust", ".offer .rest .choice", "none"),
    "card": ("feed", ".mine .strip", r"discard-\d+"),
    "food": ("feed", ".offer .feed .choice", r"discard-\d+"),
    "paid": ("feed", ".offer .rest .choice", "pay"),
    "gold": ("medal", ".mine .gold", "gold"),
    "enough": ("medal", ".offer .rest .choice", "done"),
}
PIECES = LEADING | GIVING
KINDS = [kind.name for kind in shelf.title("hadara").kinds]
LEAST = {"colony": 3, "bust": 3, "medal": 4}  # answers


@cache
def at(kind: str, word: str = "") -> Record:
    """Where a question of that kind is asked, with that answer among others."""
    return position("hadara", 2, lambda table: asking(kind, LEAST.get(kind, 2))(table) and offers(table, word))


def offers(table: Table, word: str) -> bool:
    return not word or word in [table.kind(0).word(answer) for answer in table.answers(0)]


@pytest.fixture(scope="module")
def guests(browser: Browser, house: House) -> Iterator[dict[str, Guest]]:
    with invited(browser, house, "hadara") as both:
        yield both


def sit_down(guests: dict[str, Guest], name: str, phone: bool = False) -> Page:
    kind, piece, words = PIECES[name]
    page = guests["phone" if phone else "screen"].sit(at(kind, words if words.isalpha() else ""))
    if phone and piece.startswith(".mine"):
        page.locator(".handle").tap()
    return page


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("name", LEADING)
def test_a_piece_leads_to_its_answers(guests: dict[str, Guest], name: str, hand: str) -> None:
    page = sit_down(guests, name, phone=hand == "finger")
    _, piece, words = LEADING[name]
    HANDS[hand](page.locator(f"{piece}.can").first)
    word = str(page.evaluate("document.activeElement.dataset.word"))
    assert re.match(words, word)
    there = page.locator(f'.question [data-word="{word}"]')
    assert answered(page, lambda: HANDS[hand](there)) == word


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("name", GIVING)
def test_a_piece_with_one_answer_gives_it(guests: dict[str, Guest], name: str, hand: str) -> None:
    page = sit_down(guests, name, phone=hand == "finger")
    _, piece, words = GIVING[name]
    assert re.fullmatch(words, answered(page, lambda: HANDS[hand](page.locator(f"{piece}.can").first)))


def test_the_pieces_are_of_all_kinds_of_questions() -> None:
    kinds = {kind for kind, _, _ in PIECES.values()}
    assert kinds == set(KINDS)
    assert {kind: asked_at(at(kind)) for kind in kinds} == {kind: kind for kind in kinds}


@pytest.mark.parametrize("name", ["front", "colony", "bust"])
def test_a_piece_that_cannot_be_chosen_tells_why(guests: dict[str, Guest], name: str) -> None:
    page = sit_down(guests, name)
    page.locator(f"{PIECES[name][1]}.off").last.hover()
    expect(page.locator("#tip")).to_contain_text(re.compile(r"\d\.\d"))


def test_every_bust_says_what_it_does(guests: dict[str, Guest]) -> None:
    page = sit_down(guests, "bust")
    for said in page.locator(".mine .bust small").all_inner_texts():
        assert re.search(r"\+\d", said)


@pytest.mark.parametrize("name", ["drawn", "offered"])
def test_a_big_screen_has_bigger_cards(guests: dict[str, Guest], name: str) -> None:
    page = sit_down(guests, name)
    wide = "document.querySelector('.offer .card').getBoundingClientRect().width"
    small = page.evaluate(wide)
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_function(f"{wide} > {1.3 * small}")
    page.wait_for_function(  # as soon as everything has its new size
        """() => [...document.querySelectorAll('.centre, .question, .holder')].every((node) =>
            node.scrollHeight <= node.clientHeight && node.scrollWidth <= node.clientWidth)"""
    )


@pytest.mark.parametrize("kind", KINDS)
def test_axe_finds_nothing_at_a_question(guests: dict[str, Guest], axe: str, kind: str) -> None:
    guests["screen"].sit(at(kind))
    assert {size: each for size, each in looks(guests["screen"].visitor, axe).items() if each} == {}


CUT = """() => {
    const edge = document.querySelector('.table .window').getBoundingClientRect();
    return [...document.querySelectorAll('.pile > *')].map((node) => node.getBoundingClientRect()).filter((card) =>
        card.top < edge.top || card.bottom > edge.bottom || card.left < edge.left || card.right > edge.right);
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 740), (430, 932)])
def test_on_a_phone_no_card_of_the_wheel_is_cut(guests: dict[str, Guest], size: tuple[int, int]) -> None:
    page = sit_down(guests, "pile", phone=True)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(f"() => innerWidth === {size[0]} && ({CUT})().length === 0")
    expect(page.locator(".wheel .top.can")).to_have_count(5)


def test_on_a_phone_pieces_are_as_big_as_a_thumb(guests: dict[str, Guest]) -> None:
    for name in ("crest", "side", "deck", "sold", "tile", "card", "paid"):
        page = sit_down(guests, name, phone=True)
        assert page.locator(".can >> visible=true").evaluate_all(SMALL) == [], name


def test_a_whole_game_is_played_on_the_board_with_few_clicks(company: Company) -> None:
    """Every answer stands on a piece of its own."""
    visitor = company.visitor()
    visitor.table(ME, BOT, title="hadara")
    play_with_few_clicks(visitor.page, DIRECT)
