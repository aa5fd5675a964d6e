"""Tapestry 2: a turn is an income or an advance."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question, Step
from cradle.core.words import Kind, Label
from cradle.games.tapestry.automa import bot_turn
from cradle.games.tapestry.income import Income
from cradle.games.tapestry.news import LOST, TURN, WON
from cradle.games.tapestry.pieces import CHOSEN, END, EXPERIMENTAL, TIER
from cradle.games.tapestry.resources import pay_any, spend, watch_strivings
from cradle.games.tapestry.table import Player, Tapestry
from cradle.games.tapestry.tracks import FULL, barred, move_up

ACT_KIND: Final = Kind(
    "act", "tapestry/2.1", "income", ("advance", "track", 4), facts="space place effect own own-resource any"
)
TAKE_INCOME: Final = ACT_KIND.start("income")
ADVANCE: Final = ACT_KIND.start("advance")
TOKEN_KIND: Final = Kind("token", "tapestry/3.2", ("to", "space", END + 1), about="track")


class Turn(Step[Tapestry]):
    """Tapestry 2.1: clockwise; whoever has finished is passed over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        if all_finished(t):
            if t.level:
                compare(t)
            return
        for i in range(t.sides):
            seat = (self.seat + i) % t.sides
            if not t.players[seat].finished and not (t.level and seat > t.seats):
                t.push(EndTurn(seat))
                start_turn(t, seat)
                return


def all_finished(t: Tapestry) -> bool:
    """Tapestry 10.4: the people, and the Automa; the Shadow Empire alone plays for nothing."""
    for seat in range(t.seats + (1 if t.level else 0)):
        if not t.players[seat].finished:
            return False
    return True


def compare(t: Tapestry) -> None:
    """Tapestry 15.14: a person alone wins with at least as many points as the Automa."""
    mine = t.players[0].points
    theirs = t.players[1].points
    t.tell(WON if mine >= theirs else LOST, 0, [mine, theirs])


def start_turn(t: Tapestry, seat: int) -> None:
    t.turns += 1
    t.active = seat
    for p in t.players:
        p.visited = 0
    if t.journal is not None:
        t.tell(TURN, seat, [t.turns])
    if seat >= t.seats:
        t.push(BotTurn(seat))
    elif t.players[seat].incomes == 0:
        t.push(Income(seat))
    else:
        t.push(IncomeOrAdvance(seat))


class BotTurn(Step[Tapestry]):
    """Tapestry 15: whoever plays by itself."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        bot_turn(t, self.seat)


class EndTurn(Step[Tapestry]):
    """What lasts until the end of a turn; then the next player."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        p = t.players[self.seat]
        if p.barring >= 0:
            p.barring_left -= 1
            if p.barring_left == 0:
                p.barring = -1
        t.push(Turn((self.seat + 1) % t.sides))
        if t.adjustment >= EXPERIMENTAL and p.has(CHOSEN) and not p.finished:
            watch_strivings(t, self.seat, True, 9)


def affordable(t: Tapestry, p: Player, wealth: int, track: int, space: int) -> bool:
    """Tapestry 3.1: the price of a step from a space depends on the tier that it leads to."""
    tier = space // TIER
    own = t.box.tier_own[tier]
    return p.resources[t.box.signature[track]] >= own and wealth >= own + t.box.tier_any[tier]


def why_not_advance(t: Tapestry, seat: int, track: int) -> str:
    p = t.players[seat]
    clause = "tapestry/3.3a"
    for token in p.tokens:
        if token >> 4 != track:
            continue
        if token & 15 < END:
            if affordable(t, p, p.wealth(), track, token & 15):
                return "tapestry/3.7" if barred(t, seat, track) else ""
            clause = "tapestry/3.1"
        elif clause == "tapestry/3.3a":
            clause = "tapestry/3.3b"
    return clause


