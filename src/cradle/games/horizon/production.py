"""Beyond the Horizon 13: the production phase."""

from __future__ import annotations

from typing import Final

from cradle.core.step import Question
from cradle.core.words import Kind, Label
from cradle.games.horizon.counters import price_sum
from cradle.games.horizon.news import BOUGHT, PRODUCED_COINS, PRODUCED_POPULATION, RECALLED, SOLD
from cradle.games.horizon.numbers import (
    BUY_PRICE,
    COLUMNS,
    EITHER,
    LEAST_PIECE_PRICE,
    MOST_SEATS,
    PIECE_PRICE,
    PRODUCE_COINS,
    PRODUCE_POPULATION,
    UNITS,
    UNKNOWN,
)
from cradle.games.horizon.offers import OFFER_PRODUCE, Accept
from cradle.games.horizon.player import Player
from cradle.games.horizon.printed import Effect
from cradle.games.horizon.resolve import follow, waiting
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.units import alike, free_unit, kind_of

PRODUCE_KIND: Final = Kind("produce", "horizon/13.1", "population", "coins", "exchange", facts="amount")
POPULATION: Final = PRODUCE_KIND.start("population")
COINS: Final = PRODUCE_KIND.start("coins")
EXCHANGES: Final = PRODUCE_KIND.start("exchange")
EXCHANGE_KIND: Final = Kind(
    "exchange", "horizon/13.5", "done", "buy", ("recall", "unit", UNITS), "sell", facts="price kind strength place"
)
DONE: Final = EXCHANGE_KIND.start("done")
BUY: Final = EXCHANGE_KIND.start("buy")
RECALL: Final = EXCHANGE_KIND.start("recall")
SELL: Final = EXCHANGE_KIND.start("sell")


class Produce(Question[Horizon]):
    """Horizon 13.1: one of three."""

    def kind(self) -> Kind:
        return PRODUCE_KIND

    def answers(self, t: Horizon) -> list[int]:
        return [POPULATION, COINS, EXCHANGES]

    def take(self, t: Horizon, answer: int) -> None:
        if answer == EXCHANGES:
            exchange(t, self.seat)
        else:
            produce(t, self.seat, answer)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        p = t.players[self.seat]
        return [ready_pieces(t, self.seat) if answer == POPULATION else p.income if answer == COINS else 0]


PRODUCTIONS: Final = [Produce(seat) for seat in range(MOST_SEATS)]


class ProduceNow(Effect):
    """Horizon 13.7: population or coins by an effect."""

    def __init__(self, number: int, what: int) -> None:
        super().__init__(number)
        self.what = what
        self.offer = OFFER_PRODUCE + what

    def apply(self, t: Horizon, seat: int, must: int) -> None:
        if must:
            produce(t, seat, self.what)
        elif self.possible(t, seat):
            t.push(Accept(seat, self.number))

    def offered(self, t: Horizon, seat: int) -> list[int]:
        return [ready_pieces(t, seat), 0, 0] if self.what == POPULATION else [0, t.players[seat].income, 0]

    def possible(self, t: Horizon, seat: int) -> bool:
        if self.what == POPULATION:
            return ready_pieces(t, seat) > 0 or waiting(t, seat, PRODUCE_POPULATION) != 0
        return t.players[seat].income > 0 or waiting(t, seat, PRODUCE_COINS) != 0


def ready_pieces(t: Horizon, seat: int) -> int:
    """How many pieces population production would bring."""
    p = t.players[seat]
    n = 0
    for column in range(COLUMNS):
        if (p.open_columns >> column) & 1 and p.columns[column]:
            n += 1
    return n


def produce(t: Horizon, seat: int, what: int) -> None:
    """Horizon 13.2, 13.3: a piece from each open column, or a coin for each open symbol."""
    p = t.players[seat]
    if what == POPULATION:
        n = ready_pieces(t, seat)
        for column in range(COLUMNS):
            if (p.open_columns >> column) & 1 and p.columns[column]:
                p.columns[column] = p.columns[column] - 1
        p.active += n
        if t.journal is not None:
            t.tell(PRODUCED_POPULATION, seat, [n])
        follow(t, seat, waiting(t, seat, PRODUCE_POPULATION))
    else:
        p.coins += p.income
        if t.journal is not None:
            t.tell(PRODUCED_COINS, seat, [p.income])
        follow(t, seat, waiting(t, seat, PRODUCE_COINS))


# -- exchanges -----------------------------------------------------------------------------------------------------


def piece_price(t: Horizon, seat: int) -> int:
    """Horizon 13.6."""
    return max(LEAST_PIECE_PRICE, PIECE_PRICE + t.players[seat].modifiers[BUY_PRICE])


def exchange(t: Horizon, seat: int) -> None:
    """Ask, as long as there is anything to exchange."""
    p = t.players[seat]
    if p.any_unit() or not why_not_sell(p) or not why_not_buy(t, seat):
        t.push(QUESTIONS[seat])


def why_not_buy(t: Horizon, seat: int) -> str:
    p = t.players[seat]
    if not p.inactive():
        return "horizon/13.5a"
    return "" if p.coins >= piece_price(t, seat) else "horizon/13.5"


def why_not_sell(p: Player) -> str:
    if not p.active:
        return "horizon/13.5c"
    return "" if p.cell_free() else "horizon/13.5d"


class Exchange(Question[Horizon]):
    """Horizon 13.5: any number of exchanges, one after the other."""

    def kind(self) -> Kind:
        return EXCHANGE_KIND

    def why(self, t: Horizon, answer: int) -> str:
        p = t.players[self.seat]
        if answer == DONE:
            return ""
        if answer == BUY:
            return why_not_buy(t, self.seat)
        if answer == SELL:
            return why_not_sell(p)
        if p.at[answer - RECALL] < 0:
            return "horizon/13.5b"
        return "horizon/9.7" if alike(p, answer - RECALL, 0) else ""

    def sum(self, t: Horizon, answer: int, clause: str) -> Label | None:
        if clause != "horizon/13.5":
            return None
        return price_sum(t, self.seat, PIECE_PRICE, piece_price(t, self.seat))

    def answers(self, t: Horizon) -> list[int]:
        p = t.players[self.seat]
        out = [DONE]
        if not why_not_buy(t, self.seat):
            out.append(BUY)
        for unit in range(UNITS):
            if p.at[unit] >= 0 and not alike(p, unit, 0):
                out.append(RECALL + unit)
        if not why_not_sell(p):
            out.append(SELL)
        return out

    def take(self, t: Horizon, answer: int) -> None:
        p = t.players[self.seat]
        if answer == DONE:
            return
        if answer == BUY:
            p.coins -= piece_price(t, self.seat)
            p.activate(1)
            if t.journal is not None:
                t.tell(BOUGHT, self.seat, [piece_price(t, self.seat)])
        elif answer == SELL:
            p.exhaust(1)
            p.coins += 1
            t.tell(SOLD, self.seat, [])
        else:
            unit = answer - RECALL
            if t.journal is not None:
                t.tell(RECALLED, self.seat, [kind_of(unit), p.strength[unit], p.at[unit]])
            free_unit(p, unit)
            p.active += 1
        exchange(t, self.seat)

    def facts(self, t: Horizon, answer: int) -> list[int]:
        p = t.players[self.seat]
        if RECALL <= answer < SELL:
            unit = answer - RECALL
            return [0, kind_of(unit), p.strength[unit], p.at[unit]]
        return [piece_price(t, self.seat) if answer == BUY else 0, EITHER, 0, UNKNOWN]


QUESTIONS: Final = [Exchange(seat) for seat in range(MOST_SEATS)]
