"""Hadara: what an answer is called keeps its promises."""

from __future__ import annotations

import pytest

from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.hadara.registry import TITLE
from cradle.games.hadara.table import Hadara
from tests.games.hadara.positions import CARD, answer, new_game, opening, position, say


def label(table: Hadara, words: str) -> dict[str, int]:
    """The named numbers of an answer of seat 0."""
    made = table.label(0, answer(table, 0, words))
    return dict(zip(made.names, made.numbers, strict=True))


def test_every_question_names_its_clause() -> None:
    assert {kind.name: kind.clause for kind in TITLE.kinds} == {
        "choose-board": "hadara/2.5",
        "choose-side": "hadara/2.7",
        "set-wheel": "hadara/3.3",
        "draft": "hadara/4.3",
        "take": "hadara/9.2",
        "place-tile": "hadara/14.4",
        "colony": "hadara/7.1",
        "bust": "hadara/8.1",
        "feed": "hadara/10.3",
        "medal": "hadara/11.1",
    }


def test_sides_tell_coins_and_tracks() -> None:
    table = new_game()
    say(table, 0, "crest lion")
    say(table, 1, "crest monkey")
    told = label(table, "b")
    say(table, 0, "b")
    say(table, 1, "a")
    player = table.players[0]
    extra = 1 if table.leaders[0] == 1 else 0
    assert list(told.values()) == [player.coins - extra, *player.tracks]


@pytest.mark.parametrize("wheel", range(5))
def test_the_wheel_tells_the_deck_of_the_leader(wheel: int) -> None:
    table = opening(4, seed=2)
    leader = table.first()
    colour = table.label(leader, wheel).numbers[1]
    table.answer(leader, wheel)
    assert table.pointed(leader) == colour


def test_the_draft_tells_price_and_the_other_card() -> None:
    table = position().owns("y2-01", "p1-01").coins(9).hand("y1-01", "y1-03").turn(1).draft()
    assert label(table, "buy y1-03") == {"card": CARD["y1-03"], "price": 3 - 1, "other-card": CARD["y1-01"]}
    assert label(table, "sell y1-01") == {"card": CARD["y1-01"], "price": 2 + 1, "other-card": CARD["y1-03"]}
    assert table.about(0).numbers == [table.pointed(0)]


def test_piles_tell_card_and_price() -> None:
    table = position().owns("r2-01", "p1-01").coins(9).pile("red", "r1-01", "r1-10").ask("take", 0)
    assert label(table, "buy red") == {"colour": 1, "card": CARD["r1-10"], "price": 5 - 1}
    assert label(table, "sell red") == {"colour": 1, "card": CARD["r1-10"], "price": 2 + 1}


def test_tiles_tell_their_steps() -> None:
    table = position().coins(9).pile("purple", "p1-04").ask("take", 0)
    say(table, 0, "buy purple")
    assert label(table, "tile food") == {"track": 3, "steps": 2}


def test_colonies_tell_coins_and_points() -> None:
    table = position().epoch(3).owns("p3-14").coins(30).tracks(military=17).ask("colonies")
    assert label(table, "none") == {"coins": 0, "bonus": 0, "pay": 0, "points": 0}
    assert label(table, "plunder 15") == {"value": 2, "coins": 5, "bonus": 0, "pay": 0, "points": 8}
    assert label(table, "plunder 21") == {"value": 3, "coins": 6, "bonus": 0, "pay": 12, "points": 11}
    assert label(table, "annex 21") == {"value": 3, "coins": 2, "bonus": 0, "pay": 12, "points": 11}


@pytest.mark.clause("hadara/14.10")
def test_colonies_tell_what_taking_brings() -> None:
    table = position().epoch(2).owns("p2-01").tracks(military=3).ask("colonies")
    assert label(table, "plunder 3") == {"value": 0, "coins": 3, "bonus": 4, "pay": 0, "points": 2}
    assert label(table, "annex 3") == {"value": 0, "coins": 1, "bonus": 4, "pay": 0, "points": 2}


def test_busts_tell_bonus_and_points() -> None:
    table = position().epoch(3).owns("p3-14", "p2-14").coins(30).tracks(culture=18).ask("busts")
    assert label(table, "none") == {"bonus": 0, "pay": 0, "points": 0}
    assert label(table, "track bust-2 food") == {"bust": 1, "track": 3, "bonus": 3 + 2, "pay": 0, "points": 8}
    assert label(table, "points bust-3 food") == {"bust": 2, "track": 3, "bonus": 4 + 2, "pay": 6, "points": 14}
    table = position(bust_points="none").owns("p2-14").tracks(culture=6).ask("busts")
    assert label(table, "points bust-1 food")["bonus"] == 2


def test_feeding_tells_price_and_how_many_are_missing() -> None:
    table = position().owns("p2-11", "y1-03").coins(9).ask("feeding")
    assert label(table, "pay") == {"price": 2}
    assert label(table, "discard y1-03") == {"card": CARD["y1-03"], "price": 0}
    assert table.about(0).numbers == [2]


def test_medals_tell_their_prices() -> None:
    table = position().epoch(3).owns("p2-03").coins(99).ask("medals")
    assert label(table, "done") == {"price": 0}
    assert label(table, "silver food") == {"track": 3, "price": 15}
    assert label(table, "gold") == {"price": 22}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_coins_change_as_the_label_says(seats: int) -> None:
    """In random games: the price of a card, of a medal or of a bought-off card is what is paid."""
    table = new_game(seats, 6)
    rng = seeded(6)
    while not table.over():
        seat = table.first()
        kind = table.kind(seat)
        if kind.name not in ("take", "medal", "feed"):
            advance(table, rng, 1)
            continue
        choice = table.answers(seat)[rng.below(len(table.answers(seat)))]
        price, before = table.label(seat, choice).numbers[-1], table.players[seat].coins
        paid = table.clone()
        paid.agenda = paid.agenda[-1:]  # only this question, not what follows by itself
        paid.answer(seat, choice)
        gained = price if kind.span(choice).name == "sell" else -price
        assert paid.players[seat].coins == before + gained
        table.answer(seat, choice)


def test_every_question_names_the_clause_it_comes_from() -> None:
    assert [kind.name for kind in TITLE.kinds if not kind.clause.startswith("hadara/")] == []
