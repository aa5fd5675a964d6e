"""The agenda, lanes, sealed answers, interruptions and joining, on a table whose steps write down that they ran."""

from __future__ import annotations

from typing import Final

import pytest

from cradle.core.cards import Cards
from cradle.core.errors import BadPosition, Refused
from cradle.core.game import Game
from cradle.core.journal import Journal, News
from cradle.core.plain import Plain
from cradle.core.rng import seeded
from cradle.core.sheet import ScoreSheet
from cradle.core.step import OPEN, SEALED, Question, Step, Steps
from cradle.core.words import Kind
from tests.core.sentences import wanting

ALL: Final = 0b1111
SAY_KIND: Final = Kind("say", "log/1.1", ("number", 9), "more", "stop", "wake", facts="double", about="said")
MORE, STOP, WAKE = 9, 10, 11
SAID: Final = News("said", "number")


class Log(Game["Log"]):
    """A table of three with a list of what happened."""

    def __init__(self, seats: int = 3) -> None:
        super().__init__(seats, seeded(1), Cards([0] * 4, 2 if seats else 0, ALL, 1))
        if seats:
            self.cards.zones[0] = list(range(4))
        self.log: list[str] = []

    def clone(self) -> Log:
        t = Log(0)
        t.rng = self.rng.copy()
        t.copy_kernel(self)
        t.log = self.log[:]
        return t

    def view(self, eye: int) -> Plain:
        return {"pending": self.pending(), "note": self.note(eye)}

    def numbers(self, seat: int) -> dict[str, int]:
        return {}

    def dump(self) -> Plain:
        return self.dump_kernel()

    def sheet(self) -> ScoreSheet:
        return ScoreSheet(self.seats)

    def audit(self) -> str:
        return ""


class Write(Step[Log]):
    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, table: Log) -> None:
        table.log.append(f"step {self.n}")


class Say(Question[Log]):
    """A number is written down; `more` asks again; `stop` asks the next seat before all; `wake` brings it back."""

    def kind(self) -> Kind:
        return SAY_KIND

    def why(self, table: Log, answer: int) -> str:
        return "log/1.2" if answer == 7 else ""

    def take(self, table: Log, answer: int) -> None:
        table.log.append(f"{self.seat} {SAY_KIND.word(answer)}")
        if answer == MORE:
            table.push(Say(self.seat))
            table.push(Write(self.seat))
        elif answer == STOP:
            table.together([Say((self.seat + 1) % table.seats)], OPEN)
        elif answer == WAKE:
            table.join(Say((self.seat + 1) % table.seats))

    def facts(self, table: Log, answer: int) -> list[int]:
        return [2 * answer]

    def about(self, table: Log) -> list[int]:
        return [len(table.log)]


STEPS: Final = Steps[Log]([Write], [(SAY_KIND, Say)])


def asking(mode: int, seats: tuple[int, ...] = (0, 1, 2)) -> Log:
    """A table whose lanes ask some seats, with a step to do afterwards."""
    t = Log()
    t.push(Write(99))
    t.together([Say(s) for s in seats], mode)
    t.settle()
    return t


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


# -- sealed answers --------------------------------------------------------------------------------------------


def test_sealed_answers_open_in_seat_order_when_all_are_in() -> None:
    t = asking(SEALED)
    for seat, answer in ((2, 3), (0, 0)):
        t.answer(seat, answer)
        assert t.waiting(seat)
    assert t.log == []
    assert t.asked() == [1]
    t.answer(1, 2)
    assert t.log == ["0 number-0", "1 number-2", "2 number-3", "step 99"]
    assert not any(t.waiting(seat) for seat in range(3))
    assert t.dump()["sealed"] == [-1, -1, -1]


def test_what_sealed_answers_push_is_asked_on_the_agenda_whatever_ran_before() -> None:
    t = asking(SEALED, (0, 1))
    t.together([Say(2)], OPEN)
    t.answer(2, 1)
    t.answer(0, MORE)
    t.answer(1, 1)
    assert t.log[1:] == ["0 more", "1 number-1", "step 0"]
    assert t.asked() == [0] and t.lanes == [[], [], []]


def test_a_sealed_answer_does_not_show() -> None:
    t = asking(SEALED)
    before = t.view(1)
    t.answer(0, 1)
    assert t.view(1) == before


def test_a_sealed_answer_can_be_taken_back_and_given_again() -> None:
    t = asking(SEALED)
    before = t.dump()
    t.answer(0, 1)
    t.take_back(0)
    assert t.dump() == before
    t.answer(0, 2)
    t.answer(1, 1)
    t.answer(2, 1)
    assert t.log[0] == "0 number-2"


def test_nobody_answers_twice() -> None:
    t = asking(SEALED)
    t.answer(0, 1)
    with pytest.raises(Refused):
        t.answer(0, 2)


def test_what_follows_from_sealed_answers_is_asked_on_the_agenda() -> None:
    t = asking(SEALED, (0, 1))
    t.answer(0, MORE)
    t.answer(1, 1)
    assert t.log == ["0 more", "1 number-1", "step 0"]
    assert t.asked() == [0]


def test_opening_sealed_answers_moves_the_mark() -> None:
    t = asking(SEALED, (0, 1))
    before = t.mark()
    t.answer(0, 1)
    assert t.mark() == before
    t.answer(1, 1)
    assert t.mark() != before


def test_the_mark_moves_with_chance_and_knowledge() -> None:
    t = asking(OPEN)
    marks = [t.mark()]
    t.rng.word()
    marks.append(t.mark())
    t.cards.show(1, 1)
    marks.append(t.mark())
    assert marks[0] != marks[1] != marks[2]


