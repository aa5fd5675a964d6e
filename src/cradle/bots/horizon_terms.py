"""The terms of a Horizon position: the score, what lies ready, what pays turn by turn, and how the end nears."""

from __future__ import annotations

from typing import Final

from cradle.bots.horizon import stepped, whim
from cradle.bots.horizon_between import BETWEEN
from cradle.bots.horizon_parts import (
    EMPLOY,
    SPEND,
    government,
    modifiers,
    stocked,
    tiles,
    total,
    tree,
    triggers,
    turns_left,
)
from cradle.bots.horizon_prices import OF_EFFECTS, OF_RESEARCH, OF_UNITS, POINT, Book, Prices
from cradle.bots.horizon_promises import LASTS, MOST_SEATS, Promises
from cradle.bots.horizon_sites import Sites
from cradle.bots.terms import Terms
from cradle.core.masks import bits
from cradle.core.table import Table
from cradle.games.horizon.counters import OF_LEVEL, count
from cradle.games.horizon.numbers import (
    COLUMNS,
    GOAL_CUBES,
    GOALS_IN_PLAY,
    TOKENS,
    UNITS,
)
from cradle.games.horizon.player import Player
from cradle.games.horizon.printed import Condition, Printed
from cradle.games.horizon.production import piece_price
from cradle.games.horizon.table import Horizon

NAMES: Final = [
    "score", "coins", "pieces", "columns", "settle", "fortify", "settlers", "soldiers",
    "villages", "cities", "joins", "tiles", "best", "second", "gains", "research",
    "units", "triggers", "modifiers", "tree", "democracy", "investment", "goals", "lead",
    "due", "ready", "third", "fourth", "learn", "invest", "moves", "known", "whim",
]  # fmt: skip
SCORE: Final = 0
COINS: Final = 1
PIECES: Final = 2
INACTIVE: Final = 3
SETTLE: Final = 4
FORTIFY: Final = 5
SETTLERS: Final = 6
SOLDIERS: Final = 7
VILLAGES: Final = 8
CITIES: Final = 9
JOINS: Final = 10
TILES: Final = 11
BEST: Final = 12
SECOND: Final = 13
GAINS: Final = 14
RESEARCH: Final = 15
UNITS_ACTIONS: Final = 16
TRIGGERS: Final = 17
MODIFIERS: Final = 18
TREE: Final = 19
GOVERNMENT: Final = 20
INVESTMENT: Final = 21
GOALS: Final = 22
LEAD: Final = 23
DUE: Final = 24
READY: Final = 25
THIRD: Final = 26
FOURTH: Final = 27
LEARN: Final = 28
INVEST: Final = 29
MOVES: Final = 30
KNOWN: Final = 31
WHIM: Final = 32

FADES: Final = [0, 40, 60, 75, 85, 92, 97, 100]  # hundredths of what is of use, by turns left
SETTLE_STEPS: Final = [26, 14, 4]  # a third of the first, of the second …
FORTIFY_STEPS: Final = [32, 14, 4]
SOON: Final = 8  # turns in which a new possibility pays in full
HALF_WAY: Final = 45
WANTED: Final = 85  # hundredths of a goal that is almost reached
HASTE: Final = 20  # turns after which goals are worth more from turn to turn
PATIENCE: Final = 26  # turns after which tastes change
FARTHEST_LEAD: Final = 40
TRACKS_EMPTY: Final = 10
UNIT_STRENGTH: Final = 12
CUBES: Final = 8


