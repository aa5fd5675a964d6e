"""Sets as numbers: one bit for each thing."""

from __future__ import annotations


def bits(mask: int) -> int:
    """How many are in the set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def members(mask: int) -> list[int]:
    """Those in the set, in order."""
    out: list[int] = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out
