"""Hadara 13: the end and the score, and the recount that every number must agree with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cradle.core.sheet import ScoreSheet
from cradle.games.hadara.box import BUSTS, COLOURS, MEDALS, PURPLE, TILES, TRACKS
from cradle.games.hadara.effects import BONUS_TILE
from cradle.games.hadara.zones import FIRST_COLONY, HAND, OWNED, TAKEN, UNCARVED

if TYPE_CHECKING:
    from cradle.games.hadara.table import Hadara, Player


def sheet(t: Hadara) -> ScoreSheet:
    """Hadara 13.2 to 13.9: the six lines of the pad; left-over coins break ties."""
    out = ScoreSheet(t.seats)
    seats = range(t.seats)
    out.line("colonies", [colonies(t, s) for s in seats])
    out.line("busts", [busts(t, t.players[s]) for s in seats])
    out.line("silver", [silver(t.players[s]) for s in seats])
    out.line("gold", [gold(t, t.players[s]) for s in seats])
    out.line("cards", [t.players[s].points for s in seats])
    out.line("coins", [t.players[s].coins // t.reading.printed.coins_per_point for s in seats])
    for s in seats:
        out.ties[s] = [t.players[s].coins % t.reading.printed.coins_per_point]
    return out


def total(t: Hadara, seat: int) -> int:
    """Hadara 13.8: the sum of the six lines."""
    p = t.players[seat]
    coins = p.coins // t.reading.printed.coins_per_point
    return colonies(t, seat) + busts(t, p) + silver(p) + gold(t, p) + p.points + coins


def colonies(t: Hadara, seat: int) -> int:
    """Hadara 13.2: the points on the side that lies up."""
    p = t.players[seat]
    printed = t.reading.printed
    points = 0
    for piece in t.cards.zones[TAKEN + seat]:
        colony = printed.colonies[piece - FIRST_COLONY]
        annexed = (p.annexed >> colony.value) & 1
        points += colony.points if annexed else printed.fronts[colony.value].points
    return points


def busts(t: Hadara, p: Player) -> int:
    """Hadara 13.3: all that are carved."""
    points = 0
    for i in range(BUSTS):
        points += bust(t, p, i)
    return points


def bust(t: Hadara, p: Player, i: int) -> int:
    """Hadara 13.3, 14.15a: a carved bust, and its bonus if the tile shows points."""
    tile = p.busts[i]
    if tile == UNCARVED:
        return 0
    printed = t.reading.printed.busts[i]
    return printed.points + (printed.bonus + p.perks.bust_points if tile & 1 else 0)


def silver(p: Player) -> int:
    """Hadara 13.4, 14.16: half the track, rounded up for each medal; full for the medals that gain most by it."""
    points = 0
    for tile in p.silver:
        points += (p.tracks[tile] + 1) >> 1
    if p.perks.silver_full:
        gains = sorted([p.tracks[tile] >> 1 for tile in p.silver], reverse=True)
        points += sum(gains[: p.perks.silver_full])
    return points


def gold(t: Hadara, p: Player) -> int:
    """Hadara 13.5, 14.17: points for sets by gold medals and by set points."""
    points = 0
    if p.perks.set_points:
        points += p.perks.set_points * sets(p.colours, 0)
    if p.gold:
        points += t.reading.printed.points_per_set * p.gold * sets(p.colours, p.perks.jokers)
    return points


def sets(colours: list[int], jokers: int) -> int:
    """Hadara 13.5a, 14.18: complete sets; a joker is a purple card that may stand for another colour instead."""
    n = colours[PURPLE]
    if not jokers:
        for count in colours:
            if count < n:
                n = count
        return n
    while n > 0:
        missing = 0
        for colour in range(PURPLE):
            if colours[colour] < n:
                missing += n - colours[colour]
        if missing <= jokers and colours[PURPLE] - missing >= n:
            return n
        n -= 1
    return 0


def recount(t: Hadara, seat: int) -> list[int]:
    """Hadara 5.7: the tracks from what lies on the table."""
    p = t.players[seat]
    reading = t.reading
    tracks = reading.printed.setups[p.setup].steps[p.side][:]
    for card in t.cards.zones[OWNED + seat]:
        add(tracks, reading.steps[card], 1)
    for colour in range(len(COLOURS)):
        add(tracks, p.perks.per_colour[colour], p.colours[colour])
    for i in range(0, len(p.tiled), 2):
        effect = reading.effect[p.tiled[i]]
        if effect is not None and effect.kind == BONUS_TILE:
            tracks[p.tiled[i + 1]] += effect.numbers[0]
    for piece in t.cards.zones[TAKEN + seat]:
        colony = reading.printed.colonies[piece - FIRST_COLONY]
        if (p.annexed >> colony.value) & 1:
            add(tracks, colony.steps, 1)
    for i in range(BUSTS):
        tile = p.busts[i]
        if tile != UNCARVED and not tile & 1:
            tracks[tile >> 1] += reading.printed.busts[i].bonus + p.perks.bust_steps
    return tracks


def add(tracks: list[int], steps: list[int], times: int) -> None:
    for track in range(4):
        tracks[track] = tracks[track] + steps[track] * times


def audit(t: Hadara) -> str:
    """Every number of a player agrees with the pieces that lie before him, and nothing is below zero."""
    for seat in range(t.seats):
        p = t.players[seat]
        wrong = audit_tiles(p)
        if wrong:
            return f"seat {seat}: {wrong}"
        if p.side < 0:
            continue
        if p.coins < 0 or min(p.tracks) < 0:
            return f"seat {seat}: below zero"
        if p.tracks != recount(t, seat):
            return f"seat {seat}: tracks {p.tracks} are {recount(t, seat)} by a recount"
        wrong = audit_cards(t, seat)
        if wrong:
            return f"seat {seat}: {wrong}"
    if t.sheet().totals() != [total(t, s) for s in range(t.seats)]:
        return "the sheet and the total differ"
    return ""


def audit_tiles(p: Player) -> str:
    """Hadara 1.4: eight bonus tiles, two of each colour."""
    used = [0] * len(TRACKS)
    for tile in p.busts:
        if tile != UNCARVED:
            used[tile >> 1] += 1
    for tile in p.silver:
        used[tile] += 1
    for i in range(1, len(p.tiled), 2):
        used[p.tiled[i]] += 1
    for track in range(len(TRACKS)):
        if p.tiles[track] < 0 or used[track] + p.tiles[track] != TILES:
            return f"bonus tiles of track {track}"
    if len(p.silver) > MEDALS or p.gold > MEDALS:
        return "too many medals"
    return ""


def audit_cards(t: Hadara, seat: int) -> str:
    p = t.players[seat]
    cards = t.cards.zones[OWNED + seat]
    colours = [0] * len(COLOURS)
    for card in cards:
        colours[t.reading.colour[card]] += 1
    if p.owned != len(cards) or p.colours != colours:
        return "cards and their count differ"
    if p.points != sum([t.reading.points[card] for card in cards]):
        return "points of cards"
    values = sorted([t.reading.printed.colonies[piece - FIRST_COLONY].value for piece in t.cards.zones[TAKEN + seat]])
    if values != [value for value in range(5) if (p.taken >> value) & 1] or p.annexed & ~p.taken:
        return "colonies"
    if t.over() and t.cards.zones[HAND + seat]:
        return "cards left in hand at the end"
    return ""
