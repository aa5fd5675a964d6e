"""Lessons that are gone through in a browser: what is lit is looked at, answers are given by keys and by a finger."""

from __future__ import annotations

import re
from functools import cache
from typing import TypedDict

from playwright.sync_api import Page, expect

from cradle.lessons.script import Lesson, Script, script
from tests.laws.texts import read_texts
from tests.lessons.checking import said
from tests.web.looking import THEMES, rest
from tests.web.people import READY, Visitor

STILL = ".veil"  # what was just drawn is not answered yet
FREE = f"{READY}:not(:has({STILL}))"


def made(title: str) -> Script:
    found = script(title)
    assert found is not None
    return found


def lesson(title: str, name: str) -> Lesson:
    return next(each for each in made(title).lessons if each.name == name)


def number_of(title: str, name: str) -> int:
    return 1 + [each.name for each in made(title).lessons].index(name)


WRONG = {  # of each title: a lesson, and two answers that do not do its task
    "hadara": ("buy", {"sell-29": "sold", "buy-23": "less"}),
    "tapestry": ("advance", {"income": "income", "advance-2": "track"}),
    "heroes": ("city", {"tax-1": "tax", "rest": "rest"}),
    "horizon": ("first-action", {"move-2-0": "recruit", "move-3-0": "gather"}),
}

texts = cache(read_texts)


def text(title: str, lesson: str, part: str = "", lang: str = "en") -> str:
    return said(texts(f"{title}-lessons")[lang], f"{title}-lesson-{lesson}{part and '-' + part}")


def open_lesson(visitor: Visitor, title: str, number: int) -> Page:
    visitor.visit(f"/lessons/{title}/{number}")
    visitor.page.wait_for_selector(READY)
    return visitor.page


def models(taken: Lesson) -> list[str]:
    return [task.model.split(" ")[2] for task in taken.tasks]


def choose(page: Page, word: str) -> None:
    """By whatever button of the question or of the board has the answer."""
    page.locator(f'{FREE} [data-word="{word}"].can').first.click()


def pieces(word: str) -> str:
    """The pieces of an answer that can be pressed now; what stands in a list of all answers is none."""
    return f'main .can[data-word="{word}"]:not(.list *):visible'


# -- what is lit ------------------------------------------------------------------------------------------------------

# How many of nine points of each lit thing lie open to the eye.
OPEN = """() => {
    const seen = (node) => {
        const box = node.getBoundingClientRect();
        const main = document.querySelector('main').getBoundingClientRect();
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
        const [top, bottom] = [Math.max(box.top, main.top), Math.min(box.bottom, main.bottom)];
        let count = 0;
        for (const x of [0.1, 0.5, 0.9]) for (const y of [0.1, 0.5, 0.9]) {
            const hit = document.elementFromPoint(left + x * (right - left), top + y * (bottom - top));
            if (hit && (node.contains(hit) || hit.contains(node))) count += 1;
        }
        return right > left && bottom > top ? count : 0;
    };
    return [...document.querySelectorAll('[data-light=first]')].map(seen);
}"""


def look_at_the_light(page: Page, taken: Lesson) -> None:
    """The first thing that is spoken of lies open before one, the others are marked, and the rest steps back."""
    page.wait_for_selector(f"{FREE} [data-light=first]")
    assert max(page.evaluate(OPEN)) >= 3, f"{taken.name}: what is spoken of first is covered"
    if len(taken.lit) > 1 and not page.evaluate("matchMedia('(max-width: 900px)').matches"):  # a phone has no side
        page.wait_for_selector("[data-light=also]", state="attached")
    assert page.locator("[data-light=back]").count() > 0, taken.name
    assert page.locator(".question [data-light=back]").count() == 0, taken.name


# What axe finds here, and how faint is what steps back: what it takes for the colours of a text has not been through
# the filter of what steps back, so that is done here, as the browser does it.
AXE = """async (only) => {
    const found = await axe.run(document, {resultTypes: ['violations', 'passes'], elementRef: true, ...only});
    const channels = (text) => [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16) / 255);
    const dimmed = ([r, g, b], filter) => {
        const strength = (name) => Number(new RegExp(`${name}\\\\((.*?)\\\\)`).exec(filter)?.[1] ?? 1);
        const [s, light] = [strength('saturate'), strength('brightness')];
        const grey = 0.213 * r + 0.715 * g + 0.072 * b;
        return [r, g, b].map((each) => Math.min(1, Math.max(0, (grey + s * (each - grey)) * light)));
    };
    const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    const shine = ([r, g, b]) => 0.05 + 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
    const painted = (node) => {
        const {backgroundColor, backgroundImage} = getComputedStyle(node);
        return backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
    };
    const contrast = found.passes.filter((rule) => rule.id === 'color-contrast');
    const seen = contrast.flatMap((rule) => rule.nodes).flatMap((node) => {
        const back = node.element.closest('[data-light=back]');
        const {fgColor, bgColor, expectedContrastRatio} = node.any[0]?.data ?? {};
        if (!back || !fgColor || !bgColor) return [];
        const filter = getComputedStyle(back).filter;
        let ground = node.element; // what lies below the text steps back with it, or stays as it is
        while (ground !== back.parentElement && !painted(ground)) ground = ground.parentElement;
        const a = shine(dimmed(channels(fgColor), filter));
        const b = shine(dimmed(channels(bgColor), ground === back.parentElement ? '' : filter));
        const ratio = Math.max(a, b) / Math.min(a, b);
        return [{ratio, least: parseFloat(expectedContrastRatio), html: node.html.slice(0, 90), fgColor, bgColor}];
    });
    const problems = found.violations.map(({id, nodes}) => `${id}: ${nodes.slice(0, 3).map(({html}) => html)}`);
    return {all: seen.length, problems, faint: seen.filter(({ratio, least}) => ratio < least)};
}"""


