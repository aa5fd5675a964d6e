"""Beyond the Horizon: what a question asks, as numbers. Single numbers come first (-1: does not say), then columns."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from cradle.core.observation import Field, put, put_bits
from cradle.core.step import Question
from cradle.games.horizon.cubes import GOAL_CARD, PURPOSES, CubeWhich, InvestWhich, StructureWhich
from cradle.games.horizon.expansion import Builder, Expand, Muster
from cradle.games.horizon.movement import MoveWhich
from cradle.games.horizon.numbers import (
    BASIC_ACTIONS,
    COLOURS,
    GOALS_IN_PLAY,
    KINDS,
    LEVEL_SIZES,
    PLACES,
    SLOTS,
    STRONGEST,
    STRUCTURE_LEVELS,
    STRUCTURES,
    TRACKS,
    TRIGGERS,
    UNITS,
)
from cradle.games.horizon.offers import Accept, ChooseOne
from cradle.games.horizon.registry import STEPS
from cradle.games.horizon.research import ColourWhich, ResearchWhich, TechnologyWhich
from cradle.games.horizon.resolve import Order
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.turn import BasicWhich
from cradle.games.horizon.units import SOURCES, RecruitWhere, StrengthenWhich

EFFECTS: Final = 512  # numbers of effects in a row; the box has 369
WAYS: Final = 4
POINTS: Final = 99  # the most that content gives
FIELDS: Final = [
    Field("question", 1, -1, len(STEPS.kinds) - 1, True),
    Field("question.must", 1, -1, 1),
    Field("question.source", 1, -1, len(SOURCES) - 1, True),
    Field("question.ignore_links", 1, -1, 1),
    Field("question.open_only", 1, -1, 1),
    Field("question.slot", 1, -1, SLOTS - 1, True),
    Field("question.deck", 1, -1, 1, True),  # a private technology of level II or III
    Field("question.colour", 1, -1, len(COLOURS), True),  # one past the last: any
    Field("question.track", 1, -1, len(TRACKS), True),  # likewise
    Field("question.purpose", 1, -1, len(PURPOSES) - 1, True),
    Field("question.place", 1, -1, PLACES - 1, True),
    Field("question.goal", 1, -1, GOALS_IN_PLAY - 1, True),  # of those in play
    Field("question.structure", 1, -1, STRUCTURES - 1, True),
    Field("question.level", 1, -1, STRUCTURE_LEVELS - 1, True),
    Field("question.unit", 1, -1, len(KINDS) - 1, True),
    Field("question.strength", 1, -1, STRONGEST),
    Field("question.then", 1, -1, POINTS),
    Field("question.points", 1, -1, STRONGEST),
    Field("question.split", 1, -1, 1),
    Field("question.moved", 1, -1, 1),
    Field("question.token", 1, -1, 1),
    Field("question.effect", 1, -1, EFFECTS - 1, True),
    Field("question.basic", BASIC_ACTIONS, 0, 1),
    Field("question.levels", len(LEVEL_SIZES), 0, 1),
    Field("question.ways", WAYS, 0, 1),
    Field("question.chosen", UNITS, 0, 1),
    Field("question.triggers", TRIGGERS, 0, 1),
]
# where they stand, from the kind on
MUST: Final = 1
SOURCE: Final = 2
IGNORE_LINKS: Final = 3
OPEN_ONLY: Final = 4
SLOT: Final = 5
DECK: Final = 6
COLOUR: Final = 7
TRACK: Final = 8
PURPOSE: Final = 9
PLACE: Final = 10
GOAL: Final = 11
STRUCTURE: Final = 12
LEVEL: Final = 13
UNIT: Final = 14
STRENGTH: Final = 15
THEN: Final = 16
RAISED: Final = 17
SPLIT: Final = 18
MOVED: Final = 19
TOKEN: Final = 20
EFFECT: Final = 21
SINGLE: Final = 22  # so many single numbers
BASIC: Final = SINGLE
LEVELS: Final = BASIC + 4
WAY: Final = LEVELS + 4
CHOSEN: Final = WAY + 4
WAITING: Final = CHOSEN + UNITS
COLUMNS: Final = 4 + 4 + 4 + UNITS + TRIGGERS


def write_question(t: Horizon, eye: int, out: vec[i16], at: i64) -> i64:
    question = t.put_to(eye)
    if question is not None:
        put(out, at, question.kind().number, -1, 99)
        if isinstance(question, MoveWhich):
            put(out, at + MOVED, question.moved, 0, 1)
        elif isinstance(question, Expand):
            put_bits(out, at + WAY, question.ways, WAYS)
            put(out, at + TOKEN, question.token, 0, 1)
            put(out, at + MUST, question.must, 0, 1)
        elif not write_cards(question, out, at) and not write_cubes(question, out, at):
            write_units(question, out, at)
    return at + SINGLE + COLUMNS


def write_cards(question: Question[Horizon], out: vec[i16], at: i64) -> bool:
    """Technologies, actions and effects; whether it was one of them."""
    if isinstance(question, ResearchWhich):
        put_bits(out, at + LEVELS, question.levels, 4)
        put(out, at + SOURCE, question.source, 0, 1)
        put(out, at + IGNORE_LINKS, question.ignore_links, 0, 1)
        put(out, at + OPEN_ONLY, question.open_only, 0, 1)
        put(out, at + MUST, question.must, 0, 1)
    elif isinstance(question, ColourWhich):
        put(out, at + SLOT, question.slot, 0, SLOTS - 1)
    elif isinstance(question, TechnologyWhich):
        if question.slot >= 0:
            put(out, at + SLOT, question.slot, 0, SLOTS - 1)
        else:
            put(out, at + DECK, -1 - question.slot, 0, 1)
        put(out, at + COLOUR, question.colour, 0, len(COLOURS))
    elif isinstance(question, BasicWhich):
        put_bits(out, at + BASIC, question.which, BASIC_ACTIONS)
        put(out, at + MUST, question.must, 0, 1)
    elif isinstance(question, ChooseOne):
        put(out, at + EFFECT, question.effect, 0, EFFECTS - 1)
        put(out, at + MUST, question.must, 0, 1)
    elif isinstance(question, Accept):
        put(out, at + EFFECT, question.effect, 0, EFFECTS - 1)
    elif isinstance(question, Order):
        put_bits(out, at + WAITING, question.mask, TRIGGERS)
    else:
        return False
    return True


def write_cubes(question: Question[Horizon], out: vec[i16], at: i64) -> bool:
    """Cubes and structures, likewise."""
    if isinstance(question, InvestWhich):
        put(out, at + TRACK, question.track, 0, len(TRACKS))
        put(out, at + MUST, question.must, 0, 1)
    elif isinstance(question, CubeWhich):
        put(out, at + PURPOSE, question.purpose, 0, GOAL_CARD)
        if question.purpose == GOAL_CARD:
            put(out, at + GOAL, question.arg, 0, GOALS_IN_PLAY - 1)
        else:
            put(out, at + PLACE, question.arg, 0, PLACES - 1)
    elif isinstance(question, StructureWhich):
        put(out, at + LEVEL, question.level, 0, STRUCTURE_LEVELS - 1)
        put(out, at + MUST, question.must, 0, 1)
    elif isinstance(question, Builder):
        put(out, at + PLACE, question.place, 0, PLACES - 1)
        put(out, at + STRUCTURE, question.structure, -1, STRUCTURES - 1)
    else:
        return False
    return True


def write_units(question: Question[Horizon], out: vec[i16], at: i64) -> None:
    """Units; the other questions have no numbers of their own."""
    if isinstance(question, RecruitWhere):
        put(out, at + UNIT, question.unit, 0, 2)
        put(out, at + SOURCE, question.source, 0, 1)
        put(out, at + STRENGTH, question.strength, 0, STRONGEST)
        put(out, at + THEN, question.then, 0, POINTS)
        put(out, at + MUST, question.must, 0, 1)
    elif isinstance(question, StrengthenWhich):
        put(out, at + UNIT, question.unit, 0, 2)
        put(out, at + RAISED, question.points, 0, STRONGEST)
        put(out, at + SPLIT, question.split, 0, 1)
        put(out, at + MUST, question.must, 0, 1)
    elif isinstance(question, Muster):
        put(out, at + PLACE, question.place, 0, PLACES - 1)
        put(out, at + UNIT, question.unit_kind, 0, 1)
        put_bits(out, at + CHOSEN, question.chosen, UNITS)
