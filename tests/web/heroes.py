"""Age of Heroes in the browser: positions for every kind of question, and battles that are fought."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from playwright.sync_api import Page

from cradle.core.record import Record
from cradle.core.table import Table
from tests.web.people import BOT, FRIEND, ME, Visitor
from tests.web.positions import asking, position, seen

Wanted = Callable[[Table], bool]


def words(table: Table) -> list[str]:
    kind = table.kind(0)
    return [kind.word(answer) for answer in table.answers(0)]


def offering(kind: str, *starts: str) -> Wanted:
    """Seat 0 is asked a question of that kind, and has answers that begin with each of these words."""

    def wanted(table: Table) -> bool:
        return asking(kind)(table) and all(any(word.startswith(start) for word in words(table)) for start in starts)

    return wanted


def fit(table: Table) -> bool:
    """Seat 0 has an army at home to send."""
    players = seen(table)["players"]
    assert isinstance(players, list)
    return asking("muster")(table) and players[0]["strength"] > 0


@dataclass(frozen=True)
class Case:
    """A position, the pieces that are pressed one after another, and how the answer begins."""

    wanted: Wanted
    pieces: tuple[str, ...]
    answer: str
    seats: int = 3
    choosing: bool = False  # tribes are chosen


CASES = {
    "choose-tribe": Case(asking("choose-tribe", 2), (".tribes .can",), "tribe-", choosing=True),
    "order": Case(asking("order", 2), (".middle .can",), "play-"),
    "strike-city": Case(offering("strike", "city"), (".cities .can",), "city-"),
    "strike-army": Case(offering("strike", "army"), (".armies .can",), "army-"),
    "ward": Case(asking("ward", 2), (".hand .can",), "good-fortune"),
    "market": Case(asking("market", 4), (".note .can",), ""),
    "address": Case(asking("address"), (".realms .can",), "seat-"),
    "address-all": Case(asking("address"), (".market .can",), "all"),
    "give": Case(offering("compose", "give"), (".hand .can",), "give-"),
    "want": Case(offering("compose", "want"), (".wanted .can",), "want-"),
    "tax": Case(offering("action", "tax"), (".taxes .can",), "tax-"),
    "exchange": Case(offering("action", "exchange"), (".hand .can",), "exchange-"),
    "buy": Case(offering("action", "buy"), (".stall.can", ".plan .can"), ""),
    "road": Case(offering("action", "road"), (".way.can", ".plan .can"), "road-"),
    "conquest": Case(offering("action", "attack"), (".cities .can", ".plan .can"), "attack-"),
    "plunder": Case(offering("action", "attack"), (".held .can", ".plan .can"), "attack-"),
    "destruction": Case(offering("action", "attack"), (".monument .can", ".plan .can"), "attack-"),
    "build-more": Case(offering("build-more", "buy"), (".stall.can", ".plan .can"), ""),
    "consent": Case(asking("consent"), (".consent .can",), "agree"),
    "muster": Case(fit, (".units .can",), ""),
    "muster-hero": Case(offering("muster", "hero", "lead-army"), (".hand .can", ".answers .can"), ""),
    "defend": Case(asking("defend", 2, 2), (".hand .can",), ""),
    "barbarians": Case(asking("defend-barbarians", 2, 2), (".hand .can",), ""),
    "lay-cards": Case(asking("lay-cards", 2), (".rest .can",), "strength-"),
    "duelist": Case(asking("duelist", 2), (".units .can",), "unit-"),
    "take-spoils": Case(asking("take-spoils", 2), (".spoils .can",), "take-"),
    "lay-stones": Case(asking("lay-stones", 2, 2), (".monument .can",), "lay-1"),
    "lay-stones-hand": Case(asking("lay-stones", 2, 2), (".hand .can",), "lay-1"),
    "discard-down": Case(asking("discard-down", 2), (".hand .can",), "drop-"),
}


@cache
def at(name: str) -> Record:
    case = CASES[name]
    return position("heroes", case.seats, case.wanted, {"tribe-choice": "in-turn-order"} if case.choosing else None)


def sit_down(visitor: Visitor, name: str, friends: Sequence[Visitor] = ()) -> Page:
    bots = [BOT] * (CASES[name].seats - 1 - len(friends))
    visitor.take_over(at(name), ME, *[FRIEND] * len(friends), *bots, friends=friends)
    return visitor.page


WATCH = """skips => {
    window.steps = [];
    const look = () => {
        const step = document.querySelector('.told [aria-current]')?.textContent;
        if (step && window.steps.at(-1) !== step) window.steps.push(step);
        if (skips) document.querySelector('.told .skip')?.click();
    };
    new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def fight(page: Page) -> None:
    """Lay battle cards and send armies forward until the battle is over."""
    page.wait_for_selector(".rest .can")
    press = """() => { document.querySelector('.rest .can, .units .can')?.click();
        return document.querySelector('.told') !== null; }"""
    page.wait_for_function(press, polling=200)
