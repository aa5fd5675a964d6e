"""What printed things of Horizon are worth to search bots, in hundredths of a point: made once from a box."""

from __future__ import annotations

from typing import Final

from cradle.games.horizon.cubes import GovernmentStep, Invest, TakeStructure, Token
from cradle.games.horizon.expansion import Expansion
from cradle.games.horizon.goals import CompleteGoal
from cradle.games.horizon.movement import MoreTiles, Move
from cradle.games.horizon.numbers import LEVEL_POINTS, MOVEMENT_BONUS
from cradle.games.horizon.offers import Choose, Coins, Each, Points, Population, Several
from cradle.games.horizon.printed import Action, Cell, Effect, Printed, Program, Technology
from cradle.games.horizon.production import ProduceNow
from cradle.games.horizon.research import PrivateTechnology, Research
from cradle.games.horizon.turn import Basic
from cradle.games.horizon.units import ACTIVE, Recruit, Strengthen

POINT: Final = 100
OF_EFFECTS: Final = 0  # kinds of actions that technologies bring: gains,
OF_RESEARCH: Final = 1
OF_UNITS: Final = 2
USES: Final = 3  # how many kinds


class Prices:
    """What one of each is thought to be worth in the middle of the game."""

    def __init__(self) -> None:
        self.coin = 12
        self.piece = 26
        self.cube = 166  # taken off a track
        self.strength = 215  # of a unit
        self.movement = 12
        self.tile = 275  # a structure in the own supply
        self.tile_level = 9
        self.tokens = [116, 253]
        self.card = [261, 388, 660, 1031]  # a technology not yet seen, beyond its points
        self.known = [294, 776, 1746, 1364]  # a technology that is known, for what it leads to
        self.leader = [0, 324, 213, 845]  # for who researches it first
        self.private = 902
        self.basic = 41
        self.expansion = 634
        self.step = 251  # of the government
        self.goal = 400
        self.production = 318
        self.least = 30  # whatever has no price
        self.rates = [67, 22, 9, 3, 24, 1, 37, 4, 23, 27]  # events a hundred turns
        self.purse = 66  # the first coin at hand; the more there are the less
        self.crew = 140  # the first active piece
        self.share = 434  # hundredths of production that is used
        self.third = 995  # being able to research level III
        self.fourth = 430
        self.basis = 642  # what any action brings: only what is more counts


FEWER: Final = [100, 80, 55, 32, 18, 10, 6, 4, 2]  # hundredths of the first: the first three, the next three …


