"""The analysis of a finished game in a real browser: every state, keys, touch, languages, titles, axe."""

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cradle import shelf
from cradle.core.record import Record
from cradle.core.sitting import Sitting
from cradle.language import Language
from tests.server import quick_analyst
from tests.web.analysed import (
    LANGUAGES,
    bring,
    decisions,
    largest,
    look,
    losses,
    made,
    played,
    raw_ids,
    standings,
    state,
    tell,
)
from tests.web.looking import THEMES, looks, problems, themed
from tests.web.people import READY, Company, House, Visitor

HELD = "answer 30"  # a task in the middle of the game
SMALL = """nodes => nodes.map(node => [node, node.getBoundingClientRect()]).filter(([node, box]) =>
    box.width && (box.width < 43.5 || box.height < 43.5)).map(([node]) => node.outerHTML.slice(0, 90))"""

CUT = "nodes => nodes.filter(node => node.scrollWidth > node.clientWidth + 1).map(node => node.textContent)"


@pytest.fixture(scope="module")
def orders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What happens to whoever analyses: see the quick analyst."""
    return tmp_path_factory.mktemp("orders")


@pytest.fixture(scope="module")
def house(client: Path, orders: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that makes its analyses up."""
    words = {
        "CRADLE_ANALYST": os.pathsep.join([str(quick_analyst.__file__), str(orders)]),
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    house = House(client, tmp_path_factory.mktemp("analyst") / "tables.sqlite", **words)
    try:
        house.open()
        yield house
    finally:
        house.close()


@pytest.fixture(autouse=True)
def no_orders(orders: Path) -> Iterator[None]:
    yield
    for order in orders.iterdir():
        order.unlink()


def game() -> Record:
    return played("hadara", 2)


def own_game(visitor: Visitor) -> str:
    """A finished game of the visitor, who has all seats and gives the last answer here."""
    record = game()
    seat, _, word = record.lines[-1].split(" ")
    visitor.arrive()
    origin = {"record": record.text(), "step": len(record.lines) - 1}
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Bo")]
    made = visitor.call("POST", "/api/tables", {"title": "hadara", "seats": seats, "pace": "instant", "from": origin})
    table = str(made["id"])
    question = visitor.call("GET", f"/api/tables/{table}/game?eye={seat}")["question"]
    answer = {"seat": int(seat), "number": question["number"], "id": "last-answer", "word": word}
    visitor.call("POST", f"/api/tables/{table}/answers", answer)
    return table


def shown(page: Page, answer: int) -> None:
    """Chart, list and address show the same answer."""
    page.wait_for_selector(f'{READY} [data-now="{answer}"]')
    expect(page).to_have_url(re.compile(f"#{answer}$"))
    expect(page.locator(".move[aria-current]")).to_have_attribute("data-answer", str(answer))


def told(visitor: Visitor, title: str = "hadara", seats: int = 2) -> tuple[Page, Any]:
    """The analysis of a game that was played elsewhere, open at the largest loss of its first seat."""
    table = bring(visitor, played(title, seats), "Ada", "Bo")
    reply = made(title, seats)
    tell(visitor, table, reply)
    page = look(visitor, table)
    page.wait_for_selector(f'{READY} [data-now="{largest(reply, 0)}"]')
    return page, reply


# -- from the end of the game to the next --------------------------------------------------------------------------


def test_from_the_end_of_a_game_to_the_next_mistake_and_to_play_it_out(company: Company) -> None:
    visitor = company.visitor()
    table = own_game(visitor)
    visitor.visit(f"/table/{table}")
    page = visitor.page
    page.locator(".after").get_by_role("link", name="Analysis").click()
    state(page, "none")
    page.get_by_role("button", name=re.compile(r"^Analyse this game, about \d+ minutes?$")).click()
    state(page, "done")
    reply = visitor.call("GET", f"/api/tables/{table}/analysis")
    answer = largest(reply, 0)
    shown(page, answer)
    expect(page.locator("#verdict")).to_have_text("blunder")
    expect(page.locator(".played .is")).to_have_text("played")
    expect(page.locator(".verdict ol button")).to_have_count(3)
    page.mouse.move(2, 2)  # nothing is pointed at
    expect(page.locator('[data-judged="played"]').first).to_be_visible()
    expect(page.locator('[data-judged="best"]').first).to_be_visible()
    page.locator(".verdict ol button").first.hover()
    page.wait_for_selector('[data-judged="shown"]')
    around = losses(reply, 0)
    for _ in around:
        answer = next((each for each in around if each > answer), around[0])
        page.get_by_role("button", name="Next mistake").click()
        shown(page, answer)
    assert answer == largest(reply, 0), "all round"
    chosen = next(one for one in decisions(reply, 0) if one["n"] == answer - 1)
    page.get_by_role("button", name="Play it out from here").click()
    page.wait_for_url(re.compile(rf"/table/(?!{table})"))
    visitor.asked()
    fresh = page.url.rsplit("/", 1)[1]
    seats = visitor.call("GET", f"/api/tables/{fresh}")["seats"]
    assert [(seat["mine"], seat["kind"]) for seat in seats] == [(True, "person"), (False, "bot")]
    question = visitor.call("GET", f"/api/tables/{fresh}/game?eye=0")["question"]
    assert question["kind"] == chosen["kind"]
    assert {chosen["word"], chosen["best"]} <= {each["word"] for each in question["answers"]}


def test_replay_and_analysis_are_two_sides_of_a_game(company: Company) -> None:
    visitor = company.visitor()
    page, reply = told(visitor)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".player input")
    assert page.locator(".player input").input_value() == str(largest(reply, 0))
    page.get_by_role("link", name="Analysis", exact=True).click()
    shown(page, max((largest(reply, seat) for seat in (0, 1)), key=lambda n: (loss_at(reply, n), -n)))


