"""Somebody who goes from table to table without loading the client again: for tests that look at many positions."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page

from cradle.core.record import Record, seats_of
from tests.web.people import BOT, ME, READY, Company, House, Visitor

# What is still drawn of the table before is marked, and whatever a test has changed about the page is as it was.
GO = """path => {
    for (const screen of document.querySelectorAll('.screen')) screen.dataset.left = '';
    document.documentElement.dataset.theme = 'dark';
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""


class Guest:
    """One browser, at the tables of one title."""

    def __init__(self, visitor: Visitor, title: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.title = title
        self.size = visitor.page.viewport_size
        visitor.settle(confirm=False, forced=False)
        visitor.visit("/")

    def sit(self, record: Record, content: str = "") -> Page:
        """Take over a position, with bots on the other seats."""
        seats = [ME, *[BOT] * (seats_of(record) - 1)]
        origin = {"record": record.text(), "step": len(record.lines)}
        return self.open({"seats": seats, "from": origin, "content": content or None})

    def open(self, table: dict[str, object]) -> Page:
        if self.size and self.page.viewport_size != self.size:
            self.page.set_viewport_size(self.size)
        made = self.visitor.call("POST", "/api/tables", {"title": self.title, "pace": "instant", **table})
        self.page.evaluate(GO, f"/table/{made['id']}")
        self.page.wait_for_selector(f'{READY}[data-title="{self.title}"]:not([data-left]) .choice.can >> visible=true')
        return self.page


@contextmanager
def invited(browser: Browser, house: House, title: str) -> Iterator[dict[str, Guest]]:
    """One at a screen and one with a phone. In their consoles there is no trouble."""
    company = Company(browser, house)
    yield {
        "screen": Guest(company.visitor(), title),
        "phone": Guest(company.visitor(phone=True), title),
    }
    for visitor in company.visitors:
        visitor.page.context.close()
        assert not visitor.troubles, [*visitor.troubles, *visitor.refused]
