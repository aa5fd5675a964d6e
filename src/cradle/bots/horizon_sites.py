"""Where villages, cities and second builders are still wanted on the map of Horizon, and how near units are to it."""

from __future__ import annotations

from typing import Final

from cradle.bots.horizon_prices import Book
from cradle.games.horizon.counters import price_of
from cradle.games.horizon.numbers import FIELD, MAP, PLACES, TERRITORY, TOKENS, WIDTH
from cradle.games.horizon.player import Player
from cradle.games.horizon.table import Horizon

NEAR: Final = [60, 46, 36, 28, 21, 15, 10, 6, 3]  # hundredths of a prize, by steps to it
FARTHEST: Final = len(NEAR) - 1
AT_ONCE: Final = 90  # of one that a unit reaches in this turn, with all that is needed
NO_TOKEN: Final = 40  # hundredths of a prize that still needs its token
NO_VILLAGE: Final = 25  # of a city whose village is not there yet
NO_COINS: Final = 50  # of a structure that cannot be paid yet
COLUMN: Final = [cell % WIDTH for cell in range(WIDTH * WIDTH)]
ROW: Final = [cell // WIDTH for cell in range(WIDTH * WIDTH)]


class Sites:
    """Filled anew for each position, shared by all seats."""

    def __init__(self) -> None:
        self.n = 0
        self.place = [0] * PLACES
        self.needed = [0] * PLACES  # strength
        self.village = [0] * PLACES  # the prize of a village, 0 if there is none to be had
        self.city = [0] * PLACES
        self.coming = [0] * PLACES  # strength that earlier units bring
        self.started = 0  # structures with one builder
        self.start = [0] * PLACES
        self.villages = 0  # what a seat's units promise
        self.cities = 0
        self.joins = 0
        self.moving = 0  # what movement to come adds to it
        self.target = -1
        self.more_village = 0  # what another village and another city mean to the seat besides
        self.more_city = 0

    def fill(self, t: Horizon, book: Book, fade: int) -> None:
        """Territories without a village or city, and structures with one builder; what is not scored fades."""
        n = 0
        for card in t.cards.zones[MAP]:
            territory = card - TERRITORY
            place = FIELD + territory
            if t.structure[place] < 0 and t.city[place] < 0:
                self.place[n] = place
                self.needed[n] = book.strengths[territory]
                self.village[n] = 0
                self.city[n] = book.city_points[territory] + book.prices.cube * fade // 100
                if t.village[place] < 0:
                    self.village[n] = book.village_points[territory] + book.village_gains[territory] * fade // 100
                    self.city[n] = self.city[n] * NO_VILLAGE // 100
                n += 1
        self.n = n
        self.started = 0
        for place in range(PLACES):
            if t.structure[place] >= 0 and t.right_builder[place] < 0:
                self.start[self.started] = place
                self.started += 1

    def weigh(self, t: Horizon, book: Book, seat: int, fade: int, moves: int, now: int) -> None:
        """Every unit has its eye on the best prize within reach that others leave to it. One of them may have movement
        to come; `now` is 1 if the expansion phase is to come.
        """
        p = t.players[seat]
        self.joins = 0
        self.moving = 0
        if self.started:
            for unit in range(TOKENS):
                if p.at[unit] >= 0:
                    self.joins = max(self.joins, self.best_join(t, book, seat, p.at[unit], fade))
        self.villages = self.each(t, p, 0, self.village, self.more_village, p.settle_tokens, moves, now)
        self.cities = self.each(t, p, TOKENS, self.city, self.more_city, p.fortify_tokens, moves, now)

    def each(
        self, t: Horizon, p: Player, first: int, prizes: list[int], more: int, tokens: int, moves: int, now: int
    ) -> int:
        """What the units of a kind promise together."""
        worth = 0
        for i in range(self.n):
            self.coming[i] = 0
        for unit in range(first, first + TOKENS):
            if p.at[unit] >= 0:
                best = self.best(t, p, unit, prizes, more, 0, tokens > 0)
                if moves:
                    before = best
                    target = self.target
                    gain = self.best(t, p, unit, prizes, more, moves, tokens > 0 and now > 0) - before
                    if gain > self.moving:
                        self.moving = gain
                    self.target = target
                if self.target >= 0:
                    worth += best
                    self.coming[self.target] = self.coming[self.target] + p.strength[unit]
                    if self.coming[self.target] >= self.needed[self.target]:
                        tokens -= 1
        return worth

    def best(self, t: Horizon, p: Player, unit: int, prizes: list[int], more: int, moves: int, token: bool) -> int:
        """The best that the unit's strength does for a prize. With movement to come, what it then has for certain."""
        cell = t.cell[p.at[unit]]
        strength = p.strength[unit]
        best = 0
        self.target = -1
        for i in range(self.n):
            prize = prizes[i]
            missing = self.needed[i] - self.coming[i]
            if prize and prize + more > best and missing > 0:
                prize += more
                steps = distance(cell, t.cell[self.place[i]])
                if strength < missing:
                    prize = prize * strength // self.needed[i]
                elif missing < self.needed[i]:
                    prize = prize * missing // self.needed[i]
                if not token:
                    prize = prize * NO_TOKEN // 100
                if steps > moves:
                    prize = prize * NEAR[min(steps - moves, FARTHEST)] // 100
                elif moves and token and strength >= missing:
                    prize = prize * AT_ONCE // 100
                else:
                    prize = prize * NEAR[0] // 100
                if prize > best:
                    best = prize
                    self.target = i
        return best

    def best_join(self, t: Horizon, book: Book, seat: int, at: int, fade: int) -> int:
        """The best structure of somebody else that a settler could join."""
        best = 0
        for i in range(self.started):
            place = self.start[i]
            if t.left_builder[place] != seat:
                structure = t.structure[place]
                price = price_of(t, seat, structure)
                gain = book.structure_gains[structure] - price * book.prices.coin
                prize = book.structure_points[structure] + gain * fade // 100
                if prize > 0:
                    prize = prize * NEAR[min(distance(t.cell[at], t.cell[place]), FARTHEST)] // 100
                    if price > t.players[seat].coins:
                        prize = prize * NO_COINS // 100
                    if prize > best:
                        best = prize
        return best


def distance(a: int, b: int) -> int:
    """Hexes from one cell of the map to another."""
    q = COLUMN[a] - COLUMN[b]
    r = ROW[a] - ROW[b]
    s = q + r
    if q < 0:
        q = -q
    if r < 0:
        r = -r
    if s < 0:
        s = -s
    if r > q:
        q = r
    return s if s > q else q
