"""Hadara 7: colonies, plundered or annexed."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.hadara.box import MILITARY, VALUES
from cradle.games.hadara.market import coins_sum
from cradle.games.hadara.news import ANNEXED, COLONY_BONUS, PLUNDERED
from cradle.games.hadara.scoring import add
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import FIRST_COLONY, STACK, TAKEN, TAKING_COLONIES

COUNT: Final = len(VALUES)
COLONY_KIND: Final = Kind(
    "colony",
    "hadara/7.1",
    "none",
    ("plunder", "value", COUNT),
    ("annex", "value", COUNT),
    facts="coins pay points bonus",
)
NONE: Final = COLONY_KIND.start("none")
PLUNDER: Final = COLONY_KIND.start("plunder")
ANNEX: Final = COLONY_KIND.start("annex")


class Colonies(Step[Hadara]):
    """Hadara 7.1, 3.2: from the leader clockwise."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, t: Hadara) -> None:
        t.stage = TAKING_COLONIES
        for turn in range(self.turn, t.seats):
            seat = (t.leader() + turn) % t.seats
            perks = t.players[seat].perks
            if within_reach(t, seat, perks.points_most):
                t.push(Colonies(turn + 1))
                t.push(TakeColony(seat, perks.colonies, perks.points_most))
                return


def missing(t: Hadara, seat: int, value: int) -> int:
    """Hadara 7.2, 14.20: how much military is missing."""
    p = t.players[seat]
    return max(0, p.perks.asks(VALUES[value]) - p.tracks[MILITARY])


def forbids_taking(t: Hadara, seat: int, value: int, points: int) -> str:
    """Why the value cannot be taken: taken before, military too low, no coins for what is missing."""
    p = t.players[seat]
    if (p.taken >> value) & 1:
        return "hadara/7.4"
    short = missing(t, seat, value)
    if short == 0:
        return ""
    if not p.perks.points_most:
        return "hadara/7.2"
    if short > points:
        return "hadara/14.21a"
    return "" if short * p.perks.point_price <= p.coins else "hadara/14.21b"


def within_reach(t: Hadara, seat: int, points: int) -> bool:
    """Hadara 7.1: who can take none is not asked. Plundering is always possible where taking is."""
    for value in range(COUNT):
        if not forbids_taking(t, seat, value, points):
            return True
    return False


class TakeColony(Question[Hadara]):
    """Hadara 7.5: which colony, and plunder or annex. `left` colonies and `points` to buy remain in this step."""

    def __init__(self, seat: int, left: int, points: int) -> None:
        super().__init__(seat)
        self.left = left
        self.points = points

    def kind(self) -> Kind:
        return COLONY_KIND

    def why(self, t: Hadara, answer: int) -> str:
        if answer == NONE:
            return ""
        value = (answer - PLUNDER) % COUNT
        clause = forbids_taking(t, self.seat, value, self.points)
        if not clause and answer >= ANNEX and not can_annex(t, self.seat, value):
            return "hadara/7.7a"
        return clause

    def sum(self, t: Hadara, answer: int, clause: str) -> Label | None:
        p = t.players[self.seat]
        value = (answer - PLUNDER) % COUNT
        if clause == "hadara/7.2":
            return Label("sum-military", ["needed", "there"], [p.perks.asks(VALUES[value]), p.tracks[MILITARY]])
        short = missing(t, self.seat, value)
        if clause == "hadara/7.7a":
            return coins_sum(t.reading.printed.fronts[value].annex, purse(t, self.seat, value))
        return missing_sum(t, self.seat, clause, short, self.points)

    def answers(self, t: Hadara) -> list[int]:
        out = [NONE]
        annexing: list[int] = []
        for value in range(COUNT):
            if not forbids_taking(t, self.seat, value, self.points):
                out.append(PLUNDER + value)
                if can_annex(t, self.seat, value):
                    annexing.append(ANNEX + value)
        return out + annexing

    def facts(self, t: Hadara, answer: int) -> list[int]:
        if answer == NONE:
            return [0, 0, 0, 0]
        value = (answer - PLUNDER) % COUNT
        front = t.reading.printed.fronts[value]
        perks = t.players[self.seat].perks
        pay = missing(t, self.seat, value) * perks.point_price
        return [front.annex if answer >= ANNEX else front.plunder, pay, front.points, perks.colony_coins]

    def take(self, t: Hadara, answer: int) -> None:
        if answer == NONE:  # 14.19b
            return
        value = (answer - PLUNDER) % COUNT
        short = missing(t, self.seat, value)
        take_colony(t, self.seat, value, answer >= ANNEX)
        points = self.points - short
        if self.left > 1 and within_reach(t, self.seat, points):  # 14.19a
            t.push(TakeColony(self.seat, self.left - 1, points))


def can_annex(t: Hadara, seat: int, value: int) -> bool:
    return purse(t, seat, value) >= t.reading.printed.fronts[value].annex


def purse(t: Hadara, seat: int, value: int) -> int:
    """Hadara 14.21d, 14.10a: what is missing is paid first, then colony coins come, then annexing is paid."""
    p = t.players[seat]
    return p.coins - missing(t, seat, value) * p.perks.point_price + p.perks.colony_coins


def missing_sum(t: Hadara, seat: int, clause: str, short: int, points: int) -> Label | None:
    """Hadara 14.21a, 14.21b: steps that are missing, how many may be bought, and what they cost."""
    p = t.players[seat]
    if clause == "hadara/14.21a":
        return Label("sum-missing", ["missing", "most"], [short, points])
    return coins_sum(short * p.perks.point_price, p.coins) if clause == "hadara/14.21b" else None


def take_colony(t: Hadara, seat: int, value: int, annex: bool) -> None:
    """Hadara 7.6 to 7.8: the top tile, kept as it is or paid for and turned; colony coins come before that (14.10a)."""
    p = t.players[seat]
    front = t.reading.printed.fronts[value]
    pay = missing(t, seat, value) * p.perks.point_price
    p.coins += p.perks.colony_coins - pay
    if p.perks.colony_coins:
        t.tell(COLONY_BONUS, seat, [p.perks.colony_coins])
    p.taken |= 1 << value
    piece = t.cards.draw(STACK + value, TAKEN + seat, t.cards.everybody if annex else 0)
    if annex:
        colony = t.reading.printed.colonies[piece - FIRST_COLONY]
        p.coins -= front.annex
        p.annexed |= 1 << value
        add(p.tracks, colony.steps, 1)
        t.tell(ANNEXED, seat, [value, front.annex, pay, piece - FIRST_COLONY])
    else:
        p.coins += front.plunder
        t.tell(PLUNDERED, seat, [value, front.plunder, pay])
