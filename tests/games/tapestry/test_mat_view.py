"""What lies on the mats of civilizations, as the view tells it."""

from __future__ import annotations

from typing import cast

import pytest

from cradle.core.plain import Plain
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.tapestry.mat_view import mat_view, printed
from cradle.games.tapestry.pieces import CIVILIZATION_IDS
from cradle.games.tapestry.table import Tapestry
from tests.games.tapestry.positions import (
    BOX,
    EXPERIMENTAL,
    NUMBER,
    OFFICIAL,
    ORIGINAL,
    PACK,
    PRINTED,
    act,
    asks,
    gain,
    home,
    near,
    opened,
    say,
    supply,
    table,
)


def on_mat(t: Tapestry, seat: int = 0) -> Plain:
    players = cast(list[Plain], t.view(1 - seat)["players"])  # everybody sees it
    return cast(list[Plain], players[seat]["on-mats"])[0]


def names(effects: object) -> list[str]:
    return [PRINTED.effects[number].name for number in cast(list[int], effects)]


def test_leaders_that_were_used() -> None:
    t = table(2, "leaders")
    act(t)
    say(t, "science")
    assert on_mat(t) == {"civilization": NUMBER["civilization-leaders"], "tracks": [1]}


def test_spaces_that_the_militants_uncovered() -> None:
    t = table(2, "militants")
    gain(t, "conquer-adjacent-dice-one")
    say(t, f"hex-{near(t, home(t, 0), printed=True)[0]}", "row-1")
    assert names(on_mat(t)["effects"]) == ["points-1"]


def test_squares_and_tokens_of_the_historians() -> None:
    t = table(2, "historians")
    supply(t, 0, 1)
    act(t)
    say(t, "give 1 2", "territory-1")
    assert names(on_mat(t)["effects"]) == ["gain-food-1"] and on_mat(t)["historians"] == [0, 1]


def test_predictions_of_the_mystics() -> None:
    t = opened(2, "mystics", "leaders")
    asks(t, "predict")
    say(t, "number 3", "number 2", "number 1", "number 4", "coin")
    assert on_mat(t)["predictions"] == [3, 2, 1, 4] and on_mat(t)["reached"] == [2]


def test_the_token_of_the_entertainers() -> None:
    t = table(2, "entertainers")
    act(t)
    t.take(0, t.answers(0)[0])
    assert names(on_mat(t)["effects"]) == ["gain-worker-1"]


def packed(bits: int, *numbers: int) -> int:
    return sum(number << bits * place for place, number in enumerate(numbers))


EVERY = (ORIGINAL, OFFICIAL, EXPERIMENTAL, PACK)


@pytest.mark.parametrize(
    ("name", "adjustments", "mat", "seen"),
    [
        ("heralds", EVERY, 3, {"tokens": 3}),
        ("isolationists", EVERY, 4, {"tokens": 4}),
        ("traders", EVERY, 2, {"tokens": 2}),
        ("inventors", EVERY[:3], 2, {"tokens": 2}),
        ("inventors", (PACK,), 2, {}),
        ("alchemists", EVERY, packed(3, 1, 4, 0, 2), {"tracks": [0, 3, 1]}),
        ("alchemists", EVERY, 0, {"tracks": []}),
        ("craftsmen", EVERY, packed(3, 5, 0, 6), {"heights": [5, 0, 6]}),
        ("leaders", EVERY, 0b1010, {"tracks": [1, 3]}),
        ("merrymakers", EVERY[:2], packed(2, 1, 0, 3), {"heights": [1, 0, 3]}),
        ("mystics", EVERY[:3], packed(4, 3, 9, 1, 4, 0b1001), {"predictions": [3, 9, 1, 4], "reached": [0, 3]}),
        ("mystics", (PACK,), 3, {}),
        ("the-chosen", EVERY[:2], 5, {}),
        ("the-chosen", EVERY[2:], packed(8, 5, 7), {"steps": 5}),
        ("futurists", EVERY, 1, {}),
    ],
)
def test_what_is_packed_is_told_by_its_name(name: str, adjustments: tuple[int, ...], mat: int, seen: Plain) -> None:
    for adjustment in adjustments:
        t = BOX.setup(2, [adjustment, 0, 0], 1)
        assert mat_view(t, CIVILIZATION_IDS.index(name), mat) == seen


@pytest.mark.parametrize(
    ("name", "adjustment", "mat", "places"),
    [
        ("entertainers", ORIGINAL, 3, [3]),
        ("historians", ORIGINAL, 0b1001, [0, 3]),
        ("militants", ORIGINAL, packed(3, 2, 1), [0, 1, 4]),
        ("merrymakers", EXPERIMENTAL, packed(4, 3, 0), [2]),
        ("merrymakers", EXPERIMENTAL, packed(4, 3, 1), [2, 0]),
    ],
)
def test_spaces_of_a_mat_are_told_by_what_they_give(name: str, adjustment: int, mat: int, places: list[int]) -> None:
    t = BOX.setup(2, [adjustment, 0, 0], 1)
    civilization = CIVILIZATION_IDS.index(name)
    effects = printed(t, civilization)
    assert len(set(effects)) > 1
    seen = mat_view(t, civilization, mat)
    assert (seen["effects"], seen["slots"]) == ([effects[place] for place in places], places)


def test_the_tokens_of_the_historians_are_told_for_every_seat() -> None:
    t = BOX.setup(3, [ORIGINAL, 0, 0], 1)
    mat = packed(3, 1, 0, 5) << 8 | 0b1111
    assert mat_view(t, CIVILIZATION_IDS.index("historians"), mat)["historians"] == [1, 0, 5]


@pytest.mark.parametrize("adjustment", [ORIGINAL, EXPERIMENTAL, PACK])
@pytest.mark.parametrize("civilization", range(16))
def test_every_mat_can_be_seen(civilization: int, adjustment: int) -> None:
    t = BOX.setup(4, [adjustment, 0, 0], civilization)
    assert mat_view(t, civilization, 0).keys() <= FIELDS
    advance(t, seeded(civilization), 150)
    for seat in range(4):
        for mat in cast(list[Plain], cast(list[Plain], t.view(4)["players"])[seat]["on-mats"]):
            own = CIVILIZATION_IDS[cast(int, mat["civilization"])]
            assert f"civilization-{own}" in t.traits(seat) and set(mat) - {"civilization"} <= FIELDS
            assert len(names(mat.get("effects", []))) <= 8


FIELDS = {"tokens", "tracks", "heights", "effects", "slots", "historians", "predictions", "reached", "steps"}
