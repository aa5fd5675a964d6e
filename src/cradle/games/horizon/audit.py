"""Beyond the Horizon 1.6: every piece is somewhere. A recount of the whole table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cradle.games.horizon.numbers import (
    ALL_CUBES,
    BUILT,
    CUBES,
    FIELD,
    FOUND,
    GOALS_IN_PLAY,
    INVESTMENT_CELLS,
    LOW_FACE,
    MAP,
    MODIFIERS,
    PIECES,
    PLACES,
    PRIVATE,
    SLOTS,
    STRUCTURE,
    SUPPLY,
    TERRITORY,
    THEOCRACY,
    TREE,
    UNITS,
    bits,
)
from cradle.games.horizon.printed import Lasting

if TYPE_CHECKING:
    from cradle.games.horizon.table import Horizon


def audit(t: Horizon) -> str:
    """What is wrong first, or nothing."""
    found = t.cards.audit() or audit_table(t)
    for seat in range(t.seats):
        found = found or audit_pieces(t, seat) or audit_cubes(t, seat) or audit_knowledge(t, seat)
        found = found or audit_lasting(t, seat)
    return found


def pending(t: Horizon, name: str, seat: int) -> int:
    """How many steps of a name wait on the agenda for a seat."""
    return len([step for step in t.agenda if step.name() == name and step.args()[0] == seat])


def audit_table(t: Horizon) -> str:
    zones = t.cards.zones
    if t.settle_supply + sum([p.settle_tokens for p in t.players]) != SUPPLY:
        return "settle tokens are lost"
    if t.fortify_supply + sum([p.fortify_tokens for p in t.players]) != SUPPLY:
        return "fortify tokens are lost"
    if sorted(zones[TREE]) != sorted([card for card in t.slot_card if card >= 0]):
        return "the tree does not hold its cards"
    if sorted(zones[MAP]) != [TERRITORY + place - FIELD for place in range(FIELD, PLACES) if t.cell[place] >= 0]:
        return "the map does not hold its tiles"
    if sorted(zones[BUILT]) != sorted([STRUCTURE + structure for structure in t.structure if structure >= 0]):
        return "the map does not hold its structures"
    if len(zones[FOUND]) != len([step for step in t.agenda if step.name() == "place-tile"]):
        return "a tile was found and not placed"
    for place in range(PLACES):
        if t.structure[place] >= 0 and (t.village[place] >= 0 or t.city[place] >= 0):
            return f"a structure covers a village at {place}"
        if t.city[place] >= 0 and t.village[place] < 0:
            return f"a city without a village at {place}"
    return ""


def audit_pieces(t: Horizon, seat: int) -> str:
    p = t.players[seat]
    units = len([place for place in p.at if place >= 0])
    if p.active + p.inactive() + units + bits(p.slots) != PIECES:
        return f"seat {seat} has lost pieces"
    if min([p.coins, p.active, p.settle_tokens, p.fortify_tokens, p.points] + p.columns + p.left) < 0:
        return f"seat {seat} has less than nothing"
    for unit in range(UNITS):
        on_map = p.at[unit] >= 0
        if on_map and not LOW_FACE[unit] <= p.strength[unit] <= LOW_FACE[unit] + 1:
            return f"unit {unit} of seat {seat} has no such face"
        if on_map and t.cell[p.at[unit]] < 0:
            return f"unit {unit} of seat {seat} is off the map"
        if on_map and not p.moving and t.barred(seat, p.at[unit]):
            return f"unit {unit} of seat {seat} rests on a rival's start tile"
        if not on_map and p.strength[unit]:
            return f"unit {unit} of seat {seat} has strength in the supply"
    return ""


def audit_cubes(t: Horizon, seat: int) -> str:
    p = t.players[seat]
    villages = len([owner for owner in t.village if owner == seat])
    cities = len([owner for owner in t.city if owner == seat])
    structures = len([owner for owner in t.left_builder + t.right_builder if owner == seat])
    goals = len([at for at in range(GOALS_IN_PLAY) if (t.goal_done[at] >> seat) & 1])
    if [villages, cities, structures] != [p.villages, p.cities, p.structures]:
        return f"seat {seat} has miscounted what it owns"
    laid = villages + cities + structures + goals - p.markers
    if p.cubes() + p.invested + pending(t, "invested", seat) + laid != ALL_CUBES:
        return f"seat {seat} has lost cubes"
    tiles = 0
    for place in range(PLACES):
        if seat in (t.village[place], t.city[place], t.left_builder[place], t.right_builder[place]):
            tiles |= 1 << place
    return "" if tiles == p.tiles else f"seat {seat} has miscounted its tiles"


def audit_knowledge(t: Horizon, seat: int) -> str:
    p = t.players[seat]
    known = sum([1 << card for card in t.cards.zones[PRIVATE + seat]])
    for slot in range(SLOTS):
        if (p.slots >> slot) & 1 and t.slot_card[slot] >= 0:
            known |= 1 << t.slot_card[slot]
    if p.known & ~known:
        return f"seat {seat} knows what it has not researched"
    if bits(known & ~p.known) > pending(t, "learn", seat):
        return f"seat {seat} has not gained what it researched"
    return ""


def audit_lasting(t: Horizon, seat: int) -> str:
    """Columns, coins, triggers and modifiers follow from cells, technologies and government."""
    p = t.players[seat]
    if p.government < 0:
        return ""
    government = t.printed.governments[p.government]
    sources: list[Lasting] = [government.despotism]
    columns = t.printed.base_columns
    income = t.printed.base_coins
    for track in range(len(p.left)):
        for cell in t.printed.tracks[track][: CUBES - p.left[track]]:
            sources.append(cell.lasting)
            income += cell.coin
            if cell.column >= 0:
                columns |= 1 << cell.column
            if cell.step == THEOCRACY:
                sources.append(government.theocracy)
    for cell in t.printed.investment[: min(p.invested, INVESTMENT_CELLS)]:
        sources.append(cell.lasting)
    for card in range(len(t.printed.technologies)):
        if (p.known >> card) & 1:
            sources.append(t.printed.technologies[card].lasting)
    triggers = 0
    for source in sources:
        triggers |= source.triggers
    modifiers = [sum([source.modifiers[i] for source in sources]) for i in range(len(MODIFIERS))]
    if [columns, income, triggers] != [p.open_columns, p.income, p.triggers] or modifiers != p.modifiers:
        return f"seat {seat} has miscounted what lasts"
    return ""
