"""The analysis of a finished game in a real browser: every state, keys, touch, languages, titles, axe."""

import os
import re
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from cradle import shelf
from cradle.core.record import Record
from cradle.language import Language
from tests.server import quick_analyst
from tests.web.analysed import bring, decisions, half_done, largest, losses, made, played, tell
from tests.web.looking import THEMES, looks, problems, themed
from tests.web.people import ME, READY, WILD, Company, House, Visitor

RAW_ID = re.compile(r"\b(web|core|server|analysis|review|hadara|tapestry|heroes|horizon)-[a-z]+(-[a-z0-9]+)*\b")
LANGUAGES = {"ru": "ru-RU", "pl": "pl-PL"}  # English: every other test
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


def look(visitor: Visitor, table: str, query: str = "analysis=0") -> Page:
    visitor.visit(f"/replay/{table}?{query}")
    visitor.page.wait_for_selector(f"{READY} [data-now]")
    return visitor.page


def told(visitor: Visitor, title: str = "hadara", seats: int = 2) -> tuple[Page, Any]:
    """The analysis of a game that was played elsewhere, open at the largest loss of its first seat."""
    table = bring(visitor, played(title, seats), "Ada", "Bo")
    reply = made(title, seats)
    tell(visitor, table, reply)
    page = look(visitor, table)
    page.wait_for_selector(f'{READY} [data-now="{largest(reply, 0)}"]')
    return page, reply


def raw_ids(page: Page) -> list[str]:
    """Messages without a text, whatever says them."""
    names = page.eval_on_selector_all("[aria-label]", "nodes => nodes.map(node => node.ariaLabel).join(' | ')")
    return [found.group() for found in RAW_ID.finditer(page.locator("body").inner_text() + names)]


def state(page: Page, name: str) -> None:
    page.wait_for_selector(f'[data-analysis="{name}"]')


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


# -- what there is no analysis of -------------------------------------------------------------------------------------


def test_what_cannot_be_analysed_says_why(company: Company) -> None:
    visitor = company.visitor()
    short = Record(game().header)
    short.lines = game().lines[:40]
    page = look(visitor, bring(visitor, short, "Ada", "Bo"))
    state(page, "unavailable")
    expect(page.locator(".standing")).to_contain_text("This game is not finished after 40 answers")
    expect(page.get_by_role("button", name="Next mistake")).to_have_attribute("aria-disabled", "true")
    visitor.expected = "409"
    running = visitor.call("POST", "/api/tables", {"title": "hadara", "seats": [{"kind": "me"}, {"kind": "me"}]})
    visitor.visit(f"/replay/{running['id']}?analysis")
    expect(page.locator("main")).to_contain_text("Only games that have ended")


RULES = f"rules: {shelf.title('hadara').version}\n"
OTHER = "rules: 99\n"


def changed(database: Path, table: str) -> None:
    """As if the game had been played by other rules."""
    with closing(sqlite3.connect(database, timeout=30)) as tables, tables:
        other = "UPDATE tables SET record = replace(record, ?, ?) WHERE id = ?"
        assert tables.execute(other, [RULES, OTHER, table]).rowcount == 1


def test_a_game_of_other_rules_is_replayed_and_neither_analysed_nor_played_out(company: Company, house: House) -> None:
    visitor = company.visitor()
    table = bring(visitor, game(), "Ada", "Bo")
    house.close()
    changed(house.database, table)
    house.open()
    page = look(visitor, table)
    state(page, "unavailable")
    expect(page.locator(".standing")).to_contain_text("This game was played by other rules")
    expect(page.get_by_role("button", name="Play it out from here")).to_be_disabled()
    closed = "This game was played by other rules than the present ones. It can be replayed, but not taken over."
    expect(page.locator("#old")).to_have_text(closed)
    page.keyboard.press("End")
    page.wait_for_selector(f'{READY} [data-now="{len(game().lines)}"]')
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_selector(".player input")
    page.keyboard.press("Home")
    expect(page.locator(".told h2")).to_contain_text(re.compile(rf"\b0 .*{len(game().lines)}"))
    expect(page.get_by_role("button", name=re.compile("from here"))).to_be_disabled()


