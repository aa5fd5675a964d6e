"""How quick the tables are in a browser: Lighthouse's marks, the time from a click to its picture, and frames.

`python -m tests.web.speed FOLDER_OF_THE_BUILT_CLIENT [LIGHTHOUSE]` from the top folder, on a quiet machine. Without the
Lighthouse command (it is no part of the project) only clicks and frames are measured, with a processor that is four
times as slow as this one. What the page's main thread has worked is told too, not slowed down: that says something on a
busy machine as well.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Playwright, sync_playwright

from tests.web.people import BOT, CHROMIUM, ME, Company, House, Visitor, chromium

SLOWER = 4
ANSWERS = {"hadara": 10, "tapestry": 30, "heroes": 24, "horizon": 30}  # of the person before it is looked at
CLICKS = 12
TWO = 33.4  # milliseconds of two pictures at sixty a second
PROFILES = {"desktop": ["--preset=desktop"], "phone": []}
CATEGORIES = ("performance", "accessibility")
WORK = {  # of the main thread, in seconds since the page was opened
    "TaskDuration": "all",
    "ScriptDuration": "scripts",
    "LayoutDuration": "layout",
    "RecalcStyleDuration": "styles",
}
WATCH = """() => {
    let clicked = false;
    addEventListener('click', () => { clicked = true; performance.mark('clicked'); }, true);
    new MutationObserver(() => {
        if (clicked) requestAnimationFrame(() => performance.mark('changed')); // and drawn after that
        clicked = false;
    }).observe(document.body, {subtree: true, childList: true, attributes: true, characterData: true});
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) {
        const way = animate.apply(this, args);
        way.ready.then(() => performance.mark('sets out')).catch(() => undefined);
        way.finished.catch(() => undefined).finally(() => performance.mark('is there'));
        return way;
    };
}"""
TRACED = ["benchmark", "blink.user_timing"]
SHOWN = "Display::FrameDisplayed"
ON_THE_WAY = {"sets out": 1, "is there": -1}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(sys.argv[1]), Path(folder) / "tables.sqlite")
        house.open()
        try:
            for title, answers in ANSWERS.items():
                told(title, "work of the main thread", working(playwright, house, title, answers))
                told(title, "clicks and frames", moving(playwright, house, title, answers))
                for lighthouse in sys.argv[2:]:
                    for profile, found in looked_at(playwright, house, title, answers, lighthouse, f"{folder}/{title}"):
                        told(title, profile, found)
        finally:
            house.close()


def told(title: str, what: str, found: dict[str, Any]) -> None:
    print(f"{title}, {what}: {json.dumps(found)}", flush=True)


def working(playwright: Playwright, house: House, title: str, answers: int) -> dict[str, dict[str, float]]:
    """Milliseconds of processor time: drawing a table, and an answer with what follows until the next question."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM)
    visitor = Company(browser, house).visitor(calm=False)
    table = visitor.reach("", ME, BOT, BOT, title=title, answers=answers)
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    visitor.page.goto("about:blank")
    visitor.visit(f"/table/{table}")
    visitor.asked()
    visitor.page.wait_for_timeout(1000)
    drawn = work(session)
    for _ in range(CLICKS):
        visitor.asked()
        visitor.page.wait_for_timeout(600)  # a click that comes at once is not taken
        visitor.answer_something()
        visitor.page.wait_for_timeout(1500)
    done = work(session)
    browser.close()
    return {"drawing": drawn, "an answer": {name: round((done[name] - drawn[name]) / CLICKS, 1) for name in drawn}}


def work(session: CDPSession) -> dict[str, float]:
    found = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
    return {name: round(1000 * found[metric], 1) for metric, name in WORK.items()}


