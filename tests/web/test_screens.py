"""Every screen: in three languages, in both themes, for everybody."""

import re

import pytest
from playwright.sync_api import expect

from cradle import shelf
from cradle.core.record import Record
from cradle.core.sitting import Sitting
from cradle.language import Language
from tests.web.looking import looks, problems
from tests.web.people import BOT, FRIEND, ME, WILD, Company, Visitor
from tests.web.positions import finished

RAW_ID = re.compile(r"\b(web|hadara|core|server)-[a-z]+(-[a-z0-9]+)*\b")
TITLES = ["tapestry", "heroes", "horizon"]  # besides Hadara
PLAIN = ["/", "/new/hadara", "/rules/hadara", "/rules/hadara/components", "/settings", "/about", "/replays", "/nowhere"]


@pytest.mark.parametrize("path", [*PLAIN, *[f"/rules/{title}/components" for title in TITLES]])
def test_axe_finds_nothing_on_the_quiet_screens(company: Company, axe: str, path: str) -> None:
    visitor = patterned(company.visitor())
    visitor.expected = "404"  # nowhere
    visitor.visit(path)
    expect(visitor.page.locator("body")).not_to_contain_text("One moment")
    found = looks(visitor, axe, page=True)
    assert {name: each for name, each in found.items() if each} == {}


def patterned(visitor: Visitor) -> Visitor:
    """With patterns beside the colours, which add lines."""
    visitor.settle(patterns=True)
    return visitor


def test_axe_finds_nothing_after_the_game(company: Company, axe: str) -> None:
    visitor = company.visitor()
    visitor.visit(f"/table/{visitor.finished(ME, BOT, WILD)}")
    visitor.page.wait_for_selector(".story svg")
    seen = {"over": looks(visitor, axe)}
    visitor.page.set_viewport_size({"width": 1366, "height": 768})
    visitor.page.get_by_role("button", name="Look at the board").click()
    for tab in ("Chat", "Rules", "Scores"):
        visitor.page.get_by_role("tab", name=tab).click()
        seen[tab] = {"screen light": problems(visitor, axe)}
    visitor.page.get_by_role("button", name="Menu").click()
    seen["menu"] = looks(visitor, axe)
    found = {f"{where} {name}": each for where, looked in seen.items() for name, each in looked.items()}
    assert {name: each for name, each in found.items() if each} == {}


def test_axe_finds_nothing_before_the_game(company: Company, axe: str) -> None:
    visitor, guest = patterned(company.visitor()), patterned(company.visitor("Bo"))
    visitor.table(ME, FRIEND)
    link = visitor.page.locator("[data-link]").input_value()
    found = {f"lobby {name}": each for name, each in looks(visitor, axe, page=True).items()}
    guest.visit(link)
    guest.page.wait_for_selector("form")
    found |= {f"join {name}": each for name, each in looks(guest, axe, page=True).items()}
    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize(("lang", "heading", "question"), [
    ("ru-RU", "Цивилизационные игры за одним столом", "Выберите планшет."),
    ("pl-PL", "Gry cywilizacyjne przy jednym stole", None),
])  # fmt: skip
def test_languages_are_complete(company: Company, lang: str, heading: str, question: str | None) -> None:
    visitor = company.visitor(lang=lang)
    visitor.expected = "404"  # nowhere
    visitor.visit("/")
    expect(visitor.page.locator("h1")).to_have_text(heading)
    assert visitor.page.evaluate("document.documentElement.lang") == lang[:2]
    for path in PLAIN:
        visitor.visit(path)
        expect(visitor.page.locator("body")).not_to_contain_text(Language(lang[:2]).say("web-loading"))
        text = visitor.page.inner_text("body")
        assert not RAW_ID.search(text), path
    for kind in [kind.name for kind in shelf.title("hadara").kinds]:
        visitor.reach(kind, ME, BOT, WILD, title="hadara", answers=0)
        visitor.page.wait_for_selector(f".offer[data-kind={kind}]")
        assert question is None or kind != "choose-board" or visitor.asked() == question
        assert not RAW_ID.search(visitor.page.inner_text("body")), kind