def loss_at(reply: Any, answer: int) -> float:
    return float(next(one["loss"] for one in reply["analysis"]["decisions"] if one["n"] == answer - 1))


def test_pointing_at_an_answer_and_choosing_a_seat(company: Company) -> None:
    page, reply = told(company.visitor())
    page.get_by_role("button", name=re.compile("^Bo: accuracy")).click()
    expect(page.locator("#review-moves")).to_have_text("Moves of Bo")
    first = losses(reply, 1)[0]
    page.locator(f'.move[data-answer="{first}"]').click()
    shown(page, first)
    box = page.locator(".chart svg").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] - 97, box["y"] + 60)
    page.wait_for_selector(f'[data-now="{len(game().lines)}"]')
    page.get_by_role("button", name="The same as numbers").click()
    expect(page.locator("dialog tbody tr")).to_have_count(len(game().lines) + 1)


COVERED = """() => {
    const flag = document.querySelector('.chart .flag').getBoundingClientRect();
    return [...document.querySelectorAll('.chart svg text:not(.said)')].filter((node) => {
        const box = node.getBoundingClientRect();
        return box.left < flag.right && box.right > flag.left && box.top < flag.bottom && box.bottom > flag.top;
    }).map((node) => node.textContent);
}"""


def test_the_flag_of_the_chart_covers_no_words(company: Company) -> None:
    """Wherever it stands, above all at a turning point."""
    page, reply = told(company.visitor(), seats=3)
    turns = [turn["n"] for turn in reply["analysis"]["turns"]]
    assert turns
    for answer in (1, *turns, len(played("hadara", 3).lines)):
        page.locator(".chart input").fill(str(answer))
        page.wait_for_selector(f'{READY} [data-now="{answer}"]')
        assert page.evaluate(COVERED) == []


# -- while it is made ----------------------------------------------------------------------------------------------


def test_while_it_runs_what_is_done_can_be_used_and_a_reload_loses_nothing(company: Company, orders: Path) -> None:
    (orders / f"wait {HELD}").touch()
    visitor, other = company.visitor(), company.visitor("Bo")
    table = own_game(visitor)
    page = look(visitor, table, "analysis")
    page.get_by_role("button", name=re.compile("^Analyse")).click()
    state(page, "running")
    expect(page.locator(".head .count")).to_have_text(f"30 of {len(game().lines)} answers analysed")
    expect(page.locator("progress")).to_have_js_property("value", 30)
    waits = page.locator(".move .waits").count()
    assert 0 < waits < page.locator(".move").count()
    line = page.locator(".line.chosen").get_attribute("d") or ""
    known = losses(visitor.call("GET", f"/api/tables/{table}/analysis"), 0)[0]
    page.locator(f'.move[data-answer="{known}"]').click()
    expect(page.locator(".played .percent")).to_be_visible()
    page.reload()
    state(page, "running")
    shown(page, known)
    for number, sentence in enumerate(["This game is analysed next.", "One game is analysed before this one."]):
        waiting = bring(other, played("hadara", 2, 2 + number), "Bo", "Cy")
        other.call("POST", f"/api/tables/{waiting}/analysis")
        look(other, waiting)
        expect(other.page.locator(".standing")).to_contain_text(sentence)
    (orders / f"wait {HELD}").unlink()
    state(page, "done")
    shown(page, known)
    expect(page.locator(".waits")).to_have_count(0)
    assert len(page.locator(".line.chosen").get_attribute("d") or "") > 2 * len(line)
    state(other.page, "done")


