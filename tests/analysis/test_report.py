"""An analysis in words: short reasons in three languages, and a page that needs no network."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from cradle import shelf
from cradle.analysis.chances import Measure
from cradle.analysis.film import Setting, film_of
from cradle.analysis.page import page
from cradle.analysis.playing import Gain, Played
from cradle.analysis.reasons import reasons_of
from cradle.analysis.report import Report
from cradle.analysis.speech import sentence
from cradle.analysis.verdict import Number, Reason
from cradle.analysis.watch import watches
from cradle.analysis.whole import analyse, document
from cradle.core.words import Kind
from cradle.language import LANGUAGES, Language, TitleLanguage
from tests.analysis.games import played

LONGEST = 90
NAME = "Sixteen letters."  # the longest name that a player can have
KIND = Kind("draft", "x/1", "pass", ("buy", "card", 9))
MEASURE = Measure(2, 10.0, 1500)


def end(points: list[int], *gained: Gain) -> Played:
    """A game that ended so, with all points on one line."""
    won = [float(total == max(points)) for total in points]
    return Played(points, won, True, True, {"cards": points}, set(gained))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("title", ["hadara", "tapestry", "heroes", "horizon"])
def test_no_reason_is_longer_than_ninety_letters(title: str, code: str) -> None:
    box = shelf.box(title)
    words = TitleLanguage(Language(code), title, box, [NAME] * 6)
    for noun in sorted({news.gains for news in shelf.title(title).news if news.gains}):
        for number in range(len(box.nouns()[noun])):
            for message in ("reason-gain", "reason-rival-gain", "watch-contest", "watch-near"):
                numbers: dict[str, Number] = {f"thing-{noun}": number, "seat": 1, "n": 100, "m": 88}
                text = sentence(words, Reason(f"analysis-{message}", numbers))
                assert len(text) <= LONGEST and "{" not in text, text


def test_the_largest_difference_is_the_first_reason() -> None:
    ones = [end([20 + n % 2, 9], (0, "card", 5)) for n in range(20)]
    others = [end([14 + n % 2, 12]) for n in range(20)]
    good = reasons_of(ones, others, 0, KIND, [1, 0], MEASURE, True)
    assert [reason.message for reason in good] == ["analysis-reason-line-more", "analysis-reason-gain"]
    assert good[0].numbers == {"line": "cards", "n": 6}
    assert good[1].numbers == {"thing-card": 5, "n": 100, "m": 0}
    bad = reasons_of(others, ones, 0, KIND, [0, 1], MEASURE, False)
    assert [reason.message for reason in bad] == ["analysis-reason-line-less", "analysis-reason-gain"]


def test_what_an_answer_itself_takes_and_what_may_be_chance_are_no_reasons() -> None:
    ones = [end([10 + 9 * (n % 2), 9], (0, "card", 3)) for n in range(20)]
    others = [end([19 - 9 * (n % 2), 9]) for n in range(20)]
    assert reasons_of(ones, others, 0, KIND, [KIND.start("buy") + 3, 0], MEASURE, True) == []


def test_a_rival_who_is_ahead_and_a_contested_thing_come_first() -> None:
    games = [end([9, 12], (n % 2, "card", 4), (0, "card", 7 if n % 4 else 8)) for n in range(20)]
    told = [reason.message for reason in watches(games, 0, [0.3, 0.7])]
    assert told == ["analysis-watch-ahead", "analysis-watch-contest", "analysis-watch-near"]
    assert watches(games[:2], 0, [0.3, 0.7]) == []


class Tags(HTMLParser):
    """Every tag is closed, in its order."""

    open: list[str]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open += [tag] if tag != "meta" else []

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """It has no end of its own."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_page_is_whole_and_asks_nobody_for_anything(code: str) -> None:
    setting = Setting(played().record.text(), games=24, steps=4)
    film = film_of(setting)
    words = TitleLanguage(Language(code), "ferry", film.box, ["<Ada>", "Bo"])
    text = page(Report(words, film, document(setting, analyse(setting, (), 1))), [0, 1])
    tags = Tags()
    tags.open = []
    tags.feed(text)
    assert tags.open == []
    assert "<Ada>" not in text and "&lt;Ada&gt;" in text
    assert not re.search(r"https?:|src=|<script|analysis-", text)
    assert text.count("<polyline") == 2 and "prefers-color-scheme: dark" in text
