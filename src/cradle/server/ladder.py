"""Which bot plays where one has failed."""

from __future__ import annotations

from cradle.server.boxes import levels
from cradle.server.plan import Place


def sound(title: str, place: Place, level: str) -> str:
    """This level, or the strongest that has not failed at this seat; random is the last resort."""
    if level not in place.failed:
        return level
    return next((other for other in reversed(levels(title)) if other not in place.failed), "random")


def replace(title: str, place: Place, level: str) -> None:
    """The bot has failed: whoever plays the seat by this bot goes on with the next one."""
    place.failed = [*[other for other in place.failed if other != level], level]
    if place.level == level:
        place.level = sound(title, place, level)
    if place.stand_in == level:
        place.stand_in = sound(title, place, level)
