"""Hadara 9: phase B, the piles."""

from __future__ import annotations

import pytest

from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.hadara.zones import GONE, PILE, STAGES
from tests.games.hadara.positions import CARD, Position, new_game, owned, position, refuses, say

LETTERS = "yrbgp"
COLOURS = ["yellow", "red", "blue", "green", "purple"]


def piled(seats: int, epoch: int = 1) -> Position:
    """Full piles: a card of each colour for every seat."""
    wishes = position(seats).epoch(epoch)
    for letter, colour in zip(LETTERS, COLOURS, strict=True):
        wishes.pile(colour, *[f"{letter}{epoch}-0{n + 1}" for n in range(seats)])
    return wishes


def test_9_1_piles_income_colonies_busts_feeding_medals() -> None:
    stages: list[str] = []
    for seed in range(8):
        table = new_game(4, seed)
        rng = seeded(seed)
        while not table.over():
            name = STAGES[table.stage]
            if table.phase == 1 and table.epoch >= 0 and name not in ("wheel", "draft") and stages[-1:] != [name]:
                stages.append(name)
            advance(table, rng, 1)
    order = ["piles", "income", "colonies", "busts", "feeding", "medals"]
    assert {"piles", "colonies", "busts", "feeding", "medals"} <= set(stages) <= set(order)
    for before, after in zip(stages, stages[1:], strict=False):
        assert after == "piles" or order.index(before) < order.index(after)


def test_9_1_income_comes_after_the_piles() -> None:
    table = piled(2).coins(2).table(["income"], ["piles", 9])
    say(table, 1, "sell yellow")
    assert table.players[0].coins == 2
    assert table.over()


@pytest.mark.parametrize(("seats", "epoch"), [(2, 1), (3, 2), (4, 3), (5, 1), (5, 3)])
def test_9_2_one_card_at_a_time_five_cards_each(seats: int, epoch: int) -> None:
    table = piled(seats, epoch).ask("piles")
    leader = epoch - 1
    for turn in range(5 * seats):
        seat = (leader + turn) % seats
        assert table.asked() == [seat]
        table.answer(seat, 5 + min(c for c in range(5) if table.cards.zones[PILE + c]))
    assert table.over()
    assert all(not table.cards.zones[PILE + colour] for colour in range(5))
    assert len(table.cards.zones[GONE]) == 5 * seats


def test_9_3_only_the_top_card_of_any_pile() -> None:
    table = piled(3).coins(99).turn(5, wheel=2).ask("take", 0)
    assert table.answers(0) == list(range(10))
    say(table, 0, "buy purple")
    assert owned(table, 0) == ["p1-03"]


@pytest.mark.parametrize("way", ["buy", "sell"])
def test_9_3_no_card_from_an_empty_pile(way: str) -> None:
    table = position().coins(99).pile("yellow", "y1-01").ask("take", 0)
    refuses(table, 0, f"{way} red", "9.3")
    assert table.answers(0) == [0, 5]


@pytest.mark.parametrize("seats", [2, 5])
def test_9_4_only_the_top_cards_lie_open(seats: int) -> None:
    table = piled(seats).ask("piles")
    for eye in range(seats + 1):
        view = table.view(eye)
        assert view["piles"] == [seats] * 5
        assert view["tops"] == [CARD[f"{letter}1-0{seats}"] for letter in LETTERS]
    say(table, 0, "sell blue")
    assert table.view(0)["piles"] == [seats, seats, seats - 1, seats, seats]
    tops = table.view(0)["tops"]
    assert isinstance(tops, list)
    assert tops[2] == CARD[f"b1-0{seats - 1}"]


def test_9_5_a_taken_card_is_bought_or_sold() -> None:
    table = piled(2).coins(9).ask("take", 0)
    assert {table.kind(0).span(answer).name for answer in table.answers(0)} == {"buy", "sell"}
    say(table, 0, "buy yellow")
    assert owned(table, 0) == ["y1-02"]
    assert table.players[0].coins == 9 - 4
    assert table.players[0].tracks == [2, 1, 0, 0]
    assert table.cards.zones[PILE] == [CARD["y1-01"]]
    table = piled(2).coins(9).ask("take", 0)
    say(table, 0, "sell yellow")
    assert table.players[0].coins == 9 + 2
    assert table.cards.zones[GONE] == [CARD["y1-02"]]
