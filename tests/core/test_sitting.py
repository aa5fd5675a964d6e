"""A sitting: answers, numbers of questions, and what can be taken back."""

from __future__ import annotations

import pytest

from cradle.core.errors import Refused
from cradle.core.sitting import Sitting, begin
from tests.laws.mini import BOX, CARDS, TITLE

BOTH = 0b11
SHOW, STOP = 3, 4  # answers to wish


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
    assert (at.record.lines, at.number(0)) == ([], 0)


def test_a_forbidden_answer_is_refused_by_its_clause() -> None:
    at = sitting()
    wrong = next(card for card in range(CARDS) if card not in at.table.answers(0))
    with pytest.raises(Refused) as caught:
        at.answer(0, wrong)
    assert (caught.value.clause, caught.value.word) == ("bazaar/2.1", f"card-{wrong}")


def test_questions_are_numbered_by_seat() -> None:
    at = sitting()
    assert (at.number(0), at.number(1)) == (0, 0)
    drop(at, 1)
    at.answer(1, STOP)
    assert (at.number(0), at.number(1)) == (0, 2)


def test_what_happens_is_told_to_the_journal() -> None:
    at = sitting()
    drop(at, 0)
    assert [told.news.name for told in at.journal.told] == ["dropped", "moved"]


# -- undo ------------------------------------------------------------------------------------------------------


def test_the_last_answer_can_be_taken_back() -> None:
    at = sitting()
    before = at.table.dump()
    drop(at, 0)
    assert at.undo(0, BOTH)
    assert at.table.dump() == before
    assert (at.record.lines, at.number(0), at.journal.told) == ([], 0, [])


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
    assert not at.undo(0, BOTH)
    assert at.number(1) == 1


def test_in_independent_lanes_an_answer_is_left_out_alone() -> None:
    at = sitting()
    only = sitting()
    drop(at, 0)
    drop(at, 1)
    drop(only, 1)
    assert at.undo(0, 0)
    assert at.table.dump() == only.table.dump()
    assert at.record.text() == only.record.text()


def test_what_is_left_can_be_taken_back_as_before() -> None:
    """Of three answers the first is left out: the others keep the marks by which undo knows them."""
    at, only = sitting(), sitting()
    drop(at, 0)
    for each in (at, only):
        drop(each, 1)
        each.answer(1, STOP)
    assert at.undo(0, 0)
    assert (at.seats_of_lines, at.marks) == (only.seats_of_lines, only.marks)
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
    before = at.table.dump()
    assert not at.undo(0, 0)
    assert at.table.dump() == before


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
    before = at.table.dump()
    at.answer(1, 2)
    at.answer(0, 1)
    assert at.table.waiting(1)
    assert at.undo(1, 0)
    assert not at.table.waiting(1)
    assert at.undo(0, 0)
    assert at.table.dump() == before


def test_sealed_answers_cannot_be_taken_back_once_all_have_seen_them() -> None:
    at = sitting()
    to_bids(at)
    at.answer(0, 0)
    at.answer(1, 2)
    before = at.table.dump()
    assert not at.undo(1, BOTH)
    assert not at.undo(0, BOTH)
    assert at.table.dump() == before


def test_after_undo_the_sitting_goes_on() -> None:
    at = sitting()
    drop(at, 0)
    at.undo(0, BOTH)
    card = at.table.answers(0)[1]
    at.answer(0, card)
    assert at.record.lines == [f"0 drop card-{card}"]
    assert len(at.journal.told) == 2
