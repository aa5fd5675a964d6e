"""A deck of cards, two players and a spectator."""

from __future__ import annotations

from cradle.core.cards import Cards
from cradle.core.rng import seeded

DECK, HAND, PILE = 0, 1, 2
ANN, BEN, WATCHER = 1, 2, 4  # the bits of two seats and the spectator
ALL = ANN | BEN | WATCHER


def deck(count: int = 6) -> Cards:
    """A deck in order, unknown to all: the last card is on top."""
    cards = Cards([0] * count, 3, ALL, 1)
    cards.zones[DECK] = list(range(count))
    return cards


def reshuffled() -> Cards:
    """Ben holds 11, 10 and 9 from the first deck; all saw the rest, which is now the deck; Ben drew one of it."""
    cards = deck(12)
    for _ in range(3):
        cards.draw(DECK, HAND, BEN)
    while cards.zones[DECK]:
        cards.draw(DECK, PILE, ALL)
    for card in cards.zones[PILE][:]:
        cards.move(card, PILE, DECK, ALL)
    cards.shuffle(DECK, seeded(3))
    cards.draw(DECK, HAND, BEN)
    return cards
