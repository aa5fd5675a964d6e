"""Chapters 1 and 2: the pieces and where they begin."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cradle.core.masks import bits
from cradle.games.horizon.cubes import Invested
from cradle.games.horizon.movement import PlaceTile
from cradle.games.horizon.numbers import (
    BOX,
    COLUMN_CELLS,
    CRADLE,
    DECK,
    FIELD,
    LAND,
    LEADER,
    LEADERS_DOWN,
    OPEN,
    STACK,
    START,
    TREE,
    axial,
)
from cradle.games.horizon.player import Player
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import (
    asked,
    box,
    built,
    effects,
    lay,
    number,
    own_village,
    random_table,
    run_archimedes,
    say,
    table,
    words,
)

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


def send_scientist(p: Player) -> None:
    p.active -= 1
    p.slots = 1


SPOILS: list[tuple[str, Callable[[Horizon, Player], object]]] = [
    ("card", lambda t, p: t.cards.zones[LAND].pop()),
    ("settle tokens", lambda t, p: setattr(t, "settle_supply", 7)),
    ("fortify tokens", lambda t, p: setattr(p, "fortify_tokens", 1)),
    ("tree", lambda t, p: t.slot_card.__setitem__(0, -1)),
    ("tree", lambda t, p: t.slot_card.__setitem__(0, t.slot_card[1])),
    ("map does not hold its tiles", lambda t, p: t.cell.__setitem__(FIELD, 3)),
    ("map does not hold its structures", lambda t, p: t.structure.__setitem__(CRADLE, 2)),
    ("off the map", lambda t, p: t.village.__setitem__(FIELD, 0)),
    ("city without a village", lambda t, p: t.city.__setitem__(CRADLE, 0)),
    ("found and not placed", lambda t, p: t.push(PlaceTile(0, 1))),
    ("less than nothing", lambda t, p: setattr(p, "coins", -1)),
    ("less than nothing", lambda t, p: p.columns.__setitem__(2, -1)),
    ("less than nothing", lambda t, p: p.left.__setitem__(0, -1)),
    ("no such face", lambda t, p: p.strength.__setitem__(0, 3)),
    ("is off the map", lambda t, p: p.at.__setitem__(0, FIELD)),
    ("rests on a rival's start tile", lambda t, p: p.at.__setitem__(0, START + 1)),
    ("strength in the supply", lambda t, p: p.strength.__setitem__(1, 1)),
    ("lost pieces", lambda t, p: p.columns.__setitem__(0, 5)),
    ("miscounted what it owns", lambda t, p: setattr(p, "villages", 1)),
    ("miscounted what it owns", lambda t, p: t.left_builder.__setitem__(CRADLE, 0)),
    ("miscounted its tiles", lambda t, p: setattr(p, "tiles", 1)),
    ("lost cubes", lambda t, p: p.left.__setitem__(2, 7)),
    ("lost cubes", lambda t, p: t.goal_done.__setitem__(0, 1)),
    ("lost cubes", lambda t, p: t.push(Invested(0))),
    ("not researched", lambda t, p: setattr(p, "known", 1)),
    ("not gained", lambda t, p: send_scientist(p)),
    ("what lasts", lambda t, p: setattr(p, "triggers", 0)),
    ("what lasts", lambda t, p: setattr(p, "income", 1)),
    ("what lasts", lambda t, p: setattr(p, "open_columns", 1)),
    ("what lasts", lambda t, p: setattr(p, "modifiers", [1, 0, 0, 0])),
]


@pytest.mark.parametrize(("wrong", "spoil"), SPOILS)
def test_1_6_the_audit_sees_what_is_lost(wrong: str, spoil: Callable[[Horizon, Player], object]) -> None:
    t = table()
    assert t.audit() == ""
    spoil(t, t.players[0])
    assert wrong in t.audit()


def test_1_6_a_structure_never_covers_a_village() -> None:
    t = table()
    village = lay(t, "ter-01", 0, -1)
    built(t, 0, "str-01", village)
    own_village(t, 0, village)
    assert "covers a village" in t.audit()


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
    assert len(view["players"]) == 3
    first = view["players"][0]
    assert first["coins"] == 1
    assert first["columns"] == {"A": 6, "B": 5, "C": 4, "D": 3, "E": 2}
    assert first["cubes"] == {"food": 8, "economy": 8, "infrastructure": 8}
    assert first["steps"] == [0] and first["open_columns"] == []
    assert first["government"] == number("government", "g1b")
    assert view["tree"][4] == {"level": 2, "technology": -1, "leader": True, "scientists": []}
    assert [len(level["structures"]) for level in view["display"]] == [3, 3, 3]
    assert view["decks"] == [{"level": level, "cards": 16, "buried_technologies": []} for level in (2, 3)]


def test_the_view_shows_what_was_seen_going_under_a_deck() -> None:
    t = table(own=effects("[{ private = 2, draw = 3 }]"))
    run_archimedes(t, must=1)
    revealed = t.view(0)["revealed_technologies"]
    say(t, words(t)[0])
    view = t.view(2)
    players, decks = view["players"], view["decks"]
    assert players[0]["private_technologies"] == [
        card for card in revealed if card not in decks[0]["buried_technologies"]
    ]
    assert decks[0]["cards"] == 15 and len(decks[0]["buried_technologies"]) == 2
