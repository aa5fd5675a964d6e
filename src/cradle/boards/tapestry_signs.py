"""Tapestry: the signs for resources. Every colour has one beside it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

RESOURCES: Final = ["coin", "worker", "food", "culture"]
SIGNS: Final = ["●", "♟", "♣", "♦"]
STYLES: Final = ["yellow", "white", "green", "magenta"]
TRACKS: Final = ["exploration", "science", "military", "technology"]
ANY: Final = "?"


def amount(resource: str, n: int) -> Text:
    """♣♣"""
    at = RESOURCES.index(resource)
    return Text(SIGNS[at] * n, style=STYLES[at])
