"""Positions from outside: every number of a dump is one that the rules know, or the position is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final, cast

import pytest

from cradle.core.errors import BadPosition
from cradle.core.plain import Plain
from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.core.step import fields
from cradle.games.tapestry.loading_mats import mat_fits
from cradle.games.tapestry.loading_steps import ranges
from cradle.games.tapestry.pieces import CIVILIZATION_IDS
from cradle.games.tapestry.registry import STEPS
from tests.games.tapestry.positions import BOX, EXPERIMENTAL, OFFICIAL, PACK, gain, opened, supply, table

Path = tuple[str | int, ...]
FREE: Final[list[Path]] = [("numbers", 4), ("cards", 0, 0)]  # turns played and things learned can be any number
FAR: Final = [-1000, 10**18]

pytestmark = pytest.mark.compiled


def plain(data: Plain) -> Plain:
    return cast(Plain, json.loads(json.dumps(data)))


def places(value: object, at: Path = ()) -> Iterator[Path]:
    """Where numbers are."""
    if isinstance(value, dict):
        for name, each in value.items():
            yield from places(each, (*at, name))
    elif isinstance(value, list):
        for i, each in enumerate(value):
            yield from places(each, (*at, i))
    elif isinstance(value, int):
        yield at


def change(data: Plain, at: Path, value: object) -> object:
    """Write a value there; returns what was there before."""
    holder: object = data
    for part in at[:-1]:
        holder = cast(dict[str | int, object], holder)[part]
    found = cast(dict[str | int, object], holder)
    before = found[at[-1]]
    found[at[-1]] = value
    return before


def refused(data: Plain) -> bool:
    try:
        BOX.load(data)
    except BadPosition:
        return True
    return False


@pytest.mark.parametrize(("seats", "choices", "answers"), [(1, [0, 3, 0], 60), (2, [2, 0, 1], 90), (4, [3, 0, 0], 3)])
def test_a_number_out_of_range_is_refused_wherever_it_is(seats: int, choices: list[int], answers: int) -> None:
    t = BOX.setup(seats, choices, 7)
    advance(t, seeded(7), answers)
    data = plain(t.dump())
    assert not refused(data)
    let_in: list[Path] = []
    for at in places(data):
        if at in FREE or at[0] == "rng":
            continue
        for value in FAR:
            before = change(data, at, value)
            if not refused(data):
                let_in.append(at)
            change(data, at, before)
    assert not let_in


def test_every_field_of_every_step_has_a_range() -> None:
    limits = ranges(table(2))
    for name, step in STEPS.by_name.items():
        for field in fields(cast(type, step)):
            assert field in limits, f"{name}.{field}"


@pytest.mark.parametrize("name", sorted(set(STEPS.by_name) - {"together"}))
def test_a_step_with_a_number_out_of_range_is_refused(name: str) -> None:
    t = table(2)
    data = plain(t.dump())
    names = fields(cast(type, STEPS.by_name[name]))
    below = [max(0, ranges(t)[field][0]) for field in names]
    for i in range(len(names)):
        for value in FAR:
            step = [name, *below[:i], value, *below[i + 1 :]]
            with pytest.raises(BadPosition):
                BOX.load({**data, "agenda": [step, *cast(list[object], data["agenda"])]})


def test_fields_of_a_step_must_fit_together() -> None:
    t = table(2)
    supply(t, 0, 3)
    gain(t, "explore-adjacent")
    data = plain(t.dump())
    under = cast(list[object], data["agenda"])[:-1]
    nothing = BOX.printed.nothing
    for step in (
        ["lay", 0, 5, 0],  # a tile that is not in the supply
        ["choose", 0, nothing],  # no choice of parts
        ["next", 0, nothing, 1],
        ["purchase", 0, nothing],
        ["bonus", 0, 0, 1, 0],  # a space without a bonus
        ["crucible", 0, 0, 5, 1],  # the science die has four tracks
        ["token", 0, 0],  # nothing can be moved, so nothing can be answered
    ):
        with pytest.raises(BadPosition):
            BOX.load({**data, "agenda": [*under, step]})


@pytest.mark.parametrize(
    ("field", "value"),
    [("map", [[0]] * 5), ("pieces", [[0], [0], [0]]), ("players", [[1], [2]]), ("lists", [[0], [0]]), ("numbers", [1]),
     ("sides", 9), ("sides", 1), ("seats", 7), ("seats", 3), ("agenda", [["nothing", 1]]), ("agenda", [["turn"]]),
     ("map", "far"), ("notes", [[1], []]), ("sealed", [3, -1])],
)  # fmt: skip
def test_a_bad_position_is_refused(field: str, value: object) -> None:
    data = plain(table(2).dump())
    data[field] = value
    with pytest.raises(BadPosition):
        BOX.load(data)


def test_a_card_in_a_zone_of_other_cards_is_refused() -> None:
    data = plain(table(2).dump())
    zones = cast(list[list[int]], data["cards"])[3:]
    zones[0][-1], zones[2][-1] = zones[2][-1], zones[0][-1]  # a technology in the deck of tapestry cards
    with pytest.raises(BadPosition) as caught:
        BOX.load(data)
    assert caught.value.message == "core-position-cards"


def test_a_secret_answer_must_be_allowed() -> None:
    data = plain(BOX.setup(2, [0, 0, 0], 1).dump())
    t = BOX.load(plain(data))
    for answer in range(t.kind(0).bound):
        data["sealed"] = [answer, -1]
        assert refused(data) == (answer not in t.answers(0))


def test_pieces_that_do_not_add_up_are_refused() -> None:
    data = plain(table(2).dump())
    players = cast(list[list[int]], data["players"])
    players[0][7] -= 1  # an outpost less
    assert refused(data)


MATS: Final = [
    ("alchemists", 0, [0, 1, 0b010_001, 0b100_011_010_001], [5, 0b001_001, 1 << 12]),
    ("alchemists", PACK, [0], [1]),
    ("architects", 0, [0], [1]),
    ("craftsmen", 0, [0, 0b101_100_011], [4, 0b101_000, 0b110_000_000, 1 << 9]),
    ("entertainers", 0, [0, 16], [17]),
    ("heralds", 0, [0, 4], [5]),
    ("historians", 0, [0, 15, 4 << 11], [16, 5 << 11, 1 << 8, 1 << 17]),
    ("inventors", 0, [4], [5]),
    ("isolationists", PACK, [4], [5]),
    ("leaders", 0, [15], [16]),
    ("merrymakers", 0, [0b111111], [64]),
    ("merrymakers", EXPERIMENTAL, [0, 1, 0x12, 0x91], [0x11, 0x10, 0xA1, 256]),
    ("militants", 0, [0b100_100], [5, 0b101_000, 64]),
    ("mystics", OFFICIAL, [0x4999, 0xF4999], [0x5999, 0x499A, 1 << 20]),
    ("mystics", PACK, [0], [1]),
    ("nomads", 0, [0], [1]),
    ("the-chosen", 0, [0], [1]),
    ("the-chosen", PACK, [0, 0x101, 0x10102], [1, 0x4001, 0x80001, 0x102]),
    ("traders", 0, [4], [5]),
]


@pytest.mark.parametrize(("name", "adjustment", "right", "wrong"), MATS)
def test_a_mat_holds_what_can_lie_on_it(name: str, adjustment: int, right: list[int], wrong: list[int]) -> None:
    t = opened(3, name, adjustment=adjustment)
    civilization = CIVILIZATION_IDS.index(name)
    assert all(mat_fits(t, 0, civilization, mat) for mat in right)
    assert not any(mat_fits(t, 0, civilization, mat) for mat in [-1, *wrong])
