"""What an answer would change: the figures that boards name, and nothing of lists but how long they are."""

from __future__ import annotations

import pytest

from cradle import shelf
from cradle.core.table import Table
from cradle.server.changes import changes_of, difference

# What web/src/boards names for people, and what it looks for on the boards themselves.
FIGURES = {
    "hadara": ["coins", "tracks.0", "tracks.3", "cards.length", "colonies.length", "sets"],
    "heroes": ["cities", "stones", "armies.length", "fortresses", "roads.length", "hand.0", "hand.13"],
    "tapestry": [
        *["points", "era", "outposts", "resources.0", "resources.3", "built.0", "built.3", "tokens.0.1", "tokens.3.1"],
        *["cells.0", "cells.80", "hand.length", "tiles.length", "technologies.length"],
    ],
    "horizon": [
        *["coins", "active", "invested", "income", "cubes.food", "cubes.economy", "cubes.infrastructure"],
        *["technologies.length", "leaders.length", "structures.length"],
    ],
}


@pytest.mark.parametrize("title", FIGURES)
def test_the_figures_that_boards_name_are_there(title: str) -> None:
    box = shelf.box(title)
    table = box.setup(3, shelf.title(title).choices({}, 3), 1)
    assert set(FIGURES[title]) <= set(table.numbers(1))


def draft() -> Table:
    table = shelf.box("hadara").setup(2, [1, 0, 0, 0, 0], 4)
    while table.kind(table.first()).name != "draft":
        table.take(table.first(), table.answers(table.first())[0])
    return table


def test_a_card_bought_costs_coins_and_makes_the_list_of_cards_longer() -> None:
    table = draft()
    answers = table.answers(0)
    for answer, changes in zip(answers, changes_of(table, 0, answers), strict=True):
        bought = table.kind(0).word(answer).startswith("buy")
        coins = table.numbers(0)["coins"]
        price = table.label(0, answer).numbers[1] if bought else -2
        assert changes.get("coins", (coins, coins)) == (coins, coins - price)
        assert changes.get("cards.length") == ((0, 1) if bought else None)


def test_only_what_changed_is_told_and_what_tries_disagree_on_is_not() -> None:
    assert difference({"coins": 5, "tracks.0": 2, "sets": 1}, {"coins": 3, "sets": 1}) == {"coins": (5, 3)}
