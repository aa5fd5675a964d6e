"""Takes the pictures in docs/pictures: every screen and every important question, large and on a phone, in both themes.

`python -m tests.web.pictures FOLDER_OF_THE_BUILT_CLIENT [WORD]` from the top folder; with a word only those pictures
whose names have it in them.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from cradle.analysis.whole import do
from cradle.puzzles.puzzle import puzzles
from tests.processes import PATIENCE
from tests.web.analysed import bring, document, half_done, played, tell
from tests.web.heroes import fight, sit_down
from tests.web.lessons import WRONG, key_in, lesson, made, models, number_of, open_lesson, take_by_program
from tests.web.people import BOT, CHROMIUM, FRIEND, ME, READY, WILD, Company, House, Visitor, chromium
from tests.web.positions import asking, position
from tests.web.test_moments import claim

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
QUESTIONS = {  # of each title: after how many answers of one's own at the earliest
    "hadara": {"choose-side": 0, "draft": 8, "take": 6, "colony": 0, "bust": 0, "medal": 0},
    "tapestry": {"act": 30, "lay": 6, "raise": 0, "conquer": 0, "die": 0, "invent": 0, "keep": 0},
    "heroes": {"market": 12, "compose": 12, "action": 24, "lay-cards": 0, "strike": 0, "duelist": 0},
    "horizon": {"act": 30, "research": 30, "expand": 20, "move": 10, "structure": 0},
}
COACHED = {"hadara": "draft", "tapestry": "act", "heroes": "action", "horizon": "act"}
FULL = {"hadara": 5, "tapestry": 5, "heroes": 6, "horizon": 4}  # seats
DRAWN = {"hadara": "1.2", "tapestry": "2.4", "heroes": "1.4", "horizon": "1.2"}  # clauses with pieces beside them
LESSONS = {"hadara": "buy", "tapestry": "conquer", "heroes": "city", "horizon": "explore"}
COACH = "400"  # games for a question, the most that it plays, so that it is sure more often than not
TRIES = 12  # questions at which it may be unsure
SURE: dict[str, int] = {}  # after how many answers the coach is sure, once it is known
QUIET = {"home": "/", "new": "/new/hadara", "rules": "/rules/hadara", "settings": "/settings", "about": "/about"}
QUIET |= {"replays": "/replays", "nowhere": "/nowhere"}
PRESSED = """async (seen) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${seen}`)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    const blob = await canvas.convertToBlob({type: 'image/webp', quality: 0.9});
    const reader = new FileReader();
    reader.readAsDataURL(blob);
    return await new Promise((done) => { reader.onload = () => done(reader.result.split(',')[1]); });
}"""  # a third of the size of what has no loss, and nothing is seen of it

Show = Callable[[], object]


def main() -> None:
    only = "".join(sys.argv[2:])
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(sys.argv[1]), Path(folder) / "tables.sqlite", CRADLE_TEST_COACH=COACH)
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        company = Company(browser, house)
        press = browser.new_page()
        try:
            for size in ("screen", "phone"):
                for theme in ("dark", "light"):
                    visitor = company.visitor(theme=theme, phone=size == "phone")
                    for name, show in pictures(company, visitor, size):
                        if only in f"{size}-{theme}-{name}":
                            show()
                            take(visitor, press, PICTURES / f"{size}-{theme}-{name}.webp")
                    visitor.page.context.close()
        finally:
            browser.close()
            house.close()


def take(visitor: Visitor, press: Page, path: Path) -> None:
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_timeout(800)
    seen = base64.b64encode(visitor.page.screenshot()).decode()
    path.write_bytes(base64.b64decode(press.evaluate(PRESSED, seen)))
    print(path.name, flush=True)


def pictures(company: Company, visitor: Visitor, size: str) -> Iterator[tuple[str, Show]]:
    yield from tables(visitor)
    yield from moments(visitor)
    yield from screens(visitor, size)
    yield "coach-off", partial(coach_off, company, visitor)


def tables(visitor: Visitor) -> Iterator[tuple[str, Show]]:
    for title, kinds in QUESTIONS.items():
        for kind, answers in kinds.items():
            yield f"{title}-{kind}", partial(visitor.reach, kind, ME, BOT, BOT, title=title, answers=answers)
        yield f"{title}-coach", partial(coached, visitor, title)
        finished = cache(partial(visitor.finished, ME, BOT, BOT, title=title))
        yield f"{title}-after", partial(game_over, visitor, finished)
        yield f"{title}-replay", partial(replay, visitor, finished)
        yield f"{title}-components", partial(shown, visitor, f"/rules/{title}/components", ".sheet, .cards .card")
        yield f"{title}-first", partial(drawn, visitor, f"/rules/{title}/first", "section.panel")
        yield f"{title}-clauses", partial(drawn, visitor, f"/rules/{title}#{DRAWN[title]}", "#glossary")
        yield f"{title}-glossary", partial(drawn, visitor, f"/rules/{title}#glossary", "#glossary")
        yield f"{title}-full", partial(full, visitor, title)
        yield f"{title}-lesson", partial(taught, visitor, title)


def screens(visitor: Visitor, size: str) -> Iterator[tuple[str, Show]]:
    for name, address in QUIET.items():
        yield name, partial(visitor.visit, address)
    yield "lessons", partial(shown, visitor, "/lessons", "nav.map")
    yield "lesson-wrong", partial(tried, visitor, "hadara", "[data-glow]")
    yield "lesson-done", partial(tried, visitor, "hadara", "[data-on]")
    yield "analysis", partial(analysis, visitor, 1.0)
    yield "analysis-tapestry", partial(analysis, visitor, 1.0, "tapestry", 2)
    yield "analysis-running", partial(analysis, visitor, 0.5)
    yield "analysis-none", partial(analysis, visitor, 0.0)
    if size == "phone":
        yield "lid", partial(lid, visitor, "heroes")
        yield "analysis-board", partial(analysis_tab, visitor, "Board")
        yield "analysis-moves", partial(analysis_tab, visitor, "Moves")
    for title in ("hadara", "tapestry", "heroes", "horizon"):
        yield f"puzzle-{title}", partial(puzzle, visitor, title, "")
        yield f"puzzle-{title}-solved", partial(puzzle, visitor, title, "best")
    yield "puzzle-hadara-missed", partial(puzzle, visitor, "hadara", "worst")
    yield "lobby", partial(visitor.table, ME, FRIEND, BOT)
    yield "hot-seat", partial(curtain, visitor)
    yield ("rival", partial(rival, visitor)) if size == "screen" else ("drawer", partial(drawer, visitor))


def moments(visitor: Visitor) -> Iterator[tuple[str, Show]]:
    """What is seen when something has happened."""
    yield "heroes-ward", partial(sit_down, visitor, "ward")
    yield "heroes-battle", partial(battle, visitor)
    yield "heroes-claim", partial(claimed, visitor)
    yield "tapestry-solo", partial(game_over, visitor, partial(visitor.finished, ME, title="tapestry"))


def coached(visitor: Visitor, title: str) -> None:
    """What it says when it has thought, at the first of some questions at which it is sure."""
    kind = COACHED[title]
    least = QUESTIONS[title][kind]
    for answers in [SURE[title]] if title in SURE else range(least, least + TRIES):
        visitor.reach(kind, ME, BOT, BOT, title=title, answers=answers)
        visitor.page.keyboard.press("h")
        visitor.page.wait_for_selector(".coach[data-state=done]", timeout=PATIENCE * 1000)
        SURE[title] = answers
        if visitor.page.locator(".coach .weighed .rank").count():
            return


def coach_off(company: Company, visitor: Visitor) -> None:
    friend = company.visitor("Bo")
    visitor.take_over(position("hadara", 2, asking("draft"), after=8), ME, FRIEND, friends=[friend])
    friend.page.context.close()
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".coach")


def full(visitor: Visitor, title: str) -> None:
    """As many as can play, in the middle of the game."""
    kind = COACHED[title]
    visitor.reach(kind, ME, *[BOT] * (FULL[title] - 1), title=title, answers=QUESTIONS[title][kind])


def battle(visitor: Visitor) -> None:
    fight(sit_down(visitor, "lay-cards"))


def claimed(visitor: Visitor) -> None:
    record, word = claim()
    visitor.take_over(record, ME, BOT, BOT)
    visitor.choose(word)
    visitor.page.wait_for_selector(".banner.claim")


def game_over(visitor: Visitor, finished: Callable[[], str]) -> None:
    shown(visitor, f"/table/{finished()}", ".after figure")


def replay(visitor: Visitor, finished: Callable[[], str]) -> None:
    shown(visitor, f"/replay/{finished()}#60", ".player")


@cache
def judged(title: str, seats: int) -> Any:
    """By the judge itself: it takes some minutes."""
    return document(played(title, seats, 5), do)


def analysis(visitor: Visitor, part: float, title: str = "hadara", seats: int = 3) -> None:
    """As far as that part of the game."""
    table = bring(visitor, played(title, seats, 5), "Ada", "Bo", "Cy")
    if part:
        reply = judged(title, seats)
        tell(visitor, table, reply if part == 1 else half_done(reply, part))
    shown(visitor, f"/replay/{table}?analysis=0", READY)


def analysis_tab(visitor: Visitor, tab: str) -> None:
    analysis(visitor, 1)
    visitor.page.get_by_role("tab", name=tab).click()
    visitor.page.wait_for_selector(READY)


def shown(visitor: Visitor, address: str, place: str) -> None:
    visitor.visit(address)
    visitor.page.wait_for_selector(place)


def drawn(visitor: Visitor, address: str, place: str) -> None:
    """Pieces are drawn as soon as they are near the screen."""
    shown(visitor, address, place)
    visitor.page.wait_for_selector("[data-drawn] .inside > *")


def lid(visitor: Visitor, title: str) -> None:
    shown(visitor, "/", f"article[data-title={title}] .learn")
    visitor.page.locator(f"article[data-title={title}] .doing").scroll_into_view_if_needed()


def tried(visitor: Visitor, title: str, place: str) -> None:
    """A lesson that is done, or with two wrong answers and the right one that glows."""
    name, wrong = WRONG[title]
    page = open_lesson(visitor, title, number_of(title, name))
    for word in models(lesson(title, name)) if place == "[data-on]" else wrong:
        key_in(page, word)
        page.wait_for_selector(READY)
    page.wait_for_selector(place)


def taught(visitor: Visitor, title: str) -> None:
    """A lesson in the middle; those before it are done."""
    number = number_of(title, LESSONS[title])
    take_by_program(visitor, title, [each.name for each in made(title).lessons[: number - 1]])
    open_lesson(visitor, title, number).wait_for_selector("[data-light=first]")


def puzzle(visitor: Visitor, title: str, tried: str) -> None:
    """The second of a title, or the first one where an answer is missed."""
    found = list(puzzles(title).values())[0 if tried == "worst" else 1]
    shown(visitor, f"/puzzles/{title}?puzzle={found['id']}", READY)
    if tried and not visitor.page.locator(".verdict").count():
        word = found["choices"][0 if tried == "best" else -1]["word"]
        visitor.call("POST", f"/api/puzzles/{found['id']}/try", {"word": word})
        visitor.page.reload()
        visitor.page.wait_for_selector(".verdict")


def curtain(visitor: Visitor) -> None:
    visitor.table(ME, {"kind": "me", "name": "Bo"})
    visitor.asked()
    visitor.choose("crest-2")
    visitor.page.wait_for_selector(".curtain")


def rival(visitor: Visitor) -> None:
    visitor.reach("take", ME, BOT, WILD, title="hadara")
    visitor.page.locator(".rival").first.click()


def drawer(visitor: Visitor) -> None:
    visitor.reach("take", ME, BOT, WILD, title="hadara")
    visitor.page.locator(".handle").click()


if __name__ == "__main__":
    main()
