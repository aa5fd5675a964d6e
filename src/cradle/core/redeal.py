"""Many imagined tables of one position: what they have in common is worked out once.

`Table.imagine` puts a position into the order in which its eye knows it, and deals. Whoever wants hundreds of such
tables takes one and has only the hidden cards change places, each within its mix, again and again: the same tables,
each as likely, for a third of the time. What the others know stays with the place, as there.
"""

from __future__ import annotations

from cradle.core.cards import Cards
from cradle.core.rng import Rng


class Hidden:
    """The places of all cards that an eye does not know, mix by mix."""

    def __init__(self, cards: Cards, eye: int) -> None:
        bit = 1 << eye
        by_mix: list[list[int]] = [[] for _ in range(cards.mixes)]
        for zone in range(len(cards.zones)):
            for card in cards.zones[zone]:
                if not cards.known[card] & bit:
                    by_mix[cards.mix[card]].append(card)
        self.cards: list[int] = []  # as they lie, mix by mix
        self.zones: list[int] = []
        self.places: list[int] = []
        self.masks: list[int] = []  # who else knows what lies there
        self.ends: list[int] = []  # where each mix ends
        at = [0] * len(cards.backs)
        lies = [0] * len(cards.backs)
        for zone in range(len(cards.zones)):
            row = cards.zones[zone]
            for i in range(len(row)):
                lies[row[i]] = zone
                at[row[i]] = i
        for pool in by_mix:
            if len(pool) > 1:
                for card in pool:
                    self.cards.append(card)
                    self.zones.append(lies[card])
                    self.places.append(at[card])
                    self.masks.append(cards.known[card])
                self.ends.append(len(self.cards))

    def deal(self, cards: Cards, rng: Rng) -> None:
        """Change the places of these cards in a copy of the position."""
        order = self.cards[:]
        known = cards.own_known()
        zones = self.zones
        places = self.places
        masks = self.masks
        zone = order  # of the card before, to be written
        at = -1
        first = 0
        for end in self.ends:
            for i in range(first, end):
                if zones[i] != at:
                    at = zones[i]
                    zone = cards.own(at)
                j = i + rng.below(end - i)
                card = order[j]
                order[j] = order[i]
                zone[places[i]] = card
                known[card] = masks[i]
            first = end
