"""What each good of Tapestry is worth to a seat just now, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from cradle.bots.tapestry_grid import Grid
from cradle.bots.tapestry_recipes import (
    AGAIN,
    ALL,
    BACK,
    BEST,
    BUILDING,
    CARD,
    CIRCLE,
    CIVILIZATION,
    CONQUER,
    CONQUER_BOTH,
    COUNT,
    EXPLORE,
    EXPLORE_FAR,
    FULL_STEP,
    GOODS,
    INVENT,
    OVERPLAY,
    PLOT,
    POINT,
    RESEARCH,
    RESEARCH_FULL,
    RESOURCE,
    SOME,
    SPACE,
    SPACES,
    SQUARE,
    STEP,
    TILE,
    UPGRADE,
    VOYAGE,
    Recipes,
)
from cradle.games.tapestry.box import Printed
from cradle.games.tapestry.counting import capital_lines
from cradle.games.tapestry.pieces import (
    ANY_BUILDING,
    ARCHITECTS,
    END,
    FINISH_TRACK,
    HAND,
    MAT,
    ROW,
    SUPPLY,
    TECHNOLOGY_0,
    TECHS,
)
from cradle.games.tapestry.table import NOBODY, Player, Tapestry
from cradle.games.tapestry.technology import MIDDLE, TOP, why_not_upgrade

HUNDRED: Final = 100
PLACES: Final = END + 1
# by the number of income turns taken
WORTH: Final = [330, 330, 300, 260, 220, 0]  # a resource: fewer and fewer buildings are left to use it
TILES: Final = [60, 60, 60, 60, 60, 0]
CARDS: Final = [160, 150, 130, 80, 30, 0]
EXPLORING: Final = [500, 500, 480, 450, 420, 300]
CONQUEST: Final = [610, 610, 610, 610, 610, 560]
PLOTS: Final = [120, 105, 90, 75, 60, 45]  # a plot filled
INVENTION: Final = [250, 250, 250, 250, 250, 0]  # what the symbols of a new technology promise
STEPS: Final = [50, 50, 50, 50, 50, 0]  # a step without the space's gift, in hundredths of its price
CIVILIZATIONS: Final = [1500, 1400, 1200, 900, 500, 0]
SECOND_DIE: Final = 260
VOYAGE_WORTH: Final = 900
AGAIN_WORTH: Final = 500
DEAREST: Final = 3  # step, in resources: one may be paid for already
MANY: Final = 80  # a technology more than can be upgraded


class Goods:
    """Filled for one seat at a time; the lists are kept and written over."""

    def __init__(self) -> None:
        self.recipes = Recipes(Printed())
        self.how: list[int] = []
        self.good: list[int] = []
        self.amount: list[int] = []
        self.parts: list[list[int]] = []
        self.worth = [0] * GOODS
        self.places = [0] * (4 * PLACES)  # what arriving on a space is worth
        self.at = [0] * 4  # the furthest space on each track
        self.land = 0
        self.grid = Grid()
        self.resource = 0
        self.income = 0  # resources of an income turn
        self.points = 0  # and its points, in hundredths
        self.lines = 0  # how often an income turn counts the lines of the capital
        self.upgrades = 0  # the sum of what the technologies can be upgraded for
        self.upgradable = 0  # and how many
        self.best_upgrade = 0
        self.most = 0  # resources that the seat can have at all, a little more than less
        self.old_most = 0
        # what the places were priced by the last time: most positions that are compared differ in other things
        self.old_worth: list[int] = []
        self.old_tokens: list[int] = []
        self.old_owner: list[int] = []
        self.old_finish = 0
        self.full = [0] * 4
        self.back = [0] * 4
        self.again = 0

    def open(self, box: Printed) -> None:
        """Another box is another game's content; as a rule there is one."""
        if self.recipes.box is not box:
            made = Recipes(box)
            self.recipes = made
            self.how = made.how
            self.good = made.good
            self.amount = made.amount
            self.parts = made.parts
            self.old_tokens = []

    def value(self, effect: int) -> int:
        how = self.how[effect]
        if how == SOME:
            return self.worth[self.good[effect]] * self.amount[effect]
        if how == ALL:
            total = 0
            for part in self.parts[effect]:
                total += self.value(part)
            return total
        if how == BEST:
            best = 0
            for part in self.parts[effect]:
                best = max(best, self.value(part))
            return best
        return self.amount[effect] * self.value(self.parts[effect][0])

    def fill(self, t: Tapestry, seat: int, land: int, landmarks: int) -> None:
        p = t.players[seat]
        u = self.worth
        incomes = min(5, p.incomes)
        resource = WORTH[incomes]
        self.resource = resource
        self.land = land
        u[POINT] = HUNDRED
        u[COUNT + 11] = HUNDRED * landmarks
        u[RESOURCE] = resource
        u[TILE] = TILES[incomes]
        u[CARD] = CARDS[incomes]
        u[EXPLORE] = EXPLORING[incomes] if t.pile(seat, SUPPLY) else EXPLORING[incomes] // 3
        u[EXPLORE_FAR] = u[EXPLORE] + HUNDRED
        u[PLOT] = PLOTS[incomes]
        u[CIVILIZATION] = CIVILIZATIONS[incomes]
        u[OVERPLAY] = 4 * HUNDRED if t.pile(seat, HAND) else 0
        u[VOYAGE] = VOYAGE_WORTH
        u[SPACE] = HUNDRED
        u[AGAIN] = AGAIN_WORTH
        self.count(t, seat, p)
        self.price_buildings(p, incomes)
        armories = self.recipes.symbols[3 * SPACES + p.built[3]]
        u[CONQUER] = CONQUEST[incomes] + HUNDRED * armories * (5 - incomes) if p.outposts else 0
        u[CONQUER_BOTH] = u[CONQUER] + SECOND_DIE
        self.price_steps(t, incomes)
        self.price_technologies(t, seat, p, incomes)
        most = p.wealth() + max(0, 5 - p.incomes) * self.income + 4
        self.most = most
        finish = self.finish(t, p)
        if (
            most > self.old_most
            or finish != self.old_finish
            or p.tokens != self.old_tokens
            or t.landmark_owner != self.old_owner
            or u != self.old_worth
        ):
            self.old_most = most
            self.old_finish = finish
            self.old_tokens = p.tokens[:]
            self.old_owner = t.landmark_owner[:]
            self.old_worth = u[:]
            self.price_places(t, p, finish)
        for track in range(4):
            u[FULL_STEP + track] = self.full[track]
            u[BACK + track] = self.back[track]
        u[RESEARCH_FULL] = (self.full[0] + self.full[1] + self.full[2] + self.full[3]) // 4
        u[AGAIN] = self.again

    def count(self, t: Tapestry, seat: int, p: Player) -> None:
        u = self.worth
        at = self.at
        at[0] = 0
        at[1] = 0
        at[2] = 0
        at[3] = END if p.singular else 0
        for token in p.tokens:
            if token & 15 > at[token >> 4]:
                at[token >> 4] = token & 15
        for i in range(4):
            u[COUNT + i] = HUNDRED * at[i]
            u[COUNT + 4 + i] = HUNDRED * p.built[i]
        self.grid.read(p.low | p.rock_low, p.high | p.rock_high)
        u[COUNT + 8] = HUNDRED * len(t.pile(seat, TECHS))
        u[COUNT + 9] = HUNDRED * (capital_lines(t, seat) if p.has(ARCHITECTS) else self.grid.full)
        u[COUNT + 10] = HUNDRED * self.land
        u[COUNT + 12] = HUNDRED * len(t.pile(seat, SUPPLY))
        u[COUNT + 13] = HUNDRED * (len(t.pile(seat, HAND)) + len(t.pile(seat, MAT)))
        u[COUNT + 14] = HUNDRED * (t.sides - 1)
        u[COUNT + 15] = HUNDRED * 2

    def price_buildings(self, p: Player, incomes: int) -> None:
        """What the income turns bring, and the space under the next building of each row more."""
        u = self.worth
        made = self.recipes
        resources = made.resources
        points = made.points
        symbols = made.symbols
        ahead = 0
        for i in range(incomes + 1, 5):
            ahead += WORTH[i]
        scores = 5 - incomes
        best = 0
        self.income = 0
        self.points = 0
        for row in range(4):
            at = row * SPACES + p.built[row]
            counted = u[made.counted[row]]
            self.income += resources[at]
            self.points += points[at] + symbols[at] * counted
            worth = 0
            if p.built[row] < ROW:
                worth = u[PLOT] + ahead * (resources[at + 1] - resources[at])
                worth += scores * (points[at + 1] - points[at] + (symbols[at + 1] - symbols[at]) * counted)
                if p.built[row] + 1 < ROW:  # and it opens the way to the one after
                    worth += ahead * (resources[at + 2] - resources[at + 1]) // 8
            u[BUILDING + row] = worth
            best = max(best, worth)
        u[BUILDING + ANY_BUILDING] = best
        self.lines = symbols[SPACES + p.built[1]]

    def price_steps(self, t: Tapestry, incomes: int) -> None:
        """A step up without its gift: what it would have cost, and a landmark if one is left there."""
        u = self.worth
        price = self.recipes.price
        total = 0
        for track in range(4):
            space = self.at[track] + 1
            worth = 0
            if space <= END:
                worth = price[space] * self.resource * STEPS[incomes] // HUNDRED
                worth += self.landmark(t, track * PLACES + space)
            u[STEP + track] = worth
            u[FULL_STEP + track] = worth + 3 * HUNDRED
            u[BACK + track] = 3 * HUNDRED if space > 1 else 0
            total += worth
        u[RESEARCH] = total // 4
        u[RESEARCH_FULL] = total // 4 + 3 * HUNDRED

    def landmark(self, t: Tapestry, at: int) -> int:
        landmark = self.recipes.landmark[at]
        if landmark >= 0 and t.landmark_owner[landmark] == NOBODY:
            return self.worth[PLOT] * self.recipes.size[landmark]
        return 0

    def price_technologies(self, t: Tapestry, seat: int, p: Player, incomes: int) -> None:
        u = self.worth
        u[CIRCLE] = 0
        u[SQUARE] = 0
        u[UPGRADE] = 0
        count = self.recipes.symbols[2 * SPACES + p.built[2]] * (5 - incomes) * HUNDRED
        u[INVENT] = count
        circle = 0
        square = 0
        total = 0
        best = 0
        n = 0
        for card in t.pile(seat, TECHS):
            technology = card - TECHNOLOGY_0
            row = t.tech_row[technology] & 3
            if row == TOP:
                square = max(square, self.value(t.box.square[technology]))
                continue
            n += 1
            if row == MIDDLE:
                circle = max(circle, self.value(t.box.circle[technology]))
                worth = self.value(t.box.square[technology])
                if why_not_upgrade(t, seat, technology):
                    total += worth // 2
                    continue
            else:
                worth = self.value(t.box.circle[technology])
            total += worth
            best = max(best, worth)
        u[CIRCLE] = circle
        u[SQUARE] = square
        u[UPGRADE] = best
        self.upgrades = total
        self.upgradable = n
        self.best_upgrade = best
        u[INVENT] = count + (INVENTION[incomes] if n < 5 - incomes else MANY)

    def price_places(self, t: Tapestry, p: Player, finish: int) -> None:
        """Spaces from the tokens on, as far as all resources go; then the steps with what they give."""
        u = self.worth
        places = self.places
        made = self.recipes
        again = 0
        for track in range(4):
            start = track * PLACES
            here = self.at[track]
            first = here
            for token in p.tokens:
                if token >> 4 == track:
                    first = min(first, token & 15)
            left = self.most + DEAREST
            for space in range(first + 1, END + 1):
                if space == here + 1:  # of several tokens the furthest goes furthest
                    left = self.most + DEAREST
                left -= made.price[space]
                at = start + space
                worth = self.value(made.benefit[at])
                if made.landmark[at] >= 0:
                    worth += self.landmark(t, at)
                if made.bonus[at] >= 0:
                    gain = self.value(made.bonus[at]) - made.bonus_amount[at] * self.price(made.bonus_sort[at])
                    if gain > 0:
                        worth += gain
                if space == END:
                    worth += finish
                places[at] = worth
                if left < 0 and space > here:
                    break
            self.full[track] = u[STEP + track] + places[start + here + 1] if here < END else 0
            self.back[track] = self.value(made.benefit[start + here - 1]) - self.resource if here > 1 else 0
            if here:
                again = max(again, self.value(made.benefit[start + here]))
        self.again = again

    def finish(self, t: Tapestry, p: Player) -> int:
        """The achievement at the end of a track."""
        if (p.achieved >> FINISH_TRACK) & 1:
            return 0
        values = t.box.achievements[FINISH_TRACK][1 if t.sides > 3 else 0]
        arrived = t.arrivals[FINISH_TRACK]
        return HUNDRED * values[arrived] if arrived < len(values) else 0

    def price(self, sort: int) -> int:
        """One piece of what a bonus is bought with."""
        if sort == 0:
            return self.resource
        if sort == 1:
            return self.worth[TILE]
        return self.worth[CARD] if sort == 2 else self.worth[INVENT]
