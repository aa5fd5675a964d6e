"""What a Tapestry position is worth, as terms to be weighed: above all what the resources at hand and to come can
still buy on the tracks, and what the income turns left will count."""

from __future__ import annotations

from typing import Final

from cradle.bots.tapestry_goods import HUNDRED, PLACES, WORTH, Goods
from cradle.bots.tapestry_places import Places
from cradle.bots.tapestry_promise import Promise
from cradle.bots.tapestry_recipes import TILE
from cradle.bots.terms import Terms
from cradle.core.table import Table
from cradle.games.tapestry.pieces import END, HAND, SUPPLY, TIER, TOPPLE_TWO, VOYAGES
from cradle.games.tapestry.table import Player, Tapestry

NAMES: Final = [
    "score", "plan", "income", "lines", "districts", "plots", "technologies", "cards", "force", "tiles", "lands",
    "voyages", "civilizations", "promise", "colours", "race", "topples",
]  # fmt: skip
SCORE: Final = 0
PLAN: Final = 1
INCOME: Final = 2
LINES: Final = 3
FIELDS: Final = 4  # districts
PLOTS: Final = 5
TECHNOLOGIES: Final = 6
CARDS: Final = 7
FORCE: Final = 8
TILES: Final = 9
LANDS: Final = 10
VOYAGE: Final = 11
CIVILIZATION: Final = 12
PROMISE: Final = 13
COLOURS: Final = 14
RACE: Final = 15
TOPPLES: Final = 16

SEATS: Final = 5
SIDES: Final = 7  # with those who play by themselves
TOKENS: Final = 8
SPARE_CARD: Final = 30
PLAYS: Final = 3
VOYAGE_WORTH: Final = 350
AVERAGE: Final = 1400  # civilization
# what each civilization brought in a whole game more or less than the others, in hundredths of a point
CIVILIZATION_WORTH: Final = [
    -1300, -700, 1300, 1000, 1300, 800, -700, 700, 600, 1400, -300, -1000, -800, -1000, -300, -900,
]  # fmt: skip


