"""Words of answers, and the way back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from cradle.core.errors import BadRecord
from cradle.core.words import Kind, Wording
from tests.core.sentences import wanting

SELL = ("sell", "card", 10)
AT = ("at", "cell", 81, "turn", 4)
LAY = Kind("lay", "x/1.1", "pass", ("card", 10), SELL, AT, facts="price gain")

pytestmark = pytest.mark.compiled


def test_answers_are_laid_end_to_end() -> None:
    assert LAY.bound == 1 + 10 + 10 + 81 * 4
    assert [span.start for span in LAY.spans] == [0, 1, 11, 21]


def test_a_kind_names_its_clause() -> None:
    assert (LAY.name, LAY.clause) == ("lay", "x/1.1")


def test_names_that_begin_alike_are_told_apart() -> None:
    kind = Kind("pick", "x/1.2", "card", ("cards", "card", 3), ("card-of", "seat", 2), ("far", "cell", 1_000_000))
    assert [kind.answer(word) for word in ("card", "cards-2", "card-of-1", "far-999999")] == [0, 3, 5, 1_000_005]
    for word in ("card-1", "cards2", "card-of", "far-1000000"):
        with pytest.raises(BadRecord):
            kind.answer(word)


def test_a_wording_holds_others() -> None:
    inner = Wording("coin", {"count": 2}, {})
    outer = Wording("gain", {}, {"what": inner})
    assert (inner.message, inner.numbers, inner.parts) == ("coin", {"count": 2}, {})
    assert outer.parts == {"what": inner}


def test_a_kind_knows_where_its_answers_start() -> None:
    assert [LAY.start(name) for name in ("pass", "card", "sell", "at")] == [0, 1, 11, 21]
    with pytest.raises(ValueError, match="lay has no answer called fold"):
        LAY.start("fold")


@pytest.mark.parametrize(
    ("answer", "word", "numbers"),
    [
        (0, "pass", []),
        (1, "card-0", [0]),
        (10, "card-9", [9]),
        (11, "sell-0", [0]),
        (21, "at-0-0", [0, 0]),
        (26, "at-1-1", [1, 1]),
        (344, "at-80-3", [80, 3]),
    ],
)
def test_an_answer_has_a_word_and_numbers(answer: int, word: str, numbers: list[int]) -> None:
    assert LAY.word(answer) == word
    assert LAY.numbers(answer) == numbers
    assert LAY.answer(word) == answer


@given(some.integers(0, 344))
def test_every_word_leads_back(answer: int) -> None:
    assert LAY.answer(LAY.word(answer)) == answer


def test_names_of_numbers_are_nouns() -> None:
    assert [span.nouns for span in LAY.spans] == [[], ["card"], ["card"], ["cell", "turn"]]
    assert LAY.facts == ["price", "gain"]
    assert LAY.about == []


@pytest.mark.parametrize(
    "word",
    [
        "",
        "fold",
        "pass-0",
        "card",
        "card-",
        "card-10",
        "card--1",
        "card-01",
        "card-1-1",
        "card-x",
        "card-٣",
        "card-²",
        "card-9999999999",
        "card-0000009",
        "at-80-4",
        "at-81-3",
        "at-0--1",
        "at-3",
        "at-81-0",
        "at-0-4",
        "at-0-0-0",
        "PASS",
        " pass",
    ],
)
def test_other_words_are_refused(word: str) -> None:
    with pytest.raises(BadRecord) as caught:
        LAY.answer(word)
    assert caught.value.message == "core-record-word"
    assert caught.value.details == {"word": word, "question": "lay"}


@given(some.text(alphabet="pascrdelt-0123456789", max_size=9))
def test_no_text_is_read_as_an_answer_with_another_word(text: str) -> None:
    try:
        answer = LAY.answer(text)
    except BadRecord:
        return
    assert LAY.word(answer) == text


@pytest.mark.parametrize("answer", [-1, 345, 10**9])
def test_an_answer_out_of_bounds_has_no_word(answer: int) -> None:
    with pytest.raises(BadRecord) as caught:
        LAY.word(answer)
    assert caught.value.message == "core-record-bound"
    assert wanting(caught.value) == []
