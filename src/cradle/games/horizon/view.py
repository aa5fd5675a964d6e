"""Beyond the Horizon: all that an eye may know, as plain data with names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from cradle.core.masks import bits
from cradle.games.horizon import sight
from cradle.games.horizon.counters import count, price_of
from cradle.games.horizon.numbers import (
    COLUMN_NAMES,
    COLUMNS,
    CRADLE,
    DECK,
    FIELD,
    FOUND,
    GOAL_CUBES,
    GOALS_IN_PLAY,
    HAND,
    HELD,
    LAND,
    LEADER,
    MODIFIERS,
    OPEN,
    PLACES,
    PRIVATE,
    REVEALED,
    SIDE_STEP,
    SLOTS,
    SPACES,
    STACK,
    START,
    STEPS,
    STRUCTURE,
    STRUCTURE_LEVELS,
    TERRITORY,
    TOKENS,
    TRACKS,
    UNITS,
    axial,
)
from cradle.games.horizon.scoring import total
from cradle.games.horizon.steps import explorable, to_find

if TYPE_CHECKING:
    from cradle.games.horizon.table import Horizon

CUBE_PATHS: Final = [f"cubes.{track}" for track in TRACKS]


def view(t: Horizon, eye: int) -> sight.View:
    cards = t.cards
    return {
        "pending": t.pending(),
        "seats": t.seats,
        "round": t.round,
        "last_round": t.last_round,
        "starter": t.starter,
        "turn": t.turn,
        "phase": phase(t),
        "explored": t.explored,
        "more_tiles": t.more_tiles,
        "settle_supply": t.settle_supply,
        "fortify_supply": t.fortify_supply,
        "offer": t.offer[:],
        "goals": goals(t),
        "goal_cubes": GOAL_CUBES[t.seats],
        "tree": tree(t),
        "decks": [deck(t, level, eye) for level in (2, 3)],
        "revealed_technologies": cards.zones[REVEALED][:],
        "display": [display(t, level) for level in range(1, STRUCTURE_LEVELS + 1)],
        "territories": len(cards.zones[LAND]),
        "found_places": [FIELD + card - TERRITORY for card in cards.zones[FOUND]],
        "to_find": to_find(t, t.turn),
        "edge": edge(t),
        "map": places(t),
        "players": [player(t, seat) for seat in range(t.seats)],
        "score": [total(t, seat) for seat in range(t.seats)],
    }


def phase(t: Horizon) -> sight.Phase:
    """Horizon 3.1: the phase of the present turn, told by those that still wait below the present step."""
    if not t.round:
        return "setup"
    later = [step.name() for step in t.agenda[:-1]]
    if "expansion-phase" in later:
        return "action"
    if "produce" in later:
        return "expansion"
    return "production" if "goal-phase" in later else "goal"


def edge(t: Horizon) -> list[sight.Cell]:
    """Horizon 10.8: the empty places that touch at least two tiles, row by row."""
    tiles = [cell for cell in t.cell if cell >= 0]
    around = sorted({cell + step for cell in tiles for step in SIDE_STEP})
    found = [axial(cell) for cell in around if t.grid[cell] < 0 and explorable(t, cell)]
    return [{"q": q, "r": r} for q, r in found]


def deck(t: Horizon, level: int, eye: int) -> sight.Deck:
    """A deck of technologies: how many cards, and those the eye has seen going under it, the lowest first."""
    seen = t.cards.seen(DECK + level - 2, eye)
    return {"level": level, "cards": len(seen), "buried_technologies": [card for card in seen if card >= 0]}


def display(t: Horizon, level: int) -> sight.Display:
    """The face-up structures of a level, and how many lie in its stack."""
    cards = t.cards.zones[OPEN + level - 1]
    structures = [card - STRUCTURE for card in cards]
    return {"level": level, "structures": structures, "stack": len(t.cards.zones[STACK + level - 1])}


def goals(t: Horizon) -> list[sight.Goal]:
    return [
        {
            "goal": t.goals[at],
            "first": t.goal_first[at],
            "done": [seat for seat in range(t.seats) if (t.goal_done[at] >> seat) & 1],
            "progress": [
                [count(t, seat, counter) for counter in t.printed.goals[t.goals[at]].condition.counters]
                for seat in range(t.seats)
            ],
        }
        for at in range(GOALS_IN_PLAY)
    ]


def tree(t: Horizon) -> list[sight.Slot]:
    """Slots with their card, whether the leader still lies there, and whose scientists stand there."""
    return [
        {
            "level": t.printed.slots[slot].level + 1,
            "technology": t.slot_card[slot],
            "leader": t.printed.slots[slot].level > 0 and not (t.researched >> slot) & 1,
            "scientists": [seat for seat in range(t.seats) if (t.players[seat].slots >> slot) & 1],
        }
        for slot in range(SLOTS)
    ]


def places(t: Horizon) -> list[sight.Place]:
    return [place_of(t, place) for place in range(PLACES) if t.cell[place] >= 0]


def place_of(t: Horizon, place: int) -> sight.Place:
    q, r = axial(t.cell[place])
    units: list[sight.Unit] = []
    for seat in range(t.seats):
        p = t.players[seat]
        for unit in range(UNITS):
            if p.at[unit] == place:
                units.append({"seat": seat, "unit": unit, "kind": unit // TOKENS, "strength": p.strength[unit]})
    return {
        "place": place,
        "q": q,
        "r": r,
        "kind": "cradle" if place == CRADLE else "start" if place < FIELD else "territory",
        "home": place - START if START <= place < FIELD else -1,
        "strength": t.printed.territories[place - FIELD].strength if place >= FIELD else 0,
        "village": t.village[place],
        "city": t.city[place],
        "structure": t.structure[place],
        "left": t.left_builder[place],
        "right": t.right_builder[place],
        "closed": [seat for seat in range(t.seats) if t.barred(seat, place)],
        "units": units,
    }


def player(t: Horizon, seat: int) -> sight.Player:
    p = t.players[seat]
    return {
        "coins": p.coins,
        "active": p.active,
        "columns": {COLUMN_NAMES[column]: p.columns[column] for column in range(COLUMNS)},
        "open_columns": [COLUMN_NAMES[column] for column in range(COLUMNS) if (p.open_columns >> column) & 1],
        "income": p.income,
        "cubes": {TRACKS[track]: p.left[track] for track in range(len(TRACKS))},
        "invested": p.invested,
        "markers": p.markers,
        "settle_tokens": p.settle_tokens,
        "fortify_tokens": p.fortify_tokens,
        "action": p.space // SPACES if p.space >= 0 else -1,
        "space": p.space % SPACES if p.space >= 0 else -1,
        "government": p.government,
        "steps": [step for step in range(len(STEPS)) if (p.steps >> step) & 1],
        "slots": [slot for slot in range(SLOTS) if (p.slots >> slot) & 1],
        "technologies": [card for card in range(len(t.printed.technologies)) if (p.known >> card) & 1],
        "private_technologies": t.cards.zones[PRIVATE + seat][:],
        "leaders": [card - LEADER for card in t.cards.zones[HELD + seat]],
        "structures": [card - STRUCTURE for card in t.cards.zones[HAND + seat]],
        "prices": [price_of(t, seat, structure) for structure in range(len(t.printed.structures))],
        "noted": p.noted,
        "modifiers": {MODIFIERS[i]: p.modifiers[i] for i in range(len(MODIFIERS))},
        "triggers": [trigger for trigger in range(len(t.printed.triggers)) if (p.triggers >> trigger) & 1],
        "points": p.points,
        "explorer": p.explorer,
    }


def numbers(t: Horizon, seat: int) -> dict[str, int]:
    p = t.players[seat]
    out = {"coins": p.coins, "active": p.active, "income": p.income}
    for track in range(len(TRACKS)):
        out[CUBE_PATHS[track]] = p.left[track]
    out["invested"] = p.invested
    out["technologies.length"] = bits(p.known)
    out["leaders.length"] = len(t.cards.zones[HELD + seat])
    out["structures.length"] = len(t.cards.zones[HAND + seat])
    out["settle_tokens"] = p.settle_tokens
    out["fortify_tokens"] = p.fortify_tokens
    return out
