"""The document as a table reads it: mats in force, what effects are called, and the numbers that boards draw with."""

from __future__ import annotations

from cradle.core.plain import Plain
from cradle.games.tapestry.box import Place, Printed
from cradle.games.tapestry.pieces import DISTRICT, END, HOUSED, ROCK, SIDE, STANDS, TIER, TRACKS
from cradle.games.tapestry.versions import adjusted


def reading(document: Plain, printed: Printed, adjustment: int) -> Plain:
    technologies = [{"circle": printed.circle[i], "square": printed.square[i]} for i in range(len(printed.circle))]
    return {
        **adjusted(document, adjustment),
        "place": [with_effects(place, printed) for place in entries(document, "place")],
        "technology": called(entries(document, "technology"), technologies),
        "tile": called(entries(document, "tile"), [{"benefit": effect} for effect in printed.tile_benefit]),
        "space": called(entries(document, "space"), [{"benefit": effect} for effect in printed.space_benefit]),
        "effect": [effect.words for effect in printed.effects],
        "board": {"spaces": END + 1, "tiers": list(range(1, END + 1, TIER))},
        "plot": {"side": SIDE, "district": DISTRICT, "rock": ROCK, "building": HOUSED, "landmark": STANDS},
    }


def entries(document: Plain, name: str) -> list[Plain]:
    found = document[name]
    assert isinstance(found, list)
    return found


def called(found: list[Plain], effects: list[dict[str, int]]) -> list[Plain]:
    """Entries with the numbers of their effects, by which effects are called."""
    return [{**entry, "effects": effects[i]} for i, entry in enumerate(found)]


def with_effects(entry: Plain, printed: Printed) -> Plain:
    """A space of a track, with what its bonus buys and the price as the question about it tells them."""
    place = place_of(entry, printed)
    out = {**entry, "effects": {"benefit": place.benefit}}
    if place.bonus is not None:
        out["buys"] = {"effect": place.bonus.gain, "sort": place.bonus.sort, "amount": place.bonus.amount}
    return out


def place_of(entry: Plain, printed: Printed) -> Place:
    space = entry["space"]
    assert isinstance(space, int)
    return printed.places[TRACKS.index(str(entry["track"]))][space]
