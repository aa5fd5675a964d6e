"""Tapestry 1: setting up."""

from __future__ import annotations

from typing import Final

from cradle.core.game import changed
from cradle.core.rng import seeded
from cradle.core.step import SEALED, Question, Step
from cradle.core.words import Kind
from cradle.games.tapestry.box import Printed
from cradle.games.tapestry.civilizations import join
from cradle.games.tapestry.counting import filled
from cradle.games.tapestry.news import KEPT
from cradle.games.tapestry.pieces import (
    AWAY,
    CAPITALS,
    CELLS,
    CIVILIZATION_0,
    CIVILIZATION_DECK,
    CIVILIZATIONS,
    DECISION_0,
    DECISION_DECK,
    DECISIONS,
    FREE,
    OUTPOST,
    OUTPOSTS,
    OWN,
    PROGRESS_DECK,
    ROCK,
    SPACE_0,
    SPACE_DECK,
    SPACES,
    TAPESTRIES,
    TAPESTRY_DECK,
    TECHNOLOGIES,
    TECHNOLOGY_0,
    TECHNOLOGY_DECK,
    TILE_0,
    TILE_DECK,
    TILES,
)
from cradle.games.tapestry.table import Tapestry
from cradle.games.tapestry.technology import fill_display
from cradle.games.tapestry.turn import Turn

KEEP_KIND: Final = Kind("keep", "tapestry/1.4", ("keep", "civilization", CIVILIZATIONS, "capital", CAPITALS))
STARTS: Final = [0, 1, 2]  # a capital of each pair, clockwise round the small map
HUMAN_START: Final = 1
AUTOMA_START: Final = 2
SOLO_TRAPS: Final = 2  # traps put away for a game alone


def setup(box: Printed, seats: int, choices: list[int], seed: int) -> Tapestry:
    """Tapestry 1.1: `choices` are the adjustment, the level of the Automa and whether a Shadow Empire plays."""
    adjustment, level, shadow = choices
    sides = 3 if seats == 1 or (seats == 2 and shadow) else seats
    t = Tapestry(box, seats, sides, seeded(seed))
    t.adjustment = adjustment
    t.level = level + 1 if seats == 1 else 0
    t.map = 1 if seats > 3 else 0
    t.hexes = len(box.maps[t.map].q)
    fill_decks(t)
    if sides > seats:
        prepare_bots(t)
    assign_capitals(t)
    t.push(Opening(t.rng.below(2 if seats == 1 else seats)))
    t.together([Keep(seat) for seat in range(seats)], SEALED)
    t.settle()
    return t


def fill_decks(t: Tapestry) -> None:
    """Tapestry 1.2: every deck and stack is shuffled; a game alone leaves some cards in the box."""
    zones = t.cards.zones
    alone = t.level > 0
    traps = 0
    for copy in range(TAPESTRIES):
        card = t.box.card_of[copy]
        away = alone and not t.box.card_solo[card]
        if alone and card == t.box.trap and traps < SOLO_TRAPS:
            traps += 1
            away = True
        zones[AWAY if away else TAPESTRY_DECK].append(copy)
    for civilization in range(CIVILIZATIONS):
        away = alone and not t.box.civilization_solo[civilization]
        zones[AWAY if away else CIVILIZATION_DECK].append(CIVILIZATION_0 + civilization)
    zones[TECHNOLOGY_DECK] = [TECHNOLOGY_0 + i for i in range(TECHNOLOGIES)]
    zones[TILE_DECK] = [TILE_0 + i for i in range(TILES)]
    zones[SPACE_DECK] = [SPACE_0 + i for i in range(SPACES)]
    for card in zones[AWAY]:
        t.cards.known[card] = t.cards.everybody
    for deck in (TAPESTRY_DECK, TECHNOLOGY_DECK, TILE_DECK, SPACE_DECK, CIVILIZATION_DECK):
        t.cards.shuffle(deck, t.rng)
    fill_display(t)
    if t.sides == t.seats:
        zones[AWAY] += [DECISION_0 + i for i in range(DECISIONS)]
        for i in range(DECISIONS):
            t.cards.known[DECISION_0 + i] = t.cards.everybody
    for seat in range(t.seats):
        for _ in range(2):
            t.cards.draw(CIVILIZATION_DECK, t.zone(seat, OWN), t.cards.everybody)


