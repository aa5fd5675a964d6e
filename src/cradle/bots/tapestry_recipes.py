"""What every effect of a Tapestry box is made of, so that its worth is a sum or a choice of a few goods."""

from __future__ import annotations

from typing import Final

from cradle.games.tapestry.ages import (
    BurnCards,
    Colonialism,
    DarkAges,
    Discovery,
    Guilds,
    PleaForAid,
    Socialism,
    Uprising,
    Wonders,
)
from cradle.games.tapestry.box import Effect, Printed
from cradle.games.tapestry.capital import AnyLandmark, GainBuilding, GainLandmark
from cradle.games.tapestry.civilizations import GainCivilization
from cradle.games.tapestry.conquest import BOTH, Conquer, GroundBenefit
from cradle.games.tapestry.discards import PayFor
from cradle.games.tapestry.explore import ANYWHERE, DrawSpace, Explore, Voyage
from cradle.games.tapestry.gains import DrawTiles, Gain, GainAny, Lose, Points, PointsPer
from cradle.games.tapestry.pieces import END, ROW, TIER
from cradle.games.tapestry.research import Research
from cradle.games.tapestry.resolve import AnyOrder, AtLeast, Everyone, InOrder, May, OneOf, Times
from cradle.games.tapestry.rivals import (
    Dictatorship,
    Espionage,
    FirstIntoEra,
    OilMagnate,
    OlympicHost,
    TradeEconomy,
)
from cradle.games.tapestry.tapestries import DrawCards, Overplay
from cradle.games.tapestry.technology import Invent, NewestCircle, Symbol, Upgrade
from cradle.games.tapestry.tracks import BENEFIT, Advance, Again, Regress

# goods: the places of a list of worths
POINT: Final = 0
RESOURCE: Final = 1
BUILDING: Final = 2  # four kinds, then any
TILE: Final = 7
CARD: Final = 8
EXPLORE: Final = 9
EXPLORE_FAR: Final = 10
CONQUER: Final = 11
CONQUER_BOTH: Final = 12
INVENT: Final = 13
UPGRADE: Final = 14
RESEARCH: Final = 15
RESEARCH_FULL: Final = 16
CIRCLE: Final = 17
SQUARE: Final = 18
PLOT: Final = 19  # of a landmark
CIVILIZATION: Final = 20
OVERPLAY: Final = 21
VOYAGE: Final = 22
SPACE: Final = 23
AGAIN: Final = 24
STEP: Final = 25  # four tracks, without what the space gives
FULL_STEP: Final = 29  # four tracks
BACK: Final = 33  # four tracks, with what the space gives
COUNT: Final = 37  # one point for each of what is counted
GOODS: Final = 53

SPACES: Final = ROW + 1  # of a row of the income mat

# how an effect is made of them
SOME: Final = 0  # so many of one good
ALL: Final = 1  # every part
BEST: Final = 2  # one part
SO_OFTEN: Final = 3  # one part several times


