"""Age of Heroes: everything printed, as numbers. Made once from the content and shared by all tables."""

from __future__ import annotations

from cradle.games.heroes.numbers import GOLD, KINDS, PLAIN


class Printed:
    def __init__(
        self,
        counts: list[int],
        strengths: list[int],
        stock: list[int],
        costs: list[list[int]],
        specials: list[int],
        monuments: list[str],
    ) -> None:
        self.counts = counts  # kind of resource card -> how many
        self.stock = stock  # item -> how many
        self.specials = specials  # tribe -> kind of card for its monument
        self.monuments = monuments  # tribe -> what its monument is called
        self.costs = costs  # item -> resource -> how many
        self.kinds: list[int] = []  # card -> kind; battle cards have none
        self.strengths: list[int] = []  # card -> strength; resource cards have none
        self.cards_of: list[list[int]] = []  # kind -> cards
        for kind in range(KINDS):
            first = len(self.kinds)
            self.cards_of.append(list(range(first, first + counts[kind])))
            self.kinds += [kind] * counts[kind]
        self.first_battle = len(self.kinds)
        self.strengths = [0] * self.first_battle
        for i in range(len(strengths)):
            self.strengths += [i + 1] * strengths[i]
        battle = len(self.strengths) - self.first_battle
        self.kinds += [-1] * battle
        self.backs = [0] * self.first_battle + [1] * battle
        self.faces: list[int] = []  # card -> a number that all its copies have
        for card in range(len(self.kinds)):
            alike = card > 0 and self.same(card, card - 1)
            self.faces.append(card if card == 0 else self.faces[card - 1] + (0 if alike else 1))
        self.ways: list[list[int]] = [ways(cost) for cost in costs]
        self.cheapest = min([sum(cost) for cost in costs])  # cards of the cheapest item

    def same(self, card: int, other: int) -> bool:
        return self.kinds[card] == self.kinds[other] and self.strengths[card] == self.strengths[other]


def ways(cost: list[int]) -> list[int]:
    """Heroes 6.2: every way to pay a price, with more and more gold in place of plain resources, as packed cards."""
    found = [cost[GOLD] << (4 * GOLD)]
    for kind in range(PLAIN - 1, -1, -1):
        found = [
            way + ((cost[kind] - gold) << (4 * kind)) + (gold << (4 * GOLD))
            for gold in range(cost[kind] + 1)
            for way in found
        ]
    return sorted(found, key=gold_in)


def gold_in(way: int) -> int:
    return (way >> (4 * GOLD)) & 15


def count(packed: int, kind: int) -> int:
    """How many cards of a kind are in a packed lot."""
    return (packed >> (4 * kind)) & 15


def one(kind: int) -> int:
    return 1 << (4 * kind)


def total(packed: int) -> int:
    n = 0
    while packed:
        n += packed & 15
        packed >>= 4
    return n


def covers(have: int, need: int) -> bool:
    while need:
        if have & 15 < need & 15:
            return False
        have >>= 4
        need >>= 4
    return True