def prepare_bots(t: Tapestry) -> None:
    """Tapestry 15.2: decision cards, favourites and outposts of those who play by themselves."""
    zones = t.cards.zones
    for i in range(DECISIONS):
        early = t.box.decisions[i].group < (1 if t.level else 2)
        zone = DECISION_DECK if early else PROGRESS_DECK if t.level else AWAY
        zones[zone].append(DECISION_0 + i)
        if zone == AWAY:
            t.cards.known[DECISION_0 + i] = t.cards.everybody
    if t.level:
        t.cards.shuffle(PROGRESS_DECK, t.rng)
        t.cards.draw(PROGRESS_DECK, DECISION_DECK, 0)
        automa = t.players[t.seats]
        automa.capital = t.rng.below(4)
        automa.favourite = automa.capital
        automa.outposts = OUTPOSTS
        t.players[t.seats + 1].favourite = (automa.capital + 1 + t.rng.below(3)) % 4
        t.players[t.seats + 1].outposts = OUTPOSTS
    else:
        t.players[t.seats].favourite = t.rng.below(4)
    t.cards.shuffle(DECISION_DECK, t.rng)


def assign_capitals(t: Tapestry) -> None:
    """Tapestry 1.3: random mats, seated clockwise in the order of their start territories."""
    if t.map:
        mats = list(range(CAPITALS))
        t.rng.shuffle(mats)
        mats = sorted(mats[: t.seats])
    else:
        mats = STARTS[:]
        t.rng.shuffle(mats)
        mats = sorted(mats[: t.seats])
    turn = t.rng.below(t.seats)
    for seat in range(t.seats):
        t.players[seat].capital = mats[(seat + turn) % t.seats]


def capital_choices(t: Tapestry, seat: int) -> list[int]:
    mine = t.players[seat].capital
    return [mine] if t.map else [mine, t.box.capital_pair[mine]]


class Keep(Question[Tapestry]):
    """Tapestry 1.4: one of two civilizations, and with up to three players one of two capitals."""

    def kind(self) -> Kind:
        return KEEP_KIND

    def why(self, t: Tapestry, answer: int) -> str:
        if CIVILIZATION_0 + answer // CAPITALS not in t.pile(self.seat, OWN):
            return "tapestry/1.4"
        return "" if answer % CAPITALS in capital_choices(t, self.seat) else "tapestry/1.3"

    def answers(self, t: Tapestry) -> list[int]:
        out: list[int] = []
        for card in sorted(t.pile(self.seat, OWN)):
            for capital in capital_choices(t, self.seat):
                out.append((card - CIVILIZATION_0) * CAPITALS + capital)
        return out

    def take(self, t: Tapestry, answer: int) -> None:
        p = t.players[self.seat]
        p.capital = answer % CAPITALS
        for card in t.pile(self.seat, OWN)[:]:
            if card != CIVILIZATION_0 + answer // CAPITALS:
                t.cards.move(card, t.zone(self.seat, OWN), CIVILIZATION_DECK, t.cards.everybody)
        t.tell(KEPT, self.seat, [answer // CAPITALS, p.capital])


class Opening(Step[Tapestry]):
    """Tapestry 1.5: everybody has chosen: the map, the capitals and whatever the civilizations begin with."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, t: Tapestry) -> None:
        t.cards.shuffle(CIVILIZATION_DECK, t.rng)
        for seat in range(t.seats):
            lay_capital(t, seat)
            capital = t.players[seat].capital
            settle(t, seat, HUMAN_START if t.level else capital)
        if t.level:
            settle(t, t.seats, AUTOMA_START)
        t.push(Turn(self.first))
        for seat in range(t.seats - 1, -1, -1):
            t.push(Joining(seat))


class Joining(Step[Tapestry]):
    """Tapestry 1.6: what a starting civilization does at once."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, t: Tapestry) -> None:
        join(t, self.seat, t.pile(self.seat, OWN)[0] - CIVILIZATION_0, True)


def lay_capital(t: Tapestry, seat: int) -> None:
    p = t.players[seat]
    p.rock_low = t.box.capital_low[p.capital]
    p.rock_high = t.box.capital_high[p.capital]
    p.cells = [ROCK if filled(p.rock_low, p.rock_high, cell) else FREE for cell in range(CELLS)]


def settle(t: Tapestry, seat: int, capital: int) -> None:
    """Two outposts on the start territory, the others in the supply."""
    spot = t.box.maps[t.map].starts[capital]
    t.first_at = changed(t.first_at, spot, seat | OUTPOST << 3)
    t.second_at = changed(t.second_at, spot, seat | OUTPOST << 3)
    t.control = changed(t.control, spot, seat)
    t.players[seat].outposts = OUTPOSTS - 2
