"""Hadara 8: busts."""

from __future__ import annotations

import pytest

from cradle.games.hadara.box import TRACKS
from tests.games.hadara.positions import STANDARD, line, may, position, refuses, say

REQUIREMENTS = [("bust-1", 6), ("bust-2", 12), ("bust-3", 20), ("bust-4", 30)]
BONUSES = [("bust-1", 2), ("bust-2", 3), ("bust-3", 4), ("bust-4", 5)]


def test_8_1_everybody_may_carve_a_bust_or_none() -> None:
    table = position(3).tracks(culture=6).seat(1).tracks(culture=6).seat(2).tracks(culture=40).ask("busts")
    say(table, 0, "none")
    say(table, 1, "points bust-1 food")
    say(table, 2, "none")
    assert table.over()
    assert [player.busts[0] for player in table.players] == [-1, 7, -1]


def test_8_1_who_can_carve_none_is_not_asked() -> None:
    table = position(3).tracks(culture=5).seat(1).tracks(culture=11).carved("bust-1", "food").seat(2).tracks(culture=6)
    assert table.ask("busts").asked() == [2]


def test_8_1_nor_is_who_has_no_bonus_tile_left() -> None:
    """More tiles on cards than the box can bring: only with own values."""
    plenty = [{"id": f"p1-0{n}", "effect": {"kind": "bonus-tile", "steps": 2}} for n in (1, 2, 5, 6, 7)]
    wishes = position(5).printed(card=plenty).tracks(culture=40).carved("bust-1", "income")
    for card, track in zip(["p1-01", "p1-02", "p1-03", "p1-04", "p1-05"], [*TRACKS, "military"], strict=True):
        wishes.tile(card, track)
    assert wishes.silver("culture").ask("busts").asked() == [0]
    assert wishes.silver("food").ask("busts").asked() == []


@pytest.mark.parametrize(("bust", "requirement"), REQUIREMENTS)
def test_8_2_culture_at_least_the_requirement(bust: str, requirement: int) -> None:
    table = position().tracks(culture=requirement).ask("busts")
    say(table, 0, f"track {bust} income")
    assert table.players[0].tracks[2] == requirement


@pytest.mark.parametrize(("bust", "requirement"), REQUIREMENTS[1:])
@pytest.mark.parametrize("side", ["track", "points"])
def test_8_2_culture_below_the_requirement_is_too_little(bust: str, requirement: int, side: str) -> None:
    refuses(position().tracks(culture=requirement - 1).ask("busts"), 0, f"{side} {bust} income", "8.2")


def test_8_3_one_bust_in_a_step() -> None:
    table = position().tracks(culture=40).ask("busts")
    say(table, 0, "track bust-4 culture")
    assert table.over()


@pytest.mark.parametrize("side", ["track", "points"])
def test_8_4_a_bust_is_carved_once(side: str) -> None:
    table = position().tracks(culture=30).carved("bust-2", "food").carved("bust-4", "food", points_up=True).ask("busts")
    refuses(table, 0, f"{side} bust-2 income", "8.4")
    refuses(table, 0, f"{side} bust-4 income", "8.4")
    assert may(table, 0, f"{side} bust-1 income")


@pytest.mark.parametrize("order", [[1, 2, 3, 4], [4, 3, 2, 1], [2, 4, 1, 3]])
def test_8_4_in_any_order(order: list[int]) -> None:
    table = position().tracks(culture=30).table(*[["busts", 0]] * 5)
    for number in order:
        say(table, 0, f"points bust-{number} {TRACKS[number - 1]}")
    assert table.over()
    assert -1 not in table.players[0].busts


def test_8_5_bust_tile_and_side_are_one_choice() -> None:
    """Every answer but `none` says all three: there is no bust without a tile."""
    table = position().tracks(culture=6).ask("busts")
    words = [table.kind(0).word(answer) for answer in table.answers(0)]
    assert words == ["none"] + [f"{side}-0-{track}" for side in ("track", "points") for track in range(4)]
    say(table, 0, "track bust-1 military")
    assert table.players[0].tiles == [2, 1, 2, 2]
    assert table.players[0].busts == [1 * 2, -1, -1, -1]


@pytest.mark.parametrize("side", ["track", "points"])
def test_8_5a_a_colour_has_two_tiles(side: str) -> None:
    table = position().tracks(culture=20).carved("bust-2", "food").carved("bust-3", "food", points_up=True)
    refuses(table.ask("busts"), 0, f"{side} bust-1 food", "8.5a")
    table = position().tracks(culture=20).silver("income").tile("p1-03", "income")
    refuses(table.ask("busts"), 0, f"{side} bust-1 income", "8.5a")
    assert may(table.ask("busts"), 0, f"{side} bust-1 food")


@pytest.mark.parametrize(("bust", "bonus"), BONUSES)
@pytest.mark.parametrize("track", range(4))
def test_8_6_track_side_up_the_track_rises_by_the_bonus(bust: str, bonus: int, track: int) -> None:
    table = position().tracks(income=1, military=2, culture=30, food=3).ask("busts")
    expected = [1, 2, 30, 3]
    expected[track] += bonus
    say(table, 0, f"track {bust} {TRACKS[track]}")
    assert table.players[0].tracks == expected
    assert line(table, 0, "busts") == STANDARD.printed.busts[int(bust[-1]) - 1].points
    assert table.audit() == ""


@pytest.mark.parametrize(("bust", "bonus"), BONUSES)
@pytest.mark.parametrize("track", range(4))
def test_8_7_points_side_up_the_bonus_counts_as_points(bust: str, bonus: int, track: int) -> None:
    table = position().tracks(culture=30).ask("busts")
    say(table, 0, f"points {bust} {TRACKS[track]}")
    assert table.players[0].tracks == [0, 0, 30, 0]
    assert line(table, 0, "busts") == STANDARD.printed.busts[int(bust[-1]) - 1].points + bonus


def test_8_8_a_bust_is_never_lost() -> None:
    table = position().owns("b1-01", "b1-02").carved("bust-1", "income").carved("bust-2", "military", points_up=True)
    game = table.tracks(food=1).ask("feeding")
    busts = game.players[0].busts[:]
    say(game, 0, "discard b1-02")
    assert game.players[0].tracks[2] < 6
    assert game.players[0].busts == busts == [0, 3, -1, -1]
    assert game.players[0].tiles == [1, 1, 2, 2]
    assert game.players[0].tracks[0] == 2