def test_a_failure_keeps_what_is_done_and_again_goes_on(company: Company, orders: Path) -> None:
    (orders / f"die-always {HELD}").touch()
    visitor = company.visitor()
    table = own_game(visitor)
    visitor.call("POST", f"/api/tables/{table}/analysis")
    page = look(visitor, table, "analysis")
    state(page, "failed")
    expect(page.locator(".standing")).to_contain_text("What is done stays.")
    expect(page.locator(".head .count")).to_have_text(f"30 of {len(game().lines)} answers analysed")
    (orders / f"die-always {HELD}").unlink()
    page.get_by_role("button", name="Again").click()
    state(page, "done")
    expect(page.locator(".standing")).to_have_text("")


# -- for everybody -------------------------------------------------------------------------------------------------


def test_by_keys_alone(company: Company) -> None:
    visitor = company.visitor()
    page, reply = told(visitor)
    here, own = largest(reply, 0), [int(line.split(" ")[0]) for line in game().lines]
    around = losses(reply, 0)
    after = next(n for n in range(here + 1, len(own) + 1) if own[n - 1] == 0)
    steps = [("ArrowRight", here + 1), ("ArrowLeft", here), ("Shift+ArrowRight", after), ("Shift+ArrowLeft", here)]
    steps += [("n", (around * 2)[around.index(here) + 1]), ("p", here), ("End", len(own)), ("Home", 1)]
    steps += [("p", around[-1]), ("n", around[0])]
    for key, answer in steps:
        page.keyboard.press(key)
        page.wait_for_selector(f'{READY} [data-now="{answer}"]')
    for key, place in (("2", 1), ("1", 0)):
        page.keyboard.press(key)
        expect(page.locator(".verdict ol button").nth(place)).to_have_attribute("aria-pressed", "true")
        page.wait_for_selector('[data-judged="shown"]')
    page.keyboard.press("1")
    expect(page.locator('[data-judged="shown"]')).to_have_count(0)
    slider = page.locator(".chart input")
    slider.focus()
    slider.press("ArrowRight")
    page.wait_for_selector(f'[data-now="{around[0] + 1}"]')
    page.get_by_role("button", name="Menu").press("Enter")
    expect(page.locator("dialog")).to_contain_text("Shift with ← →")
    page.keyboard.press("n")
    page.wait_for_selector(f'[data-now="{around[0] + 1}"]')
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def test_by_touch_on_a_phone(company: Company) -> None:
    visitor = company.visitor(phone=True)
    page, reply = told(visitor)
    expect(page.locator("#verdict")).to_have_text("blunder")
    assert page.locator("header a, header button, .thumb button, [role=tab], .above button").evaluate_all(SMALL) == [
        *page.locator("header .logo").evaluate_all(SMALL)
    ]
    around = losses(reply, 0)
    page.get_by_role("button", name="Next mistake").tap()
    following = (around * 2)[around.index(largest(reply, 0)) + 1]
    page.wait_for_selector(f'[data-now="{following}"]')
    page.get_by_role("tab", name="Board").tap()
    page.wait_for_selector(f"{READY} [data-judged]")
    expect(page.locator(".chart svg")).to_be_in_viewport()
    page.get_by_role("tab", name="Moves").tap()
    assert page.locator(".move").evaluate_all(SMALL) == []
    page.locator(f'.move[data-answer="{around[0]}"]').tap()
    shown(page, around[0])
    page.get_by_role("button", name="One step on").tap()
    page.wait_for_selector(f'[data-now="{around[0] + 1}"]')
    page.get_by_role("button", name="One step back").tap()
    box = page.locator(".chart svg").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] - 13, box["y"] + 70)
    page.wait_for_selector(f'[data-now="{len(game().lines)}"]')
    page.get_by_role("button", name="Next mistake").tap()
    page.wait_for_selector(f'[data-now="{around[0]}"]')
    page.get_by_role("button", name="Play it out").tap()
    page.wait_for_url("**/table/*")


