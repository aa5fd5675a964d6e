"""Playing through the page: with friends, with bots, at one screen, with keys only, on a phone."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.people import BOT, FRIEND, ME, READY, WILD, Company, House, Visitor

DAY = 24 * 60 * 60 * 1000  # milliseconds


def play_to_the_end(*people: Visitor) -> None:
    for _ in range(4000):
        if all(person.over() for person in people):
            return
        answered = [person.answer_something() for person in people]
        if not any(answered):
            people[0].page.wait_for_timeout(40)
    raise AssertionError("the game does not end")


def test_two_people_and_a_bot_play_to_the_end(company: Company) -> None:
    host, guest = company.visitor("Ada"), company.visitor("Bo", lang="pl-PL")
    host.table(ME, FRIEND, BOT)
    link = host.page.locator("[data-link]").input_value()
    guest.settle(confirm=False, forced=False)
    guest.visit(link)
    guest.page.get_by_label("Twoje imię").fill("Bo")
    guest.page.get_by_role("button", name="Usiądź do stołu").click()
    host.asked()
    play_to_the_end(host, guest)
    totals = [person.page.locator(".pad tfoot tr").first.locator("td").all_inner_texts() for person in (host, guest)]
    assert totals[0] == totals[1]
    assert len(totals[0]) == 3
    expect(host.page.locator(".after h2")).to_contain_text(re.compile("wins|share"))
    expect(host.page.locator(".story svg").first).to_be_visible()


def test_from_the_first_visit_to_the_first_move_it_is_two_clicks(company: Company) -> None:
    newcomer = company.visitor()
    newcomer.visit("/")
    newcomer.page.locator("article[data-title=hadara]").get_by_role("button", name="Play bots now").click()
    assert newcomer.asked() == "Choose your board."
    newcomer.choose("crest-2")
    expect(newcomer.page.locator("#question")).not_to_have_text("Choose your board.")


def test_the_new_table_screen_makes_the_table_that_was_asked_for(company: Company) -> None:
    host = company.visitor()
    host.visit("/new/hadara")
    page = host.page
    page.get_by_label("Who sits on seat 2?").select_option("friend")
    page.get_by_label("Level of the bot on seat 3").select_option("casual")
    page.get_by_role("button", name="+ Add a seat").click()
    page.locator("select").filter(has_text="Yes").first.select_option("yes")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    made = host.call("GET", "/api" + re.sub(r".*(/table)/", r"/tables/", page.url))
    assert [seat["kind"] for seat in made["seats"]] == ["person", "free", "bot", "bot"]
    assert made["seats"][2]["level"] == "casual"
    assert made["options"]["first-game"] == "yes"
    expect(page.locator("[data-link='1']")).to_be_visible()


def test_bots_play_among_themselves_to_be_watched(company: Company) -> None:
    host = company.visitor()
    host.visit("/new/hadara")
    page = host.page
    expect(page.get_by_text("Bots play among themselves")).to_have_count(0)
    page.get_by_label("Who sits on seat 1?").select_option("bot")
    expect(page.get_by_text("Bots play among themselves, and you watch.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".watching")).to_have_text("You are watching.")
    expect(page.locator(".log p").nth(5)).to_be_attached()


def test_a_game_of_many_days_has_a_clock_of_days(company: Company) -> None:
    host = company.visitor()
    host.visit("/new/hadara")
    page = host.page
    page.get_by_label("Time for a move").select_option(label="14 days")
    page.get_by_label("Time for the whole game").select_option(label="60 days")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("timer").first).to_contain_text(re.compile(r"1[34] days\s+\d+:\d\d"))
    made = host.call("GET", "/api" + re.sub(r".*(/table)/", r"/tables/", page.url))
    assert (made["clock"]["move"], made["clock"]["game"]) == (14 * DAY, 60 * DAY)


def test_a_game_alone_is_one_click_and_its_levels_are_told_apart(company: Company) -> None:
    host = company.visitor()
    host.visit("/new/tapestry")
    page = host.page
    automa = page.get_by_label("Automa", exact=False)
    expect(automa).to_have_count(0)
    page.get_by_role("button", name="Play alone").click()
    page.get_by_text("Variants").click()
    levels = automa.locator("option").all_inner_texts()
    assert [re.sub(r"\d: .+", "", level) for level in levels] == ["Level "] * 6
    automa.select_option(levels[1])
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/table/*")
    made = host.call("GET", "/api" + re.sub(r".*(/table)/", r"/tables/", page.url))
    assert (len(made["seats"]), made["options"]["automa"]) == (1, "two")


def test_a_reload_comes_back_to_the_same_question(company: Company) -> None:
    person = company.visitor()
    person.table(ME, BOT)
    while "deck" not in person.asked():
        person.choose(person.words()[0])
    question, words = person.asked(), person.words()
    person.page.reload()
    assert person.asked() == question
    assert person.words() == words


def test_answers_wait_for_a_server_that_is_away(company: Company, house: House) -> None:
    person = company.visitor()
    person.expected = "WebSocket|ERR_CONNECTION|Failed to load"
    person.table(ME, BOT)
    assert person.asked() == "Choose your board."
    house.close()
    try:
        expect(person.page.locator(".lost")).to_be_visible()
        person.choose("crest-1")
        expect(person.page.locator("#question")).to_have_text("Your answer is on its way…")
    finally:
        house.open()
    expect(person.page.locator(".lost")).to_have_count(0)
    expect(person.page.locator("#question")).to_contain_text("side")


def test_answers_wait_until_the_table_can_be_saved(company: Company) -> None:
    person = company.visitor()
    person.expected = "503"
    person.table(ME, BOT)
    assert person.asked() == "Choose your board."
    refusals: list[str] = []

    def refuse(route: Route) -> None:
        refusals.append(route.request.post_data or "")
        route.fulfill(status=503, json={"error": {"message": "server-away", "args": {"seconds": 1}}})

    person.page.route("**/answers", refuse)
    person.choose("crest-1")
    expect(person.page.locator(".lost")).to_contain_text("Your answer is kept and is sent again in")
    person.page.unroute("**/answers", refuse)
    expect(person.page.locator("#question")).to_contain_text("side")
    expect(person.page.locator(".lost")).to_have_count(0)
    assert len(refusals) >= 1


def test_what_could_not_be_said_stays_in_its_place(company: Company) -> None:
    person = company.visitor()
    person.expected = "503"
    person.table(ME, BOT)
    person.asked()
    away = {"error": {"message": "server-away", "args": {"seconds": 1}}}
    person.page.route("**/chat", lambda route: route.fulfill(status=503, json=away))
    person.page.get_by_role("tab", name="Chat").click()
    field = person.page.get_by_label("Say something")
    field.fill("Good luck!")
    person.page.get_by_role("button", name="Send").click()
    expect(person.page.get_by_role("alert")).not_to_be_empty()
    expect(field).to_have_value("Good luck!")
    person.page.unroute("**/chat")
    person.page.get_by_role("button", name="Send").click()
    expect(field).to_have_value("")
    expect(person.page.locator(".chat .list p")).to_have_count(1)


def test_whoever_watches_is_told_so(company: Company) -> None:
    person, other = company.visitor(), company.visitor("Bo")
    table = person.table(ME, BOT)
    person.call("PATCH", f"/api/tables/{table}", {"open": True})
    expect(person.page.locator(".watching")).to_have_count(0)
    other.visit(f"/table/{table}")
    expect(other.page.locator(".watching")).to_have_text("You are watching.")


def test_the_log_stays_at_its_end_when_its_box_shrinks(company: Company) -> None:
    person = company.visitor()
    person.reach("", ME, BOT, BOT, title="hadara", answers=12)
    at_its_end = """height => {
        const log = document.querySelector('.log');
        const left = log.scrollHeight - log.scrollTop - log.clientHeight;
        return innerHeight === height && log.scrollHeight > log.clientHeight && left < 2;
    }"""
    expect(person.page.locator(".log p").nth(20)).to_be_attached()
    for height in (768, 620):
        person.page.set_viewport_size({"width": 1366, "height": height})
        person.page.wait_for_function(at_its_end, arg=height)


def test_undo_brings_the_question_back(company: Company) -> None:
    person, friend = company.visitor(), company.visitor("Bo")
    person.table(ME, FRIEND)
    friend.visit(person.page.locator("[data-link]").input_value())
    friend.page.get_by_role("button", name="Sit down").click()
    assert person.asked() == "Choose your board."
    person.choose("crest-4")
    friend.asked()
    undo = person.page.get_by_role("button", name="Undo")
    expect(undo).to_be_enabled()
    person.page.keyboard.press("u")
    assert person.asked() == "Choose your board."
    assert "crest-4" in person.words()


def test_a_sealed_answer_can_be_taken_back(company: Company) -> None:
    person, friend = company.visitor(), company.visitor("Bo")
    person.table(ME, FRIEND)
    friend.visit(person.page.locator("[data-link]").input_value())
    friend.page.get_by_role("button", name="Sit down").click()
    person.asked()
    person.choose("crest-0")
    friend.asked()
    friend.choose("crest-1")
    person.page.wait_for_selector("[data-word=b].can")
    person.choose("b")
    expect(person.page.locator("#question")).to_contain_text("You have chosen")
    person.page.locator(".question").get_by_role("button", name="Take back").click()
    person.page.wait_for_selector("[data-word=b].can")


def test_at_one_screen_a_curtain_falls_between_the_players(company: Company) -> None:
    person = company.visitor()
    person.table(ME, {"kind": "me", "name": "Grandma"}, WILD)
    person.asked()
    person.choose("crest-3")
    curtain = person.page.get_by_role("dialog")
    expect(curtain).to_contain_text("Grandma, it is your turn")
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    assert person.asked() == "Choose your board."
    assert "crest-3" not in person.words()


def test_what_cannot_be_chosen_tells_why(company: Company) -> None:
    person = company.visitor()
    person.table(ME, {"kind": "me", "name": "Grandma"})
    person.asked()
    person.choose("crest-3")
    person.page.get_by_role("dialog").get_by_role("button").click()
    person.asked()
    person.page.hover('[data-word="crest-3"]')
    expect(person.page.get_by_role("tooltip")).to_contain_text("This board is taken.")
    expect(person.page.get_by_role("tooltip")).to_contain_text("2.5")


def test_a_choice_that_gives_something_up_asks_once(company: Company) -> None:
    person = company.visitor()
    table = person.table(ME, BOT)
    person.settle(confirm=True)
    person.visit(f"/table/{table}")
    for _ in range(300):
        person.asked()
        words = person.words()
        if "none" in words:
            break
        person.answer_something()
    else:
        pytest.fail("no colony and no bust in the whole game")
    person.choose("none")
    question = person.page.get_by_role("dialog")
    expect(question).to_contain_text("Are you sure?")
    question.get_by_role("button", name="No", exact=True).click()
    expect(question).to_have_count(0)
    person.choose("none")
    expect(question.get_by_role("button", name="No", exact=True)).to_be_focused()
    question.get_by_label("Do not ask me again").check()
    question.get_by_role("button", name="Yes").focus()
    with person.page.expect_request("**/answers"):
        person.page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    assert person.page.evaluate("JSON.parse(localStorage.getItem('cradle-settings')).confirm") is False


def test_a_click_meant_for_the_question_before_does_not_answer_the_next(company: Company) -> None:
    person = company.visitor()
    page = person.page
    page.clock.install()  # so that nothing depends on how fast the machine is
    person.reach("draft", ME, BOT, title="hadara")
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/answers") else None)
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    press(page)
    page.clock.run_for(100)  # that it was pressed is seen before anything follows
    page.wait_for_selector(f"{READY}:has(.veil) .choice.can")
    press(page)
    press(page)
    page.clock.run_for(1000)
    page.wait_for_selector(f"{READY}:not(:has(.veil))")
    assert len(sent) == 1
    with page.expect_request("**/answers"):
        press(page)


def press(page: Page) -> None:
    """The first answer, wherever it is and whether it can be pressed already or not."""
    box = page.locator(".question .choice.can").first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_bots_can_be_hurried_to_my_turn(company: Company) -> None:
    person = company.visitor()
    person.table(ME, BOT, BOT, pace="slow")
    person.asked()
    person.choose("crest-0")
    with person.page.expect_response("**/hurry") as hurried:
        person.page.get_by_role("button", name="To my turn").click()
    assert hurried.value.ok
    person.page.wait_for_selector("[data-word=a].can")
    expect(person.page.get_by_role("button", name="To my turn")).to_have_count(0)


def test_where_others_play_nobody_is_hurried(company: Company) -> None:
    person, friend = company.visitor(), company.visitor("Bo")
    person.table(ME, FRIEND)
    friend.visit(person.page.locator("[data-link]").input_value())
    friend.page.get_by_role("button", name="Sit down").click()
    person.asked()
    person.choose("crest-0")
    friend.asked()
    expect(person.page.locator("#question")).to_contain_text("Waiting")
    expect(person.page.get_by_role("button", name="To my turn")).to_have_count(0)


def test_pieces_of_hadara_tell_what_they_are(company: Company) -> None:
    person = company.visitor()
    person.reach("draft", ME, BOT, title="hadara")
    told = {
        ".mine .track >> nth=2": "Culture",
        ".mine .bust >> nth=0": "Bust: needs culture",
        ".mine .colony >> nth=0": "Colony: needs military",
        ".mine .medal.gold >> nth=0": "set of five colours",
        ".deck >> nth=0": "deck:",
        ".question .card >> nth=0": "Points:",
    }
    for piece, words in told.items():
        person.page.hover(piece)
        expect(person.page.get_by_role("tooltip")).to_contain_text(words)


def test_everything_can_be_done_with_keys(company: Company) -> None:
    person = company.visitor()
    person.visit("/")
    page = person.page
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == "Play bots now":
            break
    page.keyboard.press("Enter")
    assert person.asked() == "Choose your board."
    page.keyboard.press("2")
    expect(page.locator("#question")).to_contain_text(re.compile("wheel|deck"))
    before = page.inner_text("#question")
    wanted = person.words()[0]
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.word") == wanted:
            break
    with page.expect_response("**/answers"):
        page.keyboard.press("Space")
    expect(page.locator("#question")).not_to_have_text(before)
    person.asked()
    page.keyboard.press("?")
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(".clause.now")).to_be_visible()


def test_with_keys_the_next_answers_are_one_step_away(company: Company) -> None:
    person = company.visitor()
    person.reach("take", ME, BOT, title="hadara")
    page = person.page
    page.locator(".question .choice.can").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_be_focused()
    person.asked()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement === document.querySelector('.question .choice')")
    with page.expect_response("**/answers"):
        page.locator(".question .choice.can").first.click()
    person.asked()
    assert not page.evaluate("document.activeElement === document.querySelector('.question')")


def test_on_a_phone_nothing_sticks_out_and_answers_fit_the_thumb(company: Company) -> None:
    person = company.visitor(phone=True)
    person.table(ME, BOT, WILD)
    for _ in range(12):
        person.asked()
        width = person.page.evaluate("document.documentElement.scrollWidth")
        assert width <= 390
        small = person.page.eval_on_selector_all(
            ".question .choice", "nodes => nodes.map(n => n.getBoundingClientRect().height).filter(h => h < 38)"
        )
        assert small == []
        person.answer_something()
    person.asked()
    person.page.locator(".handle").click()
    expect(person.page.locator(".mat").first).to_be_visible()
    person.page.locator(".handle").click()
    person.page.get_by_role("button", name="Log, chat, rules and scores").click()
    expect(person.page.get_by_role("tab", name="Chat")).to_be_visible()


def test_chat_reaches_the_others(company: Company) -> None:
    person, friend = company.visitor(), company.visitor("Bo")
    person.table(ME, FRIEND)
    friend.visit(person.page.locator("[data-link]").input_value())
    friend.page.get_by_role("button", name="Sit down").click()
    friend.asked() if friend.words() else person.asked()
    person.page.get_by_role("tab", name="Chat").click()
    person.page.get_by_label("Say something").fill("Good luck <b>!")
    person.page.get_by_role("button", name="Send").click()
    friend.page.get_by_role("tab", name="Chat").click()
    expect(friend.page.locator(".chat .list")).to_contain_text("Good luck <b>!")


def test_people_talk_before_the_game(company: Company) -> None:
    person, friend = company.visitor(), company.visitor("Bo")
    person.table(ME, FRIEND)
    person.page.get_by_label("Say something").fill("Who is in?")
    person.page.get_by_role("button", name="Send").click()
    expect(person.page.locator(".chat .list")).to_contain_text("Who is in?")
    friend.visit(person.page.locator("[data-link]").input_value())
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.get_by_role("tab", name="Chat").click()
    expect(friend.page.locator(".chat .list")).to_contain_text("Who is in?")


def test_a_line_of_the_log_lights_up_its_pieces(company: Company) -> None:
    person = company.visitor()
    person.table(ME, BOT)
    person.asked()
    person.choose("crest-1")
    person.page.wait_for_selector("[data-word=a].can")
    person.page.locator(".log p", has_text="takes the crest").first.hover()
    expect(person.page.locator(".lit")).not_to_have_count(0)
    person.page.mouse.move(5, 5)
    expect(person.page.locator(".lit")).to_have_count(0)


def test_one_screen_without_scrolling(company: Company) -> None:
    person = company.visitor()
    person.table(ME, BOT, BOT, BOT, BOT)
    for _ in range(10):
        person.asked()
        size = person.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
        assert size == [1366, 768]
        person.answer_something()


def test_every_title_on_the_shelf_can_be_played(company: Company) -> None:
    """The panel of labelled answers is enough for a title without a board of its own."""
    person = company.visitor()
    person.visit("/")
    person.settle(confirm=False, forced=False, list=True)
    titles = person.call("GET", "/api/titles")["titles"]
    for title in titles:
        seats = [ME, *[{"kind": "bot", "level": "random"}] * (max(2, title["seats"][0]) - 1)]
        made = person.call("POST", "/api/tables", {"title": title["name"], "seats": seats, "pace": "instant"})
        person.visit(f"/table/{made['id']}")
        for _ in range(8):
            person.asked()
            labels = person.page.locator(".answers .choice .text").all_inner_texts()
            assert labels
            assert not [label for label in labels if label.startswith(f"{title['name']}-")]
            person.page.keyboard.press("1")
