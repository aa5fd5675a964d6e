"""The numbers behind a reason: what it takes, what there is, and nothing where a clause is not about numbers."""

from __future__ import annotations

import pytest

from cradle.core.table import Table
from cradle.core.words import Label
from tests.games.hadara import positions as hadara
from tests.games.heroes import positions as heroes
from tests.games.heroes.test_spoils import raid
from tests.games.horizon import positions as horizon
from tests.games.tapestry import positions as tapestry

Numbers = dict[str, int]


def told(label: Label | None) -> tuple[str, Numbers]:
    assert label is not None
    return label.message, dict(zip(label.names, label.numbers, strict=True))


def of(table: Table, seat: int, word: str) -> tuple[str, Numbers]:
    return told(table.sum(seat, table.kind(seat).answer(word)))


def test_an_answer_that_is_allowed_or_forbidden_by_no_number_has_none() -> None:
    table = hadara.position().coins(1).pile("red", "r1-01").table(["take", 0])
    assert table.why(0, hadara.answer(table, 0, "sell red")) == ""
    assert table.sum(0, hadara.answer(table, 0, "sell red")) is None
    assert table.why(0, hadara.answer(table, 0, "buy green")) == "hadara/9.3"
    assert table.sum(0, hadara.answer(table, 0, "buy green")) is None


def by_words(table: Table, words: str) -> tuple[str, Numbers]:
    return told(table.sum(0, hadara.answer(table, 0, words)))  # type: ignore[arg-type]


def test_hadara_a_price_less_the_cards_of_its_colour() -> None:
    table = hadara.position().epoch(2).owns("r1-01").coins(1).pile("red", "r2-05").table(["take", 0])
    price = table.reading.price[hadara.CARD["r2-05"]]
    assert by_words(table, "buy red") == ("sum-price", {"price": price, "own": 1, "cost": price - 1, "coins": 1})


@pytest.mark.parametrize(
    ("step", "words", "found"),
    [
        ("colonies", "plunder 9", ("sum-military", {"needed": 9, "there": 8})),
        ("colonies", "annex 3", ("sum-coins", {"cost": 1, "coins": 0})),
        ("busts", "points bust-2 food", ("sum-culture", {"needed": 12, "there": 6})),
    ],
)
def test_hadara_what_is_asked_for_and_what_there_is(step: str, words: str, found: tuple[str, Numbers]) -> None:
    table = hadara.position().coins(0).tracks(military=8, culture=6).ask(step)
    assert by_words(table, words) == found


def test_hadara_the_price_of_a_medal() -> None:
    table = hadara.position().coins(4).tracks(food=4).ask("medals")
    price = table.players[0].perks.gold_prices[table.epoch]
    assert by_words(table, "gold") == ("sum-coins", {"cost": price, "coins": 4})


def test_hadara_what_is_bought_instead() -> None:
    table = hadara.position().epoch(2).owns("p2-11", "y1-03").coins(3).tracks(food=0).ask("feeding")
    hadara.say(table, 0, "pay")
    assert by_words(table, "pay") == ("sum-coins", {"cost": 2, "coins": 1})


def test_heroes_missing_cards_cities_and_spoils() -> None:
    t = heroes.table(3)
    heroes.cities(t, 0, 1)
    heroes.give(t, 0, "wood")
    heroes.act(t)
    message, numbers = of(t, 0, "buy-0-0")
    assert message == "sum-cards"
    assert numbers == {"cards": 3, "missing": 2, "iron": 0, "wood": 1, "grain": 0, "stone": 1, "gold": 0}
    assert of(t, 0, "tax-2") == ("sum-taxes", {"cards": 2, "cities": 1})
    t = heroes.table(3)
    heroes.cities(t, 1, 3)
    raid(t, "conquest", 4)
    assert of(t, 0, "take-3") == ("sum-spoils", {"armies": 4, "there": 3, "most": 2})


def test_heroes_cards_that_are_offered_already() -> None:
    t = heroes.table(3)
    heroes.give(t, 0, "iron")
    heroes.fair(t)
    heroes.say(t, 0, "offer", "all", "give iron")
    iron = heroes.NAMES["iron"]
    assert of(t, 0, f"give-{iron}") == ("sum-offered", {"card": iron, "there": 1, "offered": 1})


def test_horizon_the_price_of_an_action_and_of_its_space() -> None:
    t = horizon.rich()
    horizon.know(t, 0, "ii-1")
    t.players[0].coins = 4
    word = f"move-{horizon.number('action', 'advanced-5')}-1"
    assert of(t, 0, word) == ("sum-action", {"price": 4, "space-coins": 1, "cost": 5, "coins": 4})
    word = f"move-{horizon.number('action', 'advanced-6')}-0"
    assert of(t, 0, word) == ("sum-needs", {"needed": 1, "there": 0})


def test_tapestry_the_price_of_an_advance() -> None:
    t = tapestry.table(2)
    tapestry.stand_at(t, 0, "science", 4)
    t.players[0].resources = [2, 0, 0, 0]
    assert of(t, 0, "advance-1") == ("sum-price", {"own": 1, "resource": 1, "there": 0, "all": 2, "wealth": 2})
