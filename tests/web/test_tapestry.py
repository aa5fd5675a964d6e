"""The board of Tapestry: every kind of question is answered on it, by mouse, by finger and by keys."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Browser, Locator, expect

from cradle import shelf
from cradle.core.record import Record, options_of, seats_of
from cradle.core.sitting import Sitting
from tests.web.clicking import anything, click, enter, play_with_few_clicks, tap
from tests.web.looking import SIZES, SMALL, looks
from tests.web.people import ME, READY, WILD, Company, House
from tests.web.positions import asking, kept, laid, position

KINDS = [kind.name for kind in shelf.title("tapestry").kinds]
MAP = "lay conquer stall colony homeland venture"
CAPITAL = "build cube swap swap-with"
PIECES = {
    **dict.fromkeys(MAP.split(), ".hex.can"),
    **dict.fromkeys(CAPITAL.split(), ".cell.can"),
    **dict.fromkeys(["take", "pay", "barter"], ".stores .spot.can"),
    **dict.fromkeys(["step", "again"], ".track .spot.can"),
    **dict.fromkeys(["stage", "floor"], ".mat .spot.can"),
    **dict.fromkeys(["merry", "muster"], ".mat .spot.can"),
    **dict.fromkeys(["invent", "upgrade", "symbol"], ".shelves .spot.can"),
    **dict.fromkeys(["play", "overplay", "discard-card", "burn"], ".hand .spot.can"),
    **dict.fromkeys(["tile", "discard-tile", "gift"], ".supply .spot.can"),
    "act": ".track .spot.can",
    "raise": ".capital",
}
CARD = ".ask .choice.can"
HELD = (".confirm .choice.can", ".tray .choice.can")  # a piece in hand, or the answers of a piece
ON_PHONE = ("hex", "cell", "capital")  # the rest has its cards at the thumb
STALE = """() => {
    const send = window.fetch;
    window.sent = [];
    window.fetch = (path, options) => {
        if (!String(path).endsWith('/answers')) return send(path, options);
        window.sent.push(JSON.parse(options.body).word);
        const body = JSON.stringify({error: {message: 'server-stale', args: {}}});
        return Promise.resolve(new Response(body, {status: 409, headers: {'Content-Type': 'application/json'}}));
    };
}"""

# Before the page reads what is set: whatever is set while it starts is written over by it.
SURE = """() => {
    const set = JSON.parse(localStorage.getItem('cradle-settings') ?? '{}');
    localStorage.setItem('cradle-settings', JSON.stringify({...set, confirm: false, forced: false}));
}"""


class Room:
    """One page, at which one table after another is looked at. What is answered is noted, and refused as too late."""

    likes: ClassVar[dict[str, str]] = {}  # tables that others are laid beside, by seats and options
    tables: ClassVar[dict[str, str]] = {}  # by what is asked there: nobody answers, so everybody can look at them
    cookies: ClassVar[list[Any]] = []  # of whoever sits there

    def __init__(self, browser: Browser, house: House, phone: bool) -> None:
        self.visitor = Company(browser, house).visitor(phone=phone)
        self.house = house
        self.page = self.visitor.page
        if self.cookies:
            self.page.context.add_cookies(self.cookies)
        self.page.add_init_script(f"({STALE})()")
        self.page.add_init_script(f"({SURE})()")
        self.visitor.visit("/")

    def leave(self) -> None:
        self.page.context.close()
        assert self.visitor.troubles == [], "in the console"

    def come_to(self, kind: str) -> None:
        if kind not in self.tables:
            self.tables[kind] = self.lay(kept("tapestry")[kind])
        self.look_at(self.tables[kind], kind)

    def lay(self, record: Record) -> str:
        seats, options = seats_of(record), options_of(record)
        name = f"{seats} {options}"
        if name not in self.likes:
            wanted = {"title": "tapestry", "seats": [ME, *[WILD] * (seats - 1)], "pace": "instant", "options": options}
            self.likes[name] = str(self.visitor.call("POST", "/api/tables", wanted)["id"])
            self.cookies[:] = self.page.context.cookies()
        return laid(self.house.database, self.likes[name], record)

    def look_at(self, table: str, kind: str) -> None:
        """Without loading the page anew; nothing is pointed at."""
        go = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
        self.page.evaluate(go, f"/table/{table}")
        self.page.mouse.move(2, 2)
        self.page.wait_for_selector(f"{READY} .ask.{kind}", state="attached")
        self.page.wait_for_selector(f"{READY} :is(.choice.can, .hex.can)", state="attached")

    def sent(self) -> list[str]:
        found = self.page.evaluate("window.sent.splice(0)")
        return [str(word) for word in found]

    def answer(self, press: Callable[[Locator], None], first: str, *more: str) -> str:
        """Press a piece, and where that has answered nothing one of those that it has brought."""
        self.page.wait_for_selector(READY)  # nothing that was answered before is still on its way
        press(self.page.locator(first).first)
        found = self.sent()
        for selector in more:
            piece = self.page.locator(selector).first
            if not found and piece.count():
                press(piece)
                found = self.sent()
        return found[0] if found else ""


@pytest.fixture(scope="module")
def desk(browser: Browser, house: House) -> Iterator[Room]:
    room = Room(browser, house, phone=False)
    yield room
    room.leave()


@pytest.fixture(scope="module")
def phone(browser: Browser, house: House) -> Iterator[Room]:
    room = Room(browser, house, phone=True)
    yield room
    room.leave()


def piece_for(kind: str, phone: bool) -> str:
    first = PIECES.get(kind, CARD)
    return CARD if phone and not any(name in first for name in ON_PHONE) else first


def words(kind: str) -> list[str]:
    table = Sitting(shelf.title("tapestry"), shelf.box("tapestry"), kept("tapestry")[kind]).table
    name = table.kind(0)
    assert name.name == kind
    return [name.word(answer) for answer in table.answers(0)]


def test_every_kind_of_question_has_a_position_here() -> None:
    assert set(kept("tapestry")) == set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_answered_on_the_board_by_mouse_and_by_keys(desk: Room, kind: str) -> None:
    desk.come_to(kind)
    by_mouse = desk.answer(click, piece_for(kind, phone=False), *HELD)
    first = piece_for(kind, phone=False) if kind != "raise" else CARD
    by_keys = desk.answer(enter, first, ".tray .choice.can")
    assert {by_mouse, by_keys} <= set(words(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_a_question_is_answered_on_the_board_with_a_finger(phone: Room, kind: str) -> None:
    phone.come_to(kind)
    assert phone.answer(tap, piece_for(kind, phone=True), *HELD) in words(kind)


def test_a_tile_is_turned_and_laid(desk: Room) -> None:
    """Another hex, two turns to the right by key, one back with the wheel, and laid with Enter."""
    desk.come_to("lay")
    page = desk.page
    ready = page.locator(".confirm .choice")
    hexagon = page.locator(".hex.can").last
    hexagon.click()
    first = str(ready.get_attribute("data-word"))
    assert first.startswith(f"{hexagon.get_attribute('data-piece')}-".replace("hex", "at"))
    seen = {first}
    for key in ("r", "r", "r", "r", "r"):
        page.keyboard.press(key)
        seen.add(str(ready.get_attribute("data-word")))
    assert len(seen) == 6
    page.mouse.wheel(0, 100)
    expect(ready).to_have_attribute("data-word", first)
    page.keyboard.press("R")
    expect(ready).not_to_have_attribute("data-word", first)
    last = str(ready.get_attribute("data-word"))
    expect(page.locator(".way.on")).to_have_count(1)
    hexagon.click()
    assert desk.sent() == [last]


def test_two_fingers_turn_a_tile(phone: Room) -> None:
    """A quarter of a circle to the right, then back to where it was."""
    phone.come_to("lay")
    ready = phone.page.locator(".confirm .choice")
    first = str(ready.get_attribute("data-word"))
    box = phone.page.locator(".wide > .map").bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    screen = phone.page.context.new_cdp_session(phone.page)

    def fingers(kind: str, degrees: int) -> None:
        x, y = 60 * math.cos(math.radians(degrees)), 60 * math.sin(math.radians(degrees))
        both = [{"x": middle[0] + side * x, "y": middle[1] + side * y, "id": 1 + side} for side in (-1, 1)]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else both})

    for way, back in ((range(0, 91, 10), False), (range(90, -1, -10), True)):
        fingers("touchStart", way[0])
        for degrees in way:
            fingers("touchMove", degrees)
        fingers("touchEnd", way[-1])
        if back:
            expect(ready).to_have_attribute("data-word", first)
        else:
            expect(ready).not_to_have_attribute("data-word", first)
    assert phone.sent() == []


def test_a_landmark_is_dragged_turned_and_dropped(desk: Room) -> None:
    desk.come_to("raise")
    page = desk.page
    grid = page.locator(".centre .capital").bounding_box()
    piece = page.locator("[data-held]").bounding_box()
    assert grid is not None
    assert piece is not None
    plot = grid["width"] / 9

    def drag(row: float, column: float) -> None:
        page.mouse.move(piece["x"] + 40, piece["y"] + 40)
        page.mouse.down()
        page.mouse.move(grid["x"] + plot * column, grid["y"] + plot * row, steps=4)
        page.mouse.up()
        page.mouse.move(2, 2)

    # What is free is green and can be confirmed, what is not is red and says what is in the way.
    drag(0.5, 0.5)
    expect(page.locator(".ghost:not(.bad)")).to_have_count(1)
    word = str(page.locator(".confirm .choice").get_attribute("data-word"))
    rock = page.locator(".centre .cell.rock").last
    number = int(str(rock.get_attribute("data-plot")))
    drag(number // 9 + 0.5, number % 9 + 0.5)
    expect(page.locator(".ghost.bad")).to_have_count(1)
    expect(page.locator(".hand .bad")).to_contain_text("not free: an impassable plot")
    expect(page.locator(".confirm")).to_have_count(0)
    page.keyboard.press("Enter")
    assert desk.sent() == []
    drag(0.5, 0.5)
    for _ in range(4):
        page.keyboard.press("r")
    expect(page.locator(".confirm .choice")).to_have_attribute("data-word", word)
    page.keyboard.press("Enter")
    assert desk.sent() == [word]


def test_the_map_stays_drawn_behind_the_capital(desk: Room) -> None:
    desk.come_to("act")
    page = desk.page
    page.evaluate("window.drawn = [...document.querySelectorAll('.hex, .track .space, .mine .cell')]")
    page.keyboard.down("c")
    expect(page.locator(".centre .capital")).to_be_visible()
    shown = "drawn.map((node) => node.isConnected && node.checkVisibility())"
    assert not any(page.evaluate(shown))
    page.keyboard.up("c")
    expect(page.locator(".centre .capital")).to_have_count(0)
    assert len(page.evaluate(shown)) > 81
    assert all(page.evaluate(shown))


def test_what_cannot_be_chosen_tells_why(desk: Room) -> None:
    desk.come_to("conquer")
    desk.page.locator(".hex:not(.can)").first.hover()
    expect(desk.page.locator("#tip")).to_contain_text("7.1")
    desk.come_to("build")
    desk.page.locator(".centre .cell.rock").first.hover()
    expect(desk.page.locator("#tip")).to_contain_text("8.4")


def test_every_symbol_has_a_tip_and_every_space_a_text(desk: Room) -> None:
    desk.come_to("act")
    page = desk.page
    page.locator(".income [data-sign=food]").first.hover()
    expect(page.locator("#tip")).to_contain_text("Food: a resource")
    assert page.locator(".track .space").count() == 48
    texts = page.locator(".track .space").evaluate_all("nodes => nodes.map((node) => node.dataset.tip)")
    assert all(len(text) > 12 for text in texts)


TOLD = [
    ".stores .spot", ".stores .points", ".facts span", ".income .piece", ".income [data-sign]", ".track .space",
    ".track .price [data-sign]", ".track .landmark", ".hex", ".weave .piece", ".shelf", ".display .piece",
    ".display [data-sign]", ".goals li", ".rival .counter", ".taking [data-sign]", ".advance [data-sign]",
]  # fmt: skip
RESTS = """node => ['pointerover', 'pointerenter'].forEach((name) =>
    node.dispatchEvent(new PointerEvent(name, {pointerType: 'touch', bubbles: name === 'pointerover'})))"""


@pytest.mark.parametrize("kind", TOLD)
def test_every_symbol_tells_what_it_is(desk: Room, kind: str) -> None:
    """The pointer is told, and a finger that rests there."""
    desk.come_to("act")
    page = desk.page
    shown = page.locator("#tip.shown")
    page.locator(kind).first.hover()
    expect(shown).to_have_text(re.compile(r"\w"))
    page.mouse.move(2, 2)
    expect(shown).to_have_count(0)
    page.locator(kind).first.evaluate(RESTS)
    expect(shown).to_have_text(re.compile(r"\w"))
    page.keyboard.press("Escape")


@pytest.mark.parametrize("area", [".centre", ".mine .holder", ".rivals", ".right > .box >> nth=1"])
def test_the_arrows_walk_from_symbol_to_symbol(desk: Room, area: str) -> None:
    desk.come_to("act")
    page = desk.page
    page.locator(area).focus()
    seen = []
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        expect(page.locator("#tip.shown")).to_have_text(re.compile(r"\w"))
        seen.append(page.evaluate_handle("document.activeElement"))
    assert page.evaluate("nodes => new Set(nodes).size", seen) == 3
    page.evaluate("document.activeElement.blur()")


COVERED = """() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
    const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const within = (hex, x, y) => {
        const dx = Math.abs(2 * (x - hex.left) / hex.width - 1), dy = Math.abs(2 * (y - hex.top) / hex.height - 1);
        return dy < 0.98 && dx + dy / 2 < 0.98;
    };
    const steps = [...Array(41).keys()].map((i) => i / 40);
    return boxes('.corner').flatMap((card, i) => [
        ...boxes('.track [data-marker]').filter((marker) => meets(card, marker)).map(() => `${i} on a marker`),
        ...boxes('.map .hex, .middle .hex').filter((hex) => steps.some((x) => steps.some((y) =>
            within(hex, card.left + x * card.width, card.top + y * card.height)))).map(() => `${i} on a hex`),
    ]);
}"""


@pytest.mark.parametrize("seats", [2, 5])
def test_the_cards_of_the_advances_cover_nothing(desk: Room, seats: int) -> None:
    desk.look_at(desk.lay(position("tapestry", seats, asking("act", 5), after=10)), "act")
    expect(desk.page.locator(".corner")).to_have_count(4)
    assert desk.page.evaluate("document.querySelectorAll('.middle .hex').length") > 30
    assert desk.page.evaluate(COVERED) == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_whole_table_fits_on_one_screen(desk: Room, seats: int) -> None:
    desk.look_at(desk.lay(position("tapestry", seats, asking("act", 3), after=30)), "act")
    expect(desk.page.locator(".mine .income")).to_be_visible()
    hidden = """nodes => nodes.map((node) => Math.max(node.scrollHeight - node.clientHeight,
        node.scrollWidth - node.clientWidth))"""
    desk.page.wait_for_selector("#tab-log")
    assert max(desk.page.locator(".shell, .centre, .holder, .shell > .right").evaluate_all(hidden)) <= 0


def test_on_a_phone_what_is_answered_is_as_big_as_a_thumb(phone: Room) -> None:
    for kind in ("act", "pay", "raise", "choose"):
        phone.come_to(kind)
        assert phone.page.locator(".ask .can, .tab, .turns .btn").filter(visible=True).evaluate_all(SMALL) == [], kind


def test_on_a_phone_a_track_is_scrolled_to_the_space_that_can_be_reached(phone: Room) -> None:
    phone.look_at(phone.lay(position("tapestry", 3, asking("act", 5), after=60)), "act")
    for track in phone.page.locator(".strip .tab").all():
        track.tap()
        expect(phone.page.locator(".one .space.glows")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("kind", ["act", "lay", "raise", "die", "play", "keep"])
def test_axe_finds_nothing_at_a_question(desk: Room, axe: str, kind: str) -> None:
    desk.come_to(kind)
    found = looks(desk.visitor, axe)
    width, height = SIZES["screen"]
    desk.page.set_viewport_size({"width": width, "height": height})
    assert {size: each for size, each in found.items() if each} == {}


def test_a_whole_game_is_played_on_the_board_with_few_clicks(company: Company) -> None:
    """What is held is laid where it is."""
    visitor = company.visitor()
    visitor.table(ME, WILD, title="tapestry")
    pieces = ".advance.can, .taking.can, .hex.can, .cell.can, .tray .choice.can"
    play_with_few_clicks(visitor.page, anything(pieces, ".tray .choice.can", ".confirm .choice.can"))
