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
        self.faces = faces(self.kinds, self.strengths)  # card -> a number that all its copies have
        self.ways: list[list[int]] = [ways(cost) for cost in costs]
        self.cheapest = min([sum(cost) for cost in costs])  # cards of the cheapest item


def faces(kinds: list[int], strengths: list[int]) -> list[int]:
    """Cards of one kind and strength lie beside each other."""
    out: list[int] = []
    face = -1
    for card in range(len(kinds)):
        if card == 0 or kinds[card] != kinds[card - 1] or strengths[card] != strengths[card - 1]:
            face += 1
        out.append(face)
    return out


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
