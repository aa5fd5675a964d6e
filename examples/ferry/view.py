"""Ferry: what each eye sees. A number under the name of a noun (`boat`, `hand_loads`) is a component."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cradle.core.plain import Plain
from examples.ferry.content import HAND, LANDED, REST, RETURNED

if TYPE_CHECKING:
    from examples.ferry.table import Ferry


def view(t: Ferry, eye: int) -> Plain:
    return {
        "pending": t.pending(),
        "crossing": t.crossing,
        "last": t.last(),
        "rest": len(t.cards.zones[REST]),
        "returned_loads": t.cards.zones[RETURNED][:],
        "players": [player(t, s, eye) for s in range(t.seats)],
    }


def player(t: Ferry, seat: int, eye: int) -> Plain:
    return {
        "hand_loads": t.cards.bag(HAND + seat, eye),
        "landed_loads": t.cards.zones[LANDED + seat][:],
        "boat": t.boats[seat],  # whatever news tell can be seen afterwards
        "points": t.points(seat),
    }


def numbers(t: Ferry, seat: int) -> dict[str, int]:
    return {"points": t.points(seat), "hand_loads.length": len(t.cards.zones[HAND + seat])}