class HorizonTerms(Terms):
    def __init__(self) -> None:
        super().__init__(NAMES, BETWEEN)
        self.prices = Prices()
        self.book: Book | None = None
        self.sites = Sites()
        self.promises = Promises()
        self.levels = [0] * 4  # technologies of the seat, by level
        self.strength = [0, 0]  # of its settlers and soldiers
        self.allowed = 0  # levels that its technologies let it research
        self.totals = [0] * MOST_SEATS
        self.lefts = [0] * MOST_SEATS
        self.fades = [0] * MOST_SEATS

    def write(self, table: Table, seat: int, out: list[int]) -> None:
        assert isinstance(table, Horizon)
        book = self.begin(table)
        if self.final(table, seat, out):
            return
        self.fill(table, book, seat, out)

    def spread(self, table: Table, out: list[list[int]]) -> None:
        assert isinstance(table, Horizon)
        book = self.begin(table)
        for seat in range(table.seats):
            if not self.final(table, seat, out[seat]):
                self.fill(table, book, seat, out[seat])

    def book_of(self, printed: Printed) -> Book:
        """Kept for one box, made anew for another."""
        if self.book is None or self.book.printed is not printed:
            self.book = Book(printed, self.prices)
        return self.book

    def begin(self, t: Horizon) -> Book:
        """What the seats share."""
        book = self.book_of(t.printed)
        missing = GOAL_CUBES[t.seats]
        for mask in t.goal_done:
            missing -= bits(mask)
        for seat in range(t.seats):
            p = t.players[seat]
            left = turns_left(t, p, missing)
            self.lefts[seat] = left
            self.fades[seat] = FADES[min(left, len(FADES) - 1)]
            self.totals[seat] = total(t, book, seat)
        if not t.over():
            self.sites.fill(t, book, self.fades[t.turn])
            self.promises.walk(t, book, self.fades, self.lefts)
        return book

    def final(self, t: Horizon, seat: int, out: list[int]) -> bool:
        """When all is over only the score counts."""
        out[SCORE] = self.totals[seat] * POINT
        if not t.over():
            return False
        for i in range(1, len(out)):
            out[i] = 0
        out[LEAD] = self.lead(t, seat)
        return True

    def fill(self, t: Horizon, book: Book, seat: int, out: list[int]) -> None:
        p = t.players[seat]
        left = self.lefts[seat]
        fade = self.fades[seat]
        lasting = min(left, LASTS)
        self.count_units(p)
        self.technologies(p, book, lasting, out)
        self.gates(p, lasting, out)
        self.store(t, book, seat, left, fade, out)
        out[SETTLE] = stepped(3 * p.settle_tokens, SETTLE_STEPS) * fade // 100
        out[FORTIFY] = stepped(3 * p.fortify_tokens, FORTIFY_STEPS) * fade // 100
        out[SETTLERS] = min(self.strength[0], 12) * fade // 4
        out[SOLDIERS] = min(self.strength[1], 12) * fade // 4
        now = 1 if self.promises.phase[seat] else 0
        self.sites.weigh(t, book, seat, fade, self.promises.moves[seat], now)
        out[MOVES] = self.sites.moving * max(fade, 40) // 100
        out[VILLAGES] = self.sites.villages * fade // 100
        out[CITIES] = self.sites.cities * fade // 100
        out[JOINS] = self.sites.joins * fade // 100
        out[TILES] = tiles(t, book, seat, fade)
        self.engine(p, book, seat, lasting, out)
        out[TRIGGERS] = triggers(p, book) * lasting
        out[MODIFIERS] = modifiers(p) * lasting
        out[TREE] = tree(t, p) * fade // 100
        out[GOVERNMENT] = government(t, book, seat) * fade // 100
        invested = min(p.invested, 10)
        out[INVESTMENT] = invested * (12 - invested) * 5 * fade // 100
        out[GOALS] = self.goals(t, seat, fade)
        known = 0
        for level in range(4):
            known += self.levels[level] * self.prices.known[level]
        out[KNOWN] = known * fade // 100
        out[LEAD] = self.lead(t, seat)
        out[DUE] = self.promises.due[seat]
        out[LEARN] = self.promises.research[seat]
        out[INVEST] = self.promises.cubes[seat]
        out[READY] = self.promises.ready[seat]
        out[WHIM] = whim(p, PATIENCE) + out[GOALS] * max(0, p.turns - HASTE) * 15 // 100

    # -- what lies ready -------------------------------------------------------------------------------------------

    def store(self, t: Horizon, book: Book, seat: int, left: int, fade: int, out: list[int]) -> None:
        """Coins and pieces, as they are or as exchanges would make them."""
        p = t.players[seat]
        coins = p.coins
        active = p.active
        inactive = p.inactive()
        if self.promises.trades[seat]:
            price = piece_price(t, seat)
            best = stocked(book, coins, active, left)
            n = 1
            while n <= inactive and n * price <= p.coins:
                worth = stocked(book, p.coins - n * price, p.active + n, left)
                if worth > best:
                    best = worth
                    coins = p.coins - n * price
                    active = p.active + n
                n += 1
            inactive -= active - p.active
        out[COINS] = stepped(min(coins, SPEND * left), book.coins) * fade // 100
        out[PIECES] = stepped(min(active, EMPLOY * left), book.pieces) * fade // 100
        out[INACTIVE] = min(inactive, 8) * fade // 10
        if self.promises.trades[seat]:
            out[COINS] -= 5  # an exchange for nothing is left alone

    def count_units(self, p: Player) -> None:
        settlers = 0
        soldiers = 0
        for unit in range(TOKENS):
            settlers += p.strength[unit]
        for unit in range(TOKENS, UNITS):
            soldiers += p.strength[unit]
        self.strength[0] = settlers
        self.strength[1] = soldiers

    # -- what pays turn by turn ------------------------------------------------------------------------------------

    def engine(self, p: Player, book: Book, seat: int, lasting: int, out: list[int]) -> None:
        """Production of coins and of pieces: one of them a turn, the last one for nothing."""
        times = lasting if self.promises.produces[seat] else max(0, lasting - 1)
        open_columns = 0
        for column in range(COLUMNS):
            if (p.open_columns >> column) & 1 and p.columns[column]:
                open_columns += 1
        coins = p.income * book.prices.coin * times
        pieces = open_columns * book.prices.piece * times
        out[BEST] = max(coins, pieces)
        out[SECOND] = min(coins, pieces)

    def technologies(self, p: Player, book: Book, lasting: int, out: list[int]) -> None:
        """What their actions are better than others, by kind; counts them by level on the way."""
        levels = self.levels
        levels[0] = 0
        levels[1] = 0
        levels[2] = 0
        levels[3] = 0
        gains = 0
        research = 0
        units = 0
        self.allowed = 0
        known = p.known
        card = 0
        while known:
            if known & 1:
                levels[book.levels[card]] += 1
                self.allowed |= book.allows[card]
                kind = book.kinds[card]
                if kind == OF_EFFECTS:
                    gains += book.standing[card]
                elif kind == OF_RESEARCH:
                    research += book.standing[card]
                elif kind == OF_UNITS:
                    units += book.standing[card]
            known >>= 1
            card += 1
        out[GAINS] = gains * lasting // 8
        out[RESEARCH] = research * lasting // 8
        out[UNITS_ACTIONS] = units * lasting // 8

    def gates(self, p: Player, lasting: int, out: list[int]) -> None:
        """Levels III and IV are open to who has an action for them, or the villages and cities that the printed ones
        ask for; and what the next village and city mean for that.
        """
        third = self.prices.third * min(lasting, SOON) // SOON
        fourth = self.prices.fourth * min(lasting, SOON) // SOON
        out[THIRD] = third
        out[FOURTH] = fourth
        self.sites.more_village = 0
        self.sites.more_city = 0
        if not (self.allowed >> 2) & 1 and p.cities == 0 and p.villages < 2:
            out[THIRD] = third * p.villages * HALF_WAY // 100
            self.sites.more_village = third * HALF_WAY // 100
            self.sites.more_city = third - out[THIRD]
        if not (self.allowed >> 3) & 1 and p.cities < 2:
            out[FOURTH] = fourth * p.cities * HALF_WAY // 100
            self.sites.more_city += fourth * HALF_WAY // 100

    # -- goals and the end -----------------------------------------------------------------------------------------

    def goals(self, t: Horizon, seat: int, fade: int) -> int:
        """How near the goals are that the seat has not completed."""
        worth = 0
        for at in range(GOALS_IN_PLAY):
            if not (t.goal_done[at] >> seat) & 1:
                goal = t.printed.goals[t.goals[at]]
                points = (goal.first if t.goal_first[at] < 0 else goal.later) * POINT
                share = self.share(t, seat, goal.condition)
                if share >= 100:
                    worth += points
                else:
                    worth += points * share * share // 10000 * WANTED // 100 * fade // 100
        return worth

    def share(self, t: Horizon, seat: int, condition: Condition) -> int:
        share = 0
        tests = len(condition.counters)
        for i in range(tests):
            share += self.progress(t, seat, condition, i)
        return share // tests

    def progress(self, t: Horizon, seat: int, condition: Condition, i: int) -> int:
        """In hundredths. What comes all at once is made of what leads to it."""
        p = t.players[seat]
        counter = condition.counters[i]
        least = condition.least[i]
        if counter.what == TRACKS_EMPTY:
            fewest = min(p.left[0], p.left[1], p.left[2])
            return 100 * (CUBES - fewest) // CUBES if fewest < CUBES else 0
        if counter.what == OF_LEVEL:
            n = self.levels[counter.of]
            if n >= least or counter.of == 0:
                return 100 * min(n, least) // least
            lower = self.levels[counter.of - 1]
            return min(95, (100 * n + min(30, 15 * lower)) // least)
        n = self.strength[0] + self.strength[1] if counter.what == UNIT_STRENGTH else count(t, seat, counter)
        return 100 * min(n, least) // least

    def lead(self, t: Horizon, seat: int) -> int:
        """Who leads wants the end, who trails does not."""
        best = -1
        for other in range(t.seats):
            if other != seat and self.totals[other] > best:
                best = self.totals[other]
        lead = self.totals[seat] - best
        lead = max(-FARTHEST_LEAD, min(lead, FARTHEST_LEAD))
        done = 0
        for mask in t.goal_done:
            done += bits(mask)
        return lead * POINT * min(done, GOAL_CUBES[t.seats]) // GOAL_CUBES[t.seats]


TERMS: Final = HorizonTerms()
