"""Hadara: positions, copies and accounts of a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from cradle.core.errors import BadPosition
from cradle.core.random_play import advance, finish
from cradle.core.rng import seeded
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import GONE, HAND, OWNED, TAKEN
from tests.games.hadara.positions import CARD, STANDARD, Position, new_game, opening, position

Change = Callable[[Hadara], object]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_position_survives_writing_and_reading(seats: int) -> None:
    table = new_game(seats, 8)
    rng = seeded(8)
    while not table.over():
        advance(table, rng, 13)
        again = STANDARD.load(json.loads(json.dumps(table.dump())))
        assert again.dump() == table.dump()
        assert again.audit() == ""
        other = table.clone()
        finish(again, seeded(1), 0)
        finish(other, seeded(1), 0)
        assert again.dump() == other.dump()


def test_a_clone_is_independent() -> None:
    table = opening(3)
    before = table.dump()
    finish(table.clone(), seeded(1), 0)
    assert table.dump() == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seats", 6),
        ("seats", 1),
        ("choices", [0, 0, 0]),
        ("choices", [0, 0, 0, 2]),
        ("choices", [-1, 0, 0, 0]),
        ("ring", [0, 1, 2, 3]),
        ("place", [0, 0, 0]),
        ("players", [[0] * 11]),
        ("players", [[0] * 10, [0] * 10]),
        ("tiles", [[2, 2, 2, 2, -1, -1, -1, -1]] * 2),
        ("tiles", [[2, 2, 2, 2, -1, -1, -1, -1, 3]] * 2),
        ("tiles", [[2, 2, 2, 2, -1, -1, -1, -1, -1]] * 2),
        ("agenda", [["jump", 3]]),
        ("agenda", [["colony", 0]]),
        ("agenda", [["income"]]),
    ],
)
def test_a_broken_position_is_refused(field: str, value: object) -> None:
    data = opening().dump()
    data[field] = value
    with pytest.raises(BadPosition):
        STANDARD.load(data)


@pytest.mark.parametrize(
    ("field", "row", "column", "value"),
    [
        ("ring", -1, 0, 5),
        ("leaders", -1, 0, 2),
        ("place", -1, 0, 3),
        ("place", -1, 1, 2),
        ("place", -1, 2, 6),
        ("place", -1, 3, 5),
        ("place", -1, 4, 10),
        ("players", 0, 0, -1),
        ("players", 0, 1, 5),
        ("players", 1, 2, 5),
        ("players", 0, 3, 2),
        ("players", 0, 4, 3),
        ("players", 0, 5, 32),
        ("players", 0, 6, -1),
        ("players", 0, 7, -1),
        ("tiles", 0, 0, 3),
        ("tiles", 0, 4, 8),
    ],
)
def test_numbers_that_the_rules_do_not_know_are_refused(field: str, row: int, column: int, value: int) -> None:
    data: dict[str, Any] = opening().dump()
    numbers = data[field] if row < 0 else data[field][row]
    numbers[column] = value
    with pytest.raises(BadPosition, match=field):
        STANDARD.load(data)


@pytest.mark.parametrize("tail", [[1, 4], [3, 0, 0, 0], [0, 5], [0, 162, 0], [0, 40, 4]])
def test_tiles_that_there_are_not_are_refused(tail: list[int]) -> None:
    data: dict[str, Any] = opening().dump()
    data["tiles"][0][8:] = tail
    with pytest.raises(BadPosition, match="tiles"):
        STANDARD.load(data)


def test_traits_tell_setup_card_and_leading() -> None:
    assert new_game().traits(0) == []
    table = opening(4)
    traits = [table.traits(seat) for seat in range(4)]
    for epoch, seat in enumerate(table.leaders):
        assert f"leads-{epoch + 1}" in traits[seat]
    assert [trait for trait in traits if "leads-none" in trait] == [
        traits[seat] for seat in range(4) if seat not in table.leaders
    ]
    assert traits[0][0] == f"setup-s{table.players[0].setup + 1}-a"
    table = opening(2)
    assert table.traits(table.leaders[0])[1:] == ["leads-1", "leads-3"]


def test_rounds_are_epochs() -> None:
    table = new_game()
    assert table.rounds() == 0
    assert opening().rounds() == 1
    finish(table, seeded(1), 0)
    assert table.rounds() == 3


def settled() -> Position:
    wishes = position().coins(5).owns("y1-01", "p1-01").tile("p1-03", "food").annexed("c03-1").plundered(9)
    return wishes.carved("bust-1", "income").silver("military").gold(1)


def put(table: Hadara, name: str, value: Any) -> None:
    setattr(table.players[0], name, value)


FAULTS: list[tuple[str, Change, str]] = [
    ("a card lost", lambda t: t.cards.zones[OWNED].pop(), "nowhere"),
    ("a card twice", lambda t: t.cards.zones[GONE].append(CARD["y1-01"]), "places"),
    ("coins below zero", lambda t: put(t, "coins", -1), "below zero"),
    ("a step too many", lambda t: put(t, "tracks", [99, 0, 0, 0]), "tracks"),
    ("a track below zero", lambda t: put(t, "tracks", [-1, 0, 0, 0]), "below zero"),
    ("a tile too many", lambda t: put(t, "tiles", [2, 2, 2, 2]), "bonus tiles"),
    ("tiles below zero", lambda t: put(t, "tiles", [-1, 1, 2, 1]), "bonus tiles"),
    ("three gold medals", lambda t: put(t, "gold", 3), "medals"),
    ("cards miscounted", lambda t: put(t, "owned", 4), "count"),
    ("colours miscounted", lambda t: put(t, "colours", [1, 0, 0, 0, 1]), "count"),
    ("points miscounted", lambda t: put(t, "points", 99), "points"),
    ("a colony not taken", lambda t: put(t, "taken", 0b111), "colonies"),
    ("another colony", lambda t: t.cards.zones[TAKEN].append(t.cards.zones[TAKEN + 1].pop()), "colonies"),
    ("a card left in hand", lambda t: t.cards.zones[HAND].append(t.cards.zones[0].pop()), "hand"),
]


@pytest.mark.parametrize(("fault", "found"), [row[1:] for row in FAULTS], ids=[row[0] for row in FAULTS])
def test_the_audit_finds_what_is_wrong(fault: Change, found: str) -> None:
    table = settled().seat(1).plundered(30).table()
    assert table.audit() == ""
    fault(table)
    assert found in table.audit()
