"""Tapestry 7: conquering with two dice, toppling, traps, and what others may do about it."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.masks import members
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.achievements import achieve
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.capital import all_near_own, explored, near_own
from cradle.games.tapestry.discards import copy_in_hand, discard_card
from cradle.games.tapestry.gains import Points, PointsPer
from cradle.games.tapestry.news import CONQUERED, DICE, TOKEN, TRAPPED
from cradle.games.tapestry.outposts import has_outpost, stand, use_outpost
from cradle.games.tapestry.pieces import (
    ALLY,
    BOTH_DICE,
    CENTRE_ISLAND,
    HAND,
    HEXES,
    ISOLATIONISTS,
    LYING,
    NO_PIECE,
    NO_TRAPS,
    ON_CONQUER_TILE,
    OUTPOST,
    SEAL,
    TAPESTRY_DISCARD,
    TOPPLE_TWO,
    TRADER,
    TRADERS,
)
from cradle.games.tapestry.resolve import Resolve, on_event
from cradle.games.tapestry.resources import gain_any, watch
from cradle.games.tapestry.table import NOBODY, Tapestry

REACH: Final = ["adjacent", "anywhere"]
DICE_MODES: Final = ["one", "both", "both-if-rival"]
BOTH: Final = 1
BOTH_IF_RIVAL: Final = 2
CONQUER_KIND: Final = Kind("conquer", "tapestry/7.1", ("hex", HEXES))
TRAP_KIND: Final = Kind("trap", "tapestry/7.6", "no", "yes", about="hex automatic other-seat")
SEAL_KIND: Final = Kind("seal", "tapestry/13.9", "no", "yes", about="hex")
DIE_KIND: Final = Kind("die", "tapestry/7.3", "red", "black", facts="effect")
BLACK: Final = DIE_KIND.start("black")
LEFT_DIE_KIND: Final = Kind("left-die", "tapestry/13.16", "no", "yes", about="effect")


class Conquer(Effect):
    """An outpost on another territory, and the dice."""

    def __init__(self, anywhere: bool, dice: int) -> None:
        super().__init__()
        self.anywhere = anywhere
        self.dice = dice

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(ChooseTarget(seat, 1 if self.anywhere else 0, self.dice))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return has_outpost(t, seat) and len(targets(t, seat, self.anywhere)) > 0


def why_not_target(t: Tapestry, seat: int, spot: int, anywhere: bool) -> str:
    if spot >= t.hexes or not explored(t, spot):
        return "tapestry/7.1a"
    if t.control[spot] == seat:
        return "tapestry/7.1b"
    if t.second_at[spot] != NO_PIECE:
        return "tapestry/7.1c"
    if not anywhere and not near_own(t, seat, spot):
        return "tapestry/7.1"
    return "tapestry/12.5a" if allied(t, seat, t.control[spot]) else ""


def targets(t: Tapestry, seat: int, anywhere: bool) -> list[int]:
    """All that why_not_target lets through."""
    if anywhere:
        return [spot for spot in range(t.hexes) if not why_not_target(t, seat, spot, True)]
    return [spot for spot in members(all_near_own(t, seat)) if not why_not_target(t, seat, spot, True)]


def allied(t: Tapestry, seat: int, other: int) -> bool:
    """Tapestry 12.5: neither of two allies conquers the other's land."""
    if other < 0:
        return False
    if t.players[seat].ally == other and t.ruled(seat, ALLY):
        return True
    return t.players[other].ally == seat and t.ruled(other, ALLY)


class ChooseTarget(Question[Tapestry]):
    """Tapestry 7.1: explored, not one's own, next to one's own, with at most one piece on it."""

    def __init__(self, seat: int, anywhere: int, dice: int) -> None:
        super().__init__(seat)
        self.anywhere = anywhere
        self.dice = dice

    def kind(self) -> Kind:
        return CONQUER_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return why_not_target(t, self.seat, answer, self.anywhere == 1)

    def answers(self, t: Tapestry) -> list[int]:
        return targets(t, self.seat, self.anywhere == 1)

    def take(self, t: Tapestry, answer: int) -> None:
        seat = self.seat
        rival = t.control[answer]
        both = self.dice == BOTH or (rival >= 0 and (self.dice == BOTH_IF_RIVAL or t.ruled(seat, BOTH_DICE)))
        t.tell(CONQUERED, seat, [answer])
        if rival >= 0 and may_trap(t, seat, rival):
            t.push(Trap(rival, seat, answer, 1 if both else 0))
        else:
            t.push(Attack(seat, answer, rival, 1 if both else 0))
        use_outpost(t, seat)


