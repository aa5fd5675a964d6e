"""A sitting: answers, numbers of questions, and what can be taken back."""

from __future__ import annotations

from typing import cast

import pytest

from cradle import shelf
from cradle.core.errors import BadRecord, Refused
from cradle.core.plain import Plain
from cradle.core.record import Change, Record
from cradle.core.sitting import Sitting, begin
from cradle.core.title import Box
from tests.laws.mini import BOX, CARDS, TITLE

BOTH = 0b11
STOP = 4  # an answer to wish


def sitting(seats: int = 2) -> Sitting:
    return begin(TITLE, BOX, seats, {}, 1)


def drop(at: Sitting, seat: int) -> int:
    """The seat drops its first card; nobody learns anything."""
    card = at.table.answers(seat)[0]
    at.answer(seat, card)
    return card


def to_bids(at: Sitting) -> None:
    """Everybody drops, wishes nothing and buys nothing."""
    for seat in range(at.table.seats):
        drop(at, seat)
        at.answer(seat, STOP)
    for seat in range(at.table.seats):
        at.answer(seat, CARDS)


# -- answers ---------------------------------------------------------------------------------------------------


def test_an_answer_is_done_and_written_down() -> None:
    at = sitting()
    card = drop(at, 1)
    assert at.record.lines == [f"1 drop card-{card}"]
    assert at.table.kind(1).name == "wish"


@pytest.mark.parametrize(
    ("seat", "answer", "clause"), [(5, 0, "core/turn"), (0, -1, "core/bound"), (0, 99, "core/bound")]
)
def test_a_refusal_leaves_table_and_record_as_they_were(seat: int, answer: int, clause: str) -> None:
    at = sitting()
    before = at.table.dump()
    with pytest.raises(Refused) as caught:
        at.answer(seat, answer)
    assert caught.value.clause == clause
    assert at.table.dump() == before
    assert (at.record.lines, at.numbers[0]) == ([], 0)


def test_a_forbidden_answer_is_refused_by_its_clause() -> None:
    at = sitting()
    wrong = next(card for card in range(CARDS) if card not in at.table.answers(0))
    with pytest.raises(Refused) as caught:
        at.answer(0, wrong)
    assert (caught.value.clause, caught.value.word) == ("bazaar/2.1", f"card-{wrong}")


def test_questions_are_numbered_by_seat() -> None:
    at = sitting()
    assert at.numbers == [0, 0]
    drop(at, 1)
    at.answer(1, STOP)
    assert at.numbers == [0, 2]


def test_what_happens_is_told_to_the_journal() -> None:
    at = sitting()
    drop(at, 0)
    assert [told.news.name for told in at.journal.told] == ["dropped", "moved"]


def test_whoever_has_answered_face_down_is_waited_for_like_the_others() -> None:
    at = sitting(3)
    to_bids(at)
    at.answer(1, 2)
    assert (at.sealed(), at.waiting()) == ([1], [0, 1, 2])


def test_the_facts_are_read_with_the_options_of_the_record() -> None:
    at = begin(TITLE, BOX, 2, {"length": "long", "purse": "big"}, 1)
    asked: list[list[int]] = []

    class Reader:
        def reading(self, choices: list[int]) -> Plain:
            asked.append(choices)
            return {"read": True}

    at.box = cast(Box, Reader())
    assert (at.reading(), asked) == ({"read": True}, [[1, 1]])


# -- undo ------------------------------------------------------------------------------------------------------


def test_the_last_answer_can_be_taken_back() -> None:
    at = sitting()
    before = at.table.dump()
    drop(at, 0)
    assert at.undo(0, BOTH)
    assert at.table.dump() == before
    assert (at.record.lines, at.numbers) == ([], [2, 1]), "no number is used again"
    assert [told.news.name for told in at.journal.told] == ["dropped", "moved", "undone"], "what was told stays told"


def test_a_chain_is_taken_back_answer_by_answer() -> None:
    at = sitting()
    drop(at, 0)
    noted = at.table.dump()
    at.answer(0, 1)
    at.answer(0, 2)
    assert at.undo(0, BOTH)
    assert at.undo(0, BOTH)
    assert at.table.dump() == noted


def test_there_is_nothing_to_take_back_before_the_first_answer() -> None:
    at = sitting()
    drop(at, 1)
    assert not at.undo(0, BOTH) and at.cut(0) is None
    assert (at.numbers[1], len(at.record.lines)) == (1, 1)


def test_in_independent_lanes_an_answer_is_left_out_alone() -> None:
    at = sitting()
    only = sitting()
    drop(at, 0)
    drop(at, 1)
    drop(only, 1)
    assert at.undo(0, 0)
    assert at.table.dump() == only.table.dump()
    assert at.record.text() == only.record.text()
    assert at.journal.told[-1].news.name == "undone"


