"""Games that cannot be analysed, and records that cannot be read: a sentence for each, and nothing lost."""

import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from cradle import shelf
from cradle.core.record import Record
from cradle.language import Language
from tests.web.analysed import LANGUAGES, bring, look, played, raw_ids, standings, state, tell
from tests.web.people import ME, READY, WILD, Company, House


@pytest.fixture(scope="module")
def house(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """On plain sources, with the example beside the titles: without what it knows about its positions."""
    root, folder = Path(__file__).parents[2], tmp_path_factory.mktemp("unanalysed")
    unwanted = shutil.ignore_patterns("evaluation.py", "__pycache__")
    shutil.copytree(root / "examples" / "ferry", folder / "ferry", ignore=unwanted)
    for file in (folder / "ferry").glob("*.py"):
        file.write_text(file.read_text(encoding="utf-8").replace("examples.ferry", "ferry"), encoding="utf-8")
    sources = os.pathsep.join([str(root / "src"), str(folder)])
    house = House(client, folder / "tables.sqlite", PYTHONPATH=sources, CRADLE_TITLES="ferry")
    try:
        house.open()
        yield house
    finally:
        house.close()


def game() -> Record:
    return played("hadara", 2)


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


@pytest.mark.parametrize("code", LANGUAGES)
def test_why_not_is_told_in_every_language(company: Company, code: str) -> None:
    """As the server says it, with the numbers of the reason, and with the title's name."""
    visitor = company.visitor(lang=LANGUAGES[code])
    say = Language(code).say
    table, page = bring(visitor, game(), "Ada", "Bo"), visitor.page
    for message, args, told in (
        ("analysis-no-bot", {"title": "hadara"}, {"title": say("hadara")}),
        ("server-analysis-unreadable", {}, {}),
    ):
        tell(visitor, table, {**standings()["unavailable"], "reason": {"message": message, "args": args}})
        look(visitor, table)
        state(page, "unavailable")
        for sentence in (say("review-unavailable"), say(message, told)):
            expect(page.locator(".standing")).to_contain_text(sentence)
    assert raw_ids(page) == []


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


def test_a_title_without_a_bot_is_replayed_and_not_analysed(company: Company) -> None:
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