def may_trap(t: Tapestry, seat: int, rival: int) -> bool:
    """Tapestry 7.6: everybody with a card in hand is asked, so that asking tells nothing; alone only with a trap."""
    if rival >= t.seats or not can_be_trapped(t, seat, rival):
        return False
    if t.seats == 1:
        return copy_in_hand(t, rival, t.box.trap) >= 0
    return len(t.pile(rival, HAND)) > 0


def can_be_trapped(t: Tapestry, seat: int, rival: int) -> bool:
    return not t.players[rival].finished and not t.ruled(seat, NO_TRAPS)


class Trap(Question[Tapestry]):
    """Tapestry 7.6: the defender discards a trap, keeps control and takes a resource."""

    def __init__(self, seat: int, other: int, spot: int, both: int) -> None:
        super().__init__(seat)
        self.other = other
        self.spot = spot
        self.both = both

    def kind(self) -> Kind:
        return TRAP_KIND

    def about(self, t: Tapestry) -> list[int]:
        automatic = self.other >= t.seats
        return [self.spot, 1 if automatic else 0, -1 if automatic else self.other]

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer == 0 or copy_in_hand(t, self.seat, t.box.trap) >= 0 else "tapestry/7.6"

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1] if copy_in_hand(t, self.seat, t.box.trap) >= 0 else [0]

    def take(self, t: Tapestry, answer: int) -> None:
        if not answer:
            t.push(Attack(self.other, self.spot, self.seat, self.both))
            return
        discard_card(t, self.seat, t.box.trap)
        spring(t, self.other, self.seat, self.spot)
        t.push(Spoils(self.other, self.spot, self.both, 0))
        gain_any(t, self.seat, 1)
        achieve_topple(t, self.seat)


def spring(t: Tapestry, attacker: int, defender: int, spot: int) -> None:
    """The attacker's outpost lies down beside the defender's piece."""
    t.second_at = changed(t.second_at, spot, attacker | OUTPOST << 3 | LYING)
    t.tell(TRAPPED, defender, [spot])


def achieve_topple(t: Tapestry, seat: int) -> None:
    """Tapestry 10.1b: the second topple by conquest or by a trap."""
    t.players[seat].topples += 1
    if t.players[seat].topples == 2:
        achieve(t, seat, TOPPLE_TWO)


class Attack(Step[Tapestry]):
    """Tapestry 7.2: topple, take control, then the dice."""

    def __init__(self, seat: int, spot: int, rival: int, both: int) -> None:
        self.seat = seat
        self.spot = spot
        self.rival = rival
        self.both = both

    def run(self, t: Tapestry) -> None:
        seat = self.seat
        spot = self.spot
        if self.rival >= t.seats and springs_by_itself(t, seat, self.rival):
            spring(t, seat, self.rival, spot)
            t.push(Spoils(seat, spot, self.both, 0))
            achieve_topple(t, self.rival)
            return
        first = t.first_at[spot]
        trader = first & 7 if first != NO_PIECE and first >> 3 == TRADER and first & 7 != seat else NOBODY
        empty = first == NO_PIECE
        if self.rival >= 0:
            t.first_at = changed(t.first_at, spot, t.first_at[spot] | LYING)
        stand(t, seat, spot)
        t.push(Spoils(seat, spot, self.both, trader + 1))
        if empty and t.players[seat].has(ISOLATIONISTS) and t.players[seat].mats[ISOLATIONISTS]:
            t.push(SealLand(seat, spot))
        if self.rival >= 0:
            watch(t, self.rival)
            achieve_topple(t, seat)
        if spot == t.box.maps[t.map].centre:
            achieve(t, seat, CENTRE_ISLAND)


def springs_by_itself(t: Tapestry, seat: int, rival: int) -> bool:
    """Tapestry 15.9: the Automa turns over its cards until it finds a trap."""
    hand = t.cards.own(t.zone(rival, HAND))
    if not can_be_trapped(t, seat, rival):
        return False
    while hand:
        copy = hand[t.rng.below(len(hand))]
        t.cards.move(copy, t.zone(rival, HAND), TAPESTRY_DISCARD, t.cards.everybody)
        if t.box.card_of[copy] == t.box.trap:
            return True
    return False


