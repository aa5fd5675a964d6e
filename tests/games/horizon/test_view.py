"""Beyond the Horizon: what each eye sees, and what it does not."""

from __future__ import annotations

from typing import cast

import pytest

from cradle.core.plain import Plain
from cradle.core.rng import seeded
from cradle.games.horizon.numbers import (
    DECK,
    FOUND,
    HAND,
    HELD,
    LAND,
    LEADER,
    LEADERS_DOWN,
    OPEN,
    PRIVATE,
    REVEALED,
    SETTLER,
    SOLDIER,
    START,
    STRUCTURE,
    TERRITORY,
    TOKENS,
)
from cradle.games.horizon.scoring import total
from cradle.games.horizon.table import Horizon
from tests.games.horizon.positions import know, lay, number, space, table, unit
from tests.games.sharing import shared


def listed(value: object) -> list[Plain]:
    return cast(list[Plain], value)


def test_all_that_lies_before_a_player() -> None:
    t = table(3)
    cards, everybody = t.cards, t.cards.everybody
    private = cards.draw(DECK, PRIVATE + 1, everybody)
    leader = cards.draw(LEADERS_DOWN, HELD + 1, everybody)
    structure = cards.draw(OPEN + 2, HAND + 1, everybody)
    p = t.players[1]
    p.coins, p.active, p.income, p.invested, p.markers = 11, 3, 4, 5, 2
    p.columns, p.open_columns, p.left = [1, 2, 3, 0, 1], 0b10010, [7, 5, 6]
    p.settle_tokens, p.fortify_tokens, p.space, p.government = 2, 1, space("basic-4", 2), 6
    p.steps, p.slots, p.known = 0b0101, 1 << 2 | 1 << 18, 1 << 0 | 1 << 43
    p.noted, p.modifiers, p.triggers, p.points, p.explorer = 9, [1, 2, 3, 4], 1 << 1 | 1 << 3, 8, 12
    for eye in range(4):
        assert listed(t.view(eye)["players"])[1] == {
            "coins": 11,
            "active": 3,
            "columns": {"A": 1, "B": 2, "C": 3, "D": 0, "E": 1},
            "open_columns": ["B", "E"],
            "income": 4,
            "cubes": {"food": 7, "economy": 5, "infrastructure": 6},
            "invested": 5,
            "markers": 2,
            "settle_tokens": 2,
            "fortify_tokens": 1,
            "action": number("action", "basic-4"),
            "space": 2,
            "government": 6,
            "steps": [0, 2],
            "slots": [2, 18],
            "technologies": [0, 43],
            "private_technologies": [private],
            "leaders": [leader - LEADER],
            "structures": [structure - STRUCTURE],
            "prices": [each.price + 3 for each in t.printed.structures],
            "noted": 9,
            "modifiers": {"movement-bonus": 1, "explore-limit": 2, "structure-price": 3, "buy-pop-price": 4},
            "triggers": [1, 3],
            "points": 8,
            "explorer": 12,
        }
    assert t.numbers(1) == {
        "coins": 11,
        "active": 3,
        "income": 4,
        "cubes.food": 7,
        "cubes.economy": 5,
        "cubes.infrastructure": 6,
        "invested": 5,
        "technologies.length": 2,
        "leaders.length": 1,
        "structures.length": 1,
        "settle_tokens": 2,
        "fortify_tokens": 1,
    }


@pytest.mark.parametrize(("at", "action", "place"), [(-1, -1, -1), (0, 0, 0), (5, 1, 1)])
def test_where_the_action_piece_stands(at: int, action: int, place: int) -> None:
    t = table()
    t.players[0].space = at
    told = listed(t.view(1)["players"])[0]
    assert (told["action"], told["space"]) == (action, place)


def test_the_table_as_a_whole() -> None:
    t = table(3)
    cards = t.cards
    t.round, t.last_round, t.starter, t.turn, t.explored, t.more_tiles = 6, 7, 2, 1, 3, 2
    t.settle_supply, t.fortify_supply, t.offer = 5, 4, [3, 1]
    t.goals, t.goal_first, t.goal_done = [8, 0, 3], [1, -1, 2], [0b110, 0, 0b101]
    revealed = cards.draw(DECK + 1, REVEALED, cards.everybody)
    found = cards.draw(LAND, FOUND, cards.everybody)
    lying = len(cards.zones[LAND])
    view = t.view(3)
    assert view["pending"] == t.pending()
    assert [view[name] for name in ("seats", "round", "last_round", "starter", "turn")] == [3, 6, 7, 2, 1]
    assert [view[name] for name in ("explored", "more_tiles", "settle_supply", "fortify_supply")] == [3, 2, 5, 4]
    assert view["offer"] == [3, 1] and view["offer"] is not t.offer
    assert view["goals"] == [
        {"goal": 8, "first": 1, "done": [1, 2], "progress": [[2], [2], [2]]},
        {"goal": 0, "first": -1, "done": [], "progress": [[0], [0], [0]]},
        {"goal": 3, "first": 2, "done": [0, 2], "progress": [[0], [0], [0]]},
    ]
    assert view["goal_cubes"] == 4
    assert view["revealed_technologies"] == [revealed]
    assert view["territories"] == lying
    assert view["found_places"] == [5 + found - TERRITORY]
    assert view["score"] == [total(t, seat) for seat in range(3)]
    assert view["display"] == [
        {
            "level": level,
            "structures": [card - STRUCTURE for card in cards.zones[OPEN + level - 1]],
            "stack": len(cards.zones[5 + level - 1]),
        }
        for level in (1, 2, 3)
    ]
    assert [len(listed(level["structures"])) for level in listed(view["display"])] == [3, 3, 3]


