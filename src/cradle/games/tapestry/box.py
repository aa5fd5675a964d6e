"""The box: everything printed, read once from the content and shared by all tables."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from cradle.games.tapestry.pieces import CAPITALS

if TYPE_CHECKING:
    from cradle.games.tapestry.table import Tapestry


class Effect:
    """What a space, a card or a mat does. Read once from the content; steps refer to it by number."""

    def __init__(self) -> None:
        self.number = 0
        self.line = 0  # of the score sheet, for the points it gives
        self.loud = True  # whether its place among other parts can matter
        self.name = ""
        self.words: object = None  # as the content writes it

    @abstractmethod
    def apply(self, t: Tapestry, seat: int) -> None: ...

    def possible(self, t: Tapestry, seat: int) -> bool:
        """Whether anything would happen: a choice must be possible, if one is."""
        return True

    def worth(self, t: Tapestry, seat: int) -> int:
        """The points that it would score now."""
        return 0


class Bonus:
    """What may be bought once on arriving: a price of one sort, and what it buys."""

    def __init__(self, sort: int, amount: int, gain: int) -> None:
        self.sort = sort  # 0 resources, 1 tiles, 2 tapestry cards, 3 technologies
        self.amount = amount
        self.gain = gain


class Place:
    """A space of a track."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.benefit = -1
        self.bonus: Bonus | None = None
        self.landmark = -1


class Shape:
    """A landmark: every way to lay it that looks different on the grid, as two masks that fit fast ints."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.low: list[int] = []
        self.high: list[int] = []
        self.rows: list[str] = []
        self.size = 0


class Ground:
    """One side of the map: hexes in rows, their printed corners and their neighbours."""

    def __init__(self) -> None:
        self.q: list[int] = []
        self.r: list[int] = []
        self.corners: list[list[int]] = []  # empty: unexplored
        self.inland: list[list[int]] = []
        self.beside: list[list[int]] = []  # six sides from the north, clockwise; -1 off the map
        self.near: list[int] = []  # the same as a mask of hexes
        self.starts: list[int] = [0] * CAPITALS  # capital -> hex
        self.centre = 0


class Decision:
    """A card of the solo opponents."""

    def __init__(self) -> None:
        self.group = 0
        self.automa = 0
        self.shadow = 0
        self.income = False
        self.topple = False
        self.tiebreak: list[int] = []  # 4: the favourite
        self.order: list[int] = []  # all hexes of the small map, in the order of the scan


class Level:
    def __init__(self) -> None:
        self.hard = False
        self.stages = 0  # mask
        self.progress = 0
        self.late = 0


class Printed:
    """The component values of one box."""

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.signature: list[int] = []  # track -> resource
        self.tier_own: list[int] = []
        self.tier_any: list[int] = []
        self.places: list[list[Place]] = []  # track -> space 0-12
        self.tile_ids: list[str] = []
        self.tile_corners: list[list[list[int]]] = []  # tile -> turn -> six corners as the map shows them
        self.tile_turns: list[list[int]] = []  # tile -> turns that look different
        self.tile_inland: list[list[int]] = []
        self.tile_benefit: list[int] = []
        self.space_ids: list[str] = []
        self.space_benefit: list[int] = []
        self.technology_ids: list[str] = []
        self.circle: list[int] = []
        self.square: list[int] = []
        self.needs_track: list[int] = []  # -1: a building instead
        self.needs: list[int] = []  # the space or the number of buildings
        self.needs_building: list[int] = []
        self.landmark_ids: list[str] = []
        self.shapes: list[Shape] = []
        self.capital_ids: list[str] = []
        self.capital_pair: list[int] = []
        self.capital_low: list[int] = []
        self.capital_high: list[int] = []
        self.income_gain: list[list[list[int]]] = []  # row -> space -> coin, worker, food, culture, tiles, cards
        self.income_score: list[list[int]] = []  # row -> space -> effect or -1
        self.maps: list[Ground] = []
        self.science_faces: list[int] = []
        self.red_faces: list[int] = []
        self.black_faces: list[int] = []
        self.achievement_ids: list[str] = []
        self.achievements: list[list[list[int]]] = []  # achievement -> few, many -> points by arrival
        self.card_ids: list[str] = []
        self.card_of: list[int] = []  # copy -> card
        self.card_played: list[int] = []  # when played: effect or -1
        self.card_lasts: list[bool] = []
        self.card_rules: list[int] = []
        self.card_waits: list[list[list[int]]] = []  # card -> event -> effects
        self.card_solo: list[bool] = []
        self.trap = 0
        self.espionage = 0  # its effect
        self.civilization_solo: list[bool] = []
        self.civilization_start: list[int] = []  # official start adjustment: effect or -1
        self.stage_links: list[list[int]] = []  # Entertainers: slot -> slots of the next column
        self.mat_effects: list[list[list[int]]] = []  # civilization -> original, experimental, pack -> effects
        self.nothing = 0  # the effect that does nothing
        self.decision_ids: list[str] = []
        self.decisions: list[Decision] = []
        self.levels: list[Level] = []
        self.multipliers: list[list[list[int]]] = []  # normal, hard -> income turn 2-5 -> lands, war, peace

    def add(self, effect: Effect, line: int) -> int:
        effect.number = len(self.effects)
        effect.line = line
        self.effects.append(effect)
        return effect.number
