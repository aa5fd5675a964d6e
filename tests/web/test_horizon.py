"""The board of Beyond the Horizon: every kind of question is answered on it, by mouse, by finger and by keys."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, expect

from cradle import shelf
from cradle.core.record import Record, parse
from cradle.core.rng import seeded
from cradle.core.sitting import begin
from cradle.core.table import Table
from tests.web.clicking import HANDS, NOTED, answered, play_with_few_clicks
from tests.web.guests import Guest, invited
from tests.web.looking import SMALL, looks
from tests.web.people import BOT, ME, Company, House
from tests.web.positions import asking, position
from tests.web.telling import told

SEATS = 3


@dataclass(frozen=True)
class Case:
    """What seat 0 is asked, the pieces that are pressed one after another, and how the answer begins."""

    kind: str
    pieces: tuple[str, ...]
    answer: str = ""
    least: int = 2  # answers
    offering: tuple[str, ...] = ()  # answers that begin so are among them
    hands: tuple[str, ...] = field(default=("mouse", "finger", "keys"))
    twice: str = ""  # a piece with several answers: how they begin
    before: str = ""  # what a finger opens or closes to come to the piece
    content: str = ""  # own values, where the printed ones never ask it

    def found(self, table: Table) -> bool:
        kind = table.kind(0)
        if kind.name != self.kind or len(table.answers(0)) < self.least:
            return False
        words = [kind.word(answer) for answer in table.answers(0)]
        pieces = Counter(word.rpartition("-")[0] for word in words if self.twice and word.startswith(self.twice))
        several = not self.twice or min(pieces.values(), default=0) > 1
        return several and all(any(word.startswith(start) for word in words) for start in self.offering)


FACES = [f"g{card}{face}" for card in "1234" for face in "ab"]
# Whoever explores has two effects whose order matters: nothing that is printed has.
ORDER = "".join(
    f"""
