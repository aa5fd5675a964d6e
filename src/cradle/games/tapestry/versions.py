"""Tapestry 14: the civilizations as a table with adjustments plays them."""

from __future__ import annotations

from typing import Final

from cradle.core.plain import Plain
from cradle.games.tapestry.pieces import (
    ALCHEMISTS,
    ARCHITECTS,
    CHOSEN,
    ENTERTAINERS,
    EXPERIMENTAL,
    FUTURISTS,
    HERALDS,
    HISTORIANS,
    INVENTORS,
    ISOLATIONISTS,
    MERRYMAKERS,
    MILITANTS,
    MYSTICS,
    OFFICIAL,
    PACK,
    TRADERS,
)

CHANGED: Final = [
    ALCHEMISTS, ARCHITECTS, ENTERTAINERS, FUTURISTS, HERALDS, HISTORIANS, ISOLATIONISTS, MERRYMAKERS, MILITANTS,
    MYSTICS, CHOSEN, TRADERS,
]  # fmt: skip
CHANGED_AGAIN: Final = [ALCHEMISTS, INVENTORS, MYSTICS, TRADERS]


def version(civilization: int, adjustment: int) -> str:
    """Which of its versions a civilization has, if not the printed one: texts about it are named after that."""
    if adjustment == PACK and civilization in CHANGED_AGAIN:
        return "pack"
    return "experimental" if adjustment >= EXPERIMENTAL and civilization in CHANGED else ""


def adjusted(document: Plain, adjustment: int) -> Plain:
    """The document with the mats in force, the name of the version of each, and what it has at the start."""
    entries = document["civilization"]
    assert isinstance(entries, list)
    return {**document, "civilization": [in_force(entry, i, adjustment) for i, entry in enumerate(entries)]}


def in_force(entry: Plain, civilization: int, adjustment: int) -> Plain:
    out = {name: value for name, value in entry.items() if name not in ("experimental", "pack", "start")}
    if adjustment == OFFICIAL and "start" in entry:
        out["start"] = entry["start"]
    if adjustment >= EXPERIMENTAL and "experimental" in entry:
        out["mat"] = entry["experimental"]
    if adjustment == PACK and "pack" in entry:
        out["mat"] = entry["pack"]
    out["version"] = version(civilization, adjustment)
    return out
