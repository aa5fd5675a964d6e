"""Steps: names, fields, and the registry that loads them."""

from __future__ import annotations

import pytest

from cradle.core.errors import BadPosition
from cradle.core.rng import seeded
from cradle.core.step import OPEN, Question, Step, Steps, Together, dump_steps, kebab
from cradle.core.words import Kind
from tests.core.sentences import wanting
from tests.laws.mini import STEPS, Bazaar, Deal, Drop, Market, Pick

ASK = Kind("ask-again", "bazaar/9.1", "yes")


class PayTwice(Step[Bazaar]):
    def __init__(self, seat: int, price: int) -> None:
        self.seat = seat
        self.price = price


def test_a_step_is_its_name_and_its_fields() -> None:
    assert dump_steps([Deal(), Market(2), Drop(1), PayTwice(2, 17)]) == [
        ["deal"],
        ["market", 2],
        ["drop", 1],
        ["pay-twice", 2, 17],
    ]


def test_a_question_is_named_by_its_kind() -> None:
    assert Pick(0).name() == "pick"
    assert [kebab(name) for name in ("Deal", "FromPile", "ABTest")] == ["deal", "from-pile", "a-b-test"]


def test_steps_load_again() -> None:
    rows = dump_steps([Deal(), Market(2), Together[Bazaar](OPEN, 256), Drop(1)])
    loaded = [STEPS.load(row) for row in rows]
    assert [type(step) for step in loaded] == [Deal, Market, Together, Drop]
    assert dump_steps(loaded) == rows


@pytest.mark.parametrize(
    "value",
    [None, "deal", [], [1], ["unknown"], ["market"], ["market", 1, 2], ["deal", 1], ["market", "one"], ["drop", None]],
)
def test_steps_that_there_are_not_do_not_load(value: object) -> None:
    with pytest.raises(BadPosition) as caught:
        STEPS.load(value)
    assert caught.value.message in ("core-position-step", "core-position-numbers")
    assert wanting(caught.value) == []


def test_two_steps_cannot_have_one_name() -> None:
    with pytest.raises(ValueError, match="two steps are called market"):
        Steps[Bazaar]([Market, Market], [])
    with pytest.raises(ValueError, match="two steps are called together"):
        Steps[Bazaar]([Together], [])
    kind = Kind("pay-twice", "bazaar/9.1", "yes")
    with pytest.raises(ValueError, match="two steps are called pay-twice"):
        Steps[Bazaar]([PayTwice], [(kind, Drop)])


def test_only_questions_ask() -> None:
    assert Deal().asks() == -1
    assert Drop(3).asks() == 3
    assert Together[Bazaar](OPEN, 0).asks() == -2


class Silent(Question[Bazaar]):
    """A question that forgot its kind and what to do."""


def test_a_question_without_kind_or_take_says_so() -> None:
    with pytest.raises(TypeError, match="Silent does not say its kind"):
        Silent(0).kind()
    with pytest.raises(TypeError, match="Silent takes no answer"):
        Silent(0).take(Bazaar(2, seeded(1)), 0)


def test_by_default_everything_is_allowed_and_nothing_added() -> None:
    class Ask(Question[Bazaar]):
        def kind(self) -> Kind:
            return ASK

    table = Bazaar(2, seeded(1))
    assert Ask(0).why(table, 0) == ""
    assert Ask(0).answers(table) == [0]
    assert Ask(0).facts(table, 0) == Ask(0).about(table) == []
