"""Tapestry: what each eye sees, and what it does not."""

from __future__ import annotations

from typing import cast

import pytest

from cradle.core.plain import Plain
from cradle.games.tapestry.mat_view import mats_view
from cradle.games.tapestry.pieces import (
    BUILDING,
    CELLS,
    DECISION_0,
    DISPLAY,
    EXPLORED,
    HAND,
    LANDMARK,
    LINES,
    LYING,
    MAT,
    OUTPOST,
    PRIVATE,
    SEAL,
    SPACE_0,
    SPACE_DECK,
    SPENT,
    TAPESTRY_DECK,
    TAPESTRY_DISCARD,
    TECHNOLOGY_0,
    TECHNOLOGY_DECK,
    TECHNOLOGY_DISCARD,
    TILE_0,
    TILE_DECK,
    TILE_DISCARD,
    TRADER,
    VOYAGES,
)
from cradle.games.tapestry.view import piece
from tests.games.sharing import shared
from tests.games.tapestry.positions import BOX, NUMBER, PRINTED, home, lay, near, own, solo, supply, table, turn_up

UNKNOWN = -1


def listed(value: object) -> list[Plain]:
    return cast(list[Plain], value)


def test_all_that_lies_before_a_player() -> None:
    t = table(3)
    cards, everybody = t.cards, t.cards.everybody
    held = [cards.draw(TAPESTRY_DECK, t.zone(1, HAND), 1 << 1) for _ in range(2)]
    shown = cards.draw(TAPESTRY_DECK, t.zone(1, MAT), everybody)
    hidden = cards.draw(TAPESTRY_DECK, t.zone(1, MAT), 1 << 1)
    mat = [card for card in t.pile(1, MAT) if card not in (shown, hidden)]
    spent = cards.draw(TAPESTRY_DECK, t.zone(1, SPENT), everybody)
    cards.draw(TAPESTRY_DECK, t.zone(1, PRIVATE), 0)
    waiting = cards.draw(SPACE_DECK, t.zone(1, VOYAGES), everybody)
    explored = cards.draw(SPACE_DECK, t.zone(1, EXPLORED), everybody)
    invented = own(t, 1, PRINTED_TECHNOLOGY, row=1 | 2 << 2)
    supply(t, 1, 9, 4)
    p = t.players[1]
    p.points, p.scored, p.resources = 31, list(range(8)), [1, 2, 3, 4]
    p.tokens, p.singular, p.built, p.capital = [0 << 4 | 5, 1 << 4 | 6, 2 << 4 | 7, 3 << 4 | 15], 1, [4, 3, 2, 1], 5
    p.cells, p.outside, p.outposts, p.incomes, p.era = [n % 7 for n in range(CELLS)], [3, 8], 6, 3, 2
    p.finished, p.force, p.lent, p.ally, p.spouse, p.spouse_track = 1, 7, 8, 0, 2, 3
    p.barring, p.barring_left, p.visited, p.topples, p.achieved = 2, 1, 4, 2, 0b101
    p.favourite, p.slots = 3, [0] * len(mat) + [2, 3 | 1 << 3 | 5 << 4]
    for eye in range(4):
        told = listed(t.view(eye)["players"])[1]
        knows = eye == 1
        assert told == {
            "bot": -1,
            "points": 31,
            "scored": dict(zip(LINES, range(8), strict=True)),
            "resources": [1, 2, 3, 4],
            "tokens": [[0, 5], [1, 6], [2, 7], [3, 15]],
            "technology-completed": True,
            "built": [4, 3, 2, 1],
            # No line of the capital, one technology, the land of the start.
            "worth": [[0, 0, 4, 0, 7, 10], [0, 0, 0, 0, 0, 10], [1, 0, 1, 0, 1, 10], [0, 0, 1, 0, 1, 10]],
            "forecast": {"points": 0, "gains": [0] * 6},  # that is over
            "capital": 5,
            "cells": [n % 7 for n in range(CELLS)],
            "outside": [3, 8],
            "outposts": 6,
            "incomes": 3,
            "era": 2,
            "finished": True,
            "force": 7,
            "lent": 8,
            "ally": 0,
            "spouse": [2, 3],
            "barring": [2, 1],
            "visited": 4,
            "topples": 2,
            "achieved": [0, 2],
            "civilizations": [NUMBER["civilization-the-chosen"]],
            "mats": p.mats,
            "on-mats": mats_view(t, 1),
            "favourite": 3,
            "hand": sorted(held) if knows else [UNKNOWN, UNKNOWN],
            "private": 1,
            "spent": [spent],
            "tapestry": [
                *[[card, 0, 0] for card in mat],
                [shown, 2, 0],
                [hidden if knows else UNKNOWN, 3, 5],
            ],
            "technologies": [[invented, 1, 2]],
            "tiles": [8, 3],
            "space": [waiting - SPACE_0],
            "explored": [explored - SPACE_0],
        }
    numbers = t.numbers(1)
    assert [numbers[f"{name}.{i}"] for name in ("resources", "built") for i in range(4)] == [1, 2, 3, 4, 4, 3, 2, 1]
    assert [numbers[f"tokens.{i}.1"] for i in range(4)] == [5, 6, 7, 15]
    assert [numbers[f"cells.{n}"] for n in range(CELLS)] == p.cells
    assert [numbers[name] for name in ("points", "outposts", "era")] == [31, 6, 2]
    assert [numbers[f"{name}.length"] for name in ("hand", "technologies", "tiles")] == [2, 1, 2]