class Book:
    """Prices of everything in a box. Points stay, the rest fades as the game ends: so they are kept apart."""

    def __init__(self, printed: Printed, prices: Prices) -> None:
        self.printed = printed
        self.prices = prices
        self.points = [0] * len(printed.effects)  # of an effect: what is scored
        self.gains = [0] * len(printed.effects)  # and what is of use
        for number in range(len(printed.effects)):
            effect = printed.effects[number]
            if effect is not None:
                self.price(number, effect)
        self.coins = [prices.purse * part // 100 for part in FEWER]
        self.pieces = [prices.crew * part // 100 for part in FEWER]
        cube = prices.cube
        self.village_points = [territory.village_vp * POINT for territory in printed.territories]
        self.village_gains = [cube + self.gain(territory.bonus) for territory in printed.territories]
        self.city_points = [territory.city_vp * POINT for territory in printed.territories]
        self.strengths = [territory.strength for territory in printed.territories]
        self.structure_points = [structure.centre * POINT for structure in printed.structures]
        self.structure_gains = [
            cube + structure.first * POINT // 3 + self.gain(structure.bonus) for structure in printed.structures
        ]
        self.levels = [technology.level for technology in printed.technologies]
        self.scored = [len(technology.scores) > 0 for technology in printed.technologies]
        self.kinds = [kind_of(technology) for technology in printed.technologies]
        self.allows = [allowed(technology) for technology in printed.technologies]
        self.standing = [self.stands(technology) for technology in printed.technologies]
        self.technologies = [self.gain(technology.instant) for technology in printed.technologies]
        self.triggers = [
            self.worth(trigger.program) * prices.rates[trigger.event] // 100 for trigger in printed.triggers
        ]
        self.cells_turn = [[self.a_turn(cell) for cell in track] for track in printed.tracks]
        self.cells_once = [[self.once(cell) for cell in track] for track in printed.tracks]
        self.investment = [self.once(cell) for cell in printed.investment]
        for card in range(len(printed.technologies)):
            lasting = printed.technologies[card].lasting
            self.technologies[card] += self.standing[card]
            for trigger in printed.triggers:
                if (lasting.triggers >> trigger.number) & 1:
                    self.technologies[card] += 8 * self.triggers[trigger.number]
            for i in range(4):
                self.technologies[card] += abs(lasting.modifiers[i]) * 80

    def a_turn(self, cell: Cell) -> int:
        """What a cell of a track brings a turn once its cube is gone."""
        worth = cell.coin * self.prices.coin * self.prices.share // 100
        if cell.column >= 0:
            worth += self.prices.piece * self.prices.share // 100
        for trigger in self.printed.triggers:
            if (cell.lasting.triggers >> trigger.number) & 1:
                worth += self.triggers[trigger.number]
        return worth

    def once(self, cell: Cell) -> int:
        worth = self.worth(cell.instant) + cell.lasting.modifiers[MOVEMENT_BONUS] * 70
        return worth + (self.prices.step if cell.step >= 0 else 0)

    def gain(self, program: Program) -> int:
        return sum([self.gains[part.number] for part in program.parts])

    def score(self, program: Program) -> int:
        return sum([self.points[part.number] for part in program.parts])

    def worth(self, program: Program) -> int:
        return self.gain(program) + self.score(program)

    def price(self, number: int, e: Effect) -> None:
        """Parts have lower numbers than wholes, so theirs are known."""
        if isinstance(e, Points):
            self.points[number] = e.points * POINT
        elif isinstance(e, Choose):
            best = e.options[0]
            for option in e.options:
                if self.worth(option) > self.worth(best):
                    best = option
            self.points[number] = self.score(best)
            self.gains[number] = self.gain(best)
        elif isinstance(e, Several):
            self.gains[number] = -self.worth(e.program) // 3
        elif isinstance(e, Each):
            self.points[number] = 2 * self.score(e.program)
            self.gains[number] = 2 * self.gain(e.program)
        else:
            self.gains[number] = self.deed(e)

    def deed(self, e: Effect) -> int:
        prices = self.prices
        if isinstance(e, Coins):
            return e.coins * prices.coin
        if isinstance(e, Population):
            return e.pieces * prices.piece
        if isinstance(e, Move):
            return e.points * prices.movement
        if isinstance(e, MoreTiles):
            return e.tiles * prices.least
        if isinstance(e, Invest):
            return e.times * prices.cube
        if isinstance(e, Token):
            return e.times * prices.tokens[e.what]
        if isinstance(e, TakeStructure):
            return prices.tile + e.level * prices.tile_level
        if isinstance(e, Recruit):
            return e.strength * prices.strength - (prices.piece if e.source == ACTIVE else 0)
        if isinstance(e, Strengthen):
            return e.points * prices.strength
        return self.deed_of_cards(e)

    def deed_of_cards(self, e: Effect) -> int:
        prices = self.prices
        if isinstance(e, Research):
            best = 0
            for level in range(4):
                if (e.levels >> level) & 1:
                    best = LEVEL_POINTS[level] * POINT + prices.card[level] + prices.known[level]
                    if not e.open_only:
                        best += prices.leader[level] // 2
            return best - (prices.piece if e.source == ACTIVE else 0)
        if isinstance(e, PrivateTechnology):
            return prices.private
        if isinstance(e, Basic):
            return prices.basic
        if isinstance(e, ProduceNow):
            return prices.production
        if isinstance(e, Expansion):
            return prices.expansion
        if isinstance(e, GovernmentStep):
            return prices.step
        if isinstance(e, CompleteGoal):
            return prices.goal
        return prices.least

    def stands(self, technology: Technology) -> int:
        """What its action is better than any other."""
        if technology.action is None:
            return 0
        return max(0, self.action(technology.action) - self.prices.basis) + self.prices.least

    def action(self, action: Action) -> int:
        return self.worth(action.program) - action.coins * self.prices.coin - action.exhaust * self.prices.piece


def kind_of(technology: Technology) -> int:
    """What its action is about."""
    if technology.action is not None:
        for part in technology.action.program.parts:
            if isinstance(part, (Research, Basic)):
                return OF_RESEARCH
            if isinstance(part, (Recruit, Strengthen, Move, Expansion)):
                return OF_UNITS
    return OF_EFFECTS


def allowed(technology: Technology) -> int:
    """Mask of the levels that its action researches."""
    levels = 0
    if technology.action is not None:
        for part in technology.action.program.parts:
            if isinstance(part, Research):
                levels |= part.levels
    return levels
