"""Tapestry 13: civilizations whose mats pay in the income turn."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.counting import is_lead
from cradle.games.tapestry.outposts import IN_ROW, militant_slot, mustered
from cradle.games.tapestry.pieces import ALCHEMISTS, BY_CIVILIZATIONS, ENTERTAINERS, EXPERIMENTAL, LEADERS, MERRYMAKERS
from cradle.games.tapestry.research import roll_science
from cradle.games.tapestry.resolve import MayResolve, Resolve, score
from cradle.games.tapestry.resources import gain_any
from cradle.games.tapestry.table import Tapestry

ALCHEMY_KIND: Final = Kind("alchemy", "tapestry/13.1", "stop", "roll")
ENOUGH: Final = ALCHEMY_KIND.start("stop")
TRANSMUTE_KIND: Final = Kind("transmute", "tapestry/14.1", ("track", 4))
STAGE_KIND: Final = Kind("stage", "tapestry/13.4", ("slot", 17), facts="effect")
LEADER_KIND: Final = Kind("leader", "tapestry/13.10", "none", ("track", 4))
NO_LEADER: Final = LEADER_KIND.start("none")
LEAD: Final = LEADER_KIND.start("track")
MERRY_KIND: Final = Kind("merry", "tapestry/13.11", ("column", 3), facts="effect")
SPACES: Final = 9  # of the dance floor
FLOOR_KIND: Final = Kind("floor", "tapestry/14.11", ("slot", SPACES), facts="effect")
DANCE_KIND: Final = Kind("dance", "tapestry/14.11", ("move", "token", 2, "slot", SPACES), facts="effect")


def mat_effect(t: Tapestry, civilization: int, slot: int) -> int:
    """What a space of a mat gives, in the version that is played."""
    return t.box.mat_effects[civilization][max(0, t.adjustment - 1)][slot]


# -- Alchemists ----------------------------------------------------------------------------------------------------


def practise_alchemy(t: Tapestry, seat: int) -> None:
    """Tapestry 13.1: roll until one stops, or rolls a track again."""
    t.push(Brew(seat))
    roll_science(t, seat)


class Brew(Step[Tapestry]):
    """A new track is marked; a marked one ends it all. The mat keeps the tracks in order, three bits each."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        p = t.players[self.seat]
        marked = brewed(p.mats[ALCHEMISTS])
        if t.rolled not in marked:
            p.set_mat(ALCHEMISTS, p.mats[ALCHEMISTS] << 3 | (t.rolled + 1))
            t.push(Alchemy(self.seat))
            return
        p.set_mat(ALCHEMISTS, 0)
        if t.adjustment < EXPERIMENTAL:
            gain_any(t, self.seat, 1)
        else:
            back = mat_effect(t, ALCHEMISTS, t.rolled)
            if t.box.effects[back].possible(t, self.seat):
                t.push(MayResolve(self.seat, back))


def brewed(mat: int) -> list[int]:
    """The marked tracks, in the order of the rolls."""
    out: list[int] = []
    while mat:
        out.append((mat & 7) - 1)
        mat >>= 3
    out.reverse()
    return out


class Alchemy(Question[Tapestry]):
    """Tapestry 13.1: once more, or enough."""

    def kind(self) -> Kind:
        return ALCHEMY_KIND

    def take(self, t: Tapestry, answer: int) -> None:
        if answer != ENOUGH:
            practise_alchemy(t, self.seat)
            return
        p = t.players[self.seat]
        marked = brewed(p.mats[ALCHEMISTS])
        if t.adjustment >= EXPERIMENTAL and len(marked) > 1:
            t.push(Transmute(self.seat))
            return
        p.set_mat(ALCHEMISTS, 0)
        if t.adjustment >= EXPERIMENTAL:
            t.push(Resolve(self.seat, mat_effect(t, ALCHEMISTS, 4 + marked[0])))
            return
        for i in range(len(marked) - 1, -1, -1):
            t.push(Resolve(self.seat, mat_effect(t, ALCHEMISTS, marked[i])))


class Transmute(Question[Tapestry]):
    """Tapestry 14.1: one of the marked tracks only, but with its reward."""

    def kind(self) -> Kind:
        return TRANSMUTE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer in brewed(t.players[self.seat].mats[ALCHEMISTS]) else "tapestry/14.1"

    def take(self, t: Tapestry, answer: int) -> None:
        t.players[self.seat].set_mat(ALCHEMISTS, 0)
        t.push(Resolve(self.seat, mat_effect(t, ALCHEMISTS, 4 + answer)))


# -- Entertainers --------------------------------------------------------------------------------------------------


def entertain(t: Tapestry, seat: int) -> None:
    if t.box.stage_links[t.players[seat].mats[ENTERTAINERS]]:
        t.push(Stage(seat, 0))


class Stage(Question[Tapestry]):
    """Tapestry 13.4: along a path to the next column; whoever gains the mat later begins anywhere."""

    def __init__(self, seat: int, anywhere: int) -> None:
        super().__init__(seat)
        self.anywhere = anywhere

    def kind(self) -> Kind:
        return STAGE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if self.anywhere:
            return "" if answer else "tapestry/13.4"
        return "" if answer in t.box.stage_links[t.players[self.seat].mats[ENTERTAINERS]] else "tapestry/13.4"

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [mat_effect(t, ENTERTAINERS, answer)]

    def take(self, t: Tapestry, answer: int) -> None:
        t.players[self.seat].set_mat(ENTERTAINERS, answer)
        t.push(Resolve(self.seat, mat_effect(t, ENTERTAINERS, answer)))