PRINTED_TECHNOLOGY = next(name.removeprefix("technology-") for name in NUMBER if name.startswith("technology-"))


def test_who_plays_by_itself_is_told() -> None:
    """Tapestry 15.1: the Automa with its Shadow Empire, or the Shadow Empire alone."""
    for t, bots in ((table(1, level=2), ["automa", "shadow"]), (table(2, shadow=1), ["shadow"]), (table(3), [])):
        told = [player["bot"] for player in listed(t.view(0)["players"])]
        assert told == [-1] * t.seats + [BOX.nouns()["bot"].index(name) for name in bots]


def test_what_has_not_happened_is_told_too() -> None:
    told = listed(table(2).view(2)["players"])[0]
    assert (told["technology-completed"], told["finished"], told["achieved"]) == (False, False, [])


def test_the_table_as_a_whole() -> None:
    t = table(3, adjustment=2)
    cards, everybody = t.cards, t.cards.everybody
    gone = [
        cards.draw(deck, pile, everybody)
        for deck, pile in (
            (TAPESTRY_DECK, TAPESTRY_DISCARD),
            (TECHNOLOGY_DECK, TECHNOLOGY_DISCARD),
            (TILE_DECK, TILE_DISCARD),
        )
    ]
    t.turns, t.active, t.red, t.black, t.rolled, t.ground = 9, 2, 4, 5, 1 << 2 | 3, 17
    t.landmark_owner[4], t.arrivals = 2, [1, 2, 3]
    view = t.view(1)
    assert [view[name] for name in ("adjustment", "level", "map", "turn", "active")] == [2, 0, t.map, 9, 2]
    assert view["pending"] == t.pending()
    assert view["dice"] == {"red": 4, "black": 5, "science": 3, "ground": 17}
    assert view["copies"] == PRINTED.card_of
    assert view["display"] == [card - TECHNOLOGY_0 for card in cards.zones[DISPLAY]]
    names = ("cards", "technologies", "tiles", "space", "civilizations", "decisions", "progress")
    assert view["decks"] == {name: len(cards.zones[n]) for name, n in zip(names, (0, 2, 5, 8, 9, 12, 15), strict=True)}
    assert view["discards"] == {
        "cards": gone[:1],
        "technologies": [gone[1] - TECHNOLOGY_0],
        "tiles": [gone[2] - TILE_0],
    }
    assert view["landmarks"] == [2 if n == 4 else -1 for n in range(18)]
    assert view["arrivals"] == [1, 2, 3] and view["arrivals"] is not t.arrivals
    assert (len(listed(view["hexes"])), len(listed(view["players"]))) == (t.hexes, 3)


def test_the_decision_of_the_automa_lies_open() -> None:
    t = solo()
    turn_up(t, 3, 8)
    view = t.view(0)
    assert view["decision"] == [2, 7] and DECISION_0 + 2 in t.cards.zones[14]
    assert (view["level"], len(listed(view["players"]))) == (2, t.sides)


def test_a_hex_of_the_board_and_one_with_a_tile() -> None:
    t = table(2)
    ground = PRINTED.maps[t.map]
    at = home(t, 0)
    bare = near(t, at, printed=False)[0]
    lay(t, bare, 1)
    t.turn_at[bare] = 2
    t.first_at[bare], t.second_at[bare] = 1 | TRADER << 3, 0 | OUTPOST << 3 | LYING
    hexes = listed(t.view(2)["hexes"])
    assert hexes[at] == {
        "q": ground.q[at],
        "r": ground.r[at],
        "corners": ground.corners[at],
        "inland": ground.inland[at],
        "tile": -1,
        "turn": 0,
        "effect": -1,
        "pieces": [{"seat": 0, "piece": "outpost", "number": 0, "lying": False}] * 2,
        "control": 0,
    }
    assert hexes[bare] == {
        "q": ground.q[bare],
        "r": ground.r[bare],
        "corners": PRINTED.tile_corners[0][2],
        "inland": PRINTED.tile_inland[0],
        "tile": 0,
        "turn": 2,
        "effect": PRINTED.tile_benefit[0],
        "pieces": [
            {"seat": 1, "piece": "trader", "number": 0, "lying": False},
            {"seat": 0, "piece": "outpost", "number": 0, "lying": True},
        ],
        "control": -1,
    }


@pytest.mark.parametrize(
    ("code", "name", "number"),
    [
        (SEAL, "seal", 0),
        (BUILDING, "building", 0),
        (BUILDING + 3, "building", 3),
        (LANDMARK, "landmark", 0),
        (LANDMARK + 17, "landmark", 17),
    ],
)
def test_pieces_on_the_map(code: int, name: str, number: int) -> None:
    assert piece(5 | code << 3) == {"seat": 5, "piece": name, "number": number, "lying": False}
    assert piece(5 | code << 3 | LYING) == {"seat": 5, "piece": name, "number": number, "lying": True}


@pytest.mark.parametrize("eye", range(3))
def test_a_view_is_no_part_of_the_table(eye: int) -> None:
    assert shared(table(2), eye) == []
