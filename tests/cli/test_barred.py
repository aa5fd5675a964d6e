"""Why answers are not possible, in the terminal: their clauses, what they are called, and the numbers behind them."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.cli.barred import barred
from cradle.language import Language, TitleLanguage
from tests.games.hadara.positions import position


@pytest.mark.parametrize(
    ("code", "numbers"),
    [("en", "you have 1 coin."), ("ru", "у вас монет: 1."), ("pl", "twoje monety: 1.")],
)
def test_each_answer_has_its_numbers_on_a_line(code: str, numbers: str) -> None:
    table = position().coins(1).pile("red", "r1-05").pile("blue", "b1-05").table(["take", 0])
    words = TitleLanguage(Language(code), "hadara", shelf.box("hadara"), ["Ada", "Bo"])
    found = {each.clause: each for each in barred(table, words, 0)}
    lines = found["hadara/5.2"].named().splitlines()
    assert len(lines) == 2 and all(line.endswith(numbers) for line in lines)
    assert numbers not in found["hadara/9.3"].named()  # an empty pile
