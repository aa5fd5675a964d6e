"""Hadara: the audit finds numbers that do not agree with the pieces."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.games.hadara.scoring import recount
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import HAND, OWNED, STACK, STOCK
from tests.games.hadara.positions import new_game, position


def laid_out() -> Hadara:
    """Seat 1 has something of everything; one of its bonus tiles is worth more than the other."""
    own = [{"id": "p1-04", "effect": {"kind": "bonus-tile", "steps": 3}}]
    wishes = (
        position()
        .printed(card=own)
        .seat(1)
        .coins(7)
        .owns("y1-01")
        .tile("p1-03", "food")
        .tile("p1-04", "culture")
        .gold(1)
    )
    wishes.carved("bust-2", "culture", points_up=True).carved("bust-1", "income").silver("income", "military")
    return wishes.annexed("c09-4").plundered(3).table()


def lose_coins(t: Hadara) -> None:
    t.players[1].coins = -1


def below_zero_by_a_track(t: Hadara) -> None:
    t.players[1].tracks[2] = -1


def one_step_too_far(t: Hadara) -> None:
    t.players[1].tracks[3] += 1


def tile_too_many(t: Hadara) -> None:
    t.players[1].tiles[1] += 1


def tile_too_few(t: Hadara) -> None:
    t.players[1].tiles[3] -= 1


def tiles_owed(t: Hadara) -> None:
    """Three of a colour are used, and one is owed."""
    p = t.players[1]
    p.silver = [0, 0]
    p.tiles = [-1, 2, *p.tiles[2:]]


def gold_too_much(t: Hadara) -> None:
    t.players[1].gold = 3


def silver_too_much(t: Hadara) -> None:
    p = t.players[1]
    p.silver = [*p.silver, 3]
    p.tiles[3] -= 1


def card_not_counted(t: Hadara) -> None:
    t.players[1].owned += 1


def colour_not_counted(t: Hadara) -> None:
    t.players[1].colours = [0, 1, 0, 0, 2]


def points_of_nothing(t: Hadara) -> None:
    t.players[1].points += 1


def colony_not_marked(t: Hadara) -> None:
    t.players[1].taken &= ~1


def colony_of_nothing(t: Hadara) -> None:
    t.players[1].taken |= 1 << 4


def annexed_without_being_taken(t: Hadara) -> None:
    t.players[1].annexed |= 1 << 4


def card_in_hand_at_the_end(t: Hadara) -> None:
    t.cards.move(t.cards.zones[STOCK][-1], STOCK, HAND + 1, 0)


FAULTS: list[tuple[Callable[[Hadara], None], str]] = [
    (lose_coins, "below zero"),
    (below_zero_by_a_track, "below zero"),
    (one_step_too_far, "by a recount"),
    (tile_too_many, "bonus tiles of track 1"),
    (tile_too_few, "bonus tiles of track 3"),
    (tiles_owed, "bonus tiles of track 0"),
    (gold_too_much, "too many medals"),
    (silver_too_much, "too many medals"),
    (card_not_counted, "cards and their count differ"),
    (colour_not_counted, "cards and their count differ"),
    (points_of_nothing, "points of cards"),
    (colony_not_marked, "colonies"),
    (colony_of_nothing, "colonies"),
    (annexed_without_being_taken, "colonies"),
    (card_in_hand_at_the_end, "cards left in hand at the end"),
]


@pytest.mark.parametrize(("fault", "found"), FAULTS, ids=[fault.__name__ for fault, _ in FAULTS])
def test_a_planted_fault_is_found_with_its_seat(fault: Callable[[Hadara], None], found: str) -> None:
    t = laid_out()
    assert t.audit() == ""
    fault(t)
    assert t.audit().startswith("seat 1: ")
    assert t.audit().endswith(found)


def test_a_lost_card_is_found() -> None:
    t = laid_out()
    t.cards.zones[STACK].pop()
    assert t.audit().endswith("lies nowhere")


def test_a_sheet_that_differs_from_the_total_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    t = laid_out()
    monkeypatch.setattr("cradle.games.hadara.scoring.total", lambda t, seat: 0)
    assert t.audit() == "the sheet and the total differ"


def test_who_has_not_chosen_a_side_has_no_tracks_to_count() -> None:
    t = new_game(3)
    assert [p.side for p in t.players] == [-1, -1, -1]
    assert t.audit() == ""
    t.players[1].side = 0
    t.players[1].coins = -1
    assert t.audit() == "seat 1: below zero"


def test_a_hand_is_allowed_while_the_game_goes_on() -> None:
    assert position().hand("y1-03", "y1-01").seat(1).hand("r1-01", "r1-02").turn(1).draft().audit() == ""


@pytest.mark.clause("hadara/5.7")
def test_tracks_are_recounted_from_all_that_lies_there() -> None:
    t = laid_out()
    before = recount(t, 1)
    assert before == t.players[1].tracks
    for card in t.cards.zones[OWNED + 1][:]:
        steps = t.reading.steps[card]
        t.cards.zones[OWNED + 1].remove(card)
        assert recount(t, 1) == [now - step for now, step in zip(before, steps, strict=True)]
        t.cards.zones[OWNED + 1].append(card)
    p = t.players[1]
    first, tiled = t.reading.effect[p.tiled[0]], p.tiled
    assert first is not None
    p.tiled = tiled[:2]
    second = t.reading.effect[tiled[2]]
    assert second is not None
    assert recount(t, 1) == [before[0], before[1], before[2] - second.numbers[0], before[3]]
    p.tiled = tiled[2:]
    assert recount(t, 1) == [*before[:3], before[3] - first.numbers[0]]
    p.tiled, p.busts = tiled, [-1, *p.busts[1:]]
    bonus = t.reading.printed.busts[0].bonus + p.perks.bust_steps
    assert recount(t, 1) == [before[0] - bonus, *before[1:]], "the other bust shows points"
    p.annexed = 0
    tile = next(colony for colony in t.reading.printed.colonies if colony.colony_id == "c09-4")
    assert recount(t, 1)[1:] == [now - step for now, step in zip(before, tile.steps, strict=True)][1:]
