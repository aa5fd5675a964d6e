"""Hadara 6: income."""

from __future__ import annotations

import pytest

from tests.games.hadara.positions import position


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_6_1_coins_as_the_income_track_shows(seats: int) -> None:
    wishes = position(seats)
    for seat in range(seats):
        wishes.seat(seat).coins(1).tracks(income=5 * seat, military=9)
    assert [player.coins for player in wishes.ask("income").players] == [1 + 5 * seat for seat in range(seats)]


@pytest.mark.parametrize("income", [0, 7, 12])
def test_6_2_income_does_not_lower_the_track(income: int) -> None:
    table = position().tracks(income=income).table(["income"], ["income"])
    assert table.players[0].coins == 2 * income
    assert table.view(0)["stage"] == "income"
    assert table.players[0].tracks[0] == income
