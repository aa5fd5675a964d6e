"""What can be wrong with the pieces: lost or doubled components, impossible stocks, a score that no recount gives.

Looked at after every decision of a soak, so each list is read once.
"""

from __future__ import annotations

from typing import Final

from cradle.games.tapestry.capital import Build, Raise
from cradle.games.tapestry.conquest import Attack, Trap
from cradle.games.tapestry.pieces import (
    BUILDING,
    CELLS,
    END,
    EXPERIMENTAL,
    HOUSED,
    LAID,
    LANDMARK,
    LANDMARKS,
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
from cradle.games.tapestry.table import NOBODY, Tapestry

KINDS_EACH: Final = 4  # of income buildings


class Count:
    """What of one player stands on the map, or is on its way to a place."""

    def __init__(self) -> None:
        self.outposts = 0
        self.buildings = [0, 0, 0, 0]
        self.landmarks = 0  # mask

    def add(self, kind: int) -> str:
        """One piece that stands or lies on the map."""
        if kind == OUTPOST:
            self.outposts += 1
        elif kind >= LANDMARK:
            return self.add_landmark(kind - LANDMARK)
        elif kind >= BUILDING:
            self.buildings[kind - BUILDING] += 1
        return ""

    def add_landmark(self, landmark: int) -> str:
        if (self.landmarks >> landmark) & 1:
            return f"landmark {landmark} stands in two places"
        self.landmarks |= 1 << landmark
        return ""


def audit(t: Tapestry) -> str:
    counts = [Count() for _ in range(t.sides)]
    wrong = t.cards.audit() or audit_tiles(t) or audit_map(t, counts) or audit_agenda(t, counts)
    if wrong:
        return wrong
    for seat in range(t.sides):
        count = counts[seat]
        wrong = audit_numbers(t, seat) or audit_outposts(t, seat, count)
        if not wrong and seat < t.seats:
            wrong = audit_capital(t, seat, count) or audit_pieces(t, seat, count)
        if wrong:
            return f"player {seat}: {wrong}"
    return ""


# -- the map -------------------------------------------------------------------------------------------------------


def audit_tiles(t: Tapestry) -> str:
    """Every tile that was laid is on one hex."""
    lying = 0
    n = 0
    for tile in t.tile_at:
        if tile >= 0:
            lying |= 1 << tile
            n += 1
    laid = 0
    for card in t.cards.zones[LAID]:
        laid |= 1 << (card - TILE_0)
    if lying != laid or n != len(t.cards.zones[LAID]):
        return "tiles on the map differ from tiles laid"
    return ""


def audit_map(t: Tapestry, counts: list[Count]) -> str:
    first_at = t.first_at
    second_at = t.second_at
    for spot in range(len(first_at)):
        first = first_at[spot]
        second = second_at[spot]
        if first == NO_PIECE:
            if second != NO_PIECE:
                return f"hex {spot}: a second piece without a first"
        else:
            wrong = counts[first & 7].add((first & ~LYING) >> 3)
            if second != NO_PIECE and not wrong:
                wrong = counts[second & 7].add((second & ~LYING) >> 3)
            if wrong:
                return wrong
        if t.control[spot] != controller(first, second):
            return f"hex {spot}: controlled by {t.control[spot]} although the pieces say {controller(first, second)}"
    return ""


def controller(first: int, second: int) -> int:
    """The only player with an outpost, building or landmark standing there."""
    one = upright(first)
    other = upright(second)
    if one == NOBODY or other == NOBODY:
        return one if other == NOBODY else other
    return one if one == other else NOBODY


def upright(piece: int) -> int:
    """Whose piece it is, if it stands and can hold land."""
    if piece == NO_PIECE or piece & LYING:
        return NOBODY
    kind = piece >> 3
    return piece & 7 if kind == OUTPOST or kind >= BUILDING else NOBODY


def audit_agenda(t: Tapestry, counts: list[Count]) -> str:
    """Pieces on their way: an outpost of a conquest, a building or a landmark that waits to be placed."""
    for step in t.agenda:
        wrong = ""
        if isinstance(step, Attack):
            counts[step.seat].outposts += 1
        elif isinstance(step, Trap):
            counts[step.other].outposts += 1
        elif isinstance(step, Build):
            counts[step.seat].buildings[step.building] += 1
        elif isinstance(step, Raise):
            wrong = counts[step.seat].add_landmark(step.landmark)
        if wrong:
            return wrong
    return ""


# -- one player ----------------------------------------------------------------------------------------------------


def audit_numbers(t: Tapestry, seat: int) -> str:
    p = t.players[seat]
    total = 0
    for points in p.scored:
        total += points
    if p.points != total or p.points < 0:
        return f"{p.points} points, but the lines add up to {total}"
    for amount in p.resources:
        if amount < 0 or amount > MOST:
            return f"{amount} of a resource"
    for number in p.built:
        if number < 0 or number > ROW:
            return f"{number} buildings of a kind"
    for token in p.tokens:
        if token & 15 > END:
            return f"tokens {p.tokens}"
    return "" if len(p.tokens) == 4 else f"tokens {p.tokens}"


def audit_outposts(t: Tapestry, seat: int, count: Count) -> str:
    p = t.players[seat]
    if p.outposts < 0:
        return f"{p.outposts} outposts"
    unbounded = p.has(MILITANTS) and t.adjustment >= EXPERIMENTAL
    begun = count.outposts > 0 or p.outposts > 0
    if begun and count.outposts + p.outposts != OUTPOSTS and not unbounded:
        return f"{count.outposts} outposts on the map and {p.outposts} in the supply"
    return ""


def audit_capital(t: Tapestry, seat: int, count: Count) -> str:
    """What every plot shows is what the masks say; the pieces on the plots are counted on the way."""
    p = t.players[seat]
    if not p.civilizations:
        return ""
    cells = p.cells
    for cell in range(CELLS):
        low = cell < LOW
        bit = 1 << (cell if low else cell - LOW)
        built = (p.low if low else p.high) & bit != 0
        rock = (p.rock_low if low else p.rock_high) & bit != 0
        what = cells[cell]
        if built != (what >= HOUSED) or (what == ROCK and not rock):
            return f"plot {cell} is not what it seems"
        if what >= STANDS:
            count.landmarks |= 1 << (what - STANDS)
        elif what >= HOUSED:
            count.buildings[what - HOUSED] += 1
    return ""


def audit_pieces(t: Tapestry, seat: int, count: Count) -> str:
    """Every building that left the income mat and every landmark stands somewhere, or waits to be placed."""
    p = t.players[seat]
    for piece in p.outside:
        if piece >= STANDS:
            wrong = count.add_landmark(piece - STANDS)
            if wrong:
                return wrong
        else:
            count.buildings[piece - HOUSED] += 1
    for kind in range(KINDS_EACH):
        if count.buildings[kind] != p.built[kind]:
            return f"{p.built[kind]} buildings of kind {kind} taken, {count.buildings[kind]} placed or waiting"
    for landmark in range(LANDMARKS):
        if (t.landmark_owner[landmark] == seat) != ((count.landmarks >> landmark) & 1 == 1):
            return f"landmark {landmark} is owned but does not stand, or the other way round"
    return ""
