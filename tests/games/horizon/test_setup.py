"""Chapters 1 and 2: the pieces and where they begin."""

from __future__ import annotations

import pytest

from cradle.core.plain import Plain
from cradle.games.horizon.numbers import (
    BOX,
    COLUMN_CELLS,
    DECK,
    LAND,
    LEADER,
    LEADERS_DOWN,
    OPEN,
    STACK,
    START,
    TREE,
    axial,
    bits,
)
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import asked, box, number, random_table, say, table, words

COUNTS = [2, 3, 4]


def test_1_1_the_tree_has_four_six_six_and_three_slots() -> None:
    printed = box().printed
    assert [bits(mask) for mask in printed.level_slots] == [4, 6, 6, 3]
    for slot in printed.slots[4:]:
        below = printed.level_slots[slot.level - 1]
        assert slot.links
        assert slot.links & ~below == 0


def test_1_2_technologies_by_level_and_colour() -> None:
    technologies = box().printed.technologies
    assert [len([t for t in technologies if t.level == level]) for level in range(4)] == [4, 16, 16, 8]
    assert all(t.colours == 15 for t in technologies if t.level == 3)
    for level in (1, 2):
        for colour in range(4):
            assert len([t for t in technologies if t.level == level and t.main == colour]) == 4


def test_1_3_leaders_governments_goals_and_tiles() -> None:
    printed = box().printed
    assert [len([x for x in printed.leaders if x.level == level]) for level in range(3)] == [10, 10, 7]
    assert [face.card for face in printed.governments] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert [len([g for g in printed.goals if g.kind == kind]) for kind in range(3)] == [3, 3, 3]
    assert (len(printed.territories), len(printed.structures)) == (24, 24)
    t = table()
    assert (t.settle_supply, t.fortify_supply) == (8, 8)


def test_1_4_cubes_pieces_and_tokens_of_a_player() -> None:
    t = table()
    for p in t.players:
        assert p.left == [8, 8, 8]
        assert len(p.at) == 16
    assert t.printed.tracks
    assert [len(track) for track in t.printed.tracks] == [8, 8, 8]


@pytest.mark.clause("horizon/1.5", "horizon/2.6")
def test_2_6_what_a_player_begins_with() -> None:
    t = table(4)
    for seat, p in enumerate(t.players):
        assert p.columns == [6, 5, 4, 3, 2] == COLUMN_CELLS
        assert (p.active, p.coins, p.space) == (1, 1, -1)
        assert [(p.at[u], p.strength[u]) for u in range(16) if p.at[u] >= 0] == [(START + seat, 2)]
        assert p.inactive() + p.active + 1 == 22


@pytest.mark.parametrize("seats", COUNTS)
def test_1_6_nothing_is_ever_lost(seats: int) -> None:
    for seed in range(4):
        t = random_table(seats, seed, 400)
        assert t.audit() == ""


def test_1_6_the_audit_sees_what_is_lost() -> None:
    for spoil in (lose_coin, lose_piece, lose_cube, lose_token, lose_tile, lose_card, lose_village, lose_power):
        t = table()
        assert t.audit() == ""
        spoil(t)
        assert t.audit() != "", spoil.__name__


def lose_coin(t: Horizon) -> None:
    t.players[0].coins = -1


def lose_piece(t: Horizon) -> None:
    t.players[0].columns[0] -= 1


def lose_cube(t: Horizon) -> None:
    t.players[1].left[2] -= 1


def lose_token(t: Horizon) -> None:
    t.settle_supply -= 1


def lose_tile(t: Horizon) -> None:
    t.cards.zones[LAND].pop()


def lose_card(t: Horizon) -> None:
    t.slot_card[0] = -1


def lose_village(t: Horizon) -> None:
    t.players[0].villages += 1


def lose_power(t: Horizon) -> None:
    t.players[0].triggers = 0


