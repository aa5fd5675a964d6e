"""Long words, long names and much news: what is written has the room that it needs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from cradle.core.record import Record
from tests.web.people import BOT, FRIEND, ME, Company
from tests.web.positions import asking, position

LANGUAGES = ["en-GB", "ru-RU", "pl-PL"]
BROKEN = """nodes => nodes.filter((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return !/\\s/.test(node.textContent.trim()) && range.getClientRects().length > 1;
}).map((node) => node.textContent)"""
SHORT = """nodes => nodes.filter((node) => {
    const style = getComputedStyle(node), pen = document.createElement('canvas').getContext('2d');
    pen.font = style.font;
    const arrow = 20;
    const room = node.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    return pen.measureText(node.selectedOptions[0].text).width > room;
}).map((node) => node.selectedOptions[0].text)"""


@pytest.fixture(scope="module")
def draft() -> Record:
    """Hadara: the second epoch, with a few cards on every mat."""
    return position("hadara", 3, asking("draft"), after=8)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tabs_stay_above_their_leaf(company: Company, draft: Record, lang: str) -> None:
    visitor = company.visitor(lang=lang)
    visitor.take_over(draft, ME, BOT, BOT)
    side = visitor.page.locator("section.side")
    tabs = side.get_by_role("tab")
    expect(tabs).to_have_count(5)
    assert edge(visitor.page, "section.side [role=tab]:last-of-type") <= edge(visitor.page, "section.side")


@pytest.mark.parametrize("phone", [False, True], ids=["screen", "phone"])
def test_a_long_name_leaves_the_points_of_a_rival_to_be_seen(company: Company, draft: Record, phone: bool) -> None:
    visitor = company.visitor(phone=phone)
    visitor.take_over(draft, ME, {"kind": "me", "name": "Maximiliane von Hohenstein"}, BOT)
    expect(visitor.page.locator(".rival").first).to_contain_text("Maximiliane")
    assert edge(visitor.page, ".rival .sum") < edge(visitor.page, ".rival")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_on_my_mat_has_room_for_its_name(company: Company, draft: Record, lang: str) -> None:
    visitor = company.visitor(lang=lang)
    visitor.take_over(draft, ME, BOT, BOT)
    names = visitor.page.locator(".mine .strip .name")
    expect(names.first).to_be_visible()
    assert [width for width in names.evaluate_all("nodes => nodes.map((node) => node.clientWidth)") if width < 70] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_the_names_of_the_tracks_are_whole(company: Company, lang: str) -> None:
    visitor = company.visitor(phone=True, lang=lang)
    visitor.reach("act", ME, BOT, title="tapestry")
    names = visitor.page.locator(".tabs .tab b")
    expect(names).to_have_count(4)
    assert names.evaluate_all(BROKEN) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_what_is_chosen_for_a_new_table_can_be_read(company: Company, lang: str) -> None:
    visitor = company.visitor(phone=True, lang=lang)
    visitor.visit("/new/hadara")
    chosen = visitor.page.locator("li select, .table select")
    expect(chosen).to_have_count(8)
    assert chosen.evaluate_all(SHORT) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_the_link_for_a_friend_has_a_line_of_its_own(company: Company, lang: str) -> None:
    visitor = company.visitor(phone=True, lang=lang)
    visitor.table(ME, FRIEND, BOT)
    field = visitor.page.locator("[data-link]").bounding_box()
    assert field is not None
    assert field["width"] > 280


def test_several_notices_stand_side_by_side(company: Company, draft: Record) -> None:
    visitor = company.visitor()
    table = visitor.take_over(draft, ME, BOT, BOT)

    def away(document: Any) -> None:
        for seat in document["seats"][1:]:
            seat.update(kind="person", level="", name=f"Bo {seat['seat']}", away=True)

    visitor.page.route_web_socket("**/live*", lambda socket: retell(socket, away))
    visitor.visit(f"/table/{table}")
    notices = visitor.page.locator(".idle")
    expect(notices).to_have_count(2)
    assert len(set(notices.evaluate_all("nodes => nodes.map((node) => node.offsetTop)"))) == 1


def test_the_numbers_of_a_small_chart_can_be_read(company: Company) -> None:
    visitor = company.visitor()
    game = visitor.finished(ME, BOT)
    visitor.visit(f"/replay/{game}#20")
    visitor.page.get_by_role("tab", name="Chart").click()
    numbers = visitor.page.locator(".leaf figure > svg text")
    expect(numbers.first).to_be_visible()
    heights = numbers.evaluate_all("nodes => nodes.map((node) => node.getBoundingClientRect().height)")
    assert [height for height in heights if height < 11] == []


def edge(page: Page, selector: str) -> float:
    """The right edge of the first of these."""
    return float(page.locator(selector).first.evaluate("node => node.getBoundingClientRect().right"))


def retell(socket: WebSocketRoute, change: Any) -> None:
    """What the server tells about the table, changed on the way."""
    server = socket.connect_to_server()

    def heard(message: str | bytes) -> None:
        document = json.loads(message)
        if document["type"] == "table":
            change(document["table"])
        socket.send(json.dumps(document))

    server.on_message(heard)
