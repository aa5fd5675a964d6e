"""Analyses of whole games in the browser: what was found is made up, or judged here, and no server works on it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from playwright.sync_api import Page

from cradle import shelf
from cradle.analysis.film import Setting, film_of
from cradle.analysis.whole import Found, Task, tasks_of
from cradle.core.record import Record
from cradle.core.rng import seeded
from cradle.core.sitting import begin
from cradle.server import analyst
from cradle.server.analysisdoc import so_far
from tests.server.quick_analyst import made_up
from tests.web.people import READY, Visitor

RAW_ID = re.compile(r"\b(web|core|server|analysis|review|hadara|tapestry|heroes|horizon)-[a-z]+(-[a-z0-9]+)*\b")
LANGUAGES = {"ru": "ru-RU", "pl": "pl-PL"}  # English: every other test
LOSSES = ("inaccuracy", "mistake", "blunder")


@cache
def played(title: str, seats: int, seed: int = 1) -> Record:
    """A whole game: the first seat answers anything now and then, all else is answered sensibly."""
    sitting = begin(shelf.title(title), shelf.box(title), seats, {}, seed)
    bot, rng = shelf.bot("greedy", title), seeded(seed)
    while asked := sitting.table.asked():
        seat = asked[0]
        answers = sitting.table.answers(seat)
        anything = seat == 0 and rng.below(3) == 0
        chosen = rng.below(len(answers)) if anything else -1
        imagined = sitting.table.imagine(seat, rng)
        sitting.answer(seat, answers[chosen] if anything else bot.choose(imagined, seat, rng))
    return sitting.record


def document(record: Record, find: Callable[[Setting, Task], Found] = made_up, games: int = 24) -> Any:
    """The server's reply about a game that is analysed."""
    setting = Setting(record.text(), games=games)
    film = film_of(setting)
    begun = analyst.begin({"record": setting.record, "content": None, "games": games, "steps": 24, "seconds": 1.0})
    found = [find(setting, task) for task in tasks_of(film)]
    head: Any = begun["head"]
    reply = {"state": "done", "reason": None, "before": 0, "seconds": 0, "done": len(found), "tasks": len(found)}
    return {**reply, "analysis": so_far(record.header["title"], games, head, found)}


@cache
def made(title: str, seats: int) -> Any:
    return document(played(title, seats))


def half_done(reply: Any, part: float) -> Any:
    """As it is while it is made."""
    found = reply["analysis"]
    last = round(part * found["answers"])
    known = {name: [one for one in found[name] if one["n"] <= last] for name in ("steps", "decisions")}
    return {**reply, "state": "running", "seconds": 70, "analysis": {**found, **known, "turns": []}}


def bring(visitor: Visitor, record: Record, *names: str) -> str:
    """A game that was played elsewhere, by these."""
    visitor.arrive()
    return str(visitor.call("POST", "/api/records", {"record": record.text(), "names": list(names)})["id"])


def tell(visitor: Visitor, table: str, reply: Any) -> None:
    """From now on the server says this of the analysis."""
    body = json.dumps(reply)
    path = f"**/api/tables/{table}/analysis"
    visitor.page.unroute(path)
    visitor.page.route(path, partial(fulfil, body))


def fulfil(body: str, route: Any) -> None:
    route.fulfill(content_type="application/json", body=body)


def losses(reply: Any, seat: int) -> list[int]:
    """The answers of a seat that lost something, counted from 1."""
    return [one["n"] + 1 for one in decisions(reply, seat) if one["mark"] in LOSSES]


def largest(reply: Any, seat: int) -> int:
    return int(max(decisions(reply, seat), key=lambda one: (one["loss"], -one["n"]))["n"]) + 1


def decisions(reply: Any, seat: int) -> list[Any]:
    return [one for one in reply["analysis"]["decisions"] if one["seat"] == seat]


# -- the screen ------------------------------------------------------------------------------------------------------


def look(visitor: Visitor, table: str, query: str = "analysis=0") -> Page:
    visitor.visit(f"/replay/{table}?{query}")
    visitor.page.wait_for_selector(f"{READY} [data-now]")
    return visitor.page


def state(page: Page, name: str) -> None:
    page.wait_for_selector(f'[data-analysis="{name}"]')


def raw_ids(page: Page) -> list[str]:
    """Messages without a text, whatever says them."""
    names = page.eval_on_selector_all("[aria-label]", "nodes => nodes.map(node => node.ariaLabel).join(' | ')")
    return [found.group() for found in RAW_ID.finditer(page.locator("body").inner_text() + names)]


def standings() -> dict[str, Any]:
    """What the server says of an analysis that is not done."""
    running = half_done(made("hadara", 2), 0.5)
    waiting = {**running, "state": "waiting", "before": 2, "done": 0, "tasks": 0, "analysis": None}
    return {
        "none": {**waiting, "state": "none", "before": 0},
        "waiting": waiting,
        "running": running,
        "failed": {**running, "state": "failed", "seconds": 0},
        "unavailable": {**waiting, "state": "unavailable", "reason": {"message": "server-analysis-old", "args": {}}},
    }