class Looked(TypedDict):
    """What axe found in some lessons."""

    problems: list[str]
    all: int  # texts that step back
    faint: list[object]  # those that cannot be read


def look_with_axe(visitor: Visitor, axe: str, theme: str) -> Looked:
    """At a lesson that has just been opened."""
    visitor.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    rest(visitor, axe)
    found: Looked = visitor.page.evaluate(AXE, THEMES[theme])
    return found


def nothing_wrong(found: dict[str, Looked]) -> None:
    wrong = {name: [*each["problems"], *each["faint"]] for name, each in found.items()}
    assert {name: each for name, each in wrong.items() if each} == {}
    assert sum(each["all"] for each in found.values()) > 0, "nothing that steps back was looked at"


# -- by keys ----------------------------------------------------------------------------------------------------------


def take_by_program(visitor: Visitor, title: str, names: list[str]) -> None:
    """Lessons that were done before."""
    visitor.arrive()
    for name in names:
        words = models(lesson(title, name))
        for n, word in enumerate(words):
            visitor.call("POST", f"/api/lessons/{title}/{name}/try", {"given": words[:n], "word": word, "wrong": 0})


def key_in(page: Page, word: str) -> None:
    """The digit that the answer's button shows; without one, the list of all answers, by its digits or its arrows."""
    page.wait_for_selector(READY)
    digit = page.evaluate(
        """(word) => [...document.querySelectorAll(`main .can[data-word="${word}"]`)]
            .find((node) => node.checkVisibility())?.getAttribute('aria-keyshortcuts') ?? ''""",
        word,
    )
    if digit:
        page.keyboard.press(digit)
        return
    page.keyboard.press("l")
    chosen = page.locator(f'dialog [data-word="{word}"]')
    expect(page.locator("dialog .choice").first).to_be_focused()
    listed = chosen.get_attribute("aria-keyshortcuts")
    if listed:
        page.keyboard.press(listed)
    else:
        all_words = page.eval_on_selector_all("dialog .choice", "nodes => nodes.map((node) => node.dataset.word)")
        up = len(all_words) - all_words.index(word)
        for _ in range(min(up, len(all_words) - up)):
            page.keyboard.press("ArrowUp" if up <= len(all_words) / 2 else "ArrowDown")
        expect(chosen).to_be_focused()
        page.keyboard.press("Enter")


# -- by a finger ------------------------------------------------------------------------------------------------------

# Pieces that are taken up before the one that has the answer.
FIRST = {
    "tapestry": [(r"hex-(\d+)", '[data-piece="hex-{}"].can'), (r"at-(\d+)$", '.large [data-plot="{}"].can')],
    "heroes": [
        (r"buy-(\d+)-", '[data-piece="item-{}"] .can'),
        (r"attack-(\d+)-0", '[data-piece="seat-{}"] .cities .can'),
    ],
    "horizon": [
        (r"(?:settler|soldier)-(\d+)", '.hex.can[data-piece="place-{}"]'),
        (r"go-(\d+)-", '.unit.can[data-piece="unit-0-{}"]'),
    ],
}
LAID = re.compile(r"at-(\d+)-(\d)")  # a tile on a hex, so many times turned
SENT = """() => { window.tried = []; const send = window.fetch;
    window.fetch = (url, init) => { if (String(url).endsWith('/try')) tried.push(JSON.parse(init.body).word);
        return send(url, init); }; }"""


def tap_in(page: Page, title: str, word: str) -> None:
    """Pieces are tapped one after another, until the answer has gone."""
    page.wait_for_selector(FREE)
    page.evaluate("tried.length = 0")
    first = [
        shape.format(found[1])
        for pattern, shape in FIRST.get(title, [])
        if (found := re.match(pattern, word)) is not None
    ]
    if (laid := LAID.fullmatch(word)) and page.locator(pieces(word)).count() == 0:
        page.locator(f'[data-piece="hex-{laid[1]}"].can').tap()
        for _ in range(6):
            if page.locator(pieces(word)).count() == 0:
                page.locator(".inhand [aria-keyshortcuts=r]").tap()
    for selector in [*first, pieces(word), ".doit:visible", ".confirm .can", *first]:
        if page.locator(selector).count() and not page.evaluate("tried.length"):
            page.locator(selector).first.tap()
    assert page.evaluate("tried") == [word]
