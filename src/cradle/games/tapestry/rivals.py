"""Tapestry 12: cards of their own kind that concern other players."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.box import Effect
from cradle.games.tapestry.capital import GainBuilding
from cradle.games.tapestry.pieces import ANY_BUILDING, BY_TAPESTRIES, COIN, END, KINDS, WORKER
from cradle.games.tapestry.resolve import Resolve, others_clockwise, score
from cradle.games.tapestry.resources import gain, spend
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.tapestries import in_era, lying_cards, put_in_force
from cradle.games.tapestry.tracks import BARE, FREE, FULL, PLACES, OfferBonus, can_step, step_up, why_not_step

ALLY_KIND: Final = Kind("ally", "tapestry/12.5", ("other-seat", 5))
MARRY_KIND: Final = Kind("marry", "tapestry/12.23", ("into", "other-seat", 5, "track", 4))
DICTATE_KIND: Final = Kind("dictate", "tapestry/12.13", ("track", 4))
MAGNATE_KIND: Final = Kind("magnate", "tapestry/12.28", ("track", 4))
TORCH_KIND: Final = Kind("torch", "tapestry/12.29", "no", "yes")
TRADE_KIND: Final = Kind(
    "trade", "tapestry/12.41", ("copy", "other-seat", 5, "place", PLACES), ("rival", "place", PLACES)
)
BY_ITSELF: Final = TRADE_KIND.start("rival")
SPY_KIND: Final = Kind("spy", "tapestry/12.17", ("card", KINDS))
TORCH_POINTS: Final = 10


def rivals(t: Tapestry, seat: int) -> list[int]:
    """Opponents at the table; those that play by themselves gain nothing that one could share."""
    return [other for other in range(t.seats) if other != seat]


class ChooseAlly(Effect):
    """Tapestry 12.5: an opponent whose upgrades one shares."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(Ally(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return len(rivals(t, seat)) > 0


class Ally(Question[Tapestry]):
    def kind(self) -> Kind:
        return ALLY_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer in rivals(t, self.seat) else "tapestry/12.5"

    def take(self, t: Tapestry, answer: int) -> None:
        t.players[self.seat].ally = answer


class ChooseMarriage(Effect):
    """Tapestry 12.23: an opponent and a track whose benefits one shares."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(Marry(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return len(rivals(t, seat)) > 0


class Marry(Question[Tapestry]):
    def kind(self) -> Kind:
        return MARRY_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer // 4 in rivals(t, self.seat) else "tapestry/12.23"

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        p.spouse = answer // 4
        p.spouse_track = answer % 4


class Dictatorship(Effect):
    """Tapestry 12.13: a step up with its reward, and opponents are kept off that track."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(Dictate(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        for track in range(4):
            if can_step(t, seat, track):
                return True
        return False


class Dictate(Question[Tapestry]):
    """Tapestry 12.13: until the end of one's next turn."""

    def kind(self) -> Kind:
        return DICTATE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return why_not_step(t, self.seat, answer)

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        p.barring = answer
        p.barring_left = 2 if t.active == self.seat else 1
        step_up(t, self.seat, answer, FULL, False, 0, BY_TAPESTRIES)


class OilMagnate(Effect):
    """Tapestry 12.28: the player and both neighbours may move up a track; only the player collects."""

    def apply(self, t: Tapestry, seat: int) -> None:
        t.push(Magnate(seat))


class Magnate(Question[Tapestry]):
    def kind(self) -> Kind:
        return MAGNATE_KIND

    def answers(self, t: Tapestry) -> list[int]:
        return [0, 1, 2, 3]

    def take(self, t: Tapestry, answer: int) -> None:
        near = t.neighbours(self.seat)
        for i in range(len(near) - 1, -1, -1):
            t.push(MayClimb(near[i], answer, BARE))
        t.push(MayClimb(self.seat, answer, FULL))


class MayClimb(Step[Tapestry]):
    """A step up that can be declined."""

    def __init__(self, seat: int, track: int, reward: int) -> None:
        self.seat = seat
        self.track = track
        self.reward = reward

    def run(self, t: Tapestry) -> None:
        if self.seat < t.seats and not t.players[self.seat].finished:
            step_up(t, self.seat, self.track, self.reward, True, 0, BY_TAPESTRIES)


class OlympicHost(Effect):
    """Tapestry 12.29: a worker buys ten points for everybody who likes, the host first."""

    def apply(self, t: Tapestry, seat: int) -> None:
        t.push(Games(seat, 0, 0))


