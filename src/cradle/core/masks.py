"""Sets as numbers: one bit for each thing."""

from __future__ import annotations


def bits(mask: int) -> int:
    """How many are in the set."""
    n = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n
