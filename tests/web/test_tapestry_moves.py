"""Tapestry: what somebody does is seen by the others, and whoever wants nothing to move sees nothing move."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.people import FRIEND, ME, READY, Company, Visitor
from tests.web.positions import asking, position

# What takes off is noted, and held in the air: none of it lands before the test has looked.
NOTED = """() => { window.flown = []; const note = (node) => {
    if (!node.classList?.contains('flight')) return;
    const [way] = node.getAnimations();
    way?.pause();
    flown.push({what: node.className, ways: (way?.effect.getKeyframes() ?? []).map((frame) => frame.transform),
        faces: [...node.querySelectorAll('.die')].map((die) => die.className + ' ' +
            [...die.querySelectorAll('.cube [data-sign], .cube .mark')].length),
        tumbling: [...node.querySelectorAll('.tumbling .cube')].map((cube) => getComputedStyle(cube).animationName)});
};
new MutationObserver((all) => all.forEach((each) => each.addedNodes.forEach(note)))
    .observe(document.querySelector('.sky'), {childList: true}); }"""
ANSWER = """async ([table, begins]) => {
    const headers = {'X-Cradle': '1', 'Content-Type': 'application/json'};
    const game = await (await fetch(`/api/tables/${table}/game?eye=0`)).json();
    const {word} = game.question.answers.find((answer) => answer.word.startsWith(begins));
    const body = JSON.stringify({seat: 0, number: game.question.number, id: crypto.randomUUID(), word});
    const reply = await fetch(`/api/tables/${table}/answers`, {method: 'POST', headers, body});
    return reply.ok ? word : await reply.text();
}"""


class Watched:
    """Ada is asked something, and Bo, who sits beside her, looks."""

    def __init__(self, company: Company, kind: str, least: int = 1, calm: bool = False) -> None:
        self.ada = company.visitor()
        self.bo: Visitor = company.visitor("Bo", calm=calm)
        self.table = self.ada.take_over(position("tapestry", 2, asking(kind, least)), ME, FRIEND, friends=[self.bo])
        self.page: Page = self.bo.page
        self.bo.visit(f"/table/{self.table}")
        self.page.wait_for_selector(f"{READY} .track .space")
        expect(self.page.locator(".soon")).to_have_count(0)
        self.lines = self.page.locator(".log p").count()
        self.page.evaluate(NOTED)

    def answer(self, begins: str) -> None:
        said = self.ada.page.evaluate(ANSWER, [self.table, begins])
        assert str(said).startswith(begins), said

    def asked(self) -> str:
        """What kind of question Ada has now."""
        question = self.ada.call("GET", f"/api/tables/{self.table}/game?eye=0")["question"]
        return str(question["kind"]) if question else ""

    def flown(self, what: str) -> dict[str, Any]:
        self.page.wait_for_function("what => flown.some((each) => each.what.split(' ').includes(what))", arg=what)
        found: dict[str, Any] = self.page.evaluate("what => flown.find((each) => each.what.includes(what))", what)
        return found


def test_a_marker_walks_and_space_skips_all(company: Company) -> None:
    watched = Watched(company, "act", 5)  # it has what every track asks for
    watched.answer("advance-")
    while watched.asked() == "pay":
        watched.answer("resource-")
    ways = watched.flown("mark")["ways"]
    assert len(set(ways)) > 2, "it goes from one space to another"
    expect(watched.page.locator(".flight").first).to_be_attached()
    watched.page.keyboard.press("Space")
    expect(watched.page.locator(".flight")).to_have_count(0)


def test_a_tile_flies_and_turns(company: Company) -> None:
    watched = Watched(company, "lay")
    watched.answer("at-")
    ways = watched.flown("tile")["ways"]
    assert "rotateY(180deg)" in ways[1]
    assert "rotateY(0" in ways[2]


def test_dice_tumble_and_show_their_faces(company: Company) -> None:
    watched = Watched(company, "conquer")
    watched.answer("hex-")
    dice = watched.flown("dice")
    assert [face.split()[1] for face in dice["faces"]] == ["red", "black"]
    assert all(int(face.split()[-1]) > 0 for face in dice["faces"])
    assert len(dice["tumbling"]) == 2
    assert "none" not in dice["tumbling"]


@pytest.mark.parametrize(("kind", "answer"), [("lay", "at-"), ("conquer", "hex-")])
def test_nothing_moves_for_whoever_wants_it_still(company: Company, kind: str, answer: str) -> None:
    watched = Watched(company, kind, calm=True)
    before = watched.page.locator(".log").inner_text()
    watched.answer(answer)
    expect(watched.page.locator(".log")).not_to_have_text(before, use_inner_text=True)
    watched.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert watched.page.evaluate("flown") == []
