"""Moments of Age of Heroes: a disaster, a claim, a fall and a battle are seen, and whoever has seen enough goes on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from cradle.core.record import Record
from cradle.core.table import Table
from tests.web.heroes import WATCH, fight, sit_down
from tests.web.looking import SMALL, looks
from tests.web.people import BOT, ME, Company
from tests.web.positions import position, seen


def claimed(table: Table) -> bool:
    players = seen(table)["players"]
    assert isinstance(players, list)
    return bool(players[0]["due"])


def claiming(table: Table) -> str:
    """The answer by which seat 0 finishes its monument; "" where there is none."""
    kind = table.kind(0)
    if kind.name != "lay-stones" or claimed(table):
        return ""
    for answer in table.answers(0):
        tried = table.clone()
        tried.answer(0, answer)
        if claimed(tried):
            return kind.word(answer)
    return ""


@cache
def claim() -> tuple[Record, str]:
    words: list[str] = []

    def wanted(table: Table) -> bool:
        words.append(claiming(table))
        return bool(words[-1])

    return position("heroes", 3, wanted), words[-1]


def strike(page: Page) -> None:
    page.locator(".cities .can").first.click()
    expect(page.locator(".blow")).to_contain_text("Ada aims a volcano at a city of Bot")


WAYS: dict[str, Callable[[Page], None]] = {
    "button": lambda page: page.locator(".moments .skip").click(),
    "key": lambda page: page.keyboard.press("Escape"),
}


ENDLESS = """() => { const real = window.setTimeout;
    window.setTimeout = (act, time, ...more) => time > 1000 ? 0 : real(act, time, ...more); }"""  # no moment ends


@pytest.mark.parametrize("way", WAYS)
def test_a_disaster_darkens_the_table_until_it_is_skipped(company: Company, way: str) -> None:
    visitor = company.visitor(calm=False)
    page = sit_down(visitor, "strike-city")
    page.evaluate(ENDLESS)
    strike(page)
    expect(page.locator(".shade")).to_have_count(1)
    expect(page.locator(".place.hit .land")).to_have_count(1)
    expect(page.locator("#live")).to_contain_text("Ada aims a volcano at a city of Bot")
    WAYS[way](page)
    expect(page.locator(".shade, .blow, .place.hit")).to_have_count(0)


def test_a_disaster_ends_by_itself(company: Company) -> None:
    page = sit_down(company.visitor(calm=False), "strike-city")
    strike(page)
    expect(page.locator(".shade, .blow, .place.hit")).to_have_count(0)


def test_without_motion_a_disaster_stays_to_be_read_until_the_next_answer(company: Company) -> None:
    page = sit_down(company.visitor(), "strike-city")
    strike(page)
    expect(page.locator(".shade, .burst")).to_have_count(0)
    page.locator(".question .choice.can").first.click()
    expect(page.locator(".blow")).to_have_count(0)


def test_what_threatens_me_is_there_also_when_the_page_is_opened_anew(company: Company) -> None:
    visitor = company.visitor(calm=False)
    page = sit_down(visitor, "ward")
    expect(page.locator(".blow")).to_contain_text("Good Fortune may still be played.")
    page.reload()
    visitor.asked()
    expect(page.locator(".blow")).to_contain_text("Good Fortune may still be played.")
    expect(page.locator(".shade")).to_have_count(1)


@pytest.mark.parametrize("calm", [False, True])
def test_a_claim_is_a_banner_and_stays_in_the_race(company: Company, calm: bool) -> None:
    record, word = claim()
    visitor = company.visitor(calm=calm)
    visitor.take_over(record, ME, BOT, BOT)
    page = visitor.page
    visitor.choose(word)
    banner = page.locator(".banner.claim")
    expect(banner).to_contain_text(re.compile(r"Ada claims victory: the last turn ends in round \d+\."))
    if calm:
        banner.get_by_role("button").click()
    expect(banner).to_have_count(0)
    expect(page.locator(".race .due")).to_contain_text(re.compile(r"last turn: Ada, round \d+"))


def felled(route: WebSocketRoute) -> None:
    """The last tribe falls with the first thing that happens."""
    server = route.connect_to_server()
    games: list[int] = []

    def pass_on(text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "game":
            games.append(message["number"])
        if message["type"] == "game" and message["number"] > games[0]:
            last = len(message["view"]["players"]) - 1
            message["view"]["players"][last]["fallen"] = True
            first = message["number"] == min(games[1:])
            message["news"] += (
                [] if not first else [{"name": "fell", "seat": last, "message": "heroes-news-fell", "data": {}}]
            )
        route.send(json.dumps(message))

    server.on_message(pass_on)


SKIP = """() => { new MutationObserver(() => {
    const skip = document.querySelector('.banner.fall button');
    if (!skip || window.fall) return;
    window.fall = document.querySelector('.banner.fall').textContent;
    setTimeout(() => skip.click());
}).observe(document.body, {subtree: true, childList: true}); }"""  # a moment is short, and cores may be busy


@pytest.mark.parametrize("calm", [False, True])
def test_the_fall_of_a_tribe_is_seen_and_its_neighbours_slide_together(company: Company, calm: bool) -> None:
    visitor = company.visitor(calm=calm)
    visitor.page.route_web_socket(re.compile("/live"), felled)
    page = sit_down(visitor, "tax")
    expect(page.locator(".land")).to_have_count(3)
    page.evaluate(SKIP)
    page.locator(".taxes .can").first.click()
    page.wait_for_function("() => window.fall?.includes('The tribe of Bot 2 has fallen.')")
    expect(page.locator(".banner.fall")).to_have_count(0)
    expect(page.locator(".land")).to_have_count(2)
    expect(page.locator(".ruin")).to_have_text(re.compile("Bot 2"))


# -- battles ----------------------------------------------------------------------------------------------------------

STOP = """() => { new MutationObserver(() => {
    const play = document.querySelector('.told .play');
    if (play && !window.stopped) { window.stopped = true; play.click(); }
}).observe(document.body, {subtree: true, childList: true}); }"""


@pytest.mark.parametrize("calm", [False, True])
def test_on_a_phone_the_outcome_of_a_battle_is_wholly_on_the_screen(company: Company, calm: bool) -> None:
    page = sit_down(company.visitor(calm=calm, phone=True), "lay-cards")
    fight(page)
    told = page.locator(".told")
    expect(told.locator("[aria-current]")).to_have_text("Outcome")
    expect(told).to_be_in_viewport(ratio=1)
    below = "document.querySelector('.centre').getBoundingClientRect().bottom"  # there lies the hand
    assert told.evaluate(f"node => node.getBoundingClientRect().bottom <= {below}")


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "finger"])
def test_a_battle_stops_goes_on_and_is_scrubbed(company: Company, phone: bool) -> None:
    visitor = company.visitor(calm=False, phone=phone)
    page = sit_down(visitor, "lay-cards")
    page.evaluate(STOP)
    page.evaluate(WATCH, False)
    fight(page)
    step = page.locator(".told [aria-current]")
    expect(step).to_have_text("War")
    speed = page.locator(".told .speed")
    expect(speed).to_have_text("1×")
    press = speed.tap if phone else speed.click
    press()
    expect(speed).to_have_text("2×")
    page.locator(".told input").fill("1")
    expect(step).to_have_text("Duel 1")
    assert page.evaluate("window.steps") == ["War", "Duel 1"]
    if phone:
        assert page.locator(".told button:not(.quiet), .told input").evaluate_all(SMALL) == []
    page.locator(".told .play").click()
    expect(step).to_have_text("Outcome")


def test_a_battle_is_watched_with_keys(company: Company) -> None:
    page = sit_down(company.visitor(calm=False), "lay-cards")
    page.evaluate(STOP)
    fight(page)
    step = page.locator(".told [aria-current]")
    expect(step).to_have_text("War")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_text("Duel 1")
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_text("War")
    page.keyboard.press("x")
    expect(page.locator(".told .speed")).to_have_text("2×")
    page.keyboard.press("p")
    expect(page.locator(".told .play")).to_contain_text("Pause")
    page.keyboard.press("Escape")
    expect(step).to_have_text("Outcome")
    page.keyboard.press("Escape")
    expect(page.locator(".told")).to_have_count(0)


@pytest.mark.parametrize("name", ["strike-city", "lay-cards"])
def test_axe_finds_nothing_at_a_moment(company: Company, axe: str, name: str) -> None:
    visitor = company.visitor()
    page = sit_down(visitor, name)
    if name == "strike-city":
        strike(page)
    else:
        fight(page)
    assert {size: each for size, each in looks(visitor, axe).items() if each} == {}
