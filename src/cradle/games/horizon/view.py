"""Beyond the Horizon: all that an eye may know, as plain data with names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cradle.core.plain import Plain
from cradle.games.horizon.numbers import (
    CRADLE,
    DECK,
    FIELD,
    FOUND,
    GOALS_IN_PLAY,
    HAND,
    HELD,
    LAND,
    LEADER,
    OPEN,
    PLACES,
    PRIVATE,
    REVEALED,
    SLOTS,
    SPACES,
    STACK,
    START,
    STRUCTURE,
    STRUCTURE_LEVELS,
    TERRITORY,
    UNITS,
    axial,
)
from cradle.games.horizon.scoring import total

if TYPE_CHECKING:
    from cradle.games.horizon.table import Horizon


def view(t: Horizon, eye: int) -> Plain:
    cards = t.cards
    return {
        "pending": t.pending(),
        "seats": t.seats,
        "round": t.round,
        "last_round": t.last_round,
        "starter": t.starter,
        "turn": t.turn,
        "explored": t.explored,
        "more_tiles": t.more_tiles,
        "settle_supply": t.settle_supply,
        "fortify_supply": t.fortify_supply,
        "offer": t.offer[:],
        "goals": goals(t),
        "tree": tree(t),
        "decks": [cards.seen(DECK + i, eye) for i in range(2)],
        "revealed": cards.zones[REVEALED][:],
        "structures": [[card - STRUCTURE for card in cards.zones[OPEN + i]] for i in range(STRUCTURE_LEVELS)],
        "structure_stacks": [len(cards.zones[STACK + i]) for i in range(STRUCTURE_LEVELS)],
        "territories": len(cards.zones[LAND]),
        "found": [card - TERRITORY for card in cards.zones[FOUND]],
        "map": places(t),
        "players": [player(t, seat) for seat in range(t.seats)],
        "score": [total(t, seat) for seat in range(t.seats)],
    }


def goals(t: Horizon) -> list[Plain]:
    return [
        {
            "goal": t.goals[at],
            "first": t.goal_first[at],
            "done": [seat for seat in range(t.seats) if (t.goal_done[at] >> seat) & 1],
        }
        for at in range(GOALS_IN_PLAY)
    ]


def tree(t: Horizon) -> list[Plain]:
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


def places(t: Horizon) -> list[Plain]:
    return [place_of(t, place) for place in range(PLACES) if t.cell[place] >= 0]


def place_of(t: Horizon, place: int) -> Plain:
    q, r = axial(t.cell[place])
    units: list[Plain] = []
    for seat in range(t.seats):
        p = t.players[seat]
        for unit in range(UNITS):
            if p.at[unit] == place:
                units.append({"seat": seat, "unit": unit, "strength": p.strength[unit]})
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
        "units": units,
    }


def player(t: Horizon, seat: int) -> Plain:
    p = t.players[seat]
    return {
        "coins": p.coins,
        "active": p.active,
        "columns": p.columns[:],
        "open_columns": [column for column in range(len(p.columns)) if (p.open_columns >> column) & 1],
        "income": p.income,
        "cubes": p.left[:],
        "invested": p.invested,
        "markers": p.markers,
        "settle_tokens": p.settle_tokens,
        "fortify_tokens": p.fortify_tokens,
        "action": p.space // SPACES if p.space >= 0 else -1,
        "space": p.space % SPACES if p.space >= 0 else -1,
        "government": p.government,
        "steps": p.steps,
        "slots": [slot for slot in range(SLOTS) if (p.slots >> slot) & 1],
        "technologies": [card for card in range(len(t.printed.technologies)) if (p.known >> card) & 1],
        "private": t.cards.zones[PRIVATE + seat][:],
        "leaders": [card - LEADER for card in t.cards.zones[HELD + seat]],
        "structures": [card - STRUCTURE for card in t.cards.zones[HAND + seat]],
        "noted": p.noted,
        "modifiers": p.modifiers[:],
        "triggers": [trigger for trigger in range(len(t.printed.triggers)) if (p.triggers >> trigger) & 1],
        "points": p.points,
        "explorer": p.explorer,
    }
