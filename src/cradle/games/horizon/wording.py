"""Beyond the Horizon: what to call an option or a waiting effect of own content, which no language has a text for."""

from __future__ import annotations

from cradle.core.words import Wording
from cradle.games.horizon.numbers import TRACKS
from cradle.games.horizon.offers import Choose
from cradle.games.horizon.printed import Printed


def wording(printed: Printed, noun: str, number: int) -> Wording | None:
    """An option is told by its number, an effect by the piece that it is printed on."""
    if noun == "option":
        return Wording("effect-option", {"number": 1 + number - first_option(printed, number)}, {})
    if noun == "trigger":
        return source(printed, printed.trigger_ids[number].rpartition("-")[0])
    return None


def first_option(printed: Printed, number: int) -> int:
    """The number of the first option of the same choice."""
    firsts = [effect.first for effect in printed.effects if isinstance(effect, Choose)]
    return max([first for first in firsts if first <= number])


def track_of(printed: Printed, cell: int) -> str:
    """The track of a cell, counted over all tracks."""
    track = 0
    while cell >= len(printed.tracks[track]):
        cell -= len(printed.tracks[track])
        track += 1
    return TRACKS[track]


def source(printed: Printed, where: str) -> Wording | None:
    nouns = printed.nouns
    if where in nouns["technology"]:
        return Wording(f"technology-{where}", {}, {})
    if where in nouns["cell"]:
        track = track_of(printed, nouns["cell"].index(where))
        return Wording("effect-cell", {}, {"track": Wording(f"track-{track}", {}, {})})
    if where in nouns["investment"]:
        return Wording("effect-investment", {"number": nouns["investment"].index(where) + 1}, {})
    face, _, step = where.rpartition("-")
    parts = {"government": Wording(f"government-{face}", {}, {}), "step": Wording(f"step-{step}", {}, {})}
    return Wording("effect-government", {}, parts)
