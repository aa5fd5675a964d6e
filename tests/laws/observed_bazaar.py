"""Bazaar: the same numbers, read from a view."""

from __future__ import annotations

from tests.laws.observed import Seen, asked, question


def observed(view: Seen, eye: int, seats: int, wide: bool) -> list[int]:
    kinds = ["", "drop", "wish", "pick", "bid", "guard"]
    seated = [(eye + i) % seats for i in range(seats)]
    cards = [int(card in view["market"]) for card in range(24)]
    if not wide:
        for i, seat in enumerate(seated):
            cards = [2 + i if card in view["hands"][seat] else place for card, place in enumerate(cards)]
    row = [view["round"][0], len(view["deck"]), *(view["note"] + [-1, -1])[:2], *cards]
    row.append(kinds.index(question(view, eye)[0]) - 1)
    for seat in seated:
        row += [asked(view, seat), view["coins"][seat], len(view["hands"][seat])]
        row += [int(card in view["hands"][seat]) for card in range(24)] if wide else []
    return row
