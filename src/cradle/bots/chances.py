"""Chances in whole numbers, so that every machine reckons alike: how a lead becomes a chance to win, and how worths
become shares of attention."""

from __future__ import annotations

from typing import Final

SURE: Final = 10_000  # a chance of one
STEPS: Final = 64  # of the tables below, in one unit of their scale
FAR: Final = 10 * STEPS  # beyond that nothing changes
FINE: Final = 1 << 30
DECAY: Final = 1_057_095_000  # FINE times e to the power of -1/64


def decaying() -> list[int]:
    """FINE times e to the power of -k/64."""
    out = [FINE]
    for _ in range(FAR):
        out.append(out[len(out) - 1] * DECAY // FINE)
    return out


EXP: Final = decaying()
WIN: Final = [SURE * FINE // (FINE + e) for e in EXP]


def chance(lead: int, scale: int) -> int:
    """The chance to win with such a lead: one half without any, about three quarters with a lead of the scale."""
    if lead < 0:
        return SURE - chance(-lead, scale)
    at = lead * STEPS // scale
    return WIN[at] if at < FAR else WIN[FAR]


def share(loss: int, scale: int) -> int:
    """How much attention an answer gets that is worse by so much than the best one, which gets FINE."""
    at = loss * STEPS // scale
    return EXP[at] if at < FAR else EXP[FAR]