class Recipes:
    """Read once a box."""

    def __init__(self, box: Printed) -> None:
        self.box = box
        self.how: list[int] = []
        self.good: list[int] = []
        self.amount: list[int] = []
        self.parts: list[list[int]] = []
        for effect in box.effects:
            self.how.append(SOME)
            self.good.append(POINT)
            self.amount.append(0)
            self.parts.append([])
            if not self.made_of_parts(effect):
                self.good[-1], self.amount[-1] = good_of(box, effect)
        self.lasting = [LASTING.get(name, 0) for name in box.card_ids]
        self.price = [0] * (END + 1)  # of the step to a space
        self.benefit: list[int] = []  # of each space, track by track
        self.bonus: list[int] = []  # or -1
        self.bonus_sort: list[int] = []
        self.bonus_amount: list[int] = []
        self.landmark: list[int] = []  # or -1
        self.size = [shape.size for shape in box.shapes]
        self.resources: list[int] = []  # row by row: what an income turn brings with so many buildings taken
        self.points: list[int] = []  # likewise, in hundredths
        self.symbols: list[int] = []  # and how often it counts something
        self.counted = [COUNT] * 4  # what a row counts
        if box.effects:  # else it is the empty box from before the first game
            self.read_tracks()
            self.read_income()

    def read_tracks(self) -> None:
        box = self.box
        for space in range(END):
            self.price[space + 1] = box.tier_own[space // TIER] + box.tier_any[space // TIER]
        for track in box.places:
            for place in track:
                bonus = place.bonus
                self.benefit.append(place.benefit)
                self.landmark.append(place.landmark)
                self.bonus.append(-1 if bonus is None else bonus.gain)
                self.bonus_sort.append(0 if bonus is None else bonus.sort)
                self.bonus_amount.append(0 if bonus is None else bonus.amount)

    def read_income(self) -> None:
        box = self.box
        for row in range(4):
            resources = 0
            points = 0
            symbols = 0
            for space in range(SPACES):
                resources += sum(box.income_gain[row][space][:4])
                made = box.effects[box.income_score[row][space]] if box.income_score[row][space] >= 0 else None
                if isinstance(made, Points):
                    points += 100 * made.points
                elif isinstance(made, PointsPer):
                    symbols += made.points
                    self.counted[row] = COUNT + made.what
                self.resources.append(resources)
                self.points.append(points)
                self.symbols.append(symbols)

    def made_of_parts(self, effect: Effect) -> bool:
        if isinstance(effect, (InOrder, AnyOrder)):
            self.how[-1] = ALL
            self.parts[-1] = effect.parts
        elif isinstance(effect, OneOf):
            self.how[-1] = BEST
            self.parts[-1] = effect.parts
        elif isinstance(effect, Times):
            self.how[-1] = SO_OFTEN
            self.amount[-1] = effect.times
            self.parts[-1] = [effect.part]
        elif isinstance(effect, (May, Everyone, AtLeast)):
            self.how[-1] = ALL
            self.parts[-1] = [effect.part]
        elif isinstance(effect, FirstIntoEra):
            self.how[-1] = ALL
            self.parts[-1] = [effect.later]
        elif isinstance(effect, Wonders):
            self.how[-1] = ALL
            self.parts[-1] = [effect.other]
        else:
            return False
        return True


def good_of(box: Printed, effect: Effect) -> tuple[int, int]:
    """The good and how many of it. Effects of their own kind are guessed."""
    if isinstance(effect, Gain):
        return RESOURCE, sum(effect.amounts)
    if isinstance(effect, GainAny):
        return RESOURCE, effect.amount
    if isinstance(effect, Lose):
        return RESOURCE, -sum(effect.amounts) - effect.any_amount
    if isinstance(effect, Points):
        return POINT, effect.points
    if isinstance(effect, PointsPer):
        return COUNT + effect.what, effect.points
    if isinstance(effect, GainBuilding):
        return BUILDING + effect.building, 1
    if isinstance(effect, DrawTiles):
        return TILE, effect.amount
    if isinstance(effect, DrawCards):
        return CARD, effect.amount
    if isinstance(effect, Explore):
        return (EXPLORE_FAR if effect.where == ANYWHERE else EXPLORE), 1
    if isinstance(effect, Conquer):
        return (CONQUER_BOTH if effect.dice == BOTH else CONQUER), 1
    if isinstance(effect, Advance):
        return (FULL_STEP if effect.reward & BENEFIT else STEP) + effect.track, 1
    if isinstance(effect, Regress):
        return (BACK + effect.track, 1) if effect.reward & BENEFIT else (RESOURCE, -1)
    if isinstance(effect, GainLandmark):
        return PLOT, box.shapes[effect.landmark].size
    return rarer_good(effect)


def rarer_good(effect: Effect) -> tuple[int, int]:
    if isinstance(effect, Invent):
        return INVENT, 2 if effect.upgraded else 1
    if isinstance(effect, Research):
        return (RESEARCH_FULL if effect.reward & BENEFIT else RESEARCH), 1
    if isinstance(effect, Symbol):
        return (SQUARE if effect.symbol else CIRCLE), 1
    if isinstance(effect, DrawSpace):
        return SPACE, effect.amount
    if isinstance(effect, (AnyLandmark,)):
        return PLOT, 9
    if isinstance(effect, (GroundBenefit, PleaForAid)):
        return RESOURCE, 1
    if isinstance(effect, Colonialism):
        return RESOURCE, 2
    if isinstance(effect, (Discovery, Dictatorship, OilMagnate)):
        return RESEARCH_FULL, 1
    if isinstance(effect, PayFor):
        return POINT, 2
    plain = [
        (isinstance(effect, Upgrade), UPGRADE, 1),
        (isinstance(effect, NewestCircle), CIRCLE, 1),
        (isinstance(effect, GainCivilization), CIVILIZATION, 1),
        (isinstance(effect, Overplay), OVERPLAY, 1),
        (isinstance(effect, Voyage), VOYAGE, 1),
        (isinstance(effect, Again), AGAIN, 1),
        (isinstance(effect, DarkAges), POINT, 6),
        (isinstance(effect, BurnCards), POINT, 3),
        (isinstance(effect, Guilds), POINT, 6),
        (isinstance(effect, Socialism), POINT, 7),
        (isinstance(effect, Uprising), POINT, 2),
        (isinstance(effect, (OlympicHost, Espionage)), POINT, 8),
        (isinstance(effect, TradeEconomy), POINT, 5),
    ]
    for fits, good, amount in plain:
        if fits:
            return good, amount
    return POINT, 0


LASTING: Final = {  # what a card brings while it is in force, in points
    "academia": 6,
    "age-of-sail": 5,
    "alliance": 4,
    "broker-of-peace": 5,
    "capitalism": 5,
    "empiricism": 5,
    "exploitation": 4,
    "golden-age": 6,
    "industrialism": 7,
    "marriage-of-state": 7,
    "mercantilism": 4,
    "militarism": 4,
    "monarchy": 9,
    "pillage-and-plunder": 5,
    "pirate-rule": 5,
    "revisionism": 5,
    "terraforming": 6,
    "theocracy": 8,
    "tyranny": 6,
    "wartime-economy": 5,
}
