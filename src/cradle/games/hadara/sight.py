"""Hadara: the form of a view. Not compiled: the clients' types are made from its annotations."""

from __future__ import annotations

from typing import Literal, TypedDict

Stage = Literal["setup", "wheel", "draft", "income", "colonies", "busts", "piles", "feeding", "medals", "over"]


class Bust(TypedDict):
    carved: bool
    tile: int  # a track
    points_up: bool
    points: int  # at the end, with what its tile adds


class Colony(TypedDict):
    value: int
    annexed: bool
    tile: int
    points: int


class Asks(TypedDict):
    """How much of a track each colony or each bust asks of the player."""

    military: list[int]
    culture: list[int]


class Player(TypedDict):
    crest: int
    setup: int
    side: int
    coins: int
    tracks: list[int]
    tens: list[int]
    markers: list[int]
    hand: list[int]
    cards: list[int]
    colours: list[int]
    discounts: list[int]  # on cards of each colour
    hungry: int  # cards without food; below 0 food is left
    tiles: list[int]
    busts: list[Bust]
    colonies: list[Colony]
    silver: list[int]
    gold: int
    tiled: list[list[int]]  # card and track
    sets: int
    income: int  # coins of an income step
    asks: Asks
    score: dict[str, int]


class View(TypedDict):
    pending: list[object]
    choices: list[int]
    epoch: int
    phase: int
    stage: Stage
    turn: int
    leader: int
    leaders: list[int]
    wheel: int
    ring: list[int]
    pointed: list[int]
    decks: list[int]
    piles: list[int]
    tops: list[int]
    stacks: list[int]
    stock: list[int]
    aside: list[int]
    gone: list[int]
    prices: dict[str, int]
    players: list[Player]
