"""Beyond the Horizon: everything printed, as numbers. Made once from the content, shared by all tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cradle.games.horizon.table import Horizon


class Effect:
    """One thing that a card, tile or cell does. Steps refer to it by number."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.plain = False  # gained at once, without a question
        self.commutes = False  # with others like it the order means nothing
        self.offer = -1  # what accepting or declining it is called

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        """Do it, or ask what must be asked. With `must` it cannot be declined."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def possible(self, t: Horizon, seat: int) -> bool:
        """Whether any of it could be carried out now."""
        return True

    def amount(self, t: Horizon, seat: int, sums: list[int], others: bool) -> None:
        """Add what it simply gives, for labels: points, coins and pieces, then the same for the others."""

    def offered(self, t: Horizon, seat: int) -> list[int]:
        """Pieces, coins and cards that accepting it would bring."""
        return [0, 0, 0]


class Program:
    """A list of effects, resolved from first to last."""

    def __init__(self, number: int, where: str, parts: list[Effect]) -> None:
        self.number = number
        self.where = where  # the entry it is printed on
        self.parts = parts
        self.commutes = all(part.commutes for part in parts)


class Counter:
    """Something that can be counted of a player; `of` is a level, colour or track."""

    def __init__(self, what: int, of: int) -> None:
        self.what = what
        self.of = of


class Condition:
    """Counters that must reach a number: all of them, or any."""

    def __init__(self, every: bool, counters: list[Counter], least: list[int]) -> None:
        self.every = every
        self.counters = counters
        self.least = least


class Trigger:
    """An effect that waits for an event."""

    def __init__(self, number: int, event: int, program: Program) -> None:
        self.number = number
        self.event = event
        self.program = program
        self.min_level = 0  # of a technology researched
        self.first = -1  # 1: only the first to research it, 0: only the others
        self.unit = -1  # the kind of unit recruited


class Lasting:
    """What works from now on: triggers as a set of numbers, and a sum for each modifier."""

    def __init__(self, triggers: int, modifiers: list[int], effects: list[int]) -> None:
        self.triggers = triggers
        self.modifiers = modifiers
        self.effects = effects  # numbers of the modifiers, for the account of what was ever used


class Score:
    """Points at the end: a fixed number, or so many for each `per` of a counter, `most` at most."""

    def __init__(self, number: int, vp: int, counter: Counter | None, per: int, most: int) -> None:
        self.number = number
        self.vp = vp
        self.counter = counter
        self.per = per
        self.most = most


class Action:
    """An action with its cost and spaces; masks have one bit a space."""

    def __init__(self, number: int, basic: bool, program: Program) -> None:
        self.number = number
        self.basic = basic
        self.program = program
        self.requires: Condition | None = None
        self.coins = 0
        self.exhaust = 0
        self.shared = False
        self.spaces = [0, 0, 0, 0, 0]  # by players: which spaces exist
        self.paid = 0  # which cost a coin


class Technology:
    def __init__(self, level: int, colours: list[int], instant: Program, lasting: Lasting, scores: list[Score]) -> None:
        self.level = level  # 0-3
        self.main = colours[0]
        self.colours = sum([1 << colour for colour in colours])
        self.instant = instant
        self.lasting = lasting
        self.scores = scores
        self.action: Action | None = None


class Leader:
    def __init__(self, level: int, instant: Program, scores: list[Score]) -> None:
        self.level = level
        self.instant = instant
        self.scores = scores


class Government:
    def __init__(
        self, card: int, despotism: Lasting, theocracy: Lasting, monarchy: Program, democracy: list[Score]
    ) -> None:
        self.card = card
        self.despotism = despotism
        self.theocracy = theocracy
        self.monarchy = monarchy
        self.democracy = democracy


class Goal:
    def __init__(self, kind: int, condition: Condition, first: int, later: int) -> None:
        self.kind = kind
        self.condition = condition
        self.first = first
        self.later = later


class Territory:
    """Village and city: the track of their cube and their points."""

    def __init__(self, strength: int, discovery: Program, bonus: Program, village: list[int], city: list[int]) -> None:
        self.strength = strength
        self.discovery = discovery
        self.bonus = bonus
        self.village_track = village[0]
        self.village_vp = village[1]
        self.city_track = city[0]
        self.city_vp = city[1]


class Structure:
    def __init__(self, level: int, price: int, bonus: Program, points: list[int], tracks: list[int]) -> None:
        self.level = level  # 0-2
        self.price = price
        self.bonus = bonus
        self.centre = points[0]
        self.first = points[1]
        self.left = tracks[0]
        self.right = tracks[1]


class Cell:
    """A cell of a development track or of the investment track."""

    def __init__(self, instant: Program, lasting: Lasting) -> None:
        self.instant = instant
        self.lasting = lasting
        self.column = -1  # opened for production
        self.coin = 0
        self.step = -1  # of the government
        self.vp = 0


class Slot:
    def __init__(self, level: int, links: int, need: int) -> None:
        self.level = level  # 0-3
        self.links = links  # mask of slots
        self.need = need


class Printed:
    def __init__(self) -> None:
        self.effects: list[Effect | None] = []  # by number; None for modifiers and points at the end
        self.names: list[str] = []  # of the same numbers: what it is and where it is printed
        self.programs: list[Program] = []
        self.options: list[str] = []  # every option of every choice, by the entry it is printed on
        self.triggers: list[Trigger] = []
        self.trigger_ids: list[str] = []
        self.waiting: list[int] = []  # event -> mask of triggers
        self.technologies: list[Technology] = []
        self.of_level = [0, 0, 0, 0]  # level -> mask of technologies
        self.of_colour = [0, 0, 0, 0]
        self.leaders: list[Leader] = []
        self.governments: list[Government] = []
        self.goals: list[Goal] = []
        self.territories: list[Territory] = []
        self.structures: list[Structure] = []
        self.slots: list[Slot] = []
        self.level_slots = [0, 0, 0, 0]  # level -> mask of slots
        self.actions: list[Action | None] = []  # printed ones, then by technology
        self.tracks: list[list[Cell]] = []
        self.investment: list[Cell] = []
        self.faces: list[int] = []  # unit token -> mask of the strengths on its faces
        self.base_columns = 0
        self.base_coins = 0
        self.backs: list[int] = []
        self.nouns: dict[str, list[str]] = {}  # noun -> component ids
