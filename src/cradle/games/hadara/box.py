"""Hadara 1: the box. Everything printed, as numbers; the same for all tables with the same content and readings."""

from __future__ import annotations

from typing import Final

from cradle.games.hadara.effects import BUST_BONUS, COLONY_COINS, SILVER_FULL, Effect, Perks, add

COLOURS: Final = ["yellow", "red", "blue", "green", "purple"]
TRACKS: Final = ["income", "military", "culture", "food"]
CRESTS: Final = ["monkey", "dragon", "lion", "pegasus", "scarab"]  # clockwise on the wheel (3.4)
VALUES: Final = [3, 9, 15, 21, 30]  # military asked for by the five kinds of colony (1.3)
SIDES: Final = ["a", "b"]
EPOCHS: Final = 3
PURPLE: Final = 4
CARDS: Final = 162
STARS: Final = 4  # cards with a star in each epoch (1.2)
COLONIES: Final = 25
BUSTS: Final = 4
TILES: Final = 2  # bonus tiles of each colour (1.4)
MEDALS: Final = 2  # of silver and of gold, at most (11.4)
DRAWN: Final = 2  # cards drawn in a turn of the draft (4.2)

INCOME: Final = 0
MILITARY: Final = 1
CULTURE: Final = 2
FOOD: Final = 3


class SetupCard:
    """Hadara 2.6: initiative, and coins and track values of each side."""

    def __init__(self, card_id: str, initiative: int, coins: list[int], steps: list[list[int]]) -> None:
        self.card_id = card_id
        self.initiative = initiative
        self.coins = coins
        self.steps = steps


class Colony:
    """Hadara 7.7: the reverse of a tile."""

    def __init__(self, colony_id: str, value: int, steps: list[int], points: int) -> None:
        self.colony_id = colony_id
        self.value = value  # place among VALUES
        self.steps = steps
        self.points = points


class Front:
    """Hadara 7.10: the front, alike for all tiles of one value."""

    def __init__(self, plunder: int, annex: int, points: int) -> None:
        self.plunder = plunder
        self.annex = annex
        self.points = points


class Bust:
    def __init__(self, bust_id: str, requirement: int, points: int, bonus: int) -> None:
        self.bust_id = bust_id
        self.requirement = requirement
        self.points = points
        self.bonus = bonus


class Printed:
    """All components with their numbers. Cards are parallel lists: card -> colour, price, …"""

    def __init__(self) -> None:
        self.card_ids: list[str] = []
        self.colour: list[int] = []
        self.epoch: list[int] = []  # 0 to 2
        self.price: list[int] = []
        self.points: list[int] = []
        self.steps: list[list[int]] = []
        self.star: list[bool] = []
        self.effect: list[Effect | None] = []
        self.colonies: list[Colony] = []
        self.fronts: list[Front] = []
        self.busts: list[Bust] = []
        self.setups: list[SetupCard] = []
        self.sale: list[int] = []
        self.silver_prices: list[int] = []
        self.gold_prices: list[int] = []
        self.points_per_set = 0
        self.coins_per_point = 0
        self.extra_coin = 0


class Reading:
    """Hadara 15: what is printed, as read with the options of one table."""

    def __init__(
        self,
        printed: Printed,
        first_game: bool,
        without_stars: bool,
        every_silver: bool,
        swapped: bool,
        bust_points: bool,
    ) -> None:
        self.printed = printed
        self.first_game = first_game
        self.without_stars = without_stars
        effects = swap_effects(printed.effect) if swapped else printed.effect
        self.effect = [read_effect(effect, every_silver, bust_points) for effect in effects]
        self.colour = printed.colour
        self.price = printed.price
        self.points = printed.points
        self.steps = printed.steps
        self.no_perks = self.perks([])

    def perks(self, cards: list[int]) -> Perks:
        """Hadara 14.1: the effects of the cards that a player owns."""
        perks = Perks(self.printed.silver_prices, self.printed.gold_prices)
        for card in cards:
            effect = self.effect[card]
            if effect is not None:
                add(perks, effect)
        return perks


def read_effect(effect: Effect | None, every_silver: bool, bust_points: bool) -> Effect | None:
    """Hadara 15.2, 15.4: full silver for every medal; no points by a bust bonus."""
    if effect is not None and effect.kind == SILVER_FULL and every_silver:
        return Effect(SILVER_FULL, [MEDALS])
    if effect is not None and effect.kind == BUST_BONUS and not bust_points:
        return Effect(BUST_BONUS, [effect.numbers[0], 0])
    return effect


def swap_effects(effects: list[Effect | None]) -> list[Effect | None]:
    """Hadara 15.3: colony coins and bust bonus change places on their cards."""
    coins: Effect | None = None
    bonus: Effect | None = None
    for effect in effects:
        if effect is not None and effect.kind == COLONY_COINS:
            coins = effect
        if effect is not None and effect.kind == BUST_BONUS:
            bonus = effect
    out: list[Effect | None] = []
    for effect in effects:
        if effect is not None and effect.kind == COLONY_COINS:
            out.append(bonus)
        elif effect is not None and effect.kind == BUST_BONUS:
            out.append(coins)
        else:
            out.append(effect)
    return out
