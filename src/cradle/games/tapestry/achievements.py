"""Tapestry 10.1: the three achievements, each once a player, worth less to those who come later."""

from __future__ import annotations

from cradle.core.game import changed
from cradle.games.tapestry.news import ACHIEVED
from cradle.games.tapestry.pieces import BY_ACHIEVEMENTS
from cradle.games.tapestry.resolve import score
from cradle.games.tapestry.resources import watch
from cradle.games.tapestry.table import Tapestry


def achieve(t: Tapestry, seat: int, achievement: int) -> None:
    p = t.players[seat]
    if (p.achieved >> achievement) & 1 or p.finished:
        return
    values = t.box.achievements[achievement][1 if t.sides > 3 else 0]
    if t.arrivals[achievement] >= len(values):
        return
    p.achieved |= 1 << achievement
    if t.journal is not None:
        t.tell(ACHIEVED, seat, [achievement])
    if seat < t.seats or (t.level and seat == t.seats):  # the Shadow Empire never scores
        score(t, seat, BY_ACHIEVEMENTS, values[t.arrivals[achievement]])
    t.arrivals = changed(t.arrivals, achievement, t.arrivals[achievement] + 1)
    watch(t, seat)
