"""Tapestry: what each eye sees. Never imported by the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cradle.games.tapestry import sight
from cradle.games.tapestry.income_mat import gains, gains_at, scores_at, symbols
from cradle.games.tapestry.mat_view import mats_view
from cradle.games.tapestry.pieces import (
    BUILDING,
    CELLS,
    CIVILIZATION_0,
    CIVILIZATION_DECK,
    DECISION_0,
    DECISION_DECK,
    DECISION_PAIR,
    DISPLAY,
    EXPLORED,
    HAND,
    LANDMARK,
    LINES,
    LYING,
    MAT,
    MOST,
    NO_PIECE,
    OWN,
    PRIVATE,
    PROGRESS_DECK,
    SPACE_0,
    SPACE_DECK,
    SPENT,
    SUPPLY,
    TAPESTRY_DECK,
    TAPESTRY_DISCARD,
    TECHNOLOGY_0,
    TECHNOLOGY_DECK,
    TECHNOLOGY_DISCARD,
    TECHS,
    TILE_0,
    TILE_DECK,
    TILE_DISCARD,
    VOYAGES,
)

if TYPE_CHECKING:
    from cradle.games.tapestry.table import Tapestry

PIECES: Final[list[sight.Standing]] = ["outpost", "trader", "seal"]
RESOURCE_PATHS: Final = [f"resources.{i}" for i in range(4)]
TOKEN_PATHS: Final = [f"tokens.{i}.1" for i in range(4)]
BUILT_PATHS: Final = [f"built.{i}" for i in range(4)]
CELL_PATHS: Final = [f"cells.{cell}" for cell in range(CELLS)]


def view(t: Tapestry, eye: int) -> sight.View:
    """Components are their numbers in their own row, tapestry cards those of their copies; unknown ones are -1."""
    zones = t.cards.zones
    return {
        "pending": t.pending(),
        "adjustment": t.adjustment,
        "level": t.level,
        "map": t.map,
        "turn": t.turns,
        "active": t.active,
        "dice": {"red": t.red, "black": t.black, "science": t.rolled & 3, "ground": t.ground},
        "copies": t.box.card_of,  # copy -> card
        "display": [card - TECHNOLOGY_0 for card in zones[DISPLAY]],
        "decks": {
            "cards": len(zones[TAPESTRY_DECK]),
            "technologies": len(zones[TECHNOLOGY_DECK]),
            "tiles": len(zones[TILE_DECK]),
            "space": len(zones[SPACE_DECK]),
            "civilizations": len(zones[CIVILIZATION_DECK]),
            "decisions": len(zones[DECISION_DECK]),
            "progress": len(zones[PROGRESS_DECK]),
        },
        "discards": {
            "cards": zones[TAPESTRY_DISCARD][:],
            "technologies": [card - TECHNOLOGY_0 for card in zones[TECHNOLOGY_DISCARD]],
            "tiles": [card - TILE_0 for card in zones[TILE_DISCARD]],
        },
        "decision": [card - DECISION_0 for card in zones[DECISION_PAIR]],
        "hexes": [hex_view(t, spot) for spot in range(t.hexes)],
        "landmarks": t.landmark_owner[:],
        "arrivals": t.arrivals[:],
        "players": [player(t, seat, eye) for seat in range(t.sides)],
    }


def hex_view(t: Tapestry, spot: int) -> sight.Hex:
    ground = t.box.maps[t.map]
    tile = t.tile_at[spot]
    corners = t.box.tile_corners[tile][t.turn_at[spot]] if tile >= 0 else ground.corners[spot]
    return {
        "q": ground.q[spot],
        "r": ground.r[spot],
        "corners": corners,
        "inland": t.box.tile_inland[tile] if tile >= 0 else ground.inland[spot],
        "tile": tile,
        "turn": t.turn_at[spot],
        "effect": t.box.tile_benefit[tile] if tile >= 0 else -1,
        "pieces": [piece(p) for p in (t.first_at[spot], t.second_at[spot]) if p != NO_PIECE],
        "control": t.control[spot],
    }


def piece(code: int) -> sight.Piece:
    kind = (code & ~LYING) >> 3
    name = "landmark" if kind >= LANDMARK else "building" if kind >= BUILDING else PIECES[kind]
    number = kind - LANDMARK if kind >= LANDMARK else kind - BUILDING if kind >= BUILDING else 0
    return {"seat": code & 7, "piece": name, "number": number, "lying": code & LYING != 0}


def player(t: Tapestry, seat: int, eye: int) -> sight.Player:
    p = t.players[seat]
    return {
        "bot": t.bot(seat),
        "points": p.points,
        "scored": {name: p.scored[i] for i, name in enumerate(LINES)},
        "resources": p.resources[:],
        "tokens": [[token >> 4, token & 15] for token in p.tokens],
        "technology-completed": p.singular == 1,
        "built": p.built[:],
        "worth": [[worth(t, seat, effect) for effect in row] for row in t.box.income_score],
        "forecast": forecast(t, seat),
        "capital": p.capital,
        "cells": p.cells[:],
        "outside": p.outside[:],
        "outposts": p.outposts,
        "incomes": p.incomes,
        "era": p.era,
        "finished": p.finished == 1,
        "force": p.force,
        "lent": p.lent,
        "ally": p.ally,
        "spouse": [p.spouse, p.spouse_track],
        "barring": [p.barring, p.barring_left],
        "visited": p.visited,
        "topples": p.topples,
        "achieved": [a for a in range(3) if (p.achieved >> a) & 1],
        "civilizations": [card - CIVILIZATION_0 for card in t.pile(seat, OWN)],
        "mats": p.mats[:],
        "on-mats": mats_view(t, seat),
        "favourite": p.favourite,
        "hand": hand(t, seat, eye),
        "private": len(t.pile(seat, PRIVATE)),
        "spent": t.pile(seat, SPENT)[:],
        "tapestry": [
            [card, p.slots[i] & 7, p.slots[i] >> 4] for i, card in enumerate(cards_seen(t, t.zone(seat, MAT), eye))
        ],
        "technologies": technologies(t, seat),
        "tiles": [card - TILE_0 for card in t.pile(seat, SUPPLY)],
        "space": [card - SPACE_0 for card in t.pile(seat, VOYAGES)],
        "explored": [card - SPACE_0 for card in t.pile(seat, EXPLORED)],
    }


def worth(t: Tapestry, seat: int, effect: int) -> int:
    """What a symbol scores: tapestry 9.5. Where there is none, nothing."""
    return t.box.effects[effect].worth(t, seat) if effect >= 0 else 0


def forecast(t: Tapestry, seat: int) -> sight.Forecast:
    """Whoever plays by itself has another income, and whoever has finished none."""
    p = t.players[seat]
    turn = p.incomes + 1
    if seat >= t.seats or p.finished:
        return {"points": 0, "gains": [0] * 6}
    brought = gains(t, seat) if gains_at(turn) else [0] * 6
    return {
        "points": sum(worth(t, seat, effect) for effect in symbols(t, seat)) if scores_at(turn) else 0,
        "gains": [min(brought[i], MOST - p.resources[i]) for i in range(4)] + brought[4:],
    }


def numbers(t: Tapestry, seat: int) -> dict[str, int]:
    p = t.players[seat]
    out = {"points": p.points}
    for i in range(4):
        out[RESOURCE_PATHS[i]] = p.resources[i]
    for i in range(4):
        out[TOKEN_PATHS[i]] = p.tokens[i] & 15
    for i in range(4):
        out[BUILT_PATHS[i]] = p.built[i]
    for cell in range(CELLS):
        out[CELL_PATHS[cell]] = p.cells[cell]
    out["outposts"] = p.outposts
    out["era"] = p.era
    out["hand.length"] = len(t.pile(seat, HAND))
    out["technologies.length"] = len(t.pile(seat, TECHS))
    out["tiles.length"] = len(t.pile(seat, SUPPLY))
    return out


def hand(t: Tapestry, seat: int, eye: int) -> list[int]:
    """In no order: unknown cards first."""
    return sorted(cards_seen(t, t.zone(seat, HAND), eye))


def cards_seen(t: Tapestry, zone: int, eye: int) -> list[int]:
    return [copy if copy >= 0 else -1 for copy in t.cards.seen(zone, eye)]


def technologies(t: Tapestry, seat: int) -> list[list[int]]:
    """Card, row and tokens of the Inventors."""
    out: list[list[int]] = []
    for card in t.pile(seat, TECHS):
        row = t.tech_row[card - TECHNOLOGY_0]
        out.append([card - TECHNOLOGY_0, row & 3, row >> 2])
    return out
