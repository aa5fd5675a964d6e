"""The coach at a table: asked by a button or H, off with people unless all were told, and never in the way."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from cradle.core.record import Record
from cradle.language import Language
from cradle.puzzles import order
from cradle.puzzles.puzzle import record_of
from cradle.server import puzzling
from tests.processes import PATIENCE
from tests.web.looking import THEMES, looks, themed
from tests.web.people import BOT, FRIEND, ME, WILD, Company, House, Visitor
from tests.web.positions import asking, position

RAW_ID = re.compile(r"\b(web|coach|analysis|hadara|core|server)-[a-z]+(-[a-z0-9]+)*\b")
DONE = ".coach[data-state=done]"
CLEAR = {  # puzzles of which one answer is clearly the best after so many games
    "hadara": "hadara-25c3656b",
    "tapestry": "tapestry-4f4b08e0",
    "heroes": "heroes-44024e8d",
    "horizon": "horizon-2a4b75a0",
}
ENOUGH = "96"
# Answers that something lies over where they would be clicked.
COVERED = """() => [...document.querySelectorAll('.question .choice.can')].flatMap((node) => {
    if (!node.checkVisibility()) return [];  // in a list that is folded away
    node.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = node.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return node.contains(there) ? [] : [`${node.dataset.word}: ${there?.outerHTML.slice(0, 80)}`];
})"""
GREYED = ".question .choice:not(.can)"


def at_a_question(visitor: Visitor) -> None:
    """One card of two, bought or sold; neither can be paid for. Rivals are bots."""
    visitor.reach("draft", ME, BOT, BOT, title="hadara", answers=9)


def helped(visitor: Visitor) -> Locator:
    """What the coach has said when it is done: its processes come after everything else on a busy machine."""
    visitor.page.wait_for_selector(DONE, timeout=10_000 * PATIENCE)
    return visitor.page.locator(DONE)


def ranks(visitor: Visitor) -> list[str]:
    """The words of the answers that have a number on their buttons, in its order."""
    nodes = visitor.page.locator(".question .choice:has(> .rank)")
    found = [(node.locator("> .rank").inner_text(), str(node.get_attribute("data-word"))) for node in nodes.all()]
    return [word for _, word in sorted(found)]


def test_keys_alone_open_it_choose_and_close_it_and_a_reload_asks_again(company: Company) -> None:
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
        re.compile(r"^(Likely best|Too close to tell|Too few games to be sure).*% to win\.$")
    )
    said = told.inner_text()
    page.reload()
    assert helped(visitor).inner_text() == said
    before = page.locator(".coach .weighed").first.inner_text()
    page.keyboard.press("1")
    page.wait_for_function("said => document.querySelector('.coach .weighed')?.innerText !== said", arg=before)
    expect(page.get_by_role("tab", name="Coach")).to_have_attribute("aria-selected", "true")  # it stays open
    visitor.asked()
    page.keyboard.press("h")
    expect(page.locator(".coach")).to_have_count(0)
    assert page.evaluate("document.activeElement.matches('.question')")
    assert ranks(visitor) == []
    page.reload()
    visitor.asked()
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")


# -- where it is sure ----------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def thorough(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server whose coach plays more games for a question, and is sure of more."""
    house = House(client, tmp_path_factory.mktemp("thorough") / "tables.sqlite", CRADLE_TEST_COACH=ENOUGH)
    try:
        house.open()
        yield house
    finally:
        house.close()


@pytest.fixture
def sure(browser: Browser, thorough: House) -> Iterator[Company]:
    company = Company(browser, thorough)
    yield company
    company.leave()
    assert [visitor.troubles for visitor in company.visitors if visitor.troubles] == []


def puzzle(name: str) -> tuple[Record, list[dict[str, str]]]:
    """The position of a puzzle, and who sits there: its own seat is mine."""
    found = puzzling.known(name)
    seats = [ME if seat == found["seat"] else BOT for seat in range(found["seats"])]
    return record_of(order.title_of(name), found), seats


def at_a_puzzle(visitor: Visitor, title: str) -> str:
    """With the coach open; returns the word of the best answer."""
    record, seats = puzzle(CLEAR[title])
    visitor.take_over(record, *seats)
    visitor.page.keyboard.press("h")
    return str(puzzling.known(CLEAR[title])["choices"][0]["word"])