class Games(Step[Tapestry]):
    """Who is asked next; in the end the host's own reward."""

    def __init__(self, seat: int, turn: int, paid: int) -> None:
        self.seat = seat
        self.turn = turn
        self.paid = paid

    def run(self, t: Tapestry) -> None:
        for turn in range(self.turn, t.sides):
            seat = (self.seat + turn) % t.sides
            p = t.players[seat]
            if seat < t.seats and not p.finished and p.resources[WORKER]:
                t.push(Torch(seat, self.seat, turn, self.paid))
                return
        building = GainBuilding(ANY_BUILDING)
        if self.paid and building.possible(t, self.seat):
            building.apply(t, self.seat)
        else:
            gain(t, self.seat, COIN, 1)


class Torch(Question[Tapestry]):
    """Tapestry 12.29: one's own payment does not count for the host's reward."""

    def __init__(self, seat: int, host: int, turn: int, paid: int) -> None:
        super().__init__(seat)
        self.host = host
        self.turn = turn
        self.paid = paid

    def kind(self) -> Kind:
        return TORCH_KIND

    def take(self, t: Tapestry, answer: int) -> None:
        paid = self.paid
        if answer:
            spend(t, self.seat, WORKER, 1)
            score(t, self.seat, BY_TAPESTRIES, TORCH_POINTS)
            paid |= 1 if self.seat != self.host else 0
        t.push(Games(self.host, self.turn + 1, paid))


class FirstIntoEra(Effect):
    """Tapestry 12.38: one thing for the first of all players in this era, another for the rest."""

    def __init__(self, first: int, later: int) -> None:
        super().__init__()
        self.first = first
        self.later = later

    def apply(self, t: Tapestry, seat: int) -> None:
        era = entered(t, seat)
        first = True
        for other in others_clockwise(t, seat):
            first = first and entered(t, other) < era
        t.push(Resolve(seat, self.first if first else self.later))


def entered(t: Tapestry, seat: int) -> int:
    """The newest era of a player: in the first step of an income turn the one that is about to begin."""
    return max(t.players[seat].era, t.players[seat].incomes)


class TradeEconomy(Effect):
    """Tapestry 12.41: the benefit of an opponent's space, who gets the bonus for free."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(TradeWith(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        for other in others_clockwise(t, seat):
            for token in t.players[other].tokens:
                if token & 15:
                    return True
        return False


def whose_token(t: Tapestry, answer: int) -> int:
    """The player of an answer, or whoever plays by itself; -1 is nobody."""
    if answer >= BY_ITSELF:
        return t.seats if t.sides > t.seats else -1
    other = answer // PLACES
    return other if other < t.seats else -1


class TradeWith(Question[Tapestry]):
    """Tapestry 12.41: a token that has left the start."""

    def kind(self) -> Kind:
        return TRADE_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        other = whose_token(t, answer)
        place = answer % PLACES
        track = place // (END + 1)
        space = place % (END + 1)
        if other < 0 or other == self.seat or space == 0:
            return "tapestry/12.41"
        return "" if track << 4 | space in t.players[other].tokens else "tapestry/12.41"

    def answers(self, t: Tapestry) -> list[int]:
        out: list[int] = []
        for other in range(t.sides):
            if other == self.seat:
                continue
            for token in t.players[other].tokens:
                first = other * PLACES if other < t.seats else BY_ITSELF
                answer = first + (token >> 4) * (END + 1) + (token & 15)
                if token & 15 and answer not in out:
                    out.append(answer)
        out.sort()
        return out

    def take(self, t: Tapestry, answer: int) -> None:
        other = whose_token(t, answer)
        track = answer % PLACES // (END + 1)
        space = answer % (END + 1)
        if other < t.seats and not t.players[other].finished:
            t.push(OfferBonus(other, track, space, FREE))
        t.push(Resolve(self.seat, t.box.places[track][space].benefit))


class Espionage(Effect):
    """Tapestry 12.17: what any open tapestry card on an income mat does."""

    def apply(self, t: Tapestry, seat: int) -> None:
        if self.possible(t, seat):
            t.push(Spy(seat))

    def possible(self, t: Tapestry, seat: int) -> bool:
        return len(spied(t, self.number)) > 0


def spied(t: Tapestry, espionage: int) -> list[int]:
    """The cards on top of their era, Espionage itself left out."""
    mask = 0
    for other in range(t.seats):
        for copy in lying_cards(t, other, False):
            card = t.box.card_of[copy]
            if t.box.card_played[card] != espionage:
                mask |= 1 << card
    return [card for card in range(KINDS) if (mask >> card) & 1]


class Spy(Question[Tapestry]):
    """Tapestry 12.17: a lasting card is then in force for the player too."""

    def kind(self) -> Kind:
        return SPY_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer in spied(t, t.box.espionage) else "tapestry/12.17"

    def answers(self, t: Tapestry) -> list[int]:
        return spied(t, t.box.espionage)

    def take(self, t: Tapestry, answer: int) -> None:
        put_in_force(t, self.seat, answer, not in_era(t, self.seat))
