"""What can be wrong with the pieces: lost or doubled components, impossible stocks, a score that no recount gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cradle.games.tapestry.pieces import (
    BUILDING,
    CELLS,
    EXPERIMENTAL,
    HOUSED,
    LAID,
    LANDMARK,
    LOW,
    LYING,
    MILITANTS,
    MOST,
    NO_PIECE,
    OUTPOST,
    OUTPOSTS,
    ROCK,
    ROW,
    STANDS,
    TILE_0,
)

if TYPE_CHECKING:
    from cradle.games.tapestry.table import Tapestry


def audit(t: Tapestry) -> str:
    wrong = t.cards.audit() or audit_map(t)
    if wrong:
        return wrong
    for seat in range(t.sides):
        wrong = audit_numbers(t, seat) or audit_outposts(t, seat)
        if not wrong and seat < t.seats:
            wrong = audit_capital(t, seat) or audit_pieces(t, seat)
        if wrong:
            return f"player {seat}: {wrong}"
    return ""


def audit_map(t: Tapestry) -> str:
    laid = sorted([tile for tile in t.tile_at if tile >= 0])
    if laid != sorted([card - TILE_0 for card in t.cards.zones[LAID]]):
        return "tiles on the map differ from tiles laid"
    for spot in range(t.hexes):
        first = t.first_at[spot]
        second = t.second_at[spot]
        if first == NO_PIECE and second != NO_PIECE:
            return f"hex {spot}: a second piece without a first"
        if t.control[spot] != controller(first, second):
            return f"hex {spot}: controlled by {t.control[spot]} although the pieces say {controller(first, second)}"
    return ""


def controller(first: int, second: int) -> int:
    """The only player with an outpost, building or landmark standing there."""
    owner = -1
    for piece in (first, second):
        if piece == NO_PIECE or piece & LYING:
            continue
        kind = piece >> 3
        if kind == OUTPOST or kind >= BUILDING:
            if owner >= 0 and owner != piece & 7:
                return -1
            owner = piece & 7
    return owner


def audit_numbers(t: Tapestry, seat: int) -> str:
    p = t.players[seat]
    if p.points != sum(p.scored) or p.points < 0:
        return f"{p.points} points, but the lines add up to {sum(p.scored)}"
    for amount in p.resources:
        if not 0 <= amount <= MOST:
            return f"{amount} of a resource"
    for number in p.built:
        if not 0 <= number <= ROW:
            return f"{number} buildings of a kind"
    if len(p.tokens) != 4 or any(token & 15 > 12 for token in p.tokens):
        return f"tokens {p.tokens}"
    return ""


def audit_outposts(t: Tapestry, seat: int) -> str:
    p = t.players[seat]
    if p.outposts < 0:
        return f"{p.outposts} outposts"
    unbounded = p.has(MILITANTS) and t.adjustment >= EXPERIMENTAL
    standing = 0
    for piece in t.first_at + t.second_at:
        if piece != NO_PIECE and piece & 7 == seat and (piece & ~LYING) >> 3 == OUTPOST:
            standing += 1
    for step in t.agenda:  # an outpost on its way
        if (step.name() == "trap" and step.args()[1] == seat) or (step.name() == "attack" and step.args()[0] == seat):
            standing += 1
    begun = standing > 0 or p.outposts > 0
    if begun and standing + p.outposts != OUTPOSTS and not unbounded:
        return f"{standing} outposts on the map and {p.outposts} in the supply"
    return ""


def audit_capital(t: Tapestry, seat: int) -> str:
    p = t.players[seat]
    if not p.civilizations:
        return ""
    for cell in range(CELLS):
        built = (p.low >> cell) & 1 if cell < LOW else (p.high >> (cell - LOW)) & 1
        rock = (p.rock_low >> cell) & 1 if cell < LOW else (p.rock_high >> (cell - LOW)) & 1
        if built != (1 if p.cells[cell] >= HOUSED else 0) or (p.cells[cell] == ROCK and not rock):
            return f"plot {cell} is not what it seems"
    return ""


def audit_pieces(t: Tapestry, seat: int) -> str:
    """Every building that left the income mat and every landmark stands somewhere, or waits to be placed."""
    p = t.players[seat]
    waiting = [str(step) for step in t.agenda if step.name() == "build" and step.args()[0] == seat]
    on_map = [(piece & ~LYING) >> 3 for piece in t.first_at + t.second_at if piece != NO_PIECE and piece & 7 == seat]
    placed = 0
    for kind in range(4):
        placed += p.cells.count(HOUSED + kind) + p.outside.count(HOUSED + kind) + on_map.count(BUILDING + kind)
    if placed + len(waiting) != sum(p.built):
        return f"{sum(p.built)} buildings taken, {placed} placed and {len(waiting)} waiting"
    rising = [step.args()[1] for step in t.agenda if step.name() == "raise" and step.args()[0] == seat]
    for landmark in range(len(t.landmark_owner)):
        stands = STANDS + landmark in p.cells or STANDS + landmark in p.outside or LANDMARK + landmark in on_map
        owned = t.landmark_owner[landmark] == seat
        if owned != (stands or landmark in rising):
            return f"landmark {landmark} is owned but does not stand, or the other way round"
    return ""
