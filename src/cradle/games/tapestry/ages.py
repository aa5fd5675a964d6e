"""Tapestry 12: cards of their own kind that concern one's own tokens, land and cards."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.discards import copy_in_hand, discard_card
from cradle.games.tapestry.pieces import (
    BY_TAPESTRIES,
    COIN,
    CULTURE,
    END,
    FOOD,
    HAND,
    HEXES,
    KINDS,
    LYING,
    NO_PIECE,
    OUTPOST,
    WORKER,
)
from cradle.games.tapestry.research import roll_science
from cradle.games.tapestry.resolve import Resolve, others_clockwise, score
from cradle.games.tapestry.resources import gain, gain_any, pay_any, watch
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.tracks import (
    BARE,
    FULL,
    barred,
    can_step,
    can_step_back,
    move_back,
    move_up,
    only_space,
    step_back,
    step_up,
    why_not_step,
)

COLONY_KIND: Final = Kind("colony", "tapestry/12.10", ("hex", HEXES))
DARK_KIND: Final = Kind("dark-age", "tapestry/12.11", ("track", 4))
BOOST_KIND: Final = Kind("boost-token", "tapestry/12.11", ("from", "space", END + 1), about="track")
BURN_KIND: Final = Kind("burn", "tapestry/12.12", ("card", KINDS), "stop")
STOP_BURNING: Final = BURN_KIND.start("stop")
GUILD_KIND: Final = Kind("guild", "tapestry/12.21", "stop", "buy", "sell", about="left")
STOP_TRADING: Final = GUILD_KIND.start("stop")
BUY_LOT: Final = GUILD_KIND.start("buy")
UPRISING_KIND: Final = Kind("uprising", "tapestry/12.35", "stop", ("hex", HEXES), about="left")
STOP_RISING: Final = UPRISING_KIND.start("stop")
RISE_AT: Final = UPRISING_KIND.start("hex")
MATCH_KIND: Final = Kind("match", "tapestry/12.36", ("up", "track", 4), ("down", "track", 4))
UP: Final = MATCH_KIND.start("up")
DOWN: Final = MATCH_KIND.start("down")
MATCH_TOKEN_KIND: Final = Kind("match-token", "tapestry/12.36", ("from", "space", END + 1), about="track")
TERRAIN_GIVES: Final = [-1, COIN, FOOD, CULTURE, WORKER]
LOT: Final = 5
BOOST: Final = 3  # steps up in dark ages


class Climb(Step[Tapestry]):
    """One compulsory step up a track."""

    def __init__(self, seat: int, track: int, reward: int) -> None:
        self.seat = seat
        self.track = track
        self.reward = reward

    def run(self, t: Tapestry) -> None:
        if not t.players[self.seat].finished:
            step_up(t, self.seat, self.track, self.reward, False, 0, BY_TAPESTRIES)


class Discovery(Effect):
    """Tapestry 12.2: everybody moves up the rolled track, only the player collects the space."""

    def apply(self, t: Tapestry, seat: int) -> None:
        t.push(Discover(seat))
        roll_science(t, seat)


class Discover(Step[Tapestry]):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        others = others_clockwise(t, self.seat)
        for i in range(len(others) - 1, -1, -1):
            t.push(Climb(others[i], t.rolled, BARE))
        t.push(Climb(self.seat, t.rolled, FULL))


class Wonders(Effect):
    """Tapestry 12.4: fewest, most or any other number of landmarks."""

    def __init__(self, fewest: int, most: int, other: int) -> None:
        super().__init__()
        self.fewest = fewest
        self.most = most
        self.other = other

    def apply(self, t: Tapestry, seat: int) -> None:
        mine = t.landmarks(seat)
        low = True
        high = True
        for other in others_clockwise(t, seat):
            low = low and mine < t.landmarks(other)
            high = high and mine > t.landmarks(other)
        t.push(Resolve(seat, self.fewest if low else self.most if high else self.other))


class Colonialism(Effect):
    """Tapestry 12.10: a resource for each terrain of a controlled tile."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(ChooseColony(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        for spot in range(t.hexes):
            if t.control[spot] == seat and t.tile_at[spot] >= 0:
                return True
        return False


class ChooseColony(Question[Tapestry]):
    """Tapestry 12.10: printed land is no tile."""

    def kind(self) -> Kind:
        return COLONY_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if answer < t.hexes and t.control[answer] == self.seat and t.tile_at[answer] >= 0:
            return ""
        return "tapestry/12.10"

    def take(self, t: Tapestry, answer: int) -> None:
        tile = t.tile_at[answer]
        terrains = t.box.tile_corners[tile][0] + t.box.tile_inland[tile]
        for terrain in range(1, len(TERRAIN_GIVES)):
            if terrain in terrains:
                gain(t, self.seat, TERRAIN_GIVES[terrain], 1)


