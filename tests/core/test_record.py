"""Records: text that parses back, and every way in which it can be broken."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from cradle.core.errors import BadRecord, BadSetup, CradleError
from cradle.core.record import Change, new_record, options_of, parse, seats_of, seed_of
from cradle.core.rng import SEED_BITS
from cradle.core.sitting import Sitting, begin
from tests.core.sentences import wanting
from tests.laws.mini import BOX, TITLE


def played(answers: int) -> Sitting:
    """A game of two with so many random answers."""
    rnd = Random(1)
    sitting = begin(TITLE, BOX, 2, {"length": "long"}, 0x1F)
    for _ in range(answers):
        seat = rnd.choice(sitting.table.asked())
        sitting.answer(seat, rnd.choice(sitting.table.answers(seat)))
    return sitting


TEXT: Final = played(4).record.text()


def replay(text: str) -> Sitting:
    return Sitting(TITLE, BOX, parse(text))


def test_a_record_is_a_head_and_a_line_an_answer() -> None:
    head, _, body = TEXT.partition("\n\n")
    assert head.splitlines() == [
        "cradle: 1",
        "title: bazaar",
        "rules: 1",
        f"content: {BOX.digest}",
        "options: length=long purse=small",
        "seats: 2",
        "seed: 1f",
    ]
    lines = body.splitlines()
    assert len(lines) == 4
    assert all(len(line.split(" ")) == 3 for line in lines)


def test_a_record_parses_back_to_the_same_text() -> None:
    assert parse(TEXT).text() == TEXT


def test_a_record_without_answers_parses_back() -> None:
    empty = new_record(TITLE, BOX, 2, {}, 5).text()
    assert parse(empty).text() == empty
    assert replay(empty).record.lines == []


def test_line_ends_of_another_system_do_not_matter() -> None:
    assert parse(TEXT.replace("\n", "\r\n")).text() == TEXT


def test_blank_lines_between_answers_do_not_matter() -> None:
    head, gap, body = TEXT.partition("\n\n")
    assert parse(head + gap + body.replace("\n", "\n\n")).text() == TEXT


def test_a_replayed_record_gives_the_same_table() -> None:
    assert replay(TEXT).table.dump() == played(4).table.dump()


def test_the_head_says_seats_seed_and_options() -> None:
    record = parse(TEXT)
    assert (seats_of(record), seed_of(record)) == (2, 0x1F)
    assert options_of(record) == {"length": "long", "purse": "small"}


def test_the_biggest_seed_can_be_written() -> None:
    biggest = (1 << SEED_BITS) - 1
    assert seed_of(parse(new_record(TITLE, BOX, 3, {}, biggest).text())) == biggest


def test_the_smallest_seed_can_be_written() -> None:
    assert seed_of(parse(new_record(TITLE, BOX, 3, {}, 0).text())) == 0


@pytest.mark.parametrize("seed", [-1, 1 << SEED_BITS])
def test_a_seed_out_of_bounds_begins_no_game(seed: int) -> None:
    with pytest.raises(BadSetup) as caught:
        new_record(TITLE, BOX, 2, {}, seed)
    assert caught.value.message == "core-setup-seed"
    assert wanting(caught.value) == []


def test_a_game_that_cannot_be_played_does_not_begin() -> None:
    with pytest.raises(BadSetup):
        new_record(TITLE, BOX, 7, {}, 1)
    with pytest.raises(BadSetup):
        new_record(TITLE, BOX, 3, {"purse": "big"}, 1)


FIRST: Final = TEXT.partition("\n\n")[2].splitlines()[0]
SEAT, QUESTION, WORD = FIRST.split(" ")
BROKEN: Final = [
    ("", "core-record-missing"),
    ("nonsense", "core-record-header"),
    (TEXT.replace("title: bazaar", "title bazaar"), "core-record-header"),
    (TEXT.replace("title: bazaar", ": bazaar"), "core-record-header"),
    (TEXT.replace("seed: 1f", "seed: 1f\nseed: 2f"), "core-record-header"),
    (TEXT.replace("seed: 1f\n", ""), "core-record-missing"),
    (TEXT.replace("cradle: 1", "cradle: 2"), "core-record-format"),
    (TEXT.replace("title: bazaar", "title: chess"), "core-record-title"),
    (TEXT.replace("rules: 1", "rules: 2"), "core-record-rules"),
    (TEXT.replace(BOX.digest, "0" * 12), "core-record-content"),
    (TEXT.replace("seats: 2", "seats: two"), "core-record-field"),
    (TEXT.replace("seats: 2", "seats: -2"), "core-record-field"),
    (TEXT.replace("seats: 2", "seats: ²"), "core-record-field"),
    (TEXT.replace("seats: 2", "seats: 2000"), "core-record-field"),
    (TEXT.replace("seats: 2", "seats: 9"), "core-setup-players"),
    (TEXT.replace("seats: 2", "seats: 999"), "core-setup-players"),
    (TEXT.replace("seed: 1f", "seed: xyz"), "core-record-field"),
    (TEXT.replace("seed: 1f", "seed: -1"), "core-record-field"),
    (TEXT.replace("seed: 1f", f"seed: {1 << SEED_BITS:x}"), "core-record-field"),
    (TEXT.replace("length=long", "length"), "core-record-field"),
    (TEXT.replace("length=long", "length=endless"), "core-setup-choice"),
    (TEXT.replace("length=long", "weather=rain"), "core-setup-option"),
    (TEXT.replace(FIRST, f"{SEAT} {QUESTION}"), "core-record-line"),
    (TEXT.replace(FIRST, f"{FIRST} twice"), "core-record-line"),
    (TEXT.replace(FIRST, f"x {QUESTION} {WORD}"), "core-record-line"),
    (TEXT.replace(FIRST, f"-1 {QUESTION} {WORD}"), "core-record-line"),
    (TEXT.replace(FIRST, f"² {QUESTION} {WORD}"), "core-record-line"),
    (TEXT.replace(FIRST, f"1000 {QUESTION} {WORD}"), "core-record-line"),
    (TEXT.replace(FIRST, f"100 {QUESTION} {WORD}"), "core-record-question"),
    (TEXT.replace(FIRST, f"7 {QUESTION} {WORD}"), "core-record-question"),
    (TEXT.replace(FIRST, f"{SEAT} bid {WORD}"), "core-record-question"),
    (TEXT.replace(FIRST, f"{SEAT} {QUESTION} fold"), "core-record-line-word"),
    (TEXT.replace(FIRST, f"{SEAT} {QUESTION} card-99"), "core-record-line-word"),
    (TEXT.replace(FIRST, f"{SEAT} {QUESTION} {{}}"), "core-record-line-word"),
    (f"{TEXT}{FIRST}\n", "core-record-question"),
]


@pytest.mark.parametrize(("text", "message"), BROKEN)
def test_a_broken_record_is_refused_with_a_message(text: str, message: str) -> None:
    with pytest.raises(CradleError) as caught:
        replay(text)
    assert caught.value.message == message
    assert wanting(caught.value) == []


def test_an_answer_against_the_rules_is_refused_by_its_clause() -> None:
    table = begin(TITLE, BOX, 2, {"length": "long"}, 0x1F).table
    kind = table.kind(int(SEAT))
    wrong = next(answer for answer in range(kind.bound) if table.why(int(SEAT), answer))
    with pytest.raises(BadRecord) as caught:
        replay(TEXT.replace(FIRST, f"{SEAT} {QUESTION} {kind.word(wrong)}"))
    assert caught.value.message == "core-record-refused"
    assert caught.value.details == {"line": 1, "word": kind.word(wrong), "clause": "bazaar/2.1"}


def test_the_line_of_a_mistake_is_counted_from_the_first_answer() -> None:
    lines = TEXT.splitlines()
    lines[-1] = "0 nothing at-all"
    with pytest.raises(BadRecord) as caught:
        replay("\n".join(lines))
    assert caught.value.details["line"] == 4


@pytest.mark.parametrize(
    ("before", "after", "details"),
    [
        ("rules: 1", "rules", {"line": 3}),
        ("seed: 1f\n", "", {"field": "seed"}),
        ("seats: 2", "seats: two", {"field": "seats"}),
        ("seed: 1f", "seed: xyz", {"field": "seed"}),
        ("seed: 1f", "seed: -1", {"field": "seed"}),
        ("length=long", "length", {"field": "options"}),
        (FIRST, f"{SEAT} bid {WORD}", {"line": 1, "seat": int(SEAT), "question": "bid"}),
    ],
)
def test_a_mistake_is_told_with_its_place(before: str, after: str, details: dict[str, object]) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(TEXT.replace(before, after))
    assert caught.value.details == details


# -- changes -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "text", "lines", "adds", "hidden"),
    [
        ("answer", "c", ["a", "b", "c"], True, False),
        ("sealed", "c", ["a", "b", "c"], True, True),
        ("back", "0", ["b"], False, True),
        ("drop", "0", ["b"], False, False),
        ("cut", "0", [], False, False),
        ("cut", "1", ["a"], False, False),
    ],
)
def test_a_change_is_done_to_the_lines(kind: str, text: str, lines: list[str], adds: bool, hidden: bool) -> None:
    change = Change(kind, 1, text)
    after = ["a", "b"]
    change.write(after)
    assert (after, change.adds(), change.hidden()) == (lines, adds, hidden)