def test_what_is_left_can_be_taken_back_as_before() -> None:
    """Of three answers the first is left out: the others keep the marks by which undo knows them."""
    at, only = sitting(), sitting()
    drop(at, 0)
    for each in (at, only):
        drop(each, 1)
        each.answer(1, STOP)
    assert at.undo(0, 0)
    assert (at.record.lines, at.marks) == (only.record.lines, only.marks)
    assert at.undo(1, BOTH) and at.undo(1, BOTH) and not at.undo(1, BOTH)
    assert at.table.dump() == sitting().table.dump()


def test_answers_of_droppable_seats_fall_with_it() -> None:
    at = sitting()
    before = at.table.dump()
    drop(at, 0)
    drop(at, 1)
    assert at.undo(0, 0b10)
    assert at.table.dump() == before


def test_an_answer_that_others_built_on_stays() -> None:
    at = sitting()
    to_turn = [STOP, STOP]
    for seat in (0, 1):
        drop(at, seat)
        at.answer(seat, to_turn[seat])
    at.answer(0, CARDS)
    at.answer(1, CARDS)
    before, lines = at.table.dump(), at.record.lines[:]
    assert not at.undo(0, 0)
    assert (at.table.dump(), at.record.lines) == (before, lines)


def test_in_a_fair_others_answers_cannot_be_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    at = sitting()
    drop(at, 0)
    drop(at, 1)
    monkeypatch.setattr(TITLE, "interacting", ["drop"])
    assert not at.undo(0, 0)
    assert at.undo(1, 0)


def test_undo_stops_where_somebody_saw_a_card() -> None:
    at = sitting()
    for seat in (0, 1):
        drop(at, seat)
        at.answer(seat, STOP)
    at.answer(0, CARDS)
    at.answer(1, CARDS)
    for seat in (0, 1):
        at.answer(seat, 0)  # bids, then a blind theft is decided by chance
    for seat in at.table.asked():
        at.answer(seat, CARDS)
    before = at.table.dump()
    assert not at.undo(0, BOTH)
    assert not at.undo(1, BOTH)
    assert at.table.dump() == before


def test_a_sealed_answer_is_taken_back_while_others_think() -> None:
    at = sitting(3)
    to_bids(at)
    before, lines = at.table.dump(), at.record.lines[:]
    at.answer(1, 2)
    at.answer(0, 1)
    assert at.table.waiting(1) and not at.can_undo(1)
    assert at.undo(1, 0)
    assert not at.table.waiting(1)
    assert at.undo(0, 0)
    assert (at.table.dump(), at.record.lines) == (before, lines)


def test_the_very_first_answer_is_taken_back_like_any_other() -> None:
    """Tapestry begins with a choice that everybody makes face down."""
    at = begin(shelf.title("tapestry"), shelf.box("tapestry"), 2, {}, 1)
    before = at.table.dump()
    at.answer(0, at.table.answers(0)[0])
    assert at.undo(0, 0) is not None
    assert (at.table.dump(), at.record.lines) == (before, [])


def test_sealed_answers_cannot_be_taken_back_once_all_have_seen_them() -> None:
    at = sitting()
    to_bids(at)
    at.answer(0, 0)
    at.answer(1, 2)
    before = at.table.dump()
    assert not at.undo(1, BOTH)
    assert not at.undo(0, BOTH)
    assert at.table.dump() == before


@pytest.mark.parametrize("other", [0, 1])
def test_a_sealed_answer_of_another_falls_with_an_undo(other: int) -> None:
    """Otherwise it would show that it was given."""
    at, only = sitting(3), sitting(3)
    to_bids(at)
    to_bids(only)
    at.answer(other, 1)
    done, same = at.undo(2, 0), only.undo(2, 0)
    assert done is not None and same is not None and done.kind == same.kind == "cut"
    assert at.record.lines == only.record.lines


def test_everybody_can_agree_to_go_back_further() -> None:
    at = sitting()
    to_bids(at)
    at.answer(0, 0)
    at.answer(1, 2)
    lines, numbers = at.record.lines[:], at.numbers[:]
    assert at.undo(0, BOTH) is None
    done = at.cut(0)
    assert done is not None and (done.kind, done.text) == ("cut", str(len(lines) - 2))
    assert at.record.lines == lines[:-2]
    assert at.numbers == [number + 1 for number in numbers], "everybody's question is a new one"


