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
from tests.web.analysed import bring, document, played, tell
from tests.web.lessons import made, number_of, open_lesson, take_by_program
from tests.web.people import BOT, CHROMIUM, FRIEND, ME, READY, WILD, Company, House, Visitor, chromium

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
QUESTIONS = {  # of each title: after how many answers of one's own at the earliest
    "hadara": {"choose-side": 0, "draft": 8, "take": 6, "colony": 0, "bust": 0, "medal": 0},
    "tapestry": {"act": 30, "lay": 6, "raise": 0, "conquer": 0, "invent": 0, "keep": 0},
    "heroes": {"market": 12, "compose": 12, "action": 24, "lay-cards": 0, "strike": 0, "duelist": 0},
    "horizon": {"act": 30, "research": 30, "expand": 20, "move": 10, "structure": 0},
}
COACHED = {"hadara": "draft", "tapestry": "act", "heroes": "action", "horizon": "act"}
LESSONS = {"hadara": "buy", "tapestry": "conquer", "heroes": "city", "horizon": "explore"}
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
        house = House(Path(sys.argv[1]), Path(folder) / "tables.sqlite")
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        company = Company(browser, house)
        press = browser.new_page()
        try:
            for size in ("screen", "phone"):
                for theme in ("dark", "light"):
                    visitor = company.visitor(theme=theme, phone=size == "phone")
                    for name, show in [*tables(visitor), *screens(visitor, size)]:
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


def tables(visitor: Visitor) -> Iterator[tuple[str, Show]]:
    for title, kinds in QUESTIONS.items():
        for kind, answers in kinds.items():
            yield f"{title}-{kind}", partial(visitor.reach, kind, ME, BOT, BOT, title=title, answers=answers)
        yield f"{title}-coach", partial(coached, visitor, title)
        finished = cache(partial(visitor.finished, ME, BOT, BOT, title=title))
        yield f"{title}-after", partial(game_over, visitor, finished)
        yield f"{title}-replay", partial(replay, visitor, finished)
        yield f"{title}-components", partial(shown, visitor, f"/rules/{title}/components", ".sheet, .cards .card")
        yield f"{title}-lesson", partial(taught, visitor, title)


def screens(visitor: Visitor, size: str) -> Iterator[tuple[str, Show]]:
    for name, address in QUIET.items():
        yield name, partial(visitor.visit, address)
    yield "lessons", partial(shown, visitor, "/lessons", "nav.map")
    yield "analysis", partial(analysis, visitor, 1.0)
    yield "analysis-running", partial(analysis, visitor, 0.5)
    yield "analysis-none", partial(analysis, visitor, 0.0)
    if size == "phone":
        yield "analysis-board", partial(analysis_tab, visitor, "Board")
        yield "analysis-moves", partial(analysis_tab, visitor, "Moves")
    for title in ("hadara", "tapestry", "heroes", "horizon"):
        yield f"puzzle-{title}", partial(puzzle, visitor, title, "")
        yield f"puzzle-{title}-solved", partial(puzzle, visitor, title, "best")
    yield "puzzle-hadara-missed", partial(puzzle, visitor, "hadara", "worst")
    yield "lobby", partial(visitor.table, ME, FRIEND, BOT)
    yield "hot-seat", partial(curtain, visitor)
    yield ("rival", partial(rival, visitor)) if size == "screen" else ("drawer", partial(drawer, visitor))


def coached(visitor: Visitor, title: str) -> None:
    """What it says when it has thought."""
    kind = COACHED[title]
    visitor.reach(kind, ME, BOT, BOT, title=title, answers=QUESTIONS[title][kind])
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".coach[data-state=done]")


def game_over(visitor: Visitor, finished: Callable[[], str]) -> None:
    shown(visitor, f"/table/{finished()}", ".after figure")


def replay(visitor: Visitor, finished: Callable[[], str]) -> None:
    shown(visitor, f"/replay/{finished()}#60", ".player")


@cache
def judged() -> Any:
    """By the judge itself: it takes a minute or two."""
    return document(played("hadara", 3, 5), do)


def analysis(visitor: Visitor, part: float) -> None:
    """As far as that part of the game."""
    table = bring(visitor, played("hadara", 3, 5), "Ada", "Bo", "Cy")
    if part:
        tell(visitor, table, judged() if part == 1 else half_done(judged(), part))
    shown(visitor, f"/replay/{table}?analysis=0", READY)


def half_done(reply: Any, part: float) -> Any:
    found = reply["analysis"]
    last = round(part * found["answers"])
    known = {name: [one for one in found[name] if one["n"] <= last] for name in ("steps", "decisions")}
    return {**reply, "state": "running", "seconds": 70, "analysis": {**found, **known, "turns": []}}


def analysis_tab(visitor: Visitor, tab: str) -> None:
    analysis(visitor, 1)
    visitor.page.get_by_role("tab", name=tab).click()
    visitor.page.wait_for_selector(READY)


def shown(visitor: Visitor, address: str, place: str) -> None:
    visitor.visit(address)
    visitor.page.wait_for_selector(place)


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