class DarkAges(Effect):
    """Tapestry 12.11: one step back on three tracks, then three up on the fourth."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(ChooseBoost(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        for track in range(4):
            if can_step(t, seat, track):
                return True
        return False


class ChooseBoost(Question[Tapestry]):
    """Tapestry 12.11: the track to move up on."""

    def kind(self) -> Kind:
        return DARK_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return why_not_step(t, self.seat, answer)

    def take(self, t: Tapestry, answer: int) -> None:
        t.push(Boost(self.seat, answer, -1, BOOST))
        for track in range(3, -1, -1):
            if track != answer:
                t.push(Slip(self.seat, track))


class Boost(Step[Tapestry]):
    """Tapestry 12.11: the steps up, each an advance of its own, all of them with one token."""

    def __init__(self, seat: int, track: int, space: int, left: int) -> None:
        self.seat = seat
        self.track = track
        self.space = space  # of the token; -1 not chosen yet
        self.left = left

    def run(self, t: Tapestry) -> None:
        space = self.space if self.space >= 0 else only_space(t, self.seat, self.track)
        if space < 0:
            t.push(BoostToken(self.seat, self.track))
        else:
            boost(t, self.seat, self.track, space, self.left)


def boost(t: Tapestry, seat: int, track: int, space: int, left: int) -> None:
    if space < END:
        if left > 1:
            t.push(Boost(seat, track, space + 1, left - 1))
        move_up(t, seat, track, space, space + 1, BARE)


class BoostToken(Question[Tapestry]):
    """Tapestry 12.11: which of several tokens."""

    def __init__(self, seat: int, track: int) -> None:
        super().__init__(seat)
        self.track = track

    def kind(self) -> Kind:
        return BOOST_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.track]

    def why(self, t: Tapestry, answer: int) -> str:
        if self.track << 4 | answer not in t.players[self.seat].tokens or answer == END:
            return "tapestry/3.3a"
        return ""

    def take(self, t: Tapestry, answer: int) -> None:
        boost(t, self.seat, self.track, answer, BOOST)


class Slip(Step[Tapestry]):
    """One step back without anything."""

    def __init__(self, seat: int, track: int) -> None:
        self.seat = seat
        self.track = track

    def run(self, t: Tapestry) -> None:
        if can_step_back(t, self.seat, self.track):
            step_back(t, self.seat, self.track, BARE)


class BurnCards(Effect):
    """Tapestry 12.12: any number of tapestry cards for points."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if t.pile(seat, HAND):
            t.push(Burn(seat))


class Burn(Question[Tapestry]):
    """Tapestry 12.12: two points each."""

    def kind(self) -> Kind:
        return BURN_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer == STOP_BURNING or copy_in_hand(t, self.seat, answer) >= 0 else "tapestry/9.3"

    def take(self, t: Tapestry, answer: int) -> None:
        if answer != STOP_BURNING:
            discard_card(t, self.seat, answer)
            score(t, self.seat, BY_TAPESTRIES, 2)
            if t.pile(self.seat, HAND):
                t.push(Burn(self.seat))


class Guilds(Effect):
    """Tapestry 12.21: points for resources or resources for points, in one direction."""

    def apply(self, t: Tapestry, seat: int) -> None:
        t.push(TradeLot(seat, STOP_TRADING, 3))


class TradeLot(Question[Tapestry]):
    """Tapestry 12.21: up to three lots."""

    def __init__(self, seat: int, direction: int, left: int) -> None:
        super().__init__(seat)
        self.direction = direction  # an answer; STOP_TRADING: not chosen yet
        self.left = left

    def kind(self) -> Kind:
        return GUILD_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        p = t.players[self.seat]
        if answer == STOP_TRADING:
            return ""
        if self.direction not in (STOP_TRADING, answer):
            return "tapestry/12.21"
        return "" if (p.points >= LOT if answer == BUY_LOT else p.wealth() > 0) else "tapestry/12.21a"

    def sum(self, t: Tapestry, answer: int, clause: str) -> Label | None:
        if clause != "tapestry/12.21a" or answer != BUY_LOT:
            return None
        return Label("sum-points", ["needed", "there"], [LOT, t.players[self.seat].points])

    def take(self, t: Tapestry, answer: int) -> None:
        if answer == STOP_TRADING:
            return
        if self.left > 1:
            t.push(TradeLot(self.seat, answer, self.left - 1))
        if answer == BUY_LOT:
            score(t, self.seat, BY_TAPESTRIES, -LOT)
            gain_any(t, self.seat, 1)
        else:
            score(t, self.seat, BY_TAPESTRIES, LOT)
            pay_any(t, self.seat, 1)