def test_what_was_answered_before_a_game_was_taken_over_stays() -> None:
    old = sitting()
    drop(old, 0)
    at = Sitting(TITLE, BOX, old.record, 1)
    assert not at.can_undo(0)
    assert (at.undo(0, BOTH), at.cut(0)) == (None, None)
    at.answer(0, STOP)
    assert at.cut(0) is not None and at.cut(0) is None
    assert at.record.lines == old.record.lines


def test_a_sealed_answer_from_before_a_game_was_taken_over_stays() -> None:
    old = sitting()
    to_bids(old)
    old.answer(1, 2)
    at = Sitting(TITLE, BOX, old.record, len(old.record.lines))
    assert at.undo(1, BOTH) is None
    assert at.table.waiting(1)


def test_what_is_answered_anew_after_a_cut_into_a_game_that_was_taken_over_can_be_taken_back() -> None:
    old = sitting()
    drop(old, 0)
    at = Sitting(TITLE, BOX, old.record, 1)
    at.apply(Change("cut", 0, "0"))
    drop(at, 0)
    assert at.can_undo(0)


# -- who notices what ------------------------------------------------------------------------------------------


def test_only_its_own_seat_notices_a_sealed_answer() -> None:
    at = sitting()
    to_bids(at)
    before = at.journal.noticed[:]
    at.answer(1, 2)
    at.take_back(1)
    assert at.journal.noticed == [before[0], before[1] + 2, before[2]]
    assert at.journal.since(0, before[0]) == []


def test_an_eye_is_told_what_happened_since_its_number() -> None:
    at = sitting()
    drop(at, 0)
    seen = at.journal.noticed[2]
    drop(at, 1)
    told = at.journal.since(2, seen)
    assert told is not None and [one.seat for one in told if one.news.name == "dropped"] == [1]
    assert at.journal.since(2, seen + 2) is None


# -- logs ------------------------------------------------------------------------------------------------------


def test_a_log_of_changes_leads_to_the_same_sitting() -> None:
    at, log = sitting(), []
    log.append(at.answer(0, at.table.answers(0)[0]))
    log.append(at.answer(1, at.table.answers(1)[0]))
    log += [change for change in [at.undo(0, 0), at.cut(1)] if change is not None]
    log.append(at.answer(0, at.table.answers(0)[1]))
    assert [change.kind for change in log] == ["answer", "answer", "drop", "cut", "answer"]
    again = sitting()
    for change in log:
        again.apply(change)
    assert again.table.dump() == at.table.dump()
    assert (again.record.lines, again.numbers) == (at.record.lines, at.numbers)
    assert (again.journal.noticed, again.marks) == (at.journal.noticed, at.marks)


def test_a_record_leads_to_the_same_numbers() -> None:
    at = sitting()
    drop(at, 0)
    drop(at, 1)
    at.answer(1, STOP)
    record = Record(at.record.header)
    record.lines = at.record.lines[:]
    again = Sitting(TITLE, BOX, record)
    assert (again.numbers, again.journal.noticed) == (at.numbers, at.journal.noticed) == ([1, 2], [3, 3, 3])


def test_what_a_saved_position_has_behind_it_is_written_down_and_not_played() -> None:
    at, saved = sitting(), sitting()
    before = saved.table.dump()
    for change in (at.answer(0, at.table.answers(0)[0]), at.answer(1, at.table.answers(1)[0])):
        saved.skip(change)
    assert (saved.record.lines, saved.numbers, saved.journal.noticed) == (at.record.lines, [1, 1], [2, 2, 2])
    assert saved.table.dump() == before


def test_a_change_that_cannot_be_leaves_everything_as_it_was() -> None:
    at = sitting()
    drop(at, 0)
    before = at.table.dump()
    for change in (Change("answer", 0, "0 drop card-99"), Change("answer", 1, "1 wish stop")):
        with pytest.raises(BadRecord):
            at.apply(change)
    assert (at.table.dump(), at.numbers, len(at.record.lines)) == (before, [1, 0], 1)


def test_a_line_is_judged_where_it_stands() -> None:
    """What goes through a record line by line can look at the table between the judgement and the answer."""
    old = sitting()
    card = drop(old, 1)
    at = Sitting(TITLE, BOX, Record(old.record.header))
    assert at.judge(old.record.lines[0]) == (1, card)
    assert at.record.lines == []
    at.take(1, card, old.record.lines[0])
    assert at.table.dump() == old.table.dump()


def test_after_undo_the_sitting_goes_on() -> None:
    at = sitting()
    drop(at, 0)
    at.undo(0, BOTH)
    card = at.table.answers(0)[1]
    at.answer(0, card)
    assert at.record.lines == [f"0 drop card-{card}"]
    assert len(at.journal.told) == 5
