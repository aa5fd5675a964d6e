"""The agenda, open lanes, interruptions and joining, on a table whose steps write down that they ran."""

from __future__ import annotations

from typing import Final

import pytest

from cradle.core.errors import Refused
from cradle.core.journal import Journal, News
from cradle.core.step import OPEN, SEALED, Step
from tests.core.logs import MORE, SAY_KIND, STOP, WAKE, Log, Say, Write, asking

SAID: Final = News("said", "number")


# -- the agenda ------------------------------------------------------------------------------------------------


def test_steps_run_last_in_first_out_until_a_question() -> None:
    t = Log()
    for step in (Write(3), Say(1), Write(2), Write(1)):
        t.push(step)
    t.settle()
    assert t.log == ["step 1", "step 2"]
    assert (t.asked(), t.first(), t.over()) == ([1], 1, False)


def test_an_answer_runs_what_follows_to_the_end() -> None:
    t = Log()
    t.push(Write(3))
    t.push(Say(1))
    t.settle()
    t.answer(1, 5)
    assert t.log == ["1 number-5", "step 3"]
    assert (t.asked(), t.first(), t.over()) == ([], -1, True)


def test_what_an_answer_pushes_comes_first() -> None:
    t = Log()
    t.push(Write(3))
    t.push(Say(1))
    t.settle()
    t.answer(1, MORE)
    assert t.log == ["1 more", "step 1"]
    assert t.asked() == [1]


# -- labels and refusals ---------------------------------------------------------------------------------------


def test_labels_come_from_the_kind_and_the_facts() -> None:
    t = asking(OPEN)
    label, about = t.label(0, 4), t.about(0)
    assert (label.message, label.names, label.numbers) == ("say-number", ["number", "double"], [4, 8])
    assert (about.message, about.names, about.numbers) == ("ask-say", ["said"], [0])
    assert t.label(0, STOP).numbers == [20]


@pytest.mark.parametrize(
    ("seat", "answer", "clause", "word"),
    [
        (3, 0, "core/turn", "3"),
        (-1, 0, "core/turn", "-1"),
        (0, -1, "core/bound", "-1"),
        (0, 12, "core/bound", "12"),
        (0, 7, "log/1.2", "number-7"),
    ],
)
def test_a_refusal_has_a_clause_and_changes_nothing(seat: int, answer: int, clause: str, word: str) -> None:
    t = asking(OPEN)
    before = t.dump()
    with pytest.raises(Refused) as caught:
        t.answer(seat, answer)
    assert (caught.value.clause, caught.value.word) == (clause, word)
    assert t.dump() == before


def test_a_title_need_not_count_rounds_nor_name_what_seats_play_with() -> None:
    t = asking(OPEN)
    assert (t.rounds(), t.traits(0)) == (0, [])


def test_nobody_is_asked_after_the_end() -> None:
    with pytest.raises(Refused) as caught:
        Log().answer(0, 0)
    assert caught.value.clause == "core/turn"


# -- open lanes ------------------------------------------------------------------------------------------------


def test_open_lanes_go_on_by_themselves() -> None:
    t = asking(OPEN)
    assert t.asked() == [0, 1, 2]
    t.answer(1, MORE)
    assert t.log == ["1 more", "step 1"]
    assert t.asked() == [0, 1, 2]
    t.answer(1, 2)
    assert t.asked() == [0, 2]


def test_the_barrier_opens_when_all_lanes_are_done() -> None:
    t = asking(OPEN)
    for seat in (2, 0):
        t.answer(seat, 1)
    assert "step 99" not in t.log
    t.answer(1, 1)
    assert t.log == ["2 number-1", "0 number-1", "1 number-1", "step 99"]
    assert t.over()


def test_only_some_seats_may_be_asked() -> None:
    t = asking(OPEN, (0, 2))
    assert t.asked() == [0, 2]
    with pytest.raises(Refused):
        t.answer(1, 0)


def test_views_tell_what_is_left_to_do() -> None:
    t = asking(OPEN, (0, 2))
    assert t.pending() == [[["write", 99], ["together", OPEN, 0]], [[["say", 0]], [], [["say", 2]]]]


def test_nobody_asked_together_is_no_question() -> None:
    assert asking(OPEN, ()).log == ["step 99"]
    assert asking(SEALED, ()).log == ["step 99"]


def test_a_lane_may_begin_with_steps() -> None:
    t = Log()
    t.together([Say(0)], OPEN)
    t.lanes[1].append(Say(1))
    t.lanes[1].append(Write(5))
    t.settle()
    assert t.log == ["step 5"]
    assert t.asked() == [0, 1]


