"""Takes the pictures in docs/pictures: every screen, large and on a phone.

`python -m tests.web.pictures FOLDER_OF_THE_BUILT_CLIENT` from the top folder.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.people import BOT, CHROMIUM, FRIEND, ME, WILD, Company, House, Visitor, chromium

PICTURES = Path(__file__).parent.parent.parent / "docs" / "pictures"
QUIET = {"new": "/new/hadara", "rules": "/rules/hadara", "settings": "/settings", "about": "/about"}
QUIET |= {"replays": "/replays", "nowhere": "/nowhere"}
BOARDS = {"heroes": (24, "action"), "tapestry": (30, "act"), "horizon": (30, "research")}  # how far, and what is asked


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(sys.argv[1]), Path(folder) / "tables.sqlite")
        house.open()
        browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM)
        company = Company(browser, house)
        try:
            for phone in (False, True):
                for theme in ("dark", "light"):
                    visitor = company.visitor(theme=theme, phone=phone)
                    take(visitor, f"{'phone' if phone else 'screen'}-{theme}", full=theme == "dark")
        finally:
            browser.close()
            house.close()


def take(visitor: Visitor, prefix: str, full: bool) -> None:
    """All pictures of one size and theme; the quiet screens only where `full`."""
    phone = prefix.startswith("phone")

    def picture(name: str) -> None:
        visitor.page.mouse.move(2, 2)
        visitor.page.wait_for_timeout(500)
        visitor.page.screenshot(path=PICTURES / f"{prefix}-{name}.png")

    game = visitor.finished(ME, BOT, BOT)
    table(visitor, picture)
    for title, (answers, kind) in BOARDS.items():
        visitor.reach(kind, ME, BOT, BOT, title=title, answers=answers)
        picture(title)
    visitor.visit("/")
    picture("home")
    visitor.visit(f"/table/{game}")
    visitor.page.wait_for_selector(".story svg")
    picture("after")
    if not full:
        return
    visitor.visit(f"/replay/{game}#60")
    visitor.page.wait_for_selector(".player")
    picture("replay")
    for name, address in QUIET.items():
        visitor.visit(address)
        picture(name)
    visitor.visit("/rules/hadara/components")
    visitor.page.wait_for_selector(".cards .card")
    picture("components")
    for title in BOARDS:
        visitor.visit(f"/rules/{title}/components")
        visitor.page.wait_for_selector(".sheet")
        picture(f"components-{title}")
    visitor.table(ME, FRIEND, BOT)
    picture("lobby")
    visitor.table(ME, {"kind": "me", "name": "Bo"})
    visitor.asked()
    visitor.choose("crest-2")
    visitor.page.wait_for_selector(".curtain")
    picture("hot-seat")
    if not phone:
        visitor.table({"kind": "me", "name": "Ada"}, BOT)
        visitor.page.locator(".rival").first.click()
        picture("rival")


def table(visitor: Visitor, picture: object) -> None:
    """A game in its second epoch: one picture of each kind of question on the way."""
    assert callable(picture)
    visitor.table(ME, BOT, BOT, WILD)
    seen: dict[str, int] = {}
    first = {"choose-side": 1, "draft": 8, "take": 6, "colony": 1, "bust": 1, "medal": 1}
    for _ in range(200):
        visitor.asked()
        kind = str(visitor.page.evaluate("document.querySelector('.offer')?.dataset.kind ?? ''"))
        seen[kind] = seen.get(kind, 0) + 1
        if first.get(kind) == seen[kind]:
            picture(f"table-{kind}")
        if seen.get("take", 0) > 6 and seen.get("draft", 0) > 8:
            break
        visitor.answer_something()
        visitor.page.wait_for_timeout(120)
    if visitor.page.locator(".handle").is_visible():
        visitor.page.locator(".handle").click()
        picture("table-drawer")


if __name__ == "__main__":
    main()
