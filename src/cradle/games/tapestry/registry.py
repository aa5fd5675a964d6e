"""Tapestry: all steps and kinds of question, and the title with its options."""

from __future__ import annotations

from typing import Final

from cradle.core.plain import Plain, seats_of
from cradle.core.rng import seeded
from cradle.core.step import Steps
from cradle.core.title import Box, Option, Title
from cradle.core.words import Wording
from cradle.games.tapestry import (
    adjusted,
    ages,
    automa,
    automa_map,
    capital,
    civilizations,
    conquest,
    discards,
    explore,
    income,
    mats,
    news,
    outposts,
    research,
    resolve,
    resources,
    rivals,
    scribes,
    settlers,
    setup,
    tapestries,
    technology,
    tracks,
    turn,
)
from cradle.games.tapestry.box import Printed
from cradle.games.tapestry.content import read
from cradle.games.tapestry.loading import SEATS, load, sides_of
from cradle.games.tapestry.pieces import ADJUSTMENTS, BOTS, BUILDINGS, CIVILIZATION_IDS, LINES, RESOURCES, TRACKS
from cradle.games.tapestry.reading import reading
from cradle.games.tapestry.sight import View
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.wording import wording

STEPS: Final = Steps[Tapestry](
    [
        setup.Opening,
        setup.Joining,
        turn.Turn,
        turn.BotTurn,
        turn.EndTurn,
        turn.PaidAdvance,
        income.Income,
        income.FirstBonus,
        income.OfferUpgrade,
        income.ScoreIncome,
        income.GainIncome,
        income.Finish,
        resolve.Resolve,
        tracks.Arrive,
        tracks.OfferBonus,
        explore.Reap,
        research.Follow,
        technology.UpgradeThis,
        technology.Imitate,
        technology.TakeOver,
        conquest.Attack,
        conquest.Spoils,
        conquest.Remember,
        capital.Admire,
        tapestries.PlayTapestry,
        ages.Climb,
        ages.Boost,
        ages.Discover,
        ages.Slip,
        rivals.MayClimb,
        rivals.Games,
        mats.Brew,
        scribes.SeeVisions,
        scribes.SpendHand,
        scribes.DrawAnew,
        adjusted.Bazaar,
        civilizations.UseAbilities,
        civilizations.FirstSteps,
        civilizations.LayBare,
        automa.BotAdvance,
        automa.BotBenefit,
        automa.BotStage,
        automa.HoldLand,
        automa_map.FillUp,
    ],
    [
        (setup.KEEP_KIND, setup.Keep),
        (turn.ACT_KIND, turn.IncomeOrAdvance),
        (turn.TOKEN_KIND, turn.WhichToken),
        (resources.TAKE_KIND, resources.Take),
        (resources.PAY_KIND, resources.Pay),
        (resolve.CHOOSE_KIND, resolve.ChoosePart),
        (resolve.NEXT_KIND, resolve.NextPart),
        (resolve.MAY_KIND, resolve.MayResolve),
        (discards.PURCHASE_KIND, discards.Purchase),
        (discards.DISCARD_TILE_KIND, discards.DiscardTile),
        (discards.DISCARD_CARD_KIND, discards.DiscardCard),
        (discards.DISCARD_TECHNOLOGY_KIND, discards.DiscardTechnology),
        (tracks.STEP_KIND, tracks.StepUp),
        (tracks.BACK_KIND, tracks.StepBack),
        (tracks.BONUS_KIND, tracks.BuyBonus),
        (tracks.AGAIN_KIND, tracks.RepeatPlace),
        (capital.BUILD_KIND, capital.Build),
        (capital.RAISE_KIND, capital.Raise),
        (capital.CHOOSE_BUILDING_KIND, capital.ChooseBuilding),
        (capital.CHOOSE_LANDMARK_KIND, capital.ChooseLandmark),
        (explore.TILE_KIND, explore.ChooseTile),
        (explore.LAY_KIND, explore.Lay),
        (explore.DOUBLE_KIND, explore.DoubleTile),
        (explore.GARRISON_KIND, explore.Garrison),
        (explore.GIFT_KIND, explore.Gift),
        (explore.GIFT_TO_KIND, explore.GiftTo),
        (explore.VOYAGE_KIND, explore.ChooseVoyage),
        (research.KEEP_KIND, research.KeepRoll),
        (technology.INVENT_KIND, technology.ChooseInvention),
        (technology.UPGRADE_KIND, technology.ChooseUpgrade),
        (technology.SYMBOL_KIND, technology.ChooseSymbol),
        (technology.REFRESH_KIND, technology.Refresh),
        (technology.IMITATE_KIND, technology.ImitateSymbol),
        (conquest.CONQUER_KIND, conquest.ChooseTarget),
        (conquest.TRAP_KIND, conquest.Trap),
        (conquest.SEAL_KIND, conquest.SealLand),
        (conquest.DIE_KIND, conquest.ChooseDie),
        (conquest.LEFT_DIE_KIND, conquest.LeftDie),
        (outposts.MUSTER_KIND, outposts.Muster),
        (tapestries.PLAY_KIND, tapestries.ChooseTapestry),
        (tapestries.OVERPLAY_KIND, tapestries.ChooseOverplay),
        (tapestries.PLAY_DRAWN_KIND, tapestries.PlayDrawn),
        (income.BARTER_KIND, income.Barter),
        (ages.COLONY_KIND, ages.ChooseColony),
        (ages.DARK_KIND, ages.ChooseBoost),
        (ages.BOOST_KIND, ages.BoostToken),
        (ages.BURN_KIND, ages.Burn),
        (ages.GUILD_KIND, ages.TradeLot),
        (ages.UPRISING_KIND, ages.RiseUp),
        (ages.MATCH_KIND, ages.MatchTrack),
        (ages.MATCH_TOKEN_KIND, ages.MatchToken),
        (tracks.RESTART_KIND, tracks.Restart),
        (rivals.ALLY_KIND, rivals.Ally),
        (rivals.MARRY_KIND, rivals.Marry),
        (rivals.DICTATE_KIND, rivals.Dictate),
        (rivals.MAGNATE_KIND, rivals.Magnate),
        (rivals.TORCH_KIND, rivals.Torch),
        (rivals.TRADE_KIND, rivals.TradeWith),
        (rivals.SPY_KIND, rivals.Spy),
        (civilizations.CIVILIZATION_KIND, civilizations.ChooseAbility),
        (mats.ALCHEMY_KIND, mats.Alchemy),
        (mats.TRANSMUTE_KIND, mats.Transmute),
        (mats.STAGE_KIND, mats.Stage),
        (mats.LEADER_KIND, mats.ChooseLeader),
        (mats.MERRY_KIND, mats.Merry),
        (mats.FLOOR_KIND, mats.Floor),
        (mats.DANCE_KIND, mats.Dance),
        (scribes.HERALD_KIND, scribes.Proclaim),
        (scribes.PROCLAIM_KIND, scribes.LayOpen),
        (scribes.HISTORY_KIND, scribes.History),
        (scribes.HISTORIAN_KIND, scribes.SendHistorian),
        (scribes.TINKER_KIND, scribes.Tinker),
        (scribes.PREDICT_KIND, scribes.Predict),
        (scribes.VISION_KIND, scribes.Vision),
        (settlers.SWAP_KIND, settlers.Swap),
        (settlers.SWAP_WITH_KIND, settlers.SwapWith),
        (settlers.CUBE_KIND, settlers.Cube),
        (settlers.CARVE_KIND, settlers.Carve),
        (settlers.CARVED_KIND, settlers.Carved),
        (settlers.JUMP_KIND, settlers.Jump),
        (settlers.SPREAD_KIND, settlers.Spread),
        (settlers.STALL_KIND, settlers.Stall),
        (adjusted.CRUCIBLE_KIND, adjusted.Crucible),
        (adjusted.HOMELAND_KIND, adjusted.ChooseHomeland),
        (adjusted.VENTURE_KIND, adjusted.Venture),
        (adjusted.WARES_KIND, adjusted.Wares),
        (adjusted.WAREHOUSE_KIND, adjusted.Warehouse),
    ],
)

