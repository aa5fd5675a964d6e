"""Turning points: who is most likely to win changes for a while, or the game is decided from here."""

from __future__ import annotations

from typing import Final

from typing_extensions import TypedDict

SMOOTH: Final = 2  # steps to either side that a chance is the mean of
WHILE: Final = 20  # a new leader stays for a so-manieth part of the game
CLEAR: Final = 0.05  # ahead of the leader before, some time in that while
DECIDED: Final = 0.9


class Turn(TypedDict):
    n: int  # answers before
    kind: str  # `lead` or `decided`
    seat: int


def turns_of(chances: list[list[float]]) -> list[Turn]:
    """Of the chances after every step, from the first to the last."""
    if len(chances) < 3 or len(chances[0]) < 2:
        return []
    smooth = [smoothed(chances, n) for n in range(len(chances))]
    out: list[Turn] = []
    leader = -1
    runs = runs_of([row.index(max(row)) for row in smooth])
    for start, end, seat in runs:
        ahead = max(smooth[n][seat] - (smooth[n][leader] if leader >= 0 else 0.0) for n in range(start, end))
        if seat != leader and (end - start) * WHILE >= len(chances) and ahead >= CLEAR:
            if leader >= 0:
                out.append({"n": start, "kind": "lead", "seat": seat})
            leader = seat
    winner = chances[-1].index(max(chances[-1]))
    at = len(smooth) - 1
    while at > 0 and smooth[at - 1][winner] >= DECIDED:
        at -= 1
    if 0 < at < len(smooth) - 1:
        out.append({"n": at, "kind": "decided", "seat": winner})
    return out


def smoothed(chances: list[list[float]], n: int) -> list[float]:
    near = chances[max(0, n - SMOOTH) : n + SMOOTH + 1]
    return [sum(column) / len(near) for column in zip(*near, strict=True)]


def runs_of(leaders: list[int]) -> list[tuple[int, int, int]]:
    """Start, end and seat of every stretch with one leader."""
    out: list[tuple[int, int, int]] = []
    start = 0
    for n in range(1, len(leaders) + 1):
        if n == len(leaders) or leaders[n] != leaders[start]:
            out.append((start, n, leaders[start]))
            start = n
    return out
