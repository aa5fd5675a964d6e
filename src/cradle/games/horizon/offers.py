"""Beyond the Horizon 15: plain gains, choices, and what reaches several players."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question
from cradle.core.words import Kind
from cradle.games.horizon.counters import count
from cradle.games.horizon.news import GAINED_COINS, GAINED_POINTS, GAINED_POPULATION
from cradle.games.horizon.printed import Counter, Effect, Program
from cradle.games.horizon.resolve import amounts, resolve
from cradle.games.horizon.table import Horizon

MOST_OPTIONS: Final = 4
OFFERS: Final = ["population", "coins", "private-2", "private-3"]
OFFER_PRODUCE: Final = 0
OFFER_PRIVATE: Final = 2
ACCEPT_KIND: Final = Kind("accept", "horizon/15.2", "yes", "skip", about="offer pieces coins cards")
CHOOSE_KIND: Final = Kind(
    "choose",
    "horizon/15.5",
    ("pick", "number", MOST_OPTIONS),
    facts="option points coins pieces others-points others-coins others-pieces",
)


class Coins(Effect):
    def __init__(self, number: int, coins: int) -> None:
        super().__init__(number)
        self.coins = coins
        self.plain = True
        self.commutes = True

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        t.players[seat].coins += self.coins
        if t.journal is not None:
            t.tell(GAINED_COINS, seat, [self.coins])

    def amount(self, t: Horizon, seat: int, sums: list[int], others: bool) -> None:
        sums[4 if others else 1] += self.coins


class Population(Effect):
    """Horizon 4.15: so many pieces from the columns become active, as far as there are any."""

    def __init__(self, number: int, pieces: int) -> None:
        super().__init__(number)
        self.pieces = pieces
        self.plain = True
        self.commutes = True

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        done = t.players[seat].activate(self.pieces)
        if done and t.journal is not None:
            t.tell(GAINED_POPULATION, seat, [done])

    def amount(self, t: Horizon, seat: int, sums: list[int], others: bool) -> None:
        sums[5 if others else 2] += self.pieces

    def possible(self, t: Horizon, seat: int) -> bool:
        return t.players[seat].inactive() > 0


class Points(Effect):
    """Horizon 16.7: points at the end of the game, noted now."""

    def __init__(self, number: int, points: int) -> None:
        super().__init__(number)
        self.points = points
        self.plain = True
        self.commutes = True

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        t.players[seat].noted += self.points
        if t.journal is not None:
            t.tell(GAINED_POINTS, seat, [self.points])

    def amount(self, t: Horizon, seat: int, sums: list[int], others: bool) -> None:
        sums[3 if others else 0] += self.points


# -- nesting -------------------------------------------------------------------------------------------------------


class Several(Effect):
    """Horizon 15.6: the same for everybody, or for everybody else, in turn order."""

    def __init__(self, number: int, others: bool, program: Program) -> None:
        super().__init__(number)
        self.others = others
        self.program = program

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        for i in range(t.seats - 1, -1, -1):
            other = (t.turn + i) % t.seats
            if other != seat or not self.others:
                resolve(t, other, self.program)

    def amount(self, t: Horizon, seat: int, sums: list[int], others: bool) -> None:
        for part in self.program.parts:
            part.amount(t, seat, sums, True)
            if not self.others:
                part.amount(t, seat, sums, others)


class Each(Effect):
    """Horizon 15.7: once for each, counted at the beginning."""

    def __init__(self, number: int, counter: Counter, per: int, most: int, program: Program) -> None:
        super().__init__(number)
        self.counter = counter
        self.per = per
        self.most = most
        self.program = program

    def times(self, t: Horizon, seat: int) -> int:
        return min(self.most, count(t, seat, self.counter) // self.per)

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        for _ in range(self.times(t, seat)):
            resolve(t, seat, self.program)

    def amount(self, t: Horizon, seat: int, sums: list[int], others: bool) -> None:
        for _ in range(self.times(t, seat)):
            for part in self.program.parts:
                part.amount(t, seat, sums, others)

    def possible(self, t: Horizon, seat: int) -> bool:
        return self.times(t, seat) > 0 and any_possible(t, seat, self.program)


class Choose(Effect):
    """Horizon 15.5: one of several lists; `first` is the number of its first option among all that are printed."""

    def __init__(self, number: int, first: int, options: list[Program]) -> None:
        super().__init__(number)
        self.first = first
        self.options = options

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        t.push(ChooseOne(seat, self.number, must))

    def possible(self, t: Horizon, seat: int) -> bool:
        for option in self.options:
            if any_possible(t, seat, option):
                return True
        return False


def any_possible(t: Horizon, seat: int, program: Program) -> bool:
    for part in program.parts:
        if part.possible(t, seat):
            return True
    return False


class ChooseOne(Question[Horizon]):
    def __init__(self, seat: int, effect: int, must: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.must = must

    def kind(self) -> Kind:
        return CHOOSE_KIND

    def choice(self, t: Horizon) -> Choose:
        effect = t.printed.effects[self.effect]
        assert isinstance(effect, Choose)
        return effect

    def why(self, t: Horizon, answer: int) -> str:
        choice = self.choice(t)
        if answer >= len(choice.options):
            return "horizon/15.5a"
        if any_possible(t, self.seat, choice.options[answer]) or not choice.possible(t, self.seat):
            return ""
        return "horizon/15.5"

    def take(self, t: Horizon, answer: int) -> None:
        resolve(t, self.seat, self.choice(t).options[answer])

    def facts(self, t: Horizon, answer: int) -> list[int]:
        choice = self.choice(t)
        if answer >= len(choice.options):
            return [-1, 0, 0, 0, 0, 0, 0]
        return [choice.first + answer] + amounts(t, self.seat, choice.options[answer])


class Accept(Question[Horizon]):
    """Horizon 15.2: an effect that begins by itself may be declined first."""

    def __init__(self, seat: int, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def kind(self) -> Kind:
        return ACCEPT_KIND

    def answers(self, t: Horizon) -> list[int]:
        return [0, 1]

    def take(self, t: Horizon, answer: int) -> None:
        effect = t.printed.effects[self.effect]
        assert effect is not None
        if answer == 0:
            effect.apply(t, self.seat, 1)

    def about(self, t: Horizon) -> list[int]:
        effect = t.printed.effects[self.effect]
        assert effect is not None
        return [effect.offer] + effect.offered(t, self.seat)
