"""Hadara 15: readings, as options of the table."""

from __future__ import annotations

import itertools

import pytest

from cradle.core.errors import BadSetup
from cradle.core.play import audited
from cradle.core.rng import seeded
from cradle.games.hadara.effects import BUST_BONUS, COLONY_COINS
from cradle.games.hadara.registry import TITLE
from cradle.games.hadara.zones import ASIDE
from tests.games.hadara.positions import CARD, STANDARD, line, new_game, opening, position, say


def test_15_1_first_game() -> None:
    assert TITLE.chosen(TITLE.choices({}, 2))["first-game"] == "no"
    plain = opening(3)
    assert plain.cards.zones[ASIDE] == []
    first = opening(3, first_game="yes")
    assert len(first.cards.zones[ASIDE]) == 12
    assert [player.side for player in first.players] == [0, 0, 0]
    with pytest.raises(BadSetup):
        TITLE.choices({"first-game": "perhaps"}, 2)


@pytest.mark.parametrize(("silver", "points"), [("one", 27 + 9), ("every", 27 + 18)])
def test_15_2_full_silver_for_one_medal_or_for_every(silver: str, points: int) -> None:
    wishes = position(silver=silver).owns("p3-01").tracks(military=27, income=18).silver("military", "income")
    assert line(wishes.table(), 0, "silver") == points
    assert line(wishes.owns("p3-02").table(), 0, "silver") == 27 + 18
    assert TITLE.chosen(TITLE.choices({}, 2))["silver"] == "one"


def test_15_2_only_of_the_owner() -> None:
    table = position(silver="every").tracks(military=27).silver("military").seat(1).owns("p3-01").table()
    assert line(table, 0, "silver") == 14


@pytest.mark.parametrize(
    ("reading", "coins", "bonus"),
    [("colony-coins-first", ["p2-01", "p2-02"], ["p2-14"]), ("bust-bonus-first", ["p2-14"], ["p2-01", "p2-02"])],
)
def test_15_3_colony_coins_and_bust_bonus_change_places(reading: str, coins: list[str], bonus: list[str]) -> None:
    for card in coins:
        table = position(epoch_two=reading).epoch(2).owns(card).tracks(military=3).ask("colonies")
        say(table, 0, "plunder 3")
        assert table.players[0].coins == 3 + 4
    for card in bonus:
        table = position(epoch_two=reading).epoch(2).owns(card).tracks(culture=6).ask("busts")
        say(table, 0, "track bust-1 food")
        assert table.players[0].tracks == [0, 0, 6, 2 + 2]
    assert TITLE.chosen(TITLE.choices({}, 2))["epoch-two"] == "colony-coins-first"


def test_15_3_price_points_and_star_of_the_cards_stay() -> None:
    here, there = new_game().reading, new_game(epoch_two="bust-bonus-first").reading
    for card in (CARD["p2-01"], CARD["p2-02"], CARD["p2-14"]):
        assert there.price[card] == here.price[card]
        assert there.points[card] == here.points[card]
    stars = [set(new_game(first_game="yes", epoch_two=r).cards.zones[ASIDE]) for r in TITLE.options[2].choices]
    assert stars[0] == stars[1]
    assert CARD["p2-14"] in stars[0]


@pytest.mark.parametrize(("reading", "kind"), [("colony-coins-first", COLONY_COINS), ("bust-bonus-first", BUST_BONUS)])
def test_15_3a_a_first_game_has_one_of_the_two(reading: str, kind: int) -> None:
    table = new_game(first_game="yes", epoch_two=reading)
    played = [card for card in range(162) if card not in table.cards.zones[ASIDE]]
    effects = [table.reading.effect[card] for card in played]
    kinds = {effect.kind for effect in effects if effect is not None}
    assert kinds & {COLONY_COINS, BUST_BONUS} == {kind}


@pytest.mark.parametrize(("reading", "points"), [("two", 2), ("none", 0)])
def test_15_4_bust_points(reading: str, points: int) -> None:
    wishes = position(bust_points=reading).owns("p2-14")
    table = wishes.carved("bust-1", "food", points_up=True).carved("bust-2", "food").table()
    assert line(table, 0, "busts") == 4 + 2 + points + 8
    assert table.players[0].tracks[3] == 3 + 2
    assert TITLE.chosen(TITLE.choices({}, 2))["bust-points"] == "two"


def test_15_5_steps_and_effect_on_one_card() -> None:
    card = {"id": "p1-01", "steps": [0, 3, 0, 1]}
    wishes = position().printed(card=[card]).coins(9).pile("purple", "p1-01").pile("red", "r1-01")
    table = wishes.table(["take", 0], ["take", 0])
    say(table, 0, "buy purple")
    assert table.players[0].tracks == [0, 3, 0, 1]
    say(table, 0, "sell red")
    assert table.players[0].coins == 9 - 3 + 3


def test_15_6_colony_coins_and_income_gap_move_no_track() -> None:
    table = position().epoch(2).owns("p2-01", "p2-13").tracks(military=3).table(["income"], ["colonies", 0])
    say(table, 0, "plunder 3")
    assert table.players[0].coins == 3 + 4 + 2
    assert table.players[0].tracks == [0, 3, 0, 0]


@pytest.mark.parametrize("choices", list(itertools.product([0, 1], repeat=4)))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_combination_of_options_is_played_to_its_end(seats: int, choices: tuple[int, ...]) -> None:
    table = STANDARD.setup(seats, list(choices), 7)
    _, wrong = audited(table, seeded(sum(choices)), 0)
    assert wrong == ""
    assert table.over()
