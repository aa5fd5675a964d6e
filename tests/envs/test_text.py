"""The text face: pages of one seat's knowledge, numbered answers, and the process that speaks lines of JSON."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

import cradle.envs
from cradle import lines, shelf
from cradle.core.rng import seeded
from cradle.envs.problems import Problem
from cradle.envs.process import PATIENCE, Process
from cradle.envs.text import TextTable
from cradle.language import LANGUAGES
from cradle.lines import BadLine

NAMES = ["Ada", "Bo", "Cy"]


def table(title: str = "hadara", lang: str = "en", answers: int = 0, seed: int = 5) -> TextTable:
    """After so many answers by chance, of any seat that is asked."""
    seats = 3
    made = cradle.envs.text(title, seats, lang, seed=seed, names=NAMES)
    rng = seeded(seed)
    for _ in range(answers):
        seat = made.asked[rng.below(len(made.asked))]
        made.answer(seat, 1 + rng.below(len(made.answers(seat))))
    return made


# -- pages -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", shelf.TITLES)
def test_a_page_tells_a_seat_what_it_may_know_and_nothing_else(title: str) -> None:
    """On a table that the seat imagines every hidden card is another one, and the page is the same."""
    made = table(title, answers=60)
    for seat in range(3):
        page, answers = made.page(seat), made.answers(seat)
        real = made.sitting.table
        made.sitting.table = real.imagine(seat, seeded(seat + 1))
        assert made.page(seat) == page
        assert made.answers(seat) == answers
        made.sitting.table = real


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("title", shelf.TITLES)
def test_a_page_has_the_board_the_news_and_the_question(title: str, lang: str) -> None:
    made = table(title, lang, answers=25)
    seat = made.asked[0]
    page = made.page(seat)
    assert all(name in page for name in NAMES)
    assert page.endswith(f"{NAMES[seat]}: {made.question(seat)}")
    assert all(f"- {line}" in page for line in made.news(seat))
    assert f"{title}-" not in page
    assert "\x1b" not in page
    assert max(len(line) for line in made.score_page().splitlines()) <= made.width
    assert f"{title}-" not in made.legend()
    assert len(made.rules()) > 1000


def test_the_legend_tells_what_signs_mean() -> None:
    assert any(line.startswith("●  ") for line in table("hadara").legend().splitlines())


@pytest.mark.parametrize("title", ["hadara", "tapestry"])
def test_news_are_what_the_seat_was_told_since_its_last_answer(title: str) -> None:
    made, rng = table(title, answers=6), seeded(1)
    journal, heard, secrets = made.sitting.journal, [-1] * 3, 0
    for _ in range(60):
        for seat in range(3):
            if heard[seat] >= 0:
                told = journal.told[heard[seat] :]
                assert made.news(seat) == [line for line in (made.words.news(one, seat) for one in told) if line]
                secrets += sum(bool(one.secret) and one.to == 1 << seat for one in told)
        seat = made.asked[rng.below(len(made.asked))]
        heard[seat] = len(journal.told)
        made.answer(seat, 1 + rng.below(len(made.answers(seat))))
    assert secrets > 0


def test_answers_are_numbered_and_have_words_and_labels() -> None:
    made = table(answers=40)
    seat = made.asked[0]
    answers = made.answers(seat)
    kind = made.sitting.table.kind(seat)
    assert [choice.number for choice in answers] == list(range(1, len(answers) + 1))
    assert [kind.answer(choice.word) for choice in answers] == made.sitting.table.answers(seat)
    assert made.prompt(seat).endswith(f"\n{len(answers)}. {answers[-1].label}")


def test_whoever_is_not_asked_has_no_answers() -> None:
    made = table("horizon", answers=30)
    other = next(seat for seat in range(3) if seat not in made.asked)
    assert made.answers(other) == []
    assert made.question(other) == ""
    assert NAMES[other] in made.page(other)
    with pytest.raises(BadLine):
        made.answer(other, 1)


@pytest.mark.parametrize("number", [0, -1, 999])
def test_an_answer_that_there_is_not_changes_nothing(number: int) -> None:
    made = table(answers=20)
    before = made.sitting.table.digest()
    with pytest.raises(BadLine):
        made.answer(made.asked[0], number)
    assert made.sitting.table.digest() == before


def test_a_game_ends_with_its_score() -> None:
    made = table(answers=0)
    while not made.over:
        made.answer(made.asked[0], 1)
    assert made.asked == []
    assert made.scores == made.sheet.totals()
    assert made.outcome() in made.page(0)
    assert made.outcome().endswith(".")
    assert made.reason == lines.OVER


def test_the_same_seed_is_the_same_game() -> None:
    assert table(answers=30).prompt(0) == table(answers=30).prompt(0)
    assert table(answers=30).prompt(0) != table(answers=30, seed=6).prompt(0)


@pytest.mark.parametrize(
    "wrong",
    [
        {"title": "chess"},
        {"seats": 9},
        {"lang": "de"},
        {"options": {"speed": "high"}},
        {"content": Path("nowhere.toml")},
        {"content": "= ="},
        {"seed": -1},
        {"names": ["Ada"]},
        {"width": 10},
    ],
    ids=str,
)
def test_a_wrong_wish_is_a_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(Problem) as caught:
        cradle.envs.text(**{"title": "hadara", **wrong})
    assert "-" not in str(caught.value).split(" ")[0]
    assert str(caught.value).endswith(".")


# -- the process -----------------------------------------------------------------------------------------------


def played(made: TextTable, written: bytes) -> list[dict[str, Any]]:
    """What the process says to a program that writes this and then goes; seats 0 and 2 are the program's."""
    out = io.BytesIO()
    Process(made, {1: shelf.bot("random", "hadara")}, seeded(1), io.BytesIO(written), out).run()
    return [json.loads(line) for line in out.getvalue().splitlines()]


