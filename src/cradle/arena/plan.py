"""A plan: everything that decides what a run of the arena plays, in plain values that travel to other processes.

Games are numbered from 0 on through the events of the plan. Which deal a game is played on and who sits where follows
from the plan and the number alone (`seating.py`).
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final

from cradle.core.errors import BadSetup
from cradle.core.rng import SEED_BITS

BALANCED: Final = "balanced"  # every set of rivals meets equally often, each deal is played on all seats
MOVING: Final = "moving"  # one line-up, a deal a game; the line-up moves on by one seat from game to game
ALONE: Final = "alone"  # the first of two on each seat in turn of each deal, the second on all the others
BUDGET: Final = 10.0  # seconds a move


class BadPlan(BadSetup):
    """A plan that cannot be meant so; says which field."""


@dataclass(frozen=True)
class Contender:
    """Who takes part: a name for the tables, and who plays under it."""

    name: str
    bot: str  # `greedy`, `package.module:Class` or `process:COMMAND …`


@dataclass(frozen=True)
class Event:
    """A title for a number of players."""

    title: str
    seats: int
    games: int
    options: dict[str, str] = field(default_factory=dict)
    content: str | None = None  # an own TOML text
    content_name: str = ""


@dataclass(frozen=True)
class Plan:
    contenders: tuple[Contender, ...]  # with the moving line-up, one a place of it
    events: tuple[Event, ...]
    seed: int = 1
    budget: float = BUDGET
    seating: str = BALANCED
    notes: bool = False  # whether each result carries notes of its game (`notes.py`)
    times: bool = False  # whether each result says how long decisions took, which decides nothing

    def games(self) -> int:
        return sum(event.games for event in self.events)

    def place(self, number: int) -> tuple[Event, int]:
        """The event of a game, and its number within the event."""
        for event in self.events:
            if number < event.games:
                return event, number
            number -= event.games
        raise IndexError(number)

    def names(self) -> list[str]:
        """Everybody's, each once."""
        return list(dict.fromkeys(contender.name for contender in self.contenders))


def derived(seed: int, *parts: object) -> int:
    """A seed for one game, or one decision, of many."""
    text = "/".join(str(part) for part in (seed, *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8], "big")
