"""Hadara 2: setting up."""

from __future__ import annotations

import pytest

from cradle.core.random_play import advance, finish
from cradle.core.rng import seeded
from cradle.games.hadara.box import COLOURS, VALUES
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import ASIDE, BACKS_OF_CARDS, DECK, HAND, OWNED, PILE, STACK, STOCK
from tests.games.hadara.positions import STANDARD, new_game, opening, refuses, say

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def initiatives(table: Hadara) -> list[int]:
    return [STANDARD.printed.setups[player.setup].initiative for player in table.players]


def test_2_1_the_ring_is_random() -> None:
    rings = [new_game(seed=seed).ring for seed in range(40)]
    assert all(sorted(ring) == [0, 1, 2, 3, 4] for ring in rings)
    assert {ring[0] for ring in rings} == {0, 1, 2, 3, 4}
    assert len({tuple(ring) for ring in rings}) > 20


def test_2_1_the_ring_stays_for_the_whole_game() -> None:
    table = new_game(3)
    ring = table.ring[:]
    finish(table, seeded(1), 0)
    assert table.ring == ring


@SEATS
def test_2_2_two_cards_a_seat_in_each_deck(seats: int) -> None:
    table = opening(seats)
    for colour in range(len(COLOURS)):
        deck = table.cards.zones[DECK + colour]
        assert len(deck) == 2 * seats
        assert all(STANDARD.printed.colour[card] == colour for card in deck)
        assert all(STANDARD.printed.epoch[card] == 0 for card in deck)


def test_2_2_decks_are_random_and_face_down() -> None:
    decks = [opening(2, seed).cards.zones[DECK] for seed in range(60)]
    assert set().union(*decks) == set(range(10))
    table = opening(4)
    for zone in range(DECK, DECK + 5):
        assert all(table.cards.known[card] == 0 for card in table.cards.zones[zone])


@SEATS
def test_2_2a_nobody_learns_which_cards_are_left_over(seats: int) -> None:
    table = opening(seats)
    left = [card for back in range(BACKS_OF_CARDS) for card in table.cards.zones[STOCK + back]]
    assert len(left) == 162 - 10 * seats
    assert all(table.cards.known[card] == 0 for card in left)
    for eye in range(seats + 1):
        stock = table.view(eye)["stock"]
        assert isinstance(stock, list)
        assert stock[:5] == [10 - 2 * seats] * 4 + [14 - 2 * seats]


@SEATS
def test_2_3_a_first_game_has_no_star_cards(seats: int) -> None:
    stars = [card for card in range(162) if STANDARD.printed.star[card]]
    table = new_game(seats, first_game="yes")
    assert sorted(table.cards.zones[ASIDE]) == stars
    finish(table, seeded(1), 0)
    assert sorted(table.cards.zones[ASIDE]) == stars


def test_2_3_otherwise_star_cards_are_shuffled_in() -> None:
    purple = set().union(*[opening(2, seed).cards.zones[DECK + 4] for seed in range(60)])
    assert purple == set(range(40, 54))
    assert opening(2).cards.zones[ASIDE] == []