def test_a_title_without_a_bot_is_replayed_and_not_analysed(client: Path, browser: Browser, tmp_path: Path) -> None:
    """The example, without what it knows about its positions, from the plain sources."""
    root = Path(__file__).parents[2]
    unwanted = shutil.ignore_patterns("evaluation.py", "__pycache__")
    shutil.copytree(root / "examples" / "ferry", tmp_path / "ferry", ignore=unwanted)
    for file in (tmp_path / "ferry").glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("examples.ferry", "ferry"), encoding="utf-8")
    sources = os.pathsep.join([str(root / "src"), str(tmp_path)])
    house = House(client, tmp_path / "tables.sqlite", PYTHONPATH=sources, CRADLE_TITLES="ferry")
    company = Company(browser, house)
    try:
        house.open()
        visitor = company.visitor()
        visitor.visit("/")
        table = visitor.table(ME, WILD, WILD, title="ferry")
        for _ in range(3):
            visitor.asked()
            assert visitor.answer_something()
        expect(visitor.page.locator(".after h2")).to_be_visible()
        page = look(visitor, table)
        state(page, "unavailable")
        expect(page.locator(".standing")).to_contain_text("No bot can judge Ferry")
        page.get_by_role("link", name="Replay", exact=True).click()
        page.wait_for_selector(".player input")
        assert visitor.troubles == []
    finally:
        company.leave()
        house.close()


BROKEN = {
    "nothing": ("", "has no field “cradle”"),
    "no record": ("Dear diary, we have played Hadara.\n", "is not a field of its own"),
    "another title": (game().text().replace("title: hadara", "title: chess"), "chess"),
    "of other rules": (game().text().replace(RULES, OTHER), "was played by version 99 of the rules"),
    "an answer is missing": (
        game().text().replace(f"\n{game().lines[7]}\n", "\n"),
        "You do not have this card in hand.",
    ),
    "an answer is changed": (game().text().replace(game().lines[7], "0 draft nonsense"), "At answer 8 of the record"),
}


def test_a_broken_record_gets_a_sentence(company: Company) -> None:
    visitor = company.visitor()
    visitor.expected = "40[0-9]|422"
    page = visitor.page
    visitor.visit("/replays")
    for name, (text, told) in BROKEN.items():
        give(page, name, text)
        expect(page.get_by_role("alert"), name).to_contain_text(told)
        page.get_by_role("alert").get_by_role("button").click()
        expect(page).to_have_url(re.compile("/replays$"))
    give(page, "whole", game().text())
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(f"{READY} .player")


def give(page: Page, name: str, text: str) -> None:
    file = FilePayload(name=f"{name}.cradle", mimeType="text/plain", buffer=text.encode())
    page.locator("input[type=file]").set_input_files(file)


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
        found |= {f"{tab} {theme}": themed(visitor, axe, theme) for theme in THEMES}
    page.set_viewport_size({"width": 1366, "height": 768})
    page.get_by_role("button", name="The same as numbers").click()
    found["numbers"] = problems(visitor, axe)
    for name, reply in standings().items():
        table = bring(visitor, game(), "Ada", "Bo")
        tell(visitor, table, reply)
        look(visitor, table)
        state(page, name)
        found |= {f"{name} {theme}": themed(visitor, axe, theme) for theme in THEMES}
    assert {name: each for name, each in found.items() if each} == {}


def standings() -> dict[str, Any]:
    """What the server says of an analysis that is not done."""
    running = half_done(made("hadara", 2), 0.5)
    waiting = {**running, "state": "waiting", "before": 2, "done": 0, "tasks": 0, "analysis": None}
    return {
        "none": {**waiting, "state": "none", "before": 0},
        "waiting": waiting,
        "running": running,
        "failed": {**running, "state": "failed", "seconds": 0},
        "unavailable": {**waiting, "state": "unavailable", "reason": {"message": "server-analysis-old", "args": {}}},
    }


@pytest.mark.parametrize("title", [each for each in shelf.TITLES if each != "hadara"])
def test_axe_finds_nothing_with_other_boards(company: Company, axe: str, title: str) -> None:
    visitor = company.visitor()
    page, _ = told(visitor, title)
    found = {f"screen {theme}": themed(visitor, axe, theme) for theme in THEMES}
    page.set_viewport_size({"width": 390, "height": 844})
    for tab in ("Verdict", "Board", "Moves"):
        page.get_by_role("tab", name=tab).click()
        found |= {f"{tab} {theme}": themed(visitor, axe, theme) for theme in THEMES}
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