def test_axe_finds_nothing(company: Company, axe: str) -> None:
    visitor = company.visitor()
    page, _ = told(visitor)
    found = looks(visitor, axe)
    for tab in ("Board", "Moves"):
        page.get_by_role("tab", name=tab).click()
        found |= {f"{tab} {theme}": themed(visitor, axe, theme, "main") for theme in THEMES}
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("button", name="The same as numbers").click()
    found["numbers"] = problems(visitor, axe, "dialog")
    table = bring(visitor, game(), "Ada", "Bo")
    for name, reply in standings().items():
        tell(visitor, table, reply)
        look(visitor, table)
        state(page, name)
        part = "html" if name in ("none", "running") else ".right"  # the rest is as with none
        found |= {f"{name} {theme}": themed(visitor, axe, theme, part) for theme in THEMES}
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("title", [each for each in shelf.TITLES if each != "hadara"])
def test_axe_finds_nothing_with_other_boards(company: Company, axe: str, title: str) -> None:
    visitor = company.visitor()
    page, _ = told(visitor, title)
    found = {f"screen {theme}": themed(visitor, axe, theme) for theme in THEMES}
    page.set_viewport_size({"width": 390, "height": 844})
    for tab, part in {"Verdict": "html", "Board": "main", "Moves": "main"}.items():
        page.get_by_role("tab", name=tab).click()
        found |= {f"{tab} {theme}": themed(visitor, axe, theme, part) for theme in THEMES}
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_in_other_languages(company: Company, code: str) -> None:
    page, _ = told(company.visitor(lang=LANGUAGES[code]))
    say = Language(code).say
    expect(page.locator("#verdict")).to_have_text(say("analysis-mark-blunder"))
    expect(page.get_by_role("button", name=say("review-next"))).to_be_visible()
    expect(page.get_by_role("button", name=say("review-play"))).to_be_visible()
    expect(page.locator(".better")).to_contain_text(say("review-better"))
    page.get_by_role("button", name=say("web-menu")).click()
    assert raw_ids(page) == []
    assert page.locator(".doing .btn, .switch a, .player .btn").evaluate_all(CUT) == []


ON_MAP = {"tapestry": "hex", "horizon": "place"}  # titles with maps, and what answers name there
FRAMED = """nodes => nodes.map((node) => node.querySelector(':scope > .edge'))
    .map((edge) => edge && getComputedStyle(edge).strokeWidth)"""


@pytest.mark.parametrize("title", ON_MAP)
def test_an_answer_that_names_a_place_is_framed_on_the_map(company: Company, title: str) -> None:
    """By the edge of that place, whether the board has a button for the answer or not."""
    visitor = company.visitor()
    page, reply = told(visitor, title)
    sitting, seen = Sitting(shelf.title(title), shelf.box(title), Record(played(title, 2).header)), set()
    for n, line in enumerate(played(title, 2).lines):
        seat, answer = sitting.judge(line)
        kind = sitting.table.kind(seat)
        named = dict(zip(kind.span(answer).nouns, kind.numbers(answer), strict=True))
        sitting.answer(seat, answer)
        if ON_MAP[title] not in named or kind.name in seen or not any(n == one["n"] for one in decisions(reply, seat)):
            continue
        seen.add(kind.name)
        page.locator(".chart input").fill(str(n + 1))
        page.wait_for_selector(f'{READY} [data-now="{n + 1}"]')
        place = page.locator(f'.stage svg [data-piece="{ON_MAP[title]}-{named[ON_MAP[title]]}"][data-judged]')
        expect(place.first, f"{kind.name}: {line}").to_be_attached()
        assert "7px" in place.evaluate_all(FRAMED), kind.name
    assert len(seen) > 1, seen


@pytest.mark.parametrize("title", [each for each in shelf.TITLES if each != "hadara"])
def test_every_title(company: Company, title: str) -> None:
    """Board, marks and reasons know no title by name."""
    page, reply = told(company.visitor(), title)
    expect(page.locator("#verdict")).to_have_text("blunder")
    expect(page.locator(".verdict .why").first).not_to_have_text("")
    expect(page.locator(".verdict ol button")).to_have_count(
        min(3, len(next(one for one in decisions(reply, 0) if one["n"] == largest(reply, 0) - 1)["answers"]) - 1)
    )
    expect(page.locator(".stage [data-judged]").first).to_be_visible()
    assert raw_ids(page) == []