def told(written: bytes) -> list[dict[str, Any]]:
    return played(table(answers=40), written)


def test_it_begins_with_hello_and_ends_with_the_end() -> None:
    hello, ask, end = told(b"")
    assert hello["type"] == "hello"
    assert hello["yours"] == [0, 2]
    assert hello["names"] == NAMES
    assert hello["options"]["first-game"] == "no"
    assert ask["type"] == "ask"
    assert ask["seat"] in (0, 2)
    assert ask["turn"] == 1
    assert ask["answers"][0].keys() == {"number", "word", "label"}
    assert (end["type"], end["reason"], end["winners"]) == ("end", "quit", [])


def test_an_answer_leads_to_the_next_question() -> None:
    first, second = (one for one in told(b'{"type":"answer","number":1}\n') if one["type"] == "ask")
    assert second["turn"] == 2
    assert (first["seat"], first["page"]) != (second["seat"], second["page"])


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"hello", "lines-json"),
        (b"[]", "lines-object"),
        (b'{"number":1}', "lines-type"),
        (b'{"type":"move"}', "lines-unknown-type"),
        (b'{"type":"answer","number":1,"note":2}', "lines-unknown-field"),
        (b'{"type":"answer"}', "lines-missing"),
        (b'{"type":"answer","number":"1"}', "lines-number"),
        (b'{"type":"answer","number":0}', "lines-answer"),
        (b'{"type":"answer","number":99}', "lines-answer"),
        (b'{"type":"answer","number":1,"turn":2}', "lines-turn"),
        (b'{"type":"answer","number":1,"seat":1}', "lines-seat"),
        (b'{"type":"page","seat":1}', "lines-not-yours"),
        (b'{"type":"view","seat":1}', "lines-not-yours"),
        (b'{"type":"answers","seat":-1}', "lines-not-yours"),
        (b" " * lines.LONGEST, "lines-long"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_after_a_bad_line_the_question_stands(line: bytes, code: str) -> None:
    said = told(line + b'\n{"type":"answer","number":1}\n')
    assert [one["type"] for one in said] == ["hello", "ask", "error", "ask", "end"]
    assert said[2]["code"] == code
    assert said[2]["sentence"].endswith(".")


def test_a_bare_question_has_no_page_until_it_is_asked_for() -> None:
    out = io.BytesIO()
    made = table()
    written = io.BytesIO(b'{"type":"page"}\n')
    Process(made, {}, seeded(1), written, out, bare=True).run()
    hello, ask, page, _ = [json.loads(line) for line in out.getvalue().splitlines()]
    assert hello["yours"] == [0, 1, 2]
    assert ask["page"] == ""
    assert ask["answers"]
    assert page["page"] == made.page(ask["seat"])


def test_a_program_that_never_learns_forfeits() -> None:
    said = told(b"?\n" * (PATIENCE + 50))
    assert len([one for one in said if one["type"] == "error"]) == PATIENCE
    assert (said[-1]["type"], said[-1]["reason"], said[-1]["winners"]) == ("end", "forfeit", [])


def test_a_program_can_look_again_through_its_own_eyes() -> None:
    wishes = (
        b'{"type":"hello"}\n{"type":"page"}\n{"type":"page","seat":0}\n{"type":"answers"}\n{"type":"view","seat":0}\n'
    )
    made = table(answers=40)
    hello, ask, again, page, other, answers, view, end = played(made, wishes + b'{"type":"quit"}\n')
    assert again == hello
    assert page["page"] == ask["page"]
    assert other["seat"] == 0 != ask["seat"]
    assert other["page"] != page["page"]
    assert (answers["answers"], answers["question"]) == (ask["answers"], ask["question"])
    assert view["view"] == json.loads(json.dumps(made.view(0)))
    assert end["reason"] == "quit"
