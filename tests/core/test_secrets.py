"""What a table keeps to itself: sealed answers and notes, also on its clones and imagined ones."""

from __future__ import annotations

import pytest

from cradle.core.errors import Refused
from cradle.core.journal import Journal
from cradle.core.rng import seeded
from cradle.core.step import OPEN, SEALED
from tests.core.logs import MORE, Say, asking

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
    clone.notes[1] = [5]
    clone.cards.own(0).append(3)
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


def test_on_an_imagined_table_hidden_cards_are_dealt_anew() -> None:
    t = asking(OPEN)
    t.cards.show(3, 1)
    decks = [t.imagine(0, seeded(seed)).cards.zones[0] for seed in range(30)]
    assert {tuple(sorted(deck)) for deck in decks} == {(0, 1, 2, 3)}
    assert {deck[3] for deck in decks} == {3} and {deck[0] for deck in decks} == {0, 1, 2}
    assert t.cards.zones[0] == [0, 1, 2, 3]


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
