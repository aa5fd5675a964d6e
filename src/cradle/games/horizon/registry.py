"""Beyond the Horizon: all steps, kinds of question and news, the title and its box."""

from __future__ import annotations

from typing import Final

from cradle.core.plain import Plain, seats_of
from cradle.core.rng import seeded
from cradle.core.step import Steps
from cradle.core.title import Box, Title
from cradle.core.words import Wording
from cradle.games.horizon.content import read
from cradle.games.horizon.cubes import (
    CUBE_KIND,
    INVEST_KIND,
    STRUCTURE_KIND,
    CubeWhich,
    Invested,
    Investing,
    InvestWhich,
    StructureWhich,
    TakeCube,
)
from cradle.games.horizon.expansion import (
    BUILDER_KIND,
    EXPAND_KIND,
    MUSTER_KIND,
    Builder,
    Expand,
    ExpansionPhase,
    Muster,
)
from cradle.games.horizon.goals import GOAL_KIND, CheckEnd, GoalPhase, GoalWhich
from cradle.games.horizon.loading import load
from cradle.games.horizon.movement import MOVE_KIND, MoveWhich, Moving, PlaceTile
from cradle.games.horizon.news import ALL
from cradle.games.horizon.offers import ACCEPT_KIND, CHOOSE_KIND, Accept, ChooseOne
from cradle.games.horizon.production import EXCHANGE_KIND, PRODUCE_KIND, Exchange, Produce
from cradle.games.horizon.research import (
    COLOUR_KIND,
    RESEARCH_KIND,
    TECHNOLOGY_KIND,
    ColourWhich,
    Discover,
    Learn,
    ResearchWhich,
    TechnologyWhich,
)
from cradle.games.horizon.resolve import ORDER_KIND, Do, Follow, Order
from cradle.games.horizon.setup import GOVERNMENT_KIND, ChooseGovernment, GovernmentWhich, setup
from cradle.games.horizon.sight import View
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.turn import ACT_KIND, BASIC_KIND, Act, BasicWhich, Turn
from cradle.games.horizon.units import RECRUIT_KIND, STRENGTHEN_KIND, RecruitWhere, StrengthenWhich
from cradle.games.horizon.wording import wording

SEATS: Final = [2, 3, 4]
SAFETY: Final = 20000
UNSPOKEN: Final = ["territory", "cell", "investment"]  # places, tracks and numbers are named instead
STEPS: Final = Steps[Horizon](
    [
        Turn,
        Do,
        Follow,
        Investing,
        Invested,
        TakeCube,
        Moving,
        PlaceTile,
        Discover,
        Learn,
        ExpansionPhase,
        GoalPhase,
        CheckEnd,
        ChooseGovernment,
    ],
    [
        (GOVERNMENT_KIND, GovernmentWhich),
        (ACT_KIND, Act),
        (BASIC_KIND, BasicWhich),
        (RESEARCH_KIND, ResearchWhich),
        (COLOUR_KIND, ColourWhich),
        (TECHNOLOGY_KIND, TechnologyWhich),
        (INVEST_KIND, InvestWhich),
        (CUBE_KIND, CubeWhich),
        (STRUCTURE_KIND, StructureWhich),
        (RECRUIT_KIND, RecruitWhere),
        (STRENGTHEN_KIND, StrengthenWhich),
        (MOVE_KIND, MoveWhich),
        (EXPAND_KIND, Expand),
        (BUILDER_KIND, Builder),
        (MUSTER_KIND, Muster),
        (PRODUCE_KIND, Produce),
        (EXCHANGE_KIND, Exchange),
        (GOAL_KIND, GoalWhich),
        (CHOOSE_KIND, ChooseOne),
        (ACCEPT_KIND, Accept),
        (ORDER_KIND, Order),
    ],
)


class HorizonBox(Box):
    def __init__(self, document: Plain) -> None:
        super().__init__(document)
        self.printed = read(document)

    def nouns(self) -> dict[str, list[str]]:
        return {noun: ids for noun, ids in self.printed.nouns.items() if noun not in UNSPOKEN}

    def wording(self, noun: str, number: int) -> Wording | None:
        return wording(self.printed, noun, number)

    def setup(self, seats: int, choices: list[int], seed: int) -> Horizon:
        return setup(self.printed, seats, seed)

    def load(self, data: Plain) -> Horizon:
        return load(Horizon(self.printed, seats_of(data, SEATS), seeded(0)), data, STEPS)


class HorizonTitle(Title):
    def __init__(self) -> None:
        super().__init__("horizon", 2, SEATS, [], STEPS.kinds, ALL)
        self.sight = View
        self.safety = SAFETY

    def read(self, document: Plain) -> Box:
        return HorizonBox(document)


TITLE: Final = HorizonTitle()
