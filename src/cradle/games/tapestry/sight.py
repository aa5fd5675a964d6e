"""Tapestry: the form of a view. Not compiled: the clients' types are made from its annotations."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Standing = Literal["outpost", "trader", "seal", "building", "landmark"]


class Dice(TypedDict):
    red: int
    black: int
    science: int
    ground: int


class Decks(TypedDict):
    cards: int
    technologies: int
    tiles: int
    space: int
    civilizations: int
    decisions: int
    progress: int


class Discards(TypedDict):
    cards: list[int]
    technologies: list[int]
    tiles: list[int]


class Piece(TypedDict):
    seat: int
    piece: Standing
    number: int
    lying: bool


class Hex(TypedDict):
    q: int
    r: int
    corners: list[int]
    inland: list[int]
    tile: int
    turn: int
    effect: int
    pieces: list[Piece]
    control: int


class OnMat(TypedDict):
    """What lies on the mat of a civilization: each has its own of these."""

    tokens: NotRequired[int]
    tracks: NotRequired[list[int]]
    heights: NotRequired[list[int]]
    effects: NotRequired[list[int]]
    slots: NotRequired[list[int]]  # where they are printed
    historians: NotRequired[list[int]]
    predictions: NotRequired[list[int]]
    reached: NotRequired[list[int]]
    steps: NotRequired[int]


class Mat(OnMat):
    civilization: int


class Forecast(TypedDict):
    """What the income mat brings at the next income turn, as things stand: before that turn's cards and upgrades."""

    points: int
    gains: list[int]  # resources, tiles, cards


Hyphened = TypedDict("Hyphened", {"technology-completed": bool, "on-mats": list[Mat]})


class Player(Hyphened):
    bot: int  # who plays by itself; -1: somebody sits there
    points: int
    scored: dict[str, int]
    resources: list[int]
    tokens: list[list[int]]  # track and space
    built: list[int]
    worth: list[list[int]]  # points of each symbol of the income mat, as things stand
    forecast: Forecast
    capital: int
    cells: list[int]
    outside: list[int]
    outposts: int
    incomes: int
    era: int
    finished: bool
    force: int
    lent: int
    ally: int
    spouse: list[int]  # seat and track
    barring: list[int]  # track, and own turns left
    visited: int
    topples: int
    achieved: list[int]
    civilizations: list[int]
    mats: list[int]
    favourite: int
    hand: list[int]
    private: int
    spent: list[int]
    tapestry: list[list[int]]  # card, era, herald
    technologies: list[list[int]]  # card, row, tokens of the Inventors
    tiles: list[int]
    space: list[int]
    explored: list[int]


class View(TypedDict):
    pending: list[object]
    adjustment: int
    level: int
    map: int
    turn: int
    active: int
    dice: Dice
    copies: list[int]  # copy -> card
    display: list[int]
    decks: Decks
    discards: Discards
    decision: list[int]
    hexes: list[Hex]
    landmarks: list[int]
    arrivals: list[int]
    players: list[Player]
