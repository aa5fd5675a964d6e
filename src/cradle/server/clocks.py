"""Chess clocks for any number of seats. All of it follows from the log: who was asked when, and who answered when."""

from __future__ import annotations

from pydantic import BaseModel

from cradle.server.plan import ClockRules


class ClockState(BaseModel):
    left: list[int]
    since: list[int | None]
    stopped: list[int | None]


class Clocks:
    """A seat's time runs from its question to its answer. A sealed answer stops it, but nobody else sees that."""

    def __init__(self, rules: ClockRules, seats: int, state: ClockState | None = None) -> None:
        self.rules = rules
        self.state = state or ClockState(left=[rules.game or 0] * seats, since=[None] * seats, stopped=[None] * seats)

    def exists(self) -> bool:
        return self.rules.move is not None or self.rules.game is not None

    def after(self, at: int, answered: int, asked: list[int], sealed: list[int]) -> None:
        """Something happened at this time: `answered` gave an answer (-1: nobody), others are asked now."""
        state = self.state
        for seat, since in enumerate(state.since):
            if seat in sealed:
                state.stopped[seat] = state.stopped[seat] or at
            elif since is not None and (seat == answered or seat not in asked or state.stopped[seat] is not None):
                self.charge(seat, (state.stopped[seat] or at) - since)
                state.since[seat] = state.stopped[seat] = None
            if seat in asked and state.since[seat] is None:
                state.since[seat] = at

    def not_after(self, now: int) -> None:
        """The machine's clock was set back: nobody's time began later than now."""
        self.state.since = [since if since is None else min(since, now) for since in self.state.since]

    def reopen(self, seat: int) -> None:
        """The seat took its sealed answer back: it has been thinking all the time."""
        self.state.stopped[seat] = None

    def charge(self, seat: int, spent: int) -> None:
        if self.rules.game is not None:
            self.state.left[seat] -= max(0, spent)

    def remaining(self, seat: int, now: int, own: bool) -> tuple[int | None, int | None, bool]:
        """Time left for the move and for the game, and whether the clock runs, as its owner or as others see it."""
        since, stopped = self.state.since[seat], self.state.stopped[seat]
        end = stopped if own and stopped is not None else now
        spent = max(0, end - since) if since is not None else 0
        move = self.rules.move - spent if self.rules.move is not None else None
        game = self.state.left[seat] - spent if self.rules.game is not None else None
        return move, game, since is not None and not (own and stopped is not None)

    def deadline(self, seat: int) -> int | None:
        """When the seat runs out of time, if its clock runs."""
        since = self.state.since[seat]
        if since is None or self.state.stopped[seat] is not None:
            return None
        limits = [self.rules.move] if self.rules.move is not None else []
        if self.rules.game is not None:
            limits.append(self.state.left[seat])
        return since + max(0, min(limits)) if limits else None

    def overdue(self, seat: int, now: int) -> bool:
        end = self.deadline(seat)
        return end is not None and end <= now

    def game_spent(self, seat: int, now: int) -> bool:
        """Whether the time for the whole game has run out."""
        _, game, _ = self.remaining(seat, now, True)
        return game is not None and game <= 0