class IncomeOrAdvance(Question[Tapestry]):
    """Tapestry 2.1: with no advance to pay for, the income turn is all that is left."""

    def kind(self) -> Kind:
        return ACT_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer == TAKE_INCOME else why_not_advance(t, self.seat, answer - ADVANCE)

    def answers(self, t: Tapestry) -> list[int]:
        p = t.players[self.seat]
        wealth = p.wealth()
        tracks = 0
        for token in p.tokens:
            if token & 15 < END and affordable(t, p, wealth, token >> 4, token & 15):
                tracks |= 1 << (token >> 4)
        out = [TAKE_INCOME]
        for track in range(4):
            if (tracks >> track) & 1 and not barred(t, self.seat, track):
                out.append(ADVANCE + track)
        return out

    def sum(self, t: Tapestry, answer: int, clause: str) -> Label | None:
        """Tapestry 3.1: the price of the cheapest advance on the track, and the resources that there are."""
        if clause != "tapestry/3.1":
            return None
        p = t.players[self.seat]
        track = answer - ADVANCE
        resource = t.box.signature[track]
        tier = min([(token & 15) // TIER for token in p.tokens if token >> 4 == track and token & 15 < END])
        own = t.box.tier_own[tier]
        return Label(
            "sum-price",
            ["own", "resource", "there", "all", "wealth"],
            [own, resource, p.resources[resource], own + t.box.tier_any[tier], p.wealth()],
        )

    def facts(self, t: Tapestry, answer: int) -> list[int]:
        if answer == TAKE_INCOME:
            return [t.players[self.seat].incomes + 1, 0, t.box.nothing, 0, 0, 0]
        track = answer - ADVANCE
        spaces = payable(t, self.seat, track)
        space = spaces[0] + 1 if spaces else END
        tier = (space - 1) // TIER
        price = [t.box.tier_own[tier], t.box.signature[track], t.box.tier_any[tier]]
        return [space, track * (END + 1) + space, t.box.places[track][space].benefit, *price]

    def take(self, t: Tapestry, answer: int) -> None:
        if answer == TAKE_INCOME:
            t.push(Income(self.seat))
            return
        track = answer - ADVANCE
        spaces = payable(t, self.seat, track)
        if len(spaces) == 1:
            pay_and_advance(t, self.seat, track, spaces[0])
        else:
            t.push(WhichToken(self.seat, track))


def payable(t: Tapestry, seat: int, track: int) -> list[int]:
    """The spaces of the tokens on a track that the player could move now."""
    p = t.players[seat]
    out: list[int] = []
    for token in p.tokens:
        space = token & 15
        if token >> 4 == track and space < END and space not in out and affordable(t, p, p.wealth(), track, space):
            out.append(space)
    return out


class WhichToken(Question[Tapestry]):
    """Tapestry 3.2: any of several tokens on the track, named by the space that it goes to."""

    def __init__(self, seat: int, track: int) -> None:
        super().__init__(seat)
        self.track = track

    def kind(self) -> Kind:
        return TOKEN_KIND

    def about(self, t: Tapestry) -> list[int]:
        return [self.track]

    def why(self, t: Tapestry, answer: int) -> str:
        return "" if answer - 1 in payable(t, self.seat, self.track) else "tapestry/3.3a"

    def take(self, t: Tapestry, answer: int) -> None:
        pay_and_advance(t, self.seat, self.track, answer - 1)


def pay_and_advance(t: Tapestry, seat: int, track: int, space: int) -> None:
    tier = space // TIER
    t.push(PaidAdvance(seat, track, space))
    spend(t, seat, t.box.signature[track], t.box.tier_own[tier])
    pay_any(t, seat, t.box.tier_any[tier])


class PaidAdvance(Step[Tapestry]):
    """Tapestry 3.2: one space up, with benefit and bonus."""

    def __init__(self, seat: int, track: int, space: int) -> None:
        self.seat = seat
        self.track = track
        self.space = space

    def run(self, t: Tapestry) -> None:
        move_up(t, self.seat, self.track, self.space, self.space + 1, FULL)