class SealLand(Question[Tapestry]):
    """Tapestry 13.9: a token seals land that was empty, for a resource."""

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.spot = spot

    def kind(self) -> Kind:
        return SEAL_KIND

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1]

    def about(self, t: Tapestry) -> list[int]:
        return [self.spot]

    def take(self, t: Tapestry, answer: int) -> None:
        if answer:
            p = t.players[self.seat]
            p.set_mat(ISOLATIONISTS, p.mats[ISOLATIONISTS] - 1)
            t.second_at = changed(t.second_at, self.spot, self.seat | SEAL << 3)
            t.tell(TOKEN, self.seat, [ISOLATIONISTS])
            gain_any(t, self.seat, 1)


# -- dice ----------------------------------------------------------------------------------------------------------


class Spoils(Step[Tapestry]):
    """Tapestry 7.3: both dice are rolled, one result is taken unless both are granted."""

    def __init__(self, seat: int, spot: int, both: int, trader: int) -> None:
        self.seat = seat
        self.spot = spot
        self.both = both
        self.trader = trader  # 0: none, else the seat of the Traders + 1

    def run(self, t: Tapestry) -> None:
        if self.seat >= t.seats:
            return
        t.red = t.rng.below(len(t.box.red_faces))
        t.black = t.rng.below(len(t.box.black_faces))
        if t.journal is not None:
            t.tell(DICE, self.seat, [t.red, t.black, t.box.red_faces[t.red], t.box.black_faces[t.black]])
        if t.tile_at[self.spot] >= 0:
            on_event(t, self.seat, ON_CONQUER_TILE)
            t.push(Remember(self.spot))
        if self.both:
            t.push(Resolve(self.seat, t.box.red_faces[t.red]))
            t.push(Resolve(self.seat, t.box.black_faces[t.black]))
            t.push(Remember(self.spot))
        else:
            t.push(ChooseDie(self.seat, self.spot, self.trader))


class Remember(Step[Tapestry]):
    """Which territory the next effect means: another conquest may have come in between."""

    def __init__(self, spot: int) -> None:
        self.spot = spot

    def run(self, t: Tapestry) -> None:
        t.ground = self.spot


class ChooseDie(Question[Tapestry]):
    """Tapestry 7.3: the red result or the black one."""

    def __init__(self, seat: int, spot: int, trader: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.trader = trader

    def kind(self) -> Kind:
        return DIE_KIND

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [t.box.black_faces[t.black] if answer == BLACK else t.box.red_faces[t.red]]

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1]

    def take(self, t: Tapestry, answer: int) -> None:
        red = t.box.red_faces[t.red]
        black = t.box.black_faces[t.black]
        if self.trader:
            leave_die(t, self.trader - 1, self.spot, red if answer == BLACK else black)
        t.push(Resolve(self.seat, black if answer == BLACK else red))
        t.push(Remember(self.spot))


def leave_die(t: Tapestry, seat: int, spot: int, effect: int) -> None:
    """Tapestry 13.16a: the Traders may take the die that the conqueror left."""
    if not t.players[seat].has(TRADERS):
        return
    if not t.players[seat].finished:
        t.push(LeftDie(seat, spot, effect))
        return
    made = t.box.effects[effect]
    if isinstance(made, (Points, PointsPer)):
        made.apply(t, seat)


class LeftDie(Question[Tapestry]):
    """Tapestry 13.16a: gained as if they had rolled it."""

    def __init__(self, seat: int, spot: int, effect: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.effect = effect

    def kind(self) -> Kind:
        return LEFT_DIE_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.effect]

    def take(self, t: Tapestry, answer: int) -> None:
        if answer:
            t.push(Resolve(self.seat, self.effect))
            t.push(Remember(self.spot))


class GroundBenefit(Effect):
    """The benefit of the territory just conquered; printed land has none."""

    def apply(self, t: Tapestry, seat: int) -> None:
        tile = t.tile_at[t.ground]
        if tile >= 0:
            t.push(Resolve(seat, t.box.tile_benefit[tile]))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return t.tile_at[t.ground] >= 0
