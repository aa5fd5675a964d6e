"""Hadara 8: busts."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.hadara.box import BUSTS, CULTURE, TRACKS
from cradle.games.hadara.colonies import missing_sum
from cradle.games.hadara.market import has_tile
from cradle.games.hadara.news import CARVED_POINTS, CARVED_TRACK
from cradle.games.hadara.table import Hadara
from cradle.games.hadara.zones import CARVING, UNCARVED

COLOURS: Final = len(TRACKS)  # of bonus tiles
BUST_KIND: Final = Kind(
    "bust",
    "hadara/8.1",
    "none",
    ("track", "bust", BUSTS, "track", COLOURS),
    ("points", "bust", BUSTS, "track", COLOURS),
    facts="bonus pay points",
)
NONE: Final = BUST_KIND.start("none")
TRACK_UP: Final = BUST_KIND.start("track")
POINTS_UP: Final = BUST_KIND.start("points")


class Busts(Step[Hadara]):
    """Hadara 8.1, 3.2: from the leader clockwise."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, t: Hadara) -> None:
        t.stage = CARVING
        for turn in range(self.turn, t.seats):
            seat = (t.leader() + turn) % t.seats
            perks = t.players[seat].perks
            if within_reach(t, seat, perks.points_most):
                t.push(Busts(turn + 1))
                t.push(CarveBust(seat, perks.busts, perks.points_most))
                return


def missing(t: Hadara, seat: int, bust: int) -> int:
    """Hadara 8.2, 14.20: how much culture is missing."""
    p = t.players[seat]
    return max(0, p.perks.asks(t.reading.printed.busts[bust].requirement) - p.tracks[CULTURE])


def forbids_carving(t: Hadara, seat: int, bust: int, points: int) -> str:
    """Why the bust cannot be carved: carved before, culture too low, no coins for what is missing."""
    p = t.players[seat]
    if p.busts[bust] != UNCARVED:
        return "hadara/8.4"
    short = missing(t, seat, bust)
    if short == 0:
        return ""
    if not p.perks.points_most:
        return "hadara/8.2"
    if short > points:
        return "hadara/14.21a"
    return "" if short * p.perks.point_price <= p.coins else "hadara/14.21b"


def within_reach(t: Hadara, seat: int, points: int) -> bool:
    """Hadara 8.1: who can carve none is not asked."""
    if not has_tile(t.players[seat]):
        return False
    for bust in range(BUSTS):
        if not forbids_carving(t, seat, bust, points):
            return True
    return False


class CarveBust(Question[Hadara]):
    """Hadara 8.5: bust, tile and side in one choice. `left` busts and `points` to buy remain in this step."""

    def __init__(self, seat: int, left: int, points: int) -> None:
        super().__init__(seat)
        self.left = left
        self.points = points

    def kind(self) -> Kind:
        return BUST_KIND

    def why(self, t: Hadara, answer: int) -> str:
        if answer == NONE:
            return ""
        offset = (answer - TRACK_UP) % (BUSTS * COLOURS)
        if not t.players[self.seat].tiles[offset % COLOURS]:
            return "hadara/8.5a"
        return forbids_carving(t, self.seat, offset // COLOURS, self.points)

    def sum(self, t: Hadara, answer: int, clause: str) -> Label | None:
        p = t.players[self.seat]
        bust = (answer - TRACK_UP) % (BUSTS * COLOURS) // COLOURS
        if clause == "hadara/8.2":
            needed = p.perks.asks(t.reading.printed.busts[bust].requirement)
            return Label("sum-culture", ["needed", "there"], [needed, p.tracks[CULTURE]])
        return missing_sum(t, self.seat, clause, missing(t, self.seat, bust), self.points)

    def answers(self, t: Hadara) -> list[int]:
        offsets: list[int] = []
        tiles = t.players[self.seat].tiles
        for bust in range(BUSTS):
            if not forbids_carving(t, self.seat, bust, self.points):
                for colour in range(COLOURS):
                    if tiles[colour]:
                        offsets.append(bust * COLOURS + colour)
        out = [NONE]
        for offset in offsets:
            out.append(TRACK_UP + offset)
        for offset in offsets:
            out.append(POINTS_UP + offset)
        return out

    def facts(self, t: Hadara, answer: int) -> list[int]:
        if answer == NONE:
            return [0, 0, 0]
        bust = (answer - TRACK_UP) % (BUSTS * COLOURS) // COLOURS
        p = t.players[self.seat]
        printed = t.reading.printed.busts[bust]
        extra = p.perks.bust_points if answer >= POINTS_UP else p.perks.bust_steps
        return [printed.bonus + extra, missing(t, self.seat, bust) * p.perks.point_price, printed.points]

    def take(self, t: Hadara, answer: int) -> None:
        if answer == NONE:  # 14.19b
            return
        offset = (answer - TRACK_UP) % (BUSTS * COLOURS)
        bust = offset // COLOURS
        points = self.points - missing(t, self.seat, bust)
        carve(t, self.seat, bust, offset % COLOURS, answer >= POINTS_UP)
        if self.left > 1 and within_reach(t, self.seat, points):  # 14.19a
            t.push(CarveBust(self.seat, self.left - 1, points))


def carve(t: Hadara, seat: int, bust: int, tile: int, points_up: bool) -> None:
    """Hadara 8.6, 8.7: the tile shows its track, which rises at once, or its points."""
    p = t.players[seat]
    pay = missing(t, seat, bust) * p.perks.point_price
    bonus = t.reading.printed.busts[bust].bonus
    p.coins -= pay
    p.tiles[tile] -= 1
    busts = p.busts[:]
    busts[bust] = tile * 2 + (1 if points_up else 0)
    p.busts = busts
    if points_up:
        t.tell(CARVED_POINTS, seat, [bust, tile, bonus + p.perks.bust_points, pay])
    else:
        steps = bonus + p.perks.bust_steps  # 14.15
        p.tracks[tile] += steps
        t.tell(CARVED_TRACK, seat, [bust, tile, steps, pay])
