"""After the game: how it was won, its story over time, and its replay, for every title."""

import re

import pytest
from playwright.sync_api import expect

from cradle import shelf
from cradle.core.record import Record
from cradle.core.sheet import ScoreSheet
from cradle.core.sitting import Sitting
from cradle.core.table import Table
from tests.web.analysed import bring, played
from tests.web.looking import looks
from tests.web.people import BOT, FRIEND, ME, READY, Company

GAMES = [("hadara", 2), ("tapestry", 2), ("tapestry", 1), ("heroes", 3), ("horizon", 2)]
NAMES = ["Ada", "Bo", "Cy"]
ROUNDS = {"hadara": "Epoch II", "tapestry": "Era 2", "heroes": "Round 2", "horizon": "Round 2"}


@pytest.mark.parametrize(("title", "seats"), GAMES)
def test_the_result_tells_how_the_game_was_won(company: Company, title: str, seats: int) -> None:
    """On the pad, in the chart and by its turning points: also of an opponent without a seat."""
    visitor, record = company.visitor(), played(title, seats)
    page, sheet = visitor.page, last_of(record).sheet()
    names = [*NAMES[:seats], *["The Automa"] * len(sheet.rivals)]
    visitor.visit(f"/table/{bring(visitor, record, *NAMES[:seats])}")
    expect(page.locator(".words h2")).to_have_text(f"{names[best(sheet)[0]]} wins")
    expect(page.locator(".how")).to_have_text(won(sheet, names))
    expect(page.locator(".pad thead th")).to_have_text(["Points for", *names] if sheet.scored else names)
    if sheet.scored:
        totals = [str(total) for total in sheet.totals() + sheet.rival_totals()]
        expect(page.locator(".pad tfoot tr").first.locator("td")).to_have_text(totals)
    else:
        counts = [str(count) for row in sheet.counts for count in row]
        expect(page.locator(".pad tbody tr").filter(has_not_text="Victory").locator("td")).to_have_text(counts)
    expect(page.locator(".story figcaption > span")).to_have_text([re.compile(rf"{name}\s*$") for name in names])
    points = page.locator(".story ol li")
    expect(points.filter(has_text=names[best(sheet)[0]])).not_to_have_count(0)
    turned = points.get_by_role("link").first.inner_text()
    points.get_by_role("link").first.click()
    answer = re.findall(r"\d+", turned)[0]
    expect(page.locator(".told h2")).to_contain_text(f"Answer {answer} of")


def test_a_story_that_is_late_is_asked_for_again(company: Company) -> None:
    visitor = company.visitor()
    visitor.expected = "503"
    page, busy = visitor.page, {"error": {"message": "server-busy", "args": {}}}
    page.route("**/story", lambda route: route.fulfill(status=503, json=busy), times=1)
    with page.expect_response(lambda response: response.status == 503):
        visitor.visit(f"/table/{visitor.finished(ME, BOT)}")
    expect(page.locator(".story figcaption > span")).to_have_count(2)


def best(sheet: ScoreSheet) -> list[int]:
    """Everybody by place, also who has no seat."""
    places = sheet.places() + sheet.rival_places()
    return sorted(range(len(places)), key=lambda n: places[n])


def won(sheet: ScoreSheet, names: list[str]) -> re.Pattern[str]:
    first, second, *_ = best(sheet)
    if not sheet.scored:
        return re.compile(f"^{names[first]} wins with (an empire of five cities|a finished monument)!$")
    totals = sheet.totals() + sheet.rival_totals()
    return re.compile(
        rf"^{totals[first] - totals[second]} points? ahead of {names[second]}; most of it for .+ \(\+\d+\)$"
    )


def last_of(record: Record) -> Table:
    return Sitting(shelf.title(record.header["title"]), shelf.box(record.header["title"]), record).table


def test_my_own_column_is_marked_on_the_result(company: Company) -> None:
    visitor = company.visitor()
    visitor.visit(f"/table/{visitor.finished(ME, BOT)}")
    expect(visitor.page.locator(".pad thead .own")).to_have_text(["Ada"])
    expect(visitor.page.locator(".words")).to_contain_text("Epoch III")


@pytest.mark.parametrize("title", ROUNDS)
def test_a_replay_has_the_rounds_of_its_title_as_chapters(company: Company, title: str) -> None:
    visitor, record = company.visitor(), played(title, 2)
    page = visitor.page
    visitor.visit(f"/replay/{bring(visitor, record)}")
    page.get_by_label("Part of the game").select_option(label=ROUNDS[title])
    expect(page.locator(".told h2")).to_have_text(f"Answer {second_round(record)} of {len(record.lines)}")
    page.get_by_role("button", name=ROUNDS[title], exact=True).scroll_into_view_if_needed()
    page.locator("h1").click()
    page.keyboard.press("PageUp")
    page.get_by_role("button", name=ROUNDS[title], exact=True).click()
    expect(page.locator(".told h2")).to_contain_text(f"Answer {second_round(record)} of")
    expect(page.get_by_label("Part of the game")).to_have_value("2")


def second_round(record: Record) -> int:
    """After how many answers it has begun."""
    title, box = shelf.title(record.header["title"]), shelf.box(record.header["title"])
    sitting = Sitting(title, box, Record(record.header))
    for step, line in enumerate(record.lines, 1):
        sitting.take(*sitting.judge(line), line)
        if sitting.table.rounds() == 2:
            return step
    raise AssertionError("there is no second round")


@pytest.mark.parametrize("title", ROUNDS)
def test_axe_finds_nothing_on_the_result_and_in_the_replay(company: Company, axe: str, title: str) -> None:
    """With patterns beside the colours, which add lines."""
    visitor = company.visitor()
    visitor.settle(patterns=True)
    game = bring(visitor, played(title, 2), *NAMES[:2])
    visitor.visit(f"/table/{game}")
    visitor.page.wait_for_selector(".story svg")
    found = {f"result {name}": each for name, each in looks(visitor, axe).items()}
    visitor.visit(f"/replay/{game}#30")
    visitor.page.wait_for_selector(".player")
    found |= {f"replay {name}": each for name, each in looks(visitor, axe).items()}
    assert {name: each for name, each in found.items() if each} == {}


def test_the_other_one_hears_of_a_rematch_and_has_the_same_seat_by_one_click(company: Company) -> None:
    ada, bo = company.visitor("Ada"), company.visitor("Bo")
    *lines, end = played("hadara", 2).lines
    last, _, word = end.split(" ")
    record = Record(played("hadara", 2).header)
    record.lines = lines
    seats = [ME, FRIEND] if last == "0" else [FRIEND, ME]
    game = ada.take_over(record, *seats, friends=[bo])
    bo.visit(f"/table/{game}")
    ada.choose(word)
    expect(bo.page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(bo.page.locator(".again")).to_have_count(0)
    ada.page.get_by_role("button", name="Rematch").click()
    expect(bo.page.locator(".again")).to_have_text("A rematch is laid, and your seat is kept.")
    bo.page.get_by_role("button", name="To the rematch").click()
    for person in (ada, bo):
        person.page.wait_for_selector(f"{READY} .hadara")
    assert ada.page.url == bo.page.url
    assert game not in bo.page.url
    again = "/api" + re.sub(r".*(/table)/", r"/tables/", bo.page.url)
    for person in (ada, bo):
        before = person.call("GET", f"/api/tables/{game}")["seats"]
        assert [seat["mine"] for seat in person.call("GET", again)["seats"]] == [seat["mine"] for seat in before]
