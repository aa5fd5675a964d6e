"""What printed things of Horizon are worth, in hundredths of a point: made once from a box."""

from __future__ import annotations

from typing import Final

from cradle.games.horizon.cubes import GovernmentStep, Invest, TakeStructure, Token
from cradle.games.horizon.expansion import Expansion
from cradle.games.horizon.goals import CompleteGoal
from cradle.games.horizon.movement import Move
from cradle.games.horizon.numbers import LEVEL_POINTS, MODIFIERS
from cradle.games.horizon.offers import Choose, Coins, Each, Points, Population, Several
from cradle.games.horizon.printed import Action, Effect, Lasting, Printed, Program, Technology
from cradle.games.horizon.production import ProduceNow
from cradle.games.horizon.research import PrivateTechnology, Research
from cradle.games.horizon.turn import Basic
from cradle.games.horizon.units import ACTIVE, Recruit, Strengthen

POINT: Final = 100
COIN: Final = 35
ACTIVE_PIECE: Final = 42
CUBE: Final = 130  # taken off a track
STRENGTH: Final = 22  # of a unit
MOVEMENT: Final = 22
TILE: Final = 80  # a structure in the own supply
TOKENS: Final = [130, 160]
LEVEL: Final = [260, 420, 560, 1000]  # a technology not yet seen
PRIVATE: Final = 380
BASIC: Final = 90
EXPANSION: Final = 380
STEP: Final = 200  # of the government
GOAL: Final = 400
PRODUCTION: Final = 130
EXTRA: Final = 700  # points at the end of a level IV technology
MODIFIER: Final = [90, 40, -90, -50]  # movement, tiles, price of structures, price of pieces
TRIGGER: Final = 2  # how often a trigger is set off
USES: Final = 35  # hundredths: how much of an action's advantage over a basic one its owner sees


class Values:
    def __init__(self, printed: Printed) -> None:
        self.printed = printed
        self.effects = [0] * len(printed.effects)
        for number in range(len(printed.effects)):
            effect = printed.effects[number]
            if effect is not None:
                self.effects[number] = self.effect(effect)
        self.villages = [
            territory.village_vp * POINT + CUBE + self.program(territory.bonus) for territory in printed.territories
        ]
        self.cities = [territory.city_vp * POINT + CUBE for territory in printed.territories]
        self.structures = [
            structure.centre * POINT + structure.first * POINT // 3 + CUBE + self.program(structure.bonus)
            for structure in printed.structures
        ]
        self.standing = [self.stands(technology) for technology in printed.technologies]
        self.technologies = [
            LEVEL_POINTS[technology.level] * POINT + self.program(technology.instant) + self.stands(technology)
            for technology in printed.technologies
        ]
        for card in range(len(printed.technologies)):
            if printed.technologies[card].scores:
                self.technologies[card] += EXTRA

    def program(self, program: Program) -> int:
        return sum([self.effects[part.number] for part in program.parts])

    def effect(self, e: Effect) -> int:
        """Parts have lower numbers than wholes, so theirs are known."""
        if isinstance(e, Coins):
            return e.coins * COIN
        if isinstance(e, Population):
            return e.pieces * ACTIVE_PIECE
        if isinstance(e, Points):
            return e.points * POINT
        if isinstance(e, Move):
            return e.points * MOVEMENT
        if isinstance(e, Invest):
            return e.times * CUBE
        if isinstance(e, Token):
            return e.times * TOKENS[e.what]
        if isinstance(e, TakeStructure):
            return TILE + e.level * 40
        if isinstance(e, Recruit):
            return e.strength * STRENGTH + (0 if e.source == ACTIVE else 30)
        if isinstance(e, Strengthen):
            return e.points * STRENGTH
        return self.deed(e)

    def deed(self, e: Effect) -> int:
        if isinstance(e, Research):
            best = 0
            for level in range(4):
                if (e.levels >> level) & 1:
                    best = LEVEL[level]
            return best - (ACTIVE_PIECE if e.source == ACTIVE else 0)
        if isinstance(e, PrivateTechnology):
            return PRIVATE
        if isinstance(e, Basic):
            return BASIC
        if isinstance(e, ProduceNow):
            return PRODUCTION
        if isinstance(e, Expansion):
            return EXPANSION
        if isinstance(e, GovernmentStep):
            return STEP
        if isinstance(e, CompleteGoal):
            return GOAL
        if isinstance(e, Choose):
            return max([self.program(option) for option in e.options])
        if isinstance(e, Several):
            return -self.program(e.program) // 3
        if isinstance(e, Each):
            return 2 * self.program(e.program)
        return 30

    def stands(self, technology: Technology) -> int:
        """What its action and its lasting effect bring over the game."""
        worth = self.lasting(technology.lasting)
        if technology.action is not None:
            worth += max(0, self.action(technology.action) - BASIC) * USES // 100 + 30
        return worth

    def action(self, action: Action) -> int:
        return self.program(action.program) - action.coins * COIN - action.exhaust * ACTIVE_PIECE

    def lasting(self, lasting: Lasting) -> int:
        worth = 0
        for i in range(len(MODIFIERS)):
            worth += lasting.modifiers[i] * MODIFIER[i]
        for trigger in self.printed.triggers:
            if (lasting.triggers >> trigger.number) & 1:
                worth += TRIGGER * self.program(trigger.program)
        return worth
