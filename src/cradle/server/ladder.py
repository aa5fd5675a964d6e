"""Which bot plays where one has failed."""

from __future__ import annotations

from cradle.server.boxes import levels, usual_level
from cradle.server.plan import Place


def sound(title: str, place: Place, level: str) -> str:
    """This level, or the next weaker one that has not failed at this seat; random is the last resort."""
    if level not in place.failed:
        return level
    known = levels(title)
    at = known.index(level) if level in known else known.index(usual_level(title)) + 1  # one that there is no longer
    return next((other for other in reversed(known[:at]) if other not in place.failed), "random")


def replace(title: str, place: Place, level: str) -> None:
    """The bot has failed: whoever plays the seat by this bot goes on with the next one."""
    place.failed = [*[other for other in place.failed if other != level], level]
    if place.level == level:
        place.level = sound(title, place, level)
    if place.stand_in == level:
        place.stand_in = sound(title, place, level)
