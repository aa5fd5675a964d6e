"""Tapestry 3: tokens on the four tracks, benefits, bonuses and the landmarks of new tiers."""

from __future__ import annotations

from typing import Final

from cradle.core.masks import members
from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.achievements import achieve
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.capital import claim
from cradle.games.tapestry.discards import discard_some, holds
from cradle.games.tapestry.news import ADVANCED, REGRESSED
from cradle.games.tapestry.pieces import (
    END,
    FINISH_TRACK,
    FREE_BONUS,
    MARRIAGE,
    MILITARY,
    NO_MILITARY,
    NO_SCIENCE,
    ON_LANDMARK,
    ON_RIVAL_MILITARY,
    ON_SCIENCE,
    ON_TAKEN_LANDMARK,
    ON_TIER,
    SCIENCE,
    TECHNOLOGY,
    TIER,
)
from cradle.games.tapestry.resolve import Resolve, on_event, others_backwards, score
from cradle.games.tapestry.resources import watch
from cradle.games.tapestry.table import NOBODY, Tapestry

BARE: Final = 0
BENEFIT: Final = 1
BUY: Final = 2
FREE: Final = 4
FULL: Final = BENEFIT | BUY
REWARDS: Final = ["bare", "benefit", "", "full", "free-bonus"]
BATTERY: Final = 1 << 52  # in Player.visited, after the places
PLACES: Final = 4 * (END + 1)  # track by track
STEP_KIND: Final = Kind("step", "tapestry/3.3", "stay", ("to", "space", END + 1), facts="place", about="track")
STAY: Final = STEP_KIND.start("stay")
TO: Final = STEP_KIND.start("to")
BACK_KIND: Final = Kind("step-back", "tapestry/3.8", ("to", "space", END + 1), about="track")
BONUS_KIND: Final = Kind("bonus", "tapestry/3.5", "no", "yes", about="effect sort amount")
AGAIN_KIND: Final = Kind("again", "tapestry/3.10", ("place", PLACES))
RESTART_KIND: Final = Kind("restart", "tapestry/3.11", ("track", 4))


# -- moving up -----------------------------------------------------------------------------------------------------


class Advance(Effect):
    """A free step up a track. What the printed symbols give may be declined."""

    def __init__(self, track: int, reward: int, may: bool, past_end: int) -> None:
        super().__init__()
        self.track = track
        self.reward = reward
        self.may = may
        self.past_end = past_end

    def apply(self, t: Tapestry, seat: int) -> None:
        step_up(t, seat, self.track, self.reward, self.may, self.past_end, self.line)

    def possible(self, t: Tapestry, seat: int) -> bool:
        return can_step(t, seat, self.track)


def barred(t: Tapestry, seat: int, track: int) -> bool:
    """Tapestry 3.7: some tapestry cards forbid a track, to their owner or to all rivals."""
    if track == MILITARY and t.ruled(seat, NO_MILITARY):
        return True
    if track == SCIENCE and t.ruled(seat, NO_SCIENCE):
        return True
    for other in range(t.sides):
        p = t.players[other]
        if p.barring == track and other != seat:
            return True
    return False


def has_step(t: Tapestry, seat: int, track: int) -> bool:
    for token in t.players[seat].tokens:
        if token >> 4 == track and token & 15 < END:
            return True
    return False


def can_step(t: Tapestry, seat: int, track: int) -> bool:
    return has_step(t, seat, track) and not barred(t, seat, track)


def why_not_step(t: Tapestry, seat: int, track: int) -> str:
    """Tapestry 3.3, 3.7: no token there, none below the end, or the track is barred."""
    if barred(t, seat, track):
        return "tapestry/3.7"
    if has_step(t, seat, track):
        return ""
    for token in t.players[seat].tokens:
        if token >> 4 == track:
            return "tapestry/3.3b"
    return "tapestry/3.3a"


def step_up(t: Tapestry, seat: int, track: int, reward: int, may: bool, past_end: int, line: int) -> None:
    """Tapestry 3.3: one token of the player's choice; past the end nothing, unless points are promised for it."""
    if not has_step(t, seat, track):
        score(t, seat, line, past_end)
        return
    if barred(t, seat, track):
        return
    at = only_space(t, seat, track)
    if may or at < 0:
        t.push(StepUp(seat, track, reward, 1 if may else 0))
    else:
        move_up(t, seat, track, at, at + 1, reward)


def only_space(t: Tapestry, seat: int, track: int) -> int:
    """The space of the token that can move, or -1 if there are several."""
    at = -1
    for token in t.players[seat].tokens:
        if token >> 4 == track and token & 15 < END:
            if at >= 0 and token & 15 != at:
                return -1
            at = token & 15
    return at


