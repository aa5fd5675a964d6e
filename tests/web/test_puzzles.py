"""Puzzles in a real browser: solved and not solved, next, played on, reloads, keys, touch, three languages, axe."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from cradle import shelf
from cradle.language import Language
from cradle.puzzles.puzzle import Puzzle, puzzles, sitting_of
from tests.web.looking import looks
from tests.web.people import READY, Company, Visitor

LANGUAGES = {"en": "en-GB", "ru": "ru-RU", "pl": "pl-PL"}
RAW_ID = re.compile(r"\b(web|core|server|puzzle|analysis|hadara|tapestry|heroes|horizon)-[a-z]+(-[a-z0-9]+)*\b")
TITLES = [title for title in shelf.TITLES if puzzles(title)]


def first(title: str = "hadara") -> Puzzle:
    return next(iter(puzzles(title).values()))


def best(puzzle: Puzzle) -> str:
    return puzzle["choices"][0]["word"]


def worst(puzzle: Puzzle) -> str:
    return puzzle["choices"][-1]["word"]


def say(message: str, lang: str = "en", **args: int | str) -> str:
    return Language(lang).say(message, args)


def open_puzzle(visitor: Visitor, title: str = "hadara") -> Page:
    visitor.visit(f"/puzzles/{title}?puzzle={first(title)['id']}")
    visitor.page.wait_for_selector(READY)
    return visitor.page


def key_of(title: str, puzzle: Puzzle, word: str) -> str:
    table, seat = sitting_of(title, puzzle).table, puzzle["seat"]
    return str([table.kind(seat).word(answer) for answer in table.answers(seat)].index(word) + 1)


def try_out(page: Page, word: str) -> None:
    page.locator(f'{READY} [data-word="{word}"].can').first.click()
    page.wait_for_selector(".verdict")


def test_a_puzzle_that_is_solved_tells_all_chances(company: Company) -> None:
    visitor, puzzle = company.visitor(), first()
    page = open_puzzle(visitor)
    expect(page.locator(".verdict, .percent")).to_have_count(0)
    try_out(page, best(puzzle))
    expect(page.locator("#verdict")).to_have_text("Best answer")
    expect(page.locator(".verdict")).to_contain_text("at the first try")
    chances = [f"{100 * choice['chance']:.0f}%" for choice in puzzle["choices"]]
    assert page.locator(".verdict ol .percent").all_inner_texts() == chances
    expect(page.locator(".verdict li.best")).to_contain_text("yours")
    expect(page.locator(f'main [data-word="{best(puzzle)}"][data-judged=best]').first).to_be_visible()
    expect(page.locator("[role=status]").first).to_contain_text("Solved.")
    assert int(page.inner_text(".rating > b:first-of-type")) > 1500
    expect(page.locator(".rating .change")).to_have_text(re.compile(r"^\+\d+$"))
    page.locator(".fold").click()
    expect(page.locator(".verdict")).to_have_count(0)
    page.locator(".fold").click()
    link = page.locator(".remember a")
    expect(page.locator(".remember")).to_contain_text("takes one card at a time")
    expect(link).to_have_attribute("href", f"/rules/hadara#{puzzle['clause']}")


def test_one_that_is_not_solved_keeps_its_mark_and_shows_the_best(company: Company) -> None:
    visitor, puzzle = company.visitor(), first()
    page = open_puzzle(visitor)
    try_out(page, worst(puzzle))
    expect(page.locator("#verdict")).to_have_text("Not the best answer")
    expect(page.locator("#verdict")).to_be_focused()
    expect(page.locator("[role=status]").first).to_contain_text("Not solved. The best answer is")
    expect(page.locator(f'main [data-word="{worst(puzzle)}"][data-judged=wrong]').first).to_be_visible()
    expect(page.locator(f'main [data-word="{best(puzzle)}"][data-judged=best]').first).to_be_visible()
    expect(page.locator(".verdict li.wrong")).to_contain_text("yours")
    rating = page.inner_text(".rating > b:first-of-type")
    assert int(rating) < 1500
    page.locator(f'{READY} [data-word="{best(puzzle)}"].can').first.click()  # another one for fun
    expect(page.locator(".verdict")).to_contain_text("for fun")
    expect(page.locator(".rating > b:first-of-type")).to_have_text(rating)
    page.reload()
    page.wait_for_selector(".verdict")
    expect(page.locator("#verdict")).to_have_text("Not the best answer")
    expect(page.locator(".verdict")).to_contain_text("you have tried this one before")


ON_MAP = {"tapestry": ("hex", "hex"), "horizon": ("settler", "place")}  # answers so called name such a place
FRAMED = """([node]) => { const {stroke, strokeWidth} = getComputedStyle(node.querySelector(':scope > .edge'));
    return [stroke, strokeWidth, getComputedStyle(node).outlineStyle]; }"""


@pytest.mark.parametrize("title", ON_MAP)
def test_what_was_tried_and_the_best_answer_are_framed_on_the_map(company: Company, title: str) -> None:
    """By the edges of their places, in colours of their own, and with a sign."""
    answer, piece = ON_MAP[title]
    puzzle = next(each for each in puzzles(title).values() if best(each).startswith(f"{answer}-"))
    wrong = [choice["word"] for choice in puzzle["choices"] if choice["word"].startswith(f"{answer}-")][-1]
    assert wrong != best(puzzle)
    visitor = company.visitor()
    page = visitor.page
    visitor.arrive()
    visitor.call("POST", f"/api/puzzles/{puzzle['id']}/try", {"word": wrong})
    visitor.visit(f"/puzzles/{title}?puzzle={puzzle['id']}")
    page.wait_for_selector(f"{READY} .verdict")
    page.locator(".fold").click()
    frames = {}
    for kind, word in (("wrong", wrong), ("best", best(puzzle))):
        name = word.replace(answer, piece)
        place = page.locator(f'.centre .hex[data-piece="{name}"][data-judged={kind}]')
        expect(place).to_have_count(1)
        frames[kind], width, outline = place.evaluate_all(FRAMED)
        assert (width, outline) == ("7px", "none")
    assert frames["wrong"] != frames["best"]
    if title == "tapestry":  # its own symbols are called signs too: they still tell what they are
        symbol = page.locator(".display [data-sign]:visible").first
        expect(symbol).to_have_css("outline-style", "none")
        symbol.hover()
        expect(page.locator("#tip")).to_have_class(re.compile(r"\bshown\b"))
    for sign in "✗★":
        expect(page.locator(".badge", has_text=sign).first).to_be_in_viewport()


def test_a_reload_before_the_try_shows_the_same_and_nothing_more(company: Company) -> None:
    visitor = company.visitor()
    page = open_puzzle(visitor)
    asked, mine = page.inner_text("#question"), page.inner_text("[data-mat]")
    page.reload()
    page.wait_for_selector(READY)
    assert (page.inner_text("#question"), page.inner_text("[data-mat]")) == (asked, mine)
    expect(page.locator(".verdict, [data-judged]")).to_have_count(0)


def test_by_keyboard_alone_from_the_shelf_to_the_next_one(company: Company) -> None:
    visitor = company.visitor()
    page = visitor.page
    visitor.visit("/")
    page.locator("article[data-title=hadara] a.puzzles").press("Enter")
    page.wait_for_url("**/puzzles/hadara")
    page.wait_for_selector(READY)
    today = visitor.call("GET", "/api/puzzles?title=hadara")["today"]
    puzzle = puzzles("hadara")[today]
    page.keyboard.press("n")  # not before the try
    page.keyboard.press(key_of("hadara", puzzle, best(puzzle)))
    expect(page.locator("#verdict")).to_have_text("Best answer")
    expect(page.locator(".streak b")).to_have_text("1")
    expect(page.locator(".verdict li.solved.today")).to_have_count(1)
    page.keyboard.press("n")
    page.wait_for_url("**/puzzles/hadara?puzzle=hadara-*")
    page.wait_for_selector(f"{READY}:not(:has(.verdict))")
    visitor.visit("/puzzles/hadara")
    expect(page.locator(".verdict")).to_contain_text("you have tried this one before")  # already done today


def test_it_is_played_on_from_there(company: Company) -> None:
    visitor, puzzle = company.visitor(), first()
    page = open_puzzle(visitor)
    asked = page.inner_text("#question")
    try_out(page, best(puzzle))
    expect(page.locator("#verdict")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    assert visitor.asked() == asked
    assert set(visitor.words()) == {choice["word"] for choice in puzzle["choices"]}


def test_the_game_it_comes_from_can_be_seen(company: Company) -> None:
    visitor, puzzle = company.visitor(), first()
    page = open_puzzle(visitor)
    try_out(page, best(puzzle))
    page.get_by_role("button", name="See the game").click()
    page.wait_for_url(f"**/replay/*#{len(puzzle['answers'])}")


def test_a_phone_by_touch_has_the_feedback_as_a_sheet(company: Company) -> None:
    visitor, puzzle = company.visitor(phone=True), first()
    page = open_puzzle(visitor)
    page.locator(f'{READY} [data-word="{worst(puzzle)}"].can').first.tap()
    sheet = page.locator("aside .verdict")
    expect(sheet).to_be_in_viewport()
    expect(sheet.locator("ol .percent")).to_have_count(len(puzzle["choices"]))
    low = "all => all.filter((node) => node.offsetHeight < 44).map((node) => node.outerHTML)"
    small = page.eval_on_selector_all("aside button, header nav select", low)
    assert small == []
    fold = page.locator(".fold")
    fold.tap()
    expect(sheet).to_have_count(0)
    expect(page.locator(f'main [data-word="{best(puzzle)}"][data-judged=best]').first).to_be_visible()
    fold.tap()
    page.locator("aside [data-next]").tap()
    page.wait_for_selector(f"{READY}:not(:has(.verdict))")


@pytest.mark.parametrize(("title", "lang"), list(zip(TITLES, ["en", *LANGUAGES], strict=True)))
def test_every_title_and_every_language_before_and_after(company: Company, title: str, lang: str) -> None:
    puzzle, locale = first(title), LANGUAGES[lang]
    visitor = company.visitor(lang=locale)
    page = open_puzzle(visitor, title)
    expect(page.locator(".asked b")).to_have_text(say("puzzle-task", lang))
    assert not RAW_ID.search(page.inner_text("body"))
    page.keyboard.press(key_of(title, puzzle, best(puzzle)))
    expect(page.locator("#verdict")).to_have_text(say("puzzle-solved", lang))
    expect(page.locator(".verdict ol .percent")).to_have_count(len(puzzle["choices"]))
    assert not RAW_ID.search(page.inner_text("body"))


def test_on_a_phone_the_filter_names_every_title_in_its_place(company: Company) -> None:
    visitor = company.visitor(phone=True)
    visitor.visit("/puzzles")
    page = visitor.page
    page.wait_for_selector(READY)
    assert page.evaluate("document.querySelector('header nav').scrollWidth") <= 390
    page.locator("header nav select").select_option(label="Beyond the Horizon")
    page.wait_for_selector(f"{READY}[data-title=horizon]")
    expect(page.locator("header nav select")).to_have_value("horizon")


@pytest.mark.parametrize("title", ["hadara", "tapestry"])
def test_however_many_answers_there_are_the_rest_of_the_feedback_is_in_sight(company: Company, title: str) -> None:
    visitor = company.visitor()
    puzzle = next(each for each in puzzles(title).values() if len(each["choices"]) >= 5)
    visitor.visit(f"/puzzles/{title}?puzzle={puzzle['id']}")
    visitor.page.wait_for_selector(READY)
    visitor.call("POST", f"/api/puzzles/{puzzle['id']}/try", {"word": puzzle["choices"][0]["word"]})
    visitor.page.reload()
    expect(visitor.page.locator("aside ol .percent")).to_have_count(len(puzzle["choices"]))
    for part in (".remember", ".from", "[data-next]"):
        expect(visitor.page.locator(f"aside {part}")).to_be_in_viewport(ratio=1)
    expect(visitor.page.get_by_role("list", name="The last seven days")).to_be_in_viewport(ratio=1)


def test_the_filter_and_what_there_is_not(company: Company) -> None:
    visitor = company.visitor()
    visitor.expected = "404"
    page = visitor.page
    visitor.visit("/puzzles")
    page.wait_for_selector(READY)
    expect(page.locator("header nav a[aria-current]")).to_have_text("All")
    page.locator("header nav").get_by_role("link", name="Tapestry").click()
    page.wait_for_selector(f"{READY}[data-title=tapestry]")
    expect(page.locator("header nav a[aria-current]")).to_have_text("Tapestry")
    visitor.visit("/puzzles/hadara?puzzle=hadara-00000000")
    expect(page.locator("h1")).to_have_text(say("puzzle-nothing"))
    page.get_by_role("link", name="Puzzle of the day").click()
    page.wait_for_selector(READY)


def test_all_were_tried_and_none_for_a_title(company: Company) -> None:
    visitor, puzzle = company.visitor(), first()
    page = open_puzzle(visitor)
    page.route("**/api/puzzles/next?*", lambda route: route.fulfill(json={"id": None}))
    try_out(page, best(puzzle))
    page.locator("[data-next]").click()
    expect(page.locator("h1")).to_have_text(say("puzzle-all-tried"))

    def without(route: object) -> None:
        reply = route.fetch()  # type: ignore[attr-defined]
        route.fulfill(json={**reply.json(), "today": None})  # type: ignore[attr-defined]

    page.route("**/api/puzzles?title=hadara", without)
    visitor.visit("/puzzles/hadara")
    expect(page.locator("h1")).to_have_text(say("puzzle-none"))


def test_a_try_waits_for_the_connection(company: Company) -> None:
    visitor, puzzle = company.visitor(), first()
    visitor.expected = "Failed to load resource|ERR_"
    page = open_puzzle(visitor)
    page.context.set_offline(True)
    page.locator(f'{READY} [data-word="{best(puzzle)}"].can').first.click()
    expect(page.locator("[role=status]").first).to_have_text(say("puzzle-lost"))
    page.context.set_offline(False)
    expect(page.locator("#verdict")).to_have_text("Best answer")


def test_a_try_whose_reply_was_lost_is_still_the_first_one(company: Company) -> None:
    """The server has it, and is sent it again."""
    visitor, puzzle = company.visitor(), first()
    visitor.expected = "Failed to load resource|ERR_"
    page = open_puzzle(visitor)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route("**/api/puzzles/*/try", lose, times=1)
    try_out(page, best(puzzle))
    expect(page.locator("#verdict")).to_have_text("Best answer")
    expect(page.locator(".verdict")).to_contain_text("at the first try")
    expect(page.locator(".rating .change")).to_have_text(re.compile(r"^\+\d+$"))


@pytest.mark.parametrize("title", TITLES)
def test_axe_finds_nothing_in_puzzles(company: Company, axe: str, title: str) -> None:
    visitor, puzzle = company.visitor(), first(title)
    page = open_puzzle(visitor, title)
    found = {f"before {name}": each for name, each in looks(visitor, axe).items()} if title == TITLES[0] else {}
    page.set_viewport_size({"width": 1366, "height": 768})
    page.keyboard.press(key_of(title, puzzle, worst(puzzle)))
    page.wait_for_selector(".verdict")
    found |= {f"after {name}": each for name, each in looks(visitor, axe).items()}
    assert {name: each for name, each in found.items() if each} == {}
