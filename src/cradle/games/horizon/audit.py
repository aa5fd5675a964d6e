"""Beyond the Horizon 1.6: every piece is somewhere. A recount of the whole table.

It runs at every decision of a soak, so it walks over the map and the agenda once and compares sets as masks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from cradle.core.masks import bits
from cradle.games.horizon.numbers import (
    ALL_CUBES,
    BUILT,
    COLUMNS,
    FIELD,
    FOUND,
    GOALS_IN_PLAY,
    MAP,
    MODIFIERS,
    PIECES,
    PLACES,
    PRIVATE,
    SLOTS,
    STRUCTURE,
    SUPPLY,
    TECHNOLOGIES,
    TERRITORY,
    THEOCRACY,
    TRACKS,
    TREE,
    UNITS,
)
from cradle.games.horizon.printed import Lasting
from cradle.games.horizon.unfinished import CUBE, TECHNOLOGY, TILE, Unfinished

if TYPE_CHECKING:
    from cradle.games.horizon.table import Horizon


class Recount:
    """What the map and the agenda hold of a seat, or of the whole table."""

    def __init__(self) -> None:
        self.villages = 0
        self.cities = 0
        self.structures = 0
        self.tiles = 0  # mask of places with an own cube
        self.cubes = 0  # on their way to the investment track
        self.lessons = 0  # technologies researched and not yet gained


class Sum:
    """Triggers and modifiers, added up."""

    def __init__(self) -> None:
        self.triggers = 0
        self.modifiers = [0] * len(MODIFIERS)

    def add(self, lasting: Lasting) -> None:
        self.triggers |= lasting.triggers
        if lasting.effects:
            for i in range(len(MODIFIERS)):
                self.modifiers[i] += lasting.modifiers[i]


def audit(t: Horizon) -> str:
    """What is wrong first, or nothing."""
    found = t.cards.audit() or audit_supply(t) or audit_tree(t)
    if found:
        return found
    counts = [Recount() for _ in range(t.seats)]
    found = audit_map(t, counts) or audit_agenda(t, counts)
    for seat in range(t.seats):
        if not found:
            found = audit_pieces(t, seat) or audit_cubes(t, seat, counts[seat])
        if not found:
            found = audit_knowledge(t, seat, counts[seat]) or audit_lasting(t, seat)
    return found


def set_of(cards: list[int], first: int) -> int:
    """Cards of a kind as a mask; no card lies twice, which the cards have audited themselves."""
    mask = 0
    for card in cards:
        mask |= 1 << (card - first)
    return mask


# -- what everybody shares -----------------------------------------------------------------------------------------


def audit_supply(t: Horizon) -> str:
    settle = t.settle_supply
    fortify = t.fortify_supply
    for p in t.players:
        settle += p.settle_tokens
        fortify += p.fortify_tokens
    if settle != SUPPLY or t.settle_supply < 0:
        return "settle tokens are lost"
    return "fortify tokens are lost" if fortify != SUPPLY or t.fortify_supply < 0 else ""


def audit_tree(t: Horizon) -> str:
    on_slots = 0
    n = 0
    for card in t.slot_card:
        if card >= 0:
            on_slots |= 1 << card
            n += 1
    tree = t.cards.zones[TREE]
    return "" if n == len(tree) and on_slots == set_of(tree, 0) else "the tree does not hold its cards"


def audit_map(t: Horizon, counts: list[Recount]) -> str:
    """Tiles and structures are those of the zones; who owns what is counted on the way."""
    tiles = 0
    built = 0
    structures = 0
    for place in range(PLACES):
        village = t.village[place]
        city = t.city[place]
        structure = t.structure[place]
        on_map = t.cell[place] >= 0
        if on_map and place >= FIELD:
            tiles |= 1 << (place - FIELD)
        if not on_map and (village >= 0 or structure >= 0):
            return f"something stands at {place}, off the map"
        if city >= 0 and village < 0:
            return f"a city without a village at {place}"
        if village >= 0:
            own(counts[village], place).villages += 1
        if city >= 0:
            own(counts[city], place).cities += 1
        if structure >= 0:
            if village >= 0:
                return f"a structure covers a village at {place}"
            built |= 1 << structure
            structures += 1
        for builder in (t.left_builder[place], t.right_builder[place]):
            if builder >= 0:
                own(counts[builder], place).structures += 1
    zones = t.cards.zones
    if tiles != set_of(zones[MAP], TERRITORY):
        return "the map does not hold its tiles"
    if structures != len(zones[BUILT]) or built != set_of(zones[BUILT], STRUCTURE):
        return "the map does not hold its structures"
    return ""


def own(count: Recount, place: int) -> Recount:
    count.tiles |= 1 << place
    return count


def audit_agenda(t: Horizon, counts: list[Recount]) -> str:
    """Pieces that are between two places; a tile that was found is about to be placed."""
    tiles = 0
    for step in t.agenda:
        if isinstance(step, Unfinished):
            if step.carries == CUBE:
                counts[step.seat].cubes += 1
            elif step.carries == TECHNOLOGY:
                counts[step.seat].lessons += 1
            elif step.carries == TILE:
                tiles += 1
    return "" if tiles == len(t.cards.zones[FOUND]) else "a tile was found and not placed"


# -- what a seat has -----------------------------------------------------------------------------------------------


def audit_pieces(t: Horizon, seat: int) -> str:
    p = t.players[seat]
    negative = min(p.coins, p.active, p.settle_tokens, p.fortify_tokens, p.points) < 0
    for column in range(COLUMNS):
        negative = negative or p.columns[column] < 0
    for track in range(len(TRACKS)):
        negative = negative or p.left[track] < 0
    if negative:
        return f"seat {seat} has less than nothing"
    units = 0
    for unit in range(UNITS):
        place = p.at[unit]
        if place >= 0:
            units += 1
            if not p.shows(unit, p.strength[unit]):
                return f"unit {unit} of seat {seat} has no such face"
            if t.cell[place] < 0:
                return f"unit {unit} of seat {seat} is off the map"
            if not p.moving and t.barred(seat, place):
                return f"unit {unit} of seat {seat} rests on a rival's start tile"
        elif p.strength[unit]:
            return f"unit {unit} of seat {seat} has strength in the supply"
    lost = p.active + p.inactive() + units + bits(p.slots) != PIECES
    return f"seat {seat} has lost pieces" if lost else ""


def audit_cubes(t: Horizon, seat: int, found: Recount) -> str:
    p = t.players[seat]
    if found.villages != p.villages or found.cities != p.cities or found.structures != p.structures:
        return f"seat {seat} has miscounted what it owns"
    if found.tiles != p.tiles:
        return f"seat {seat} has miscounted its tiles"
    laid = found.villages + found.cities + found.structures - p.markers
    for at in range(GOALS_IN_PLAY):
        laid += (t.goal_done[at] >> seat) & 1
    lost = p.cubes() + p.invested + found.cubes + laid != ALL_CUBES
    return f"seat {seat} has lost cubes" if lost else ""


def audit_knowledge(t: Horizon, seat: int, found: Recount) -> str:
    p = t.players[seat]
    known = set_of(t.cards.zones[PRIVATE + seat], 0)
    for slot in range(SLOTS):
        if (p.slots >> slot) & 1 and t.slot_card[slot] >= 0:
            known |= 1 << t.slot_card[slot]
    if p.known & ~known:
        return f"seat {seat} knows what it has not researched"
    if known != p.known and bits(known & ~p.known) > found.lessons:
        return f"seat {seat} has not gained what it researched"
    return ""


def audit_lasting(t: Horizon, seat: int) -> str:
    """Columns, coins, triggers and modifiers follow from cells, technologies and government."""
    p = t.players[seat]
    if p.government < 0:
        return ""
    government = t.printed.governments[p.government]
    total = Sum()
    total.add(government.despotism)
    columns = t.printed.base_columns
    income = t.printed.base_coins
    steps = 0
    for track in range(len(TRACKS)):
        cells = t.printed.tracks[track]
        for at in range(len(cells) - p.left[track]):
            cell = cells[at]
            total.add(cell.lasting)
            income += cell.coin
            if cell.column >= 0:
                columns |= 1 << cell.column
            if cell.step >= 0:
                steps |= 1 << cell.step
    if (p.steps >> THEOCRACY) & 1:
        total.add(government.theocracy)
    for at in range(min(p.invested, len(t.printed.investment))):
        total.add(t.printed.investment[at].lasting)
    for card in range(TECHNOLOGIES):
        if (p.known >> card) & 1:
            total.add(t.printed.technologies[card].lasting)
    right = columns == p.open_columns and income == p.income and total.triggers == p.triggers and not steps & ~p.steps
    return "" if right and total.modifiers == p.modifiers else f"seat {seat} has miscounted what lasts"
