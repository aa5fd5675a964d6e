"""Tapestry: what a question asks, as numbers. Single numbers come first (-1: does not say), then columns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.observation import Field, put, put_bits
from cradle.core.step import Question
from cradle.games.tapestry.adjusted import NONE_KEPT, Crucible, Warehouse, Wares
from cradle.games.tapestry.ages import BoostToken, MatchToken, RiseUp, TradeLot
from cradle.games.tapestry.capital import Build, ChooseBuilding, Raise
from cradle.games.tapestry.civilizations import ChooseAbility
from cradle.games.tapestry.conquest import DICE_MODES, ChooseDie, ChooseTarget, LeftDie, SealLand, Trap
from cradle.games.tapestry.discards import DiscardCard, DiscardTechnology, DiscardTile, Purchase
from cradle.games.tapestry.explore import WHERE, ChooseTile, DoubleTile, Garrison, GiftTo, Lay
from cradle.games.tapestry.income import Barter
from cradle.games.tapestry.mats import Dance, Floor, Stage
from cradle.games.tapestry.pieces import (
    BUILDINGS,
    CELLS,
    CIVILIZATIONS,
    END,
    HEXES,
    LANDMARKS,
    MOST,
    TAPESTRIES,
    TILES,
    TRACKS,
)
from cradle.games.tapestry.registry import STEPS
from cradle.games.tapestry.resolve import PARTS, ChoosePart, MayResolve, NextPart
from cradle.games.tapestry.resources import Pay, Take
from cradle.games.tapestry.rivals import Torch
from cradle.games.tapestry.scribes import Predict, SendHistorian, Vision
from cradle.games.tapestry.settlers import Carve, Cube, Jump, Swap, SwapWith
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.tapestries import PlayDrawn
from cradle.games.tapestry.technology import SOURCES, ChooseInvention, ChooseSymbol, ChooseUpgrade, ImitateSymbol
from cradle.games.tapestry.tracks import BENEFIT, BUY, FREE, BuyBonus, StepBack, StepUp
from cradle.games.tapestry.turn import WhichToken

EFFECTS: Final = 512  # numbers of effects in a row; the box has 339
REWARDS: Final = BENEFIT | BUY | FREE
FACES: Final = 11  # the last face of a die in a row; those of the box have six
DISTRICTS: Final = 9


def question_fields(sides: int) -> list[Field]:
    return [
        Field("question", 1, -1, len(STEPS.kinds) - 1, True),
        Field("question.left", 1, -1, 4 * MOST),
        Field("question.effect", 1, -1, EFFECTS - 1, True),
        Field("question.track", 1, -1, len(TRACKS) - 1, True),
        Field("question.space", 1, -1, END),
        Field("question.reward", 1, -1, REWARDS, True),
        Field("question.may", 1, -1, 1),
        Field("question.free", 1, -1, FREE, True),
        Field("question.building", 1, -1, len(BUILDINGS) - 1, True),
        Field("question.landmark", 1, -1, LANDMARKS - 1, True),
        Field("question.outside", 1, -1, 1),
        Field("question.where", 1, -1, len(WHERE) - 1, True),
        Field("question.tile", 1, -1, TILES - 1, True),
        Field("question.spot", 1, -1, HEXES - 1, True),
        Field("question.source", 1, -1, len(SOURCES) - 1, True),
        Field("question.upgraded", 1, -1, 1),
        Field("question.symbol", 1, -1, 1, True),
        Field("question.anywhere", 1, -1, 1),
        Field("question.dice", 1, -1, len(DICE_MODES) - 1, True),
        Field("question.both", 1, -1, 1),
        Field("question.other", 1, -1, sides - 1, True),
        Field("question.trader", 1, -1, sides - 1, True),
        Field("question.host", 1, -1, sides - 1, True),
        Field("question.turn", 1, -1, sides),
        Field("question.paid", 1, -1, 1),
        Field("question.drawn", 1, -1, TAPESTRIES),
        Field("question.direction", 1, -1, 2, True),
        Field("question.up", 1, -1, 1),
        Field("question.token", 1, -1, 1),
        Field("question.category", 1, -1, 3, True),
        Field("question.strong", 1, -1, 1),
        Field("question.plot", 1, -1, CELLS - 1, True),
        Field("question.column", 1, -1, 2, True),
        Field("question.kept", 1, -1, NONE_KEPT, True),
        Field("question.value", 1, -1, FACES, True),
        Field("question.again", 1, -1, 1),
        Field("question.gains", 1, -1, 1),
        Field("question.parts", PARTS, 0, 1),
        Field("question.civilizations", CIVILIZATIONS, 0, 1),  # used already
        Field("question.districts", DISTRICTS, 0, 1),
        Field("question.tracks", len(TRACKS), 0, 1),
        Field("question.moved", 2, 0, 1),
        Field("question.seen", 4, 0, 1),
    ]


# where they stand, from the kind on
LEFT: Final = 1
EFFECT: Final = 2
TRACK: Final = 3
SPACE: Final = 4
REWARD: Final = 5
MAY: Final = 6
FREELY: Final = 7
BUILDING: Final = 8
LANDMARK: Final = 9
OUTSIDE: Final = 10
PLACED: Final = 11
TILE: Final = 12
SPOT: Final = 13
SOURCE: Final = 14
UPGRADED: Final = 15
SYMBOL: Final = 16
ANYWHERE: Final = 17
DICE: Final = 18
BOTH: Final = 19
OTHER: Final = 20
TRADER: Final = 21
HOST: Final = 22
TURN: Final = 23
PAID: Final = 24
DRAWN: Final = 25
DIRECTION: Final = 26
UP: Final = 27
TOKEN: Final = 28
CATEGORY: Final = 29
STRONG: Final = 30
PLOT: Final = 31
COLUMN: Final = 32
KEPT: Final = 33
VALUE: Final = 34
AGAIN: Final = 35
GAINS: Final = 36
SINGLE: Final = 37  # so many single numbers
PART: Final = SINGLE
USED: Final = PART + PARTS
DISTRICT: Final = USED + CIVILIZATIONS
JUMPED: Final = DISTRICT + DISTRICTS
MOVED: Final = JUMPED + 4
SEEN: Final = MOVED + 2
COLUMNS: Final = SEEN + 4 - SINGLE


def side_from(side: i64, eye: i64, seats: i64) -> i64:
    """A side of the table counted from the one who looks; those who play by themselves keep their places after it."""
    if side < 0 or side >= seats:
        return side
    side -= eye
    return side + seats if side < 0 else side


def write_question(t: Tapestry, eye: int, out: vec[i16], at: i64) -> i64:
    question = t.put_to(eye)
    if question is not None:
        put(out, at, question.kind().number, -1, 99)
        if not (
            write_often(question, out, at)
            or write_counted(question, out, at)
            or write_war(t, question, out, at)
            or write_track(question, out, at)
        ):
            write_mat(question, out, at)
    return at + SINGLE + COLUMNS


def write_often(question: Question[Tapestry], out: vec[i16], at: i64) -> bool:
    """What is asked in most turns; whether it was one of them."""
    if isinstance(question, Lay):
        put(out, at + TILE, question.tile, 0, TILES - 1)
        put(out, at + PLACED, question.where, 0, 2)
    elif isinstance(question, ChooseTile):
        put(out, at + PLACED, question.where, 0, 2)
    elif isinstance(question, Build):
        put(out, at + BUILDING, question.building, 0, 3)
    elif isinstance(question, Raise):
        put(out, at + LANDMARK, question.landmark, 0, LANDMARKS - 1)
    elif isinstance(question, (ChoosePart, MayResolve, Purchase, ImitateSymbol)):
        put(out, at + EFFECT, question.effect, 0, EFFECTS - 1)
    elif isinstance(question, ChooseInvention):
        put(out, at + SOURCE, question.source, 0, 2)
        put(out, at + UPGRADED, question.upgraded, 0, 1)
    elif isinstance(question, ChooseUpgrade):
        put(out, at + MAY, question.may, 0, 1)
    elif isinstance(question, ChooseSymbol):
        put(out, at + SYMBOL, question.symbol, 0, 1)
    elif isinstance(question, ChooseBuilding):
        put(out, at + OUTSIDE, question.outside, 0, 1)
    else:
        return False
    return True


def write_counted(question: Question[Tapestry], out: vec[i16], at: i64) -> bool:
    """What is asked so many times, likewise."""
    if isinstance(question, (Take, Pay, DiscardTile, DiscardCard, DiscardTechnology, Barter, RiseUp)):
        put(out, at + LEFT, question.left, 0, 4 * MOST)
    elif isinstance(question, NextPart):
        put(out, at + EFFECT, question.effect, 0, EFFECTS - 1)
        put_bits(out, at + PART, question.left, PARTS)
    elif isinstance(question, TradeLot):
        put(out, at + DIRECTION, question.direction, 0, 2)
        put(out, at + LEFT, question.left, 0, 4 * MOST)
    elif isinstance(question, (SendHistorian, Swap)):
        put(out, at + LEFT, question.left, 0, 4 * MOST)
    elif isinstance(question, PlayDrawn):
        put(out, at + DRAWN, question.drawn, 0, TAPESTRIES)
    else:
        return False
    return True


def write_war(t: Tapestry, question: Question[Tapestry], out: vec[i16], at: i64) -> bool:
    """The map and those beside one at the table, likewise."""
    if isinstance(question, ChooseTarget):
        put(out, at + ANYWHERE, question.anywhere, 0, 1)
        put(out, at + DICE, question.dice, 0, 2)
    elif isinstance(question, ChooseDie):
        put(out, at + SPOT, question.spot, 0, HEXES - 1)
        put(out, at + TRADER, side_from(question.trader - 1, question.seat, t.seats), -1, 4)
    elif isinstance(question, LeftDie):
        put(out, at + SPOT, question.spot, 0, HEXES - 1)
        put(out, at + EFFECT, question.effect, 0, EFFECTS - 1)
    elif isinstance(question, Trap):
        put(out, at + OTHER, side_from(question.other, question.seat, t.seats), 0, 4)
        put(out, at + SPOT, question.spot, 0, HEXES - 1)
        put(out, at + BOTH, question.both, 0, 1)
    elif isinstance(question, (SealLand, DoubleTile, Garrison)):
        put(out, at + SPOT, question.spot, 0, HEXES - 1)
    elif isinstance(question, GiftTo):
        put(out, at + TILE, question.tile, 0, TILES - 1)
    elif isinstance(question, Torch):
        put(out, at + HOST, side_from(question.host, question.seat, t.seats), 0, 4)
        put(out, at + TURN, question.turn, 0, 5)
        put(out, at + PAID, question.paid, 0, 1)
    elif isinstance(question, Wares):
        put(out, at + OTHER, side_from(question.other, question.seat, t.seats), 0, 4)
        put(out, at + GAINS, question.gains, 0, 1)
    elif isinstance(question, Warehouse):
        put(out, at + SPOT, question.spot, 0, HEXES - 1)
        put(out, at + OTHER, side_from(question.other, question.seat, t.seats), 0, 4)
    else:
        return False
    return True


def write_track(question: Question[Tapestry], out: vec[i16], at: i64) -> bool:
    """Steps on the tracks, likewise."""
    if isinstance(question, BuyBonus):
        put(out, at + TRACK, question.track, 0, 3)
        put(out, at + SPACE, question.space, 0, END)
        put(out, at + FREELY, question.free, 0, FREE)
    elif isinstance(question, StepUp):
        put(out, at + TRACK, question.track, 0, 3)
        put(out, at + REWARD, question.reward, 0, REWARDS)
        put(out, at + MAY, question.may, 0, 1)
    elif isinstance(question, StepBack):
        put(out, at + TRACK, question.track, 0, 3)
        put(out, at + REWARD, question.reward, 0, REWARDS)
    elif isinstance(question, (WhichToken, BoostToken)):
        put(out, at + TRACK, question.track, 0, 3)
    elif isinstance(question, MatchToken):
        put(out, at + TRACK, question.track, 0, 3)
        put(out, at + UP, question.up, 0, 1)
    else:
        return False
    return True


def write_mat(question: Question[Tapestry], out: vec[i16], at: i64) -> None:
    """Civilizations; the other questions have no numbers of their own."""
    if isinstance(question, ChooseAbility):
        put_bits(out, at + USED, question.used, CIVILIZATIONS)
    elif isinstance(question, Stage):
        put(out, at + ANYWHERE, question.anywhere, 0, 1)
    elif isinstance(question, Floor):
        put(out, at + TOKEN, question.token, 0, 1)
    elif isinstance(question, Dance):
        put_bits(out, at + MOVED, question.moved, 2)
    elif isinstance(question, Predict):
        put(out, at + CATEGORY, question.category, 0, 3)
        put(out, at + LEFT, question.left, 0, 4 * MOST)
    elif isinstance(question, Vision):
        put(out, at + LEFT, question.left, 0, 4 * MOST)
        put(out, at + STRONG, question.strong, 0, 1)
        put_bits(out, at + SEEN, question.seen, 4)
    elif isinstance(question, SwapWith):
        put(out, at + LEFT, question.left, 0, 4 * MOST)
        put(out, at + PLOT, question.plot, 0, CELLS - 1)
    elif isinstance(question, Cube):
        put(out, at + LEFT, question.left, 0, 4 * MOST)
        put_bits(out, at + DISTRICT, question.used, DISTRICTS)
    elif isinstance(question, Jump):
        put(out, at + LEFT, question.left, 0, 4 * MOST)
        put_bits(out, at + JUMPED, question.used, 4)
    elif isinstance(question, Carve):
        put(out, at + COLUMN, question.column, 0, 2)
    elif isinstance(question, Crucible):
        put(out, at + KEPT, question.kept, 0, NONE_KEPT)
        put(out, at + VALUE, question.value, 0, FACES)
        put(out, at + AGAIN, question.again, 0, 1)