class TapestryTerms(Terms):
    def __init__(self) -> None:
        super().__init__(NAMES)
        self.of = [Goods() for _ in range(SEATS)]
        self.goods = self.of[0]
        self.lands = [0] * SIDES
        self.landmarks = [0] * SIDES
        self.promise = Promise()
        self.scores = 0  # income turns whose points are still to come
        self.places = Places()
        self.gain = [0] * (TOKENS * PLACES)  # of each token: stretches of its way, the best for its price first
        self.cost = [0] * (TOKENS * PLACES)
        self.stretches = [0] * TOKENS
        self.next = [0] * TOKENS
        self.best = [0] * PLAYS

    def write(self, table: Table, seat: int, out: list[int]) -> None:
        assert isinstance(table, Tapestry)
        self.survey(table)
        self.fill(table, seat, out)

    def spread(self, table: Table, out: list[list[int]]) -> None:
        assert isinstance(table, Tapestry)
        self.survey(table)
        for seat in range(table.seats):
            self.fill(table, seat, out[seat])

    def survey(self, t: Tapestry) -> None:
        """The land and the landmarks of everybody."""
        lands = self.lands
        landmarks = self.landmarks
        for i in range(t.sides):
            lands[i] = 0
            landmarks[i] = 0
        for owner in t.control:
            if owner >= 0:
                lands[owner] = lands[owner] + 1
        for owner in t.landmark_owner:
            if owner >= 0:
                landmarks[owner] = landmarks[owner] + 1

    def fill(self, t: Tapestry, seat: int, out: list[int]) -> None:
        p = t.players[seat]
        for i in range(len(out)):
            out[i] = 0
        out[SCORE] = p.points * HUNDRED
        if p.finished:
            return
        goods = self.of[seat]
        self.goods = goods
        promise = self.promise
        goods.open(t.box)
        goods.fill(t, seat, self.lands[seat], self.landmarks[seat])
        promise.read(t, seat, goods)
        out[PROMISE] = promise.worth
        scores = 5 - p.incomes + promise.scores
        gains = max(0, 4 - p.incomes) + promise.gains
        budget = HUNDRED * (p.wealth() + promise.resources)
        out[INCOME] = scores * goods.points
        budget = min(HUNDRED * goods.most, budget + HUNDRED * gains * goods.income)
        if p.incomes < 5:
            out[PLAN] = self.plan(p, budget)
            out[COLOURS] = self.colours(t, p)
        self.scores = scores
        self.capital(goods.grid.lines, goods.grid.districts, goods.grid.plots, out)
        upgrades = 5 - p.incomes + promise.upgrades
        if goods.upgradable:
            rest = min(upgrades - 1, goods.upgradable - 1)
            out[TECHNOLOGIES] = goods.best_upgrade if upgrades > 0 else 0
            if rest > 0:
                out[TECHNOLOGIES] = out[TECHNOLOGIES] + (goods.upgrades - goods.best_upgrade) * rest // (
                    goods.upgradable - 1
                )
        self.cards(t, seat, p, out)
        tiles = len(t.pile(seat, SUPPLY))
        out[TILES] = goods.worth[TILE] * min(tiles, 4)
        out[LANDS] = goods.land * (HUNDRED if p.incomes < 5 else 0)
        if p.incomes < 5:
            out[VOYAGE] = VOYAGE_WORTH * len(t.pile(seat, VOYAGES))
            out[RACE] = self.race(t, seat, p)
            if p.topples == 1:
                values = t.box.achievements[TOPPLE_TWO][1 if t.sides > 3 else 0]
                if t.arrivals[TOPPLE_TWO] < len(values):
                    out[TOPPLES] = HUNDRED * values[t.arrivals[TOPPLE_TWO]]
        mask = p.civilizations
        while mask:
            low = mask & -mask
            worth = AVERAGE + CIVILIZATION_WORTH[low.bit_length() - 1]
            out[CIVILIZATION] = out[CIVILIZATION] + worth * max(0, 5 - p.incomes) // 5
            mask ^= low

    def plan(self, p: Player, budget: int) -> int:
        """What the budget buys: of every token's way the stretches that bring most for their price, best first."""
        gain = self.gain
        cost = self.cost
        tokens = len(p.tokens)
        price_of = self.goods.recipes.price
        places = self.goods.places
        moved = self.promise.moved
        for i in range(tokens):
            token = p.tokens[i]
            track = token >> 4
            space = token & 15
            if token == moved:
                space += 1
                moved = -1
            self.next[i] = i * PLACES
            top = i * PLACES
            left = budget
            for to in range(space + 1, END + 1):
                price = price_of[to]
                left -= price * HUNDRED
                if left < 0 and to > space + 1:
                    break
                worth = places[track * PLACES + to]
                while top > i * PLACES and worth * cost[top - 1] > gain[top - 1] * price:
                    top -= 1
                    worth += gain[top]
                    price += cost[top]
                gain[top] = worth
                cost[top] = price
                top += 1
            self.stretches[i] = top
        total = 0
        while budget > 0:
            best = -1
            for i in range(tokens):
                at = self.next[i]
                if at < self.stretches[i] and (best < 0 or gain[at] * cost[best] > gain[best] * cost[at]):
                    best = at
            if best < 0:
                break
            self.next[best // PLACES] = self.next[best // PLACES] + 1
            price = cost[best] * HUNDRED
            if price <= budget:
                total += gain[best]
                budget -= price
            else:
                total += gain[best] * budget // price
                budget = 0
        return total

    def colours(self, t: Tapestry, p: Player) -> int:
        """Resources of the kind that the next two steps of a track ask for, by what the track brings."""
        total = 0
        moved = self.promise.moved
        for i in range(len(p.tokens)):
            token = p.tokens[i]
            space = token & 15
            if token == moved:
                space += 1
            if space >= END or self.stretches[i] == i * PLACES:
                continue
            own = t.box.tier_own[space // TIER]
            if space + 1 < END:
                own += t.box.tier_own[(space + 1) // TIER]
            held = min(own, p.resources[t.box.signature[token >> 4]])
            if held:
                total += held * self.gain[i * PLACES] // self.cost[i * PLACES]
        return total

    def capital(self, lines: int, districts: int, plots: int, out: list[int]) -> None:
        """Lines that are counted in income turns to come, and districts that pay a resource."""
        out[LINES] = lines * self.scores * self.goods.lines
        out[FIELDS] = districts * self.goods.resource // HUNDRED
        out[PLOTS] = plots * self.scores

    def sorts(self, table: Table, seat: int, answers: list[int]) -> list[int]:
        """Places in the capital where a building completes as much."""
        assert isinstance(table, Tapestry)
        return self.places.sorts(table, seat, answers)

    def amend(self, table: Table, seat: int, i: int, out: list[int]) -> None:
        assert isinstance(table, Tapestry)
        if not table.players[seat].finished:
            places = self.places
            self.capital(places.lines[i], places.districts[i], places.plots[i], out)

    def cards(self, t: Tapestry, seat: int, p: Player, out: list[int]) -> None:
        """The best cards of the hand, as many as can still be played, and the one in force."""
        best = self.best
        goods = self.goods
        for i in range(PLAYS):
            best[i] = 0
        hand = t.pile(seat, HAND)
        for copy in hand:
            card = t.box.card_of[copy]
            worth = goods.recipes.lasting[card] * HUNDRED
            if t.box.card_played[card] >= 0:
                worth += goods.value(t.box.card_played[card])
            for i in range(PLAYS):
                if worth > best[i]:
                    worth, best[i] = best[i], worth
        plays = min(PLAYS, max(0, 4 - p.incomes) + self.promise.plays)
        total = 0
        for i in range(plays):
            total += best[i] * (4 - i) // 4
        if p.incomes < 5:
            total += SPARE_CARD * len(hand)
        out[CARDS] = total
        if p.force >= 0 and p.incomes < 5:
            out[FORCE] = goods.recipes.lasting[p.force] * min(HUNDRED, 16 * (p.wealth() + self.promise.resources))
            if self.promise.gains:
                out[FORCE] = goods.recipes.lasting[p.force] * HUNDRED

    def race(self, t: Tapestry, seat: int, p: Player) -> int:
        """Whoever is first among the neighbours in an era takes resources: nearer for the one who has less to spend."""
        if p.incomes == 0 or p.incomes > 3 or self.promise.plays:
            return 0
        chance = 60
        for other in t.neighbours(seat):
            rival = t.players[other]
            if rival.era > p.era:
                return 0
            if rival.era == p.era and rival.wealth() <= p.wealth():
                chance = 30
        return p.era * WORTH[p.incomes] * chance // HUNDRED


TERMS: Final = TapestryTerms()
