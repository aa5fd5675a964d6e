"""Hints: what the judge thinks, told while it does, and ended when somebody has enough."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.cli.advice import MOST, Adviser
from cradle.core.sitting import Sitting
from cradle.language import Language, TitleLanguage
from tests.analysis.games import choice


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(shelf.TITLES, "ferry", shelf.elsewhere("examples.ferry"))


def adviser(sitting: Sitting, seat: int, answers: list[int] | None = None) -> Adviser:
    words = TitleLanguage(Language("en"), "ferry", sitting.box, ["Ada", "Bo"])
    found = sitting.table.answers(seat) if answers is None else answers
    return Adviser(words, sitting.table, seat, sitting.numbers[seat], found)


def test_the_two_best_answers_are_told_with_chance_and_number() -> None:
    sitting, seat = choice()
    thoughts: list[str] = []
    told = adviser(sitting, seat).think(thoughts.append, lambda: len(thoughts) == 6, 1000.0)
    assert len(thoughts) == 6 and "imagining games" in thoughts[0]
    assert "% to win" in told[0] and "% to win" in told[1]
    assert "number" not in told[0] and told[0].lstrip("≈ ")[0].isdigit()


def test_whoever_has_enough_gets_what_is_known_by_then() -> None:
    sitting, seat = choice()
    asked = adviser(sitting, seat)
    asked.enough = True
    assert "% to win" in asked.think(lambda _: None, lambda: False, 1000.0)[0]
    assert 0 < asked.judge.games < MOST


def test_an_only_answer_needs_no_games() -> None:
    sitting, seat = choice()
    asked = adviser(sitting, seat, sitting.table.answers(seat)[:1])
    assert asked.think(lambda _: None, lambda: False, 1000.0) == ["There is only one answer."]
    assert asked.judge.games == 0