[[government]]
id = "{face}"
despotism = [
  {{ on = "explore", do = [{{ recruit = "soldier", from = "active", strength = 1 }}] }},
  {{ on = "explore", do = [{{ population = 1 }}] }},
]
"""
    for face in FACES
)

CASES = {
    "government": Case("government", (".cards .can",), "government-"),
    "act": Case("act", (".tile .whole.can",), "move-"),
    "act-space": Case("act", (".space.can >> nth=-1",), "move-", offering=("move-0-1",)),
    "act-technology": Case("act", (".known .whole.can",), "move-", offering=("move-8-", "move-9-")),
    "basic": Case("basic", (".tile .whole.can",), "action-"),
    "research": Case("research", (".slot .can",), "slot-"),
    "colour": Case("colour", (".cards .can",), "colour-"),
    "technology": Case("technology", (".cards .can",), "technology-"),
    "invest": Case("invest", (".row .can",), "track-"),
    "cube": Case("cube", (".row .can",), "track-"),
    "structure": Case("structure", (".plate.can",), "structure-"),
    "recruit": Case("recruit", (".hex.can",), "s"),
    "strengthen": Case("strengthen", (".unit.can",), "unit-", offering=("unit-",)),
    "move": Case("move", (".hex.can",), "go-", least=4),
    "stop": Case("move", (".others .can",), "stop", offering=("stop",)),
    "settle": Case("expand", (".hex.can",), "", offering=("settle",)),
    "found": Case("expand", (".plate.can", ".hex.can"), "found-", 2, (), ("mouse", "keys"), "found-"),
    "found-place": Case("expand", (".hex.can",), "", 5, ("found",)),
    "pass": Case("expand", (".others .can",), "pass"),
    "builder": Case("builder", (".unit.can",), "unit-"),
    "muster": Case("muster", (".unit.can",), "unit-"),
    "produce": Case("produce", (".deed.can",), "", offering=("coins", "population")),
    "buy": Case("exchange", (".stores .deed.can",), "", offering=("buy",)),
    "recall": Case("exchange", (".unit.can",), "recall-", offering=("recall",), before="[data-drawer]"),
    "goal": Case("goal", (".cards .can",), "goal-"),
    "choose": Case("choose", (".cards .can",), "pick-"),
    "accept": Case("accept", (".cards .can",), "yes"),
    "order": Case("order", (".cards .can",), "trigger-", content=ORDER),
}


AIMS = ("government-5", "track-2", "settle", "fortify", "goal")  # what is done where it can be done
LAST = ("pass", "skip", "done", "stop", "enough", "sell", "recall")  # what is done where nothing else can be done


@cache
def positions() -> dict[str, Record]:
    """A position for each case: the first in games of eager people, played from seed 1 on."""
    found = {name: record for content in {case.content for case in CASES.values()} for name, record in search(content)}
    assert set(found) == set(CASES), f"no game comes to {set(CASES) - set(found)}"
    return found


def search(content: str) -> Iterator[tuple[str, Record]]:
    """The positions of the cases that are played with this content."""
    box = shelf.box("horizon", content or None, "content")
    missing = {name: case for name, case in CASES.items() if case.content == content}
    for seed in range(1, 60):
        sitting = begin(shelf.title("horizon"), box, SEATS, {}, seed)
        rng = seeded(seed)
        while missing and (asked := sitting.table.asked()):
            here = [name for name, case in missing.items() if 0 in asked and case.found(sitting.table)]
            for name in here:
                del missing[name]
                yield name, parse(sitting.record.text())
            seat = asked[rng.below(len(asked))]
            answers = eager(sitting.table, seat)
            sitting.answer(seat, answers[rng.below(len(answers))])


def eager(table: Table, seat: int) -> list[int]:
    """The answers of somebody who settles where it is possible and does not pass."""
    kind = table.kind(seat)
    words = {answer: kind.word(answer) for answer in table.answers(seat)}
    aims = [answer for answer, word in words.items() if word.startswith(AIMS)]
    deeds = [answer for answer, word in words.items() if not word.startswith(LAST)]
    return aims or deeds or list(words)


@pytest.fixture(scope="module")
def guests(browser: Browser, house: House) -> Iterator[dict[str, Guest]]:
    with invited(browser, house, "horizon") as both:
        yield both


def at(guest: Guest, name: str) -> Page:
    return guest.sit(positions()[name], CASES[name].content)


ALL = [(name, hand) for name, case in CASES.items() for hand in case.hands]


@pytest.mark.parametrize(("name", "hand"), ALL)
def test_a_question_is_answered_on_the_board(guests: dict[str, Guest], name: str, hand: str) -> None:
    page = at(guests["phone" if hand == "finger" else "screen"], name)
    press = HANDS[hand]
    if hand == "finger" and CASES[name].before:
        page.locator(CASES[name].before).tap()

    def pressed() -> None:
        for piece in CASES[name].pieces:
            press(page.locator(piece).first)
        if page.locator(".ways .can").count():
            press(page.locator(".ways .can").first)
        if hand == "finger":
            page.locator(".doit").tap()  # what it brings is seen first

    assert answered(page, pressed).startswith(CASES[name].answer)


def test_the_cases_are_all_kinds_of_questions() -> None:
    kinds = {kind.name for kind in shelf.title("horizon").kinds}
    assert {case.kind for case in CASES.values()} == kinds


def test_a_digit_takes_a_printed_action(guests: dict[str, Guest]) -> None:
    page = at(guests["screen"], "act-space")
    assert answered(page, lambda: page.keyboard.press("1")).startswith("move-0-")


def test_arrows_walk_over_the_lit_places(guests: dict[str, Guest]) -> None:
    page = at(guests["screen"], "move")
    page.locator(".large .hex.can").first.focus()
    seen = set()
    for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        page.keyboard.press(arrow)
        seen.add(page.evaluate("document.activeElement.getAttribute('transform')"))
    assert len(seen - {None}) > 1


def test_a_far_place_is_reached_by_one_click(guests: dict[str, Guest]) -> None:
    page = guests["screen"].sit(position("horizon", SEATS, far_to_go, after=3))
    page.evaluate(NOTED)
    page.locator(".large .hex.can[aria-label*='2 movement points']").first.click()
    page.wait_for_function("() => sent.length >= 2")
    assert all(word.startswith("go-") for word in page.evaluate("sent"))


def far_to_go(table: Table) -> bool:
    points = table.view(0)["players"]
    assert isinstance(points, list)
    return asking("move", 4)(table) and points[0]["points"] >= 3


def test_what_an_answer_brings_is_told_before_it_is_given(guests: dict[str, Guest]) -> None:
    page = at(guests["screen"], "produce")
    expect(page.locator(".brings")).to_contain_text("Point at what glows")
    page.locator(".deed.can").first.hover()
    expect(page.locator(".brings h2")).to_contain_text(re.compile("Coins|Population"))


def test_a_closed_action_tells_why(guests: dict[str, Guest]) -> None:
    page = at(guests["screen"], "act")
    expect(page.locator(".actions .tile:not(.can) .reason").first).not_to_be_empty()
    page.locator(".actions .tile:not(.can) .whole").first.hover()
    expect(page.locator("#tip")).to_contain_text(re.compile(r"4\.\d"))


TOLD = [
    ".counter",
    ".row .sign",
    ".row .cell",
    ".column",
    ".goal",
    ".government .step",
    ".rival .rows > *",
    ".own .leader",
]
TOLD += [".tile:not(.can) .whole", ".tile .space", ".known .whole", ".hex", ".unit"]


def test_every_symbol_tells_what_it_is(guests: dict[str, Guest]) -> None:
    """The pointer is told, and a finger that rests there."""
    page = guests["screen"].sit(position("horizon", SEATS, asking("act", 2), after=34))
    page.mouse.move(2, 2)
    for kind in TOLD:
        for pointer in ("mouse", "touch"):
            assert told(page.locator(kind).first, pointer), kind


def test_the_focus_is_told_what_it_is_on(guests: dict[str, Guest]) -> None:
    page = at(guests["screen"], "research")
    page.keyboard.press("Shift")  # somebody plays by keys
    page.locator(".large .slot .can").first.focus()
    expect(page.locator("#tip.shown")).to_have_text(re.compile(r"\w"))


# Texts that are hidden by their own box; those of cards end with an ellipsis, and their tip tells all of it.
CUT = """() => [...document.querySelectorAll('.horizon *, .mine *')].filter((node) => {
    const style = getComputedStyle(node);
    if (style.overflowX !== 'hidden' && style.overflowY !== 'hidden') return false;
    if (style.webkitLineClamp !== 'none' || node.closest('.hidden-text') || !node.getClientRects().length) return false;
    return node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
}).map((node) => `${node.getAttribute('class')}: ${node.textContent.trim().slice(0, 60)}`)"""


@pytest.mark.parametrize("lang", ["en-GB", "ru-RU", "pl-PL"])
def test_no_text_is_cut_in_the_middle_of_a_line(company: Company, lang: str) -> None:
    for phone in (False, True):
        guest = Guest(company.visitor(lang=lang, phone=phone), "horizon")
        for kind in ("act", "research"):
            page = guest.sit(position("horizon", SEATS, asking(kind, 2), after=34))
            for width, height in [(390, 844)] if phone else [(1366, 768), (1920, 1080)]:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_function(f"() => innerWidth === {width} && !({CUT})().length")


def test_no_codes_are_shown(guests: dict[str, Guest]) -> None:
    for name in ("act", "research", "settle"):
        page = at(guests["screen"], name)
        assert not re.search("○|≥|\\bI+-\\d|space [abcd]\\b", page.inner_text("main"))


HIDDEN = """nodes => nodes.map((node) => Math.max(node.scrollHeight - node.clientHeight,
    node.scrollWidth - node.clientWidth))"""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_whole_table_fits_on_one_screen(guests: dict[str, Guest], seats: int) -> None:
    page = guests["screen"].sit(position("horizon", seats, asking("act", 6), after=12))
    expect(page.locator(".rival")).to_have_count(seats - 1)
    expect(page.locator(".mine .stores")).to_be_visible()
    assert max(page.locator(".centre, .rivals, .question, .holder, .large .body").evaluate_all(HIDDEN)) <= 0


def test_on_a_phone_answers_are_as_big_as_a_thumb(guests: dict[str, Guest]) -> None:
    for name in ("act", "research", "produce", "choose", "cube"):
        page = at(guests["phone"], name)
        assert page.locator(".choice.can").filter(visible=True).evaluate_all(SMALL) == [], name


def test_a_closed_level_is_told_in_two_words_and_in_full_by_its_tip(guests: dict[str, Guest]) -> None:
    page = guests["screen"].sit(position("horizon", SEATS, asking("research", 2), after=30))
    closed = page.locator(".large .slot .why", has_text="not now")
    expect(closed.first).to_be_visible()
    expect(page.locator(".large .slot .why", has_text="is not on offer")).to_have_count(0)
    closed.first.hover()
    expect(page.locator("#tip")).to_contain_text("is not on offer now")


def test_what_others_do_is_seen(browser: Browser, house: House) -> None:
    company = Company(browser, house)
    visitor = company.visitor(calm=False)
    guest = Guest(visitor, "horizon")
    page = guest.sit(position("horizon", 2, asking("produce"), after=3))
    page.evaluate("""() => { window.flown = 0; window.told = 0; new MutationObserver((all) => all.forEach((each) =>
        each.addedNodes.forEach((node) => { flown += Number(node.classList?.contains('flight') ?? 0);
            told += Number(node.classList?.contains('tag') ?? 0); })))
        .observe(document.querySelector('.sky'), {childList: true}); }""")
    page.keyboard.press("Tab")
    page.evaluate("document.querySelector('.deed.can').click()")
    page.wait_for_function("() => flown > 0 && told > 0")
    page.mouse.click(3, 3)
    expect(page.locator(".flight, .tag")).to_have_count(0)  # a click skips
    visitor.page.context.close()
    assert visitor.troubles == []


def test_nothing_moves_for_whoever_wants_it_still(guests: dict[str, Guest]) -> None:
    page = guests["screen"].sit(position("horizon", 2, asking("produce"), after=3))
    page.evaluate("""() => { window.flown = 0; new MutationObserver((all) => all.forEach((each) =>
        each.addedNodes.forEach((node) => { flown += Number(node.classList?.contains('flight') ?? 0); })))
        .observe(document.querySelector('.sky'), {childList: true}); }""")
    before = page.locator(".log").inner_text()
    page.locator(".deed.can").first.click()
    expect(page.locator(".log")).not_to_have_text(before, use_inner_text=True)
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("flown") == 0


@pytest.mark.parametrize("area", [".centre", ".mine .holder", ".rivals"])
def test_the_arrows_walk_from_symbol_to_symbol(guests: dict[str, Guest], area: str) -> None:
    page = guests["screen"].sit(position("horizon", SEATS, asking("act", 2), after=34))
    page.locator(area).focus()
    seen = []
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        expect(page.locator("#tip.shown")).to_have_text(re.compile(r"\w"))
        seen.append(page.evaluate_handle("document.activeElement"))
    assert page.evaluate("nodes => new Set(nodes).size", seen) > 1


def test_a_finger_that_rests_on_a_piece_is_told_and_answers_nothing(guests: dict[str, Guest]) -> None:
    page = at(guests["phone"], "research")
    piece = page.locator(".slot .can").first
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen = page.context.new_cdp_session(page)
    page.evaluate(NOTED)
    page.evaluate("""() => { window.clicked = false;
        document.addEventListener('click', () => { clicked = true; }, true);
        document.addEventListener('pointerdown', (event) => { window.began = event.timeStamp; }, true); }""")
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    expect(page.locator("#tip.shown")).to_have_text(re.compile(r"\w"))
    page.wait_for_function("() => performance.now() - began > 450")
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("() => clicked")  # the browser has clicked, and nothing has come of it
    assert page.evaluate("sent") == []
    expect(page.locator(".doit")).to_have_count(0)
    piece.tap()
    expect(page.locator(".doit")).to_be_visible()


@pytest.mark.parametrize("name", ["act", "research", "move", "found", "produce", "technology"])
def test_axe_finds_nothing(guests: dict[str, Guest], axe: str, name: str) -> None:
    guest = guests["screen"]
    at(guest, name)
    found = looks(guest.visitor, axe)
    assert {size: each for size, each in found.items() if each} == {}


# Wants one of the eager answers after another and presses the pieces that give it.
GIVE = f"""async ({{words, found, press, one}}) => {{
    const among = (starts) => (word) => starts.some((start) => word.startsWith(start));
    const deeds = words.filter((word) => !among({json.dumps(LAST)})(word));
    const word = one([words.filter(among({json.dumps(AIMS)})), deeds, words].find((some) => some.length));
    const [span, ...numbers] = word.split('-');
    const unit = found(`[data-piece="unit-0-${{numbers[0]}}"].can:not(.held)`)[0];
    if (span === 'go' && unit) await press(unit);
    const piece = one(found(`.can[data-word="${{word}}"]`)) ?? found(`[data-piece="place-${{numbers.at(-1)}}"].can`)[0];
    if (await press(piece)) return '';
    return (await press(found(`.ways [data-word="${{word}}"]`)[0])) ? '' : word;
}}"""


def test_a_whole_game_is_played_on_the_board_with_few_clicks(company: Company) -> None:
    """Whatever an eager person wants to answer."""
    play_with_few_clicks(Guest(company.visitor(), "horizon").open({"seats": [ME, BOT]}), GIVE)
