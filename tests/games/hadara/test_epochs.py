"""Hadara 12: the next epoch."""

from __future__ import annotations

import pytest

from cradle.core.random_play import advance
from cradle.core.rng import seeded
from cradle.games.hadara.box import COLOURS
from cradle.games.hadara.epoch import PHASES
from cradle.games.hadara.zones import DECK, STACK
from tests.games.hadara.positions import STANDARD, Position, new_game, position, say


def test_1_6_boards_are_told_the_stages_of_a_phase_in_their_order() -> None:
    table, rng = new_game(3, seed=4), seeded(4)
    seen: dict[tuple[int, int], list[str]] = {}
    while not table.over():
        view = table.view(0)
        stages = seen.setdefault((view["epoch"], view["phase"]), [])
        if view["epoch"] and view["stage"] not in stages:
            stages.append(view["stage"])
        advance(table, rng, 1)
    for (epoch, phase), stages in seen.items():
        begun = ["setup"] if not epoch else ["wheel"] if not phase else []
        assert stages[: len(begun)] == begun[: len(stages)]
        assert stages[len(begun) :] == [stage for stage in PHASES[phase] if stage in stages]
    told = {stage for stages in seen.values() for stage in stages}
    assert told | {"income"} == {"wheel", *PHASES[0], *PHASES[1]}  # nobody is asked anything at an income


def rich(seats: int) -> Position:
    return position(seats).coins(3).owns("y1-03", "p1-01", "b1-02").tracks(food=9, military=5).annexed("c03-1").gold(1)


@pytest.mark.parametrize("epoch", [1, 2])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_12_1_the_next_epoch_begins_with_phase_a(seats: int, epoch: int) -> None:
    table = position(seats).epoch(epoch).table(["epoch-end"], ["phase-b"])
    assert (table.epoch, table.phase, table.turn) == (epoch, 0, 0)
    assert table.asked() == [epoch % seats]
    assert table.kind(epoch % seats).name == "set-wheel"


def test_12_1_after_the_medals() -> None:
    table = position().coins(6).table(["epoch-end"], ["medals", 0])
    assert table.epoch == 0
    say(table, 0, "done")
    assert table.epoch == 1


@pytest.mark.parametrize("epoch", [2, 3])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("first_game", ["no", "yes"])
def test_12_2_new_decks_of_the_new_epoch(seats: int, epoch: int, first_game: str) -> None:
    table = position(seats, first_game=first_game).epoch(epoch - 1).ask("epoch-end")
    for colour in range(len(COLOURS)):
        deck = table.cards.zones[DECK + colour]
        assert len(deck) == 2 * seats
        assert all(STANDARD.printed.epoch[card] == epoch - 1 for card in deck)
        assert all(STANDARD.printed.colour[card] == colour for card in deck)
        assert not (first_game == "yes" and any(STANDARD.printed.star[card] for card in deck))
        assert all(table.cards.known[card] == 0 for card in deck)


@pytest.mark.parametrize("seats", [2, 4])
def test_12_3_everything_owned_stays(seats: int) -> None:
    before = rich(seats).silver("food").carved("bust-1", "income").table()
    after = rich(seats).silver("food").carved("bust-1", "income").ask("epoch-end")
    assert [player.row() for player in after.players] == [player.row() for player in before.players]
    assert [player.tile_row() for player in after.players] == [player.tile_row() for player in before.players]
    assert [player.colours for player in after.players] == [player.colours for player in before.players]


def test_12_3_colony_stacks_are_not_filled_up() -> None:
    table = new_game(3)
    rng = seeded(1)
    sizes = [3] * 5
    while not table.over():
        advance(table, rng, 1)
        now = [len(table.cards.zones[STACK + value]) for value in range(5)]
        assert all(size <= before for size, before in zip(now, sizes, strict=True))
        sizes = now
    assert sizes != [3] * 5
