"""The board of Age of Heroes: every kind of question is answered on it, by mouse, by finger and by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from cradle import shelf
from cradle.core.table import Table
from tests.web.clicking import HANDS, NOTED, answered, anything, play_with_few_clicks
from tests.web.guests import Guest, invited
from tests.web.heroes import CASES, WATCH, Wanted, at, fight, offering, sit_down, words
from tests.web.looking import SMALL, looks
from tests.web.people import BOT, FRIEND, ME, READY, Company, House, Visitor
from tests.web.positions import asked_at, asking, position, seen
from tests.web.telling import told


@pytest.fixture(scope="module")
def guests(browser: Browser, house: House) -> Iterator[dict[str, Guest]]:
    with invited(browser, house, "heroes") as both:
        yield both


@pytest.mark.parametrize("hand", HANDS)
@pytest.mark.parametrize("name", CASES)
def test_a_question_is_answered_on_the_board(company: Company, guests: dict[str, Guest], name: str, hand: str) -> None:
    phone = hand == "finger"
    if name == "market":  # where bots are asked too, and could take the offer first
        page = sit_down(company.visitor(phone=phone), name, [company.visitor(friend) for friend in ("Bo", "Cy")])
    else:
        page = guests["phone" if phone else "screen"].sit(at(name))
    press, (*first, last) = HANDS[hand], CASES[name].pieces
    for piece in first:
        press(page.locator(piece).first)
    word = answered(page, lambda: press(page.locator(last).first))
    assert word.startswith(CASES[name].answer)


def test_the_cases_are_all_kinds_of_questions() -> None:
    assert {asked_at(at(name)) for name in CASES} == {kind.name for kind in shelf.title("heroes").kinds}


def test_every_piece_that_glows_is_reached_with_tab(guests: dict[str, Guest]) -> None:
    page = guests["screen"].sit(at("conquest"))
    glowing = page.locator(".ring .can, .stall.can").count()
    page.locator(".centre").focus()
    reached = 0
    for _ in range(60):
        page.keyboard.press("Tab")
        reached += bool(page.evaluate("document.activeElement.matches('.ring .can, .stall.can')"))
    assert reached >= glowing > 0


def test_before_building_the_cards_that_pay_rise(guests: dict[str, Guest]) -> None:
    page = guests["screen"].sit(at("buy"))
    expect(page.locator(".hand .up")).to_have_count(0)
    page.locator(".stall.can").first.hover()
    expect(page.locator(".hand .up .mark").first).to_contain_text("pays")
    page.locator(".stall.can").first.click()
    page.mouse.move(2, 2)
    expect(page.locator(".hand .up .mark").first).to_contain_text("pays")
    assert page.evaluate("document.activeElement.matches('.plan .choice.can')")  # Enter builds


def test_a_stall_that_cannot_be_paid_tells_why(guests: dict[str, Guest]) -> None:
    page = guests["screen"].sit(at("conquest"))
    page.locator(".stall.off").first.hover()
    expect(page.locator("#tip")).to_contain_text(re.compile(r"6\.\d"))


def test_before_a_war_both_forces_are_told(guests: dict[str, Guest]) -> None:
    page = guests["screen"].sit(at("conquest"))
    page.locator(".cities .can").first.click()
    plan = page.locator(".plan")
    expect(plan).to_contain_text("You can send: armies")
    expect(plan).to_contain_text("Every two victorious armies take a city.")
    page.get_by_role("button", name="All answers").click()
    expect(plan).to_have_count(0)


@pytest.mark.parametrize(("calm", "skips"), [(False, False), (False, True), (True, False)])
def test_a_battle_is_watched_duel_by_duel(company: Company, calm: bool, skips: bool) -> None:
    visitor = company.visitor(calm=calm)
    page = sit_down(visitor, "lay-cards")
    page.evaluate(WATCH, skips)
    fight(page)
    expect(page.locator(".told [aria-current]")).to_have_text("Outcome")
    duels = page.locator(".told .steps li").count() - 2
    assert duels > 0
    assert page.locator(".told ol:not(.steps) li").count() == duels
    each = [f"Duel {n}" for n in range(1, duels + 1)]
    assert page.evaluate("window.steps") == (["Outcome"] if calm else ["War", *([] if skips else each), "Outcome"])
    if not skips:  # one looks at a duel again
        page.locator(".told .steps button").nth(1).click()
        expect(page.locator(".told .clash")).to_contain_text("Duel 1")


DRAWN = {  # a piece, the place to which it is drawn, and how the answer begins
    "lay-cards": (".rest .can", ".unit.next", "strength-"),
    "muster-hero": (".hand .can", ".line.mine", "hero"),
    "give": (".hand .can", ".offer .note", "give-"),
    "want": (".wanted .can", ".offer .note", "want-"),
    "discard-down": (".hand .can", "[data-discards]", "drop-"),
    "lay-stones-hand": (".hand .can", ".land.mine .monument", "lay-"),
}


@pytest.mark.parametrize("name", DRAWN)
def test_a_piece_is_drawn_to_its_place(guests: dict[str, Guest], name: str) -> None:
    page = guests["screen"].sit(at(name))
    piece, place, answer = DRAWN[name]

    def middle(selector: str) -> tuple[float, float]:
        box = page.locator(selector).first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def draw() -> None:
        page.mouse.move(*middle(piece))
        page.mouse.down()
        page.mouse.move(*middle(place), steps=4)
        expect(page.locator(".takes.over")).to_have_count(1)
        page.mouse.up()

    assert answered(page, draw).startswith(answer)
    expect(page.locator(".takes, .drawn-piece")).to_have_count(0)


def test_one_thing_is_taken_off_an_offer(company: Company) -> None:
    page = sit_down(company.visitor(), "give")
    page.evaluate(NOTED)
    thing = page.locator(".offer .note .side button")
    page.locator(".hand .can").first.click()
    expect(thing).to_have_count(1)
    page.locator(".wanted .can").last.click()
    expect(thing).to_have_count(2)
    gone, stays = page.evaluate("sent")
    thing.first.click()
    page.wait_for_function("() => sent.length === 6")
    assert page.evaluate("sent") == [gone, stays, "cancel", "offer", page.evaluate("sent[4]"), stays]
    expect(thing).to_have_count(1)
    expect(page.locator(f'.hand .can[data-word="{gone}"]')).to_have_count(1)


def among_friends(company: Company, wanted: Wanted, calm: bool = True) -> Page:
    """With two who look on: whatever is pinned up stays there."""
    visitor, friends = company.visitor(calm=calm), [company.visitor(name) for name in ("Bo", "Cy")]
    visitor.take_over(position("heroes", 3, wanted), ME, FRIEND, FRIEND, friends=friends)
    return visitor.page


def test_whoever_does_not_want_an_offer_folds_it_away(company: Company) -> None:
    page = among_friends(company, offering("market", "accept"))
    page.locator(".note [data-word^=accept].can").first.wait_for()
    name = page.locator(".note:has([data-word^=accept])").first.get_attribute("data-piece")
    note = page.locator(f'[data-piece="{name}"]')
    note.get_by_role("button", name="No, thanks").click()
    expect(note.locator(".side, .can")).to_have_count(0)
    note.get_by_role("button", name="Look again").click()
    expect(note.locator(".can[data-word^=accept]")).to_have_count(1)


def turned(table: Table) -> list[str]:
    """How seat 0 answers an offer of cards for cards with the same one turned round; [] where there is none."""
    offers, players = seen(table)["offers"], seen(table)["players"]
    assert isinstance(offers, list)
    assert isinstance(players, list)
    bound = [sum(counts) for counts in zip(*[o["give"] for o in offers if o["open"] and o["by"] == 0], strict=True)]
    for offer in offers:
        give, want, number = offer["give"], offer["want"], offer["number"]
        held = [there - (bound[card] if bound else 0) for card, there in enumerate(players[0]["hand"])]
        plain = not offer["vow"] and not offer["wish"] and sum(give) and sum(want)
        there = f"counter-{number}" in words(table) and all(n <= held[card] for card, n in enumerate(want))
        if plain and there:
            gives = [f"give-{card}" for card, n in enumerate(want) for _ in range(n)]
            return [f"counter-{number}", *gives, *[f"want-{card}" for card, n in enumerate(give) for _ in range(n)]]
    return []


def test_an_answer_to_an_offer_begins_with_the_same_one_turned_round(company: Company) -> None:
    found: list[list[str]] = []

    def wanted(table: Table) -> bool:
        found.append(turned(table) if asking("market")(table) else [])
        return bool(found[-1])

    page = among_friends(company, wanted)
    page.evaluate(NOTED)
    page.locator(f'.note [data-word="{found[-1][0]}"].can').click()
    page.wait_for_function("count => sent.length === count", arg=len(found[-1]))
    assert page.evaluate("sent") == found[-1]
    expect(page.locator(".question [data-word=post].can")).to_be_visible()


# What has flown, where the sky is; and what moved in another way, from now on.
SEEN = """() => { window.flown = []; window.moved = [];
    new MutationObserver((all) => {
        for (const node of all.flatMap((each) => [...each.addedNodes]))
            if (node.classList?.contains('flight')) flown.push(node.querySelector('.back') ? 'back' : 'face');
        for (const one of document.getAnimations()) {
            const { duration, iterations } = one.effect.getComputedTiming();
            if (one.playState === 'running' && duration > 1 && iterations < 9) moved.push(one.animationName ?? 'x');
        }
    }).observe(document.body, {childList: true, subtree: true}); }"""


def look_on(page: Page, piece: str, calm: bool, kind: str) -> None:
    """Press a piece: cards of that kind fly until a click skips them, or nothing moves at all."""
    page.locator(piece).first.wait_for()
    page.evaluate(SEEN)
    page.keyboard.press("Tab")
    before = page.locator(".log").first.inner_text()
    page.evaluate("piece => document.querySelector(piece).click()", piece)
    expect(page.locator(".log").first).not_to_have_text(before, use_inner_text=True)
    if calm:
        page.wait_for_selector(READY)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate("[flown, moved]") == [[], []]
    else:
        page.wait_for_function("kind => flown.includes(kind)", arg=kind)
        page.mouse.click(3, 3)
        expect(page.locator(".flight")).to_have_count(0)


@pytest.mark.parametrize("calm", [False, True])
def test_at_the_fair_cards_travel_from_hand_to_hand(company: Company, calm: bool) -> None:
    page = among_friends(company, offering("market", "accept"), calm)
    look_on(page, ".note [data-word^=accept].can", calm, "face")


def ending(table: Table) -> bool:
    """Seat 0 has nothing to do in its turn any more, and whoever follows draws at once."""
    if not asking("lay-stones", 1, 1)(table):
        return False
    after = table.clone()
    after.take(0, table.answers(0)[0])
    return after.asked() == [1] and held(after) > held(table)


def held(table: Table) -> int:
    """Cards of seat 1 that seat 0 does not know."""
    players = seen(table)["players"]
    assert isinstance(players, list)
    return int(players[1]["unknown"])


@pytest.mark.parametrize("calm", [False, True])
def test_what_others_draw_is_seen_from_behind(company: Company, calm: bool) -> None:
    page = among_friends(company, ending, calm)
    look_on(page, ".question [data-word=lay-0].can", calm, "back")


def beheld(*wanted: str) -> Wanted:
    """Seat 0 may act, and there is all that is wanted to be seen on the table."""

    def there(table: Table) -> bool:
        players, promises = seen(table)["players"], seen(table)["promises"]
        assert isinstance(players, list)
        assert isinstance(promises, list)
        armies = [army for player in players for army in player["armies"]]
        found = {name for army in armies for name in ("general", "quake", "away") if army[name]}
        found |= {name for player in players for name in ("fortresses", "stones", "roads") if player[name]}
        found |= {"known"} if any(sum(player["hand"]) for player in players[1:]) else set()
        found |= {"promises"} if any(promise["pledge"] for promise in promises) else set()
        return asking("action")(table) and found.issuperset(wanted)

    return there


TOLD = {
    ("general", "fortresses"): {
        "star": (".army .spot[aria-label*='adds 2']", "in its duel"),
        "tower": (".tower", "adds 1 to every defending army"),
        "race": (".race th[data-told]", "[Cc]it"),
    },
    ("quake", "away", "known", "promises"): {
        "crack": (".army .spot[aria-label*=earthquake]", "earthquake"),
        "away": (".army .spot[aria-label*=away]", "away"),
        "crown": (".land .first", "First player"),
        "known card": (".land .known", "[Kk]nown"),
        "seal": (".land .promise", "promise"),
        "cities": (".cities .spot", "[Cc]it"),
        "hand": (".land .held .spot", "[Pp]lunder"),
        "monument": (".land .monument .spot", r"\d of 5|[Dd]estruction"),
        "phase": (".dial .phase", "phase|fair|cards"),
        "deck": ("[data-deck]", "deck|cards"),
        "discards": ("[data-discards]", "[Dd]iscard"),
        "card in hand": (".hand .spot", r"\w"),
        "stall": (".stall", r"\w"),
    },
}


@pytest.mark.parametrize("there", TOLD)
def test_every_symbol_tells_what_it_is(guests: dict[str, Guest], there: tuple[str, ...]) -> None:
    """The pointer is told, and a finger that rests there."""
    page = guests["screen"].sit(position("heroes", 3, beheld(*there)))
    page.mouse.move(2, 2)
    silent = {}
    for name, (piece, wanted) in TOLD[there].items():
        for pointer in ("mouse", "touch"):
            said = told(page.locator(piece).first, pointer)
            if not re.search(wanted, said):
                silent[name, pointer] = said
    assert silent == {}


@pytest.mark.parametrize("piece", [".hand .can", ".stall.can", ".land .held .can", ".cities .can"])
def test_the_focus_is_told_what_it_is_on(guests: dict[str, Guest], piece: str) -> None:
    name = "buy" if "stall" in piece else "exchange" if "hand" in piece else "conquest"
    page = guests["screen"].sit(at(name))
    page.keyboard.press("Shift")  # somebody plays by keys
    page.locator(piece).first.focus()
    expect(page.locator("#tip.shown")).to_have_text(re.compile(r"\w"))


ALWAYS = "In this game, always let disasters happen"


def newcomer(company: Company, wanted: Wanted) -> tuple[Visitor, str]:
    """Somebody who has set nothing, at the door, and a table at which a friend of theirs sits too."""
    visitor, friend = company.visitor(), company.visitor("Bo")
    table = visitor.take_over(position("heroes", 3, wanted), ME, FRIEND, BOT, friends=[friend])
    visitor.wait_at_the_door()
    visitor.page.evaluate("localStorage.clear()")
    return visitor, f"/table/{table}"


def test_whoever_holds_nothing_is_not_asked(company: Company) -> None:
    visitor, table = newcomer(company, asking("ward", 1, 1))
    assert answered(visitor.page, lambda: visitor.visit(table)) == "pass"


def test_whoever_lets_it_be_is_not_asked_either(company: Company) -> None:
    visitor, table = newcomer(company, asking("ward", 2))
    page = visitor.page
    page.add_init_script("Math.random = () => Number(sessionStorage.getItem('luck') ?? 1000)")  # more than an hour
    visitor.visit(table)
    page.get_by_label(ALWAYS).check()
    expect(page.locator(".question")).to_contain_text("It goes on by itself")
    expect(page.locator(".can")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_label(ALWAYS).click()  # and is asked again
    page.keyboard.press("Escape")
    expect(page.locator(".hand .can")).to_have_count(1)
    page.get_by_label(ALWAYS).check()
    page.evaluate("sessionStorage.setItem('luck', '0')")
    assert answered(page, lambda: visitor.visit(table)) == "pass"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_whole_table_fits_on_one_screen(guests: dict[str, Guest], seats: int) -> None:
    page = guests["screen"].sit(position("heroes", seats, asking("action", 6)))
    expect(page.locator(".land")).to_have_count(seats)
    hidden = """nodes => nodes.map((node) => Math.max(node.scrollHeight - node.clientHeight,
        node.scrollWidth - node.clientWidth))"""
    assert max(page.locator(".centre, .question, .holder").evaluate_all(hidden)) <= 0
    overlap = """nodes => { const boxes = nodes.map((node) => node.getBoundingClientRect());
        return boxes.some((a, i) => boxes.slice(i + 1).some((b) =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)); }"""
    assert page.locator(".land").evaluate_all(overlap) is False


def test_on_a_phone_pieces_are_as_big_as_a_thumb(guests: dict[str, Guest]) -> None:
    page = guests["phone"].sit(at("conquest"))
    assert page.locator(".can").evaluate_all(SMALL) == []


# What is not wholly on the screen, or has something else in front of its middle.
COVERED = """nodes => nodes.filter((node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight || box.right > innerWidth ||
        [box.top + 3, y, box.bottom - 3].some((at) => !node.contains(document.elementFromPoint(x, at)));
}).map((node) => node.textContent)"""


@pytest.mark.parametrize("name", ["buy", "build-more", "market", "give", "want", "discard-down", "lay-stones-hand"])
def test_on_a_phone_the_hand_and_what_is_chosen_are_on_the_screen(guests: dict[str, Guest], name: str) -> None:
    page = guests["phone"].sit(at(name))
    pieces = page.locator(".hand .spot, .stall, .wanted .choice, .question .ways .btn")
    assert pieces.count() > 1
    assert pieces.evaluate_all(COVERED) == []
    if name == "buy":  # and while it is looked at what pays
        page.locator(".stall.can").first.tap()
        page.wait_for_selector(".plan .can")
        assert pieces.evaluate_all(COVERED) == []


@pytest.mark.parametrize("name", ["choose-tribe", "order", "ward", "conquest", "consent", "muster", "duelist"])
def test_axe_finds_nothing_at_a_question(guests: dict[str, Guest], axe: str, name: str) -> None:
    guests["screen"].sit(at(name))
    assert {size: each for size, each in looks(guests["screen"].visitor, axe).items() if each} == {}


@pytest.mark.parametrize("name", ["take-spoils", "buy", "want"])
def test_axe_finds_nothing_at_an_answer(guests: dict[str, Guest], axe: str, name: str) -> None:
    page = guests["screen"].sit(at(name))
    if name == "buy":
        page.locator(".stall.can").first.click()
    assert {size: each for size, each in looks(guests["screen"].visitor, axe).items() if each} == {}


def test_a_whole_game_is_played_on_the_board_with_few_clicks(company: Company) -> None:
    """By somebody who does not stay at the fair for long."""
    visitor = company.visitor()
    visitor.table(ME, BOT, title="heroes")
    done = ".offer .can[data-word=done]"
    play_with_few_clicks(
        visitor.page, anything(".heroes .can, .mine .can, .offer .can", ".plan .can, .answers .can", done)
    )
