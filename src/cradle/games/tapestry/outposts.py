"""Tapestry 7.1: outposts, where they come from, and control of territories."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question
from cradle.core.words import Kind
from cradle.games.tapestry.pieces import EXPERIMENTAL, MILITANTS, NO_PIECE, OUTPOST
from cradle.games.tapestry.resources import watch
from cradle.games.tapestry.table import Tapestry

MUSTER_KIND: Final = Kind("muster", "tapestry/13.12", ("row", 2), facts="effect")
IN_ROW: Final = 4


def has_outpost(t: Tapestry, seat: int) -> bool:
    """Tapestry 7.5: without an outpost there is no conquest; the adjusted Militants go on with tokens."""
    p = t.players[seat]
    return p.outposts > 0 or (t.adjustment >= EXPERIMENTAL and p.has(MILITANTS))


def use_outpost(t: Tapestry, seat: int) -> None:
    """Take one from the supply; the Militants take it from their mat and uncover what is below."""
    p = t.players[seat]
    if p.outposts:
        p.outposts -= 1
    if not p.has(MILITANTS):
        return
    rows = [row for row in range(2) if mustered(t, seat, row) < IN_ROW]
    if len(rows) == 2:
        t.push(Muster(seat))
    elif rows:
        muster(t, seat, rows[0])


def mustered(t: Tapestry, seat: int, row: int) -> int:
    """How many spaces of a row of the Militants' mat are uncovered."""
    return (t.players[seat].mats[MILITANTS] >> (3 * row)) & 7


def muster(t: Tapestry, seat: int, row: int) -> None:
    p = t.players[seat]
    p.set_mat(MILITANTS, p.mats[MILITANTS] + (1 << (3 * row)))


class Muster(Question[Tapestry]):
    """Tapestry 13.12: the leftmost outpost of either row."""

    def kind(self) -> Kind:
        return MUSTER_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if mustered(t, self.seat, answer) < IN_ROW else "tapestry/13.12"

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [militant_slot(t, IN_ROW * answer + min(mustered(t, self.seat, answer), IN_ROW - 1))]

    def take(self, t: Tapestry, answer: int) -> None:
        muster(t, self.seat, answer)


def militant_slot(t: Tapestry, slot: int) -> int:
    """The effect below an outpost."""
    return t.box.mat_effects[MILITANTS][0 if t.adjustment < EXPERIMENTAL else 1][slot]


def stand(t: Tapestry, seat: int, spot: int) -> None:
    """Put an outpost on a territory and take control of it."""
    piece = seat | OUTPOST << 3
    if t.first_at[spot] == NO_PIECE:
        t.first_at = changed(t.first_at, spot, piece)
    else:
        t.second_at = changed(t.second_at, spot, piece)
    t.control = changed(t.control, spot, seat)
    watch(t, seat)
