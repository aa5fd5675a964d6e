"""Age of Heroes: all steps and kinds of question, and the title with its options."""

from __future__ import annotations

from typing import Final

from cradle.core.plain import Plain, row, seats_of
from cradle.core.rng import seeded
from cradle.core.step import Steps
from cradle.core.title import Box, Option, Title, choices_within
from cradle.games.heroes.barbarians import Raid
from cradle.games.heroes.battle import DUELIST, LAY_CARDS, Clash, Duelist, Duels, Fight, LayCards
from cradle.games.heroes.building import BUILD_MORE, CONSENT, BuildMore, Consent, MoreBuilding
from cradle.games.heroes.content import read
from cradle.games.heroes.events import ORDER, STRIKE, WARD, Famine, Hit, Immediates, Order, Strike, Ward
from cradle.games.heroes.judgement import Judge
from cradle.games.heroes.loading import load
from cradle.games.heroes.news import NEWS
from cradle.games.heroes.numbers import CARDS, GOALS, ITEMS, MONUMENT, MOST_OFFERS, PLACES, PLEDGES, SAFETY, TRIBES
from cradle.games.heroes.pieces import Rules
from cradle.games.heroes.printed import Printed
from cradle.games.heroes.rounds import CloseFair, OpenFair, Round, Trade
from cradle.games.heroes.setting_up import CHOOSE_TRIBE, ChooseTribe, FirstDeal, set_up
from cradle.games.heroes.sight import View
from cradle.games.heroes.spoils import TAKE_SPOILS, Aftermath, Spoils, TakeSpoils
from cradle.games.heroes.table import Heroes
from cradle.games.heroes.trade import ADDRESS, COMPOSE, MARKET, Address, Browse, Compose, Market
from cradle.games.heroes.turn import (
    ACTION,
    DISCARD_DOWN,
    LAY_STONES,
    Act,
    Action,
    CleanUp,
    DiscardDown,
    HandLimit,
    LayStones,
    Monument,
    Turn,
)
from cradle.games.heroes.war import DEFEND, DEFEND_BARBARIANS, MUSTER, Defend, Muster, Reaction

STEPS: Final = Steps[Heroes](
    [
        FirstDeal,
        Round,
        OpenFair,
        Trade,
        CloseFair,
        Browse,
        Immediates,
        Hit,
        Famine,
        Raid,
        Turn,
        Act,
        MoreBuilding,
        Monument,
        HandLimit,
        CleanUp,
        Reaction,
        Fight,
        Duels,
        Clash,
        Spoils,
        Aftermath,
        Judge,
    ],
    [
        (CHOOSE_TRIBE, ChooseTribe),
        (ORDER, Order),
        (STRIKE, Strike),
        (WARD, Ward),
        (MARKET, Market),
        (ADDRESS, Address),
        (COMPOSE, Compose),
        (ACTION, Action),
        (BUILD_MORE, BuildMore),
        (CONSENT, Consent),
        (MUSTER, Muster),
        (DEFEND, Defend),
        (DEFEND_BARBARIANS, Defend),
        (LAY_CARDS, LayCards),
        (DUELIST, Duelist),
        (TAKE_SPOILS, TakeSpoils),
        (LAY_STONES, LayStones),
        (DISCARD_DOWN, DiscardDown),
    ],
)

SEATS: Final = [2, 3, 4, 5, 6]
# The order is that of the fields of Rules.
OPTIONS: Final = [
    Option("trade", ["binding", "compulsory", "both"], "binding"),
    Option("barbarian-goal", ["monument-then-hand", "destruction", "plunder"], "monument-then-hand"),
    Option("barbarian-armies", ["one", "two", "three"], "one"),
    Option("famine", ["all", "oneself"], "all"),
    Option("last-turn", ["same-round", "next-round"], "same-round"),
    Option("duels", ["sealed", "attacker-first"], "sealed"),
    Option("peace", ["none", "one-round", "two-rounds"], "none"),
    Option("tribe-choice", ["random", "in-turn-order"], "random"),
]


class HeroesBox(Box):
    def __init__(self, document: Plain, printed: Printed) -> None:
        super().__init__(document)
        self.printed = printed

    def nouns(self) -> dict[str, list[str]]:
        return {
            "card": CARDS,
            "tribe": TRIBES,
            "monument": self.printed.monuments,
            "item": ITEMS,
            "goal": [*GOALS],
            "place": PLACES,
            "pledge": [*PLEDGES],
            "offer": [str(number + 1) for number in range(MOST_OFFERS)],
        }

    def reading(self, choices: list[int]) -> Plain:
        """Heroes 1.2: with the stones of a whole monument, which no option changes."""
        return {**self.document, "monument": {"stones": MONUMENT}}

    def setup(self, seats: int, choices: list[int], seed: int) -> Heroes:
        return set_up(self.printed, Rules(choices), seats, seeded(seed))

    def load(self, data: Plain) -> Heroes:
        rules = Rules(choices_within(row(data, "choices"), OPTIONS))
        return load(Heroes(self.printed, rules, seats_of(data, SEATS), seeded(0)), data, STEPS)


class HeroesTitle(Title):
    def __init__(self) -> None:
        super().__init__("heroes", 1, SEATS, OPTIONS, STEPS.kinds, NEWS)
        self.sight = View
        self.safety = SAFETY
        self.interacting = [MARKET.name, ADDRESS.name, COMPOSE.name]

    def read(self, document: Plain) -> Box:
        return HeroesBox(document, read(document))


TITLE: Final = HeroesTitle()