def test_slots_with_their_card_leader_and_scientists() -> None:
    t = table(3)
    names = t.printed.nouns["slot"]
    know(t, 2, names[4])
    know(t, 0, names[4])
    tree = listed(t.view(0)["tree"])
    assert len(tree) == 19
    assert tree[4] == {"level": 2, "technology": t.slot_card[4], "leader": False, "scientists": [0, 2]}
    assert tree[5] == {"level": 2, "technology": -1, "leader": True, "scientists": []}
    assert [slot["level"] for slot in tree] == [1] * 4 + [2] * 6 + [3] * 6 + [4] * 3
    assert [slot["leader"] for slot in tree[:4]] == [False] * 4


def test_a_buried_technology_is_told_to_those_who_saw_it() -> None:
    t = table()
    low = t.cards.zones[DECK + 1][0]
    t.cards.show(low, 1 << 0)
    buried = [listed(t.view(eye)["decks"])[1]["buried_technologies"] for eye in range(3)]
    assert buried == [[low], [], []]
    assert [deck["level"] for deck in listed(t.view(2)["decks"])] == [2, 3]
    assert [deck["cards"] for deck in listed(t.view(2)["decks"])] == [16, 16]


def test_the_map_with_all_that_stands_on_it() -> None:
    t = table(3)
    name = t.printed.nouns["territory"][7]
    at = lay(t, name, 2, -1)
    soldier = unit(t, 2, SOLDIER, 3, at)
    settler = unit(t, 0, SETTLER, 1, at)
    t.village[at], t.city[at], t.structure[at] = 2, 1, 17
    t.left_builder[at], t.right_builder[at] = 0, 2
    places = {cast(int, tile["place"]): tile for tile in listed(t.view(3)["map"])}
    assert sorted(places) == [0, 1, 2, 3, at]
    assert places[at] == {
        "place": at,
        "q": 2,
        "r": -1,
        "kind": "territory",
        "home": -1,
        "strength": t.printed.territories[7].strength,
        "village": 2,
        "city": 1,
        "structure": 17,
        "left": 0,
        "right": 2,
        "closed": [],
        "units": [
            {"seat": 0, "unit": settler, "kind": SETTLER, "strength": 1},
            {"seat": 2, "unit": soldier, "kind": soldier // TOKENS, "strength": 3},
        ],
    }
    assert [(places[n]["kind"], places[n]["home"], places[n]["strength"]) for n in range(4)] == [
        ("cradle", -1, 0),
        ("start", 0, 0),
        ("start", 1, 0),
        ("start", 2, 0),
    ]
    assert listed(places[START]["units"])[0]["seat"] == 0
    assert [places[n]["closed"] for n in range(4)] == [[], [1, 2], [0, 2], [0, 1]]


def test_the_phase_of_the_turn() -> None:
    t = table(3)
    told = []
    for kind in ("act", "expand", "produce", "exchange"):
        told.append((kind, phase_at(t, kind)))
    assert told == [("act", "action"), ("expand", "expansion"), ("produce", "production"), ("exchange", "production")]
    t.round = 0
    assert t.view(0)["phase"] == "setup"


def phase_at(t: Horizon, kind: str) -> object:
    """The phase in which a question of that kind comes up, whoever is asked."""
    rng = seeded(5)
    while True:
        (seat,) = t.asked()
        if t.kind(seat).name == kind:
            return t.view(2)["phase"]
        answers = t.answers(seat)
        t.take(seat, answers[rng.below(len(answers))])


def test_where_land_can_be_found() -> None:
    t = table(2)
    view = t.view(0)
    assert view["to_find"] == 1
    assert {"q": 0, "r": 1} in listed(view["edge"])
    tiles = {(tile["q"], tile["r"]) for tile in listed(view["map"])}
    sides = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    for cell in listed(view["edge"]):
        q, r = cast(int, cell["q"]), cast(int, cell["r"])
        assert (q, r) not in tiles and sum((q + dq, r + dr) in tiles for dq, dr in sides) >= 2
    t.explored, t.more_tiles = 2, 1
    assert t.view(0)["to_find"] == 0
    t.more_tiles = 4
    assert t.view(0)["to_find"] == 3


@pytest.mark.parametrize("eye", range(3))
def test_a_view_is_no_part_of_the_table(eye: int) -> None:
    assert shared(table(3), eye) == []