def moving(playwright: Playwright, house: House, title: str, answers: int) -> dict[str, float]:
    """A few answers at a throttled table with everything in motion: milliseconds to the first change, and from picture
    to picture while anything flies, both on the screen."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=CHROMIUM)
    visitor = Company(browser, house).visitor(calm=False)
    visitor.reach("", ME, BOT, BOT, title=title, answers=answers)
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    visitor.page.wait_for_timeout(1000)
    visitor.page.evaluate(WATCH)
    browser.start_tracing(page=visitor.page, categories=TRACED)
    for _ in range(CLICKS):
        visitor.asked()
        visitor.page.wait_for_timeout(600)  # a click that comes at once is not taken
        visitor.answer_something()
        visitor.page.wait_for_timeout(1500)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    browser.close()
    events = sorted(events, key=lambda event: float(event.get("ts", 0)))
    first, frames = answered(events), in_motion(events)
    return {
        "clicks": len(first),
        "first change, median": middle(first, 0.5),
        "first change, worst": middle(first, 1),
        "pictures in motion": len(frames),
        "picture, 95 of 100": middle(frames, 0.95),
        "picture, 99 of 100": middle(frames, 0.99),
        "picture, worst": middle(frames, 1),
        "pictures over 32 ms, percent": round(100 * sum(frame > TWO for frame in frames) / max(1, len(frames)), 2),
    }


def answered(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds from every click to the first picture on the screen that shows a change."""
    found = []
    clicked, changed = 0.0, False
    for event in events:
        if event["name"] == "clicked":
            clicked, changed = event["ts"], False
        elif event["name"] == "changed":
            changed = True
        elif event["name"] == SHOWN and clicked and changed:
            found.append((event["ts"] - clicked) / 1000)
            clicked = 0.0
    return found


def in_motion(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds between two pictures on the screen between which something was on its way all the time."""
    found = []
    flying, before = 0, 0.0
    for event in events:
        if event["name"] in ON_THE_WAY:
            flying = max(0, flying + ON_THE_WAY[event["name"]])
            before = before if flying else 0.0
        elif event["name"] == SHOWN and flying:
            if before:
                found.append((event["ts"] - before) / 1000)
            before = event["ts"]
    return found


def middle(times: list[float], part: float) -> float:
    return round(sorted(times)[min(len(times) - 1, int(part * len(times)))], 1) if times else 0.0


def looked_at(
    playwright: Playwright, house: House, title: str, answers: int, lighthouse: str, folder: str
) -> Iterator[tuple[str, dict[str, Any]]]:
    """Somebody's table, as Lighthouse sees it in the same browser."""
    port = free()
    args = [*CHROMIUM, f"--remote-debugging-port={port}"]
    start = playwright.chromium.launch_persistent_context
    context = start(folder, executable_path=chromium(), args=args, base_url=house.address)
    table = Visitor(context.new_page(), ME["name"]).reach("", ME, BOT, BOT, title=title, answers=answers)
    for profile in PROFILES:
        yield profile, marks(lighthouse, f"{house.address}/table/{table}", port, profile)
    context.close()


def marks(command: str, address: str, port: int, profile: str) -> dict[str, Any]:
    """What Lighthouse says of a page, and what it would better."""
    only = f"--only-categories={','.join(CATEGORIES)}"
    args = [command, address, f"--port={port}", "--output=json", "--quiet", "--disable-storage-reset", only]
    done = subprocess.run([*args, *PROFILES[profile]], capture_output=True, text=True, check=True)
    report = json.loads(done.stdout)
    shown = {name: round(100 * report["categories"][name]["score"]) for name in CATEGORIES}
    audits = report["audits"]
    names = ("first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")
    times = {name: round(audits[name]["numericValue"], 3) for name in (*names, "speed-index")}
    low = [ref["id"] for name in CATEGORIES for ref in report["categories"][name]["auditRefs"] if ref["weight"]]
    return {**shown, **times, "low": [name for name in low if (audits[name]["score"] or 0) < 0.9]}


def free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


if __name__ == "__main__":
    main()
