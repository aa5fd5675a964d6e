"""The glossary at a table, in a lesson and at a puzzle: what a piece is, under the pointer, the keys and a finger."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from cradle.language import Language
from cradle.puzzles.puzzle import puzzles
from tests.web.clicking import resting
from tests.web.lessons import number_of, open_lesson
from tests.web.people import BOT, ME, READY, Company, Visitor

SHOWN = re.compile(r"\bshown\b")


def table(title: str, kind: str, answers: int) -> Callable[[Visitor], object]:
    return lambda visitor: visitor.reach(kind, ME, BOT, BOT, title=title, answers=answers)


def lesson(visitor: Visitor) -> None:
    open_lesson(visitor, "hadara", number_of("hadara", "buy"))


def puzzle(visitor: Visitor) -> None:
    visitor.visit(f"/puzzles/hadara?puzzle={next(iter(puzzles('hadara')))}")
    visitor.page.wait_for_selector(READY)


def walk(page: Page, piece: Locator) -> None:
    """By the arrows, from the place on the way of the Tab key in which it lies."""
    piece.locator("xpath=ancestor::*[@tabindex='0'][1]").focus()
    for _ in range(page.locator("[data-told]").count()):
        page.keyboard.press("ArrowRight")
        if piece.evaluate("node => node === document.activeElement"):
            return
    raise AssertionError("no key comes to it")


def press(page: Page, piece: Locator) -> None:
    """It is on the way of the Tab key itself, since it can be chosen."""
    piece.locator("button").focus()


def read(page: Page, piece: Locator) -> None:
    """Beside the board, where the rules speak of it."""
    page.get_by_role("tab", name="Rules").press("Enter")
    page.get_by_role("button", name="active pieces").focus()


@dataclass
class Place:
    open: Callable[[Visitor], object]
    piece: str
    gloss: str
    keys: Callable[[Page, Locator], None] = walk
    said: str = ""  # by keys, where it is something else


PLACES = {
    "hadara": Place(table("hadara", "take", 6), ".medals .silver", "hadara-gloss-silver"),
    "tapestry": Place(table("tapestry", "pay", 2), "[data-piece=resource-0]", "tapestry-gloss-coin", press),
    "heroes": Place(table("heroes", "market", 6), ".hand .spot", "heroes-gloss-iron"),
    "horizon": Place(
        table("horizon", "act", 6), "[data-store^=settle] > *", "horizon-gloss-settle", read, "horizon-gloss-piece"
    ),
    "lesson": Place(lesson, ".medals .silver", "hadara-gloss-silver"),
    "puzzle": Place(puzzle, ".medals .silver", "hadara-gloss-silver"),
}


@pytest.mark.parametrize("name", PLACES)
def test_pointer_and_keys_tell_what_a_piece_is(company: Company, name: str) -> None:
    place, visitor = PLACES[name], company.visitor()
    place.open(visitor)
    page, tip = visitor.page, visitor.page.locator("#tip")
    piece, say = page.locator(place.piece).first, Language("en").say
    expect(tip).not_to_have_class(SHOWN)
    piece.hover()
    expect(tip).to_contain_text(say(place.gloss))
    expect(tip).to_have_class(SHOWN)
    page.mouse.move(0, 0)
    expect(tip).not_to_have_class(SHOWN)
    place.keys(page, piece)
    expect(tip).to_contain_text(say(place.said or place.gloss))
    expect(tip).to_have_class(SHOWN)
    page.evaluate("document.activeElement.blur()")
    expect(tip).not_to_have_class(SHOWN)


@pytest.mark.parametrize("name", PLACES)
def test_a_finger_that_rests_is_told_what_a_piece_is(company: Company, name: str) -> None:
    place, visitor = PLACES[name], company.visitor(phone=True)
    place.open(visitor)
    page, tip = visitor.page, visitor.page.locator("#tip")
    piece = page.locator(place.piece).first
    if piece.count() == 0:
        page.locator(".handle").tap()
    expect(piece).to_be_visible()
    with resting(piece):
        expect(tip).to_contain_text(Language("en").say(place.gloss))
        expect(tip).to_have_class(SHOWN)
        expect(tip).to_be_in_viewport(ratio=1)