# -- clones and imagination ------------------------------------------------------------------------------------


def test_a_clone_shares_nothing_that_changes() -> None:
    t = asking(OPEN)
    t.notes[1] = [4]
    t.attach(Journal())
    before = t.dump()
    clone = t.clone()
    for seat in range(3):
        clone.answer(seat, 1)
    clone.notes[1].append(5)
    clone.cards.zones[0].append(3)
    assert clone.over()
    assert t.dump() == before
    assert (clone.journal, clone.cards.journal) == (None, None)


def test_an_imagined_table_drops_what_others_hide() -> None:
    t = asking(SEALED)
    t.notes = [[1], [2], [3]]
    t.answer(0, 1)
    t.answer(2, 1)
    mine, watched = t.imagine(0, seeded(5)), t.imagine(3, seeded(5))
    assert (mine.notes, mine.sealed) == ([[1], [], []], [1, -1, -1])
    assert (watched.notes, watched.sealed) == ([[], [], []], [-1, -1, -1])
    assert t.notes == [[1], [2], [3]]


def test_imagined_chance_is_another_chance() -> None:
    t = asking(OPEN)
    rng = seeded(5)
    one, two = t.imagine(0, rng), t.imagine(0, rng)
    assert one.rng.row() != t.rng.row()
    assert one.rng.row() != two.rng.row()


def test_what_happens_on_a_clone_is_pushed_there() -> None:
    t = asking(OPEN, (0,))
    clone = t.clone()
    clone.push(Say(2))
    assert (clone.asked(), t.asked()) == ([2], [0])


def test_a_note_is_for_its_own_eye() -> None:
    t = asking(OPEN)
    t.notes[1] = [7]
    assert [t.note(eye) for eye in range(4)] == [[], [7], [], []]
    t.note(1).append(8)
    assert t.notes[1] == [7]


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


# -- positions -------------------------------------------------------------------------------------------------


def loaded(data: Plain) -> Log:
    t = Log()
    t.load_kernel(data, STEPS)
    return t


def test_a_position_loads_in_the_middle_of_lanes() -> None:
    t = asking(SEALED)
    t.answer(1, 4)
    t.notes[2] = [1, 2]
    again = loaded(t.dump())
    assert again.dump() == t.dump()
    assert again.asked() == [0, 2]


def test_a_position_with_questions_of_the_first_and_the_last_seat_loads() -> None:
    for seat in (0, 2):
        data = {**asking(OPEN).dump(), "agenda": [["say", seat]], "lanes": [[], [], []]}
        assert loaded(data).asked() == [seat]


def test_a_position_loads_at_its_end() -> None:
    t = asking(OPEN, ())
    again = loaded(t.dump())
    assert again.over() and again.first() == -1


def test_a_dump_is_a_copy() -> None:
    t = asking(SEALED)
    t.notes[1] = [4]
    data = t.dump()
    t.answer(0, 1)
    t.notes[1].append(5)
    assert (data["sealed"], data["notes"]) == ([-1, -1, -1], [[], [4], []])


def test_what_a_loaded_table_pushes_comes_first() -> None:
    again = loaded(asking(OPEN, (0,)).dump())
    again.push(Write(5))
    again.settle()
    assert again.log == ["step 5"]
    assert again.asked() == [0]


def test_chance_goes_on_where_it_was() -> None:
    t = asking(OPEN)
    t.rng.word()
    again = loaded(t.dump())
    assert again.rng.row() == t.rng.row()


def test_a_wrong_number_of_lanes_is_told() -> None:
    with pytest.raises(BadPosition) as caught:
        loaded({**asking(OPEN).dump(), "lanes": [[], []]})
    assert caught.value.details == {"field": "lanes", "length": 3}


def test_equal_tables_have_equal_digests() -> None:
    one, two = asking(OPEN), asking(OPEN)
    assert one.digest() == two.digest()
    assert len(one.digest()) == 16
    two.answer(0, 1)
    assert one.digest() != two.digest()


BROKEN: Final[list[tuple[Plain, str]]] = [
    ({"seats": 2}, "core-position-number"),
    ({"rng": [1, 2, 3]}, "core-position-length"),
    ({"agenda": None}, "core-position-rows"),
    ({"agenda": [["dance"]]}, "core-position-step"),
    ({"agenda": [["say", 5]]}, "core-position-step"),
    ({"agenda": [["say", -2]]}, "core-position-step"),
    ({"agenda": [["say", 3]]}, "core-position-step"),
    ({"lanes": [[], [], [["say", 0]]]}, "core-position-step"),
    ({"agenda": [["write", 1]]}, "core-position-stuck"),
    ({"lanes": [[], [], []]}, "core-position-stuck"),
    ({"lanes": [[], []]}, "core-position-length"),
    ({"lanes": [[["say", 1]], [], []]}, "core-position-step"),
    ({"lanes": [[["together", 0, 0]], [], []]}, "core-position-step"),
    ({"lanes": [[["write", 1]], [], []]}, "core-position-stuck"),
    ({"sealed": [-1, -1]}, "core-position-length"),
    ({"sealed": [0, 0, 0]}, "core-position-stuck"),
    ({"notes": [[]]}, "core-position-length"),
    ({"cards": [[0], [0, 0, 0, 0]]}, "core-position-cards"),
]


@pytest.mark.parametrize(("changed", "message"), BROKEN)
def test_a_broken_position_is_refused(changed: Plain, message: str) -> None:
    data = {**asking(SEALED).dump(), **changed}
    with pytest.raises(BadPosition) as caught:
        loaded(data)
    assert caught.value.message == message
    assert wanting(caught.value) == []