@pytest.mark.parametrize("seats", COUNTS)
def test_2_1_levels_one_and_four_are_open(seats: int) -> None:
    t = box().setup(seats, [], 5)
    levels = [t.printed.technologies[card].level if card >= 0 else -1 for card in t.slot_card]
    assert levels == [0] * 4 + [-1] * 12 + [3] * 3
    assert sorted(t.cards.zones[TREE]) == sorted(card for card in t.slot_card if card >= 0)
    assert [len(t.cards.zones[DECK + i]) for i in range(2)] == [16, 16]
    boxed = [card for card in t.cards.zones[BOX] if card < LEADER]
    assert len(boxed) == 5
    assert all(t.printed.technologies[card].level == 3 for card in boxed)
    assert len({tuple(box().setup(2, [], seed).slot_card) for seed in range(8)}) > 1


def test_2_2_leaders_lie_face_down_on_every_slot_from_level_two() -> None:
    t = box().setup(3, [], 5)
    levels = [t.printed.leaders[card - LEADER].level for card in t.cards.zones[LEADERS_DOWN]]
    assert levels == [0] * 6 + [1] * 6 + [2] * 3
    assert all(t.cards.known[card] == 0 for card in t.cards.zones[LEADERS_DOWN])
    assert len([card for card in t.cards.zones[BOX] if card >= LEADER]) == 12


def test_2_3_one_goal_of_each_type() -> None:
    goals = [box().setup(2, [], seed).goals for seed in range(12)]
    assert all([box().printed.goals[g].kind for g in row] == [0, 1, 2] for row in goals)
    assert len({tuple(row) for row in goals}) > 3


def test_2_4_stacks_and_display() -> None:
    t = box().setup(2, [], 5)
    assert len(t.cards.zones[LAND]) == 24
    for level in range(3):
        sizes = (len(t.cards.zones[STACK + level]), len(t.cards.zones[OPEN + level]))
        of_level = [s for s in t.printed.structures if s.level == level]
        assert sizes == (len(of_level) - 3, 3)


@pytest.mark.parametrize("seats", COUNTS)
def test_2_5_start_tiles_by_players(seats: int) -> None:
    t = box().setup(seats, [], 5)
    starts = [t.cell[START + seat] for seat in range(seats)]
    assert all(max(abs(q), abs(r), abs(q + r)) == 1 for q, r in map(axial, starts))
    touching = []
    for seat in range(seats):
        near = [t.beside(START + seat, side) for side in range(6)]
        assert 0 in near
        touching.append(len([place for place in near if place > 0]))
    assert touching == ([1, 1, 1, 1] if seats == 4 else [0] * seats)
    assert t.cell.count(-1) == len(t.cell) - 1 - seats
    if seats == 2:
        assert axial(starts[0]) == [-c for c in axial(starts[1])]


def test_2_7_the_first_player_is_drawn() -> None:
    assert {box().setup(3, [], seed).starter for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("seats", COUNTS)
def test_2_8_governments_are_chosen_from_the_last_to_the_first(seats: int) -> None:
    t = box().setup(seats, [], 9)
    cards = [t.printed.governments[face].card for face in t.offer]
    assert len(set(cards)) == seats
    order = []
    while asked(t) == "government":
        order.append(t.first())
        assert words(t) == [f"government-{face}" for face in t.offer]
        assert t.why(t.first(), next(f for f in range(8) if f not in t.offer)) == "horizon/2.8"
        say(t, words(t)[0])
    assert order == [(t.starter + place) % seats for place in range(seats - 1, 0, -1)]
    assert sorted(t.printed.governments[p.government].card for p in t.players) == sorted(cards)
    assert t.first() == t.starter
    assert t.offer == []


def test_2_8_both_faces_turn_up() -> None:
    faces = {face for seed in range(40) for face in box().setup(4, [], seed).offer}
    assert faces == set(range(8))


def test_8_1_despotism_works_from_the_beginning() -> None:
    t = table(governments=["g1b", "g2a"])
    assert all(p.steps == 1 for p in t.players)
    say(t, "move-2-0", f"soldier-{START}")
    assert t.players[0].coins == 2


def test_the_view_shows_the_whole_table() -> None:
    t = table(3)
    view = t.view(3)
    players = view["players"]
    assert isinstance(players, list)
    assert len(players) == 3
    first: Plain = players[0]
    assert first["coins"] == 1
    assert first["columns"] == [6, 5, 4, 3, 2]
    assert first["government"] == number("government", "g1b")
    tree = view["tree"]
    assert isinstance(tree, list)
    assert tree[4] == {"level": 2, "technology": -1, "leader": True, "scientists": []}