class StepUp(Question[Tapestry]):
    """Tapestry 3.3: which token, and where allowed, whether at all."""

    def __init__(self, seat: int, track: int, reward: int, may: int) -> None:
        super().__init__(seat)
        self.track = track
        self.reward = reward
        self.may = may

    def kind(self) -> Kind:
        return STEP_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.track]

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        return [self.track * (END + 1) + max(0, answer - TO)]

    def why(self, t: Tapestry, answer: int) -> str:
        if answer == STAY:
            return "" if self.may else "tapestry/3.3"
        space = answer - TO - 1
        for token in t.players[self.seat].tokens:
            if space >= 0 and token == self.track << 4 | space:
                return ""
        return "tapestry/3.3a"

    def answers(self, t: Tapestry) -> list[int]:
        spaces = 0
        for token in t.players[self.seat].tokens:
            if token >> 4 == self.track and token & 15 < END:
                spaces |= 1 << (token & 15)
        out = [TO + 1 + space for space in members(spaces)]
        return [STAY] + out if self.may else out

    def take(self, t: Tapestry, answer: int) -> None:
        if answer != STAY:
            space = answer - TO
            move_up(t, self.seat, self.track, space - 1, space, self.reward)


def move_up(t: Tapestry, seat: int, track: int, old: int, new: int, reward: int) -> None:
    """Tapestry 3.6: landmarks first, then whatever reacts to the advance, then benefit and bonus."""
    tokens = t.players[seat].tokens
    for i in range(len(tokens)):
        if tokens[i] == track << 4 | old:
            tokens[i] = track << 4 | new
            break
    if t.journal is not None:
        t.tell(ADVANCED, seat, [track * (END + 1) + new])
    if reward:
        t.push(Arrive(seat, track, new, reward))
    if track == SCIENCE:
        on_event(t, seat, ON_SCIENCE)
    if track == MILITARY:
        for other in others_backwards(t, seat):
            if not t.players[other].finished:
                on_event(t, other, ON_RIVAL_MILITARY)
    for space in range(old + 1, new + 1):
        enter(t, seat, track, space)
    if new == END:
        achieve(t, seat, FINISH_TRACK)
    watch(t, seat)


def enter(t: Tapestry, seat: int, track: int, space: int) -> None:
    """One space of an advance: a new tier, and the landmark of whoever comes first."""
    if space % TIER == 1:
        on_event(t, seat, ON_TIER)
    landmark = t.box.places[track][space].landmark
    if landmark >= 0 and t.landmark_owner[landmark] == NOBODY:
        on_event(t, seat, ON_LANDMARK)
        claim(t, t.sides - 2 if t.level and seat >= t.seats else seat, landmark)
    elif landmark >= 0:
        on_event(t, seat, ON_TAKEN_LANDMARK)


# -- what a space gives --------------------------------------------------------------------------------------------


class Arrive(Step[Tapestry]):
    """Tapestry 3.4: the benefit, then the offer of the bonus; a space only once in a turn."""

    def __init__(self, seat: int, track: int, space: int, reward: int) -> None:
        self.seat = seat
        self.track = track
        self.space = space
        self.reward = reward

    def run(self, t: Tapestry) -> None:
        p = t.players[self.seat]
        bit = 1 << (self.track * (END + 1) + self.space)
        if self.space == 0 or p.visited & bit or p.finished:
            return
        p.visited |= bit
        place = t.box.places[self.track][self.space]
        if place.bonus is not None and self.reward & (BUY | FREE):
            t.push(OfferBonus(self.seat, self.track, self.space, self.reward & FREE))
        if self.reward & BENEFIT:
            for other in others_backwards(t, self.seat):
                marry_in(t, other, self.seat, self.track, place.benefit)
            t.push(Resolve(self.seat, place.benefit))


def marry_in(t: Tapestry, seat: int, other: int, track: int, benefit: int) -> None:
    """Tapestry 12.23: a marriage of state shares the benefit, never the bonus."""
    p = t.players[seat]
    if p.spouse == other and p.spouse_track == track and t.ruled(seat, MARRIAGE):
        t.push(Resolve(seat, benefit))


class OfferBonus(Step[Tapestry]):
    """Tapestry 3.5: offered after the benefit, if it can be paid and would do anything."""

    def __init__(self, seat: int, track: int, space: int, free: int) -> None:
        self.seat = seat
        self.track = track
        self.space = space
        self.free = free

    def run(self, t: Tapestry) -> None:
        bonus = t.box.places[self.track][self.space].bonus
        if bonus is None or not t.box.effects[bonus.gain].possible(t, self.seat):
            return
        free = self.free or (bonus.sort == 0 and bonus.amount == 1 and t.ruled(self.seat, FREE_BONUS))
        if free or holds(t, self.seat, bonus.sort) >= bonus.amount:
            t.push(BuyBonus(self.seat, self.track, self.space, 1 if free else 0))