@SEATS
def test_2_4_as_many_tiles_of_each_value_as_seats(seats: int) -> None:
    table = new_game(seats)
    for value in range(len(VALUES)):
        stack = table.cards.zones[STACK + value]
        assert len(stack) == seats
        assert all((piece - 162) // 5 == value for piece in stack)
    tops = {new_game(seats, seed).cards.zones[STACK][-1] for seed in range(40)}
    assert tops == {162, 163, 164, 165, 166}


@SEATS
def test_2_4a_nobody_knows_the_reverse_of_a_tile(seats: int) -> None:
    table = new_game(seats)
    assert all(table.cards.known[piece] == 0 for piece in range(162, 187))
    assert table.view(0)["stacks"] == [seats] * 5
    other = table.imagine(0, seeded(9))
    assert any(table.cards.zones[STACK + v] != other.cards.zones[STACK + v] for v in range(5))


@SEATS
def test_2_5_boards_are_chosen_in_seat_order(seats: int) -> None:
    table = new_game(seats)
    for seat, crest in enumerate(["scarab", "lion", "monkey", "pegasus", "dragon"][:seats]):
        assert table.asked() == [seat]
        say(table, seat, f"crest {crest}")
    assert [player.crest for player in table.players] == [4, 2, 0, 3, 1][:seats]


def test_2_5_a_board_is_chosen_once() -> None:
    table = new_game()
    say(table, 0, "crest lion")
    refuses(table, 1, "crest lion", "2.5")
    assert table.answers(1) == [0, 1, 3, 4]


@SEATS
def test_2_6_everybody_is_dealt_an_open_setup_card(seats: int) -> None:
    table = new_game(seats)
    for seat in range(seats):
        say(table, seat, f"crest {['monkey', 'dragon', 'lion', 'pegasus', 'scarab'][seat]}")
    dealt = [player.setup for player in table.players]
    assert len(set(dealt)) == seats
    assert len(set(initiatives(table))) == seats
    for eye in range(seats + 1):
        players = table.view(eye)["players"]
        assert isinstance(players, list)
        assert [player["setup"] for player in players] == dealt
    assert {opening(seats, seed).players[0].setup for seed in range(40)} == {0, 1, 2, 3, 4}


def test_2_7_sides_are_chosen_at_the_same_time_and_revealed_together() -> None:
    table = new_game(3)
    for seat, crest in enumerate(["monkey", "dragon", "lion"]):
        say(table, seat, f"crest {crest}")
    assert table.asked() == [0, 1, 2]
    before = table.view(1)
    say(table, 2, "b")
    say(table, 0, "a")
    assert table.view(1) == before
    assert [player.side for player in table.players] == [-1, -1, -1]
    say(table, 1, "b")
    assert [player.side for player in table.players] == [0, 1, 1]


@SEATS
def test_2_7a_a_first_game_is_played_with_side_a(seats: int) -> None:
    table = new_game(seats, first_game="yes")
    kinds: list[str] = []
    while table.epoch < 0:
        kinds.append(table.kind(table.first()).name)
        advance(table, seeded(1), 1)
    assert kinds == ["choose-board"] * seats
    assert [player.side for player in table.players] == [0] * seats


@pytest.mark.parametrize("side", [0, 1])
def test_2_8_coins_and_tracks_of_the_side(side: int) -> None:
    table = new_game(3, seed=5)
    for seat, crest in enumerate(["monkey", "dragon", "lion"]):
        say(table, seat, f"crest {crest}")
    for seat in range(3):
        say(table, seat, "ab"[side])
    for seat, player in enumerate(table.players):
        printed = STANDARD.printed.setups[player.setup]
        assert player.coins == printed.coins[side]
        assert player.tracks == printed.steps[side]
        assert (player.owned, player.taken, player.gold, player.silver) == (0, 0, 0, [])
        assert player.busts == [-1, -1, -1, -1]
        assert table.cards.zones[OWNED + seat] == table.cards.zones[HAND + seat] == []
    assert all(not table.cards.zones[PILE + colour] for colour in range(5))


def extra_coins(table: Hadara) -> list[int]:
    """What each seat has above its setup card, by rising initiative."""
    order = sorted(range(table.seats), key=lambda seat: initiatives(table)[seat])
    return [table.players[seat].coins - STANDARD.printed.setups[table.players[seat].setup].coins[0] for seat in order]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("seats", "coins"), [(4, [0, 0, 0, 1]), (5, [0, 0, 0, 1, 1])])
def test_2_9_a_coin_for_everybody_who_never_leads(seats: int, coins: list[int], seed: int) -> None:
    assert extra_coins(opening(seats, seed)) == coins
    assert extra_coins(opening(seats, seed, first_game="yes")) == coins


@pytest.mark.parametrize("seed", range(4))
def test_2_9a_three_players_get_no_coin_more(seed: int) -> None:
    assert extra_coins(opening(3, seed)) == [0, 0, 0]


@pytest.mark.parametrize("seed", range(4))
def test_2_9b_of_two_players_the_higher_initiative_gets_a_coin(seed: int) -> None:
    assert extra_coins(opening(2, seed)) == [0, 1]