class Ask(Step[Log]):
    """Asks its seat, in the lane that is running."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: Log) -> None:
        table.push(Say(self.seat))


class Interrupt(Step[Log]):
    """Asks so many seats before all lanes."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def run(self, table: Log) -> None:
        table.together([Say(s) for s in range(self.seats)], OPEN)


def test_what_a_step_of_a_lane_pushes_stays_in_the_lane() -> None:
    t = asking(OPEN, (0,))
    t.lanes[1].append(Ask(1))
    t.settle()
    assert t.asked() == [0, 1]
    t.agenda.append(Say(2))
    t.answer(2, MORE)
    assert t.asked() == [2], "and what an answer of the agenda pushes, on the agenda"


def test_steps_of_a_lane_below_wait_for_the_lanes_above() -> None:
    t = Log()
    t.push(Write(99))
    t.together([], OPEN)
    t.lanes[1].append(Write(7))
    t.together([Say(0)], OPEN)
    t.settle()
    assert t.log == []
    t.answer(0, 1)
    assert t.log == ["0 number-1", "step 7", "step 99"]


def test_a_lane_waits_for_its_interruption() -> None:
    t = asking(OPEN, (0,))
    t.lanes[1] += [Write(5), Interrupt(1)]
    t.settle()
    assert (t.asked(), t.log) == ([0], [])
    t.answer(0, 1)
    assert t.log == ["0 number-1", "step 5"]


def test_an_interruption_that_asks_nobody_is_passed() -> None:
    t = asking(OPEN, (0,))
    t.lanes[1].append(Interrupt(0))
    t.settle()
    assert (t.asked(), len(t.agenda)) == ([0], 2)


def test_an_interruption_goes_before_all_lanes() -> None:
    t = asking(OPEN)
    t.answer(0, STOP)
    assert t.asked() == [1]
    with pytest.raises(Refused):
        t.answer(2, 0)
    t.answer(1, 4)
    assert t.asked() == [1, 2]


def test_the_barrier_waits_for_an_interruption_of_the_last_lane() -> None:
    t = asking(OPEN, (0,))
    t.answer(0, STOP)
    assert (t.asked(), t.log) == ([1], ["0 stop"])
    t.answer(1, 4)
    assert t.log == ["0 stop", "1 number-4", "step 99"]


def test_a_seat_that_was_done_can_join_again() -> None:
    t = asking(OPEN)
    t.answer(1, 1)
    assert t.asked() == [0, 2]
    t.answer(0, WAKE)
    assert t.asked() == [1, 2]


def test_lanes_can_open_above_lanes() -> None:
    t = asking(OPEN)
    t.together([Say(0), Say(2)], OPEN)
    assert t.asked() == [0, 2]
    t.answer(2, 1)
    t.answer(0, 2)
    assert t.asked() == [0, 1, 2]


def test_lanes_above_lanes_leave_those_below_as_they_are() -> None:
    t = asking(OPEN, (0, 1))
    t.together([Say(1), Say(2)], SEALED)
    assert (t.asked(), t.first()) == ([1, 2], 1)
    t.answer(1, MORE)
    assert (t.asked(), t.first(), t.waiting(1)) == ([2], 2, True)
    t.answer(2, 3)
    assert t.log == ["1 more", "2 number-3", "step 1"]
    assert t.asked() == [1]
    t.answer(1, 4)
    assert t.asked() == [0, 1]


def test_a_seat_with_something_left_below_is_not_asked_above() -> None:
    t = asking(OPEN, (1,))
    t.together([Say(0)], OPEN)
    assert (t.asked(), t.first()) == ([0], 0)
    t.answer(0, 3)
    assert t.asked() == [1]


def test_what_an_interruption_pushes_goes_before_the_lanes() -> None:
    t = asking(OPEN)
    t.answer(0, STOP)
    t.answer(1, MORE)
    assert t.log == ["0 stop", "1 more", "step 1"]
    assert t.asked() == [1]


def test_answers_are_those_of_the_question_that_the_seat_is_asked() -> None:
    every = [answer for answer in range(12) if answer != 7]
    t = asking(OPEN)
    assert t.answers(1) == every
    t.push(Say(0))
    assert (t.asked(), t.answers(0), t.kind(0)) == ([0], every, SAY_KIND)
    t.answer(0, 0)
    assert t.log == ["0 number-0"]


# -- news ------------------------------------------------------------------------------------------------------


def test_news_need_a_journal() -> None:
    t = asking(OPEN)
    t.tell(SAID, 0, [1])
    t.whisper(SAID, 0, [1], [2], 1)
    journal = Journal()
    t.attach(journal)
    t.tell(SAID, 0, [3])
    t.whisper(SAID, 1, [4], [5], 2)
    assert [told.data for told in journal.told] == [[3], [4]]
    assert t.cards.journal is journal
