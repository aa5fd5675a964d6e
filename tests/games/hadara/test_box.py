"""Hadara 1: the box and the goal."""

from __future__ import annotations

import pytest

from cradle.core.errors import BadSetup
from cradle.core.random_play import advance, finish
from cradle.core.rng import seeded
from cradle.games.hadara.box import COLOURS, TRACKS, VALUES
from cradle.games.hadara.registry import TITLE
from cradle.games.hadara.zones import STAGES
from tests.games.hadara.positions import STANDARD, new_game, position


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_1_1_two_to_five_people_play(seats: int) -> None:
    assert TITLE.seats == [2, 3, 4, 5]
    with pytest.raises(BadSetup):
        TITLE.check_seats(seats)


@pytest.mark.parametrize("epoch", [0, 1, 2])
def test_1_2_fifty_four_cards_an_epoch(epoch: int) -> None:
    printed = STANDARD.printed
    cards = [card for card in range(162) if printed.epoch[card] == epoch]
    colours = [COLOURS[printed.colour[card]] for card in cards]
    assert {colour: colours.count(colour) for colour in COLOURS} == {
        "yellow": 10,
        "red": 10,
        "blue": 10,
        "green": 10,
        "purple": 14,
    }
    assert [COLOURS[printed.colour[card]] for card in cards if printed.star[card]] == ["purple"] * 4
    assert len(printed.card_ids) == 162


def test_1_3_five_colonies_of_each_value() -> None:
    values = [VALUES[colony.value] for colony in STANDARD.printed.colonies]
    assert values == [3] * 5 + [9] * 5 + [15] * 5 + [21] * 5 + [30] * 5


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_4_tracks_busts_and_bonus_tiles_of_everybody(seats: int) -> None:
    assert TRACKS == ["income", "military", "culture", "food"]
    for player in new_game(seats).players:
        assert len(player.tracks) == 4
        assert len(player.busts) == 4
        assert player.tiles == [2, 2, 2, 2]


def test_1_5_coins_and_plus_ten_tiles_never_run_out() -> None:
    """The printed box has 62 coins worth 224 and 48 tiles."""
    wishes = position(5)
    for seat in range(5):
        wishes.seat(seat).coins(1000).tracks(income=99, military=99, culture=99, food=99)
    table = wishes.ask("income")
    assert [player.coins for player in table.players] == [1099] * 5


@pytest.mark.parametrize("seats", [2, 5])
def test_1_6_three_epochs_with_two_phases(seats: int) -> None:
    table = new_game(seats)
    seen: list[tuple[int, int]] = []
    rng = seeded(3)
    while not table.over():
        if table.epoch >= 0 and (table.epoch, table.phase) not in seen:
            seen.append((table.epoch, table.phase))
        advance(table, rng, 1)
    assert seen == [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)]
    assert STAGES[table.stage] == "over"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_7_most_points_win(seats: int) -> None:
    for seed in range(5):
        table = new_game(seats, seed)
        finish(table, seeded(seed), 0)
        sheet = table.sheet()
        totals = sheet.totals()
        assert all(totals[seat] == max(totals) for seat in sheet.winners())
        assert len(set(totals)) < seats or len(sheet.winners()) == 1
