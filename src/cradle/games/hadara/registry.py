"""Hadara: all steps and kinds of question, and the title with its options."""

from __future__ import annotations

from typing import Final

from cradle.core.plain import Plain, row, seats_of
from cradle.core.rng import seeded
from cradle.core.step import Steps
from cradle.core.title import Box, Option, Title, choices_within
from cradle.games.hadara import news
from cradle.games.hadara.box import COLOURS, CRESTS, MEDALS, SIDES, TILES, TRACKS, VALUES, Printed, Reading
from cradle.games.hadara.busts import BUST_KIND, Busts, CarveBust
from cradle.games.hadara.colonies import COLONY_KIND, Colonies, TakeColony
from cradle.games.hadara.content import read, with_effects
from cradle.games.hadara.draft import DRAFT_KIND, TURNS, Draft, DraftTurn
from cradle.games.hadara.epoch import EPOCH, PHASES, SET_WHEEL_KIND, Epoch, EpochEnd, PhaseB, SetWheel
from cradle.games.hadara.feeding import FEED_KIND, Feed, Feeding
from cradle.games.hadara.income import Income
from cradle.games.hadara.loading import load
from cradle.games.hadara.market import PLACE_TILE_KIND, PlaceTile
from cradle.games.hadara.medals import MEDAL_KIND, BuyMedal, Medals
from cradle.games.hadara.piles import TAKE_KIND, Piles, TakeFromPile
from cradle.games.hadara.setting_up import (
    CHOOSE_BOARD_KIND,
    CHOOSE_SIDE_KIND,
    ChooseBoard,
    ChooseBoards,
    ChooseSide,
    DealSetupCards,
    ExtraCoins,
    lay_out,
)
from cradle.games.hadara.sight import View
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import SEATS

STEPS: Final = Steps[Hadara](
    [
        ChooseBoards,
        DealSetupCards,
        ExtraCoins,
        Epoch,
        EpochEnd,
        PhaseB,
        DraftTurn,
        Income,
        Colonies,
        Busts,
        Piles,
        Feeding,
        Medals,
    ],
    [
        (CHOOSE_BOARD_KIND, ChooseBoard),
        (CHOOSE_SIDE_KIND, ChooseSide),
        (SET_WHEEL_KIND, SetWheel),
        (DRAFT_KIND, Draft),
        (TAKE_KIND, TakeFromPile),
        (PLACE_TILE_KIND, PlaceTile),
        (COLONY_KIND, TakeColony),
        (BUST_KIND, CarveBust),
        (FEED_KIND, Feed),
        (MEDAL_KIND, BuyMedal),
    ],
)

# Hadara 15: the first choice of each is the default.
OPTIONS: Final = [
    Option("first-game", ["no", "yes"], "no"),
    Option("silver", ["one", "every"], "one"),
    Option("epoch-two", ["colony-coins-first", "bust-bonus-first"], "colony-coins-first"),
    Option("bust-points", ["two", "none"], "two"),
    Option("stars", ["usual", "in", "out"], "usual"),
]

STARS_USUAL: Final = 0
STARS_OUT: Final = 2


class HadaraBox(Box):
    def __init__(self, document: Plain, printed: Printed) -> None:
        super().__init__(document)
        self.printed = printed
        self.readings: dict[tuple[int, ...], Reading] = {}

    def read_with(self, choices: list[int]) -> Reading:
        """Made once for each combination of options."""
        key = tuple(choices)
        if key not in self.readings:
            first_game, silver, epoch_two, bust_points, stars = choices
            without_stars = stars == STARS_OUT or (stars == STARS_USUAL and first_game == 1)
            self.readings[key] = Reading(
                self.printed, first_game == 1, without_stars, silver == 1, epoch_two == 1, bust_points == 0
            )
        return self.readings[key]

    def reading(self, choices: list[int]) -> Plain:
        """Hadara 15: cards with the effects that they have at such a table. 1.6, 4.6, 1.4, 11.4: what boards draw."""
        phases = [{"stages": stages} for stages in PHASES]
        drawn = {"phase": phases, "draft": {"turns": TURNS}, "bonus": {"tiles": TILES}, "medal": {"most": MEDALS}}
        return {**with_effects(self.document, self.printed.effect, self.read_with(choices).effect), **drawn}

    def nouns(self) -> dict[str, list[str]]:
        return {
            "card": self.printed.card_ids,
            "colony": [colony.colony_id for colony in self.printed.colonies],
            "bust": [bust.bust_id for bust in self.printed.busts],
            "setup": [setup.card_id for setup in self.printed.setups],
            "value": [str(value) for value in VALUES],
            "track": TRACKS,
            "colour": COLOURS,
            "crest": CRESTS,
            "side": SIDES,
        }

    def setup(self, seats: int, choices: list[int], seed: int) -> Hadara:
        t = Hadara(self.read_with(choices), seats, seeded(seed))
        t.choices = choices
        lay_out(t)
        t.push(EPOCH)
        t.push(ChooseBoards(0))
        t.settle()
        return t

    def load(self, data: Plain) -> Hadara:
        choices = load_choices(data)
        t = Hadara(self.read_with(choices), seats_of(data, SEATS), seeded(0))
        t.choices = choices
        return load(t, data, STEPS)


def load_choices(data: Plain) -> list[int]:
    """Positions of tables where nobody spoke of stars do not mention them: there was no such option at first."""
    choices = row(data, "choices")
    if len(choices) == len(OPTIONS) - 1:
        choices.append(STARS_USUAL)
    return choices_within(choices, OPTIONS)


class HadaraTitle(Title):
    def __init__(self) -> None:
        super().__init__("hadara", 1, SEATS, OPTIONS, STEPS.kinds, news.ALL)
        self.sight = View

    def read(self, document: Plain) -> Box:
        return HadaraBox(document, read(document))


TITLE: Final = HadaraTitle()
