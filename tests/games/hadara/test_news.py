"""Hadara: the journal tells what happened, to each eye what it may know."""

from __future__ import annotations

from typing import Final

import pytest

from cradle.core.journal import MOVED, Journal
from cradle.core.random_play import finish
from cradle.core.rng import seeded
from cradle.games.hadara.news import DREW, SOLD
from cradle.games.hadara.registry import TITLE
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import HAND, STACK, TAKEN
from tests.games.hadara.positions import CARD, TILE, Position, heard, listen, new_game, position, say

Told = tuple[str, int, list[int], list[int]]
CULTURE: Final = 2
FOOD: Final = 3


def after(table: Hadara, *words: str, eye: int = 0) -> list[Told]:
    """What an eye is told when seat 0 says this."""
    journal = listen(table)
    say(table, 0, *words)
    return heard(journal, eye)


def test_setting_up() -> None:
    table = new_game(2)
    journal = listen(table)
    say(table, 0, "crest lion")
    say(table, 1, "crest monkey")
    say(table, 1, "b")
    say(table, 0, "a")
    setups = [(player.setup, table.reading.printed.setups[player.setup]) for player in table.players]
    low, high = table.leaders[0], table.leaders[1]
    assert heard(journal) == [
        ("board-chosen", 0, [2], []),
        ("board-chosen", 1, [0], []),
        ("setup-dealt", 0, [setups[0][0], setups[0][1].initiative], []),
        ("setup-dealt", 1, [setups[1][0], setups[1][1].initiative], []),
        ("side-chosen", 0, [0, setups[0][1].coins[0]], []),
        ("side-chosen", 1, [1, setups[1][1].coins[1]], []),
        ("extra-coin", high, [1], []),
        ("epoch-begins", low, [1], []),
    ]


@pytest.mark.parametrize(("eye", "seen"), [(0, True), (1, False), (2, False)])
def test_the_draft(eye: int, seen: bool) -> None:
    """A hand and a sale are told to their owner only."""
    table = position().hand("y1-01", "y1-03").turn(1).draft()
    journal = listen(table)
    say(table, 0, "sell y1-03")
    assert heard(journal, eye) == [
        ("sold", 0, [0, 2], [CARD["y1-03"]] if seen else []),
        ("laid", 0, [CARD["y1-01"]], []),
    ]


def test_drawing_and_the_wheel() -> None:
    table = new_game(2)
    journal = listen(table)
    say(table, 0, "crest monkey")
    say(table, 1, "crest dragon")
    say(table, 0, "a")
    say(table, 1, "a")
    leader = table.leaders[0]
    table.answer(leader, 1)
    hands = [table.cards.zones[HAND + seat][:] for seat in range(2)]
    pointed = [table.pointed(seat) for seat in range(2)]
    assert heard(journal, 1)[-3:] == [
        ("wheel-set", leader, [pointed[leader]], []),
        ("drew", 0, [pointed[0]], []),
        ("drew", 1, [pointed[1]], hands[1]),
    ]
    for seat in range(2):
        table.answer(seat, 162 + hands[seat][0])
    assert ("wheel-turned", leader, [2], []) in heard(journal)


def test_buying() -> None:
    table = position().coins(9).pile("purple", "p1-03").ask("take", 0)
    card = CARD["p1-03"]
    assert after(table, "buy purple", "tile food", eye=2) == [
        ("took", 0, [card], []),
        ("bought", 0, [card, 2], []),
        ("tile-placed", 0, [FOOD, 2], []),
    ]


def test_a_sale_from_a_pile_is_seen_by_all() -> None:
    table = position().pile("green", "g1-04").ask("take", 0)
    card = CARD["g1-04"]
    assert after(table, "sell green", eye=2) == [("took", 0, [card], []), ("sold", 0, [3, 2], [card])]


