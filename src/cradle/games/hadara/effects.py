"""Hadara 14: the purple effects. Content gives each card at most one; a player's cards together make the perks."""

from __future__ import annotations

from typing import Final

KINDS: Final = [
    "sell-bonus",
    "bonus-tile",
    "track-per-colour",
    "colony-coins",
    "medal-discount",
    "food-buyout",
    "food-surplus",
    "income-gap",
    "bust-bonus",
    "silver-full",
    "set-points",
    "set-joker",
    "double-actions",
    "requirement-discount",
    "buy-requirement",
]
SELL_BONUS: Final = 0
BONUS_TILE: Final = 1
TRACK_PER_COLOUR: Final = 2
COLONY_COINS: Final = 3
MEDAL_DISCOUNT: Final = 4
FOOD_BUYOUT: Final = 5
FOOD_SURPLUS: Final = 6
INCOME_GAP: Final = 7
BUST_BONUS: Final = 8
SILVER_FULL: Final = 9
SET_POINTS: Final = 10
SET_JOKER: Final = 11
DOUBLE_ACTIONS: Final = 12
REQUIREMENT_DISCOUNT: Final = 13
BUY_REQUIREMENT: Final = 14


class Effect:
    """One effect: its kind and its numbers, in the order in which the content names them."""

    def __init__(self, kind: int, numbers: list[int]) -> None:
        self.kind = kind
        self.numbers = numbers


class Perks:
    """Hadara 14.1, 14.2: what the effects that a player owns add up to. Replaced as a whole, so clones share it."""

    def __init__(self, silver_prices: list[int], gold_prices: list[int]) -> None:
        self.sell_bonus = 0
        self.per_colour: list[list[int]] = NO_COUNTS  # colour -> steps on the four tracks for each card of it
        self.colony_coins = 0
        self.silver_prices = silver_prices  # by epoch
        self.gold_prices = gold_prices
        self.buyout_price = 0
        self.buyout_most = 0
        self.surplus_coins = 0
        self.surplus_most = 0
        self.gap_coins = 0
        self.gap_most = 0
        self.bust_steps = 0
        self.bust_points = 0
        self.silver_full = 0
        self.set_points = 0
        self.jokers = 0
        self.colonies = 1
        self.busts = 1
        self.requirement_less = 0
        self.point_price = 0
        self.points_most = 0

    def asks(self, requirement: int) -> int:
        """Hadara 14.20: what is left of the requirement of a colony or a bust."""
        return max(0, requirement - self.requirement_less)


NO_COUNTS: Final[list[list[int]]] = [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


def add(perks: Perks, effect: Effect) -> None:
    """Hadara 14.2: several add up; medal prices and the prices of buying are the lowest offered."""
    kind = effect.kind
    n = effect.numbers
    if kind == SELL_BONUS:  # 14.3
        perks.sell_bonus += n[0]
    elif kind == TRACK_PER_COLOUR:  # 14.5 to 14.8
        per_colour = [steps[:] for steps in perks.per_colour]
        per_colour[n[0]][n[1]] += n[2]
        perks.per_colour = per_colour
    elif kind == COLONY_COINS:  # 14.10
        perks.colony_coins += n[0]
    elif kind == MEDAL_DISCOUNT:  # 14.11
        perks.silver_prices = lower(perks.silver_prices, n[0], n[1])
        perks.gold_prices = lower(perks.gold_prices, n[2], n[3])
    elif kind == FOOD_BUYOUT:  # 14.12
        perks.buyout_price = n[0] if not perks.buyout_most else min(perks.buyout_price, n[0])
        perks.buyout_most += n[1]
    elif kind == FOOD_SURPLUS:  # 14.13
        perks.surplus_coins += n[0]
        perks.surplus_most += n[1]
    elif kind == INCOME_GAP:  # 14.14
        perks.gap_coins += n[0]
        perks.gap_most += n[1]
    else:
        add_late(perks, kind, n)


def add_late(perks: Perks, kind: int, n: list[int]) -> None:
    """The effects that matter for busts, requirements and the score."""
    if kind == BUST_BONUS:  # 14.15
        perks.bust_steps += n[0]
        perks.bust_points += n[1]
    elif kind == SILVER_FULL:  # 14.16
        perks.silver_full += n[0]
    elif kind == SET_POINTS:  # 14.17
        perks.set_points += n[0]
    elif kind == SET_JOKER:  # 14.18
        perks.jokers += n[0]
    elif kind == DOUBLE_ACTIONS:  # 14.19
        perks.colonies = max(perks.colonies, n[0])
        perks.busts = max(perks.busts, n[1])
    elif kind == REQUIREMENT_DISCOUNT:  # 14.20
        perks.requirement_less += n[0]
    elif kind == BUY_REQUIREMENT:  # 14.21
        perks.point_price = n[0] if not perks.points_most else min(perks.point_price, n[0])
        perks.points_most += n[1]


def lower(prices: list[int], second: int, third: int) -> list[int]:
    """Hadara 14.11, 14.11a: prices named for epochs II and III; a second card changes nothing."""
    return [prices[0], min(prices[1], second), min(prices[2], third)]