def numbered(visitor: Visitor) -> dict[str, list[str]]:
    """Number -> words of the buttons, and of the pieces of the board, that have one."""
    found: dict[str, list[str]] = {}
    for node in visitor.page.locator(".choice:has(> .rank)").all():
        found.setdefault(str(node.locator("> .rank").text_content()), []).append(str(node.get_attribute("data-word")))
    for node in visitor.page.locator("main [data-judged]").all():
        words = node.get_attribute("data-word") or node.get_attribute("data-words") or ""
        found.setdefault(str(node.get_attribute("data-judged")), []).extend(words.split())
    return found


@pytest.mark.parametrize("title", CLEAR)
def test_every_title(sure: Company, axe: str, title: str) -> None:
    """The best answers have their numbers where they are given; no raw ids; nothing is covered; axe finds nothing."""
    visitor = sure.visitor()
    best = at_a_puzzle(visitor, title)
    told = helped(visitor)
    expect(told.locator(".weighed .rank")).to_have_text(["1", "2"])
    assert "Too " not in told.inner_text()
    found = numbered(visitor)
    assert set(found) == {"1", "2"} and best in found["1"], found
    if title == "hadara":  # every answer has a button there
        assert ranks(visitor)[0] == best and len(ranks(visitor)) == 2
        for n, word in enumerate(ranks(visitor), 1):
            button = visitor.page.locator(f'.question [data-word="{word}"]')
            expect(button).to_contain_text(f"Likely best, number {n}:")
    text = visitor.page.inner_text("body")
    assert not RAW_ID.search(text), RAW_ID.findall(text)
    assert visitor.page.evaluate(COVERED) == []
    assert {name: each for name, each in looks(visitor, axe).items() if each} == {}


def test_too_few_games_are_called_so(company: Company) -> None:
    """After twelve games the chances may be far apart, and yet it is not sure which answer is better."""
    visitor = company.visitor()
    at_a_question(visitor)
    visitor.page.keyboard.press("h")
    told = helped(visitor)
    apart = [int(text.rstrip("%").lstrip("≈ ")) for text in told.locator(".weighed .percent").all_inner_texts()]
    few, close = (told.locator("section").get_by_text(text).count() for text in ("Too few games (12)", "Too close"))
    assert told.locator(".weighed .rank").count() == 0 and ranks(visitor) == []
    assert (few, close) == ((1, 0) if apart[0] - apart[1] >= 5 else (0, 1))


# -- its states ----------------------------------------------------------------------------------------------------


def test_only_one_answer(company: Company) -> None:
    visitor = company.visitor()
    visitor.take_over(position("hadara", 3, asking("", 1, 1)), ME, BOT, BOT)
    visitor.page.keyboard.press("h")
    expect(helped(visitor)).to_contain_text("Only one answer is possible.")
    assert visitor.page.locator(".weighed").count() == 0 and ranks(visitor) == []


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("held")


@pytest.fixture(scope="module")
def wayward(client: Path, held: Path) -> Iterator[House]:
    """A server whose coach waits or fails as the tests want it; no bot can play Beyond the Horizon there."""
    words = os.pathsep.join([str(Path(__file__).with_name("held_adviser.py")), str(held)])
    house = House(client, held / "tables.sqlite", CRADLE_ADVISER=words)
    try:
        house.open()
        yield house
    finally:
        house.close()


@pytest.fixture
def guests(browser: Browser, wayward: House, held: Path) -> Iterator[Company]:
    company = Company(browser, wayward)
    yield company
    company.leave()
    for name in ("hold", "end"):
        (held / name).unlink(missing_ok=True)
    assert [visitor.troubles for visitor in company.visitors if visitor.troubles] == []


def test_while_it_thinks_there_is_a_first_guess_and_a_reload_loses_nothing(guests: Company, held: Path) -> None:
    (held / "hold").touch()
    visitor = guests.visitor()
    at_a_question(visitor)
    visitor.page.keyboard.press("h")
    thinking = visitor.page.locator(".coach[data-state=thinking]")
    for _ in range(2):
        expect(thinking.locator(".guess").first).to_contain_text("≈")
        expect(thinking).to_contain_text("Imagining games")
        assert ranks(visitor) == [] and thinking.locator("[aria-live=polite]").inner_text() == ""
        visitor.page.reload()
    (held / "hold").unlink()
    expect(helped(visitor).locator(".weighed")).to_have_count(2)
    assert "≈" not in "".join(visitor.page.locator(".coach .percent").all_inner_texts())


