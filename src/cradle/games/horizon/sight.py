"""Beyond the Horizon: the form of a view. Not compiled: the clients' types are made from its annotations."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["setup", "action", "expansion", "production", "goal"]


class Goal(TypedDict):
    goal: int
    first: int
    done: list[int]
    progress: list[list[int]]  # of each seat: what it has of each thing that is counted


class Slot(TypedDict):
    level: int
    technology: int
    leader: bool
    scientists: list[int]


class Deck(TypedDict):
    level: int
    cards: int
    buried_technologies: list[int]


class Display(TypedDict):
    level: int
    structures: list[int]
    stack: int


class Unit(TypedDict):
    seat: int
    unit: int
    kind: int
    strength: int


class Cell(TypedDict):
    q: int
    r: int


class Place(TypedDict):
    place: int
    q: int
    r: int
    kind: Literal["cradle", "start", "territory"]
    home: int
    strength: int
    village: int
    city: int
    structure: int
    left: int
    right: int
    closed: list[int]  # seats whose units may not stay there
    units: list[Unit]


class Player(TypedDict):
    coins: int
    active: int
    columns: dict[str, int]
    open_columns: list[str]
    income: int
    cubes: dict[str, int]
    invested: int
    markers: int
    settle_tokens: int
    fortify_tokens: int
    action: int
    space: int
    government: int
    steps: list[int]
    slots: list[int]
    technologies: list[int]
    private_technologies: list[int]
    leaders: list[int]
    structures: list[int]
    prices: list[int]  # of every structure, with all modifiers
    noted: int
    modifiers: dict[str, int]
    triggers: list[int]
    points: int
    explorer: int  # the unit that steps over the edge of the map


class View(TypedDict):
    pending: list[object]
    seats: int
    round: int
    last_round: int
    starter: int
    turn: int
    phase: Phase
    explored: int
    more_tiles: int
    settle_supply: int
    fortify_supply: int
    offer: list[int]
    goals: list[Goal]
    goal_cubes: int  # that bring the last round
    tree: list[Slot]
    decks: list[Deck]
    revealed_technologies: list[int]
    display: list[Display]
    territories: int
    found_places: list[int]
    to_find: int  # tiles that may still be explored in this turn
    edge: list[Cell]  # where a new tile would fit
    map: list[Place]
    players: list[Player]
    score: list[int]