class BuyBonus(Question[Tapestry]):
    """Tapestry 3.5: once, and only if one likes."""

    def __init__(self, seat: int, track: int, space: int, free: int) -> None:
        super().__init__(seat)
        self.track = track
        self.space = space
        self.free = free

    def kind(self) -> Kind:
        return BONUS_KIND

    def about(self, t: Tapestry) -> list[int]:
        bonus = t.box.places[self.track][self.space].bonus
        assert bonus is not None
        return [bonus.gain, bonus.sort, 0 if self.free else bonus.amount]

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1]

    def take(self, t: Tapestry, answer: int) -> None:
        bonus = t.box.places[self.track][self.space].bonus
        assert bonus is not None
        if answer:
            t.push(Resolve(self.seat, bonus.gain))
            if not self.free:
                discard_some(t, self.seat, bonus.sort, bonus.amount)


# -- stepping back, repeating, beginning anew ----------------------------------------------------------------------


class Regress(Effect):
    """A step back, then perhaps what is found there."""

    def __init__(self, track: int, reward: int) -> None:
        super().__init__()
        self.track = track
        self.reward = reward

    def apply(self, t: Tapestry, seat: int) -> None:
        step_back(t, seat, self.track, self.reward)

    def possible(self, t: Tapestry, seat: int) -> bool:
        return can_step_back(t, seat, self.track)


def can_step_back(t: Tapestry, seat: int, track: int) -> bool:
    for token in t.players[seat].tokens:
        if token >> 4 == track and token & 15:
            return True
    return False


def step_back(t: Tapestry, seat: int, track: int, reward: int) -> None:
    """Tapestry 3.8: from the start there is no way back."""
    at = -1
    several = False
    for token in t.players[seat].tokens:
        if token >> 4 == track and token & 15:
            several = several or (at >= 0 and token & 15 != at)
            at = token & 15
    if several:
        t.push(StepBack(seat, track, reward))
    elif at >= 0:
        move_back(t, seat, track, at, at - 1, reward)


class StepBack(Question[Tapestry]):
    """Tapestry 3.8: which token, named by the space that it goes to."""

    def __init__(self, seat: int, track: int, reward: int) -> None:
        super().__init__(seat)
        self.track = track
        self.reward = reward

    def kind(self) -> Kind:
        return BACK_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.track]

    def why(self, t: Tapestry, answer: int) -> str:
        wanted = self.track << 4 | (answer + 1)
        for token in t.players[self.seat].tokens:
            if token == wanted and answer < END:
                return ""
        return "tapestry/3.8"

    def take(self, t: Tapestry, answer: int) -> None:
        move_back(t, self.seat, self.track, answer + 1, answer, self.reward)


def move_back(t: Tapestry, seat: int, track: int, old: int, new: int, reward: int) -> None:
    """Tapestry 3.8: no landmark, nothing reacts."""
    tokens = t.players[seat].tokens
    for i in range(len(tokens)):
        if tokens[i] == track << 4 | old:
            tokens[i] = track << 4 | new
            break
    if t.journal is not None:
        t.tell(REGRESSED, seat, [track, new])
    if reward:
        t.push(Arrive(seat, track, new, reward))
    watch(t, seat)


class Again(Effect):
    """The space under one of one's own tokens once more."""

    def __init__(self, once: bool) -> None:
        super().__init__()
        self.once = once  # at most one use in a turn

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            if self.once:
                t.players[seat].visited |= BATTERY
            t.push(RepeatPlace(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        if self.once and t.players[seat].visited & BATTERY:
            return False
        for track in range(4):
            for space in range(1, END + 1):
                if can_repeat(t, seat, track, space):
                    return True
        return False


def can_repeat(t: Tapestry, seat: int, track: int, space: int) -> bool:
    p = t.players[seat]
    if space == 0 or (p.visited >> (track * (END + 1) + space)) & 1:
        return False
    for token in p.tokens:
        if token == track << 4 | space:
            return True
    return False


class RepeatPlace(Question[Tapestry]):
    """Tapestry 3.10: a space that was not resolved in this turn yet."""

    def kind(self) -> Kind:
        return AGAIN_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if can_repeat(t, self.seat, answer // (END + 1), answer % (END + 1)) else "tapestry/3.10"

    def take(self, t: Tapestry, answer: int) -> None:
        t.push(Arrive(self.seat, answer // (END + 1), answer % (END + 1), FULL))


class Singularity(Effect):
    """Tapestry 3.11: the token goes to the start of any track; technology stays completed."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(Restart(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        for token in t.players[seat].tokens:
            if token >> 4 == TECHNOLOGY:
                return True
        return False


class Restart(Question[Tapestry]):
    """Tapestry 3.11: no advance, and nothing is gained by it."""

    def kind(self) -> Kind:
        return RESTART_KIND

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1, 2, 3]

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        best = -1
        for i in range(len(p.tokens)):
            if p.tokens[i] >> 4 == TECHNOLOGY and (best < 0 or p.tokens[i] > p.tokens[best]):
                best = i
        if p.tokens[best] & 15 == END:
            p.singular = 1
        p.tokens[best] = answer << 4
        watch(t, self.seat)
