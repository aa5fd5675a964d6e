"""Tables written down and read back, and every way in which a position can be broken."""

from __future__ import annotations

from typing import Final

import pytest

from cradle.core.errors import BadPosition
from cradle.core.plain import Plain
from cradle.core.step import OPEN, SEALED
from tests.core.logs import STEPS, Log, Write, asking
from tests.core.sentences import wanting


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


def test_a_wrong_number_of_seats_is_told() -> None:
    with pytest.raises(BadPosition) as caught:
        loaded({**asking(OPEN).dump(), "seats": 2})
    assert caught.value.details == {"field": "seats"}


def test_a_wrong_number_of_lanes_is_told() -> None:
    with pytest.raises(BadPosition) as caught:
        loaded({**asking(OPEN).dump(), "lanes": [[], []]})
    assert caught.value.details == {"field": "lanes", "length": 3}


class Backwards(Log):
    def dump(self) -> Plain:
        return dict(reversed(super().dump().items()))


def test_the_order_in_which_fields_are_dumped_does_not_matter() -> None:
    assert list(Backwards().dump()) != list(Log().dump())
    assert Backwards().digest() == Log().digest()


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
