"""Lines of programs that play: what is read from them, and a sentence for everything that can be wrong."""

from __future__ import annotations

import io
import json

import pytest

from cradle import lines
from cradle.core.sheet import ScoreSheet
from cradle.language import LANGUAGES, Language
from cradle.lines import LONGEST, BadLine, Choice, Said

BAD = [
    (b"", "lines-json"),
    (b"3\n", "lines-object"),
    (b"[1]\n", "lines-object"),
    (b"answer 3\n", "lines-json"),
    (b'{"type":"answer","number":\xff}\n', "lines-json"),
    (b'{"type":"answer","number":' + b"9" * 5000 + b"}\n", "lines-json"),
    (b"[" * 60_000 + b"\n", "lines-json"),
    (b"{}\n", "lines-type"),
    (b'{"type":3}\n', "lines-type"),
    (b'{"type":"Answer"}\n', "lines-unknown-type"),
    (b'{"type":"' + b"a" * 60_000 + b'"}\n', "lines-unknown-type"),
    (b'{"type":"answer"}\n', "lines-missing"),
    (b'{"type":"answer","number":"3"}\n', "lines-number"),
    (b'{"type":"answer","number":1.0}\n', "lines-number"),
    (b'{"type":"answer","number":NaN}\n', "lines-number"),
    (b'{"type":"answer","number":true}\n', "lines-number"),
    (b'{"type":"answer","number":1,"seat":null}\n', "lines-number"),
    (b'{"type":"answer","number":1,"why":2}\n', "lines-unknown-field"),
    (b'{"type":"quit","seat":2}\n', "lines-unknown-field"),
    (b'{"type":"\\ud800\\u0007"}\n', "lines-unknown-type"),
    (b" " * LONGEST + b'{"type":"quit"}\n', "lines-long"),
]


@pytest.mark.parametrize(("line", "code"), BAD, ids=[f"{code}-{i}" for i, (_, code) in enumerate(BAD)])
def test_a_bad_line_has_a_short_sentence_in_every_language(line: bytes, code: str) -> None:
    with pytest.raises(BadLine) as caught:
        lines.decode(line)
    assert caught.value.message == code
    said = {Language(language).error(caught.value) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(sentence.endswith(".") and len(sentence) < 200 for sentence in said)
    assert all(sentence.replace("\u00a0", " ").isprintable() for sentence in said)
    assert not any("lines-" in sentence for sentence in said)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b'{"type":"answer","number":3}', Said("answer", 3)),
        (b' {"number":-1, "turn":7, "seat":0, "type":"answer"} \r\n', Said("answer", -1, 0, 7)),
        (b'{"type":"quit"}\n', Said("quit")),
        (b'{"type":"page","seat":2}\n', Said("page", seat=2)),
    ],
)
def test_a_good_line_is_read(line: bytes, said: Said) -> None:
    assert lines.decode(line) == said


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (Said("answer", 0), "lines-answer"),
        (Said("answer", 5), "lines-answer"),
        (Said("answer", -1), "lines-answer"),
        (Said("answer", 10**40), "lines-answer"),
        (Said("answer", 1, seat=0), "lines-seat"),
        (Said("answer", 1, turn=8), "lines-turn"),
    ],
)
def test_only_an_answer_of_the_question_counts(said: Said, code: str) -> None:
    with pytest.raises(BadLine) as caught:
        lines.chosen(said, seat=1, turn=9, answers=4)
    assert caught.value.message == code
    assert len(Language("en").error(caught.value)) < 120


def test_answers_are_counted_from_one() -> None:
    assert lines.chosen(Said("answer", 1), 1, 9, 4) == 0
    assert lines.chosen(Said("answer", 4, 1, 9), 1, 9, 4) == 3


def test_a_long_line_is_read_over_and_the_next_one_is_read() -> None:
    fits = b"a" * (LONGEST - 1) + b"\n"
    source = io.BytesIO(fits + b"b" * (3 * LONGEST + 5) + b"\n" + b"next\n" + b"last")
    assert lines.read(source) == fits
    with pytest.raises(BadLine):
        lines.read(source)
    assert lines.read(source) == b"next\n"
    assert lines.read(source) == b"last"
    assert lines.read(source) is None


def test_a_long_line_without_an_end_is_refused_too() -> None:
    source = io.BytesIO(b"a" * (LONGEST + 5))
    with pytest.raises(BadLine):
        lines.read(source)
    assert lines.read(source) is None


def test_the_host_says_one_line_of_ascii() -> None:
    question = lines.ask(1, 7, "Доска\nкарты", "Что?", [Choice(1, "buy-17", "Ткач"), Choice(2, "pass", "Пас")])
    line = lines.encode(question)
    assert line.endswith(b"\n") and line.count(b"\n") == 1 and line.isascii()
    assert json.loads(line) == question


def test_the_end_has_winners_only_where_the_game_was_played_out() -> None:
    sheet = ScoreSheet(3)
    sheet.line("all", [4, 9, 9])
    sheet.ties = [[0], [1], [1]]
    assert lines.end(lines.OVER, sheet)["winners"] == [1, 2]
    left = lines.end(lines.QUIT, sheet)
    assert left["winners"] == []
    assert left["scores"] == [4, 9, 9]
    assert left["places"] == [3, 1, 1]
