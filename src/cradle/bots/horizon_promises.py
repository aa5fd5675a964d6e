"""What a seat of Horizon has begun and not finished: promises, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from cradle.bots.horizon_prices import POINT, Book
from cradle.core.step import Step
from cradle.games.horizon.counters import price_of
from cradle.games.horizon.cubes import (
    ANY,
    CITY,
    GOAL_CARD,
    VILLAGE,
    CubeWhich,
    Invest,
    Investing,
    InvestWhich,
    StructureWhich,
)
from cradle.games.horizon.expansion import (
    CITIES,
    EVERY_WAY,
    EXISTING,
    NEW,
    VILLAGES,
    Builder,
    Expand,
    Expansion,
    ExpansionPhase,
    Muster,
)
from cradle.games.horizon.goals import points_now
from cradle.games.horizon.movement import Move, MoveWhich, Moving
from cradle.games.horizon.numbers import (
    FIELD,
    HAND,
    LEVEL_POINTS,
    MOVEMENT_BONUS,
    SETTLER,
    SLOTS,
    STRUCTURE,
    TOKENS,
    UNITS,
)
from cradle.games.horizon.offers import Accept, ChooseOne
from cradle.games.horizon.production import Exchange, Produce
from cradle.games.horizon.research import Learn, Research, ResearchWhich, why_slot
from cradle.games.horizon.resolve import Do
from cradle.games.horizon.scoring import points_of
from cradle.games.horizon.table import Horizon
from cradle.games.horizon.turn import BasicWhich, Turn
from cradle.games.horizon.units import ACTIVE, Recruit, RecruitWhere, StrengthenWhich

MOST_SEATS: Final = 4
LASTS: Final = 12  # turns after which it does not matter how many there are
SURE: Final = 85  # hundredths of what can be had right now
SPENT: Final = 40  # a point of strength that goes for a village, city or structure
WASTED: Final = 100  # a point more than needed
LATER: Final = 25  # hundredths of an expansion that a unit has still to move for


class Promises:
    """Of all seats, from one walk over what is left to do in this turn."""

    def __init__(self) -> None:
        self.research = [0] * MOST_SEATS  # what is promised: technologies,
        self.cubes = [0] * MOST_SEATS  # investments,
        self.due = [0] * MOST_SEATS  # and the rest
        self.moves = [0] * MOST_SEATS  # movement points to come
        self.ready = [0] * MOST_SEATS  # the best village, city or structure of the expansion phase to come
        self.phase = [0] * MOST_SEATS  # 1: the expansion phase is still to come
        self.produces = [0] * MOST_SEATS  # 1: production is still to come
        self.trades = [0] * MOST_SEATS  # 1: in the middle of exchanges

    def walk(self, t: Horizon, book: Book, fades: list[int], lefts: list[int]) -> None:
        for seat in range(t.seats):
            self.research[seat] = 0
            self.cubes[seat] = 0
            self.due[seat] = 0
            self.moves[seat] = 0
            self.ready[seat] = 0
            self.phase[seat] = 0
            self.produces[seat] = 0
            self.trades[seat] = 0
        at = len(t.agenda) - 1
        while at >= 0:
            step = t.agenda[at]
            if isinstance(step, Turn):
                break
            self.add(t, book, fades, lefts, step)
            at -= 1

    def add(self, t: Horizon, book: Book, fades: list[int], lefts: list[int], step: Step[Horizon]) -> None:
        if isinstance(step, Produce):
            self.produces[step.seat] = 1
        elif isinstance(step, Exchange):
            self.trades[step.seat] = 1
        elif isinstance(step, ExpansionPhase):
            self.phase[step.seat] = 1
            self.ready[step.seat] = best_expansion(t, book, step.seat, EVERY_WAY, 1, fades[step.seat])
        elif isinstance(step, Expand):
            best = best_expansion(t, book, step.seat, step.ways, step.token, fades[step.seat])
            self.due[step.seat] += best * SURE // 100
        elif isinstance(step, Do):
            self.listed(t, book, step, fades[step.seat], lefts[step.seat])
        elif isinstance(step, Learn):
            self.research[step.seat] += learned(t, book, step.seat, step.slot, fades[step.seat])
        elif isinstance(step, ResearchWhich):
            self.research[step.seat] += researched(
                t, book, step.seat, step.levels, step.source, step.ignore_links, step.open_only, fades[step.seat]
            )
        elif isinstance(step, CubeWhich):
            self.due[step.seat] += placed(t, step) + book.prices.cube * fades[step.seat] // 100
        elif isinstance(step, Muster):
            self.due[step.seat] += mustered(t, book, step, fades[step.seat])
        elif isinstance(step, Builder):
            structure = step.structure if step.structure >= 0 else t.structure[step.place]
            self.due[step.seat] += built(t, book, step.seat, structure, fades[step.seat])
        else:
            self.add_small(t, book, fades, lefts, step)

    def listed(self, t: Horizon, book: Book, step: Do, fade: int, left: int) -> None:
        """What is left of a list of effects. What cannot be done now counts little, and only if a unit may move."""
        seat = step.seat
        parts = t.printed.programs[step.program].parts
        moves = False
        for at in range(step.at, len(parts)):
            part = parts[at]
            if isinstance(part, Expansion):
                ready = best_expansion(t, book, seat, part.ways, 0, fade) * SURE // 100
                self.due[seat] += max(ready, book.gains[part.number] * LATER // 100 if moves else 0)
            elif isinstance(part, Invest):
                self.cubes[seat] += invested(t, book, seat, part.track, fade, left) * part.times
            elif isinstance(part, Research):
                if part.possible(t, seat):
                    self.research[seat] += researched(
                        t, book, seat, part.levels, part.source, part.ignore_links, part.open_only, fade
                    )
            elif part.plain or moves or part.possible(t, seat):
                self.due[seat] += book.points[part.number] + book.gains[part.number] * fade // 100
                if isinstance(part, Move):
                    self.moves[seat] += part.points + t.players[seat].modifiers[MOVEMENT_BONUS]
            moves = moves or isinstance(part, (Move, Recruit))

    def add_small(self, t: Horizon, book: Book, fades: list[int], lefts: list[int], step: Step[Horizon]) -> None:
        prices = book.prices
        if isinstance(step, (Moving, MoveWhich)):
            points = t.players[step.seat].points
            self.moves[step.seat] += points
            self.due[step.seat] += points * prices.movement * fades[step.seat] // 100
        elif isinstance(step, RecruitWhere):
            price = prices.piece if step.source == ACTIVE else 0
            self.due[step.seat] += (step.strength * prices.strength - price) * fades[step.seat] // 100
        elif isinstance(step, StrengthenWhich):
            self.due[step.seat] += step.points * prices.strength * fades[step.seat] // 100
        elif isinstance(step, (Investing, InvestWhich)):
            self.cubes[step.seat] += invested(t, book, step.seat, step.track, fades[step.seat], lefts[step.seat])
        elif isinstance(step, StructureWhich):
            self.due[step.seat] += (prices.tile + step.level * prices.tile_level) * fades[step.seat] // 100
        elif isinstance(step, (ChooseOne, Accept)):
            self.due[step.seat] += book.points[step.effect] + book.gains[step.effect] * fades[step.seat] // 100
        elif isinstance(step, BasicWhich):
            self.due[step.seat] += prices.basic * fades[step.seat] // 100


# -- technologies --------------------------------------------------------------------------------------------------


def researched(
    t: Horizon, book: Book, seat: int, levels: int, source: int, ignore_links: int, open_only: int, fade: int
) -> int:
    """The best technology in reach, less the scientist."""
    p = t.players[seat]
    best = 0
    for slot in range(SLOTS):
        if (levels >> t.printed.slots[slot].level) & 1 and not (p.slots >> slot) & 1:
            if not why_slot(t, p, slot, levels, ignore_links, open_only):
                worth = learned(t, book, seat, slot, fade)
                if not (t.researched >> slot) & 1:
                    worth += book.prices.leader[t.printed.slots[slot].level]
                best = max(best, worth)
    return best - (book.prices.piece * fade // 100 if source == ACTIVE else 0)


def learned(t: Horizon, book: Book, seat: int, slot: int, fade: int) -> int:
    """A technology that is researched and not yet gained."""
    card = t.slot_card[slot]
    level = t.printed.slots[slot].level
    worth = LEVEL_POINTS[level] * POINT + book.prices.known[level] * fade // 100
    if card < 0:
        return worth + book.prices.card[level] * fade // 100
    if book.scored[card]:
        worth += points_of(t, seat, t.printed.technologies[card].scores) * POINT
    return worth + book.technologies[card] * fade // 100


def invested(t: Horizon, book: Book, seat: int, track: int, fade: int, left: int) -> int:
    """A cube of a track, or of the best one: what lies under it, and where it goes."""
    p = t.players[seat]
    best = 0
    some = track == ANY or p.left[track] == 0
    for other in range(ANY):
        if p.left[other] and (some or other == track):
            at = len(t.printed.tracks[other]) - p.left[other]
            best = max(best, book.cells_turn[other][at] * min(left, LASTS) + book.cells_once[other][at] * fade // 100)
    cells = t.printed.investment
    if p.invested >= len(cells):
        return best + POINT
    before = cells[p.invested - 1].vp if p.invested else 0
    return best + (cells[p.invested].vp - before) * POINT + book.investment[p.invested] * fade // 100


# -- villages, cities and structures -------------------------------------------------------------------------------


def placed(t: Horizon, step: CubeWhich) -> int:
    """The points that lie where the cube goes; the bonus is pending by itself."""
    if step.purpose == GOAL_CARD:
        return points_now(t, step.arg) * POINT
    if step.purpose == VILLAGE:
        return t.printed.territories[step.arg - FIELD].village_vp * POINT
    if step.purpose == CITY:
        return t.printed.territories[step.arg - FIELD].city_vp * POINT
    return t.printed.structures[t.structure[step.arg]].centre * POINT


def mustered(t: Horizon, book: Book, step: Muster, fade: int) -> int:
    """The prize, less the strength that goes for it; what is more than needed is lost."""
    needed = book.strengths[step.place - FIELD]
    prize = village(book, step.place, fade) if step.unit_kind == SETTLER else city(book, step.place, fade)
    return prize - (needed * SPENT + max(0, step.strength(t) - needed) * WASTED) * fade // 100


def village(book: Book, place: int, fade: int) -> int:
    return book.village_points[place - FIELD] + book.village_gains[place - FIELD] * fade // 100


def city(book: Book, place: int, fade: int) -> int:
    return book.city_points[place - FIELD] + book.prices.cube * fade // 100


def built(t: Horizon, book: Book, seat: int, structure: int, fade: int) -> int:
    gain = book.structure_gains[structure] - price_of(t, seat, structure) * book.prices.coin - SPENT
    return book.structure_points[structure] + gain * fade // 100


def best_expansion(t: Horizon, book: Book, seat: int, ways: int, token: int, fade: int) -> int:
    """The best village, city or structure that can be had right now."""
    p = t.players[seat]
    best = 0
    settles = ways & VILLAGES and (p.settle_tokens or not token)
    for unit in range(TOKENS):
        place = p.at[unit]
        if place >= 0:
            if t.structure[place] >= 0:
                if ways & EXISTING and t.right_builder[place] < 0 and t.left_builder[place] != seat:
                    if p.coins >= price_of(t, seat, t.structure[place]):
                        best = max(best, built(t, book, seat, t.structure[place], fade))
            elif place < FIELD or t.village[place] < 0:
                if settles and place >= FIELD and gathered(p.at, p.strength, 0, place) >= book.strengths[place - FIELD]:
                    spent = book.strengths[place - FIELD] * SPENT * fade // 100
                    best = max(best, village(book, place, fade) - spent)
                if ways & NEW and t.cards.zones[HAND + seat] and not t.barred(seat, place):
                    best = max(best, best_new(t, book, seat, place, fade))
    if ways & CITIES and (p.fortify_tokens or not token):
        for unit in range(TOKENS, UNITS):
            place = p.at[unit]
            if place >= FIELD and t.village[place] >= 0 and t.city[place] < 0 and t.structure[place] < 0:
                if gathered(p.at, p.strength, TOKENS, place) >= book.strengths[place - FIELD]:
                    spent = book.strengths[place - FIELD] * SPENT * fade // 100
                    best = max(best, city(book, place, fade) - spent)
    return best


def gathered(at: list[int], strength: list[int], first: int, place: int) -> int:
    """The strength of the units of a kind there."""
    n = 0
    for unit in range(first, first + TOKENS):
        if at[unit] == place:
            n += strength[unit]
    return n


def best_new(t: Horizon, book: Book, seat: int, place: int, fade: int) -> int:
    """The best tile of the own supply for a place without rivals."""
    for other in range(t.seats):
        if other != seat and place in t.players[other].at:
            return 0
    best = 0
    coins = t.players[seat].coins
    for card in t.cards.zones[HAND + seat]:
        if price_of(t, seat, card - STRUCTURE) <= coins:
            best = max(best, built(t, book, seat, card - STRUCTURE, fade))
    return best
