"""Marks of answers by the chance that was lost, and the accuracy of a seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MARKS: Final = {"best": 0.0, "good": 0.02, "inaccuracy": 0.05, "mistake": 0.10, "blunder": 0.20}  # lost, at least
SIGNS: Final = {"best": "★", "good": "✓", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}
LOSSES: Final = ["inaccuracy", "mistake", "blunder"]
LITTLE: Final = 0.05  # a chance below which nothing much can be lost


def mark_of(loss: float, error: float) -> str:
    """The mark; none where the loss is smaller than its error."""
    if loss < MARKS["good"]:
        return "best"
    if loss <= error:
        return ""
    return [mark for mark, least in MARKS.items() if loss >= least][-1]


def kept(best: float, loss: float, error: float) -> float:
    """The part of the best answer's chance that was kept. A loss that may be chance counts by how sure it is."""
    if loss <= 0:
        return 1.0
    sure = loss * loss / (loss * loss + error * error / 4)
    return max(0.0, 1.0 - sure * loss / max(best, LITTLE))


def accuracy(parts: Sequence[float]) -> float:
    """In percent; of somebody who never had a choice all was kept."""
    return round(100 * sum(parts) / len(parts), 1) if parts else 100.0