LEVELS: Final = ["one", "two", "three", "four", "five", "six"]
OPTIONS: Final = [
    Option("adjustments", ADJUSTMENTS, "original"),
    Option("automa", LEVELS, "two", [1]),
    Option("shadow", ["no", "yes"], "no", [2]),
]


class TapestryBox(Box):
    def __init__(self, document: Plain, printed: Printed) -> None:
        super().__init__(document)
        self.printed = printed

    def nouns(self) -> dict[str, list[str]]:
        printed = self.printed
        return {
            "resource": RESOURCES,
            "track": TRACKS,
            "building": BUILDINGS,
            "card": printed.card_ids,
            "technology": printed.technology_ids,
            "tile": printed.tile_ids,
            "voyage": printed.space_ids,
            "civilization": CIVILIZATION_IDS,
            "capital": printed.capital_ids,
            "landmark": printed.landmark_ids,
            "score": LINES,
            "achievement": printed.achievement_ids,
            "bot": BOTS,
            "category": ["technologies", "districts", "territories", "tracks"],
            "place": [place.name for track in printed.places for place in track],
            "effect": [effect.name for effect in printed.effects],
        }

    def wording(self, noun: str, number: int) -> Wording | None:
        return wording(self.printed.effects[number].words) if noun == "effect" else None

    def reading(self, choices: list[int]) -> Plain:
        return reading(self.document, self.printed, choices[0])

    def setup(self, seats: int, choices: list[int], seed: int) -> Tapestry:
        return setup.setup(self.printed, seats, choices, seed)

    def load(self, data: Plain) -> Tapestry:
        seats = seats_of(data, SEATS)
        return load(Tapestry(self.printed, seats, sides_of(data, seats), seeded(0)), data, STEPS)


class TapestryTitle(Title):
    def __init__(self) -> None:
        super().__init__("tapestry", 3, SEATS, OPTIONS, STEPS.kinds, news.ALL)
        self.sight = View

    def read(self, document: Plain) -> Box:
        return TapestryBox(document, read(document))


TITLE: Final = TapestryTitle()