def test_income() -> None:
    table = position().owns("p2-13").tracks(income=3, military=4).table(["income"], ["set-wheel", 0])
    journal = listen(table)
    table.answer(0, 0)
    assert heard(journal)[1:] == [
        ("income", 0, [3], []),
        ("gap-coins", 0, [2], []),
        ("income", 1, [0], []),
    ]


def colonist() -> Position:
    return position().epoch(3).owns("p2-01", "p3-14").coins(20).tracks(military=7).top("c09-2")


def test_colonies() -> None:
    assert after(colonist().ask("colonies"), "plunder 9") == [
        ("colony-bonus", 0, [4], []),
        ("plundered", 0, [1, 4, 6], []),
    ]
    assert after(colonist().ask("colonies"), "annex 9") == [
        ("colony-bonus", 0, [4], []),
        ("annexed", 0, [1, 1, 6, TILE["c09-2"]], []),
    ]
    assert after(colonist().ask("colonies"), "none") == []


def test_busts() -> None:
    wishes = position().epoch(3).owns("p2-14", "p3-14").coins(20).tracks(culture=11)
    assert after(wishes.ask("busts"), "track bust-2 food") == [("carved-track", 0, [1, FOOD, 3 + 2, 3], [])]
    assert after(wishes.ask("busts"), "points bust-1 food") == [("carved-points", 0, [0, FOOD, 2 + 2, 0], [])]


def test_feeding() -> None:
    wishes = position().epoch(1).owns("p2-11", "y1-03", "r1-01").coins(9).tracks(food=1)
    table = wishes.seat(1).owns("p2-12").tracks(food=3).table(["feeding", 0], ["set-wheel", 0])
    journal = listen(table)
    table.answer(0, 0)
    say(table, 0, "pay", "discard r1-01")
    assert heard(journal, 2)[1:] == [
        ("fed", 0, [3, 1], []),
        ("bought-off", 0, [2], []),
        ("discarded", 0, [CARD["r1-01"]], []),
        ("fed", 1, [1, 3], []),
        ("surplus", 1, [6], []),
    ]


def test_medals() -> None:
    table = position().coins(10).ask("medals")
    assert after(table, "silver culture", "gold") == [("silver", 0, [CULTURE, 4], []), ("gold", 0, [6], [])]


def test_epochs() -> None:
    table = position().coins(4).table(["epoch-end"], ["medals", 0])
    assert after(table, "done") == [("epoch-ends", 0, [1], []), ("epoch-begins", 1, [2], [])]


def test_news_carry_the_numbers_that_they_name() -> None:
    """In whole games nearly every news of the title is told, with as many numbers as it has names."""
    seen: set[str] = set()
    for seed in range(16):
        table = new_game(2 + seed % 4, seed)
        journal = Journal()
        table.attach(journal)
        finish(table, seeded(seed), 0)
        for one in journal.told:
            assert len(one.data) == len(one.news.data)
            assert len(one.secret) == len(one.news.secret)
            seen.add(one.news.name)
    assert {one.name for one in TITLE.news} - seen <= {"bought-off"}  # random play is seldom hungry with the card


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_is_told_a_card_that_it_does_not_know(seats: int) -> None:
    """Hands are whispered to their owners, reverses of plundered colonies to nobody."""
    table = new_game(seats, 3)
    journal = Journal()
    table.attach(journal)
    finish(table, seeded(3), 0)
    everybody = table.cards.everybody
    for one in journal.told:
        if one.news is DREW:
            assert one.to == 1 << one.seat
        if one.news is SOLD:
            assert one.to in (1 << one.seat, everybody)
        if one.news is MOVED and STACK <= one.data[0] < TAKEN:
            assert one.to in (0, everybody)


def test_a_table_without_journal_plays_the_same() -> None:
    silent, loud = new_game(3, 5), new_game(3, 5)
    loud.attach(Journal())
    finish(silent, seeded(5), 0)
    finish(loud, seeded(5), 0)
    assert silent.dump() == loud.dump()
