"""Pressing pieces: with a mouse, with a finger or by keys, one at a time or until a game is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypedDict

from playwright.sync_api import Locator, Page

from tests.web.people import READY


def click(piece: Locator) -> None:
    piece.click()


def tap(piece: Locator) -> None:
    piece.tap()


def enter(piece: Locator) -> None:
    piece.focus()
    piece.press("Enter")


HANDS: dict[str, Callable[[Locator], None]] = {"mouse": click, "finger": tap, "keys": enter}


@contextmanager
def resting(piece: Locator) -> Iterator[None]:
    """A finger lies on it meanwhile, and in any case too long for a tap."""
    page = piece.page
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    devtools = page.context.new_cdp_session(page)
    page.evaluate("document.addEventListener('pointerdown', (event) => { window.began = event.timeStamp; }, true)")
    devtools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    yield
    page.wait_for_function("() => performance.now() - window.began > 450")
    devtools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def answered(page: Page, press: Callable[[], None]) -> str:
    """The word that is sent when something is pressed."""
    with page.expect_request(lambda request: request.url.endswith("/answers")) as sent:
        press()
    body = sent.value.post_data_json
    assert isinstance(body, dict)
    return str(body["word"])


# -- whole games ------------------------------------------------------------------------------------------------------


class Played(TypedDict):
    over: bool
    clicks: int  # at questions that have a choice
    decisions: int  # answers to them
    missing: list[str]  # answers that no piece gave
    stuck: str  # the last question


# Every answer that is sent is noted.
NOTED = """() => { window.sent = []; const send = window.fetch;
    window.fetch = (url, init) => { if (String(url).endsWith('/answers')) sent.push(JSON.parse(init.body).word);
        return send(url, init); }; }"""

# What stands on its own piece is answered there.
DIRECT = """async ({words, found, press, one}) => {
    const word = one(words);
    return (await press(one(found(`.can[data-word="${word}"]`)))) ? '' : word;
}"""


def anything(pieces: str, brought: str, first: str) -> str:
    """Presses anything that glows, and where that has answered nothing something that it has brought; what is to be
    done first before all that."""
    return f"""async ({{words, found, press, one}}) => {{
        const now = found('{first}');
        if (await press(one(now.length ? now : found('{pieces}')))) return '';
        return (await press(one(found('{first}, {brought}')))) ? '' : words[0];
    }}"""


def play_with_few_clicks(page: Page, give: str) -> None:
    """At most 1.3 clicks for a decision that has a choice, until the game is over.

    `give` is told the words and presses pieces, never those of a list, and tells which word it could not give.
    """
    page.evaluate(NOTED)
    played: Played = page.evaluate(f"ready => ({PLAY})(ready, {give})", READY)
    assert played["over"], played
    assert played["missing"] == [], f"answers that no piece gives: {played['missing']}"
    assert played["decisions"] > 30
    assert played["clicks"] <= 1.3 * played["decisions"], played
    page.wait_for_selector(".story svg")  # the page of the result is whole


# Counts for seat 0, whose questions come one after another.
PLAY = """async (ready, give) => {
    const table = location.pathname.split('/').at(-1);
    const rest = (time) => new Promise((done) => setTimeout(done, time));
    const found = (selector) => [...document.querySelectorAll(selector)]
        .filter((node) => !node.closest('.list, .compacts') && node.getBoundingClientRect().width > 0);
    const asked = async () => (await (await fetch(`/api/tables/${table}/game?eye=0`)).json()).question;
    const shown = () => document.querySelector(`${ready} .can`) !== null;
    let clicks = 0, decisions = 0, idle = 0, luck = 1;
    const missing = new Set();
    const one = (all) => { luck = (luck * 1103515245 + 12345) % 2147483648; return all[(luck >> 8) % all.length]; };
    const press = async (node) => {
        const before = sent.length;
        clicks += node ? 1 : 0;
        node?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
        for (let i = 0; node && i < 4 && sent.length === before; i++) await rest(5 * i);
        return sent.length > before;
    };
    const told = (over) => ({over, clicks, decisions, missing: [...missing],
        stuck: document.querySelector('#question')?.textContent ?? ''});
    for (let n = 0; n < 4000 && idle < 12000; n++) {
        if (document.querySelector('.after')) return told(true);
        const question = shown() ? await asked() : null;
        const words = question?.answers.map((answer) => answer.word) ?? [];
        if (!words.length) { idle += 1; n -= 1; await rest(15); continue; }
        idle = 0;
        sent.length = 0;
        const before = clicks;
        let lacking = await give({words, found, press, one});
        for (let again = 1; lacking && again < 6; again++) {  // a slow page, or the only answer was given by itself
            await rest(100 * again);
            const same = shown() && (await asked())?.number === question.number;
            lacking = same ? await give({words: [lacking], found, press, one}) : '';
        }
        if (lacking) missing.add(lacking);
        if (words.length > 1) decisions += sent.length;
        else clicks = before;
    }
    return told(false);
}"""
