"""Age of Heroes: the form of a view. Not compiled: the clients' types are made from its annotations."""

from __future__ import annotations

from typing import Literal, TypedDict

Goal = Literal["conquest", "plunder", "destruction"]
Promised = Literal["peace", "road", "gift", "attack", "shun"]


class Army(TypedDict):
    general: bool
    quake: bool
    away: bool


class Tribe(TypedDict):
    people: int
    special: int
    fallen: bool
    cities: int
    fortresses: int
    stones: int
    roads: list[int]
    due: int
    armies: list[Army]
    hand: list[int]
    unknown: int
    waiting: list[int]
    drafts: int
    kept: int
    broken: int
    strength: int


class Pledge(TypedDict):
    what: Promised
    about: int


class Offer(TypedDict):
    number: int
    open: bool
    by: int
    to: int
    give: list[int]
    want: list[int]
    vow: Pledge | None
    wish: Pledge | None
    reply: int
    request: bool


class Promise(TypedDict):
    by: int
    to: int
    pledge: Pledge
    since: int


class Unit(TypedDict):
    hero: bool
    general: bool
    hero_general: bool
    fought: bool
    destroyed: bool
    card: int


class Battle(TypedDict):
    attacker: int
    barbarians: bool
    defender: int
    goal: Goal
    road: bool
    called_off: bool
    wins: int  # duels that the attacker has won
    losses: int  # and lost
    lines: list[list[Unit]]
    swords: list[list[int]]
    heroes_only: bool
    chosen: list[int]


class View(TypedDict):
    pending: list[object]
    choices: list[int]
    round: int
    starter: int
    turn: int
    phase: int  # of the turn, 1 to 5; 0 where it is nobody's
    fair: bool
    winner: int
    stock: dict[str, int]
    deck: int
    discards: list[int]
    battle_deck: int
    players: list[Tribe]
    offers: list[Offer]
    draft: Offer | None
    promises: list[Promise]
    asked_roads: list[int]
    forced: list[int]
    duels: list[list[int]]
    battle: Battle | None