class PleaForAid(Effect):
    """Tapestry 12.32: two points and a resource for each track on which everybody else is further."""

    def apply(self, t: Tapestry, seat: int) -> None:
        n = 0
        for track in range(4):
            mine = t.players[seat].position(track)
            behind = True
            for other in others_clockwise(t, seat):
                behind = behind and t.players[other].position(track) > mine
            n += 1 if behind else 0
        score(t, seat, self.line, 2 * n)
        gain_any(t, seat, n)


class Uprising(Effect):
    """Tapestry 12.35: up to three toppled outposts stand up again."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(RiseUp(seat, 3))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return can_rise_somewhere(t, seat)


def can_rise_somewhere(t: Tapestry, seat: int) -> bool:
    for spot in range(t.hexes):
        if can_rise(t, seat, spot):
            return True
    return False


def can_rise(t: Tapestry, seat: int, spot: int) -> bool:
    """An own outpost lies beside a standing piece of somebody else."""
    mine = seat | OUTPOST << 3 | LYING
    first = t.first_at[spot]
    second = t.second_at[spot]
    if first == NO_PIECE or second == NO_PIECE:
        return False
    return (first == mine and not second & LYING) or (second == mine and not first & LYING)


class RiseUp(Question[Tapestry]):
    """Tapestry 12.35: the rival's piece falls instead; no dice and no trap."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def kind(self) -> Kind:
        return UPRISING_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.left]

    def why(self, t: Tapestry, answer: int) -> str:
        spot = answer - RISE_AT
        if answer == STOP_RISING or (spot < t.hexes and can_rise(t, self.seat, spot)):
            return ""
        return "tapestry/12.35"

    def take(self, t: Tapestry, answer: int) -> None:
        if answer == STOP_RISING:
            return
        spot = answer - RISE_AT
        loser = t.control[spot]
        t.first_at = changed(t.first_at, spot, t.first_at[spot] ^ LYING)
        t.second_at = changed(t.second_at, spot, t.second_at[spot] ^ LYING)
        t.control = changed(t.control, spot, self.seat)
        if self.left > 1 and can_rise_somewhere(t, self.seat):
            t.push(RiseUp(self.seat, self.left - 1))
        watch(t, self.seat)
        if loser >= 0:
            watch(t, loser)


class Socialism(Effect):
    """Tapestry 12.36: a token goes to the space of the nearest opponent on a track."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(MatchTrack(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        for track in range(4):
            if can_match(t, seat, track, True) or can_match(t, seat, track, False):
                return True
        return False


def goal(t: Tapestry, seat: int, track: int, space: int, up: bool) -> int:
    """The nearest opponent above or below a space, by furthest tokens; -1 if there is none."""
    best = -1
    for other in others_clockwise(t, seat):
        at = t.players[other].position(track)
        if up and at > space and (best < 0 or at < best):
            best = at
        if not up and at < space and at > best:
            best = at
    return best


def can_match(t: Tapestry, seat: int, track: int, up: bool) -> bool:
    if up and barred(t, seat, track):
        return False
    for token in t.players[seat].tokens:
        if token >> 4 == track and goal(t, seat, track, token & 15, up) >= 0:
            return True
    return False


class MatchTrack(Question[Tapestry]):
    """Tapestry 12.36: up or down, on which track."""

    def kind(self) -> Kind:
        return MATCH_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        up = answer < DOWN
        return "" if can_match(t, self.seat, answer - (UP if up else DOWN), up) else "tapestry/12.36"

    def take(self, t: Tapestry, answer: int) -> None:
        up = answer < DOWN
        track = answer - (UP if up else DOWN)
        spaces: list[int] = []
        for token in t.players[self.seat].tokens:
            if token >> 4 == track and token & 15 not in spaces and goal(t, self.seat, track, token & 15, up) >= 0:
                spaces.append(token & 15)
        if len(spaces) == 1:
            match(t, self.seat, track, spaces[0], up)
        else:
            t.push(MatchToken(self.seat, track, 1 if up else 0))


def match(t: Tapestry, seat: int, track: int, space: int, up: bool) -> None:
    target = goal(t, seat, track, space, up)
    if up:
        move_up(t, seat, track, space, target, BARE)
    else:
        move_back(t, seat, track, space, target, BARE)


class MatchToken(Question[Tapestry]):
    """Tapestry 12.36: which of several tokens."""

    def __init__(self, seat: int, track: int, up: int) -> None:
        super().__init__(seat)
        self.track = track
        self.up = up

    def kind(self) -> Kind:
        return MATCH_TOKEN_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.track]

    def why(self, t: Tapestry, answer: int) -> str:
        if self.track << 4 | answer not in t.players[self.seat].tokens:
            return "tapestry/3.3a"
        return "" if goal(t, self.seat, self.track, answer, self.up == 1) >= 0 else "tapestry/12.36"

    def take(self, t: Tapestry, answer: int) -> None:
        match(t, self.seat, self.track, answer, self.up == 1)