def test_the_language_changes_without_a_reload(company: Company) -> None:
    visitor = company.visitor()
    visitor.visit("/")
    visitor.page.get_by_role("button", name="Русский").click()
    expect(visitor.page.locator("h1")).to_have_text("Цивилизационные игры за одним столом")
    expect(visitor.page.get_by_role("heading", name="Хадара")).to_be_visible()
    visitor.page.reload()
    expect(visitor.page.locator("h1")).to_have_text("Цивилизационные игры за одним столом")


def test_a_replay_is_scrubbed_stepped_played_and_taken_over(company: Company) -> None:
    visitor = company.visitor()
    game = visitor.finished(ME, BOT, WILD)
    visitor.visit(f"/replay/{game}")
    page = visitor.page
    expect(page.locator("#question")).to_have_text("The beginning of the game")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".told h2")).to_contain_text("Answer 1 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".told h2")).to_contain_text("Answer 2 of")
    page.get_by_label("Place in the game").fill("20")
    expect(page.locator(".told h2")).to_contain_text("Answer 20 of")
    page.get_by_label("Whose eyes").select_option("2")
    expect(page.locator(".told h2")).to_contain_text("Answer 20 of")
    page.get_by_role("button", name="Play").click()
    expect(page.locator(".told h2")).to_contain_text(re.compile(r"Answer (2[1-9]|[3-9]\d) of"))
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Take over from here").click()
    page.wait_for_url("**/table/*")
    visitor.page.wait_for_selector(".hadara")


def test_a_replay_is_read_by_moves_and_chapters(company: Company) -> None:
    visitor = company.visitor()
    page = visitor.page
    game = finished("hadara", 2)
    visitor.visit(f"/replay/{visitor.bring(game)}#30")
    step = page.locator(".told h2")
    here = page.locator(".move[aria-current=step]")
    expect(step).to_contain_text("Answer 30 of")
    expect(here).to_have_attribute("data-step", "30")
    expect(here).to_be_in_viewport()
    page.get_by_role("tab", name="Chart").click()
    expect(page.locator("[data-now]")).to_have_attribute("data-now", "30")
    page.get_by_role("tab", name="Moves").click()
    page.locator(".move[data-step='33']").click()
    expect(step).to_contain_text("Answer 33 of")
    page.evaluate("location.hash = '#30'")
    expect(step).to_contain_text("Answer 30 of")
    page.get_by_label("Part of the game").select_option(label="Epoch II")
    second = step_of_epoch(game, 2)
    expect(step).to_contain_text(f"Answer {second} of {len(game.lines)}")
    page.wait_for_url(f"**#{second}")
    expect(here).to_be_in_viewport()
    page.locator("h1").click()
    page.keyboard.press("PageDown")
    expect(page.get_by_label("Part of the game")).to_have_value("3")
    page.keyboard.press("PageUp")
    expect(step).to_contain_text(f"Answer {second} of")
    page.get_by_role("link", name="Scores").click()
    expect(page.locator(".after")).to_be_visible()


def step_of_epoch(game: Record, epoch: int) -> int:
    """After how many answers the epoch has begun."""
    sitting = Sitting(shelf.title("hadara"), shelf.box("hadara"), Record(game.header))
    for step, line in enumerate(game.lines, 1):
        sitting.take(*sitting.judge(line), line)
        if sitting.table.view(0)["epoch"] == epoch:
            return step
    raise AssertionError(f"epoch {epoch} never begins")


def test_a_replay_shows_what_was_drawn(company: Company) -> None:
    visitor = company.visitor()
    game = visitor.finished(ME, BOT)
    steps = visitor.call("GET", f"/api/tables/{game}/story")["answers"]
    drafted = next(answer["step"] for answer in steps if answer["kind"] == "draft" and answer["seat"] == 0)
    visitor.visit(f"/replay/{game}#{drafted - 1}")
    expect(visitor.page.get_by_role("group", name="Drawn cards").locator(".card")).to_have_count(2)


def test_a_table_can_be_taken_off_my_list(company: Company) -> None:
    visitor = company.visitor(phone=True)
    visitor.table(ME, BOT)
    visitor.asked()
    visitor.visit("/")
    page = visitor.page
    expect(page.get_by_role("link", name="Continue")).to_be_in_viewport()
    page.get_by_role("button", name="Leave Hadara").click()
    page.get_by_role("button", name="Leave it?").click()
    expect(page.get_by_role("link", name="Continue")).to_have_count(0)


def test_a_newcomer_is_offered_the_first_game(company: Company) -> None:
    visitor = company.visitor()
    visitor.visit("/new/hadara")
    expect(visitor.page.locator("select").filter(has_text="Yes").first).to_have_value("yes")
    visitor.finished(ME, WILD)
    visitor.visit("/new/hadara")
    expect(visitor.page.locator("select").filter(has_text="Yes").first).to_have_value("no")


def test_the_record_can_be_downloaded_and_replayed(company: Company) -> None:
    visitor = company.visitor()
    game = visitor.finished(ME, BOT)
    visitor.visit(f"/table/{game}")
    with visitor.page.expect_download() as waiting:
        visitor.page.get_by_role("link", name="Download the record").click()
    file = waiting.value.path()
    visitor.visit("/replays")
    visitor.page.get_by_label("Replay a record from a file").set_input_files(file)
    visitor.page.wait_for_url("**/replay/*")
    expect(visitor.page.locator("#question")).to_have_text("The beginning of the game")


def test_a_rematch_is_the_same_table_again(company: Company) -> None:
    visitor = company.visitor()
    game = visitor.finished(ME, BOT)
    visitor.visit(f"/table/{game}")
    visitor.page.get_by_role("button", name="Rematch").click()
    visitor.page.wait_for_selector(".choice.can")
    assert game not in visitor.page.url


@pytest.mark.parametrize("name", ["k3v9", "k3v9q2m7xabc", "What%20is%20this"])
def test_an_address_without_a_table_says_so(company: Company, name: str) -> None:
    visitor = company.visitor()
    visitor.expected = "WebSocket|404|422"
    visitor.visit(f"/table/{name}")
    expect(visitor.page.locator("h1")).to_have_text("There is no such table.")


def test_the_way_back_to_the_scores_covers_nothing(company: Company) -> None:
    visitor = company.visitor()
    game = visitor.finished(ME, BOT)
    visitor.visit(f"/table/{game}")
    visitor.page.get_by_role("button", name="Look at the board").click()
    log = visitor.page.locator("section.side")
    expect(log).to_be_visible()
    back = visitor.page.get_by_role("button", name="Back to the scores")
    above, below = back.bounding_box(), log.bounding_box()
    assert above is not None and below is not None
    assert above["y"] + above["height"] <= below["y"]
    back.click()
    expect(visitor.page.locator(".after")).to_be_visible()


def test_the_rules_are_searched_and_linked(company: Company) -> None:
    visitor = company.visitor()
    visitor.visit("/rules/hadara#7.4")
    expect(visitor.page.locator(".clause.here")).to_contain_text("7.4")
    visitor.page.get_by_role("searchbox").fill("monkey")
    expect(visitor.page.locator(".clause")).to_have_count(1)
    visitor.page.get_by_role("searchbox").fill("xyzzy")
    expect(visitor.page.locator("main")).to_contain_text("No clause speaks of this.")


def test_a_game_that_runs_is_found_again_on_the_shelf(company: Company) -> None:
    visitor = company.visitor()
    game = visitor.table(ME, BOT)
    visitor.asked()
    visitor.visit("/")
    visitor.page.get_by_role("link", name="Continue").click()
    visitor.page.wait_for_url(f"**/table/{game}")
    visitor.asked()


def test_settings_are_kept(company: Company) -> None:
    visitor = company.visitor()
    visitor.visit("/settings")
    visitor.page.locator("select", has_text="Dark").select_option("light")
    visitor.page.get_by_label("Patterns beside the colours").check()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "light"
    visitor.page.reload()
    visitor.page.wait_for_selector("h1")
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "light"
    assert visitor.page.evaluate("document.documentElement.classList.contains('patterns')")
