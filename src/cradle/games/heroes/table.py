"""Age of Heroes: the table. Tribes, stock, market, promises and the battle that is being fought."""

from __future__ import annotations

from typing import Final

from cradle.core.cards import NO_CARDS, Cards
from cradle.core.game import Game
from cradle.core.journal import Journal
from cradle.core.plain import Plain, row_of
from cradle.core.rng import Rng
from cradle.core.sheet import ScoreSheet
from cradle.games.heroes import audit, view
from cradle.games.heroes.numbers import EMPIRE, MONUMENT, NO_PLEDGE, TRIBES
from cradle.games.heroes.pieces import DISCARD, HAND, OFFER, PROMISE, SEAT_ZONES, Battle, Offer, Promise, Rules, Tribe
from cradle.games.heroes.printed import Printed
from cradle.games.heroes.sight import View

TABLE: Final = [  # single numbers of the table, as a position has them
    "round", "starter", "turn", "at_fair", "asked_roads", "winner", "open", "forced",
]  # fmt: skip


class Heroes(Game["Heroes"]):
    def __init__(self, printed: Printed, rules: Rules, seats: int, rng: Rng) -> None:
        zones = HAND + SEAT_ZONES * seats
        super().__init__(seats, rng, Cards(printed.backs, zones, (2 << seats) - 1, 2) if seats else NO_CARDS)
        if seats:
            self.cards.bags = [DISCARD] + [HAND + SEAT_ZONES * s for s in range(seats)]
            self.cards.holders = [0] + [1 << s for s in range(seats)]
            self.cards.faces = printed.faces
            self.tribes: list[Tribe] = [Tribe() for _ in range(seats)]
            self.stock = printed.stock[:]  # replaced as a whole, so clones share it
            self.offers: list[Offer] = []
            self.begun = [0] * seats  # offers begun at this fair; replaced as a whole, so clones share it
            self.promises: list[Promise] = []  # replaced as a whole, so clones share it
            self.duels: list[int] = []  # of the last battle, four numbers each; replaced as a whole, so clones share it
            self.played = [0] * seats  # what was answered in the last sealed window, once it is opened
        self.printed = printed
        self.rules = rules
        self.round = 0
        self.starter = 0
        self.turn = 0  # whose turn it is, or whose card at the fair
        self.at_fair = 1
        self.asked_roads = 0  # neighbours asked for a road in this turn, a mask
        self.winner = -1
        self.open = 0  # mask of offers that stand
        self.forced = 0  # seats that have had their compulsory swap, a mask
        self.battle: Battle | None = None

    def attach(self, journal: Journal) -> None:
        """Cards do not tell their own movements: two of a kind are one to every eye, and a number would tell which."""
        self.journal = journal

    def clone(self) -> Heroes:
        t = Heroes(self.printed, self.rules, 0, self.rng.copy())
        t.copy_kernel(self)
        t.tribes = [p.clone() for p in self.tribes]
        t.stock = self.stock
        t.round = self.round
        t.starter = self.starter
        t.turn = self.turn
        t.at_fair = self.at_fair
        t.asked_roads = self.asked_roads
        t.winner = self.winner
        t.offers = self.offers[:]
        t.open = self.open
        t.begun = self.begun
        t.forced = self.forced
        t.promises = self.promises
        t.duels = self.duels
        t.battle = self.battle.clone() if self.battle is not None else None
        t.played = [0] * len(self.played)
        return t

    def dump(self) -> Plain:
        data = self.dump_kernel()
        data["choices"] = self.rules.choices[:]
        data["table"] = row_of(self, TABLE)
        data["stock"] = self.stock[:]
        data["tribes"] = [p.row() for p in self.tribes]
        data["offers"] = [row_of(offer, OFFER) for offer in self.offers]
        data["begun"] = self.begun[:]
        data["promises"] = [row_of(promise, PROMISE) for promise in self.promises]
        data["battle"] = self.battle.rows() if self.battle is not None else []
        data["duels"] = self.duels[:]
        return data

    def view(self, eye: int) -> View:
        return view.view(self, eye)

    def numbers(self, seat: int) -> dict[str, int]:
        return view.numbers(self, seat)

    # -- accounts ----------------------------------------------------------------------------------------------

    def sheet(self) -> ScoreSheet:
        """13: there is a winner and nobody is second. A game that was called off is a draw."""
        sheet = ScoreSheet(self.seats)
        sheet.scored = False
        sheet.line("victory", [1 if s == self.winner else 0 for s in range(self.seats)])
        sheet.goal("cities", [tribe.cities for tribe in self.tribes], EMPIRE)
        sheet.goal("stones", [tribe.stones for tribe in self.tribes], MONUMENT)
        sheet.goal("armies", [len(tribe.armies) for tribe in self.tribes])
        return sheet

    def rounds(self) -> int:
        return self.round

    def traits(self, seat: int) -> list[str]:
        people = self.tribes[seat].people
        return [f"tribe-{TRIBES[people]}"] if people >= 0 else []

    def audit(self) -> str:
        return audit.audit(self)

    # -- small things that many rules ask ----------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        return self.cards.zones[HAND + SEAT_ZONES * seat]

    def active(self) -> int:
        """How many players are still in the game."""
        n = 0
        for p in self.tribes:
            if not p.fallen:
                n += 1
        return n

    def fight(self) -> Battle:
        assert self.battle is not None
        return self.battle

    def draft(self, seat: int) -> Offer:
        """What the seat is composing; a note of its own until posted."""
        note = self.notes[seat]
        if not note:
            return Offer(seat, -1, 0, 0, NO_PLEDGE, NO_PLEDGE, -1, 0)
        return Offer(seat, note[0], note[1], note[2], note[3], note[4], note[5], 0)
