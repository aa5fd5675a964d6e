"""The board of Tapestry: every kind of question is answered on it, by mouse, by finger and by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Locator, expect

from cradle import shelf
from cradle.core.record import Record
from cradle.core.rng import seeded
from cradle.core.sitting import Sitting, begin
from tests.web.looking import looks
from tests.web.people import ME, WILD, Company, Visitor
from tests.web.positions import asking, position

# The adjustments, the seats and the seed of a game, played at random, in which seat 0 is asked such a question.
PLAIN = {
    1: "keep act pay step lay bonus alchemy choose build raise tile invent conquer die next play upgrade discard-card",
    2: "take choose-landmark refresh", 3: "guild match", 4: "trade", 5: "stage", 6: "again choose-building",
    7: "tinker", 10: "predict", 11: "barter", 13: "torch ally", 14: "discard-tile play-drawn", 15: "stall",
    16: "spy", 21: "merry", 23: "magnate", 24: "seal", 26: "imitate-symbol dictate", 27: "muster",
    34: "may left-die", 35: "overplay", 36: "dark-age", 58: "leader", 62: "marry", 66: "keep-roll", 69: "history",
    72: "herald", 91: "burn", 105: "double", 113: "voyage", 119: "gift gift-to", 155: "garrison", 381: "trap",
}  # fmt: skip
GAMES = {kind: ("original", 3, seed) for seed, kinds in PLAIN.items() for kind in kinds.split()}
GAMES |= {"symbol": ("original", 2, 26), "civilization": ("original", 2, 240)}
GAMES |= {"transmute": ("experimental", 3, 1), "cube": ("experimental", 3, 2), "jump": ("experimental", 3, 6)}
GAMES |= {"venture": ("experimental", 3, 15), "warehouse": ("experimental", 3, 15), "floor": ("experimental", 3, 21)}
GAMES |= {"dance": ("experimental", 3, 21), "proclaim": ("experimental", 3, 72), "purchase": ("experimental", 3, 154)}
GAMES |= {"swap": ("experimental", 3, 290), "swap-with": ("experimental", 3, 290), "crucible": ("pack", 3, 1)}
GAMES |= {"vision": ("pack", 3, 10), "wares": ("pack", 3, 15), "homeland": ("pack", 3, 201), "colony": ("pack", 3, 253)}
# Asked so seldom that no game at random comes to them: they have cards like the others (`answers.test.ts`).
SELDOM = "token discard-technology step-back boost-token uprising match-token restart historian carve carved spread"

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
ON_PHONE = ("hex", "cell", "capital")  # the rest has its cards at the thumb
LOOKS = 20  # at the pieces, until one of them answers
STALE = """() => {
    const send = window.fetch;
    window.sent = [];
    window.fetch = (path, options) => {
        if (!String(path).endsWith('/answers')) return send(path, options);
        window.sent.push(JSON.parse(options.body).word);
        if (window.playing) return send(path, options);
        const body = JSON.stringify({error: {message: 'server-stale', args: {}}});
        return Promise.resolve(new Response(body, {status: 409, headers: {'Content-Type': 'application/json'}}));
    };
}"""


@cache
def at(kind: str) -> Record:
    adjustments, seats, seed = GAMES[kind]
    sitting = begin(shelf.title("tapestry"), shelf.box("tapestry"), seats, {"adjustments": adjustments}, seed)
    rng = seeded(seed)
    while asked := sitting.table.asked():
        if 0 in asked and sitting.table.kind(0).name == kind and len(sitting.table.answers(0)) > 1:
            return sitting.record
        seat = asked[rng.below(len(asked))]
        answers = sitting.table.answers(seat)
        sitting.answer(seat, answers[rng.below(len(answers))])
    raise AssertionError(f"this game does not come to {kind}")


class Room:
    """One page, at which one table after another is looked at. What is answered is noted, and refused as too late."""

    tables: ClassVar[dict[str, str]] = {}  # by what is asked there: nobody answers, so everybody can look at them
    cookies: ClassVar[list[Any]] = []  # of whoever sits there

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        if self.cookies:
            self.page.context.add_cookies(self.cookies)
        self.page.add_init_script(f"({STALE})()")
        visitor.visit("/")
        visitor.settle(confirm=False)
        visitor.visit("/")

    def come_to(self, kind: str) -> None:
        if kind not in self.tables:
            self.tables[kind] = self.open(at(kind), GAMES[kind][1])
        self.look_at(self.tables[kind], kind)

    def open(self, record: Record, seats: int) -> str:
        origin = {"record": record.text(), "step": len(record.lines)}
        wanted = {"title": "tapestry", "seats": [ME, *[WILD] * (seats - 1)], "pace": "instant", "from": origin}
        made = self.visitor.call("POST", "/api/tables", wanted)
        self.cookies[:] = self.page.context.cookies()
        return str(made["id"])

    def look_at(self, table: str, kind: str) -> None:
        """Without loading the page anew."""
        go = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
        self.page.evaluate(go, f"/table/{table}")
        self.page.wait_for_selector(f".ask.{kind}", state="attached")
        self.page.wait_for_selector(".choice.can, .hex.can", state="attached")

    def sent(self) -> list[str]:
        found = self.page.evaluate("window.sent.splice(0)")
        return [str(word) for word in found]

    def answer(self, press: Callable[[Locator], None], *selectors: str) -> str:
        """Press one piece after another until something is answered; after a refusal the page asks for the game."""
        for _ in range(LOOKS):
            for selector in selectors:
                piece = self.page.locator(selector).first
                if piece.count():
                    press(piece)
                    if found := self.sent():
                        return found[0]
            self.page.wait_for_timeout(100)
        return ""


def click(piece: Locator) -> None:
    piece.click()


def tap(piece: Locator) -> None:
    piece.tap()


def enter(piece: Locator) -> None:
    piece.focus()
    piece.press("Enter")


def pieces_for(kind: str, phone: bool) -> list[str]:
    first = PIECES.get(kind, CARD)
    if phone and not any(name in first for name in ON_PHONE):
        first = CARD
    return [first, ".confirm .choice.can", ".tray .choice.can"]


def words(kind: str) -> list[str]:
    table = Sitting(shelf.title("tapestry"), shelf.box("tapestry"), at(kind)).table
    name = table.kind(0)
    return [name.word(answer) for answer in table.answers(0)]


def test_every_kind_of_question_has_a_position_here() -> None:
    assert {kind.name for kind in shelf.title("tapestry").kinds} == {*GAMES, *SELDOM.split()}


def test_questions_are_answered_on_the_board_by_mouse_and_by_keys(company: Company) -> None:
    room = Room(company.visitor())
    wrong = {}
    for kind in GAMES:
        room.come_to(kind)
        by_mouse = room.answer(click, *pieces_for(kind, phone=False))
        first = PIECES.get(kind, CARD) if kind != "raise" else ".confirm .choice.can"
        by_keys = room.answer(enter, first, ".tray .choice.can")
        if not {by_mouse, by_keys} <= set(words(kind)):
            wrong[kind] = (by_mouse, by_keys)
    assert wrong == {}


def test_questions_are_answered_on_the_board_with_a_finger(company: Company) -> None:
    room = Room(company.visitor(phone=True))
    wrong = {}
    for kind in GAMES:
        room.come_to(kind)
        answer = room.answer(tap, *pieces_for(kind, phone=True))
        if answer not in words(kind):
            wrong[kind] = answer
    assert wrong == {}


def test_a_tile_is_turned_and_laid(company: Company) -> None:
    """Another hex, two turns to the right by key, one back with the wheel, and laid with Enter."""
    room = Room(company.visitor())
    room.come_to("lay")
    page = room.page
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
    assert room.sent() == [last]


def test_a_landmark_is_dragged_turned_and_dropped(company: Company) -> None:
    room = Room(company.visitor())
    room.come_to("raise")
    page = room.page
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
    assert room.sent() == []
    drag(0.5, 0.5)
    for _ in range(4):
        page.keyboard.press("r")
    expect(page.locator(".confirm .choice")).to_have_attribute("data-word", word)
    page.keyboard.press("Enter")
    assert room.sent() == [word]


def test_what_cannot_be_chosen_tells_why(company: Company) -> None:
    room = Room(company.visitor())
    room.come_to("conquer")
    room.page.locator(".hex:not(.can)").first.hover()
    expect(room.page.locator("#tip")).to_contain_text("7.1")
    room.come_to("build")
    room.page.locator(".centre .cell.rock").first.hover()
    expect(room.page.locator("#tip")).to_contain_text("8.4")


def test_every_symbol_has_a_tip_and_every_space_a_text(company: Company) -> None:
    room = Room(company.visitor())
    room.come_to("act")
    page = room.page
    page.locator(".income [data-sign=food]").first.hover()
    expect(page.locator("#tip")).to_contain_text("Food: a resource")
    assert page.locator(".track .space").count() == 48
    texts = page.locator(".track .space").evaluate_all("nodes => nodes.map((node) => node.dataset.tip)")
    assert all(len(text) > 12 for text in texts)


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_whole_table_fits_on_one_screen(company: Company, seats: int) -> None:
    room = Room(company.visitor())
    room.look_at(room.open(position("tapestry", seats, asking("act", 3), after=30), seats), "act")
    expect(room.page.locator(".mine .income")).to_be_visible()
    hidden = """nodes => nodes.map((node) => Math.max(node.scrollHeight - node.clientHeight,
        node.scrollWidth - node.clientWidth))"""
    room.page.wait_for_selector("#tab-log")
    assert max(room.page.locator(".shell, .centre, .holder, .shell > .right").evaluate_all(hidden)) <= 0


def test_on_a_phone_what_is_answered_is_as_big_as_a_thumb(company: Company) -> None:
    room = Room(company.visitor(phone=True))
    small = """nodes => nodes.map((node) => node.getBoundingClientRect()).filter((box) => box.width &&
        (box.width < 44 || box.height < 44)).map((box) => `${box.width}×${box.height}`)"""
    for kind in ("act", "pay", "raise", "choose"):
        room.come_to(kind)
        assert room.page.locator(".ask .can, .tab, .turns .btn").evaluate_all(small) == [], kind


@pytest.mark.parametrize("kind", ["act", "lay", "raise", "die", "play", "keep"])
def test_axe_finds_nothing_at_a_question(company: Company, axe: str, kind: str) -> None:
    room = Room(company.visitor())
    room.come_to(kind)
    assert {size: each for size, each in looks(room.visitor, axe).items() if each} == {}


def test_a_whole_game_is_played_on_the_board_with_few_clicks(company: Company) -> None:
    """At most 1.3 clicks for a decision that has a choice."""
    room = Room(company.visitor())
    page = room.page
    page.evaluate("window.playing = true")
    made = room.visitor.call("POST", "/api/tables", {"title": "tapestry", "seats": [ME, WILD], "pace": "instant"})
    room.look_at(str(made["id"]), "keep")
    played = page.evaluate(PLAY)
    assert played["over"], played
    assert played["decisions"] > 40
    assert played["clicks"] <= 1.3 * played["decisions"], played


# Presses whatever glows, one of the pieces after another, until the score sheet comes.
PLAY = """async () => {
    const found = (...selectors) => selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
        .filter((node) => node.getBoundingClientRect().width > 0);
    const told = () => document.querySelector('#question')?.textContent + document.querySelector('.lister')?.textContent
        + location.pathname + (document.querySelector('.confirm .choice')?.dataset.word ?? '')
        + document.querySelectorAll('.tray .choice').length;
    let clicks = 0, decisions = 0, idle = 0;
    for (let n = 0; n < 3000 && idle < 1200; n++) {
        if (document.querySelector('.after')) return {over: true, clicks, decisions};
        const all = found('.confirm .choice.can', '.tray .choice.can', '.advance.can', '.taking.can', '.hex.can',
            '.cell.can');
        const asked = document.querySelector('.ask:not(.done)');
        if (!all.length || !asked) { idle += 1; await new Promise((done) => setTimeout(done, 15)); continue; }
        idle = 0;
        const count = Number(document.querySelector('.lister')?.textContent.match(/\\d+/)?.[0] ?? 1);
        const before = told();
        const held = document.querySelector('.confirm .choice.can');
        const node = held ?? all[(n * 7) % all.length];
        node.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        if (count > 1) { clicks += 1; decisions += window.sent.splice(0).length; }
        window.sent.length = 0;
        for (let i = 0; i < 400 && told() === before && !document.querySelector('.after'); i++)
            await new Promise((done) => setTimeout(done, 10));
    }
    return {over: false, clicks, decisions, stuck: told()};
}"""
