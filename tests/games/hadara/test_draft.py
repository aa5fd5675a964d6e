"""Hadara 4: phase A, the draft."""

from __future__ import annotations

import pytest

from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import DECK, GONE, HAND, PILE, STAGES
from tests.games.hadara.positions import CARD, opening, owned, position, refuses, say

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def drafting(seats: int, seed: int = 1) -> Hadara:
    """The first turn of a new game."""
    table = opening(seats, seed)
    table.answer(table.first(), 0)
    return table


def sell_all(table: Hadara) -> None:
    """A whole turn in which everybody sells the card with the lowest number."""
    for seat in table.asked():
        table.answer(seat, min(answer for answer in table.answers(seat) if answer >= 162))


def hands(table: Hadara) -> list[list[int]]:
    return [table.cards.zones[HAND + seat][:] for seat in range(table.seats)]


@SEATS
def test_4_1_five_turns_then_income_colonies_and_busts(seats: int) -> None:
    table = drafting(seats)
    stages: list[str] = []
    rng = seeded(4)
    while table.phase == 0:
        stages.append(STAGES[table.stage] + (str(table.turn) if STAGES[table.stage] == "draft" else ""))
        advance(table, rng, 1)
    seen = list(dict.fromkeys(stages))
    assert seen[:5] == ["draft1", "draft2", "draft3", "draft4", "draft5"]
    assert seen[5:] in (["colonies", "busts"], ["colonies"], ["busts"], [])


def test_4_1_income_comes_before_colonies() -> None:
    """What the income step pays is there to annex with."""
    table = position().tracks(income=1, military=3).table(["colonies", 0], ["income"])
    assert table.players[0].coins == 1
    say(table, 0, "annex 3")
    assert table.players[0].coins == 0


@SEATS
def test_4_2_two_cards_that_nobody_else_sees(seats: int) -> None:
    table = opening(seats)
    tops = [table.cards.zones[DECK + colour][-2:] for colour in range(5)]
    table.answer(table.first(), 3)
    for seat, hand in enumerate(hands(table)):
        assert sorted(hand) == sorted(tops[table.pointed(seat)])
        assert all(table.cards.known[card] == 1 << seat for card in hand)


def test_4_3_one_of_the_two_is_bought_or_sold() -> None:
    table = position(2).coins(9).hand("y1-01", "y1-03").seat(1).coins(9).hand("r1-01", "r1-02").turn(1).draft()
    assert table.asked() == [0, 1]
    assert table.answers(0) == sorted([CARD["y1-01"], CARD["y1-03"], 162 + CARD["y1-01"], 162 + CARD["y1-03"]])
    refuses(table, 0, "buy y1-02", "4.3")
    refuses(table, 0, "sell y1-02", "4.3")
    refuses(table, 1, "sell y1-01", "4.3")


def test_4_3_answers_come_in_any_order() -> None:
    """Whoever is first, the table is the same."""
    ends = []
    for order in ([0, 1], [1, 0]):
        table = position(2).coins(9).hand("y1-01", "y1-03").seat(1).coins(9).hand("r1-01", "r1-02").turn(1).draft()
        for seat in order:
            say(table, seat, ["buy y1-03", "sell r1-02"][seat])
        ends.append(table.dump())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("words", ["buy", "sell"])
def test_4_4_the_other_card_goes_face_up_on_its_pile(words: str) -> None:
    table = position().coins(9).hand("y1-01", "y1-03").pile("yellow", "y1-05").turn(1).draft()
    say(table, 0, f"{words} y1-03")
    assert table.cards.zones[PILE] == [CARD["y1-05"], CARD["y1-01"]]
    assert table.cards.known[CARD["y1-01"]] == table.cards.everybody
    assert table.cards.zones[HAND] == []
    assert owned(table, 0) == (["y1-03"] if words == "buy" else [])
    assert table.cards.zones[GONE] == ([] if words == "buy" else [CARD["y1-03"]])


def test_4_5_choices_stay_secret_until_all_have_chosen() -> None:
    table = position(3).coins(9).hand("y1-01", "y1-03").turn(1)
    table.seat(1).hand("r1-01", "r1-02").seat(2).hand("b1-01", "b1-02")
    game = table.draft()
    before = [game.view(eye) for eye in range(4)]
    say(game, 0, "buy y1-03")
    say(game, 2, "sell b1-02")
    assert [game.view(eye) for eye in range(4)] == before
    assert game.players[0].coins == 9
    assert game.asked() == [1]
    say(game, 1, "sell r1-01")
    assert [player.coins for player in game.players] == [9 - 3, 2, 2]


def test_4_5_a_choice_can_be_taken_back_until_then() -> None:
    game = position().coins(9).hand("y1-01", "y1-03").seat(1).hand("r1-01", "r1-02").turn(1).draft()
    say(game, 0, "buy y1-03")
    game.take_back(0)
    assert game.asked() == [0, 1]
    say(game, 0, "sell y1-03")
    say(game, 1, "sell r1-01")
    assert game.players[0].coins == 11


@SEATS
def test_4_6_the_wheel_moves_on_after_four_turns(seats: int) -> None:
    table = drafting(seats)
    for turn in range(1, 6):
        places = [table.ring.index(table.pointed(seat)) for seat in range(seats)]
        assert (table.turn, table.wheel) == (turn, turn - 1)
        assert places == [(seat + turn - 1) % 5 for seat in range(seats)]
        sell_all(table)
    assert table.wheel == 4


@SEATS
def test_4_7_empty_decks_and_a_card_of_each_seat_on_every_pile(seats: int) -> None:
    table = drafting(seats)
    last: list[int] = [-1] * 5
    for _ in range(5):
        for seat in table.asked():
            card = min(table.cards.zones[HAND + seat])
            last[table.pointed(seat)] = max(table.cards.zones[HAND + seat])
            table.answer(seat, 162 + card)
    for colour in range(5):
        assert table.cards.zones[DECK + colour] == []
        assert len(table.cards.zones[PILE + colour]) == seats
        assert table.cards.zones[PILE + colour][-1] == last[colour]