def test_what_fails_is_said_and_can_be_asked_again(guests: Company, held: Path) -> None:
    (held / "end").touch()
    visitor = guests.visitor()
    at_a_question(visitor)
    visitor.page.keyboard.press("h")
    expect(visitor.page.locator(".coach")).to_contain_text("could not think about this question")
    (held / "end").unlink()
    visitor.page.get_by_role("button", name="Ask again").click()
    expect(helped(visitor).locator(".weighed")).to_have_count(2)


def test_without_a_bot_the_button_stays_and_says_why(guests: Company) -> None:
    visitor = guests.visitor()
    visitor.table(ME, {"kind": "me", "name": "Bo"}, title="horizon")
    visitor.page.get_by_role("button", name="Coach").hover()
    expect(visitor.page.get_by_role("tooltip")).to_contain_text("No bot can judge")
    visitor.page.keyboard.press("h")
    expect(visitor.page.locator(".coach")).to_contain_text("No bot can judge")
    assert visitor.page.locator(".weighed").count() == 0


def test_the_score_sheet_says_that_it_was_asked(company: Company) -> None:
    visitor = company.visitor()
    table = visitor.table(ME, WILD)
    visitor.asked()
    visitor.page.keyboard.press("h")
    helped(visitor)
    assert visitor.play(table) == "over"
    expect(visitor.page.locator(".after")).to_contain_text("The coach was asked in this game.")


def test_only_watch_and_why_by_the_settings(company: Company, axe: str) -> None:
    """Why not is told for the greyed answer that is pointed at."""
    visitor = company.visitor()
    page = visitor.page
    visitor.visit("/settings")
    page.get_by_label("Coach").select_option(label="only what to watch and why")
    at_a_question(visitor)
    page.keyboard.press("h")
    told = helped(visitor)
    expect(told).to_contain_text("The others, next")
    assert told.locator(".weighed").count() == 0 and ranks(visitor) == []
    assert "Likely best" not in page.inner_text("body")
    page.wait_for_selector(".coach .hint")
    page.locator(GREYED).first.focus()
    why = page.locator(".coach .why")
    expect(why).to_contain_text("Why can’t I?")
    word = str(page.locator(GREYED).first.get_attribute("data-word"))
    assert word.startswith("buy")
    expect(why.locator(".pointed")).to_contain_text("Buy ")
    expect(why).to_contain_text(re.compile(r"It costs (\d+ − \d+ = )?\d+, you have \d+ coin"))
    assert re.search(r"/rules/hadara\?table=\w+#\d+\.\d+", str(why.get_by_role("link").get_attribute("href")))
    page.get_by_role("tab", name="Coach").focus()  # the reason stays, its tip goes
    found = {f"why {theme}": themed(visitor, axe, theme, ".coach") for theme in THEMES}
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Log, chat").click()
    page.wait_for_selector(f".drawer {DONE}")
    found |= {f"drawer {theme}": themed(visitor, axe, theme) for theme in THEMES}
    assert {name: each for name, each in found.items() if each} == {}
    page.get_by_role("button", name="Close").click()
    page.set_viewport_size({"width": 1366, "height": 768})
    expect(page.locator(".coach .why")).to_be_visible()
    page.keyboard.press("1")
    expect(why).to_have_count(0)  # it goes with its question


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
    """Who is not asked hears of the others and what to watch only."""
    ada, bo = company.visitor(), company.visitor("Bo")
    table = ada.table(ME, FRIEND)
    ada.page.get_by_label("Coach for everybody").check()
    expect(ada.page.get_by_text("The host has allowed the coach")).to_be_visible()
    join(ada, bo)
    for visitor in (ada, bo):
        visitor.page.get_by_role("button", name="Coach for all").click()
        expect(helped(visitor)).to_contain_text("The host has allowed the coach: everybody at this table has it.")
    waiting = ada.call("GET", f"/api/tables/{table}/game")["waiting"]
    [asked] = [each for seat, each in enumerate((ada, bo)) if seat in waiting]
    [idle] = [each for seat, each in enumerate((ada, bo)) if seat not in waiting]
    assert asked.page.locator(".weighed").count() > 0
    told = helped(idle)
    expect(told).to_contain_text("The others, next")
    assert told.locator(".weighed").count() == 0 and "Likely best" not in told.inner_text()


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
    assert box is not None and box["height"] > 43.999
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