# -- Leaders -------------------------------------------------------------------------------------------------------


def lead(t: Tapestry, seat: int) -> None:
    if t.players[seat].mats[LEADERS] != 15:
        t.push(ChooseLeader(seat))


class ChooseLeader(Question[Tapestry]):
    """Tapestry 13.10: each leader once, and none if one likes."""

    def kind(self) -> Kind:
        return LEADER_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer != NO_LEADER and (t.players[self.seat].mats[LEADERS] >> (answer - LEAD)) & 1:
            return "tapestry/13.10"
        return ""

    def take(self, t: Tapestry, answer: int) -> None:
        if answer != NO_LEADER:
            p = t.players[self.seat]
            p.set_mat(LEADERS, p.mats[LEADERS] | 1 << (answer - LEAD))
            t.push(Resolve(self.seat, mat_effect(t, LEADERS, answer - LEAD)))


# -- Merrymakers ---------------------------------------------------------------------------------------------------


def make_merry(t: Tapestry, seat: int) -> None:
    if t.adjustment >= EXPERIMENTAL:
        t.push(Dance(seat, 0))
    elif t.players[seat].mats[MERRYMAKERS] != 0b111111:
        t.push(Merry(seat))


def merry_height(t: Tapestry, seat: int, column: int) -> int:
    return (t.players[seat].mats[MERRYMAKERS] >> (2 * column)) & 3


class Merry(Question[Tapestry]):
    """Tapestry 13.11: one token one step up its column."""

    def kind(self) -> Kind:
        return MERRY_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if merry_height(t, self.seat, answer) < 3 else "tapestry/13.11"

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [mat_effect(t, MERRYMAKERS, 3 * answer + min(2, merry_height(t, self.seat, answer)))]

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        height = merry_height(t, self.seat, answer)
        p.set_mat(MERRYMAKERS, p.mats[MERRYMAKERS] + (1 << (2 * answer)))
        t.push(Resolve(self.seat, mat_effect(t, MERRYMAKERS, 3 * answer + height)))


def dancer(t: Tapestry, seat: int, token: int) -> int:
    """Where a token stands on the dance floor: four bits each, 0 not placed, else the slot + 1."""
    return ((t.players[seat].mats[MERRYMAKERS] >> (4 * token)) & 15) - 1


class Floor(Question[Tapestry]):
    """Tapestry 14.11: two tokens begin on two different spaces, without gaining them."""

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def kind(self) -> Kind:
        return FLOOR_KIND

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [mat_effect(t, MERRYMAKERS, answer)]

    def why(self, t: Tapestry, answer: int) -> str:
        return "tapestry/14.11" if self.token and dancer(t, self.seat, 0) == answer else ""

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        p.set_mat(MERRYMAKERS, p.mats[MERRYMAKERS] | (answer + 1) << (4 * self.token))
        if not self.token:
            t.push(Floor(self.seat, 1))


class Dance(Question[Tapestry]):
    """Tapestry 14.11: each token takes one step in a straight line, never onto the other."""

    def __init__(self, seat: int, moved: int) -> None:
        super().__init__(seat)
        self.moved = moved

    def kind(self) -> Kind:
        return DANCE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        token = answer // SPACES
        if (self.moved >> token) & 1:
            return "tapestry/14.11a"
        here = dancer(t, self.seat, token)
        there = answer % SPACES
        if abs(here // 3 - there // 3) + abs(here % 3 - there % 3) != 1 or dancer(t, self.seat, 1 - token) == there:
            return "tapestry/14.11"
        return ""

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [mat_effect(t, MERRYMAKERS, answer % SPACES)]

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        token = answer // SPACES
        mat = p.mats[MERRYMAKERS] & ~(15 << (4 * token))
        p.set_mat(MERRYMAKERS, mat | (answer % SPACES + 1) << (4 * token))
        moved = self.moved | 1 << token
        if moved != 3:
            t.push(Dance(self.seat, moved))
        t.push(Resolve(self.seat, mat_effect(t, MERRYMAKERS, answer % SPACES)))


# -- Militants, the Chosen -----------------------------------------------------------------------------------------


def collect_rows(t: Tapestry, seat: int) -> None:
    """Tapestry 13.12a: everything uncovered, the last space of the second row last."""
    for row in range(1, -1, -1):
        for i in range(mustered(t, seat, row) - 1, -1, -1):
            t.push(Resolve(seat, militant_slot(t, IN_ROW * row + i)))


def be_chosen(t: Tapestry, seat: int) -> None:
    """Tapestry 13.15: points for every lead; a resource, or at the end five points, for every achievement."""
    p = t.players[seat]
    for track in range(4):
        if is_lead(t, seat, track):
            score(t, seat, BY_CIVILIZATIONS, t.sides - 1)
    for achievement in range(3):
        if (p.achieved >> achievement) & 1:
            if p.incomes == 5:
                score(t, seat, BY_CIVILIZATIONS, 5)
            else:
                gain_any(t, seat, 1)
